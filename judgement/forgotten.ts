/** A restarted service may have lost all its tokens, or stays: that is an outage, not a failure. */
import { FAULTY } from '../cases/intent.ts';
import { type NamedSecret, namedSecrets } from '../cases/placeholder.ts';
import type { RunSoFar, Sender } from '../cases/sequence.ts';
import { restarted, UNAUTHORIZED } from '../cases/waiting.ts';
import { type Exchange, isAccepted, statusOf } from '../contract/evidence.ts';
import { type Finding, undecided } from './finding.ts';

/** The run's own token is fetched again (`wire/early-ends.ts`); those of a test are not. */
const isOfTest = (id: string) => !id.startsWith('token/');

/** What issued the token of the test that a request carries. */
function issuing(refused: Exchange, exchanges: readonly Exchange[]): Exchange | undefined {
  // An altered token is refused rightly.
  const isWhole = ({ secret, form }: NamedSecret) => secret === 'access_token' && form === undefined;
  const sent = namedSecrets(refused.request).filter(isWhole);
  const isSent = (tag: string) => sent.some((each) => each.tag === tag);
  return exchanges.find((each) => isOfTest(each.id) && each.issued.some(({ tag }) => isSent(tag)));
}

/** The first check-in of the test before a report that had to be accepted. */
function arrival(refused: Exchange, { exchanges, intents }: RunSoFar, used: readonly string[]): Exchange | undefined {
  if (!['nominal', 'unusual'].includes((intents[refused.id] ?? FAULTY).kind)) return undefined;
  return exchanges.find(
    (each) =>
      each.request.operation === 'check-in' && each.seq < refused.seq && isAccepted(each) && used.includes(each.id),
  );
}

/**
 * The finding, but with its cause where a token of the test was refused, or a report about a guest, and the service
 * was interrupted after it had issued that token, or accepted the check-in.
 * @param used the ids of the exchanges of the test
 */
export async function unlessForgotten(finding: Finding, sender: Sender, used: readonly string[]): Promise<Finding> {
  const { kind, exchange, control } = finding;
  const decisive = kind === 'broken' ? [exchange] : kind === 'undecided' ? [exchange, control] : [];
  const refused = decisive.find((each) => each && statusOf(each) >= 400 && statusOf(each) < 500);
  if (!refused) return finding;
  // A run that broke off cannot show it.
  const run = (await sender.recorded?.().catch(() => undefined)) ?? { exchanges: [], intents: {} };
  const { exchanges } = run;
  const from = statusOf(refused) === UNAUTHORIZED ? issuing(refused, exchanges) : arrival(refused, run, used);
  return from && exchanges.some((each) => restarted(each, from, refused))
    ? undecided(
        refused,
        'The service was interrupted, or forgot what it knew, after it had accepted what this rests on',
      )
    : finding;
}
