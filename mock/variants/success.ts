/** Conforming variety of success replies and of transport. */
import { gzipSync } from 'node:zlib';
import { remember } from '../behaviour.ts';
import { withHeader, withWire } from '../reply.ts';
import { type Variant, variantsOf } from './variant.ts';

/** Variants of success replies and of transport. */
export const successVariants: readonly Variant[] = variantsOf({
  'chunked-empty-bodies': {
    because: 'A chunked body of length zero is an empty body (RFC 9112 §7.1).',
    override: { accepted: (next) => (ctx) => withWire(next(ctx), { chunked: true }) },
  },
  'location-headers': {
    because: 'RFC 9110 §15.3.2: a 201 names the new resource with Location; section 4 forbids only a body.',
    override: {
      accepted: (next) => (ctx) => withHeader(next(ctx), 'Location', `/api/v1/reservation/${ctx.id}`),
    },
    values: { reservationIdFrom: 'location-header' },
  },
  'duplicates-are-409': {
    because: 'Whether a check-in may be reported twice is not shown (section 3).',
    override: {
      conflict: (next) => (body, ctx) => {
        if (ctx.operation !== 'check-in') return next(body, ctx);
        const seen = remember(ctx, 'confirmation numbers', () => new Set<unknown>());
        const number = body['hotelConfirmationNumber'];
        if (seen.has(number)) return { kind: 'conflict', detail: 'The stay is checked in already.' };
        seen.add(number);
        return null;
      },
    },
    profile: ({ repeats: _left, ...embedded }) => embedded,
  },
  'connections-not-kept': {
    because: 'RFC 9112 §9.6: a server may close the connection after any reply.',
    onConnection: true,
    override: { finish: (next) => async (reply, ctx) => withHeader(await next(reply, ctx), 'Connection', 'close') },
  },
  'media-type-of-nothing': {
    because: 'RFC 9110 §8.3: a Content-Type may stand with an empty body, as frameworks set it for all replies.',
    override: { accepted: (next) => (ctx) => withHeader(next(ctx), 'Content-Type', 'application/json; charset=utf-8') },
  },
  'compressed-empty-bodies': {
    because: 'RFC 9110 §12.5.3: without Accept-Encoding any coding is allowed; what is coded here is empty.',
    onConnection: true,
    override: {
      accepted: (next) => (ctx) => ({ ...withHeader(next(ctx), 'Content-Encoding', 'gzip'), body: gzipSync('') }),
    },
  },
  'base-path': {
    because: 'Section 9 does not say what base URLs look like; a stage may precede /api/v1.',
    override: {},
    options: { basePath: '/stage' },
  },
  'more-header-fields': {
    because: 'RFC 9110 §5.1: a recipient ignores unknown header fields.',
    override: {
      finish: (next) => async (reply, ctx) => ({
        ...(await next(reply, ctx)),
        headers: [
          ...(await next(reply, ctx)).headers,
          ['Server', 'lodging'],
          ['Strict-Transport-Security', 'max-age=31536000'],
          ['Set-Cookie', 'affinity=1; Path=/; HttpOnly'],
          ['Vary', 'Accept-Encoding'],
        ],
      }),
    },
  },
  'lower-case-header-names': {
    because: 'RFC 9110 §5.1: field names are case-insensitive; HTTP/2 gateways write them in lower case.',
    override: {
      finish: (next) => async (reply, ctx) => {
        const finished = await next(reply, ctx);
        return { ...finished, headers: finished.headers.map(([name, value]) => [name.toLowerCase(), value]) };
      },
    },
  },
  'slow-replies': {
    because: 'The document sets no limit on the time of a reply; a service that is just starting takes longer.',
    onConnection: true,
    override: {
      finish: (next) => async (reply, ctx) =>
        ctx.mock.requests % 60 === 0 ? withWire(await next(reply, ctx), { delayMs: 250 }) : next(reply, ctx),
    },
  },
});
