import { isOpen } from '../interface.ts';
import {
  isTokenOperation,
  OPERATIONS,
  type Operation,
  RESERVATION_OPERATIONS,
  type ReservationOperation,
  TOKEN_OPERATIONS,
  type TokenOperation,
} from '../words.ts';
import { authorityOf, DAILY, topic } from './row.ts';

const SUCCESS =
  'A client that follows the document takes that answer for success, and reports again whatever got another answer.';

function successRows(operation: ReservationOperation) {
  const authority = isOpen(operation)
    ? ({ clause: `profile operations.${operation}.success`, needs: [`operations.${operation}.request`] } as const)
    : authorityOf(operation);
  return topic({ ids: 'WHOLE-RUN-%', operation, rationale: SUCCESS, ...authority, echoes: true })({
    'SUCCESS-STATUS': isOpen(operation)
      ? 'Every valid % request that is accepted MUST be answered with the status that the profile gives.'
      : 'Every valid % request that is accepted MUST be answered with 201.',
    'SUCCESS-EMPTY-BODY': isOpen(operation)
      ? 'Every valid % request that is accepted MUST be answered without a body if the profile says so.'
      : 'Every valid % request that is accepted MUST be answered without a body.',
  });
}

const answerRows = (operation: Operation) =>
  topic({ ids: 'WHOLE-RUN-%', operation, rationale: DAILY, ...authorityOf(operation), echoes: true })({
    'LAWFUL-NO-SERVER-ERROR': 'Across the whole run, valid % requests MUST NOT lead to server errors (5xx).',
    'LAWFUL-STAYS-HERE': 'Every valid % request MUST be answered at its address, not redirected.',
  });

/** Where a reply ends. */
const framingRows = (operation: Operation) =>
  topic({ ids: 'WHOLE-RUN-%', operation, clause: 'RFC 9112 §6.3', echoes: true })({
    FRAMING: {
      statement:
        'Every reply to % MUST have valid header fields, end where its Content-Length or its chunks say, and be in the content coding that it names.',
      rationale:
        'A text that is copied into a header field as it came breaks the reply, or adds fields to it. A client that waits for the rest of the reply hangs; one that takes surplus bytes for its next reply is misled; one that decodes Content-Encoding, as most do, gets nothing. Servers in daily use count and encode the bytes themselves.',
    },
  });

const acceptedRows = (operation: ReservationOperation) =>
  topic({ ids: 'WHOLE-RUN-%', operation, rationale: DAILY, ...authorityOf(operation), echoes: true })({
    'LAWFUL-ACCEPTED': 'Every ordinary % request MUST be accepted, whatever else is sent in the run.',
  });

/** How all token requests of a run are answered (sections 5 and 7); other rows look at a few of them. */
const tokenRows = (operation: TokenOperation) =>
  topic({ ids: 'WHOLE-RUN-%', operation, clause: operation === 'token-form' ? '§5.2' : '§7', echoes: true })({
    'ALWAYS-GRANTED': {
      ...authorityOf(operation),
      statement: 'Every valid token request MUST be answered with a token, whatever else is sent in the run.',
      rationale:
        'A client that asks as documented and is refused cannot report anything, and issuers in daily use do not care whether it is the first or the hundredth request; rate limits, outages and lock-outs excuse a refusal.',
    },
    'SUCCESS-MEMBERS': {
      ...authorityOf(operation),
      statement: `Every reply that grants a token MUST have the members that the document shows, with their types and values.`,
      rationale:
        'A client renews its token by expires_in: if that is missing or a text in some replies, the client stops some hours after it went live. Issuers in daily use make all such replies in one place.',
    },
    'LIFE-LEFT': {
      clause: '§8',
      statement: 'A token that is handed out again MUST come with what is left of its life in expires_in.',
      rationale:
        'A client renews its token by expires_in: if the reply gives the whole life again, it reports with an expired token. Gateways and caches in daily use hand out what is left, or a new one.',
    },
    'TOKEN-PER-CLIENT': {
      clause: 'RFC 6749 §1.4',
      statement: 'A % token MUST NOT be one that another client was issued.',
      rationale: "One client would be taken for the other, and lose its token when the other's ends.",
    },
    // The document shows no error of the JSON variant.
    'ERROR-CODE-GIVEN': {
      statement: `Every token request that can be read and is refused with 400 or 401 ${operation === 'token-form' ? 'MUST' : 'SHOULD'} be answered with the member error.`,
      rationale:
        'From error a client learns whether its secret must be replaced or its request fixed: without it, it tries for ever, or gives up for good. Issuers in daily use give a code in every error about a request that they can read.',
    },
    'ERROR-CODE-OF-MALFORMED': `Every malformed token request that is refused with 400 or 401 SHOULD be answered with the member error.`,
    'ERROR-DESCRIPTION': `Every token request that is refused with 400 or 401 SHOULD be answered with error_description.`,
  });

/** What no reply may reveal, about others or about the software. */
const leakRows = (operation: Operation) =>
  topic({ ids: 'WHOLE-RUN-%', operation, echoes: true })({
    'NO-OTHER-STAY': {
      clause: 'RFC 9110 §17.7',
      statement: 'A reply to % MUST NOT contain data that only requests about other stays contained.',
      rationale:
        "One hotel's guest data would reach another hotel. Services in daily use make each reply from its own request; a reply may name what its request shares with another one (a room, a folio, a reservation).",
    },
    'ERROR-HANDS-OVER-NO-SECRET': {
      clause: isTokenOperation(operation) ? '§5.1' : 'RFC 6749 §10.3',
      statement: 'An error reply to % MUST NOT contain a secret or a token that its request did not contain.',
      rationale:
        'Whoever sends such a request, with no credential or a wrong one, would be given access to the service: credentials are obtained by asking the provider, and a token is only for its client. No service in daily use puts either into an error.',
    },
    'FIELDS-NAME-NO-RELEASE': [
      'RFC 9110 §10.2.4',
      'A header field of a reply to % SHOULD NOT name the release of a server or platform (1.25.3).',
    ],
    'ERROR-NAMES-NO-RELEASE': [
      'RFC 9457 §5',
      'An error reply to % SHOULD NOT name the release of a server, platform or database.',
    ],
  });

const conductRows = (operation: Operation) =>
  topic({ ids: 'WHOLE-RUN-%', operation, echoes: true })({
    'WRONG-NO-SERVER-ERROR': [
      'RFC 9110 §15.6',
      'Across the whole run, faulty or unusual % requests SHOULD NOT lead to server errors (5xx).',
    ],
    'WRONG-STAYS-HERE': [
      'RFC 9110 §15.5',
      'Every faulty or unusual % request SHOULD be answered at its address, not redirected.',
    ],
    'ERROR-NO-SECRET': ['§5.5', 'An error reply to % SHOULD NOT repeat a secret or a token.'],
    'ERROR-NO-INSIDES': [
      'RFC 9457 §5',
      'An error reply to % SHOULD NOT show a stack trace, a file path or a database query.',
    ],
    'DATE-IS-NOW': ['RFC 9110 §6.6.1', 'The Date of every reply to % SHOULD be within 60 seconds of the exchange.'],
    // A client that cannot read it waits as long as it likes, as if there were none.
    'RETRY-AFTER': [
      'RFC 9110 §10.2.3',
      'Retry-After in a 429 or 503 to % SHOULD be a number of seconds or an HTTP date.',
    ],
  });

const guestRows = (operation: ReservationOperation) =>
  topic({ ids: 'WHOLE-RUN-%', operation, clause: 'RFC 9457 §5', echoes: true })({
    'ERROR-NO-GUEST-DATA': "An error reply to % SHOULD NOT repeat the guest's data from the request.",
  });

const idRows = topic({ ids: 'WHOLE-RUN-%', operation: 'check-in', clause: '§2.2' })({
  'OWN-RESERVATION-ID': {
    statement: 'If check-ins are answered with a reservation id, no two stays MUST be given the same one.',
    rationale:
      "A check-out names nothing but the reservation id: one guest's departure would end another guest's stay. Ids are keys of a database in every stack in daily use; only the setting values.reservationIdFrom says that Location holds one.",
  },
});

/** What must hold for every exchange of a run, whichever test asked for it. These tests send nothing. */
export const wholeRunRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(successRows),
  ...idRows,
  ...OPERATIONS.flatMap(answerRows),
  ...OPERATIONS.flatMap(framingRows),
  ...RESERVATION_OPERATIONS.flatMap(acceptedRows),
  ...TOKEN_OPERATIONS.flatMap(tokenRows),
  ...OPERATIONS.flatMap(conductRows),
  ...OPERATIONS.flatMap(leakRows),
  ...RESERVATION_OPERATIONS.filter((operation) => operation !== 'check-out').flatMap(guestRows),
] as const;

/** Whether a requirement is judged over all exchanges of a run. */
export const isAboutWholeRun = (id: string): boolean => id.startsWith('WHOLE-RUN-');
