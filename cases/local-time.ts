/** Moments by a place's clocks. Its offsets are given, not asked of the machine: re-judging gets the same times. */
// biome-ignore lint/style/noRestrictedImports: all that it is asked of comes from the offsets that are given.
import { DateTime, FixedOffsetZone, Settings, type ZoneOffsetFormat } from 'luxon';

// Nothing here depends on a language: detecting the machine's takes longer than all the rest.
Settings.defaultLocale = 'en-US';

/** Tells a place's offset from UTC, in minutes east of it, at a moment in milliseconds since the epoch. */
export type OffsetAt = (ms: number) => number;

/** A moment at a place. */
export type LocalTime = DateTime;

/** An offset as RFC 3339 writes it. */
export const offsetText = (minutes: number): string => FixedOffsetZone.instance(minutes).formatOffset(0, 'short');

/** A place with its offsets. An offset of zero is not written as `Z`. */
class Place extends FixedOffsetZone {
  constructor(override readonly offset: OffsetAt) {
    super();
  }

  override formatOffset(ms: number, format: ZoneOffsetFormat): string {
    return FixedOffsetZone.instance(this.offset(ms)).formatOffset(ms, format);
  }

  override get isUniversal(): boolean {
    return false;
  }
}

/** The moment at a place. @param ms milliseconds since the epoch */
export const localTime = (ms: number, offsetAt: OffsetAt): LocalTime =>
  DateTime.fromMillis(ms, { zone: new Place(offsetAt) });

/** The earlier of two moments. */
export const earlier = (one: LocalTime, other: LocalTime): LocalTime => DateTime.min(one, other);
/** The later of two moments. */
export const later = (one: LocalTime, other: LocalTime): LocalTime => DateTime.max(one, other);

/** RFC 3339, with the offset that applies there at that moment; empty for a moment outside the range of dates. */
export const hotelTime = (time: LocalTime): string => time.toISO({ suppressMilliseconds: true }) ?? '';

/** The same moment as an ISO 8601 week date, such as `2026-W23-1T15:00:00-05:00`. */
export const inWeeks = (time: LocalTime): string =>
  `${time.toISOWeekDate()}T${time.toISOTime({ precision: 'second' })}`;

/** A constant offset, in minutes east of UTC. */
export const always =
  (minutes: number): OffsetAt =>
  () =>
    minutes;

const RFC_3339 = /^(\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):\d\d:\d\d)(?:\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/;

/** Reads a date-time of RFC 3339 as it is written, in its own offset; `null` for any other text, or no real moment. */
export function readMoment(text: string): LocalTime | null {
  const [, written, sign = '+', hours = 0, minutes = 0] = RFC_3339.exec(text) ?? [];
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const time = localTime(Date.parse(text), always(offset));
  // A day that its month does not have would be read as one of the next month.
  return written !== undefined && time.isValid && hotelTime(time).startsWith(written) ? time : null;
}
