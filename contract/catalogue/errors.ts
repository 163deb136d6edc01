import { OPERATIONS, type Operation, RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { topic } from './row.ts';

const errorRows = (operation: Operation) =>
  topic({ ids: 'ERRORS-%', operation })({
    'NO-TRACE': ['RFC 9457 §5', 'An error reply to % SHOULD NOT show a stack trace or a database message.'],
    JSON: {
      rationale:
        'A client that parses what is declared as JSON would fail on the error instead of handling it (section 7). Frameworks write JSON with a serialiser.',
      clause: 'RFC 8259 §2',
      statement: 'An error reply to % that is declared as JSON MUST be well-formed JSON.',
    },
  });

const reservationErrorRows = (operation: ReservationOperation) =>
  topic({ ids: 'ERRORS-%', operation })({
    'NO-SECRET': ['§5.5', 'A reply to % SHOULD NOT repeat a secret or a token.'],
    'DECLARES-JSON': ['RFC 9110 §8.3', 'An error reply to % that is a JSON object SHOULD say so in its Content-Type.'],
    'PROBLEM-DETAILS': [
      'RFC 9457 §3.1',
      'Problem details in a reply to % SHOULD have members of the defined types, and the status of the reply.',
    ],
  });

/** What error replies may and may not say (section 7 leaves those of the reservation operations open). */
export const errorRequirements = [
  ...OPERATIONS.flatMap(errorRows),
  ...RESERVATION_OPERATIONS.flatMap(reservationErrorRows),
] as const;
