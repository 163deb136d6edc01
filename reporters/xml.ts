/** XML in which all inserted text is escaped and holds only characters that XML 1.0 allows. */
import { visible } from './visible.ts';

/** Thousands of texts need no escaping: this check is the fast path. */
const PLAIN = /^[ !#-%'-;=?-~]*$/;

/** Text between tags. */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return visible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text between tags for readers that do not decode references. */
export function xmlData(text: string): string {
  if (PLAIN.test(text)) return `<![CDATA[${text}]]>`;
  return `<![CDATA[${visible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Attributes, each after a blank; line ends and tabs as references, since a parser would turn them into blanks. */
export function xmlAttributes(all: Readonly<Record<string, string | number>>): string {
  let written = '';
  for (const name of Object.keys(all)) {
    const value = String(all[name]);
    written += ` ${name}="${PLAIN.test(value) ? value : attributeText(value)}"`;
  }
  return written;
}

function attributeText(text: string): string {
  return xmlText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
