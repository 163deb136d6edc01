/** What a reply leaks about stays unrelated to its request; one index serves all replies of a run. */
import { once, onceFor } from '../cases/once.ts';
import { reservationIdOf } from '../cases/reservation-id.ts';
import type { RunSoFar } from '../cases/sequence.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Operation } from '../contract/words.ts';
import { textSent } from './conforming.ts';
import { bodyText } from './leaks.ts';
import type { Rule } from './matchers/record.ts';

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
