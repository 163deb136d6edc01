import { isOpen } from '../interface.ts';
import type { ProfileKey } from '../requirement.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { PUBLISHED, prefixOf, topic } from './row.ts';

/** Without a body that is known to be accepted, a refusal of a body proves nothing. */
function shown(operation: ReservationOperation): readonly ProfileKey[] {
  return isOpen(operation) ? [`operations.${operation}.request`, `operations.${operation}.example`] : [];
}

function replyRows<const O extends ReservationOperation>(operation: O) {
  const P = prefixOf(operation);
  return topic({ operation, basis: 'profile', level: 'MUST', rationale: PUBLISHED })(
    {
      id: `ERRORS-${P}.MALFORMED-STATUS`,
      clause: 'profile errors.malformed',
      needs: ['errors.malformed', ...shown(operation)],
      statement: `A ${operation} request whose body is no JSON object MUST be refused with a status that the profile gives for it.`,
    },
    {
      id: `ERRORS-${P}.REPLY-TYPE`,
      clause: 'profile errors.replies',
      needs: 'errors.replies',
      statement: `An error of ${operation} MUST have the media type that the profile gives for its status.`,
    },
    {
      id: `ERRORS-${P}.REPLY-SCHEMA`,
      clause: 'profile errors.replies',
      needs: 'errors.replies',
      statement: `An error of ${operation} MUST have the shape that the profile gives for its status.`,
    },
    {
      id: `REPETITION-${P}.AS-PROFILED`,
      clause: `profile repeats.${operation}`,
      needs: [`repeats.${operation}`, ...shown(operation)],
      statement: `The same ${operation} a second time MUST be answered as the profile says.`,
    },
    {
      id: `READING-${P}.UNKNOWN-MEMBER`,
      clause: 'profile reading.unknownMembers',
      needs: ['reading.unknownMembers', ...shown(operation)],
      statement: `A ${operation} request with a member that no schema names MUST be answered as the profile says.`,
    },
  );
}

const asEmpty = topic({ operation: 'check-out', basis: 'profile', level: 'SHOULD' })({
  id: 'ERRORS-CHECK-OUT.NOTHING-STATUS',
  clause: 'profile errors.malformed',
  needs: 'errors.malformed',
  rationale:
    'Express, Koa and Django REST framework read no body as an empty object, Pydantic 1 reads an empty list so and Go null: no member being required, it is a check-out that names no stay, and nobody is harmed.',
  statement:
    'A check-out request without a body, with an empty list or with null SHOULD be refused with a status that the profile gives for it.',
});

function readingRows<const O extends Exclude<ReservationOperation, 'check-out'>>(operation: O) {
  const P = prefixOf(operation);
  return topic({ operation, basis: 'profile', level: 'MUST', rationale: PUBLISHED })(
    {
      id: `READING-${P}.COERCION`,
      clause: 'profile reading.coercions',
      needs: ['reading.coercions', ...shown(operation)],
      statement: `A ${operation} request with a value that would have to be coerced MUST be answered as the profile says.`,
    },
    {
      id: `READING-${P}.LETTER-CASE`,
      clause: 'profile reading.letterCase',
      needs: ['reading.letterCase', ...shown(operation)],
      statement: `A ${operation} request with names in other letter case MUST be answered as the profile says.`,
    },
  );
}

/** How errors, repeats and unusual reports are answered where the provider has pinned it (sections 3 and 7). */
export const profileReplyRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(replyRows),
  ...asEmpty,
  ...(['check-in', 'partial-bill', 'no-show'] as const).flatMap((operation) => readingRows(operation)),
] as const;
