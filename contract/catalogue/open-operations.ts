import { OPEN_OPERATIONS, type OpenOperation } from '../words.ts';
import { fieldMatrix, OF_CHECK_IN_ALONE } from './field-matrix.ts';
import { DAILY, PUBLISHED, prefixOf, topic } from './row.ts';

/** What the profile must give so that a body is known that the service accepts, and others that it refuses. */
function shownBody<const O extends OpenOperation>(operation: O) {
  return [`operations.${operation}.request`, `operations.${operation}.example`] as const;
}

/** The rows that rest on the profile's schema of the request. */
function requestRows<const O extends OpenOperation>(operation: O) {
  const P = prefixOf(operation);
  const authority = {
    operation,
    basis: 'profile',
    clause: `profile operations.${operation}.request`,
    needs: shownBody(operation),
  } as const;
  return [
    ...topic({ ...authority, level: 'MUST', rationale: DAILY })(
      { id: `${P}.ACCEPTS-EXAMPLE`, statement: `The ${operation} request that the profile shows MUST be accepted.` },
      {
        id: `${P}.ACCEPTS-REQUIRED-ONLY`,
        statement: `A ${operation} request with nothing but the required fields MUST be accepted.`,
      },
      { id: `${P}.ACCEPTS-ABSENT`, statement: `A ${operation} request without an optional field MUST be accepted.` },
      { id: `${P}.ACCEPTS-NULL`, statement: `A ${operation} request MUST be accepted with null where it is allowed.` },
      {
        id: `${P}.REFUSES-BODY`,
        rationale:
          'Nothing would be known of the event. It is asked only where the profile requires a field: stacks that read an empty object instead (Express, Koa, Pydantic 1, Go, Rails) then miss it.',
        statement: `A ${operation} request whose body is no JSON object MUST be refused.`,
      },
      {
        id: `${P}.ACCEPTS-CHARSET`,
        basis: 'rfc',
        clause: 'RFC 8259 §11',
        level: 'SHOULD',
        statement: `A ${operation} request whose media type names the charset utf-8 SHOULD be accepted.`,
      },
      {
        id: `${P}.UNKNOWN-MEMBER`,
        basis: 'observed',
        level: 'MAY',
        clause: '§4',
        statement: `What an unknown member of a ${operation} request does is not shown.`,
      },
    ),
    // A string of white space meets the profile's schema, and the document says nothing of it here.
    ...fieldMatrix(authority, 'REFUSES-BLANK', ...OF_CHECK_IN_ALONE),
  ] as const;
}

/** The rows that rest on other keys of the profile, or on none. */
function replyRows<const O extends OpenOperation>(operation: O) {
  const P = prefixOf(operation);
  const success = {
    clause: `profile operations.${operation}.success`,
    needs: [`operations.${operation}.success`, ...shownBody(operation)],
  } as const;
  return topic({ operation, basis: 'profile', level: 'MUST', rationale: PUBLISHED })(
    {
      id: `${P}.SUCCESS-STATUS`,
      ...success,
      statement: `A valid ${operation} request MUST be answered with the status that the profile gives.`,
    },
    {
      id: `${P}.SUCCESS-EMPTY-BODY`,
      ...success,
      statement: `A valid ${operation} request MUST be answered without a body where the profile says so.`,
    },
    {
      id: `${P}.INVALID-STATUS`,
      clause: 'profile errors.invalid',
      needs: ['errors.invalid', ...shownBody(operation)],
      statement: `A faulty ${operation} request MUST be refused with the status that the profile gives.`,
    },
    {
      id: `${P}.UNSUPPORTED-MEDIA-TYPE-STATUS`,
      clause: 'profile errors.unsupportedMediaType',
      needs: ['errors.unsupportedMediaType', ...shownBody(operation)],
      statement: `A ${operation} request of an unsupported media type MUST be refused with the status that the profile gives.`,
    },
    {
      id: `${P}.ERROR-SCHEMA`,
      clause: 'profile errors.schema',
      needs: 'errors.schema',
      statement: `An error of ${operation} MUST have the shape that the profile gives.`,
    },
    {
      id: `${P}.REFUSES-MEDIA-TYPE`,
      basis: 'rfc',
      clause: 'RFC 9110 §15.5.16',
      level: 'SHOULD',
      statement: `A ${operation} request of another media type than JSON SHOULD be refused.`,
    },
  );
}

/** The operations whose bodies only a profile shows (section 4, rules 3 and 4). */
export const openOperationRequirements = OPEN_OPERATIONS.flatMap((operation) => [
  ...requestRows(operation),
  ...replyRows(operation),
]);
