import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { ECHO, shownBody, topic } from './row.ts';

function replyRows(operation: ReservationOperation) {
  const needs = shownBody(operation);
  return [
    ...topic({ ids: 'ERRORS-%', operation, clause: 'profile errors.replies' })({
      'MALFORMED-STATUS': {
        group: 'any body',
        ...ECHO,
        clause: 'profile errors.malformed',
        needs,
        statement: `A ${operation} request whose body is no JSON object MUST be refused with a status that the profile gives for it.`,
      },
      'REPLY-TYPE': `An error of ${operation} MUST have the media type that the profile gives for its status.`,
      'REPLY-SCHEMA': `An error of ${operation} MUST have the shape that the profile gives for its status.`,
    }),
    ...topic({ ids: 'REPETITION-%', operation, needs, clause: `profile repeats.${operation}`, echoes: true })({
      'AS-PROFILED': `The same ${operation} a second time MUST be answered as the profile says.`,
    }),
    ...topic({ ids: 'READING-%', operation, needs, clause: 'profile reading.unknownMembers', echoes: true })({
      'UNKNOWN-MEMBER': {
        group: 'any body',
        phrase: 'a member that no schema names',
        statement: `A ${operation} request with a member that no schema names MUST be answered as the profile says.`,
      },
    }),
  ] as const;
}

const asEmpty = topic({ ids: 'ERRORS-%', operation: 'check-out', clause: 'profile errors.malformed' })({
  'NOTHING-STATUS': {
    rationale:
      'Express, Koa and Django REST framework read no body as an empty object, Pydantic 1 reads an empty list so and Go null: no member being required, it is a check-out that names no stay, and nobody is harmed.',
    statement:
      'A check-out request without a body, with an empty list or with null SHOULD be refused with a status that the profile gives for it.',
  },
});

const readingRows = (operation: Exclude<ReservationOperation, 'check-out'>) =>
  topic({ ids: 'READING-%', operation, needs: shownBody(operation), group: 'any body', echoes: true })({
    COERCION: {
      phrase: 'values that have to be coerced',
      clause: 'profile reading.coercions',
      statement: `A ${operation} request with a value that would have to be coerced MUST be answered as the profile says.`,
    },
    'LETTER-CASE': {
      phrase: 'names in other letter case',
      clause: 'profile reading.letterCase',
      statement: `A ${operation} request with names in other letter case MUST be answered as the profile says.`,
    },
  });

/** How errors, repeats and unusual reports are answered where the provider has pinned it (sections 3 and 7). */
export const profileReplyRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(replyRows),
  ...asEmpty,
  ...RESERVATION_OPERATIONS.filter((operation) => operation !== 'check-out').flatMap(readingRows),
] as const;
