/** The top of `report.html`: the verdict, what it is about, and what to do next. */
import type { RunResult } from '../submission/result.ts';
import { html, type Markup } from './markup.ts';
import { firstCauses } from './report-causes.ts';
import { factsOfRun } from './run-facts.ts';
import { PROOF_LEVELS, thousands, verdictWords } from './wording.ts';

/** A name, its value, and whether the value wants a line of its own. */
type Fact = readonly [name: string, value: string, wide?: 'wide'];

const MINUTE_MS = 60_000;

/** `24 s`, `2 min 34 s`; nothing for times that cannot be read. */
function lasting(startedAt: string, endedAt: string): string {
  const tookMs = Date.parse(endedAt) - Date.parse(startedAt);
  if (!(tookMs >= 0)) return '';
  const minutes = tookMs < MINUTE_MS ? '' : `${Math.floor(tookMs / MINUTE_MS)} min `;
  return ` (${minutes}${Math.round((tookMs % MINUTE_MS) / 1000)} s)`;
}

/** `2026-06-01 12:00:00 UTC`. */
const readable = (time: string) => time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2 UTC');

/** Verdict, meaning, next step. */
export function banner(result: RunResult): Markup {
  const { verdict } = result.verdict;
  const { meaning, nextStep } = verdictWords(result);
  return html`<div class="banner ${verdict}"><h1>Verdict: ${verdict}</h1><p>${meaning}</p>${firstCauses(result)}<p><strong>${nextStep}</strong></p></div>\n`;
}

function list(facts: readonly Fact[]): Markup {
  const rows = facts.map(
    ([name, value, wide]) => html`<div class="${wide ?? ''}"><dt>${name}</dt><dd>${value}</dd></div>\n`,
  );
  return html`<dl class="facts">${rows}</dl>\n`;
}

/** Facts that are wide, and those that few want to know. */
const WIDE = ['Target', 'Answered', 'Claims', 'Tested', 'Remark', 'Suite', 'Catalogue'];
const DETAILS = ['Token issuer', 'Ended', 'Suite', 'Catalogue'];

const shown = ([name, value]: readonly [string, string]): Fact =>
  WIDE.includes(name) ? [name, value, 'wide'] : [name, readable(value)];

/** What was certified: the facts that tell one report from another. */
export function facts(result: RunResult): Markup {
  const { startedAt, endedAt } = result.record.times;
  const main = factsOfRun(result).filter(([name]) => !DETAILS.includes(name));
  const started: Fact = ['Started', `${readable(startedAt)}${lasting(startedAt, endedAt)}`];
  return list(main.map((fact) => (fact[0] === 'Started' ? started : shown(fact))));
}

/** The rest that there is to know about a run. */
export function runFacts(result: RunResult): Markup {
  const { record, verdict } = result;
  const { context, pace, client } = record;
  const { requestsPerSecond, concurrency } = pace;
  const paced = `${requestsPerSecond ?? 'any number of'} requests per second, ${concurrency} at a time`;
  const details = factsOfRun(result).filter(([name]) => DETAILS.includes(name));
  return list([
    [client ? 'Calls' : 'Requests', thousands(result.exchanges.size)],
    ...(client ? [] : [['Pace', paced] as const]),
    ['Hotels', context.values.hotels.map(({ id, timeZone }) => `${id} (${timeZone})`).join(', ') || 'none'],
    ...details.map(shown),
    ...(verdict.profile ? [['Profile', `SHA-256 ${verdict.profile.digest}`, 'wide'] as const] : []),
  ]);
}

/** What a submission proves, and what this page does. */
export function proof(): Markup {
  return html`<p>A submission can prove four things, each more than the one before:</p>
<ol start="0">${PROOF_LEVELS.map((level) => html`<li>${level}</li>\n`)}</ol>
<p>This page alone is level 0. <code>npm run verify</code> tells which level the whole submission reaches, and judges
every requirement again from the recorded exchanges. A signature proves who and unchanged, not that the run was honest.</p>\n`;
}
