/** Reads the published JSON Schemas of the settings: variables and `certification.yaml`. */
import { readFileSync } from 'node:fs';
import type { JsonSchema } from './profile.ts';

function readSchema(file: string): JsonSchema {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as JsonSchema;
}

/** Schema of the environment variables: an object with one member for each. */
const settingsSchema = readSchema('settings.schema.json');
export const certificationSchema = readSchema('certification.schema.json');

/** One environment variable, as its schema describes it. */
export interface Variable {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What a valid value is, after "wanted:". */
  readonly wanted: string;
  /** A valid value; `null` for a secret. */
  readonly example: string | null;
  /** Whether the value must never be shown. */
  readonly secret: boolean;
}

/** The environment variables that a person may set, in the order of the documents. */
export const variables: readonly Variable[] = Object.entries(
  settingsSchema['properties'] as Readonly<Record<string, JsonSchema>>,
).map(([name, schema]) => ({
  name,
  title: String(schema['title']),
  description: String(schema['description']),
  wanted: String(schema['wanted']),
  example: (schema['examples'] as readonly string[] | undefined)?.[0] ?? null,
  secret: schema['writeOnly'] === true,
}));

/**
 * Variables of the suite's own processes. A person sets only `LODGING_CLIENT_COMMAND`, `LODGING_CLIENT_WEBHOOK` and
 * `LODGING_SUBJECT`, for Playwright.
 */
export const INTERNAL_VARIABLES: readonly string[] = [
  'LODGING_BROKER',
  'LODGING_CERTIFY',
  'LODGING_CLIENT_COMMAND',
  'LODGING_CLIENT_WEBHOOK',
  'LODGING_CONFIG',
  'LODGING_CONTEXT',
  'LODGING_JUDGED',
  'LODGING_MOCK_URL',
  'LODGING_OUT',
  'LODGING_PROFILE',
  'LODGING_SUBJECT',
  'LODGING_TEST_RUN',
];

/** The number of the current Playwright run: in UI mode and in editors one process has several. */
export const TEST_RUN_VARIABLE = 'LODGING_TEST_RUN';

/** Variables that make Node and its libraries print what they send, and those that contain a proxy's login. */
const TALKATIVE =
  /^(?:DEBUG|DEBUG_.*|PWDEBUG.*|NODE_DEBUG|NODE_DEBUG_NATIVE|NODE_OPTIONS|NODE_V8_COVERAGE|(?:npm_config_)?(?:(?:HTTPS?|ALL)_)?PROXY)$/i;
/** Shorter values occur in others by chance; a client secret has at least this many characters. */
const SHORTEST_SECRET = 8;

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables kept from processes that send nothing: secrets, under any name, and what would have them printed. */
export function keptBack(env: Environment): readonly string[] {
  // Windows ignores the case of these names.
  const isSecret = (name: string) => variables.some((each) => each.secret && each.name === name.toUpperCase());
  const names = Object.keys(env);
  const secrets = names.filter(isSecret).map((name) => env[name] ?? '');
  const long = secrets.filter((secret) => secret.length >= SHORTEST_SECRET);
  const holdsOne = (name: string) => long.some((secret) => env[name]?.includes(secret));
  return names.filter((name) => TALKATIVE.test(name) || isSecret(name) || holdsOne(name));
}

/** An environment for such a process. */
export function withoutSecrets(env: Environment): Record<string, string | undefined> {
  const kept = new Set(keptBack(env));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !kept.has(name)));
}
