/** Moments as the clocks of a place show them. Its offsets are given, never asked of the machine: re-judging writes the very same times. */

/** Tells a place's offset from UTC, in minutes east of it, at a moment in milliseconds since the epoch. */
export type OffsetAt = (ms: number) => number;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a clock and a calendar show. */
type Shown = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond', number>>;

/** How far away another moment is: days by the calendar, the rest by a stop-watch. */
type Distance = Readonly<Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>>;

function shownMs({ year, month, day, hour, minute, second, millisecond }: Shown): number {
  const date = new Date(0);
  // `Date.UTC` takes the years up to 99 for those of 1900.
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, millisecond);
}

const daysInMonth = (year: number, month: number): number =>
  new Date(new Date(0).setUTCFullYear(year, month, 0)).getUTCDate();

const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** An offset as RFC 3339 writes it. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.trunc(size / 60))}:${padded(size % 60)}`;
}

/** The moment at which a clock shows that: of a repeated time, in the preferred offset; of one that a change leaves out, as far behind the change. */
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
  /** What the clocks there show, as if it were UTC. */
  readonly #shown: Date;

  /** @param ms milliseconds since the epoch */
  constructor(
    private readonly ms: number,
    readonly offsetAt: OffsetAt,
  ) {
    this.offset = offsetAt(ms);
    this.#shown = new Date(ms + this.offset * MINUTE_MS);
    this.year = this.#shown.getUTCFullYear();
    this.month = this.#shown.getUTCMonth() + 1;
    this.day = this.#shown.getUTCDate();
    this.hour = this.#shown.getUTCHours();
    this.minute = this.#shown.getUTCMinutes();
    this.second = this.#shown.getUTCSeconds();
    this.millisecond = this.#shown.getUTCMilliseconds();
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

  /** Milliseconds since the epoch; also what `<` and `>` compare. */
  valueOf(): number {
    return this.ms;
  }

  plus({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Distance): LocalTime {
    const shown = Number(this.#shown) + days * DAY_MS;
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
    return this.#shown.toISOString().replace(/(?:\.000)?Z$/, offsetText(this.offset));
  }

  /** The same moment as mail writes it (RFC 2822 §3.3), such as `Mon, 01 Jun 2026 15:00:00 -0500`. */
  toMailString(): string {
    return this.#shown.toUTCString().replace('GMT', offsetText(this.offset).replace(':', ''));
  }

  /** The same moment in the form of ISO 8601 that counts weeks, such as `2026-W23-1T15:00:00-05:00`. */
  toWeekString(): string {
    const weekday = (this.#shown.getUTCDay() + 6) % 7;
    // A week belongs to the year of its Thursday.
    const thursday = Number(this.#shown) + (3 - weekday) * DAY_MS;
    const year = new Date(thursday).getUTCFullYear();
    const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
    const time = this.#shown.toISOString().slice(-13, -5);
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
