import { OPEN_OPERATIONS, OPERATION_ROWS, type OpenOperation } from '../../words.ts';
import { topic } from '../row.ts';

const checkIn = topic({ ids: 'CLIENT-%', subject: 'client', operation: 'check-in', clause: '§2.1' });
const checkOut = topic({ ids: 'CLIENT-%', subject: 'client', operation: 'check-out', clause: '§2.2' });

const open = {
  ids: 'CLIENT-%',
  subject: 'client',
  rationale: 'The provider has published what it reads: anything else is refused.',
} as const;

function profileRow(operation: OpenOperation) {
  const reports = `${OPERATION_ROWS[operation].name.toLowerCase()}s`;
  return topic({ ...open, operation, clause: `profile operations.${operation}.request` })({
    SCHEMA: `The client MUST send ${reports} as the profile shows them.`,
    'HOTEL-ID': {
      rationale: 'The guest of one hotel is billed by another.',
      statement: `The client MUST name in ${reports} the hotel of the stay, where the profile shows lodgingHotelId.`,
    },
    'HOTEL-OFFSET': `The client SHOULD NOT write times of the hotel's clocks in ${reports} with the offset of another zone.`,
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
        'Typed readers refuse numbers where the document has texts, and leading zeros of a room or a folio are lost.',
      statement: 'The client MUST send texts where a check-in has texts.',
    },
    'NON-EMPTY': {
      rationale: 'A service refuses the report, and the stay is missing.',
      statement: 'The client MUST NOT send empty texts where a check-in asks for non-empty ones.',
    },
    'NOT-BLANK': 'The client SHOULD NOT send texts of white space where a check-in asks for non-empty ones.',
    INTEGERS: {
      rationale: 'Typed readers refuse texts and fractions, and a number beyond int32 cannot be stored.',
      statement: 'The client MUST send JSON integers within int32 where a check-in has integers.',
    },
    'PLAIN-INTEGERS': 'The client SHOULD write integers without a fraction or an exponent: 2, not 2.0.',
    NULLS: {
      rationale: 'A service refuses the report, or makes 0 of the null: a room with nobody in it.',
      statement: 'The client MUST NOT send null where a check-in does not allow it.',
    },
    LOYALTY: {
      rationale: 'Typed readers refuse numbers and words, and some take any word for true.',
      statement: 'The client MUST send loyalty as true, false or null.',
    },
    'DATE-TIMES': {
      rationale:
        'Without an offset a service reads the moment in the zone of its own machine, or refuses the report. Libraries in daily use write RFC 3339.',
      statement: 'The client MUST send the times of a check-in as date-times of RFC 3339, with an offset.',
    },
    'KNOWN-OFFSET': [
      'RFC 3339 §4.3',
      'The client SHOULD NOT send the offset -00:00, which says that the local time is not known.',
    ],
    'HOTEL-OFFSET': {
      rationale: 'The moment is the wrong one by hours, and with it the day that is billed.',
      statement: "The client MUST send the times of a check-in with the offset of the hotel's zone at that instant.",
    },
    'TWO-OFFSETS': {
      rationale: 'The moment after the change is the wrong one by an hour.',
      statement: 'The client MUST send two offsets for a stay in which the clocks of the hotel change.',
    },
    'TIMES-IN-ORDER':
      'The client MAY send an expected check-out that does not lie after the check-in; a person decides whether it is meant.',
    NIGHTS: 'The client SHOULD send as many nights as lie between the dates of a stay.',
    'AT-LEAST-ONE':
      'The client MAY send an occupancy or a number of nights below 1; a person decides whether it is meant.',
    'ROOM-TYPE': 'The client SHOULD send Single or Double as the room type.',
    'HOTEL-ID': {
      rationale: 'The stay is recorded for another hotel.',
      statement: 'The client MUST send the id of the hotel at which the guest is.',
    },
    VERBATIM: 'The client SHOULD send the names of guests as they were entered, letter for letter.',
  }),
  ...checkOut({
    'REFERENCE-FORM': 'The client SHOULD send check-outs in the reference form, not in the older one.',
    'RESERVATION-ID': {
      rationale: 'A service cannot tell whose stay ends.',
      statement: 'The client MUST send the reservation id of a check-out as a text or null.',
    },
    'DATE-TIME': {
      rationale: 'Without an offset a service reads the moment in the zone of its own machine, or refuses the report.',
      statement: 'The client MUST send the time of a check-out as a date-time of RFC 3339, with an offset.',
    },
    'OLDER-DATE': {
      rationale:
        'A service that takes the older form reads a calendar date there: anything else is refused, or ends the stay on another day.',
      statement: 'Where the client says check_out_date, of the older form, it MUST be a calendar date, YYYY-MM-DD.',
    },
    NULLS: 'The client SHOULD NOT send null for the time of a check-out, nor for a member of the older form.',
    'SAYS-SOMETHING':
      'The client MAY send a check-out that says neither which stay ends nor when, or when under a name of its own; a person decides whether it is meant.',
    'AFTER-CHECK-IN':
      'The client MAY send a check-out that lies before the check-in; a person decides whether it is meant.',
  }),
  ...OPEN_OPERATIONS.flatMap(profileRow),
  ...topic({ ...open, operation: 'partial-bill', clause: 'profile operations.partial-bill.request' })({
    'WITHIN-STAY': 'The client SHOULD bill through a date within the stay.',
  }),
  ...topic({ ...open, operation: 'no-show', clause: 'profile operations.no-show.request' })({
    'WITHIN-STAY': 'The client SHOULD date no-shows on a day of the stay that did not come about.',
  }),
] as const;
