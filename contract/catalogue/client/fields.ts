import { topic } from '../row.ts';

const checkIn = topic({ subject: 'client', operation: 'check-in', basis: 'document', clause: '§2.1' });
const checkOut = topic({ subject: 'client', operation: 'check-out', basis: 'document', clause: '§2.2' });

/** What the client's reports say (section 2). */
export const clientFieldRequirements = [
  ...checkIn(
    {
      id: 'CLIENT-CHECK-IN.REQUIRED',
      rationale: 'A service refuses the report, and the stay is missing.',
      level: 'MUST',
      statement: 'The client MUST send every required field of a check-in.',
    },
    {
      id: 'CLIENT-CHECK-IN.TEXTS',
      rationale:
        'Typed readers refuse numbers where the document has texts, and leading zeros of a room or a folio are lost.',
      level: 'MUST',
      statement: 'The client MUST send texts where a check-in has texts.',
    },
    {
      id: 'CLIENT-CHECK-IN.NON-EMPTY',
      rationale: 'A service refuses the report, and the stay is missing.',
      level: 'MUST',
      statement: 'The client MUST NOT send empty texts where a check-in asks for non-empty ones.',
    },
    {
      id: 'CLIENT-CHECK-IN.NOT-BLANK',
      level: 'SHOULD',
      statement: 'The client SHOULD NOT send texts of white space where a check-in asks for non-empty ones.',
    },
    {
      id: 'CLIENT-CHECK-IN.INTEGERS',
      rationale: 'Typed readers refuse texts and fractions, and a number beyond int32 cannot be stored.',
      level: 'MUST',
      statement: 'The client MUST send JSON integers within int32 where a check-in has integers.',
    },
    {
      id: 'CLIENT-CHECK-IN.PLAIN-INTEGERS',
      level: 'SHOULD',
      statement: 'The client SHOULD write integers without a fraction or an exponent: 2, not 2.0.',
    },
    {
      id: 'CLIENT-CHECK-IN.NULLS',
      rationale: 'A service refuses the report, or makes 0 of the null: a room with nobody in it.',
      level: 'MUST',
      statement: 'The client MUST NOT send null where a check-in does not allow it.',
    },
    {
      id: 'CLIENT-CHECK-IN.LOYALTY',
      rationale: 'Typed readers refuse numbers and words, and some take any word for true.',
      level: 'MUST',
      statement: 'The client MUST send loyalty as true, false or null.',
    },
    {
      id: 'CLIENT-CHECK-IN.DATE-TIMES',
      rationale:
        'Without an offset a service reads the moment in the zone of its own machine, or refuses the report. Libraries in daily use write RFC 3339.',
      level: 'MUST',
      statement: 'The client MUST send the times of a check-in as date-times of RFC 3339, with an offset.',
    },
    {
      id: 'CLIENT-CHECK-IN.KNOWN-OFFSET',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 3339 §4.3',
      statement: 'The client SHOULD NOT send the offset -00:00, which says that the local time is not known.',
    },
    {
      id: 'CLIENT-CHECK-IN.HOTEL-OFFSET',
      rationale: 'The moment is the wrong one by hours, and with it the day that is billed.',
      level: 'MUST',
      statement: "The client MUST send the times of a check-in with the offset of the hotel's zone at that instant.",
    },
    {
      id: 'CLIENT-CHECK-IN.TWO-OFFSETS',
      rationale: 'The moment after the change is the wrong one by an hour.',
      level: 'MUST',
      statement: 'The client MUST send two offsets for a stay in which the clocks of the hotel change.',
    },
    {
      id: 'CLIENT-CHECK-IN.TIMES-IN-ORDER',
      level: 'MAY',
      statement:
        'The client MAY send an expected check-out that does not lie after the check-in; a person decides whether it is meant.',
    },
    {
      id: 'CLIENT-CHECK-IN.NIGHTS',
      level: 'SHOULD',
      statement: 'The client SHOULD send as many nights as lie between the dates of a stay.',
    },
    {
      id: 'CLIENT-CHECK-IN.AT-LEAST-ONE',
      level: 'MAY',
      statement:
        'The client MAY send an occupancy or a number of nights below 1; a person decides whether it is meant.',
    },
    {
      id: 'CLIENT-CHECK-IN.ROOM-TYPE',
      level: 'SHOULD',
      statement: 'The client SHOULD send Single or Double as the room type.',
    },
    {
      id: 'CLIENT-CHECK-IN.HOTEL-ID',
      rationale: 'The stay is recorded for another hotel.',
      level: 'MUST',
      statement: 'The client MUST send the id of the hotel at which the guest is.',
    },
    {
      id: 'CLIENT-CHECK-IN.VERBATIM',
      level: 'SHOULD',
      statement: 'The client SHOULD send the names of guests as they were entered, letter for letter.',
    },
  ),
  ...checkOut(
    {
      id: 'CLIENT-CHECK-OUT.REFERENCE-FORM',
      level: 'SHOULD',
      statement: 'The client SHOULD send check-outs in the reference form, not in the older one.',
    },
    {
      id: 'CLIENT-CHECK-OUT.RESERVATION-ID',
      rationale: 'A service cannot tell whose stay ends.',
      level: 'MUST',
      statement: 'The client MUST send the reservation id of a check-out as a text or null.',
    },
    {
      id: 'CLIENT-CHECK-OUT.DATE-TIME',
      rationale: 'Without an offset a service reads the moment in the zone of its own machine, or refuses the report.',
      level: 'MUST',
      statement: 'The client MUST send the time of a check-out as a date-time of RFC 3339, with an offset.',
    },
    {
      id: 'CLIENT-CHECK-OUT.SAYS-SOMETHING',
      level: 'MAY',
      statement:
        'The client MAY send a check-out that says neither which stay ends nor when; a person decides whether it is meant.',
    },
    {
      id: 'CLIENT-CHECK-OUT.AFTER-CHECK-IN',
      level: 'MAY',
      statement: 'The client MAY send a check-out that lies before the check-in; a person decides whether it is meant.',
    },
  ),
  ...topic({
    subject: 'client',
    operation: 'partial-bill',
    basis: 'profile',
    needs: 'operations.partial-bill.request',
  })(
    {
      id: 'CLIENT-PARTIAL-BILL.SCHEMA',
      rationale: 'The provider has published what it reads: anything else is refused.',
      level: 'MUST',
      clause: 'profile operations.partial-bill.request',
      statement: 'The client MUST send partial bills as the profile shows them.',
    },
    {
      id: 'CLIENT-PARTIAL-BILL.WITHIN-STAY',
      level: 'SHOULD',
      clause: 'profile operations.partial-bill.request',
      statement: 'The client SHOULD bill through a date within the stay.',
    },
  ),
  ...topic({ subject: 'client', operation: 'no-show', basis: 'profile', needs: 'operations.no-show.request' })({
    id: 'CLIENT-NO-SHOW.SCHEMA',
    rationale: 'The provider has published what it reads: anything else is refused.',
    level: 'MUST',
    clause: 'profile operations.no-show.request',
    statement: 'The client MUST send no-shows as the profile shows them.',
  }),
] as const;
