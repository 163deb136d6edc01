/** What most exchanges have in common, so that each of thousands can be told by what is different about it. */
import type { NameValue, RecordedBody } from '../contract/evidence.ts';

/** Longer bodies are not looked into: their beginning is shown. */
const LONGEST = 20_000;
/** What fewer exchanges share is not usual. */
const FEWEST = 4;
/** A value is usual where one of so many exchanges has it. */
const SHARE = 10;
/** Characters of one value that are shown. */
const VALUE = 70;

/** The unique part of a made-up value, and the tags of secrets: they differ where nothing else does. */
const UNIQUE = /-[0-9A-F]{10}\b|(?<=<[a-z_]+:)[0-9a-f]{8}/g;
/** A made-up number of a room: unlike others in nothing but its digits. */
const NUMBER = /^"[1-9]\d{2,8}"$/;
/** What names something, such as one reply, and says nothing else. */
const NAME = /^"[\w.:+-]*"$/;

function keyOf(value: string): string {
  if (value.length < 5) return value;
  if (NUMBER.test(value)) return `"${value.length} digits"`;
  return value.includes('-') || value.includes('<') ? value.replace(UNIQUE, '#') : value;
}

/** At most so many characters of a text, never half of one. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text[most - 2] ?? '') ? most - 2 : most - 1;
  return `${text.slice(0, end)}…`;
}

/** A body as named parts, where it consists of such: the members of a JSON object, the parameters of a form. */
export type Parts = ReadonlyMap<string, Part>;

/** One part: its value as it was written, and what is left of that without what differs where nothing else does. */
interface Part {
  readonly value: string;
  readonly key: string;
}

const partOf = (value: string): Part => ({ value, key: keyOf(value) });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a body; `null` for one that has none, or whose text says more than its parts do. */
export function partsOf(body: RecordedBody | null, isForm = false): Parts | null {
  const text = body?.text;
  if (text === undefined || text.length > LONGEST || body?.sha256) return null;
  if (isForm) return formParts(text);
  if (text[0] !== '{') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    const members = Object.entries(value).map(([name, member]) => [name, JSON.stringify(member)] as const);
    const written = members.map(([name, member]) => `${JSON.stringify(name)}:${member}`).join(',');
    // White space, a member that stands twice, an escape: what JSON would not write like this is shown as it was sent.
    return `{${written}}` === text ? new Map(members.map(([name, member]) => [name, partOf(member)])) : null;
  } catch {
    return null;
  }
}

function formParts(text: string): Parts | null {
  const pairs = text
    .split('&')
    .map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)] as const);
  const parts = new Map(pairs.map(([name, value]) => [name, partOf(value)]));
  return parts.size === pairs.length && pairs.every(([name]) => name !== '') ? parts : null;
}

/** The parts that most have. */
export interface Usual {
  /** By name, how many have it with each value. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** How many have their names in each order. */
  readonly orders: ReadonlyMap<string, number>;
  readonly of: number;
}

const orderOf = (parts: Parts) => [...parts.keys()].join();

/** Counts what parts have in common. */
export function usualOf(all: readonly Parts[]): Usual {
  const values = new Map<string, Map<string, number>>();
  const orders = new Map<string, number>();
  for (const parts of all) {
    const order = orderOf(parts);
    orders.set(order, (orders.get(order) ?? 0) + 1);
    for (const [name, { key }] of parts) {
      const counts = values.get(name) ?? new Map<string, number>();
      values.set(name, counts);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return { values, orders, of: all.length };
}

function isUsual({ values, of }: Usual, name: string, { key }: Part): boolean {
  const count = values.get(name)?.get(key) ?? 0;
  return count >= Math.max(FEWEST, of / SHARE);
}

/** Whether a member is another one each time, as the name of a reply is. */
function isVarying({ values }: Usual, name: string, { value, key }: Part): boolean {
  const counts = values.get(name);
  return counts !== undefined && counts.size >= FEWEST && NAME.test(value) && counts.get(key) === 1;
}

/** The names that more than half of all have. */
function expectedIn({ values, of }: Usual): string[] {
  if (of < FEWEST) return [];
  const count = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, each) => sum + each, 0);
  return [...values].filter(([, counts]) => count(counts) > of / 2).map(([name]) => name);
}

const expected = new WeakMap<Usual, string[]>();

function namesExpected(usual: Usual): string[] {
  const names = expected.get(usual) ?? expectedIn(usual);
  expected.set(usual, names);
  return names;
}

/**
 * What is different about parts: `no folio`, `roomNumber: 12`. Empty: nothing is.
 * @param answered of a reply, which may name itself and the moment: what is another in each says nothing
 */
export function differences(parts: Parts, usual: Usual, answered = false): string[] {
  const missing = namesExpected(usual).filter((name) => !parts.has(name));
  const changed = [...parts].filter(
    ([name, part]) => !isUsual(usual, name, part) && !(answered && isVarying(usual, name, part)),
  );
  if (missing.length === 0 && changed.length === 0) {
    const count = usual.orders.get(orderOf(parts)) ?? 0;
    return count < Math.max(FEWEST, usual.of / SHARE) ? [`in another order: ${cut(orderOf(parts), VALUE)}`] : [];
  }
  return [
    ...missing.map((name) => `no ${name}`),
    ...changed.map(([name, { value }]) => `${cut(name, VALUE)}: ${cut(value, VALUE)}`),
  ];
}

/** Header fields as parts. */
export function headerParts(headers: readonly NameValue[]): Parts {
  const parts = new Map<string, Part>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const earlier = parts.get(key);
    parts.set(key, partOf(earlier === undefined ? value : `${earlier.value}, ${value}`));
  }
  return parts;
}
