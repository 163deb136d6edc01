/** The published schemas as any validator reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { FORMATS } from '../../contract/formats.ts';

const FOLDER = new URL('../../contract/', import.meta.url);

/** A published schema, by the name of its file without `.schema.json`. */
export function publishedSchema(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(new URL(`${name}.schema.json`, FOLDER), 'utf8'));
}

const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
ajv.addVocabulary(['wanted']);
for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
for (const name of ['proxy-address', 'time-zone', 'int32-text']) ajv.addFormat(name, true);
for (const file of readdirSync(FOLDER).filter((each) => each.endsWith('.schema.json'))) {
  ajv.addSchema(publishedSchema(file.replace('.schema.json', '')));
}

/** The validator of a published schema, or of a part of it, that Ajv makes. */
export function publishedValidator(id: string): ValidateFunction {
  const validate = ajv.getSchema(id);
  if (!validate) throw new Error(`There is no schema ${id}`);
  return validate as ValidateFunction;
}
