/** Finds what looks like a signed token (RFC 7519), in one pass whatever the text. */

// A part begins where no other letter stands before it, so that none is read twice from its middle.
const PARTS = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]+(?=\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]*))/g;
const BEGINNING = 'eyJ';

/**
 * All texts of three parts of base64url with a point between them, the first of which begins as JSON does.
 * @param least letters that each part has at least, those of the beginning not counted
 */
function* jwts(text: string, least: number): Generator<{ readonly at: number; readonly token: string }> {
  if (!text.includes(BEGINNING)) return;
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const at = match[0].indexOf(BEGINNING);
    if (match.index < end || at < 0) continue;
    const head = match[0].slice(at);
    const [, payload = '', signature = ''] = match;
    if (head.length < BEGINNING.length + Math.max(least, 1) || payload.length < least || signature.length < least)
      continue;
    yield { at: match.index + at, token: `${head}.${payload}.${signature}` };
    end = match.index + match[0].length + payload.length + signature.length + 2;
  }
}

/** All signed tokens in a text. @param least as above */
export function jwtsIn(text: string, least = 0): string[] {
  return Array.from(jwts(text, least), ({ token }) => token);
}

/** A text with something else in the place of each signed token. */
export function withoutJwts(text: string, placeholder: string): string {
  let clean = '';
  let end = 0;
  for (const { at, token } of jwts(text, 0)) {
    clean += text.slice(end, at) + placeholder;
    end = at + token.length;
  }
  return clean + text.slice(end);
}
