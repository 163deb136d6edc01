/** Faults of a whole service: stubs, gateways, rate limits, outages. A refusal for such a reason proves nothing. */
import { OPEN_OPERATIONS, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import type { Context, Override } from '../behaviour.ts';
import { accepts, answersRefusals, cameBefore, checks, conflicts, finishes, on, refusalAs } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, type Wire, withWire } from '../reply.ts';
import { noneAccepted, REFUSALS_OF_CONTENT, REFUSALS_OF_FORM, UNUSUAL_CALLS } from './consequences.ts';
import { type Fault, type FaultList, family, faultsOf, faultsOfAll, forEach, ofReports } from './fault.ts';

const always = (make: (ctx: Context) => Reply): Override => ({ answer: () => async (ctx) => make(ctx) });

const problem = (status: number): Reply =>
  jsonReply(status, { type: 'about:blank', title: 'Refused', status }, [], 'application/problem+json');

const accepted = noneAccepted(...RESERVATION_OPERATIONS);
/** Where no guest can check in, reports that follow a check-in are not judged. */
const NOTHING_ACCEPTED = {
  noticedBy: noneAccepted('check-in', 'no-show').noticedBy,
  sideEffects: [...accepted.noticedBy, ...accepted.sideEffects],
};
const contentBy = RESERVATION_OPERATIONS.flatMap((each) =>
  forEach([each], ...REFUSALS_OF_CONTENT[each], ...REFUSALS_OF_FORM[each]),
);

/** The requirements that faulty content is refused, of every operation. */
const REFUSALS = ofReports('%.REFUSES-*');
const CREDENTIALS = ofReports('%.BEARER-{MISSING,EMPTY,GARBAGE,ALTERED,SECRET}');
const TOKENS = ['TOKEN-{FORM,JSON}.{REFUSES-*,SUCCESS-ACCESS-TOKEN,ERROR-MEMBER}'];

/** The requirements that judge a reply: without one they stay open. */
const SILENT = [
  ...[...REFUSALS, ...CREDENTIALS, ...TOKENS],
  ...[...ofReports('%.{ACCEPTS,SUCCESS}-*', 'HTTP-%.REFUSES-*'), 'HTTP-%.{STAYS-HERE,NO-SERVER-ERROR,DATE}'],
];

const RETRY: readonly (readonly [string, string])[] = [['Retry-After', '1']];
const RATE = { kind: 'rate', detail: 'Too many requests.', headers: RETRY } as const;

/** The requirements about the content of reports that a refusal for another reason leaves open. */
const LEFT_OPEN = [...contentBy.filter((id) => !/REPETITION/.test(id)), ...ofReports('REPETITION-%.{IN-TURNS,MIXED}')];

/** Refusals of faulty content whose status names another reason. */
const wrongReasons: FaultList = {
  ...family(
    (because: string, status: number) => ({
      because,
      override: on(RESERVATION_OPERATIONS, refusalAs(status, 'body', 'content')),
      noticedBy: forEach(OPEN_OPERATIONS, '%.INVALID-STATUS'),
      undecided: LEFT_OPEN.filter((id) => !id.endsWith('.INVALID-STATUS')),
    }),
    {
      'refuses-content-with-404': ['The gateway finds no route for a body that it cannot map.', 404],
      'refuses-content-with-409': ['An invalid report is answered as a conflict with an earlier one.', 409],
      'refuses-content-with-401': ['Every refusal is answered as a missing token.', 401],
      'refuses-content-with-403': ['The web application firewall answers invalid content with 403.', 403],
    },
  ),
  'refuses-content-with-429': {
    because: 'An invalid report counts against the rate limit, and only the limit is reported.',
    override: answersRefusals(['content', 'body'], (ctx) => ctx.behaviour.refuse(RATE, ctx)),
    undecided: LEFT_OPEN,
  },
  'used-up': {
    because: 'A second report of the same kind is a conflict, whatever it contains.',
    override: {
      ...checks((made, ctx) => (cameBefore(ctx, 'used', ctx.operation) ? ['credential', 'conflict'] : made)),
      ...conflicts(() => true),
    },
    ...NOTHING_ACCEPTED,
    undecided: REFUSALS,
  },
};

/** All requests, valid or not, are answered alike. */
const indifferent: FaultList = {
  'answers-201-to-everything': {
    because: 'A stub was deployed.',
    override: always(() => emptyReply(201)),
    // No token is issued, so that only requests without one are sent.
    noticedBy: [
      ...ofReports('%.{BEARER-{MISSING,EMPTY,GARBAGE,SECRET,FORWARDED},UNAUTHORIZED-STATUS}'),
      ...ofReports('API-VERSION-%.NO-CREDENTIAL', 'REPETITION-%.CREDENTIAL-NOT-KEPT'),
      'TOKEN-{FORM,JSON}.{SUCCESS-ACCESS-TOKEN,REFUSES-MISSING,REFUSES-WRONG-SECRET}',
    ],
    sideEffects: ['TOKEN-{FORM,JSON}.{SUCCESS-*,REFUSES-*,ERROR-STATUS*}', '*.BEARER-{ANY-*,UNUSUAL,CLAIMED}'],
    undecided: ofReports('%.{ACCEPTS,REFUSES}-*'),
  },
  'answers-400-to-everything': {
    because: 'A filter refuses every request.',
    override: always(() => problem(400)),
    noticedBy: ['TOKEN-{FORM,JSON}.{SUCCESS-STATUS,ACCEPTS-ANY-ORDER,ACCEPTS-AFTER-REFUSAL}'],
    sideEffects: [
      ...forEach(TOKEN_OPERATIONS, '%.{ACCEPTS,IGNORES}-*', 'HTTP-%.{ACCEPT,CHUNKED}', UNUSUAL_CALLS),
      'REPETITION.NEWEST-TOKEN',
    ],
    undecided: [...REFUSALS, ...CREDENTIALS, 'TOKEN-{FORM,JSON}.{REFUSES,ERROR}-*'],
  },
  'refuses-every-event': {
    because: 'Every event is refused as invalid.',
    override: { violations: () => () => [{ field: '$', kind: 'other', message: 'Refused.', value: null }] },
    ...NOTHING_ACCEPTED,
    undecided: [...REFUSALS, ...CREDENTIALS],
  },
  'accepts-every-event': [
    'Every event is accepted, token or not.',
    { checks: () => () => [] },
    ...[...contentBy, ...CREDENTIALS, ...ofReports('API-VERSION-%.UNSUPPORTED', '%.REFUSES-MEDIA-TYPE')],
    ...ofReports('%.*?', 'API-VERSION-%.*?', 'REPETITION-%.*?'),
  ],
};

/** Outages: no requirement may fail or pass. */
const outages: FaultList = {
  'answers-503-to-everything': {
    because: 'The gateway has no service behind it.',
    override: always(() => problem(503)),
    undecided: SILENT,
  },
  ...family(
    (because: string, wire: Wire) => ({
      because,
      override: finishes((reply) => withWire(reply, wire)),
      undecided: SILENT,
      onConnection: true,
    }),
    {
      'never-ends-a-reply': ['Replies are begun and never completed.', { hang: 'in-body' }],
      'never-answers': ['Requests are accepted and never answered.', { hang: 'before-headers' }],
      'resets-connections': ['Every connection is reset.', { reset: true }],
    },
  ),
  'dies-mid-run': {
    onConnection: true,
    because: 'The process dies after 100 requests.',
    override: finishes((reply, ctx) => {
      if (ctx.mock.requests <= 100) return reply;
      ctx.mock.die();
      return withWire(reply, { reset: true });
    }),
    // The first hundred requests belong to the first topics.
    undecided: ['CHECK-OUT.ACCEPTS-FRACTION', 'NO-SHOW.REFUSES-MISSING', 'TOKEN-JSON.REFUSES-EMPTY'],
  },
  'rate-limits-everything': {
    because: 'The rate limit is set to zero.',
    override: { limited: () => () => RATE },
    undecided: [...REFUSALS, ...CREDENTIALS, ...TOKENS, ...ofReports('%.ACCEPTS-*')],
  },
};

/** All faults of a service as a whole. */
export const operationalFaults: readonly Fault[] = [
  ...faultsOfAll({ ...wrongReasons, ...indifferent, ...outages }),
  ...faultsOf(['check-in'], {
    'success-lost': {
      onConnection: true,
      because: 'The connection is closed before an accepted check-in is answered.',
      override: accepts((reply) => withWire(reply, { reset: true })),
      undecided: ['%.ACCEPTS-COMPLETE', '%.SUCCESS-STATUS', '%.REFUSES-MISSING'],
      reach: 'own',
    },
  }),
];
