/** What this machine's time zone data say: read only when a run starts, and when its offsets are checked. */
import type { RunContext, ZoneTable } from '../contract/run.ts';
import type { OffsetAt } from './local-time.ts';
import { once } from './once.ts';
import { spanOf } from './zones.ts';

/** What the machine does not say. */
export const UNKNOWN_TZDATA = 'unknown';

/** The version of this machine's time zone data. */
export const machineTzdata = (): string => process.versions['tz'] ?? UNKNOWN_TZDATA;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No zone changes its clocks twice within two weeks; some interrupt their summer time for a month. */
const STEP_MS = 14 * DAY_MS;

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const two = '2-digit';
  const shown = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...shown,
      timeZone,
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
  } catch {
    return null;
  }
}

/** The offset of a zone at a moment by this machine's data, in whole minutes; `null` for an unknown zone. */
export const machineZone = once((timeZone: string): OffsetAt | null => {
  // Some machines accept offsets such as +05:00 as zones, but these have no summer time.
  const format = /^[A-Za-z]/.test(timeZone) ? formatOf(timeZone) : null;
  return format && ((ms) => Math.round((Date.parse(`${format.format(ms)} UTC`) - ms) / MINUTE_MS));
});

/** The first minute between two moments at which the later offset applies. */
function changeBetween(offsetAt: OffsetAt, from: number, to: number): number {
  const later = offsetAt(to);
  let [before, after] = [from / MINUTE_MS, to / MINUTE_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle * MINUTE_MS) === later) after = middle;
    else before = middle;
  }
  return after * MINUTE_MS;
}

const known = once((zoneAndSpan: string): ZoneTable['offsets'] | null => {
  const [timeZone, from, to] = JSON.parse(zoneAndSpan) as [string, number, number];
  const offsetAt = machineZone(timeZone);
  if (!offsetAt) return null;
  const written = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');
  const rows: (readonly [string, number])[] = [[written(from), offsetAt(from)]];
  for (let at = from; at < to; at += STEP_MS) {
    const end = Math.min(at + STEP_MS, to);
    const offset = offsetAt(end);
    if (offset !== rows.at(-1)?.[1]) rows.push([written(changeBetween(offsetAt, at, end)), offset]);
  }
  return rows;
});

/** A zone's offsets by this machine's data, between two whole minutes, in milliseconds; `null`: an unknown zone. */
export const machineOffsets = (timeZone: string, from: number, to: number): ZoneTable['offsets'] | null =>
  known(JSON.stringify([timeZone, from, to]));

/** The tables of the zones of a run's hotels, by this machine's data. @throws {TypeError} for an unknown zone */
export function zoneTables(context: Pick<RunContext, 'startedAt' | 'profile' | 'values'>): readonly ZoneTable[] {
  const names = new Set(context.values.hotels.map(({ timeZone }) => timeZone));
  return Array.from(names, (timeZone) => {
    const offsets = machineOffsets(timeZone, ...spanOf(context));
    if (!offsets) throw new TypeError(`This machine does not know the time zone ${timeZone}`);
    return { timeZone, tzdata: machineTzdata(), offsets };
  });
}
