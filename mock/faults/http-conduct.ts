/** Faults of the whole server in what HTTP lets a client do: fields in any case, expectations, languages, connections, methods. */
import { isTokenOperation, OPERATIONS, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { Context } from '../behaviour.ts';
import { emptyReply, jsonReply, withHeader } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, finishes, forEach, listed } from './fault.ts';
import { answerWhere, failure } from './wraps.ts';

const isToken = (ctx: Context) => ctx.operation !== null && isTokenOperation(ctx.operation);

const conduct: readonly FaultEntry[] = listed({
  'http.date-in-the-past': {
    mistake: 'A cache in front answers with the Date of an earlier reply.',
    wrap: finishes((reply, ctx) => withHeader(reply, 'Date', new Date(ctx.mock.clock() - 3_600_000).toUTCString())),
    noticedBy: forEach(OPERATIONS, 'WHOLE-RUN-%.DATE-IS-NOW'),
  },
  'http.cors-reflected': {
    mistake: 'The CORS middleware was told to allow every origin, with credentials.',
    wrap: finishes((reply, ctx) => {
      const origin = ctx.headers.find(([name]) => name.toLowerCase() === 'origin')?.[1];
      if (origin === undefined) return reply;
      const shared = withHeader(reply, 'Access-Control-Allow-Origin', origin);
      return withHeader(shared, 'Access-Control-Allow-Credentials', 'true');
    }),
    noticedBy: forEach(['check-in', 'token-form', 'token-json'], 'HTTP-%.NO-OPEN-CORS'),
  },
  'http.field-names-by-case': {
    mistake: 'Header fields are looked up in the case in which they are usually written.',
    wrap: answerWhere(
      (ctx) => ctx.headers.some(([name]) => name === 'content-type'),
      () => jsonReply(400, { type: 'about:blank', title: 'Bad Request', status: 400 }),
    ),
    noticedBy: forEach(OPERATIONS, 'HTTP-%.FIELD-NAME-CASE'),
  },
  'http.expect-refused': {
    mistake: 'An expectation is taken for a mistake.',
    wrap: answerWhere((ctx) => ctx.headers.some(([name]) => name === 'Expect'), failure),
    noticedBy: ['HTTP-TOKEN-FORM.EXPECT-CONTINUE', ...forEach(RESERVATION_OPERATIONS, 'CIRCUMSTANCE-%.SERVED')],
  },
  'http.language-unknown': {
    mistake: 'The culture of the request is set from Accept-Language, and an unknown one throws.',
    wrap: answerWhere((ctx) => ctx.headers.some(([name]) => name === 'Accept-Language'), failure),
    noticedBy: forEach(['check-in', 'check-out'], 'HTTP-%.ACCEPT-LANGUAGE'),
  },
  'http.close-refused': {
    mistake: 'A filter refuses hop-by-hop header fields.',
    wrap: answerWhere(
      (ctx) => ctx.headers.some(([name, value]) => name === 'Connection' && value === 'close'),
      () => emptyReply(400),
    ),
    // Where the check-in is refused, nothing is known of what is said of its guest.
    noticedBy: forEach(['check-in', 'no-show'], 'CIRCUMSTANCE-%.ACCEPTED'),
    // A token is first used on a connection that is closed, so that it is used again on another one.
    sideEffects: ['REPETITION.NEWEST-TOKEN', 'TOKEN-*.TOKEN-USABLE'],
  },
  'http.one-space-only': {
    mistake: 'The header field is split at its first space.',
    wrap: {
      findCredential: (next) => (ctx) =>
        ctx.headers.some(([name, value]) => name === 'Authorization' && /^Bearer {2}/.test(value))
          ? { kind: 'malformed' }
          : next(ctx),
    },
    noticedBy: ['HTTP-CHECK-IN.SCHEME-SPACES'],
  },
  'http.trace-enabled': {
    mistake: 'The web server still has TRACE switched on.',
    wrap: {
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
