/**
 * Writes the settings table of the reference and `.env.example` from the settings' schemas;
 * with `--check` it changes nothing and exits 1 where one of them is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { JsonSchema } from '../contract/profile.ts';
import { certificationSchema, variables } from '../contract/settings.ts';
import { PROJECT } from './project.ts';

const BEGIN = '<!-- settings:begin -->';
const END = '<!-- settings:end -->';

const HELP = `Usage: node scripts/start.cjs settings-table [--check]

Writes the settings table into docs/reference.md, between ${BEGIN} and ${END},
and .env.example, both from the schemas in contract/.

  --check   changes nothing; exits 1 where one of them is out of date
  --help    prints this`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function variableRows(): string[] {
  return variables.map(({ name, description, example }) => {
    const shown = example === null ? '' : `\`${example}\``;
    return `| \`${name}\` | ${cell(description)} | ${cell(shown)} |`;
  });
}

/** The keys of `certification.yaml` that a description explains, with their paths. */
function fileRows(schema: JsonSchema, path = ''): string[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const [example] = (property['examples'] ?? []) as readonly unknown[];
    const shown = example === undefined ? '' : `\`${typeof example === 'string' ? example : JSON.stringify(example)}\``;
    const row = property['description']
      ? [`| \`${name}\` | ${cell(String(property['description']))} | ${cell(shown)} |`]
      : [];
    return [...row, ...fileRows(property, name)];
  });
}

function table(): string {
  const head = (first: string) => [`| ${first} | meaning | example |`, '| --- | --- | --- |'];
  return [
    ...head('variable'),
    ...variableRows(),
    '',
    ...head('key of `certification.yaml`'),
    ...fileRows(certificationSchema),
  ].join('\n');
}

function envExample(): string {
  const head = '# Copy to .env and fill in. Everything left out: the embedded mock is certified.';
  const blocks = variables.map(({ name, description, example }) => {
    const text = description.replaceAll('`', '');
    return `# ${text}\n# ${name}=${example ?? ''}`;
  });
  return `${[head, ...blocks].join('\n\n')}\n`;
}

function withTable(readme: string): string | null {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) return null;
  return `${readme.slice(0, from + BEGIN.length)}\n${table()}\n${readme.slice(to)}`;
}

const inRoot = (name: string) => join(PROJECT, name);
const readOr = (name: string) => (existsSync(inRoot(name)) ? readFileSync(inRoot(name), 'utf8') : '');

function usage() {
  try {
    return parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}.\n\n${HELP}`);
    process.exit(2);
  }
}

const given = usage();
if (given.help) {
  console.log(HELP);
  process.exit(0);
}
const readme = withTable(readOr('docs/reference.md'));
if (readme === null) {
  console.error(`docs/reference.md: found no table's place, wanted a line ${BEGIN} and after it a line ${END}.`);
  process.exit(1);
}
const stale = [
  { name: 'docs/reference.md', text: readme },
  { name: '.env.example', text: envExample() },
].filter(({ name, text }) => readOr(name) !== text);
for (const { name, text } of stale) {
  if (given.check) console.error(`${name} is out of date: node scripts/start.cjs settings-table`);
  else writeFileSync(inRoot(name), text);
}
if (given.check && stale.length > 0) process.exitCode = 1;
