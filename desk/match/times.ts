/** Times as logs write them, as milliseconds since the epoch. */
import { DateTime } from 'luxon';
import type { OffsetAt } from '../../cases/local-time.ts';

/** How to read ambiguous times. */
export interface TimeForm {
  /** A format of Luxon; absent: the format is recognised. */
  readonly pattern?: string;
  /** The offset for times without one, in minutes. */
  readonly offsetAt: OffsetAt;
}

/** Reads the times of one file, in the order of its lines; `NaN` for an invalid one. */
export type ReadTime = (value: unknown) => number;

const ISO =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,:](?<fraction>\d{1,9}))?)?(?: ?(?:(?<utc>Z|UTC|GMT)|(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d)))?$/i;
const CLOCK =
  /^\[?(?<day>\d\d)\/(?<month>[A-Z][a-z]{2})\/(?<year>\d{4}):(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)(?:\.(?<fraction>\d{1,9}))?(?: (?<sign>[+-])(?<hours>\d\d)(?<minutes>\d\d))?\]?$/;
const NUMBER = /^\d{9,19}(?:\.\d{1,9})?$/;
/** RFC 9110 §5.6.7, and the same with an offset. */
const MAIL_DATE = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|UTC|[+-]\d{4})$/;
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** In every zone, clock changes begin at a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
/** How far lines of a log may be out of order. */
const DISORDER_MS = 30 * MINUTE_MS;
/** The years 2000 and 2100: no log has times outside them. */
const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** Seconds, milliseconds, microseconds or nanoseconds since 1970, by the size of the number. */
function fromNumber(value: number): number {
  if (value < 1e11) return value * 1000;
  if (value < 1e14) return value;
  return value < 1e17 ? value / 1000 : value / 1e6;
}

const milliseconds = (digits = '') => Math.floor(Number(`0.${digits || 0}`) * 1000 + 1e-6);
const shift = (sign = '+', hours = '0', minutes = '0') =>
  (sign === '-' ? 1 : -1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);

/** The moments of a local time: two if clocks are set back over it; if it is skipped, the one by the earlier offset. */
function momentsOf(local: number, offsetAt: OffsetAt): number[] {
  const offsets = [...new Set([offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)])];
  const moments = offsets.map((minutes) => local - minutes * MINUTE_MS);
  const real = moments.filter((moment, at) => offsetAt(moment) === offsets[at]).sort((a, b) => a - b);
  return real.length > 0 ? real : moments.slice(0, 1);
}

/** A reader of times without a zone. Of two moments it takes the one that continues from the line before. */
function localReader(offsetAt: OffsetAt): (local: number) => number {
  const known = new Map<number, readonly number[]>();
  let before = Number.NEGATIVE_INFINITY;
  return (local) => {
    const quarter = Math.floor(local / QUARTER_MS) * QUARTER_MS;
    const shifts = known.get(quarter) ?? momentsOf(quarter, offsetAt).map((moment) => moment - quarter);
    known.set(quarter, shifts);
    const moments = shifts.map((each) => local + each);
    before = moments.find((moment) => moment >= before - DISORDER_MS) ?? moments.at(-1) ?? local;
    return before;
  };
}

/** Makes a reader for the times of one file. */
export function timeReader({ pattern, offsetAt }: TimeForm): ReadTime {
  const fromLocal = localReader(offsetAt);
  const hasZone = pattern !== undefined && /[Zz]/.test(pattern.replace(/'[^']*'/g, ''));
  const byPattern = (text: string): number => {
    const read = DateTime.fromFormat(text, pattern as string, { zone: 'utc' });
    if (!read.isValid) return Number.NaN;
    return hasZone ? read.toMillis() : fromLocal(read.toMillis());
  };
  const fromText = (text: string): number => {
    const found = (ISO.exec(text) ?? CLOCK.exec(text))?.groups;
    if (found) {
      const { year, month = '', day, hour, minute, second = 0, fraction, utc, sign, hours, minutes } = found;
      const inYear = /\d/.test(month) ? Number(month) - 1 : MONTHS.indexOf(month) / 3;
      const local = Date.UTC(Number(year), inYear, Number(day), Number(hour), Number(minute), Number(second));
      const whole = local + milliseconds(fraction);
      return utc || sign ? whole + shift(sign, hours, minutes) : fromLocal(whole);
    }
    if (NUMBER.test(text)) return fromNumber(Number(text));
    return MAIL_DATE.test(text) ? Date.parse(text) : Number.NaN;
  };
  // Cached, since most logs have many calls in a second.
  let [lastText, lastTime] = ['', Number.NaN];
  return (value) => {
    if (typeof value === 'number') return plausible(fromNumber(value));
    if (typeof value !== 'string' || value.length > 100) return Number.NaN;
    if (value !== lastText) [lastText, lastTime] = [value, plausible(pattern ? byPattern(value) : fromText(value))];
    return lastTime;
  };
}

const plausible = (time: number) => (time >= EARLIEST && time < LATEST ? time : Number.NaN);
