/** The scenes of a client's run in `report.html`: a time line and the findings of each. */
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import { isTokenOperation, OPERATION_ROWS } from '../../contract/words.ts';
import { html, type Markup, NOTHING } from '../../reporters/markup.ts';
import { exchangeLinks, type Numbers } from '../../reporters/report-exchanges.ts';
import { instanceAnchor } from '../../reporters/report-requirements.ts';
import { SIGNS } from '../../reporters/shown-result.ts';
import { shortened } from '../../reporters/visible.ts';
import type { RunResult } from '../../submission/result.ts';
import { callName, howPlayed } from '../judging/words.ts';
import { asksForToken, callsLine, type SceneLines, sceneLines } from './scenes.ts';

const WIDTH = 352;
const SLOT = 44;
const ROW = 46;
const IN_A_ROW = WIDTH / SLOT;
const MOST_MARKS = 60;
const MOST_LINKS = 12;
const MOST_FINDINGS = 8;
const PAUSE_MS = 300;
const FINDING = 200;

type Mark =
  | { readonly call: Exchange; readonly again: boolean; readonly beside: boolean }
  | { readonly pauseMs: number };

function lasting(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  return ms < 299_500 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}

/** Identifies a call that is sent again: the same report, or another token request. */
const keyOf = ({ request: { operation, body } }: Exchange) =>
  isTokenOperation(operation) ? 'token' : `${operation} ${body?.sha256 ?? body?.text ?? body?.base64 ?? ''}`;

function marksOf(calls: readonly Exchange[]): Mark[] {
  const marks: Mark[] = [];
  const seen = new Set<string>();
  let over = Number.NaN;
  for (const call of calls) {
    const sent = Date.parse(call.sentAt);
    if (sent - over >= PAUSE_MS) marks.push({ pauseMs: sent - over });
    const key = keyOf(call);
    marks.push({ call, again: seen.has(key), beside: sent < over });
    seen.add(key);
    const end = sent + call.durationMs;
    over = Number.isNaN(over) ? end : Math.max(over, end);
  }
  return marks;
}

const statusOf = ({ reply, received }: Exchange) => (received?.lost ? 'cut' : String(reply?.status ?? '—'));

function colourOf(call: Exchange): string {
  const status = call.reply?.status ?? 0;
  if (call.received?.lost || status >= 500) return 'bad';
  return isAccepted(call) ? 'good' : 'odd';
}

function spoken(mark: Mark): string {
  if ('pauseMs' in mark) return `${lasting(mark.pauseMs)} later`;
  const what = asksForToken(mark.call) ? 'token' : callName(mark.call, mark.call.request.operation);
  return `${what}${mark.again ? ' again' : ''} ${statusOf(mark.call)}`;
}

function drawn(mark: Mark, at: number, { length }: readonly Mark[]): Markup {
  const x = (at % IN_A_ROW) * SLOT + SLOT / 2;
  const y = Math.floor(at / IN_A_ROW) * ROW + ROW / 2;
  if ('pauseMs' in mark) {
    return html`<path class="pause" d="M${x - SLOT / 2} ${y}h${SLOT}"/><text x="${x}" y="${y - 6}">${lasting(mark.pauseMs)}</text>`;
  }
  const { call, again, beside } = mark;
  const { operation, method } = call.request;
  const label = call.received?.astray ? method.slice(0, 7) : OPERATION_ROWS[operation].short;
  const colour = colourOf(call);
  // A line joins a call to the one before, unless both were under way at once.
  const line = at % IN_A_ROW === 0 || beside ? NOTHING : html`<path d="M${x - SLOT / 2} ${y}h${SLOT / 2}"/>`;
  const on = at === length - 1 ? NOTHING : html`<path d="M${x} ${y}h${SLOT / 2}"/>`;
  const shape = asksForToken(call)
    ? html`<rect class="${colour}" x="${x - 5}" y="${y - 5}" width="10" height="10"/>`
    : html`<circle class="${colour}" cx="${x}" cy="${y}" r="5.5"/>`;
  return html`${line}${on}${shape}<text x="${x}" y="${y - 9}">${label}</text><text class="${colour}" x="${x}" y="${y + 16}">${again ? '↻' : ''}${statusOf(call)}</text>`;
}

function timeLine({ name, calls, certificate }: SceneLines): Markup {
  if (calls.length === 0) return certificate ? NOTHING : html`<p class="dim">No call came.</p>`;
  const all = marksOf(calls);
  const marks = all.slice(0, MOST_MARKS);
  const rows = Math.ceil(marks.length / IN_A_ROW);
  const more = all.length - marks.length;
  const words = [...marks.map(spoken), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
  return html`<svg class="time" viewBox="0 0 ${WIDTH} ${rows * ROW}" role="img" aria-label="${`${name}: ${words}`}">${marks.map(drawn)}</svg>${more > 0 ? html`<p class="dim">and ${more} more</p>` : NOTHING}`;
}

function findings({ findings: found }: SceneLines): Markup {
  if (found.length === 0) return NOTHING;
  const lines = found.slice(0, MOST_FINDINGS).map(({ instance, outcome }) => {
    const mark = html`<span class="${outcome}">${SIGNS[outcome]} ${outcome}</span>`;
    return html`<li>${mark} <a href="#${instanceAnchor(instance)}">${shortened(instance.title, FINDING)}</a>\n`;
  });
  const more = found.length - lines.length;
  return html`<ul>${lines}${more > 0 ? html`<li>and ${more} more\n` : NOTHING}</ul>`;
}

function scene(lines: SceneLines, numbers: Numbers): Markup {
  const { name, title, play, calls, strays } = lines;
  const how = play.end === 'done' ? '' : `${howPlayed(play)}; `;
  const ids = calls.map(({ id }) => id);
  const besides = strays.length > 0 ? `; ${strays.join('; ')}` : '';
  const links = exchangeLinks(ids, numbers, MOST_LINKS);
  return html`<figure id="scene-${name}"><figcaption><h3>${title}</h3> <code>${name}</code></figcaption>
${timeLine(lines)}<p class="dim">${shortened(how, FINDING)}${callsLine(lines)}${calls.length > 0 ? html`:${links}` : NOTHING}${besides}</p>${findings(lines)}</figure>\n`;
}

/** All scenes that were played. */
export function scenes(result: RunResult, numbers: Numbers): Markup {
  const all = sceneLines(result);
  const { clockAheadMs = 0 } = result.record.client ?? {};
  const ahead = clockAheadMs > 0 ? `, which the client set ahead by ${lasting(clockAheadMs)} in all` : '';
  if (all.length === 0) return html`<p>No scene was played.</p>\n`;
  return html`<p class="dim">What came in each scene, from left to right: a square is a request for a token, a circle a report, above it what it is,
below it how it was answered (↻: sent once more; cut: the reply was never delivered). A dotted line is a pause of the client.
All times and pauses are by the run's clock${ahead}.
How a scene or a handshake ended, how long calls took, and whether a reply was lost or a call refused, is by the run's own account.</p>
<div class="plots">${all.map((each) => scene(each, numbers))}</div>\n`;
}
