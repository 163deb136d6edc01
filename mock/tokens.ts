/** Access tokens: JWTs signed with ES256, and trust in the tokens of an external issuer. */
import { generateKeyPairSync, type KeyPairKeyObjectResult, sign as signBytes } from 'node:crypto';
import { compactVerify, createRemoteJWKSet, decodeJwt, type JWTPayload, type JWTVerifyGetKey } from 'jose';

/** The claims of an access token. `exp` may be a fraction (RFC 7519 §2): a token lives just as `expires_in` says. */
export type Claims = JWTPayload;

/** The audience of the mock's own tokens. */
export const AUDIENCE = 'lodging-reservation-notification';

/** An issuer outside the mock whose tokens are accepted as well. */
export interface TrustedIssuer {
  /** Its `iss`, without a trailing slash. */
  readonly url: string;
  /** Its public keys; fetched when first needed. */
  keys(): Promise<JWTVerifyGetKey>;
}

/** The keys of a trusted issuer could not be fetched: an outage, not an error of the caller. */
export class IssuerUnreachable extends Error {}

const ALGORITHM = 'ES256';
const EXTERNAL_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const KEY_FETCH_ERRORS = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];
let keyPair: KeyPairKeyObjectResult | undefined;

/** One key pair for all mocks of a process; their tokens differ in `iss`. */
function keys(): KeyPairKeyObjectResult {
  keyPair ??= generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return keyPair;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const HEADER = encoded({ alg: ALGORITHM, typ: 'at+jwt' });

/** Signs claims as an access token (RFC 7518 §3.4). In another thread, as in libraries, it takes far longer. */
export async function sign(claims: Claims): Promise<string> {
  const signed = `${HEADER}.${encoded(claims)}`;
  const key = { key: keys().privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${signed}.${signBytes('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

/** The claims of a token signed by the mock; `null` for any other string. The algorithm is pinned (RFC 8725 §3.1). */
export async function readOwnToken(token: string): Promise<Claims | null> {
  try {
    const { payload } = await compactVerify(token, keys().publicKey, { algorithms: [ALGORITHM] });
    return JSON.parse(String(Buffer.from(payload))) as Claims;
  } catch {
    return null;
  }
}

/** The claims of a token, unverified; `null` if it is not a JWT. */
export function peek(token: string): Claims | null {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}

/** The claims of a token that the trusted issuer has signed; `null` for any other string. */
export async function readTrustedToken(token: string, issuer: TrustedIssuer): Promise<Claims | null> {
  const keysOfIssuer = await issuer.keys();
  try {
    const { payload } = await compactVerify(token, keysOfIssuer, { algorithms: EXTERNAL_ALGORITHMS });
    return JSON.parse(String(Buffer.from(payload))) as Claims;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    // Errors of jose are about the token, except for these and any other error, which are about fetching the keys.
    if (!code.startsWith('ERR_J') || KEY_FETCH_ERRORS.includes(code)) throw new IssuerUnreachable(issuer.url);
    return null;
  }
}

async function jwksAddress(issuer: string): Promise<URL> {
  for (const path of ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']) {
    const reply = await fetch(`${issuer}${path}`, { signal: AbortSignal.timeout(5000) });
    if (!reply.ok) continue;
    const metadata = (await reply.json().catch(() => null)) as { jwks_uri?: unknown } | null;
    if (typeof metadata?.jwks_uri === 'string') return new URL(metadata.jwks_uri);
  }
  return new URL(`${issuer}/jwks`);
}

/** Trusts an issuer: its JWKS is found by discovery (OpenID Connect, then RFC 8414), else at `ISSUER/jwks`. */
export function trustIssuer(url: string): TrustedIssuer {
  const issuer = url.replace(/\/+$/, '');
  let found: Promise<JWTVerifyGetKey> | undefined;
  return {
    url: issuer,
    keys() {
      found ??= jwksAddress(issuer)
        .then((address) => createRemoteJWKSet(address) as JWTVerifyGetKey)
        .catch(() => {
          // Tried again with the next token: the issuer may only be slow to start.
          found = undefined;
          throw new IssuerUnreachable(issuer);
        });
      return found;
    },
  };
}
