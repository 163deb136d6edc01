/** Faults of the event reports beyond single members: success replies, media types, bodies, versions, order. */
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import type { Wrap } from '../behaviour.ts';
import { emptyReply, jsonReply, withJson } from '../reply.ts';
import { NOT_ACCEPTED, REFUSALS_OF_CONTENT, REFUSALS_OF_FORM } from './consequences.ts';
import { accepts, type Fault, fault, refuses, skips, type Turns } from './fault.ts';
import { bodyTaken, readsLooseJson, refusalAs, throwsAt } from './wraps.ts';

type Row = readonly [name: string, mistake: string, wrap: Wrap, turns: Turns];

const DOCUMENTED: readonly ReservationOperation[] = ['check-in', 'check-out'];
const OPEN: readonly ReservationOperation[] = ['partial-bill', 'no-show'];
/** Beside its reference form, a check-out's older form is answered by the same code. */
const older = (operation: ReservationOperation, id: string) =>
  operation === 'check-out' ? [`OLDER-CHECK-OUT.${id}`] : [];

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Success replies. */
function successes(operation: ReservationOperation): Row[] {
  const status: Turns = { noticedBy: ['%.SUCCESS-STATUS', ...older(operation, 'SUCCESS-STATUS')], reach: 'own' };
  const body: Turns = { noticedBy: ['%.SUCCESS-EMPTY-BODY', ...older(operation, 'SUCCESS-EMPTY-BODY')], reach: 'own' };
  const common: Row[] = [
    ['success-200', 'The framework default was left for success.', accepts(() => emptyReply(200)), status],
    ['success-with-body', 'The created record is returned.', accepts(() => jsonReply(201, { id: 1 })), body],
    [
      'success-303',
      'After the event the client is sent to a page.',
      accepts(() => emptyReply(303, [['Location', '/']])),
      {
        noticedBy: ['HTTP-%.STAYS-HERE', ...NOT_ACCEPTED[operation].noticedBy],
        sideEffects: NOT_ACCEPTED[operation].sideEffects,
        undecided: NOT_ACCEPTED[operation].undecided,
      },
    ],
  ];
  if (operation !== 'check-in') return common;
  return [
    ...common,
    ['success-202', 'The event is queued and told so.', accepts(() => emptyReply(202)), status],
    ['success-204', 'An empty reply was taken for No Content.', accepts(() => emptyReply(204)), status],
    ['success-null', 'A null result is serialised.', accepts(() => jsonReply(201, null)), body],
    ['success-echo', 'The request is returned.', accepts((_reply, ctx) => jsonReply(201, ctx.body)), body],
    [
      'success-white-space',
      'The template of the reply ends in a line break.',
      accepts((reply) => ({ ...reply, body: '\r\n' })),
      body,
    ],
    [
      'success-chunked-body',
      'The created record is streamed.',
      accepts(() => ({ ...jsonReply(201, { id: 1 }), wire: { chunked: true } })),
      body,
    ],
  ];
}

/** The query parameter api-version. */
const versions: readonly Row[] = [
  [
    'api-version-ignored',
    'The query parameter is not read.',
    { apiVersionOk: () => () => true },
    { noticedBy: ['API-VERSION-%.UNSUPPORTED'], reach: 'own' },
  ],
  [
    'api-version-refused',
    'Requests with a query are refused.',
    { apiVersionOk: () => (values) => values.length === 0 },
    { noticedBy: ['API-VERSION-%.SUPPORTED'], reach: 'own' },
  ],
  [
    'api-version-crashes',
    'The version is parsed as a number and nobody catches it.',
    {
      apiVersionOk: (next) => (values, ctx) => {
        if (values.some((value) => !/^\d{1,9}(\.\d{1,9})?$/.test(value))) throw new TypeError('not a number');
        return next(values, ctx);
      },
    },
    { noticedBy: ['API-VERSION-%.NO-SERVER-ERROR'], reach: 'own' },
  ],
];

/** The form of refusals where the profile gives one. */
const forms: readonly Row[] = [
  [
    'invalid-as-422',
    'A refused body is answered with another status than was agreed.',
    refusalAs(422, 'body', 'content'),
    { noticedBy: ['%.INVALID-STATUS'], reach: 'own' },
  ],
  [
    'media-type-as-400',
    'An unsupported media type is answered with another status than was agreed.',
    refusalAs(400, 'media-type'),
    { noticedBy: ['%.UNSUPPORTED-MEDIA-TYPE-STATUS'], reach: 'own' },
  ],
  [
    'error-of-another-shape',
    'Errors have the shape of the service before this one.',
    refuses((reply) =>
      jsonReply(
        reply.status,
        { error: { code: 17 } },
        reply.headers.filter(([name]) => !/^content-type$/i.test(name)),
      ),
    ),
    { noticedBy: ['%.ERROR-SCHEMA'], reach: 'own' },
  ],
  [
    'problem-status-differs',
    'The status within the problem details is always 500.',
    refuses((reply) => withJson(reply, (body) => ({ ...body, status: 500 }))),
    { noticedBy: ['ERRORS-%.PROBLEM-DETAILS'], reach: 'own' },
  ],
];

/** Media types and methods. */
function mediaTypes(operation: ReservationOperation): Row[] {
  const isOpen = OPEN.includes(operation);
  return [
    [
      'any-media-type',
      'The media type is not looked at.',
      { mediaTypeOk: () => () => true },
      {
        noticedBy: ['%.REFUSES-MEDIA-TYPE', isOpen ? '%.UNSUPPORTED-MEDIA-TYPE-STATUS' : '%.REFUSES-NO-MEDIA-TYPE'],
        reach: 'own',
      },
    ],
    [
      'missing-media-type-accepted',
      'No media type counts as JSON.',
      { mediaTypeOk: (next) => (type, ctx) => type === undefined || next(type, ctx) },
      { noticedBy: [isOpen ? '%.REFUSES-MEDIA-TYPE' : '%.REFUSES-NO-MEDIA-TYPE'], reach: 'own' },
    ],
    [
      'charset-refused',
      'The media type is compared as a whole.',
      { mediaTypeOk: (next) => (type, ctx) => !type?.includes(';') && next(type, ctx) },
      { noticedBy: ['%.ACCEPTS-CHARSET'], reach: 'own' },
    ],
    [
      'any-method',
      'The route is mapped for every method.',
      { methodOk: () => () => true },
      { noticedBy: ['HTTP-%.REFUSES-METHOD'], reach: 'own' },
    ],
  ];
}

/** Bodies as a whole. */
function bodies(operation: ReservationOperation): Row[] {
  const isOpen = OPEN.includes(operation);
  const other = isOpen ? '%.REFUSES-BODY' : '%.REFUSES-NON-OBJECT';
  const malformed = isOpen ? ['%.REFUSES-BODY', '%.INVALID-STATUS'] : ['%.REFUSES-MALFORMED', '%.REFUSES-LOOSE-JSON'];
  return [
    [
      'any-content',
      'Validation is switched off.',
      skips('content'),
      { noticedBy: REFUSALS_OF_CONTENT[operation], reach: 'own' },
    ],
    [
      'array-body-accepted',
      'Of an array the first item would be taken.',
      bodyTaken((text) => text.trim().startsWith('[') && isJson(text)),
      { noticedBy: [other], reach: 'own' },
    ],
    [
      'null-body-crashes',
      'The body is used before it is looked at.',
      throwsAt((text) => text.trim() === 'null'),
      { noticedBy: [other, 'HTTP-%.NO-SERVER-ERROR'], reach: 'own' },
    ],
    [
      'malformed-body-crashes',
      'The parser throws and nobody catches it.',
      throwsAt((text) => text.trim() !== '' && !isJson(text)),
      { noticedBy: [...malformed, 'HTTP-%.NO-SERVER-ERROR'], reach: 'own' },
    ],
    [
      'malformed-body-accepted',
      'What cannot be parsed counts as an empty object.',
      bodyTaken((text) => text.trim() !== '' && !isJson(text)),
      { noticedBy: malformed, reach: 'own' },
    ],
  ];
}

/** Mistakes that are shown on two of the operations: the others share the code. */
const onSome = (): readonly (readonly [ReservationOperation, Row])[] => [
  ...(['check-in', 'no-show'] as const).flatMap((operation) => [
    [operation, refusedAs(operation, 200)] as const,
    [operation, refusedAs(operation, 500)] as const,
  ]),
  ...RESERVATION_OPERATIONS.map((operation) => [operation, refusedAs(operation, 302)] as const),
  ...(['check-out', 'no-show'] as const).map((operation) => [operation, versionWanted(operation)] as const),
];

const REFUSED_AS = {
  200: ['Errors are told with status 200.', []],
  302: ['Whoever is refused is sent to a page about errors.', ['HTTP-%.REFUSAL-STAYS-HERE']],
  500: ['A refusal is thrown and nobody catches it.', ['HTTP-%.NO-SERVER-ERROR']],
} as const;

function refusedAs(operation: ReservationOperation, status: 200 | 302 | 500): Row {
  const noticedBy = [...REFUSALS_OF_CONTENT[operation], ...REFUSALS_OF_FORM[operation]];
  const [mistake, also] = REFUSED_AS[status];
  return [
    `refusal-${status}`,
    mistake,
    refusalAs(status, 'body', 'content'),
    { noticedBy: [...noticedBy, ...also], reach: 'own' },
  ];
}

function versionWanted(operation: ReservationOperation): Row {
  const wanted: Wrap = { apiVersionOk: (next) => (values, ctx) => values.length > 0 && next(values, ctx) };
  const { noticedBy, sideEffects, undecided } = NOT_ACCEPTED[operation];
  const turns = { noticedBy: ['API-VERSION-%.ABSENT', ...noticedBy], sideEffects, undecided };
  return ['api-version-wanted', 'The query parameter was made mandatory.', wanted, turns];
}

const rows = (operation: ReservationOperation): Row[] => [
  ...successes(operation),
  ...mediaTypes(operation),
  ...bodies(operation),
  ...forms,
  ...versions,
  ...onSome().flatMap(([on, row]) => (on === operation ? [row] : [])),
  ...(DOCUMENTED.includes(operation) ? documented : []),
];

/** Mistakes with what only the documented operations promise. */
const documented: readonly Row[] = [
  [
    'media-type-case-sensitive',
    'The media type is compared with case.',
    { mediaTypeOk: (next) => (type, ctx) => type === type?.toLowerCase() && next(type, ctx) },
    { noticedBy: ['%.ACCEPTS-MEDIA-TYPE-CASE'], sideEffects: ['%.ACCEPTS-CHARSET'], reach: 'own' },
  ],
  [
    'loose-json-accepted',
    'The parser is that of the configuration files, with comments and trailing commas.',
    readsLooseJson,
    { noticedBy: ['%.REFUSES-LOOSE-JSON'], reach: 'own' },
  ],
];

/** All faults of the event reports as a whole. */
export const eventFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) =>
  rows(operation).map(([name, mistake, wrap, turns]) => fault(`${operation}.${name}`, operation, mistake, wrap, turns)),
);
