/** The zones of a run's hotels, as the record of the run has them. */
import type { RunContext, ZoneTable } from '../contract/run.ts';
import type { OffsetAt } from './local-time.ts';
import { onceFor } from './once.ts';

/** When a run was, and its hotels' offsets: everything that the moments in its reports depend on. */
export type RunTime = Pick<RunContext, 'startedAt' | 'zones'>;

/** The offsets of a table. The first row also holds before it, and the last one for ever. */
export function offsetsIn({ offsets }: ZoneTable): OffsetAt {
  const rows = offsets.map(([from, minutes]) => ({ from: Date.parse(from), minutes })).reverse();
  const first = rows.at(-1)?.minutes ?? 0;
  return (ms) => rows.find(({ from }) => from <= ms)?.minutes ?? first;
}

const tableOf = (zones: RunContext['zones'], timeZone: string): ZoneTable => {
  const table = zones.find((zone) => zone.timeZone === timeZone);
  if (!table) throw new TypeError(`The run has no offsets of the zone ${timeZone}`);
  return table;
};

const offsetsOf = onceFor((zones: RunContext['zones'], timeZone: string) => offsetsIn(tableOf(zones, timeZone)));

/** The offsets of a zone in a run. @throws {TypeError} for a zone of none of its hotels */
export const zoneOf = ({ zones }: Pick<RunContext, 'zones'>, timeZone: string): OffsetAt => offsetsOf(zones, timeZone);

const changesOf = onceFor((zones: RunContext['zones'], timeZone: string) =>
  tableOf(zones, timeZone)
    .offsets.slice(1)
    .map(([from]) => Date.parse(from)),
);

/** When the offset of a zone changed in a run's table, in milliseconds since the epoch. */
export const offsetChanges = ({ zones }: RunTime, timeZone: string): readonly number[] => changesOf(zones, timeZone);

/** When a zone's clocks were set back in a run's table, the latest first, and by how many minutes. */
export function setBack(
  { zones }: RunTime,
  timeZone: string,
): readonly { readonly at: number; readonly minutes: number }[] {
  const { offsets } = tableOf(zones, timeZone);
  return offsets
    .map(([from, offset], row) => ({ at: Date.parse(from), minutes: (offsets[row - 1]?.[1] ?? offset) - offset }))
    .filter(({ minutes }) => minutes > 0)
    .reverse();
}

const DAY_MS = 24 * 3600 * 1000;
/** Back to the leap day before the last one, and to the year in which a clock change is searched. */
const PAST_DAYS = 3700;
const FUTURE_DAYS = 400;
/** Nobody knows the clocks of a day further away. */
const MOST_DAYS = 14_610;
/** A stay beyond a limit lasts some days more. */
const SPARE_DAYS = 40;

/** The windows, and the longest stay, that are tried because of a profile. */
function daysPinned({
  profile: { fields = {} },
}: Pick<RunContext, 'profile'>): readonly [past: number, future: number] {
  const limits = Object.values(fields).flatMap((each) => Object.values(each));
  const nights = fields['check-in']?.['numberOfNights']?.maximum ?? 0;
  const past = limits.map(({ pastDays = 0 }) => pastDays);
  const future = limits.map(({ futureDays = 0 }) => futureDays);
  return [Math.max(0, ...past), Math.max(nights, ...future)];
}

/** The time that a run's reports can name, from midnight to midnight (UTC): what is recorded of its zones. */
export function spanOf(context: Pick<RunContext, 'startedAt' | 'profile'>): readonly [from: number, to: number] {
  const today = Math.floor(Date.parse(context.startedAt) / DAY_MS);
  const [past = 0, future = 0] = daysPinned(context).map((days) => Math.min(days + SPARE_DAYS, MOST_DAYS));
  return [(today - Math.max(PAST_DAYS, past)) * DAY_MS, (today + Math.max(FUTURE_DAYS, future)) * DAY_MS];
}
