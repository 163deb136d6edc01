/** Calls recorded by another tool (HAR 1.2), as exchanges of their own scene, without secrets. */
import { type Exchange, headerValues, type NameValue, type Received } from '../../contract/evidence.ts';
import { operationAt } from '../../contract/interface.ts';
import { asJsonObject, parsedJson } from '../../contract/json.ts';
import type { Profile } from '../../contract/profile.ts';
import { isTokenOperation } from '../../contract/words.ts';
import type { Redactor } from '../../wire/redaction.ts';
import { recordOthersReply } from '../../wire/reply-record.ts';
import { credentialsIn, type KnownClient } from '../listener/credentials.ts';
import { isRecordable, LIMITS, sizeOf } from '../listener/limits.ts';
import { recordReceived } from '../listener/reading.ts';

/** A file is not a recording, or contains nothing to judge. */
export class UnreadableHar extends Error {
  override readonly name = 'UnreadableHar';
}

type HarPairs = readonly { readonly name: string; readonly value: string }[];

interface HarEntry {
  readonly startedDateTime: string;
  readonly time?: number;
  readonly connection?: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion?: string;
    readonly headers: HarPairs;
    readonly bodySize?: number;
    readonly postData?: { readonly text?: string; readonly params?: HarPairs };
  };
  readonly response: {
    readonly status: number;
    readonly statusText?: string;
    readonly headers: HarPairs;
    readonly content?: { readonly text?: string; readonly encoding?: string };
  };
  readonly _securityDetails?: { readonly protocol?: string };
}

const MOST_CALLS = 20_000;
const PATH = /\/(?:(?:oauth2|auth)\/token|api\/v\d+\/[^?#]*)/i;

/** HTTP/2's extra fields repeat the request line (RFC 9113 §8.3). */
const pairs = (headers: HarPairs): NameValue[] =>
  headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }): NameValue => [name, String(value)]);

const inForm = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
function bodyOf({ postData }: HarEntry['request']): Buffer {
  const { text, params = [] } = postData ?? {};
  return Buffer.from(text ?? params.map(({ name, value }) => `${inForm(name)}=${inForm(value)}`).join('&'));
}

const PROTOCOLS: readonly (readonly [RegExp, Received['protocol']])[] = [
  [/^http\/1\.0$/i, 'HTTP/1.0'],
  [/^http\/1\.1$/i, 'HTTP/1.1'],
  [/^(?:h2|http\/2(?:\.0)?)$/i, 'HTTP/2'],
  [/^(?:h3|http\/3(?:\.0)?)$/i, 'HTTP/3'],
];

/** A call of the interface in a recording, as on the wire; `base`: the service's base in its address. */
function callIn(entry: HarEntry) {
  const { request, response, startedDateTime, time = 0, connection = '', _securityDetails: tls } = entry;
  // Whatever else a browser or proxy recorded need not be well-formed. A browser's preflight is not the client's call.
  if (!URL.canParse(request.url) || /^OPTIONS$/i.test(request.method)) return null;
  const { origin, pathname, search } = new URL(request.url);
  const at = pathname.search(PATH);
  if (at < 0) return null;
  const { status, statusText = '', content = {} } = response;
  if (!Number.isInteger(status)) throw new TypeError('The status is not a number');
  // Only whether it is a token request matters yet, which is the same in each version.
  const { operation } = operationAt(pathname, { bases: [pathname.slice(0, at)] }, {});
  const body = bodyOf(request);
  const answered = Buffer.from(content.text ?? '', content.encoding === 'base64' ? 'base64' : 'utf8');
  const { method, httpVersion = '' } = request;
  return {
    ...{ base: `${origin}${pathname.slice(0, at)}`, operation, isToken: isTokenOperation(operation), connection },
    raw: { method, target: `${pathname}${search}`, headers: pairs(request.headers), body, bytes: body.length },
    reply: { status, reason: statusText, headers: pairs(response.headers), body: answered },
    sentAt: new Date(startedDateTime).toISOString(),
    durationMs: Math.round(Math.max(0, time)),
    bodySize: request.bodySize ?? -1,
    protocol: PROTOCOLS.find(([pattern]) => pattern.test(httpVersion))?.[1] ?? 'unknown',
    tls: tls?.protocol ? { protocol: tls.protocol.slice(0, 16), serverName: null } : null,
  };
}

type Call = NonNullable<ReturnType<typeof callIn>>;

const authorizationIn = ({ raw: { headers } }: Call) => headerValues(headers, 'authorization');
const isAccepted = ({ reply: { status } }: Call) => status >= 200 && status < 300;

const tokenIn = (body: Buffer) => String(asJsonObject(parsedJson(body.toString()))?.['access_token'] ?? '');

/** What tools write in place of a token. No token consists of such characters only, or has such a word in brackets. */
const BLACKED_OUT =
  /^(?:\w+ +)?(?:[*•x.…_-]{3,}|[[<({*_]*(?:redacted|removed|masked|hidden|filtered|sanitized|stripped)[\])>}*_]*)$/i;

/** A body that was sent, and is missing or blacked out: the service accepted it, or its length is known. */
const lacksBody = (call: Call) =>
  call.raw.method === 'POST' &&
  (call.raw.body.length === 0 || BLACKED_OUT.test(call.raw.body.toString())) &&
  (isAccepted(call) || call.bodySize > 0 || Number(headerValues(call.raw.headers, 'content-length')[0] ?? 0) > 0);

/** What a recording lacks, which must not fail the client, and how to record it; `null`: the calls can be judged. */
function lackOf(calls: readonly Call[]): string | null {
  const reports = calls.filter(({ isToken }) => !isToken);
  const bare = reports.filter((call) => authorizationIn(call).length === 0);
  // If the service refused all of them, the client may have sent none.
  if (bare.length > 0 && bare.length === reports.length && reports.some(isAccepted))
    return 'it has no Authorization field in any report: a sanitized export? Export it with sensitive data';
  const values = reports.flatMap(authorizationIn);
  const [shown] = values;
  if (shown !== undefined && values.every((value) => BLACKED_OUT.test(value)))
    return `its Authorization fields are blacked out ("${shown.slice(0, 40)}"): export it with sensitive data`;
  const issued = calls.filter(({ isToken }) => isToken).map(({ reply: { body } }) => tokenIn(body));
  if (issued.some((token) => BLACKED_OUT.test(token)))
    return 'the access_token in its replies to token calls is blacked out: export it with sensitive data';
  const { length } = calls.filter(lacksBody);
  if (length > 0)
    return `it lacks the body (postData.text) of ${length} of its ${calls.length} calls: record the bodies in the same file (in Playwright: recordHar with content embed)`;
  return null;
}

/** What a recording holds that can be judged; it lasts from the start of the first call to the end of the last. */
export type Har = ReturnType<typeof readHar>;

/** Reads a recording. @throws {UnreadableHar} */
export function readHar(text: string) {
  const har = parsedJson(text.replace(/^\uFEFF/, ''));
  if (har === undefined) throw new UnreadableHar('it is not JSON');
  const entries = asJsonObject(asJsonObject(har)?.['log'])?.['entries'];
  if (!Array.isArray(entries)) throw new UnreadableHar('it has no log.entries, which HAR 1.2 requires');
  const found = entries.flatMap((entry: HarEntry, at) => {
    try {
      return callIn(entry) ?? [];
    } catch {
      throw new UnreadableHar(`entry ${at + 1} is not an entry as HAR 1.2 defines it`);
    }
  });
  found.sort((a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt));
  const [first] = found;
  if (!first) throw new UnreadableHar('none of its entries is a call of the interface (section 4)');
  const { base } = found.find(({ isToken }) => !isToken) ?? first;
  // Tokens are issued as JSON by the service itself (section 5.3): what other hosts have at that path is not its own.
  const calls = found.filter((call) => call.operation !== 'token-json' || call.base === base);
  if (calls.length > MOST_CALLS) throw new UnreadableHar(`it has more than ${MOST_CALLS} calls of the interface`);
  const lack = lackOf(calls);
  if (lack !== null) throw new UnreadableHar(lack);
  const endedAt = Math.max(...calls.map(({ sentAt, durationMs }) => Date.parse(sentAt) + durationMs));
  return {
    ...{ calls, others: entries.length - calls.length, baseUrl: base },
    ...{ startedAt: first.sentAt, endedAt: new Date(endedAt).toISOString() },
  };
}

/** The id and secret in a recording's token requests; `null`: none. */
export function clientIn({ calls }: Har): KnownClient | null {
  const named = calls.filter(({ isToken }) => isToken).map(({ raw }) => credentialsIn(raw));
  return named.find((each) => each !== null) ?? null;
}

function replyOf({ reply, isToken }: Call, sent: string, redactor: Redactor) {
  if (reply.status > 0) return recordOthersReply(reply, redactor, { sent, isToken });
  return { reply: null, failure: { kind: 'network' as const, message: 'the recording has no reply' }, issued: [] };
}

/** The calls of a recording as exchanges of a scene; those that do not fit into a record are counted. */
export function exchangesIn({ calls }: Har, scene: string, redactor: Redactor, client: KnownClient, profile: Profile) {
  // Learn the tokens of all replies before writing down the first request.
  for (const { reply } of calls) recordOthersReply(reply, redactor, { sent: '', isToken: false });
  const connections: string[] = [];
  const exchanges: Exchange[] = [];
  let bytes = 0;
  for (const call of calls) {
    const { base, raw, sentAt, durationMs, protocol, tls, connection } = call;
    const { request, astray } = recordReceived(raw, base, redactor, client, { profile });
    const known = connections.indexOf(connection);
    const number = known >= 0 ? known + 1 : connections.push(connection);
    const seq = exchanges.length + 1;
    const exchange: Exchange = {
      ...{ id: `${scene}/${seq}`, seq, request, sentAt, durationMs, waits: [] },
      ...replyOf(call, `${request.url}\n${request.body?.text ?? ''}`, redactor),
      received: {
        ...{ scene, connection: number, reused: connection !== '' && known >= 0, protocol, tls, bodyMs: 0 },
        ...(astray ? { astray: true } : {}),
      },
    };
    const size = sizeOf(exchange);
    if (!isRecordable(exchange) || bytes + size > LIMITS.bytes) continue;
    bytes += size;
    redactor.show(JSON.stringify(exchange.reply));
    exchanges.push(exchange);
  }
  return { exchanges, left: calls.length - exchanges.length };
}
