/** Lengths, ranges and windows that a profile pins (section 8 states none): requests on both sides of each. */
import { type Field, fieldsOf, isOpen, requestSchema } from '../contract/interface.ts';
import { linearPattern } from '../contract/pattern.ts';
import type { JsonSchema, Limits, Profile } from '../contract/profile.ts';
import type { Hotel, RunContext } from '../contract/run.ts';
import type { Operation, ReservationOperation } from '../contract/words.ts';
import type { Call, JsonWithSecrets } from './call.ts';
import { jsonObjectOf, withMember, withMembers } from './calls.ts';
import { withNights } from './date-times.ts';
import type { LocalTime } from './local-time.ts';
import { checkOutTimeOf, hotelTime, lengthOf, presentAt } from './stay.ts';
import type { RunTime } from './zones.ts';

type Change = (call: Call) => Call;

/** One side of a field's limit, with a request that keeps within it and one that goes beyond. */
export interface LimitCase {
  readonly field: string;
  readonly limit: keyof Limits | 'pattern';
  /** `null` where no such request is known, or where it would break another limit. */
  readonly within: Change | null;
  readonly beyond: Change;
}

/** The limits of an operation's fields, by the name of the field. */
export function limitsOf(profile: Profile, operation: ReservationOperation): Readonly<Record<string, Limits>> {
  return isOpen(operation) ? {} : (profile.fields?.[operation] ?? {});
}

function textOf(call: Call, field: string): string {
  const value = jsonObjectOf(call)[field];
  return typeof value === 'string' ? value : '';
}

/** The field's usual text made as long as that; what makes it unique is kept where it has room. */
function withLength(field: string, length: number): Change {
  return (call) => {
    const usual = textOf(call, field);
    const missing = length - lengthOf(usual);
    return withMember(call, field, missing < 0 ? 'x'.repeat(length) : usual + 'x'.repeat(missing));
  };
}

function lengthCases({ name }: Field, { minLength = 0, maxLength }: Limits): LimitCase[] {
  const longest = { field: name, limit: 'maxLength' } as const;
  const shortest = { field: name, limit: 'minLength' } as const;
  return [
    ...(maxLength === undefined
      ? []
      : [{ ...longest, within: withLength(name, maxLength), beyond: withLength(name, maxLength + 1) }]),
    // That it is not empty is a requirement of its own.
    ...(minLength < 2
      ? []
      : [
          {
            ...shortest,
            within: (call: Call) => withMember(call, name, 'x'.repeat(minLength)),
            beyond: (call: Call) => withMember(call, name, 'x'.repeat(minLength - 1)),
          },
        ]),
  ];
}

/** The call with a number, and what has to agree with it. */
function withNumber({ hotel, time }: Place, field: string, value: number): Change {
  if (field === 'numberOfNights' && value > 0) return (call) => withNights(call, hotel, value, time);
  if (field !== 'occupancy') return (call) => withMember(call, field, value);
  return (call) =>
    withMembers(call, {
      occupancy: value,
      ...('roomType' in jsonObjectOf(call) && value > 1 ? { roomType: 'Double' } : {}),
    });
}

function rangeCases({ name }: Field, { minimum, maximum }: Limits, place: Place): LimitCase[] {
  const at = (limit: 'minimum' | 'maximum', value: number | undefined, step: number) =>
    value === undefined
      ? []
      : [
          {
            field: name,
            limit,
            // Which hotels there are is no matter of a range.
            within: name === 'lodgingHotelId' ? null : withNumber(place, name, value),
            beyond: withNumber(place, name, value + step),
          },
        ];
  return [...at('minimum', minimum, -1), ...at('maximum', maximum, 1)];
}

/** Where and when the reports are made. */
interface Place {
  readonly hotel: Hotel;
  readonly time: RunTime;
}

/** The call with one of its moments elsewhere, and those that have to agree with it. */
function withMoment(field: string, moment: LocalTime): Change {
  if (field !== 'checkInDateTime') return (call) => withMember(call, field, hotelTime(moment));
  const nights = 2;
  const expected = hotelTime(checkOutTimeOf(moment.plus({ days: nights })));
  return (call) =>
    withMembers(call, {
      checkInDateTime: hotelTime(moment),
      expectedCheckOutDateTime: expected,
      numberOfNights: nights,
    });
}

/** A run takes its time, and a past moment grows older meanwhile. */
const RUN_HOURS = 2;

function windowCases({ name }: Field, { pastDays, futureDays }: Limits, { hotel, time }: Place): LimitCase[] {
  const present = presentAt(hotel, time);
  // A whole day more is beyond by any way of counting days.
  const cases: LimitCase[] = [];
  if (futureDays !== undefined && name !== 'expectedCheckOutDateTime') {
    const within = withMoment(name, present.plus({ days: futureDays }));
    cases.push({
      field: name,
      limit: 'futureDays',
      within,
      beyond: withMoment(name, present.plus({ days: futureDays + 1 })),
    });
  }
  if (pastDays !== undefined) {
    const within = withMoment(name, present.minus({ days: pastDays }).plus({ hours: RUN_HOURS }));
    // A check-out so long ago would be before its guest came.
    const isLeaving = name !== 'checkInDateTime';
    cases.push({
      field: name,
      limit: 'pastDays',
      within: isLeaving ? null : within,
      beyond: withMoment(name, present.minus({ days: pastDays + 1 })),
    });
  }
  return cases;
}

/** Texts of which a pattern refuses one, as good as certainly. */
const UNLIKELY = ['~', '?~?', '0', 'x', 'Ωmega'];

function patternCase({ name }: Field, property: JsonSchema): LimitCase[] {
  if (typeof property['pattern'] !== 'string') return [];
  const pattern = linearPattern(property['pattern']);
  const wrong = UNLIKELY.find((text) => !pattern.test(text));
  return wrong === undefined
    ? []
    : [{ field: name, limit: 'pattern', within: null, beyond: (call) => withMember(call, name, wrong) }];
}

function limitsIn(property: JsonSchema): Limits {
  const { minLength, maxLength, minimum, maximum } = property as Limits;
  return Object.fromEntries(
    Object.entries({ minLength, maxLength, minimum, maximum }).filter(([, value]) => typeof value === 'number'),
  );
}

/** All cases of an operation: by the profile's `fields`, or by the request schema of an open operation. */
export function limitCases(context: RunContext, operation: ReservationOperation): LimitCase[] {
  const { profile, values } = context;
  const schema = requestSchema(operation, profile);
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const place: Place = { hotel: values.hotels[0] as Hotel, time: context };
  return fieldsOf(schema).flatMap((field) => {
    const property = properties[field.name] ?? {};
    const limits = isOpen(operation) ? limitsIn(property) : (limitsOf(profile, operation)[field.name] ?? {});
    if (field.type === 'integer' || field.type === 'number') return rangeCases(field, limits, place);
    if (field.type !== 'string') return [];
    if (field.format === 'date-time') return windowCases(field, limits, place);
    return [...lengthCases(field, limits), ...(isOpen(operation) ? patternCase(field, property) : [])];
  });
}

function brokenBy(value: JsonWithSecrets, limits: Limits, now: number): keyof Limits | null {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = limits;
  if (typeof value === 'number') return value < minimum ? 'minimum' : value > maximum ? 'maximum' : null;
  if (typeof value !== 'string') return null;
  const days = (Date.parse(value) - now) / (24 * 3600 * 1000);
  if (limits.pastDays !== undefined && -days > limits.pastDays) return 'pastDays';
  if (limits.futureDays !== undefined && days > limits.futureDays) return 'futureDays';
  const length = lengthOf(value);
  return length < minLength ? 'minLength' : length > maxLength ? 'maxLength' : null;
}

/** The first of the profile's limits that a report breaks, such as `guestLastName.maxLength`; `null`: it keeps within all. */
export function brokenLimit(
  profile: Profile,
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
  now: number,
): string | null {
  if (operation !== 'check-in' && operation !== 'check-out') return null;
  for (const [field, limits] of Object.entries(limitsOf(profile, operation))) {
    const limit = brokenBy(body[field] as JsonWithSecrets, limits, now);
    if (limit) return `${field}.${limit}`;
  }
  return null;
}

/** The profile's key of a limit that is broken. */
export const keyOfLimit = (operation: Operation, broken: string) => `fields.${operation}.${broken}`;

/** The moment at which a run starts, in milliseconds since the epoch: what windows of dates are counted from. */
export const startOf = ({ startedAt }: Pick<RunContext, 'startedAt'>): number => Date.parse(startedAt);
