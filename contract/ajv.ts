/** Ajv as this suite uses it: when validators are generated, and for the schemas of a profile. */
import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, Options } from 'ajv/dist/2020.js';
import { FORMATS } from './formats.ts';

// A run whose profile has no schema needs none.
const load = createRequire(import.meta.url);

/** A function that says whether a value meets a schema; what does not is in `errors` afterwards. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
}

/** An Ajv instance with the suite's formats. @param formats other ones, which have precedence */
export function newAjv(options: Options = {}, formats: Options['formats'] = {}): Ajv2020 {
  const { Ajv2020: Ajv } = load('ajv/dist/2020.js') as { readonly Ajv2020: typeof Ajv2020 };
  const ajv = new Ajv({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // Schemas are not checked here, so nothing needs the schema of schemas, which takes time to load.
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    keywords: ['wanted'],
    ...options,
    formats: { ...FORMATS, ...formats },
  });
  // No schema here asks for it, and code is written for it all the same.
  ajv.opts.unevaluated = false;
  return ajv;
}
