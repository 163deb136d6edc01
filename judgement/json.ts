/** Reply bodies as JSON, parsed once because many requirements look at the same reply. */
import { onceOf } from '../cases/once.ts';
import type { Exchange } from '../contract/evidence.ts';
import { asJsonObject, type JsonObject, parsedJson } from '../contract/json.ts';

/** Cached body characters; a run of the suite stays far below. */
const MOST_KEPT = 16 * 2 ** 20;

let kept = new WeakMap<Exchange, unknown>();
let characters = 0;

/** A reply's body as JSON (RFC 8259), ignoring a byte-order mark (§8.1); `undefined` if it is not JSON. */
export function jsonIn(exchange: Exchange): unknown {
  if (kept.has(exchange)) return kept.get(exchange);
  const { text } = exchange.reply?.body ?? {};
  const value = text === undefined ? undefined : parsedJson(text.replace(/^\ufeff/, ''));
  characters += text?.length ?? 0;
  if (characters > MOST_KEPT) {
    kept = new WeakMap();
    characters = text?.length ?? 0;
  }
  kept.set(exchange, value);
  return value;
}

/** The JSON object in a reply's body; `null` if it is something else. */
export function jsonObjectIn(exchange: Exchange): JsonObject | null {
  // OAuth clients need not ignore a byte-order mark.
  return exchange.reply?.body.text?.startsWith('\ufeff') ? null : asJsonObject(jsonIn(exchange));
}

/** Whether a reply gives a token: a non-empty `access_token` (however spelt), or a JWT anywhere in the body. */
export const issuesToken = onceOf((exchange: Exchange): boolean => {
  const isToken = ([name, value]: [string, unknown]) =>
    /^access_?token$/i.test(name) && typeof value === 'string' && value !== '';
  const isJwt = exchange.issued.some(({ format }) => format === 'jwt');
  return isJwt || Object.entries(jsonObjectIn(exchange) ?? {}).some(isToken);
});
