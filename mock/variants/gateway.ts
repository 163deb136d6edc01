/** Lawful variety of gateways: rate limits, other statuses for unknown paths and methods. */
import type { Context, Wrap } from '../behaviour.ts';
import { jsonReply } from '../reply.ts';
import type { Variant } from './variant.ts';

function limiting(retryAfter: (ctx: Context) => string): Wrap {
  return {
    limited: (next) => (ctx) =>
      ctx.mock.requests % 40 === 0
        ? { kind: 'rate', detail: 'Too many requests.', headers: [['Retry-After', retryAfter(ctx)]] }
        : next(ctx),
  };
}

/** Variants of gateways. */
export const gatewayVariants: readonly Variant[] = [
  {
    name: 'rate-limit-in-seconds',
    lawfulBecause: 'Section 8: there are limits; RFC 9110 §10.2.3: Retry-After may be in seconds.',
    wrap: limiting(() => '1'),
  },
  {
    name: 'rate-limit-with-date',
    lawfulBecause: 'Section 8: there are limits; RFC 9110 §10.2.3: Retry-After may be a date.',
    wrap: limiting((ctx) => new Date(ctx.mock.clock() + 2000).toUTCString()),
  },
  {
    name: 'rate-limit-without-time',
    lawfulBecause: 'RFC 6585 §4: Retry-After may be left out.',
    wrap: {
      limited: (next) => (ctx) =>
        ctx.mock.requests % 40 === 0 ? { kind: 'rate', detail: 'Too many requests.' } : next(ctx),
    },
  },
  {
    name: 'unknown-is-403',
    lawfulBecause: 'RFC 9110 §15.5.4: a gateway may answer an unknown path or method with 403.',
    wrap: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' || refusal.kind === 'method'
          ? jsonReply(403, { message: 'Missing Authentication Token' })
          : next(refusal, ctx),
    },
  },
  {
    name: 'wrong-method-is-404',
    lawfulBecause: 'The document shows no other method (section 4): a service may know nothing but POST.',
    wrap: { status: (next) => (kind, ctx) => (kind === 'method' ? 404 : next(kind, ctx)) },
  },
  {
    name: 'unknown-method-is-501',
    lawfulBecause: 'RFC 9110 §15.6.2: 501 is for a method that is not implemented.',
    wrap: { status: (next) => (kind, ctx) => (kind === 'method' ? 501 : next(kind, ctx)) },
  },
];
