/** Which operation a call is about, by its address. */
import { closest } from './closest.ts';
import { operations } from './interface.ts';
import { OPERATIONS, type Operation } from './words.ts';

/** A path that is longer resembles none. */
const LONGEST_COMPARED = 64;

/** The operation that a path names, or resembles most. @param basePath that stands before it */
export function operationAt(
  path: string,
  basePath: string,
): { readonly operation: Operation; readonly astray: boolean } {
  const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  const exact = OPERATIONS.find((operation) => operations[operation].path === below);
  if (exact) return { operation: exact, astray: false };
  const paths = OPERATIONS.map((operation) => operations[operation].path);
  const [likely] = closest(below.slice(0, LONGEST_COMPARED), paths);
  const operation = OPERATIONS.find((each) => operations[each].path === likely) as Operation;
  return { operation, astray: true };
}
