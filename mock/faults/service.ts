/** Faults of the service as a whole: paths, errors, and everything that happens to servers. */

import type { Context, Wrap } from '../behaviour.ts';
import { emptyReply, jsonReply, type Reply, withHeader, withoutHeader, withWire } from '../reply.ts';
import { echoesSecrets } from './echo.ts';
import { type Fault, fault, finishes, refuses } from './fault.ts';

const always = (make: (ctx: Context) => Reply): Wrap => ({ answer: () => async (ctx) => make(ctx) });

const problem = (status: number): Reply =>
  jsonReply(status, { type: 'about:blank', title: 'Refused', status }, [], 'application/problem+json');

const STACK =
  'System.NullReferenceException: Object reference not set\n   at Lodging.Api.CheckIn.Handle() in CheckIn.cs:line 42';

/** Paths and error replies. */
const errors: readonly Fault[] = [
  fault('http.unknown-path-201', 'all', 'A catch-all route accepts every path.', {
    answer: (next) => async (ctx) => (ctx.operation ? next(ctx) : emptyReply(201)),
  }),
  fault('http.unknown-path-500', 'all', 'An unknown path is a null reference.', {
    status: (next) => (kind, ctx) => (kind === 'path' ? 500 : next(kind, ctx)),
  }),
  fault('http.version-in-path-ignored', 'all', 'The version segment is a wildcard.', {
    route: (next) => (ctx) => next({ ...ctx, path: ctx.path?.replace(/^\/api\/v\d+\//, '/api/v1/') ?? null }),
  }),
  fault(
    'http.allow-missing',
    'all',
    '405 without Allow.',
    refuses((reply) => withoutHeader(reply, 'allow')),
  ),
  fault('http.redirects-elsewhere', 'all', 'Unknown paths lead to the home page.', {
    refuse: (next) => (refusal, ctx) =>
      refusal.kind === 'path' ? emptyReply(302, [['Location', '/']]) : next(refusal, ctx),
  }),
  fault('http.error-not-json', 'all', 'Errors are HTML that calls itself JSON.', {
    refuse: (next) => (refusal, ctx) => ({ ...next(refusal, ctx), body: '<html><body>Error</body></html>' }),
  }),
  fault(
    'http.error-media-type-html',
    'all',
    'JSON errors call themselves HTML.',
    refuses((reply) => withHeader(reply, 'Content-Type', 'text/html')),
  ),
  fault('http.stack-trace', 'all', 'The developer error page is on.', {
    refuse: (next) => (refusal, ctx) => next({ ...refusal, detail: `${refusal.detail}\n${STACK}` }, ctx),
  }),
  fault('http.large-body-crashes', 'all', 'A megabyte does not fit the buffer.', {
    parseBody: (next) => (bytes, ctx) => {
      if (bytes.length > 512 * 1024) throw new RangeError('the buffer is too small');
      return next(bytes, ctx);
    },
  }),
  fault('http.deep-body-crashes', 'all', 'The parser recurses.', {
    parseBody: (next) => (bytes, ctx) => {
      if (bytes.includes('['.repeat(200)) || bytes.includes('{"a":'.repeat(200)))
        throw new RangeError('stack overflow');
      return next(bytes, ctx);
    },
  }),
  fault('http.byte-order-mark-crashes', 'all', 'A byte-order mark is fed to the parser.', {
    parseBody: (next) => (bytes, ctx) => {
      if (bytes[0] === 0xef) throw new SyntaxError('unexpected character');
      return next(bytes, ctx);
    },
  }),
];

const RETRY: readonly (readonly [string, string])[] = [['Retry-After', '1']];

/** How a server fails that is not merely wrong. */
const operational: readonly Fault[] = [
  fault(
    'answers-201-to-everything',
    'all',
    'A stub was deployed.',
    always(() => emptyReply(201)),
  ),
  fault(
    'answers-400-to-everything',
    'all',
    'A filter refuses every request.',
    always(() => problem(400)),
  ),
  fault(
    'answers-503-to-everything',
    'all',
    'The gateway has nothing behind it.',
    always(() => problem(503)),
  ),
  fault('refuses-every-event', 'all', 'Every event is refused as invalid.', {
    violations: () => () => [{ field: '$', kind: 'other', message: 'Refused.', value: null }],
  }),
  fault('accepts-every-event', 'all', 'Every event is accepted, token or not.', {
    checks: () => () => [],
  }),
  fault(
    'never-ends-a-reply',
    'all',
    'Replies are never completed.',
    finishes((reply) => withWire(reply, { hang: 'in-body' })),
  ),
  fault(
    'never-answers',
    'all',
    'Requests are taken and forgotten.',
    finishes((reply) => withWire(reply, { hang: 'before-headers' })),
  ),
  fault(
    'resets-connections',
    'all',
    'Every connection is reset.',
    finishes((reply) => withWire(reply, { reset: true })),
  ),
  fault('dies-mid-run', 'all', 'The process dies after 100 requests.', {
    finish: (next) => async (reply, ctx) => {
      const finished = await next(reply, ctx);
      if (ctx.mock.requests <= 100) return finished;
      ctx.mock.die();
      return withWire(finished, { reset: true });
    },
  }),
  fault('rate-limits', 'all', 'Every 40th request is told to come back in a second.', {
    limited: (next) => (ctx) =>
      ctx.mock.requests % 40 === 0 ? { kind: 'rate', detail: 'Too many requests.', headers: RETRY } : next(ctx),
  }),
  fault('rate-limits-everything', 'all', 'The limit is set to nothing.', {
    limited: () => () => ({ kind: 'rate', detail: 'Too many requests.', headers: RETRY }),
  }),
  fault('echoes-secrets', 'all', 'A debugging aid repeats the credentials of a request in its reply.', echoesSecrets),
];

/** All faults of the service as a whole. */
export const serviceFaults: readonly Fault[] = [...errors, ...operational];
