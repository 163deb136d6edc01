/** The token exchange as RFC 6749 has it, whatever framework read the request. */
import { authenticate, type Client } from './clients.ts';

/** What a token endpoint answers (section 5). */
export interface Grant {
  readonly status: 200 | 400 | 401;
  readonly body: Readonly<Record<string, string | number>>;
}

type Parameters = Readonly<Record<string, unknown>>;

/** RFC 6749 §5.1: no cache may keep a token. */
export const NO_STORE = { 'Cache-Control': 'no-store' };

function refused(status: 400 | 401, error: string, error_description: string): Grant {
  return { status, body: { error, error_description } };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Exchanges a client's credentials for a token: the JSON variant (section 5, point 3). */
export async function grantToClient(given: unknown, issue: (client: Client) => Promise<string>): Promise<Grant> {
  const { client_id, client_secret } = (given ?? {}) as Parameters;
  // A parameter that came twice is a list by now (RFC 6749 §3.2).
  if (!isText(client_id) || !isText(client_secret))
    return refused(400, 'invalid_request', 'client_id and client_secret are required, once each.');
  const client = authenticate(client_id, client_secret);
  if (!client) return refused(401, 'invalid_client', 'The client is unknown, or its secret is wrong.');
  const access_token = await issue(client);
  return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: client.lifetimeSeconds } };
}

/** The same with a grant type: the form variant (section 5, point 2). */
export async function grantByType(given: unknown, issue: (client: Client) => Promise<string>): Promise<Grant> {
  const { grant_type } = (given ?? {}) as Parameters;
  if (!isText(grant_type)) return refused(400, 'invalid_request', 'grant_type is required, once.');
  if (grant_type !== 'client_credentials')
    return refused(400, 'unsupported_grant_type', 'grant_type must be client_credentials.');
  return grantToClient(given, issue);
}
