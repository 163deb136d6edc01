/** Faults of the reply to an accepted event report (section 4). */
import type { ReservationOperation } from '../../contract/words.ts';
import { accepts } from '../overrides.ts';
import { emptyReply, jsonReply } from '../reply.ts';
import { NOT_ACCEPTED } from './consequences.ts';
import { type FaultEntry, listed } from './fault.ts';

/** The older form of a check-out is answered by the same code as its reference form. */
const withOlder = (operation: ReservationOperation, id: string) =>
  operation === 'check-out' ? [`%.${id}`, `OLDER-CHECK-OUT.${id}`] : [`%.${id}`];

const onEach = (operation: ReservationOperation): FaultEntry[] =>
  listed({
    'success-200': {
      defect: 'The status of success was left at the default of the framework.',
      override: accepts(() => emptyReply(200)),
      noticedBy: withOlder(operation, 'SUCCESS-STATUS'),
    },
    'success-with-body': {
      defect: 'The created record is sent in the body.',
      override: accepts(() => jsonReply(201, { id: 1 })),
      noticedBy: withOlder(operation, 'SUCCESS-EMPTY-BODY'),
    },
    'success-303': {
      defect: 'An accepted event redirects the client to a page.',
      override: accepts(() => emptyReply(303, [['Location', '/']])),
      ...NOT_ACCEPTED[operation],
      noticedBy: ['HTTP-%.STAYS-HERE', ...NOT_ACCEPTED[operation].noticedBy],
      reach: 'exchanges',
    },
  });

const onCheckIn: readonly FaultEntry[] = listed({
  'success-202': {
    defect: 'The event is queued and answered with 202 Accepted.',
    override: accepts(() => emptyReply(202)),
    noticedBy: ['%.SUCCESS-STATUS'],
  },
  'success-204': {
    defect: 'An empty body was thought to require 204 No Content.',
    override: accepts(() => emptyReply(204)),
    noticedBy: ['%.SUCCESS-STATUS'],
  },
  'success-null': {
    defect: 'A null result is serialised into the body.',
    override: accepts(() => jsonReply(201, null)),
    noticedBy: ['%.SUCCESS-EMPTY-BODY'],
  },
  'success-echo': {
    defect: 'The body of the request is sent back.',
    override: accepts((_reply, ctx) => jsonReply(201, ctx.body)),
    noticedBy: ['%.SUCCESS-EMPTY-BODY'],
  },
  'success-white-space': {
    defect: 'The template of the body consists of a line break.',
    override: accepts((reply) => ({ ...reply, body: '\r\n' })),
    noticedBy: ['%.SUCCESS-EMPTY-BODY'],
  },
  'success-chunked-body': {
    defect: 'The created record is streamed in the body.',
    override: accepts(() => ({ ...jsonReply(201, { id: 1 }), wire: { chunked: true } })),
    noticedBy: ['%.SUCCESS-EMPTY-BODY'],
  },
});

/** Faults of the reply to an accepted report. */
export const successes = (operation: ReservationOperation): FaultEntry[] =>
  [...onEach(operation), ...(operation === 'check-in' ? onCheckIn : [])].map((entry) => ({
    ...entry,
    // A repeat is accepted by the same code.
    sideEffects: [...(entry.sideEffects ?? []), 'REPETITION-%.ACCEPTED-ALIKE'],
  }));
