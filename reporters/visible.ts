/** How text from elsewhere is shown: safe to look at, and bounded in length. */
import { visible } from '../contract/visible.ts';

export { visible } from '../contract/visible.ts';

/** The first line of a text, without invisible characters. */
export function firstLine(text: string): string {
  return visible(text).trim().split('\n', 1)[0] ?? '';
}

/** Text of at most `length` characters; what is left out is marked by an ellipsis. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  // No character has more than two code units.
  const characters = [...text.slice(0, 2 * length + 2)];
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join('')}…`;
}

/** Text from elsewhere, in one line and of bounded length. */
export function oneLine(text: unknown, length = 400): string {
  return shortened(visible(String(text)).replaceAll(/[\t\n]/g, ' '), length);
}

/** Blanks of any width, and marks stacked on a letter, could make a text look like a row of ours. */
const SPREAD = /[\s\u00a0\u115f\u1160\u2800\u3164\uffa0]+|(?<=\p{M}{2})\p{M}+/gu;

/** A name in quotes: it cannot be mistaken for our own words. */
export function named(text: string, length: number): string {
  const spread = text.replace(SPREAD, (run) => (/\p{M}/u.test(run) ? '' : ' '));
  return `“${oneLine(spread.replaceAll('·', '\\u00b7').replaceAll('“', '"').replaceAll('”', '"'), length)}”`;
}

/** Letters, digits and characters of paths: without blanks it cannot be taken for a sentence. */
const PLAIN_PATH = /^(?:[A-Za-z]:(?=[\\/]))?[\p{L}\p{N}._\-/\\@%+=~,#()[\]]+$/u;
const LONGEST_PATH = 200;

/** The path of a file within a line: unchanged if it is plain, else quoted and made visible. */
export function fileName(path: string): string {
  return PLAIN_PATH.test(path) && path.length <= LONGEST_PATH ? path : named(path, LONGEST_PATH);
}
