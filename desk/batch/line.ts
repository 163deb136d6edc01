/** One line for each submission of a batch, and one for all. */
import { quotedProduct } from '../../reporters/submission-rows.ts';
import { many, thousands } from '../../reporters/verdict-words.ts';
import { fileName, oneLine, shortened } from '../../reporters/visible.ts';
import { type DeskCode, GRAVEST_FIRST } from '../deviations.ts';
import { type BatchMember, firstShortcoming, type Known, shortcomings } from './ledger.ts';

/** The most characters of a line, and of its parts. */
export const MOST = { line: 200, product: 40, client: 24, why: 160 } as const;

/** The result of a submission in words, by exit code. */
export const STANDINGS: Readonly<Record<DeskCode, string>> = {
  0: 'as wanted',
  5: 'certified, not as wanted',
  3: 'inconclusive or incomplete',
  1: 'not certified',
  4: 'not genuine',
};

/** The verdict with the desk's addition: `certified (mock)`, `not-certified (waived)`. */
export function verdictOf({ found, assessment }: Pick<Known, 'found' | 'assessment'>): string {
  if (!found.consistent) return found.consistent === null ? 'NOT JUDGED' : 'NOT GENUINE';
  const notes = [...(found.answeredBy === 'mock' ? ['mock'] : []), ...(assessment.excused ? ['waived'] : [])];
  return `${found.verdict}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** `a.zip: certified, level 2, “Example PMS 1.0, Example”, pms-4711: It was run against …` */
export function lineOf(member: BatchMember, known: Known): string {
  const { found } = known;
  const product = quotedProduct(found.run?.product ?? null, MOST.product);
  const facts = [
    verdictOf(known),
    ...(found.consistent ? [`level ${found.level}`] : []),
    ...(found.run?.subject === 'client' ? ['CLIENT'] : []),
    ...(product === null ? [] : [product]),
    ...(found.clientId === null ? [] : [oneLine(found.clientId, MOST.client)]),
    ...(member.sameFile.length > 0 ? [`same file as ${fileName(member.sameFile[0] ?? '')}`] : []),
  ];
  const why = firstShortcoming(shortcomings(known, member), MOST.why);
  return shortened(`${fileName(member.file)}: ${facts.join(', ')}${why === '' ? '' : `: ${why}`}`, MOST.line);
}

export const codeOfAll = (codes: readonly DeskCode[]): DeskCode =>
  GRAVEST_FIRST.find((code) => codes.includes(code)) ?? 0;

const copiesOf = (count: number) => `${thousands(count)} are duplicates of another submission's run.`;

/** The number of each. @param code the exit code, if it does not follow from these */
export function total(all: readonly BatchMember[], exitCode: number = codeOfAll(all.map(({ code }) => code))): string {
  if (all.length === 0) return `No submission was judged. Exit code ${exitCode}.`;
  const count = (code: DeskCode) => all.filter((each) => each.code === code).length;
  const each = [...GRAVEST_FIRST].reverse().flatMap((code) => {
    const found = count(code);
    return found > 0 ? [`${thousands(found)} ${STANDINGS[code]}`] : [];
  });
  const copies = all.filter(({ sameFile, sameRun }) => sameFile.length + sameRun.length > 0).length;
  const equal = copies > 0 ? ` ${copiesOf(copies)}` : '';
  return `${many(all.length, 'submission')}: ${each.join(', ')}.${equal} Exit code ${exitCode}.`;
}
