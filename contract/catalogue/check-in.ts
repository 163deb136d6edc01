import { fieldMatrix } from './field-matrix.ts';
import { DAILY, topic } from './row.ts';

const common = { operation: 'check-in', clause: '§2.1' } as const;

/** Why a report is accepted at an edge of the calendar. */
export const AT_EDGES =
  'The reports of all guests who stay over that date would be lost. A service that limits how old a stay may be refuses the earlier one as well, and libraries in daily use know the calendar.';

/** Spellings of the media type, for bodies that the document shows. */
export const WRITTEN_TYPES = {
  'ACCEPTS-MEDIA-TYPE-CASE': ['RFC 9110 §8.3.1', 'A content type SHOULD be recognised in any letter case.'],
  'ACCEPTS-CHARSET': ['RFC 8259 §11', 'A content type with the parameter charset=utf-8 SHOULD be accepted.'],
} as const;

/** How an accepted report is answered, for bodies that the document shows. */
export const SUCCESS = {
  'OBSERVED-FORM': 'How a report in a form that the document neither shows nor forbids is answered is recorded.',
  'SUCCESS-STATUS': {
    rationale:
      'A client that follows the document takes 201 for success, and reports again whatever got another status.',
    clause: '§4.1',
    statement: 'An accepted % MUST be answered with status 201.',
  },
  'SUCCESS-EMPTY-BODY': {
    rationale:
      'A client that follows the document reads no body, and may take one for an error or for the start of the next reply.',
    clause: '§4.1',
    statement: 'The reply to an accepted % MUST have an empty body.',
  },
} as const;

/** How a faulty report and the next one are answered, for bodies that the document shows. */
export const AROUND_REFUSALS = {
  'ACCEPTS-AFTER-REFUSAL': {
    echoes: true,
    rationale: "One client's mistake would cost the next client its report.",
    clause: '§4.1',
    statement: 'A valid % MUST be accepted even right after a faulty one.',
  },
  'INVALID-STATUS': ['profile errors.invalid', 'An invalid % MUST be refused with a status that the profile gives.'],
  'UNSUPPORTED-MEDIA-TYPE-STATUS': [
    'profile errors.unsupportedMediaType',
    'A % of an unsupported content type MUST be refused with a status that the profile gives.',
  ],
  'ERROR-SCHEMA': [
    'profile errors.schema',
    'The body of a refused % MUST conform to the schema that the profile gives.',
  ],
} as const;

const accepted = topic({ ...common, rationale: DAILY })({
  'ACCEPTS-COMPLETE': 'A check-in with every field of section 2.1 MUST be accepted.',
  'ACCEPTS-REQUIRED-ONLY': {
    echoes: true,
    statement: 'A check-in with only the required fields MUST be accepted.',
  },
  'ACCEPTS-NULL': 'A check-in with null in a field that allows it MUST be accepted.',
  'ACCEPTS-ABSENT': 'A check-in without an optional field MUST be accepted.',
  'ACCEPTS-EMPTY-OPTIONAL':
    'A check-in whose optional strings are empty SHOULD be accepted: only required ones must be non-empty.',
  'ACCEPTS-COMBINATION': {
    echoes: true,
    statement:
      'An ordinary check-in MUST be accepted with any two of the fields that allow null present, null or absent, whatever its room, guests, nights, times, source and name.',
  },
  'ACCEPTS-HOTEL-TIME': "A check-in with times in the hotel's time zone, with UTC offset, MUST be accepted.",
  'ACCEPTS-CLOCK-CHANGE':
    "A stay across a clock change of the hotel's time zone, with two offsets, SHOULD be accepted.",
  'ACCEPTS-REPEATED-HOUR': 'An arrival in the hour that a clock change repeats SHOULD be accepted, with either offset.',
  'ACCEPTS-EDGE-OF-TIME': 'A check-in at an edge of the clock (midnight, the last second of a day) MUST be accepted.',
  'ACCEPTS-FAR-DATE':
    'A check-in at an edge of the calendar (leap day, year end) SHOULD be accepted, however long ago.',
  'ACCEPTS-AS-EARLIER': {
    rationale: AT_EDGES,
    statement:
      'A check-in at an edge of the calendar (month end, year end, leap day, clock change) MUST be accepted if an earlier one is.',
  },
  'ACCEPTS-SAME-DAY-DEPARTURE': 'A check-in with the departure on the day of arrival SHOULD be accepted.',
  'ACCEPTS-FRACTION': 'A date-time with up to three digits of a fraction of a second MUST be accepted.',
  'ACCEPTS-FINE-FRACTION': 'A date-time with more than three digits of a fraction of a second SHOULD be accepted.',
  'OBSERVED-OFFSET': "How a date-time whose offset is not that of the hotel's time zone is answered is recorded.",
  'ACCEPTS-NAME': 'A guest name in any script and with any punctuation MUST be accepted.',
  'ACCEPTS-LINES': 'A reservationInformation with several lines and special characters MUST be accepted.',
  'ACCEPTS-CODE':
    'A code, number or source MUST be accepted in lower case and with spaces or punctuation: it is a string.',
  'ACCEPTS-TEXT': 'Umlauts, apostrophes and hyphens MUST be accepted in every string, not only in names.',
  'ACCEPTS-ODD-TEXT': 'Invisible characters, line breaks and markup SHOULD be accepted in every string.',
  'ACCEPTS-USUAL-LENGTH':
    'Texts of realistic length (names of 40 characters, notes of 200, ids of 36) MUST be accepted.',
  'ACCEPTS-SHORT-TEXT': 'A string of one character MUST be accepted: it is not empty.',
  'ACCEPTS-LONG-TEXT': ['§8', 'A long string SHOULD be accepted: the document states no maximum length.'],
  'ACCEPTS-ROOM-TYPE': 'Both room types, Single and Double, MUST be accepted.',
  'ACCEPTS-LOYALTY': 'Both values of loyalty, true and false, MUST be accepted.',
  'ACCEPTS-OCCUPANCY': 'A usual number of guests MUST be accepted.',
  'ACCEPTS-MANY-GUESTS': ['§8', 'Four guests in a Double SHOULD be accepted: the document states no range.'],
  'ACCEPTS-NIGHTS': 'A usual number of nights MUST be accepted: guests stay for one night or for a month.',
  'ACCEPTS-LARGE-INTEGER': [
    '§8',
    'A large number within int32 SHOULD be accepted: the document states no other range.',
  ],
  'ACCEPTS-MEDIA-TYPE': 'Each content type of section 2.1 MUST be accepted.',
  ...WRITTEN_TYPES,
  'ACCEPTS-JSON-FORM': [
    'RFC 8259 §9',
    'A check-in MUST be accepted in any valid JSON: any order of members, white space and escapes.',
  ],
  ...SUCCESS,
});

const refused = topic(common)({
  'REFUSES-EMPTY-BODY': {
    rationale:
      'Nothing is known about the stay. Stacks that read a missing body as an empty object (Express, Koa, Django REST framework) then find the required fields missing.',
    statement: 'A check-in without a body MUST be refused.',
  },
  'REFUSES-MALFORMED': {
    rationale:
      'A report that was cut off on its way would be taken for a complete one. No JSON parser in daily use accepts such text; a stack that reads it as an empty object (Laravel) then finds the required fields missing.',
    clause: '§4',
    statement: 'A check-in whose body is not JSON MUST be refused.',
  },
  'REFUSES-LOOSE-JSON': {
    rationale: 'RFC 8259 §9 lets a parser accept more than JSON, and it reads what was meant.',
    clause: 'RFC 8259 §9',
    statement: 'A check-in whose body is almost JSON SHOULD be refused.',
  },
  'REFUSES-NON-OBJECT': {
    rationale:
      'From a list, the first report would be recorded and the others lost; no other value can hold a stay. Stacks that read such a value as an empty object (Pydantic 1, Go, Rails) then find the required fields missing.',
    statement: 'A check-in whose body is JSON, but not one object, MUST be refused.',
  },
  'REFUSES-MEDIA-TYPE': {
    rationale:
      'Go and many others never look at the media type, and frameworks that also read forms or XML find the same fields there: nobody is harmed.',
    mustWhere: 'errors.unsupportedMediaType',
    statement: 'A check-in of a content type that section 2.1 does not list SHOULD be refused.',
  },
  'REFUSES-NO-MEDIA-TYPE': ['§4.2', 'A check-in without a Content-Type SHOULD be refused.'],
  'REFUSES-SEVERAL-ERRORS': {
    group: 'any body',
    phrase: 'several errors at once',
    echoes: true,
    rationale: 'Each of these errors alone is refused, and one must not hide another.',
    statement: 'A check-in with several errors at once MUST be refused.',
  },
  'REFUSES-AGAIN': {
    group: 'any body',
    phrase: 'a body that has been refused before',
    echoes: true,
    rationale:
      'Clients send a request again if they got no answer (section 7), and would believe that a missing stay has been reported. In practice, layers that detect repetitions by content or key have recorded a request before it was validated.',
    statement: 'A faulty check-in that is sent again MUST be refused again.',
  },
  'REFUSES-IN-ANY-TYPE': {
    group: 'any body',
    phrase: 'faulty bodies under another of the listed media types',
    echoes: true,
    rationale:
      'Stays without a name or a room would be recorded. In practice, validation bound to one media type is skipped for the others.',
    statement: 'A check-in with required fields missing or empty MUST be refused in each content type.',
  },
  'REFUSES-IN-ANY-FORM': {
    group: 'any body',
    phrase: 'faulty JSON in another notation',
    echoes: true,
    rationale:
      'Stays without a name or a room would be recorded. A gateway that searches the text of a body, in place of a parser, misses what is written otherwise.',
    statement: 'A check-in with required fields empty MUST be refused in any notation of JSON.',
  },
  ...AROUND_REFUSALS,
});

/** Check-in (section 2.1; section 4, rule 1). */
export const checkInRequirements = [
  ...accepted,
  ...fieldMatrix(common, 'REFUSES-NULL-OPTIONAL', 'REFUSES-EMPTY-OPTIONAL', 'REFUSES-UNLISTED'),
  ...refused,
] as const;
