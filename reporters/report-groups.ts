/** Requirements by what they are about: the rows of the report's picture, and the parts of each operation. */
import type { Instance } from '../contract/requirement.ts';
import type { Operation } from '../contract/words.ts';
import type { ReportedJudgement } from '../submission/result.ts';
import { grouped } from './wording.ts';

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

const REPORTS_AND_TOKENS = /^(check-|older-|partial-|token-(?!refusals|basic|errors))/;

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

/** What an instance is about; a topic that no rule knows is a group of its own. */
export function groupOf({ topic, requirement }: Instance): Group {
  const refusing = REFUSING.test(requirement.id);
  const rule = RULES.find((each) => each.topics.test(topic) && (each.refusing ?? refusing) === refusing);
  return rule ? { key: rule.key, title: rule.title } : { key: topic, title: topic };
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
  const anchorOf = ({ instance }: ReportedJudgement) => `${instance.requirement.operation}.${groupOf(instance).key}`;
  const cells = grouped(judgements, anchorOf).map(([anchor, members]): Cell => {
    const { instance } = members[0] as ReportedJudgement;
    return { ...groupOf(instance), operation: instance.requirement.operation, anchor, judgements: members };
  });
  const rank = ({ key, operation }: Cell) => operations.indexOf(operation) * 100 + placeOf(key);
  return cells.sort((a, b) => rank(a) - rank(b));
}

/** Where a group comes among the others. */
export function placeOf(key: string): number {
  const place = RULES.findIndex((rule) => rule.key === key);
  return place < 0 ? RULES.length : place;
}
