/** Which requests of a run are as the document, or the profile, wants them: read from the record alone. */

import { onceOf } from '../cases/once.ts';
import { reservationIdOf } from '../cases/reservation-id.ts';
import { type Exchange, headerValues, isAccepted } from '../contract/evidence.ts';
import { isOpen, operations, requestSchema } from '../contract/interface.ts';
import type { Profile } from '../contract/profile.ts';
import type { RunContext, Values } from '../contract/run.ts';
import { validatorOf } from '../contract/validators.ts';
import {
  isTokenOperation,
  type Operation,
  RESERVATION_OPERATIONS,
  type ReservationOperation,
  type TokenOperation,
} from '../contract/words.ts';

type Members = Readonly<Record<string, unknown>>;

/** Header fields that say nothing unusual. */
const USUAL_FIELDS: readonly string[] = ['user-agent', 'accept', 'authorization', 'content-type'];
const JSON_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded$/i;
const TOKEN = /^Bearer <access_token:[0-9a-f]{8}>$/;
const SECRET = /^<client_secret:[0-9a-f]{8}>$/;
/** Columns of a database hold so many characters by default. */
const USUAL_LENGTH = 255;
const MOST_GUESTS_OR_NIGHTS = 999;
/** Times that every calendar and every database holds. */
const USUAL_TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d:[0-5]\d(?:\.\d{1,7})?(?:Z|[+-]\d\d:\d\d)$/;

/** A JSON object in which no member stands twice; `null` for any other text. */
export function objectIn(text: string | undefined): Members | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    let names = 0;
    for (const [, colon] of (text ?? '').matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g))
      names += colon === undefined ? 0 : 1;
    return names === Object.keys(value).length ? (value as Members) : null;
  } catch {
    return null;
  }
}

/** The header fields of a request by their names in lower case; `null` where one stands twice, or is an unusual one. */
export function fieldsOf({ request }: Exchange): Readonly<Record<string, string>> | null {
  const names = request.headers.map(([name]) => name.toLowerCase());
  if (new Set(names).size !== names.length || names.some((name) => !USUAL_FIELDS.includes(name))) return null;
  return Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), value]));
}

const queriesOf = onceOf((profile: Profile) => {
  const versions = profile.apiVersion?.supported ?? [];
  return new Set(versions.map((version) => `?api-version=${encodeURIComponent(version)}`));
});

/** The members of a token request that says of itself what it is, in its order; `null` where its body is something else. */
export function tokenMembersOf(exchange: Exchange): readonly (readonly [name: string, value: unknown])[] | null {
  const { operation, headers, body } = exchange.request;
  const [type = '', ...others] = headerValues(headers, 'content-type');
  const wanted = operation === 'token-form' ? FORM_TYPE : JSON_TYPE;
  if (others.length > 0 || !wanted.test(type) || body?.text === undefined || body.sha256 !== undefined) return null;
  if (operation === 'token-form') return [...new URLSearchParams(body.text)];
  const members = objectIn(body.text);
  return members && Object.entries(members);
}

/** Whether a request is sent to its operation's address, in the documented way. */
export function isAtItsAddress(
  { request: { operation, method, url } }: Exchange,
  { target, profile }: Pick<RunContext, 'target' | 'profile'>,
): boolean {
  const base = operation === 'token-form' ? target.authUrl : target.baseUrl;
  const address = `${base}${operations[operation].path}`;
  if (method !== 'POST' || !url.startsWith(address)) return false;
  return url === address || (!isTokenOperation(operation) && queriesOf(profile).has(url.slice(address.length)));
}

/** The members of a valid report: its address, its header fields, and a body that the contract's or profile's schema takes. */
function reportIn(exchange: Exchange, context: RunContext): Members | null {
  const { operation, body } = exchange.request;
  const schema = requestSchema(operation, context.profile);
  if (!schema || !isAtItsAddress(exchange, context)) return null;
  const fields = fieldsOf(exchange);
  if (!fields) return null;
  if (!TOKEN.test(fields['authorization'] ?? '') || !JSON_TYPE.test(fields['content-type'] ?? '')) return null;
  const members = body?.sha256 === undefined ? objectIn(body?.text) : null;
  return members && validatorOf(schema)(members) ? members : null;
}

/** Whether nothing about a text is such that a service may be at its limits. */
export function isUsualText(text: string): boolean {
  return text.length <= USUAL_LENGTH && text.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(text);
}

const hotelsOf = onceOf(
  ({ hotels, stays }: Values): ReadonlySet<unknown> =>
    new Set([...hotels.map(({ id }) => id), ...stays.map((stay) => stay['lodgingHotelId'])]),
);

/** Whether nothing about a valid report is such that a service may be at its limits: length, range, far dates, odd text. */
function isUsual(members: Members, { values }: RunContext, known: Members): boolean {
  const hotels = hotelsOf(values);
  return Object.entries(members).every(([name, value]) => {
    if (!(name in known)) return false;
    if (name === 'lodgingHotelId') return hotels.has(value);
    if (typeof value === 'number') return value >= 1 && value <= MOST_GUESTS_OR_NIGHTS;
    if (typeof value !== 'string') return true;
    return /^\d{4}-\d\d-\d\d/.test(value) ? USUAL_TIME.test(value) : isUsualText(value);
  });
}

const ID = /"(?:hotel_?confirmation_?number|reservation_?id)"\s*:\s*"([^"]*)"/gi;

/** By what a report says whom it is about. */
function idsIn({ request: { body } }: Exchange): readonly string[] {
  const text = body?.text ?? Buffer.from(body?.base64 ?? '', 'base64').toString('latin1');
  return [...new Set([...text.matchAll(ID)].map(([, id]) => id as string))];
}

/** After which reports of the same stay another one may be refused, ignored or answered otherwise (section 3 shows no states). */
const ENDED_BY: Readonly<Record<ReservationOperation, readonly Operation[]>> = {
  'check-in': RESERVATION_OPERATIONS,
  'check-out': ['check-out', 'no-show'],
  'partial-bill': ['partial-bill', 'check-out', 'no-show'],
  'no-show': RESERVATION_OPERATIONS,
};

const isRefused = ({ reply }: Exchange) => reply !== null && reply.status >= 400 && reply.status < 500;
const endOf = ({ sentAt, durationMs }: Exchange) => Date.parse(sentAt) + durationMs;

/** What the requests of a run say, for the rules that look at all of them. */
export interface Requests {
  /** A valid report of a stay that no other report may have ended: what it says is all that the document asks for. */
  isValid(exchange: Exchange): boolean;
  /** A valid request, and one such as clients send every day. */
  isLawful(exchange: Exchange): boolean;
}

interface Sent {
  readonly exchange: Exchange;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

const isEarlier = (a: Sent, b: Sent) => a.at - b.at || a.exchange.seq - b.exchange.seq;

class Reading implements Requests {
  /** By what a report says whom it is about, and by operation: the first two that were sent. */
  readonly #byId = new Map<string, Map<Operation, readonly Sent[]>>();
  /** Ids under which the service knows the guests who checked in. */
  readonly #guests = new Set<string>();
  readonly #ownTokens: ReadonlySet<string>;
  readonly #reportIn = onceOf((exchange: Exchange) => reportIn(exchange, this.context));

  constructor(
    private readonly context: RunContext,
    exchanges: readonly Exchange[],
  ) {
    const own = exchanges.filter(({ id }) => id.startsWith('token/'));
    this.#ownTokens = new Set(own.flatMap(({ issued }) => issued.map(({ tag }) => `Bearer <access_token:${tag}>`)));
    for (const exchange of exchanges) {
      if (isTokenOperation(exchange.request.operation) || isRefused(exchange)) continue;
      for (const id of idsIn(exchange)) this.#add(id, exchange);
      const guest = exchange.request.operation === 'check-in' && isAccepted(exchange);
      if (guest) this.#guests.add(reservationIdOf(context.values, exchange) ?? '');
    }
  }

  #add(id: string, exchange: Exchange): void {
    const { operation } = exchange.request;
    const byOperation = this.#byId.get(id) ?? new Map<Operation, readonly Sent[]>();
    this.#byId.set(id, byOperation);
    const all = [...(byOperation.get(operation) ?? []), { exchange, at: Date.parse(exchange.sentAt) }];
    byOperation.set(operation, all.sort(isEarlier).slice(0, 2));
  }

  // A dozen rules of each operation ask this of every exchange.
  readonly isValid = onceOf((exchange: Exchange): boolean => {
    const { operation } = exchange.request;
    if (isTokenOperation(operation)) return this.#asksForToken(exchange, operation);
    return this.#reportIn(exchange) !== null && this.#isFirst(exchange, operation);
  });

  readonly isLawful = onceOf((exchange: Exchange): boolean => {
    const { operation, headers } = exchange.request;
    if (isTokenOperation(operation)) return this.#asksForToken(exchange, operation);
    const members = this.#reportIn(exchange);
    const known = requestSchema(operation, this.context.profile)?.['properties'] as Members;
    if (!members || exchange.assumed || !isUsual(members, this.context, known)) return false;
    const isOwn = headers.some(([, value]) => this.#ownTokens.has(value));
    return isOwn && this.#isFirst(exchange, operation) && this.#isAboutGuest(operation, members);
  });

  #asksForToken(exchange: Exchange, operation: TokenOperation): boolean {
    const fields = fieldsOf(exchange);
    if (!fields || fields['authorization'] !== undefined || !isAtItsAddress(exchange, this.context)) return false;
    const members = tokenMembersOf(exchange) ?? [];
    const given = Object.fromEntries(members);
    const grant = operation === 'token-form' ? given['grant_type'] === 'client_credentials' : true;
    const count = operation === 'token-form' ? 3 : 2;
    return (
      members.length === count &&
      grant &&
      given['client_id'] === this.context.clientId &&
      typeof given['client_secret'] === 'string' &&
      SECRET.test(given['client_secret'])
    );
  }

  /** Whether nothing else about the same stay may have been taken before it, or while it was under way. */
  #isFirst(exchange: Exchange, operation: ReservationOperation): boolean {
    const end = endOf(exchange);
    return !idsIn(exchange).some((id) =>
      ENDED_BY[operation].some((each) => {
        const first = this.#byId
          .get(id)
          ?.get(each)
          ?.find((other) => other.exchange !== exchange);
        // One after the other in the same millisecond are told apart by their numbers.
        return first !== undefined && (first.at < end || (first.at === end && first.exchange.seq <= exchange.seq));
      }),
    );
  }

  #isAboutGuest(operation: ReservationOperation, { reservationId, checkOutDate }: Members): boolean {
    if (operation !== 'check-out') return true;
    const { reservationIdFrom } = this.context.values;
    if (typeof checkOutDate !== 'string') return false;
    if (reservationIdFrom === 'omitted') return reservationId === undefined;
    if (reservationIdFrom === 'list') return typeof reservationId === 'string';
    return this.#guests.has(String(reservationId));
  }
}

const read = new WeakMap<readonly Exchange[], Requests>();

/** Reads the requests of a run. */
export function requestsOfRun(context: RunContext, exchanges: readonly Exchange[]): Requests {
  const known = read.get(exchanges) ?? new Reading(context, exchanges);
  read.set(exchanges, known);
  return known;
}

/** The statuses of success of an operation, and whether its body is settled: by section 4.1, or by the profile. */
export function successOf({ profile }: RunContext, operation: ReservationOperation) {
  if (!isOpen(operation)) return { statuses: [201], isEmpty: true };
  const pinned = profile.operations?.[operation]?.success;
  return { statuses: pinned?.status ?? [], isEmpty: pinned?.body === 'empty' };
}
