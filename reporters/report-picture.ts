/** The picture at the top of `report.html`: topics × operations, each cell a link to its part. */
import { groupedBy } from '../contract/grouped.ts';
import type { Instance } from '../contract/requirement.ts';
import type { Operation } from '../contract/words.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { countMarks, MARKS, type Mark, markOf, SIGNS } from './shown-result.ts';
import { many, thousands } from './verdict-words.ts';
import { shortened } from './visible.ts';
import { judgementsOf, OUTCOME_MEANINGS, operationsOf } from './wording.ts';

const REPORTS_AND_TOKENS = /^(check-|older-|partial-|token-(?!refusals|basic|errors))/;

/** A group of requirements: its topics (spec files), and whether it has what must be refused or the rest. */
interface Rule {
  /** Used in fragments such as `report.html#check-in.bearer`. */
  readonly key: string;
  readonly title: string;
  readonly topics: RegExp;
  readonly refusing?: boolean;
}

/** In the order in which groups are shown. */
const RULES: readonly Rule[] = [
  { key: 'accepted', title: 'Accepted requests', topics: REPORTS_AND_TOKENS, refusing: false },
  { key: 'refused', title: 'Refused requests', topics: REPORTS_AND_TOKENS, refusing: true },
  { key: 'credentials', title: 'Client credentials', topics: /^token-(refusals|basic|errors)/ },
  { key: 'bearer', title: 'Bearer tokens', topics: /^bearer/ },
  { key: 'api-version', title: 'api-version', topics: /^api-version$/ },
  { key: 'errors', title: 'Error replies', topics: /^errors$/ },
  { key: 'http', title: 'HTTP', topics: /^(http|leaks)$/ },
  { key: 'repetition', title: 'Repetition', topics: /^repetition$/ },
  { key: 'circumstances', title: 'Under circumstances', topics: /^circumstances$/ },
  { key: 'profile', title: 'Profile', topics: /^profile-/ },
  { key: 'whole-run', title: 'Whole run', topics: /^whole-run$/ },
];

const REFUSING = /\.(?:\w+-)?REFUSES/;

/** The group of an instance; an unknown topic is its own group, after the others. */
export function groupOf({ topic, requirement }: Instance) {
  const refusing = REFUSING.test(requirement.id);
  const place = RULES.findIndex((each) => each.topics.test(topic) && (each.refusing ?? refusing) === refusing);
  const { key, title } = RULES[place] ?? { key: topic, title: topic };
  return { key, title, place: place < 0 ? RULES.length : place };
}

/** A group's judgements at one operation. */
export type Cell = ReturnType<typeof cellsOf>[number];

/** The judgements by operation and group, each in the order of the report; the anchor leads there. */
export function cellsOf(result: RunResult) {
  return operationsOf(result).flatMap((operation) =>
    [...groupedBy(judgementsOf(result, operation), ({ instance }) => groupOf(instance).key)]
      .map(([key, judgements]) => {
        const group = groupOf((judgements[0] as ReportedJudgement).instance);
        return { operation, anchor: `${operation}.${key}`, judgements, ...group };
      })
      .sort((a, b) => a.place - b.place),
  );
}

/** The most characters of a reason that are shown. */
const REASON = 300;

const MEANINGS: Readonly<Record<Mark, string>> = {
  ...OUTCOME_MEANINGS,
  observed: `${OUTCOME_MEANINGS.observed}; marked so under Requirements`,
  'not-run': 'the run did not get to it, or left it out',
};

/** `3/35 failed`: the gravest mark of a cell in words, which begin as its square does, for control by voice. */
function words(cell: Cell, mark: Mark, count: number): string {
  const all = cell.judgements.length;
  return `${count === all ? all : `${count}/${all}`} ${mark}: ${cell.title}, ${cell.operation}`;
}

function square(cell: Cell | undefined): Markup {
  if (!cell) return html`<td></td>`;
  const counts = countMarks(cell.judgements);
  const all = cell.judgements.length;
  // Observations are not scored and do not make a group look worse.
  const scored = MARKS.filter((mark) => counts.has(mark) && (mark !== 'observed' || counts.size === 1));
  const mark = (counts.has('passed') ? scored.find((each) => GRAVE.includes(each)) : scored[0]) ?? 'passed';
  const count = counts.get(mark) ?? 0;
  const text = GRAVE.includes(mark) && count < all ? html`${count}<small>/${all}</small>` : html`${count}`;
  const label = words(cell, mark, count);
  return html`<td class="${mark}"><a href="#${cell.anchor}" aria-label="${label}" title="${label}"><b>${SIGNS[mark]}</b> ${text}</a></td>`;
}

/** The marks that a reader must see even if all others passed. */
const GRAVE: readonly Mark[] = ['failed', 'inconclusive', 'warning', 'review', 'not-run'];

export function picture(cells: readonly Cell[], operations: readonly Operation[]): Markup {
  const rows = [...groupedBy(cells, ({ key }) => key)].sort(
    ([, [a]], [, [b]]) => (a as Cell).place - (b as Cell).place,
  );
  const heads = operations.map(
    (operation) => html`<th scope="col"><a href="#${operation}"><span>${operation}</span></a></th>`,
  );
  const body = rows.map(([, members]) => {
    const squares = operations.map((operation) => square(members.find((cell) => cell.operation === operation)));
    return html`<tr><th scope="row">${members[0]?.title ?? ''}</th>${squares}</tr>\n`;
  });
  return html`<div class="scroll" role="region" aria-label="What requirements are about, by operation" tabindex="0"><table class="picture">
<caption>Each square is a link. The number counts the requirement instances with the worst outcome there.</caption>
<thead><tr><td></td>${heads}</tr></thead>
<tbody>${body}</tbody></table></div>\n`;
}

/** Each mark that occurs, with its count and meaning; also why instances were not tried. */
export function legend(judgements: readonly ReportedJudgement[]): Markup {
  const counts = countMarks(judgements);
  const lines = MARKS.filter((mark) => counts.has(mark)).map(
    (mark) =>
      html`<li><span class="tag ${mark}">${SIGNS[mark]} ${mark}</span> <b>${thousands(counts.get(mark) ?? 0)}</b> ${MEANINGS[mark]}\n`,
  );
  return html`<ul class="legend">${lines}</ul>\n${untried(judgements, 'not-testable')}${untried(judgements, 'not-applicable')}`;
}

function untried(judgements: readonly ReportedJudgement[], mark: Mark): Markup {
  const marked = judgements.filter((each) => markOf(each) === mark);
  const reasons = [...groupedBy(marked, ({ reason }) => reason ?? '')];
  if (reasons.length === 0) return NOTHING;
  const lines = reasons.map(([reason, members]) => html`<li>${members.length} × ${shortened(reason, REASON)}\n`);
  return html`<details><summary>Why some are ${mark}: ${many(reasons.length, 'reason')}</summary><ul>${lines}</ul></details>\n`;
}
