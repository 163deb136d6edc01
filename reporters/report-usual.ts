/** What most exchanges have in common, so that each of thousands can be described by its differences. */
import type { NameValue, RecordedBody } from '../contract/evidence.ts';
import { shortened } from './visible.ts';

/** Longer bodies are not analysed: only their beginning is shown. */
const LONGEST = 20_000;
/** What fewer exchanges share is not usual. */
const FEWEST = 4;
/** A value is usual if one in this many exchanges has it. */
const SHARE = 10;
/** The most characters of a value that are shown. */
const VALUE = 70;

/** The unique part of an invented value, and tags of secrets: they always differ. */
const UNIQUE = /-[0-9A-F]{10}\b/g;
const TAG = /(<[a-z_]+:)[0-9a-f]{8}/g;
/** An invented room number: only its digits differ from others. */
const NUMBER = /^"[1-9]\d{2,8}"$/;
/** Names something, such as one reply, and says nothing else. */
const NAME = /^"[\w.:+-]*"$/;

/** A text's named parts: JSON members, form parameters or header fields. `key`: the value without what varies. */
export interface Parts {
  readonly list: readonly Part[];
  /** The names in the order of the text. */
  readonly order: string;
}

interface Part {
  readonly name: string;
  readonly value: string;
  readonly key: string;
}

const partsIn = (list: readonly Part[]): Parts => ({ list, order: list.map(({ name }) => name).join() });

function partOf(name: string, value: string): Part {
  return { name, value, key: NUMBER.test(value) ? `"${value.length} digits"` : keyOf(value) };
}

function keyOf(value: string): string {
  // Most values contain neither, and looking for one character is much faster.
  const untagged = value.includes('<') ? value.replace(TAG, '$1#') : value;
  return untagged.includes('-') ? untagged.replace(UNIQUE, '#') : untagged;
}

/** The parts of a body; `null` if it has none, or its text says more than its parts do. */
export function partsOf(body: RecordedBody | null, isForm = false): Parts | null {
  const text = body?.text;
  if (text === undefined || text.length > LONGEST || body?.sha256) return null;
  if (isForm) return formParts(text);
  return text[0] === '{' ? jsonParts(text) : null;
}

function jsonParts(text: string): Parts | null {
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>>;
    // White space, a repeated member, an unusual escape: shown as it was sent, since JSON would not write it like this.
    if (text === '{}' || JSON.stringify(value) !== text) return null;
    return partsIn(Object.keys(value).map((name) => partOf(name, JSON.stringify(value[name]))));
  } catch {
    return null;
  }
}

function formParts(text: string): Parts | null {
  const pairs = text.split('&').map((pair) => /^([^=]*)=?(.*)$/s.exec(pair)?.slice(1) as [string, string]);
  const names = new Set(pairs.map(([name]) => name));
  return names.size === pairs.length && !names.has('')
    ? partsIn(pairs.map(([name, value]) => partOf(name, value)))
    : null;
}

/** Header fields as parts, without those to leave out. @param left in lower case */
export function headerParts(headers: readonly NameValue[], left: ReadonlySet<string>): Parts {
  const list: Part[] = [];
  for (const field of headers) {
    const name = field[0].toLowerCase();
    if (!left.has(name)) list.push(partOf(name, field[1]));
  }
  return partsIn(list);
}

type Counts = Map<string, number>;
const count = (counts: Counts, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
const sumOf = (counts: Counts) => [...counts.values()].reduce((sum, each) => sum + each, 0);

/** The most frequent text; of equally frequent ones, the first. */
export function mostCommon(texts: readonly string[]): string {
  const counts: Counts = new Map();
  for (const text of texts) count(counts, text);
  const most = Math.max(...counts.values());
  return texts.find((text) => counts.get(text) === most) ?? '';
}

/** What parts have in common. */
export type Usual = ReturnType<typeof usualOf>;

/** Counts what parts share: keys, orders, and names that over half have. Usual is what at least `least` share. */
export function usualOf(all: readonly (Parts | null)[]) {
  const keys = new Map<string, Counts>();
  const orders: Counts = new Map();
  for (const parts of all) {
    if (!parts) continue;
    count(orders, parts.order);
    for (const { name, key } of parts.list) {
      let counts = keys.get(name);
      if (!counts) {
        counts = new Map();
        keys.set(name, counts);
      }
      count(counts, key);
    }
  }
  const of = sumOf(orders);
  const wanted = of < FEWEST ? [] : [...keys].filter(([, counts]) => sumOf(counts) > of / 2).map(([name]) => name);
  return { keys, orders, wanted, least: Math.max(FEWEST, of / SHARE), of };
}

/**
 * How parts differ from the counted ones: `no folio`, `roomNumber: 12`. Empty: not at all.
 * @param answered of a reply, whose ids and times differ each time and say nothing
 */
export function differences(
  { list, order }: Parts,
  { keys, orders, wanted, least, of }: Usual,
  answered = false,
): string[] {
  const isUnusual = ({ name, value, key }: Part) => {
    const counts = keys.get(name) as Counts;
    const isVarying = answered && counts.size >= FEWEST && counts.get(key) === 1 && NAME.test(value);
    return (counts.get(key) ?? 0) < least && !isVarying;
  };
  const found = [
    ...wanted.filter((name) => !list.some((part) => part.name === name)).map((name) => `no ${name}`),
    ...list.filter(isUnusual).map(({ name, value }) => `${shortened(name, VALUE)}: ${shortened(value, VALUE)}`),
  ];
  if (found.length > 0 || (orders.get(order) ?? 0) >= least || of < FEWEST) return found;
  return [`in the order ${shortened(order, VALUE)}`];
}
