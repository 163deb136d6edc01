/** Reads JSON out of a submission: bounded before it is parsed, and checked before anything is computed from it. */
import { isUtf8 } from 'node:buffer';
import type { Validator } from '../contract/ajv.ts';
import { challenge, exchange, night, run, verdict } from '../contract/entries.gen.ts';
import { type Check, firstFault } from '../contract/faults.ts';
import { parsedJson } from '../contract/json.ts';
import { shownPath } from '../contract/visible.ts';
import { refusal } from './problems.ts';

/** Checks the content of `run.json`. */
export const checkRun: Check = firstFault(run as Validator);
/** Checks a line of `evidence.ndjson`. */
export const checkExchange: Check = firstFault(exchange as Validator);
/** Checks the content of `verdict.json`. */
export const checkVerdict: Check = firstFault(verdict as Validator);
/** Checks the file of a night of a history. */
export const checkNight: Check = firstFault(night as Validator);
/** Checks the payload of a challenge's envelope. */
export const checkChallenge: Check = firstFault(challenge as Validator);

/** Limits of a JSON text, and how it must be written. */
export interface Manner<T> {
  readonly bytes: number;
  /** Lists and objects within each other. */
  readonly depth: number;
  /** Absent: any notation. */
  readonly written?: (value: T) => string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPENING_LIST, CLOSING_LIST] = [0x5b, 0x5d];
const [OPENING_OBJECT, CLOSING_OBJECT] = [0x7b, 0x7d];
/** A shorter text cannot be deep enough to matter. */
const SHORT = 2048;

/** Whether JSON is nested deeper than that: parsing and checking it would take much memory. */
function isDeeper(bytes: Buffer, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText && byte === BACKSLASH) at += 1;
    else if (!isText && (byte === OPENING_LIST || byte === OPENING_OBJECT)) depth += 1;
    else if (!isText && (byte === CLOSING_LIST || byte === CLOSING_OBJECT)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Parses JSON. @param where the beginning of the message @throws {Refusal} saying what is wrong */
export function readJson<T>(bytes: Buffer, where: string, { bytes: most, depth, written }: Manner<T>, check: Check): T {
  if (bytes.length > most) throw refusal('json.too-large', { where, bytes: bytes.length, most });
  if (!isUtf8(bytes)) throw refusal('json.not-utf8', { where });
  if (bytes.length > SHORT && isDeeper(bytes, depth)) throw refusal('json.too-deep', { where, most: depth });
  const text = bytes.toString('utf8');
  const value = parsedJson(text);
  if (value === undefined) throw refusal('json.not-json', { where });
  requireFaultless(value, where, check);
  // With a duplicate member or another notation, a lenient parser would read something else.
  if (written && written(value as T) !== text) throw refusal('json.other-notation', { where });
  return value as T;
}

/** @throws {Refusal} if a value does not fit its schema */
export function requireFaultless(value: unknown, name: string, check: Check): void {
  const fault = check(value);
  if (!fault) return;
  const { path, found, wanted } = fault;
  const where = path.length === 0 ? name : `${name}: ${shownPath(path)}`;
  throw refusal('json.fault', { where, found, wanted });
}
