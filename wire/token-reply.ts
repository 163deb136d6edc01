/** Takes out of replies tokens and, in token replies, all that may be secret: placeholders stand in their place. */
import { placeholder, WITHHELD } from '../cases/placeholder.ts';
import { SHORTEST_SECRET } from '../cases/secrets/finder.ts';
import { jwtsIn, looksRandom, withoutJwts } from '../cases/secrets/looks.ts';
import { flawOf, type IssuedToken, type NameValue } from '../contract/evidence.ts';
import { asJsonObject, parsedJson } from '../contract/json.ts';
import { ofItsOwn, type Redactor } from './redaction.ts';
import { LONGEST_BEGINNING } from './reply-body.ts';
import type { RawReply } from './transport.ts';

/** A token with what may be shown about it. */
export interface TakenToken extends IssuedToken {
  readonly value: string;
  /** Lifetime in seconds if the reply has a readable number, else `null`. */
  readonly lifetimeSeconds: number | null;
}

/** The call that a reply belongs to. */
export interface AnsweredCall {
  readonly sent: string;
  readonly isToken: boolean;
}

/** Twice what any issuer puts into a reply; searching for each costs memory and time from then on. */
const MOST_SECRETS = 50;

/** A reply with too many secret texts is not shown at all. */
class ReplySecrets {
  #left = MOST_SECRETS;
  isOver = false;

  constructor(readonly redactor: Redactor) {}

  /** Makes a text secret. @returns whether it is searched for, i.e. not too short */
  add(value: string, placeholderOf: (tag: string) => string): boolean {
    if (this.redactor.knows(value)) return true;
    this.isOver ||= this.#left <= 0 || !this.redactor.addForeign(value, placeholderOf);
    this.#left -= 1;
    return !this.isOver;
  }
}

const TOKEN_MEMBER = /token$/i;
/** Whether a text has only the characters of RFC 6750 §2.1. */
const isOfToken = (text: string) => /^[A-Za-z0-9\-._~+/]+=*$/.test(text);
const LOOSE_MEMBER = /"?(?:access_?token)"?\s*[:=]\s*"?([^\s"&<>,;}]{8,})/gi;
const OF_A_CLIENT = /<(?:client|short_lived|second_client)_secret\b/;

/** Whether a token contains a client's secret, directly or encoded (JWT payload, id and secret). */
function holdsSecret(token: string, redactor: Redactor): boolean {
  return token.split('.').some((part) => {
    const decoded = Buffer.from(part, 'base64url').toString();
    return [part, decoded].some((text) => OF_A_CLIENT.test(redactor.clean(text)));
  });
}

/** The claim `exp` of a JWT, as its second part has it. */
function expOf(token: string): number | null {
  const claims = asJsonObject(parsedJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  const exp = claims?.['exp'];
  return typeof exp === 'number' && exp >= 0 && exp <= Number.MAX_SAFE_INTEGER ? exp : null;
}

function takenToken(value: string, redactor: Redactor, lifetimeSeconds: number | null): TakenToken {
  const flaw = holdsSecret(value, redactor) ? 'telltale' : flawOf(value);
  const format = /^eyJ[^.]*\.[^.]+\.[^.]*$/.test(value) ? 'jwt' : 'opaque';
  const exp = format === 'jwt' ? expOf(value) : null;
  return {
    ...(flaw ? { flaw } : {}),
    value,
    tag: redactor.tag(value),
    format,
    headerSafe: isOfToken(value),
    ...(exp === null ? {} : { exp }),
    lifetimeSeconds,
  };
}

function upToFirst(values: readonly string[], holds: (value: string) => boolean): string[] {
  const end = values.findIndex((value) => !holds(value));
  return end < 0 ? [...values] : values.slice(0, end);
}

/** The value of `access_token` first. Misnamed members and anything like a JWT are secret, too. */
function takeTokens({ body, headers }: RawReply, secrets: ReplySecrets, sent: string): TakenToken[] {
  const text = body.toString('utf8', 0, LONGEST_BEGINNING);
  const object = asJsonObject(parsedJson(text));
  const members = Object.entries(object ?? {}).flatMap(([name, value]) =>
    TOKEN_MEMBER.test(name) && typeof value === 'string' ? [[name, value] as const] : [],
  );
  members.sort(([a], [b]) => Number(b === 'access_token') - Number(a === 'access_token'));
  // A made-up token from the request is not a secret.
  const foreignJwts = (place: string) => jwtsIn(place).filter((jwt) => !sent.includes(jwt));
  const loose = object ? [] : [...text.matchAll(LOOSE_MEMBER)].map((match) => match[1] as string);
  const values = [...members.map(([, value]) => value), ...loose, ...foreignJwts(text)];
  const isKnown = (value: string) => secrets.add(value, (tag) => placeholder({ secret: 'access_token' }, tag));
  const long = [...new Set(values)].filter((value) => value.length >= SHORTEST_SECRET);
  const taken = upToFirst(long, isKnown).map(ofItsOwn);
  // A token in a header is not used, but still secret.
  const inHeaders = headers.flatMap(([, value]) => foreignJwts(value));
  upToFirst(inHeaders, isKnown);
  const seconds = Number(object?.['expires_in']);
  const lifetime = Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  const lifeOf = (value: string) => (value === object?.['access_token'] ? lifetime : null);
  return taken.map((value) => takenToken(value, secrets.redactor, lifeOf(value)));
}

const CREDENTIAL = /token$|jwt|secret|credential|ticket|session|assertion|password|(?:^|api|access|private)[_-]?key$/i;
/** Members without secrets: types, times, permission names and error text for people (RFC 6749 §5, RFC 9457). */
const OPEN =
  /type$|scopes?$|^scp$|expir|issued|_(?:at|in|on)$|^(?:iat|exp|nbf)$|time|created|ttl|error|message|^msg$|title|detail|description|reason|trace|request|correlation|instance|status|^code$|uri$/i;
const DATE = /^\d{4}-\d\d-\d\d[T\d:.Z+-]*$/;

/** Whether a text has a long word of letters and digits that does not look like a name. */
const hasRandomWord = (text: string) => text.split(/\s+/).some((word) => looksRandom(word) && !DATE.test(word));

const MANY_DIGITS = 8;
/** Texts of a reply withheld one by one, since an issuer may list thousands; leaves room among `MOST_SECRETS`. */
const MOST_WITHHELD = 40;
/** Instead of the others: they are not shown, and not searched for. */
const ONE_OF_MANY = '';

/** The placeholder of what only its name or looks tell to be secret. */
const WITHHOLDS = /^<withheld:/;

class Withholder {
  #withheld = 0;

  constructor(
    private readonly secrets: ReplySecrets,
    private readonly sent: string,
    /** A token may have been issued: show only what is known to be harmless. */
    readonly isStrict: boolean,
  ) {}

  #isOpen(name: string, text: string): boolean {
    if (text.trim() === '') return true;
    if (CREDENTIAL.test(name)) return false;
    const isSent = text.length >= SHORTEST_SECRET && this.sent.includes(text);
    return !this.isStrict || isSent || (OPEN.test(name) && !hasRandomWord(text));
  }

  instead(name: string, text: string): string | null {
    // Then nothing of the body is shown.
    if (this.secrets.isOver) return WITHHELD;
    // For a token too long to search for, a search would also take what follows it in the reply.
    const whole = this.secrets.redactor.placeholderOf(text);
    if (whole !== undefined) return WITHHOLDS.test(whole) && this.#isOneOfMany(name) ? ONE_OF_MANY : whole;
    const clean = this.secrets.redactor.clean(text);
    if (clean !== text) return besidePlaceholders(clean);
    if (this.#isOpen(name, text)) return null;
    if (this.#isOneOfMany(name)) return ONE_OF_MANY;
    const isSearched = text.length >= SHORTEST_SECRET && (CREDENTIAL.test(name) || hasRandomWord(text));
    if (isSearched) this.secrets.add(text, (tag) => `<withheld:${tag}>`);
    return placeholderFor(text);
  }

  /** Whether so much of the reply was withheld before; what is named for a credential is withheld by itself anyway. */
  #isOneOfMany(name: string): boolean {
    this.#withheld += 1;
    return this.#withheld > MOST_WITHHELD && !CREDENTIAL.test(name);
  }

  /** The same number of digits: equally long as a token, and still a number in JSON. */
  numberInstead(name: string, digits: string): string | null {
    const isSecret = CREDENTIAL.test(name) || (digits.length >= MANY_DIGITS && !OPEN.test(name));
    return isSecret && digits !== '0' ? `1${'0'.repeat(digits.length - 1)}` : null;
  }
}

const PLACEHOLDERS = /<[^<>]*>/g;

/** The redactor's placeholders stay, since the reply is judged by them; `null` if there is hardly anything else. */
function besidePlaceholders(clean: string): string | null {
  const rest = clean.replace(PLACEHOLDERS, '');
  return rest.length < SHORTEST_SECRET ? null : (clean.match(PLACEHOLDERS) ?? []).join(' ');
}

/** Keeps the properties by which a token is judged: unsendable, not allowed by RFC 6750 §2.1, or guessable. */
function placeholderFor(text: string): string {
  const flaw = flawOf(text);
  if (flaw === 'unsendable') return '<with held>';
  const isAllowed = isOfToken(text);
  if (flaw === 'guessable') return isAllowed ? 'withheld' : WITHHELD;
  return isAllowed ? 'withheld-withheld-withheld' : '<withheld:withheld>';
}

/** A string (with its colon if it is a name), one cut off, or a number. */
const LEXEMES = /"((?:[^"\\]|\\.|\\$)*)(?:("\s{0,99}:?)|$)|(?<![\w.+-])-?\d{1,999}(?![\w.+-])/gs;

const unquoted = (literal: string) => (parsedJson(`"${literal}"`) as string | undefined) ?? literal;

/** Replaces what is withheld in JSON; names, blanks and the rest stay letter for letter. */
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

const WORDS = /[^\s<>"'&;,=(){}[\]]+/g;
const ONE_WORD = /^\s*[^\s<=&]+\s*$/;

/** @param isSecret a text of a single word is a token */
function withheldText(text: string, withholder: Withholder, isSecret: boolean): string {
  if (isSecret && ONE_WORD.test(text)) return withholder.instead('token', text.trim()) ?? text;
  let name = '';
  return text.replace(WORDS, (word: string, at: number) => {
    const mayBeSecret = (CREDENTIAL.test(name) || hasRandomWord(word)) && !word.includes('://');
    const instead = mayBeSecret ? withholder.instead(name, word) : null;
    name = /[=:>]/.test(text.charAt(at + word.length)) ? word : '';
    return instead ?? word;
  });
}

/** Headers named for credentials, or whose text may end in one; CORS headers only mention them. */
const TELLING_FIELD =
  /^(?!access-control-).*(?:token|jwt|secret|session|api-?key|authorization$|authentication-info|credential|ticket)|^(?:location|link)$/i;

function withheld(raw: RawReply, secrets: ReplySecrets, sent: string): RawReply {
  const isStrict = raw.status >= 200 && raw.status < 300;
  const withholder = new Withholder(secrets, sent, isStrict);
  // What follows is not recorded. A token cut off here is still secret, so it is withheld too.
  const text = raw.body.toString('utf8', 0, LONGEST_BEGINNING);
  const isJson = /^\uFEFF?\s*[[{"]/.test(text) || /^\s*\d+\s*$/.test(text);
  const shown = isJson ? withheldJson(text, withholder) : withheldText(text, withholder, isStrict);
  const fieldShown = (name: string, value: string) =>
    TELLING_FIELD.test(name) ? withheldText(value, withholder, isStrict && CREDENTIAL.test(name)) : value;
  const headers = raw.headers.map(([name, value]): NameValue => [name, fieldShown(name, value)]);
  return shown === text ? { ...raw, headers } : { ...raw, headers, body: Buffer.from(shown) };
}

/** The recorded facts about tokens, without the tokens. */
export function issuedOf(taken: readonly TakenToken[]): IssuedToken[] {
  return taken.map(({ value: _value, lifetimeSeconds: _seconds, ...token }) => token);
}

/** Takes the tokens out of a reply and, if it answers a token request, everything that may be secret. */
export function readReply(
  raw: RawReply,
  redactor: Redactor,
  { sent, isToken }: AnsweredCall,
): { readonly taken: readonly TakenToken[]; readonly shown: RawReply } {
  const secrets = new ReplySecrets(redactor);
  const taken = takeTokens(raw, secrets, sent);
  const shown = isToken && redactor.enabled ? withheld(raw, secrets, sent) : raw;
  if (!secrets.isOver) return { taken, shown };
  const headers = shown.headers.map(([name, value]): NameValue => [name, withoutJwts(value, WITHHELD)]);
  return { taken, shown: { ...shown, headers, body: Buffer.from(WITHHELD) } };
}
