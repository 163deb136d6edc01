/**
 * What a reply gives away: the tokens in it, and, of a token reply, every text that is not known to be harmless. Something of its kind
 * stands in the place of such a text, so that the reply is judged as it was.
 */
import { placeholder, WITHHELD } from '../cases/placeholder.ts';
import { SHORTEST_SECRET } from '../cases/secrets/finder.ts';
import { jwtsIn, withoutJwts } from '../cases/secrets/looks.ts';
import { flawOf, type IssuedToken, type NameValue } from '../contract/evidence.ts';
import { ofItsOwn, type Redactor } from './redaction.ts';
import type { RawReply } from './transport.ts';

/** A token together with what may be shown about it. */
export interface TakenToken extends IssuedToken {
  readonly value: string;
  /** Lifetime in seconds as far as a number can be read from the reply, else `null`. */
  readonly lifetimeSeconds: number | null;
}

/** The call that a reply belongs to. */
export interface AnsweredCall {
  /** The request as it was recorded: what stands there is no secret. */
  readonly sent: string;
  readonly isToken: boolean;
}

/** A reply, the tokens in it, and what of it may be shown. */
export interface ReadReply {
  readonly taken: readonly TakenToken[];
  readonly shown: RawReply;
}

/** No issuer gives half as many tokens in a reply; to search for each costs memory and time in all that comes after. */
const MOST_SECRETS = 50;
/** How much of a body is searched for tokens, in bytes, and how much of it is recorded. */
const LONGEST_SEARCHED = 256 * 1024;
const LONGEST_RECORDED = 64 * 1024;

/** The texts of one reply that become secret. A reply that holds too many of them is not shown at all. */
class ReplySecrets {
  #left = MOST_SECRETS;
  isOver = false;

  constructor(readonly redactor: Redactor) {}

  /** Makes a text secret. @returns whether it is searched for from now on, or is too short for that */
  add(value: string, placeholderOf: (tag: string) => string): boolean {
    if (this.redactor.knows(value)) return true;
    this.isOver ||= this.#left <= 0 || !this.redactor.addForeign(value, placeholderOf);
    this.#left -= 1;
    return !this.isOver;
  }
}

const TOKEN_MEMBER = /token$/i;
const LOOSE_MEMBER = /"?(?:access_?token)"?\s*[:=]\s*"?([^\s"&<>,;}]{8,})/gi;
const OF_A_CLIENT = /<(?:client|short_lived|second_client)_secret\b/;

/** Whether a secret of a client stands in a token, as it is or in what it encodes: the payload of a JWT, an id and a secret. */
function holdsSecret(token: string, redactor: Redactor): boolean {
  return token.split('.').some((part) => {
    const decoded = Buffer.from(part, 'base64url').toString();
    return [part, decoded].some((text) => OF_A_CLIENT.test(redactor.clean(text)));
  });
}

function takenToken(value: string, redactor: Redactor, lifetimeSeconds: number | null): TakenToken {
  const flaw = holdsSecret(value, redactor) ? 'telltale' : flawOf(value);
  return {
    ...(flaw ? { flaw } : {}),
    value,
    tag: redactor.tag(value),
    format: /^eyJ[^.]*\.[^.]+\.[^.]*$/.test(value) ? 'jwt' : 'opaque',
    headerSafe: /^[A-Za-z0-9\-._~+/]+=*$/.test(value),
    lifetimeSeconds,
  };
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Those before the first that does not hold. */
function upToFirst(values: readonly string[], holds: (value: string) => boolean): string[] {
  const end = values.findIndex((value) => !holds(value));
  return end < 0 ? [...values] : values.slice(0, end);
}

/** The tokens in a reply, the value of `access_token` first. Misnamed members and anything that looks like a JWT are secrets, too. */
function takeTokens({ body, headers }: RawReply, secrets: ReplySecrets, sent: string): TakenToken[] {
  const text = body.toString('utf8', 0, LONGEST_SEARCHED);
  const object = jsonObject(text);
  const members = Object.entries(object ?? {}).filter(
    ([name, value]) => TOKEN_MEMBER.test(name) && typeof value === 'string',
  );
  members.sort(([a], [b]) => Number(b === 'access_token') - Number(a === 'access_token'));
  // A made-up token of the request that comes back is nobody's secret.
  const foreignJwts = (place: string) => jwtsIn(place).filter((jwt) => !sent.includes(jwt));
  const loose = object ? [] : [...text.matchAll(LOOSE_MEMBER)].map((match) => match[1] as string);
  const values = [...members.map(([, value]) => value as string), ...loose, ...foreignJwts(text)];
  const isKnown = (value: string) => secrets.add(value, (tag) => placeholder({ secret: 'access_token' }, tag));
  const long = [...new Set(values)].filter((value) => value.length >= SHORTEST_SECRET);
  const taken = upToFirst(long, isKnown).map(ofItsOwn);
  // What stands in a header is nobody's to use, but a secret all the same.
  upToFirst(
    headers.flatMap(([, value]) => foreignJwts(value)),
    isKnown,
  );
  const seconds = Number(object?.['expires_in']);
  const lifetime = Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  return taken.map((value) =>
    takenToken(value, secrets.redactor, value === object?.['access_token'] ? lifetime : null),
  );
}

/** Members that hold a credential, whatever it looks like. */
const CREDENTIAL = /token$|jwt|secret|credential|ticket|session|assertion|password|(?:^|api|access|private)[_-]?key$/i;
/** Members that hold none: types, times, names of permissions, and what people read who look for an error (RFC 6749 §5, RFC 9457). */
const OPEN =
  /type$|scopes?$|^scp$|expir|issued|_(?:at|in|on)$|^(?:iat|exp|nbf)$|time|created|ttl|error|message|^msg$|title|detail|description|reason|trace|request|correlation|instance|status|^code$|uri$/i;
const DATE = /^\d{4}-\d\d-\d\d[T\d:.Z+-]*$/;
const LONG = 16;
const RANDOM = new RegExp(`^(?=.*\\d)(?=.*[A-Za-z]).{${LONG},}$`, 's');

/** Whether a text holds a word such as nobody would choose for a name: long, of letters and digits. */
const looksRandom = (text: string) => text.split(/\s+/).some((word) => RANDOM.test(word) && !DATE.test(word));

/** Digits of a number that may be a credential, and not a time or a count. */
const MANY_DIGITS = 8;

/** Decides for each text of a token reply what stands in its place. */
class Withholder {
  constructor(
    private readonly secrets: ReplySecrets,
    private readonly sent: string,
    /** Whether a token may have been issued, so that nothing is shown but what is known to be none. */
    readonly isStrict: boolean,
  ) {}

  #isOpen(name: string, text: string): boolean {
    if (text.trim() === '') return true;
    if (CREDENTIAL.test(name)) return false;
    const isSent = text.length >= SHORTEST_SECRET && this.sent.includes(text);
    return !this.isStrict || isSent || (OPEN.test(name) && !looksRandom(text));
  }

  /** What stands in the place of a text; `null` where it may be shown. */
  instead(name: string, text: string): string | null {
    const { redactor, isOver } = this.secrets;
    // Then nothing of the body is shown.
    if (isOver) return WITHHELD;
    const clean = redactor.clean(text);
    if (clean !== text) return besidePlaceholders(clean);
    if (this.#isOpen(name, text)) return null;
    const isSearched = text.length >= SHORTEST_SECRET && (CREDENTIAL.test(name) || looksRandom(text));
    if (isSearched) this.secrets.add(text, (tag) => `<withheld:${tag}>`);
    return placeholderFor(text);
  }

  /** A number of as many digits: as a token it is as long, and as a member of JSON still a number. */
  numberInstead(name: string, digits: string): string | null {
    const isSecret = CREDENTIAL.test(name) || (digits.length >= MANY_DIGITS && !OPEN.test(name));
    return isSecret && digits !== '0' ? `1${'0'.repeat(digits.length - 1)}` : null;
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

/** A string with the colon behind it where it is a name, one that was cut off, or a number. */
const LEXEMES = /"((?:[^"\\]|\\.|\\$)*)(?:("\s{0,99}:?)|$)|(?<![\w.+-])-?\d{1,999}(?![\w.+-])/gs;

function unquoted(literal: string): string {
  try {
    return JSON.parse(`"${literal}"`) as string;
  } catch {
    return literal;
  }
}

/** JSON with what is withheld replaced in its place; names, blanks and the rest stay letter for letter. */
function withheldJson(text: string, withholder: Withholder): string {
  let name = '';
  return text.replace(LEXEMES, (whole, literal: string | undefined, after = '') => {
    if (literal === undefined) return withholder.numberInstead(name, whole) ?? whole;
    if (after.endsWith(':')) {
      name = unquoted(literal);
      return whole;
    }
    const instead = withholder.instead(name, unquoted(literal));
    return instead === null ? whole : `${JSON.stringify(instead).slice(0, -1)}${after}`;
  });
}

/** Words of a text that is no JSON: of a form, of XML, of a page. */
const WORDS = /[^\s<>"'&;,=(){}[\]]+/g;
const ONE_WORD = /^\s*[^\s<=&]+\s*$/;

/** @param isSecret the text is a token where it is no more than one word */
function withheldText(text: string, withholder: Withholder, isSecret: boolean): string {
  if (isSecret && ONE_WORD.test(text)) return withholder.instead('token', text.trim()) ?? text;
  let name = '';
  return text.replace(WORDS, (word: string, at: number) => {
    const mayBeSecret = (CREDENTIAL.test(name) || looksRandom(word)) && !word.includes('://');
    const instead = mayBeSecret ? withholder.instead(name, word) : null;
    name = /[=:>]/.test(text.charAt(at + word.length)) ? word : '';
    return instead ?? word;
  });
}

/** Header fields that hold credentials by their name, and those whose texts may end in one; those of CORS only speak of them. */
const TELLING_FIELD =
  /^(?!access-control-).*(?:token|jwt|secret|session|api-?key|authorization$|authentication-info|credential|ticket)|^(?:location|link)$/i;

/** A token reply without what may be a secret in it: of a long one, the beginning. */
function withheld(raw: RawReply, secrets: ReplySecrets, sent: string): RawReply {
  const isStrict = raw.status >= 200 && raw.status < 300;
  const withholder = new Withholder(secrets, sent, isStrict);
  // What lies behind is not written down. A token's beginning is none the less a secret: it is withheld with what it begins.
  const text = raw.body.toString('utf8', 0, LONGEST_RECORDED);
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
function notShown(raw: RawReply): RawReply {
  const headers = raw.headers.map(([name, value]): NameValue => [name, withoutJwts(value, WITHHELD)]);
  return { ...raw, headers, body: Buffer.from(WITHHELD) };
}

/** What is recorded of tokens: everything but themselves. */
export function issuedOf(taken: readonly TakenToken[]): IssuedToken[] {
  return taken.map(({ value: _value, lifetimeSeconds: _seconds, ...token }) => token);
}

/** Takes the tokens out of a reply, and, where it is one to a token request, all that may be secret. */
export function readReply(raw: RawReply, redactor: Redactor, { sent, isToken }: AnsweredCall): ReadReply {
  const secrets = new ReplySecrets(redactor);
  const taken = takeTokens(raw, secrets, sent);
  const shown = isToken && redactor.enabled ? withheld(raw, secrets, sent) : raw;
  return { taken, shown: secrets.isOver ? notShown(shown) : shown };
}
