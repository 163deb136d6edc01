/** The batch as JUnit XML, one case for each submission, for build servers. */
import { firstLine, oneLine } from '../../reporters/visible.ts';
import { xmlAttributes, xmlText } from '../../reporters/xml.ts';
import type { DeskCode } from '../deviations.ts';
import { type BatchMember, type Known, shortcomings } from './ledger.ts';
import { STANDINGS, verdictOf } from './line.ts';

const LONGEST_MESSAGE = 500;
const MOST_LINES = 100;

/** An undecided submission is an error, every other shortcoming a failure. */
const KINDS: Readonly<Record<DeskCode, 'failure' | 'error' | null>> = {
  0: null,
  5: 'failure',
  3: 'error',
  1: 'failure',
  4: 'failure',
};

/** Before the cases. */
export function junitHead(all: readonly BatchMember[]): string {
  const count = (kind: string) => all.filter(({ code }) => KINDS[code] === kind).length;
  const totals = { tests: all.length, failures: count('failure'), errors: count('error') };
  const name = 'submissions';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${xmlAttributes({ name, ...totals })}>\n  <testsuite${xmlAttributes({ name, id: 0, ...totals, skipped: 0 })}>\n`;
}

/** The type of a failure, by which servers group: the first code that says why. */
function typeOf({ copied }: BatchMember, { found, assessment }: Known): string {
  const [first] = [...found.problems, ...copied, ...(found.unmet.length > 0 ? [] : assessment.deviations)];
  return first?.code ?? String(found.verdict);
}

/** A submission's case. */
export function junitCase(member: BatchMember, known: Known): string {
  const kind = KINDS[member.code];
  const classname = oneLine(known.found.clientId ?? 'unknown', 200);
  const head = xmlAttributes({ classname, name: oneLine(member.file, 400), time: '0.000' });
  if (kind === null) return `    <testcase${head}/>\n`;
  const all = shortcomings(known, member);
  const message = firstLine(oneLine(`${verdictOf(known)}: ${all[0] ?? STANDINGS[member.code]}`, LONGEST_MESSAGE));
  const lines = all.slice(0, MOST_LINES).map((each) => oneLine(each));
  const more = all.length > MOST_LINES ? [`… and ${all.length - MOST_LINES} more (--json has all)`] : [];
  const about = xmlAttributes({ type: typeOf(member, known), message });
  return `    <testcase${head}>\n      <${kind}${about}>${xmlText([...lines, ...more].join('\n'))}</${kind}>\n    </testcase>\n`;
}

/** After the cases. */
export const JUNIT_END = '  </testsuite>\n</testsuites>\n';
