/** A cause as every report shows it: what explains the instances, one of them in full, and the others counted. */
import { replyLine } from '../contract/evidence.ts';
import type { Cause, ReportedJudgement, RunResult } from '../submission/result.ts';
import { grouped, many } from './wording.ts';

/** The parts of a cause, ready to be shown. */
export interface CauseLines {
  /** One sentence about the subject, without its full stop. */
  readonly title: string;
  /** The statement of the example's requirement. */
  readonly statement: string;
  /** Where that stands: `§2.1 (MUST, document)`. */
  readonly clause: string;
  /** `27 instances of 3 requirements: CHECK-IN.BEARER-GARBAGE (5), …`. */
  readonly counts: string;
  /** The instance that is shown for all of them. */
  readonly example: ReportedJudgement;
  /** What is wrong with it, one sentence. */
  readonly reason: string;
  /** `POST https://…/checkin`; `null` where no request was sent. */
  readonly request: string | null;
  /** `201 Created`; `null` where no request was sent. */
  readonly reply: string | null;
  readonly expected: string | null;
  /** `null` where the reply's own line already says it. */
  readonly received: string | null;
  /** The line that shows it again; `null` where there is none. */
  readonly curl: string | null;
}

const MOST_REQUIREMENTS = 3;

/** The instance by which a cause is shown: the first of it. */
export function exampleOf(result: RunResult, cause: Cause): ReportedJudgement {
  return byId(result).get(cause.instances[0] as string) as ReportedJudgement;
}

const indexes = new WeakMap<RunResult, ReadonlyMap<string, ReportedJudgement>>();

function byId(result: RunResult): ReadonlyMap<string, ReportedJudgement> {
  const known = indexes.get(result) ?? new Map(result.judgements.map((each) => [each.instance.id, each]));
  indexes.set(result, known);
  return known;
}

/** `1 instance: CHECK-IN.REFUSES-MISSING:folio`, or how many there are of which requirements, the most frequent first. */
export function countsOf({ instances }: Cause): string {
  const [only] = instances;
  if (instances.length === 1) return `1 instance: ${only}`;
  const groups = grouped(instances, (id) => id.split(':')[0] as string).sort((a, b) => b[1].length - a[1].length);
  const shown = groups.slice(0, MOST_REQUIREMENTS).map(([id, { length }]) => (length > 1 ? `${id} (${length})` : id));
  const more = groups.length > MOST_REQUIREMENTS ? `, and ${groups.length - MOST_REQUIREMENTS} more requirements` : '';
  return `${many(instances.length, 'instance')} of ${many(groups.length, 'requirement')}: ${shown.join(', ')}${more}`;
}

/** What there is to show of a cause. */
export function causeLines(result: RunResult, cause: Cause): CauseLines {
  const example = exampleOf(result, cause);
  const { finding, instance, reason, curl } = example;
  const { statement, clause, level, basis } = instance.requirement;
  const exchange = finding?.exchange;
  const reply = exchange ? replyLine(exchange) : null;
  return {
    title: cause.title,
    statement,
    clause: `${clause} (${level}, ${basis})`,
    counts: countsOf(cause),
    example,
    reason: reason ?? instance.title,
    request: exchange ? `${exchange.request.method} ${exchange.request.url}` : null,
    reply,
    expected: finding?.expected ?? null,
    received: finding?.received === reply ? null : (finding?.received ?? null),
    curl,
  };
}
