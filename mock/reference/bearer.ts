/** Authentication of the reference service (section 5, point 4; RFC 6750). */
import {
  type Behaviour,
  type Context,
  type Credential,
  type CredentialProblem,
  type Refusal,
  remember,
} from '../behaviour.ts';
import { AUDIENCE, type Claims, readOwnToken } from '../tokens.ts';

/** Looks only in the `Authorization` field; the scheme is case-insensitive (RFC 9110 §11.1). */
function findCredential(ctx: Context): Credential {
  const values = ctx.headers.filter(([name]) => name.toLowerCase() === 'authorization').map(([, value]) => value);
  if (values.length > 1) return { kind: 'repeated' };
  const value = values[0]?.trim() ?? '';
  if (!/^bearer(?:\s|$)/i.test(value)) return { kind: 'absent' };
  const found = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(value);
  return found?.[1] ? { kind: 'token', token: found[1] } : { kind: 'malformed' };
}

const KEPT = 1000;

/** Reads a token; a signature that was valid once is not verified again. */
async function readToken(token: string, ctx: Context): Promise<Claims | null> {
  const verified = remember(ctx, 'verified tokens', () => new Map<string, Claims>());
  const known = verified.get(token);
  if (known) return known;
  const claims = await readOwnToken(token);
  if (claims && verified.size < KEPT) verified.set(token, claims);
  return claims;
}

function issuerOk(claims: Claims, ctx: Context): boolean {
  return claims.iss === ctx.mock.url;
}

function audienceOk(claims: Claims): boolean {
  return ([] as unknown[]).concat(claims.aud ?? []).includes(AUDIENCE);
}

function expired(claims: Claims, ctx: Context): boolean {
  return typeof claims.exp !== 'number' || claims.exp * 1000 <= ctx.mock.clock();
}

async function credentialProblem(ctx: Context): Promise<CredentialProblem | null> {
  const { behaviour } = ctx;
  const credential = behaviour.findCredential(ctx);
  if (credential.kind !== 'token') return credential.kind;
  const claims = await behaviour.readToken(credential.token, ctx);
  if (!claims || !behaviour.issuerOk(claims, ctx) || !behaviour.audienceOk(claims, ctx)) return 'invalid';
  if (behaviour.expired(claims, ctx)) return 'expired';
  ctx.claims = claims;
  return null;
}

const CHALLENGES: Readonly<Record<CredentialProblem, { readonly error?: string; readonly detail: string }>> = {
  absent: { detail: 'A bearer token is required in the Authorization header.' },
  malformed: { error: 'invalid_token', detail: 'The Authorization header contains no well-formed bearer token.' },
  repeated: { error: 'invalid_request', detail: 'The Authorization header is given more than once.' },
  invalid: { error: 'invalid_token', detail: 'The token was not issued for this service.' },
  expired: { error: 'invalid_token', detail: 'The token has expired.' },
};

/** The refusal of a credential, with its challenge (RFC 6750 §3: no error code if no credential was sent). */
export function credentialRefusal(problem: CredentialProblem): Refusal {
  const { error, detail } = CHALLENGES[problem];
  const challenge = `Bearer realm="lodging"${error ? `, error="${error}", error_description="${detail}"` : ''}`;
  const kind = problem === 'expired' ? 'expired' : 'credential';
  return { kind, detail, headers: [['WWW-Authenticate', challenge]] };
}

/** The stages of authentication. */
export const bearer = {
  findCredential,
  readToken,
  issuerOk,
  audienceOk,
  expired,
  credentialProblem,
} satisfies Partial<Behaviour>;
