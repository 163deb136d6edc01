/** Access tokens: JWTs signed with ES256. */
import { generateKeyPairSync, type KeyPairKeyObjectResult, sign as signBytes } from 'node:crypto';
import { compactVerify, decodeJwt, type JWTPayload } from 'jose';

/** The claims of an access token. `exp` may be a fraction (RFC 7519 §2): a token lives just as `expires_in` says. */
export type Claims = JWTPayload;

/** The audience of the mock's own tokens. */
export const AUDIENCE = 'lodging-reservation-notification';

const ALGORITHM = 'ES256';
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
