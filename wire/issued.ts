/** Takes the tokens that a reply issues out of it, before anybody else sees the reply. */

import { placeholder } from '../cases/placeholder.ts';
import { SHORTEST_SECRET } from '../cases/secrets/finder.ts';
import { jwtsIn } from '../cases/secrets/jwt.ts';
import { type ExchangeFailure, flawOf, type IssuedToken, type NameValue } from '../contract/evidence.ts';
import { ofItsOwn, type Redactor } from './redaction.ts';
import type { ReplySecrets } from './reply-secrets.ts';
import type { RawReply } from './transport.ts';
import { NEVER_LEFT } from './under-way.ts';

/** A token together with what may be told about it. */
export interface TakenToken extends IssuedToken {
  readonly value: string;
  /** Lifetime in seconds as far as a number can be read from the reply, else `null`. */
  readonly lifetimeSeconds: number | null;
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

/** What looks like a JWT, less what the request itself showed: a made-up token that comes back is nobody's secret. */
function foreignJwts(text: string, sent: string): string[] {
  return jwtsIn(text).filter((jwt) => !sent.includes(jwt));
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

/**
 * The tokens in a token endpoint's reply, the value of `access_token` first, up to as many as one reply may make secret.
 * Misnamed members (`accessToken`) and anything that looks like a JWT are taken as well: they are secrets, even where the
 * reply is wrong.
 */
export function takeTokens(
  body: string,
  secrets: ReplySecrets,
  headers: readonly NameValue[] = [],
  sent = '',
): TakenToken[] {
  const object = jsonObject(body);
  const seconds = Number(object?.['expires_in']);
  const lifetime = Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  const members = Object.entries(object ?? {}).filter(
    ([name, value]) => TOKEN_MEMBER.test(name) && typeof value === 'string',
  );
  members.sort(([a], [b]) => Number(b === 'access_token') - Number(a === 'access_token'));
  const values = members.map(([, value]) => value as string);
  if (!object) values.push(...[...body.matchAll(LOOSE_MEMBER)].map((match) => match[1] as string));
  values.push(...foreignJwts(body, sent));
  const { redactor } = secrets;
  const known = (value: string) => secrets.add(value, (tag) => placeholder({ secret: 'access_token' }, tag));
  const long = [...new Set(values)].filter((value) => value.length >= SHORTEST_SECRET);
  const taken = upToFirst(long, known).map(ofItsOwn);
  // What stands in a header is nobody's to use, but a secret all the same.
  upToFirst(
    headers.flatMap(([, text]) => foreignJwts(text, sent)),
    known,
  );
  const named = typeof object?.['access_token'] === 'string' ? object['access_token'] : null;
  return taken.map((value) => takenToken(value, redactor, value === named ? lifetime : null));
}

/** Those before the first that does not hold. */
function upToFirst(values: readonly string[], holds: (value: string) => boolean): string[] {
  const end = values.findIndex((value) => !holds(value));
  return end < 0 ? [...values] : values.slice(0, end);
}

/** Whether the issuer may have ended the token by another: not where it refused the request (RFC 6749 §5.2). */
export function mayHaveIssued(
  { raw, failure }: { raw?: RawReply; failure?: ExchangeFailure },
  taken: readonly TakenToken[],
) {
  if (!raw) return !NEVER_LEFT.includes(failure?.kind);
  return taken.length > 0 || raw.status < 400 || raw.status >= 500;
}
