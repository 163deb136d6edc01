/** What most exchanges have in common, so that each of thousands can be told by what is different about it. */
import type { NameValue, RecordedBody } from '../contract/evidence.ts';
import { shortened } from './visible.ts';

/** Longer bodies are not looked into: their beginning is shown. */
const LONGEST = 20_000;
/** What fewer exchanges share is not usual. */
const FEWEST = 4;
/** A value is usual where one of so many exchanges has it. */
const SHARE = 10;
/** Characters of one value that are shown. */
const VALUE = 70;

/** The unique part of a made-up value, and the tags of secrets: they differ where nothing else does. */
const UNIQUE = /-[0-9A-F]{10}\b/g;
const TAG = /(<[a-z_]+:)[0-9a-f]{8}/g;
/** A made-up number of a room: unlike others in nothing but its digits. */
const NUMBER = /^"[1-9]\d{2,8}"$/;
/** What names something, such as one reply, and says nothing else. */
const NAME = /^"[\w.:+-]*"$/;
/** What is left of a value without what differs where nothing else does. */
function keyOf(value: string): string {
  return NUMBER.test(value) ? `"${value.length} digits"` : value.replace(TAG, '$1#').replace(UNIQUE, '#');
}

/** A text as named parts: the members of a JSON object, the parameters of a form, header fields. */
export class Parts {
  readonly names: string[] = [];
  /** The values as they were written. */
  readonly values: string[] = [];
  readonly keys: string[] = [];
  readonly #known = new Set<string>();
  /** The names as they come. */
  order = '';

  has(name: string): boolean {
    return this.#known.has(name);
  }

  add(name: string, value: string): void {
    this.names.push(name);
    this.#known.add(name);
    this.values.push(value);
    this.keys.push(keyOf(value));
    this.order += `${name},`;
  }
}

/** The parts of a body; `null` for one that has none, or whose text says more than its parts do. */
export function partsOf(body: RecordedBody | null, isForm = false): Parts | null {
  const text = body?.text;
  if (text === undefined || text.length > LONGEST || body?.sha256) return null;
  if (isForm) return formParts(text);
  return text[0] === '{' ? jsonParts(text) : null;
}

function jsonParts(text: string): Parts | null {
  try {
    const value = JSON.parse(text) as Record<string, unknown>;
    const parts = new Parts();
    let written = '';
    for (const name of Object.keys(value)) {
      const member = JSON.stringify(value[name]);
      written += `${written === '' ? '{' : ','}${JSON.stringify(name)}:${member}`;
      parts.add(name, member);
    }
    // White space, a member that stands twice, an escape: what JSON would not write like this is shown as it was sent.
    return `${written}}` === text ? parts : null;
  } catch {
    return null;
  }
}

function formParts(text: string): Parts | null {
  const parts = new Parts();
  for (const pair of text.split('&')) {
    const [name = ''] = pair.split('=', 1);
    if (name === '' || parts.has(name)) return null;
    parts.add(name, pair.slice(name.length + 1));
  }
  return parts;
}

/** Header fields as parts. */
export function headerParts(headers: readonly NameValue[]): Parts {
  const parts = new Parts();
  for (const [name, value] of headers) parts.add(name.toLowerCase(), value);
  return parts;
}

type Counts = Map<string, number>;

/** What parts have in common. */
export interface Usual {
  /** By order of names: for each place, how many have which key under that name, wherever it stands. */
  readonly columns: ReadonlyMap<string, readonly Counts[]>;
  /** By order of names: how many have it, and which names are missing that more than half of all have. */
  readonly orders: ReadonlyMap<string, { readonly count: number; readonly missing: readonly string[] }>;
  /** What fewer have is not usual. */
  readonly least: number;
  readonly of: number;
}

/** Counts what parts have in common. */
export function usualOf(all: readonly (Parts | null)[]): Usual {
  const byName = new Map<string, Counts>();
  const columns = new Map<string, Counts[]>();
  const orders = new Map<string, { count: number; readonly parts: Parts }>();
  let of = 0;
  for (const parts of all) {
    if (!parts) continue;
    const { names, keys, order } = parts;
    of += 1;
    const known = orders.get(order);
    if (known) known.count += 1;
    else orders.set(order, { count: 1, parts });
    const places = columns.get(order) ?? names.map((name) => columnOf(byName, name));
    columns.set(order, places);
    for (const [at, key] of keys.entries()) places[at]?.set(key, (places[at]?.get(key) ?? 0) + 1);
  }
  const wanted = of < FEWEST ? [] : [...byName].filter(([, counts]) => sumOf(counts) > of / 2).map(([name]) => name);
  const told = [...orders].map(([order, { count, parts }]) => {
    return [order, { count, missing: wanted.filter((name) => !parts.has(name)) }] as const;
  });
  return { columns, orders: new Map(told), least: Math.max(FEWEST, of / SHARE), of };
}

function columnOf(byName: Map<string, Counts>, name: string): Counts {
  const counts = byName.get(name) ?? new Map<string, number>();
  byName.set(name, counts);
  return counts;
}

const sumOf = (counts: Counts) => [...counts.values()].reduce((sum, each) => sum + each, 0);

/** Whether a member is another one each time, as the name of a reply is. */
function isVarying(counts: Counts, value: string, key: string): boolean {
  return counts.size >= FEWEST && counts.get(key) === 1 && NAME.test(value);
}

/**
 * What is different about parts that were counted: `no folio`, `roomNumber: 12`. Empty: nothing is.
 * @param answered of a reply, which may name itself and the moment: what is another in each says nothing
 */
export function differences({ names, values, keys, order }: Parts, usual: Usual, answered = false): string[] {
  const { count = 0, missing = [] } = usual.orders.get(order) ?? {};
  const columns = usual.columns.get(order) ?? [];
  const found = missing.map((name) => `no ${name}`);
  for (let at = 0; at < keys.length; at += 1) {
    const counts = columns[at] as Counts;
    const key = keys[at] as string;
    if ((counts.get(key) ?? 0) >= usual.least) continue;
    const value = values[at] as string;
    if (!(answered && isVarying(counts, value, key)))
      found.push(`${shortened(names[at] as string, VALUE)}: ${shortened(value, VALUE)}`);
  }
  if (found.length > 0 || count >= usual.least || usual.of < FEWEST) return found;
  return [`in the order ${shortened(order.slice(0, -1), VALUE)}`];
}
