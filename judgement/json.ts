/** The bodies of replies as JSON: read once, since many requirements look at the same reply. */
import type { Exchange } from '../contract/evidence.ts';

/** As many characters of bodies are kept read; a run of the suite stays far below. */
const MOST_KEPT = 16 * 2 ** 20;

/** A JSON value, or that there is none. */
export type Parsed = { readonly value: unknown } | null;

let kept = new WeakMap<Exchange, Parsed>();
let characters = 0;

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** What a reply's body says as JSON (RFC 8259); a byte-order mark in front of it must not be there, and may be passed over (§8.1). */
export function jsonIn(exchange: Exchange): Parsed {
  const known = kept.get(exchange);
  if (known !== undefined) return known;
  const { text } = exchange.reply?.body ?? {};
  const parsed = text === undefined ? null : parse(text.replace(/^\ufeff/, ''));
  characters += text?.length ?? 0;
  if (characters > MOST_KEPT) {
    kept = new WeakMap();
    characters = text?.length ?? 0;
  }
  kept.set(exchange, parsed);
  return parsed;
}
