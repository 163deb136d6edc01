/** The mock's access log: nothing in it can reveal a secret or a token. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openapi } from '../contract/interface.ts';
import { asJsonObject, parsedJson } from '../contract/json.ts';
import { isTokenOperation } from '../contract/words.ts';
import type { Context } from './behaviour.ts';

/** One finished request. */
export interface AccessEntry {
  /** The request's id, as in `X-Request-Id`. */
  readonly id: string;
  /** When it came, in milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  /** The path, and whether there was a query; what could be a secret or a token is an ellipsis. */
  readonly path: string;
  /** `null` if no reply was started: the connection broke, or was meant to. */
  readonly status: number | null;
  readonly durationMs: number;
  /** The client that called, if known: by its token, or by the id in its token request. */
  readonly clientId: string | null;
  readonly bytes: number;
  readonly address: string;
  /** `User-Agent` as it came. */
  readonly agent: string | null;
}

/** What the mock notes of a request while it answers. */
export type Noted = { -readonly [Name in 'clientId' | 'bytes']: AccessEntry[Name] };

const LEFT_OUT = '…';
const KNOWN = new Set(Object.keys(openapi.paths).flatMap((path) => path.split('/')));
/** A word that a person would write into a path, or its dots. Tokens are longer, or have digits. */
const WORD = /^(?:\.{1,2}|[A-Za-z-]{1,16}|v\d{1,2})$/;
const PLAIN_VERSION = /^api-version=\d{1,2}(?:\.\d{1,2})?$/;
const MOST_SEGMENTS = 12;

/**
 * A request's target as it may be shown: the words of its path, and its query only if that is a plain version.
 * @param basePath what the mock serves below, whose segments are known too
 * @param secrets what is never shown, whatever it looks like
 */
export function shownTarget(target: string, basePath: string, secrets: readonly string[]): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [before = '', query] = path.split(/\?(.*)/s);
  const isKnown = (segment: string) => KNOWN.has(segment) || basePath.split('/').includes(segment);
  const shown = (segment: string) => (isKnown(segment) || WORD.test(segment) ? segment : LEFT_OUT);
  const segments = before.split('/');
  const words = segments.slice(0, MOST_SEGMENTS).map(shown).join('/');
  const all = segments.length > MOST_SEGMENTS ? `${words}/${LEFT_OUT}` : words;
  const whole = query === undefined ? all : `${all}?${PLAIN_VERSION.test(query) ? query : LEFT_OUT}`;
  const lower = whole.toLowerCase();
  return secrets.some((secret) => secret !== '' && lower.includes(secret.toLowerCase())) ? LEFT_OUT : whole;
}

function namedIn({ bytes, headers }: Context): unknown {
  const text = String(bytes);
  const [, basic = ''] =
    /^Basic +(.*)$/i.exec(headers.find(([name]) => /^authorization$/i.test(name))?.[1] ?? '') ?? [];
  return (
    asJsonObject(parsedJson(text))?.['client_id'] ??
    new URLSearchParams(text).get('client_id') ??
    String(Buffer.from(basic, 'base64')).split(':')[0]
  );
}

/** The client of a request: only one that the mock knows, so that nothing else from the request gets into a log. */
export function clientOf(ctx: Context): string | null {
  const named = ctx.claims?.['client_id'] ?? (ctx.operation && isTokenOperation(ctx.operation) ? namedIn(ctx) : null);
  return ctx.mock.clients.find(({ id }) => id === named)?.id ?? null;
}

/** Waits for the end of a request and logs it. */
export function follow(
  message: IncomingMessage,
  response: ServerResponse,
  known: { readonly id: string; readonly basePath: string; readonly secrets: readonly string[]; readonly noted: Noted },
  log: (entry: AccessEntry) => void,
): void {
  const { remoteAddress: address = '' } = message.socket;
  const { 'user-agent': agent } = message.headers;
  const at = Date.now();
  const started = performance.now();
  response.once('close', () =>
    log({
      id: known.id,
      at,
      method: message.method ?? '',
      path: shownTarget(message.url ?? '', known.basePath, known.secrets),
      status: response.headersSent ? response.statusCode : null,
      durationMs: Math.round(performance.now() - started),
      ...known.noted,
      address,
      agent: agent ?? null,
    }),
  );
}
