/** Ajv as this suite uses it. */
import { createRequire } from 'node:module';
import type { Ajv2020, Options } from 'ajv/dist/2020.js';
import { isDateTime } from './formats.ts';

// Most runs need none: it is loaded where there is one to be made.
const load = createRequire(import.meta.url);

/** An Ajv instance with the formats of OpenAPI (`int32`, `date-time` and the others). */
export function newAjv(options: Options = {}): Ajv2020 {
  const { Ajv2020: Ajv } = load('ajv/dist/2020.js') as { readonly Ajv2020: typeof Ajv2020 };
  const addFormats = load('ajv-formats') as (ajv: Ajv2020) => void;
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    // Schemas are not checked here, so nothing needs the schema of schemas, which takes time to load.
    validateSchema: false,
    meta: false,
    ...options,
    // A validator runs a few times: its code need not be shortened.
    code: { optimize: false, ...options.code },
  });
  addFormats(ajv);
  ajv.addFormat('date-time', isDateTime);
  return ajv;
}
