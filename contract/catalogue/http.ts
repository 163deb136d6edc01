import {
  OPERATION_ROWS,
  OPERATIONS,
  type Operation,
  RESERVATION_OPERATIONS,
  type ReservationOperation,
  TOKEN_OPERATIONS,
  type TokenOperation,
} from '../words.ts';
import { DAILY, topic } from './row.ts';

const addressRows = (operation: Operation) =>
  topic({ ids: 'HTTP-%', operation, clause: OPERATION_ROWS[operation].clause })({
    ALLOW: ['RFC 9110 §15.5.6', 'A 405 from the % path SHOULD carry an Allow header field that lists POST.'],
    'OTHER-METHODS': 'How HEAD and OPTIONS on the % path are answered is not shown.',
    'SUFFIX-NOT-SERVED': {
      group: 'any method or path',
      phrase: 'a path below its own',
      echoes: true,
      rationale:
        "Subtree routes (Go's mux, Java's HttpServer, catch-all segments) also serve the paths below: the request is read as it was meant, and no one is harmed.",
      statement: 'A path below the % path SHOULD NOT serve the operation.',
    },
    'PATH-FORM': 'How other ways to write the % path are answered is not shown.',
  });

const conductRows = (operation: Operation) =>
  topic({ ids: 'HTTP-%', operation })({
    'STAYS-HERE': {
      rationale:
        'On a redirect, clients drop the body, the method or the token, or do not follow it: the report would be lost.',
      clause: OPERATION_ROWS[operation].clause,
      statement: 'A valid % request MUST be answered at its address, not redirected.',
    },
    'REFUSAL-STAYS-HERE': ['RFC 9110 §15.5', 'A faulty % request SHOULD be refused with a 4xx, not redirected.'],
    'NO-SERVER-ERROR': ['RFC 9110 §15.6', 'A faulty or unusual % request SHOULD NOT lead to a server error (5xx).'],
    ACCEPT: [
      'RFC 9110 §12.5.1',
      'A valid % request that accepts other media types SHOULD be answered as usual, or with 406.',
    ],
    DATE: [
      'RFC 9110 §6.6.1',
      'Replies to % requests SHOULD carry the Date header field, in the form of RFC 9110 §5.6.7.',
    ],
  });

const reservationRows = (operation: ReservationOperation) =>
  topic({ ids: 'HTTP-%', operation, clause: '§9', group: 'any method or path' })({
    'REFUSES-METHOD': {
      phrase: 'another method than POST',
      echoes: true,
      rationale:
        "Clients and proxies may repeat GET, PUT and DELETE on their own (RFC 9110 §9.2.2), and each would be a new event; a DELETE means something else. The document says POST, and routers in daily use take the method with the path; a handler for all methods (Go's HandleFunc, Java's HttpServer) needs one more line.",
      clause: '§4',
      statement: 'The % path MUST NOT serve a method other than POST.',
    },
    'REFUSES-UNKNOWN-VERSION': {
      phrase: 'a version of the interface that does not exist',
      echoes: true,
      rationale:
        'A client of another version would be served by the rules of this one, and nobody would notice. No router takes one literal path segment for another.',
      statement: 'The % operation MUST NOT be served under a version of the interface that does not exist.',
    },
    'REFUSES-NO-VERSION': {
      phrase: 'a path without the version',
      echoes: true,
      statement: 'The % operation SHOULD NOT be served at a path without the version.',
    },
  });

const pathRows = topic({ ids: 'HTTP', operation: 'check-in', clause: '§4' })({
  'REFUSES-UNKNOWN-PATH': {
    group: 'any method or path',
    phrase: 'an event at a path of no operation',
    echoes: true,
    rationale:
      'A client would believe that a report to a misspelt address was accepted, and it would be lost. Routers in daily use answer 404 by default.',
    statement: 'A path that belongs to no operation MUST NOT accept an event.',
  },
  'UNKNOWN-PATH-STAYS-HERE': [
    'RFC 9110 §15.5.5',
    'A request to a path that belongs to no operation SHOULD be refused with a 4xx, not redirected.',
  ],
  'UNKNOWN-PATH-NO-SERVER-ERROR': [
    'RFC 9110 §15.6',
    'A path that belongs to no operation SHOULD NOT lead to a server error (5xx).',
  ],
});

const caseRow = (operation: Operation) =>
  topic({ ids: 'HTTP-%', operation, clause: 'RFC 9110 §5.1', rationale: DAILY })({
    'FIELD-NAME-CASE':
      'A valid % request MUST be answered as usual whatever the letter case of its header field names.',
  });

const languageRow = (operation: Operation) =>
  topic({ ids: 'HTTP-%', operation, clause: 'RFC 9110 §12.5.4' })({
    'ACCEPT-LANGUAGE': 'A valid % request that asks for another language SHOULD be answered as usual, or with 406.',
  });

const outsideRows = (operation: Operation) =>
  topic({ ids: 'HTTP-%', operation, clause: '§5.5' })({
    'NO-OPEN-CORS': "A reply to % SHOULD NOT let web pages of any origin read it with the user's credentials.",
  });

/** How a token request may be sent. Circumstances of reports have their own requirements. */
const framingRows = (operation: TokenOperation) =>
  topic({ ids: 'HTTP-%', operation })({
    CHUNKED: [
      'RFC 9112 §7.1',
      'A valid % request in chunked transfer coding SHOULD be answered as usual, or with 411 or 501.',
    ],
    'NO-ACCEPT': {
      clause: OPERATION_ROWS[operation].clause,
      rationale: DAILY,
      statement: 'A valid % request without Accept, from a client that is being traced, MUST be answered with a token.',
    },
  });

const expectRow = topic({ ids: 'HTTP-%', operation: 'token-form' })({
  'EXPECT-CONTINUE': [
    'RFC 9110 §10.1.1',
    'A valid token-form request that expects 100-continue SHOULD be answered as usual, or with 417.',
  ],
});

const connectionRows = topic({ ids: 'HTTP-%', operation: 'check-in' })({
  'SCHEME-SPACES': ['RFC 9110 §11.4', 'A valid check-in request with two spaces before its token SHOULD be accepted.'],
  TRACE: ['RFC 9110 §9.3.8', 'A reply to TRACE at the check-in path SHOULD NOT repeat the token.'],
});

const bodyRows = (['check-in', 'check-out'] as const).flatMap((operation) =>
  topic({ ids: 'HTTP-%', operation, clause: '§4' })({
    'UNUSUAL-BODY':
      'How a % request with a duplicate member, a byte-order mark, 1 MB of data or deep nesting is answered is not shown.',
  }),
);

/** What anybody can read below the base URL. The document shows none of it: a web page or a 404 is fine. */
const leakRows = topic({ ids: 'LEAKS', operation: 'check-in' })({
  REPOSITORY: ['RFC 9110 §17.3', 'The source repository of the service SHOULD NOT be served (/.git/config).'],
  SETTINGS: [
    'RFC 9110 §17.3',
    'The settings of the service SHOULD NOT be served without a credential (/actuator/env).',
  ],
  HEALTH: ['§5.5', 'The health check of the service SHOULD NOT show secrets or passwords (/health).'],
  DESCRIPTION: ['§4', 'Whether the service serves a description of its interface (/openapi.json) is recorded.'],
});

/** Addresses, methods, the server's general behaviour, and what it shows to anybody. */
export const httpRequirements = [
  ...OPERATIONS.flatMap(addressRows),
  ...pathRows,
  ...RESERVATION_OPERATIONS.flatMap(reservationRows),
  ...OPERATIONS.flatMap(conductRows),
  ...OPERATIONS.flatMap(caseRow),
  ...(['check-in', 'check-out'] as const).flatMap(languageRow),
  ...(['check-in', 'token-form', 'token-json'] as const).flatMap(outsideRows),
  ...TOKEN_OPERATIONS.flatMap(framingRows),
  ...expectRow,
  ...connectionRows,
  ...bodyRows,
  ...leakRows,
] as const;
