/** Text from outside as it may stand in a sentence of ours: short, in one line, and with nothing in it that is not seen. */

const LONGEST_SHOWN = 60;

function escaped(text: string): string {
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A text in quotes: cut, and escaped as JSON does it wherever it is not printable ASCII. */
export function quoted(text: string): string {
  const shown = escaped(JSON.stringify(text.slice(0, LONGEST_SHOWN)));
  return text.length > LONGEST_SHOWN ? `${shown}… (${text.length} characters)` : shown;
}

/** Words of ours that may repeat what somebody else has written. */
export function inWords(text: string): string {
  const shown = escaped(text.slice(0, 4 * LONGEST_SHOWN));
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
  return /^[\w-]{1,60}$/.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

/** A path such as `context.values.hotels[0].id`. */
export function shownPath(path: readonly (string | number)[]): string {
  return path.map(step).join('').replace(/^\./, '');
}
