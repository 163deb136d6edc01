/** How far a submission can be trusted, its exit code, and what `verify` prints of it: in full, or one line of many. */
import { noteRows, proofOf, signaturesOf, submissionRows } from '../../reporters/submission-rows.ts';
import { firstOf, many, thousands } from '../../reporters/verdict-words.ts';
import { fileName, oneLine } from '../../reporters/visible.ts';
import { NOT_RUN } from '../../submission/result.ts';
import type { Verification, VerifiedRun } from '../../submission/verify/verification.ts';
import type { VerifyOptions } from './options.ts';

/** The requirements besides consistency. */
export type Terms = Pick<VerifyOptions, 'environment' | 'acceptMock'>;

/** Exit codes, the gravest first: the gravest of any submission is that of the whole batch. */
const GRAVEST_FIRST = [4, 1, 3, 5, 0] as const;

export type ExitCode = (typeof GRAVEST_FIRST)[number];

/** Why a consistent submission is refused because of where it was run; `null` if it is not. */
export function refusalOf({ answeredBy, run }: Verification, { environment }: Terms): string | null {
  if (!run || environment === undefined) return null;
  const found = run.subject === 'client' ? 'client' : answeredBy;
  if (found === environment) return null;
  const was = found === 'client' ? "It is a client's run" : `It was run against a ${found}`;
  return `${was}, and --want-environment asks for a ${environment}.`;
}

export function codeOf(found: Verification, terms: Terms): ExitCode {
  if (!found.consistent) return found.consistent === null ? 3 : 4;
  if (refusalOf(found, terms)) return 5;
  if (found.verdict === 'not-certified') return 1;
  if (found.verdict !== 'certified') return 3;
  const isMockEnough = terms.acceptMock || terms.environment === 'mock';
  return found.answeredBy === 'mock' && !isMockEnough ? 5 : 0;
}

export function codeOfAll(codes: readonly ExitCode[]): ExitCode {
  return GRAVEST_FIRST.find((code) => codes.includes(code)) ?? 0;
}

/** The verdict in words: `certified (mock)` if it was run against a mock. */
export function verdictWord({ consistent, verdict, answeredBy }: Verification): string {
  if (!consistent) return consistent === null ? 'not judged' : 'not genuine';
  return verdict === 'certified' && answeredBy === 'mock' ? `${verdict} (mock)` : String(verdict);
}

/** How far a submission can be trusted, in one word: genuine only if more than its own word supports it. */
export function trustWord({ consistent, genuine }: Verification): string {
  if (!consistent) return consistent === null ? 'NOT JUDGED' : 'NOT GENUINE';
  return genuine ? 'genuine' : 'consistent';
}

/** A verification as `--json` prints it. */
export function asJson(file: string, found: Verification, terms: Terms): object {
  const { run, ...rest } = found;
  const verdict = found.consistent ? verdictWord(found) : null;
  const shown = { exitCode: codeOf(found, terms), refused: refusalOf(found, terms), proves: proofOf(found) };
  return { file, ...shown, ...rest, verdict, ...run };
}

/** Sentences shown about one submission; `--json` has all. */
const MOST_SHOWN = 10;

function atMost(all: readonly string[], more: string): string[] {
  const lines = all.map((text) => `    ${oneLine(text)}`);
  return firstOf(lines, MOST_SHOWN, (left) => `    … and ${left} more${more}`);
}

/** What has to be fixed, the most important first; warnings and reviews do not prevent certification. */
function causesOf({ causes }: VerifiedRun): string[] {
  return causes
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive')
    .map(({ id, outcome, title, instances }) => {
      const [example = ''] = instances;
      const which = instances.length === 1 ? example : `${many(instances.length, 'instance')}, such as ${example}`;
      return id === NOT_RUN ? `not-run: ${which}` : `${outcome}: ${oneLine(title, 240)} (${which})`;
    });
}

function headline(file: string, found: Verification): string {
  if (!found.consistent) return `${fileName(file)}: ${trustWord(found)}`;
  // A run that was ended early may have failed already.
  const complete = found.whole && found.verdict !== 'incomplete' ? 'complete' : 'not complete';
  const subject = found.run?.subject === 'client' ? 'subject CLIENT, ' : '';
  return `${fileName(file)}: ${subject}${trustWord(found)}, ${complete}, ${verdictWord(found)}`;
}

/** Everything there is to say about one submission. */
export function inFull(file: string, found: Verification, terms: Terms): string[] {
  const { run } = found;
  if (!run) {
    const signed = found.signatures.length > 0 ? [`    It is ${signaturesOf(found.signatures)}.`] : [];
    return [headline(file, found), ...atMost(found.reasons, ' (--json shows them)'), ...signed];
  }
  const refused = refusalOf(found, terms);
  const rows = [
    ...(refused ? [{ name: 'Refused', text: refused }] : []),
    ...submissionRows(found, run),
    ...noteRows(found),
  ];
  const causes = causesOf(run);
  return [
    headline(file, found),
    ...rows.map(({ name, text }) => `  ${name.padEnd(9)} ${text}`),
    ...(causes.length > 0 ? ['  Why not:', ...atMost(causes, ' (--json and report.html show them)')] : []),
  ];
}

/** One submission of many. */
export function inALine(file: string, found: Verification, terms: Terms): string {
  const { run } = found;
  if (!run) {
    const [first = '', ...others] = found.reasons;
    const more = others.length > 0 ? ` (and ${many(others.length, 'more reason')})` : '';
    return `${headline(file, found)}: ${oneLine(first)}${more}`;
  }
  const [cause] = found.verdict === 'certified' || run.stopped ? [] : causesOf(run);
  const brief = (rows: ReturnType<typeof noteRows>) => rows.map((row) => row.brief);
  const parts = [refusalOf(found, terms), ...brief(submissionRows(found, run)), cause, ...brief(noteRows(found))];
  return [headline(file, found), ...parts].filter(Boolean).join(' · ');
}

/** The last line about many: the count of each kind, and the meaning of the exit code. */
export function total(all: readonly Verification[], terms: Terms): string {
  const words = all.map(verdictWord);
  const each = [...new Set(words)].map(
    (word) => `${thousands(words.filter((other) => other === word).length)} ${word}`,
  );
  const code = codeOfAll(all.map((found) => codeOf(found, terms)));
  const hint = code === 0 ? '' : ' Verify one alone to see why, or all with --json.';
  return `${many(all.length, 'submission')}: ${each.join(', ')}. Exit code ${code}.${hint}`;
}
