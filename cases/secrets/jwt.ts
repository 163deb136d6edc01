/** Finds what looks like a signed token (RFC 7519), in one pass whatever the text. */

const BEGINNING = 'eyJ';
const PART = /[A-Za-z0-9_-]*/y;
const REST = /\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]*)/y;

/** Where the letters end that begin at a place. */
function endOfPart(text: string, at: number): number {
  PART.lastIndex = at;
  PART.test(text);
  return PART.lastIndex;
}

/**
 * All texts of three parts of base64url with a point between them, the first of which begins as JSON does.
 * @param least letters that each part has at least, those of the beginning not counted
 */
function* jwts(text: string, least: number): Generator<{ readonly at: number; readonly token: string }> {
  const shortest = BEGINNING.length + Math.max(least, 1);
  let end = 0;
  for (let at = text.indexOf(BEGINNING); at >= 0; at = text.indexOf(BEGINNING, end)) {
    // Only the first beginning in a part is one: otherwise all that follows would be read again for each.
    end = endOfPart(text, at);
    REST.lastIndex = end;
    const [rest = '', payload = '', signature = ''] = REST.exec(text) ?? [];
    if (rest === '' || end - at < shortest || payload.length < least || signature.length < least) continue;
    end += rest.length;
    yield { at, token: text.slice(at, end) };
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
