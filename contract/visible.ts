/** Makes foreign text safe to show: it must not control a terminal or a build server, hide in a page, or fill one. */

/**
 * Control and format characters (including direction overrides), lone surrogates, line separators, non-characters; and
 * how commands to a build server begin: `##[` and `##vso[` anywhere, `::name` where a line may be wrapped.
 */
const STEERING =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|#(?=#\w*\[)|(?<!\S):(?=:[A-Za-z-]{1,40}(?:::|[^\w:]|$))/gu;

/** Most texts: ASCII, Latin-1 except the soft hyphen, dash and ellipsis. */
const PLAIN = /^[\t\n\x20-\x7e\xa0-\xac\xae-\xff—…]*$/;
const isPlain = (text: string) => PLAIN.test(text) && !text.includes('##') && !text.includes('::');

const codeUnit = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
const escaped = (character: string) => codeUnit(character.codePointAt(0) ?? 0);

/** Text in which what steers or is not seen is written as `\uXXXX`; tabs and line feeds stay. */
export function visible(text: string): string {
  if (isPlain(text)) return text;
  return text.replaceAll('\r\n', '\n').replace(STEERING, escaped);
}

/** A value as JSON for a terminal: the same for parsers, with nothing that a terminal interprets or hides. */
export function visibleJson(value: unknown, indent?: number): string {
  const units = (character: string) => character.split('').map((unit) => codeUnit(unit.charCodeAt(0)));
  return JSON.stringify(value, null, indent).replace(STEERING, (character) => units(character).join(''));
}

/** A text of at most that many characters, with an ellipsis if there was more. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

const LONGEST_SHOWN = 60;

/** Text of only printable ASCII. */
const plain = (text: string) => visible(text.replace(/[^ -~]/g, (unit) => codeUnit(unit.charCodeAt(0))));

/** A text in quotes: cut, and escaped as in JSON unless it is printable ASCII. */
export function quoted(text: string): string {
  const shown = plain(JSON.stringify(text.slice(0, LONGEST_SHOWN)));
  return text.length > LONGEST_SHOWN ? `${shown}… (${text.length} characters)` : shown;
}

/** Sentences of ours that may contain foreign text. */
export function inWords(text: string): string {
  const shown = plain(text.slice(0, 4 * LONGEST_SHOWN));
  return text.length > 4 * LONGEST_SHOWN ? `${shown}…` : shown;
}

/** A JSON value in a few words, whatever its size. */
export function shownFromOutside(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return value.length === 1 ? 'a list of one item' : `a list of ${value.length} items`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** A member's name within a path: unchanged if it is an ordinary word. */
function step(name: string | number): string {
  if (typeof name === 'number') return `[${name}]`;
  return /^[\w$-]{1,60}$/.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

/** A path such as `context.values.hotels[0].id`. */
export const shownPath = (path: readonly (string | number)[]): string => path.map(step).join('').replace(/^\./, '');
