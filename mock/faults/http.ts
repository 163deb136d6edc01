/** Faults of the server as such: addresses, methods, header fields, the form of errors. */
import { OPERATIONS, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { header } from '../behaviour.ts';
import { emptyReply, withHeader, withJson, withoutHeader, withWire } from '../reply.ts';
import { type Fault, fault, finishes, forEach, refuses } from './fault.ts';

const STACK =
  'System.NullReferenceException: Object reference not set\n   at Lodging.Api.CheckIn.Handle() in CheckIn.cs:line 42';

const of = (...ids: readonly string[]) => forEach(RESERVATION_OPERATIONS, ...ids);
const ofAll = (...ids: readonly string[]) => forEach(OPERATIONS, ...ids);

/** Addresses. */
const addresses: readonly Fault[] = [
  fault(
    'http.unknown-path-201',
    'all',
    'A catch-all route accepts every path.',
    { answer: (next) => async (ctx) => (ctx.operation ? next(ctx) : emptyReply(201)) },
    {
      noticedBy: [
        'HTTP.REFUSES-UNKNOWN-PATH',
        ...of('HTTP-%.REFUSES-SUFFIX', 'HTTP-%.REFUSES-UNKNOWN-VERSION', 'HTTP-%.REFUSES-NO-VERSION'),
      ],
    },
  ),
  fault(
    'http.unknown-path-500',
    'all',
    'An unknown path is a null reference.',
    { status: (next) => (kind, ctx) => (kind === 'path' ? 500 : next(kind, ctx)) },
    { noticedBy: ['HTTP.UNKNOWN-PATH-NO-SERVER-ERROR'] },
  ),
  fault(
    'http.unknown-path-redirected',
    'all',
    'Unknown paths lead to the home page.',
    {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' ? emptyReply(302, [['Location', '/']]) : next(refusal, ctx),
    },
    { noticedBy: ['HTTP.UNKNOWN-PATH-STAYS-HERE'] },
  ),
  fault(
    'http.version-in-path-ignored',
    'all',
    'The version segment is a wildcard.',
    { route: (next) => (ctx) => next({ ...ctx, path: ctx.path?.replace(/^\/api\/v\d+\//, '/api/v1/') ?? null }) },
    { noticedBy: of('HTTP-%.REFUSES-UNKNOWN-VERSION') },
  ),
  fault(
    'http.version-optional',
    'all',
    'Without a version segment the newest version is served.',
    { route: (next) => (ctx) => next({ ...ctx, path: ctx.path?.replace(/^\/api\/(?!v\d)/, '/api/v1/') ?? null }) },
    { noticedBy: of('HTTP-%.REFUSES-NO-VERSION') },
  ),
  fault(
    'http.path-by-prefix',
    'all',
    'The route is matched by how it begins.',
    { route: (next) => (ctx) => next(ctx) ?? next({ ...ctx, path: ctx.path?.replace(/\/[^/]+$/, '') ?? null }) },
    { noticedBy: ofAll('HTTP-%.REFUSES-SUFFIX') },
  ),
];

/** Header fields and content negotiation. */
const fields: readonly Fault[] = [
  fault(
    'http.allow-missing',
    'all',
    '405 without Allow.',
    refuses((reply) => withoutHeader(reply, 'allow')),
    { noticedBy: ofAll('HTTP-%.ALLOW') },
  ),
  fault(
    'http.date-missing',
    'all',
    'The server has no clock.',
    finishes((reply) => withWire(reply, { omitDate: true })),
    { noticedBy: ofAll('HTTP-%.DATE') },
  ),
  fault(
    'http.accept-refused',
    'all',
    'Accept is checked where Content-Type should be.',
    {
      answer: (next) => async (ctx) =>
        /^(text|image)\//.test(header(ctx, 'accept') ?? '')
          ? ctx.behaviour.refuse({ kind: 'media-type', detail: 'Not supported.' }, ctx)
          : next(ctx),
    },
    { noticedBy: ofAll('HTTP-%.ACCEPT') },
  ),
];

/** The form of errors, wherever they come from. */
const errors: readonly Fault[] = [
  fault(
    'http.error-not-json',
    'all',
    'Errors are HTML that calls itself JSON.',
    { refuse: (next) => (refusal, ctx) => ({ ...next(refusal, ctx), body: '<html><body>Error</body></html>' }) },
    { noticedBy: [...ofAll('ERRORS-%.JSON'), ...of('ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA')] },
  ),
  fault(
    'http.error-media-type-html',
    'all',
    'JSON errors call themselves HTML.',
    refuses((reply) => withHeader(reply, 'Content-Type', 'text/html')),
    { noticedBy: of('ERRORS-%.DECLARES-JSON') },
  ),
  fault(
    'http.stack-trace',
    'all',
    'The developer error page is on.',
    { refuse: (next) => (refusal, ctx) => next({ ...refusal, detail: `${refusal.detail}\n${STACK}` }, ctx) },
    { noticedBy: ofAll('ERRORS-%.NO-TRACE') },
  ),
  fault(
    'http.problem-members-of-other-types',
    'all',
    'The title is an object with one text for each language.',
    refuses((reply) => withJson(reply, (body) => ({ ...body, title: { en: body['title'] } }))),
    { noticedBy: of('ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA') },
  ),
];

/** All faults of the server as such. */
export const httpFaults: readonly Fault[] = [...addresses, ...fields, ...errors];
