import { isOpen } from '../interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { prefixOf, topic } from './row.ts';

/** By what a valid report is accepted, and its body refused: an open operation's is known from a profile only. */
function authorityOf(operation: ReservationOperation) {
  if (!isOpen(operation)) return { basis: 'document', clause: '§4.1' } as const;
  const needs = [`operations.${operation}.request`, `operations.${operation}.example`] as const;
  return { basis: 'profile', clause: `profile operations.${operation}.request`, needs } as const;
}

/** Without a body that is known to be accepted there is no valid report to be changed. */
function shown(operation: ReservationOperation) {
  const { needs } = { needs: undefined, ...authorityOf(operation) };
  return needs ? { needs } : {};
}

function acceptedRows<const O extends ReservationOperation>(operation: O) {
  const P = prefixOf(operation);
  return topic({ operation, ...authorityOf(operation) })(
    {
      id: `CIRCUMSTANCE-${P}.ACCEPTED`,
      level: 'MUST',
      rationale:
        'Each of them is what clients in daily use send without being told to, or what the document itself shows: their reports would be lost.',
      statement: `A valid ${operation} request MUST be accepted as ever under each circumstance that leaves it valid.`,
    },
    {
      id: `CIRCUMSTANCE-${P}.SERVED`,
      level: 'SHOULD',
      statement: `A valid ${operation} request SHOULD be accepted as ever also under a circumstance that a service may have a reason not to serve.`,
    },
  );
}

function credentialRows<const O extends ReservationOperation>(operation: O) {
  const P = prefixOf(operation);
  const rationale =
    'Whoever finds the circumstance reports events without a credential. A guard that stands before all requests knows no circumstance.';
  return topic({ operation, level: 'MUST', basis: 'document', clause: '§5.4', rationale, ...shown(operation) })(
    {
      id: `CIRCUMSTANCE-${P}.NO-CREDENTIAL`,
      statement: `A ${operation} request without a credential MUST be refused under each circumstance in which a valid one is accepted.`,
    },
    {
      id: `CIRCUMSTANCE-${P}.WRONG-TOKEN`,
      statement: `A ${operation} request with an invented token MUST be refused under each circumstance in which a valid one is accepted.`,
    },
    {
      id: `CIRCUMSTANCE-${P}.NO-TOKEN`,
      statement: `A ${operation} request with the client's credentials in the token's place MUST be refused under each circumstance in which a valid one is accepted.`,
    },
  );
}

/** What a required field is, the document shows of the check-in alone. */
const fieldRows = topic({
  operation: 'check-in',
  level: 'MUST',
  basis: 'document',
  clause: '§2.1',
  rationale:
    'Under the circumstance the stay would be recorded without what section 2.1 requires. Validators read the parsed body, whatever came with it.',
})(
  {
    id: 'CIRCUMSTANCE-CHECK-IN.REFUSES-MISSING',
    statement:
      'A check-in request that lacks a required field MUST be refused under each circumstance in which a valid one is accepted.',
  },
  {
    id: 'CIRCUMSTANCE-CHECK-IN.REFUSES-EMPTY',
    statement:
      'A check-in request in which a required text is empty MUST be refused under each circumstance in which a valid one is accepted.',
  },
  {
    id: 'CIRCUMSTANCE-CHECK-IN.OBSERVED',
    level: 'MAY',
    basis: 'observed',
    clause: '§4',
    statement:
      'Whether a check-in request is accepted under a circumstance that the document does not show is recorded.',
  },
);

/** Valid reports, and such as are at fault, under circumstances that change nothing about that. */
export const circumstanceRequirements = [
  ...RESERVATION_OPERATIONS.flatMap((operation) => [...acceptedRows(operation), ...credentialRows(operation)]),
  ...fieldRows,
] as const;
