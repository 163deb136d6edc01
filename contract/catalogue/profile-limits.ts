import { isOpen } from '../interface.ts';
import type { ProfileKey } from '../requirement.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation, TOKEN_OPERATIONS, type TokenOperation } from '../words.ts';
import { PUBLISHED, prefixOf, topic } from './row.ts';

function pinned(operation: ReservationOperation): readonly ProfileKey[] {
  if (isOpen(operation)) return [`operations.${operation}.request`, `operations.${operation}.example`];
  return [`fields.${operation}`];
}

function limitRows<const O extends ReservationOperation>(operation: O) {
  const P = prefixOf(operation);
  const [key] = pinned(operation);
  const pin = { clause: `profile ${key}`, needs: pinned(operation), rationale: PUBLISHED } as const;
  return topic({ operation, basis: 'profile', level: 'MUST', ...pin })(
    {
      id: `FIELDS-${P}.ACCEPTS-LIMIT`,
      statement: `A ${operation} request with a field at a limit that the profile gives MUST be accepted.`,
    },
    {
      id: `FIELDS-${P}.REFUSES-BEYOND`,
      statement: `A ${operation} request with a field beyond a limit that the profile gives MUST be refused.`,
    },
  );
}

function tokenRows<const O extends TokenOperation>(operation: O) {
  const P = prefixOf(operation);
  const second = { basis: 'profile', clause: 'profile token.secondClient', needs: 'token.secondClient' } as const;
  return topic({ operation, level: 'MUST', rationale: PUBLISHED })(
    {
      id: `${P}.LONGEST-LIFE`,
      basis: 'profile',
      clause: 'profile token.longestLifeSeconds',
      needs: 'token.longestLifeSeconds',
      statement: 'A token MUST NOT live longer than the profile says.',
    },
    {
      id: `${P}.SECOND-CLIENT`,
      ...second,
      statement: "The token of the profile's second client MUST be accepted.",
    },
    {
      id: `${P}.SECOND-CLIENT-APART`,
      rationale: "One client would end the other one's reports by asking for a token.",
      ...second,
      statement: 'A token MUST NOT end when another client gets one.',
    },
    {
      id: `${P}.SECOND-CLIENT-SECRET`,
      rationale: 'Every client could report in the name of every other one.',
      ...second,
      basis: 'document',
      clause: '§5.1',
      statement: 'The secret of one client MUST NOT be accepted for another.',
    },
  );
}

/** Lengths, ranges, windows and lives that the provider has pinned, and its second client (sections 5 and 8). */
export const profileLimitRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(limitRows),
  ...TOKEN_OPERATIONS.flatMap(tokenRows),
] as const;
