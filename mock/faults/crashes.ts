/** Crashes (500) over what is unusual, each on one operation: the parser before them is often the same. */
import type { Operation } from '../../contract/words.ts';
import { type Context, header, type Wrap } from '../behaviour.ts';
import { type Fault, fault } from './fault.ts';
import { throwsAt } from './wraps.ts';

/** Crashes before anything else is looked at. */
function crashesAt(isUnusual: (ctx: Context) => boolean): Wrap {
  return {
    answer: (next) => async (ctx) => {
      if (isUnusual(ctx)) throw new TypeError('Object reference not set to an instance of an object.');
      return next(ctx);
    },
  };
}

const rows: readonly (readonly [operation: Operation, name: string, mistake: string, wrap: Wrap])[] = [
  ['check-in', 'large-body', 'A megabyte does not fit the buffer.', throwsAt((_text, bytes) => bytes.length > 2 ** 19)],
  ['check-in', 'deep-body', 'The parser recurses.', throwsAt((text) => text.includes('['.repeat(200)))],
  [
    'check-in',
    'byte-order-mark',
    'A byte-order mark is fed to the parser.',
    throwsAt((_t, bytes) => bytes[0] === 0xef),
  ],
  ['check-in', 'invalid-utf8', 'The decoder throws.', throwsAt((text) => text.includes('\ufffd'))],
  ['check-in', 'nul', 'The database takes no NUL in a text.', throwsAt((text) => text.includes('\\u0000'))],
  [
    'check-in',
    'lone-surrogate',
    'The driver takes no half of a pair.',
    throwsAt((text) => /\\ud8..(?!\\ud[c-f])/i.test(text)),
  ],
  ['check-in', 'huge-number', '1e400 overflows.', throwsAt((text) => text.includes('1e400'))],
  [
    'check-in',
    'duplicate-member',
    'The dictionary throws at a second key.',
    throwsAt((text) => /"(\w+)":.*"\1":/s.test(text)),
  ],
  [
    'check-out',
    'large-body',
    'A megabyte does not fit the buffer.',
    throwsAt((_text, bytes) => bytes.length > 2 ** 19),
  ],
  [
    'check-out',
    'long-header',
    'The header buffer is 4 kB.',
    crashesAt((ctx) => ctx.headers.some(([, v]) => v.length > 4096)),
  ],
  ['partial-bill', 'string-body', 'The body is cast to an object.', throwsAt((text) => text.startsWith('"'))],
  ['partial-bill', 'long-query', 'The query buffer is 4 kB.', crashesAt((ctx) => String(ctx.query).length > 4096)],
  [
    'no-show',
    'gzip',
    'The body is inflated without a look.',
    crashesAt((ctx) => header(ctx, 'content-encoding') === 'gzip'),
  ],
  [
    'no-show',
    'charset',
    'An unknown charset has no decoder.',
    crashesAt((ctx) => /utf-16/.test(header(ctx, 'content-type') ?? '')),
  ],
  ['token-form', 'percent', 'The decoder throws at %zz.', crashesAt((ctx) => String(ctx.bytes).includes('%zz'))],
  [
    'token-form',
    'bad-type',
    'The Content-Type is cut at its slash.',
    crashesAt((ctx) => !header(ctx, 'content-type')?.includes('/')),
  ],
  ['token-json', 'null-body', 'The body is used before it is looked at.', throwsAt((text) => text === 'null')],
  ['token-json', 'empty-body', 'The end of the body is read past.', throwsAt((text) => text === '')],
];

/** The further requirements that send the very same request. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'partial-bill.string-body': ['%.REFUSES-BODY'],
  'check-in.duplicate-member': ['%.REFUSES-LOOSE-JSON'],
  'token-json.null-body': ['%.REFUSES-OTHER-JSON'],
  'token-json.empty-body': ['%.REFUSES-EMPTY-BODY', '%.REFUSES-AFTER-SUCCESS'],
};

/** Crashes over unusual requests (RFC 9110 §15.5: they are the client's mistake, if they are one). */
export const crashFaults: readonly Fault[] = rows.map(([operation, name, mistake, wrap]) => {
  const noticedBy = ['HTTP-%.NO-SERVER-ERROR', ...(ALSO[`${operation}.${name}`] ?? [])];
  return fault(`${operation}.crashes-at-${name}`, operation, mistake, wrap, { noticedBy, reach: 'own' });
});
