/**
 * Writes the validators of the published schemas and of the contract as code, by Ajv; with `--check` it changes nothing
 * and exits 1 where a file is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { _, type Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { transformSync } from 'esbuild';
import { newAjv } from '../contract/ajv.ts';
import { openapi } from '../contract/interface.ts';
import type { JsonSchema } from '../contract/profile.ts';
import { SETTINGS_FORMATS } from '../run/settings/formats.ts';
import { PROJECT } from './project.ts';

/** One generated file. */
interface Module {
  readonly file: string;
  /** The import that brings the table `FORMATS`. */
  readonly formats: string;
  readonly options: Options;
  readonly schemas: readonly JsonSchema[];
  /** The functions that it exports, each with the `$id` of its schema. */
  readonly functions: Readonly<Record<string, string>>;
}

const inRoot = (name: string) => join(PROJECT, name);
const published = (...names: string[]) =>
  names.map((name) => JSON.parse(readFileSync(inRoot(`contract/${name}.schema.json`), 'utf8')) as JsonSchema);
/** Errors carry the value and the schema that they are about; `contract/faults.ts` has the words. */
const told: Options = { verbose: true, messages: false };
const bodies = Object.entries(openapi.components.schemas);

const MODULES: readonly Module[] = [
  {
    file: 'contract/entries.gen.ts',
    formats: "import { FORMATS } from './formats.ts';",
    // What comes from outside is looked at up to the first fault.
    options: { ...told, allErrors: false },
    schemas: published(
      ...['run', 'exchange', 'verdict', 'certification', 'profile', 'profile-schemas'],
      ...['envelope', 'statement', 'challenge'],
    ).map(withoutExamples),
    functions: {
      run: 'run.schema.json',
      exchange: 'exchange.schema.json',
      verdict: 'verdict.schema.json',
      envelope: 'envelope.schema.json',
      // What it says of the run is compared with the evidence, byte by byte.
      attested: 'statement.schema.json#/properties/subject',
      challenge: 'challenge.schema.json',
    },
  },
  {
    file: 'run/settings/files.gen.ts',
    formats: "import { SETTINGS_FORMATS as FORMATS } from './formats.ts';",
    options: told,
    schemas: published('settings', 'certification', 'profile', 'profile-schemas', 'baseline'),
    functions: {
      variables: 'settings.schema.json',
      certification: 'certification.schema.json',
      profile: 'profile.schema.json',
      baseline: 'baseline.schema.json',
    },
  },
  {
    file: 'contract/bodies.gen.ts',
    formats: "import { FORMATS } from './formats.ts';",
    options: {},
    schemas: bodies.map(([$id, schema]) => ({ ...schema, $id })),
    functions: Object.fromEntries(bodies.map(([name]) => [name, name])),
  },
];

/** Only a person who writes a file is shown examples. */
function withoutExamples(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (name, value) => (name === 'examples' && Array.isArray(value) ? undefined : value)),
  );
}

/** Descriptions stand in the code, where they are said only beside forms none of which fits. */
function withoutDescriptions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDescriptions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isSaid = 'oneOf' in schema || 'anyOf' in schema;
  const kept = Object.entries(schema).filter(
    ([name, value]) => typeof value !== 'string' || isSaid || !/^(?:title|description|\$comment)$/.test(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutDescriptions(value)]));
}

/** Ajv's code asks for its helpers by `require`, which a module has not. */
function withImports(code: string): string {
  const imports: string[] = [];
  const rest = code.replace(/const (\w+) = require\("(ajv\/dist\/runtime\/\w+)"\)\.default;/g, (_all, name, path) => {
    imports.push(`import ${name}Module from '${path}.js';`);
    return `const ${name} = ${name}Module.default ?? ${name}Module;`;
  });
  return [...imports, rest].join('\n');
}

function codeOf({ formats, options, schemas, functions }: Module): string {
  const ajv = newAjv({ ...options, code: { source: true, esm: true, formats: _`FORMATS` } }, SETTINGS_FORMATS);
  ajv.addSchema(schemas.map(withoutDescriptions) as object[]);
  const code = [formats, withImports(standalone.default(ajv, functions))].join('\n');
  // Minified, since every process that loads it reads it.
  const { code: short } = transformSync(code, { minify: true, target: 'node20', lineLimit: 160 });
  return `// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.\n${short}`;
}

const isCheck = process.argv.includes('--check');
for (const each of MODULES) {
  const code = codeOf(each);
  const path = inRoot(each.file);
  if (existsSync(path) && readFileSync(path, 'utf8') === code) continue;
  if (isCheck) {
    console.error(`${each.file} is out of date: npm run generate`);
    process.exitCode = 1;
  } else writeFileSync(path, code);
}
