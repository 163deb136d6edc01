/** How much a value of JSON may hold that nobody has a closed schema for, such as the schemas in a profile. */
import type { PlacedFault } from './placed-fault.ts';
import { quoted } from './visible.ts';

/** Lists and objects within each other. */
const MOST_DEPTH = 64;
/** Values of any kind. */
const MOST_VALUES = 50_000;
/** Characters of all texts and names together. */
const MOST_TEXT = 1_000_000;

interface Tally {
  values: number;
  text: number;
}

function faultIn(value: unknown, path: PlacedFault['path'], tally: Tally): PlacedFault | null {
  tally.values += 1;
  if (tally.values > MOST_VALUES) return { path: [], found: 'very many values', wanted: `${MOST_VALUES} at most` };
  if (typeof value === 'string') tally.text += value.length;
  if (tally.text > MOST_TEXT) return { path: [], found: 'very much text', wanted: `${MOST_TEXT} characters at most` };
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= MOST_DEPTH) {
    const found = 'lists and objects that stand deep within each other';
    return { path: path.slice(0, 3), found, wanted: `${MOST_DEPTH} levels at most` };
  }
  for (const [name, member] of Object.entries(value)) {
    // Some programs that read JSON give an object another nature by it.
    if (name === '__proto__') return { path, found: `the name ${quoted(name)}`, wanted: 'another name' };
    tally.text += Array.isArray(value) ? 0 : name.length;
    const inner = faultIn(member, [...path, Array.isArray(value) ? Number(name) : name], tally);
    if (inner) return inner;
  }
  return null;
}

/** The first thing that goes beyond the bounds, if anything does. */
export function boundsFault(value: unknown): PlacedFault | null {
  return faultIn(value, [], { values: 0, text: 0 });
}
