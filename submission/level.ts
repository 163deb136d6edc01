/** What a submission can prove, by what it holds. */
import type { ClientRun, ProofLevel, RunRecord } from './result.ts';

/** Who has seen the client's calls for the provider. */
const OBSERVERS: ReadonlySet<string> = new Set<ClientRun['answeredBy']>(['stand-in', 'upstream']);

/** Whether the suite itself has received the calls of a client. */
export const isClientObserved = ({ client }: RunRecord): boolean =>
  client !== undefined && OBSERVERS.has(client.answeredBy);

/**
 * The level of a submission that answers a challenge of the provider: 3 where the client itself was observed, since what it
 * reports then derives from the challenge; otherwise 1.
 */
export const levelOfAnswer = (record: RunRecord): ProofLevel => (isClientObserved(record) ? 3 : 1);
