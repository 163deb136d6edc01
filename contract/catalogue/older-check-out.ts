import { topic } from './row.ts';

const claimed = topic({
  operation: 'check-out',
  level: 'MUST',
  basis: 'document',
  clause: '§2.2',
  claim: 'older-check-out',
  rationale:
    'All fields are optional: a service that ignores the older form answers 201, and the check-out is lost. Only who claims the form is asked.',
})(
  {
    id: 'OLDER-CHECK-OUT.ACCEPTS-COMPLETE',
    statement: 'Where it is claimed, a check-out in the older form of the quick-start guide MUST be accepted.',
  },
  {
    id: 'OLDER-CHECK-OUT.UNDERSTANDS-DATE',
    statement: 'Where the older form is claimed, one whose check_out_date is no calendar date MUST be refused.',
  },
  {
    id: 'OLDER-CHECK-OUT.UNDERSTANDS-ID',
    statement: 'Where the older form is claimed, one whose reservation_id is no string MUST be refused.',
  },
  {
    id: 'OLDER-CHECK-OUT.SUCCESS-STATUS',
    clause: '§4.1',
    statement: 'An accepted check-out in the older form MUST be answered with status 201.',
  },
  {
    id: 'OLDER-CHECK-OUT.SUCCESS-EMPTY-BODY',
    clause: '§4.1',
    statement: 'The answer to an accepted check-out in the older form MUST have an empty body.',
  },
);

const observed = topic({ operation: 'check-out', level: 'MAY', basis: 'observed', clause: '§2.2' })({
  id: 'OLDER-CHECK-OUT.OBSERVED',
  statement: 'How the older form of a check-out is answered, with a real and with an impossible date, is recorded.',
});

/** Check-out in the older form (section 2.2): a success alone does not show that it is understood, all fields being optional. */
export const olderCheckOutRequirements = [...claimed, ...observed] as const;
