/** Faults of the event reports beyond single members: replies, media types, bodies, api-version, refusals. */
import { isOpen } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import type { Context } from '../behaviour.ts';
import {
  accepts,
  anyMediaType,
  bodyTaken,
  crash,
  mediaTypes,
  readsLooseJson,
  refusalAs,
  refuses,
  refusesTypes,
  skips,
  throwsAt,
  versions,
} from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withJson, withJsonBody, withWire } from '../reply.ts';
import { isJson } from '../text.ts';
import { NOT_ACCEPTED, REFUSALS_OF_CONTENT, REFUSALS_OF_FORM } from './consequences.ts';
import { type Fault, type FaultList, family, faultsOf, having } from './fault.ts';

const STATUS = 'SUCCESS-STATUS';
const BODY = 'SUCCESS-EMPTY-BODY';

type Success = readonly [because: string, make: (ctx: Context) => Reply, id: string];

/** Replies to an accepted report, which each operation may make itself. */
const OWN_SUCCESSES: Readonly<Record<string, Success>> = {
  'success-200': ["The status is the framework's default.", () => emptyReply(200), STATUS],
  'success-with-body': ['The created record is in the body.', () => jsonReply(201, { id: 1 }), BODY],
};
/** Others, shown on one operation. */
const SHARED_SUCCESSES: Readonly<Record<string, Success>> = {
  'success-202': ['The event is queued and answered with 202.', () => emptyReply(202), STATUS],
  'success-204': ['The developer thought that an empty body requires 204.', () => emptyReply(204), STATUS],
  'success-null': ['Null is serialised into the body.', () => jsonReply(201, null), BODY],
  'success-echo': ['The request is sent back.', (ctx) => jsonReply(201, ctx.body), BODY],
  'success-white-space': ['The template has a line break.', () => ({ ...emptyReply(201), body: '\r\n' }), BODY],
  'success-chunked-body': [
    'The record is sent in chunks.',
    () => withWire(jsonReply(201, { id: 1 }), { chunked: true }),
    BODY,
  ],
};

/** The same code answers both forms of a check-out, and repetitions. */
const successes = (operation: ReservationOperation) =>
  family(
    (because: string, make: (ctx: Context) => Reply, id: string) => [
      because,
      accepts((_reply, ctx) => make(ctx)),
      ...[operation === 'check-out' ? `{%,OLDER-CHECK-OUT}.${id}` : `%.${id}`, 'REPETITION-%.ACCEPTED-ALIKE?'],
    ],
    { ...OWN_SUCCESSES, ...(operation === 'check-in' ? SHARED_SUCCESSES : {}) },
  );

/** Media types, methods and bodies as a whole. */
function requests(operation: ReservationOperation): FaultList {
  const open = isOpen(operation);
  const noType = open ? '%.REFUSES-MEDIA-TYPE' : '%.REFUSES-NO-MEDIA-TYPE';
  const notObject = open ? '%.REFUSES-BODY' : '%.REFUSES-NON-OBJECT';
  const malformed = open ? ['%.REFUSES-BODY', 'ERRORS-%.MALFORMED-STATUS'] : ['%.REFUSES-{MALFORMED,LOOSE-JSON}'];
  const isMalformed = (text: string) => text.trim() !== '' && !isJson(text);
  return {
    'any-media-type': [
      'The media type is not checked.',
      anyMediaType,
      ...['%.REFUSES-MEDIA-TYPE', '%.UNSUPPORTED-MEDIA-TYPE-STATUS', ...(open ? [] : [noType])],
    ],
    ...(open
      ? {}
      : {
          'media-type-searched': [
            'The header field is searched for the name of JSON, and has it in a parameter as well.',
            mediaTypes((ok, _ctx, type) => ok || type?.includes('application/json') === true),
            ...['%.REFUSES-MEDIA-TYPE', '%.UNSUPPORTED-MEDIA-TYPE-STATUS?'],
          ],
        }),
    'missing-media-type-accepted': [
      'A missing Content-Type is treated as JSON.',
      mediaTypes((ok, _ctx, type) => ok || type === undefined),
      noType,
    ],
    'charset-refused': [
      'Parameters of the media type are not removed.',
      refusesTypes((type) => type.includes(';')),
      '%.ACCEPTS-CHARSET',
    ],
    'any-method': ['The route is mapped for every method.', { methodOk: () => () => true }, 'HTTP-%.REFUSES-METHOD'],
    'any-content': ['Validation is switched off.', skips('content'), ...REFUSALS_OF_CONTENT[operation]],
    'array-body-accepted': [
      'An array is read as an empty object.',
      bodyTaken((text) => text.trim().startsWith('[') && isJson(text)),
      notObject,
    ],
    'null-body-crashes': [
      'The body is used before it is checked for null.',
      throwsAt((text) => text.trim() === 'null'),
      ...[notObject, 'HTTP-%.NO-SERVER-ERROR'],
    ],
    'malformed-body-crashes': ['The parser throws.', throwsAt(isMalformed), ...malformed, 'HTTP-%.NO-SERVER-ERROR'],
    'malformed-body-accepted': ['A malformed body is read as an empty object.', bodyTaken(isMalformed), ...malformed],
  };
}

const VERSION = 'API-VERSION-%.UNSUPPORTED';
const LOOSE_VERSION = 'API-VERSION-%.UNSUPPORTED-LOOSE';

const NO_CRASH = 'HTTP-%.NO-SERVER-ERROR';
const STAYS_HERE = 'HTTP-%.REFUSAL-STAYS-HERE';
const refused = (status: number) => refusalAs(status, 'body', 'content');

/** Status and body of refusals that the profile gives, and versions. */
const answers: FaultList = {
  'invalid-as-422': ['An invalid body is refused with another status.', refused(422), '%.INVALID-STATUS'],
  'media-type-as-400': [
    'An unsupported media type is refused with 400.',
    refusalAs(400, 'media-type'),
    '%.UNSUPPORTED-MEDIA-TYPE-STATUS',
  ],
  'error-of-another-shape': [
    'Errors still have the shape of the previous service.',
    refuses((reply) => withJsonBody(reply, { error: { code: 17 } })),
    '%.ERROR-SCHEMA',
  ],
  'api-version-refused': [
    'Every api-version is refused.',
    { apiVersionOk: () => (values) => values.length === 0 },
    'API-VERSION-%.SUPPORTED',
  ],
  'problem-status-differs': [
    'The status member of the problem details is always 500.',
    refuses((reply) => withJson(reply, (body) => ({ ...body, status: 500 }))),
    // The embedded profile pins the status of a 401's body.
    ...['ERRORS-%.PROBLEM-DETAILS', '%.ERROR-SCHEMA?'],
  ],
  'api-version-ignored': [
    'The api-version is not read.',
    { apiVersionOk: () => () => true },
    VERSION,
    `${LOOSE_VERSION}?`,
  ],
  'api-version-as-number': {
    because: 'The version is compared as a number, parsed up to the first character that is not a digit.',
    override: versions((ok, _ctx, values) => ok || (values.length === 1 && Number.parseFloat(values[0] ?? '') === 1)),
    noticedBy: [VERSION, LOOSE_VERSION],
    only: ['check-in'],
  },
  'api-version-crashes': [
    'The version is parsed as a number, and the exception is never caught.',
    versions((ok, _ctx, values) => (values.every((each) => /^\d{1,9}(\.\d{1,9})?$/.test(each)) ? ok : crash())),
    ...['API-VERSION-%.NO-SERVER-ERROR', `${VERSION}?`, `${LOOSE_VERSION}?`],
  ],
  // Faults against requirements that only the operations with documented bodies have.
  'media-type-case-sensitive': {
    because: 'The media type is compared case-sensitively.',
    override: refusesTypes((type) => type !== type.toLowerCase()),
    noticedBy: ['%.ACCEPTS-MEDIA-TYPE-CASE', '%.ACCEPTS-CHARSET?'],
    only: ['check-in', 'check-out'],
  },
  'loose-json-accepted': {
    because: 'The parser allows comments and trailing commas, as in configuration files.',
    override: readsLooseJson,
    noticedBy: ['%.REFUSES-LOOSE-JSON'],
    only: ['check-in', 'check-out'],
  },
};

/** Faults after which nothing is accepted, or nothing refused. */
function wholesale(operation: ReservationOperation): FaultList {
  const refusals = [...REFUSALS_OF_CONTENT[operation], ...REFUSALS_OF_FORM[operation]];
  const accepted = NOT_ACCEPTED[operation];
  return {
    ...having(
      { only: ['check-in', 'no-show'] },
      {
        'refusal-200': ['Errors are reported with status 200.', refused(200), ...refusals],
        'refusal-500': ['The exception for a refusal is never caught.', refused(500), ...refusals, NO_CRASH],
      },
    ),
    'refusal-302': ['A refusal redirects the client to an error page.', refused(302), ...refusals, STAYS_HERE],
    'success-303': {
      because: 'An accepted event redirects the client to a page.',
      override: accepts(() => emptyReply(303, [['Location', '/']])),
      // A repeat is accepted by the same code.
      noticedBy: ['HTTP-%.STAYS-HERE', ...accepted, 'REPETITION-%.ACCEPTED-ALIKE?'],
      reach: 'exchanges',
    },
    'api-version-wanted': {
      because: 'The query parameter was made mandatory.',
      override: versions((ok, _ctx, values) => ok && values.length > 0),
      noticedBy: ['API-VERSION-%.ABSENT', ...accepted],
      reach: 'exchanges',
      only: ['check-out', 'no-show'],
    },
  };
}

/** All faults of the event reports as a whole. */
export const eventFaults: readonly Fault[] = faultsOf(
  RESERVATION_OPERATIONS,
  (operation) => ({ ...successes(operation), ...requests(operation), ...answers, ...wholesale(operation) }),
  { reach: 'own' },
);
