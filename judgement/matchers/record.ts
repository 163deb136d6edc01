/** What must hold for every exchange of a run, whichever test sent it. */
import { onceOf } from '../../cases/once.ts';
import { isOfOperationGone } from '../../cases/unsent.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import type { Operation } from '../../contract/words.ts';
import { type Finding, undecided } from '../finding.ts';
import { unanswered, unsearched } from './answered.ts';

/** A rule for the exchanges of a run. */
export interface Rule {
  /** The operation whose exchanges it is for; absent: of all. */
  readonly operation?: Operation;
  readonly about: (exchange: Exchange) => boolean;
  readonly summary: string;
  readonly expected: string;
  readonly unmet: (exchange: Exchange) => string | null;
  /** It reads bodies: the beginning of a truncated one may not show enough. */
  readonly readsBodies?: true;
  /** It is about replies that leave a request unanswered, such as broken framing or a 429. */
  readonly readsUnanswered?: true;
  /** Why it cannot be told whether the service broke it; `null`: it did. */
  readonly doubtful?: (breaking: readonly Exchange[]) => string | null;
}

const MOST_SHOWN = 20;

/** A run has some hundred rules, each for one operation. */
const byOperation = onceOf((exchanges: readonly Exchange[]) =>
  groupedBy(exchanges, ({ request }) => request.operation),
);
const notSentIn = onceOf((exchanges: readonly Exchange[]) =>
  exchanges.find(({ failure }) => failure?.kind === 'not-sent' && !isOfOperationGone(failure.message)),
);

function untold(
  exchanges: readonly Exchange[],
  those: readonly Exchange[],
  concerned: readonly Exchange[],
): Finding | null {
  const notSent = notSentIn(exchanges) ?? those.find(({ failure }) => failure?.kind === 'not-sent');
  const silence = notSent && unanswered(notSent);
  if (silence) return { ...silence, summary: `Not everything that this is about was sent. ${silence.summary}` };
  const silences = concerned.map(unanswered);
  // One outage among many replies does not weaken the others.
  if (silences.includes(null)) return null;
  return silences[0] ?? { kind: 'not-applicable', summary: 'No exchange of the run is of this kind' };
}

/** A rule holds for all its exchanges; undecided if none was answered or the run gave up. */
export function toAllKeep(exchanges: readonly Exchange[], rule: Rule): Finding | null {
  const { operation, about, summary, expected, unmet, readsBodies, readsUnanswered, doubtful } = rule;
  const those = operation === undefined ? exchanges : (byOperation(exchanges).get(operation) ?? []);
  const concerned = those.filter(about);
  const isKnown = (exchange: Exchange) => readsUnanswered || !unanswered(exchange);
  const breaking = concerned.filter((exchange) => isKnown(exchange) && unmet(exchange) !== null);
  const [first] = breaking;
  const unread =
    first || !readsBodies ? undefined : concerned.find((exchange) => !unanswered(exchange) && unsearched(exchange));
  if (!first) return untold(exchanges, those, concerned) ?? (unread ? unsearched(unread) : null);
  const answered = concerned.filter((each) => breaking.includes(each) || !unanswered(each));
  const counted = `${summary} (${breaking.length} of ${answered.length})`;
  const doubt = doubtful?.(breaking) ?? null;
  if (doubt !== null) return undecided(first, `${counted}, ${doubt}`);
  return {
    kind: 'broken',
    summary: counted,
    expected,
    received: unmet(first) ?? '',
    exchange: first,
    exchanges: breaking.slice(0, MOST_SHOWN),
  };
}
