/** Ajv validators compiled from the contract and from profiles. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { openapi } from './interface.ts';
import type { JsonSchema } from './profile.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** The usual format lets the colon of an offset be left out, which RFC 3339 §5.6 does not. */
const RFC_3339_OFFSET = /(?:z|[+-]\d\d:\d\d)$/i;

/** An Ajv instance with the formats of OpenAPI (`int32`, `date-time` and the others). */
export function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    // Schemas are not checked here, so nothing needs the schema of schemas, which takes time to load.
    validateSchema: false,
    meta: false,
    // A validator runs a few times: its code need not be shortened.
    code: { optimize: false },
  });
  addFormats(ajv);
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text: string) => RFC_3339_OFFSET.test(text) && validate(text));
  return ajv;
}

const compiled = new Map<string, ValidateFunction>();
/** The same by the schema itself: to write a schema down takes longer than to look at a body. */
const compiledOf = new WeakMap<JsonSchema, ValidateFunction>();

/** Whether a schema, or one within it, is to be answered later: whoever asks such a validator is told yes by a promise. */
function isAnsweredLater(key: string): boolean {
  return key.includes('"$async"');
}

/**
 * The validator of a schema; each schema is compiled once per process.
 * @throws {Error} where the schema cannot be compiled, or is asynchronous
 */
export function validatorOf(schema: JsonSchema): ValidateFunction {
  const found = compiledOf.get(schema);
  if (found) return found;
  const key = JSON.stringify(schema);
  if (isAnsweredLater(key)) throw new Error('$async is not a keyword of JSON Schema');
  const validate = compiled.get(key) ?? newAjv().compile(schema);
  compiled.set(key, validate);
  compiledOf.set(schema, validate);
  return validate;
}

/** The validator of a named schema of `openapi.yaml`. */
export function contractValidator(name: string): ValidateFunction {
  const schema = openapi.components.schemas[name];
  if (!schema) throw new Error(`contract/openapi.yaml has no schema ${name}`);
  return validatorOf(schema);
}

/** One sentence for one violation: where, and what is wanted. */
export function violationSentence(error: ErrorObject): string {
  const extra = error.keyword === 'additionalProperties' ? ` (${String(error.params['additionalProperty'])})` : '';
  return `${error.instancePath || '/'} ${error.message ?? error.keyword}${extra}`;
}
