/** The validators of bodies: generated ones for v1, and those of other versions and of profiles. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Validator } from './ajv.ts';
import * as bodies from './bodies.gen.ts';
import { openapi } from './interface.ts';
import type { JsonSchema } from './profile.ts';
import { profileValidator } from './profile-schemas.ts';

export type { Validator } from './ajv.ts';

// Those of v1 are loaded when a run starts; those of other versions are compiled on first use.
const byName: Readonly<Record<string, Validator>> = { ...(bodies as object) };
const validators = new WeakMap<JsonSchema, Validator>(
  Object.entries(openapi.components.schemas).map(([name, schema]) => [schema, byName[name] as Validator]),
);

/** The validator of a schema of the contract, or of a valid one of a profile. */
export function validatorOf(schema: JsonSchema): Validator {
  const found = validators.get(schema) ?? profileValidator(schema);
  validators.set(schema, found);
  return found;
}

/** How much of a foreign text is quoted: enough to find it again. */
const QUOTED = 120;
const cropped = (text: string) => (text.length <= QUOTED ? text : `${text.slice(0, QUOTED)}…`);

/** One sentence for one violation: where, and what is wanted. */
export function violationSentence(error: ErrorObject): string {
  // Names of members are foreign text.
  const name = cropped(String(error.params['additionalProperty']));
  const extra = error.keyword === 'additionalProperties' ? ` (${name})` : '';
  return `${cropped(error.instancePath) || '/'} ${error.message ?? error.keyword}${extra}`;
}

const MOST_SHOWN = 20;

/** The violations that a validator found, in one line. */
export function violationsOf({ errors }: Validator): string {
  const all = errors ?? [];
  const sentences = all.slice(0, MOST_SHOWN).map(violationSentence);
  return [...sentences, ...(all.length > MOST_SHOWN ? [`and ${all.length - MOST_SHOWN} more`] : [])].join('; ');
}
