import { fieldMatrix, OF_CHECK_IN_ALONE } from './field-matrix.ts';
import { DAILY, PUBLISHED, topic } from './row.ts';

const common = { operation: 'check-out', level: 'MUST', basis: 'document', clause: '§2.2' } as const;

const accepted = topic({ ...common, rationale: DAILY })(
  {
    id: 'CHECK-OUT.ACCEPTS-COMPLETE',
    statement: 'A check-out in the reference form MUST be accepted.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-WITHOUT-ID',
    level: 'SHOULD',
    statement: 'A check-out whose reservationId is absent or null SHOULD be accepted.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-WITHOUT-DATE',
    level: 'SHOULD',
    statement: 'A check-out without checkOutDate SHOULD be accepted: it is not marked required.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-HOTEL-TIME',
    statement: "A check-out with a time of the hotel's zone, with UTC offset, MUST be accepted.",
  },
  {
    id: 'CHECK-OUT.ACCEPTS-CLOCK-CHANGE',
    level: 'SHOULD',
    statement: "A check-out after a clock change of the hotel's zone during the stay SHOULD be accepted.",
  },
  {
    id: 'CHECK-OUT.ACCEPTS-EDGE-OF-TIME',
    statement: 'A check-out at an edge of the clock (midnight, the last second of a day) MUST be accepted.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-FAR-DATE',
    level: 'SHOULD',
    statement: 'A check-out at an edge of the calendar (leap day, year end), however long past, SHOULD be accepted.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-FRACTION',
    statement: 'A date-time with a fraction of a second of up to three digits MUST be accepted.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-FINE-FRACTION',
    level: 'SHOULD',
    statement: 'A date-time with a fraction of a second of more than three digits SHOULD be accepted.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-OTHER-OFFSET',
    level: 'SHOULD',
    basis: 'rfc',
    clause: 'RFC 3339 §4.2',
    statement: "A date-time with an offset other than that of the hotel's zone, or Z, SHOULD be accepted.",
  },
  {
    id: 'CHECK-OUT.ACCEPTS-MEDIA-TYPE-CASE',
    level: 'SHOULD',
    basis: 'rfc',
    clause: 'RFC 9110 §8.3.1',
    statement: 'A content type SHOULD be recognised whatever the case of its letters.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-CHARSET',
    level: 'SHOULD',
    basis: 'rfc',
    clause: 'RFC 8259 §11',
    statement: 'A content type with the parameter charset=utf-8 SHOULD be accepted.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-JSON-FORM',
    basis: 'rfc',
    clause: 'RFC 8259 §9',
    statement: 'A check-out MUST be accepted in any JSON text: any order of members and white space.',
  },
  {
    id: 'CHECK-OUT.OBSERVED-FORM',
    level: 'MAY',
    basis: 'observed',
    statement: 'How a form that the document neither shows nor forbids is answered is recorded.',
  },
  {
    id: 'CHECK-OUT.SUCCESS-STATUS',
    rationale:
      'A client that follows the document takes 201 for a success, and reports again what was answered otherwise.',
    clause: '§4.1',
    statement: 'An accepted check-out MUST be answered with status 201.',
  },
  {
    id: 'CHECK-OUT.SUCCESS-EMPTY-BODY',
    rationale:
      'A client that follows the document reads no body, and may take one for an error or for the beginning of the next reply.',
    clause: '§4.1',
    statement: 'The answer to an accepted check-out MUST have an empty body.',
  },
);

const refused = topic(common)(
  {
    id: 'CHECK-OUT.REFUSES-MALFORMED',
    level: 'SHOULD',
    mustWhere: 'errors.malformed',
    clause: '§4',
    statement: 'A check-out whose body is not JSON SHOULD be refused: no member being required, some read it as empty.',
  },
  {
    id: 'CHECK-OUT.REFUSES-LOOSE-JSON',
    level: 'SHOULD',
    basis: 'rfc',
    clause: 'RFC 8259 §9',
    statement: 'A check-out in text that is nearly JSON SHOULD be refused.',
  },
  {
    id: 'CHECK-OUT.REFUSES-NON-OBJECT',
    level: 'SHOULD',
    statement: 'A check-out whose body is JSON, but not one object, SHOULD be refused.',
  },
  {
    id: 'CHECK-OUT.REFUSES-MEDIA-TYPE',
    level: 'SHOULD',
    mustWhere: 'errors.unsupportedMediaType',
    clause: '§4.2',
    statement: 'A check-out of a content type that is no JSON SHOULD be refused.',
  },
  {
    id: 'CHECK-OUT.REFUSES-NO-MEDIA-TYPE',
    level: 'SHOULD',
    clause: '§4.2',
    statement: 'A check-out without a Content-Type SHOULD be refused.',
  },
  {
    id: 'CHECK-OUT.ACCEPTS-AFTER-REFUSAL',
    rationale: 'The fault of one client would cost the next one its report.',
    clause: '§4.1',
    statement: 'A valid check-out MUST be accepted also right after a faulty one.',
  },
  {
    id: 'CHECK-OUT.INVALID-STATUS',
    rationale: PUBLISHED,
    basis: 'profile',
    clause: 'profile errors.invalid',
    needs: 'errors.invalid',
    statement: 'An invalid check-out MUST be refused with a status that the profile gives.',
  },
  {
    id: 'CHECK-OUT.UNSUPPORTED-MEDIA-TYPE-STATUS',
    rationale: PUBLISHED,
    basis: 'profile',
    clause: 'profile errors.unsupportedMediaType',
    needs: 'errors.unsupportedMediaType',
    statement: 'A check-out of an unsupported content type MUST be refused with a status that the profile gives.',
  },
  {
    id: 'CHECK-OUT.ERROR-SCHEMA',
    rationale: PUBLISHED,
    basis: 'profile',
    clause: 'profile errors.schema',
    needs: 'errors.schema',
    statement: 'The body of a refused check-out MUST conform to the schema that the profile gives.',
  },
);

/** Check-out in the reference form (section 2.2; section 4, rule 1). */
export const checkOutRequirements = [
  ...accepted,
  ...fieldMatrix(
    { operation: 'check-out', basis: 'document', clause: '§2.2' },
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
] as const;
