/** Faults of the whole server: paths, header fields, methods, the format of errors, and where a reply ends. */
import { gzipSync } from 'node:zlib';
import { isTokenOperation } from '../../contract/words.ts';
import { type Context, header } from '../behaviour.ts';
import {
  answersRefusals,
  answerWhere,
  before,
  finishes,
  has,
  readsPaths,
  readsPathsToo,
  refusalAs,
  refuses,
} from '../overrides.ts';
import { emptyReply, failure, problem, type Reply, withHeader, withJson, withoutHeader, withWire } from '../reply.ts';
import { authorization, credential } from './bearer-overrides.ts';
import { type Fault, type FaultList, family, faultsOfAll, leftOpen, ofReports } from './fault.ts';
import { issued } from './token-overrides.ts';

const STACK =
  'System.NullReferenceException: Object reference not set\n   at Lodging.Api.CheckIn.Handle() in CheckIn.cs:line 42';

/** Internals that errors show. */
const traces = family(
  (because: string, shown: string) => [
    because,
    before('refuse')((refusal) => ({ ...refusal, detail: `${refusal.detail}\n${shown}` })),
    'ERRORS-%.NO-TRACE',
  ],
  {
    'http.stack-trace': ['The error page for developers was left on.', STACK],
    'http.database-message': [
      "The database's error message is passed on.",
      'duplicate key value violates unique constraint "stays_pkey"',
    ],
    'http.language-message': [
      "The runtime's error message is passed on.",
      'runtime error: invalid memory address or nil pointer dereference',
    ],
    'http.connection-shown': [
      "The database's address is passed on, with its password.",
      'failed: postgres://app:hunter2@db.internal/lodging',
    ],
  },
);

const addresses: FaultList = {
  'http.unknown-path-201': [
    'A catch-all route accepts every path.',
    answersRefusals(['path'], () => emptyReply(201)),
    ...['HTTP.REFUSES-UNKNOWN-PATH', '*.BEARER-ANY-{PATH,ADDRESS}?'],
    ...ofReports('HTTP-%.{SUFFIX-NOT-SERVED,REFUSES-UNKNOWN-VERSION,REFUSES-NO-VERSION}'),
  ],
  'http.unknown-path-500': [
    'An unknown path causes a null reference.',
    refusalAs(500, 'path'),
    'HTTP.UNKNOWN-PATH-NO-SERVER-ERROR',
  ],
  'http.unknown-path-redirected': [
    'Unknown paths redirect to the home page.',
    answersRefusals(['path'], () => emptyReply(302, [['Location', '/']])),
    'HTTP.UNKNOWN-PATH-STAYS-HERE',
  ],
  'http.version-in-path-ignored': [
    'The version segment is a wildcard.',
    readsPaths((path) => path.replace(/^\/api\/v\d+\//, '/api/v1/')),
    ...ofReports('HTTP-%.REFUSES-UNKNOWN-VERSION'),
  ],
  'http.version-optional': [
    'Without a version segment the newest version is served.',
    readsPaths((path) => path.replace(/^\/api\/(?!v\d)/, '/api/v1/')),
    ...ofReports('HTTP-%.REFUSES-NO-VERSION'),
  ],
  'http.path-by-prefix': [
    'The route is matched by prefix.',
    readsPathsToo((path) => path.replace(/\/[^/]+$/, '')),
    'HTTP-%.SUFFIX-NOT-SERVED',
  ],
};

const isToken = (ctx: Context) => ctx.operation !== null && isTokenOperation(ctx.operation);
/** Answers requests with such a header field. */
const where = (name: string, make: () => Reply, value?: string) =>
  answerWhere(({ headers }) => headers.some((each) => each[0] === name && (value ?? each[1]) === each[1]), make);

/** What HTTP lets a client do: header fields in any case, expectations, languages, connections, methods. */
const conduct: FaultList = {
  'http.allow-missing': ['405 has no Allow.', refuses((reply) => withoutHeader(reply, 'allow')), 'HTTP-%.ALLOW'],
  'http.date-missing': [
    'The server has no clock.',
    finishes((reply) => withWire(reply, { omitDate: true })),
    'HTTP-%.DATE',
  ],
  'http.accept-refused': [
    'Accept is checked instead of Content-Type.',
    answerWhere(
      (ctx) => /^(text|image)\//.test(header(ctx, 'accept') ?? ''),
      (ctx) => ctx.behaviour.refuse({ kind: 'media-type', detail: 'Not supported.' }, ctx),
    ),
    'HTTP-%.ACCEPT',
  ],
  'http.accept-wanted': [
    'A request that does not say what it accepts is not served.',
    answerWhere(
      (ctx) => header(ctx, 'accept') === undefined,
      () => problem(406),
    ),
    ...['HTTP-TOKEN-{FORM,JSON}.NO-ACCEPT', ...ofReports('CIRCUMSTANCE-%.ACCEPTED')],
  ],
  'http.xml-for-anything': [
    'If any media type will do, the first writer is used, and it writes XML.',
    issued((reply, ctx) =>
      header(ctx, 'accept') === '*/*'
        ? { ...withHeader(reply, 'Content-Type', 'application/xml'), body: '<token/>' }
        : reply,
    ),
    'HTTP-TOKEN-{FORM,JSON}.ACCEPT',
  ],
  'http.compression-unnamed': [
    'A cache stores a reply compressed for clients that accept gzip, but without its Content-Encoding.',
    issued((reply, ctx) =>
      /gzip/.test(header(ctx, 'accept-encoding') ?? '') ? { ...reply, body: gzipSync(reply.body) } : reply,
    ),
    'WHOLE-RUN-TOKEN-{FORM,JSON}.ALWAYS-GRANTED',
  ],
  'http.accept-encoding-refused': [
    'A firewall refuses every header field that it does not know.',
    answerWhere(has('accept-encoding'), failure),
    ...['REPETITION.NEWEST-TOKEN', 'TOKEN-{FORM,JSON}.SECOND-REQUEST', ...ofReports('CIRCUMSTANCE-%.ACCEPTED')],
  ],
  'http.baggage-crashes': [
    'An untested library parses the trace context.',
    answerWhere(has('baggage'), failure),
    ...['HTTP-TOKEN-{FORM,JSON}.NO-ACCEPT', ...ofReports('CIRCUMSTANCE-%.ACCEPTED')],
  ],
  'http.date-in-the-past': [
    'A cache in front answers with the Date of an earlier reply.',
    finishes((reply, ctx) => withHeader(reply, 'Date', new Date(ctx.mock.clock() - 3_600_000).toUTCString())),
    'WHOLE-RUN-%.DATE-IS-NOW',
  ],
  'http.cors-reflected': [
    'The CORS middleware is set to allow every origin, with credentials.',
    finishes((reply, ctx) => {
      const origin = header(ctx, 'origin');
      const shared = withHeader(reply, 'Access-Control-Allow-Credentials', 'true');
      return origin === undefined ? reply : withHeader(shared, 'Access-Control-Allow-Origin', origin);
    }),
    'HTTP-{CHECK-IN,TOKEN-FORM,TOKEN-JSON}.NO-OPEN-CORS',
  ],
  'http.field-names-by-case': [
    'Header fields are looked up case-sensitively.',
    where('content-type', () => problem(400)),
    'HTTP-%.FIELD-NAME-CASE',
  ],
  'http.expect-refused': [
    'A request with Expect is treated as an error.',
    where('Expect', failure),
    ...['HTTP-TOKEN-FORM.EXPECT-CONTINUE', ...ofReports('CIRCUMSTANCE-%.SERVED')],
  ],
  'http.language-unknown': [
    'The locale is set from Accept-Language, and an unknown one throws.',
    where('Accept-Language', failure),
    'HTTP-CHECK-{IN,OUT}.ACCEPT-LANGUAGE',
  ],
  'http.one-space-only': [
    'The header field is split at its first space.',
    credential((found, ctx) => (/^Bearer {2}/.test(authorization(ctx)) ? { kind: 'malformed' } : found)),
    'HTTP-CHECK-IN.SCHEME-SPACES',
  ],
  'http.trace-enabled': [
    'The web server still has TRACE switched on.',
    answerWhere(
      (ctx) => ctx.method === 'TRACE' && !isToken(ctx),
      ({ headers }) => ({
        ...emptyReply(200, [['Content-Type', 'message/http']]),
        body: headers.map(String).join('\r\n'),
      }),
    ),
    'HTTP-CHECK-IN.TRACE',
  ],
  'http.close-refused': [
    'A filter refuses hop-by-hop header fields.',
    where('Connection', () => emptyReply(400), 'close'),
    // Where the check-in is refused, nothing is known of what is reported of its guest.
    'CIRCUMSTANCE-{CHECK-IN,NO-SHOW}.ACCEPTED',
    // A token is first used on a connection that is closed, so that it is used again on another one.
    ...['REPETITION.NEWEST-TOKEN?', 'TOKEN-*.TOKEN-USABLE?'],
  ],
};

/** The format of errors. */
const errors: FaultList = {
  'http.error-not-json': [
    'Errors are HTML with the media type of JSON.',
    refuses((reply) => ({ ...reply, body: '<html><body>Error</body></html>' })),
    ...['ERRORS-%.JSON', ...ofReports('ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA')],
  ],
  'http.error-media-type-html': [
    'JSON errors are sent with the media type of HTML.',
    refuses((reply) => withHeader(reply, 'Content-Type', 'text/html')),
    ...ofReports('ERRORS-%.DECLARES-JSON'),
  ],
  ...traces,
  'http.problem-members-of-other-types': [
    'The title is an object with one string per language.',
    refuses((reply) => withJson(reply, (body) => ({ ...body, title: { en: body['title'] } }))),
    ...ofReports('ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA'),
  ],
};

const length = (bytes: number) => ['Content-Length', String(bytes)] as const;
const CHUNKS = ['Transfer-Encoding', 'chunked'] as const;

/** The length and the chunks of an error (RFC 9112 §6 to §8): a success without a body has hardly any. */
const framing = family(
  (because: string, framed: NonNullable<NonNullable<Reply['wire']>['framing']>) => ({
    because,
    override: finishes((reply) => (reply.status >= 400 ? withWire(reply, { framing: framed }) : reply)),
    noticedBy: [
      'WHOLE-RUN-%.FRAMING',
      // A reply that no client can read proves nothing else.
      ...leftOpen('CHECK-IN.REFUSES-MISSING', 'CHECK-OUT.BEARER-MISSING', 'TOKEN-FORM.REFUSES-WRONG-SECRET'),
    ],
    onConnection: true,
  }),
  {
    'framing.length-too-small': [
      'The length counts characters, not bytes.',
      (body) => ({ fields: [length(body.length - 2)], sent: body }),
    ],
    'framing.length-too-large': [
      'The body was cut after the length was set.',
      (body) => ({ fields: [length(body.length + 2)], sent: body }),
    ],
    'framing.two-lengths': [
      'The gateway adds the length of its own error page to that of the service.',
      (body) => ({ fields: [length(body.length), length(body.length + 2)], sent: body }),
    ],
    'framing.coding-in-name-only': [
      'A filter decompresses errors to rewrite them, and leaves Content-Encoding.',
      (body) => ({ fields: [length(body.length), ['Content-Encoding', 'gzip']], sent: body }),
    ],
    'framing.length-beside-chunks': [
      'A filter that sends an error in chunks does not remove its length.',
      (body) => ({
        fields: [length(body.length), CHUNKS],
        sent: `${body.length.toString(16)}\r\n${body.toString('latin1')}\r\n0\r\n\r\n`,
      }),
    ],
    'framing.chunk-without-size': [
      'An error is declared as chunked, but sent without chunks.',
      (body) => ({ fields: [CHUNKS], sent: body }),
    ],
  },
);

/** All faults of the whole server. */
export const httpFaults: readonly Fault[] = faultsOfAll({ ...addresses, ...conduct, ...errors, ...framing });
