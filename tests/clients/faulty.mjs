/**
 * The careful client with one fault: `node tests/clients/faulty.mjs NAME`. Each fault breaks the requirements that it
 * names, and may break others (`also`). If it shows in a few scenes alone, it names enough of them (`shownIn`).
 */
import { pathToFileURL } from 'node:url';
import { playFromEnvironment } from './careful.mjs';
import { calls } from './faults/calls.mjs';
import { conduct } from './faults/conduct.mjs';
import { fields } from './faults/fields.mjs';
import { stays } from './faults/stays.mjs';
import { tokens } from './faults/tokens.mjs';
import { values } from './faults/values.mjs';

export const faults = { ...tokens, ...calls, ...fields, ...values, ...stays, ...conduct };

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { Kind } = faults[process.argv[2]] ?? {};
  if (!Kind) throw new Error(`There is no fault ${process.argv[2]}: ${Object.keys(faults).join(', ')}`);
  playFromEnvironment(Kind);
}
