/** Changes values within JSON: where a path of numbers leads, whatever the numbers are. */
import { CLAIMS, OUTCOMES } from '../../../contract/words.ts';
import type { Change } from './recipe.ts';

type Holder = Record<string, unknown> | unknown[];

const LONG = 70_000;
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  9e15,
  599,
  1000,
  '',
  ' ',
  '\u0000',
  '\u001b[2J\u001b]0;x\u0007',
  '\u202e\u2066',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  'ſﬁﷺ',
  'e\u0301'.repeat(200),
  '\u0300'.repeat(5000),
  'a'.repeat(LONG),
  '\\'.repeat(LONG),
  'eyJ'.repeat(LONG / 3),
  '&<>"\''.repeat(5000),
  '[['.repeat(LONG),
  '__proto__',
  'constructor',
  'toString',
  'never',
  'NaN',
  '9e99',
  '-1',
  '2026-02-30T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '../../../etc/passwd',
  'Etc/GMT+14',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'https://[::1]:99999/',
  'a\nb',
  'a\r\nSet-Cookie: a=b',
  '$(touch x)',
  '`id`',
  '<script>alert(1)</script>',
  ']]>',
  '# ::error::x',
  'Bearer <access_token:00000000>',
  '<client_secret>',
  '(a+)+$',
  '%00%ff',
  [],
  {},
  [[]],
  [null],
  { $ref: '#' },
  { $ref: 'file:///etc/passwd' },
  { $async: true },
  { pattern: '(a+)+$', type: 'string' },
  { toString: 1 },
  [[['a']]],
  Array.from({ length: 3000 }, (_, n) => n),
  Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n])),
];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'then',
  'toJSON',
  'length',
  'more',
  '',
  '\u001b[31m',
  '0',
  'hasOwnProperty',
  'valueOf',
];
const TIMES = ['2026-01-01T00:00:00.000Z', '2020-02-29T12:00:00.000Z', '2099-12-31T23:59:59.999Z'];
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  status: [100, 200, 201, 204, 301, 400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 502, 503],
  outcome: OUTCOMES,
  verdict: ['certified', 'not-certified', 'inconclusive', 'incomplete'],
  kind: [
    'dns',
    'refused',
    'reset',
    'timeout',
    'tls',
    'not-alterable',
    'pool-exhausted',
    'no-token',
    'not-sent',
    'no-reservation-id',
    'not-sendable',
  ],
  environment: ['mock', 'sandbox', 'staging'],
  embedded: [true, false],
  whole: [true, false],
  operation: ['token-form', 'token-json', 'check-in', 'check-out', 'health'],
  method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  format: ['jwt', 'opaque'],
  level: ['MUST', 'SHOULD', 'MAY', 0, 1, 2, 3],
  claims: [[...CLAIMS], ['check-in'], ['token-form'], []],
  only: [[], ['TOKEN-FORM'], ['*']],
  stopped: [null, 'It was interrupted.'],
  sentAt: TIMES,
  startedAt: TIMES,
  endedAt: TIMES,
  validFrom: TIMES,
  validUntil: TIMES,
};

export const among = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;

const keysOf = (holder: Holder): string[] => Object.keys(holder);
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const at = (holder: Holder, key: string): unknown => (holder as Record<string, unknown>)[key];

function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The member that a path leads to; deep members are found by long paths. */
function memberAt(root: Holder, path: readonly number[]): { holder: Holder; key: string } | null {
  let found: { holder: Holder; key: string } | null = null;
  let here: unknown = root;
  for (const number of path) {
    if (!isHolder(here) || keysOf(here).length === 0) break;
    const key = among(keysOf(here), number);
    found = { holder: here, key };
    here = at(here, key);
  }
  return found;
}

function valuesNamed(root: unknown, name: string, into: unknown[] = []): unknown[] {
  if (isHolder(root) && into.length < 400) {
    for (const [key, value] of Object.entries(root)) {
      if (key === name) into.push(value);
      valuesNamed(value, name, into);
    }
  }
  return into;
}

const TOP = /^(seq|id)$/;
function swapped(value: unknown): unknown {
  if (typeof value === 'string') return Number(value) || [value];
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return { ...value };
  return isHolder(value) ? Object.values(value) : String(value);
}

function nearby(value: unknown, number: number): unknown {
  if (typeof value !== 'number')
    return typeof value === 'string' ? value.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : !value;
  return value + among([1, -1, 0.5, 1000, -value, value, 86_400_000], number);
}

function respelt(value: unknown, number: number): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  const where = number % (text.length + 1);
  const piece = among(
    ['', 'x', ' ', '\n', '"', '\\', '\u0000', 'é', '0', text.slice(where, where + 1).toUpperCase()],
    number >>> 4,
  );
  return text.slice(0, where) + piece + text.slice(where + 1);
}

/**
 * Changes one member within a value.
 * @param donor a value of the same kind, to take parts from
 */
export function changeWithin(
  root: Holder,
  change: Change,
  path: readonly number[],
  pick: number,
  donor: unknown,
): void {
  const found = memberAt(root, path);
  if (!found) return;
  const { holder, key } = found;
  const value = at(holder, key);
  const set = (other: unknown) => put(holder, key, other);
  const edits: Readonly<Record<Change, () => unknown>> = {
    delete: () => (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
    duplicate: () => (Array.isArray(holder) ? holder.splice(Number(key), 0, value) : put(holder, `${key}2`, value)),
    'add a member': () =>
      Array.isArray(holder)
        ? holder.push(among(HOSTILE, pick))
        : put(holder, among(NAMES, pick), among(HOSTILE, pick >>> 4)),
    move: () => {
      const other = memberAt(root, [pick, pick >>> 4, pick >>> 8]);
      if (other) put(other.holder, other.key, value);
    },
    'swap the type': () => set(swapped(value)),
    'hostile value': () => set(among(HOSTILE, pick)),
    'number nearby': () => set(nearby(value, pick)),
    'text nearby': () => set(respelt(value, pick)),
    'value from elsewhere': () => set(among([...valuesNamed(donor, key), ...valuesNamed(root, key)], pick)),
    'word of its kind': () => {
      const kinds = Object.keys(WORDS).filter((name) => valuesNamed(root, name).length > 0 && !TOP.test(name));
      const name = WORDS[key] ? key : among(kinds.length > 0 ? kinds : [key], pick >>> 8);
      replaceNamed(root, name, among(WORDS[name] ?? HOSTILE, pick));
    },
    reverse: () =>
      Array.isArray(value)
        ? value.reverse()
        : isHolder(value) && set(Object.fromEntries(Object.entries(value).reverse())),
  };
  edits[change]();
}

function replaceNamed(root: unknown, name: string, value: unknown): boolean {
  if (!isHolder(root)) return false;
  for (const [key, inner] of Object.entries(root)) {
    if (key === name) {
      put(root, key, value);
      return true;
    }
    if (replaceNamed(inner, name, value)) return true;
  }
  return false;
}
