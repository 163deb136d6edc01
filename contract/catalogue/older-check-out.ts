import { topic } from './row.ts';

const claimed = topic({
  ids: 'OLDER-%',
  operation: 'check-out',
  clause: '§2.2',
  claim: 'older-check-out',
  rationale:
    'All fields are optional: a service that ignores the older form answers 201, and the check-out is lost. Only who claims the form is asked.',
})({
  'ACCEPTS-COMPLETE': 'Where it is claimed, a check-out in the older form of the quick-start guide MUST be accepted.',
  'UNDERSTANDS-DATE': 'Where the older form is claimed, one whose check_out_date is no calendar date MUST be refused.',
  'UNDERSTANDS-ID': 'Where the older form is claimed, one whose reservation_id is no string MUST be refused.',
  'SUCCESS-STATUS': ['§4.1', 'An accepted check-out in the older form MUST be answered with status 201.'],
  'SUCCESS-EMPTY-BODY': ['§4.1', 'The answer to an accepted check-out in the older form MUST have an empty body.'],
});

const observed = topic({ ids: 'OLDER-%', operation: 'check-out', clause: '§2.2' })({
  OBSERVED: 'How the older form of a check-out is answered, with a real and with an impossible date, is recorded.',
});

/** Check-out in the older form (section 2.2): a success alone does not show that it is understood, all fields being optional. */
export const olderCheckOutRequirements = [...claimed, ...observed] as const;
