/** How a whole service fails: stubs, gateways, limits, outages. No refusal may pass for these reasons. */
import { OPERATIONS, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import type { Context, RefusalKind, Wrap } from '../behaviour.ts';
import { emptyReply, jsonReply, type Reply, withWire } from '../reply.ts';
import { NOT_ACCEPTED, REFUSALS_OF_CONTENT, REFUSALS_OF_FORM } from './consequences.ts';
import { echoesSecrets } from './echo.ts';
import { type Fault, fault, finishes, forEach, on } from './fault.ts';
import { refusalAs } from './wraps.ts';

const always = (make: (ctx: Context) => Reply): Wrap => ({ answer: () => async (ctx) => make(ctx) });

const problem = (status: number): Reply =>
  jsonReply(status, { type: 'about:blank', title: 'Refused', status }, [], 'application/problem+json');

const ofEvents = (...ids: readonly string[]) => forEach(RESERVATION_OPERATIONS, ...ids);
const acceptedBy = RESERVATION_OPERATIONS.flatMap((each) => forEach([each], ...NOT_ACCEPTED[each].noticedBy));
const acceptedSide = RESERVATION_OPERATIONS.flatMap((each) => forEach([each], ...NOT_ACCEPTED[each].sideEffects));
const contentBy = RESERVATION_OPERATIONS.flatMap((each) =>
  forEach([each], ...REFUSALS_OF_CONTENT[each], ...REFUSALS_OF_FORM[each]),
);

/** What a refusal of the content must not be taken for, whatever the operation: every row of this kind stays open. */
const REFUSALS = ofEvents('%.REFUSES-*');
const CREDENTIALS = ofEvents(
  '%.BEARER-MISSING',
  '%.BEARER-EMPTY',
  '%.BEARER-WRONG-SCHEME',
  '%.BEARER-GARBAGE',
  '%.BEARER-ALTERED',
  '%.BEARER-SECRET',
);
const TOKENS = forEach(['token-form', 'token-json'], '%.REFUSES-*', '%.SUCCESS-ACCESS-TOKEN', '%.ERROR-MEMBER');

/** Every requirement that judges what a reply says stays open where there is none. */
const SILENT = [
  ...REFUSALS,
  ...CREDENTIALS,
  ...TOKENS,
  ...ofEvents('%.ACCEPTS-*', '%.SUCCESS-*'),
  ...forEach(OPERATIONS, 'HTTP-%.STAYS-HERE', 'HTTP-%.NO-SERVER-ERROR', 'HTTP-%.REFUSES-*', 'HTTP-%.DATE'),
];

const RETRY: readonly (readonly [string, string])[] = [['Retry-After', '1']];
const RATE = { kind: 'rate', detail: 'Too many requests.', headers: RETRY } as const;

/** Refusals that stand for something else than they say. */
function wrongReason(name: string, mistake: string, status: number, ...kinds: readonly RefusalKind[]): Fault {
  return fault(name, 'all', mistake, on(RESERVATION_OPERATIONS, refusalAs(status, ...kinds)), {
    noticedBy: ofEvents('%.INVALID-STATUS').filter((id) => /PARTIAL|NO-SHOW/.test(id)),
    undecided: contentBy
      .filter((id) => !/INVALID-STATUS|REPETITION/.test(id))
      .concat(ofEvents('REPETITION-%.IN-TURNS', 'REPETITION-%.MIXED')),
  });
}

const wrongReasons: readonly Fault[] = [
  wrongReason(
    'refuses-content-with-404',
    'The gateway knows no route for a body that it cannot map.',
    404,
    'body',
    'content',
  ),
  wrongReason(
    'refuses-content-with-409',
    'A faulty report is told as a stay that was used up.',
    409,
    'body',
    'content',
  ),
  wrongReason('refuses-content-with-401', 'Whatever is wrong is answered as a missing token.', 401, 'body', 'content'),
  wrongReason('refuses-content-with-403', 'The firewall forbids what it does not like.', 403, 'body', 'content'),
  fault(
    'refuses-content-with-429',
    'all',
    'A faulty report is counted against the limit, and only the limit is told.',
    {
      refuse: (next) => (refusal, ctx) =>
        next(refusal.kind === 'content' || refusal.kind === 'body' ? RATE : refusal, ctx),
    },
    {
      undecided: contentBy
        .filter((id) => !/REPETITION/.test(id))
        .concat(ofEvents('REPETITION-%.IN-TURNS', 'REPETITION-%.MIXED')),
    },
  ),
  fault(
    'used-up',
    'all',
    'A second report of the same kind for a hotel is a conflict, whatever it says.',
    {
      checks: (next) => (ctx) => {
        const key = `used ${ctx.operation}`;
        const isFirst = !ctx.mock.memory.has(key);
        ctx.mock.memory.set(key, true);
        return isFirst ? next(ctx) : ['credential', 'conflict'];
      },
      conflict: () => () => ({ kind: 'conflict', detail: 'There is such a report already.' }),
    },
    { noticedBy: acceptedBy, sideEffects: acceptedSide, undecided: REFUSALS },
  ),
];

/** Nothing is told apart. */
const indifferent: readonly Fault[] = [
  fault(
    'answers-201-to-everything',
    'all',
    'A stub was deployed.',
    always(() => emptyReply(201)),
    {
      // No token is to be had, so that only what needs none is sent.
      noticedBy: [
        ...ofEvents('%.BEARER-MISSING', '%.BEARER-EMPTY', '%.BEARER-GARBAGE', '%.BEARER-SECRET', '%.BEARER-FORWARDED'),
        ...ofEvents('%.UNAUTHORIZED-STATUS', 'API-VERSION-%.NO-CREDENTIAL', 'REPETITION-%.CREDENTIAL-NOT-KEPT'),
        ...forEach(TOKEN_OPERATIONS, '%.SUCCESS-ACCESS-TOKEN', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'),
      ],
      sideEffects: forEach(TOKEN_OPERATIONS, '%.SUCCESS-*', '%.REFUSES-*', '%.ERROR-STATUS'),
      undecided: ofEvents('%.ACCEPTS-*', '%.REFUSES-*'),
    },
  ),
  fault(
    'answers-400-to-everything',
    'all',
    'A filter refuses every request.',
    always(() => problem(400)),
    {
      noticedBy: forEach(TOKEN_OPERATIONS, '%.SUCCESS-STATUS', '%.ACCEPTS-ANY-ORDER', '%.ACCEPTS-AFTER-REFUSAL'),
      sideEffects: [
        ...forEach(TOKEN_OPERATIONS, '%.ACCEPTS-*', '%.IGNORES-*', 'HTTP-%.ACCEPT', 'HTTP-%.CHUNKED'),
        'REPETITION.NEWEST-TOKEN',
      ],
      undecided: [...REFUSALS, ...CREDENTIALS, ...forEach(TOKEN_OPERATIONS, '%.REFUSES-*', '%.ERROR-*')],
    },
  ),
  fault(
    'refuses-every-event',
    'all',
    'Every event is refused as invalid.',
    { violations: () => () => [{ field: '$', kind: 'other', message: 'Refused.', value: null }] },
    { noticedBy: acceptedBy, sideEffects: acceptedSide, undecided: [...REFUSALS, ...CREDENTIALS] },
  ),
  fault(
    'accepts-every-event',
    'all',
    'Every event is accepted, token or not.',
    { checks: () => () => [] },
    {
      noticedBy: [...contentBy, ...CREDENTIALS, ...ofEvents('API-VERSION-%.UNSUPPORTED', '%.REFUSES-MEDIA-TYPE')],
      sideEffects: ofEvents('%.*', 'API-VERSION-%.*', 'REPETITION-%.*'),
    },
  ),
];

/** Outages: nobody is to be failed for them, and nothing passes. */
const outages: readonly Fault[] = [
  fault(
    'answers-503-to-everything',
    'all',
    'The gateway has nothing behind it.',
    always(() => problem(503)),
    {
      undecided: SILENT,
    },
  ),
  fault(
    'never-ends-a-reply',
    'all',
    'Replies are never completed.',
    finishes((reply) => withWire(reply, { hang: 'in-body' })),
    {
      undecided: SILENT,
    },
  ),
  fault(
    'never-answers',
    'all',
    'Requests are taken and forgotten.',
    finishes((reply) => withWire(reply, { hang: 'before-headers' })),
    {
      undecided: SILENT,
    },
  ),
  fault(
    'resets-connections',
    'all',
    'Every connection is reset.',
    finishes((reply) => withWire(reply, { reset: true })),
    {
      undecided: SILENT,
    },
  ),
  fault(
    'dies-mid-run',
    'all',
    'The process dies after 100 requests.',
    {
      finish: (next) => async (reply, ctx) => {
        const finished = await next(reply, ctx);
        if (ctx.mock.requests <= 100) return finished;
        ctx.mock.die();
        return withWire(finished, { reset: true });
      },
    },
    // The first hundred requests are those of the first topics.
    { undecided: ['CHECK-OUT.ACCEPTS-COMPLETE', 'NO-SHOW.REFUSES-MISSING', 'TOKEN-JSON.REFUSES-EMPTY'] },
  ),
  fault(
    'rate-limits-everything',
    'all',
    'The limit is set to nothing.',
    { limited: () => () => RATE },
    {
      undecided: [...REFUSALS, ...CREDENTIALS, ...TOKENS, ...ofEvents('%.ACCEPTS-*')],
    },
  ),
  fault(
    'check-in.success-lost',
    'check-in',
    'The connection is closed before an accepted check-in is answered.',
    { accepted: (next) => (ctx) => withWire(next(ctx), { reset: true }) },
    { undecided: ['%.ACCEPTS-COMPLETE', '%.SUCCESS-STATUS', '%.REFUSES-MISSING'], reach: 'own' },
  ),
];

/** All faults of a service as a whole. */
export const operationalFaults: readonly Fault[] = [
  ...wrongReasons,
  ...indifferent,
  ...outages,
  fault('echoes-secrets', 'all', 'A debugging aid repeats the credentials of a request in its reply.', echoesSecrets, {
    noticedBy: [
      ...ofEvents('ERRORS-%.NO-SECRET', '%.BEARER-NO-ECHO'),
      ...forEach(['token-form', 'token-json'], '%.SUCCESS-NO-ECHO', '%.ERROR-NO-ECHO'),
    ],
    // The echo stands in the body of every reply, and quotation marks in the description of an error.
    sideEffects: [
      'TOKEN-FORM.ERROR-CHARACTERS',
      'TOKEN-FORM.ERROR-TELLS-NO-CLIENT',
      'TOKEN-JSON.ERROR-TELLS-NO-CLIENT',
    ],
  }),
];
