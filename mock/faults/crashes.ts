/** Crashes (500) on unusual requests, each shown on one operation, since the code is often shared. */
import { type Context, header, type Override } from '../behaviour.ts';
import { throwsAt } from '../overrides.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

/** Crashes before anything else is checked. */
function crashesAt(isUnusual: (ctx: Context) => boolean): Override {
  return {
    answer: (next) => async (ctx) => {
      if (isUnusual(ctx)) throw new TypeError('Object reference not set to an instance of an object.');
      return next(ctx);
    },
  };
}

const checkIn: readonly FaultEntry[] = listed({
  'crashes-at-large-body': {
    defect: 'A body of one megabyte does not fit into the buffer.',
    override: throwsAt((_text, bytes) => bytes.length > 2 ** 19),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-deep-body': {
    defect: 'The recursive parser runs out of stack.',
    override: throwsAt((text) => text.includes('['.repeat(200))),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-byte-order-mark': {
    defect: 'The byte-order mark is passed to the parser.',
    override: throwsAt((_t, bytes) => bytes[0] === 0xef),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-invalid-utf8': {
    defect: 'The decoder throws on invalid UTF-8.',
    override: throwsAt((text) => text.includes('\ufffd')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
    sideEffects: ['%.REFUSES-LOOSE-JSON'],
  },
  'crashes-at-nul': {
    defect: 'The database accepts no NUL in a string.',
    override: throwsAt((text) => text.includes('\\u0000')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-lone-surrogate': {
    defect: 'The database driver accepts no lone surrogate.',
    override: throwsAt((text) => /\\ud8..(?!\\ud[c-f])/i.test(text)),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-huge-number': {
    defect: '1e400 overflows.',
    override: throwsAt((text) => text.includes('1e400')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-duplicate-member': {
    defect: 'The dictionary throws on a duplicate key.',
    override: throwsAt((text) => /"(\w+)":.*"\1":/s.test(text)),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-LOOSE-JSON'],
  },
  'crashes-at-long-number': {
    defect: 'A number of more digits than a long has overflows.',
    override: throwsAt((text) => /:\d{30}/.test(text)),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-empty-name': {
    defect: 'A property is made of each member, and none can have an empty name.',
    override: throwsAt((text) => text.includes('"":')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-prototype': {
    defect: 'Every object has a constructor that can be called, until a member replaces it.',
    override: throwsAt((text) => text.includes('"constructor":"')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-MISSING'],
  },
});

const checkOut: readonly FaultEntry[] = listed({
  'crashes-at-large-body': {
    defect: 'A body of one megabyte does not fit into the buffer.',
    override: throwsAt((_text, bytes) => bytes.length > 2 ** 19),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-long-header': {
    defect: 'The buffer for a header field holds 4 kB.',
    override: crashesAt((ctx) => ctx.headers.some(([, v]) => v.length > 4096)),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-both-forms': {
    defect: 'Both forms are mapped to the same property, and it can be set once.',
    override: throwsAt((text) => text.includes('"checkOutDate"') && text.includes('"check_out_date"')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
});

const partialBill: readonly FaultEntry[] = listed({
  'crashes-at-string-body': {
    defect: 'The body is cast to an object.',
    override: throwsAt((text) => text.startsWith('"')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-BODY'],
  },
  'crashes-at-long-query': {
    defect: 'The buffer for the query holds 4 kB.',
    override: crashesAt((ctx) => String(ctx.query).length > 4096),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
});

const noShow: readonly FaultEntry[] = listed({
  'crashes-at-gzip': {
    defect: 'The body is decompressed without checking that it is gzip.',
    override: crashesAt((ctx) => header(ctx, 'content-encoding') === 'gzip'),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-charset': {
    defect: 'There is no decoder for an unknown charset.',
    override: crashesAt((ctx) => /utf-16/.test(header(ctx, 'content-type') ?? '')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
});

const tokenForm: readonly FaultEntry[] = listed({
  'crashes-at-percent': {
    defect: 'The decoder throws on %zz.',
    override: crashesAt((ctx) => String(ctx.bytes).includes('%zz')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-bad-type': {
    defect: 'The Content-Type is split at a slash that is not there.',
    override: crashesAt((ctx) => !header(ctx, 'content-type')?.includes('/')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-quotes': {
    defect: 'The client is looked up by a query into which its id is pasted.',
    override: crashesAt((ctx) => new URLSearchParams(String(ctx.bytes)).get('client_id')?.includes("'") === true),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-resource': {
    defect: 'A resource is looked up in a list that was never filled.',
    override: crashesAt((ctx) => new URLSearchParams(String(ctx.bytes)).has('resource')),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
});

const tokenJson: readonly FaultEntry[] = listed({
  'crashes-at-quotes': {
    defect: 'The client is looked up by a query into which its id is pasted.',
    override: throwsAt((text) => /"client_id":"[^"]*'/.test(text)),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR'],
  },
  'crashes-at-null-body': {
    defect: 'The body is used before it is checked for null.',
    override: throwsAt((text) => text === 'null'),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-OTHER-JSON'],
  },
  'crashes-at-empty-body': {
    defect: 'The parser reads past the end of the body.',
    override: throwsAt((text) => text === ''),
    noticedBy: ['HTTP-%.NO-SERVER-ERROR', '%.REFUSES-EMPTY-BODY', '%.REFUSES-AFTER-SUCCESS'],
  },
});

const own = { reach: 'own' } as const;

/** Crashes on unusual requests (RFC 9110 §15.5: if they are an error, it is the client's). */
export const crashFaults: readonly Fault[] = [
  ...faultsOf('check-in', checkIn, own),
  ...faultsOf('check-out', checkOut, own),
  ...faultsOf('partial-bill', partialBill, own),
  ...faultsOf('no-show', noShow, own),
  ...faultsOf('token-form', tokenForm, own),
  ...faultsOf('token-json', tokenJson, own),
];
