/** The calls of a scene so far, and what is wrong with them. */
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import { OPERATION_ROWS } from '../../contract/words.ts';
import { replyText, requestText } from '../../judgement/explain.ts';
import { html, type Markup, NOTHING } from '../../reporters/markup.ts';
import { answerWords, callName, strayWords } from '../judging/words.ts';
import type { OperatorState } from '../ways/operator.ts';
import { besidesMissing, type SceneFinding } from './state.ts';

type OperatorCalls = Pick<NonNullable<OperatorState['now']>['heard'], 'calls' | 'findings' | 'strays'>;

const LONGEST_BODY = 4000;
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'long' });
/** A time, in ms since 1970, by the clock and zone of this machine. */
export const clockTime = (ms: number): string => CLOCK.format(ms);

function headOf({ outcome, summary }: Pick<SceneFinding, 'outcome' | 'summary'>, call: string): Markup {
  // The page has only this scene, and shows a finding next to its first call.
  const bare = summary.replace(/^Scene [\w-]+: /, '').replace(`Call ${call}: `, '');
  // Field names keep their case.
  const words = bare.replace(/^[a-z](?=[a-z]*\b(?![A-Z_]))/, (first) => first.toUpperCase());
  const label =
    outcome === 'failed' ? html`<strong class="bad">✗ Wrong:</strong>` : html`<strong class="odd">! Better:</strong>`;
  return html`${label} ${words}`;
}

const idOf = ({ calls: [call = ''], id }: Pick<SceneFinding, 'calls' | 'id'>) => `finding-${call}-${id}`;

/** The gravest finding in a line with a link: on a phone the calls are far below the steps. */
export function firstFound({ now }: OperatorState): Markup {
  const found = now ? besidesMissing(now) : [];
  const first = found.find(({ outcome }) => outcome === 'failed') ?? found[0];
  if (!first) return NOTHING;
  const more = found.length > 1 ? html` <span class="dim">and ${found.length - 1} more</span>` : NOTHING;
  return html`<p class="found"><a href="#${idOf(first)}">${headOf(first, first.calls[0] ?? '')}</a>${more}</p>`;
}

/** A finding in plain words. @param call the call next to which it is shown, if any */
export function findingMarkup(
  { outcome, expected, received, statement, clause, id, ...given }: SceneFinding,
  call = '',
): Markup {
  const wanted = expected === null ? NOTHING : html`<p>Expected: ${expected}</p>`;
  const found = received === null ? NOTHING : html`<p>Received: ${received}</p>`;
  return html`<div class="finding ${outcome}" id="${idOf({ calls: [call], id })}"><p>${headOf({ outcome, ...given }, call)}</p>${wanted}${found}
<p class="dim"><small>${statement} (${clause}, ${id})</small></p></div>`;
}

function answer(call: Exchange, all: readonly Exchange[]): Markup {
  const words = answerWords(call, all);
  return isAccepted(call) && !call.received?.lost
    ? html`<span class="good">✓ ${words} (${call.reply?.status ?? 0})</span>`
    : html`<span class="odd">${words}</span>`;
}

function callMarkup(call: Exchange, at: number, { calls, findings, strays }: OperatorCalls): Markup {
  const own = findings.filter(({ calls }) => calls.includes(call.id));
  const kind = own.some(({ outcome }) => outcome === 'failed') ? 'wrong' : isAccepted(call) ? 'accepted' : 'refused';
  const name = callName(call, OPERATION_ROWS[call.request.operation].name);
  const first = own.filter(({ calls }) => calls[0] === call.id).map((finding) => findingMarkup(finding, call.id));
  const scene = strays.get(call);
  const stray = scene ? html`<p class="odd"><small>It is ${strayWords(scene)}.</small></p>` : NOTHING;
  const others = own.flatMap(({ calls: [id] }) =>
    id === call.id ? [] : [calls.findIndex((each) => each.id === id) + 1],
  );
  const more =
    others.length === 0
      ? NOTHING
      : html`<p class="bad"><small>See the findings at call ${[...new Set(others)].join(', ')}.</small></p>`;
  return html`<li class="${kind}"><p class="call"><strong>${at + 1}. ${name}</strong> <span>${answer(call, calls)}</span> <small class="dim">${clockTime(Date.parse(call.sentAt))}</small></p>${stray}${first}${more}
<details id="call-${call.id}"><summary>What was sent and answered</summary><pre tabindex="0" role="group" aria-label="Request ${at + 1}">${requestText(call, LONGEST_BODY)}</pre><pre tabindex="0" role="group" aria-label="Reply ${at + 1}">${replyText(call, LONGEST_BODY)}</pre></details></li>`;
}

/** All calls of the scene being played. */
export function callsOf({ now }: OperatorState): Markup {
  if (!now) return NOTHING;
  const { calls } = now.heard;
  const none = html`<p class="dim">None so far. Each call appears here as soon as it arrives.</p>`;
  const list = html`<ol class="calls">${calls.map((call, at) => callMarkup(call, at, now.heard))}</ol>`;
  const clock = html`<p class="dim"><small>Times use the run's clock, that of the machine on which the provider runs.</small></p>`;
  return html`<h3 id="calls-title">Calls from your system (${calls.length})</h3>${calls.length === 0 ? none : html`${clock}${list}`}`;
}
