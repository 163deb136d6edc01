/** What a text could be read as. */

/** Whether it is well-formed JSON (RFC 8259). */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a value is a text of digits, as of a quoted whole number. */
export function isNumeric(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d+$/.test(value);
}
