/** How far a verified submission can be trusted: its words, and its exit code. */
import type { ProofLevel } from '../../submission/result.ts';
import type { Verification } from '../../submission/verify/verification.ts';
import type { VerifyOptions } from './options.ts';

/** What every submission has to meet besides being consistent. */
export type Terms = Pick<VerifyOptions, 'environment' | 'acceptMock'>;

/** Exit codes, the gravest first: the gravest of any submission is that of the whole batch. */
const GRAVEST_FIRST = [4, 1, 3, 5, 0] as const;

/** The exit code of a verification. */
export type ExitCode = (typeof GRAVEST_FIRST)[number];

/** Why a consistent submission is refused for where it was run; `null` where it is not. */
export function refusalOf({ environment }: Verification, terms: Terms): string | null {
  // Where a client is judged, no service was called.
  if (environment === null || environment === 'stand-in' || terms.environment === undefined) return null;
  if (environment === terms.environment) return null;
  return `It was run against a ${environment}, and --want-environment asks for a ${terms.environment}.`;
}

/** The exit code of one submission. */
export function codeOf(found: Verification, terms: Terms): ExitCode {
  if (!found.consistent) return 4;
  if (refusalOf(found, terms)) return 5;
  if (found.verdict === 'not-certified') return 1;
  if (found.verdict !== 'certified') return 3;
  const isMockEnough = terms.acceptMock || terms.environment === 'mock';
  return found.environment === 'mock' && !isMockEnough ? 5 : 0;
}

/** The exit code of all of them. */
export function codeOfAll(codes: readonly ExitCode[]): ExitCode {
  return GRAVEST_FIRST.find((code) => codes.includes(code)) ?? 0;
}

/** The verdict in words: `certified (mock)` where it was run against a mock. */
export function verdictWord({ consistent, verdict, environment }: Verification): string {
  if (!consistent) return 'not genuine';
  return verdict === 'certified' && environment === 'mock' ? `${verdict} (mock)` : String(verdict);
}

/** How far a submission can be trusted, in one word: genuine only where more than its own word supports it. */
export function trustWord({ consistent, genuine }: Verification): string {
  if (!consistent) return 'NOT GENUINE';
  return genuine ? 'genuine' : 'consistent';
}

const PROVES: Readonly<Record<ProofLevel, string>> = {
  0: 'Level 0 proves that nothing in it was changed since and that the verdict follows from the evidence; the evidence itself may have been made up.',
  1: "Level 1 proves besides that the run was made for the provider's challenge, by that client and in its time; what the service is said to have answered is still the party's word.",
  2: "Level 2 proves besides that the provider's own log shows the same exchanges.",
  3: "Level 3 proves besides that the run was made for the provider's challenge, with values that nobody could know before, and that the suite itself received the client's calls and answered them; that it was that very client which called is still the party's word.",
};

/** What a submission proves and what it does not, in a sentence; `null` where it is none. */
export function proofOf({ consistent, level }: Verification): string | null {
  return consistent ? PROVES[level] : null;
}

/** A verification as `--json` prints it. */
export function asJson(file: string, found: Verification, terms: Terms): object {
  const { run, ...rest } = found;
  const verdict = found.consistent ? verdictWord(found) : null;
  const said = { exitCode: codeOf(found, terms), refused: refusalOf(found, terms), proves: proofOf(found) };
  return { file, ...said, ...rest, verdict, ...run };
}
