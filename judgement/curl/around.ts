/** What a single line leaves out: the token it used, the guest's check-in before it, what was sent beside or before it. */
import { namedSecrets } from '../../cases/placeholder.ts';
import type { Exchange } from '../../contract/evidence.ts';

/** The exchanges of a run, by their ids. */
export type Exchanges = ReadonlyMap<string, Exchange>;

/** What has to come before a line, and what has to be known of it. */
export interface Around {
  /** The exchange whose token the line uses, where it is not the run's own. */
  readonly issuer: Exchange | null;
  /** The check-in of the guest whom the request is about. */
  readonly arrival: Exchange | null;
  readonly notes: readonly string[];
}

const RUN_OWN = /^(preflight|token)\//;
/** In what is told of a sequence, one that is longer shares a guest rather than an order. */
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

/** A check-in and its reply hold a dozen; what holds more is no such thing. */
const MOST_IDS = 200;
const LONGEST_BODY = 100_000;
const idsOf = new WeakMap<Exchange, readonly string[]>();

/** Texts with a digit in them, in what a check-in says and is answered. */
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
  const own = arrivals.find((arrival) => idsIn(arrival).some((text) => body.includes(text)));
  return own ?? arrivals[0] ?? null;
}

function beside(exchange: Exchange, sequence: readonly Exchange[]): string[] {
  const steps = sequence.filter(({ id }) => id.includes('#'));
  const place = Number(/#(\d+)$/.exec(exchange.id)?.[1] ?? 0);
  if (place === 0 || steps.length < 2) return [];
  const begin = Date.parse(exchange.sentAt);
  const others = steps.filter(
    (other) => other !== exchange && Date.parse(other.sentAt) < endOf(exchange) && endOf(other) > begin,
  );
  if (others.length > 1) {
    return [
      `No single line can show this: it was one of ${others.length + 1} requests that were sent at the same time. The line sends it alone.`,
    ];
  }
  if (place === 1 || steps.length > LONGEST_ORDER) return [];
  return [
    `It was request ${place} of ${steps.length} that were sent one after another (exchanges ${baseOf(exchange.id)}#1 to #${steps.length}). The line sends it alone: what came before it may matter.`,
  ];
}

/** What has to be known of an exchange before it can be sent again. */
export function around(exchange: Exchange, exchanges: Exchanges): Around {
  const index = indexOf(exchanges);
  const sequence = index.sequences.get(baseOf(exchange.id)) ?? [];
  const { issuer, notes } = issuerOf(exchange, index);
  return { issuer, arrival: arrivalOf(exchange, sequence), notes: [...notes, ...beside(exchange, sequence)] };
}
