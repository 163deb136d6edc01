/** Ajv validators compiled from the contract and from profiles. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import { newAjv } from './ajv.ts';
import { openapi } from './interface.ts';
import { cropped } from './outside/refused.ts';
import type { Validator } from './outside/validate.ts';
import { outsideValidator } from './outside-schema.ts';
import type { JsonSchema } from './profile.ts';

export { newAjv } from './ajv.ts';
export type { Validator } from './outside/validate.ts';

/** The contract's own schemas are trusted: what is in them was written here. */
const own: ReadonlySet<JsonSchema> = new Set(Object.values(openapi.components.schemas));

/** Each schema is compiled once: to write one down takes longer than to look at a body. */
const compiledOf = new WeakMap<JsonSchema, Validator>();

/**
 * The validator of a schema of the contract, or of a profile.
 * @throws {SchemaRefused} where a profile's schema cannot be used
 */
export function validatorOf(schema: JsonSchema): Validator {
  const found = compiledOf.get(schema);
  if (found) return found;
  const validate: Validator = own.has(schema) ? newAjv().compile(schema) : outsideValidator(schema);
  compiledOf.set(schema, validate);
  return validate;
}

/** The validator of a named schema of `openapi.yaml`. */
export function contractValidator(name: string): Validator {
  const schema = openapi.components.schemas[name];
  if (!schema) throw new Error(`contract/openapi.yaml has no schema ${name}`);
  return validatorOf(schema);
}

/** One sentence for one violation: where, and what is wanted. */
export function violationSentence(error: ErrorObject): string {
  // Names of members are what the service, or whoever wrote the body, made them.
  const name = cropped(String(error.params['additionalProperty']));
  const extra = error.keyword === 'additionalProperties' ? ` (${name})` : '';
  return `${cropped(error.instancePath) || '/'} ${error.message ?? error.keyword}${extra}`;
}

/** As many violations as anybody reads. */
const MOST_TOLD = 20;

/** The violations that a validator found, in one line. */
export function violationsOf({ errors }: Validator): string {
  const all = errors ?? [];
  const told = all.slice(0, MOST_TOLD).map(violationSentence);
  return [...told, ...(all.length > MOST_TOLD ? [`and ${all.length - MOST_TOLD} more`] : [])].join('; ');
}
