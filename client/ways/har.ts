/** Calls that another tool has recorded (HAR 1.2), as exchanges of a scene of their own, without secrets. */
import type { Exchange, NameValue, Received } from '../../contract/evidence.ts';
import { operationAt } from '../../contract/operation-at.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { recordOthersReply } from '../../wire/recorded-reply.ts';
import type { Redactor } from '../../wire/redaction.ts';
import type { RawReply } from '../../wire/transport.ts';
import { type KnownClient, recordReceived } from '../listener/received.ts';
import type { RawRequest } from '../provider/provider.ts';

/** Why a file cannot be taken for a recording, or holds nothing to be judged. */
export class UnreadableHar extends Error {
  override readonly name = 'UnreadableHar';
}

interface HarPairs {
  readonly name: string;
  readonly value: string;
}

/** What of an entry is read; tools leave members out that the format asks for. */
interface HarEntry {
  readonly startedDateTime: string;
  readonly time?: number;
  readonly connection?: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion?: string;
    readonly headers: readonly HarPairs[];
    readonly postData?: { readonly text?: string; readonly params?: readonly HarPairs[] };
  };
  readonly response: {
    readonly status: number;
    readonly statusText?: string;
    readonly headers: readonly HarPairs[];
    readonly content?: { readonly text?: string; readonly encoding?: string };
    /** `net::ERR_…` of Chromium. */
    readonly _error?: string | null;
    readonly _failureText?: string | null;
  };
  readonly _securityDetails?: { readonly protocol?: string; readonly subjectName?: string };
}

/** What a recording holds that can be judged. */
export interface HarCalls {
  readonly exchanges: readonly Exchange[];
  /** How many entries are about something else. */
  readonly others: number;
  /** The base address at which the calls were. */
  readonly baseUrl: string;
  /** When the first call began and the last one was over: RFC 3339, UTC. */
  readonly startedAt: string;
  readonly endedAt: string;
}

/** What is needed to read a recording. */
export interface HarParts {
  readonly redactor: Redactor;
  readonly client: KnownClient;
  /** The scene whose calls they become. */
  readonly scene: string;
}

/** No run holds more. */
const MOST_CALLS = 20_000;
const PATH = /\/(?:oauth2\/token|api\/v1\/[^?#]*)/i;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const arePairs = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((each) => isObject(each) && typeof each['name'] === 'string' && typeof each['value'] === 'string');

function isEntry(value: unknown): value is HarEntry {
  if (!isObject(value) || !isObject(value['request']) || !isObject(value['response'])) return false;
  const { request, response, startedDateTime } = value;
  return (
    typeof startedDateTime === 'string' &&
    Number.isFinite(Date.parse(startedDateTime)) &&
    typeof request['method'] === 'string' &&
    typeof request['url'] === 'string' &&
    URL.canParse(request['url']) &&
    arePairs(request['headers']) &&
    typeof response['status'] === 'number' &&
    arePairs(response['headers'])
  );
}

function entriesOf(text: string): HarEntry[] {
  let har: unknown;
  try {
    har = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableHar('it is no JSON');
  }
  const log = isObject(har) ? har['log'] : undefined;
  if (!isObject(log) || !Array.isArray(log['entries']))
    throw new UnreadableHar('it has no log.entries, as HAR 1.2 has');
  const bad = log['entries'].findIndex((entry) => !isEntry(entry));
  if (bad >= 0) throw new UnreadableHar(`entry ${bad + 1} is not as HAR 1.2 has entries`);
  return log['entries'] as HarEntry[];
}

/** Where the service begins in an address; `null`: it is no call of the interface. */
function baseOf({ request: { method, url } }: HarEntry): string | null {
  const { origin, pathname } = new URL(url);
  const at = pathname.search(PATH);
  // What a browser asks of its own before a call is not the client's.
  return at < 0 || /^OPTIONS$/i.test(method) ? null : `${origin}${pathname.slice(0, at)}`;
}

/** Header fields; HTTP/2 has some more, which say what the request line says (RFC 9113 §8.3). */
const pairs = (headers: readonly HarPairs[]): NameValue[] =>
  headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }): NameValue => [name, value]);

const inForm = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
function bodyOf({ postData }: HarEntry['request']): Buffer {
  const { text, params = [] } = postData ?? {};
  return Buffer.from(text ?? params.map(({ name, value }) => `${inForm(name)}=${inForm(value)}`).join('&'));
}

function rawRequest({ request }: HarEntry): RawRequest {
  const { pathname, search } = new URL(request.url);
  const body = bodyOf(request);
  const { method, headers } = request;
  return { method, target: `${pathname}${search}`, headers: pairs(headers), body, bytes: body.length };
}

function rawReply({ response }: HarEntry): RawReply {
  const { status, statusText = '', headers, content = {} } = response;
  const body = Buffer.from(content.text ?? '', content.encoding === 'base64' ? 'base64' : 'utf8');
  return { status, reason: statusText, headers: pairs(headers), body };
}

const PROTOCOLS: readonly (readonly [RegExp, Received['protocol']])[] = [
  [/^http\/1\.0$/i, 'HTTP/1.0'],
  [/^http\/1\.1$/i, 'HTTP/1.1'],
  [/^(?:h2|http\/2(?:\.0)?)$/i, 'HTTP/2'],
  [/^(?:h3|http\/3(?:\.0)?)$/i, 'HTTP/3'],
];

/** What is known of a call besides what it says. @param connections those so far */
function receivedOf(entry: HarEntry, scene: string, astray: boolean, connections: Map<string, number>): Received {
  const { connection = '', request, _securityDetails: tls } = entry;
  const known = connections.get(connection);
  const number = known ?? connections.size + 1;
  connections.set(connection, number);
  const protocol = PROTOCOLS.find(([pattern]) => pattern.test(request.httpVersion ?? ''))?.[1] ?? 'unknown';
  return {
    ...{ scene, connection: number, reused: connection !== '' && known !== undefined, protocol },
    tls: tls?.protocol ? { protocol: tls.protocol.slice(0, 16), serverName: null } : null,
    bodyMs: 0,
    ...(astray ? { astray: true } : {}),
  };
}

/** Of a reply what may be shown, and the tokens in it. */
function replyOf(entry: HarEntry, sent: string, isToken: boolean, redactor: Redactor) {
  if (entry.response.status <= 0) {
    const message = 'the recording holds no reply';
    return { reply: null, failure: { kind: 'network' as const, message }, issued: [] };
  }
  return recordOthersReply(rawReply(entry), redactor, { sent, isToken });
}

/** The id and secret by which a recording's token requests name the client; `null`: none does. */
export function clientIn(text: string): KnownClient | null {
  for (const entry of entriesOf(text)) {
    if (baseOf(entry) === null || !/token/i.test(new URL(entry.request.url).pathname)) continue;
    const body = bodyOf(entry.request).toString();
    const form = new URLSearchParams(body);
    const [id, secret] = [form.get('client_id'), form.get('client_secret')];
    if (id && secret) return { id, secret };
    try {
      const { clientId, clientSecret } = JSON.parse(body) as Record<string, unknown>;
      if (typeof clientId === 'string' && typeof clientSecret === 'string')
        return { id: clientId, secret: clientSecret };
    } catch {
      // A form without credentials, which may stand in a header field.
    }
    const basic = pairs(entry.request.headers).find(([name]) => /^authorization$/i.test(name))?.[1] ?? '';
    const [, encoded = ''] = /^basic +(\S+)$/i.exec(basic) ?? [];
    const [, user, password] = /^([^:]+):(.+)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
    if (user && password) return { id: decodeURIComponent(user), secret: decodeURIComponent(password) };
  }
  return null;
}

/** Reads a recording. @throws {UnreadableHar} */
export function readHar(text: string, { redactor, client, scene }: HarParts): HarCalls {
  const entries = entriesOf(text);
  const calls = entries.filter((entry) => baseOf(entry) !== null);
  calls.sort((a, b) => Date.parse(a.startedDateTime) - Date.parse(b.startedDateTime));
  if (calls.length === 0) throw new UnreadableHar('none of its entries is a call of the interface (section 4)');
  if (calls.length > MOST_CALLS) throw new UnreadableHar(`it has more than ${MOST_CALLS} calls of the interface`);
  // Tokens of all replies are known before the first request is written down.
  for (const entry of calls) recordOthersReply(rawReply(entry), redactor, { sent: '', isToken: false });
  const connections = new Map<string, number>();
  const exchanges = calls.map((entry, at): Exchange => {
    const base = baseOf(entry) as string;
    const { request, astray } = recordReceived(rawRequest(entry), base, redactor, client);
    const { operation } = operationAt(new URL(entry.request.url).pathname, [
      new URL(base).pathname.replace(/\/+$/, ''),
    ]);
    const sent = `${request.url}\n${request.body?.text ?? ''}`;
    return {
      id: `${scene}/${at + 1}`,
      seq: at + 1,
      request,
      ...replyOf(entry, sent, isTokenOperation(operation), redactor),
      sentAt: new Date(entry.startedDateTime).toISOString(),
      durationMs: Math.round(Math.max(0, entry.time ?? 0)),
      waits: [],
      received: receivedOf(entry, scene, astray, connections),
    };
  });
  const ends = exchanges.map(({ sentAt, durationMs }) => Date.parse(sentAt) + durationMs);
  const service = calls.find(({ request: { url } }) => /\/api\/v1\/reservation\//i.test(url)) ?? calls[0];
  return {
    exchanges,
    others: entries.length - calls.length,
    baseUrl: baseOf(service as HarEntry) as string,
    startedAt: exchanges[0]?.sentAt as string,
    endedAt: new Date(Math.max(...ends)).toISOString(),
  };
}
