/** Which requests of a run must be accepted, and which other requests concern the same stay. */
import { FAULTY, type Intent } from '../cases/intent.ts';
import { brokenLimit } from '../cases/limits.ts';
import { once, onceFor, onceOf } from '../cases/once.ts';
import type { RunSoFar } from '../cases/sequence.ts';
import { isNotShownYet, isOfRate, mayBeRepeated } from '../cases/waiting.ts';
import { type Exchange, isAccepted, isOutage, statusOf } from '../contract/evidence.ts';
import { isOpen } from '../contract/interface.ts';
import type { RunContext, Values } from '../contract/run.ts';
import {
  isTokenOperation,
  momentOf,
  type Operation,
  RESERVATION_OPERATIONS,
  type ReservationOperation,
} from '../contract/words.ts';
import { membersOf } from './pinned.ts';

/** The member that identifies a report's stay, with its value, in JSON, strict or loose, a form, multipart or XML. */
const NAMES =
  /(?:hotel_?confirmation_?number|reservation_?id|roomNumber|folio)(?:"?\s*:\s*"([^"]+)|'\s*:\s*'([^']+)|=([^&]+)|"\r\n\r\n([^\r]+)|>([^<]+))/gi;

/** After these, a report about the stay may be refused, ignored or answered differently (section 3 shows no states). */
const endedBy = once((operation: ReservationOperation): readonly Operation[] => {
  const isOfStay = ['stay', 'departure'].includes(momentOf(operation));
  if (!isOfStay) return RESERVATION_OPERATIONS;
  return RESERVATION_OPERATIONS.filter(
    (each) => each === operation || ['departure', 'absence'].includes(momentOf(each)),
  );
});

/** Credentials, permission, timeouts and pace have their own requirements. */
const ANOTHER_MATTER: readonly number[] = [0, 401, 403, 408];
const CONFLICT = 409;
/** Reports kept per stay and kind: of two, at most one is the report being examined. */
const ENOUGH = 2;
const PLAIN_TEXT = /^(?!\d{4}-)[A-Za-z0-9](?:[A-Za-z0-9 -]{0,38}[A-Za-z0-9])?$/;

const isRefused = (exchange: Exchange) => statusOf(exchange) >= 400 && statusOf(exchange) < 500;

export function textSent({ request: { body } }: Exchange): string {
  return body?.text ?? Buffer.from(body?.base64 ?? '', 'base64').toString('latin1');
}

const namesIn = onceOf((exchange: Exchange) => {
  const names = new Set<string | undefined>();
  for (const found of textSent(exchange).matchAll(NAMES)) names.add(found.slice(1).find(Boolean));
  return [...names];
});

/** Whether a service has no reason to refuse the supplied stays: all different, without times and unusual texts. */
const arePlain = onceOf(({ stays }: Values): boolean => {
  const members = stays.flatMap((stay) => Object.entries(stay)).filter(([name]) => name !== 'lodgingHotelId');
  const names = members.filter(([name]) => /number|folio/i.test(name)).map(([, value]) => value);
  return new Set(names).size === names.length && members.every(([, value]) => PLAIN_TEXT.test(String(value)));
});

interface Sent {
  readonly exchange: Exchange;
  readonly from: number;
}

const isEarlier = (a: Sent, b: Sent) => a.from - b.from || a.exchange.seq - b.exchange.seq;

/** All requests of a run, for the rules about whole runs. */
export class Requests {
  readonly #refused = new Map<Operation, Map<string | undefined, Sent[]>>();
  readonly #others = new Map<Operation, Map<string | undefined, Sent[]>>();

  constructor(
    private readonly context: RunContext,
    private readonly run: RunSoFar,
  ) {
    for (const exchange of run.exchanges) {
      const { operation } = exchange.request;
      if (isTokenOperation(operation)) continue;
      const sent = { exchange, from: Date.parse(exchange.sentAt) };
      const reports = isRefused(exchange) ? this.#refused : this.#others;
      const byName = reports.get(operation) ?? new Map<string | undefined, Sent[]>();
      reports.set(operation, byName);
      for (const name of namesIn(exchange)) {
        const known = byName.get(name);
        if (known) known.push(sent);
        else byName.set(name, [sent]);
        if (known && known.sort(isEarlier).length > ENOUGH) known.pop();
      }
    }
  }

  /** What the suite intended with a request. The wire's own token requests are ordinary ones. */
  intentOf({ id }: Exchange): Intent {
    return this.run.intents[id] ?? (id.startsWith('token/') ? { kind: 'nominal' } : FAULTY);
  }

  /** A conforming request about a stay that no report has ended: if accepted, it must be answered as documented. */
  readonly isValid = once((exchange: Exchange): boolean => {
    const isFirst = !mayBeRepeated(exchange) && !this.#isPreceded(exchange, false);
    return isFirst && this.intentOf(exchange).kind !== 'faulty';
  });

  /** A valid request that must be accepted: not in a form that a service may refuse, and without assumptions. */
  readonly mustBeTaken = once((exchange: Exchange): boolean => {
    const { kind } = this.intentOf(exchange);
    const isDue = kind === 'nominal' || kind === 'unusual';
    return isDue && !exchange.assumed && !exchange.guestAbsent && this.isValid(exchange);
  });

  /** An everyday report: neither another matter nor an earlier report of the stay, room or folio excuses a refusal. */
  readonly isEveryday = once((exchange: Exchange): boolean => {
    const { values } = this.context;
    if (isTokenOperation(exchange.request.operation) || this.intentOf(exchange).kind !== 'nominal') return false;
    if (isAccepted(exchange)) return true;
    const status = statusOf(exchange);
    return (
      this.mustBeTaken(exchange) &&
      values.timeZoneGiven &&
      arePlain(values) &&
      this.#keepsWithinLimits(exchange) &&
      exchange.waits.every((wait) => isNotShownYet(wait.status)) &&
      !ANOTHER_MATTER.includes(status) &&
      !isOfRate(status) &&
      !isOutage(status) &&
      !(status === CONFLICT && this.#isPreceded(exchange, true))
    );
  });

  #keepsWithinLimits(exchange: Exchange): boolean {
    const { profile, startedAt } = this.context;
    const { operation } = exchange.request;
    const isLimited = !isOpen(operation) && profile.fields !== undefined;
    return !isLimited || !brokenLimit(profile, operation, membersOf(textSent(exchange)), startedAt);
  }

  #isPreceded(exchange: Exchange, orRefused: boolean): boolean {
    const { operation, body } = exchange.request;
    if (isTokenOperation(operation) || !body) return false;
    const end = Date.parse(exchange.sentAt) + exchange.durationMs;
    const reports = orRefused ? this.#refused : this.#others;
    return endedBy(operation).some((each) => {
      const byName = reports.get(each);
      return namesIn(exchange).some((name) => {
        const first = byName?.get(name)?.find((other) => other.exchange !== exchange);
        // Numbers count replies: of two requests sent at once, the one answered last may have been handled first.
        return first !== undefined && first.from <= end;
      });
    });
  }
}

const readings = onceFor((run: RunSoFar, context: RunContext) => new Requests(context, run));

export const requestsOf = (context: RunContext, run: RunSoFar): Requests => readings(run, context);
