/** Crashes (500) over what is unusual, each on one operation: the parser before them is often the same. */
import { type Context, header, type Wrap } from '../behaviour.ts';
import { type Fault, type FaultEntry, faultsOf } from './fault.ts';
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

const checkIn: readonly FaultEntry[] = [
  {
    name: 'crashes-at-large-body',
    mistake: 'A megabyte does not fit the buffer.',
    wrap: throwsAt((_text, bytes) => bytes.length > 2 ** 19),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-deep-body',
    mistake: 'The parser recurses.',
    wrap: throwsAt((text) => text.includes('['.repeat(200))),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-byte-order-mark',
    mistake: 'A byte-order mark is fed to the parser.',
    wrap: throwsAt((_t, bytes) => bytes[0] === 0xef),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-invalid-utf8',
    mistake: 'The decoder throws.',
    wrap: throwsAt((text) => text.includes('\ufffd')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-nul',
    mistake: 'The database takes no NUL in a text.',
    wrap: throwsAt((text) => text.includes('\\u0000')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-lone-surrogate',
    mistake: 'The driver takes no half of a pair.',
    wrap: throwsAt((text) => /\\ud8..(?!\\ud[c-f])/i.test(text)),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-huge-number',
    mistake: '1e400 overflows.',
    wrap: throwsAt((text) => text.includes('1e400')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-duplicate-member',
    mistake: 'The dictionary throws at a second key.',
    wrap: throwsAt((text) => /"(\w+)":.*"\1":/s.test(text)),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-LOOSE-JSON'],
  },
];

const checkOut: readonly FaultEntry[] = [
  {
    name: 'crashes-at-large-body',
    mistake: 'A megabyte does not fit the buffer.',
    wrap: throwsAt((_text, bytes) => bytes.length > 2 ** 19),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-long-header',
    mistake: 'The header buffer is 4 kB.',
    wrap: crashesAt((ctx) => ctx.headers.some(([, v]) => v.length > 4096)),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
];

const partialBill: readonly FaultEntry[] = [
  {
    name: 'crashes-at-string-body',
    mistake: 'The body is cast to an object.',
    wrap: throwsAt((text) => text.startsWith('"')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-BODY'],
  },
  {
    name: 'crashes-at-long-query',
    mistake: 'The query buffer is 4 kB.',
    wrap: crashesAt((ctx) => String(ctx.query).length > 4096),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
];

const noShow: readonly FaultEntry[] = [
  {
    name: 'crashes-at-gzip',
    mistake: 'The body is inflated without a look.',
    wrap: crashesAt((ctx) => header(ctx, 'content-encoding') === 'gzip'),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-charset',
    mistake: 'An unknown charset has no decoder.',
    wrap: crashesAt((ctx) => /utf-16/.test(header(ctx, 'content-type') ?? '')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
];

const tokenForm: readonly FaultEntry[] = [
  {
    name: 'crashes-at-percent',
    mistake: 'The decoder throws at %zz.',
    wrap: crashesAt((ctx) => String(ctx.bytes).includes('%zz')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  {
    name: 'crashes-at-bad-type',
    mistake: 'The Content-Type is cut at its slash.',
    wrap: crashesAt((ctx) => !header(ctx, 'content-type')?.includes('/')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
];

const tokenJson: readonly FaultEntry[] = [
  {
    name: 'crashes-at-null-body',
    mistake: 'The body is used before it is looked at.',
    wrap: throwsAt((text) => text === 'null'),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-OTHER-JSON'],
  },
  {
    name: 'crashes-at-empty-body',
    mistake: 'The end of the body is read past.',
    wrap: throwsAt((text) => text === ''),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-EMPTY-BODY', '%.REFUSES-AFTER-SUCCESS'],
  },
];

const own = { reach: 'own' } as const;

/** Crashes over unusual requests (RFC 9110 §15.5: they are the client's mistake, if they are one). */
export const crashFaults: readonly Fault[] = [
  ...faultsOf('check-in', checkIn, own),
  ...faultsOf('check-out', checkOut, own),
  ...faultsOf('partial-bill', partialBill, own),
  ...faultsOf('no-show', noShow, own),
  ...faultsOf('token-form', tokenForm, own),
  ...faultsOf('token-json', tokenJson, own),
];
