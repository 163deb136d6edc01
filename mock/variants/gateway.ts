/** Conforming variety of gateways, and of other things in front of a service or beside it. */
import { randomBytes } from 'node:crypto';
import type { NameValue } from '../../contract/evidence.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { SEEN } from '../circumstances.ts';
import { answersRefusals, answerWhere, finishes, has, readsPaths, refusalAs, refuses } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withBody, withHeader, withoutHeader, withWire } from '../reply.ts';
import { type Variant, variantsOf } from './variant.ts';

const limiting = (retryAfter?: (ctx: Context) => string): Override => ({
  limited: (next) => (ctx) => {
    if (ctx.mock.requests % 40 !== 0) return next(ctx);
    const headers = retryAfter ? [['Retry-After', retryAfter(ctx)] as const] : [];
    return { kind: 'rate', detail: 'Too many requests.', headers };
  },
});

const page = (status: number, html: string) => () => withBody(emptyReply(status), 'text/html', html);

/** What is not at the path of an operation, or not a POST. */
const ELSEWHERE = ['path', 'method'] as const;

const isChunked = has('transfer-encoding');
const closing = (status: number) => () => emptyReply(status, [['Connection', 'close']]);

const gateways = variantsOf({
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
    override: limiting(),
  },
  'unknown-is-403': {
    because: 'RFC 9110 §15.5.4: a gateway may answer an unknown path or method with 403.',
    override: answersRefusals(ELSEWHERE, () => jsonReply(403, { message: 'Missing Authentication Token' })),
  },
  'wrong-method-is-404': {
    because: 'The document shows no other method (section 4): a service may know nothing but POST.',
    override: refusalAs(404, 'method'),
  },
  'unknown-method-is-501': {
    because: 'RFC 9110 §15.6.2: 501 is for a method that is not implemented.',
    override: refusalAs(501, 'method'),
  },
  'no-date': {
    because: 'RFC 9110 §6.6.1 wants a Date, and no client of this interface reads it.',
    override: finishes((reply) => withWire(reply, { omitDate: true })),
  },
  '405-without-allow': {
    because: 'RFC 9110 §15.5.6 wants an Allow, and no client of this interface reads it.',
    override: refuses((reply) => withoutHeader(reply, 'allow')),
  },
  'page-for-everything-else': {
    because: 'Only POST to the paths of section 4 is shown: elsewhere a service may show the page of its application.',
    override: answersRefusals(ELSEWHERE, page(200, '<!doctype html><div id="app"></div>')),
  },
  'health-for-get': {
    because: 'Only POST is shown (section 4): GET may show whether the service is up, OPTIONS what may be sent.',
    override: refuses((reply, { method }, { kind }) => {
      if (kind !== 'method') return reply;
      if (method === 'GET' || method === 'HEAD') return jsonReply(200, { status: 'up' });
      return method === 'OPTIONS' ? emptyReply(204, [['Allow', 'POST']]) : reply;
    }),
  },
  'elsewhere-redirected': {
    because: 'What is elsewhere than at the paths of section 4 is not shown: it may lead to the documentation.',
    override: answersRefusals(ELSEWHERE, () => emptyReply(302, [['Location', 'https://docs.example/']])),
  },
  'tolerant-paths': {
    because: 'Whether letter case and a slash at the end matter is not shown: many routers pass over both.',
    override: readsPaths((path) => path.toLowerCase().replace(/\/+$/, '')),
  },
  'chunked-is-411': {
    because: 'RFC 9110 §15.5.12: a server may require the length.',
    override: answerWhere(isChunked, closing(411)),
  },
  'chunked-is-501': {
    because: 'RFC 9112 §6.1: a server that does not understand a transfer coding answers 501.',
    override: answerWhere(isChunked, closing(501)),
  },
  'expectation-is-417': {
    because: 'RFC 9110 §10.1.1: a server that cannot meet an expectation may answer 417.',
    override: answerWhere(has('expect'), () => emptyReply(417)),
  },
});

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const adding = (make: (ctx: Context) => readonly NameValue[]): Override =>
  finishes((reply, ctx) => ({ ...reply, headers: [...reply.headers, ...make(ctx)] }));

/** The stays that are known, by the ids under which reports name them. */
const stays = (ctx: Context) => remember(ctx, 'stays by id', () => new Map<unknown, unknown>());

const BESIDE: Readonly<Record<string, () => Reply>> = {
  '/health': () => jsonReply(200, { status: 'UP', db: { url: 'postgres://app:****@db.example/lodging' } }),
  '/openapi.json': () => jsonReply(200, { openapi: '3.1.0', paths: {} }),
  '/actuator/env': () => jsonReply(401, { message: 'Unauthorized' }),
  '/.git/config': page(
    200,
    '<!doctype html><p>[core] repositoryformatversion = what you were looking for is not here</p>',
  ),
};

/** Cookies that keep a client at its node, names, traces, and public resources beside the operations. */
const fronts = variantsOf({
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
  'more-header-fields': {
    because: 'RFC 9110 §5.1: a recipient ignores unknown header fields.',
    override: adding(() => [
      ['Server', 'lodging'],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['Set-Cookie', 'affinity=1; Path=/; HttpOnly'],
      ['Vary', 'Accept-Encoding'],
    ]),
  },
  'lower-case-header-names': {
    because: 'RFC 9110 §5.1: field names are case-insensitive; HTTP/2 gateways write them in lower case.',
    override: finishes((reply) => ({
      ...reply,
      headers: reply.headers.map(([name, value]) => [name.toLowerCase(), value]),
    })),
  },
  'slow-replies': {
    because: 'The document sets no limit on the time of a reply; a service that is just starting takes longer.',
    onConnection: true,
    override: finishes((reply, ctx) => (ctx.mock.requests % 60 === 0 ? withWire(reply, { delayMs: 250 }) : reply)),
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

/** Refuses reports under a circumstance, whatever they hold. */
const unserved = (name: string, make: () => Reply): Override =>
  answerWhere((ctx) => ctx.operation !== null && !isTokenOperation(ctx.operation) && SEEN[name]?.(ctx) === true, make);
const closes = finishes((reply) => withHeader(reply, 'Connection', 'close'));

/** Services that do not serve a valid report under every circumstance: there is a reason for each. */
const circumstances = variantsOf({
  'gzip-is-415': {
    because: 'RFC 9110 §15.5.16: content codings that are not supported are refused; the document shows none.',
    override: unserved('gzip', () => emptyReply(415)),
  },
  'no-user-agent-is-403': {
    because: 'RFC 9110 §10.1.5: a client should send User-Agent; firewalls turn away those who do not.',
    override: unserved('no-user-agent', () => emptyReply(403)),
  },
  'long-body-is-413': {
    because: 'RFC 9110 §15.5.14: a server may limit the size of a body.',
    override: unserved('long-body', () => emptyReply(413)),
  },
  'charset-is-415': {
    because: 'RFC 8259 §11: the media type of JSON has no parameter charset.',
    override: unserved('charset', () => emptyReply(415)),
  },
  'long-stays-refused': {
    because: 'Which stays are plausible is not shown (section 3): three weeks may be taken for an error.',
    override: unserved('many-nights', () => jsonReply(422, { message: 'Implausible' })),
  },
  'closes-each-connection': {
    because: 'RFC 9112 §9.6: a server, or a proxy before it, may close a connection after each reply.',
    onConnection: true,
    override: closes,
  },
  'connections-not-kept': {
    because: 'RFC 9112 §9.6: a server may close the connection after any reply.',
    onConnection: true,
    override: closes,
  },
});

/** Variants of gateways. */
export const gatewayVariants: readonly Variant[] = [...gateways, ...fronts, ...circumstances];
