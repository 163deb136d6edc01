/**
 * What of a token reply is not shown besides the tokens that the run uses: every text in it is a secret until it is known
 * to be none. A text that is withheld leaves another of its kind in its place, so that the reply is judged as it was.
 */
import { WITHHELD } from '../cases/placeholder.ts';
import { SHORTEST_SECRET } from '../cases/secrets/finder.ts';
import { withoutJwts } from '../cases/secrets/jwt.ts';
import { flawOf, type NameValue } from '../contract/evidence.ts';
import { LONGEST_DIGESTED } from './recorded-reply.ts';
import type { ReplySecrets } from './reply-secrets.ts';
import type { RawReply } from './transport.ts';

/** What token replies say besides tokens: types of tokens and the codes of errors (RFC 6749 §5, RFC 6750 §3), and usual words. */
const KNOWN = new Set(
  (
    'bearer,bearertoken,bearer token,mac,dpop,jwt,pop,n_a,basic,oauth,token,access_token,refresh_token,id_token,' +
    'client_credentials,invalid_request,invalid_client,invalid_grant,unauthorized_client,unsupported_grant_type,' +
    'invalid_scope,access_denied,server_error,temporarily_unavailable,invalid_token,insufficient_scope,' +
    'ok,success,error,approved,active,true,false,none,null,unknown'
  ).split(','),
);
const DATE =
  /^\d{4}-\d\d-\d\d(?:[T ][\d:.]{5,18}(?:Z|[+-]\d\d:?\d\d)?)?$|^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/;
/** Members that hold times and lengths of time. */
const TIMES = /expir|issued|_(?:at|in|on)$|^(?:iat|exp|nbf)$|time|created|lifetime|ttl/i;
/** Members that hold a credential, whatever it looks like. */
const CREDENTIAL = /token$|jwt|secret|credential|ticket|session|assertion|password|(?:^|api|access|private)[_-]?key$/i;
/** Members in which an error is told to people, and what leads support to it. */
const TOLD =
  /error|message|^msg$|title|detail|description|reason|trace|request|correlation|instance|status|^type$|^code$|uri$/i;
/** Names of permissions: words, and no text that nobody could remember. */
const SCOPES = /^(?:scopes?|scp)$/i;
const SCOPE = /^[A-Za-z][A-Za-z.:/_*-]{0,63}$/;
const LONG = 16;

/** Whether a text is such as nobody would choose for a name: long, without blanks, of letters and digits. */
const looksRandom = (text: string) =>
  text.length >= LONG && /^\S+$/.test(text) && /\d/.test(text) && /[A-Za-z]/.test(text);

/** What is known about a token reply. */
export interface Known {
  /** The request as it was recorded, and what else everybody may read: what stands there is no secret. */
  readonly open: string;
  /** Tokens that have been taken out of it already: the redactor replaces them. */
  readonly taken: readonly string[];
}

class Withholder {
  constructor(
    private readonly secrets: ReplySecrets,
    private readonly known: Known,
    /** Whether a token may have been issued, so that nothing is shown but what is known to be none. */
    private readonly isStrict: boolean,
  ) {}

  /** Whether a text under a name is known to be no secret. */
  isOpen(name: string, text: string): boolean {
    const { open, taken } = this.known;
    if (text.trim() === '' || KNOWN.has(text.toLowerCase()) || DATE.test(text) || taken.includes(text)) return true;
    if (text.length >= 4 && isWordOf(open, text)) return true;
    if (CREDENTIAL.test(name)) return false;
    if (TIMES.test(name) && /^\d{1,13}$/.test(text)) return true;
    if (SCOPES.test(name)) return text.split(/\s+/).every((word) => SCOPE.test(word));
    if (TOLD.test(name)) return !this.isStrict || !looksRandom(text);
    return !this.isStrict;
  }

  /** What stands in the place of a text; `null` where it may be shown. */
  instead(name: string, text: string): string | null {
    const { redactor, isOver } = this.secrets;
    // Then nothing of the body is shown.
    if (isOver) return WITHHELD;
    const clean = redactor.clean(text);
    if (clean !== text) return besidePlaceholders(clean);
    if (this.isOpen(name, text)) return null;
    const isSearched = text.length >= SHORTEST_SECRET && (CREDENTIAL.test(name) || looksRandom(text));
    if (isSearched) this.secrets.add(text, (tag) => `<withheld:${tag}>`);
    return placeholderFor(text);
  }
}

const PLACEHOLDERS = /<[^<>]*>/g;

/** What the redactor takes out leaves its name in the reply, which is judged by it; `null` where there is next to nothing else. */
function besidePlaceholders(clean: string): string | null {
  const rest = clean.replace(PLACEHOLDERS, '');
  return rest.length < SHORTEST_SECRET ? null : (clean.match(PLACEHOLDERS) ?? []).join(' ');
}

/** As the text is judged where it is a token: what cannot be sent, what RFC 6750 §2.1 does not allow, and what can be guessed. */
function placeholderFor(text: string): string {
  const flaw = flawOf(text);
  if (flaw === 'unsendable') return '<with held>';
  const isAllowed = /^[A-Za-z0-9\-._~+/]+=*$/.test(text);
  if (flaw === 'guessable') return isAllowed ? 'withheld' : WITHHELD;
  return isAllowed ? 'withheld-withheld-withheld' : '<withheld:withheld>';
}

function isWordOf(open: string, text: string): boolean {
  const isLetter = (character: string) => /[\p{L}\p{N}_-]/u.test(character);
  for (let at = open.indexOf(text), tries = 0; at >= 0 && tries < 50; at = open.indexOf(text, at + 1), tries += 1) {
    if (!isLetter(open.charAt(at - 1)) && !isLetter(open.charAt(at + text.length))) return true;
  }
  return false;
}

/** A string with the colon behind it where it is a name, one that was cut off, or a number. */
const TOKENS = /"((?:[^"\\]|\\.|\\$)*)(?:("\s{0,99}:?)|$)|(?<![\w.+-])-?\d{1,999}(?![\w.+-])/gs;
/** Digits of a number that may be a credential, and not a time or a count. */
const MANY_DIGITS = 8;

function read(literal: string): string {
  try {
    return JSON.parse(`"${literal}"`) as string;
  } catch {
    return literal;
  }
}

/** A number of as many digits: as a token it is as long, and as a member of JSON still a number. */
function numberInstead(name: string, digits: string): string | null {
  const isSecret = CREDENTIAL.test(name) || (digits.length >= MANY_DIGITS && !TIMES.test(name) && !TOLD.test(name));
  return isSecret && digits !== '0' ? `1${'0'.repeat(digits.length - 1)}` : null;
}

/** JSON with what is withheld replaced in its place; names, blanks and the rest stay letter for letter. */
function withheldJson(text: string, withholder: Withholder): string {
  let name = '';
  return text.replace(TOKENS, (whole, literal: string | undefined, after = '') => {
    if (literal === undefined) return /\d/.test(whole) ? (numberInstead(name, whole) ?? whole) : whole;
    if (after.endsWith(':')) {
      name = read(literal);
      return whole;
    }
    const instead = withholder.instead(name, read(literal));
    return instead === null ? whole : `${JSON.stringify(instead).slice(0, -1)}${after}`;
  });
}

/** Words of a text that is no JSON: of a form, of XML, of a page, or the token alone. */
const WORDS = /[^\s<>"'&;,=(){}[\]]+/g;
const isName = (text: string, end: number) => /[=:>]/.test(text.charAt(end));

function withheldText(text: string, withholder: Withholder, isOneSecret: boolean): string {
  if (isOneSecret && /^\s*\S+\s*$/.test(text) && !text.includes('<')) {
    const word = text.trim();
    const instead = withholder.instead('token', word.replace(/[&=].*$/s, ''));
    if (!/[=&]/.test(word)) return instead ?? text;
  }
  let name = '';
  return text.replace(WORDS, (word: string, at: number) => {
    const instead =
      (CREDENTIAL.test(name) || looksRandom(word)) && !word.includes('://') ? withholder.instead(name, word) : null;
    name = isName(text, at + word.length) ? word : '';
    return instead ?? word;
  });
}

/** Header fields that hold credentials by their name, and those whose texts may end in one. */
const TELLING_FIELD =
  /token|jwt|secret|session|api-?key|^authorization$|authentication-info|credential|ticket|^location$|^link$/i;

/** A token reply without what may be a secret in it: of a long one, the beginning. */
export function withheld(raw: RawReply, secrets: ReplySecrets, known: Known): RawReply {
  if (!secrets.redactor.enabled) return raw;
  const isStrict = raw.status >= 200 && raw.status < 300;
  const withholder = new Withholder(secrets, known, isStrict);
  // What lies behind is not written down. A token's beginning is none the less a secret: it is withheld with what it begins.
  const text = raw.body.toString('utf8', 0, LONGEST_DIGESTED);
  const isJson = /^\uFEFF?\s*[[{"]/.test(text) || /^\s*\d+\s*$/.test(text);
  const shown = isJson ? withheldJson(text, withholder) : withheldText(text, withholder, isStrict);
  const headers = raw.headers.map(
    ([name, value]): NameValue =>
      TELLING_FIELD.test(name)
        ? [name, withheldText(value, withholder, isStrict && CREDENTIAL.test(name))]
        : [name, value],
  );
  return shown === text ? { ...raw, headers } : { ...raw, headers, body: Buffer.from(shown) };
}

/** A reply that holds more secrets than are searched for: without its body, and without what looks like a token. */
export function notShown(raw: RawReply): RawReply {
  const headers = raw.headers.map(([name, value]): NameValue => [name, withoutJwts(value, WITHHELD)]);
  return { ...raw, headers, body: Buffer.from(WITHHELD) };
}
