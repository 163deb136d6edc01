/** What came before an operation's requests: if none was accepted after it, that is why those were refused. */
import { PLACEHOLDER } from '../cases/placeholder.ts';
import { type Exchange, headerValues, isAccepted, outageOf, statusOf } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';

/** By what came before, in the words of a cause, the ids of an operation's exchanges. */
export type Histories = ReadonlyMap<string, ReadonlySet<string>>;

/** The sequence in which an exchange was sent. */
export const sequenceOf = (id: string): string => id.replace(/#\d+$|\/arrival\d*$/, '');

const CLIENTS = {
  client_secret: 'the first client',
  second_client_secret: 'the second client',
  short_lived_secret: 'the client of short-lived tokens',
} as const;
const SECRET = /<(client_secret|second_client_secret|short_lived_secret)[:>]/;

/** The client that asks for a token, by the secret that it sends; `null` where it is another one. */
function clientOf({ request: { body, headers } }: Exchange): string | null {
  const [, secret] = SECRET.exec(`${body?.text}${headers.map(([, value]) => value)}`) ?? [];
  return secret === undefined ? null : CLIENTS[secret as keyof typeof CLIENTS];
}

const tokenOf = ({ request }: Exchange): string | null => {
  const [tag] = [...(headerValues(request.headers, 'Authorization')[0] ?? '').matchAll(PLACEHOLDER)];
  return tag?.[2] ?? null;
};

/** Which operations accept a request with a token, early or late: what is sent at once has no order. */
function usesOf(exchanges: readonly Exchange[]): ReadonlyMap<string, ReadonlySet<Operation>> {
  const byToken = groupedBy(exchanges.filter(isAccepted), tokenOf);
  return new Map(Array.from(byToken, ([tag, each]) => [tag, new Set(each.map(({ request }) => request.operation))]));
}

const OLDER = 'a token that was issued before ';

/** What came before each exchange. @param exchanges in order */
function* tellingOf(exchanges: readonly Exchange[]): Generator<readonly [exchange: Exchange, words: string]> {
  const uses = usesOf(exchanges);
  const acceptedIn = new Map<string, Set<Operation>>();
  const issuedTo = new Map<string, readonly [client: string, at: number]>();
  const latest = new Map<string, number>();
  for (const [at, exchange] of exchanges.entries()) {
    const { id, request, issued } = exchange;
    const { operation } = request;
    const client = issued.length > 0 ? clientOf(exchange) : null;
    if (client !== null) {
      for (const { tag } of issued) issuedTo.set(tag, [client, at]);
      latest.set(client, at);
    }
    if (isTokenOperation(operation)) continue;
    const tag = tokenOf(exchange) ?? '';
    for (const each of uses.get(tag) ?? [])
      if (each !== operation) yield [exchange, `a token with which ${each} accepts a request`];
    const [own = '', since = at] = issuedTo.get(tag) ?? [];
    for (const [other, last] of latest) if (other !== own && last > since) yield [exchange, `${OLDER}${other} got one`];
    const before = acceptedIn.get(sequenceOf(id)) ?? new Set();
    // Every guest has checked in.
    for (const each of before)
      if (each !== operation && each !== 'check-in') yield [exchange, `what comes after an accepted ${each}`];
    if (isAccepted(exchange)) acceptedIn.set(sequenceOf(id), before.add(operation));
  }
}

/** For each operation what came before some of its exchanges, and none that it accepted. @param exchanges in order */
export function historiesOf(exchanges: readonly Exchange[]): ReadonlyMap<Operation, Histories> {
  const all = [...tellingOf(exchanges)];
  const byOperation = groupedBy(all, ([{ request }]) => request.operation);
  // A token that is good for one operation has not ended.
  const good = new Set(all.flatMap(([each, words]) => (words.startsWith(OLDER) && isAccepted(each) ? [words] : [])));
  const accepting = new Set(exchanges.filter(isAccepted).map(({ request }) => request.operation));
  return new Map(
    [...byOperation].flatMap(([operation, telling]) => {
      // Who accepts nothing shows no difference.
      if (!accepting.has(operation)) return [];
      const byWords = groupedBy(telling, ([, words]) => words);
      const only = [...byWords].filter(
        ([words, each]) => !good.has(words) && !each.some(([exchange]) => isAccepted(exchange)),
      );
      return [[operation, new Map(only.map(([words, each]) => [words, new Set(each.map(([{ id }]) => id))]))] as const];
    }),
  );
}

/** Something with the exchange that it is about, and with what came before the requests of its operation. */
export interface Dated<T> {
  readonly thing: T;
  readonly exchange: Exchange | undefined;
  readonly histories: (() => Histories) | undefined;
}

/** Groups of more than one exchange with the same before them, the largest first, each in the first that it fits. */
export function byHistory<T>(dated: readonly Dated<T>[]): { readonly words: string; readonly things: T[] }[] {
  const reported = dated.flatMap((each) =>
    [...(each.histories?.() ?? [])].flatMap(([words, ids]) =>
      // What was not answered, for an outage or the end of the run, was not refused for what came before it.
      each.exchange?.reply && ids.has(each.exchange.id) && outageOf(each.exchange) === null
        ? { ...each, words, exchange: each.exchange }
        : [],
    ),
  );
  const groups = [...groupedBy(reported, ({ words, exchange }) => `${statusOf(exchange)} ${words}`).values()];
  const taken = new Set<T>();
  return groups
    .sort((a, b) => b.length - a.length)
    .flatMap((all) => {
      const left = all.filter(({ thing }) => !taken.has(thing));
      // One alone may have met it by chance.
      if (new Set(left.map(({ exchange }) => exchange.id)).size < 2) return [];
      for (const { thing } of left) taken.add(thing);
      return [{ words: all[0]?.words ?? '', things: left.map(({ thing }) => thing) }];
    });
}
