/**
 * The careful client with one flaw: `node tests/clients/flawed.mjs NAME`. Each flaw breaks the requirements that it names,
 * and may break those that it names besides (`also`).
 */
import { pathToFileURL } from 'node:url';
import { playFromEnvironment } from './careful.mjs';
import { calls } from './flaws/calls.mjs';
import { conduct } from './flaws/conduct.mjs';
import { fields } from './flaws/fields.mjs';
import { tokens } from './flaws/tokens.mjs';
import { values } from './flaws/values.mjs';

/** All flaws by their names. */
export const flaws = { ...tokens, ...calls, ...fields, ...values, ...conduct };

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { Kind } = flaws[process.argv[2]] ?? {};
  if (!Kind) throw new Error(`There is no flaw ${process.argv[2]}: ${Object.keys(flaws).join(', ')}`);
  playFromEnvironment(Kind);
}
