/** Requirements by what they are about: the rows of the report's picture, and the parts of each operation. */
import type { Instance } from '../contract/requirement.ts';
import type { Operation, Outcome } from '../contract/words.ts';
import type { ReportedJudgement } from '../submission/result.ts';

/** What requirements are about. */
export interface Group {
  /** Stands in fragments, `report.html#check-in.bearer`. */
  readonly key: string;
  readonly title: string;
}

/** Topics are the names of the spec files. `refusing` asks for the requirements that want something refused, or the others. */
interface Rule extends Group {
  readonly topics: RegExp;
  readonly refusing?: boolean;
}

const RULES: readonly Rule[] = [
  { key: 'credentials', title: 'Client credentials', topics: /^token-(refusals|basic|errors)$/ },
  { key: 'bearer', title: 'Bearer tokens', topics: /^bearer/ },
  { key: 'api-version', title: 'api-version', topics: /^api-version$/ },
  { key: 'errors', title: 'Error replies', topics: /^errors$/ },
  { key: 'http', title: 'HTTP', topics: /^(http|leaks)$/ },
  { key: 'repetition', title: 'Repetition', topics: /^repetition$/ },
  { key: 'circumstances', title: 'Under circumstances', topics: /^circumstances$/ },
  { key: 'profile', title: 'Profile', topics: /^profile-/ },
  { key: 'whole-run', title: 'Whole run', topics: /^whole-run$/ },
  { key: 'refused', title: 'Refused requests', topics: /^(check-|older-|partial-|token-)/, refusing: true },
  { key: 'accepted', title: 'Accepted requests', topics: /^(check-|older-|partial-|token-)/, refusing: false },
];

/** The order in which groups are shown: what is accepted and refused first. */
const ORDER = [
  'accepted',
  'refused',
  'credentials',
  'bearer',
  'api-version',
  'errors',
  'http',
  'repetition',
  'circumstances',
  'profile',
];

const REFUSING = /\.(?:\w+-)?REFUSES/;

/** What an instance is about; a topic that no rule knows is a group of its own. */
export function groupOf({ topic, requirement }: Instance): Group {
  const refusing = REFUSING.test(requirement.id);
  const rule = RULES.find((each) => each.topics.test(topic) && (each.refusing ?? refusing) === refusing);
  return rule ?? { key: topic, title: topic };
}

/** What a group of an operation holds. */
export interface Cell extends Group {
  readonly operation: Operation;
  /** The fragment that leads to it. */
  readonly anchor: string;
  readonly judgements: readonly ReportedJudgement[];
}

/** The judgements by operation and group, each in the order of the report. */
export function cellsOf(judgements: readonly ReportedJudgement[], operations: readonly Operation[]): Cell[] {
  const cells = new Map<string, Group & { operation: Operation; anchor: string; judgements: ReportedJudgement[] }>();
  for (const judgement of judgements) {
    const { key, title } = groupOf(judgement.instance);
    const { operation } = judgement.instance.requirement;
    const anchor = `${operation}.${key}`;
    const cell = cells.get(anchor);
    if (cell) cell.judgements.push(judgement);
    else cells.set(anchor, { key, title, operation, anchor, judgements: [judgement] });
  }
  const rank = ({ key, operation }: Cell) => operations.indexOf(operation) * 100 + placeOf(key);
  return [...cells.values()].sort((a, b) => rank(a) - rank(b));
}

/** Where a group comes among the others. */
export function placeOf(key: string): number {
  const place = ORDER.indexOf(key);
  return place < 0 ? ORDER.length : place;
}

/** What a reader sees of a judgement: its outcome, or that it was never run. */
export type Mark = Outcome | 'not-run';

/** The marks, the gravest first, each with a sign, so that colour is never the only one. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  failed: '✗',
  inconclusive: '?',
  warning: '▲',
  review: '◆',
  'not-run': '…',
  observed: '○',
  'not-testable': '–',
  'not-applicable': '·',
  passed: '✓',
};

/** The marks from the gravest to the best. */
export const MARKS = Object.keys(SIGNS) as Mark[];

/** The mark of a judgement. */
export function markOf({ outcome, notRun }: Pick<ReportedJudgement, 'outcome' | 'notRun'>): Mark {
  return notRun ? 'not-run' : outcome;
}

/** How many judgements have each mark. */
export function countMarks(judgements: readonly ReportedJudgement[]): ReadonlyMap<Mark, number> {
  const counts = new Map<Mark, number>();
  for (const judgement of judgements) {
    const mark = markOf(judgement);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return counts;
}
