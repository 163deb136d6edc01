/** What is wrong with a body that holds no JSON object, in words: what to look for is another thing each time. */
import { asJsonObject, parsedJson } from '../../contract/json.ts';

/** What would end a JSON object that was cut off within a text, behind or within a member, or before its value. */
const ENDINGS = ['}', '"}', '":0}', ':0}', '0}', '"x":0}'];

const isCutOff = (text: string) => ENDINGS.some((end) => asJsonObject(parsedJson(`${text}${end}`)) !== null);

const BEYOND_ASCII = /[^\0-\x7f]/;

/** The end of a sentence about a body that is no JSON object; empty: nothing is known. @param text as received */
export function whyNoObject(text: string | null): string {
  if (text === null) return '';
  const value = parsedJson(text);
  if (Array.isArray(value)) return ', but a list';
  if (typeof value === 'string')
    return asJsonObject(parsedJson(value)) ? ', but a text that holds one: it was made JSON twice' : ', but a text';
  if (value !== undefined) return `, but ${JSON.stringify(value)}`;
  if (asJsonObject(parsedJson(text.replaceAll('\0', '')))) return ': it has bytes that are zero';
  if (!isCutOff(text)) return '';
  const lengths = BEYOND_ASCII.test(text) ? ', which counts bytes and not characters' : '';
  return `: it ends too early; look at Content-Length${lengths}`;
}
