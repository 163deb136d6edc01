/**
 * The careful client with one fault: `node tests/clients/faulty.mjs NAME`. A fault is a row: what notices it, and the
 * client. As with the mock's faults, an id (without `CLIENT-`) that ends in `?` may notice it, and `{A,B}` stands for
 * both. If it shows in a few scenes alone, it names enough of them.
 */
import { pathToFileURL } from 'node:url';
import { playFromEnvironment } from './careful.mjs';
import { calls } from './faults/calls.mjs';
import { conduct } from './faults/conduct.mjs';
import { fields } from './faults/fields.mjs';
import { stays } from './faults/stays.mjs';
import { tokens } from './faults/tokens.mjs';
import { values } from './faults/values.mjs';

const alternatives = (id) => {
  const [braces, among = ''] = /\{([^{}]*)\}/.exec(id) ?? [];
  return braces ? among.split(',').flatMap((each) => alternatives(id.replace(braces, each))) : [id];
};

const entryOf = ([words, Kind, more = {}]) => {
  const named = words.split(' ').flatMap(alternatives);
  const ids = named.filter((each) => /^[A-Z]/.test(each)).map((each) => `CLIENT-${each}`);
  return {
    breaks: ids.filter((id) => !id.endsWith('?')),
    also: ids.filter((id) => id.endsWith('?')).map((id) => id.slice(0, -1)),
    shownIn: named.filter((each) => /^[a-z]/.test(each)),
    ...{ Kind, ...more },
  };
};

const rows = { ...tokens, ...calls, ...fields, ...values, ...stays, ...conduct };
export const faults = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, entryOf(row)]));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { Kind } = faults[process.argv[2]] ?? {};
  if (!Kind) throw new Error(`There is no fault ${process.argv[2]}: ${Object.keys(faults).join(', ')}`);
  playFromEnvironment(Kind);
}
