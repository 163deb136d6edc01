/**
 * Whether this suite can have written such evidence, whatever is judged from it. Each check refuses only what no run
 * leaves behind, however ill the service is; what is merely odd is a note.
 */
import type { Exchange } from '../contract/evidence.ts';
import type { Asked } from '../judgement/replay.ts';
import { dateNotes, dateProblems } from './plausible/dates.ts';
import { exhaustionProblems, leaseProblems, lendingProblems, sharedProblems } from './plausible/leases.ts';
import { orderProblems, timeProblems } from './plausible/order.ts';
import { networkProblems, outageNotes, resendProblems, waitProblems } from './plausible/outages.ts';
import { concurrencyProblems, freePaceProblems, guessProblems, paceProblems } from './plausible/pace.ts';
import { replyNotes, replyProblems } from './plausible/replies.ts';
import { type Check, evidenceOf } from './plausible/seen.ts';
import {
  alterationProblems,
  issueProblems,
  noTokenProblems,
  tokenFactProblems,
  tokenProblems,
} from './plausible/tokens.ts';
import { goneProblems, keptBackProblems, unsendableProblems } from './plausible/unsent.ts';
import type { RunRecord } from './result.ts';

export { futureProblems } from './plausible/pace.ts';

const CHECKS: readonly Check[] = [
  orderProblems,
  timeProblems,
  tokenProblems,
  issueProblems,
  tokenFactProblems,
  noTokenProblems,
  alterationProblems,
  keptBackProblems,
  goneProblems,
  unsendableProblems,
  leaseProblems,
  sharedProblems,
  lendingProblems,
  exhaustionProblems,
  waitProblems,
  resendProblems,
  networkProblems,
  freePaceProblems,
  paceProblems,
  concurrencyProblems,
  guessProblems,
  replyProblems,
  dateProblems,
];

const NOTES: readonly Check[] = [dateNotes, outageNotes, replyNotes];

const NOTHING: ReadonlyMap<string, Asked> = new Map();

/**
 * What is wrong with the evidence as a whole, one sentence each.
 * @param exchanges in the order of their numbers
 * @param asked the calls that the suite builds for them, by the ids of the exchanges
 */
export function evidenceProblems(record: RunRecord, exchanges: readonly Exchange[], asked = NOTHING): string[] {
  const evidence = evidenceOf(record, exchanges, asked);
  return CHECKS.flatMap((check) => check(evidence));
}

/** What is odd about the evidence and refuses nothing, one sentence each. */
export function evidenceNotes(record: RunRecord, exchanges: readonly Exchange[], asked = NOTHING): string[] {
  const evidence = evidenceOf(record, exchanges, asked);
  return NOTES.flatMap((check) => check(evidence));
}
