/** Calls that never left, and what must have come before: each says in the suite's own words why. */
import { type Call, type Lease, secretsOf } from '../../cases/call.ts';
import { namedSecrets } from '../../cases/placeholder.ts';
import { whyNoReservationId } from '../../cases/reservation-id.ts';
import {
  GONE_AFTER,
  isGone,
  isUsedUp,
  NO_TOKEN,
  notAlterable,
  poolExhausted,
  quotaOf,
  quotaUsedUp,
  serviceGone,
} from '../../cases/unsent.ts';
import { type Exchange, type ExchangeFailure, type IssuedToken, outageOf } from '../../contract/evidence.ts';
import { NEVER_SENT } from '../../judgement/replay.ts';
import { type Evidence, ROUNDING_MS, SAME_MOMENT_MS, type Seen } from './seen.ts';

/** Whether an exchange tells whether the service is there. */
export function isTelling({ left, asked }: Seen): boolean {
  return left && asked?.call.strange !== true;
}

/** Why a call was not sent, where the run gives no reason; `null` where it may have been ended. */
function notSent({ record }: Evidence, { failure, id }: Exchange, gone: ReadonlySet<string>): string | null {
  if (gone.has(failure?.message ?? '')) return null;
  const mayHaveEnded = !record.whole || record.stopped !== null;
  const message = failure?.message ?? '';
  if (isGone(message) || isUsedUp(message) || !mayHaveEnded) {
    return `The exchange ${id} was not sent, though the service had not gone away and the run went to its end.`;
  }
  return null;
}

/** What happened after the service had gone; a call that had to wait before may be tried once more. */
function afterAll({ exchange: { id, waits }, sent, left }: Seen, goneAt: number, slackMs: number): string | null {
  if (sent <= goneAt + slackMs || waits.length > 0) return null;
  return left
    ? `The exchange ${id} was sent after the run had stopped asking, since the service had gone away.`
    : `The exchange ${id} was prepared after the run had stopped asking, since the service had gone away.`;
}

/** Four outages in a row end the sending, or a quota that is used up: calls are held back from then on, and only then. */
export function goneProblems(evidence: Evidence): string[] {
  const slackMs = SAME_MOMENT_MS + evidence.setBackMs + ROUNDING_MS;
  const gone = new Set<string>();
  let goneAt = Number.POSITIVE_INFINITY;
  let unanswered: Exchange[] = [];
  return evidence.seen.flatMap((each) => {
    const { exchange } = each;
    if (exchange.failure?.kind === 'not-sent') {
      if (isUsedUp(exchange.failure.message)) goneAt = Math.min(goneAt, each.sent);
      return notSent(evidence, exchange, gone) ?? [];
    }
    if (exchange.reply?.status === 429) gone.add(quotaUsedUp(quotaOf(exchange.request)));
    const problem = afterAll(each, goneAt, slackMs);
    if (isTelling(each)) {
      unanswered = outageOf(exchange) === null ? [] : [...unanswered.slice(0, GONE_AFTER), exchange];
      if (unanswered.length >= GONE_AFTER) {
        gone.add(serviceGone(unanswered));
        goneAt = Math.min(goneAt, each.end);
      }
    }
    return problem ?? [];
  });
}

/** The words for why a call was kept back; `null` where there are others for it. */
function wordsFor({ kind }: ExchangeFailure, call: Call, evidence: Evidence, arrival: Exchange | undefined) {
  if (kind === 'no-token') return [NO_TOKEN];
  if (kind === 'not-alterable') return secretsOf(call).map(notAlterable);
  if (kind === 'no-reservation-id') return [whyNoReservationId(evidence.record.context.values, arrival)];
  if (kind === 'pool-exhausted') return call.leases.map(({ pool }: Lease) => poolExhausted(pool));
  return null;
}

/** A call that was kept back says why in the suite's own words, at once, and without anything that only a sent one has. */
export function keptBackProblems(evidence: Evidence): string[] {
  const byId = new Map(evidence.seen.map(({ exchange }) => [exchange.id, exchange]));
  return evidence.seen.flatMap(({ exchange, asked }) => {
    const { id, failure, durationMs, waits, leased } = exchange;
    if (!failure || !NEVER_SENT.includes(failure.kind)) return [];
    if (durationMs > 0 || waits.length > 0 || leased)
      return [`The exchange ${id} was not sent, and is told like one that was.`];
    if (!asked) return [];
    const { call } = asked;
    const words = wordsFor(failure, call, evidence, call.arrival === undefined ? undefined : byId.get(call.arrival));
    if (words && !words.includes(failure.message))
      return [`The exchange ${id} is said to be ${failure.kind} in words that are not the suite's.`];
    const isLent = failure.kind === 'no-reservation-id' && call.leases.some(({ pool }) => pool === 'reservationIds');
    return isLent ? [`The exchange ${id} is said to lack a reservation id, and leases one.`] : [];
  });
}

/** Characters that a method and the name of a header field may hold (RFC 9110 §5.6.2). */
const NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Characters that no value of a header field can hold (RFC 9110 §5.5). */
const NO_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
const ADDRESS = /^https?:\/\/[\x21-\x7e]+$/i;
/** What makes a secret one that no header field can carry. */
const UNSENDABLE_FORMS = /^(nul-ended|full-width)$/;

/** Whether HTTP can carry a request, as far as what stands in the place of its secrets shows. */
function canBeSent({ request }: Exchange, tokens: ReadonlyMap<string, IssuedToken>): boolean {
  const { method, url, headers } = request;
  const isPlain =
    NAME.test(method) &&
    ADDRESS.test(url) &&
    headers.every(([name, value]) => NAME.test(name) && !NO_VALUE.test(value));
  if (!isPlain) return false;
  const inHeaders = namedSecrets({ ...request, url: '', body: null });
  return inHeaders.every(({ tag = '', form = '' }) => {
    const token = tokens.get(tag);
    // Of a token that gives a secret away no other flaw is told.
    const isFit = token?.flaw !== 'unsendable' && !(token?.flaw === 'telltale' && !token.headerSafe);
    return isFit && !UNSENDABLE_FORMS.test(form);
  });
}

/** Only what HTTP has no place for is not sendable. Whether Node refuses a strange request is for Node to say. */
export function unsendableProblems({ seen }: Evidence): string[] {
  const tokens = new Map(seen.flatMap(({ exchange }) => exchange.issued.map((token) => [token.tag, token] as const)));
  return seen.flatMap(({ exchange, asked }) => {
    if (exchange.failure?.kind !== 'not-sendable' || asked?.call.strange || !canBeSent(exchange, tokens)) return [];
    return [`The exchange ${exchange.id} is said to be one that HTTP cannot carry, and it can.`];
  });
}
