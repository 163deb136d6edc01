/** Finds what looks like a secret, whoever's it is: signed tokens (RFC 7519), bearer tokens, client secrets. In one pass, whatever the text. */

const BEGINNING = 'eyJ';
const PART = /[A-Za-z0-9_-]*/y;
const REST = /\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]*)/y;

/** Where the letters end that begin at a place. */
function endOfPart(text: string, at: number): number {
  PART.lastIndex = at;
  PART.test(text);
  return PART.lastIndex;
}

/** All texts of three parts of base64url with a point between them, the first of which begins as JSON does, each of at least so many letters more. */
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

const LOOKS: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a bearer token', pattern: /Bearer (?:%20|\+| )?([A-Za-z0-9._~+/-]{20,}=*)/gi },
  { what: 'a client secret', pattern: /client_secret=([A-Za-z0-9._~+/%-]{12,})/g },
  { what: 'a client secret', pattern: /client_secret\\*"\s*:\s*\\*"([A-Za-z0-9._~+/=-]{12,})\\*"/g },
];
/** A few words, as in "Bearer authentication-is-required": nobody's token. */
const WORDS = /^(?:[A-Za-z][a-z]{0,15}[._/-])*[A-Za-z][a-z]{0,15}[._/-]?$/;
/** What each part of a signed token has at least. */
const JWT_PART = 10;

/** What looks like a secret in a text, and what it looks like. */
export function secretLooks(text: string): { readonly what: string; readonly value: string }[] {
  const tokens = jwtsIn(text, JWT_PART).map((value) => ({ what: 'a JSON Web Token', value }));
  const others = LOOKS.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ what, value: match[1] ?? match[0] })),
  );
  return [...tokens, ...others.filter(({ value }) => !WORDS.test(value))];
}
