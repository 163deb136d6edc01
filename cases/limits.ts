/** Lengths, ranges and windows that a profile pins (section 8 states none): requests on both sides of each. */
import { type Field, fieldsOf, isOpen, requestSchema } from '../contract/interface.ts';
import { linearPattern } from '../contract/pattern.ts';
import { type JsonSchema, type Limits, limitBroken, type Profile } from '../contract/profile.ts';
import type { Hotel, RunContext } from '../contract/run.ts';
import type { Operation, ReservationOperation } from '../contract/words.ts';
import type { Call, JsonWithSecrets } from './call.ts';
import { jsonObjectOf, withMember, withMembers } from './calls.ts';
import { withNights } from './date-times.ts';
import { hotelTime } from './local-time.ts';
import { asFilled, checkOutTimeOf, lengthOf, presentAt } from './stay.ts';

type Change = (call: Call) => Call;

/** A request within a field's limit, and one beyond it. */
interface Sides {
  /** `null` if no such request is known, or if it would break another limit. */
  readonly within: Change | null;
  readonly beyond: Change;
}

interface LimitCase extends Sides {
  readonly field: string;
  readonly limit: keyof Limits | 'pattern';
}

/** The limits that a field can have, in the order in which they are tried. */
export function limitsFor({ type, format }: Field): readonly (keyof Limits)[] {
  if (type === 'integer' || type === 'number') return ['minimum', 'maximum'];
  if (type !== 'string') return [];
  return format === 'date-time' ? ['futureDays', 'pastDays'] : ['maxLength', 'minLength'];
}

/** The limits of an operation's fields, by the name of the field. */
export function limitsOf(profile: Profile, operation: ReservationOperation): Readonly<Record<string, Limits>> {
  return isOpen(operation) ? {} : (profile.fields?.[operation] ?? {});
}

const setTo =
  (name: string, value: JsonWithSecrets): Change =>
  (call) =>
    withMember(call, name, value);

/** The field's usual text, lengthened; its unique part is kept if there is room. */
function withLength(field: string, length: number): Change {
  return (call) => {
    const value = jsonObjectOf(call)[field];
    const usual = typeof value === 'string' ? value : '';
    const missing = length - lengthOf(usual);
    return withMember(call, field, missing < 0 ? 'x'.repeat(length) : usual + 'x'.repeat(missing));
  };
}

/** Where and when the reports are made. */
interface Place {
  readonly hotel: Hotel;
  readonly time: RunContext;
}

/** The call with a number, and with what has to agree with it. */
function withNumber({ hotel, time }: Place, field: string, value: number): Change {
  if (field === 'numberOfNights' && value > 0) return (call) => withNights(call, hotel, value, time);
  if (field !== 'occupancy') return setTo(field, value);
  return (call) => {
    const needsDouble = 'roomType' in jsonObjectOf(call) && value > 1;
    return withMembers(call, { occupancy: value, ...(needsDouble ? { roomType: 'Double' } : {}) });
  };
}

/** A run takes time, and a past moment gets older meanwhile. */
const RUN_HOURS = 2;

/** The call with one of its moments that many days from the present, and with those that have to agree with it. */
function withMoment({ hotel, time }: Place, field: string, days: number, hours = 0): Change {
  const moment = presentAt(hotel, time).plus({ days }).plus({ hours });
  if (field !== 'checkInDateTime') return setTo(field, hotelTime(moment));
  const nights = 2;
  const members = {
    checkInDateTime: hotelTime(moment),
    expectedCheckOutDateTime: hotelTime(checkOutTimeOf(moment.plus({ days: nights }))),
    numberOfNights: nights,
  };
  return (call) => withMembers(call, members);
}

function rangeSides(field: string, place: Place, value: number, step: number): Sides {
  // A range says nothing about which hotels exist.
  const within = field === 'lodgingHotelId' ? null : withNumber(place, field, value);
  return { within, beyond: withNumber(place, field, value + step) };
}

/** How each limit of a field is tried; `null` if it is not. */
const SIDES: Readonly<Record<keyof Limits, (field: string, value: number, place: Place) => Sides | null>> = {
  maxLength: (field, value) => ({ within: withLength(field, value), beyond: withLength(field, value + 1) }),
  // That it is not empty is a separate requirement.
  minLength: (field, value) =>
    value < 2 ? null : { within: setTo(field, 'x'.repeat(value)), beyond: setTo(field, 'x'.repeat(value - 1)) },
  minimum: (field, value, place) => rangeSides(field, place, value, -1),
  maximum: (field, value, place) => rangeSides(field, place, value, 1),
  // A whole day more is beyond the limit by any way of counting days.
  futureDays: (field, value, place) =>
    field === 'expectedCheckOutDateTime'
      ? null
      : { within: withMoment(place, field, value), beyond: withMoment(place, field, value + 1) },
  pastDays: (field, value, place) => ({
    // A check-out that long ago would be before the guest's arrival.
    within: field === 'checkInDateTime' ? withMoment(place, field, -value, RUN_HOURS) : null,
    beyond: withMoment(place, field, -value - 1),
  }),
};

/** Texts of which any pattern refuses at least one, almost certainly. */
const UNLIKELY = ['~', '?~?', '0', 'x', 'Ωmega'];

function patternCase({ name }: Field, { pattern }: JsonSchema): LimitCase[] {
  if (typeof pattern !== 'string') return [];
  const compiled = linearPattern(pattern);
  const wrong = UNLIKELY.find((text) => !compiled.test(text));
  return wrong === undefined ? [] : [{ field: name, limit: 'pattern', within: null, beyond: setTo(name, wrong) }];
}

/** All cases of an operation: by the profile's `fields`, or by the request schema of an open operation. */
export function limitCases(context: RunContext, operation: ReservationOperation): LimitCase[] {
  const { profile, values } = context;
  const schema = requestSchema(operation, profile);
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const pinned: Readonly<Record<string, Limits>> = isOpen(operation) ? properties : limitsOf(profile, operation);
  const place: Place = { hotel: values.hotels[0] as Hotel, time: context };
  return fieldsOf(schema).flatMap((field) => {
    const cases = limitsFor(field).flatMap((limit) => {
      const value = pinned[field.name]?.[limit];
      const sides = typeof value === 'number' ? SIDES[limit](field.name, value, place) : null;
      return sides ? [{ field: field.name, limit, ...sides }] : [];
    });
    const hasPattern = isOpen(operation) && field.type === 'string' && field.format !== 'date-time';
    return hasPattern ? [...cases, ...patternCase(field, properties[field.name] ?? {})] : cases;
  });
}

/** The first of the profile's limits that a report of a run breaks, such as `guestLastName.maxLength`; `null`: none. */
export function brokenLimit(
  profile: Profile,
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
  startedAt: string,
): string | null {
  if (operation !== 'check-in' && operation !== 'check-out') return null;
  for (const [field, limits] of Object.entries(limitsOf(profile, operation))) {
    const value = body[field];
    const limit = limitBroken(typeof value === 'string' ? asFilled(value) : value, limits, Date.parse(startedAt));
    if (limit) return `${field}.${limit}`;
  }
  return null;
}

/** The profile's key of the broken limit. */
export const keyOfLimit = (operation: Operation, broken: string) => `fields.${operation}.${broken}`;
