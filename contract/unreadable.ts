/** Why a body is not a JSON object: each reason has a different bug behind it. */
import { asJsonObject, parsedJson } from './json.ts';
import { quoted } from './visible.ts';

/** What completes a JSON object that was cut off in a string, after or in a member name, or before a value. */
const ENDINGS = ['}', '"}', '":0}', ':0}', '0}', '"x":0}'];

const isCutOff = (text: string) => ENDINGS.some((end) => asJsonObject(parsedJson(`${text}${end}`)) !== null);

const BEYOND_ASCII = /[^\0-\x7f]/;

/** As many words of JSON as there are, in any order (RFC 8259 §2). */
const WORDS =
  /^(?:[\s{}[\]:,]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)*/;

/** From the first word on that JSON does not have, such as a text in which a quote or a tab is not escaped. */
function strangeIn(text: string): string {
  const strange = text.slice(WORDS.exec(text)?.[0].length);
  return strange && `: from here on it is not JSON: ${quoted(strange)}`;
}

/** The end of a sentence about a body that is not a JSON object, by the kind of bug; empty: of no known kind. */
export function kindOfNoObject(text: string): string {
  if (text.startsWith('\ufeff')) return ': it begins with a byte-order mark';
  const value = parsedJson(text);
  if (Array.isArray(value)) return ', but an array';
  if (typeof value === 'string')
    return asJsonObject(parsedJson(value))
      ? ', but a string that contains one: it was encoded as JSON twice'
      : ', but a string';
  if (value !== undefined) return `, but ${JSON.stringify(value)}`;
  if (asJsonObject(parsedJson(text.replaceAll('\0', '')))) return ': it contains NUL bytes';
  if (asJsonObject(parsedJson(text.replace(/,(?=\s*[}\]])/g, '')))) return ': a comma comes before } or ]';
  const several = parsedJson(`[${text.replace(/\}\s*\{/g, '},{')}]`);
  if (Array.isArray(several) && several.length > 1) return ': it holds several, one after the other';
  if (!isCutOff(text)) return '';
  const lengths = BEYOND_ASCII.test(text) ? ', which counts bytes and not characters' : '';
  return `: it ends too early; look at Content-Length${lengths}`;
}

/** The same, and of no known kind, where JSON ends. @param text as received; `null`: not kept */
export const whyNoObject = (text: string | null): string =>
  text === null ? '' : kindOfNoObject(text) || strangeIn(text);
