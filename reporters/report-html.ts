/** `report.html`: the result for people, in one page that loads nothing and is complete without its script. */
import { scenes } from '../client/report/html.ts';
import type { Exchange } from '../contract/evidence.ts';
import { OPERATIONS, type Operation } from '../contract/words.ts';
import { levelSentence } from '../submission/levels.ts';
import type { RunResult } from '../submission/result.ts';
import { html, type Markup, NOTHING, pageHead, raw, sentence } from './markup.ts';
import { causes, firstCauses, recipe } from './report-causes.ts';
import { MOST_LINKS, numbersOf, operationExchanges } from './report-exchanges.ts';
import { latency } from './report-latency.ts';
import { cellsOf, legend, picture } from './report-picture.ts';
import { operationRequirements } from './report-requirements.ts';
import { REPORT_SCRIPT } from './report-script.ts';
import { REPORT_STYLE } from './report-style.ts';
import { type Fact, factsOfRun, subjectLine } from './run-facts.ts';
import { alikeOthers, countMarks, instancesByExchange, MARKS, SIGNS } from './shown-result.ts';
import { duration } from './style.ts';
import { thousands } from './verdict-words.ts';
import { operationsOf, verdictWords } from './wording.ts';

/** The suite's own response times say nothing about a client. */
const sectionsOf = ({ verdict }: RunResult) =>
  [
    ['picture', 'Overview'],
    ['causes', 'What is wrong'],
    verdict.subject === 'client' ? ['scenes', 'Scenes'] : ['latency', 'Latency'],
    ['requirements', 'Requirements'],
    ['exchanges', verdict.subject === 'client' ? 'Calls' : 'Exchanges'],
    ['run', 'The run'],
  ] as const;

/** Hidden until the script makes it work. */
function filter(result: RunResult): Markup {
  const counts = countMarks(result.judgements);
  const options = MARKS.filter((mark) => counts.has(mark)).map(
    (mark) => html`<option value="${mark}">${SIGNS[mark]} ${mark}</option>`,
  );
  return html`<form id="filter" role="search" aria-label="Filter this page" hidden><input type="search" aria-label="Words to look for in causes, requirements and exchanges" placeholder="Filter: words, ids, statuses" autocomplete="off">
<select aria-label="Outcome"><option value="">every outcome</option>${options}</select><button type="button">Clear</button><span id="said" role="status"></span></form>\n`;
}

function section(id: string, title: string, content: Markup): Markup {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${content}</section>\n`;
}

function byOperation(result: RunResult): [Operation, Exchange[]][] {
  const groups = new Map<Operation, Exchange[]>(OPERATIONS.map((operation) => [operation, []]));
  for (const exchange of result.exchanges.values()) groups.get(exchange.request.operation)?.push(exchange);
  return [...groups].filter(([, exchanges]) => exchanges.length > 0);
}

/** `2026-06-01 12:00:00 UTC`. */
const readable = (time: string) => time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2 UTC');

function banner(result: RunResult): Markup {
  const { verdict } = result.verdict;
  const { meaning, nextStep } = verdictWords(result);
  return html`<div class="banner ${verdict}"><h1>Verdict: ${verdict}</h1><p>${sentence(meaning)}</p>${firstCauses(result)}<p><strong>${sentence(nextStep)}</strong></p></div>\n`;
}

/** Facts that get their own line, and those that few people need. */
const WIDE = ['Hotels', 'Target', 'Answered', 'Claims', 'Tested', 'Remark', 'Suite', 'Catalogue', 'Profile digest'];
const DETAILS = ['Hotels', 'Token issuer', 'Environment', 'Ended', 'Suite', 'Catalogue'];

function list(facts: readonly Fact[]): Markup {
  const rows = facts.map(
    ([name, value]) =>
      html`<div class="${WIDE.includes(name) ? 'wide' : ''}"><dt>${name}</dt><dd>${readable(value)}</dd></div>\n`,
  );
  return html`<dl class="facts">${rows}</dl>\n`;
}

/** What was certified: the facts that distinguish one report from another. */
function facts(result: RunResult): Markup {
  const { startedAt, endedAt } = result.record.times;
  const took = duration(Date.parse(endedAt) - Date.parse(startedAt));
  const main = factsOfRun(result).filter(([name]) => !DETAILS.includes(name));
  const clock = result.record.client ? " by the run's clock" : '';
  return list(main.map(([name, value]) => [name, name === 'Started' ? `${readable(value)} (${took}${clock})` : value]));
}

function runFacts(result: RunResult): Markup {
  const { record, verdict } = result;
  const { pace, client } = record;
  const { requestsPerSecond, concurrency } = pace;
  const paced = `${requestsPerSecond ?? 'any number of'} requests per second, ${concurrency} at a time`;
  const details = factsOfRun(result).filter(([name]) => DETAILS.includes(name));
  return list([
    [client ? 'Calls' : 'Requests', thousands(result.exchanges.size)],
    ...(client ? [] : [['Pace', paced] as const]),
    ...details,
    ...(verdict.profile ? [['Profile digest', `SHA-256 ${verdict.profile.digest}`] as const] : []),
  ]);
}

function proof(): Markup {
  return html`<p>A submission can prove four things, each more than the one before:</p>
<ol start="0">${([0, 1, 2, 3] as const).map((level) => html`<li>${levelSentence(level)}</li>\n`)}</ol>
<p>This page alone is level 0. <code>npx lodging-certification verify submission.zip</code> says which level the whole submission reaches, and judges
every requirement again from the recorded exchanges. A signature proves who made it and that it is unchanged, not that the run was honest.</p>\n`;
}

function body(result: RunResult): Markup {
  const operations = operationsOf(result);
  const isClient = result.verdict.subject === 'client';
  const cells = cellsOf(result);
  const sharing = instancesByExchange(result);
  const numbers = numbersOf(result);
  const exchanges = byOperation(result);
  const unlisted = alikeOthers(result, sharing, MOST_LINKS);
  const requirements = html`<p class="dim">By operation, then by what they are about. The numbers lead to the exchanges on which an instance rests; instances without a sign passed.</p>
${operations.map((operation) => operationRequirements(operation, cells, numbers))}`;
  const lists = html`<p class="dim">All ${result.exchanges.size}, each once: its number and id, what was different about the request, status and time, what was different about the reply. Long texts are cut short; evidence.ndjson has them whole, one line for each number.</p>
${exchanges.map(([operation, members]) => operationExchanges(operation, members, numbers, sharing, unlisted))}
${result.verdict.causes.length === 0 && !isClient ? recipe(result) : NOTHING}`;
  return html`${section('picture', 'Overview', html`${picture(cells, operations)}${legend(result.judgements)}`)}
${causes(result, sharing)}
${isClient ? section('scenes', 'Scenes', scenes(result, numbers)) : section('latency', 'Latency', latency(exchanges, numbers))}
${section('requirements', 'Requirements', requirements)}
<div id="exchanges-part">${section('exchanges', isClient ? 'Calls' : 'Exchanges', lists)}</div>
${section('run', 'The run, and what it proves', html`${runFacts(result)}${proof()}`)}`;
}

/** The page. A function of the result alone: the same result gives the same bytes. */
export function reportHtml(result: RunResult): string {
  const { subject, verdict } = result.verdict;
  const title = `Certification of the ${subject}: ${verdict}`;
  const page = html`${pageHead(title, REPORT_STYLE, REPORT_SCRIPT)}<body><header>
<p class="subject">${subjectLine(result)}</p>
${banner(result)}${facts(result)}
<nav aria-label="Sections"><ul>${sectionsOf(result).map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
</header><main>
${filter(result)}${body(result)}</main>
<footer><p>No secret is in this page: each is replaced by a placeholder such as <code>&lt;access_token:3f9a0c12&gt;</code>,
whose tag shows which secrets are equal.</p></footer>
<script>${raw(REPORT_SCRIPT)}</script>
</body></html>
`;
  return page.text;
}
