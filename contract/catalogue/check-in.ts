import { fieldMatrix } from './field-matrix.ts';
import { topic } from './row.ts';

const common = { operation: 'check-in', level: 'MUST', basis: 'document', clause: '§2.1' } as const;

const accepted = topic(common)(
  {
    id: 'CHECK-IN.ACCEPTS-COMPLETE',
    statement: 'A check-in with every field of section 2.1 MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-REQUIRED-ONLY',
    statement: 'A check-in with the required fields only MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-NULL',
    statement: 'A check-in in which a field that allows null is null MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-ABSENT',
    statement: 'A check-in that lacks a field that is not required MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-EMPTY-OPTIONAL',
    level: 'SHOULD',
    statement:
      'A check-in whose optional strings are empty SHOULD be accepted: only required ones are to be non-empty.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-COMBINATION',
    statement:
      'A check-in MUST be accepted with any two of the fields that allow null being present, null or absent together.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-HOTEL-TIME',
    statement: "A check-in with the times of the hotel's zone, with UTC offset, MUST be accepted.",
  },
  {
    id: 'CHECK-IN.ACCEPTS-CLOCK-CHANGE',
    level: 'SHOULD',
    statement: "A stay across a clock change of the hotel's zone, with two offsets, SHOULD be accepted.",
  },
  {
    id: 'CHECK-IN.ACCEPTS-REPEATED-HOUR',
    level: 'SHOULD',
    statement: 'An arrival in the hour that a clock change repeats SHOULD be accepted, with either offset.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-EDGE-OF-TIME',
    statement: 'A check-in at an edge of the clock (midnight, the last second of a day) MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-FAR-DATE',
    level: 'SHOULD',
    statement: 'A check-in at an edge of the calendar (leap day, year end), however long past, SHOULD be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-SAME-DAY-DEPARTURE',
    level: 'SHOULD',
    statement: 'A check-in with a departure on the date of the arrival SHOULD be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-FRACTION',
    statement: 'A date-time with a fraction of a second of up to three digits MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-FINE-FRACTION',
    level: 'SHOULD',
    statement: 'A date-time with a fraction of a second of more than three digits SHOULD be accepted.',
  },
  {
    id: 'CHECK-IN.OBSERVED-OFFSET',
    level: 'MAY',
    basis: 'observed',
    statement: "How a date-time with another offset than that of the hotel's zone is answered is recorded.",
  },
  {
    id: 'CHECK-IN.ACCEPTS-NAME',
    statement: 'A guest name in any script and with any punctuation MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-LINES',
    statement: 'A reservationInformation of several lines MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-CODE',
    statement:
      'A code, number or source in small letters, with spaces or punctuation, is a string and MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-TEXT',
    statement: 'Umlauts, apostrophes and hyphens MUST be accepted in every string, not only in names.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-ODD-TEXT',
    level: 'SHOULD',
    statement: 'Invisible characters, line breaks and markup SHOULD be accepted in every string.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-USUAL-LENGTH',
    statement: 'Texts as long as those of real guests (names of 40 characters, notes of 200) MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-SHORT-TEXT',
    statement: 'A string of one character is not empty and MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-LONG-TEXT',
    level: 'SHOULD',
    clause: '§8',
    statement: 'A long string SHOULD be accepted: the document states no maximum length.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-ROOM-TYPE',
    statement: 'Both room types, Single and Double, MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-LOYALTY',
    statement: 'Both values of loyalty, true and false, MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-OCCUPANCY',
    statement: 'A usual number of guests MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-MANY-GUESTS',
    level: 'SHOULD',
    clause: '§8',
    statement: 'Four guests in a Double SHOULD be accepted: the document states no range.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-NIGHTS',
    statement: 'A usual number of nights MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-LONG-STAY',
    level: 'SHOULD',
    clause: '§8',
    statement: 'A stay of two weeks SHOULD be accepted: the document states no longest stay.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-LARGE-INTEGER',
    level: 'SHOULD',
    clause: '§8',
    statement: 'A large number within int32 SHOULD be accepted: the document states no range.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-MEDIA-TYPE',
    statement: 'Each content type of section 2.1 MUST be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-MEDIA-TYPE-CASE',
    level: 'SHOULD',
    basis: 'rfc',
    clause: 'RFC 9110 §8.3.1',
    statement: 'A content type SHOULD be recognised whatever the case of its letters.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-CHARSET',
    level: 'SHOULD',
    basis: 'rfc',
    clause: 'RFC 8259 §11',
    statement: 'A content type with the parameter charset=utf-8 SHOULD be accepted.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-JSON-FORM',
    basis: 'rfc',
    clause: 'RFC 8259 §9',
    statement: 'A check-in MUST be accepted in any JSON text: any order of members, white space and escapes.',
  },
  {
    id: 'CHECK-IN.OBSERVED-FORM',
    level: 'MAY',
    basis: 'observed',
    statement: 'How a form that the document neither shows nor forbids is answered is recorded.',
  },
  {
    id: 'CHECK-IN.SUCCESS-STATUS',
    clause: '§4.1',
    statement: 'An accepted check-in MUST be answered with status 201.',
  },
  {
    id: 'CHECK-IN.SUCCESS-EMPTY-BODY',
    clause: '§4.1',
    statement: 'The answer to an accepted check-in MUST have an empty body.',
  },
);

const refused = topic(common)(
  { id: 'CHECK-IN.REFUSES-EMPTY-BODY', statement: 'A check-in without a body MUST be refused.' },
  { id: 'CHECK-IN.REFUSES-MALFORMED', clause: '§4', statement: 'A check-in whose body is not JSON MUST be refused.' },
  {
    id: 'CHECK-IN.REFUSES-LOOSE-JSON',
    level: 'SHOULD',
    basis: 'rfc',
    clause: 'RFC 8259 §9',
    statement: 'A check-in in text that is nearly JSON SHOULD be refused.',
  },
  {
    id: 'CHECK-IN.REFUSES-NON-OBJECT',
    statement: 'A check-in whose body is JSON, but not one object, MUST be refused.',
  },
  {
    id: 'CHECK-IN.REFUSES-MEDIA-TYPE',
    level: 'SHOULD',
    mustWhere: 'errors.unsupportedMediaType',
    statement: 'A check-in of a content type that section 2.1 does not list SHOULD be refused.',
  },
  {
    id: 'CHECK-IN.REFUSES-NO-MEDIA-TYPE',
    level: 'SHOULD',
    clause: '§4.2',
    statement: 'A check-in without a Content-Type SHOULD be refused.',
  },
  {
    id: 'CHECK-IN.REFUSES-SEVERAL-ERRORS',
    statement: 'A check-in with several errors at once MUST be refused.',
  },
  {
    id: 'CHECK-IN.REFUSES-IN-ANY-TYPE',
    statement: 'A check-in that lacks required fields, or has empty ones, MUST be refused in each content type.',
  },
  {
    id: 'CHECK-IN.ACCEPTS-AFTER-REFUSAL',
    clause: '§4.1',
    statement: 'A valid check-in MUST be accepted also right after a faulty one.',
  },
  {
    id: 'CHECK-IN.INVALID-STATUS',
    basis: 'profile',
    clause: 'profile errors.invalid',
    needs: 'errors.invalid',
    statement: 'An invalid check-in MUST be refused with a status that the profile gives.',
  },
  {
    id: 'CHECK-IN.UNSUPPORTED-MEDIA-TYPE-STATUS',
    basis: 'profile',
    clause: 'profile errors.unsupportedMediaType',
    needs: 'errors.unsupportedMediaType',
    statement: 'A check-in of an unsupported content type MUST be refused with a status that the profile gives.',
  },
  {
    id: 'CHECK-IN.ERROR-SCHEMA',
    basis: 'profile',
    clause: 'profile errors.schema',
    needs: 'errors.schema',
    statement: 'The body of a refused check-in MUST conform to the schema that the profile gives.',
  },
);

/** Check-in (section 2.1; section 4, rule 1). */
export const checkInRequirements = [
  ...accepted,
  ...fieldMatrix(
    { operation: 'check-in', basis: 'document', clause: '§2.1' },
    'REFUSES-NULL-OPTIONAL',
    'REFUSES-EMPTY-OPTIONAL',
    'REFUSES-UNLISTED',
  ),
  ...refused,
] as const;
