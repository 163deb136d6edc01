/**
 * Whether a profile and test values are usable, and allow the run's own reports: otherwise every refusal would be
 * excused. Contradictions end the run before it starts.
 */
import { boundsFault, oneOf, type Path, type PlacedFault } from '../contract/faults.ts';
import {
  claimsOf,
  type Field,
  fieldsOf,
  isOpen,
  operationsOf,
  requestSchema,
  versionName,
  versionsKnown,
} from '../contract/interface.ts';
import type { JsonSchema, Limits, Profile } from '../contract/profile.ts';
import { schemasFault } from '../contract/profile-schemas.ts';
import type { Hotel, RunContext, Values } from '../contract/run.ts';
import { validatorOf, violationsOf } from '../contract/validators.ts';
import { quoted } from '../contract/visible.ts';
import { type Claim, OPEN_OPERATIONS, type OpenOperation } from '../contract/words.ts';
import { UNKNOWN_VERSION } from './api-versions.ts';
import { RESERVATION_ID } from './call.ts';
import { jsonObjectOf } from './calls.ts';
import { brokenLimit, limitsFor } from './limits.ts';
import { EXAMPLE_PLACEHOLDERS, placeholdersIn, sampleExample } from './profile-example.ts';
import { ID_MEMBER } from './reservation-id.ts';
import { isShown } from './shown.ts';
import { asFilled, lengthOf, makeStay } from './stay.ts';
import { validCall } from './valid.ts';

const at = (path: Path, found: string, wanted: string): PlacedFault => ({ path, found, wanted });
const WITH_ROOM = 'a range in which something lies';

function schemasIn({ errors, operations }: Profile): (readonly [path: Path, schema: JsonSchema])[] {
  const replies = Object.entries(errors?.replies ?? {});
  const all: readonly (readonly [path: Path, schema: JsonSchema | undefined])[] = [
    [['errors', 'schema'], errors?.schema],
    ...replies.map(([status, { schema }]) => [['errors', 'replies', status, 'schema'], schema] as const),
    ...OPEN_OPERATIONS.map((each) => [['operations', each, 'request'], operations?.[each]?.request] as const),
  ];
  return all.flatMap(([path, schema]) => (schema ? [[path, schema] as const] : []));
}

function placeholderFaults(profile: Profile, operation: OpenOperation): PlacedFault[] {
  const known: readonly string[] = EXAMPLE_PLACEHOLDERS;
  return placeholdersIn(profile.operations?.[operation]?.example)
    .filter(({ name }) => !known.includes(name))
    .map(({ path, name }) => {
      const wanted = oneOf(
        known.map((each) => `{{${each}}}`),
        `{{${name}}}`,
      );
      return at(['operations', operation, 'example', ...path], `the unknown placeholder {{${name}}}`, wanted);
    });
}

function exampleFaults(profile: Profile, operation: OpenOperation): PlacedFault[] {
  const { request, example } = profile.operations?.[operation] ?? {};
  const placeholders = placeholderFaults(profile, operation);
  if (!request || !example || placeholders.length > 0) return placeholders;
  const validate = validatorOf(request);
  if (validate(sampleExample(profile, operation))) return [];
  return [
    at(['operations', operation, 'example'], violationsOf(validate), 'a body that its own request schema accepts'),
  ];
}

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
] as const;

/** The first upper limit of a schema that is below its lower limit. */
function crossed(limits: JsonSchema | Limits): string | null {
  const given = (limits ?? {}) as Readonly<Record<string, unknown>>;
  const [least, most] = PAIRS.find(([lower, upper]) => Number(given[lower]) > Number(given[upper])) ?? [];
  return least && most ? `${least} ${given[least]} above ${most} ${given[most]}` : null;
}

/** Below these lengths the invented values of a run would not be unique. */
const SHORTEST: Readonly<Record<string, number>> = {
  hotelConfirmationNumber: 15,
  supplierReservationId: 10,
  reservationId: 15,
  folio: 10,
  roomNumber: 3,
  roomType: 6,
};

/** Ten years: a stay one night longer needs a departure as well. */
const MOST_NIGHTS = 3650;
const USUAL: Readonly<Record<string, readonly number[]>> = { numberOfNights: [1, 2] };

function limitFault(field: Field, limits: Limits): readonly [found: string, wanted: string] | null {
  const { name } = field;
  const { minimum, maximum, maxLength } = limits;
  const known = limitsFor(field);
  const odd = Object.keys(limits).find((limit) => !known.includes(limit as keyof Limits));
  if (odd) return [`${odd} of ${name}`, known.length > 0 ? `limits of its kind: ${known.join(', ')}` : 'no limit'];
  const empty = crossed(limits);
  if (empty) return [empty, WITH_ROOM];
  const shortest = SHORTEST[name] ?? 1;
  if ((maxLength ?? shortest) < shortest)
    return [`maxLength ${maxLength}`, `at least ${shortest}, which the made-up values of a run need`];
  const outside = (USUAL[name] ?? []).find((n) => n < (minimum ?? n) || n > (maximum ?? n));
  if (outside !== undefined) return [`a range without ${outside}`, 'a range with 1 and 2, the nights of a usual stay'];
  const isLong = name === 'numberOfNights' && (maximum ?? 0) > MOST_NIGHTS;
  return isLong ? [`maximum ${maximum}`, `at most ${MOST_NIGHTS} nights`] : null;
}

function limitFaults(profile: Profile): PlacedFault[] {
  return (['check-in', 'check-out'] as const).flatMap((operation) => {
    const known = new Map(fieldsOf(requestSchema(operation, profile)).map((field) => [field.name, field]));
    return Object.entries(profile.fields?.[operation] ?? {}).flatMap(([name, limits]) => {
      const field = known.get(name);
      const fault = field ? limitFault(field, limits) : (['an unknown field', oneOf([...known.keys()], name)] as const);
      return fault ? [at(['fields', operation, name], ...fault)] : [];
    });
  });
}

function rangeFaults({ operations }: Profile): PlacedFault[] {
  return OPEN_OPERATIONS.flatMap((operation) => {
    const properties = (operations?.[operation]?.request?.['properties'] ?? {}) as Record<string, JsonSchema>;
    return Object.entries(properties).flatMap(([name, property]) => {
      const empty = crossed(property);
      return empty ? [at(['operations', operation, 'request', 'properties', name], empty, WITH_ROOM)] : [];
    });
  });
}

function versionFaults({ apiVersion }: Profile): PlacedFault[] {
  const isKnown = apiVersion?.unsupported && apiVersion.supported?.includes(UNKNOWN_VERSION);
  const wanted = 'other versions: this one is sent as the unsupported one';
  return isKnown ? [at(['apiVersion', 'supported'], UNKNOWN_VERSION, wanted)] : [];
}

/** An unknown version of the interface in a profile. */
function interfaceFault(profile: Profile): PlacedFault | null {
  const name = versionName(profile);
  const known = versionsKnown();
  return known.includes(name) ? null : at(['interface'], `the unknown version ${name}`, oneOf(known, name));
}

/** Answers about operations that the version does not have. */
function absentFaults(profile: Profile): PlacedFault[] {
  const known: readonly string[] = operationsOf(profile);
  return (['operations', 'repeats'] as const).flatMap((key) =>
    Object.keys(profile[key] ?? {}).flatMap((name) =>
      known.includes(name) ? [] : [at([key, name], name, `an operation that ${versionName(profile)} has`)],
    ),
  );
}

/** What is wrong with a profile beyond its own schema: what cannot be used, and what contradicts itself. */
export function profileFaults(profile: Profile): PlacedFault[] {
  const fault = boundsFault(profile) ?? interfaceFault(profile) ?? schemasFault(schemasIn(profile));
  if (fault) return [fault];
  const absent = absentFaults(profile);
  if (absent.length > 0) return absent;
  const examples = OPEN_OPERATIONS.flatMap((operation) => exampleFaults(profile, operation));
  return [...examples, ...versionFaults(profile), ...limitFaults(profile), ...rangeFaults(profile)];
}

/** Claims that the version of the interface does not have. */
export function claimFaults(claims: readonly Claim[], profile: Profile): PlacedFault[] {
  const known = claimsOf(profile);
  return claims.flatMap((claim, place) =>
    known.includes(claim)
      ? []
      : [at(['claims', place], claim, `what ${versionName(profile)} has: ${known.join(', ')}`)],
  );
}

/** What is wrong with test values beyond their schema; lists may be absent, as in the file. */
export function valuesFaults({ hotels = [], reservationIdFrom, reservationIds }: Partial<Values>): PlacedFault[] {
  const first = new Map([...hotels.entries()].reverse().map(([at, { id }]) => [id, at]));
  const faults: PlacedFault[] = hotels.flatMap(({ id }, at) =>
    (first.get(id) ?? at) < at
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
    faults.push({ path: ['values', 'reservationIds'], found, wanted: 'reservationIdFrom: list as well' });
  }
  return faults;
}

type Members = Readonly<Record<string, unknown>>;

/** A report that the run makes, and where its values come from. */
interface Own {
  readonly members: Members;
  readonly whose: string;
}

/** The hour of the day at which a usual stay lasts longest: until eleven tomorrow. */
const STARTED_AT = '2026-06-01T10:30:00.000Z';

/** A run with these settings; when and against what it is made does not matter. */
function anyRun(profile: Profile, values: Values): RunContext {
  const zones = [...new Set(values.hotels.map(({ timeZone }) => timeZone))];
  return {
    seed: '0'.repeat(32),
    startedAt: STARTED_AT,
    subject: 'service',
    target: { baseUrl: 'http://localhost', authUrl: 'http://localhost', environment: 'mock', embedded: false },
    clientId: 'any',
    product: null,
    claims: claimsOf(profile),
    values,
    profile,
    zones: zones.map((timeZone) => ({ timeZone, tzdata: 'any', offsets: [[STARTED_AT, 0]] })),
  };
}

/** The hotel of most reports, and those with the lowest and the highest id. */
function outermost(hotels: readonly Hotel[]): Hotel[] {
  const sorted = [...hotels].sort((one, other) => one.id - other.id);
  return [...new Set([hotels[0], sorted[0], sorted.at(-1)] as Hotel[])];
}

/** A supplied moment may leave a window as days go by: the judging reports that. */
const isMoment = (name: string) => /Date(?:Time)?$/.test(name);

function checkIns(context: RunContext, withMoments = false): Own[] {
  const { hotels, stays } = context.values;
  const supplied = stays.map((stay, at) => ({
    members: Object.fromEntries(Object.entries(stay).filter(([name]) => withMoments || !isMoment(name))),
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

/** The limit that would allow the value. */
function fitting(limit: string, value: unknown): string {
  if (limit === 'pastDays' || limit === 'futureDays') return '2';
  return String(typeof value === 'string' ? lengthOf(value) : value);
}

type Broken = ReturnType<typeof limitsBrokenBy>[number];

/** The limit that a report's value exceeds. */
function ownLimitFault({ operation, broken, limits, own }: Broken): PlacedFault {
  const [field = '', limit = ''] = broken.split('.');
  const value = own.members[field];
  const shown = typeof value === 'string' ? quoted(asFilled(value)) : String(value);
  return {
    path: ['fields', operation, field, limit],
    found: `${limits[limit as keyof Limits]}, which excludes the ${field} ${shown}${own.whose}`,
    wanted: 'a limit that all reports of the run itself keep',
    example: fitting(limit, value),
  };
}

/** The limits that the run's reports break, each with the first such report. @param withMoments also supplied ones */
export function limitsBrokenBy(context: RunContext, withMoments = false) {
  const reports = { 'check-in': checkIns(context, withMoments), 'check-out': checkOuts(context) };
  return (['check-in', 'check-out'] as const).flatMap((operation) =>
    Object.entries(context.profile.fields?.[operation] ?? {}).flatMap(([field, limits]) => {
      const alone = { fields: { [operation]: { [field]: limits } } };
      const found = reports[operation].flatMap((own) => {
        const broken = brokenLimit(alone, operation, own.members, context.startedAt);
        return broken ? [{ operation, broken, limits, own }] : [];
      });
      return found.filter(({ broken }, at) => found.findIndex((each) => each.broken === broken) === at);
    }),
  );
}

/** The body of an operation that only the profile shows, as the run would send it for a hotel. */
function openBody(context: RunContext, operation: OpenOperation, hotel: Hotel): Members {
  const stay = makeStay(context, 1, hotel);
  const { reservationIdFrom, reservationIds } = context.values;
  const known = (stay.body as Members)[ID_MEMBER[reservationIdFrom] ?? ''] ?? reservationIds[0] ?? 'R-1';
  const id = JSON.stringify(known).slice(1, -1);
  const text = JSON.stringify(jsonObjectOf(validCall(context, operation, stay)));
  return JSON.parse(asFilled(text.replaceAll(RESERVATION_ID, () => id))) as Members;
}

function ownExampleFaults(context: RunContext): PlacedFault[] {
  return OPEN_OPERATIONS.flatMap((operation) => {
    const schema = context.profile.operations?.[operation]?.request;
    if (!schema || !isOpen(operation) || !isShown(operation, context.profile)) return [];
    const validate = validatorOf(schema);
    const hotel = outermost(context.values.hotels).find((each) => !validate(openBody(context, operation, each)));
    const path = ['operations', operation, 'request'];
    const found = `a schema that the run's own report for the hotel ${hotel?.id} does not fit: ${violationsOf(validate)}`;
    return hotel ? [{ path, found, wanted: 'a schema that accepts the example with the values of a stay' }] : [];
  });
}

/** What an otherwise valid profile pins that the run's own reports break: nothing could be tested with it. */
export function runFaults(profile: Profile, values: Values): PlacedFault[] {
  if (values.hotels.length === 0) return [];
  const context = anyRun(profile, values);
  return [...limitsBrokenBy(context).map(ownLimitFault), ...ownExampleFaults(context)];
}
