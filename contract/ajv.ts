/** Ajv as this suite uses it. */
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** The usual format lets the colon of an offset be left out, which RFC 3339 §5.6 does not. */
const RFC_3339_OFFSET = /(?:z|[+-]\d\d:\d\d)$/i;

/** An Ajv instance with the formats of OpenAPI (`int32`, `date-time` and the others). */
export function newAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
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
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text: string) => RFC_3339_OFFSET.test(text) && validate(text));
  return ajv;
}
