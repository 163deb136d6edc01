import { isOpen } from '../interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { DAILY, prefixOf, topic } from './row.ts';

/** By what a valid report is accepted: an open operation's is known from a profile only. */
function authorityOf(operation: ReservationOperation) {
  return isOpen(operation)
    ? ({ basis: 'profile', clause: `profile operations.${operation}.request` } as const)
    : ({ basis: 'document', clause: '§4.1' } as const);
}

function accepted<const O extends ReservationOperation>(operation: O) {
  const P = prefixOf(operation);
  const needs = isOpen(operation)
    ? { needs: [`operations.${operation}.request`, `operations.${operation}.example`] as const }
    : {};
  return topic({ operation, level: 'MUST', rationale: DAILY, ...authorityOf(operation), ...needs })(
    {
      id: `REPETITION-${P}.IN-A-ROW`,
      statement: `Valid ${operation} requests of distinct stays MUST be accepted one after the other.`,
    },
    {
      id: `REPETITION-${P}.IN-PARALLEL`,
      statement: `Valid ${operation} requests of distinct stays MUST be accepted when they come at the same time.`,
    },
    {
      id: `REPETITION-${P}.IN-TURNS`,
      rationale:
        'A faulty report would be recorded, or a good one be lost, because of another one before or beside it.',
      statement: `Valid and faulty ${operation} requests in turns MUST each be judged by what they say.`,
    },
    {
      id: `REPETITION-${P}.MIXED`,
      rationale:
        'A faulty report would be recorded, or a good one be lost, because of another one before or beside it.',
      statement: `Valid and faulty ${operation} requests at the same time MUST each be judged by what they say.`,
    },
    {
      id: `REPETITION-${P}.AFTER-BAD-TOKEN`,
      statement: `A valid ${operation} request that was refused for its token only MUST be accepted with a valid one.`,
    },
    {
      id: `REPETITION-${P}.CREDENTIAL-NOT-KEPT`,
      rationale:
        'Whoever comes after a client, behind the same proxy or on the same connection, could report in its name.',
      basis: 'document',
      clause: '§5.4',
      statement: `A ${operation} request without a token MUST be refused also right after one with a token.`,
    },
  );
}

function again<const O extends 'check-in' | 'check-out'>(operation: O) {
  const P = prefixOf(operation);
  return topic({ operation, clause: '§3' })(
    {
      id: `REPETITION-${P}.TWICE`,
      basis: 'observed',
      level: 'MAY',
      statement: `What the same ${operation} does the second time is not shown.`,
    },
    {
      id: `REPETITION-${P}.SAME-IN-PARALLEL`,
      basis: 'observed',
      level: 'MAY',
      statement: `What the same ${operation} several times at once does is not shown.`,
    },
    {
      id: `REPETITION-${P}.ACCEPTED-ALIKE`,
      basis: 'document',
      clause: '§4.1',
      level: 'SHOULD',
      statement: `The same ${operation} again, where it is accepted, SHOULD be answered with 201 and an empty body as well.`,
    },
    {
      id: `REPETITION-${P}.NO-SERVER-ERROR`,
      basis: 'rfc',
      clause: 'RFC 9110 §15.6',
      level: 'SHOULD',
      statement: `The service SHOULD NOT fail (5xx) over the same ${operation} again.`,
    },
  );
}

const twice = RESERVATION_OPERATIONS.filter(isOpen).flatMap((operation) =>
  topic({ operation, basis: 'observed', level: 'MAY', clause: '§3' })({
    id: `REPETITION-${prefixOf(operation)}.TWICE`,
    needs: [`operations.${operation}.request`, `operations.${operation}.example`],
    statement: `What the same ${operation} does the second time is not shown.`,
  }),
);

const stays = topic({ clause: '§4', rationale: DAILY })(
  {
    id: 'REPETITION-CHECK-OUT.AFTER-PARTIAL-BILL',
    operation: 'check-out',
    basis: 'document',
    level: 'MUST',
    claim: 'partial-bill',
    needs: ['operations.partial-bill.request', 'operations.partial-bill.example'],
    statement: 'The check-out of a guest MUST be accepted after a partial bill: the guest stays checked in.',
  },
  {
    id: 'REPETITION-CHECK-IN.AFTER-NO-SHOW',
    operation: 'check-in',
    basis: 'document',
    level: 'MUST',
    clause: '§4.1',
    claim: 'no-show',
    needs: ['operations.no-show.request', 'operations.no-show.example'],
    statement: 'A valid check-in request MUST be accepted right after the no-show of another guest.',
  },
  {
    id: 'REPETITION-CHECK-IN.OF-A-NO-SHOW',
    operation: 'check-in',
    basis: 'observed',
    level: 'MAY',
    clause: '§3',
    claim: 'no-show',
    needs: ['operations.no-show.request', 'operations.no-show.example'],
    statement: 'What a check-in does whose guest was reported as a no-show is not shown.',
  },
);

const single = topic({ operation: 'check-in', rationale: DAILY })(
  {
    id: 'REPETITION.NEWEST-TOKEN',
    basis: 'document',
    level: 'MUST',
    clause: '§5.4',
    claim: 'token-form',
    statement: 'The token issued last MUST be accepted, also where another one was used before.',
  },
  {
    id: 'REPETITION.RATE-LIMIT',
    basis: 'observed',
    level: 'MAY',
    clause: '§8',
    needs: 'rateLimit.requestsPerSecond',
    statement: 'What a short burst of check-ins meets is not shown.',
  },
);

/** The same again, and many at once (sections 3, 4 and 8). */
export const repetitionRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(accepted),
  ...(['check-in', 'check-out'] as const).flatMap((operation) => again(operation)),
  ...twice,
  ...stays,
  ...single,
] as const;
