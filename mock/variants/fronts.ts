/** Conforming variety of what stands in front of a service: cookies that keep a client at its node, names, traces, open doors. */
import { randomBytes } from 'node:crypto';
import type { NameValue } from '../../contract/evidence.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { finishes } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply } from '../reply.ts';
import { type Variant, variantsOf } from './variant.ts';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const adding = (make: (ctx: Context) => readonly NameValue[]): Override =>
  finishes((reply, ctx) => ({ ...reply, headers: [...reply.headers, ...make(ctx)] }));

/** The stays that are known, by the ids under which reports name them. */
const stays = (ctx: Context) => remember(ctx, 'stays by id', () => new Map<unknown, unknown>());

const BESIDE: Readonly<Record<string, () => Reply>> = {
  '/health': () => jsonReply(200, { status: 'UP', db: { url: 'postgres://app:****@db.example/lodging' } }),
  '/openapi.json': () => jsonReply(200, { openapi: '3.1.0', paths: {} }),
  '/actuator/env': () => jsonReply(401, { message: 'Unauthorized' }),
  '/.git/config': () => ({
    ...emptyReply(200, [['Content-Type', 'text/html']]),
    body: '<!doctype html><p>[core] repositoryformatversion = what you were looking for is not here</p>',
  }),
};

/** Variants of what stands in front. */
export const frontVariants: readonly Variant[] = variantsOf({
  'cookies-of-load-balancer': {
    because: 'RFC 6265 §3: any reply may set a cookie; load balancers keep a client at its node by one.',
    override: adding(() => [
      ['Set-Cookie', `AWSALB=${randomBytes(60).toString('base64')}; Expires=Sat, 01 Jan 2050 00:00:00 GMT; Path=/`],
      ['Set-Cookie', `AWSALBCORS=${randomBytes(60).toString('base64')}; Path=/; SameSite=None; Secure`],
      ['set-cookie', `route=${hex(16)}; Path=/`],
      ['Set-Cookie', 'stale=; Max-Age=0'],
    ]),
  },
  'names-and-traces': {
    because: 'RFC 9110 §10.2.4 lets a server name itself; gateways add ids by which a request is found again.',
    override: adding((ctx) => [
      ['Server', ctx.nth % 2 === 0 ? 'nginx' : 'awselb/2.0'],
      ['X-Powered-By', 'Express'],
      ['traceparent', `00-${hex(16)}-${hex(8)}-01`],
      ['X-Amzn-Trace-Id', `Root=1-${hex(4)}-${hex(12)}`],
      ['X-Correlation-Id', hex(5).toUpperCase()],
      ['X-Envoy-Upstream-Service-Time', String(1_000_000 + (ctx.mock.requests % 9_000_000))],
    ]),
  },
  'open-doors': {
    because:
      'What is not at the paths of section 4 is left to the service: a state without secrets, a description, a page.',
    override: {
      answer: (next) => async (ctx) => (ctx.method === 'GET' ? BESIDE[ctx.path ?? '']?.() : undefined) ?? next(ctx),
    },
  },
  'replies-name-their-stay': {
    because: 'The header fields of a reply are left to the service: they may lead support to the stay in question.',
    override: finishes((reply, ctx) => {
      const { hotelConfirmationNumber: number, reservationId: id } = ctx.body ?? {};
      if (typeof number === 'string' && reply.status === 201)
        stays(ctx).set(number, ctx.body?.['supplierReservationId']);
      const stay = number ?? stays(ctx).get(id);
      if (typeof stay !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(stay)) return reply;
      return { ...reply, headers: [...reply.headers, ['X-Stay', stay]] };
    }),
  },
});
