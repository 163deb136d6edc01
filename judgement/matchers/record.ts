/** What must hold of every exchange of a run, whichever test asked for it. */

import type { Exchange } from '../../contract/evidence.ts';
import type { Finding } from '../finding.ts';
import { unanswered, unkept } from './answered.ts';

/** One thing that must hold of the exchanges of a run. */
export interface Rule {
  /** Which exchanges it is about. */
  readonly about: (exchange: Exchange) => boolean;
  /** Said of those where it does not hold. */
  readonly summary: string;
  readonly expected: string;
  /** What was received where it does not hold; `null` where it does. */
  readonly unmet: (exchange: Exchange) => string | null;
  /** Whether it is about what stands in bodies: of one that is not kept whole, its beginning may not tell. */
  readonly readsBodies?: true;
  /** Whether it is about the framing of replies: one that is broken says nothing else. */
  readonly readsFraming?: true;
}

/** As many as a reader looks at, of those that show the same. */
const MOST_SHOWN = 20;

function untold(exchanges: readonly Exchange[], concerned: readonly Exchange[]): Finding | null {
  const notSent = exchanges.find(({ failure }) => failure?.kind === 'not-sent');
  const silence = notSent && unanswered(notSent);
  if (silence) return { ...silence, summary: `Not everything was sent that this is about. ${silence.summary}` };
  const silences = concerned.map(unanswered);
  // One outage among many replies takes nothing from what the others show.
  if (silences.includes(null)) return null;
  return silences[0] ?? { kind: 'not-applicable', summary: 'No exchange of the run is of this kind' };
}

/**
 * A rule holds of all exchanges that it is about. Those without an answer tell nothing: undecided where no other is left,
 * or where the run stopped asking.
 */
export function toAllKeep(exchanges: readonly Exchange[], rule: Rule): Finding | null {
  const { about, summary, expected, unmet, readsBodies, readsFraming } = rule;
  const concerned = exchanges.filter(about);
  const isTold = (exchange: Exchange) => readsFraming || !unanswered(exchange);
  const breaking = concerned.filter((exchange) => isTold(exchange) && unmet(exchange) !== null);
  const [first] = breaking;
  const unread =
    first || !readsBodies ? undefined : concerned.find((exchange) => !unanswered(exchange) && unkept(exchange));
  if (!first) return untold(exchanges, concerned) ?? (unread ? unkept(unread) : null);
  return {
    kind: 'broken',
    summary: `${summary} (${breaking.length} of ${concerned.length})`,
    expected,
    received: unmet(first) ?? '',
    exchange: first,
    exchanges: breaking.slice(0, MOST_SHOWN),
  };
}
