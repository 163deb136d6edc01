/**
 * Writes what is made from the interface document and the schemas in `contract/`: JSON, Ajv's validators as code,
 * types, the table of settings and `.env.example`. With `--check` it changes nothing and exits 1 if one is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { _, Ajv2020, type Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { transformSync } from 'esbuild';
import openapiTypes, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { newAjv } from '../contract/ajv.ts';
import type { OpenApi } from '../contract/interface.ts';
import type { JsonSchema } from '../contract/profile.ts';
import { certificationSchema, variables } from '../contract/settings.ts';
import { SETTINGS_FORMATS } from '../run/settings/formats.ts';
import { PROJECT } from './project.ts';

interface Module {
  readonly file: string;
  /** The import of the table `FORMATS`. */
  readonly formats: string;
  readonly options: Options;
  readonly schemas: readonly JsonSchema[];
  /** The exported functions, each with the `$id` of its schema. */
  readonly functions: Readonly<Record<string, string>>;
}

const readIn = (name: string) => readFileSync(join(PROJECT, name), 'utf8');
/** The names of the published schemas: `run` is that of `contract/run.schema.json`. */
const NAMES = readdirSync(join(PROJECT, 'contract'))
  .flatMap((name) => /^(.*)\.schema\.json$/.exec(name)?.[1] ?? [])
  .sort();
const schemaOf = (name: string) => JSON.parse(readIn(`contract/${name}.schema.json`)) as JsonSchema;
const PUBLISHED = NAMES.map(schemaOf);
/** Errors carry the value and its schema; `contract/faults.ts` words them. */
const reported: Options = { verbose: true, messages: false };
/** Files that people write: checked for all faults. */
const WRITTEN = { options: reported, schemas: PUBLISHED };
/** Files from outside: checked up to the first fault. */
const FROM_OUTSIDE = { options: { ...reported, allErrors: false }, schemas: PUBLISHED.map(withoutExamples) };
const openapi = parse(readIn('contract/openapi.yaml')) as OpenApi;
const bodies = Object.entries(openapi.components.schemas);

const MODULES: readonly Module[] = [
  {
    ...FROM_OUTSIDE,
    file: 'contract/entries.gen.ts',
    formats: "import { FORMATS } from './formats.ts';",
    functions: {
      run: 'run.schema.json',
      exchange: 'exchange.schema.json',
      verdict: 'verdict.schema.json',
      night: 'night.schema.json',
      envelope: 'envelope.schema.json',
      // What it says of the run is compared with the evidence, byte by byte.
      attested: 'statement.schema.json#/properties/subject',
      challenge: 'challenge.schema.json',
      match: 'match.schema.json',
    },
  },
  {
    ...WRITTEN,
    file: 'run/settings/files.gen.ts',
    formats: "import { SETTINGS_FORMATS as FORMATS } from './formats.ts';",
    functions: {
      variables: 'settings.schema.json',
      certification: 'certification.schema.json',
      profile: 'profile.schema.json',
      baseline: 'baseline.schema.json',
      logMapping: 'log-mapping.schema.json',
    },
  },
  {
    ...WRITTEN,
    file: 'desk/policy.gen.ts',
    formats: "import { SETTINGS_FORMATS as FORMATS } from '../run/settings/formats.ts';",
    functions: { desk: 'desk.schema.json', waivers: 'desk.schema.json#/$defs/waivers' },
  },
  {
    ...FROM_OUTSIDE,
    file: 'desk/register/files.gen.ts',
    formats: "import { FORMATS } from '../../contract/formats.ts';",
    functions: {
      entry: 'register.schema.json',
      certificate: 'certificate.schema.json',
      statusList: 'certificate.schema.json#/$defs/statusList',
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

/** Examples are only for people who write a file. */
function withoutExamples(schema: JsonSchema): JsonSchema {
  const kept = (name: string, value: unknown) => (name === 'examples' && Array.isArray(value) ? undefined : value);
  return JSON.parse(JSON.stringify(schema, kept));
}

/** Descriptions are left out of the code, except of alternatives, whose errors show them. */
function withoutDescriptions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDescriptions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isShown = 'oneOf' in schema || 'anyOf' in schema;
  const kept = Object.entries(schema).filter(
    ([name, value]) => typeof value !== 'string' || isShown || !/^(?:title|description|\$comment)$/.test(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutDescriptions(value)]));
}

/** Ajv's code loads its helpers with `require`, which modules do not have. */
function withImports(code: string): string {
  const imports: string[] = [];
  const rest = code.replace(/const (\w+) = require\("(ajv\/dist\/runtime\/\w+)"\)\.default;/g, (_all, name, path) => {
    imports.push(`import ${name}Module from '${path}.js';`);
    return `const ${name} = ${name}Module.default ?? ${name}Module;`;
  });
  return [...imports, rest].join('\n');
}

/** A text's code points are counted only where it may have too many: it has no more of them than code units. */
function countingRarely(code: string): string {
  return code.replace(/\b(func\d+)\((\w+)\) > (\d+)/g, '$2.length > $3 && $1($2) > $3');
}

function codeOf({ formats, options, schemas, functions }: Module): string {
  const ajv = newAjv({ ...options, code: { source: true, esm: true, formats: _`FORMATS` } }, SETTINGS_FORMATS, Ajv2020);
  ajv.addSchema(schemas.map(withoutDescriptions) as object[]);
  const code = [formats, withImports(countingRarely(standalone.default(ajv, functions)))].join('\n');
  // Minified, since every process that loads it has to read it.
  const { code: short } = transformSync(code, { minify: true, target: 'node20', lineLimit: 160 });
  return `// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.\n${short}`;
}

const REFERENCE = /"\$ref": "(?:([\w-]+)\.schema\.json)?(?:#\/(\$defs\/)?([^"]*))?"/g;

/** As far as types can say it: not which members go together, nor what a profile's schemas contain. */
function typeable(name: string, value: unknown): unknown {
  if (name === 'examples' && Array.isArray(value)) return undefined;
  const schema = value as JsonSchema | null;
  if (String(schema?.['$ref']).includes('/profile-schemas')) return { type: 'object', additionalProperties: true };
  const { items, minItems, maxItems, prefixItems } = schema ?? {};
  if (minItems !== undefined && minItems === maxItems && !prefixItems)
    return { ...schema, items: false, prefixItems: Array(Number(minItems)).fill(items) };
  if (!schema?.['properties'] || schema['type'] === undefined) return value;
  const { oneOf: _oneOf, anyOf: _anyOf, not: _not, if: _if, ...alone } = schema;
  return alone;
}

/** A published file's schemas, as in an OpenAPI document: its own, and `FILE.NAME` for each definition. */
function components(file: string): [string, unknown][] {
  const text = readIn(`contract/${file}.schema.json`).replace(REFERENCE, (_all, other = file, isDefined, path) => {
    const place = path ? `${isDefined ? '.' : '/'}${path}` : '';
    return `"$ref": "#/components/schemas/${other}${place}"`;
  });
  const { $defs = {}, ...schema } = JSON.parse(text, typeable) as JsonSchema;
  return [
    [file, schema],
    ...Object.entries($defs as object).map(([name, each]) => [`${file}.${name}`, each] as [string, unknown]),
  ];
}

/** The types of bodies and published files: `Schemas['run.suite']` is `$defs/suite` of `contract/run.schema.json`. */
async function types(): Promise<string> {
  const published = NAMES.filter((name) => name !== 'profile-schemas').flatMap(components);
  const schemas = Object.fromEntries([...bodies, ...published]);
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas } };
  const nodes = await openapiTypes(JSON.stringify(document), { immutable: true, emptyObjectsUnknown: true });
  // A reference to a member means its type when it is present.
  const member = /(components\["schemas"\]\["[\w-]+"\])((?:\["\w+"\])+)/g;
  const code = astToString(nodes).replace(member, (_all, file: string, path: string) =>
    (path.match(/\["\w+"\]/g) ?? []).reduce((type, name) => `Exclude<${type}${name}, undefined>`, file),
  );
  return `// npm run generate makes it from the schemas in contract/.\n${code}\nexport type Schemas = components['schemas'];\n`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (name: string, description: unknown, example: string) =>
  `| \`${name}\` | ${cell(String(description))} | ${example === '' ? '' : cell(`\`${example}\``)} |`;

/** The keys of a settings file that have a description, with their paths. */
function fileRows(schema: JsonSchema, path = ''): string[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const [example = ''] = (property['examples'] ?? []) as readonly unknown[];
    const shown = typeof example === 'string' ? example : JSON.stringify(example);
    const { description } = property;
    return [...(description ? [row(name, description, shown)] : []), ...fileRows(property, name)];
  });
}

function reference(): string {
  const head = (first: string) => [`| ${first} | meaning | example |`, '| --- | --- | --- |'];
  const rows = variables.map(({ name, description, example }) => row(name, description, example ?? ''));
  const keys = [...head('key of `certification.yaml`'), ...fileRows(certificationSchema)];
  const desk = [...head('key of `desk.yaml`'), ...fileRows(schemaOf('desk'))];
  const table = [...head('variable'), ...rows, '', ...keys, '', ...desk].join('\n');
  return readIn('docs/reference.md').replace(
    /(?<=<!-- settings:begin -->\n).*(?=\n<!-- settings:end -->)/s,
    () => table,
  );
}

function envExample(): string {
  const head = '# Copy to .env and fill in. Everything left out: the embedded mock is certified.';
  const blocks = variables.map(
    ({ name, description, example }) => `# ${description.replaceAll('`', '')}\n# ${name}=${example ?? ''}`,
  );
  return `${[head, ...blocks].join('\n\n')}\n`;
}

const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MODULES.map((each) => [each.file, codeOf(each)])),
  'contract/openapi.gen.json': `${JSON.stringify(openapi, null, 2)}\n`,
  'contract/schemas.gen.ts': await types(),
  'docs/reference.md': reference(),
  '.env.example': envExample(),
};
const stale = Object.entries(FILES).filter(([name, text]) => readIn(name) !== text);
const isCheck = process.argv.includes('--check');
for (const [name, text] of stale) {
  if (isCheck) console.error(`${name} is out of date: npm run generate`);
  else writeFileSync(join(PROJECT, name), text);
}
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
