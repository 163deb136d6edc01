/** The plain requests of a run, equal but for what makes their stays unique: how they were answered says what other failures are worth. */
import { onceFor } from '../cases/once.ts';
import { PLACEHOLDER } from '../cases/placeholder.ts';
import { uniqueValuesOf } from '../cases/sequence.ts';
import { isShown } from '../cases/shown.ts';
import { endedBefore, settledMs, UNAUTHORIZED } from '../cases/waiting.ts';
import { type Exchange, headerValues, isAccepted, statusOf } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import { asJsonObject, parsedJson } from '../contract/json.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation, OPERATIONS, type Operation } from '../contract/words.ts';
import { unanswered } from '../judgement/matchers/answered.ts';

/** When a token was refused that had been accepted. */
export interface EndedToken {
  /** Tokens that had been issued since. */
  readonly newer: number;
  /** Seconds since it was issued. */
  readonly age: number;
  /** The one that was fetched in its place was refused, too. */
  readonly andNewer: boolean;
}

/** An operation's plain requests that were answered, in the order in which they were sent. */
export interface Plain {
  readonly operation: Operation;
  readonly exchanges: readonly Exchange[];
  /** Those that were not answered as the others: empty unless an equal request was accepted before one of them and after it. */
  readonly odd: readonly Exchange[];
  /** What came right before each odd one, and before few others, where that is what they have in common. */
  readonly after: string | null;
  /** A token of the run's own that was accepted and then refused (401) from then on; `null`: none was. */
  readonly ended: EndedToken | null;
}

/** By operation. */
export type PlainRequests = ReadonlyMap<Operation, Plain>;

/** Stays of the requests before the plan, which each shard has for itself. */
const staysOfPreflight = (id: string) =>
  ['guest', 'billed', 'absentee'].map((guest) => id.replace(/^preflight\/(\d+\/)?.*/, `preflight/$1${guest}`));

/** A run's token as it is carried, untouched. */
const BEARER = /^Bearer <access_token:(\w+)>$/;

/** The requests by which a run fetches its own tokens, one as good as another. */
const OWN = /^(?:token|preflight)\//;

const sequenceOf = (id: string) => id.replace(/#\d+$|\/arrival\d*$/, '');

const valuesOf = onceFor((context: RunContext, sequence: string) =>
  (sequence.startsWith('preflight/') ? staysOfPreflight(sequence) : [sequence]).flatMap((name) =>
    uniqueValuesOf(context.seed, name),
  ),
);

/** A request without what makes its stay unique, and without its token where that is one of the run's own. */
function textOf({ id, request }: Exchange, context: RunContext, own: ReadonlySet<string>): string {
  const { method, url, headers, body } = request;
  const fields = headers.filter(([name]) => !/^content-length$/i.test(name)).map((field) => field.join(': '));
  const text = [method, url, ...fields.sort(), body?.sha256 ?? body?.text ?? body?.base64 ?? ''].join('\n');
  const withoutToken = text.replace(PLACEHOLDER, (found, _secret, tag, form) =>
    own.has(tag) && form === undefined ? '<token>' : found,
  );
  return valuesOf(context, sequenceOf(id)).reduce(
    (rest, { value, room }) => rest.replaceAll(value, room ? '<room>' : '<stay>'),
    withoutToken,
  );
}

/**
 * Those of equal requests that stand alone in their sequence, so that repetition is not what they are about, and that nothing
 * accepted before in it, but the check-ins of their guests, can have influenced.
 */
function alone(equal: readonly Exchange[], touched: ReadonlyMap<string, number>): Exchange[] {
  const inSequence = groupedBy(equal, ({ id }) => sequenceOf(id));
  return equal.filter((exchange) => {
    const sequence = sequenceOf(exchange.id);
    const isOnly = sequence.startsWith('preflight/') || inSequence.get(sequence)?.length === 1;
    const isFirst = exchange.seq <= (touched.get(sequence) ?? exchange.seq);
    const { assumed, guestAbsent } = exchange;
    // A conflict, or a guest who is not shown yet, is about what came before.
    const isOfMoment = statusOf(exchange) === 409 || settledMs(exchange) > 0;
    return isOnly && isFirst && !isOfMoment && !assumed && !guestAbsent && unanswered(exchange) === null;
  });
}

/** @param ofIt an operation's requests. @param issued the tags of all tokens, each with its exchange, in the order of their issue */
function endedToken(
  ofIt: readonly Exchange[],
  own: ReadonlySet<string>,
  issued: readonly (readonly [tag: string, by: Exchange])[],
): EndedToken | null {
  const tagOf = ({ request }: Exchange) =>
    BEARER.exec(headerValues(request.headers, 'Authorization')[0] ?? '')?.[1] ?? '';
  for (const [tag, users] of groupedBy(ofIt, tagOf)) {
    const last = users.findLastIndex(isAccepted);
    const from = users[last]?.seq ?? 0;
    const isAfter = (each: Exchange) => each.seq > from && statusOf(each) === UNAUTHORIZED;
    // Where another one was fetched, the record shows the request as it was sent with that.
    const renewed = ofIt.find((each) => isAfter(each) && endedBefore(each) && own.has(tagOf(each)));
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

/** By sequence, the first exchange in it that may have changed what the service knows. */
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
  // A service that goes down, or comes up, answers otherwise from then on: that is no chance.
  return odd.some(isBetween) ? odd : [];
}

/** Whether a request was read far enough that its body was looked at. */
const isRead = (exchange: Exchange) => isAccepted(exchange) || [400, 422].includes(statusOf(exchange));

const isNoJsonObject = ({ request: { operation, body } }: Exchange) =>
  operation !== 'token-form' && asJsonObject(parsedJson(body?.text ?? '')) === null;

/** What a service may remember of the request before, the narrower first. */
const BEFORE: readonly (readonly [words: string, holds: (before: Exchange) => boolean])[] = [
  ['a malformed request', isNoJsonObject],
  ['a request that was refused', (before) => !isAccepted(before)],
];
/** As many odd ones show that it is no chance what came before them. */
const ODD_ENOUGH = 3;

/** What came before all the odd ones, and before no more of the others than of them. @param ofIt all requests of the operation, in order */
function sharedBefore(ofIt: readonly Exchange[], plain: readonly Exchange[], odd: readonly Exchange[]): string | null {
  if (odd.length < ODD_ENOUGH) return null;
  const read = ofIt.filter(isRead);
  const before = (each: Exchange) => read.findLast(({ seq }) => seq < each.seq);
  for (const [words, holds] of BEFORE) {
    const isAfter = (each: Exchange) => {
      const last = before(each);
      return last !== undefined && holds(last);
    };
    if (odd.every(isAfter) && plain.filter(isAfter).length <= 2 * odd.length) return words;
  }
  return null;
}

/** The same for equal requests: what makes them unique is always as long. */
const sizeOf = ({ request: { method, url, headers, body } }: Exchange) =>
  [method, url.length, headers.length, (body?.text ?? body?.base64 ?? '').length].join();

/** Of equal requests of an operation those that stand alone, where they are most; of as many the first. @param ofIt in order */
function mostOften(
  ofIt: readonly Exchange[],
  textOf: (exchange: Exchange) => string,
  touched: ReadonlyMap<string, number>,
): readonly Exchange[] {
  const alike = [...groupedBy(ofIt, sizeOf).values()].sort((a, b) => b.length - a.length);
  const found: (readonly Exchange[])[] = [];
  let most = 1;
  for (const each of alike) {
    // Writing the texts out takes longer than all else here.
    if (each.length < most) break;
    const groups = [...groupedBy(each, textOf).values()].map((equal) => alone(equal, touched));
    most = Math.max(most, ...groups.map(({ length }) => length));
    found.push(...groups);
  }
  const largest = found.filter(({ length }) => length === most);
  return largest.sort(([a], [b]) => (a as Exchange).seq - (b as Exchange).seq)[0] ?? [];
}

/** The plain requests of each operation: those that are sent most often. @param exchanges in order */
export function plainRequests(context: RunContext, exchanges: ReadonlyMap<string, Exchange>): PlainRequests {
  // A client is answered by the suite itself.
  if (context.subject === 'client') return new Map();
  const fetched = [...exchanges.values()].flatMap(({ id, issued }) => (OWN.test(id) ? issued : []));
  const own = new Set(fetched.map(({ tag }) => tag));
  const inOrder = [...exchanges.values()];
  const touched = touchedIn(inOrder);
  const issued = inOrder.flatMap((each) => each.issued.map(({ tag }) => [tag, each] as const));
  return new Map(
    OPERATIONS.flatMap((operation) => {
      const ofIt = inOrder.filter(({ request }) => request.operation === operation);
      const most = mostOften(ofIt, (exchange) => textOf(exchange, context, own), touched);
      if (most.length === 0) return [];
      // A body that nobody has shown may be refused for what it is: that says nothing of the other failures.
      if (!isShown(operation, context.profile) && !most.some(isAccepted)) return [];
      const odd = oddOf(most);
      const after = sharedBefore(ofIt, most, odd);
      return [[operation, { operation, exchanges: most, odd, after, ended: endedToken(ofIt, own, issued) }] as const];
    }),
  );
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * `check-in is intermittent: of equal requests about one in five is answered 400 (23 of 108)`, or what came before explains it:
 * `check-in answers 500 to a plain request that comes after a malformed request (5 of 108)`; `null` where it is neither.
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
