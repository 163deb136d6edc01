/** Faults of parsing and checking date-times (sections 2.1 and 2.2; RFC 3339). */
import { DateTime } from 'luxon';
import { EMBEDDED_HOTELS } from '../embedded.ts';
import { alsoRefuses, memberLike, overlooks } from '../overrides.ts';
import { NOT_ACCEPTED } from './consequences.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

const DATED = /Date/;
const isBare = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value);
const rollsOver = (value: unknown) =>
  typeof value === 'string' &&
  !/T24/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  /T.*(?:Z|[+-]\d\d:\d\d)$/.test(value);

/** The offsets of the suite's hotels in June. */
const JUNE_OFFSETS = ['-05:00', '-02:30', '+05:45', '+10:30', '-07:00'];
const offsetOf = (value: unknown) => /(?:Z|[+-]\d\d:\d\d)$/.exec(String(value))?.[0] ?? '';

const onBoth: readonly FaultEntry[] = listed({
  'no-offset-accepted': {
    defect: 'A time without an offset is read in the time zone of the server.',
    override: overlooks((each) => each.kind === 'date-time' && isBare(each.value)),
    noticedBy: ['%.REFUSES-LOOSE-DATE'],
  },
  'date-rolls-over': {
    defect: '30 February becomes 2 March.',
    override: overlooks((each) => each.kind === 'date-time' && rollsOver(each.value)),
    noticedBy: ['%.REFUSES-UNREAL-DATE'],
  },
  'text-after-ignored': {
    defect: 'A date-time is looked for in the text, which may go on after it.',
    override: overlooks(
      ({ kind, value }) => kind === 'date-time' && / \w+ \w+$/.test(String(value)) && /^\d/.test(String(value)),
    ),
    noticedBy: ['%.REFUSES-LOOSE-DATE'],
  },
  'seconds-unchecked': {
    defect: 'Seconds are added up, whatever they are.',
    override: overlooks(({ kind, value }) => kind === 'date-time' && /T\d\d:\d\d:75/.test(String(value))),
    noticedBy: ['%.REFUSES-UNREAL-DATE'],
  },
  'offset-minutes-unchecked': {
    defect: 'The minutes of an offset are added up, whatever they are.',
    override: overlooks(({ kind, value }) => kind === 'date-time' && /T.*[+-]\d\d:99$/.test(String(value))),
    noticedBy: ['%.REFUSES-LOOSE-DATE'],
  },
  'every-month-has-31-days': {
    defect: 'The day is compared with 31 in every month but February.',
    override: overlooks(({ kind, value }) => kind === 'date-time' && /-04-31T/.test(String(value))),
    noticedBy: ['%.REFUSES-UNREAL-DATE'],
  },
  'every-fourth-year-leaps': {
    defect: 'The calendar does not know that a century is no leap year.',
    override: overlooks(({ kind, value }) => kind === 'date-time' && /^(?:1900|2100)-02-29T/.test(String(value))),
    noticedBy: ['%.REFUSES-UNREAL-DATE'],
  },
  'month-and-day-from-zero': {
    defect: 'The day before the first of a month is looked for when a day is 0, and so for months.',
    override: overlooks(({ kind, value }) => kind === 'date-time' && /^\d{4}-(?:00-\d\d|\d\d-00)T/.test(String(value))),
    noticedBy: ['%.REFUSES-UNREAL-DATE'],
  },
  'sixtieth-minute': {
    defect: 'Minutes are compared with 60, and 60 is let through.',
    override: overlooks(({ kind, value }) => kind === 'date-time' && /T\d\d:60:/.test(String(value))),
    noticedBy: ['%.REFUSES-UNREAL-DATE'],
  },
  'words-for-moments': {
    defect: 'A function reads dates that knows words such as tomorrow, and mail.',
    override: overlooks(
      ({ kind, value }) => kind === 'date-time' && /^(?:now|tomorrow|[A-Z][a-z]{2}, \d\d .*)$/.test(String(value)),
    ),
    noticedBy: ['%.REFUSES-LOOSE-DATE'],
  },
  'date-unchecked-without-id': {
    defect: 'Whoever names no reservation is looked up by other means, and the date is never looked at.',
    override: overlooks(({ field }, ctx) => field === 'checkOutDate' && (ctx.body?.['reservationId'] ?? null) === null),
    only: ['check-out'],
    noticedBy: ['%.REFUSES-UNREAL-DATE', '%.REFUSES-WRONG-TYPE'],
  },
  'any-notation-of-iso-8601': {
    defect: 'The parser reads every notation of ISO 8601.',
    override: overlooks(
      ({ kind, value }) => kind === 'date-time' && /^\d{8}T|W\d\d|[+-]\d{4}$|,\d/.test(String(value)),
    ),
    noticedBy: ['%.REFUSES-LOOSE-DATE'],
  },
  'no-fractions': {
    defect: 'The format string has no fraction of a second.',
    override: memberLike(/T\d\d:\d\d:\d\d\./, DATED),
    noticedBy: ['%.ACCEPTS-FRACTION', '%.ACCEPTS-FINE-FRACTION'],
  },
  'milliseconds-only': {
    defect: 'The format string allows three digits for the fraction of a second.',
    override: memberLike(/\.\d{4,}/, DATED),
    noticedBy: ['%.ACCEPTS-FINE-FRACTION'],
  },
  'no-z': {
    defect: 'The format string requires a numeric offset.',
    override: memberLike(/Z$/, DATED),
    // In a check-in another offset than the hotel's is nothing that has to be accepted.
    only: ['check-out'],
    noticedBy: ['%.ACCEPTS-OTHER-OFFSET'],
  },
  'whole-hour-offsets': {
    defect: 'Offsets are stored as a whole number of hours.',
    override: memberLike(/T.*[+-]\d\d:(?!00)\d\d$/, DATED),
    noticedBy: ['%.ACCEPTS-HOTEL-TIME', '%.ACCEPTS-CLOCK-CHANGE'],
    sideEffects: ['*.ACCEPTS-OTHER-OFFSET'],
  },
  'offsets-of-the-season': {
    defect: 'Only the offsets that the hotels have in June are known.',
    override: alsoRefuses((body) => {
      const dated = Object.entries(body).filter(([name, value]) => DATED.test(name) && /T/.test(String(value)));
      return dated.find(([, value]) => !JUNE_OFFSETS.includes(offsetOf(value)))?.[0] ?? null;
    }),
    noticedBy: ['%.ACCEPTS-FAR-DATE'],
    // The hour repeated in autumn has both offsets, and the last change before June brought the offsets of June: only the arrival before it has another one.
    sideEffects: ['CHECK-IN.ACCEPTS-CLOCK-CHANGE', 'CHECK-IN.ACCEPTS-REPEATED-HOUR', '*.ACCEPTS-OTHER-OFFSET'],
  },
  'midnight-refused': {
    defect: 'A time of 00:00 is taken for a missing one.',
    override: memberLike(/T00:00:00(?:Z|[+-])/, DATED),
    noticedBy: ['%.ACCEPTS-EDGE-OF-TIME'],
  },
  'leap-day-refused': {
    defect: 'The calendar table gives February 28 days.',
    override: memberLike(/-02-29T/, DATED),
    noticedBy: ['%.ACCEPTS-FAR-DATE'],
  },
});

const onlyUtc = (operation: 'check-in' | 'check-out'): FaultEntry => ({
  name: 'only-z',
  defect: 'Only UTC is parsed.',
  override: memberLike(/T.*[+-]\d\d:\d\d$/, DATED),
  ...NOT_ACCEPTED[operation],
  // The older form has no offset and is accepted as ever.
  undecided: NOT_ACCEPTED[operation].undecided.filter((id) => !/OLDER/.test(id)),
  reach: 'exchanges',
});

/** Whether the clocks of the hotel showed that time twice. */
function isRepeated(hotelId: unknown, moment: unknown): boolean {
  const zone = EMBEDDED_HOTELS.find(({ id }) => id === hotelId)?.timeZone ?? 'UTC';
  return DateTime.fromISO(String(moment), { zone }).getPossibleOffsets().length > 1;
}

const onCheckIn: readonly FaultEntry[] = listed({
  'repeated-hour-refused': {
    defect: 'A time that the clocks showed twice is refused as ambiguous, though its offset tells which it was.',
    override: alsoRefuses(({ lodgingHotelId, checkInDateTime }) =>
      isRepeated(lodgingHotelId, checkInDateTime) ? 'checkInDateTime' : null,
    ),
    noticedBy: ['%.ACCEPTS-REPEATED-HOUR'],
  },
  'one-offset-a-stay': {
    defect: 'Arrival and departure must have the same offset.',
    override: alsoRefuses(({ checkInDateTime, expectedCheckOutDateTime }) =>
      offsetOf(checkInDateTime) === offsetOf(expectedCheckOutDateTime) ? null : 'expectedCheckOutDateTime',
    ),
    noticedBy: ['%.ACCEPTS-CLOCK-CHANGE'],
    // A stay that begins in the repeated hour lasts beyond the change.
    sideEffects: ['%.ACCEPTS-REPEATED-HOUR'],
  },
  'departure-on-another-day': {
    defect: 'A stay must not end on the date on which it began.',
    override: alsoRefuses(({ checkInDateTime, expectedCheckOutDateTime }) =>
      String(checkInDateTime).slice(0, 10) === String(expectedCheckOutDateTime).slice(0, 10)
        ? 'expectedCheckOutDateTime'
        : null,
    ),
    noticedBy: ['%.ACCEPTS-SAME-DAY-DEPARTURE'],
  },
});

/** Faults of date-times. */
export const timeFaults: readonly Fault[] = [
  ...faultsOf('check-in', [...onBoth, onlyUtc('check-in')], { reach: 'own' }),
  ...faultsOf('check-out', [...onBoth, onlyUtc('check-out')], { reach: 'own' }),
  ...faultsOf('check-in', onCheckIn, { reach: 'own' }),
];
