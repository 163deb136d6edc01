import { isOpen } from '../interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { authorityOf, DAILY, shownBody, topic } from './row.ts';

const beside = {
  phrase: 'a faulty request',
  rationale: 'A faulty report would be recorded, or a good one be lost, because of another one before or beside it.',
};

const accepted = (operation: ReservationOperation) =>
  topic({
    ids: 'REPETITION-%',
    operation,
    rationale: DAILY,
    ...authorityOf(operation),
    group: 'any body',
    echoes: true,
  })({
    'IN-A-ROW': 'Valid % requests of distinct stays MUST be accepted one after the other.',
    'IN-PARALLEL': 'Valid % requests of distinct stays MUST be accepted when they come at the same time.',
    'IN-TURNS': {
      ...beside,
      statement: 'Valid and faulty % requests in turns MUST each be judged by what they say.',
    },
    MIXED: {
      ...beside,
      statement: 'Valid and faulty % requests at the same time MUST each be judged by what they say.',
    },
    'AFTER-BAD-TOKEN': 'A valid % request that was refused for its token only MUST be accepted with a valid one.',
    'CREDENTIAL-NOT-KEPT': {
      group: 'any credential',
      phrase: 'a request without a token right after one with a token',
      rationale:
        'Anyone who comes after a client, behind the same proxy or on the same connection, could report in its name.',
      clause: '§5.4',
      statement: 'A % request without a token MUST be refused also right after one with a token.',
    },
  });

const again = (operation: 'check-in' | 'check-out') =>
  topic({ ids: 'REPETITION-%', operation, clause: '§3', echoes: true })({
    TWICE: 'What the same % does the second time is not shown.',
    'SAME-IN-PARALLEL': 'What the same % several times at once does is not shown.',
    'ACCEPTED-ALIKE': [
      '§4.1',
      'The same % again, where it is accepted, SHOULD be answered with 201 and an empty body as well.',
    ],
    'NO-SERVER-ERROR': ['RFC 9110 §15.6', 'The service SHOULD NOT fail (5xx) over the same % again.'],
  });

const twice = RESERVATION_OPERATIONS.filter(isOpen).flatMap((operation) =>
  topic({ ids: 'REPETITION-%', operation, clause: '§3', echoes: true })({
    TWICE: { needs: shownBody(operation), statement: 'What the same % does the second time is not shown.' },
  }),
);

const afterBill = topic({ ids: 'REPETITION-%', operation: 'check-out', clause: '§4', rationale: DAILY, echoes: true })({
  'AFTER-PARTIAL-BILL': {
    claim: 'partial-bill',
    needs: shownBody('partial-bill'),
    statement: 'The check-out of a guest MUST be accepted after a partial bill: the guest stays checked in.',
  },
});

const leaving = topic({ ids: 'REPETITION-%', operation: 'check-out', clause: '§4.1', rationale: DAILY, echoes: true })({
  'AFTER-REPEATED-CHECK-IN': {
    claim: 'check-in',
    statement:
      'The check-out of a guest MUST be accepted also where the check-in came twice: clients may send a request again (section 7).',
  },
  'OF-SHARERS': {
    claim: 'check-in',
    statement:
      'The check-out of a guest MUST be accepted after that of another one in the same room or on the same folio, where both were checked in.',
  },
});

const afterNoShow = topic({
  ids: 'REPETITION-%',
  operation: 'check-in',
  clause: '§4.1',
  claim: 'no-show',
  needs: shownBody('no-show'),
  rationale: DAILY,
  echoes: true,
})({
  'AFTER-NO-SHOW': 'A valid check-in request MUST be accepted right after the no-show of another guest.',
  'OF-A-NO-SHOW': ['§3', 'What a check-in does whose guest was reported as a no-show is not shown.'],
});

const afterCheckOut = topic({ ids: 'REPETITION-%', operation: 'check-in', clause: '§4.1', echoes: true })({
  'AFTER-CHECK-OUT': {
    claim: 'check-out',
    // A SHOULD: section 3 shows no states, and a service may accept a check-out without knowing whose it is.
    statement: 'A guest who has checked out SHOULD be accepted again for another stay, in the same room.',
  },
});

const ofOneBooking = topic({ ids: 'REPETITION-%', operation: 'check-in', clause: '§2.1', echoes: true })({
  'OF-ONE-BOOKING':
    'Two stays under confirmation numbers of their own SHOULD both be accepted where the reservation of the supplier and the card are the same.',
});

const numbersApart = topic({ ids: 'REPETITION-%', operation: 'check-in', clause: '§4.1' })({
  'NUMBERS-APART': {
    rationale:
      'One of two guests would be lost, or billed as the other one: hotel systems make numbers of small and capital letters, and long ones that begin alike. No reader of JSON changes a text; a column that compares its texts otherwise by default can be declared for keys.',
    statement:
      'Two check-ins MUST both be accepted where their confirmation numbers differ in the case of a letter, an accent, a space within or the end alone.',
  },
  // A SHOULD: frameworks in daily use trim what they read, databases pad what they compare, and nobody numbers guests so.
  'NUMBERS-APART-IN-SPACE-BEHIND':
    'Two check-ins SHOULD both be accepted where their confirmation numbers differ in a space behind alone.',
});

const single = topic({ ids: 'REPETITION', operation: 'check-in', rationale: DAILY, echoes: true })({
  'NEWEST-TOKEN': {
    clause: '§5.4',
    claim: 'token-form',
    statement: 'The token issued last MUST be accepted, also where another one was used before.',
  },
  'RATE-LIMIT': {
    clause: '§8',
    needs: ['rateLimit.requestsPerSecond'],
    statement: 'What a short burst of check-ins meets is not shown.',
  },
});

/** The same again, and many at once (sections 3, 4 and 8). */
export const repetitionRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(accepted),
  ...(['check-in', 'check-out'] as const).flatMap(again),
  ...twice,
  ...afterBill,
  ...leaving,
  ...afterNoShow,
  ...afterCheckOut,
  ...ofOneBooking,
  ...numbersApart,
  ...single,
] as const;
