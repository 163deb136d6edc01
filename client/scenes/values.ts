/** The values of a scene, made from the run's seed so that `verify` can rebuild them. */
import { firstOfEachZone } from '../../cases/hotels.ts';
import { brokenLimit } from '../../cases/limits.ts';
import { hotelTime, type LocalTime, localTime } from '../../cases/local-time.ts';
import { onceFor, onceOf } from '../../cases/once.ts';
import { seededHex, seededNumber } from '../../cases/sequence.ts';
import { afternoonOf, checkOutTimeOf, presentAt } from '../../cases/stay.ts';
import { offsetChanges, zoneOf } from '../../cases/zones.ts';
import type { JsonObject } from '../../contract/json.ts';
import type { Hotel, RunContext, Values } from '../../contract/run.ts';
import type { Scene, SceneFile, SceneStay, StayOverride } from '../../contract/scene.ts';
import type { Claim } from '../../contract/words.ts';
import { guestAt, PLAIN } from './guests.ts';
import { scenes } from './index.ts';
import { MOST_VISITED } from './scene.ts';

const shown = (time: LocalTime) => hotelTime(time).slice(0, 19);
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const nights = (from: LocalTime, to: LocalTime) =>
  Math.round((Date.parse(`${shown(to).slice(0, 10)}Z`) - Date.parse(`${shown(from).slice(0, 10)}Z`)) / DAY_MS);

/** Yesterday in the afternoon. */
const usualArrival = (context: RunContext, hotel: Hotel) => arrivalBefore(presentAt(hotel, context));

const arrivalBefore = onceOf((present: LocalTime) => afternoonOf(present.minus({ days: 1 })));

/** The last clock change before a usual arrival, and the next after it, both within a year; `null`: none. */
const clockChanges = onceFor((context: RunContext, hotel: Hotel) => {
  const arrival = usualArrival(context, hotel).valueOf();
  const near = offsetChanges(context, hotel.timeZone).filter((at) => Math.abs(at - arrival) < YEAR_MS);
  const [last, next] = [near.findLast((at) => at <= arrival), near.find((at) => at > arrival)];
  if (last === undefined || next === undefined) return null;
  const zone = zoneOf(context, hotel.timeZone);
  return { last: localTime(last, zone), next: localTime(next, zone) };
});

/** Whether the clocks of a zone are ahead of its own usual time at a moment. */
function isSummerTime(context: RunContext, timeZone: string, ms: number): boolean {
  const offsetAt = zoneOf(context, timeZone);
  const changes = offsetChanges(context, timeZone).filter((at) => Math.abs(at - ms) < YEAR_MS);
  return changes.some((at) => Math.min(offsetAt(at - 1), offsetAt(at)) < offsetAt(ms));
}

/** Whether members of a report keep within the profile's limits. */
const isKept = ({ profile, startedAt }: RunContext, operation: 'check-in' | 'check-out', members: JsonObject) =>
  brokenLimit(profile, operation, members, startedAt) === null;

/** Whether a stay from one moment to another does. */
function isWithinLimits(context: RunContext, arrival: LocalTime, day: LocalTime, others = {}): boolean {
  const times = { checkInDateTime: hotelTime(arrival), expectedCheckOutDateTime: hotelTime(day) };
  return isKept(context, 'check-in', { ...times, ...others, numberOfNights: nights(arrival, day) });
}

/** The hotels a run visits: the first of each zone, then others, up to the limit. */
export function visitedHotels(values: Pick<Values, 'hotels'>): Hotel[] {
  const first = new Set(firstOfEachZone(values));
  return [...first, ...values.hotels.filter((hotel) => !first.has(hotel))].slice(0, MOST_VISITED);
}

/** @param place number of the stay in the run */
function hotelFor(context: RunContext, { times, hotel }: StayOverride, place: number): Hotel | null {
  const { hotels } = context.values;
  if (hotel !== undefined) return visitedHotels(context.values)[hotel] ?? null;
  if (times === 'until-clocks-disagree') return abroad(context);
  if (times?.endsWith('-clock-change')) return hotels.find((each) => clockChanges(context, each)) ?? null;
  if (times !== undefined) return hotels[0] ?? null;
  const visited = visitedHotels(context.values);
  return visited[place % visited.length] ?? null;
}

const checkOutAfter = onceOf((present: LocalTime) => checkOutTimeOf(present.plus({ days: 1 })));

/**
 * The first departure at which, or at whose usual arrival, a hotel's clocks differ from those of most other zones
 * of the run: a client that applies one country's rules to all hotels is right on most days of a year.
 */
const untilClocksDiffer = onceFor((context: RunContext, hotel: Hotel): LocalTime => {
  const arrival = usualArrival(context, hotel);
  const usual = checkOutAfter(presentAt(hotel, context));
  const zones = [...new Set(visitedHotels(context.values).map(({ timeZone }) => timeZone))];
  const changes = zones
    .flatMap((zone) => offsetChanges(context, zone))
    .filter((at) => at > usual.valueOf() && at < usual.valueOf() + YEAR_MS)
    .sort((one, other) => one - other);
  const between = changes.slice(1).map((at, before) => (at + (changes[before] as number)) / 2);
  const days = between.map((at) => checkOutTimeOf(localTime(at, zoneOf(context, hotel.timeZone))));
  const possible = [usual, ...days.filter((day) => isWithinLimits(context, arrival, day))];
  const differingOn = (day: LocalTime) =>
    zones.filter((zone) =>
      [arrival, day]
        .map((time) => time.valueOf())
        .some((at) => isSummerTime(context, zone, at) !== isSummerTime(context, hotel.timeZone, at)),
    ).length;
  const most = Math.max(...possible.map(differingOn));
  return possible.find((day) => differingOn(day) === most) ?? usual;
});

/** The departure on a date of this year, or of next year if that is within a day. */
function nextOn(present: LocalTime, date: { readonly month: number; readonly day: number }): LocalTime {
  const thisYear = checkOutTimeOf(present.set(date));
  return thisYear > present.plus({ days: 1 }) ? thisYear : thisYear.plus({ years: 1 });
}

/** North America has set its clocks then, and Europe has not: between the second and the last Sunday of March. */
const BETWEEN_CLOCKS = { month: 3, day: 20 } as const;

const betweenClocks = (context: RunContext, hotel: Hotel) => nextOn(presentAt(hotel, context), BETWEEN_CLOCKS);

/** The first hotel whose clocks differ then from those of the first with two times; `null`: they all agree. */
const abroad = onceOf((context: RunContext): Hotel | null => {
  const [home, ...others] = context.values.hotels.filter((each) => clockChanges(context, each));
  const isSummer = (hotel: Hotel) => isSummerTime(context, hotel.timeZone, betweenClocks(context, hotel).valueOf());
  return (home && others.find((each) => isSummer(each) !== isSummer(home))) ?? null;
});

const NEW_YEAR = { month: 1, day: 1 } as const;
const NEW_YEARS_EVE = { month: 12, day: 31 } as const;

/** Arrival and departure at 12:15 and 12:40, perhaps written 00:15 and 00:40; the usual times if these are too old. */
function atNoon(context: RunContext, usual: { readonly arrival: LocalTime; readonly leaving: LocalTime }) {
  const arrival = usual.arrival.minus({ days: 1 }).set({ hour: 12, minute: 15 });
  const leaving = usual.arrival.set({ hour: 12, minute: 40 });
  const isAllowed =
    isKept(context, 'check-in', { checkInDateTime: hotelTime(arrival) }) &&
    isKept(context, 'check-out', { checkOutDate: hotelTime(leaving) });
  return isAllowed ? { arrival, leaving } : usual;
}

function timesOf(context: RunContext, hotel: Hotel, { times }: StayOverride, moreNights: number) {
  const present = presentAt(hotel, context);
  const arrival = usualArrival(context, hotel);
  const usual = { arrival, expected: checkOutAfter(present), leaving: present };
  const changes = clockChanges(context, hotel) ?? { last: arrival, next: present };
  const until = (date: typeof NEW_YEAR | typeof NEW_YEARS_EVE, orElse: LocalTime) => {
    const day = nextOn(present, date);
    return isWithinLimits(context, arrival, day) ? day : orElse;
  };
  switch (times) {
    // Clocks from 1 to 24 write 24:30. In some countries' week numbering New Year's Day belongs to the old year.
    case 'after-midnight': {
      const midnight = present.startOf('day').minus({ days: 1 });
      return { ...usual, arrival: midnight.plus({ minutes: 30 }), expected: until(NEW_YEAR, usual.expected) };
    }
    // More than two days: counting started days gives three nights. And not every guest leaves at eleven: in the
    // Americas the evening is the next day in UTC.
    case 'morning-arrival':
      return { ...usual, arrival: arrival.set({ hour: 10 }), expected: usual.expected.set({ hour: 19, minute: 30 }) };
    // In the Americas that is the next day in UTC, and eleven is the same day: counting in UTC gives a night less.
    // Rounding the time between the two gives one night: it is less than 36 hours to the second morning.
    case 'evening-arrival':
      return { ...usual, arrival: arrival.set({ hour: 23, minute: 30 }) };
    // In some countries' week numbering New Year's Eve belongs to the new year.
    case 'early-departure': {
      const expected = until(NEW_YEARS_EVE, checkOutTimeOf(present.plus({ days: 4 })));
      return { ...usual, ...atNoon(context, usual), expected };
    }
    case 'leaves-for-another':
      return { ...usual, leaving: present.minus({ hours: 2 }) };
    case 'comes-after-another':
      return { ...usual, arrival: present.minus({ hours: 1 }) };
    case 'until-clocks-differ':
      return { ...usual, expected: untilClocksDiffer(context, hotel) };
    case 'until-clocks-disagree':
      return { ...usual, expected: betweenClocks(context, hotel) };
    case 'until-clock-change':
      return { ...usual, expected: checkOutTimeOf(changes.next.plus({ days: 2 })) };
    // The offset differs from that of the day's midnight, and in the Americas from that at the same hour of UTC.
    case 'after-clock-change':
      return { ...usual, arrival: changes.last.plus({ hours: 2 }) };
    // The offset differs from that of the day's noon.
    case 'since-clock-change':
      return { ...usual, arrival: changes.last.minus({ minutes: 90 }) };
    default: {
      const longer = checkOutTimeOf(usual.expected.plus({ days: moreNights }));
      return isWithinLimits(context, arrival, longer) ? { ...usual, expected: longer } : usual;
    }
  }
}

const STAYS = scenes.flatMap(({ name, stays }) => Object.keys(stays).map((stay) => `${name}/${stay}`));
const ROOMS = 899;

/** No two stays of a run share a room: some guests never leave, and no hotel system books an occupied room. */
const roomOf = ({ seed }: RunContext, stay: string): string =>
  String(100 + ((seededNumber(seed, 'rooms', ROOMS) + STAYS.indexOf(stay)) % ROOMS));

/** The suite's confirmation numbers. */
export const STAY_NUMBER = /^(?:CERT-[0-9A-Fa-f]{8}|007\d{15}1)$/;

/** A number that begins with zeros, and is odd and above what a number of JavaScript, or of a spreadsheet, can hold. */
function digitsOf({ seed }: RunContext, stay: string): string {
  const digits = [...seededHex(seed, `${stay} digits`, 15)].map((each) => Number.parseInt(each, 16) % 10);
  return `007${digits.join('')}1`;
}

/** In upper or lower case: changes in either direction show. */
function numberOf({ seed }: RunContext, stay: string): string {
  const digits = seededHex(seed, stay, 8);
  return STAYS.indexOf(stay) % 2 === 0 ? digits.toUpperCase() : digits;
}

/** A stay's number in a run, and its run-wide name. */
function placeOf(scene: Scene, name: string) {
  const own = `${scene.name}/${name}`;
  return { own, place: STAYS.indexOf(own) };
}

/** The guest, if the scene leaves it open; one who would break a limit of the profile gets the plain value there. */
function guestFor(context: RunContext, place: number) {
  const guest = guestAt(place);
  const { guestFirstName, roomType, occupancy } = PLAIN;
  return {
    ...guest,
    ...(isKept(context, 'check-in', { guestFirstName: guest.guestFirstName }) ? {} : { guestFirstName }),
    ...(isKept(context, 'check-in', { occupancy: guest.occupancy }) ? {} : { roomType, occupancy }),
  };
}

/** By which a stay is known in all its reports. */
function idOf(context: RunContext, stay: string, { hasDigits }: StayOverride): string {
  const digits = digitsOf(context, stay);
  const isAllowed =
    isKept(context, 'check-in', { hotelConfirmationNumber: digits }) &&
    isKept(context, 'check-out', { reservationId: digits });
  return hasDigits && isAllowed ? digits : `CERT-${numberOf(context, stay)}`;
}

function stayOf(context: RunContext, scene: Scene, name: string, override: StayOverride): SceneStay | null {
  const { own, place } = placeOf(scene, name);
  const hotel = hotelFor(context, override, place);
  if (!hotel) return null;
  const mark = numberOf(context, own);
  const id = idOf(context, own, override);
  const optional = <Value>(value: Value) => (override.withoutOptional ? null : value);
  const { sameName, sameLastName = sameName, sameRoom } = override;
  const namesake = sameName === undefined ? { own, place } : placeOf(scene, sameName);
  const guest = { ...guestFor(context, place), guestFirstName: guestFor(context, namesake.place).guestFirstName };
  const { arrival, expected, leaving } = timesOf(context, hotel, override, guest.moreNights);
  return {
    name,
    hotel,
    hotelConfirmationNumber: id,
    reservationId: id,
    supplierReservationId: optional(`S-${mark}`),
    employeeIdentifier: optional(`E-${mark}`),
    source: 'certification',
    folio: `F-${mark}`,
    roomNumber: override.roomNumber ?? roomOf(context, sameRoom === undefined ? own : `${scene.name}/${sameRoom}`),
    guestFirstName: override.guestFirstName ?? guest.guestFirstName,
    guestLastName:
      override.guestLastName ??
      `Guest-${numberOf(context, sameLastName === undefined ? own : placeOf(scene, sameLastName).own)}`,
    roomType: override.roomType ?? guest.roomType,
    occupancy: override.occupancy ?? guest.occupancy,
    numberOfNights: nights(arrival, expected),
    loyalty: override.loyalty === undefined ? guest.loyalty : override.loyalty,
    reservationInformation: optional('certification run'),
    checkIn: shown(arrival),
    expectedCheckOut: shown(expected),
    checkOut: shown(leaving),
  };
}

/** A profile that allows no two guests in a room allows no stay of most scenes. */
const USUAL_GUESTS = 2;

/** Whether the profile allows what is special about a stay: times, long names, or the number of guests. */
function isAllowed(context: RunContext, scene: Scene, name: string, override: StayOverride): boolean {
  const hotel = hotelFor(context, override, placeOf(scene, name).place);
  if (!hotel) return true;
  const { guestFirstName, guestLastName, occupancy = 1, times } = override;
  const { arrival, expected } = timesOf(context, hotel, override, 0);
  const isSpecial = times !== undefined || guestLastName !== undefined || occupancy > USUAL_GUESTS;
  return !isSpecial || isWithinLimits(context, arrival, expected, { guestFirstName, guestLastName, occupancy });
}

/** Whether the clocks change during a stay. */
const spansChange = ([, { times }]: readonly [name: string, StayOverride]) =>
  times === 'until-clock-change' || times === 'since-clock-change';

/** The scene file for the client; `null`: no hotel of the run can have such a stay. */
export const sceneFile = onceFor((context: RunContext, scene: Scene): SceneFile | null => {
  const all = Object.entries(scene.stays);
  const isAnywhere = ({ hotel = 0, times }: StayOverride) =>
    hotel < context.values.hotels.length && (times !== 'until-clocks-disagree' || abroad(context) !== null);
  const there = all.filter(([name, override]) => isAnywhere(override) && isAllowed(context, scene, name, override));
  // A recording has no stays of its own.
  const isEmptied = all.length > 0 && there.length === 0;
  if (isEmptied || (all.some(spansChange) && !there.some(spansChange))) return null;
  const stays = there.map(([name, override]) => stayOf(context, scene, name, override));
  if (stays.includes(null)) return null;
  const { name, title, advice = null, basePath, issuerPath } = scene;
  const known = new Set(there.map(([stay]) => stay));
  const isLeftOut = (claim: Claim) => scene.anyOf?.includes(claim) && !context.claims.includes(claim);
  const steps = scene.steps.filter((step) => !('stay' in step) || (known.has(step.stay) && !isLeftOut(step.do)));
  const file = { scene: name, title, advice, steps, stays: stays as SceneStay[] };
  return { ...file, ...(basePath && { basePath }), ...(issuerPath && { issuerPath }) };
});

/** A stay's values by report member (section 2): the label for an operator, and the reports that need it. */
export const STAY_FIELDS = [
  ['guestFirstName', 'First name', 'any'],
  ['guestLastName', 'Last name', 'any'],
  ['roomNumber', 'Room', 'check-in'],
  ['roomType', 'Room type', 'check-in'],
  ['occupancy', 'Guests', 'check-in'],
  ['numberOfNights', 'Nights', 'check-in'],
  ['checkInDateTime', 'Arrival', 'check-in'],
  ['expectedCheckOutDateTime', 'Expected departure', 'check-in'],
  ['checkOutDate', 'Departure', 'others'],
  ['hotelConfirmationNumber', 'Confirmation number', 'any'],
  ['reservationId', 'Reservation ID', 'any'],
  ['lodgingHotelId', 'Hotel', 'any'],
  ['timeZone', 'Time zone of the hotel', 'any'],
  ['folio', 'Folio', 'check-in'],
  ['source', 'Source', 'check-in'],
  ['supplierReservationId', 'ID at the supplier', 'check-in'],
  ['employeeIdentifier', 'Employee', 'check-in'],
  ['loyalty', 'Loyalty member', 'check-in'],
  ['reservationInformation', 'Remark', 'check-in'],
] as const;

/** A member that a scene has a value for. */
export type StayMember = (typeof STAY_FIELDS)[number][0];

/** The scene's value for a member; `null`: none. */
export function statedBy(stay: SceneStay, member: StayMember): string | number | boolean | null {
  const { checkIn, expectedCheckOut, checkOut, hotel, ...own } = stay;
  const times = { checkInDateTime: checkIn, expectedCheckOutDateTime: expectedCheckOut, checkOutDate: checkOut };
  return { ...own, ...times, lodgingHotelId: hotel.id, timeZone: hotel.timeZone }[member];
}

/** Whether a text consists only of values that the client got for a scene, so that it is not a secret. */
export function handedOut({ stays }: Pick<SceneFile, 'stays'>, clientId: string): (text: string) => boolean {
  const own = [clientId, ...stays.flatMap((stay) => Object.values(stay))]
    .filter((value): value is string => typeof value === 'string' && value.length > 2)
    .sort((a, b) => b.length - a.length);
  return (text) => /^[^\p{L}\p{N}]*$/u.test(own.reduce((left, value) => left.replaceAll(value, ''), text));
}
