/** `report.html`: the result for people, in one page that runs nothing and loads nothing. */
import { createHash } from 'node:crypto';
import { type Operation, OUTCOMES, type Outcome } from '../contract/words.ts';
import type { RunResult } from '../submission/result.ts';
import { instancesByExchange } from './exchanges.ts';
import { html, type Markup, raw } from './markup.ts';
import { fullInstance, instanceAnchor, shortInstances } from './report-instance.ts';
import { REPORT_STYLE } from './report-style.ts';
import {
  judgementsOf,
  OUTCOME_MEANINGS,
  operationsOf,
  PROOF_LEVELS,
  productLine,
  profileName,
  subjectLine,
  targetLine,
  verdictWords,
} from './wording.ts';

/** Outcomes that a reader has to act on, the gravest first. */
const ATTENTION: readonly Outcome[] = ['failed', 'inconclusive', 'warning', 'review'];
/** Outcomes that are shown whole, with their exchanges. */
const FULL: readonly Outcome[] = [...ATTENTION, 'observed'];
const ORDER: readonly Outcome[] = [...FULL, 'not-testable', 'not-applicable', 'passed'];

/** Nothing may be loaded or run; the style sheet is admitted by its digest. */
export const REPORT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(REPORT_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

const heading = (operation: Operation, outcome: Outcome) => `${operation}.${outcome}`;

function banner(result: RunResult): Markup {
  const { verdict } = result.verdict;
  const { meaning, nextStep } = verdictWords(result);
  return html`<div class="banner ${verdict}"><h1>Verdict: ${verdict}</h1><p>${meaning}</p><p>${nextStep}</p></div>`;
}

function facts(result: RunResult): Markup {
  const { record, verdict } = result;
  const { context, times, pace } = record;
  const { values, claims } = context;
  const rows: [string, string][] = [
    ['Target', targetLine(result)],
    ['Product', productLine(result) ?? 'not named'],
    ['Claims', claims.length > 0 ? claims.join(', ') : 'none'],
    ['Profile', profileName(result) ?? 'none'],
    ['Hotels', values.hotels.map(({ id, timeZone }) => `${id} (${timeZone})`).join(', ') || 'none'],
    ['Started', times.startedAt],
    ['Ended', times.endedAt],
    ['Pace', `${pace.requestsPerSecond ?? 'any number of'} requests per second, ${pace.concurrency} at a time`],
    ['Requests', String(result.exchanges.size)],
    ['Suite', `${verdict.suite.version}, SHA-256 ${verdict.suite.digest}`],
    ['Catalogue', `SHA-256 ${record.catalogueDigest}`],
  ];
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`;
}

function cell(count: number, target: string | null): Markup {
  if (count === 0) return html`<td class="zero">0</td>`;
  return target ? html`<td><a href="#${target}">${count}</a></td>` : html`<td>${count}</td>`;
}

function table(result: RunResult): Markup {
  const columns = OUTCOMES.filter((outcome) => result.verdict.counts[outcome] > 0);
  const row = (operation: Operation) =>
    html`<tr><th scope="row"><a href="#${operation}">${operation}</a></th>${columns.map((outcome) =>
      cell(judgementsOf(result, operation, outcome).length, heading(operation, outcome)),
    )}<td>${judgementsOf(result, operation).length}</td></tr>\n`;
  return html`<div class="scroll"><table><caption class="dim">Requirement instances by operation and outcome</caption>
<thead><tr><th scope="col">Operation</th>${columns.map(
    (outcome) => html`<th scope="col" class="${outcome}">${outcome}</th>`,
  )}<th scope="col">all</th></tr></thead>
<tbody>${operationsOf(result).map(row)}</tbody>
<tfoot><tr><th scope="row">all</th>${columns.map((outcome) => cell(result.verdict.counts[outcome], null))}<td>${result.judgements.length}</td></tr></tfoot></table></div>
<dl>${columns.map((outcome) => html`<dt class="${outcome}">${outcome}</dt><dd>${OUTCOME_MEANINGS[outcome]}</dd>\n`)}</dl>`;
}

function attention(result: RunResult): Markup {
  const parts = ATTENTION.flatMap((outcome) => {
    const judgements = judgementsOf(result, null, outcome);
    if (judgements.length === 0) return [];
    const items = judgements.map(
      ({ instance, reason }) =>
        html`<li><a href="#${instanceAnchor(instance)}">${instance.id}</a> ${reason ?? instance.title}</li>\n`,
    );
    const isOpen = outcome === 'failed' ? ' open' : '';
    return html`<details${raw(isOpen)}><summary><span class="tag ${outcome}">${outcome}</span> ${judgements.length}</summary><ul class="plain">${items}</ul></details>\n`;
  });
  return parts.length > 0 ? html`${parts}` : html`<p>Nothing: no instance failed, and none needs a person.</p>`;
}

function operationSection(result: RunResult, operation: Operation, sharing: ReadonlyMap<string, number>): Markup {
  const parts = ORDER.flatMap((outcome) => {
    const judgements = judgementsOf(result, operation, outcome);
    if (judgements.length === 0) return [];
    const shown = FULL.includes(outcome)
      ? judgements.map((judgement) => fullInstance(result, judgement, sharing))
      : shortInstances(result, judgements);
    return html`<h3 id="${heading(operation, outcome)}" class="${outcome}">${outcome} (${judgements.length})</h3>\n${shown}`;
  });
  return html`<section id="${operation}"><h2>${operation}</h2>\n${parts}</section>\n`;
}

function proof(): Markup {
  return html`<p>A submission can prove four things, each more than the one before:</p>
<ol start="0">${PROOF_LEVELS.map((level) => html`<li>${level}</li>\n`)}</ol>
<p>This page alone is level 0. <code>npm run verify</code> tells which level the whole submission reaches, and judges
every requirement again from the recorded exchanges. A signature proves who and unchanged, not that the run was honest.</p>`;
}

/** The page. A function of the result alone: the same result gives the same bytes. */
export function reportHtml(result: RunResult): string {
  const operations = operationsOf(result);
  const sharing = instancesByExchange(result);
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${REPORT_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Certification of the ${result.verdict.subject}: ${result.verdict.verdict}</title>
<style>${raw(REPORT_STYLE)}</style></head>
<body><main>
<p class="subject">${subjectLine(result)}</p>
${banner(result)}
<nav aria-label="Sections"><p>${['attention', 'outcomes', 'run', 'proof', ...operations].map(
    (id, index) => html`${index > 0 ? ' · ' : ''}<a href="#${id}">${id}</a>`,
  )}</p></nav>
<section id="attention"><h2>What needs attention</h2>\n${attention(result)}</section>
<section id="outcomes"><h2>Outcomes</h2>\n${table(result)}</section>
<section id="run"><h2>The run</h2>\n${facts(result)}</section>
<section id="proof"><h2>What this proves</h2>\n${proof()}</section>
${operations.map((operation) => operationSection(result, operation, sharing))}
</main>
<footer><p>No secret is in this page: each is replaced by a placeholder such as <code>&lt;access_token:3f9a0c12&gt;</code>,
whose tag tells equal secrets from different ones.</p></footer>
</body></html>
`;
  return page.text;
}
