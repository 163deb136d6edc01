/** What does not hold, by its causes, in `report.html`: a block each, with one example to look at and to send again. */
import { preparation } from '../judgement/curl.ts';
import type { Cause, ReportedJudgement, RunResult } from '../submission/result.ts';
import { exchangeLine } from './exchanges.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { wholeExchange } from './report-exchanges.ts';
import { SIGNS } from './report-groups.ts';
import { curlBlock, factList, instanceAnchor } from './report-requirements.ts';
import { cut } from './report-usual.ts';
import { many, notRunLine } from './wording.ts';

/** Causes that are shown unfolded, where there are more than so many. */
const FEW = 4;
const UNFOLDED = 2;
/** Causes beyond these are one line each: nobody fixes so many at once. */
const MOST = 40;
const TITLE = 300;
/** So many are named in the first lines of the page. */
const FIRST = 5;

/** What the blocks are made from. */
interface Sources {
  readonly result: RunResult;
  readonly judgements: ReadonlyMap<string, ReportedJudgement>;
  /** How many instances rest on each exchange, by its id. */
  readonly sharing: ReadonlyMap<string, number>;
}

/** The fragment that leads to a cause's block. */
function causeAnchor(result: RunResult, cause: Cause): string {
  return `cause-${result.verdict.causes.indexOf(cause) + 1}`;
}

/** The causes to be fixed first, by their titles: the quick answer to what is wrong. */
export function firstCauses(result: RunResult): Markup {
  const told = toldOf(result).filter(([{ outcome }]) => outcome === 'failed');
  if (told.length === 0) return NOTHING;
  const items = told
    .slice(0, FIRST)
    .map(
      ([cause]) =>
        html`<li><a href="#${causeAnchor(result, cause)}">${cut(cause.title, TITLE)}</a> <span class="dim">${many(cause.instances.length, 'instance')}</span>\n`,
    );
  const rest = told.length - items.length;
  return html`<ul>${items}${rest > 0 ? html`<li><a href="#causes">and ${many(rest, 'more cause')}</a>\n` : NOTHING}</ul>\n`;
}

function exampleExchange({ finding }: ReportedJudgement, sharing: Sources['sharing']): Markup {
  const shown = [
    ['Exchange', finding?.exchange],
    ['Control', finding?.control],
  ] as const;
  const blocks = shown.map(([role, exchange]) => {
    if (!exchange) return NOTHING;
    const uses = sharing.get(exchange.id) ?? 0;
    const shared = uses > 1 ? html` <span class="dim">judged by ${uses} requirement instances</span>` : NOTHING;
    return html`<details><summary>${role} <code>${exchange.id}</code>: ${cut(exchangeLine(exchange), TITLE)}${shared}</summary>${wholeExchange(exchange)}</details>\n`;
  });
  return html`${blocks}`;
}

function others(cause: Cause, { judgements }: Sources): Markup {
  const rest = cause.instances.slice(1).flatMap((id) => judgements.get(id) ?? []);
  if (rest.length === 0) return NOTHING;
  const links = rest.map(
    ({ instance }) =>
      html`<li><a href="#${instanceAnchor(instance)}">${instance.title}</a> <small>${instance.requirement.operation}</small>\n`,
  );
  return html`<details><summary>${many(rest.length, 'more instance')} with the same cause</summary><ul>${links}</ul></details>\n`;
}

function block(cause: Cause, example: ReportedJudgement, sources: Sources, isOpen: boolean): Markup {
  const { outcome, title, instances } = cause;
  const { statement, clause, level, basis } = example.instance.requirement;
  const opened = isOpen ? html` open` : NOTHING;
  const repeated = example.reason === title ? ['Reason'] : [];
  return html`<details class="cause ${outcome}"${opened}><summary><span class="tag ${outcome}">${SIGNS[outcome]} ${outcome}</span> <h3>${cut(title, TITLE)}</h3> <span class="dim">${many(instances.length, 'instance')}</span></summary>
<p id="${causeAnchor(sources.result, cause)}">${statement} <span class="dim">${clause}, ${level}, ${basis}</span></p>
<p class="dim">Example: <a href="#${instanceAnchor(example.instance)}"><code>${example.instance.id}</code></a> ${example.instance.title}</p>
${factList(example, ['Statement', 'Clause', ...repeated])}${example.curl ? html`<p class="dim">To reproduce</p>${curlBlock(example.curl)}` : NOTHING}
${exampleExchange(example, sources.sharing)}${others(cause, sources)}</details>\n`;
}

/** How a token comes into the shell, for the `curl` lines that use one. */
export function recipe({ record }: RunResult): Markup {
  const lines = preparation(record.context, ['$ACCESS_TOKEN']).join('\n');
  return html`<details class="fold"><summary>First, a token for the curl lines: what they call <code>$ACCESS_TOKEN</code></summary>
<p>Paste this once into the same shell; paste it again when the token has run out.</p>
<pre class="curl">${lines}</pre></details>\n`;
}

function notRun(result: RunResult): Markup {
  const line = notRunLine(result);
  if (line === null) return NOTHING;
  return html`<p class="note"><span class="tag not-run">${SIGNS['not-run']} not run</span> ${line}</p>\n`;
}

function blocks(causes: readonly [Cause, ReportedJudgement][], sources: Sources): Markup {
  const open = causes.length <= FEW ? FEW : UNFOLDED;
  const told = causes
    .slice(0, MOST)
    .map(([cause, example], at) =>
      block(cause, example, sources, at < open && (cause.outcome === 'failed' || cause.outcome === 'inconclusive')),
    );
  const rest = causes
    .slice(MOST)
    .map(
      ([{ title, instances }, { instance }]) =>
        html`<li>${cut(title, TITLE)} <a href="#${instanceAnchor(instance)}">${many(instances.length, 'instance')}</a>\n`,
    );
  if (rest.length === 0) return html`${told}`;
  return html`${told}<details class="fold"><summary>${many(rest.length, 'more cause')}, one line each</summary><ul>${rest}</ul></details>\n`;
}

const byId = (result: RunResult) => new Map(result.judgements.map((each) => [each.instance.id, each]));

/** The causes with their examples. What was not run is one line elsewhere, however many instances it is. */
function toldOf(result: RunResult): [Cause, ReportedJudgement][] {
  const judgements = byId(result);
  return result.verdict.causes.flatMap((cause): [Cause, ReportedJudgement][] => {
    const example = judgements.get(cause.instances[0] ?? '');
    return example && !example.notRun ? [[cause, example]] : [];
  });
}

/** What is wrong, and what only should be otherwise. */
export function causes(result: RunResult, sharing: ReadonlyMap<string, number>): Markup {
  const told = toldOf(result);
  const sources = { result, judgements: byId(result), sharing };
  const grave = told.filter(([{ outcome }]) => outcome !== 'warning');
  const warnings = told.filter(([{ outcome }]) => outcome === 'warning');
  const nothing = result.judgements.some((each) => each.notRun)
    ? NOTHING
    : html`<p>Nothing: no instance failed, and none needs a person.</p>\n`;
  return html`<section aria-labelledby="causes"><h2 id="causes">What is wrong${grave.length > 0 ? html` <span class="dim">${many(grave.length, 'cause')}</span>` : NOTHING}</h2>
${notRun(result)}${told.some(([, { curl }]) => curl !== null) ? recipe(result) : NOTHING}${grave.length > 0 ? blocks(grave, sources) : nothing}</section>
${
  warnings.length > 0
    ? html`<section aria-labelledby="warnings"><h2 id="warnings">What should be otherwise <span class="dim">${many(warnings.length, 'cause')}; no warning keeps anybody from being certified</span></h2>
${blocks(warnings, sources)}</section>\n`
    : NOTHING
}`;
}
