import { isOpen } from '../interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation, TOKEN_OPERATIONS, type TokenOperation } from '../words.ts';
import { shownBody, topic } from './row.ts';

function limitRows(operation: ReservationOperation) {
  const clause = isOpen(operation) ? `profile operations.${operation}.request` : `profile fields.${operation}`;
  return topic({ ids: 'FIELDS-%', operation, clause, needs: shownBody(operation), echoes: true })({
    'ACCEPTS-LIMIT': `A ${operation} request with a field at a limit that the profile gives MUST be accepted.`,
    'REFUSES-BEYOND': {
      group: 'any body',
      phrase: "values beyond the profile's limits",
      fieldPhrase: "% beyond the profile's limit",
      statement: `A ${operation} request with a field beyond a limit that the profile gives MUST be refused.`,
    },
  });
}

const tokenRows = (operation: TokenOperation) =>
  topic({ operation, clause: 'profile token.secondClient' })({
    'LONGEST-LIFE': {
      echoes: true,
      clause: 'profile token.longestLifeSeconds',
      statement: 'A token MUST NOT live longer than the profile says.',
    },
    'SECOND-CLIENT': {
      echoes: true,
      statement: "The token of the profile's second client MUST be accepted.",
    },
    'SECOND-CLIENT-APART': {
      echoes: true,
      rationale: "One client would end the other one's reports by asking for a token.",
      statement: 'A token MUST NOT end when another client gets one.',
    },
    'SECOND-CLIENT-SECRET': {
      group: 'any token request',
      phrase: "another client's secret",
      echoes: true,
      rationale: 'Every client could report in the name of every other one.',
      clause: '§5.1',
      needs: ['token.secondClient'],
      statement: 'The secret of one client MUST NOT be accepted for another.',
    },
  });

/** Lengths, ranges, windows and lives that the provider has pinned, and its second client (sections 5 and 8). */
export const profileLimitRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(limitRows),
  ...TOKEN_OPERATIONS.flatMap(tokenRows),
] as const;
