import { fieldMatrix } from './field-matrix.ts';
import { DAILY, topic } from './row.ts';

const common = { operation: 'check-in', clause: '§2.1' } as const;

/** Why a report is accepted at an edge of the calendar. */
export const AT_EDGES =
  'The reports of all guests who stay over that date would be lost. Who minds how long ago a stay was minds the earlier one as well, and libraries in daily use know the calendar.';

/** How the media type of a body that the document shows may be written. */
export const WRITTEN_TYPES = {
  'ACCEPTS-MEDIA-TYPE-CASE': [
    'RFC 9110 §8.3.1',
    'A content type SHOULD be recognised whatever the case of its letters.',
  ],
  'ACCEPTS-CHARSET': ['RFC 8259 §11', 'A content type with the parameter charset=utf-8 SHOULD be accepted.'],
} as const;

/** What an accepted report that the document shows is answered. */
export const SUCCESS = {
  'OBSERVED-FORM': 'How a form that the document neither shows nor forbids is answered is recorded.',
  'SUCCESS-STATUS': {
    rationale:
      'A client that follows the document takes 201 for a success, and reports again what was answered otherwise.',
    clause: '§4.1',
    statement: 'An accepted % MUST be answered with status 201.',
  },
  'SUCCESS-EMPTY-BODY': {
    rationale:
      'A client that follows the document reads no body, and may take one for an error or for the beginning of the next reply.',
    clause: '§4.1',
    statement: 'The answer to an accepted % MUST have an empty body.',
  },
} as const;

/** What is answered to a report at fault whose body the document shows, and to the next one. */
export const AROUND_REFUSALS = {
  'ACCEPTS-AFTER-REFUSAL': {
    echoes: true,
    rationale: 'The fault of one client would cost the next one its report.',
    clause: '§4.1',
    statement: 'A valid % MUST be accepted also right after a faulty one.',
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
    statement: 'A check-in with the required fields only MUST be accepted.',
  },
  'ACCEPTS-NULL': 'A check-in in which a field that allows null is null MUST be accepted.',
  'ACCEPTS-ABSENT': 'A check-in that lacks a field that is not required MUST be accepted.',
  'ACCEPTS-EMPTY-OPTIONAL':
    'A check-in whose optional strings are empty SHOULD be accepted: only required ones are to be non-empty.',
  'ACCEPTS-COMBINATION': {
    echoes: true,
    statement:
      'A usual check-in MUST be accepted with any two of the fields that allow null being present, null or absent together, whatever room, guests, nights and name it is about.',
  },
  'ACCEPTS-HOTEL-TIME': "A check-in with the times of the hotel's zone, with UTC offset, MUST be accepted.",
  'ACCEPTS-CLOCK-CHANGE': "A stay across a clock change of the hotel's zone, with two offsets, SHOULD be accepted.",
  'ACCEPTS-REPEATED-HOUR': 'An arrival in the hour that a clock change repeats SHOULD be accepted, with either offset.',
  'ACCEPTS-EDGE-OF-TIME': 'A check-in at an edge of the clock (midnight, the last second of a day) MUST be accepted.',
  'ACCEPTS-FAR-DATE':
    'A check-in at an edge of the calendar (leap day, year end), however long past, SHOULD be accepted.',
  'ACCEPTS-AS-EARLIER': {
    rationale: AT_EDGES,
    statement:
      'A check-in at an edge of the calendar (month end, year end, leap day, clock change) MUST be accepted where one of a week earlier is.',
  },
  'ACCEPTS-SAME-DAY-DEPARTURE': 'A check-in with a departure on the date of the arrival SHOULD be accepted.',
  'ACCEPTS-FRACTION': 'A date-time with a fraction of a second of up to three digits MUST be accepted.',
  'ACCEPTS-FINE-FRACTION': 'A date-time with a fraction of a second of more than three digits SHOULD be accepted.',
  'OBSERVED-OFFSET': "How a date-time with another offset than that of the hotel's zone is answered is recorded.",
  'ACCEPTS-NAME': 'A guest name in any script and with any punctuation MUST be accepted.',
  'ACCEPTS-LINES': 'A reservationInformation of several lines MUST be accepted.',
  'ACCEPTS-CODE':
    'A code, number or source in small letters, with spaces or punctuation, is a string and MUST be accepted.',
  'ACCEPTS-TEXT': 'Umlauts, apostrophes and hyphens MUST be accepted in every string, not only in names.',
  'ACCEPTS-ODD-TEXT': 'Invisible characters, line breaks and markup SHOULD be accepted in every string.',
  'ACCEPTS-USUAL-LENGTH':
    'Texts as long as those of real guests (names of 40 characters, notes of 200, ids of 36) MUST be accepted.',
  'ACCEPTS-SHORT-TEXT': 'A string of one character is not empty and MUST be accepted.',
  'ACCEPTS-LONG-TEXT': ['§8', 'A long string SHOULD be accepted: the document states no maximum length.'],
  'ACCEPTS-ROOM-TYPE': 'Both room types, Single and Double, MUST be accepted.',
  'ACCEPTS-LOYALTY': 'Both values of loyalty, true and false, MUST be accepted.',
  'ACCEPTS-OCCUPANCY': 'A usual number of guests MUST be accepted.',
  'ACCEPTS-MANY-GUESTS': ['§8', 'Four guests in a Double SHOULD be accepted: the document states no range.'],
  'ACCEPTS-NIGHTS': 'A usual number of nights MUST be accepted.',
  'ACCEPTS-LONG-STAY': ['§8', 'A stay of two weeks SHOULD be accepted: the document states no longest stay.'],
  'ACCEPTS-LARGE-INTEGER': ['§8', 'A large number within int32 SHOULD be accepted: the document states no range.'],
  'ACCEPTS-MEDIA-TYPE': 'Each content type of section 2.1 MUST be accepted.',
  ...WRITTEN_TYPES,
  'ACCEPTS-JSON-FORM': [
    'RFC 8259 §9',
    'A check-in MUST be accepted in any JSON text: any order of members, white space and escapes.',
  ],
  ...SUCCESS,
});

const refused = topic(common)({
  'REFUSES-EMPTY-BODY': {
    rationale:
      'Nothing is known of the stay. Stacks that read no body as an empty object (Express, Koa, Django REST framework) miss its required fields.',
    statement: 'A check-in without a body MUST be refused.',
  },
  'REFUSES-MALFORMED': {
    rationale:
      'A report that was cut off on its way would be taken for a whole one. No JSON parser in daily use takes such text; who reads an empty object instead (Laravel) misses its required fields.',
    clause: '§4',
    statement: 'A check-in whose body is not JSON MUST be refused.',
  },
  'REFUSES-LOOSE-JSON': {
    rationale: 'RFC 8259 §9 lets a parser take more than JSON, and what is taken is what was meant.',
    clause: 'RFC 8259 §9',
    statement: 'A check-in in text that is nearly JSON SHOULD be refused.',
  },
  'REFUSES-NON-OBJECT': {
    rationale:
      'Of a list the first report would be recorded and the others lost, and no other value holds a stay. Stacks that read one as an empty object (Pydantic 1, Go, Rails) miss its required fields.',
    statement: 'A check-in whose body is JSON, but not one object, MUST be refused.',
  },
  'REFUSES-MEDIA-TYPE': {
    rationale:
      'Go and many others never look at the media type, and frameworks that read forms or XML as well take the fields for what they are: nobody is harmed.',
    mustWhere: 'errors.unsupportedMediaType',
    statement: 'A check-in of a content type that section 2.1 does not list SHOULD be refused.',
  },
  'REFUSES-NO-MEDIA-TYPE': ['§4.2', 'A check-in without a Content-Type SHOULD be refused.'],
  'REFUSES-SEVERAL-ERRORS': {
    group: 'any body',
    phrase: 'several errors at once',
    echoes: true,
    rationale: 'Each of the errors alone is refused: none may hide the others.',
    statement: 'A check-in with several errors at once MUST be refused.',
  },
  'REFUSES-AGAIN': {
    group: 'any body',
    phrase: 'a body that has been refused before',
    echoes: true,
    rationale:
      'Clients send again what they got no answer to (section 7), and would take a stay for reported that is missing. Layers that know a repetition by its content or key note it before it is checked in the field.',
    statement: 'A check-in at fault that is sent again MUST be refused again.',
  },
  'REFUSES-IN-ANY-TYPE': {
    group: 'any body',
    phrase: 'faulty bodies under another of the listed media types',
    echoes: true,
    rationale:
      'Stays without a name or a room would be recorded. Validation that is bound to one media type is skipped for the others in the field.',
    statement: 'A check-in that lacks required fields, or has empty ones, MUST be refused in each content type.',
  },
  ...AROUND_REFUSALS,
});

/** Check-in (section 2.1; section 4, rule 1). */
export const checkInRequirements = [
  ...accepted,
  ...fieldMatrix(common, 'REFUSES-NULL-OPTIONAL', 'REFUSES-EMPTY-OPTIONAL', 'REFUSES-UNLISTED'),
  ...refused,
] as const;
