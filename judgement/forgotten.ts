/** A restarted service may have lost all its tokens: that is an outage, not a failure. */
import { type NamedSecret, namedSecrets } from '../cases/placeholder.ts';
import type { Sender } from '../cases/sequence.ts';
import { restarted, UNAUTHORIZED } from '../cases/waiting.ts';
import { statusOf } from '../contract/evidence.ts';
import { type Finding, undecided } from './finding.ts';

/** The run's own token is fetched again (`wire/early-ends.ts`); those of a test are not. */
const isOfTest = (id: string) => !id.startsWith('token/');

/** The finding, but with its cause where a token of the test was refused after the service was interrupted. */
export async function unlessForgotten(finding: Finding, sender: Sender): Promise<Finding> {
  const { kind, exchange, control } = finding;
  const decisive = kind === 'broken' ? [exchange] : kind === 'undecided' ? [exchange, control] : [];
  const refused = decisive.find((each) => each && statusOf(each) === UNAUTHORIZED);
  // An altered token is refused rightly.
  const isWhole = ({ secret, form }: NamedSecret) => secret === 'access_token' && form === undefined;
  const sent = refused ? namedSecrets(refused.request).filter(isWhole) : [];
  if (!refused || sent.length === 0) return finding;
  // A run that broke off cannot show it.
  const { exchanges } = (await sender.recorded?.().catch(() => undefined)) ?? { exchanges: [] };
  const isSent = (tag: string) => sent.some((each) => each.tag === tag);
  const issued = exchanges.find((each) => isOfTest(each.id) && each.issued.some(({ tag }) => isSent(tag)));
  return issued && exchanges.some((each) => restarted(each, issued, refused))
    ? undecided(refused, 'The service was interrupted, or forgot its tokens, while this one was kept')
    : finding;
}
