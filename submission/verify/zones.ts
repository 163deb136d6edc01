/** Checks the offsets that a run recorded for its hotels' time zones, as far as this machine knows them. */
import { isDeepStrictEqual } from 'node:util';
import { machineOffsets, machineTzdata, UNKNOWN_TZDATA } from '../../cases/machine-zones.ts';
import { offsetsIn, spanOf } from '../../cases/zones.ts';
import type { RunContext, ZoneTable } from '../../contract/run.ts';
import { type Problem, problem } from '../problems.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No place is further from UTC, with room for future laws. */
const FURTHEST_MINUTES = 18 * 60;
/** Clocks of one zone change two or four times a year. */
const CHANGES_A_YEAR = 8;
/** Editions of the time zone data may differ by a clock change or a new law, but not by more. */
const MOST_APART_MINUTES = 180;
const RFC_3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** The rows of a table, with times in milliseconds. */
type Rows = readonly (readonly [ms: number, minutes: number])[];

function rowsOf({ offsets }: ZoneTable): Rows {
  return offsets.map(([from, minutes]) => [RFC_3339_UTC.test(from) ? Date.parse(from) : Number.NaN, minutes]);
}

/** Whether the rows are in order, within the span of the run, and each of them a change. */
function isTable(rows: Rows, [from, to]: readonly [number, number]): boolean {
  const years = (to - from) / (365 * DAY_MS);
  return (
    rows.length > 0 &&
    rows.length <= 1 + CHANGES_A_YEAR * Math.ceil(years) &&
    rows[0]?.[0] === from &&
    rows.every(([ms, minutes], at) => {
      const before = rows[at - 1];
      const isChange = !before || (ms > before[0] && minutes !== before[1]);
      return isChange && ms <= to && Number.isInteger(minutes) && Math.abs(minutes) <= FURTHEST_MINUTES;
    })
  );
}

/** By how many minutes two tables of one span differ at most. */
function apart(one: ZoneTable, other: ZoneTable): number {
  const [oneAt, otherAt] = [offsetsIn(one), offsetsIn(other)];
  const changes = [...rowsOf(one), ...rowsOf(other)].map(([ms]) => ms);
  return Math.max(0, ...changes.map((ms) => Math.abs(oneAt(ms) - otherAt(ms))));
}

/** The mismatch between a table and this machine's data; a doubt if it cannot tell. */
function tableProblem(table: ZoneTable, span: readonly [number, number]): Problem | null {
  const { timeZone: zone, tzdata } = table;
  const own = machineTzdata();
  const offsets = machineOffsets(zone, ...span);
  if (!offsets) return problem('zone.unknown', { zone, own });
  if (isDeepStrictEqual(table.offsets, offsets)) return null;
  if (tzdata === own && own !== UNKNOWN_TZDATA) return problem('zone.other-offsets', { zone, tzdata });
  const minutes = apart(table, { ...table, offsets });
  if (minutes > MOST_APART_MINUTES) return problem('zone.elsewhere', { zone, minutes });
  return problem('zone.other-tzdata', { zone, tzdata, own });
}

/** Whether there is one table for each zone of the hotels. What a table is, its schema says. */
function isComplete({ zones, values }: RunContext): boolean {
  const wanted = new Set(values.hotels.map(({ timeZone }) => timeZone));
  return isDeepStrictEqual(
    zones.map(({ timeZone }) => timeZone),
    [...wanted],
  );
}

function found(context: RunContext): Problem[] {
  const span = spanOf(context);
  if (!isComplete(context)) return [problem('zones.missing')];
  const broken = context.zones.filter((table) => !isTable(rowsOf(table), span));
  if (broken.length > 0) return broken.map(({ timeZone: zone }) => problem('zone.no-table', { zone }));
  return context.zones.flatMap((table) => tableProblem(table, span) ?? []);
}

/** Checks the offsets that a run used; `doubts`: what could not be checked here. */
export function checkZones(context: RunContext) {
  const all = found(context);
  const isDoubt = ({ code }: Problem) => code === 'zone.unknown' || code === 'zone.other-tzdata';
  return { problems: all.filter((each) => !isDoubt(each)), doubts: all.filter(isDoubt) };
}
