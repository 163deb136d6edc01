/** Faults of a whole service: stubs, gateways, rate limits, outages. A refusal for such a reason proves nothing. */
import { OPERATIONS, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import type { Context, Override, Refusal } from '../behaviour.ts';
import {
  accepts,
  answersRefusals,
  cameBefore,
  checks,
  conflicts,
  everyNth,
  finishes,
  limitsRate,
  on,
  refusalAs,
} from '../overrides.ts';
import { emptyReply, problem, type Reply, type Wire, withWire } from '../reply.ts';
import { noneAccepted, REFUSALS_OF_CONTENT, REFUSALS_OF_FORM, UNUSUAL_CALLS } from './consequences.ts';
import {
  type Fault,
  type FaultList,
  family,
  faultsOf,
  faultsOfAll,
  forEach,
  having,
  leftOpen,
  may,
  ofReports,
} from './fault.ts';

const always = (make: (ctx: Context) => Reply): Override => ({ answer: () => async (ctx) => make(ctx) });

/** If no guest can check in, reports that follow a check-in are not judged. */
const NOTHING_ACCEPTED = [
  ...noneAccepted('check-in', 'no-show'),
  ...noneAccepted(...RESERVATION_OPERATIONS).map((id) => id.replace(/\??$/, '?')),
];
/** The requirements about the content of reports. */
const CONTENT = RESERVATION_OPERATIONS.flatMap((each) =>
  forEach([each], ...REFUSALS_OF_CONTENT[each], ...REFUSALS_OF_FORM[each]),
);
const CREDENTIALS = ofReports('%.BEARER-{MISSING,EMPTY,GARBAGE,ALTERED,SECRET}');

/** What is left open if nothing shows why requests are refused, if no token is issued, and if nothing is answered. */
const REFUSALS = leftOpen(...ofReports('%.REFUSES-*'), ...CREDENTIALS);
const UNTOLD = [
  ...REFUSALS,
  'TOKEN-{FORM,JSON}.{REFUSES-*,SUCCESS-ACCESS-TOKEN,ERROR-MEMBER}!',
  ...ofReports('%.ACCEPTS-*!'),
];
const SILENT = [
  ...UNTOLD,
  ...ofReports('%.SUCCESS-*!', 'HTTP-%.REFUSES-*!'),
  'HTTP-%.{STAYS-HERE,NO-SERVER-ERROR,DATE}!',
];

const RATE: Refusal = { kind: 'rate', detail: 'Too many requests.', headers: [['Retry-After', '1']] };

/** Refusals of faulty content whose status names another reason. */
const wrongReasons: FaultList = {
  ...family(
    (because: string, status: number) => ({
      because,
      override: on(RESERVATION_OPERATIONS, refusalAs(status, 'body', 'content')),
      noticedBy: CONTENT.map((id) => {
        if (id.endsWith('.INVALID-STATUS')) return id;
        // A number that no hotel has may be a reason for 404.
        return status === 404 && /\.REFUSES-(FRACTION|BEYOND-INT32)/.test(id) ? `${id}?` : `${id}!`;
      }),
    }),
    {
      'refuses-content-with-404': ['The gateway finds no route for a body that it cannot map.', 404],
      'refuses-content-with-409': ['An invalid report is answered as a conflict with an earlier one.', 409],
      'refuses-content-with-401': ['Every refusal is answered as a missing token.', 401],
      'refuses-content-with-403': ['The web application firewall answers invalid content with 403.', 403],
    },
  ),
  'refuses-content-with-429': [
    'An invalid report counts against the rate limit, and only the limit is reported.',
    answersRefusals(['content', 'body'], (ctx) => ctx.behaviour.refuse(RATE, ctx)),
    ...leftOpen(...CONTENT),
  ],
  'used-up': [
    'A second report of the same kind is treated as a conflict, whatever it contains.',
    {
      ...checks((made, ctx) => (cameBefore(ctx, 'used', ctx.operation) ? ['credential', 'conflict'] : made)),
      ...conflicts(() => true),
    },
    ...[...NOTHING_ACCEPTED, ...ofReports('%.REFUSES-*!')],
  ],
};

/** All requests, valid or not, get the same answer. */
const indifferent: FaultList = {
  'answers-201-to-everything': [
    'A stub was deployed.',
    always(() => emptyReply(201)),
    // No token is issued, so that only requests without one are sent.
    ...ofReports('%.{BEARER-{MISSING,EMPTY,GARBAGE,SECRET,FORWARDED},UNAUTHORIZED-STATUS}', '%.{ACCEPTS,REFUSES}-*!'),
    ...ofReports('API-VERSION-%.NO-CREDENTIAL', 'REPETITION-%.CREDENTIAL-NOT-KEPT'),
    ...['TOKEN-{FORM,JSON}.{SUCCESS-ACCESS-TOKEN,REFUSES-MISSING,REFUSES-WRONG-SECRET}'],
    ...['TOKEN-{FORM,JSON}.{SUCCESS-*,REFUSES-*,ERROR-STATUS*}?', '*.BEARER-{ANY-*,UNUSUAL,CLAIMED,FROM-PAGE}?'],
    'HTTP-TOKEN-{FORM,JSON}.ACCEPT',
  ],
  'answers-400-to-everything': [
    'A filter refuses every request.',
    always(() => problem(400)),
    ...[
      'TOKEN-{FORM,JSON}.{SUCCESS-STATUS,IN-PARALLEL,ACCEPTS-ANY-ORDER,ACCEPTS-AFTER-REFUSAL}',
      'REPETITION.NEWEST-TOKEN?',
    ],
    ...may(...forEach(TOKEN_OPERATIONS, '%.{ACCEPTS,IGNORES}-*', 'HTTP-%.{ACCEPT,NO-ACCEPT,CHUNKED}', UNUSUAL_CALLS)),
    ...[...REFUSALS, 'TOKEN-{FORM,JSON}.{REFUSES,ERROR}-*!'],
  ],
  'refuses-every-event': [
    'Every event is refused as invalid.',
    { violations: () => () => [{ field: '$', kind: 'other', message: 'Refused.', value: null }] },
    ...[...NOTHING_ACCEPTED, ...REFUSALS],
  ],
  'accepts-every-event': [
    'Every event is accepted, token or not.',
    { checks: () => () => [] },
    ...[...CONTENT, ...CREDENTIALS, ...ofReports('API-VERSION-%.UNSUPPORTED', '%.REFUSES-MEDIA-TYPE')],
    ...ofReports('%.*?', 'API-VERSION-%.*?', 'REPETITION-%.*?'),
  ],
};

/** Outages: no requirement may fail or pass. */
const outages: FaultList = {
  'answers-503-to-everything': ['The gateway has no service behind it.', always(() => problem(503)), ...SILENT],
  'rate-limits-everything': ['The rate limit is set to zero.', { limited: () => () => RATE }, ...UNTOLD],
  ...having(
    { onConnection: true },
    {
      ...family((because: string, wire: Wire) => [because, finishes((reply) => withWire(reply, wire)), ...SILENT], {
        'never-ends-a-reply': ['Replies are started and never completed.', { hang: 'in-body' }],
        'never-answers': ['Requests are accepted and never answered.', { hang: 'before-headers' }],
        'resets-connections': ['Every connection is reset.', { reset: true }],
      }),
      'dies-mid-run': [
        'The process dies after 100 requests.',
        finishes((reply, ctx) => {
          if (ctx.mock.requests <= 100) return reply;
          ctx.mock.die();
          return withWire(reply, { reset: true });
        }),
        // The first hundred requests belong to the first topics.
        ...leftOpen('CHECK-OUT.ACCEPTS-FRACTION', 'NO-SHOW.REFUSES-MISSING', 'TOKEN-JSON.REFUSES-EMPTY'),
      ],
    },
  ),
};

const limits: FaultList = {
  'retry-after-in-words': [
    'The gateway writes a duration instead of seconds.',
    limitsRate(everyNth(9), () => '1s'),
    ...forEach(OPERATIONS, 'WHOLE-RUN-%.RETRY-AFTER'),
  ],
};

const lost: FaultList = {
  'success-lost': [
    'The connection is closed before an accepted check-in is answered.',
    accepts((reply) => withWire(reply, { reset: true })),
    '%.{ACCEPTS-COMPLETE,SUCCESS-STATUS,REFUSES-MISSING}!',
  ],
};

/** All faults of a service as a whole. */
export const operationalFaults: readonly Fault[] = [
  ...faultsOfAll({ ...wrongReasons, ...indifferent, ...outages, ...limits }),
  ...faultsOf(['check-in'], lost, { reach: 'own', onConnection: true }),
];
