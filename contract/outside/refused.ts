/** A schema from outside that is not compiled. The message says what was found, and where in the schema. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';

  /** @param at a JSON pointer into the schema */
  constructor(found: string, at = '') {
    super(at === '' ? found : `${found} (at ${cropped(at)})`);
  }
}

/** What of a text from outside is quoted: enough to find it again. */
const QUOTED = 120;

/** The beginning of a text that somebody else wrote. */
export function cropped(text: string): string {
  return text.length <= QUOTED ? text : `${text.slice(0, QUOTED)}…`;
}
