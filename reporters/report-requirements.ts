/** Every requirement of a run with its instances in `report.html`: by operation and group, the gravest first. */
import { groupedBy } from '../contract/grouped.ts';
import type { Instance } from '../contract/requirement.ts';
import type { Operation } from '../contract/words.ts';
import type { ReportedJudgement } from '../submission/result.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { exchangeLinks, MOST_LINKS, type Numbers } from './report-exchanges.ts';
import type { Cell } from './report-picture.ts';
import { countMarks, MARKS, type Mark, markOf, SIGNS } from './shown-result.ts';
import { shortened, visible } from './visible.ts';
import { factsOf } from './wording.ts';

/** Nobody pastes longer `curl` lines. */
const FACT = 2000;
/** Ids that need no escaping in a fragment. */
const PLAIN = /^[\w.:,/+-]+$/;

/** Facts that are already shown above the instance. */
const ABOVE = ['Statement', 'Clause', 'Reason', 'Why MUST', 'Why SHOULD'];

/** Marks of instances that are shown with what was expected and received, and how to reproduce it. */
const WHOLE = new Set<Mark>(['failed', 'warning', 'review', 'inconclusive']);

/** The fragment that leads to an instance: `report.html#CHECK-IN.REFUSES-MISSING:folio`. */
export function instanceAnchor({ id }: Pick<Instance, 'id'>): string {
  return PLAIN.test(id) ? id : encodeURIComponent(visible(id));
}

/** `✗ 3 ✓ 32`, each with its word for people who do not see the sign. */
function shownTally(judgements: readonly ReportedJudgement[]): Markup {
  const counts = countMarks(judgements);
  const shown = MARKS.filter((mark) => counts.has(mark));
  return html`${shown.map((mark) => html` <span class="${mark}">${SIGNS[mark]} ${counts.get(mark) ?? 0} ${mark}</span>`)}`;
}

/** The facts about an instance by name, without those already shown above it. */
export function factList(judgement: ReportedJudgement, left: readonly string[]): Markup {
  const facts = factsOf(judgement).filter(([name]) => !left.includes(name));
  if (facts.length === 0) return NOTHING;
  return html`<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${shortened(value, FACT)}</dd>\n`)}</dl>`;
}

export function curlBlock(curl: string | null): Markup {
  return curl ? html`<pre class="curl">${curl}</pre>` : NOTHING;
}

function sign(judgement: ReportedJudgement): Markup {
  const mark = markOf(judgement);
  return html`<span class="${mark}">${SIGNS[mark]} ${mark}</span>`;
}

/** The result of an instance: one line, with a folded explanation if it does not hold. */
function ended(judgement: ReportedJudgement, exchanges: readonly string[], numbers: Numbers): Markup {
  const links = exchangeLinks(exchanges, numbers, MOST_LINKS);
  const mark = markOf(judgement);
  if (!WHOLE.has(mark)) {
    const reason = mark === 'not-run' ? null : judgement.reason;
    const reasonShown = reason ? html` <small>${shortened(reason, FACT)}</small>` : NOTHING;
    return mark === 'passed' ? html`${links}${reasonShown}` : html` ${sign(judgement)}${links}${reasonShown}`;
  }
  return html` ${sign(judgement)}${links}
<details><summary>${shortened(judgement.reason ?? 'What was seen', FACT)}</summary>${factList(judgement, ABOVE)}${curlBlock(judgement.curl)}</details>`;
}

function requirement(members: readonly ReportedJudgement[], numbers: Numbers): Markup {
  const [first] = members as [ReportedJudgement];
  const { id, statement, clause, level, rationale } = first.instance.requirement;
  const isBroken = members.some(({ outcome }) => outcome === 'failed' || outcome === 'warning');
  const why = isBroken && rationale ? html`<small>. Why ${level}: ${rationale}</small>` : NOTHING;
  const head = html`<code>${id}</code> ${statement} <small>${clause}, ${level}</small>${why}`;
  if (members.length === 1 && first.instance.id === id) {
    return html`<li id="${instanceAnchor(first.instance)}">${head}${ended(first, first.exchanges, numbers)}\n`;
  }
  const shared = sharedBy(members);
  const lines = members.map((each) => {
    const own = shared.size > 0 ? each.exchanges.filter((exchange) => !shared.has(exchange)) : each.exchanges;
    return html`<li id="${instanceAnchor(each.instance)}">${each.instance.title}${ended(each, own, numbers)}\n`;
  });
  const beside = shared.size > 0 ? html` beside${exchangeLinks([...shared], numbers, MOST_LINKS)}` : NOTHING;
  return html`<li>${head}${beside}<ul>${lines}</ul>\n`;
}

/** Exchanges on which all of several instances rest, such as the control of many refusals: named once above them. */
function sharedBy([first, ...others]: readonly ReportedJudgement[]): ReadonlySet<string> {
  if (!first || others.length === 0) return new Set();
  let shared: readonly string[] = first.exchanges;
  for (const { exchanges } of others) {
    if (shared.length === 0) break;
    const own = new Set(exchanges);
    shared = shared.filter((exchange) => own.has(exchange));
  }
  return new Set(shared);
}

const rankOf = (members: readonly ReportedJudgement[]) =>
  Math.min(...members.map((judgement) => MARKS.indexOf(markOf(judgement))));

function group({ anchor, title, judgements }: Cell, numbers: Numbers): Markup {
  const rows = [...groupedBy(judgements, ({ instance }) => instance.requirement.id)];
  // Sorting is stable: the plan's order remains among equally grave ones.
  const sorted = rows.map(([, members]) => ({ members, rank: rankOf(members) })).sort((a, b) => a.rank - b.rank);
  return html`<details class="fold"><summary><h4>${title}</h4>${shownTally(judgements)}</summary><ul class="r" id="${anchor}">${sorted.map(({ members }) => requirement(members, numbers))}</ul></details>\n`;
}

/** An operation with its groups, each folded. */
export function operationRequirements(operation: Operation, cells: readonly Cell[], numbers: Numbers): Markup {
  const own = cells.filter((cell) => cell.operation === operation);
  return html`<section aria-labelledby="${operation}"><h3 id="${operation}">${operation}</h3>${own.map((cell) => group(cell, numbers))}</section>\n`;
}
