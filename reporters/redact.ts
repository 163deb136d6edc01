/** The first reporter: removes secrets from Playwright's shared result objects before others read them. */
import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter';
import { withoutJwts } from '../cases/secrets/looks.ts';
import { TEST_RUN_VARIABLE } from '../contract/settings.ts';
import { Redactor } from '../wire/redaction.ts';

/** The variables that hold secrets, and the placeholder for each. */
const SECRET_VARIABLES: Readonly<Record<string, string>> = {
  LODGING_CLIENT_SECRET: '<client_secret>',
  LODGING_SHORT_LIVED_CLIENT_SECRET: '<short_lived_secret>',
  LODGING_SECOND_CLIENT_SECRET: '<second_client_secret>',
};

/** Anything that looks like a signed token or a header with one. Prose such as "Bearer token" is left alone. */
const BEARER = /(\bBearer(?:\s|%20|\+){1,9})[\w.~+/=-]{20,}/gi;

/** Members that lead out of a result, to the tree of suites. */
const OUTWARD = new Set(['parent', '_parent', 'test', '_test']);

/** Makes a function that removes secrets from text. @param environment with the client's secrets */
export function cleaner(environment: Readonly<Record<string, string | undefined>>): (text: string) => string {
  const redactor = new Redactor(randomBytes(32));
  for (const [name, placeholder] of Object.entries(SECRET_VARIABLES)) {
    const secret = environment[name];
    if (secret) redactor.add(secret, placeholder);
  }
  return (text) => withoutJwts(redactor.clean(text).replace(BEARER, '$1<access_token>'), '<access_token>');
}

/** Removes secrets from every text in a value, in place, and returns the value. */
export function cleanInPlace(value: unknown, clean: (text: string) => string, seen = new Set<object>()): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return value;
  seen.add(value);
  if (Buffer.isBuffer(value)) return cleanBuffer(value, clean);
  if (value instanceof Map) {
    for (const [key, member] of value) value.set(key, cleanInPlace(member, clean, seen));
    return value;
  }
  for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (OUTWARD.has(key) || !('value' in descriptor)) continue;
    const cleaned = cleanInPlace(descriptor.value, clean, seen);
    if (cleaned !== descriptor.value) Object.defineProperty(value, key, { ...descriptor, value: cleaned });
  }
  return value;
}

function cleanBuffer(buffer: Buffer, clean: (text: string) => string): Buffer {
  // Latin-1 keeps every byte, so an image without a secret stays unchanged.
  const encoding = isUtf8(buffer) ? 'utf8' : 'latin1';
  const text = buffer.toString(encoding);
  const cleaned = clean(text);
  return cleaned === text ? buffer : Buffer.from(cleaned, encoding);
}

/** Redacts what Playwright passes to every reporter. Option: `environment`, in place of the process's own. */
export default class RedactingReporter implements Reporter {
  readonly #clean: (text: string) => string;

  constructor(options: { readonly environment?: Readonly<Record<string, string | undefined>> } = {}) {
    this.#clean = cleaner(options.environment ?? process.env);
  }

  /** Numbers the runs of a process for its workers: a test run again in UI mode or an editor is to be tried again. */
  onBegin(): void {
    process.env[TEST_RUN_VARIABLE] = String(Number(process.env[TEST_RUN_VARIABLE] ?? 0) + 1);
  }

  /** It prints nothing, so Playwright may add its own line for errors before the first test. */
  printsToStdio(): boolean {
    return false;
  }

  onError(error: TestError): void {
    cleanInPlace(error, this.#clean);
  }

  onStepBegin(_test: TestCase, result: TestResult, step: TestStep): void {
    cleanInPlace(step, this.#clean, new Set([result]));
  }

  onStepEnd = this.onStepBegin;

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { path } of result.attachments) if (path && existsSync(path)) this.#cleanFile(path);
    cleanInPlace(result, this.#clean);
    cleanInPlace(test.annotations, this.#clean);
  }

  onStdOut(chunk: string | Buffer, _test: unknown, result: TestResult | undefined): void {
    // Other reporters get a text chunk by value; only the copy in the result can be cleaned.
    if (Buffer.isBuffer(chunk)) {
      const cleaned = cleanBuffer(chunk, this.#clean);
      if (cleaned !== chunk) {
        chunk.fill(0x20);
        cleaned.copy(chunk);
      }
    }
    if (result) cleanInPlace([result.stdout, result.stderr], this.#clean);
  }

  onStdErr = this.onStdOut;

  #cleanFile(path: string): void {
    const bytes = readFileSync(path);
    const cleaned = cleanBuffer(bytes, this.#clean);
    if (cleaned !== bytes) writeFileSync(path, cleaned);
  }
}
