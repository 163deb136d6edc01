/** Ajv as this suite uses it: when validators are generated, and for the schemas of a profile. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Ajv2020, ErrorObject, Options } from 'ajv/dist/2020.js';
import { FORMATS } from './formats.ts';

// A run whose profile has no schema does not need it.
const load = createRequire(import.meta.url);
/** Ajv in one module (`scripts/build.mjs`): its hundred files take four times as long to load. */
const MERGED = fileURLToPath(new URL('../vendor/ajv/index.cjs', import.meta.url));
// Tools that read the sources directly, such as knip, find only the package.
const merged = () =>
  (load(existsSync(MERGED) ? MERGED : 'ajv/dist/2020.js') as { readonly Ajv2020: typeof Ajv2020 }).Ajv2020;

/** Says whether a value fits a schema; `errors` then holds what does not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
}

/**
 * An Ajv instance with the suite's formats.
 * @param formats others, which take precedence
 * @param Ajv the package's own class, for callers who need more of it
 */
export function newAjv(options: Options = {}, formats: Options['formats'] = {}, Ajv = merged()): Ajv2020 {
  const ajv = new Ajv({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // Schemas are not checked here, so nothing needs the schema of schemas, which takes time to load.
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    keywords: ['wanted'],
    ...options,
    formats: { ...FORMATS, ...formats },
  });
  // No schema here uses it, but code would be generated for it.
  ajv.opts.unevaluated = false;
  return ajv;
}
