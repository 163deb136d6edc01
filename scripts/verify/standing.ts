/** What a verified submission is worth to whoever asked: its words, and its exit code. */
import type { Verification } from '../../submission/verify.ts';
import type { VerifyOptions } from './options.ts';

/** What was asked of every submission besides its being genuine. */
export type Terms = Pick<VerifyOptions, 'environment' | 'acceptMock'>;

/** Exit codes as they go before one another: what is graver about one of many is said of all. */
const GRAVEST_FIRST = [4, 1, 3, 5, 0] as const;

/** The exit code of a verification. */
export type ExitCode = (typeof GRAVEST_FIRST)[number];

/** Why a genuine submission is refused for where it was run; `null` where it is not. */
export function refusalOf({ environment }: Verification, terms: Terms): string | null {
  if (environment === null || terms.environment === undefined || environment === terms.environment) return null;
  return `It was run against a ${environment}, and --want-environment asks for a ${terms.environment}.`;
}

/** The exit code of one submission. */
export function codeOf(found: Verification, terms: Terms): ExitCode {
  if (!found.genuine) return 4;
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

/** The verdict in words: what is certified against a mock is never plainly certified. */
export function verdictWord({ genuine, verdict, environment }: Verification): string {
  if (!genuine) return 'not genuine';
  return verdict === 'certified' && environment === 'mock' ? `${verdict} (mock)` : String(verdict);
}

/** A verification as `--json` prints it. */
export function asJson(file: string, found: Verification, terms: Terms): object {
  const { run, ...rest } = found;
  const verdict = found.genuine ? verdictWord(found) : null;
  return { file, exitCode: codeOf(found, terms), refused: refusalOf(found, terms), ...rest, verdict, ...run };
}
