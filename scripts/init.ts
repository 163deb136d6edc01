/** `npx lodging-certification init`: writes what a run against a sandbox needs into the current folder. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parse } from 'dotenv';
import { stringify } from 'yaml';
import { cannotWrite } from '../run/cannot-write.ts';
import { type Failure, runCommand } from './command.ts';
import { type Answers, answered, fitting, NAMES } from './init/questions.ts';
import { PROJECT } from './project.ts';
import { readCommandLine, USAGE_EXIT } from './usage.ts';

const HELP = `npx lodging-certification init [options]

Writes .env, certification.yaml and a workflow file for a nightly build into this folder. It asks for what the options leave out (at
most six questions, and none without a terminal). It never asks for the client secret: put that into .env yourself. Existing
files are left alone.

  --subject NAME     which side is to be certified: service or client (default: service)
  --base-url URL     the address of the sandbox (default: none; the embedded mock is certified)
  --client-id ID     the client ID of the sandbox
  --hotel ID         the id of a hotel to report for
  --time-zone ZONE   its IANA time zone, such as America/Chicago
  --ci NAME          the build server: github, gitlab or none (default: none)
  --product NAME     the product that is to be certified; with --product-version and --vendor
  --product-version V  its version
  --vendor NAME      who makes it
  --yes              asks nothing: what the options leave out is left for you to fill in
  --help             prints this` as const;

/** The workflow files of `docs/ci/`, and where their build servers look for them. */
const WORKFLOWS = {
  github: ['github-actions.yml', '.github/workflows/certification.yml'],
  gitlab: ['gitlab-ci.yml', '.gitlab-ci.yml'],
} as const;

function envFile(variables: Readonly<Record<string, string>>): string {
  const example = readFileSync(join(PROJECT, '.env.example'), 'utf8');
  const filled = Object.entries(variables).reduce(
    (text, [name, value]) => text.replace(RegExp(`^# ${name}=.*$`, 'm'), () => `${name}='${value}'`),
    example.replace(/^# Copy to \.env and fill in\. /, '# '),
  );
  return 'LODGING_BASE_URL' in variables
    ? filled.replace('# LODGING_CLIENT_SECRET=', 'LODGING_CLIENT_SECRET=')
    : filled;
}

type Product = Partial<Readonly<Record<'name' | 'version' | 'vendor', string | undefined>>>;

/** A product that is not given completely is left to be filled in: it is part of the submission. */
function configFile(product: Product): string {
  const { name = 'Example PMS', version = '1.0', vendor = 'Example' } = product;
  const text = stringify({ product: { name, version, vendor } });
  const isWhole = product.name !== undefined && product.version !== undefined && product.vendor !== undefined;
  return [
    '# yaml-language-server: $schema=./node_modules/lodging-certification/dist/contract/certification.schema.json',
    '# The reference describes product, claims, values, pace and network.',
    isWhole ? text : text.replaceAll(/^(?=.)/gm, '# '),
  ].join('\n');
}

/** Writes a file that does not exist yet. @returns a line about what was done */
function place(file: string, text: string, mode = 0o666): string {
  if (existsSync(file)) return `left alone  ${file}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx', mode });
  return `written     ${file}`;
}

/** What must not get into a repository: secret, private keys, results, and the runs of `desk serve` (tokens). */
function ignore(): string {
  const file = '.gitignore';
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const missing = ['.env', '*.key.pem', '/certification/', '/runs/', '/history/'].filter(
    (line) => !text.split(/\r?\n/).includes(line),
  );
  if (missing.length === 0) return `left alone  ${file}`;
  writeFileSync(file, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`);
  return `${text === '' ? 'written   ' : 'added to  '}  ${file}`;
}

/** The next steps once the files exist. `.env` counts as it is now: it may be an older one. */
function nextSteps(answers: Answers, isNamed: boolean): string[] {
  const isClient = answers.subject === 'client';
  const { LODGING_BASE_URL: baseUrl, LODGING_CLIENT_SECRET: known } = parse(readFileSync('.env'));
  const secret = baseUrl && !known ? ['Put the client secret into .env: LODGING_CLIENT_SECRET.'] : [];
  const ci =
    (answers.ci ?? 'none') === 'none'
      ? []
      : ['Give the build server the variables that its workflow file names, and the secret.'];
  const certify = `npx lodging-certification certify${isClient ? ' client --command "YOUR COMMAND"' : ''}`;
  const product = isNamed ? [] : ['Name your product in certification.yaml: it is on the submission.'];
  const learn = 'npx lodging-certification profile learn    # drafts profile.yaml from that run';
  const after = isClient || !baseUrl ? [] : [learn];
  return [...secret, ...product, ...ci, ...(isClient ? [] : ['npx lodging-certification doctor']), certify, ...after];
}

async function askedAtTerminal(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C at a question, and an input that ends.
  terminal.on('close', () => process.exit());
  const answers = await answered(given, (question) => terminal.question(question), console.log);
  terminal.removeAllListeners('close');
  terminal.close();
  return answers;
}

async function init(args: readonly string[]): Promise<number> {
  const { values } = readCommandLine(HELP, args);
  const given = Object.fromEntries(NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
  const answers: Answers = values.yes || !process.stdin.isTTY ? given : await askedAtTerminal(given);
  const { ci, variables } = fitting(answers);
  const product = { name: values.product, version: values['product-version'], vendor: values.vendor };
  const lines = [place('.env', envFile(variables), 0o600), place('certification.yaml', configFile(product)), ignore()];
  if (ci !== 'none') {
    const [source, file] = WORKFLOWS[ci];
    lines.push(place(file, readFileSync(join(PROJECT, 'docs/ci', source), 'utf8')));
  }
  console.log(
    [...lines, '', 'Next:', ...nextSteps(answers, values.product !== undefined).map((line) => `  ${line}`)].join('\n'),
  );
  return 0;
}

/** A folder that cannot be written to is not a bug: whoever chose it has to choose another. */
function failure(error: unknown): Failure | null {
  const { path = 'A file' } = (error ?? {}) as NodeJS.ErrnoException;
  const { message } = cannotWrite(path, error) ?? {};
  return message === undefined
    ? null
    : { exitCode: USAGE_EXIT, message: `${message} Start init in a folder of your own.` };
}

await runCommand({ help: HELP, run: init, failure });
