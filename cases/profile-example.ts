/** The profile's examples of bodies that the document leaves open (section 4, rules 3, 4), and their placeholders. */
import type { JsonSchema, Profile } from '../contract/profile.ts';
import { validatorOf } from '../contract/validators.ts';
import type { OpenOperation } from '../contract/words.ts';
import type { Call, JsonWithSecrets } from './call.ts';
import { jsonObjectOf, withMembers } from './calls.ts';
import { meant } from './intent.ts';

/** What the placeholders of an example may be called. */
export const EXAMPLE_PLACEHOLDERS = ['reservationId', 'hotelConfirmationNumber', 'arrival', 'leaving', 'now'] as const;
type Name = (typeof EXAMPLE_PLACEHOLDERS)[number];

/** The value of each placeholder; `undefined` if there is none, such as a reservation id to be left out. */
export type ExampleValues = Readonly<Record<Name, string | undefined>>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** A placeholder and its place in the example. */
export interface PlacedPlaceholder {
  readonly path: readonly (string | number)[];
  readonly name: string;
}

/** All placeholders of an example, known or not. */
export function placeholdersIn(value: unknown, path: PlacedPlaceholder['path'] = []): PlacedPlaceholder[] {
  if (typeof value === 'string')
    return [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => ({ path, name: name.trim() }));
  if (Array.isArray(value)) return value.flatMap((item, index) => placeholdersIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => placeholdersIn(member, [...path, name]));
}

/** The schema that a reference (`#/$defs/NAME`) points to. */
function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const definitions = (root['$defs'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return definitions[reference.slice('#/$defs/'.length)] ?? {};
}

function memberOf(schema: JsonSchema, name: string, root: JsonSchema): JsonSchema {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return resolved(properties[name] ?? {}, root);
}

function filledText(text: string, isDate: boolean, values: ExampleValues): string | undefined {
  const whole = /^\{\{([^{}]*)\}\}$/.exec(text)?.[1]?.trim();
  const exampleOf = (name: string) => values[name as Name];
  if (whole === undefined) return text.replace(PLACEHOLDER, (_all, name: string) => exampleOf(name.trim()) ?? '');
  return isDate ? exampleOf(whole)?.slice(0, 'YYYY-MM-DD'.length) : exampleOf(whole);
}

/** An example with its placeholders replaced; a member without a value is left out. */
export function filledExample(
  value: unknown,
  schema: JsonSchema,
  values: ExampleValues,
  root: JsonSchema = schema,
): JsonWithSecrets | undefined {
  if (typeof value === 'string') return filledText(value, schema['format'] === 'date', values);
  if (Array.isArray(value)) {
    const items = resolved((schema['items'] ?? {}) as JsonSchema, root);
    return value.flatMap((item) => filledExample(item, items, values, root) ?? []);
  }
  if (typeof value !== 'object' || value === null) return value as JsonWithSecrets;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const filled = filledExample(member, memberOf(schema, name, root), values, root);
    return filled === undefined ? [] : [[name, filled] as const];
  });
  return Object.fromEntries(members);
}

/** A text that may be as long as this is meant for sentences. */
const ROOM_FOR_A_SENTENCE = 100;
/** With an apostrophe and a letter beyond ASCII. */
const ANOTHER_SENTENCE = ": guest's Größe";

function anotherValue(value: JsonWithSecrets, { enum: listed, maxLength }: JsonSchema): JsonWithSecrets {
  if (Array.isArray(listed)) return (listed as string[]).findLast((each) => each !== value && each !== null) ?? value;
  if (typeof value === 'boolean') return !value;
  const isSentence = typeof value === 'string' && value.includes(' ') && Number(maxLength) >= ROOM_FOR_A_SENTENCE;
  return isSentence ? value + ANOTHER_SENTENCE : value;
}

/** A report with other values than those of the profile's example, if the schema allows them; else the same call. */
export function withOtherValues(call: Call, { operations }: Profile, operation: OpenOperation): Call {
  const { request = {} } = operations?.[operation] ?? {};
  const others = Object.entries(jsonObjectOf(call)).flatMap(([name, value]) => {
    const other = anotherValue(value, memberOf(request, name, request));
    return other === value ? [] : [[name, other] as const];
  });
  const changed = withMembers(call, Object.fromEntries(others));
  return others.length > 0 && validatorOf(request)(jsonObjectOf(changed)) ? meant(changed, 'unusual') : call;
}

const SAMPLE: ExampleValues = {
  reservationId: 'R-1',
  hotelConfirmationNumber: 'CERT-0001',
  arrival: '2026-06-01T15:00:00-05:00',
  leaving: '2026-06-02T11:00:00-05:00',
  now: '2026-06-02T11:00:00-05:00',
};

/** The example as it could be sent, for an invented guest: to be checked against the profile's own schema. */
export function sampleExample({ operations }: Profile, operation: OpenOperation): Record<string, JsonWithSecrets> {
  const { request = {}, example = {} } = operations?.[operation] ?? {};
  return filledExample(example, request, SAMPLE) as Record<string, JsonWithSecrets>;
}
