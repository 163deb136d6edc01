import { AROUND_REFUSALS, AT_EDGES, SUCCESS, WRITTEN_TYPES } from './check-in.ts';
import { fieldMatrix, OF_CHECK_IN_ALONE } from './field-matrix.ts';
import { DAILY, topic } from './row.ts';

const common = { operation: 'check-out', clause: '§2.2' } as const;

const accepted = topic({ ...common, rationale: DAILY })({
  'ACCEPTS-COMPLETE': 'A check-out in the reference form MUST be accepted.',
  'ACCEPTS-WITHOUT-ID': 'A check-out whose reservationId is absent or null SHOULD be accepted.',
  'ACCEPTS-WITHOUT-DATE': 'A check-out without checkOutDate SHOULD be accepted: it is not marked required.',
  'ACCEPTS-UNEXPECTED':
    'A check-out a few hours after the check-in, or some hours later than expected, SHOULD be accepted.',
  'ACCEPTS-HOTEL-TIME': "A check-out with a time in the hotel's time zone, with UTC offset, MUST be accepted.",
  'ACCEPTS-CLOCK-CHANGE':
    "A check-out SHOULD be accepted if the clocks of the hotel's time zone changed during the stay.",
  'ACCEPTS-EDGE-OF-TIME': 'A check-out at an edge of the clock (midnight, the last second of a day) MUST be accepted.',
  'ACCEPTS-FAR-DATE':
    'A check-out at an edge of the calendar (leap day, year end) SHOULD be accepted, however long ago.',
  'ACCEPTS-AS-EARLIER': {
    rationale: AT_EDGES,
    statement:
      'A check-out at an edge of the calendar (month end, year end, leap day, clock change) MUST be accepted if an earlier one is.',
  },
  'ACCEPTS-FRACTION': 'A date-time with up to three digits of a fraction of a second MUST be accepted.',
  'ACCEPTS-FINE-FRACTION': 'A date-time with more than three digits of a fraction of a second SHOULD be accepted.',
  'ACCEPTS-OTHER-OFFSET': [
    'RFC 3339 §4.2',
    "A date-time with an offset other than that of the hotel's time zone, or with Z, SHOULD be accepted.",
  ],
  ...WRITTEN_TYPES,
  'ACCEPTS-JSON-FORM': [
    'RFC 8259 §9',
    'A check-out MUST be accepted in any valid JSON: any order of members and white space.',
  ],
  ...SUCCESS,
});

const refused = topic(common)({
  'REFUSES-MALFORMED': {
    mustWhere: 'errors.malformed',
    clause: '§4',
    rationale:
      'No member of a check-out is required: a service that reads an unparsable body as an empty object finds nothing missing.',
    statement: 'A check-out whose body is not JSON SHOULD be refused.',
  },
  'REFUSES-LOOSE-JSON': ['RFC 8259 §9', 'A check-out whose body is almost JSON SHOULD be refused.'],
  'REFUSES-NON-OBJECT': 'A check-out whose body is JSON, but not one object, SHOULD be refused.',
  'REFUSES-MEDIA-TYPE': {
    mustWhere: 'errors.unsupportedMediaType',
    clause: '§4.2',
    statement: 'A check-out whose content type is not JSON SHOULD be refused.',
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
    'All fields are optional: a service that ignores the older form answers 201, and the check-out is lost. This is required only if the form is claimed.',
})({
  'ACCEPTS-COMPLETE':
    'If the older form is claimed, a check-out in the form of the quick-start guide MUST be accepted.',
  'UNDERSTANDS-DATE':
    'If the older form is claimed, a check-out whose check_out_date is not a calendar date MUST be refused.',
  'UNDERSTANDS-ID': 'If the older form is claimed, a check-out whose reservation_id is not a string MUST be refused.',
  'SUCCESS-STATUS': ['§4.1', 'An accepted check-out in the older form MUST be answered with status 201.'],
  'SUCCESS-EMPTY-BODY': ['§4.1', 'The reply to an accepted check-out in the older form MUST have an empty body.'],
});

const olderObserved = topic({ ids: 'OLDER-%', operation: 'check-out', clause: '§2.2' })({
  OBSERVED: 'How a check-out in the older form is answered, with a real and with an impossible date, is recorded.',
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
