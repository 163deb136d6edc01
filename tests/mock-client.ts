/** A plain caller of the mock: what the mock's own tests send. */
import { EMBEDDED_CLIENT } from '../mock/embedded.ts';
import { type Mock, type MockOptions, startMock } from '../mock/server.ts';

/** A complete check-in without its optional members. */
export const STAY = {
  hotelConfirmationNumber: 'CERT-1',
  lodgingHotelId: 100001,
  source: 'direct',
  checkInDateTime: '2026-06-01T15:00:00-05:00',
  expectedCheckOutDateTime: '2026-06-03T11:00:00-05:00',
  roomNumber: '101',
  folio: 'F-1',
  guestFirstName: 'Ana',
  guestLastName: "O'Neil",
  roomType: 'Double',
  occupancy: 2,
  numberOfNights: 2,
};

export const CHECK_IN = '/api/v1/reservation/checkin';
export const CHECK_OUT = '/api/v1/reservation/checkout';
const CREDENTIALS = { client_id: EMBEDDED_CLIENT.id, client_secret: EMBEDDED_CLIENT.secret };
/** A complete token request. */
export const GRANT = { grant_type: 'client_credentials', ...CREDENTIALS };
export const JSON_TYPE = { 'content-type': 'application/json' };

type Headers = Record<string, string>;

export function post(url: string, body: unknown, headers: Headers = JSON_TYPE): Promise<Response> {
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  // As bytes, since fetch would add its own media type to a string.
  const payload = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return fetch(url, { method: 'POST', headers, body: payload, redirect: 'manual' });
}

/** A token request in the form variant. */
export function form(of: Mock, parameters: Record<string, string> | [string, string][], query = ''): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  return post(`${of.url}/oauth2/token${query}`, String(new URLSearchParams(parameters)), headers);
}

/** A token of a mock, by the form variant. */
export async function tokenOf(of: Mock, credentials: Record<string, string> = GRANT): Promise<string> {
  const reply = await form(of, credentials);
  return ((await reply.json()) as { access_token: string }).access_token;
}

export function event(of: Mock, path: string, body: unknown, headers: Headers, bearer: string): Promise<Response> {
  return post(`${of.url}${path}`, body, { ...JSON_TYPE, authorization: `Bearer ${bearer}`, ...headers });
}

export async function status(reply: Promise<Response>): Promise<number> {
  const { status: code, body } = await reply;
  await body?.cancel();
  return code;
}

/** Starts a mock, passes it with one of its tokens (empty if it issues none), and stops it. */
export async function withMock<T>(options: MockOptions, use: (mock: Mock, token: string) => Promise<T>): Promise<T> {
  const other = await startMock(options);
  try {
    return await use(other, await tokenOf(other).catch(() => ''));
  } finally {
    await other.close();
  }
}
