/** XML in which everything that is filled in is escaped, and holds only characters that XML 1.0 allows. */
import { visible } from './visible.ts';

/** Text between tags. */
export function xmlText(text: string): string {
  return visible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text between tags for readers that leave references as they are. */
export function xmlData(text: string): string {
  return `<![CDATA[${visible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Attributes, each with a blank before it; line ends and tabs as references, or a parser would turn them into blanks. */
export function xmlAttributes(all: Readonly<Record<string, string | number>>): string {
  return Object.entries(all)
    .map(([name, value]) => {
      const text = xmlText(String(value)).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
      return ` ${name}="${text}"`;
    })
    .join('');
}
