/** Faults against what the profile pins: errors' statuses and shapes, api-version, repeats, reading, limits, tokens. */
import { requestSchema } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation, TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, kept, remember } from '../behaviour.ts';
import {
  all,
  alsoRefuses,
  before,
  cameBefore,
  conflicts,
  namesWithoutCase,
  overlooks,
  readsAsEmpty,
  refusalAs,
  refuses,
  refusesMember,
  refusesUnknownMembers,
  versions,
} from '../overrides.ts';
import { embeddedProfile } from '../profile.ts';
import { withHeader, withJson } from '../reply.ts';
import { type Fault, type FaultList, faultsOf } from './fault.ts';
import { endsTokens, notes } from './token-lives.ts';
import { changed } from './token-overrides.ts';

const reports: FaultList = {
  'profile.malformed-is-422': [
    'A body that cannot be parsed is answered like one that breaks a rule.',
    refusalAs(422, 'body'),
    ...['ERRORS-%.MALFORMED-STATUS', 'ERRORS-*.NOTHING-STATUS?'],
  ],
  'profile.limit-off-by-one': [
    'The limit is compared with < instead of <=.',
    alsoRefuses(atLimit),
    // A text is written as long as the limit allows.
    ...['FIELDS-%.ACCEPTS-LIMIT', '%.ACCEPTS-TEXT?', '%.ACCEPTS-ODD-TEXT?'],
  ],
  'profile.unauthorized-is-plain-json': [
    'The middleware for tokens writes its own errors.',
    refuses((reply) => (reply.status === 401 ? withHeader(reply, 'Content-Type', 'application/json') : reply)),
    'ERRORS-%.REPLY-TYPE',
  ],
  'profile.unauthorized-without-status': [
    'The middleware for tokens forgets a member of the error.',
    refuses((reply) => (reply.status === 401 ? withJson(reply, ({ status: _left, ...rest }) => rest) : reply)),
    ...['ERRORS-%.REPLY-SCHEMA', '%.ERROR-SCHEMA'],
  ],
  'profile.media-type-without-title': [
    'The framework refuses another media type before the error middleware is reached.',
    refuses((reply) => (reply.status === 415 ? withJson(reply, () => ({ message: 'No.' })) : reply)),
    '%.ERROR-SCHEMA',
  ],
  'profile.media-type-is-plain-json': [
    'The framework refuses another media type with its own kind of error.',
    refuses((reply) => (reply.status === 415 ? withHeader(reply, 'Content-Type', 'application/json') : reply)),
    'ERRORS-%.REPLY-TYPE',
  ],
  'profile.empty-version-accepted': [
    'An empty api-version is treated as absent.',
    versions((ok, _ctx, values) => ok || values.join() === ''),
    'API-VERSION-%.EMPTY-AS-PROFILED',
  ],
  'profile.first-version-counts': [
    'Only the first of several api-versions is read.',
    before('apiVersionOk')((values) => values.slice(0, 1)),
    'API-VERSION-%.REPEATED-AS-PROFILED',
  ],
  'profile.same-again-conflicts': [
    'A unique key of the database refuses a repetition that the profile allows.',
    conflicts((body, ctx) => cameBefore(ctx, `profile ${ctx.operation}`, `${ctx.query} ${JSON.stringify(body)}`)),
    'REPETITION-%.AS-PROFILED',
  ],
  'profile.unknown-member-refused': ['The deserialiser is strict.', refusesUnknownMembers, 'READING-%.UNKNOWN-MEMBER'],
  'profile.limits-not-checked': [
    'The limits are documented, but not checked.',
    overlooks(({ kind }) => kind === 'limit'),
    'FIELDS-%.REFUSES-BEYOND',
  ],
};

/** How a check-out without members is read. */
const ofCheckOut: FaultList = {
  'profile.nothing-is-a-check-out': [
    'A missing body, an empty list and null are read as a report without members, contrary to the profile.',
    readsAsEmpty(['', 'null', '[]']),
    ...['ERRORS-%.NOTHING-STATUS', '%.REFUSES-NON-OBJECT'],
  ],
};

/** How values and names are read: a check-out has neither numbers nor booleans. */
const reading: FaultList = {
  'profile.quoted-values-read': [
    'The deserialiser reads quoted numbers and booleans.',
    overlooks(({ kind, value }) => kind === 'type' && typeof value === 'string' && /^(?:\d+|true)$/.test(value)),
    'READING-%.COERCION',
  ],
  'profile.letter-case-ignored': ['Names are matched in any case.', namesWithoutCase, 'READING-%.LETTER-CASE'],
};

/** The member of a report whose length the embedded profile limits, and the limit. */
function longestOf(operation: ReservationOperation): readonly [name: string, most: number] {
  const { properties = {} } = requestSchema(operation, embeddedProfile) as {
    readonly properties?: Readonly<Record<string, { readonly maxLength?: number }>>;
  };
  const limited = Object.entries(properties).flatMap(([name, { maxLength }]) =>
    maxLength === undefined ? [] : ([[name, maxLength]] as const),
  );
  return limited[0] ?? ['roomNumber', 12];
}

/** The member at the end of a length or range that an off-by-one comparison would exclude; `null` if there is none. */
function atLimit(body: Readonly<Record<string, unknown>>, ctx: Context): string | null {
  const operation = ctx.operation as ReservationOperation;
  if (operation === 'check-out') {
    const ahead = Date.parse(String(body['checkOutDate'])) - ctx.mock.clock();
    return ahead > 20 * 3600 * 1000 ? 'checkOutDate' : null;
  }
  const [name, most] = longestOf(operation);
  return [...String(body[name] ?? '')].length >= most ? '$' : null;
}

const secondId = (ctx: Context) => ctx.mock.profile.token?.secondClient?.id;
const lastIssued = (ctx: Context) => remember(ctx, 'last of the other clients', () => ({ jti: null as unknown }));
const ended = (ctx: Context) => kept(ctx, 'ended by another client');

const tokens: FaultList = {
  'profile.lives-two-hours': [
    'The issuer was set up for longer lives than the profile promises.',
    changed('expires_in', (value) => (value === 3600 ? 7200 : value)),
    ...['%.LONGEST-LIFE', '%.SUCCESS-EXPIRES-IN-AS-TOKEN'],
  ],
  'profile.any-clients-secret': [
    "The secret is looked up among all clients' secrets.",
    { secretOk: () => (given, _client, ctx) => ctx.mock.clients.some(({ secret }) => secret === given) },
    '%.SECOND-CLIENT-SECRET',
  ],
  'profile.second-client-unknown': {
    because: 'The service has its own list of clients, in which the second one is missing.',
    override: endsTokens(({ sub }, ctx) => sub === secondId(ctx)),
    spreads: true,
    noticedBy: ['%.SECOND-CLIENT', 'TOKEN-*.SECOND-CLIENT?'],
  },
  'profile.second-client-ends-token': {
    because: 'There is one session for an integrator, whatever client asks.',
    override: all(
      notes(({ jti, sub }, ctx) => {
        if (sub === secondId(ctx)) ended(ctx).add(lastIssued(ctx).jti);
        else lastIssued(ctx).jti = jti;
      }),
      endsTokens(({ jti }, ctx) => ended(ctx).has(jti)),
    ),
    spreads: true,
    noticedBy: ['%.SECOND-CLIENT-APART', 'TOKEN-*.SECOND-CLIENT-APART?'],
  },
};

/** Values that only the profile shows. */
const ofOpen: FaultList = {
  'profile.listed-value-forgotten': [
    'A value was added to the list in the document, and not in the program.',
    alsoRefuses(
      (body) => Object.keys(body).find((name) => /^(?:company|cancelled-late)$/.test(String(body[name]))) ?? null,
    ),
    '%.ACCEPTS-OTHER-VALUES',
  ],
};

const ofNoShow: FaultList = {
  'profile.false-taken-for-missing': [
    'A required value is tested for being true, as in JavaScript.',
    refusesMember('chargeGuest', (value) => value === false),
    '%.ACCEPTS-OTHER-VALUES',
  ],
  'profile.apostrophe-refused': [
    'An apostrophe in the reason is rejected as injection.',
    refusesMember('reason', (value) => String(value).includes("'")),
    '%.ACCEPTS-OTHER-VALUES',
  ],
};

const ofCheckIn: FaultList = {
  'profile.unknown-record-refused': [
    'Unknown members are kept in a dictionary of texts, which can hold no record.',
    alsoRefuses((body) => ('since' in Object(body['unknownMember']) ? 'unknownMember' : null)),
    'READING-%.UNKNOWN-MEMBER',
  ],
};

/** Every fault against what a profile pins. */
export const profileFaults: readonly Fault[] = [
  ...faultsOf(RESERVATION_OPERATIONS, reports),
  ...faultsOf(['check-out'], ofCheckOut),
  ...faultsOf(['check-in', 'partial-bill', 'no-show'], reading),
  ...faultsOf(['partial-bill', 'no-show'], ofOpen),
  ...faultsOf(['no-show'], ofNoShow),
  ...faultsOf(['check-in'], ofCheckIn),
  ...faultsOf(TOKEN_OPERATIONS, tokens),
];
