/** Services that settle the open points differently from the embedded mock, and the profiles that say so. */
import type { Profile } from '../../contract/profile.ts';
import type { Override } from '../behaviour.ts';
import {
  all,
  cameBefore,
  conflicts,
  namesWithoutCase,
  overlooks,
  refuses,
  refusesUnknownMembers,
} from '../overrides.ts';
import { withJsonBody } from '../reply.ts';
import { knowsOnlyItsIds } from './scope.ts';
import { leavingOpen, type Variant, variantsOf } from './variant.ts';

const isCoercible = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^(?:-?\d+|true|false)$/.test(value));

/** A check-in or a no-show that was accepted is a conflict the second time. */
const onlyOnce = conflicts(
  ({ hotelConfirmationNumber: number }, ctx) =>
    (ctx.operation === 'check-in' || ctx.operation === 'no-show') &&
    number !== undefined &&
    cameBefore(ctx, `reported ${ctx.operation}`, number),
);

/** Errors whose shape depends on their status, as with a gateway in front of a service. */
const shapesByStatus = refuses((reply, _ctx, { detail }) => {
  if (reply.status === 401) return withJsonBody(reply, { message: 'Unauthorized' });
  return reply.status === 422 ? withJsonBody(reply, { detail: [{ msg: detail }] }) : reply;
});

const anyVersion: Override = {
  apiVersionOk: (next) => (values, ctx) => values.length > 1 || values[0] === '' || next(values, ctx),
};

const otherAnswers: Override = all(
  overlooks(({ kind, field, value }) => kind === 'type' && !/date/i.test(field) && isCoercible(value)),
  // Names are matched first, so that none counts as unknown.
  refusesUnknownMembers,
  namesWithoutCase,
  onlyOnce,
  shapesByStatus,
  anyVersion,
);

const object = (required: string, type: string) => ({
  type: 'object',
  required: [required],
  properties: { [required]: { type } },
});

const pinned = ({ errors, apiVersion, ...embedded }: Profile): Profile => ({
  ...embedded,
  errors: {
    ...errors,
    malformed: [400],
    invalid: [422],
    replies: {
      '401': { contentType: 'application/json', schema: object('message', 'string') },
      '422': { contentType: 'application/json', schema: object('detail', 'array') },
    },
  },
  apiVersion: { ...apiVersion, empty: 'accepted', repeated: 'accepted' },
  reading: {
    coercions: { quotedNumbers: 'tolerant', quotedBooleans: 'tolerant', numbersAsText: 'tolerant' },
    unknownMembers: 'strict',
    letterCase: 'tolerant',
  },
  repeats: { 'check-in': [409], 'check-out': 'ignored', 'partial-bill': 'accepted', 'no-show': [409] },
});

const TEXT = { type: 'string', minLength: 1 };

/** Bodies with the service's own reservation id, and with dates for days. */
const byId = (embedded: Profile): Profile => ({
  ...embedded,
  operations: {
    'partial-bill': {
      request: {
        type: 'object',
        required: ['reservation', 'billThrough'],
        properties: {
          reservation: { type: 'object', required: ['id'], properties: { id: TEXT, number: TEXT } },
          billThrough: { type: 'string', format: 'date' },
          remark: TEXT,
        },
      },
      example: {
        reservation: { id: '{{reservationId}}', number: '{{hotelConfirmationNumber}}' },
        billThrough: '{{leaving}}',
        remark: 'came {{arrival}}',
      },
      success: { status: [201], body: 'empty' },
    },
    'no-show': {
      request: {
        type: 'object',
        required: ['reservationId'],
        properties: { reservationId: TEXT, at: { type: 'string', format: 'date-time' } },
      },
      example: { reservationId: '{{reservationId}}', at: '{{now}}' },
      success: { status: [201], body: 'empty' },
    },
  },
});

export const profileVariants: readonly Variant[] = variantsOf({
  'other-answers': [
    'Open points (sections 3, 7 and 9) may be settled differently, and the profile says so.',
    otherAnswers,
    pinned,
  ],
  'other-answers-not-pinned': {
    because: 'The same service before its provider has published a profile of these points: they stay open.',
    override: otherAnswers,
    options: { profile: { errors: { malformed: [400], invalid: [422] } } },
    profile: (embedded) => ({
      ...leavingOpen('fields', 'reading', 'repeats')(embedded),
      errors: { unauthorized: embedded.errors?.unauthorized ?? [401], invalid: [422] },
      operations: {},
      apiVersion: {},
      token: {},
    }),
  },
  'narrow-fields': {
    because: 'Maximum lengths and ranges are not stated (section 8); the profile gives them.',
    profile: (embedded) => ({
      ...embedded,
      fields: {
        'check-in': {
          guestFirstName: { maxLength: 40 },
          guestLastName: { minLength: 1, maxLength: 12 },
          folio: { maxLength: 10 },
          reservationInformation: { maxLength: 100 },
          occupancy: { minimum: 1, maximum: 8 },
          numberOfNights: { minimum: 1, maximum: 10 },
          checkInDateTime: { pastDays: 7, futureDays: 0 },
        },
        'check-out': { checkOutDate: { pastDays: 30, futureDays: 0 } },
      },
    }),
  },
  'open-bodies-by-id': {
    because: 'The shapes of partial-bill and no-show are not shown (section 4, rules 3 and 4).',
    override: knowsOnlyItsIds(({ reservation, reservationId }) => {
      const { id = reservationId } = (reservation ?? {}) as { id?: unknown };
      return id;
    }),
    profile: byId,
    values: { reservationIdFrom: 'location-header' },
  },
});
