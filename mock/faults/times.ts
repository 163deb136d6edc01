/** Faults of parsing and checking date-times (sections 2.1 and 2.2; RFC 3339). */
import { DateTime } from 'luxon';
import type { JsonObject } from '../../contract/json.ts';
import { type Context, remember } from '../behaviour.ts';
import { EMBEDDED_HOTELS } from '../embedded.ts';
import { alsoRefuses, conflicts, memberLike, overlooks, refusesMember, stayNamed } from '../overrides.ts';
import { NOT_ACCEPTED } from './consequences.ts';
import { type Fault, type FaultList, faultsOf, having, madeBy } from './fault.ts';

const UNREAL = '%.REFUSES-UNREAL-DATE';
const LOOSE = '%.REFUSES-LOOSE-DATE';

/** Texts that are accepted as date-times. */
const taken = madeBy(
  (pattern: RegExp) => overlooks(({ kind, value }) => kind === 'date-time' && pattern.test(String(value))),
  {
    'no-offset-accepted': [
      "A time without an offset is read in the server's zone.",
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/,
      LOOSE,
    ],
    'text-after-ignored': ['Text after a date-time is ignored.', /^\d.* \w+ \w+$/, LOOSE],
    'seconds-unchecked': ['Seconds are added without a check of their range.', /T\d\d:\d\d:75/, UNREAL],
    'offset-minutes-unchecked': [
      'The minutes of an offset are added without a check of their range.',
      /T.*[+-]\d\d:99$/,
      LOOSE,
    ],
    'every-month-has-31-days': ['The day is compared with 31 in every month but February.', /-04-31T/, UNREAL],
    'every-fourth-year-leaps': ['Every fourth year is a leap year, even 1900.', /^(?:1900|2100)-02-29T/, UNREAL],
    'month-and-day-from-zero': ['A month or day of 0 means the one before.', /^\d{4}-(?:00-\d\d|\d\d-00)T/, UNREAL],
    'sixtieth-minute': ['A minute of 60 is accepted.', /T\d\d:60:/, UNREAL],
    'words-for-moments': [
      'Words such as now, and dates of mails, are accepted.',
      /^(?:now|tomorrow|[A-Z][a-z]{2}, \d\d .*)$/,
      LOOSE,
    ],
    'any-notation-of-iso-8601': ['Every notation of ISO 8601 is read.', /^\d{8}T|W\d\d|[+-]\d{4}$|,\d/, LOOSE],
  },
);

const EDGE = '%.ACCEPTS-EDGE-OF-TIME';
const FAR = '%.ACCEPTS-FAR-DATE';
const AS_EARLIER = '%.ACCEPTS-AS-EARLIER';
const FRACTION = '%.ACCEPTS-FRACTION';
const FINE = '%.ACCEPTS-FINE-FRACTION';

const refused = (pattern: RegExp) => memberLike(pattern, /Date/);

/** Date-times that are refused. */
const untaken: FaultList = {
  'no-fractions': ['The format string has no fraction of a second.', refused(/T\d\d:\d\d:\d\d\./), FRACTION, FINE],
  'milliseconds-only': ['The format string allows a fraction of three digits.', refused(/\.\d{4,}/), FINE],
  'midnight-refused': ['A time of 00:00 is taken for a missing one.', refused(/T00:00:00(?:Z|[+-])/), EDGE],
  'leap-day-refused': ['The calendar table gives February 28 days.', refused(/-02-29T/), FAR, AS_EARLIER],
};

const rollsOver = (value: unknown) =>
  typeof value === 'string' &&
  !/T24/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  /T.*(?:Z|[+-]\d\d:\d\d)$/.test(value);

/** The offsets of the suite's hotels in June. */
const JUNE_OFFSETS = ['-05:00', '-02:30', '+05:45', '+10:30', '-07:00'];
const offsetOf = (value: unknown) => /(?:Z|[+-]\d\d:\d\d)$/.exec(String(value))?.[0] ?? '';

const ofBoth = (operation: 'check-in' | 'check-out'): FaultList => ({
  ...taken,
  ...untaken,
  'noon-refused': [
    'Twelve is added to every hour after noon, also to twelve.',
    // At noon other requests of a run say so as well, and no fault is to show by the time of day.
    refused(/T12:08:09/),
    operation === 'check-in' ? 'CIRCUMSTANCE-%.ACCEPTED' : 'CIRCUMSTANCE-%.ARRIVED',
  ],
  'minutes-in-octal': [
    '08 and 09 begin as octal numbers do, and are none.',
    refused(/T\d\d:(?:\d\d:)?0[89]/),
    operation === 'check-in' ? 'CIRCUMSTANCE-%.ACCEPTED' : 'CIRCUMSTANCE-%.ARRIVED',
    ...(operation === 'check-in' ? ['%.ACCEPTS-COMBINATION'] : []),
  ],
  'date-rolls-over': [
    '30 February becomes 2 March.',
    overlooks((each) => each.kind === 'date-time' && rollsOver(each.value)),
    UNREAL,
  ],
  'whole-hour-offsets': [
    'Offsets are stored as a whole number of hours.',
    refused(/T.*[+-]\d\d:(?!00)\d\d$/),
    ...['%.ACCEPTS-HOTEL-TIME', '%.ACCEPTS-CLOCK-CHANGE', '*.ACCEPTS-OTHER-OFFSET?'],
  ],
  'offsets-of-the-season': [
    'Only the offsets that the hotels have in June are known.',
    alsoRefuses((body) => {
      const dated = Object.entries(body).filter(([name, value]) => /Date/.test(name) && /T/.test(String(value)));
      return dated.find(([, value]) => !JUNE_OFFSETS.includes(offsetOf(value)))?.[0] ?? null;
    }),
    // The repeated hour has both offsets, and the change before June brings June's: only the arrival before it differs.
    ...[
      FAR,
      `${AS_EARLIER}?`,
      'CHECK-IN.ACCEPTS-CLOCK-CHANGE?',
      'CHECK-IN.ACCEPTS-REPEATED-HOUR?',
      '*.ACCEPTS-OTHER-OFFSET?',
    ],
  ],
  'only-z': {
    because: 'Only UTC is parsed.',
    override: refused(/T.*[+-]\d\d:\d\d$/),
    // The older form, and a check-out without a date, have no offset and are accepted as ever.
    noticedBy: NOT_ACCEPTED[operation]
      .filter((id) => !/OLDER.*!$/.test(id))
      .map((id) => (operation === 'check-out' ? id.replace('REFUSES-*}!', 'REFUSES-MALFORMED}!') : id)),
    reach: 'exchanges',
  },
});

const hoursBetween = (from: unknown, to: unknown) => (Date.parse(String(to)) - Date.parse(String(from))) / 3_600_000;

/** Refuses the check-out of a guest under a condition on both check-in and check-out. */
const comparedWithArrival = (isRefused: (arrived: unknown, expected: unknown, leaving: unknown) => boolean) =>
  conflicts((body, ctx) => {
    const stays = remember(ctx, 'stays to compare a check-out with', () => new Map<unknown, JsonObject>());
    if (ctx.operation === 'check-in') stays.set(stayNamed(ctx), body);
    const stay = ctx.operation === 'check-out' ? stays.get(stayNamed(ctx)) : undefined;
    return stay ? isRefused(stay['checkInDateTime'], stay['expectedCheckOutDateTime'], body['checkOutDate']) : false;
  });

const readAsMidnight = (moment: unknown) => Date.parse(String(moment).replace('T12:', 'T00:'));

/** Refuses the check-out of a guest who was billed for a later time, where twelve o'clock is read as none. */
const noonIsMidnight = conflicts((body, ctx) => {
  const bills = remember(ctx, 'bills to compare a check-out with', () => new Map<unknown, number>());
  if (ctx.operation === 'partial-bill') bills.set(stayNamed(ctx), readAsMidnight(body['billThroughDate']));
  return readAsMidnight(body['checkOutDate']) < Number(bills.get(stayNamed(ctx)));
}, 'content');

const unexpected = having(
  { spreads: true, reach: 'exchanges' },
  {
    'short-stay-refused': [
      'A check-out within twelve hours of the check-in is treated as a mistake.',
      comparedWithArrival((arrived, _expected, leaving) => hoursBetween(arrived, leaving) < 12),
      '%.ACCEPTS-UNEXPECTED',
    ],
    'noon-read-as-midnight': [
      'Hours are read from one to twelve, and half past twelve as half past none: before the bill of the same morning.',
      noonIsMidnight,
      'CIRCUMSTANCE-%.ARRIVED',
    ],
    'late-departure-refused': [
      'A check-out later than expected is treated as a mistake.',
      comparedWithArrival((_arrived, expected, leaving) => hoursBetween(expected, leaving) > 0),
      '%.ACCEPTS-UNEXPECTED',
    ],
  },
);

const ofCheckOut: FaultList = {
  ...unexpected,
  'date-unchecked-without-id': [
    'Without a reservation id the stay is looked up in another way, and the date is not checked.',
    overlooks(({ field }, ctx) => field === 'checkOutDate' && (ctx.body?.['reservationId'] ?? null) === null),
    ...[UNREAL, '%.REFUSES-WRONG-TYPE'],
  ],
  'id-unchecked-without-date': [
    'A check-out without a date ends the stay at present, in separate code that uses the id unchecked.',
    overlooks(
      ({ field, kind }, ctx) => field === 'reservationId' && kind === 'type' && !('checkOutDate' in (ctx.body ?? {})),
    ),
    '%.REFUSES-WRONG-TYPE',
  ],
  // In a check-in another offset than the hotel's is nothing that has to be accepted.
  'half-hours-far-west-refused': [
    "The only half-hour offsets west of Greenwich in the table are Newfoundland's.",
    refused(/T.*-(?!0[23])\d\d:(?!00)\d\d$/),
    '%.ACCEPTS-OTHER-OFFSET',
  ],
  'no-z': ['The format string requires a numeric offset.', refused(/Z$/), '%.ACCEPTS-OTHER-OFFSET'],
};

const zoneOf = (hotelId: unknown) => EMBEDDED_HOTELS.find(({ id }) => id === hotelId)?.timeZone ?? 'UTC';

/** Whether the hotel's clocks showed that time twice. */
function isRepeated(hotelId: unknown, moment: unknown): boolean {
  return DateTime.fromISO(String(moment), { zone: zoneOf(hotelId) }).getPossibleOffsets().length > 1;
}

const DEPARTURE = 'expectedCheckOutDateTime';
const dateOf = (moment: unknown) => String(moment).slice(0, 10);

function isToday(hotelId: unknown, moment: unknown, { mock }: Context): boolean {
  return dateOf(moment) === DateTime.fromMillis(mock.clock(), { zone: zoneOf(hotelId) }).toISODate();
}

const ofCheckIn: FaultList = {
  'early-departure-refused': [
    'Who is to leave before eleven is taken for a guest of the day before.',
    memberLike(/T(?:0\d|10):/, /^expected/),
    '%.ACCEPTS-COMBINATION',
  ],
  'repeated-hour-refused': [
    'A time that occurred twice is refused as ambiguous, although its offset says which one is meant.',
    refusesMember('checkInDateTime', (arrival, { lodgingHotelId }) => isRepeated(lodgingHotelId, arrival)),
    '%.ACCEPTS-REPEATED-HOUR',
  ],
  'one-offset-a-stay': [
    'Arrival and departure must have the same offset.',
    refusesMember(DEPARTURE, (departure, { checkInDateTime }) => offsetOf(departure) !== offsetOf(checkInDateTime)),
    // A stay that begins in the repeated hour lasts beyond the change.
    ...['%.ACCEPTS-CLOCK-CHANGE', AS_EARLIER, '%.ACCEPTS-REPEATED-HOUR?'],
  ],
  'offset-of-midnight': [
    'The offset of a day is that of its first second, also for the hours after a clock change.',
    alsoRefuses(({ lodgingHotelId, ...body }) => {
      const isOther = (moment: unknown) => {
        const midnight = DateTime.fromISO(dateOf(moment), { zone: zoneOf(lodgingHotelId) });
        return midnight.isValid && /[+-]\d\d:\d\d$/.test(`${moment}`) && midnight.toFormat('ZZ') !== offsetOf(moment);
      };
      return ['checkInDateTime', DEPARTURE].find((name) => isOther(body[name])) ?? null;
    }),
    ...['%.ACCEPTS-CLOCK-CHANGE', AS_EARLIER, '%.ACCEPTS-REPEATED-HOUR?'],
  ],
  'today-refused': [
    'The date of arrival is compared with < instead of <=.',
    alsoRefuses(({ lodgingHotelId, checkInDateTime }, ctx) =>
      isToday(lodgingHotelId, checkInDateTime, ctx) ? 'checkInDateTime' : null,
    ),
    ...['%.ACCEPTS-HOTEL-TIME', '%.ACCEPTS-SAME-DAY-DEPARTURE?'],
  ],
  'offset-dropped': [
    'A time is compared with the current time without its offset.',
    alsoRefuses(({ checkInDateTime }, ctx) =>
      Date.parse(String(checkInDateTime).replace(/[+-]\d\d:\d\d$/, 'Z')) > ctx.mock.clock() ? 'checkInDateTime' : null,
    ),
    '%.ACCEPTS-HOTEL-TIME',
  ],
  'departure-on-another-day': [
    'A stay must not end on the day it began.',
    refusesMember(DEPARTURE, (departure, { checkInDateTime }) => dateOf(departure) === dateOf(checkInDateTime)),
    '%.ACCEPTS-SAME-DAY-DEPARTURE',
  ],
};

const ofOpen: FaultList = {
  'no-fractions': ['The format string has no fraction of a second.', refused(/T\d\d:\d\d:\d\d\./), FRACTION],
};

/** Faults of date-times. */
export const timeFaults: readonly Fault[] = [
  ...faultsOf(['check-in', 'check-out'], ofBoth, { reach: 'own' }),
  ...faultsOf(['check-in'], ofCheckIn, { reach: 'own' }),
  ...faultsOf(['check-out'], ofCheckOut, { reach: 'own' }),
  ...faultsOf(['partial-bill', 'no-show'], ofOpen, { reach: 'own' }),
];
