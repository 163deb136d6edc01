/** The levels of proof: what a submission proves and what not, in the words that SECURITY.md and commands use. */
import type { ProofLevel, RunRecord } from './result.ts';

interface LevelOfProof {
  readonly name: string;
  readonly reachedBy: string;
  readonly proves: string;
  readonly leavesOpen: string;
}

/** By level, each stronger than the one before. */
export const LEVELS: Readonly<Record<ProofLevel, LevelOfProof>> = {
  0: {
    name: 'self-declared',
    reachedBy: 'any submission',
    proves: 'nothing was changed since, and the verdict follows from the evidence',
    leavesOpen: 'the evidence may have been made up by the party that ran it',
  },
  1: {
    name: 'dated',
    reachedBy:
      'an answer to a challenge of a trusted issuer: the values that follow from it are in everything that was sent',
    proves: 'the run was made after the challenge was issued, for the client that the challenge names',
    leavesOpen:
      'the party that ran it may have made up the replies, or the calls of its client, once it had the challenge',
  },
  2: {
    name: 'matched',
    reachedBy: "a match with the provider's own log (desk match), signed by a matcher that the provider trusts",
    proves: "the provider's service received these calls",
    leavesOpen:
      "for what the log does not show, such as bodies of requests and replies, there is only the party's word",
  },
  3: {
    name: 'witnessed',
    reachedBy: 'certify --witness, or desk serve, on the machine of a witness that the provider trusts',
    proves: 'the witness made the run and signed it, so the party under test never had the evidence in its hands',
    leavesOpen: 'the product that is used may be another one, or configured differently',
  },
};

/** `self-declared: nothing was changed since, …; but the evidence may …`. */
export function levelSentence(level: ProofLevel): string {
  const { name, proves, leavesOpen } = LEVELS[level];
  return `${name}: ${proves}; but ${leavesOpen}`;
}

/** What supports a run besides its own record. */
export interface Support {
  /** It answers a challenge that counts. */
  readonly challenged: boolean;
  /** It was made by a witness who counts. */
  readonly witnessed: boolean;
  /** A matcher who counts found its calls in the log of the service. */
  readonly matched?: boolean;
}

/**
 * The level of a run. Without the service's log, calls recorded by another tool are only the party's word, and if
 * another provider answered, no reply can be rebuilt.
 * @param unbound scenes of a client in which an accepted report has no value that follows from the run's seed
 */
export function levelOf({ client }: RunRecord, unbound: readonly string[], support: Support): ProofLevel {
  const { answeredBy } = client ?? {};
  if (support.witnessed && answeredBy !== 'upstream' && answeredBy !== 'har') return 3;
  // Calls that the suite's stub provider answered are in no log.
  if (support.matched && answeredBy !== 'stand-in') return 2;
  if (answeredBy === 'har') return 0;
  return support.challenged && unbound.length === 0 ? 1 : 0;
}
