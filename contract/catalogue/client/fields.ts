import { OPEN_OPERATIONS, OPERATION_ROWS, type OpenOperation } from '../../words.ts';
import { topic } from '../row.ts';

const checkIn = topic({ ids: 'CLIENT-%', subject: 'client', operation: 'check-in', clause: '§2.1' });
const checkOut = topic({ ids: 'CLIENT-%', subject: 'client', operation: 'check-out', clause: '§2.2' });

const open = {
  ids: 'CLIENT-%',
  subject: 'client',
  rationale: 'The provider has published what it accepts: anything else is refused.',
} as const;

function profileRow(operation: OpenOperation) {
  const reports = `${OPERATION_ROWS[operation].name.toLowerCase()}s`;
  return topic({ ...open, operation, clause: `profile operations.${operation}.request` })({
    SCHEMA: `The client MUST send ${reports} as the profile shows them.`,
    'HOTEL-ID': {
      rationale: 'A guest of one hotel is billed by another.',
      statement: `The client MUST name in ${reports} the hotel of the stay, if the profile shows lodgingHotelId.`,
    },
    'HOTEL-OFFSET': `In ${reports}, the client SHOULD NOT combine the hotel's local time with the offset of another zone.`,
  });
}

/** What the client's reports say (section 2). */
export const clientFieldRequirements = [
  ...checkIn({
    REQUIRED: {
      rationale: 'A service refuses the report, and the stay is missing.',
      statement: 'The client MUST send every required field of a check-in.',
    },
    TEXTS: {
      rationale:
        'Typed parsers refuse numbers where the document has strings, and leading zeros of a room or a folio are lost.',
      statement: 'The client MUST send JSON strings in the string fields of a check-in.',
    },
    'NON-EMPTY': {
      rationale: 'A service refuses the report, and the stay is missing.',
      statement: 'The client MUST NOT send empty strings in the fields of a check-in that must be non-empty.',
    },
    'NOT-BLANK': 'The client SHOULD NOT send only white space in the fields of a check-in that must be non-empty.',
    INTEGERS: {
      rationale: 'Typed parsers refuse strings and fractions, and a number beyond int32 cannot be stored.',
      statement: 'The client MUST send JSON integers within int32 in the integer fields of a check-in.',
    },
    'PLAIN-INTEGERS': 'The client SHOULD write integers without a fraction or an exponent: 2, not 2.0.',
    NULLS: {
      rationale: 'A service refuses the report, or turns null into 0: a room with nobody in it.',
      statement: 'The client MUST NOT send null in a field of a check-in that does not allow it.',
    },
    LOYALTY: {
      rationale: 'Typed parsers refuse numbers and words, and some take any word for true.',
      statement: 'The client MUST send loyalty as true, false or null.',
    },
    'DATE-TIMES': {
      rationale:
        "Without an offset a service reads the time in its own machine's zone, or refuses the report. Libraries in daily use write RFC 3339.",
      statement: 'The client MUST send the times of a check-in as date-times of RFC 3339, with an offset.',
    },
    'KNOWN-OFFSET': [
      'RFC 3339 §4.3',
      'The client SHOULD NOT send the offset -00:00, which says that the local time is not known.',
    ],
    'HOTEL-OFFSET': {
      rationale: 'The time is wrong by hours, and with it the day that is billed.',
      statement:
        "The client MUST send the times of a check-in with the offset of the hotel's time zone at that moment.",
    },
    'TWO-OFFSETS': {
      rationale: 'The time after the change is wrong by an hour.',
      statement: "The client MUST send two different offsets for a stay during which the hotel's clocks change.",
    },
    'TIMES-IN-ORDER':
      'The client MAY send an expected check-out that is not after the check-in; a person decides whether that is intended.',
    NIGHTS: 'The client SHOULD send the number of nights between the dates of a stay.',
    'AT-LEAST-ONE':
      'The client MAY send an occupancy or a number of nights below 1; a person decides whether that is intended.',
    'ROOM-TYPE': 'The client SHOULD send Single or Double as the room type.',
    'HOTEL-ID': {
      rationale: 'The stay is recorded for another hotel.',
      statement: 'The client MUST send the id of the hotel in which the guest stays.',
    },
    VERBATIM: "The client SHOULD send guests' names as they were entered, character for character.",
  }),
  ...checkOut({
    'REFERENCE-FORM': 'The client SHOULD send check-outs in the reference form, not in the older one.',
    'RESERVATION-ID': {
      rationale: 'A service cannot tell whose stay ends.',
      statement: 'The client MUST send the reservation id of a check-out as a string or null.',
    },
    'DATE-TIME': {
      rationale: "Without an offset a service reads the time in its own machine's zone, or refuses the report.",
      statement: 'The client MUST send the time of a check-out as a date-time of RFC 3339, with an offset.',
    },
    'OLDER-DATE': {
      rationale:
        'A service that accepts the older form reads a calendar date there: anything else is refused, or ends the stay on another day.',
      statement: 'If the client sends check_out_date (older form), it MUST be a calendar date, YYYY-MM-DD.',
    },
    NULLS: 'The client SHOULD NOT send null for the time of a check-out or for a member of the older form.',
    'SAYS-SOMETHING':
      'The client MAY send a check-out that says neither which stay ends nor when, or gives the time in a member of another name; a person decides whether that is intended.',
    'AFTER-CHECK-IN':
      'The client MAY send a check-out that is before the check-in; a person decides whether that is intended.',
  }),
  ...OPEN_OPERATIONS.flatMap(profileRow),
  ...topic({ ...open, operation: 'partial-bill', clause: 'profile operations.partial-bill.request' })({
    'WITHIN-STAY': 'The client SHOULD send partial bills through a date within the stay.',
  }),
  ...topic({ ...open, operation: 'no-show', clause: 'profile operations.no-show.request' })({
    'WITHIN-STAY': 'The client SHOULD send no-shows with a date within the stay that did not take place.',
  }),
] as const;
