/** Faults that show only now and then, or only for some requests: a test of a few requests may never meet them. */
import type { NameValue } from '../../contract/evidence.ts';
import { OPERATIONS, type Operation, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, kept, type Override, remember, type Violation } from '../behaviour.ts';
import {
  accepts,
  after,
  afterEach,
  afterFaulty,
  all,
  answerWhere,
  cameBefore,
  conflicts,
  everyNth,
  finishes,
  mediaTypes,
  on,
  refuses,
  refusesStays,
  stayNamed,
} from '../overrides.ts';
import { emptyReply, failure, jsonReply, type Reply, withHeader, withJson, withWire } from '../reply.ts';
import { type Fault, type FaultList, faultsOf, having } from './fault.ts';
import { error, fields, issued, refusal, sent } from './token-overrides.ts';

/** Faults that occur now and then: which test meets one is chance. */
const byChance = (list: FaultList) => having({ noticedBy: ['*?'] }, list);

const NO_SERVER_ERROR = 'WHOLE-RUN-%.LAWFUL-NO-SERVER-ERROR';
const STAYS_HERE = 'WHOLE-RUN-%.LAWFUL-STAYS-HERE';
const ACCEPTED = 'WHOLE-RUN-%.LAWFUL-ACCEPTED';
const SUCCESS_STATUS = 'WHOLE-RUN-%.SUCCESS-STATUS';
const SUCCESS_BODY = 'WHOLE-RUN-%.SUCCESS-EMPTY-BODY';
const NO_INSIDES = 'WHOLE-RUN-%.ERROR-NO-INSIDES';

const FILE = '/usr/src/app/dist/reports/handler.js';
const QUERY = 'INSERT INTO stays (folio, guest) VALUES ($1, $2)';

/** Changes a refusal of any operation under a condition. */
function refusalWhere(condition: (ctx: Context) => boolean, change: (reply: Reply) => Reply): Override {
  const changed = (reply: Reply, ctx: Context) => (condition(ctx) ? change(reply) : reply);
  return all(refuses(changed), error(changed));
}

const elsewhere = () => emptyReply(307, [['Location', '/maintenance']]);

/** Adds a member to a JSON error. */
const shows = (name: string, value: (ctx: Context) => unknown): Override =>
  finishes((reply, ctx) =>
    reply.status < 400 ? reply : withJson(reply, (body) => ({ ...body, [name]: value(ctx) ?? null })),
  );

const isLoyal = (ctx: Context) => ctx.body?.['loyalty'] === true;
const acceptsWhere = (condition: (ctx: Context) => boolean, make: () => Reply): Override =>
  accepts((reply, ctx) => (condition(ctx) ? make() : reply));

const ofEvents = byChance({
  'success-200-now-and-then': [
    'One of several nodes runs an older release.',
    acceptsWhere(everyNth(6), () => emptyReply(200)),
    SUCCESS_STATUS,
  ],
  'success-body-now-and-then': [
    'One of several nodes runs an older release.',
    acceptsWhere(everyNth(6), () => jsonReply(201, {})),
    SUCCESS_BODY,
  ],
  'every-fifth-refused': ['One instance is stale.', conflicts((_body, ctx) => everyNth(5)(ctx), 'content'), ACCEPTED],
});

/** One object is reused for every body, and keeps members of the previous one. */
const keepsMembers: Override = {
  parseBody: (next) => (bytes, ctx) => {
    const parsed = next(bytes, ctx);
    if (!('value' in parsed)) return parsed;
    const bound = remember(ctx, 'bound members', () => ({}) as Record<string, unknown>);
    return { value: { ...Object.assign(bound, parsed.value) } };
  },
};

/** Fails on the body after one that could not be parsed. */
const failsAfterMalformed: Override = {
  parseBody: (next) => (bytes, ctx) => {
    const state = remember(ctx, 'parser', () => ({ isStuck: false }));
    const wasStuck = state.isStuck;
    const parsed = next(bytes, ctx);
    state.isStuck = !wasStuck && 'problem' in parsed;
    if (wasStuck) throw new TypeError('Unexpected end of input.');
    return parsed;
  },
};

/** Check-ins are answered with a reservation id. */
const givesIds = (idOf: (ctx: Context) => unknown): Override =>
  accepts((reply, ctx) => withHeader(reply, 'Location', `/api/v1/reservation/${encodeURIComponent(`${idOf(ctx)}`)}`));

const ofIds = having(
  { values: { reservationIdFrom: 'location-header' }, noticedBy: ['WHOLE-RUN-%.OWN-RESERVATION-ID'] },
  {
    'ids-start-again': ['The counter of reservation ids has two digits.', givesIds((ctx) => ctx.nth % 100)],
    'one-id-for-namesakes': [
      "The reservation id is made of the guest's name.",
      givesIds((ctx) => `${ctx.body?.['guestLastName']} ${ctx.body?.['guestFirstName']}`),
    ],
  },
);

const ofCheckIn: FaultList = {
  ...ofIds,
  'number-breaks-header': {
    because: 'Location repeats the confirmation number as it came, with its line breaks.',
    override: accepts((reply, ctx) => {
      const number = String(ctx.body?.['hotelConfirmationNumber']);
      const fields: NameValue[] = [
        ['Content-Length', '0'],
        ['Location', `/api/v1/reservation/${number}`],
      ];
      return /[\r\n]/.test(number) ? withWire(reply, { framing: () => ({ fields, sent: '' }) }) : reply;
    }),
    noticedBy: ['WHOLE-RUN-%.FRAMING', '%.ACCEPTS-ODD-TEXT?'],
    onConnection: true,
  },
  'success-200-for-loyalty': [
    'Other code answers reports with loyalty.',
    acceptsWhere(isLoyal, () => emptyReply(200)),
    SUCCESS_STATUS,
  ],
  'success-body-for-long-names': [
    'If a name is truncated, the reply has a warning in its body.',
    acceptsWhere(
      (ctx) => String(ctx.body?.['guestLastName']).length > 60,
      () => jsonReply(201, null),
    ),
    SUCCESS_BODY,
  ],
  'success-body-for-browsers': [
    'A client that prefers HTML gets a web page.',
    acceptsWhere(
      (ctx) => /^text\/html/.test(header(ctx, 'accept') ?? ''),
      () => jsonReply(201, 'Created'),
    ),
    SUCCESS_BODY,
  ],
  'success-body-for-unknown-members': [
    'The reply lists ignored members.',
    acceptsWhere(
      (ctx) => 'unknownMember' in (ctx.body ?? {}),
      () => jsonReply(201, { ignored: ['unknownMember'] }),
    ),
    SUCCESS_BODY,
  ],
  'shows-query': ['The driver message is passed on.', shows('hint', () => `duplicate key: ${QUERY}`), NO_INSIDES],
  'success-202-for-null': [
    'A report without reservationInformation is queued for manual review.',
    acceptsWhere(
      (ctx) => (ctx.body?.['reservationInformation'] ?? null) === null,
      () => emptyReply(202),
    ),
    ...[SUCCESS_STATUS, '%.SUCCESS-*?'],
  ],
  'fails-for-loyalty': [
    'The client of the loyalty programme is not configured.',
    acceptsWhere(isLoyal, () => {
      throw new TypeError('Object reference not set.');
    }),
    ...[NO_SERVER_ERROR, '%.ACCEPTS-*?'],
  ],
  'redirects-for-loyalty': [
    'Loyalty members are served at another address.',
    acceptsWhere(isLoyal, elsewhere),
    STAYS_HERE,
    '%.ACCEPTS-*?',
  ],
  ...byChance({
    'fails-after-many': [
      'A pool of 100 connections is used up.',
      answerWhere((ctx) => ctx.nth > 100, failure),
      NO_SERVER_ERROR,
    ],
    'full-after-many': ['The table holds 150 stays.', conflicts((_body, ctx) => ctx.nth > 150, 'content'), ACCEPTED],
    'keeps-earlier-members': [
      'One object is reused for every body.',
      keepsMembers,
      ...['%.REFUSES-MISSING', 'REPETITION-%.IN-TURNS'],
    ],
    'fails-after-malformed': [
      'The parser is not reset after an error.',
      failsAfterMalformed,
      'WHOLE-RUN-%.WRONG-NO-SERVER-ERROR',
    ],
  }),
};

/** Reports whose requests contain data about the guest. */
const ofGuests: FaultList = {
  'repeats-guest-data': [
    "The validator's error repeats the whole input.",
    shows('input', (ctx) => ctx.body),
    'WHOLE-RUN-%.ERROR-NO-GUEST-DATA',
  ],
};

const ofAll = byChance({
  'fails-now-and-then': [
    'One of several instances has lost its database.',
    answerWhere(everyNth(7), failure),
    ...[NO_SERVER_ERROR, 'WHOLE-RUN-%.WRONG-NO-SERVER-ERROR'],
  ],
  'redirects-now-and-then': [
    'One of several instances redirects to its own page.',
    answerWhere(everyNth(7), elsewhere),
    ...[STAYS_HERE, 'WHOLE-RUN-%.WRONG-STAYS-HERE'],
  ],
  'shows-files-now-and-then': [
    'One of several instances runs in debug mode.',
    refusalWhere(everyNth(4), (reply) => withJson(reply, (body) => ({ ...body, source: FILE }))),
    NO_INSIDES,
  ],
});

/** Stays in the order of their check-ins. */
const arrived = (ctx: Context) => kept(ctx, 'stays of one key');

/** Treats what is unique within a hotel as globally unique. */
const uniqueInAllHotels = (...members: readonly string[]): FaultList =>
  Object.fromEntries(
    members.map((member) => [
      `unique-in-all-hotels.${member}`,
      [
        `The unique key of the database is ${member} without the hotel.`,
        on(
          ['check-in'],
          conflicts(({ lodgingHotelId: hotel, [member]: value }, ctx) => {
            const hotels = remember(ctx, `hotels by ${member}`, () => new Map<unknown, unknown>());
            if (!hotels.has(value)) hotels.set(value, hotel);
            return hotels.get(value) !== hotel;
          }),
        ),
        'CIRCUMSTANCE-%.ACCEPTED',
      ] as const,
    ]),
  );

/** A refused check-in keeps its confirmation number if all that is wrong with it is so. */
const takenWhere = (isSo: (violation: Violation) => boolean): Override =>
  all(
    afterFaulty('check-in', (ctx, found) => found.every(isSo) && kept(ctx, 'refused numbers').add(stayNamed(ctx))),
    refusesStays('check-in', (number, ctx) => kept(ctx, 'refused numbers').has(number), 'conflict'),
  );

/** A filter against repetitions notes a body before its media type is checked: the corrected report is known. */
const noted = (operation: Operation): Override =>
  on([operation], {
    ...mediaTypes((isOk, ctx) => {
      if (!isOk) kept(ctx, 'bodies of another type').add(String(ctx.bytes));
      return isOk;
    }),
    ...conflicts((_body, ctx) => kept(ctx, 'bodies of another type').has(String(ctx.bytes))),
  });

/** Faults of the states of a stay (section 4). */
const ofStates: Readonly<Record<'check-in' | 'check-out', FaultList>> = {
  'check-out': {
    'refused-after-partial-bill': [
      'A partial bill ends the stay.',
      all(
        conflicts((body, ctx) => kept(ctx, 'billed stays').has(body['reservationId'])),
        afterEach('partial-bill', (ctx) => kept(ctx, 'billed stays').add(stayNamed(ctx))),
      ),
      // They share the check-out that ends the stay under a circumstance.
      ...['REPETITION-%.AFTER-PARTIAL-BILL', 'API-VERSION-%.SUPPORTED?', '%.ACCEPTS-CHARSET?'],
    ],
    'noted-before-media-type': [
      'A filter against repetitions notes the body before the media type is checked.',
      noted('check-out'),
      ...['%.ACCEPTS-AFTER-REFUSAL', '%.REFUSES-MEDIA-TYPE!'],
    ],
    'stays-overwrite-each-other': [
      'Stays are keyed by the time of arrival, which two guests may share.',
      all(
        refusesStays('check-out', (id, ctx) => [...arrived(ctx)].slice(0, -1).includes(id)),
        afterEach('check-in', (ctx) => {
          arrived(ctx).delete(stayNamed(ctx));
          arrived(ctx).add(stayNamed(ctx));
        }),
      ),
      ...[ACCEPTED, '*?'],
    ],
  },
  'check-in': {
    'number-taken-by-refusal': [
      'A confirmation number is recorded as known before the report is validated.',
      takenWhere(() => true),
      ...['REPETITION-%.IN-TURNS', '%.ACCEPTS-AFTER-REFUSAL'],
    ],
    'number-taken-though-not-stored': [
      'A number is taken in a transaction of its own, before the database refuses an integer beyond its column.',
      takenWhere(({ kind }) => kind === 'range'),
      '%.ACCEPTS-AFTER-REFUSAL',
    ],
    'number-taken-before-the-rest': [
      'The guest is stored with what is required, and what is optional is added afterwards.',
      takenWhere(({ field }) => field === 'reservationInformation'),
      '%.ACCEPTS-AFTER-REFUSAL',
    ],
    'noted-before-media-type': [
      'A filter against repetitions notes the body before the media type is checked.',
      noted('check-in'),
      '%.ACCEPTS-AFTER-REFUSAL',
    ],
    ...uniqueInAllHotels('roomNumber', 'folio'),
    'refused-after-no-show': [
      'The hotel instead of the stay is recorded as a no-show.',
      all(
        refusesStays('check-in', (_number, ctx) => kept(ctx, 'no-shows').delete('next'), 'conflict'),
        afterEach('no-show', (ctx) => kept(ctx, 'no-shows').add('next')),
      ),
      ...['REPETITION-%.AFTER-NO-SHOW', '*?'],
    ],
  },
};

/** A repeated report gets another answer than the first one. */
const ofRepeats: FaultList = {
  'repeat-answered-otherwise': [
    'A known report is answered as an update.',
    acceptsWhere(
      (ctx) => cameBefore(ctx, `reports of ${ctx.operation}`, JSON.stringify(ctx.body)),
      () => jsonReply(200, { message: 'The reservation was updated.' }),
    ),
    'REPETITION-%.ACCEPTED-ALIKE',
  ],
};

const CODE_GIVEN = 'WHOLE-RUN-%.ERROR-CODE-GIVEN';
const CODE_OF_MALFORMED = 'WHOLE-RUN-%.ERROR-CODE-OF-MALFORMED';

/** Leaves the code out of an error under a condition. */
const withoutCode = (condition: (ctx: Context) => boolean, more: object = {}): Override =>
  error((reply, ctx) =>
    condition(ctx) ? withJson(reply, ({ error: _left, ...body }) => ({ ...body, ...more })) : reply,
  );

/** Whether a request names an unknown client. */
function namesUnknown(ctx: Context): boolean {
  const id = sent(ctx, 'client_id');
  return typeof id === 'string' && id !== '' && !ctx.behaviour.findClient(id, ctx);
}

const ofTokens: FaultList = {
  ...byChance({
    'refused-now-and-then': [
      'One of several instances has an outdated table of clients.',
      after('secretOk')((isRight, ctx) => isRight && !everyNth(3)(ctx)),
      'WHOLE-RUN-%.ALWAYS-GRANTED',
    ],
    'empty-now-and-then': [
      'Right after the token cache was emptied, the reply has no token.',
      issued((reply, ctx) =>
        everyNth(3)(ctx) ? withJson(reply, ({ access_token: _left, ...others }) => others) : reply,
      ),
      'WHOLE-RUN-%.ALWAYS-GRANTED',
    ],
    'lifetime-text-now-and-then': [
      'One of several instances reads the lifetime from its environment, as a string.',
      fields((members, ctx) =>
        everyNth(3)(ctx) ? { ...members, expires_in: String(members['expires_in']) } : members,
      ),
      'WHOLE-RUN-%.SUCCESS-MEMBERS',
    ],
    'error-bare-now-and-then': [
      'Some instances run an older release without codes.',
      withoutCode((ctx) => ctx.nth % 4 === 0),
      CODE_GIVEN,
    ],
  }),
  'token-in-field': [
    'The token is also sent in a header field, for a gateway that keeps it.',
    issued((reply) => withHeader(reply, 'X-Access-Token', String(JSON.parse(String(reply.body))['access_token']))),
    '%.SUCCESS-TOKEN-IN-BODY',
  ],
  'unknown-client-without-code': [
    'The gateway refuses an unknown client in its own words.',
    withoutCode(namesUnknown, { message: 'Unauthorized' }),
    ...[CODE_GIVEN, '%.ERROR-*?', `${CODE_OF_MALFORMED}?`],
  ],
  'malformed-without-code': [
    'The parser itself answers requests that it cannot parse.',
    withoutCode((ctx) => !(ctx.behaviour.tokenParameters(ctx) instanceof Map), { message: 'Bad Request' }),
    ...[CODE_OF_MALFORMED, '%.ERROR-*?'],
  ],
  'unknown-client-without-words': [
    'There is no description for an unknown client.',
    refusal((refused, ctx) =>
      refused.error === 'invalid_client' && namesUnknown(ctx) ? { ...refused, description: '' } : refused,
    ),
    ...['WHOLE-RUN-%.ERROR-DESCRIPTION', '%.ERROR-*?'],
  ],
};

const ofForms = byChance({
  'token-type-now-and-then': [
    'Some instances name the format of the token.',
    fields((members, ctx) => (everyNth(3)(ctx) ? { ...members, token_type: 'JWT' } : members)),
    'WHOLE-RUN-%.SUCCESS-MEMBERS',
  ],
});

/** All faults that show only now and then, or for some requests. */
export const wholeRunFaults: readonly Fault[] = [
  ...faultsOf(RESERVATION_OPERATIONS, ofEvents),
  ...faultsOf(['check-in'], ofCheckIn, { reach: 'exchanges' }),
  ...faultsOf(['check-in', 'partial-bill', 'no-show'], ofGuests),
  ...faultsOf(OPERATIONS, ofAll),
  ...faultsOf(['check-in', 'check-out'], (operation) => having({ spreads: true }, ofStates[operation])),
  ...faultsOf(['check-in', 'check-out'], ofRepeats),
  ...faultsOf(TOKEN_OPERATIONS, ofTokens),
  ...faultsOf(['token-form'], ofForms),
];
