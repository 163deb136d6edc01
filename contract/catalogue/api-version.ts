import { isOpen } from '../interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { DAILY, topic } from './row.ts';

function judged(operation: ReservationOperation) {
  const needs = isOpen(operation) ? ([`operations.${operation}.example`] as const) : [];
  return topic({ ids: 'API-VERSION-%', operation, needs, group: 'any api-version' })({
    ABSENT: {
      rationale: DAILY,
      clause: '§4',
      statement: 'A valid % request without api-version MUST be accepted.',
    },
    SUPPORTED: ['profile apiVersion.supported', 'A valid % request with a supported api-version MUST be accepted.'],
    UNSUPPORTED: {
      phrase: 'an unsupported api-version',
      clause: 'profile apiVersion.unsupported',
      statement: 'A % request with an unsupported api-version MUST be answered as the profile says.',
    },
    'NO-CREDENTIAL': {
      group: 'any credential',
      phrase: 'a request without a token that has an api-version',
      echoes: true,
      rationale:
        'Anyone without a token could report stays in the name of a hotel. Access checks bound to one form of the address have been bypassed by other forms in practice.',
      clause: '§5.4',
      statement: 'An api-version MUST NOT replace the credential of a % request.',
    },
    'EMPTY-AS-PROFILED': {
      phrase: 'an empty api-version',
      echoes: true,
      clause: 'profile apiVersion.empty',
      statement: 'A % request with an empty api-version MUST be answered as the profile says.',
    },
    'REPEATED-AS-PROFILED': {
      phrase: 'two api-versions',
      echoes: true,
      clause: 'profile apiVersion.repeated',
      statement: 'A % request with two api-versions MUST be answered as the profile says.',
    },
    'NO-SERVER-ERROR': {
      clause: 'RFC 9110 §15.5',
      needs: [],
      statement: 'The api-version of a % request SHOULD NOT lead to a server error (5xx).',
    },
  });
}

/** Other spellings of a supported version, tried with a check-in: one piece of code reads it for all operations. */
const loose = topic({ ids: 'API-VERSION-%', operation: 'check-in' })({
  'UNSUPPORTED-LOOSE': {
    group: 'any api-version',
    phrase: 'a listed api-version that is written otherwise',
    clause: 'profile apiVersion.unsupported',
    needs: ['apiVersion.supported'],
    statement:
      'A supported api-version in another spelling SHOULD be answered as the profile says for unsupported ones.',
  },
});

const observed = (operation: ReservationOperation) =>
  topic({ ids: 'API-VERSION-%', operation, clause: '§9' })({
    UNKNOWN: 'How a % request with an unknown api-version is answered is not shown.',
    EMPTY: 'How a % request with an empty api-version is answered is not shown.',
    REPEATED: 'How a % request with a repeated api-version is answered is not shown.',
    'OTHER-CASE': 'How a % request with api-version in another letter case is answered is not shown.',
  });

/** The query parameter api-version (sections 4 and 9). */
export const apiVersionRequirements = [
  ...RESERVATION_OPERATIONS.flatMap((operation) => [...judged(operation), ...observed(operation)]),
  ...loose,
];
