import { OPEN_OPERATIONS, type OpenOperation } from '../words.ts';
import { fieldMatrix, OF_CHECK_IN_ALONE } from './field-matrix.ts';
import { authorityOf, DAILY, shownBody, topic } from './row.ts';

/** The rows that rest on the profile's schema of the request. */
function requestRows(operation: OpenOperation) {
  const authority = { operation, ...authorityOf(operation) } as const;
  return [
    ...topic({ ...authority, rationale: DAILY })({
      'ACCEPTS-EXAMPLE': 'The % request that the profile shows MUST be accepted.',
      'ACCEPTS-REQUIRED-ONLY': {
        echoes: true,
        statement: 'A % request with only the required fields MUST be accepted.',
      },
      'ACCEPTS-ABSENT': 'A % request without an optional field MUST be accepted.',
      'ACCEPTS-FRACTION':
        'A date-time of a % request MUST be accepted with three digits of a fraction of a second, as many clients write them.',
      'ACCEPTS-NULL': 'A % request with null in a field that allows it MUST be accepted.',
      'ACCEPTS-OTHER-VALUES':
        'A % request MUST be accepted with other values that the profile allows: of a list, of a boolean, or of a text with room for a sentence.',
      'REFUSES-BODY': {
        group: 'any body',
        phrase: 'bodies that are not a JSON object',
        rationale:
          'Nothing would be known about the event. This is required only if the profile requires a field: stacks that read an empty object instead (Express, Koa, Pydantic 1, Go, Rails) then find it missing.',
        statement: 'A % request whose body is not a JSON object MUST be refused.',
      },
      'ACCEPTS-CHARSET': ['RFC 8259 §11', 'A % request whose media type names the charset utf-8 SHOULD be accepted.'],
      'UNKNOWN-MEMBER': ['§4', 'How a % request with an unknown member is answered is not shown.'],
    }),
    // A string of white space satisfies the profile's schema, and the document says nothing about it here.
    ...fieldMatrix(authority, 'REFUSES-BLANK', ...OF_CHECK_IN_ALONE),
  ] as const;
}

/** The rows that rest on other keys of the profile, or on none. */
function replyRows(operation: OpenOperation) {
  const clause = `profile operations.${operation}.success`;
  return topic({ operation, needs: shownBody(operation), group: 'any media type' })({
    'SUCCESS-STATUS': {
      clause,
      statement: 'A valid % request MUST be answered with the status that the profile gives.',
    },
    'SUCCESS-EMPTY-BODY': {
      clause,
      statement: 'A valid % request MUST be answered without a body if the profile says so.',
    },
    'INVALID-STATUS': [
      'profile errors.invalid',
      'A faulty % request MUST be refused with the status that the profile gives.',
    ],
    'UNSUPPORTED-MEDIA-TYPE-STATUS': [
      'profile errors.unsupportedMediaType',
      'A % request of an unsupported media type MUST be refused with the status that the profile gives.',
    ],
    'ERROR-SCHEMA': {
      clause: 'profile errors.schema',
      needs: [],
      statement: 'An error reply to % MUST have the shape that the profile gives.',
    },
    'REFUSES-MEDIA-TYPE': {
      clause: 'RFC 9110 §15.5.16',
      needs: [],
      statement: 'A % request whose media type is not JSON SHOULD be refused.',
    },
  });
}

/** The operations whose bodies only a profile shows (section 4, rules 3 and 4). */
export const openOperationRequirements = OPEN_OPERATIONS.flatMap((operation) => [
  ...requestRows(operation),
  ...replyRows(operation),
]);
