/** Whether a profile means anything: contradictions end the run before it starts. */

import { boundsFault, oneOf, type Path, type PlacedFault } from '../contract/faults.ts';
import { fieldsOf, requestSchema } from '../contract/interface.ts';
import type { JsonSchema, Limits, Profile } from '../contract/profile.ts';
import { schemasFault } from '../contract/profile-schemas.ts';
import { validatorOf, violationsOf } from '../contract/validators.ts';
import { OPEN_OPERATIONS, type OpenOperation } from '../contract/words.ts';
import { UNKNOWN_VERSION } from './api-versions.ts';
import { EXAMPLE_PLACEHOLDERS, placeholdersIn, sampleExample } from './profile-example.ts';

function at(path: Path, found: string, wanted: string): PlacedFault {
  return { path, found, wanted };
}

/** The schemas of a profile, each with its path. */
function schemasIn({ errors, operations }: Profile): (readonly [path: Path, schema: JsonSchema])[] {
  const replies = Object.entries(errors?.replies ?? {});
  return [
    ...(errors?.schema ? [[['errors', 'schema'], errors.schema] as const] : []),
    ...replies.flatMap(([status, { schema }]) =>
      schema ? [[['errors', 'replies', status, 'schema'], schema] as const] : [],
    ),
    ...OPEN_OPERATIONS.flatMap((operation) => {
      const request = operations?.[operation]?.request;
      return request ? [[['operations', operation, 'request'], request] as const] : [];
    }),
  ];
}

function placeholderProblems(profile: Profile, operation: OpenOperation): PlacedFault[] {
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

function exampleProblems(profile: Profile, operation: OpenOperation): PlacedFault[] {
  const { request, example } = profile.operations?.[operation] ?? {};
  const placeholders = placeholderProblems(profile, operation);
  if (!request || !example || placeholders.length > 0) return placeholders;
  const validate = validatorOf(request);
  if (validate(sampleExample(profile, operation))) return [];
  return [
    at(['operations', operation, 'example'], violationsOf(validate), 'a body that its own request schema accepts'),
  ];
}

/** The first upper end of a schema that lies below its lower one. */
function crossed(limits: Readonly<Record<string, unknown>>): string | null {
  const pairs = [['minLength', 'maxLength'] as const, ['minimum', 'maximum'] as const];
  const pair = pairs.find(([least, most]) => Number(limits[least]) > Number(limits[most]));
  return pair ? `${pair[0]} ${limits[pair[0]]} above ${pair[1]} ${limits[pair[1]]}` : null;
}

const OF_TYPE: Readonly<Record<string, readonly (keyof Limits)[]>> = {
  text: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  moment: ['pastDays', 'futureDays'],
};

/** The lengths below which the made-up values of a run would not be unique. */
const SHORTEST: Readonly<Record<string, number>> = {
  hotelConfirmationNumber: 15,
  supplierReservationId: 10,
  reservationId: 15,
  folio: 10,
  roomNumber: 3,
  roomType: 6,
};

function limitFault(name: string, limits: Limits, kind: string): readonly [found: string, wanted: string] | null {
  const odd = Object.keys(limits).find((limit) => !OF_TYPE[kind]?.includes(limit as keyof Limits));
  if (odd) return [`${odd} of a ${kind}`, `limits of a ${kind}: ${OF_TYPE[kind]?.join(', ')}`];
  const empty = crossed(limits as Readonly<Record<string, unknown>>);
  if (empty) return [empty, 'a range in which something lies'];
  const shortest = SHORTEST[name] ?? 1;
  if ((limits.maxLength ?? shortest) < shortest) {
    return [`maxLength ${limits.maxLength}`, `${shortest} at least, which the made-up values of a run need`];
  }
  const usual: Readonly<Record<string, readonly number[]>> = { numberOfNights: [1, 2], occupancy: [1] };
  const outside = (usual[name] ?? []).find((n) => n < (limits.minimum ?? n) || n > (limits.maximum ?? n));
  if (name === 'numberOfNights' && outside !== undefined)
    return [`a range without ${outside}`, 'a range with 1 and 2, the nights of a usual stay'];
  if (name === 'numberOfNights' && (limits.maximum ?? 0) > MOST_NIGHTS)
    return [`maximum ${limits.maximum}`, `${MOST_NIGHTS} nights at most`];
  return null;
}

function limitProblems({ fields }: Profile): PlacedFault[] {
  return (['check-in', 'check-out'] as const).flatMap((operation) => {
    const known = new Map(fieldsOf(requestSchema(operation, {})).map((field) => [field.name, field]));
    return Object.entries(fields?.[operation] ?? {}).flatMap(([name, limits]) => {
      const field = known.get(name);
      const path = ['fields', operation, name];
      if (!field) return [at(path, 'an unknown field', oneOf([...known.keys()], name))];
      const kind = field.format === 'date-time' ? 'moment' : field.type === 'string' ? 'text' : 'number';
      const fault = limitFault(name, limits, kind);
      return fault ? [at(path, ...fault)] : [];
    });
  });
}

const LENGTHS = ['minLength', 'maxLength'] as const;
const LONGEST = 1_000_000;
/** Names stand in the ids of requirement instances. */
const LONGEST_NAME = 200;
/** Ten years: a stay that is one night longer has to have an end. */
const MOST_NIGHTS = 3650;

function rangeProblems(profile: Profile): PlacedFault[] {
  return OPEN_OPERATIONS.flatMap((operation) => {
    const properties = (profile.operations?.[operation]?.request?.['properties'] ?? {}) as Record<string, JsonSchema>;
    return Object.entries(properties).flatMap(([name, property]) => {
      const path = ['operations', operation, 'request', 'properties', name];
      if (name.length > LONGEST_NAME) return [at(path, 'a very long name', `${LONGEST_NAME} characters at most`)];
      const long = LENGTHS.find((length) => Number(property?.[length]) > LONGEST);
      if (long) return [at(path, `${long} ${property[long]}`, `${LONGEST} at most, since such texts are sent`)];
      const empty = crossed(property ?? {});
      return empty ? [at(path, empty, 'a range in which something lies')] : [];
    });
  });
}

function contradictions(profile: Profile): PlacedFault[] {
  const unknownIsKnown = profile.apiVersion?.unsupported && profile.apiVersion.supported?.includes(UNKNOWN_VERSION);
  return [
    ...(unknownIsKnown
      ? [at(['apiVersion', 'supported'], UNKNOWN_VERSION, 'other versions: this one is sent as the unsupported one')]
      : []),
    ...limitProblems(profile),
    ...rangeProblems(profile),
  ];
}

/** What is wrong with a profile beyond its own schema: what cannot be used, and what contradicts itself. */
export function profileFaults(profile: Profile): PlacedFault[] {
  const fault = boundsFault(profile) ?? schemasFault(schemasIn(profile));
  if (fault) return [fault];
  const examples = OPEN_OPERATIONS.flatMap((operation) => exampleProblems(profile, operation));
  return [...examples, ...contradictions(profile)];
}
