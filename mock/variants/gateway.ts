/** Conforming variety of gateways, and of what else is in front of a service or next to it. */
import { randomBytes } from 'node:crypto';
import type { NameValue } from '../../contract/evidence.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { SEEN } from '../circumstances.ts';
import {
  all,
  answersRefusals,
  answerWhere,
  finishes,
  has,
  limitsRate,
  readsPaths,
  refusalAs,
  refuses,
} from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withBody, withHeader, withoutHeader, withWire } from '../reply.ts';
import { type Variant, variantsOf } from './variant.ts';

const limiting = (retryAfter?: (ctx: Context) => string) =>
  limitsRate(({ mock }) => mock.requests % 40 === 0, retryAfter);

/** The same, with another status. */
const limitedAs = (status: number, retryAfter?: (ctx: Context) => string) =>
  all(limiting(retryAfter), refusalAs(status, 'rate'));

const OF_A_MINUTE = 300;

/** A limited number of requests in each minute of the clock. */
const ofAMinute = limitsRate((ctx) => {
  const minute = remember(ctx, 'requests of a minute', () => ({ since: 0, count: 0 }));
  const since = Math.floor(ctx.mock.clock() / 60_000);
  Object.assign(minute, { since, count: minute.since === since ? minute.count + 1 : 1 });
  return minute.count > OF_A_MINUTE;
});

/** So many requests are refused before a firewall bans their sender, for so many milliseconds. */
const MOST_REFUSED = 20;
const BANNED_MS = 900;

/** Everything is answered with 403 for a while after some refused credentials. */
const bans: Override = {
  answer: (next) => async (ctx) => {
    const sender = remember(ctx, 'sender', () => ({ refused: 0, bannedUntil: 0 }));
    const now = ctx.mock.clock();
    if (now < sender.bannedUntil) return emptyReply(403);
    const reply = await next(ctx);
    if (reply.status === 401) sender.refused += 1;
    if (sender.refused >= MOST_REFUSED) Object.assign(sender, { refused: 0, bannedUntil: now + BANNED_MS });
    return reply;
  },
};

const page = (status: number, html: string) => () => withBody(emptyReply(status), 'text/html', html);

/** Requests that are not a POST to the path of an operation. */
const ELSEWHERE = ['path', 'method'] as const;

const isChunked = has('transfer-encoding');
const closing = (status: number) => () => emptyReply(status, [['Connection', 'close']]);

const gateways = variantsOf({
  'rate-limit-in-seconds': ['Section 8: limits; RFC 9110 §10.2.3: Retry-After may be in seconds.', limiting(() => '1')],
  'rate-limit-is-403': [
    'Section 8: there are limits, and how exceeding them is answered is not shown.',
    limitedAs(403, () => '1'),
  ],
  'rate-limit-is-509': [
    'Section 8: how exceeding a limit is answered is not shown; web hosts answer 509.',
    limitedAs(509),
  ],
  'refused-too-often-is-403': ['Section 7 is silent: a firewall may ban for a while who is refused too often.', bans],
  'rate-limit-is-400': [
    'Section 8: how exceeding a limit is answered is not shown; RFC 9110 §10.2.3: Retry-After says when to come back.',
    limitedAs(400, () => '1'),
  ],
  'rate-limit-with-date': [
    'Section 8: there are limits; RFC 9110 §10.2.3: Retry-After may be a date.',
    limiting((ctx) => new Date(ctx.mock.clock() + 2000).toUTCString()),
  ],
  'rate-limit-of-a-minute': ['Section 8 shows no limit: one for each minute need not say when it ends.', ofAMinute],
  'rate-limit-without-time': ['RFC 6585 §4: Retry-After may be left out.', limiting()],
  'unknown-is-403': [
    'RFC 9110 §15.5.4: a gateway may answer an unknown path or method with 403.',
    answersRefusals(ELSEWHERE, () => jsonReply(403, { message: 'Missing Authentication Token' })),
  ],
  'wrong-method-is-404': ['Section 4 shows no other method: a service may know only POST.', refusalAs(404, 'method')],
  'unknown-method-is-501': ['RFC 9110 §15.6.2: 501 is for a method that is not implemented.', refusalAs(501, 'method')],
  'no-date': [
    'RFC 9110 §6.6.1 requires Date, which no client needs.',
    finishes((reply) => withWire(reply, { omitDate: true })),
  ],
  '405-without-allow': [
    'RFC 9110 §15.5.6 requires Allow, which no client needs.',
    refuses((reply) => withoutHeader(reply, 'allow')),
  ],
  'page-for-everything-else': [
    'Only POST to the paths of section 4 is shown: elsewhere a service may show its web application.',
    answersRefusals(ELSEWHERE, page(200, '<!doctype html><div id="app"></div>')),
  ],
  'health-for-get': [
    'Only POST is shown (section 4): GET may show whether the service is up, and OPTIONS the methods.',
    refuses((reply, { method }, { kind }) => {
      if (kind !== 'method') return reply;
      if (method === 'GET' || method === 'HEAD') return jsonReply(200, { status: 'up' });
      return method === 'OPTIONS' ? emptyReply(204, [['Allow', 'POST']]) : reply;
    }),
  ],
  'elsewhere-redirected': [
    'Other paths than those of section 4 are not shown: they may redirect to the documentation.',
    answersRefusals(ELSEWHERE, () => emptyReply(302, [['Location', 'https://docs.example/']])),
  ],
  'elsewhere-reset': {
    because: 'Other paths and methods are not shown: a firewall may end the connection without a reply.',
    override: answersRefusals(ELSEWHERE, () => withWire(emptyReply(403), { reset: true })),
    onConnection: true,
  },
  'tolerant-paths': [
    'Routers ignore case and trailing slashes.',
    readsPaths((path) => path.toLowerCase().replace(/\/+$/, '')),
  ],
  'chunked-is-411': ['RFC 9110 §15.5.12: a server may require the length.', answerWhere(isChunked, closing(411))],
  'chunked-is-501': ['RFC 9112 §6.1: an unknown transfer coding is a 501.', answerWhere(isChunked, closing(501))],
  'chunked-is-400-page': [
    'RFC 9112 §7.1 wants chunks read, but section 5 shows the length: a server may refuse them before the service.',
    answerWhere(isChunked, page(400, '<!doctype html><h1>Bad Request</h1>')),
  ],
  'expectation-is-417': [
    'RFC 9110 §10.1.1: an expectation may be refused.',
    answerWhere(has('expect'), () => emptyReply(417)),
  ],
});

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const adding = (make: (ctx: Context) => readonly NameValue[]): Override =>
  finishes((reply, ctx) => ({ ...reply, headers: [...reply.headers, ...make(ctx)] }));

/** The known stays, by the ids that reports use. */
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

/** Sticky-session cookies, server names, trace ids, and public resources next to the operations. */
const fronts = variantsOf({
  'cookies-of-load-balancer': [
    'RFC 6265 §3: any reply may set a cookie; load balancers use them for sticky sessions.',
    adding(() => [
      ['Set-Cookie', `AWSALB=${randomBytes(60).toString('base64')}; Expires=Sat, 01 Jan 2050 00:00:00 GMT; Path=/`],
      ['Set-Cookie', `AWSALBCORS=${randomBytes(60).toString('base64')}; Path=/; SameSite=None; Secure`],
      ['set-cookie', `route=${hex(16)}; Path=/`],
      ['Set-Cookie', 'stale=; Max-Age=0'],
    ]),
  ],
  'names-and-traces': [
    'RFC 9110 §10.2.4 lets a server name itself; gateways add request ids.',
    adding((ctx) => [
      ['Server', ctx.nth % 2 === 0 ? 'nginx' : 'awselb/2.0'],
      ['X-Powered-By', 'Express'],
      ['traceparent', `00-${hex(16)}-${hex(8)}-01`],
      ['X-Amzn-Trace-Id', `Root=1-${hex(4)}-${hex(12)}`],
      ['X-Correlation-Id', hex(5).toUpperCase()],
      ['X-Envoy-Upstream-Service-Time', String(1_000_000 + (ctx.mock.requests % 9_000_000))],
    ]),
  ],
  'more-header-fields': [
    'RFC 9110 §5.1: a recipient ignores unknown header fields.',
    adding(() => [
      ['Server', 'lodging'],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['Set-Cookie', 'affinity=1; Path=/; HttpOnly'],
      ['Vary', 'Accept-Encoding'],
    ]),
  ],
  'lower-case-header-names': [
    'RFC 9110 §5.1: field names are case-insensitive; HTTP/2 gateways write them in lower case.',
    finishes((reply) => ({
      ...reply,
      headers: reply.headers.map(([name, value]) => [name.toLowerCase(), value]),
    })),
  ],
  'slow-replies': {
    because: 'The document sets no limit on response times; a service that is just starting takes longer.',
    onConnection: true,
    override: finishes((reply, ctx) => (ctx.mock.requests % 60 === 0 ? withWire(reply, { delayMs: 250 }) : reply)),
  },
  'open-doors': [
    'Other paths than those of section 4 are up to the service: a health check without secrets, an API description, a page.',
    answerWhere(
      ({ method, path }) => method === 'GET' && BESIDE[path ?? ''] !== undefined,
      ({ path }) => BESIDE[path ?? '']?.() ?? emptyReply(404),
    ),
  ],
  'replies-name-their-stay': [
    'Header fields of a reply are up to the service: they may help its support find the stay.',
    finishes((reply, ctx) => {
      const { hotelConfirmationNumber: number, reservationId: id } = ctx.body ?? {};
      if (typeof number === 'string' && reply.status === 201)
        stays(ctx).set(number, ctx.body?.['supplierReservationId']);
      const stay = number ?? stays(ctx).get(id);
      if (typeof stay !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(stay)) return reply;
      return { ...reply, headers: [...reply.headers, ['X-Stay', stay]] };
    }),
  ],
});

/** Refuses reports under a circumstance, whatever their content. */
const unserved = (name: string, make: () => Reply): Override =>
  answerWhere((ctx) => ctx.operation !== null && !isTokenOperation(ctx.operation) && SEEN[name]?.(ctx) === true, make);
const closes = finishes((reply) => withHeader(reply, 'Connection', 'close'));

/** Services that refuse a valid report under some circumstance, each for a good reason. */
const circumstances = variantsOf({
  'gzip-is-415': ['RFC 9110 §15.5.16: a coding may be unsupported.', unserved('gzip', () => emptyReply(415))],
  'no-user-agent-is-403': [
    'RFC 9110 §10.1.5: clients should send a User-Agent.',
    unserved('no-user-agent', () => emptyReply(403)),
  ],
  'no-user-agent-is-reset': {
    because: 'RFC 9110 §10.1.5: clients should send a User-Agent; firewalls end the connection of those that do not.',
    onConnection: true,
    override: unserved('no-user-agent', () => withWire(emptyReply(403), { reset: true })),
  },
  'long-body-is-502': [
    'Section 8 shows no limit for bodies: a service may end the connection at one, and its gateway answers 502.',
    unserved('long-body', () => emptyReply(502)),
  ],
  'long-body-is-413': ['RFC 9110 §15.5.14: a body may be too long.', unserved('long-body', () => emptyReply(413))],
  'charset-is-415': ['RFC 8259 §11: JSON has no parameter charset.', unserved('charset', () => emptyReply(415))],
  'long-stays-refused': [
    'Which stays are plausible is not shown (section 3): four months may count as an error.',
    unserved('many-nights', () => jsonReply(422, { message: 'Implausible' })),
  ],
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

export const gatewayVariants: readonly Variant[] = [...gateways, ...fronts, ...circumstances];
