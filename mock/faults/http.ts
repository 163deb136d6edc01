/** Faults of the whole server: paths, header fields, the format of errors. */
import { OPERATIONS, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { header } from '../behaviour.ts';
import { emptyReply, withHeader, withJson, withoutHeader, withWire } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, finishes, forEach, listed, refuses } from './fault.ts';

const STACK =
  'System.NullReferenceException: Object reference not set\n   at Lodging.Api.CheckIn.Handle() in CheckIn.cs:line 42';

const of = (...ids: readonly string[]) => forEach(RESERVATION_OPERATIONS, ...ids);
const ofAll = (...ids: readonly string[]) => forEach(OPERATIONS, ...ids);

/** Paths. */
const addresses: readonly FaultEntry[] = listed({
  'http.unknown-path-201': {
    mistake: 'A catch-all route accepts every path.',
    wrap: { answer: (next) => async (ctx) => (ctx.operation ? next(ctx) : emptyReply(201)) },
    noticedBy: [
      'HTTP.REFUSES-UNKNOWN-PATH',
      ...of('HTTP-%.SUFFIX-NOT-SERVED', 'HTTP-%.REFUSES-UNKNOWN-VERSION', 'HTTP-%.REFUSES-NO-VERSION'),
    ],
    sideEffects: ['*.BEARER-ANY-PATH', '*.BEARER-ANY-ADDRESS'],
  },
  'http.unknown-path-500': {
    mistake: 'An unknown path causes a null reference.',
    wrap: { status: (next) => (kind, ctx) => (kind === 'path' ? 500 : next(kind, ctx)) },
    noticedBy: ['HTTP.UNKNOWN-PATH-NO-SERVER-ERROR'],
  },
  'http.unknown-path-redirected': {
    mistake: 'Unknown paths redirect to the home page.',
    wrap: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' ? emptyReply(302, [['Location', '/']]) : next(refusal, ctx),
    },
    noticedBy: ['HTTP.UNKNOWN-PATH-STAYS-HERE'],
  },
  'http.version-in-path-ignored': {
    mistake: 'The version segment is a wildcard.',
    wrap: { route: (next) => (ctx) => next({ ...ctx, path: ctx.path?.replace(/^\/api\/v\d+\//, '/api/v1/') ?? null }) },
    noticedBy: of('HTTP-%.REFUSES-UNKNOWN-VERSION'),
  },
  'http.version-optional': {
    mistake: 'Without a version segment the newest version is served.',
    wrap: {
      route: (next) => (ctx) => next({ ...ctx, path: ctx.path?.replace(/^\/api\/(?!v\d)/, '/api/v1/') ?? null }),
    },
    noticedBy: of('HTTP-%.REFUSES-NO-VERSION'),
  },
  'http.path-by-prefix': {
    mistake: 'The route is matched by prefix.',
    wrap: { route: (next) => (ctx) => next(ctx) ?? next({ ...ctx, path: ctx.path?.replace(/\/[^/]+$/, '') ?? null }) },
    noticedBy: ofAll('HTTP-%.SUFFIX-NOT-SERVED'),
  },
});

/** Header fields and content negotiation. */
const fields: readonly FaultEntry[] = listed({
  'http.allow-missing': {
    mistake: '405 without Allow.',
    wrap: refuses((reply) => withoutHeader(reply, 'allow')),
    noticedBy: ofAll('HTTP-%.ALLOW'),
  },
  'http.date-missing': {
    mistake: 'The server has no clock.',
    wrap: finishes((reply) => withWire(reply, { omitDate: true })),
    noticedBy: ofAll('HTTP-%.DATE'),
  },
  'http.accept-refused': {
    mistake: 'Accept is checked instead of Content-Type.',
    wrap: {
      answer: (next) => async (ctx) =>
        /^(text|image)\//.test(header(ctx, 'accept') ?? '')
          ? ctx.behaviour.refuse({ kind: 'media-type', detail: 'Not supported.' }, ctx)
          : next(ctx),
    },
    noticedBy: ofAll('HTTP-%.ACCEPT'),
  },
});

/** The format of errors. */
const errors: readonly FaultEntry[] = listed({
  'http.error-not-json': {
    mistake: 'Errors are HTML with the media type of JSON.',
    wrap: { refuse: (next) => (refusal, ctx) => ({ ...next(refusal, ctx), body: '<html><body>Error</body></html>' }) },
    noticedBy: [...ofAll('ERRORS-%.JSON'), ...of('ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA')],
  },
  'http.error-media-type-html': {
    mistake: 'JSON errors are sent with the media type of HTML.',
    wrap: refuses((reply) => withHeader(reply, 'Content-Type', 'text/html')),
    noticedBy: of('ERRORS-%.DECLARES-JSON'),
  },
  'http.stack-trace': {
    mistake: 'The error page for developers was left on.',
    wrap: { refuse: (next) => (refusal, ctx) => next({ ...refusal, detail: `${refusal.detail}\n${STACK}` }, ctx) },
    noticedBy: ofAll('ERRORS-%.NO-TRACE'),
  },
  'http.problem-members-of-other-types': {
    mistake: 'The title is an object with one string per language.',
    wrap: refuses((reply) => withJson(reply, (body) => ({ ...body, title: { en: body['title'] } }))),
    noticedBy: of('ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA'),
  },
});

/** All faults of the whole server. */
export const httpFaults: readonly Fault[] = faultsOf('all', [...addresses, ...fields, ...errors]);
