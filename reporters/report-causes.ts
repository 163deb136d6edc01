/** The causes in `report.html`: a block for each, with one example to look at and to send again. */
import type { Exchange } from '../contract/evidence.ts';
import { preparation } from '../judgement/curl.ts';
import { ownWords } from '../judgement/explain.ts';
import type { RunResult } from '../submission/result.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { wholeExchange } from './report-exchanges.ts';
import { curlBlock, factList, instanceAnchor } from './report-requirements.ts';
import { exchangeLine, type ShownCause, SIGNS, shownCauses } from './shown-result.ts';
import { many } from './verdict-words.ts';
import { shortened } from './visible.ts';
import { notRunLine } from './wording.ts';

/** How many causes are shown unfolded. */
const FEW = 4;
const UNFOLDED = 2;
/** Further causes are one line each. */
const MOST = 40;
const TITLE = 300;
/** How many are named in the first lines of the page. */
const FIRST = 5;

/** The titles of the causes to fix first: the quick answer to what is wrong. */
export function firstCauses(result: RunResult): Markup {
  const failed = shownCauses(result).filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return NOTHING;
  const item = ({ anchor, title, members }: ShownCause) =>
    html`<li><a href="#${anchor}">${shortened(title, TITLE)}</a> <span class="dim">(${many(members.length, 'instance')})</span>\n`;
  const items = failed.slice(0, FIRST).map(item);
  const rest = failed.length - items.length;
  return html`<ul>${items}${rest > 0 ? html`<li><a href="#causes">and ${many(rest, 'more cause')}</a>\n` : NOTHING}</ul>\n`;
}

/** How many instances rest on each exchange, by its id. */
type Sharing = ReadonlyMap<string, number>;

function exchangeBlock(role: string, exchange: Exchange | undefined, sharing: Sharing | null): Markup {
  if (!exchange) return NOTHING;
  const uses = sharing?.get(exchange.id) ?? 0;
  const shared = uses > 1 ? html` <span class="dim">judged by ${uses} requirement instances</span>` : NOTHING;
  return html`<details><summary>${role} <code>${exchange.id}</code>: ${shortened(exchangeLine(exchange), TITLE)}${shared}</summary>${wholeExchange(exchange)}</details>\n`;
}

/** A cause in one line: outcome, title and size. */
export function causeHead({ outcome, title, members }: ShownCause): Markup {
  return html`<span class="tag ${outcome}">${SIGNS[outcome]} ${outcome}</span> <h3>${shortened(title, TITLE)}</h3> <span class="dim">${many(members.length, 'instance')}</span>`;
}

/** What a cause is about, with its example. @param sharing `null`: on a page without the instances */
export function causeExample({ title, members: [example], anchor }: ShownCause, sharing: Sharing | null): Markup {
  const { instance, finding, reason, curl } = example;
  const { statement, clause, level, basis } = instance.requirement;
  const repeated = reason === title ? ['Reason'] : [];
  const words = finding?.exchange && ownWords(finding.exchange);
  const quoted = words ? html`<p>The service said: <code>${words}</code></p>\n` : NOTHING;
  const about = html`${quoted}<p>${statement} <span class="dim">${clause}, ${level}, ${basis}</span></p>`;
  const id = html`<code>${instance.id}</code>`;
  return html`${sharing ? html`<div id="${anchor}">${about}</div>` : about}
<p class="dim">Example: ${sharing ? html`<a href="#${instanceAnchor(instance)}">${id}</a>` : id}: ${instance.title}</p>
${factList(example, ['Said', 'Statement', 'Clause', ...repeated])}${curl ? html`<p class="dim">To reproduce</p>${curlBlock(curl)}` : NOTHING}
${exchangeBlock('Exchange', finding?.exchange, sharing)}${exchangeBlock('Control', finding?.control, sharing)}`;
}

function others([, ...rest]: ShownCause['members']): Markup {
  if (rest.length === 0) return NOTHING;
  const links = rest.map(
    ({ instance }) =>
      html`<li><a href="#${instanceAnchor(instance)}">${instance.title}</a> <small>${instance.requirement.operation}</small>\n`,
  );
  return html`<details><summary>${many(rest.length, 'more instance')} with the same cause</summary><ul>${links}</ul></details>\n`;
}

function block(cause: ShownCause, sharing: Sharing, isOpen: boolean): Markup {
  const opened = isOpen ? html` open` : NOTHING;
  return html`<details class="cause ${cause.outcome}"${opened}><summary>${causeHead(cause)}</summary>
${causeExample(cause, sharing)}${others(cause.members)}</details>\n`;
}

/** How to get a token into the shell, for the `curl` lines that use one. */
export function recipe({ record }: RunResult): Markup {
  const lines = preparation(record.context, ['$ACCESS_TOKEN']).join('\n');
  return html`<details class="fold"><summary>First, a token for the curl lines: what they call <code>$ACCESS_TOKEN</code></summary>
<p>Paste this once into the same shell; paste it again when the token has expired.</p>
<pre class="curl">${lines}</pre></details>\n`;
}

function notRun(result: RunResult): Markup {
  const line = notRunLine(result);
  if (line === null) return NOTHING;
  return html`<p class="note"><span class="tag not-run">${SIGNS['not-run']} not run</span> ${line}</p>\n`;
}

/** @param isUnfolded whether the first of them are unfolded although they are no more than warnings */
function blocks(causes: readonly ShownCause[], sharing: Sharing, isUnfolded = false): Markup {
  const open = causes.length <= FEW ? FEW : UNFOLDED;
  const isOpen = ({ outcome }: ShownCause, at: number) =>
    at < open && (isUnfolded || outcome === 'failed' || outcome === 'inconclusive');
  const line = ({ title, members }: ShownCause) =>
    html`<li>${shortened(title, TITLE)} <a href="#${instanceAnchor(members[0].instance)}">${many(members.length, 'instance')}</a>\n`;
  const shown = causes.slice(0, MOST).map((cause, at) => block(cause, sharing, isOpen(cause, at)));
  const rest = causes.slice(MOST).map(line);
  if (rest.length === 0) return html`${shown}`;
  return html`${shown}<details class="fold"><summary>${many(rest.length, 'more cause')}, one line each</summary><ul>${rest}</ul></details>\n`;
}

/** The causes of failures and of warnings. */
export function causes(result: RunResult, sharing: Sharing): Markup {
  const all = shownCauses(result);
  const grave = all.filter(({ outcome }) => outcome !== 'warning');
  const warnings = all.filter(({ outcome }) => outcome === 'warning');
  const nothing = result.judgements.some((each) => each.notRun)
    ? NOTHING
    : html`<p>Nothing: no instance failed, and none needs a person.</p>\n`;
  return html`<section aria-labelledby="causes"><h2 id="causes">What is wrong${grave.length > 0 ? html` <span class="dim">${many(grave.length, 'cause')}</span>` : NOTHING}</h2>
${notRun(result)}${all.some(({ members }) => members[0].curl !== null) ? recipe(result) : NOTHING}${grave.length > 0 ? blocks(grave, sharing) : nothing}</section>
${
  warnings.length > 0
    ? html`<section aria-labelledby="warnings"><h2 id="warnings">Warnings <span class="dim">${many(warnings.length, 'cause')}; warnings do not prevent certification</span></h2>
${blocks(warnings, sharing, grave.length === 0)}</section>\n`
    : NOTHING
}`;
}
