import { isOpen } from '../interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { authorityOf, DAILY, shownBody, topic } from './row.ts';

const beside = {
  phrase: 'a faulty request',
  rationale: 'A faulty report would be recorded, or a valid one lost, because of another one before or beside it.',
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
    'IN-A-ROW': 'Valid % requests about different stays MUST be accepted one after the other.',
    'IN-PARALLEL': 'Valid % requests about different stays MUST be accepted when they are sent at the same time.',
    'IN-TURNS': {
      ...beside,
      statement: 'Valid and faulty % requests sent in turn MUST each be judged by their own content.',
    },
    MIXED: {
      ...beside,
      statement: 'Valid and faulty % requests sent at the same time MUST each be judged by their own content.',
    },
    'AFTER-BAD-TOKEN':
      'A valid % request that was refused only because of its token MUST be accepted with a valid token.',
    'CREDENTIAL-NOT-KEPT': {
      group: 'any credential',
      phrase: 'a request without a token right after one with a token',
      rationale:
        "Anyone whose request follows a client's, behind the same proxy or on the same connection, could report in its name.",
      clause: '§5.4',
      statement: 'A % request without a token MUST be refused even right after one with a token.',
    },
  });

const again = (operation: 'check-in' | 'check-out') =>
  topic({ ids: 'REPETITION-%', operation, clause: '§3', echoes: true })({
    TWICE: 'How the same % is answered the second time is not shown.',
    'SAME-IN-PARALLEL': 'How the same % sent several times at once is answered is not shown.',
    'ACCEPTED-ALIKE': ['§4.1', 'A repeated % that is accepted SHOULD also be answered with 201 and an empty body.'],
    'NO-SERVER-ERROR': ['RFC 9110 §15.6', 'A repeated % SHOULD NOT lead to a server error (5xx).'],
  });

const twice = RESERVATION_OPERATIONS.filter(isOpen).flatMap((operation) =>
  topic({ ids: 'REPETITION-%', operation, clause: '§3', echoes: true })({
    TWICE: { needs: shownBody(operation), statement: 'How the same % is answered the second time is not shown.' },
  }),
);

const afterBill = topic({ ids: 'REPETITION-%', operation: 'check-out', clause: '§4', rationale: DAILY, echoes: true })({
  'AFTER-PARTIAL-BILL': {
    claim: 'partial-bill',
    needs: shownBody('partial-bill'),
    statement: "A guest's check-out MUST be accepted after a partial bill: the guest is still checked in.",
  },
});

const billedAgain = topic({ ids: 'REPETITION-%', operation: 'partial-bill', clause: '§4', echoes: true })({
  'ANOTHER-DATE': {
    group: 'any body',
    needs: shownBody('partial-bill'),
    statement: 'A second partial bill of a stay, through a later date, SHOULD be accepted: the guest stays checked in.',
  },
});

const leaving = topic({ ids: 'REPETITION-%', operation: 'check-out', clause: '§4.1', rationale: DAILY, echoes: true })({
  'AFTER-REPEATED-CHECK-IN': {
    claim: 'check-in',
    statement:
      "A guest's check-out MUST be accepted even if the check-in was sent twice: clients may send a request again (section 7).",
  },
  'AFTER-REFUSED-CHECK-IN': {
    claim: 'check-in',
    statement:
      "A guest's check-out MUST be accepted even if the guest's first check-in was refused: clients correct what is refused, and send it again.",
  },
  'AFTER-MANY-OTHERS': {
    claim: 'check-in',
    statement:
      "A guest's check-out MUST be accepted however many other stays were reported since the check-in: guests stay for days.",
  },
  'OF-SHARERS': {
    claim: 'check-in',
    statement:
      "A guest's check-out MUST be accepted after that of another checked-in guest in the same room, on the same folio or of the same booking.",
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
  'OF-A-NO-SHOW': ['§3', 'How the check-in of a guest who was reported as a no-show is answered is not shown.'],
});

const afterCheckOut = topic({ ids: 'REPETITION-%', operation: 'check-in', clause: '§4.1', echoes: true })({
  'AFTER-CHECK-OUT': {
    claim: 'check-out',
    // A SHOULD: section 3 shows no states, and a service may accept a check-out without knowing whose it is.
    statement: 'The check-in of a guest who has checked out SHOULD be accepted for another stay in the same room.',
  },
});

const ofOneBooking = topic({ ids: 'REPETITION-%', operation: 'check-in', clause: '§2.1', echoes: true })({
  'OF-ONE-BOOKING':
    "Two stays with different confirmation numbers SHOULD both be accepted if they share the supplier's reservation id and the card.",
});

const numbersApart = topic({ ids: 'REPETITION-%', operation: 'check-in', clause: '§4.1' })({
  'NUMBERS-APART': {
    rationale:
      'One of two guests would be lost, or billed as the other: hotel systems make numbers with upper and lower case letters, and long ones that begin alike. No JSON parser changes a text; a database column that compares texts loosely by default can be declared exact.',
    statement:
      'Two check-ins MUST both be accepted if their confirmation numbers differ only in the case of a letter, an accent, an inner space or their last characters.',
  },
  // A SHOULD: frameworks in daily use trim texts, databases pad what they compare, and real numbers look different.
  'NUMBERS-APART-IN-SPACE-BEHIND':
    'Two check-ins SHOULD both be accepted if their confirmation numbers differ only in a trailing space.',
});

const single = topic({ ids: 'REPETITION', operation: 'check-in', rationale: DAILY, echoes: true })({
  'NEWEST-TOKEN': {
    clause: '§5.4',
    claim: 'token-form',
    statement: 'The token issued last MUST be accepted, even if another one was used before.',
  },
  'RATE-LIMIT': {
    clause: '§8',
    needs: ['rateLimit.requestsPerSecond'],
    statement: 'How a short burst of check-ins is answered is not shown.',
  },
});

/** Repeated and parallel requests (sections 3, 4 and 8). */
export const repetitionRequirements = [
  ...RESERVATION_OPERATIONS.flatMap(accepted),
  ...(['check-in', 'check-out'] as const).flatMap(again),
  ...twice,
  ...afterBill,
  ...billedAgain,
  ...leaving,
  ...afterNoShow,
  ...afterCheckOut,
  ...ofOneBooking,
  ...numbersApart,
  ...single,
] as const;
