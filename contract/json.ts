/** JSON from elsewhere: nothing is known of it before it is checked. */

/** A JSON object with any members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value of a JSON text; `undefined` if it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value as a JSON object; `null` if it is not one. */
export function asJsonObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}
