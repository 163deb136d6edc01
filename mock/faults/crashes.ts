/** Crashes (500) on unusual requests, each shown on one operation, since the code is often shared. */
import { OPERATIONS, type Operation } from '../../contract/words.ts';
import { type Context, header } from '../behaviour.ts';
import { answerWhere, crash, throwsAt, typeOf } from '../overrides.ts';
import { type Fault, type FaultList, family, faultsOf } from './fault.ts';

const NO_CRASH = 'HTTP-%.NO-SERVER-ERROR';
const LOOSE = '%.REFUSES-LOOSE-JSON';

type InBody = Parameters<typeof throwsAt>[0];
type AtOnce = (ctx: Context) => boolean;

/** Fails while the body of a report is parsed. */
const inBody = (table: Record<string, [string, InBody, ...string[]]>) =>
  family((because: string, at: InBody, ...ids: string[]) => [because, throwsAt(at), NO_CRASH, ...ids], table);

/** Fails before anything is checked. */
const atOnce = (table: Record<string, [string, AtOnce]>) =>
  family((because: string, at: AtOnce) => [because, answerWhere(at, crash), NO_CRASH], table);

const formOf = (ctx: Context) => new URLSearchParams(String(ctx.bytes));

const largeBody = inBody({
  'crashes-at-large-body': ['A megabyte does not fit into the buffer.', (_text, bytes) => bytes.length > 2 ** 19],
});

const PASTED = 'The client is looked up by a query into which its id is pasted.';

const crashes: Readonly<Record<Operation, FaultList>> = {
  'check-in': {
    ...largeBody,
    ...inBody({
      'crashes-at-deep-body': ['The recursive parser runs out of stack.', (text) => text.includes('['.repeat(200))],
      'crashes-at-byte-order-mark': ['The byte-order mark is passed to the parser.', (_t, bytes) => bytes[0] === 0xef],
      'crashes-at-nul': ['The database accepts no NUL in a string.', (text) => text.includes('\\u0000')],
      'crashes-at-lone-surrogate': [
        'The encoder throws on a lone surrogate.',
        (text) => /\\ud8..(?!\\ud[c-f])/i.test(text),
      ],
      'crashes-at-huge-number': ['1e400 overflows.', (text) => text.includes('1e400')],
      'crashes-at-duplicate-member': [
        'The parser throws on a duplicate key.',
        (text) => /"(\w+)":.*"\1":/s.test(text),
        LOOSE,
      ],
      'crashes-at-long-number': ['A number does not fit into a long.', (text) => /:\d{30}/.test(text)],
      'crashes-at-empty-name': ['The mapper throws on an empty name.', (text) => text.includes('"":')],
      'crashes-at-prototype': [
        "The code calls the object's constructor, which a member of that name replaces.",
        (text) => text.includes('"constructor":"'),
        '%.REFUSES-MISSING',
      ],
    }),
    'crashes-at-invalid-utf8': [
      'The decoder throws on invalid UTF-8.',
      throwsAt((text) => text.includes('\ufffd')),
      ...[NO_CRASH, `${LOOSE}?`],
    ],
  },
  'check-out': {
    ...largeBody,
    ...atOnce({
      'crashes-at-long-header': [
        'The buffer for a field holds 4 kB.',
        (ctx) => ctx.headers.some(([, v]) => v.length > 4096),
      ],
    }),
    ...inBody({
      'crashes-at-both-forms': [
        'Both forms are mapped to the same property, which can be set only once.',
        (text) => text.includes('"checkOutDate"') && text.includes('"check_out_date"'),
      ],
    }),
  },
  'partial-bill': {
    ...inBody({
      'crashes-at-string-body': ['The body is cast to an object.', (text) => text.startsWith('"'), '%.REFUSES-BODY'],
    }),
    ...atOnce({
      'crashes-at-long-query': ['The buffer for the query holds 4 kB.', (ctx) => String(ctx.query).length > 4096],
    }),
  },
  'no-show': atOnce({
    'crashes-at-gzip': [
      'The body is decompressed without a check.',
      (ctx) => header(ctx, 'content-encoding') === 'gzip',
    ],
    'crashes-at-charset': ['There is no decoder for an unknown charset.', (ctx) => typeOf(ctx).includes('utf-16')],
  }),
  'token-form': atOnce({
    'crashes-at-percent': ['The decoder throws on %zz.', (ctx) => String(ctx.bytes).includes('%zz')],
    'crashes-at-bad-type': ['The media type is split at a slash that is missing.', (ctx) => !typeOf(ctx).includes('/')],
    'crashes-at-quotes': [PASTED, (ctx) => formOf(ctx).get('client_id')?.includes("'") === true],
    'crashes-at-resource': [
      'Resources are looked up in a list that was never filled.',
      (ctx) => formOf(ctx).has('resource'),
    ],
  }),
  'token-json': inBody({
    'crashes-at-quotes': [PASTED, (text) => /"client_id":"[^"]*'/.test(text)],
    'crashes-at-null-body': ['The body is not checked for null.', (text) => text === 'null', '%.REFUSES-OTHER-JSON'],
    'crashes-at-empty-body': [
      'The parser reads past the end of the body.',
      (text) => text === '',
      ...['%.REFUSES-EMPTY-BODY', '%.REFUSES-AFTER-SUCCESS'],
    ],
  }),
};

/** Crashes on unusual requests (RFC 9110 §15.5: if they are an error, it is the client's). */
export const crashFaults: readonly Fault[] = faultsOf(OPERATIONS, (operation) => crashes[operation], { reach: 'own' });
