/** The published schemas of a submission's files, and the checks that they make: for those who write them and those who read them. */
import { readFileSync } from 'node:fs';
import { type Check, checksOf, type Fault } from './check.ts';
import type { JsonSchema } from './profile.ts';
import { certificationSchema, profileSchema } from './settings.ts';
import { shownPath } from './visible.ts';

function readSchema(file: string): JsonSchema {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as JsonSchema;
}

/** Schemas by the name of their file, which is their `$id`. */
export const ENTRY_SCHEMAS = {
  'run.schema.json': readSchema('run.schema.json'),
  'exchange.schema.json': readSchema('exchange.schema.json'),
  'verdict.schema.json': readSchema('verdict.schema.json'),
  'certification.schema.json': certificationSchema,
  'profile.schema.json': profileSchema,
} as const;

const checks = checksOf(ENTRY_SCHEMAS);

/** Checks the content of `run.json`. */
export const checkRun: Check = checks('run.schema.json');
/** Checks a line of `evidence.ndjson`. */
export const checkExchange: Check = checks('exchange.schema.json');
/** Checks the content of `verdict.json`. */
export const checkVerdict: Check = checks('verdict.schema.json');

/** A fault as a sentence. @param file where it is */
export function faultSentence(file: string, { path, found, wanted }: Fault): string {
  const where = path.length === 0 ? file : `${file}: ${shownPath(path)}`;
  return `${where}: found ${found}; wanted ${wanted}.`;
}
