/** What a single line leaves out: its token, the stay's check-in, and what was sent beside or before it. */
import { namedSecrets } from '../../cases/placeholder.ts';
import type { Exchange } from '../../contract/evidence.ts';

/** The exchanges of a run by id. */
export type Exchanges = ReadonlyMap<string, Exchange>;

/** What must come before a line, and what the reader must know. */
export interface Around {
  readonly issuer: Exchange | null;
  readonly arrival: Exchange | null;
  readonly notes: readonly string[];
}

const RUN_OWN = /^(preflight|token)\//;
/** Longer sequences share a stay rather than depend on their order. */
const LONGEST_ORDER = 9;

const baseOf = (id: string) => id.replace(/(#\d+|\/arrival\d*)$/, '');
const indexes = new WeakMap<Exchanges, Index>();

interface Index {
  readonly issuers: ReadonlyMap<string, readonly Exchange[]>;
  readonly sequences: ReadonlyMap<string, readonly Exchange[]>;
}

function indexOf(exchanges: Exchanges): Index {
  const known = indexes.get(exchanges);
  if (known) return known;
  const issuers = new Map<string, Exchange[]>();
  const sequences = new Map<string, Exchange[]>();
  const add = (map: Map<string, Exchange[]>, key: string, exchange: Exchange) => {
    const list = map.get(key);
    if (list) list.push(exchange);
    else map.set(key, [exchange]);
  };
  for (const exchange of exchanges.values()) {
    for (const { tag } of exchange.issued) add(issuers, tag, exchange);
    add(sequences, baseOf(exchange.id), exchange);
  }
  const index = { issuers, sequences };
  indexes.set(exchanges, index);
  return index;
}

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

function issuerOf(exchange: Exchange, index: Index): Pick<Around, 'issuer' | 'notes'> {
  const tag = namedSecrets(exchange.request).find(({ secret }) => secret === 'access_token')?.tag;
  const issuers = (tag && index.issuers.get(tag)) || [];
  const [first] = issuers;
  if (!first) return { issuer: null, notes: [] };
  const notes = ageNote(first, exchange);
  return { issuer: notes.length === 0 && issuers.some(({ id }) => RUN_OWN.test(id)) ? null : first, notes };
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
const idsOf = new WeakMap<Exchange, readonly string[]>();

function idsIn(arrival: Exchange): readonly string[] {
  const known = idsOf.get(arrival);
  if (known) return known;
  const ids = [arrival.request.body?.text, arrival.reply?.body.text].flatMap((text = '') => {
    try {
      return text.length > LONGEST_BODY ? [] : textsIn(JSON.parse(text));
    } catch {
      return [];
    }
  });
  const found = ids.filter((text) => /\d/.test(text)).slice(0, MOST_IDS);
  idsOf.set(arrival, found);
  return found;
}

function arrivalOf(exchange: Exchange, sequence: readonly Exchange[]): Exchange | null {
  const arrivals = sequence.filter(({ id }) => /\/arrival\d*$/.test(id) && id !== exchange.id);
  if (/\/arrival\d*$/.test(exchange.id)) return null;
  const body = exchange.request.body?.text ?? '';
  const isCheckIn = ({ id, request }: Exchange) => request.operation === 'check-in' && id !== exchange.id;
  const among = exchange.request.operation === 'check-in' ? [] : sequence.filter(isCheckIn);
  const own = [...arrivals, ...among].find((arrival) => idsIn(arrival).some((text) => body.includes(text)));
  return own ?? arrivals[0] ?? null;
}

/** When the requests of a sequence were in flight, so overlaps can be counted without comparing every pair. */
interface Spans {
  readonly steps: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly instants: ReadonlyMap<number, number>;
}

const spans = new WeakMap<readonly Exchange[], Spans>();

function spansOf(sequence: readonly Exchange[]): Spans {
  const known = spans.get(sequence);
  if (known) return known;
  const steps = sequence.filter(({ id }) => id.includes('#'));
  const instants = new Map<number, number>();
  for (const step of steps) {
    if (step.durationMs <= 0) instants.set(endOf(step), (instants.get(endOf(step)) ?? 0) + 1);
  }
  const sorted = (times: number[]) => times.sort((a, b) => a - b);
  const starts = sorted(steps.map(({ sentAt }) => Date.parse(sentAt)));
  const made = { steps: steps.length, starts, ends: sorted(steps.map(endOf)), instants };
  spans.set(sequence, made);
  return made;
}

function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function othersAtOnce(exchange: Exchange, { starts, ends, instants }: Spans): number {
  const begin = Date.parse(exchange.sentAt);
  const end = endOf(exchange);
  const isInstant = end <= begin;
  // Whatever ended before this one began had also begun before it ended, unless all of it fell in one millisecond.
  const over = countBelow(ends, begin + 1) - (isInstant ? (instants.get(begin) ?? 0) : 0);
  return countBelow(starts, end) - over - (isInstant ? 0 : 1);
}

function beside(exchange: Exchange, sequence: readonly Exchange[]): string[] {
  const { steps, ...times } = spansOf(sequence);
  const place = Number(/#(\d+)$/.exec(exchange.id)?.[1] ?? 0);
  if (place === 0 || steps < 2) return [];
  const others = othersAtOnce(exchange, { steps, ...times });
  if (others > 1) {
    return [
      `No single line can show this: it was one of ${others + 1} requests that were sent at the same time. The line sends it alone.`,
    ];
  }
  if (place === 1 || steps > LONGEST_ORDER) return [];
  return [
    `It was request ${place} of ${steps} that were sent one after another (exchanges ${baseOf(exchange.id)}#1 to #${steps}). The line sends it alone: what came before it may matter.`,
  ];
}

function connectionNote({ request: { connection, headers } }: Exchange): string[] {
  const isAlone = headers.some(([name, value]) => /^connection$/i.test(name) && /^close$/i.test(value));
  if (connection === undefined || isAlone) return [];
  return ['It came on a connection that others had used before it. The line opens a connection of its own.'];
}

/** What the reader must know before sending an exchange again. */
export function around(exchange: Exchange, exchanges: Exchanges): Around {
  const index = indexOf(exchanges);
  const sequence = index.sequences.get(baseOf(exchange.id)) ?? [];
  const { issuer, notes } = issuerOf(exchange, index);
  const before = [...notes, ...beside(exchange, sequence), ...connectionNote(exchange)];
  return { issuer, arrival: arrivalOf(exchange, sequence), notes: before };
}
