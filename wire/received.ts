/** How a received request is written down: its secrets are taken out by what they are, and by where they stand. */
import { LONGEST_KEPT_BODY, recordBody } from '../cases/record.ts';
import type { NameValue, RecordedBody, RecordedRequest } from '../contract/evidence.ts';
import { operationAt } from '../contract/operation-at.ts';
import type { Redactor } from './redaction.ts';

/** A request as it came over the wire. */
export interface RawRequest {
  readonly method: string;
  /** Path and query as sent; absolute where it was sent so. */
  readonly target: string;
  readonly headers: readonly NameValue[];
  readonly body: Buffer;
  /** Its length, where not all of it was kept. */
  readonly bytes: number;
}

/** Whose secrets they are that the run knows. */
export interface KnownClient {
  readonly id: string;
  readonly secret: string;
}

/** A longer header field says nothing more. */
const LONGEST_FIELD = 8192;

/** Takes out what nobody knows for a secret, but which stands where secrets stand. */
class Withdrawer {
  constructor(
    private readonly redactor: Redactor,
    private readonly client: KnownClient,
  ) {}

  /** What stands in the place of a credential; one of the run's own is told from others. */
  #unknown(value: string): string {
    const clean = this.redactor.clean(value);
    if (/^<[a-z_]+:[0-9a-f]{8}[^<>]*>$/.test(clean) || value.trim() === '') return clean;
    this.redactor.add(value, `<unknown_secret:${this.redactor.tag(value)}>`);
    return `<unknown_secret:${this.redactor.tag(value)}>`;
  }

  authorization(value: string): string {
    const [, scheme = '', gap = '', credentials = ''] = /^(\S+)(\s+)(.*)$/s.exec(value) ?? [];
    if (credentials === '') return /^[A-Za-z]{1,12}$/.test(value) ? value : this.#unknown(value);
    return /^basic$/i.test(scheme)
      ? `${scheme}${gap}${this.#basic(credentials)}`
      : `${scheme}${gap}${this.#unknown(credentials)}`;
  }

  #basic(credentials: string): string {
    const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
    const decoded = (text: string) => new URLSearchParams(`t=${text.replaceAll('&', '%26')}`).get('t');
    const isOurs = decoded(secret) === this.client.secret && decoded(id) === this.client.id;
    if (isOurs) return `<client_secret:${this.redactor.tag(this.client.secret)} basic>`;
    if (secret !== '' && secret !== this.client.secret) this.#unknown(secret);
    return this.#unknown(credentials);
  }

  /** Parameters of a query or form whose names say that they are secret. */
  parameters(text: string): string {
    return text.replace(
      /([?&]|^)((?:client_secret|clientsecret|secret|password|access_token|token|api_?key)=)([^&#\s]*)/gi,
      (_all, before: string, name: string, value: string) => `${before}${name}${this.#unknown(value)}`,
    );
  }

  /** Members of JSON whose names say that they are secret. */
  members(text: string): string {
    return text.replace(
      /("(?:client_?secret|secret|password|access_token|token|api_?key)"\s*:\s*")((?:[^"\\]|\\.)*)"/gi,
      (_all, name: string, value: string) => `${name}${this.#unknown(value)}"`,
    );
  }
}

function recordedBody(
  raw: RawRequest,
  isToken: boolean,
  withdrawer: Withdrawer,
  redactor: Redactor,
): RecordedBody | null {
  const { body, bytes, headers } = raw;
  const announced = headers.some(([name]) => /^(?:content-length|transfer-encoding|content-type)$/i.test(name));
  if (bytes === 0 && !announced) return null;
  const cut = bytes > body.length;
  const clean = redactor.cleanBytes(body);
  if (clean.length > LONGEST_KEPT_BODY || cut) return recordBody(clean, { bytes, cut });
  const recorded = recordBody(clean, { bytes });
  if (recorded.text === undefined || !isToken) return recorded;
  return { ...recorded, text: redactor.clean(withdrawer.members(withdrawer.parameters(recorded.text))) };
}

/** Field values that are secrets themselves. */
const CREDENTIAL_FIELDS = /^(?:authorization|proxy-authorization|x-api-key|x-access-token|api-key)$/i;

/** The request as it is recorded. @param base the address under which the provider is reached, without a trailing slash */
export function recordReceived(
  raw: RawRequest,
  base: string,
  redactor: Redactor,
  client: KnownClient,
): { readonly request: RecordedRequest; readonly astray: boolean } {
  const { origin, pathname } = new URL(base);
  const target = raw.target.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const { operation, astray } = operationAt(target.replace(/[?#].*$/s, ''), pathname.replace(/\/+$/, ''));
  const withdrawer = new Withdrawer(redactor, client);
  const isToken = operation === 'token-form' || operation === 'token-json';
  const body = recordedBody(raw, isToken, withdrawer, redactor);
  const headers = raw.headers.map(([name, value]): NameValue => {
    const shown = CREDENTIAL_FIELDS.test(name) ? withdrawer.authorization(value) : value;
    if (/^cookie$/i.test(name)) return [redactor.clean(name), '<dropped>'];
    return [redactor.clean(name), redactor.clean(shown).slice(0, LONGEST_FIELD)];
  });
  const url = redactor.clean(withdrawer.parameters(`${origin}${target}`));
  return { request: { operation, method: raw.method, url, headers, body }, astray };
}
