/** A client's scenes as every report shows them: how each was played, its calls and findings. */
import { onceOf } from '../../cases/once.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import type { Play } from '../../contract/scene.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { MARKS, type Mark, tally } from '../../reporters/shown-result.ts';
import { wrapped } from '../../reporters/style.ts';
import { many } from '../../reporters/verdict-words.ts';
import { firstLine } from '../../reporters/visible.ts';
import type { ReportedJudgement, RunResult } from '../../submission/result.ts';
import { straysIn } from '../judging/events.ts';
import { callsByScene, scenesIn } from '../judging/played.ts';
import { howPlayed, strayWords } from '../judging/words.ts';
import { sceneNamed } from '../scenes/index.ts';

/** A played scene with its findings (not met, or not judged), the gravest first. */
export type SceneLines = ReturnType<typeof sceneLines>[number];

/** Whether a call is a token request; one to an unknown address is not. */
export const asksForToken = ({ request, received }: Exchange): boolean =>
  isTokenOperation(request.operation) && !received?.astray;

const SHOWN: ReadonlySet<Mark> = new Set(['failed', 'inconclusive', 'warning', 'review']);

/** The scenes that a finding is about: those of its calls, or the one its instance names if a call is missing. */
function scenesOf({ finding, instance }: ReportedJudgement): string[] {
  const shown = [finding?.exchange, ...(finding?.exchanges ?? [])];
  const scenes = shown.flatMap((exchange) => exchange?.received?.scene ?? []);
  const [, named = ''] = instance.id.split(':');
  return [...new Set(scenes.length > 0 ? scenes : named.split(','))];
}

/** What a client made of a certificate that it must not trust; `null`: it was shown none. */
function certificateWords({ scene, handshakes }: Play): string | null {
  if (!sceneNamed(scene)?.certificate || !handshakes) return null;
  const { silent, spoken } = handshakes;
  if (spoken > 0)
    return `the client sent requests on ${many(spoken, 'connection')} although it must not trust the certificate`;
  return silent > 0
    ? `the client saw the certificate and closed ${many(silent, 'connection')} without sending anything`
    : 'the client never connected';
}

/** The scenes played, in order; empty if no client was judged. */
export const sceneLines = onceOf(({ record, exchanges, judgements }: RunResult) => {
  const calls = callsByScene(exchanges.values());
  const found = judgements
    .filter(({ outcome }) => SHOWN.has(outcome))
    .map((each) => ({ each, scenes: scenesOf(each) }));
  const rank = ({ outcome }: ReportedJudgement) => MARKS.indexOf(outcome);
  return (record.client?.plays ?? []).map((play) => {
    const own = calls.get(play.scene) ?? [];
    // An edited submission may name a scene that does not exist.
    const strays = scenesIn(record.context, [play], own).flatMap((each) => [...straysIn(each, record.context)]);
    return {
      name: play.scene,
      title: sceneNamed(play.scene)?.title ?? play.scene,
      play,
      calls: own,
      tokens: own.filter(asksForToken).length,
      certificate: certificateWords(play),
      strays: [...groupedBy(strays, ([, scene]) => scene)].map(([scene, [first, ...others]]) => {
        const more = others.length > 0 ? ` (and ${many(others.length, 'more call')})` : '';
        return `call ${first?.[0].id}${more} is ${strayWords(scene)}`;
      }),
      findings: found
        .filter(({ scenes }) => scenes.includes(play.scene))
        .map(({ each }) => each)
        .sort((a, b) => rank(a) - rank(b)),
    };
  });
});

/** `5 calls, 2 of them for a token`; `5 calls, all for a token`; `1 call, for a token`. */
export function callsLine({ calls, tokens, certificate }: SceneLines): string {
  if (calls.length === 0 && certificate) return certificate;
  const some = tokens < calls.length ? `${tokens} of them ` : calls.length > 1 ? 'all ' : '';
  const all = `${many(calls.length, 'call')}${tokens > 0 ? `, ${some}for a token` : ''}`;
  return certificate ? `${all}; ${certificate}` : all;
}

/** Whether there is more to say about a scene than that it was played. */
export const isRemarkable = ({ play, findings, strays }: SceneLines): boolean =>
  play.end !== 'done' || findings.length > 0 || strays.length > 0;

const MOST_SCENES = 8;

/** The scenes with most to say first: those that did not end as usual, and those with most failures. */
function mostTellingFirst(scenes: readonly SceneLines[]): SceneLines[] {
  const isOdd = ({ play, strays }: SceneLines) => Number(play.end !== 'done' || strays.length > 0);
  const failed = ({ findings }: SceneLines) => findings.filter(({ outcome }) => outcome === 'failed').length;
  const all = ({ findings }: SceneLines) => findings.length;
  return [...scenes].sort((a, b) => isOdd(b) - isOdd(a) || failed(b) - failed(a) || all(b) - all(a));
}

/** A line for each remarkable scene, the most telling first, and how many others were played. */
export function sceneBlock(result: RunResult, page: { readonly width: number }): string[] {
  const all = sceneLines(result);
  const isRecording = result.record.client?.drivenBy === 'elsewhere';
  const remarkable = mostTellingFirst(all.filter(isRemarkable));
  const shown = remarkable.slice(0, MOST_SCENES);
  const wide = Math.max(...shown.map(({ name }) => name.length));
  const lines = shown.map((each) => {
    const how = [isRecording ? '' : howPlayed(each.play), callsLine(each), ...each.strays, tally(each.findings)];
    const line = firstLine(how.filter(Boolean).join('; '));
    return wrapped(`${each.name.padEnd(wide)}  ${line}`, page.width, ' '.repeat(wide + 2));
  });
  const left = remarkable.length - shown.length;
  const more = left > 0 ? [`and ${many(left, 'more scene')} with findings; report.html shows each on a timeline`] : [];
  const others = all.length - remarkable.length;
  const rest = `${many(others, shown.length > 0 ? 'more scene' : 'scene')} played without findings`;
  return [...lines, ...more, ...(others > 0 && !isRecording ? [rest] : [])];
}
