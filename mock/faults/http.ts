/** Faults of the whole server: paths, header fields, the format of errors. */
import { OPERATIONS, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { header } from '../behaviour.ts';
import { finishes, refuses } from '../overrides.ts';
import { emptyReply, withHeader, withJson, withoutHeader, withWire } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, forEach, listed } from './fault.ts';

const STACK =
  'System.NullReferenceException: Object reference not set\n   at Lodging.Api.CheckIn.Handle() in CheckIn.cs:line 42';

const of = (...ids: readonly string[]) => forEach(RESERVATION_OPERATIONS, ...ids);
const ofAll = (...ids: readonly string[]) => forEach(OPERATIONS, ...ids);

/** Paths. */
const addresses: readonly FaultEntry[] = listed({
  'http.unknown-path-201': {
    defect: 'A catch-all route accepts every path.',
    override: { answer: (next) => async (ctx) => (ctx.operation ? next(ctx) : emptyReply(201)) },
    noticedBy: [
      'HTTP.REFUSES-UNKNOWN-PATH',
      ...of('HTTP-%.SUFFIX-NOT-SERVED', 'HTTP-%.REFUSES-UNKNOWN-VERSION', 'HTTP-%.REFUSES-NO-VERSION'),
    ],
    sideEffects: ['*.BEARER-ANY-PATH', '*.BEARER-ANY-ADDRESS'],
  },
  'http.unknown-path-500': {
    defect: 'An unknown path causes a null reference.',
    override: { status: (next) => (kind, ctx) => (kind === 'path' ? 500 : next(kind, ctx)) },
    noticedBy: ['HTTP.UNKNOWN-PATH-NO-SERVER-ERROR'],
  },
  'http.unknown-path-redirected': {
    defect: 'Unknown paths redirect to the home page.',
    override: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' ? emptyReply(302, [['Location', '/']]) : next(refusal, ctx),
    },
    noticedBy: ['HTTP.UNKNOWN-PATH-STAYS-HERE'],
  },
  'http.version-in-path-ignored': {
    defect: 'The version segment is a wildcard.',
    override: {
      route: (next) => (ctx) => next({ ...ctx, path: ctx.path?.replace(/^\/api\/v\d+\//, '/api/v1/') ?? null }),
    },
    noticedBy: of('HTTP-%.REFUSES-UNKNOWN-VERSION'),
  },
  'http.version-optional': {
    defect: 'Without a version segment the newest version is served.',
    override: {
      route: (next) => (ctx) => next({ ...ctx, path: ctx.path?.replace(/^\/api\/(?!v\d)/, '/api/v1/') ?? null }),
    },
    noticedBy: of('HTTP-%.REFUSES-NO-VERSION'),
  },
  'http.path-by-prefix': {
    defect: 'The route is matched by prefix.',
    override: {
      route: (next) => (ctx) => next(ctx) ?? next({ ...ctx, path: ctx.path?.replace(/\/[^/]+$/, '') ?? null }),
    },
    noticedBy: ofAll('HTTP-%.SUFFIX-NOT-SERVED'),
  },
});

/** Header fields and content negotiation. */
const fields: readonly FaultEntry[] = listed({
  'http.allow-missing': {
    defect: '405 without Allow.',
    override: refuses((reply) => withoutHeader(reply, 'allow')),
    noticedBy: ofAll('HTTP-%.ALLOW'),
  },
  'http.date-missing': {
    defect: 'The server has no clock.',
    override: finishes((reply) => withWire(reply, { omitDate: true })),
    noticedBy: ofAll('HTTP-%.DATE'),
  },
  'http.accept-refused': {
    defect: 'Accept is checked instead of Content-Type.',
    override: {
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
    defect: 'Errors are HTML with the media type of JSON.',
    override: {
      refuse: (next) => (refusal, ctx) => ({ ...next(refusal, ctx), body: '<html><body>Error</body></html>' }),
    },
    noticedBy: [...ofAll('ERRORS-%.JSON'), ...of('ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA')],
  },
  'http.error-media-type-html': {
    defect: 'JSON errors are sent with the media type of HTML.',
    override: refuses((reply) => withHeader(reply, 'Content-Type', 'text/html')),
    noticedBy: of('ERRORS-%.DECLARES-JSON'),
  },
  'http.stack-trace': {
    defect: 'The error page for developers was left on.',
    override: { refuse: (next) => (refusal, ctx) => next({ ...refusal, detail: `${refusal.detail}\n${STACK}` }, ctx) },
    noticedBy: ofAll('ERRORS-%.NO-TRACE'),
  },
  'http.problem-members-of-other-types': {
    defect: 'The title is an object with one string per language.',
    override: refuses((reply) => withJson(reply, (body) => ({ ...body, title: { en: body['title'] } }))),
    noticedBy: of('ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA'),
  },
});

/** All faults of the whole server. */
export const httpFaults: readonly Fault[] = faultsOf('all', [...addresses, ...fields, ...errors]);
