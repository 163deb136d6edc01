/** What no schema can say of test values, and whether a profile leaves room for the run's own reports: without it every refusal would be excused. */
import type { PlacedFault } from '../contract/faults.ts';
import { isOpen } from '../contract/interface.ts';
import type { Limits, Profile } from '../contract/profile.ts';
import type { Hotel, RunContext, Values } from '../contract/run.ts';
import { validatorOf, violationsOf } from '../contract/validators.ts';
import { quoted } from '../contract/visible.ts';
import { CLAIMS, OPEN_OPERATIONS, type OpenOperation } from '../contract/words.ts';
import { RESERVATION_ID } from './call.ts';
import { jsonObjectOf } from './calls.ts';
import { brokenLimit } from './limits.ts';
import { ID_MEMBER } from './reservation-id.ts';
import { isShown } from './shown.ts';
import { asFilled, lengthOf, makeStay } from './stay.ts';
import { validCall } from './valid.ts';

/** What is wrong with test values beyond their schema; lists may be absent, as in the file. */
export function valuesFaults({ hotels = [], reservationIdFrom, reservationIds }: Partial<Values>): PlacedFault[] {
  const ids = hotels.map(({ id }) => id);
  const faults: PlacedFault[] = ids.flatMap((id, at) =>
    ids.indexOf(id) < at
      ? [{ path: ['values', 'hotels', at, 'id'], found: `${id} a second time`, wanted: 'each hotel once' }]
      : [],
  );
  const isList = reservationIdFrom === 'list';
  if (isList && !reservationIds) {
    const path = ['values', 'reservationIdFrom'];
    const found = 'list, without values.reservationIds';
    faults.push({ path, found, wanted: 'ids in values.reservationIds', example: '[R-1, R-2]' });
  }
  if (!isList && reservationIds) {
    const found = `ids, with reservationIdFrom: ${reservationIdFrom ?? 'unset'}`;
    faults.push({ path: ['values', 'reservationIds'], found, wanted: 'reservationIdFrom: list beside them' });
  }
  return faults;
}

type Members = Readonly<Record<string, unknown>>;

/** A report that the run makes, and whose values they are. */
interface Own {
  readonly members: Members;
  readonly whose: string;
}

/** An hour at which the guest of a usual stay is expected for longer than at any other: until eleven tomorrow. */
const STARTED_AT = '2026-06-01T10:30:00.000Z';

/** A run with these settings; when and against what it is made is of no account. */
function anyRun(profile: Profile, values: Values): RunContext {
  const zones = [...new Set(values.hotels.map(({ timeZone }) => timeZone))];
  return {
    seed: '0'.repeat(32),
    startedAt: STARTED_AT,
    subject: 'service',
    target: { baseUrl: 'http://localhost', authUrl: 'http://localhost', environment: 'mock', embedded: false },
    clientId: 'any',
    product: null,
    claims: CLAIMS,
    values,
    profile,
    zones: zones.map((timeZone) => ({ timeZone, tzdata: 'any', offsets: [[STARTED_AT, 0]] })),
  };
}

/** The hotel that most reports are about, and those with the lowest and the highest id. */
function outermost(hotels: readonly Hotel[]): Hotel[] {
  const sorted = [...hotels].sort((one, other) => one.id - other.id);
  return [...new Set([hotels[0], sorted[0], sorted.at(-1)] as Hotel[])];
}

/** A supplied moment keeps within a window or not as the days go by: whoever judges the run says so. */
const isMoment = (name: string) => /Date(?:Time)?$/.test(name);

function checkIns(context: RunContext): Own[] {
  const { hotels, stays } = context.values;
  const supplied = stays.map((stay, at) => ({
    members: Object.fromEntries(Object.entries(stay).filter(([name]) => !isMoment(name))),
    whose: ` of values.stays[${at}]`,
  }));
  return [...outermost(hotels).map((hotel) => ({ members: makeStay(context, 1, hotel).body, whose: '' })), ...supplied];
}

function checkOuts(context: RunContext): Own[] {
  const { reservationIds, reservationIdFrom } = context.values;
  const member = ID_MEMBER[reservationIdFrom];
  const known = member
    ? checkIns(context).map(({ members, whose }) => ({ members: { reservationId: members[member] }, whose }))
    : reservationIds.map((id, at) => ({ members: { reservationId: id }, whose: ` of values.reservationIds[${at}]` }));
  return [{ members: { checkOutDate: makeStay(context, 1).leaving }, whose: '' }, ...known];
}

/** What would have to be pinned for a value to keep within its limit. */
function fitting(limit: string, value: unknown): string {
  if (limit === 'pastDays' || limit === 'futureDays') return '2';
  return String(typeof value === 'string' ? lengthOf(value) : value);
}

/** The value of one limit that a report does not keep within. */
function limitFault(operation: 'check-in' | 'check-out', broken: string, limits: Limits, own: Own): PlacedFault {
  const [field = '', limit = ''] = broken.split('.');
  const value = own.members[field];
  const shown = typeof value === 'string' ? quoted(asFilled(value)) : String(value);
  return {
    path: ['fields', operation, field, limit],
    found: `${limits[limit as keyof Limits]}, beyond which lies the ${field} ${shown}${own.whose}`,
    wanted: 'a limit within which all reports of the run itself keep',
    example: fitting(limit, value),
  };
}

function limitFaults(context: RunContext): PlacedFault[] {
  const reports = { 'check-in': checkIns(context), 'check-out': checkOuts(context) };
  return (['check-in', 'check-out'] as const).flatMap((operation) =>
    Object.entries(context.profile.fields?.[operation] ?? {}).flatMap(([field, limits]) => {
      const alone = { fields: { [operation]: { [field]: limits } } };
      const found = new Map<string, PlacedFault>();
      for (const own of reports[operation]) {
        const broken = brokenLimit(alone, operation, own.members, STARTED_AT);
        if (broken && !found.has(broken)) found.set(broken, limitFault(operation, broken, limits, own));
      }
      return [...found.values()];
    }),
  );
}

/** The body of an operation that only the profile shows, as the run would send it about a hotel. */
function openBody(context: RunContext, operation: OpenOperation, hotel: Hotel): Members {
  const stay = makeStay(context, 1, hotel);
  const { reservationIdFrom, reservationIds } = context.values;
  const known = (stay.body as Members)[ID_MEMBER[reservationIdFrom] ?? ''] ?? reservationIds[0] ?? 'R-1';
  const id = JSON.stringify(known).slice(1, -1);
  const text = JSON.stringify(jsonObjectOf(validCall(context, operation, stay)));
  return JSON.parse(asFilled(text.replaceAll(RESERVATION_ID, () => id))) as Members;
}

function exampleFaults(context: RunContext): PlacedFault[] {
  return OPEN_OPERATIONS.flatMap((operation) => {
    const schema = context.profile.operations?.[operation]?.request;
    if (!schema || !isOpen(operation) || !isShown(operation, context.profile)) return [];
    const validate = validatorOf(schema);
    const hotel = outermost(context.values.hotels).find((each) => !validate(openBody(context, operation, each)));
    const path = ['operations', operation, 'request'];
    const found = `a schema that the run's own report for the hotel ${hotel?.id} does not meet: ${violationsOf(validate)}`;
    return hotel ? [{ path, found, wanted: "one that takes the example with a stay's own values in it" }] : [];
  });
}

/** What a profile without faults of its own pins that the run's own reports break: with it nothing could be tested. */
export function runFaults(profile: Profile, values: Values): PlacedFault[] {
  if (values.hotels.length === 0) return [];
  const context = anyRun(profile, values);
  return [...limitFaults(context), ...exampleFaults(context)];
}
