/** Removes from a received request whatever sits where secrets do, even if not known to be one. */

import { looksRandom } from '../../cases/secrets/looks.ts';
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
/** Fields of HTTP, of proxies and of traces: they hold no credential. Of all others, name, length and tag are recorded. */
const OPEN_FIELDS =
  /^(?:host|content-[a-z-]+|transfer-encoding|te|trailer|accept(?:-[a-z]+)?|user-agent|connection|keep-alive|upgrade|upgrade-insecure-requests|expect|date|cache-control|pragma|via|max-forwards|forwarded|x-forwarded-[a-z]+|x-real-ip|origin|range|if-[a-z-]+|prefer|priority|dnt|sec-(?:fetch|ch)-[a-z-]+|traceparent|b3|x-b3-[a-z]+|(?:x-)?(?:ms-client-)?(?:request|correlation|trace)-id|x-amzn-trace-id|x-requested-with|x-http-method-override|(?:x-)?api-version)$/i;
/** Parameters of addresses that hold no credential. */
const OPEN_PARAMETERS = /^(?:api-?version|v|version|format|lang|locale|page|limit)$/i;
const FIELDS = /authorization|api-?key|token|secret|password|passwd|credential|session|signature|assertion|jwt/i;
const NAMES =
  /secret|password|passwd|passphrase|^pwd$|^pass$|token$|api_?-?key|authorization|^auth$|bearer|jwt|assertion|credential|session|signature|^sig$|^code$/i;
/** Harmless members of token requests (RFC 6749 §4.4.2, and common extras). */
const OPEN_IN_TOKEN_REQUESTS = /^(?:grant_?type|client_?id|scopes?|audience|resource)$/i;
const PLACEHOLDERS = /<[a-z_]+:[0-9a-f]{8}[^<>]*>/g;
/** Limit on unknown secrets searched for elsewhere too: each one costs time with every call. */
const MOST_SEARCHED = 500;
const searched = new WeakMap<Redactor, number>();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** As a form is decoded: invalid percent-encodings stay as they are. */
const decodedAsForm = (text: string) => new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text');

const fromJson = (literal: string) => String(parsedJson(`"${literal}"`) ?? literal);

/** A member with a text, a list, a flat object or a plain value; a truncated one may lack its end. */
const MEMBER = /"((?:[^"\\]|\\.)*)"(\s*:\s*)("(?:[^"\\]|\\.)*(?:"|$)|\[[^\]]*(?:\]|$)|\{[^{}]*(?:\}|$)|[^\s,{}[\]"]+)/g;

function namedIn(text: string): KnownClient {
  const form = new URLSearchParams(text);
  const json = /^\s*\{/.test(text) ? (asJsonObject(parsedJson(text)) ?? {}) : null;
  const said = (name: string) => String((json ? json[name] : form.get(name)) ?? '');
  return { id: said('client_id'), secret: said('client_secret') };
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
    /** Whether a text is the run's own, which the client was handed out: it is no secret, wherever it is. */
    private readonly isOwn: (text: string) => boolean = () => false,
  ) {}

  #unknown(value: string): string {
    const clean = this.redactor.clean(value);
    // A client that writes a placeholder itself has named no secret of the run.
    if (this.redactor.isPlaceholder(clean) || value.trim() === '') return clean;
    const placeholder = `<unknown_secret:${this.redactor.tag(value)}>`;
    // An ordinary word, or the client's id, would be found all over the record.
    if (looksRandom(value) && !this.isOwn(value)) {
      const already = searched.get(this.redactor) ?? 0;
      if (already < MOST_SEARCHED) this.redactor.add(value, placeholder);
      searched.set(this.redactor, already + 1);
    }
    return placeholder;
  }

  /** What may be a credential of somebody else's, by any name: its tag and length, and the run's own secrets in it. */
  #withheld(value: string): string {
    if (value.trim() === '' || this.isOwn(value)) return value;
    const named = this.redactor.clean(value).match(PLACEHOLDERS) ?? [];
    const own = new Set(named.filter((each) => this.redactor.isPlaceholder(each)));
    return [...own, `<withheld:${this.redactor.tag(value)} ${value.length}>`].join(' ');
  }

  field(name: string, value: string): string {
    if (/^cookie$/i.test(name)) {
      const own = this.redactor.clean(value).match(PLACEHOLDERS) ?? [];
      return ['<dropped>', ...new Set(own)].join(' ');
    }
    if (/^(?:proxy-)?authorization$/i.test(name)) return this.#authorization(value);
    if (FIELDS.test(name)) return this.#unknown(value);
    return OPEN_FIELDS.test(name) ? value : this.#withheld(value);
  }

  #authorization(value: string): string {
    const [, scheme = '', gap = '', credentials = ''] = /^(\S+)(\s*)(.*)$/s.exec(value) ?? [];
    if (!SCHEMES.test(scheme)) return this.#unknown(value);
    const shown = /^basic$/i.test(scheme) ? this.#basic(credentials) : this.#unknown(credentials);
    return `${scheme}${gap}${shown}`;
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

  address(url: string): string {
    const [before = '', ...query] = url.split('?');
    return query.length === 0 ? url : `${before}?${this.#parameters(query.join('?'), NAMES, OPEN_PARAMETERS)}`;
  }

  /** @param isOpen names of which the values are shown; absent: all that are not secret */
  #parameters(text: string, isSecret: Pick<RegExp, 'test'>, isOpen?: RegExp): string {
    return text.replace(/([^&=?]*)=([^&]*)/g, (all, name: string, value: string) => {
      if (value === '') return all;
      if (!isSecret.test(decoded(name)))
        return isOpen?.test(decoded(name)) === false ? `${name}=${this.#withheld(decoded(value))}` : all;
      const clean = this.redactor.clean(value);
      return `${name}=${this.redactor.isPlaceholder(clean) ? clean : this.#unknown(decoded(value))}`;
    });
  }

  #members(text: string, isSecret: Pick<RegExp, 'test'>): string {
    return text.replace(MEMBER, (all, name: string, colon: string, value: string) => {
      if (!isSecret.test(fromJson(name)) || /^(?:null|true|false)$/.test(value)) return all;
      const bare = value.startsWith('"') ? fromJson(value.replace(/^"|"$/g, '')) : value;
      return bare === '' ? all : `"${name}"${colon}${JSON.stringify(this.#unknown(bare))}`;
    });
  }

  /** A token request as a server decodes it: unescaped, a secret arrives as another. @param shown without secrets @param said as it came */
  asItArrives(shown: string, said: string): string {
    const own = `<client_secret:${this.redactor.tag(this.client.secret)}>`;
    const named = new RegExp(`(client_secret(?:=|"\\s*:\\s*"))${own}`, 'g');
    if (!named.test(shown)) return shown;
    const { secret: arrived } = namedIn(said.replace(/^\uFEFF/, ''));
    if (arrived === this.client.secret) return shown;
    return shown.replace(named, `$1<unknown_secret:${this.redactor.tag(arrived)}>`);
  }

  /** Shows only the parts of a token request that are known to be no credential. */
  body(text: string, isTokenRequest: boolean): string {
    const secret = isTokenRequest ? { test: (name: string) => !OPEN_IN_TOKEN_REQUESTS.test(name) } : NAMES;
    const isJson = /^\uFEFF?\s*[{["]/.test(text);
    if (isJson) return this.#members(text, secret);
    const isForm = /^[^\s<>"{}]*=[^\s<>"{}]*\s*$/.test(text.replace(PLACEHOLDERS, ''));
    if (isForm) return this.#parameters(text, secret);
    return isTokenRequest && text.trim() !== '' ? this.#unknown(text) : text;
  }
}
