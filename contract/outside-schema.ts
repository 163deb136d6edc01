/**
 * The one compiler for schemas from outside: those of a profile, in a live run and in `verify` alike. JSON Schema 2020-12,
 * nothing that leads out of the schema, nothing that is answered later, and a cost that is known before it is compiled.
 */

import type { Ajv2020 } from 'ajv/dist/2020.js';
import { newAjv } from './ajv.ts';
import { meant } from './closest.ts';
import { boundCost } from './outside/cost.ts';
import { KEYWORDS } from './outside/keywords.ts';
import { Reader, type Reading } from './outside/reading.ts';
import { cropped } from './outside/refused.ts';
import { forOutside, inTime, linearPatterns, type Validator } from './outside/validate.ts';
import type { JsonSchema } from './profile.ts';

function outsideAjv(allErrors: boolean): Ajv2020 {
  return forOutside(
    newAjv({
      allErrors,
      // What is a matter of style is told as a remark, by the names of keywords and formats that nobody knows.
      strict: false,
      logger: false,
      // `toString` of every object is no member of a body.
      ownProperties: true,
      inlineRefs: false,
      code: { regExp: linearPatterns },
    }),
  );
}

let formats: ReadonlySet<string> | undefined;

function isFormat(name: string): boolean {
  formats ??= new Set(Object.keys(newAjv().formats));
  return formats.has(name);
}

function readingOf(schema: unknown): Reading {
  return new Reader(schema, isFormat).read();
}

/** As many compiled schemas are kept as a batch of submissions uses again; the others are compiled again. */
const MOST_KEPT = 100;
const kept = new Map<string, Validator>();

/**
 * Compiles a schema from outside.
 * @throws {SchemaRefused} where it is none, or costs too much; the message says what was found, and where
 */
export function outsideValidator(schema: JsonSchema): Validator {
  const { root, nodes } = readingOf(schema);
  const isCircular = boundCost(root, nodes);
  const key = JSON.stringify(root.schema);
  const known = kept.get(key);
  if (known) return known;
  const compile = (allErrors: boolean) => outsideAjv(allErrors).compile(root.schema);
  let all: ReturnType<typeof compile> | undefined;
  const goesDeep = isCircular || key.includes('"uniqueItems"');
  const validator = inTime(
    compile(false),
    () => {
      all ??= compile(true);
      return all;
    },
    goesDeep,
  );
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, validator);
  return validator;
}

/** As many remarks as anybody reads. */
const MOST_REMARKS = 10;

/**
 * What of a schema says nothing: a keyword or a format that JSON Schema does not know, perhaps misspelt. The end of a
 * sentence each, to be written behind the schema's own name; none for a schema that is refused.
 */
export function schemaRemarks(schema: JsonSchema): string[] {
  let unknown: Reading['unknown'];
  try {
    unknown = readingOf(schema).unknown;
  } catch {
    return [];
  }
  return unknown.slice(0, MOST_REMARKS).map(({ at, what, name }) => {
    const names = what === 'keyword' ? [...KEYWORDS.keys()] : [...(formats ?? [])];
    const likely = name.length <= MOST_LIKE ? meant(name, names) : undefined;
    const hint = likely === undefined ? '' : ` (is it ${likely}?)`;
    return `${cropped(at)} has the ${what} ${cropped(name)}, which says nothing${hint}`;
  });
}

/** Longer names are no misspelt ones. */
const MOST_LIKE = 40;
