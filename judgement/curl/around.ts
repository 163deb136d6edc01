/** What a single line leaves out: its token, the stay's check-in, and what was sent beside or before it. */
import { onceOf } from '../../cases/once.ts';
import { namedSecrets } from '../../cases/placeholder.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import { parsedJson } from '../../contract/json.ts';

/** The exchanges of a run by id. */
export type Exchanges = ReadonlyMap<string, Exchange>;

const RUN_OWN = /^(preflight|token)\//;
/** Longer sequences share a stay rather than depend on their order. */
const LONGEST_ORDER = 9;

const baseOf = (id: string) => id.replace(/(#\d+|\/arrival\d*)$/, '');

/** The exchanges of a run by the tokens they issued, and by the sequence they belong to. */
const indexOf = onceOf((exchanges: Exchanges) => {
  const issued = [...exchanges.values()].flatMap((exchange) => exchange.issued.map(({ tag }) => ({ tag, exchange })));
  return {
    issuers: groupedBy(issued, ({ tag }) => tag),
    sequences: groupedBy(exchanges.values(), ({ id }) => baseOf(id)),
  };
});

function lifeOf({ reply }: Exchange): number | null {
  const seconds = /"expires_in"\s*:\s*"?(\d{1,9})/.exec(reply?.body.text ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds);
}

const endOf = ({ sentAt, durationMs }: Exchange) => Date.parse(sentAt) + durationMs;

function ageNote(issuer: Exchange, exchange: Exchange): string[] {
  const life = lifeOf(issuer);
  const age = Math.floor((Date.parse(exchange.sentAt) - endOf(issuer)) / 1000);
  if (life === null || age < life) return [];
  return [
    `No single line can show this: the token was ${age} s old and lived ${life} s. Fetch one, wait ${age} s, and run the curl line then.`,
  ];
}

function issuerOf(exchange: Exchange, exchanges: Exchanges) {
  const tag = namedSecrets(exchange.request).find(({ secret }) => secret === 'access_token')?.tag;
  const issuers = (tag && indexOf(exchanges).issuers.get(tag)) || [];
  const first = issuers[0]?.exchange;
  if (!first) return { issuer: null, notes: [] };
  const notes = ageNote(first, exchange);
  return { issuer: notes.length === 0 && issuers.some((each) => RUN_OWN.test(each.exchange.id)) ? null : first, notes };
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' && value.length > 3
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** A check-in and its reply hold about a dozen; anything with more is something else. */
const MOST_IDS = 200;
const LONGEST_BODY = 100_000;

const idsIn = onceOf(({ request, reply }: Exchange): readonly string[] => {
  const ids = [request.body?.text, reply?.body.text].flatMap((text = '') =>
    text.length > LONGEST_BODY ? [] : textsIn(parsedJson(text)),
  );
  return ids.filter((text) => /\d/.test(text)).slice(0, MOST_IDS);
});

function arrivalOf(exchange: Exchange, sequence: readonly Exchange[]): Exchange | null {
  if (/\/arrival\d*$/.test(exchange.id)) return null;
  const arrivals = sequence.filter(({ id }) => /\/arrival\d*$/.test(id));
  const body = exchange.request.body?.text ?? '';
  const isCheckIn = ({ id, request }: Exchange) => request.operation === 'check-in' && id !== exchange.id;
  const among = exchange.request.operation === 'check-in' ? [] : sequence.filter(isCheckIn);
  const own = [...arrivals, ...among].find((arrival) => idsIn(arrival).some((text) => body.includes(text)));
  return own ?? arrivals[0] ?? null;
}

/** When the requests of a sequence were in flight, in milliseconds. */
const spansOf = onceOf((sequence: readonly Exchange[]) =>
  sequence
    .filter(({ id }) => id.includes('#'))
    .map((step) => ({ step, begin: Date.parse(step.sentAt), end: endOf(step) })),
);

function beside(exchange: Exchange, sequence: readonly Exchange[]): string[] {
  const spans = spansOf(sequence);
  const place = Number(/#(\d+)$/.exec(exchange.id)?.[1] ?? 0);
  if (place === 0 || spans.length < 2) return [];
  const [sent, answered] = [Date.parse(exchange.sentAt), endOf(exchange)];
  const others = spans.filter(
    ({ step, begin, end }) => begin < answered && end > sent && step.id !== exchange.id,
  ).length;
  if (others > 1) {
    return [
      `No single line can show this: it was one of ${others + 1} requests that were sent at the same time. The line sends it alone.`,
    ];
  }
  if (place === 1 || spans.length > LONGEST_ORDER) return [];
  return [
    `It was request ${place} of ${spans.length} that were sent one after another (exchanges ${baseOf(exchange.id)}#1 to #${spans.length}). The line sends it alone: what came before it may matter.`,
  ];
}

function connectionNote({ request: { connection, headers } }: Exchange): string[] {
  const isAlone = headers.some(([name, value]) => /^connection$/i.test(name) && /^close$/i.test(value));
  if (connection === undefined || isAlone) return [];
  return ['It came on a connection that others had used before it. The line opens a connection of its own.'];
}

/** What must come before an exchange that is sent again, and what the reader must know. */
export function around(exchange: Exchange, exchanges: Exchanges) {
  const sequence = indexOf(exchanges).sequences.get(baseOf(exchange.id)) ?? [];
  const { issuer, notes } = issuerOf(exchange, exchanges);
  const before = [...notes, ...beside(exchange, sequence), ...connectionNote(exchange)];
  return { issuer, arrival: arrivalOf(exchange, sequence), notes: before };
}
