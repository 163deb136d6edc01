/** Faults of the event reports beyond single members: media types, bodies, api-version, refusals. */

import { isOpen } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { bodyTaken, readsLooseJson, refusalAs, refuses, skips, throwsAt } from '../overrides.ts';
import { jsonReply, withJson } from '../reply.ts';
import { isJson } from '../text.ts';
import { NOT_ACCEPTED, REFUSALS_OF_CONTENT, REFUSALS_OF_FORM } from './consequences.ts';
import { successes } from './event-successes.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

/** Media types and methods. */
const mediaTypes = (operation: ReservationOperation): FaultEntry[] =>
  listed({
    'any-media-type': {
      defect: 'The media type is not checked.',
      override: { mediaTypeOk: () => () => true },
      noticedBy: [
        '%.REFUSES-MEDIA-TYPE',
        '%.UNSUPPORTED-MEDIA-TYPE-STATUS',
        ...(isOpen(operation) ? [] : ['%.REFUSES-NO-MEDIA-TYPE']),
      ],
    },
    'missing-media-type-accepted': {
      defect: 'A missing Content-Type is taken for JSON.',
      override: { mediaTypeOk: (next) => (type, ctx) => type === undefined || next(type, ctx) },
      noticedBy: [isOpen(operation) ? '%.REFUSES-MEDIA-TYPE' : '%.REFUSES-NO-MEDIA-TYPE'],
    },
    'charset-refused': {
      defect: 'The media type is compared with its parameters included.',
      override: { mediaTypeOk: (next) => (type, ctx) => !type?.includes(';') && next(type, ctx) },
      noticedBy: ['%.ACCEPTS-CHARSET'],
    },
    'any-method': {
      defect: 'The route is mapped for every method.',
      override: { methodOk: () => () => true },
      noticedBy: ['HTTP-%.REFUSES-METHOD'],
    },
  });

const malformed = (operation: ReservationOperation) =>
  isOpen(operation) ? ['%.REFUSES-BODY', 'ERRORS-%.MALFORMED-STATUS'] : ['%.REFUSES-MALFORMED', '%.REFUSES-LOOSE-JSON'];

/** Bodies as a whole. */
const bodies = (operation: ReservationOperation): FaultEntry[] =>
  listed({
    'any-content': {
      defect: 'Validation is switched off.',
      override: skips('content'),
      noticedBy: REFUSALS_OF_CONTENT[operation],
    },
    'array-body-accepted': {
      defect: 'An array is read as an empty object.',
      override: bodyTaken((text) => text.trim().startsWith('[') && isJson(text)),
      noticedBy: [isOpen(operation) ? '%.REFUSES-BODY' : '%.REFUSES-NON-OBJECT'],
    },
    'null-body-crashes': {
      defect: 'The body is used before it is checked for null.',
      override: throwsAt((text) => text.trim() === 'null'),
      noticedBy: [isOpen(operation) ? '%.REFUSES-BODY' : '%.REFUSES-NON-OBJECT', 'HTTP-%.NO-SERVER-ERROR'],
    },
    'malformed-body-crashes': {
      defect: 'The exception of the parser is never caught.',
      override: throwsAt((text) => text.trim() !== '' && !isJson(text)),
      noticedBy: [...malformed(operation), 'HTTP-%.NO-SERVER-ERROR'],
    },
    'malformed-body-accepted': {
      defect: 'A body that cannot be parsed is read as an empty object.',
      override: bodyTaken((text) => text.trim() !== '' && !isJson(text)),
      noticedBy: malformed(operation),
    },
  });

/** Status and body of refusals, as far as the profile gives them. */
const forms: readonly FaultEntry[] = listed({
  'invalid-as-422': {
    defect: 'An invalid body is refused with another status than the profile gives.',
    override: refusalAs(422, 'body', 'content'),
    noticedBy: ['%.INVALID-STATUS'],
  },
  'media-type-as-400': {
    defect: 'An unsupported media type is refused with another status than the profile gives.',
    override: refusalAs(400, 'media-type'),
    noticedBy: ['%.UNSUPPORTED-MEDIA-TYPE-STATUS'],
  },
  'error-of-another-shape': {
    defect: 'Errors still have the shape of the previous service.',
    override: refuses((reply) =>
      jsonReply(
        reply.status,
        { error: { code: 17 } },
        reply.headers.filter(([name]) => !/^content-type$/i.test(name)),
      ),
    ),
    noticedBy: ['%.ERROR-SCHEMA'],
  },
  'problem-status-differs': {
    defect: 'The status member of the problem details is always 500.',
    override: refuses((reply) => withJson(reply, (body) => ({ ...body, status: 500 }))),
    noticedBy: ['ERRORS-%.PROBLEM-DETAILS'],
    // The embedded profile pins the status of a 401's body.
    sideEffects: ['%.ERROR-SCHEMA'],
  },
});

/** The query parameter api-version. */
const versions: readonly FaultEntry[] = listed({
  'api-version-ignored': {
    defect: 'The query parameter is not read.',
    override: { apiVersionOk: () => () => true },
    noticedBy: ['API-VERSION-%.UNSUPPORTED'],
    sideEffects: ['API-VERSION-%.UNSUPPORTED-LOOSE'],
  },
  'api-version-as-number': {
    defect: 'The version is compared as a number, read as far as there are digits.',
    override: {
      apiVersionOk: (next) => (values, ctx) =>
        (values.length === 1 && Number.parseFloat(values[0] ?? '') === 1) || next(values, ctx),
    },
    noticedBy: ['API-VERSION-%.UNSUPPORTED', 'API-VERSION-%.UNSUPPORTED-LOOSE'],
    only: ['check-in'],
  },
  'api-version-refused': {
    defect: 'Every api-version is refused.',
    override: { apiVersionOk: () => (values) => values.length === 0 },
    noticedBy: ['API-VERSION-%.SUPPORTED'],
  },
  'api-version-crashes': {
    defect: 'The version is parsed as a number, and the exception is never caught.',
    override: {
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
      defect: 'Errors are reported with status 200.',
      override: refusalAs(200, 'body', 'content'),
      noticedBy: refusals(operation),
      only: ['check-in', 'no-show'],
    },
    'refusal-500': {
      defect: 'The exception for a refusal is never caught.',
      override: refusalAs(500, 'body', 'content'),
      noticedBy: [...refusals(operation), 'HTTP-%.NO-SERVER-ERROR'],
      only: ['check-in', 'no-show'],
    },
    'refusal-302': {
      defect: 'A refusal redirects the client to an error page.',
      override: refusalAs(302, 'body', 'content'),
      noticedBy: [...refusals(operation), 'HTTP-%.REFUSAL-STAYS-HERE'],
    },
    'api-version-wanted': {
      defect: 'The query parameter was made mandatory.',
      override: { apiVersionOk: (next) => (values, ctx) => values.length > 0 && next(values, ctx) },
      ...NOT_ACCEPTED[operation],
      noticedBy: ['API-VERSION-%.ABSENT', ...NOT_ACCEPTED[operation].noticedBy],
      reach: 'exchanges',
      only: ['check-out', 'no-show'],
    },
  });

/** Faults against requirements that only the operations with documented bodies have. */
const documented: readonly FaultEntry[] = listed({
  'media-type-case-sensitive': {
    defect: 'The media type is compared case-sensitively.',
    override: { mediaTypeOk: (next) => (type, ctx) => type === type?.toLowerCase() && next(type, ctx) },
    noticedBy: ['%.ACCEPTS-MEDIA-TYPE-CASE'],
    sideEffects: ['%.ACCEPTS-CHARSET'],
    only: ['check-in', 'check-out'],
  },
  'loose-json-accepted': {
    defect: 'The parser allows comments and trailing commas, as in configuration files.',
    override: readsLooseJson,
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
