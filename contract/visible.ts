/** Makes text that came from elsewhere safe to look at: what a reply holds must not steer a terminal or hide in a page. */

/** Control and format characters (direction overrides among them), lone surrogates, line separators, non-characters. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu;

/** Most of what is shown. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

const codeUnit = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
const escaped = (character: string) => codeUnit(character.codePointAt(0) ?? 0);

/**
 * Text in which control characters, direction overrides, invisible characters and lone surrogates are written as `\uXXXX`;
 * tabs and line feeds stay.
 */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll('\r\n', '\n').replace(UNSEEN, escaped);
}

/** A value as JSON for a terminal: the same value for whoever parses it, and nothing that a terminal would obey or hide. */
export function visibleJson(value: unknown, indent?: number): string {
  const units = (character: string) => character.split('').map((unit) => codeUnit(unit.charCodeAt(0)));
  return JSON.stringify(value, null, indent).replace(UNSEEN, (character) => units(character).join(''));
}
