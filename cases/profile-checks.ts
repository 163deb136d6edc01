/** Whether a profile means anything: contradictions end the run before it starts. */
import { boundsFault, oneOf, type Path, type PlacedFault } from '../contract/faults.ts';
import { type Field, fieldsOf, requestSchema } from '../contract/interface.ts';
import type { JsonSchema, Limits, Profile } from '../contract/profile.ts';
import { schemasFault } from '../contract/profile-schemas.ts';
import { validatorOf, violationsOf } from '../contract/validators.ts';
import { OPEN_OPERATIONS, type OpenOperation } from '../contract/words.ts';
import { UNKNOWN_VERSION } from './api-versions.ts';
import { limitsFor } from './limits.ts';
import { EXAMPLE_PLACEHOLDERS, placeholdersIn, sampleExample } from './profile-example.ts';

const at = (path: Path, found: string, wanted: string): PlacedFault => ({ path, found, wanted });
const WITH_ROOM = 'a range in which something lies';

/** The schemas of a profile, each with its path. */
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

/** The first upper end of a schema that lies below its lower one. */
function crossed(limits: JsonSchema | Limits): string | null {
  const given = (limits ?? {}) as Readonly<Record<string, unknown>>;
  const [least, most] = PAIRS.find(([lower, upper]) => Number(given[lower]) > Number(given[upper])) ?? [];
  return least && most ? `${least} ${given[least]} above ${most} ${given[most]}` : null;
}

/** The lengths below which the made-up values of a run would not be unique. */
const SHORTEST: Readonly<Record<string, number>> = {
  hotelConfirmationNumber: 15,
  supplierReservationId: 10,
  reservationId: 15,
  folio: 10,
  roomNumber: 3,
  roomType: 6,
};

/** Ten years: a stay that is one night longer has to have an end. */
const MOST_NIGHTS = 3650;
/** The numbers of a usual stay. */
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
    return [`maxLength ${maxLength}`, `${shortest} at least, which the made-up values of a run need`];
  const outside = (USUAL[name] ?? []).find((n) => n < (minimum ?? n) || n > (maximum ?? n));
  if (outside !== undefined) return [`a range without ${outside}`, 'a range with 1 and 2, the nights of a usual stay'];
  const isLong = name === 'numberOfNights' && (maximum ?? 0) > MOST_NIGHTS;
  return isLong ? [`maximum ${maximum}`, `${MOST_NIGHTS} nights at most`] : null;
}

function limitFaults({ fields }: Profile): PlacedFault[] {
  return (['check-in', 'check-out'] as const).flatMap((operation) => {
    const known = new Map(fieldsOf(requestSchema(operation, {})).map((field) => [field.name, field]));
    return Object.entries(fields?.[operation] ?? {}).flatMap(([name, limits]) => {
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

/** What is wrong with a profile beyond its own schema: what cannot be used, and what contradicts itself. */
export function profileFaults(profile: Profile): PlacedFault[] {
  const fault = boundsFault(profile) ?? schemasFault(schemasIn(profile));
  if (fault) return [fault];
  const examples = OPEN_OPERATIONS.flatMap((operation) => exampleFaults(profile, operation));
  return [...examples, ...versionFaults(profile), ...limitFaults(profile), ...rangeFaults(profile)];
}
