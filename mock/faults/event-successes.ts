/** Faults of the reply to an accepted event report (section 4). */
import type { ReservationOperation } from '../../contract/words.ts';
import { emptyReply, jsonReply } from '../reply.ts';
import { NOT_ACCEPTED } from './consequences.ts';
import { accepts, type FaultEntry } from './fault.ts';

/** Beside its reference form, a check-out's older form is answered by the same code. */
const withOlder = (operation: ReservationOperation, id: string) =>
  operation === 'check-out' ? [`%.${id}`, `OLDER-CHECK-OUT.${id}`] : [`%.${id}`];

const onEach = (operation: ReservationOperation): FaultEntry[] => [
  {
    name: 'success-200',
    mistake: 'The framework default was left for success.',
    wrap: accepts(() => emptyReply(200)),
    noticedBy: withOlder(operation, 'SUCCESS-STATUS'),
  },
  {
    name: 'success-with-body',
    mistake: 'The created record is returned.',
    wrap: accepts(() => jsonReply(201, { id: 1 })),
    noticedBy: withOlder(operation, 'SUCCESS-EMPTY-BODY'),
  },
  {
    name: 'success-303',
    mistake: 'After the event the client is sent to a page.',
    wrap: accepts(() => emptyReply(303, [['Location', '/']])),
    ...NOT_ACCEPTED[operation],
    noticedBy: ['HTTP-%.STAYS-HERE', ...NOT_ACCEPTED[operation].noticedBy],
    reach: 'exchanges',
  },
];

const onCheckIn: readonly FaultEntry[] = [
  {
    name: 'success-202',
    mistake: 'The event is queued and told so.',
    wrap: accepts(() => emptyReply(202)),
    noticedBy: ['%.SUCCESS-STATUS'],
  },
  {
    name: 'success-204',
    mistake: 'An empty reply was taken for No Content.',
    wrap: accepts(() => emptyReply(204)),
    noticedBy: ['%.SUCCESS-STATUS'],
  },
  {
    name: 'success-null',
    mistake: 'A null result is serialised.',
    wrap: accepts(() => jsonReply(201, null)),
    noticedBy: ['%.SUCCESS-EMPTY-BODY'],
  },
  {
    name: 'success-echo',
    mistake: 'The request is returned.',
    wrap: accepts((_reply, ctx) => jsonReply(201, ctx.body)),
    noticedBy: ['%.SUCCESS-EMPTY-BODY'],
  },
  {
    name: 'success-white-space',
    mistake: 'The template of the reply ends in a line break.',
    wrap: accepts((reply) => ({ ...reply, body: '\r\n' })),
    noticedBy: ['%.SUCCESS-EMPTY-BODY'],
  },
  {
    name: 'success-chunked-body',
    mistake: 'The created record is streamed.',
    wrap: accepts(() => ({ ...jsonReply(201, { id: 1 }), wire: { chunked: true } })),
    noticedBy: ['%.SUCCESS-EMPTY-BODY'],
  },
];

/** Faults of the reply to an accepted report. */
export const successes = (operation: ReservationOperation): FaultEntry[] => [
  ...onEach(operation),
  ...(operation === 'check-in' ? onCheckIn : []),
];
