/** A run's plain requests, equal but for what makes their stays unique: they put other failures into perspective. */
import { once, onceFor, onceOf } from '../cases/once.ts';
import { PLACEHOLDER } from '../cases/placeholder.ts';
import { reservationIdOf } from '../cases/reservation-id.ts';
import { uniqueValuesOf } from '../cases/sequence.ts';
import { isShown } from '../cases/shown.ts';
import { roomDigits } from '../cases/stay.ts';
import { endedBefore, mayBeRepeated, settledMs, UNAUTHORIZED } from '../cases/waiting.ts';
import { type Exchange, headerValues, isAccepted, statusOf } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import { asJsonObject, parsedJson } from '../contract/json.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation, OPERATIONS, type Operation } from '../contract/words.ts';
import { unanswered } from '../judgement/matchers/answered.ts';
import { type Histories, historiesOf, sequenceOf } from './history.ts';

/** When a token was refused that had been accepted. */
export interface EndedToken {
  /** Tokens issued since. */
  readonly newer: number;
  /** Seconds since it was issued. */
  readonly age: number;
  /** Its replacement was also refused. */
  readonly andNewer: boolean;
}

/** An operation's plain requests that were answered, in the order in which they were sent. */
export interface Plain {
  readonly operation: Operation;
  readonly exchanges: readonly Exchange[];
  /** Those with another reply: empty unless equal requests were accepted before and after one of them. */
  readonly odd: readonly Exchange[];
  /** What came right before each odd one and hardly any other, if anything did. */
  readonly after: string | null;
  /** One of the run's own tokens that was accepted and later always refused (401), or now and then; `null`: neither. */
  readonly ended: EndedToken | 'comes and goes' | null;
  /** What came before exchanges of the operation, and before none that it accepted. */
  readonly histories: () => Histories;
}

/** The plain requests of a run, by operation: those that are sent most often. */
export interface PlainRequests {
  readonly get: (operation: Operation) => Plain | undefined;
  /** A title for each operation that is intermittent. */
  readonly intermittent: () => readonly string[];
}

/** Of a run without any. */
export const NO_PLAIN: PlainRequests = { get: () => undefined, intermittent: () => [] };

/** Stays of the preflight, of which each shard has its own. */
const staysOfPreflight = (id: string) =>
  ['guest', 'billed', 'absentee'].map((guest) => id.replace(/^preflight\/(\d+\/)?.*/, `preflight/$1${guest}`));

/** A run's own token, unaltered. */
const BEARER = /^Bearer <access_token:(\w+)>$/;

/** The requests by which a run fetches its own, interchangeable tokens. */
const OWN = /^(?:token|preflight)\//;

const valuesOf = onceFor((context: RunContext, sequence: string) => {
  const digits = roomDigits(context.profile.fields?.['check-in']?.['roomNumber']?.maxLength);
  return (sequence.startsWith('preflight/') ? staysOfPreflight(sequence) : [sequence])
    .flatMap((name) => uniqueValuesOf(context.seed, name, digits))
    .map(({ value, room }) => {
      // A short number may also be a part of other values.
      return room ? ([JSON.stringify(value), '"<room>"'] as const) : ([value, '<stay>'] as const);
    });
});

/** The exchanges with `<id>` for the reservation id that the service gave a guest: no two of these are equal. */
function withoutIds(exchanges: readonly Exchange[], { values }: RunContext): readonly Exchange[] {
  if (values.reservationIdFrom !== 'location-header') return exchanges;
  const arrivals = groupedBy(
    exchanges.filter(({ id }) => sequenceOf(id) !== id.replace(/#\d+$/, '')),
    ({ id }) => sequenceOf(id),
  );
  return exchanges.map((exchange) => {
    const { body } = exchange.request;
    const ids = (arrivals.get(sequenceOf(exchange.id)) ?? []).flatMap((each) => reservationIdOf(values, each) ?? []);
    if (body?.text === undefined || ids.length === 0) return exchange;
    const text = ids.reduce((rest, id) => rest.replace(JSON.stringify(id), '"<id>"'), body.text);
    return { ...exchange, request: { ...exchange.request, body: { ...body, text } } };
  });
}

/** A request without the unique values of its stay, and without the run's own token. */
function textOf({ id, request }: Exchange, context: RunContext, own: ReadonlySet<string>): string {
  const { method, url, headers, body } = request;
  const fields = headers.filter(([name]) => !/^content-length$/i.test(name)).map((field) => field.join(': '));
  const text = [method, url, ...fields.sort(), body?.sha256 ?? body?.text ?? body?.base64 ?? ''].join('\n');
  const withoutToken = text.replace(PLACEHOLDER, (found, _secret, tag, form) =>
    own.has(tag) && form === undefined ? '<token>' : found,
  );
  return valuesOf(context, sequenceOf(id)).reduce((rest, [value, word]) => rest.replaceAll(value, word), withoutToken);
}

/**
 * Those of equal requests that are alone in their sequence, so not about repetition, and that nothing accepted in it
 * before, but their guests' check-ins, can have influenced.
 */
function alone(equal: readonly Exchange[], touched: ReadonlyMap<string, number>): Exchange[] {
  const inSequence = groupedBy(equal, ({ id }) => sequenceOf(id));
  return equal.filter((exchange) => {
    const sequence = sequenceOf(exchange.id);
    const isOnly = sequence.startsWith('preflight/') || inSequence.get(sequence)?.length === 1;
    const isFirst = exchange.seq <= (touched.get(sequence) ?? exchange.seq);
    const { assumed, guestAbsent } = exchange;
    // A conflict, a guest not known yet, or a report sent again after an outage, is about what came before.
    const isOfMoment = statusOf(exchange) === 409 || settledMs(exchange) > 0 || mayBeRepeated(exchange);
    return isOnly && isFirst && !isOfMoment && !assumed && !guestAbsent && unanswered(exchange) === null;
  });
}

const tagOf = ({ request }: Exchange) =>
  BEARER.exec(headerValues(request.headers, 'Authorization')[0] ?? '')?.[1] ?? '';

/** Fewer may be chance. */
const ENOUGH_TIMES = 3;

/** Whether tokens are accepted again after they were refused, as by servers that do not know each other's tokens. */
function comeAndGo(reports: readonly Exchange[], textOf: (exchange: Exchange) => string): boolean {
  const again = (each: readonly Exchange[]) => {
    const first = each.findIndex((one) => statusOf(one) === UNAUTHORIZED);
    return first < 0 ? [] : each.slice(first).filter(isAccepted);
  };
  const ofOne = groupedBy(reports, (each) => (tagOf(each) ? `${tagOf(each)} ${sizeOf(each)}` : null));
  const alike = [...ofOne.values()].filter((each) => again(each).length > 0);
  const equal = alike.flatMap((each) => [...groupedBy(each, textOf).values()]);
  return equal.flatMap(again).length >= ENOUGH_TIMES;
}

/**
 * @param ofIt an operation's requests
 * @param issued the tags of all tokens, as issued, each with its exchange
 * @param lastUse the number of the last request that was accepted with a token, by its tag
 */
function endedToken(
  ofIt: readonly Exchange[],
  own: ReadonlySet<string>,
  issued: readonly (readonly [tag: string, by: Exchange])[],
  lastUse: ReadonlyMap<string, number>,
): EndedToken | null {
  for (const [tag, users] of groupedBy(ofIt, tagOf)) {
    const last = users.findLastIndex(isAccepted);
    const from = users[last]?.seq ?? 0;
    const isAfter = (each: Exchange) => each.seq > from && statusOf(each) === UNAUTHORIZED;
    // If the token was replaced, the record shows the request as it was resent; others may then be accepted.
    const isOver = (each: Exchange) => own.has(tagOf(each)) && (lastUse.get(tagOf(each)) ?? 0) < each.seq;
    const renewed = ofIt.find((each) => isAfter(each) && endedBefore(each) && isOver(each));
    const refused = users.find(isAfter) ?? renewed;
    const at = issued.findIndex(([each]) => each === tag);
    const by = issued[at]?.[1];
    if (!refused || !by || last < 0 || !own.has(tag)) continue;
    const newer = issued.slice(at + 1).filter(([, { seq }]) => seq < refused.seq).length;
    const age = Math.round((Date.parse(refused.sentAt) - Date.parse(by.sentAt)) / 1000);
    return { newer, age, andNewer: refused === renewed && tagOf(refused) !== tag };
  }
  return null;
}

/** By sequence, the first exchange that may have changed the service's state. */
function touchedIn(exchanges: readonly Exchange[]): ReadonlyMap<string, number> {
  const changing = exchanges.filter(
    (each) => !each.id.includes('/arrival') && (isAccepted(each) || isTokenOperation(each.request.operation)),
  );
  return new Map(changing.map(({ id, seq }) => [sequenceOf(id), seq] as const).reverse());
}

function oddOf(exchanges: readonly Exchange[]): Exchange[] {
  const accepted = exchanges.filter(isAccepted);
  const [usual] = [...groupedBy(accepted, statusOf)].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  const odd = exchanges.filter((each) => statusOf(each) !== usual);
  const places = exchanges.flatMap((each, at) => (statusOf(each) === usual ? [at] : []));
  const isBetween = (each: Exchange) => {
    const at = exchanges.indexOf(each);
    return (places[0] ?? at) < at && at < (places.at(-1) ?? at);
  };
  // A service that goes down or comes up changes its replies from then on: that is not chance.
  return odd.some(isBetween) ? odd : [];
}

/** Whether the service read a request as far as its body. */
const isRead = (exchange: Exchange) => isAccepted(exchange) || [400, 422].includes(statusOf(exchange));

const isNoJsonObject = ({ request: { operation, body } }: Exchange) =>
  operation !== 'token-form' && asJsonObject(parsedJson(body?.text ?? '')) === null;

/** What a service may remember of the previous request, the most specific first. */
const BEFORE: readonly (readonly [words: string, holds: (before: Exchange) => boolean])[] = [
  ['a malformed request', isNoJsonObject],
  ['a request that was refused', (before) => !isAccepted(before)],
];
/** What is less likely than this is no coincidence. */
const COINCIDENCE = 0.005;

/** What came before all odd ones, and before no more of the others. @param ofIt the operation's requests, in order */
function sharedBefore(ofIt: readonly Exchange[], plain: readonly Exchange[], odd: readonly Exchange[]): string | null {
  const read = ofIt.filter(isRead);
  const before = (each: Exchange) => read.findLast(({ seq }) => seq < each.seq);
  for (const [words, holds] of BEFORE) {
    const isAfter = (each: Exchange) => {
      const last = before(each);
      return last !== undefined && holds(last);
    };
    const after = plain.filter(isAfter).length;
    const isLikely = (after / plain.length) ** odd.length > COINCIDENCE;
    if (odd.every(isAfter) && after <= 3 * odd.length && !isLikely) return words;
  }
  return null;
}

/** The size of a request: the same for equal ones, since unique values have a fixed length. */
const sizeOf = ({ request: { method, url, headers, body } }: Exchange) =>
  [method, url.length, headers.length, (body?.text ?? body?.base64 ?? '').length].join();

/** The largest group of equal requests that are alone in their sequence, or the first such. @param ofIt in order */
function mostOften(
  ofIt: readonly Exchange[],
  textOf: (exchange: Exchange) => string,
  touched: ReadonlyMap<string, number>,
): readonly Exchange[] {
  const alike = [...groupedBy(ofIt, sizeOf).values()].sort((a, b) => b.length - a.length);
  const found: (readonly Exchange[])[] = [];
  let most = 1;
  for (const each of alike) {
    // Building the texts is the slowest step here.
    if (each.length < most) break;
    const groups = [...groupedBy(each, textOf).values()].map((equal) => alone(equal, touched));
    most = Math.max(most, ...groups.map(({ length }) => length));
    found.push(...groups);
  }
  const largest = found.filter(({ length }) => length === most);
  return largest.sort(([a], [b]) => (a as Exchange).seq - (b as Exchange).seq)[0] ?? [];
}

/** Worked out only for a run that left something to explain. */
const historiesIn = onceOf(historiesOf);

/** Equal requests have one size: if all of each size are answered with one status, none is odd. */
const mayVary = (ofIt: readonly Exchange[]) =>
  [...groupedBy(ofIt, sizeOf).values()].some(([first, ...rest]) =>
    rest.some((each) => statusOf(each) !== statusOf(first as Exchange)),
  );

/** The plain requests of a run, found where they are asked for. @param exchanges in order */
export function plainRequests(context: RunContext, exchanges: ReadonlyMap<string, Exchange>): PlainRequests {
  // The suite itself answers a client.
  if (context.subject === 'client') return NO_PLAIN;
  const fetched = [...exchanges.values()].flatMap(({ id, issued }) => (OWN.test(id) ? issued : []));
  const own = new Set(fetched.map(({ tag }) => tag));
  const inOrder = withoutIds([...exchanges.values()], context);
  const touched = touchedIn(inOrder);
  const issued = inOrder.flatMap((each) => each.issued.map(({ tag }) => [tag, each] as const));
  const lastUse = new Map(inOrder.filter(isAccepted).map((each) => [tagOf(each), each.seq] as const));
  const of = once((operation: Operation) => inOrder.filter(({ request }) => request.operation === operation));
  const text = once((exchange: Exchange) => textOf(exchange, context, own));
  const fickle = onceOf((all: readonly Exchange[]) => comeAndGo(all, text));
  const get = once((operation: Operation): Plain | undefined => {
    const ofIt = of(operation);
    const most = mostOften(ofIt, text, touched);
    if (most.length === 0) return undefined;
    // A body that is not shown may be refused for its content: that says nothing about other failures.
    if (!isShown(operation, context.profile) && !most.some(isAccepted)) return undefined;
    const odd = oddOf(most);
    const after = sharedBefore(ofIt, most, odd);
    const ended = fickle(inOrder) ? 'comes and goes' : endedToken(ofIt, own, issued, lastUse);
    const histories = () => historiesIn(inOrder).get(operation) ?? new Map();
    return { operation, exchanges: most, odd, after, ended, histories };
  });
  const titleOf = (operation: Operation) => {
    const plain = mayVary(of(operation)) ? get(operation) : undefined;
    return (plain && intermittentTitle(plain)) ?? [];
  };
  return { get, intermittent: () => OPERATIONS.flatMap(titleOf) };
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * `check-in is intermittent: of equal requests about one in five is answered 400 (23 of 108)`, or what explains it:
 * `check-in answers 500 to a plain request that comes after a malformed request (5 of 108)`; `null`: neither.
 */
export function intermittentTitle({ operation, exchanges, odd, after }: Plain): string | null {
  if (odd.length === 0) return null;
  const [all, some] = [exchanges.length, odd.length];
  const statuses = [...new Set(odd.map(statusOf))].sort().join(' or ');
  if (after !== null)
    return `${operation} answers ${statuses} to a plain request that comes after ${after} (${some} of ${all})`;
  const share =
    some * 2 > all ? 'more than half' : `about one in ${NUMBERS[Math.round(all / some) - 1] ?? Math.round(all / some)}`;
  return `${operation} is intermittent: of equal requests ${share} is answered ${statuses} (${some} of ${all})`;
}
