/** Finds what looks like anybody's secret: signed tokens (RFC 7519), bearer tokens, client secrets. In one pass. */

/** The least length of a secret that is not a word or a date that may occur anywhere. */
const TELLING = 16;

/** Whether a text is distinctive enough to be searched for: a credential may be any text, even a word of a report. */
export const looksRandom = (text: string): boolean =>
  text.length >= TELLING && /\d/.test(text) && /[A-Za-z]/.test(text);

/** Three parts of base64url of a minimum length. A first part alone is skipped as a whole: no restart at each `eyJ`. */
function jwtPattern(least: number): RegExp {
  const part = `[\\w-]{${Math.max(least, 1)},}`;
  return new RegExp(`eyJ(?:(${part}\\.${part}\\.[\\w-]{${least},})|[\\w-]*)`, 'g');
}

const ANY_JWT = jwtPattern(0);

/** All signed tokens in a text. */
export function jwtsIn(text: string, pattern = ANY_JWT): string[] {
  return [...text.matchAll(pattern)].flatMap(([token, parts]) => (parts === undefined ? [] : token));
}

/** A text with something else in place of each signed token. */
export function withoutJwts(text: string, placeholder: string): string {
  return text.replace(ANY_JWT, (whole, parts?: string) => (parts === undefined ? whole : placeholder));
}

const LOOKS: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a bearer token', pattern: /Bearer (?:%20|\+| )?([A-Za-z0-9._~+/-]{20,}=*)/gi },
  { what: 'a client secret', pattern: /client_secret=([A-Za-z0-9._~+/%-]{12,})/g },
  { what: 'a client secret', pattern: /client_secret\\*"\s*:\s*\\*"([A-Za-z0-9._~+/=-]{12,})\\*"/g },
];
/** A few words, as in "Bearer authentication-is-required": not a token. */
const WORDS = /^(?:[A-Za-z][a-z]{0,15}[._/-])*[A-Za-z][a-z]{0,15}[._/-]?$/;
const LONG_JWT = jwtPattern(10);

/** What looks like a secret in a text, and what it looks like. */
export function secretLooks(text: string): { readonly what: string; readonly value: string }[] {
  const tokens = jwtsIn(text, LONG_JWT).map((value) => ({ what: 'a JSON Web Token', value }));
  const others = LOOKS.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ what, value: match[1] ?? match[0] })),
  );
  return [...tokens, ...others.filter(({ value }) => !WORDS.test(value))];
}
