/** What bytes and texts can be read as. */
import { parsedJson } from '../contract/json.ts';

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text of a UTF-8 body without a leading byte-order mark (RFC 8259 §8.1); `null` if it is not UTF-8. */
export function decodeUtf8(bytes: Buffer): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a text is well-formed JSON (RFC 8259). */
export const isJson = (text: string) => parsedJson(text) !== undefined;

/** Whether a value is a text of digits, as of a quoted whole number. */
export const isNumeric = (value: unknown) => typeof value === 'string' && /^-?\d+$/.test(value);

/** Whether a value is a number or a boolean. */
export const isScalar = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';
