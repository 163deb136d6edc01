/** A service that is started anew may know no token any more: that is an outage, and fails nobody. */
import { namedSecrets } from '../cases/placeholder.ts';
import type { Sender } from '../cases/sequence.ts';
import { restarted, UNAUTHORIZED } from '../cases/waiting.ts';
import { statusOf } from '../contract/evidence.ts';
import { type Finding, undecided } from './finding.ts';

/** The run's own token is fetched again (`wire/early-ends.ts`); those of a test are not. */
const isOfTest = (id: string) => !id.startsWith('token/');

/** The finding, but undecided where a token of the test was refused after the service was interrupted. */
export async function unlessForgotten(finding: Finding, sender: Sender): Promise<Finding> {
  const { kind, exchange } = finding;
  if (kind !== 'broken' || !exchange || statusOf(exchange) !== UNAUTHORIZED) return finding;
  const sent = namedSecrets(exchange.request).flatMap(({ secret, tag }) => (secret === 'access_token' ? tag : []));
  // A run that broke off cannot show it.
  const run = sent.length > 0 ? await sender.recorded?.().catch(() => undefined) : undefined;
  const exchanges = run?.exchanges ?? [];
  const issued = exchanges.find((each) => isOfTest(each.id) && each.issued.some(({ tag }) => sent.includes(tag)));
  return issued && exchanges.some((each) => restarted(each, issued, exchange))
    ? undecided(exchange, 'The service was interrupted, or forgot its tokens, while this one was kept')
    : finding;
}
