/** Faults of the event reports beyond single members: media types, bodies, api-version, refusals. */

import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { jsonReply, withJson } from '../reply.ts';
import { isJson } from '../text.ts';
import { NOT_ACCEPTED, REFUSALS_OF_CONTENT, REFUSALS_OF_FORM } from './consequences.ts';
import { successes } from './event-successes.ts';
import { type Fault, type FaultEntry, faultsOf, listed, refuses, skips } from './fault.ts';
import { bodyTaken, readsLooseJson, refusalAs, throwsAt } from './wraps.ts';

const isOpen = (operation: ReservationOperation) => operation === 'partial-bill' || operation === 'no-show';

/** Media types and methods. */
const mediaTypes = (operation: ReservationOperation): FaultEntry[] =>
  listed({
    'any-media-type': {
      mistake: 'The media type is not checked.',
      wrap: { mediaTypeOk: () => () => true },
      noticedBy: [
        '%.REFUSES-MEDIA-TYPE',
        '%.UNSUPPORTED-MEDIA-TYPE-STATUS',
        ...(isOpen(operation) ? [] : ['%.REFUSES-NO-MEDIA-TYPE']),
      ],
    },
    'missing-media-type-accepted': {
      mistake: 'A missing Content-Type is taken for JSON.',
      wrap: { mediaTypeOk: (next) => (type, ctx) => type === undefined || next(type, ctx) },
      noticedBy: [isOpen(operation) ? '%.REFUSES-MEDIA-TYPE' : '%.REFUSES-NO-MEDIA-TYPE'],
    },
    'charset-refused': {
      mistake: 'The media type is compared with its parameters included.',
      wrap: { mediaTypeOk: (next) => (type, ctx) => !type?.includes(';') && next(type, ctx) },
      noticedBy: ['%.ACCEPTS-CHARSET'],
    },
    'any-method': {
      mistake: 'The route is mapped for every method.',
      wrap: { methodOk: () => () => true },
      noticedBy: ['HTTP-%.REFUSES-METHOD'],
    },
  });

const malformed = (operation: ReservationOperation) =>
  isOpen(operation) ? ['%.REFUSES-BODY', 'ERRORS-%.MALFORMED-STATUS'] : ['%.REFUSES-MALFORMED', '%.REFUSES-LOOSE-JSON'];

/** Bodies as a whole. */
const bodies = (operation: ReservationOperation): FaultEntry[] =>
  listed({
    'any-content': {
      mistake: 'Validation is switched off.',
      wrap: skips('content'),
      noticedBy: REFUSALS_OF_CONTENT[operation],
    },
    'array-body-accepted': {
      mistake: 'An array is read as an empty object.',
      wrap: bodyTaken((text) => text.trim().startsWith('[') && isJson(text)),
      noticedBy: [isOpen(operation) ? '%.REFUSES-BODY' : '%.REFUSES-NON-OBJECT'],
    },
    'null-body-crashes': {
      mistake: 'The body is used before it is checked for null.',
      wrap: throwsAt((text) => text.trim() === 'null'),
      noticedBy: [isOpen(operation) ? '%.REFUSES-BODY' : '%.REFUSES-NON-OBJECT', 'HTTP-%.NO-SERVER-ERROR'],
    },
    'malformed-body-crashes': {
      mistake: 'The exception of the parser is never caught.',
      wrap: throwsAt((text) => text.trim() !== '' && !isJson(text)),
      noticedBy: [...malformed(operation), 'HTTP-%.NO-SERVER-ERROR'],
    },
    'malformed-body-accepted': {
      mistake: 'A body that cannot be parsed is read as an empty object.',
      wrap: bodyTaken((text) => text.trim() !== '' && !isJson(text)),
      noticedBy: malformed(operation),
    },
  });

/** Status and body of refusals, as far as the profile gives them. */
const forms: readonly FaultEntry[] = listed({
  'invalid-as-422': {
    mistake: 'An invalid body is refused with another status than the profile gives.',
    wrap: refusalAs(422, 'body', 'content'),
    noticedBy: ['%.INVALID-STATUS'],
  },
  'media-type-as-400': {
    mistake: 'An unsupported media type is refused with another status than the profile gives.',
    wrap: refusalAs(400, 'media-type'),
    noticedBy: ['%.UNSUPPORTED-MEDIA-TYPE-STATUS'],
  },
  'error-of-another-shape': {
    mistake: 'Errors still have the shape of the previous service.',
    wrap: refuses((reply) =>
      jsonReply(
        reply.status,
        { error: { code: 17 } },
        reply.headers.filter(([name]) => !/^content-type$/i.test(name)),
      ),
    ),
    noticedBy: ['%.ERROR-SCHEMA'],
  },
  'problem-status-differs': {
    mistake: 'The status member of the problem details is always 500.',
    wrap: refuses((reply) => withJson(reply, (body) => ({ ...body, status: 500 }))),
    noticedBy: ['ERRORS-%.PROBLEM-DETAILS'],
    // The embedded profile pins the status of a 401's body.
    sideEffects: ['%.ERROR-SCHEMA'],
  },
});

/** The query parameter api-version. */
const versions: readonly FaultEntry[] = listed({
  'api-version-ignored': {
    mistake: 'The query parameter is not read.',
    wrap: { apiVersionOk: () => () => true },
    noticedBy: ['API-VERSION-%.UNSUPPORTED'],
    sideEffects: ['API-VERSION-%.UNSUPPORTED-LOOSE'],
  },
  'api-version-as-number': {
    mistake: 'The version is compared as a number, read as far as there are digits.',
    wrap: {
      apiVersionOk: (next) => (values, ctx) =>
        (values.length === 1 && Number.parseFloat(values[0] ?? '') === 1) || next(values, ctx),
    },
    noticedBy: ['API-VERSION-%.UNSUPPORTED', 'API-VERSION-%.UNSUPPORTED-LOOSE'],
    only: ['check-in'],
  },
  'api-version-refused': {
    mistake: 'Every api-version is refused.',
    wrap: { apiVersionOk: () => (values) => values.length === 0 },
    noticedBy: ['API-VERSION-%.SUPPORTED'],
  },
  'api-version-crashes': {
    mistake: 'The version is parsed as a number, and the exception is never caught.',
    wrap: {
      apiVersionOk: (next) => (values, ctx) => {
        if (values.some((value) => !/^\d{1,9}(\.\d{1,9})?$/.test(value))) throw new TypeError('not a number');
        return next(values, ctx);
      },
    },
    noticedBy: ['API-VERSION-%.NO-SERVER-ERROR'],
    sideEffects: ['API-VERSION-%.UNSUPPORTED', 'API-VERSION-%.UNSUPPORTED-LOOSE'],
  },
});

const refusals = (operation: ReservationOperation) => [
  ...REFUSALS_OF_CONTENT[operation],
  ...REFUSALS_OF_FORM[operation],
];

/** Faults in code that the operations share, mostly shown on some of them. */
const onSome = (operation: ReservationOperation): FaultEntry[] =>
  listed({
    'refusal-200': {
      mistake: 'Errors are reported with status 200.',
      wrap: refusalAs(200, 'body', 'content'),
      noticedBy: refusals(operation),
      only: ['check-in', 'no-show'],
    },
    'refusal-500': {
      mistake: 'The exception for a refusal is never caught.',
      wrap: refusalAs(500, 'body', 'content'),
      noticedBy: [...refusals(operation), 'HTTP-%.NO-SERVER-ERROR'],
      only: ['check-in', 'no-show'],
    },
    'refusal-302': {
      mistake: 'A refusal redirects the client to an error page.',
      wrap: refusalAs(302, 'body', 'content'),
      noticedBy: [...refusals(operation), 'HTTP-%.REFUSAL-STAYS-HERE'],
    },
    'api-version-wanted': {
      mistake: 'The query parameter was made mandatory.',
      wrap: { apiVersionOk: (next) => (values, ctx) => values.length > 0 && next(values, ctx) },
      ...NOT_ACCEPTED[operation],
      noticedBy: ['API-VERSION-%.ABSENT', ...NOT_ACCEPTED[operation].noticedBy],
      reach: 'exchanges',
      only: ['check-out', 'no-show'],
    },
  });

/** Faults against requirements that only the operations with documented bodies have. */
const documented: readonly FaultEntry[] = listed({
  'media-type-case-sensitive': {
    mistake: 'The media type is compared case-sensitively.',
    wrap: { mediaTypeOk: (next) => (type, ctx) => type === type?.toLowerCase() && next(type, ctx) },
    noticedBy: ['%.ACCEPTS-MEDIA-TYPE-CASE'],
    sideEffects: ['%.ACCEPTS-CHARSET'],
    only: ['check-in', 'check-out'],
  },
  'loose-json-accepted': {
    mistake: 'The parser allows comments and trailing commas, as in configuration files.',
    wrap: readsLooseJson,
    noticedBy: ['%.REFUSES-LOOSE-JSON'],
    only: ['check-in', 'check-out'],
  },
});

const entries = (operation: ReservationOperation): FaultEntry[] => [
  ...successes(operation),
  ...mediaTypes(operation),
  ...bodies(operation),
  ...forms,
  ...versions,
  ...onSome(operation),
  ...documented,
];

/** All faults of the event reports as a whole. */
export const eventFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) =>
  faultsOf(operation, entries(operation), { reach: 'own' }),
);
