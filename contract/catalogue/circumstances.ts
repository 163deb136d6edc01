import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { authorityOf, DAILY, shownBody, topic } from './row.ts';

const acceptedRows = (operation: ReservationOperation) =>
  topic({ ids: 'CIRCUMSTANCE-%', operation, ...authorityOf(operation), echoes: true })({
    ACCEPTED: {
      rationale:
        'Each circumstance is something that clients in daily use send by default, or that the document itself shows: their reports would be lost.',
      statement: 'A valid % request MUST be accepted under each circumstance that leaves it valid.',
    },
    SERVED:
      'A valid % request SHOULD also be accepted under a circumstance that a service may have a reason to refuse.',
  });

const arrivedRows = (operation: 'check-out' | 'partial-bill') =>
  topic({ ids: 'CIRCUMSTANCE-%', operation, ...authorityOf(operation), rationale: DAILY, echoes: true })({
    ARRIVED:
      'A valid % request MUST be accepted for each guest whose check-in was accepted, whatever the check-in said.',
  });

function credentialRows(operation: ReservationOperation) {
  const rationale =
    'Anyone who finds the circumstance can report events without a credential. An access check in front of all requests does not depend on circumstances.';
  return topic({
    ids: 'CIRCUMSTANCE-%',
    operation,
    clause: '§5.4',
    rationale,
    needs: shownBody(operation),
    group: 'any credential',
    echoes: true,
  })({
    'NO-CREDENTIAL': {
      phrase: 'a request without a token, under a circumstance',
      statement:
        'A % request without a credential MUST be refused under each circumstance in which a valid one is accepted.',
    },
    'WRONG-TOKEN': {
      phrase: 'an invented token, under a circumstance',
      statement:
        'A % request with an invented token MUST be refused under each circumstance in which a valid one is accepted.',
    },
    'NO-TOKEN': {
      phrase: "the client's credentials in the token's place, under a circumstance",
      statement:
        "A % request with the client's credentials in the token's place MUST be refused under each circumstance in which a valid one is accepted.",
    },
  });
}

/** Only of the check-in does the document show required fields. */
const fieldRows = topic({
  ids: 'CIRCUMSTANCE-%',
  operation: 'check-in',
  clause: '§2.1',
  rationale:
    'Under the circumstance the stay would be recorded without something that section 2.1 requires. Validators read the parsed body, whatever else was sent.',
  group: 'any body',
  echoes: true,
})({
  'REFUSES-MISSING': {
    phrase: 'a request that lacks a required field, under a circumstance',
    statement:
      'A check-in request that lacks a required field MUST be refused under each circumstance in which a valid one is accepted.',
  },
  'REFUSES-EMPTY': {
    phrase: 'an empty text where one is required, under a circumstance',
    statement:
      'A check-in request in which a required text is empty MUST be refused under each circumstance in which a valid one is accepted.',
  },
  OBSERVED: [
    '§4',
    'Whether a check-in request is accepted under a circumstance that the document does not show is recorded.',
  ],
});

/** Valid and faulty reports under circumstances, which make neither of them the other. */
export const circumstanceRequirements = [
  ...RESERVATION_OPERATIONS.flatMap((operation) => [...acceptedRows(operation), ...credentialRows(operation)]),
  ...arrivedRows('partial-bill'),
  ...arrivedRows('check-out'),
  ...fieldRows,
] as const;
