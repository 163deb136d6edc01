/** An example body for an operation that only a profile shows: the document's own, or one that fits its schema. */
import { fieldsOf } from '../../contract/interface.ts';
import { asJsonObject, type JsonObject } from '../../contract/json.ts';
import type { JsonSchema } from '../../contract/profile.ts';

const LEAVES = /through|until|leav|depart|check.?out|end/i;
const ARRIVES = /arriv|check.?in|from|start|begin/i;
const OF_STAY: Readonly<Record<string, string>> = {
  reservationid: '{{reservationId}}',
  hotelconfirmationnumber: '{{hotelConfirmationNumber}}',
};

/** The placeholder for a value of the stay, by the names of member and parent (`reservation.id`) and the format. */
function placeholderFor(name: string, format: unknown): string | undefined {
  const own = OF_STAY[name.toLowerCase().replaceAll('_', '')];
  if (own || (format !== 'date' && format !== 'date-time')) return own;
  if (LEAVES.test(name)) return '{{leaving}}';
  return ARRIVES.test(name) ? '{{arrival}}' : '{{now}}';
}

const typeIn = ({ type }: JsonSchema) => [type].flat().find((each) => each !== 'null');

/** A value that fits a schema's type, list and limits. */
function made(name: string, schema: JsonSchema): unknown {
  const [listed] = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']];
  if (listed !== undefined) return listed;
  const placeholder = placeholderFor(name, schema['format']);
  if (placeholder) return placeholder;
  const { minLength = 1, maxLength = Infinity, minimum = 1, maximum = Infinity } = schema as Record<string, number>;
  switch (typeIn(schema)) {
    case 'integer':
    case 'number':
      return Math.min(Math.max(minimum, 1), maximum);
    case 'boolean':
      return true;
    case 'array':
      return [made(name, asJsonObject(schema['items']) ?? {})];
    case 'object':
      return objectFor(schema, {}, name);
    default:
      return 'certification'.padEnd(Math.min(minLength, 1000), '.').slice(0, maxLength);
  }
}

/** The required members, or those shown; values of the stay are placeholders. */
function objectFor(schema: JsonSchema, shown: JsonObject, within = ''): JsonObject {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (schema['required'] ?? []) as readonly string[];
  const placeholderOf = (name: string) => {
    const { format } = properties[name] ?? {};
    return placeholderFor(`${within}${name}`, null) ?? placeholderFor(name, format);
  };
  const names = [...new Set([...required, ...Object.keys(shown)])];
  return Object.fromEntries(
    names.map((name) => {
      const member = properties[name] ?? {};
      const given = shown[name];
      const placeholder = typeof given === 'string' ? placeholderOf(name) : undefined;
      const inner = asJsonObject(given);
      const value = inner ? objectFor(member, inner, name) : (placeholder ?? given);
      return [name, value ?? placeholderOf(name) ?? made(name, member)];
    }),
  );
}

/** An example with placeholders; `null` if the schema names no members. @param shown the document's own */
export function exampleFor(schema: JsonSchema, shown: unknown): JsonObject | null {
  if (fieldsOf(schema).length === 0 && asJsonObject(shown) === null) return null;
  return objectFor(schema, asJsonObject(shown) ?? {});
}
