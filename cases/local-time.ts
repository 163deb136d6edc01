/**
 * Moments as the clocks of a place show them. What a place's offset from UTC is at a moment is given, never asked of the
 * machine: whoever judges a run again, with whatever time zone data, writes the very times that the run wrote.
 */

/** Tells a place's offset from UTC, in minutes east of it, at a moment in milliseconds since the epoch. */
export type OffsetAt = (ms: number) => number;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a clock and a calendar show. */
interface Shown {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

/** How far away another moment is: days by the calendar, the rest by a stop-watch. */
export interface Distance {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** The Gregorian calendar is the same again after so many years: `Date.UTC` takes the years up to 99 for those of 1900. */
const CYCLE_YEARS = 400;
const CYCLE_MS = 146_097 * DAY_MS;

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year + CYCLE_YEARS, month, 0)).getUTCDate();
}

function shownMs({ year, month, day, hour, minute, second, millisecond }: Shown): number {
  const args = [month - 1, day, hour, minute, second, millisecond] as const;
  return year > 99 ? Date.UTC(year, ...args) : Date.UTC(year + CYCLE_YEARS, ...args) - CYCLE_MS;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** An offset as RFC 3339 writes it. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.trunc(size / 60))}:${padded(size % 60)}`;
}

/**
 * The moment at which a clock shows that. A time that a clock change repeats is the one with the offset that is preferred;
 * one that a change leaves out lies as far behind the change as it would lie behind its beginning.
 * @param preferred an offset of that place, in minutes
 */
function momentAt(shown: number, preferred: number, offsetAt: OffsetAt): number {
  const guess = shown - preferred * MINUTE_MS;
  const there = offsetAt(guess);
  if (there === preferred) return guess;
  const second = shown - there * MINUTE_MS;
  const afterwards = offsetAt(second);
  return afterwards === there ? second : shown - Math.min(there, afterwards) * MINUTE_MS;
}

/** A moment at a place. */
export class LocalTime implements Shown {
  /** Minutes east of UTC. */
  readonly offset: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;

  /** @param ms milliseconds since the epoch */
  constructor(
    private readonly ms: number,
    readonly offsetAt: OffsetAt,
  ) {
    this.offset = offsetAt(ms);
    const shown = new Date(ms + this.offset * MINUTE_MS);
    this.year = shown.getUTCFullYear();
    this.month = shown.getUTCMonth() + 1;
    this.day = shown.getUTCDate();
    this.hour = shown.getUTCHours();
    this.minute = shown.getUTCMinutes();
    this.second = shown.getUTCSeconds();
    this.millisecond = shown.getUTCMilliseconds();
  }

  /** The earliest of some moments. */
  static min(first: LocalTime, ...others: readonly LocalTime[]): LocalTime {
    return others.reduce((least, each) => (each.ms < least.ms ? each : least), first);
  }

  /** The latest of some moments. */
  static max(first: LocalTime, ...others: readonly LocalTime[]): LocalTime {
    return others.reduce((most, each) => (each.ms > most.ms ? each : most), first);
  }

  get isInLeapYear(): boolean {
    return daysInMonth(this.year, 2) === 29;
  }

  /** Whether the clocks of the place show this time once: false where a change of theirs repeats it. */
  get isShownOnce(): boolean {
    const shown = shownMs(this);
    const offsets = [-DAY_MS, DAY_MS].map((away) => this.offsetAt(shown + away));
    const [earlier, later] = offsets.map((offset) => this.offsetAt(shown - offset * MINUTE_MS));
    return earlier === later;
  }

  /** Milliseconds since the epoch; also what `<` and `>` compare. */
  valueOf(): number {
    return this.ms;
  }

  plus({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Distance): LocalTime {
    const shown = shownMs(this) + days * DAY_MS;
    const away = hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000;
    return new LocalTime(momentAt(shown, this.offset, this.offsetAt) + away, this.offsetAt);
  }

  minus({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Distance): LocalTime {
    return this.plus({ days: -days, hours: -hours, minutes: -minutes, seconds: -seconds });
  }

  /** The moment with some of what its clock and calendar show set; the last day of a month that is shorter. */
  set(parts: Partial<Shown>): LocalTime {
    const { year, month, day, hour, minute, second, millisecond } = this;
    const set = { year, month, day, hour, minute, second, millisecond, ...parts };
    const lastDay = parts.day === undefined ? Math.min(day, daysInMonth(set.year, set.month)) : set.day;
    return new LocalTime(momentAt(shownMs({ ...set, day: lastDay }), this.offset, this.offsetAt), this.offsetAt);
  }

  startOfDay(): LocalTime {
    return this.set({ hour: 0, minute: 0, second: 0, millisecond: 0 });
  }

  /** RFC 3339, with the offset of the place; empty for a moment that no date can name. */
  toString(): string {
    if (Number.isNaN(this.year)) return '';
    const { year, month, day, hour, minute, second, millisecond } = this;
    const date = `${year > 9999 ? `+${padded(year, 6)}` : padded(year, 4)}-${padded(month)}-${padded(day)}`;
    const fraction = millisecond === 0 ? '' : `.${padded(millisecond, 3)}`;
    return `${date}T${padded(hour)}:${padded(minute)}:${padded(second)}${fraction}${offsetText(this.offset)}`;
  }

  /** The same moment as mail and `Date` of other languages write it (RFC 2822 §3.3), such as `Mon, 01 Jun 2026 15:00:00 -0500`. */
  toMailString(): string {
    const weekday = DAYS[new Date(shownMs(this)).getUTCDay()];
    const date = `${padded(this.day)} ${MONTHS[this.month - 1]} ${padded(this.year, 4)}`;
    const time = `${padded(this.hour)}:${padded(this.minute)}:${padded(this.second)}`;
    return `${weekday}, ${date} ${time} ${offsetText(this.offset).replace(':', '')}`;
  }

  /** The same moment in the form of ISO 8601 that counts weeks, such as `2026-W23-1T15:00:00-05:00`. */
  toWeekString(): string {
    const weekday = (new Date(shownMs(this)).getUTCDay() + 6) % 7;
    // A week belongs to the year of its Thursday.
    const thursday = new Date(Date.UTC(this.year, this.month - 1, this.day - weekday + 3));
    const year = thursday.getUTCFullYear();
    const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
    const time = `${padded(this.hour)}:${padded(this.minute)}:${padded(this.second)}`;
    return `${padded(year, 4)}-W${padded(week)}-${weekday + 1}T${time}${offsetText(this.offset)}`;
  }
}

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/;

/** The offset that always holds, in minutes east of UTC. */
export const always =
  (minutes: number): OffsetAt =>
  () =>
    minutes;

/** Reads a date-time of RFC 3339 as it is written, in its own offset; `null` for any other text, or no real moment. */
export function readMoment(text: string): LocalTime | null {
  const [, ...parts] = RFC_3339.exec(text) ?? [];
  if (parts.length === 0) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(0, 6).map(Number);
  const isReal =
    month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) && hour < 24 && minute < 60 && second < 60;
  if (!isReal) return null;
  const millisecond = Math.floor(Number(`0${parts[6] ?? ''}`) * 1000);
  const size = Number(parts[8] ?? 0) * 60 + Number(parts[9] ?? 0);
  const offset = parts[7] === '-' ? -size : size;
  const shown = shownMs({ year, month, day, hour, minute, second, millisecond });
  return new LocalTime(shown - offset * MINUTE_MS, always(offset));
}
