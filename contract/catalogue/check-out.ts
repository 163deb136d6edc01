import { AROUND_REFUSALS, AT_EDGES, SUCCESS, WRITTEN_TYPES } from './check-in.ts';
import { fieldMatrix, OF_CHECK_IN_ALONE } from './field-matrix.ts';
import { DAILY, topic } from './row.ts';

const common = { operation: 'check-out', clause: '§2.2' } as const;

const accepted = topic({ ...common, rationale: DAILY })({
  'ACCEPTS-COMPLETE': 'A check-out in the reference form MUST be accepted.',
  'ACCEPTS-WITHOUT-ID': 'A check-out whose reservationId is absent or null SHOULD be accepted.',
  'ACCEPTS-WITHOUT-DATE': 'A check-out without checkOutDate SHOULD be accepted: it is not marked required.',
  'ACCEPTS-UNEXPECTED':
    'A check-out within hours of the check-in, or some hours later than expected, SHOULD be accepted.',
  'ACCEPTS-HOTEL-TIME': "A check-out with a time of the hotel's zone, with UTC offset, MUST be accepted.",
  'ACCEPTS-CLOCK-CHANGE': "A check-out after a clock change of the hotel's zone during the stay SHOULD be accepted.",
  'ACCEPTS-EDGE-OF-TIME': 'A check-out at an edge of the clock (midnight, the last second of a day) MUST be accepted.',
  'ACCEPTS-FAR-DATE':
    'A check-out at an edge of the calendar (leap day, year end), however long past, SHOULD be accepted.',
  'ACCEPTS-AS-EARLIER': {
    rationale: AT_EDGES,
    statement:
      'A check-out at an edge of the calendar (month end, year end, leap day, clock change) MUST be accepted where one of a week earlier is.',
  },
  'ACCEPTS-FRACTION': 'A date-time with a fraction of a second of up to three digits MUST be accepted.',
  'ACCEPTS-FINE-FRACTION': 'A date-time with a fraction of a second of more than three digits SHOULD be accepted.',
  'ACCEPTS-OTHER-OFFSET': [
    'RFC 3339 §4.2',
    "A date-time with an offset other than that of the hotel's zone, or Z, SHOULD be accepted.",
  ],
  ...WRITTEN_TYPES,
  'ACCEPTS-JSON-FORM': [
    'RFC 8259 §9',
    'A check-out MUST be accepted in any JSON text: any order of members and white space.',
  ],
  ...SUCCESS,
});

const refused = topic(common)({
  'REFUSES-MALFORMED': {
    mustWhere: 'errors.malformed',
    clause: '§4',
    rationale:
      'No member of a check-out is required: a service that reads a body which it cannot parse as an empty object finds nothing missing.',
    statement: 'A check-out whose body is not JSON SHOULD be refused.',
  },
  'REFUSES-LOOSE-JSON': ['RFC 8259 §9', 'A check-out in text that is nearly JSON SHOULD be refused.'],
  'REFUSES-NON-OBJECT': 'A check-out whose body is JSON, but not one object, SHOULD be refused.',
  'REFUSES-MEDIA-TYPE': {
    mustWhere: 'errors.unsupportedMediaType',
    clause: '§4.2',
    statement: 'A check-out of a content type that is no JSON SHOULD be refused.',
  },
  'REFUSES-NO-MEDIA-TYPE': ['§4.2', 'A check-out without a Content-Type SHOULD be refused.'],
  ...AROUND_REFUSALS,
});

/** The older form (section 2.2): a success alone does not show that it is understood, all fields being optional. */
const older = topic({
  ids: 'OLDER-%',
  operation: 'check-out',
  clause: '§2.2',
  claim: 'older-check-out',
  rationale:
    'All fields are optional: a service that ignores the older form answers 201, and the check-out is lost. It is asked only where the form is claimed.',
})({
  'ACCEPTS-COMPLETE': 'Where it is claimed, a check-out in the older form of the quick-start guide MUST be accepted.',
  'UNDERSTANDS-DATE': 'Where the older form is claimed, one whose check_out_date is no calendar date MUST be refused.',
  'UNDERSTANDS-ID': 'Where the older form is claimed, one whose reservation_id is no string MUST be refused.',
  'SUCCESS-STATUS': ['§4.1', 'An accepted check-out in the older form MUST be answered with status 201.'],
  'SUCCESS-EMPTY-BODY': ['§4.1', 'The answer to an accepted check-out in the older form MUST have an empty body.'],
});

const olderObserved = topic({ ids: 'OLDER-%', operation: 'check-out', clause: '§2.2' })({
  OBSERVED: 'How the older form of a check-out is answered, with a real and with an impossible date, is recorded.',
});

/** Check-out in either form (section 2.2; section 4, rule 1). */
export const checkOutRequirements = [
  ...accepted,
  ...fieldMatrix(
    common,
    'REFUSES-MISSING',
    'REFUSES-NULL-REQUIRED',
    'REFUSES-NULL-NUMBER',
    'REFUSES-EMPTY',
    'REFUSES-BLANK',
    'REFUSES-FRACTION',
    'REFUSES-BEYOND-INT32',
    'REFUSES-UNLISTED',
    ...OF_CHECK_IN_ALONE,
  ),
  ...refused,
  ...older,
  ...olderObserved,
] as const;
