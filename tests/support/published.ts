/** The published schemas as anybody's validator reads them. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ENTRY_SCHEMAS } from '../../contract/entry-schemas.ts';
import { FORMATS } from '../../contract/formats.ts';

const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
ajv.addVocabulary(['wanted']);
for (const [name, validate] of FORMATS) {
  const type = name === 'int32' ? 'number' : 'string';
  ajv.addFormat(name, { type, validate } as Parameters<typeof ajv.addFormat>[1]);
}
ajv.addFormat('proxy-address', true);
ajv.addSchema(Object.values(ENTRY_SCHEMAS));

/** The validator of a published schema, or of a part of it, that Ajv makes. */
export function publishedValidator(id: string): ValidateFunction {
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`There is no schema ${id}`);
  return validate as ValidateFunction;
}
