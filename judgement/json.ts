/** Reply bodies as JSON, parsed once because many requirements look at the same reply. */
import { onceOf } from '../cases/once.ts';
import type { Exchange } from '../contract/evidence.ts';

/** Cached body characters; a run of the suite stays far below. */
const MOST_KEPT = 16 * 2 ** 20;

type Parsed = { readonly value: unknown } | null;

let kept = new WeakMap<Exchange, Parsed>();
let characters = 0;

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** A reply's body as JSON (RFC 8259); a leading byte-order mark is forbidden but may be ignored (§8.1). */
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

/** The JSON object in a reply's body; `null` if it is something else. */
export function jsonObjectIn(exchange: Exchange): Readonly<Record<string, unknown>> | null {
  // OAuth clients need not ignore a byte-order mark.
  const value = exchange.reply?.body.text?.startsWith('\ufeff') ? null : jsonIn(exchange)?.value;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : null;
}

/** Whether a reply gives a token: a non-empty `access_token` (however spelt), or a JWT anywhere in the body. */
export const issuesToken = onceOf((exchange: Exchange): boolean => {
  const isToken = ([name, value]: [string, unknown]) =>
    /^access_?token$/i.test(name) && typeof value === 'string' && value !== '';
  const isJwt = exchange.issued.some(({ format }) => format === 'jwt');
  return isJwt || Object.entries(jsonObjectIn(exchange) ?? {}).some(isToken);
});
