/** HTML in which everything that is filled in is escaped, unless it is markup of ours already. */
import { visible } from './visible.ts';

/** Text that is HTML. */
export interface Markup {
  readonly text: string;
}

/** What can be filled in. */
type Filling = string | number | Markup | readonly Markup[];

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function filled(value: Filling): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return visible(value).replace(/[&<>"']/g, (character) => NAMES[character] ?? '');
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}

/** A template whose fillings are escaped. */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Markup {
  const text = parts.map((part, index) => part + (index < fillings.length ? filled(fillings[index] as Filling) : ''));
  return { text: text.join('') };
}

/** Text of our own that is HTML or CSS already: never for anything that was recorded. */
export function raw(text: string): Markup {
  return { text };
}
