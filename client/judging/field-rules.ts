/** Rules for the fields of a report (section 2). */
import { offsetText, readMoment } from '../../cases/local-time.ts';
import type { PlayedScene } from '../../cases/sequence.ts';
import { spanOf, zoneOf } from '../../cases/zones.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { type Field, fieldsOf, requestSchema } from '../../contract/interface.ts';
import type { RunContext } from '../../contract/run.ts';
import { validatorOf, violationsOf } from '../../contract/validators.ts';
import { cut } from '../../contract/visible.ts';
import type { OpenOperation } from '../../contract/words.ts';
import type { CallRule, JudgedCall } from './calls.ts';
import { matchingOf, type SceneEvent, stayOf } from './matching.ts';
import { bodyOf, membersIn, textOf } from './reading.ts';

const fieldsIn = ({ profile }: RunContext, operation: 'check-in' | 'check-out') =>
  fieldsOf(requestSchema(operation, profile));
const DAY_MS = 86_400_000;
const TIMES = ['checkInDateTime', 'expectedCheckOutDateTime'] as const;

function eachField(judge: (field: Field, value: unknown) => string | null): CallRule {
  return (call, context) => {
    const body = bodyOf(call) ?? {};
    for (const field of fieldsIn(context, call.request.operation === 'check-out' ? 'check-out' : 'check-in')) {
      const found = Object.hasOwn(body, field.name) ? judge(field, body[field.name]) : null;
      if (found) return `${field.name} ${found}`;
    }
    return null;
  };
}

export const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 100);

const LONGEST_NAMES = 120;

/** Every required field is present. What there is instead is often the same by another name, or around all fields. */
export const complete: CallRule = (call, context) => {
  const body = bodyOf(call);
  const fields = fieldsIn(context, 'check-in');
  const missing = fields.filter(({ name, required }) => required && body && !Object.hasOwn(body, name));
  if (missing.length === 0) return null;
  const others = Object.keys(body ?? {}).filter((each) => fields.every(({ name }) => name !== each));
  const instead = others.length > 0 ? `; there is ${cut(others.join(', '), LONGEST_NAMES)}` : '';
  return `there is no ${missing.map(({ name }) => name).join(', ')}${instead}`;
};

/** null is another rule's matter. */
const mistyped = (wanted: string, isWrong: (field: Field, value: unknown) => boolean): CallRule =>
  eachField((field, value) =>
    value !== null && isWrong(field, value) ? `is ${shown(value)}; wanted ${wanted}` : null,
  );

export const textsAreTexts = mistyped('a string', ({ type }, value) => type === 'string' && typeof value !== 'string');

export const loyaltyIsBoolean = mistyped(
  'true or false',
  ({ type }, value) => type === 'boolean' && typeof value !== 'boolean',
);

const isInt32 = (value: unknown) => typeof value === 'number' && value === (value | 0);

export const integers = mistyped('an integer of 32 bits', ({ type }, value) => type === 'integer' && !isInt32(value));

/** An RFC 3339 date-time; its letters may be lower case (RFC 3339 §5.6). */
export const moment = (value: unknown) => (typeof value === 'string' ? readMoment(value.toUpperCase()) : null);

const DATE_TIME = 'a date-time with an offset, such as 2026-03-07T15:00:00-06:00';

export const dateTimes = mistyped(
  DATE_TIME,
  ({ format }, value) => format === 'date-time' && typeof value === 'string' && !moment(value),
);

export const nonEmpty = eachField((field, value) => (field.nonEmpty && value === '' ? 'is empty' : null));

export const notBlank = eachField((field, value) =>
  field.nonEmpty && typeof value === 'string' && value !== '' && value.trim() === '' ? 'is only white space' : null,
);

export const nullsAllowed = eachField(({ nullable }, value) => (value === null && !nullable ? 'is null' : null));

/** Not every parser takes 2.0 or 2e0 for an integer. */
export const plainIntegers: CallRule = (call, context) => {
  if (!bodyOf(call)) return null;
  const written = membersIn(textOf(call) ?? '').numbers;
  const other = fieldsIn(context, 'check-in').find(
    ({ name, type }) => type === 'integer' && /[.eE]/.test(written.get(name) ?? ''),
  );
  return other ? `${other.name} is written ${written.get(other.name)}; wanted only digits` : null;
};

export const knownOffset: CallRule = (call) => {
  const name = TIMES.find((each) => /-00:00$/.test(String(bodyOf(call)?.[each])));
  return name ? `${name} has the offset -00:00` : null;
};

/** A hotel's UTC offset at a moment, in minutes; `null` if its zone is unknown. */
export function offsetAt(run: RunContext, hotelId: unknown, ms: number): number | null {
  const { hotels, timeZoneGiven } = run.values;
  const hotel = hotels.find(({ id }) => id === hotelId);
  const [from, to] = spanOf(run);
  if (!hotel || (!timeZoneGiven && hotel === hotels[0]) || ms < from || ms > to) return null;
  return zoneOf(run, hotel.timeZone)(ms);
}

export const hotelOffset: CallRule = (call, context, played) => {
  const body = bodyOf(call) ?? {};
  const hotelId = stayOf(call, played)?.hotel.id ?? body['lodgingHotelId'];
  for (const name of TIMES) {
    const time = moment(body[name]);
    const wanted = time ? offsetAt(context, hotelId, time.valueOf()) : null;
    if (time && wanted !== null && time.offset !== wanted)
      return `${name} is ${shown(body[name])}; hotel ${shown(hotelId)} is at ${offsetText(wanted)} then`;
  }
  return null;
};

/** Why calls do not show that a client knows offsets; `null`: they do. If all are +00:00, writing Z proves nothing. */
export function offsetsUnshown(judged: readonly JudgedCall[], context: RunContext): string | null {
  const findings = judged.flatMap(({ call, played }) => {
    const body = bodyOf(call) ?? {};
    const id = stayOf(call, played)?.hotel.id ?? body['lodgingHotelId'];
    const moments = TIMES.flatMap((name) => moment(body[name]) ?? []);
    return moments.map((time) => ({ id, offset: offsetAt(context, id, time.valueOf()) }));
  });
  if (findings.length === 0) return 'no check-in said a time that can be read';
  if (findings.some(({ offset }) => offset !== null && offset !== 0)) return null;
  if (findings.some(({ offset }) => offset === 0))
    return 'every hotel that was reported for is at +00:00, so no offset could be wrong: add a hotel in another time zone to values.hotels of certification.yaml';
  const strange = findings.find(({ id }) => !context.values.hotels.some((hotel) => hotel.id === id));
  return strange
    ? `the reported hotel ${shown(strange.id)} is not in values.hotels of certification.yaml, so its time zone is not known`
    : 'the time zones of the reported hotels are not known: give each hotel in values.hotels of certification.yaml a timeZone, or set LODGING_HOTEL_TIME_ZONE';
}

export const timesInOrder: CallRule = (call) => {
  const [arrival, leaving] = TIMES.map((name) => moment(bodyOf(call)?.[name]));
  return arrival && leaving && leaving <= arrival ? 'the expected check-out is not after the check-in' : null;
};

/** Nights between the local dates of a stay; an arrival after midnight counts one more by the business date. */
export const nightsFit: CallRule = (call) => {
  const body = bodyOf(call) ?? {};
  const [arrival, leaving] = TIMES.map((name) => (moment(body[name]) ? String(body[name]).slice(0, 10) : null));
  const nights = body['numberOfNights'];
  // Another rule covers their order.
  if (!arrival || !leaving || leaving < arrival || typeof nights !== 'number') return null;
  const dates = Math.round((Date.parse(leaving) - Date.parse(arrival)) / DAY_MS);
  const isNight = Number(String(body[TIMES[0]]).slice(11, 13)) < 6;
  const fits = nights === dates || (isNight && nights === dates + 1);
  return fits
    ? null
    : `numberOfNights is ${nights}, although ${dates === 1 ? '1 night is' : `${dates} nights are`} between ${arrival} and ${leaving}`;
};

export const atLeastOne: CallRule = (call) => {
  const body = bodyOf(call) ?? {};
  const name = ['occupancy', 'numberOfNights'].find((each) => typeof body[each] === 'number' && Number(body[each]) < 1);
  return name ? `${name} is ${shown(body[name])}` : null;
};

export const usualRoomType: CallRule = (call) => {
  const type = bodyOf(call)?.['roomType'];
  const isUsual = typeof type !== 'string' || type.trim() === '' || type === 'Single' || type === 'Double';
  return isUsual ? null : `roomType is ${shown(type)}; the document describes Single and Double`;
};

/** The hotel of the stay; a report about an unknown stay must name a declared hotel. */
export const itsHotel: CallRule = (call, { values }, played) => {
  const id = bodyOf(call)?.['lodgingHotelId'];
  const stay = stayOf(call, played);
  const hotels = stay ? [stay.hotel] : values.hotels;
  if (typeof id !== 'number' || hotels.some((hotel) => hotel.id === id)) return null;
  return `lodgingHotelId is ${id}; wanted ${hotels.map((hotel) => hotel.id).join(' or ')}`;
};

function arrivalOf(call: Exchange, played: PlayedScene): Exchange | undefined {
  const stay = stayOf(call, played);
  const isArrival = (event: SceneEvent) => event.operation === 'check-in' && event.stay === stay;
  return matchingOf(played).events.find(isArrival)?.reports[0];
}

/** Members of the older form, which are not in the field table: strings, and never null. */
const OLDER = ['reservation_id', 'check_out_date'] as const;

export const inReferenceForm: CallRule = (call) => {
  const name = OLDER.find((each) => Object.hasOwn(bodyOf(call) ?? {}, each));
  return name ? `it has the member ${name} of the older form` : null;
};

/** A rule about a member of the older form; null is another rule's matter. */
const olderMember =
  (name: (typeof OLDER)[number], wanted: string, isWrong: (value: unknown) => boolean): CallRule =>
  (call) => {
    const value = bodyOf(call)?.[name] ?? null;
    return value !== null && isWrong(value) ? `${name} is ${shown(value)}; wanted ${wanted}` : null;
  };

const isNoText = (value: unknown) => typeof value !== 'string';
const referenceIdIsText = mistyped('a string', ({ name }, value) => name === 'reservationId' && isNoText(value));
const olderIdIsText = olderMember('reservation_id', 'a string', isNoText);

/** In either form. */
export const reservationIdIsText: CallRule = (...given) => referenceIdIsText(...given) ?? olderIdIsText(...given);

export const checkOutDateTime = mistyped(DATE_TIME, ({ name }, value) => name === 'checkOutDate' && !moment(value));

/** Whether a value is an existing calendar date. */
export const isCalendarDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && moment(`${value}T00:00:00Z`) !== null;

export const olderDate = olderMember(
  'check_out_date',
  'a calendar date, such as 2026-03-07',
  (value) => !isCalendarDate(value),
);

/** Unknown values must be omitted: in a check-out, only the reference form's reservation id may be null. */
export const noNullsInCheckOut: CallRule = (call, ...others) => {
  const older = OLDER.find((name) => bodyOf(call)?.[name] === null);
  return nullsAllowed(call, ...others) ?? (older ? `${older} is null` : null);
};

/** A time in a member of another name is not read. */
export const saysSomething: CallRule = (call, context) => {
  const body = bodyOf(call);
  if (!body) return null;
  const isGiven = (name: string) => (body[name] ?? null) !== null;
  if (![...namesIn(context, 'check-out'), ...OLDER].some(isGiven)) return 'it names neither a stay nor a time';
  const other = unknownMembers(call, context).find((name) => moment(body[name]));
  const isTimed = ['checkOutDate', 'check_out_date'].some(isGiven);
  return other && !isTimed ? `it gives the time as ${other}; the document has checkOutDate` : null;
};

export const notBeforeCheckIn: CallRule = (call, _context, played) => {
  const { checkOutDate, check_out_date: date } = bodyOf(call) ?? {};
  const leaving = moment(checkOutDate);
  const arrival = arrivalOf(call, played);
  const written = arrival && bodyOf(arrival)?.['checkInDateTime'];
  const arrived = moment(written);
  const isDatedBefore = isCalendarDate(date) && date < String(written).slice(0, 10);
  return arrived && ((leaving && leaving < arrived) || isDatedBefore) ? 'it is before the check-in of the stay' : null;
};

/** Matches the profile's schema of an open operation. */
export const asProfiled =
  (operation: OpenOperation): CallRule =>
  (call, { profile }) => {
    const schema = requestSchema(operation, profile);
    const body = bodyOf(call);
    if (!schema || !body) return null;
    const validate = validatorOf(schema);
    return validate(body) ? null : `it is not as the profile shows it: ${violationsOf(validate)}`;
  };

/** Every moment in the report is within the guest's stay. */
export const billedWithinStay: CallRule = (call, { profile }, played) => {
  const body = bodyOf(call) ?? {};
  const arrival = arrivalOf(call, played);
  const [from, to] = TIMES.map((name) => moment(bodyOf(arrival ?? call)?.[name]));
  const dates = fieldsOf(requestSchema('partial-bill', profile)).filter(({ format }) => format === 'date-time');
  const outside = dates.find(({ name }) => {
    const at = moment(body[name]);
    return at && from && to && (at < from || at > to);
  });
  return outside ? `${outside.name} is ${shown(body[outside.name])}, which is not within the stay` : null;
};

/** The moments of a report that the profile shows, by name. */
function momentsIn(call: Exchange, { profile }: RunContext) {
  const shownFields = fieldsOf(requestSchema(call.request.operation, profile));
  return shownFields.flatMap(({ name, format }) => {
    const at = format === 'date-time' ? moment(bodyOf(call)?.[name]) : null;
    return at ? [{ name, at }] : [];
  });
}

/** No moment has a local time of the stay with a wrong offset for the hotel; moments in other zones are fine. */
export const byHotelClocks: CallRule = (call, context, played) => {
  const stay = stayOf(call, played);
  if (!stay) return null;
  const local = [stay.checkIn, stay.expectedCheckOut, stay.checkOut].map((time) => time.slice(0, 16));
  for (const { name, at } of momentsIn(call, context)) {
    const value = String(bodyOf(call)?.[name]);
    const wanted = offsetAt(context, stay.hotel.id, at.valueOf());
    if (wanted !== null && at.offset !== wanted && local.includes(value.slice(0, 16)))
      return `${name} is ${shown(value)}; hotel ${stay.hotel.id} is at ${offsetText(wanted)} then`;
  }
  return null;
};

/** One of the report's moments, if any, is on a day of the stay, by the hotel's clocks or as written. */
export const datedWithinStay: CallRule = (call, context, played) => {
  const stay = stayOf(call, played);
  const moments = momentsIn(call, context);
  if (!stay || moments.length === 0) return null;
  const [from, to] = [stay.checkIn, stay.expectedCheckOut].map((time) => time.slice(0, 10)) as [string, string];
  const offset = zoneOf(context, stay.hotel.timeZone);
  const datesOf = (ms: number, minutes: number) => new Date(ms + minutes * 60_000).toISOString().slice(0, 10);
  const isWithin = moments.some(({ at }) =>
    [offset(at.valueOf()), at.offset]
      .map((minutes) => datesOf(at.valueOf(), minutes))
      .some((date) => date >= from && date <= to),
  );
  const [first] = moments;
  return isWithin || !first
    ? null
    : `${first.name} is ${shown(bodyOf(call)?.[first.name])}; the stay was to be from ${from} to ${to}`;
};

const namesIn = (context: RunContext, operation: 'check-in' | 'check-out') =>
  fieldsIn(context, operation).map(({ name }) => name);

/** Member names of a check-in or check-out that the document does not show. */
export function unknownMembers(call: Exchange, context: RunContext): string[] {
  const { operation } = call.request;
  if (operation !== 'check-in' && operation !== 'check-out') return [];
  const known: readonly string[] = [...namesIn(context, operation), ...(operation === 'check-out' ? OLDER : [])];
  return Object.keys(bodyOf(call) ?? {}).filter((name) => !known.includes(name));
}

/** A case-sensitive parser ignores a member spelled differently. */
export const spelledAsShown: CallRule = (call, context) => {
  const { operation } = call.request;
  if (operation !== 'check-in' && operation !== 'check-out') return null;
  const letters = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase();
  const shownAs = new Map(namesIn(context, operation).map((name) => [letters(name), name]));
  const other = unknownMembers(call, context).find((name) => shownAs.has(letters(name)));
  return other === undefined ? null : `it has the member ${other}; the document has ${shownAs.get(letters(other))}`;
};
