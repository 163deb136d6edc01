/** How text that came from elsewhere is shown: safe to look at, and no longer than there is room for. */
import { visible } from '../contract/visible.ts';

export { visible } from '../contract/visible.ts';

/** The first line of a text, without what cannot be seen. */
export function firstLine(text: string): string {
  return visible(text).trim().split('\n', 1)[0] ?? '';
}

/** Text of at most `length` characters; what is left out is marked by an ellipsis. */
export function shortened(text: string, length: number): string {
  // No character has more than two units.
  const characters = [...text.slice(0, 2 * length + 2)];
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join('')}…`;
}
