/** Makes text that came from elsewhere safe to look at: what a reply holds must not steer a terminal or hide in a page. */

/** Control and format characters (direction overrides among them), lone surrogates, line separators, non-characters. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu;

/** Most of what is shown. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

/**
 * Text in which control characters, direction overrides, invisible characters and lone surrogates are written as `\uXXXX`;
 * tabs and line feeds stay.
 */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll('\r\n', '\n').replace(UNSEEN, escaped);
}

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
