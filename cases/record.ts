/** How requests and replies are recorded: the same code for the wire that records and the replay that compares. */
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { type Exchange, isAccepted, type RecordedBody, type RecordedRequest, replyLine } from '../contract/evidence.ts';
import type { RunContext, Values } from '../contract/run.ts';
import {
  AGENT,
  type Bases,
  type Body,
  type Call,
  type JsonWithSecrets,
  piecesOf,
  RESERVATION_ID,
  type SecretRef,
  withCheckedOut,
  writeCall,
} from './call.ts';
import { placeholder } from './placeholder.ts';
import { reservationIdOf } from './reservation-id.ts';
import { seededHex } from './sequence.ts';

/** Of bodies longer than this many bytes, only the beginning and a digest are kept. */
export const LONGEST_KEPT_BODY = 16_384;
const BEGINNING = 512;
const HALF_A_CHARACTER = /\p{Cs}/u;

/** A body to be recorded, as it was on the wire. */
interface OnTheWire {
  readonly bytes: number;
  /** Only its beginning is given. */
  readonly cut?: boolean;
  /** It was longer than is read. */
  readonly truncated?: boolean;
}

/** Writes a body down. */
export function recordBody(body: Buffer, { bytes, cut, truncated }: OnTheWire = { bytes: body.length }): RecordedBody {
  if (body.length > LONGEST_KEPT_BODY || cut || truncated) {
    // A character takes up to four bytes; one that is cut in two is beyond the kept part.
    const text = body.toString('utf8', 0, 4 * BEGINNING + 4).slice(0, BEGINNING);
    return { text, bytes, sha256: hash('sha256', body), ...(truncated ? { truncated } : {}) };
  }
  return isUtf8(body) ? { text: body.toString('utf8'), bytes } : { base64: body.toString('base64'), bytes };
}

function recordText(text: string): RecordedBody {
  const bytes = Buffer.byteLength(text);
  // Half a surrogate pair is sent as another character.
  return bytes <= LONGEST_KEPT_BODY && !HALF_A_CHARACTER.test(text) ? { text, bytes } : recordBody(Buffer.from(text));
}

/**
 * The tag in the `User-Agent` of a run's calls, by which a provider finds them in its log: the same in each run
 * that answers the same challenge, since both follow from the seed.
 */
export const runTag = (seed: string): string => `run ${seededHex(seed, 'run-tag', 12)}`;

/** Base addresses of the target, and the suite's User-Agent in the run. */
export const basesOf = ({ target, seed }: Pick<RunContext, 'target' | 'seed'>): Bases => ({
  service: target.baseUrl,
  issuer: target.authUrl,
  agent: `${AGENT} (${runTag(seed)})`,
});

/** The request as recorded: with placeholders, tagged by `tagOf`, in place of secrets. */
export function recordRequest(
  call: Call,
  bases: Bases,
  tagOf: (ref: SecretRef) => string | undefined,
): RecordedRequest {
  const shown = writeCall(call, bases, (ref) => placeholder(ref, tagOf(ref)));
  return {
    operation: call.operation,
    method: shown.method,
    url: shown.url,
    headers: shown.headers,
    body: typeof shown.body === 'string' ? recordText(shown.body) : shown.body && recordBody(shown.body),
    ...(call.connection === undefined ? {} : { connection: call.connection }),
  };
}

function withStays(call: Call, values: Values, indices: readonly number[]): Call {
  return call.leases.reduce((leased, lease, position) => {
    const supplied = lease.pool === 'stays' ? values.stays[indices[position] ?? -1] : undefined;
    return supplied ? withCheckedOut(leased, lease, supplied) : leased;
  }, call);
}

function inText(text: string, id: string): string {
  // A function, since `$&` in an id from a service would have a meaning.
  return text.replaceAll(RESERVATION_ID, () => JSON.stringify(id).slice(1, -1));
}

function withReservationId(body: Body, id: string): Body {
  if (body.kind === 'json') {
    const replaced = (_key: string, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(RESERVATION_ID, () => id) : value;
    return { ...body, value: JSON.parse(JSON.stringify(body.value), replaced) as JsonWithSecrets };
  }
  if (body.kind === 'bytes') return { ...body, latin1: inText(body.latin1, id) };
  if (body.kind !== 'text') return body;
  return { ...body, text: piecesOf(body.text).map((piece) => (typeof piece === 'string' ? inText(piece, id) : piece)) };
}

/** Whether the placeholder of a reservation id is in a value or in a member's name. */
function holdsMark(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(RESERVATION_ID);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsMark);
  for (const name of Object.keys(value)) {
    if (name.includes(RESERVATION_ID) || holdsMark((value as Readonly<Record<string, unknown>>)[name])) return true;
  }
  return false;
}

/** Whether a call carries a reservation id that is not known yet. */
const wantsReservationId = ({ body }: Call): boolean => holdsMark(body);

/** Whether a call depends on an assumption that neither a setting nor an accepted preflight has confirmed. */
export function isAssumed(call: Call, values: Values, shown: () => Exchange | undefined): boolean {
  const isCheckIn = call.operation === 'check-in';
  const isGiven = isCheckIn ? values.timeZoneGiven : values.reservationIdGiven || !wantsReservationId(call);
  if (isGiven) return false;
  const preflight = shown();
  return preflight === undefined || !isAccepted(preflight);
}

/** The note on an exchange about a guest whose check-in was not accepted, where a refusal says nothing. */
export function guestAbsence(arrival: Exchange | undefined): Pick<Exchange, 'guestAbsent'> {
  if (!arrival || isAccepted(arrival)) return {};
  return { guestAbsent: { met: replyLine(arrival), ...(arrival.assumed ? { assumed: true } : {}) } };
}

/** What a call still needs when its turn comes. */
export interface Supplied {
  /** Indices of the supplied values, in the order of the call's leases. */
  readonly leased: readonly number[];
  /** The guest's check-in, if there was one. */
  readonly arrival: Exchange | undefined;
}

/** The call with supplied values and the guest's reservation id; `null` if it needs such an id and there is none. */
export function complete(call: Call, values: Values, { leased, arrival }: Supplied): Call | null {
  const filled = withStays(call, values, leased);
  if (!wantsReservationId(filled)) return filled;
  const position = call.leases.findIndex(({ pool }) => pool === 'reservationIds');
  const id = reservationIdOf(values, arrival, leased[position]);
  return id === undefined ? null : { ...filled, body: withReservationId(filled.body, id) };
}
