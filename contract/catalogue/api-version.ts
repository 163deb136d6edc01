import type { ProfileKey } from '../requirement.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { DAILY, PUBLISHED, prefixOf, topic } from './row.ts';

/** What the profile must show where the document shows no body that the operation accepts. */
function exampleOf(operation: ReservationOperation): readonly ProfileKey[] {
  return operation === 'partial-bill' || operation === 'no-show' ? [`operations.${operation}.example`] : [];
}

function judged<const O extends ReservationOperation>(operation: O) {
  const P = prefixOf(operation);
  const example = exampleOf(operation);
  return topic({ operation, level: 'MUST', rationale: PUBLISHED })(
    {
      id: `API-VERSION-${P}.ABSENT`,
      rationale: DAILY,
      basis: 'document',
      clause: '§4',
      needs: example,
      statement: `A valid ${operation} request without api-version MUST be accepted.`,
    },
    {
      id: `API-VERSION-${P}.SUPPORTED`,
      basis: 'profile',
      clause: 'profile apiVersion.supported',
      needs: ['apiVersion.supported', ...example],
      statement: `A valid ${operation} request with a supported api-version MUST be accepted.`,
    },
    {
      id: `API-VERSION-${P}.UNSUPPORTED`,
      basis: 'profile',
      clause: 'profile apiVersion.unsupported',
      needs: ['apiVersion.unsupported', ...example],
      statement: `A ${operation} request with an unsupported api-version MUST be answered as the profile says.`,
    },
    {
      id: `API-VERSION-${P}.NO-CREDENTIAL`,
      rationale:
        'Whoever has no token could report stays in the name of a hotel. Guards that are bound to one form of the address are skipped for others in the field.',
      basis: 'document',
      clause: '§5.4',
      needs: example,
      statement: `An api-version MUST NOT replace the credential of a ${operation} request.`,
    },
    {
      id: `API-VERSION-${P}.EMPTY-AS-PROFILED`,
      basis: 'profile',
      clause: 'profile apiVersion.empty',
      needs: ['apiVersion.empty', ...example],
      statement: `A ${operation} request with an empty api-version MUST be answered as the profile says.`,
    },
    {
      id: `API-VERSION-${P}.REPEATED-AS-PROFILED`,
      basis: 'profile',
      clause: 'profile apiVersion.repeated',
      needs: ['apiVersion.repeated', ...example],
      statement: `A ${operation} request with two api-versions MUST be answered as the profile says.`,
    },
    {
      id: `API-VERSION-${P}.NO-SERVER-ERROR`,
      basis: 'rfc',
      clause: 'RFC 9110 §15.5',
      level: 'SHOULD',
      statement: `The service SHOULD NOT fail (5xx) over the api-version of a ${operation} request.`,
    },
  );
}

/** What look like a listed version is tried with a check-in alone: who reads versions reads them by the same code. */
const loose = topic({ operation: 'check-in', basis: 'profile', level: 'SHOULD' })({
  id: 'API-VERSION-CHECK-IN.UNSUPPORTED-LOOSE',
  clause: 'profile apiVersion.unsupported',
  needs: ['apiVersion.unsupported', 'apiVersion.supported'],
  statement:
    'A listed api-version that is written otherwise SHOULD be answered as the profile says of those not listed.',
});

function observed<const O extends ReservationOperation>(operation: O) {
  const P = prefixOf(operation);
  return topic({ operation, level: 'MAY', basis: 'observed', clause: '§9' })(
    {
      id: `API-VERSION-${P}.UNKNOWN`,
      statement: `What an unknown api-version does to a ${operation} request is not shown.`,
    },
    {
      id: `API-VERSION-${P}.EMPTY`,
      statement: `What an empty api-version does to a ${operation} request is not shown.`,
    },
    {
      id: `API-VERSION-${P}.REPEATED`,
      statement: `What a repeated api-version does to a ${operation} request is not shown.`,
    },
    {
      id: `API-VERSION-${P}.OTHER-CASE`,
      statement: `What api-version in another case does to a ${operation} request is not shown.`,
    },
  );
}

/** The query parameter api-version (sections 4 and 9). */
export const apiVersionRequirements = [
  ...RESERVATION_OPERATIONS.flatMap((operation) => [...judged(operation), ...observed(operation)]),
  ...loose,
];
