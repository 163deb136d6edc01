/** Names that somebody else has chosen: of products, profiles and files. In a line of ours they are seen to be names. */
import { shortened, visible } from './visible.ts';

/** Text from elsewhere, in one line and of bounded length. */
export function oneLine(text: unknown, length = 400): string {
  return shortened(visible(String(text)).replaceAll(/[\t\n]/g, ' '), length);
}

/** Blanks of any width, and marks that are stacked on a letter: with them a text could be set like a row of ours. */
const SPREAD = /[\s\u00a0\u115f\u1160\u2800\u3164\uffa0]+|(?<=\p{M}{2})\p{M}+/gu;

/** A name in quotes: it ends where it ends, and looks like nothing that is said here. */
export function named(text: string, length: number): string {
  const spread = text.replace(SPREAD, (run) => (/\p{M}/u.test(run) ? '' : ' '));
  return `“${oneLine(spread.replaceAll('·', '\\u00b7').replaceAll('“', '"').replaceAll('”', '"'), length)}”`;
}

/** Letters, digits and what stands in paths: no blank, so that it can be taken for no sentence. */
const PLAIN_PATH = /^(?:[A-Za-z]:(?=[\\/]))?[\p{L}\p{N}._\-/\\@%+=~,#()[\]]+$/u;
const LONGEST_PATH = 200;

/** The path of a file as it stands in a line: as it is where it is plain, else in quotes and made visible. */
export function fileName(path: string): string {
  return PLAIN_PATH.test(path) && path.length <= LONGEST_PATH ? path : named(path, LONGEST_PATH);
}
