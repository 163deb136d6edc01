/** That stays are kept apart: no reply leaks one that is unrelated to its request, and each has an id of its own. */
import { once, onceFor } from '../cases/once.ts';
import { reservationIdOf } from '../cases/reservation-id.ts';
import type { RunSoFar } from '../cases/sequence.ts';
import { mayBeRepeated } from '../cases/waiting.ts';
import { type Exchange, isAccepted } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Operation } from '../contract/words.ts';
import { requestsOf, textSent } from './conforming.ts';
import { bodyText } from './leaks.ts';
import type { Rule } from './matchers/record.ts';
import { membersOf } from './pinned.ts';

/** The ten hexadecimal digits that end a stay's invented values; all letters or all digits look like words or times. */
const MARK = /(?<![0-9A-F])(?=\d*[A-F])(?=[A-F]*\d)[0-9A-F]{10}(?![0-9A-F])/gi;
const MARK_LENGTH = 10;
/** Members that two requests may share, so that a reply may mention the other's; a number may be read as its text. */
const SHARED =
  /"(?:hotelConfirmationNumber|supplierReservationId|employeeIdentifier|reservation_?id|folio|roomNumber)"\s*:\s*(?:"((?:[^"\\]|\\.){1,256})"|(?!null)([^\s",{}[\]]+))/gi;
const PLACE = /(?:#\d+|\/arrival\d*)$/;

const NONE: readonly string[] = [];

function marksIn(text: string): readonly string[] {
  const marks = text.length < MARK_LENGTH ? null : text.match(MARK);
  return marks?.map((mark) => mark.toUpperCase()) ?? NONE;
}

function sharedIn(text: string): string[] {
  return [...text.matchAll(SHARED)].flatMap(([, text, other]) => text ?? other ?? []);
}

function textOf({ request: { url, headers } }: Exchange, body: string): string {
  return `${headers.reduce((shown, field) => `${shown}\n${field[1]}`, url)}\n${body}`;
}

class Index {
  /** By mark, the exchanges whose requests contain it. */
  readonly #saying = new Map<string, Exchange[]>();

  constructor(
    private readonly context: RunContext,
    exchanges: readonly Exchange[],
  ) {
    // A gateway may name the client in every reply.
    const ofClient = marksIn(context.clientId);
    for (const exchange of exchanges) {
      for (const mark of new Set(marksIn(textOf(exchange, textSent(exchange))))) {
        const saying = this.#saying.get(mark);
        if (saying) saying.push(exchange);
        else if (!ofClient.includes(mark)) this.#saying.set(mark, [exchange]);
      }
    }
  }

  readonly #ties = once((exchange: Exchange): ReadonlySet<string> => {
    const body = textSent(exchange);
    const given =
      exchange.request.operation === 'check-in' ? reservationIdOf(this.context.values, exchange) : undefined;
    const marks = marksIn(textOf(exchange, body));
    return new Set([...sharedIn(body), ...marks, ...(given ? [given] : []), exchange.id.replace(PLACE, '')]);
  });

  #isTied(exchange: Exchange, other: Exchange): boolean {
    const ties = this.#ties(exchange);
    return [...this.#ties(other)].some((tie) => ties.has(tie));
  }

  /** What the reply repeats that only unrelated requests contained; `null` if nothing. */
  foreignIn(exchange: Exchange): string | null {
    const { headers = [], reason = '' } = exchange.reply ?? {};
    for (const field of headers) {
      const found = this.#foreignMark(exchange, field[1]);
      if (found) return `${found}, in the header field ${field[0]}`;
    }
    const shown = this.#foreignMark(exchange, bodyText(exchange));
    if (shown) return `${shown}, in the body`;
    const phrase = this.#foreignMark(exchange, reason);
    return phrase && `${phrase}, in the reason phrase`;
  }

  #foreignMark(exchange: Exchange, text: string): string | null {
    const isOwn = (other: Exchange) => other === exchange || this.#isTied(exchange, other);
    const mark = marksIn(text).find((each) => this.#saying.get(each)?.some(isOwn) === false);
    return mark ? `${mark}, of the stay that ${this.#saying.get(mark)?.[0]?.id} is about` : null;
  }
}

const indexes = onceFor(({ exchanges }: RunSoFar, context: RunContext) => new Index(context, exchanges));

/** No reply mentions a stay unrelated to its request (RFC 9110 §17.7), as far as its body is kept. */
export function otherStaysRule(context: RunContext, operation: Operation, run: RunSoFar): Rule {
  const index = indexes(run, context);
  return {
    operation,
    about: () => true,
    summary: 'A reply says what another request said of its guest',
    expected: 'nothing that only requests about other stays have said',
    unmet: (exchange) => index.foreignIn(exchange),
  };
}

/** What may name the stay of a check-in: if two share one of these, a service may take them for one stay. */
const NAMES = ['hotelConfirmationNumber', 'supplierReservationId'] as const;

function namesOf(exchange: Exchange): readonly string[] {
  const members = membersOf(textSent(exchange));
  return NAMES.flatMap((name) => (typeof members[name] === 'string' ? `${name} ${members[name].toLowerCase()}` : []));
}

class Given {
  readonly #first = new Map<string, readonly [exchange: Exchange, names: readonly string[]]>();

  constructor(
    readonly context: RunContext,
    private readonly run: RunSoFar,
  ) {
    for (const exchange of run.exchanges) {
      const id = this.idIn(exchange);
      if (id !== undefined && !this.#first.has(id)) this.#first.set(id, [exchange, namesOf(exchange)]);
    }
  }

  /** The id that a valid check-in was answered with. */
  idIn(exchange: Exchange): string | undefined {
    const { values } = this.context;
    const isReport = exchange.request.operation === 'check-in' && isAccepted(exchange) && !mayBeRepeated(exchange);
    if (values.reservationIdFrom !== 'location-header' || !isReport) return undefined;
    const { kind } = requestsOf(this.context, this.run).intentOf(exchange);
    return kind === 'faulty' || namesOf(exchange).length === 0 ? undefined : reservationIdOf(values, exchange);
  }

  /** What another stay was given before; `null`: nothing. */
  takenIn(exchange: Exchange): string | null {
    const id = this.idIn(exchange);
    const [first, names = []] = this.#first.get(id ?? '') ?? [];
    const isSameStay = namesOf(exchange).some((name) => names.includes(name));
    return !first || isSameStay ? null : `${id}, as for the guest of ${first.id}`;
  }
}

const givenIn = onceFor((run: RunSoFar, context: RunContext) => new Given(context, run));

/** No two stays are given the same reservation id (section 2.2). */
export function ownIdsRule(context: RunContext, operation: 'check-in', run: RunSoFar): Rule {
  const given = givenIn(run, context);
  return {
    operation,
    about: (exchange) => given.idIn(exchange) !== undefined,
    summary: 'The service gives several guests the same reservation id',
    expected: 'a reservation id that no other stay has',
    unmet: (exchange) => given.takenIn(exchange),
  };
}
