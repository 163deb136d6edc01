/** The validators of bodies: those of v1, which are generated, and those of other versions and of profiles. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Validator } from './ajv.ts';
import * as bodies from './bodies.gen.ts';
import { openapi } from './interface.ts';
import type { JsonSchema } from './profile.ts';
import { profileValidator } from './profile-schemas.ts';

export type { Validator } from './ajv.ts';

// Those of v1 are there when a run starts; another version's are compiled when they are first used.
const byName: Readonly<Record<string, Validator>> = { ...(bodies as object) };
const validators = new WeakMap<JsonSchema, Validator>(
  Object.entries(openapi.components.schemas).map(([name, schema]) => [schema, byName[name] as Validator]),
);

/** The validator of a schema of the contract, or of one of a profile, which has no fault. */
export function validatorOf(schema: JsonSchema): Validator {
  const found = validators.get(schema) ?? profileValidator(schema);
  validators.set(schema, found);
  return found;
}

/** What of a text that somebody else wrote is repeated: enough to find it again. */
const QUOTED = 120;
const cropped = (text: string) => (text.length <= QUOTED ? text : `${text.slice(0, QUOTED)}…`);

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
