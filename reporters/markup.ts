/** HTML in which inserted text is escaped, unless it is our own markup. */
import { createHash } from 'node:crypto';
import { visible } from './visible.ts';

/** Text that is HTML. */
export interface Markup {
  readonly text: string;
}

type Filling = string | number | Markup | readonly Markup[];

/** Where an inserted value is in a template: between tags, inside one, or inside the quotes of an attribute. */
type Place = 'text' | 'tag' | 'attribute';

/** Thousands of inserted values need no escaping: this check is the fast path. */
const PLAIN = /^[\t\n !#-%(-;=?-~]*$/;

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const named = (character: string) => NAMES[character] ?? '';

/** The places of a template's inserted values, computed once per template. */
const known = new WeakMap<TemplateStringsArray, readonly Place[]>();

function placesOf(parts: TemplateStringsArray): readonly Place[] {
  let places = known.get(parts);
  if (!places) {
    let before = '';
    places = parts.map((part): Place => {
      before += part;
      const tag = before.slice(before.lastIndexOf('<') + 1);
      if (before === tag || tag.includes('>')) return 'text';
      return tag.split('"').length % 2 === 0 ? 'attribute' : 'tag';
    });
    known.set(parts, places);
  }
  return places;
}

function filled(value: Filling, place: Place): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    // Without quotation marks around it, a text could become anything: that place cannot be escaped.
    if (place === 'tag') throw new TypeError('Text can be filled into a tag only between quotation marks');
    if (PLAIN.test(value)) return value;
    return visible(value).replace(place === 'text' ? /[&<>]/g : /[&<>"']/g, named);
  }
  // Between tags quotation marks are not escaped, so markup made for there must not be inserted between quotes.
  if (place === 'attribute') throw new TypeError('Markup cannot be filled into an attribute');
  if ('text' in value) return value.text;
  let all = '';
  for (const { text } of value) all += text;
  return all;
}

/** A template whose inserted values are escaped for their place. */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Markup {
  const places = placesOf(parts);
  let text = parts[0] as string;
  for (let at = 0; at < fillings.length; at += 1) {
    text += filled(fillings[at] as Filling, places[at] as Place) + (parts[at + 1] as string);
  }
  return { text };
}

/** Our own text that is already HTML or CSS: never for recorded data. */
export function raw(text: string): Markup {
  return { text };
}

/** A sentence of ours: text between backticks is code. */
export function sentence(text: string): Markup {
  return html`${text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}

export const NOTHING: Markup = { text: '' };

const admitted = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page up to its body. It may load nothing: style sheet and script are admitted by their digests. */
export function pageHead(title: string, style: string, script?: string): Markup {
  const scripts = script === undefined ? '' : ` script-src ${admitted(script)};`;
  const policy = `default-src 'none'; style-src ${admitted(style)};${scripts} base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${raw(style)}</style></head>\n`;
}
