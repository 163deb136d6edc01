/** Conforming variety of gateways: rate limits, other statuses for unknown paths and methods. */
import { type Context, header, type Override } from '../behaviour.ts';
import { emptyReply, jsonReply, withoutHeader, withWire } from '../reply.ts';
import { type Variant, variantsOf } from './variant.ts';

function limiting(retryAfter: (ctx: Context) => string): Override {
  return {
    limited: (next) => (ctx) =>
      ctx.mock.requests % 40 === 0
        ? { kind: 'rate', detail: 'Too many requests.', headers: [['Retry-After', retryAfter(ctx)]] }
        : next(ctx),
  };
}

/** The page of an application that finds its way itself. */
const page = () => ({
  ...emptyReply(200, [['Content-Type', 'text/html']]),
  body: '<!doctype html><div id="app"></div>',
});

const refusingChunked = (status: number): Override => ({
  answer: (next) => async (ctx) =>
    header(ctx, 'transfer-encoding') === undefined ? next(ctx) : emptyReply(status, [['Connection', 'close']]),
});

/** Variants of gateways. */
export const gatewayVariants: readonly Variant[] = variantsOf({
  'rate-limit-in-seconds': {
    because: 'Section 8: there are limits; RFC 9110 §10.2.3: Retry-After may be in seconds.',
    override: limiting(() => '1'),
  },
  'rate-limit-with-date': {
    because: 'Section 8: there are limits; RFC 9110 §10.2.3: Retry-After may be a date.',
    override: limiting((ctx) => new Date(ctx.mock.clock() + 2000).toUTCString()),
  },
  'rate-limit-without-time': {
    because: 'RFC 6585 §4: Retry-After may be left out.',
    override: {
      limited: (next) => (ctx) =>
        ctx.mock.requests % 40 === 0 ? { kind: 'rate', detail: 'Too many requests.' } : next(ctx),
    },
  },
  'unknown-is-403': {
    because: 'RFC 9110 §15.5.4: a gateway may answer an unknown path or method with 403.',
    override: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' || refusal.kind === 'method'
          ? jsonReply(403, { message: 'Missing Authentication Token' })
          : next(refusal, ctx),
    },
  },
  'wrong-method-is-404': {
    because: 'The document shows no other method (section 4): a service may know nothing but POST.',
    override: { status: (next) => (kind, ctx) => (kind === 'method' ? 404 : next(kind, ctx)) },
  },
  'unknown-method-is-501': {
    because: 'RFC 9110 §15.6.2: 501 is for a method that is not implemented.',
    override: { status: (next) => (kind, ctx) => (kind === 'method' ? 501 : next(kind, ctx)) },
  },
  'no-date': {
    because: 'RFC 9110 §6.6.1 wants a Date, and no client of this interface reads it.',
    override: { finish: (next) => async (reply, ctx) => withWire(await next(reply, ctx), { omitDate: true }) },
  },
  '405-without-allow': {
    because: 'RFC 9110 §15.5.6 wants an Allow, and no client of this interface reads it.',
    override: { refuse: (next) => (refusal, ctx) => withoutHeader(next(refusal, ctx), 'allow') },
  },
  'page-for-everything-else': {
    because: 'Only POST to the paths of section 4 is shown: elsewhere a service may show the page of its application.',
    override: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' || refusal.kind === 'method' ? page() : next(refusal, ctx),
    },
  },
  'health-for-get': {
    because: 'Only POST is shown (section 4): GET may tell whether the service is up, OPTIONS what may be sent.',
    override: {
      refuse: (next) => (refusal, ctx) => {
        if (refusal.kind !== 'method') return next(refusal, ctx);
        if (ctx.method === 'GET' || ctx.method === 'HEAD') return jsonReply(200, { status: 'up' });
        return ctx.method === 'OPTIONS' ? emptyReply(204, [['Allow', 'POST']]) : next(refusal, ctx);
      },
    },
  },
  'elsewhere-redirected': {
    because: 'What is elsewhere than at the paths of section 4 is not shown: it may lead to the documentation.',
    override: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' || refusal.kind === 'method'
          ? emptyReply(302, [['Location', 'https://docs.example/']])
          : next(refusal, ctx),
    },
  },
  'tolerant-paths': {
    because: 'Whether letter case and a slash at the end matter is not shown: many routers pass over both.',
    override: {
      route: (next) => (ctx) => next({ ...ctx, path: ctx.path?.toLowerCase().replace(/\/+$/, '') ?? null }),
    },
  },
  'chunked-is-411': {
    because: 'RFC 9110 §15.5.12: a server may want the length told.',
    override: refusingChunked(411),
  },
  'chunked-is-501': {
    because: 'RFC 9112 §6.1: a server that does not understand a transfer coding answers 501.',
    override: refusingChunked(501),
  },
  'expectation-is-417': {
    because: 'RFC 9110 §10.1.1: a server that cannot meet an expectation may answer 417.',
    override: {
      answer: (next) => async (ctx) => (header(ctx, 'expect') === undefined ? next(ctx) : emptyReply(417)),
    },
  },
});
