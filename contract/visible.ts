/** Makes text that came from elsewhere safe to look at: it must not steer a terminal, hide in a page, or fill one. */

/** Control and format characters (direction overrides among them), lone surrogates, line separators, non-characters. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu;

/** Most of what is shown: ASCII, Latin-1 but for the soft hyphen, dash and ellipsis. */
const PLAIN = /^[\t\n\x20-\x7e\xa0-\xac\xae-\xff—…]*$/;

const codeUnit = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
const escaped = (character: string) => codeUnit(character.codePointAt(0) ?? 0);

/** Text with control, invisible and direction characters and lone surrogates written as `\uXXXX`; tabs and line feeds stay. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll('\r\n', '\n').replace(UNSEEN, escaped);
}

/** A value as JSON for a terminal: the same value for whoever parses it, and nothing that a terminal would obey or hide. */
export function visibleJson(value: unknown, indent?: number): string {
  const units = (character: string) => character.split('').map((unit) => codeUnit(unit.charCodeAt(0)));
  return JSON.stringify(value, null, indent).replace(UNSEEN, (character) => units(character).join(''));
}

/** A text of that many characters at most, and a sign where there was more. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

const LONGEST_SHOWN = 60;

/** Text of printable ASCII alone. */
const plain = (text: string) => text.replace(/[^ -~]/g, (unit) => codeUnit(unit.charCodeAt(0)));

/** A text in quotes: cut, and escaped as JSON does it wherever it is not printable ASCII. */
export function quoted(text: string): string {
  const shown = plain(JSON.stringify(text.slice(0, LONGEST_SHOWN)));
  return text.length > LONGEST_SHOWN ? `${shown}… (${text.length} characters)` : shown;
}

/** Words of ours that may repeat what somebody else has written. */
export function inWords(text: string): string {
  const shown = plain(text.slice(0, 4 * LONGEST_SHOWN));
  return text.length > 4 * LONGEST_SHOWN ? `${shown}…` : shown;
}

/** A value of JSON in a few words; whatever it is, little of it is looked at. */
export function shownFromOutside(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return value.length === 1 ? 'a list of one item' : `a list of ${value.length} items`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** The name of a member as it stands in a path: as it is where it is an ordinary word. */
function step(name: string | number): string {
  if (typeof name === 'number') return `[${name}]`;
  return /^[\w$-]{1,60}$/.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

/** A path such as `context.values.hotels[0].id`. */
export const shownPath = (path: readonly (string | number)[]): string => path.map(step).join('').replace(/^\./, '');
