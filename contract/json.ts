/** JSON as others wrote it: nothing is known of it before it is looked at. */

/** An object of JSON, whatever its members are. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value that a text is in JSON; `undefined` if it is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value as a JSON object; `null` if it is another one. */
export function asJsonObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}
