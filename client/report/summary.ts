/** The scenes of a client's run in the summary that is printed. */

import { wrapped } from '../../reporters/style.ts';
import { firstLine } from '../../reporters/visible.ts';
import { many } from '../../reporters/wording.ts';
import type { RunResult } from '../../submission/result.ts';
import { callsLine, findingsLine, isRemarkable, PLAY_ENDS, sceneLines } from './scenes.ts';

/** So many scenes are told. */
const MOST_SCENES = 8;

/** The scenes of which there is something to say, a line each, and how many others were played. */
export function sceneBlock(result: RunResult, page: { readonly width: number }): string[] {
  const all = sceneLines(result);
  const remarkable = all.filter(isRemarkable);
  const told = remarkable.slice(0, MOST_SCENES);
  const wide = Math.max(...told.map(({ name }) => name.length));
  const lines = told.map((each) => {
    const how = [PLAY_ENDS[each.play.end], callsLine(each), findingsLine(each)].filter(Boolean).join('; ');
    return wrapped(`${each.name.padEnd(wide)}  ${firstLine(how)}`, page.width, ' '.repeat(wide + 2));
  });
  const left = remarkable.length - told.length;
  const more = left > 0 ? [`and ${many(left, 'more scene')} like these; report.html has a time line of each`] : [];
  const others = all.length - remarkable.length;
  const rest = `${many(others, told.length > 0 ? 'more scene' : 'scene')} played, and nothing found`;
  return [...lines, ...more, ...(others > 0 ? [rest] : [])];
}
