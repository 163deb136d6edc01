/** Faults of the whole server in what HTTP lets a client do: fields in any case, expectations, languages, connections, methods. */
import { isTokenOperation, OPERATIONS, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { Context } from '../behaviour.ts';
import { answerWhere, failure, finishes } from '../overrides.ts';
import { emptyReply, jsonReply, withHeader } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, forEach, listed } from './fault.ts';

const isToken = (ctx: Context) => ctx.operation !== null && isTokenOperation(ctx.operation);

const conduct: readonly FaultEntry[] = listed({
  'http.date-in-the-past': {
    defect: 'A cache in front answers with the Date of an earlier reply.',
    override: finishes((reply, ctx) => withHeader(reply, 'Date', new Date(ctx.mock.clock() - 3_600_000).toUTCString())),
    noticedBy: forEach(OPERATIONS, 'WHOLE-RUN-%.DATE-IS-NOW'),
  },
  'http.cors-reflected': {
    defect: 'The CORS middleware was told to allow every origin, with credentials.',
    override: finishes((reply, ctx) => {
      const origin = ctx.headers.find(([name]) => name.toLowerCase() === 'origin')?.[1];
      if (origin === undefined) return reply;
      const shared = withHeader(reply, 'Access-Control-Allow-Origin', origin);
      return withHeader(shared, 'Access-Control-Allow-Credentials', 'true');
    }),
    noticedBy: forEach(['check-in', 'token-form', 'token-json'], 'HTTP-%.NO-OPEN-CORS'),
  },
  'http.field-names-by-case': {
    defect: 'Header fields are looked up in the case in which they are usually written.',
    override: answerWhere(
      (ctx) => ctx.headers.some(([name]) => name === 'content-type'),
      () => jsonReply(400, { type: 'about:blank', title: 'Bad Request', status: 400 }),
    ),
    noticedBy: forEach(OPERATIONS, 'HTTP-%.FIELD-NAME-CASE'),
  },
  'http.expect-refused': {
    defect: 'An expectation is taken for a mistake.',
    override: answerWhere((ctx) => ctx.headers.some(([name]) => name === 'Expect'), failure),
    noticedBy: ['HTTP-TOKEN-FORM.EXPECT-CONTINUE', ...forEach(RESERVATION_OPERATIONS, 'CIRCUMSTANCE-%.SERVED')],
  },
  'http.language-unknown': {
    defect: 'The culture of the request is set from Accept-Language, and an unknown one throws.',
    override: answerWhere((ctx) => ctx.headers.some(([name]) => name === 'Accept-Language'), failure),
    noticedBy: forEach(['check-in', 'check-out'], 'HTTP-%.ACCEPT-LANGUAGE'),
  },
  'http.close-refused': {
    defect: 'A filter refuses hop-by-hop header fields.',
    override: answerWhere(
      (ctx) => ctx.headers.some(([name, value]) => name === 'Connection' && value === 'close'),
      () => emptyReply(400),
    ),
    // Where the check-in is refused, nothing is known of what is said of its guest.
    noticedBy: forEach(['check-in', 'no-show'], 'CIRCUMSTANCE-%.ACCEPTED'),
    // A token is first used on a connection that is closed, so that it is used again on another one.
    sideEffects: ['REPETITION.NEWEST-TOKEN', 'TOKEN-*.TOKEN-USABLE'],
  },
  'http.one-space-only': {
    defect: 'The header field is split at its first space.',
    override: {
      findCredential: (next) => (ctx) =>
        ctx.headers.some(([name, value]) => name === 'Authorization' && /^Bearer {2}/.test(value))
          ? { kind: 'malformed' }
          : next(ctx),
    },
    noticedBy: ['HTTP-CHECK-IN.SCHEME-SPACES'],
  },
  'http.trace-enabled': {
    defect: 'The web server still has TRACE switched on.',
    override: {
      answer: (next) => async (ctx) =>
        ctx.method === 'TRACE' && !isToken(ctx)
          ? { ...emptyReply(200, [['Content-Type', 'message/http']]), body: ctx.headers.map(String).join('\r\n') }
          : next(ctx),
    },
    noticedBy: ['HTTP-CHECK-IN.TRACE'],
  },
});

/** All faults of such conduct. */
export const httpConductFaults: readonly Fault[] = faultsOf('all', conduct);
