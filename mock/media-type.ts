/** Media types as written in `Content-Type` (RFC 9110 §8.3.1). */

/** A media type in lower case and its parameters, with names in lower case and values unquoted. */
export interface MediaType {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const ESSENCE = new RegExp(`^\\s*(${TOKEN}/${TOKEN})\\s*(?=;|$)`);
const PARAMETER = new RegExp(`;\\s*(?:(${TOKEN})=(?:(${TOKEN})|"((?:[^"\\\\]|\\\\.)*)")\\s*)?`, 'y');

/** Parses a `Content-Type` value; `null` if it does not match the grammar. */
export function parseMediaType(value: string): MediaType | null {
  const essence = ESSENCE.exec(value);
  if (!essence?.[1]) return null;
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = essence[0].length;
  while (PARAMETER.lastIndex < value.length) {
    const parameter = PARAMETER.exec(value);
    if (!parameter) return null;
    const [, name, token, quoted] = parameter;
    if (name) parameters.set(name.toLowerCase(), token ?? (quoted ?? '').replace(/\\(.)/g, '$1'));
  }
  return { essence: essence[1].toLowerCase(), parameters };
}

/** Whether a media type is listed; `application/*+json` matches every type with that suffix (section 2.1). */
export function isListed(essence: string, listed: readonly string[]): boolean {
  return listed.some((each) => {
    const star = each.indexOf('*');
    if (star < 0) return each === essence;
    const [head, tail] = [each.slice(0, star), each.slice(star + 1)];
    return essence.length > head.length + tail.length && essence.startsWith(head) && essence.endsWith(tail);
  });
}
