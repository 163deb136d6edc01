/** Removes from a received request whatever is in the place of a secret, even if it is not known to be one. */

import { jwtsIn, looksRandom, secretLooks } from '../../cases/secrets/looks.ts';
import { namesPath } from '../../contract/interface.ts';
import { asJsonObject, parsedJson } from '../../contract/json.ts';
import type { Redactor } from '../../wire/redaction.ts';
import type { RawRequest } from '../provider/provider.ts';

/** The client whose secrets the run knows. */
export interface KnownClient {
  readonly id: string;
  readonly secret: string;
}

/** Schemes of the `Authorization` field; any other first word may be the credential itself. */
const SCHEMES = /^(?:bearer|basic|digest|negotiate|ntlm|dpop|mac|hoba|mutual|oauth|token|apikey|aws4-hmac-sha256)$/i;
/** Header fields of HTTP, proxies and traces, without credentials. Of others only name, length and tag are recorded. */
const OPEN_FIELDS =
  /^(?:host|content-(?:type|length|encoding|language|disposition|range|md5|digest)|transfer-encoding|te|trailer|accept(?:-(?:charset|encoding|language))?|user-agent|connection|keep-alive|upgrade|upgrade-insecure-requests|expect|date|cache-control|pragma|via|max-forwards|forwarded|x-forwarded-(?:for|proto|host|port|scheme|server|prefix)|x-real-ip|origin|range|if-(?:(?:none-)?match|(?:un)?modified-since|range)|prefer|priority|dnt|sec-fetch-[a-z]+|sec-ch-ua[a-z-]*|traceparent|b3|x-b3-(?:(?:parent)?spanid|traceid|sampled|flags)|(?:x-)?(?:ms-client-)?(?:request|correlation|trace)-id|x-amzn-trace-id|x-requested-with|x-http-method-override|(?:x-)?api-version)$/i;
/** URL parameters without credentials, and values too short to be one. */
const OPEN_PARAMETERS = /^(?:api-?version|v|version|format|lang|locale|page|limit)$/i;
const OPEN_VALUE = /^[\w.,-]{0,16}$/;
const CREDENTIAL = /(?:secret|passw(?:or)?d|token|key|sig|signature|session|credential)=./i;
/** Whether a text has a login before a host, names a credential or contains a signed token, which no field may show. */
function holdsCredential(text: string): boolean {
  const colon = text.indexOf(':');
  return (colon >= 0 && colon < text.lastIndexOf('@')) || CREDENTIAL.test(text) || jwtsIn(text).length > 0;
}
const ADDRESS = /https?:\/\/\S+/gi;
/** Whether a text of a report looks like a token or secret, or has an address with one. */
const showsCredential = (text: string) =>
  secretLooks(text).length > 0 ||
  jwtsIn(text).length > 0 ||
  [...text.matchAll(ADDRESS)].some(([address]) => holdsCredential(address));
/** Times are in every reply. */
const TIME =
  /^(?:\d{4}-?\d\d-?\d\d[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?|[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT)$/;
const FIELDS = /authorization|api-?key|token|secret|password|passwd|credential|session|signature|assertion|jwt/i;
const NAMES =
  /secret|password|passwd|passphrase|^pwd$|^pass$|tokens?$|(?:api|access|account|functions?|subscription)[_-]?key|authorization|^auth$|bearer|jwt|assertion|credential|session|signature|^sig$|^code$/i;
/** Harmless members of token requests (RFC 6749 §4.4.2, and common extras). */
const OPEN_IN_TOKEN_REQUESTS = /^(?:grant_?type|client_?id|scopes?|audience|resource)$/i;
const QUOTED_OR_NAMED_TWICE = /^(["']|bearer\s+)(.*?)(["']?)$/i;
const TOKEN = /^<access_token:[0-9a-f]{8}>$/;
const PLACEHOLDERS = /<[a-z_]+:[0-9a-f]{8}[^<>]*>/g;
/** How deep JSON texts inside JSON texts are searched. */
const MOST_TEXTS_DEEP = 4;
const HOLDS_MEMBERS = /"\s*:|<\/|\/>|^[^\s&=]+=[^\s&]*&/;

/** In which a guest's name, or a stay's number, cannot be mistaken. */
const LONG_WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{4,}/gu;

/** An address, or a path of the interface: pages name them. */
const isAddress = (text: string) => /^https?:\/\//i.test(text) || namesPath(text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Decodes like a form: invalid percent-encodings stay as they are. */
const decodedAsForm = (text: string) => new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text');

const fromJson = (literal: string) => String(parsedJson(`"${literal}"`) ?? literal);

/** A JSON string, perhaps a member's name, matched as a whole. */
const TEXT = /"((?:[^"\\]|\\[\s\S])*)(?:"(\s*:\s*)?|\\?$)/g;
const JSON_PART = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[^\s,{}[\]"]+|[[\]{}]|[\s,]+/y;

/** Where a JSON value ends; a truncated one ends with the text. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  JSON_PART.lastIndex = start;
  for (;;) {
    const [part] = JSON_PART.exec(text) ?? [];
    if (part === undefined) return text.length;
    if (depth === 0 && /^[\s,}\]]/.test(part)) return start;
    depth += /^[[{]/.test(part) ? 1 : /^[\]}]/.test(part) ? -1 : 0;
    if (depth === 0) return JSON_PART.lastIndex;
  }
}

/** In XML, multipart forms and lines of text: the part before a value, its name, and the value. */
const NAMED_VALUES: readonly RegExp[] = [
  /(<(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*)?>(?:<!\[CDATA\[)?)([^<]+)/g,
  /(\s(?:[\w.-]+:)?([\w.-]+)\s?=\s?["'])([^"'<>]+)/g,
  /(;\s?name="?([^"\r\n;]{0,99})"?[^\r\n]{0,200}(?:\r?\n[^\r\n]{1,200}){0,4}\r?\n\r?\n)([\s\S]+?)(?=\r?\n--|$)/gi,
  /((?:^|[&\s])([\w.%-]+)=)([^&\s<>"']+)/g,
];

function namedIn(text: string): KnownClient {
  const form = new URLSearchParams(text);
  const json = /^\s*\{/.test(text) ? (asJsonObject(parsedJson(text)) ?? {}) : null;
  const given = (name: string) => String((json ? json[name] : form.get(name)) ?? '');
  return { id: given('client_id'), secret: given('client_secret') };
}

const basicIn = (credentials: string) =>
  /^([^:]*):(.*)$/s.exec(Buffer.from(credentials, 'base64').toString())?.slice(1) ?? [];

/** The credentials in a token request's body or HTTP Basic; `null`: none. */
export function credentialsIn({ headers, body }: Pick<RawRequest, 'headers' | 'body'>): KnownClient | null {
  const named = namedIn(body.toString());
  if (named.id && named.secret) return named;
  const [, value = ''] = headers.find(([name]) => /^authorization$/i.test(name)) ?? [];
  const [id = '', secret = ''] = basicIn(/^basic +(\S+)$/i.exec(value)?.[1] ?? '');
  const plain = (text: string) => decoded(text.replaceAll('+', '%2B'));
  return id && secret ? { id: plain(id), secret: plain(secret) } : null;
}

/** Finds credentials in a request by their place. */
export class Withdrawer {
  constructor(
    readonly redactor: Redactor,
    private readonly client: KnownClient,
    /** Whether the client got a text from the run itself, so that it is not a secret. */
    private readonly isOwn: (text: string) => boolean = () => false,
  ) {}

  #unknown(value: string): string {
    const clean = this.redactor.clean(value);
    // A placeholder written by the client itself names no secret of the run.
    if (this.redactor.isPlaceholder(clean) || value.trim() === '') return clean;
    const placeholder = `<unknown_secret:${this.redactor.tag(value)}>`;
    // An ordinary word, a time, an address or the client's id would be found all over the record.
    if (looksRandom(value) && !this.isOwn(value) && !TIME.test(value) && !isAddress(value))
      this.redactor.guess(value, placeholder);
    return placeholder;
  }

  /** The run's own secrets in a value, and the value's placeholder: an id and a secret are often encoded together. */
  #withOwn(value: string, shownAs: () => string): string {
    const named = this.redactor.clean(value).match(PLACEHOLDERS) ?? [];
    const own = named.filter((each) => this.redactor.isPlaceholder(each));
    return [...new Set([...own, shownAs()])].join(' ');
  }

  /** What is a credential by its name. */
  #named(value: string): string {
    return this.#withOwn(value, () => this.#unknown(value));
  }

  /** What may be a credential of somebody else's, by any name: its tag and length, and what is known to be none. */
  #withheld(value: string): string {
    if (value.trim() === '' || this.isOwn(value)) return value;
    const own = (decoded(value).match(LONG_WORDS) ?? []).filter(this.isOwn);
    return this.#withOwn(value, () =>
      [...new Set(own), `<withheld:${this.redactor.tag(value)} ${value.length}>`].join(' '),
    );
  }

  /** A part of an address: a known secret may be in it as it is, in which a plus is no space. */
  #inAddress(part: string): string {
    return this.#withheld(this.redactor.clean(part) === part ? decoded(part) : part);
  }

  field(name: string, value: string): string {
    if (/^cookie$/i.test(name)) return this.#withOwn(value, () => '<dropped>');
    if (/^(?:proxy-)?authorization$/i.test(name)) return this.#authorization(value);
    if (FIELDS.test(name)) return this.#named(value);
    return OPEN_FIELDS.test(name) && !holdsCredential(value) ? value : this.#withheld(value);
  }

  #authorization(value: string): string {
    const [, scheme = '', gap = '', credentials = ''] = /^(\S+)(\s*)(.*)$/s.exec(value) ?? [];
    if (!SCHEMES.test(scheme)) return this.#unknown(value);
    const shown = /^basic$/i.test(scheme) ? this.#basic(credentials) : this.#token(credentials);
    return `${scheme}${gap}${shown}`;
  }

  /** A token in another encoding is removed like the token, but a server that decodes nothing sees a different one. */
  #token(credentials: string): string {
    const [, before = '', within = '', after = ''] = QUOTED_OR_NAMED_TWICE.exec(credentials) ?? [];
    // Quotes and the scheme once more hide nothing, and tell what is wrong.
    if (before && TOKEN.test(this.redactor.clean(within))) return `${before}${this.redactor.clean(within)}${after}`;
    const shown = this.#unknown(credentials);
    const tag = this.redactor.tag(credentials);
    const isEncoded = TOKEN.test(shown) && shown !== `<access_token:${tag}>`;
    return isEncoded ? `<unknown_secret:${tag}>` : shown;
  }

  #basic(credentials: string): string {
    const [id = '', secret = ''] = basicIn(credentials);
    const isOurs = [secret, decoded(secret)].includes(this.client.secret);
    if (isOurs && [id, decoded(id)].includes(this.client.id)) {
      // A server that decodes it as RFC 6749 §2.3.1 requires gets another secret.
      const form = decodedAsForm(secret) === this.client.secret ? 'basic' : 'basic-unencoded';
      return `<client_secret:${this.redactor.tag(this.client.secret)} ${form}>`;
    }
    if (secret !== '' && !isOurs) this.#unknown(secret);
    return this.#unknown(credentials);
  }

  /** @param base the beginning of the address, shown as it is; unusual parts of the rest are withheld */
  address(url: string, base = url): string {
    const at = url.search(/[?#]/);
    const end = at < 0 ? url.length : at;
    const path = url.slice(base.length, end).replace(/[^/;]+/g, (part) => {
      const isUsual = !looksRandom(decoded(part)) && !part.includes('=') && !part.includes('@');
      return isUsual ? part : this.#inAddress(part);
    });
    const query = url
      .slice(end + 1)
      .split('&')
      .map((each) => this.#parameter(each));
    return `${url.slice(0, Math.min(base.length, end))}${path}${url.slice(end, end + 1)}${query.join('&')}`;
  }

  #parameter(text: string): string {
    // A token that ends in `=`, as base64 does, looks like a name without a value.
    const own = this.redactor.clean(text);
    if (this.redactor.isPlaceholder(own)) return own;
    const [, name = '', value = text] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    const isBare = name === '' || value === '';
    if (isBare) return OPEN_VALUE.test(decoded(name || value)) && !looksRandom(text) ? text : this.#inAddress(text);
    if (NAMES.test(decoded(name))) return this.#parameters(text, NAMES, 0);
    const isOpen = OPEN_PARAMETERS.test(decoded(name)) && OPEN_VALUE.test(decoded(value));
    const shown = looksRandom(decoded(name)) ? this.#inAddress(name) : name;
    return `${shown}=${isOpen ? value : this.#inAddress(value)}`;
  }

  #parameters(text: string, isSecret: Pick<RegExp, 'test'>, depth: number): string {
    return text.replace(/([^&=?]*)=([^&]*)/g, (all, name: string, value: string) => {
      const given = decoded(value);
      if (value === '' || (!isSecret.test(decoded(name)) && this.#within(given, depth) === given)) return all;
      const clean = this.redactor.clean(value);
      const shown = looksRandom(decoded(name)) ? this.#inAddress(name) : name;
      return `${shown}=${this.redactor.isPlaceholder(clean) ? clean : this.#named(given)}`;
    });
  }

  #members(text: string, isSecret: Pick<RegExp, 'test'>, depth: number): string {
    const shown: string[] = [];
    let from = 0;
    // A separate copy: texts inside this one are read meanwhile.
    const texts = new RegExp(TEXT);
    for (let member = texts.exec(text); member; member = texts.exec(text)) {
      // An item of a list has no name.
      const isItem = member[2] === undefined;
      const start = isItem ? member.index : texts.lastIndex;
      const isNamed = !isItem && isSecret.test(fromJson(member[1] as string));
      // The value of an uncritical name may have critical members.
      if (!isNamed && /[[{]/.test(text[start] ?? '')) continue;
      const end = endOfValue(text, start);
      const value = text.slice(start, end);
      texts.lastIndex = end;
      const bare = value.startsWith('"') ? fromJson(value.replace(/^"|"$/g, '')) : value;
      if (bare === '' || /^(?:null|true|false)$/.test(value)) continue;
      const clean = isNamed ? this.#named(bare) : this.#within(bare, depth);
      if (clean === bare && !isNamed) continue;
      shown.push(text.slice(from, start), JSON.stringify(clean));
      from = end;
    }
    return shown.join('') + text.slice(from);
  }

  /** A text inside JSON or a form may itself be JSON, XML or a form; prose without a credential is unchanged. */
  #within(text: string, depth: number): string {
    if (this.isOwn(text)) return text;
    const isLooked = depth < MOST_TEXTS_DEEP && HOLDS_MEMBERS.test(text);
    const shown = isLooked ? this.body(text, false, depth + 1) : text;
    return showsCredential(shown) ? this.#withheld(text) : shown;
  }

  /** A token request as servers decode it: an unescaped secret arrives changed. @param shown without secrets */
  asItArrives(shown: string, given: string): string {
    const own = `<client_secret:${this.redactor.tag(this.client.secret)}>`;
    const named = new RegExp(`(client_secret(?:=|"\\s*:\\s*"))${own}`, 'g');
    if (!named.test(shown)) return shown;
    const { secret: arrived } = namedIn(given.replace(/^\uFEFF/, ''));
    if (arrived === this.client.secret) return shown;
    return shown.replace(named, `$1<unknown_secret:${this.redactor.tag(arrived)}>`);
  }

  /** Invalid JSON, such as with single quotes, may have a credential anywhere. */
  #withoutWords(text: string): string {
    const words = /<[^<>]*>|[^\s"'{}[\],:<>]+/g;
    return text.replace(words, (word) => (word.startsWith('<') || !looksRandom(word) ? word : this.#withheld(word)));
  }

  /** Shows only the parts of a token request that are known to be harmless. */
  body(text: string, isTokenRequest: boolean, depth = 0): string {
    const secret = isTokenRequest ? { test: (name: string) => !OPEN_IN_TOKEN_REQUESTS.test(name) } : NAMES;
    const isJson = /^\uFEFF?\s*[{["]/.test(text);
    if (isJson) {
      const shown = this.#members(text, secret, depth);
      return isTokenRequest && parsedJson(text.replace(/^\uFEFF/, '')) === undefined
        ? this.#withoutWords(shown)
        : shown;
    }
    const isForm = /^[^\s<>"{}]*=[^\s<>"{}]*\s*$/.test(text.replace(PLACEHOLDERS, ''));
    if (isForm) return this.#parameters(text, secret, depth);
    if (isTokenRequest) return text.trim() === '' ? text : this.#unknown(text);
    const withdrawn = (_all: string, before: string, name: string, value: string) =>
      `${before}${NAMES.test(decoded(name)) && value.trim() !== '' ? this.#unknown(value) : value}`;
    return NAMED_VALUES.reduce((left, named) => left.replace(named, withdrawn), this.#members(text, secret, depth));
  }
}
