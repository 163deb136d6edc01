/** What a verification asks, and what it has found out so far. */
import type { Profile } from '../../contract/profile.ts';
import type { Assembled } from '../assemble.ts';
import type { EntryWriters } from '../entries.ts';
import type { ProofLevel, RunRecord, RunResult } from '../result.ts';
import type { Verification } from './verification.ts';

/** What the provider asks of a submission beyond its being consistent. */
export interface Wanted {
  /** Key ids of those who are trusted to sign submissions. */
  readonly trusted: ReadonlySet<string>;
  /** Key ids of those who issue challenges: nobody else's challenge makes a level 1. Absent: nobody. */
  readonly trustedChallenge?: ReadonlySet<string>;
  /** Whether a trusted signature must be there. */
  readonly signature: boolean;
  /** The profile that the submission must have been made with. */
  readonly profile?: Profile;
  /** Milliseconds since the epoch; absent: this machine's clock. */
  readonly now?: number;
}

/** What a submission is verified with. */
export interface Means {
  readonly wanted: Wanted;
  readonly writers: EntryWriters;
  readonly known: Assembled | undefined;
}

/** What has been found out about a submission so far. */
export interface State {
  level: ProofLevel;
  signatures: Verification['signatures'];
  challenge: Verification['challenge'];
  /** SHA-256 (hex) of the file. */
  digest: string | null;
  record: RunRecord | null;
  result: RunResult | null;
  /** Sentences that refuse nothing, such as what could not be checked on this machine. */
  readonly notes: string[];
}

/** Nothing is known yet. */
export function nothingKnown(): State {
  return { level: 0, signatures: [], challenge: null, digest: null, record: null, result: null, notes: [] };
}

/** Ends a verification with the sentences that say why. */
export class NotGenuine extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons[0]);
  }
}

/** Ends the verification where there are problems. */
export function requireNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new NotGenuine(problems);
}
