/** Which operation a call is about, by its address. */
import { closest } from './closest.ts';
import { operations } from './interface.ts';
import { OPERATIONS, type Operation } from './words.ts';

/** A path that is longer resembles none. */
const LONGEST_COMPARED = 64;

/** The operation that a path names, or resembles most. @param bases what may stand before it */
export function operationAt(
  path: string,
  bases: readonly string[],
): { readonly operation: Operation; readonly astray: boolean } {
  const exact = OPERATIONS.find((operation) => bases.some((base) => `${base}${operations[operation].path}` === path));
  if (exact) return { operation: exact, astray: false };
  const base = bases.find((each) => path.startsWith(`${each}/`)) ?? '';
  const below = path.slice(base.length);
  const paths = OPERATIONS.map((operation) => operations[operation].path);
  const [likely] = closest(below.slice(0, LONGEST_COMPARED), paths);
  const operation = OPERATIONS.find((each) => operations[each].path === likely) as Operation;
  return { operation, astray: true };
}
