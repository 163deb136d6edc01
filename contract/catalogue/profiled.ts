import { isOpen } from '../interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation, TOKEN_OPERATIONS, type TokenOperation } from '../words.ts';
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
        statement:
          'A % request whose body is not a JSON object MUST be refused with a status that the profile gives for that.',
      },
      'REPLY-TYPE': 'An error reply to % MUST have the media type that the profile gives for its status.',
      'REPLY-SCHEMA': 'An error reply to % MUST have the shape that the profile gives for its status.',
    }),
    ...topic({ ids: 'REPETITION-%', operation, needs, clause: `profile repeats.${operation}`, echoes: true })({
      'AS-PROFILED': 'A % request that is sent a second time MUST be answered as the profile says.',
    }),
    ...topic({ ids: 'READING-%', operation, needs, clause: 'profile reading.unknownMembers', echoes: true })({
      'UNKNOWN-MEMBER': {
        group: 'any body',
        phrase: 'a member that no schema names',
        statement: 'A % request with a member that is not in its schema MUST be answered as the profile says.',
      },
    }),
  ] as const;
}

const asEmpty = topic({ ids: 'ERRORS-%', operation: 'check-out', clause: 'profile errors.malformed' })({
  'NOTHING-STATUS': {
    rationale:
      'Express, Koa and Django REST framework read a missing body as an empty object, Pydantic 1 an empty list, and Go null: since no member is required, it is a check-out that names no stay, and nobody is harmed.',
    statement:
      'A check-out request without a body, with an empty list or with null SHOULD be refused with a status that the profile gives for that.',
  },
});

const readingRows = (operation: Exclude<ReservationOperation, 'check-out'>) =>
  topic({ ids: 'READING-%', operation, needs: shownBody(operation), group: 'any body', echoes: true })({
    COERCION: {
      phrase: 'values that have to be coerced',
      clause: 'profile reading.coercions',
      statement: 'A % request with a value that would have to be coerced MUST be answered as the profile says.',
    },
    'LETTER-CASE': {
      phrase: 'names in other letter case',
      clause: 'profile reading.letterCase',
      statement: 'A % request with member names in another letter case MUST be answered as the profile says.',
    },
  });

function limitRows(operation: ReservationOperation) {
  const clause = isOpen(operation) ? `profile operations.${operation}.request` : `profile fields.${operation}`;
  return topic({ ids: 'FIELDS-%', operation, clause, needs: shownBody(operation), echoes: true })({
    'ACCEPTS-LIMIT': 'A % request with a field exactly at a limit of the profile MUST be accepted.',
    'REFUSES-BEYOND': {
      group: 'any body',
      phrase: "values beyond the profile's limits",
      fieldPhrase: "% beyond the profile's limit",
      statement: 'A % request with a field beyond a limit of the profile MUST be refused.',
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
      rationale: "One client could stop another one's reports by requesting a token.",
      statement: "A client's token MUST NOT become invalid when another client gets one.",
    },
    'SECOND-CLIENT-SECRET': {
      group: 'any token request',
      phrase: "another client's secret",
      echoes: true,
      rationale: 'Every client could report in the name of every other client.',
      clause: '§5.1',
      needs: ['token.secondClient'],
      statement: 'The secret of one client MUST NOT be accepted for another.',
    },
  });

/** What the profile pins: errors, repetitions, odd reports, limits, lives, a second client (sections 3, 5, 7 and 8). */
export const profiledRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(replyRows),
  ...asEmpty,
  ...RESERVATION_OPERATIONS.filter((operation) => operation !== 'check-out').flatMap(readingRows),
  ...RESERVATION_OPERATIONS.flatMap(limitRows),
  ...TOKEN_OPERATIONS.flatMap(tokenRows),
] as const;
