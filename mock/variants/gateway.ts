/** Lawful variety of what stands before a service: limits, other words for what is not there. */
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
    lawfulBecause: 'Section 8: limits exist; RFC 9110 §10.2.3: Retry-After in seconds.',
    wrap: limiting(() => '1'),
  },
  {
    name: 'rate-limit-with-date',
    lawfulBecause: 'Section 8: limits exist; RFC 9110 §10.2.3: Retry-After as a date.',
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
    lawfulBecause: 'RFC 9110 §15.5.4: a gateway may forbid what it does not know, path and method alike.',
    wrap: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' || refusal.kind === 'method'
          ? jsonReply(403, { message: 'Missing Authentication Token' })
          : next(refusal, ctx),
    },
  },
  {
    name: 'wrong-method-is-404',
    lawfulBecause: 'The document shows no other method (section 4): nothing need be at it.',
    wrap: { status: (next) => (kind, ctx) => (kind === 'method' ? 404 : next(kind, ctx)) },
  },
  {
    name: 'unknown-method-is-501',
    lawfulBecause: 'RFC 9110 §15.6.2: a method that is not implemented.',
    wrap: { status: (next) => (kind, ctx) => (kind === 'method' ? 501 : next(kind, ctx)) },
  },
];
