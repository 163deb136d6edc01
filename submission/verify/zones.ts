/** Checks the offsets that a run recorded of its hotels' zones: whether they can be true, and what this machine says of them. */
import { isDeepStrictEqual } from 'node:util';
import { machineOffsets, machineTzdata, UNKNOWN_TZDATA } from '../../cases/machine-zones.ts';
import { offsetsIn, spanOf } from '../../cases/zones.ts';
import type { RunContext, ZoneTable } from '../../contract/run.ts';

/** What was found out about the zones of a run, one sentence each. */
export interface ZonesChecked {
  /** Why the run is not genuine. */
  readonly problems: readonly string[];
  /** What could not be checked here. */
  readonly notes: readonly string[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No place on earth is further from UTC; there is room for laws to come. */
const FURTHEST_MINUTES = 18 * 60;
/** Clocks of one zone change two or four times a year. */
const CHANGES_A_YEAR = 8;
/** Editions of the time zone data may tell a clock change apart, or a new law; not another place. */
const MOST_APART_MINUTES = 180;
const LONGEST_NAME = 64;

const RFC_3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;
const EDITION = /^[\w.+-]{1,32}$/;

/** What is compared of a table: its rows as moments. */
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

/** What stands in the way of taking a table as it is; `null`: nothing. */
type Found = { readonly problem: string } | { readonly note: string } | null;

function checkTable(table: ZoneTable, span: readonly [number, number]): Found {
  const { timeZone, tzdata } = table;
  const here = machineTzdata();
  const offsets = machineOffsets(timeZone, ...span);
  const unchecked = `The zone ${timeZone} cannot be checked here`;
  if (!offsets) return { note: `${unchecked}: this machine, which has tzdata ${here}, does not know it.` };
  if (isDeepStrictEqual(table.offsets, offsets)) return null;
  if (tzdata === here && here !== UNKNOWN_TZDATA) {
    return {
      problem: `The offsets of ${timeZone} are not those of tzdata ${tzdata}, which is said to have been used.`,
    };
  }
  const minutes = apart(table, { ...table, offsets });
  if (minutes > MOST_APART_MINUTES) {
    return {
      problem: `The offsets of ${timeZone} are up to ${minutes} minutes from what this machine knows of the zone.`,
    };
  }
  return { note: `${unchecked}: the run used tzdata ${tzdata}, this machine has ${here}, and they differ.` };
}

/** Whether there is one table, with a name and an edition, for each zone of the hotels. */
function isComplete({ zones, values }: RunContext): boolean {
  const names = Array.isArray(zones) ? zones.map((zone) => zone?.timeZone) : [];
  const wanted = [...new Set(values.hotels.map(({ timeZone }) => timeZone))];
  return (
    isDeepStrictEqual(names, wanted) &&
    zones.every(
      ({ timeZone, tzdata, offsets }) =>
        timeZone.length <= LONGEST_NAME &&
        NAME.test(timeZone) &&
        typeof tzdata === 'string' &&
        EDITION.test(tzdata) &&
        Array.isArray(offsets) &&
        offsets.every((row) => Array.isArray(row) && row.length === 2 && typeof row[0] === 'string'),
    )
  );
}

/**
 * Checks the offsets that a run used. They are taken as they are recorded: this machine's own data only tell whether they
 * can be true.
 */
export function checkZones(context: RunContext): ZonesChecked {
  const span = spanOf(context);
  if (!isComplete(context)) {
    return { problems: ['run.json does not say, zone by zone, which offsets its hotels had.'], notes: [] };
  }
  const broken = context.zones.filter((table) => !isTable(rowsOf(table), span));
  if (broken.length > 0) {
    const sentence = ({ timeZone }: ZoneTable) =>
      `What run.json says of the offsets of ${timeZone} is no table of offsets.`;
    return { problems: broken.map(sentence), notes: [] };
  }
  const found = context.zones.map((table) => checkTable(table, span));
  return {
    problems: found.flatMap((each) => (each && 'problem' in each ? [each.problem] : [])),
    notes: found.flatMap((each) => (each && 'note' in each ? [each.note] : [])),
  };
}
