/** Which requests of a run are such as hotels send every day, so that nothing excuses a service that refuses one of them. */

import { isDeepStrictEqual } from 'node:util';
import { tokenJson } from '../cases/calls.ts';
import { brokenLimit } from '../cases/limits.ts';
import { LocalTime, readMoment } from '../cases/local-time.ts';
import { onceFor, onceOf } from '../cases/once.ts';
import { reservationIdOf } from '../cases/reservation-id.ts';
import { isNotShownYet } from '../cases/waiting.ts';
import { type RunTime, zoneOf } from '../cases/zones.ts';
import { type Exchange, isAccepted, isOutage } from '../contract/evidence.ts';
import { isOpen, operations } from '../contract/interface.ts';
import type { Hotel, RunContext } from '../contract/run.ts';
import { isTokenOperation, type ReservationOperation } from '../contract/words.ts';
import { requestsOfRun } from './lawful.ts';
import { Mentions } from './mentions.ts';

type Members = Readonly<Record<string, unknown>>;

const HOUR_MS = 3_600_000;
/** How long ago a guest of whom a hotel reports today may have arrived. */
const LONGEST_AGO_MS = 48 * HOUR_MS;
const MOST_NIGHTS = 3;
const LONGEST_TEXT = 40;
/** Rooms have short names: those of the suite have seven digits. */
const LONGEST_ROOM = 10;
const LARGEST_BODY = 4096;
/** Reports of the same second as the run's start; the suite's present is the second before it. */
const SLACK_MS = 2000;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const TEXT = /^[A-Za-z0-9](?:[A-Za-z0-9 -]*[A-Za-z0-9])?$/;
/** Texts in which a stay's own marks stand. */
const OWN_TEXT = /(?:^|[ -])(?:CERT|E|S|F|Guest)-[0-9A-F]{10}(?:$|[ -])|^\d{7}$/;
/** Credential, permission, patience and pace have requirements of their own. */
const ANOTHER_MATTER: readonly number[] = [401, 403, 408, 429];
const CONFLICT = 409;
/** A shorter one would stand in many words. */
const SHORT_NAME = 5;

const USUAL_FIELDS = new Map(tokenJson('').headers.map(([name, value]) => [name, String(value)]));

const statusOf = ({ reply }: Exchange) => reply?.status ?? 0;
const starts = new WeakMap<Exchange, number>();

/** Asked for many times. */
function startOf(exchange: Exchange): number {
  const start = starts.get(exchange) ?? Date.parse(exchange.sentAt);
  starts.set(exchange, start);
  return start;
}
const endOf = (exchange: Exchange) => startOf(exchange) + exchange.durationMs;
const isRefused = (exchange: Exchange) => statusOf(exchange) >= 400 && statusOf(exchange) < 500;

const isAnotherMatter = (status: number) => status === 0 || isOutage(status) || ANOTHER_MATTER.includes(status);

function membersOf({ request: { body } }: Exchange): Members {
  return JSON.parse(body?.text ?? '{}') as Members;
}

const texts = new WeakMap<Exchange, string>();

function textOf(exchange: Exchange): string {
  const { body } = exchange.request;
  if (body?.text !== undefined) return body.text;
  const text = texts.get(exchange) ?? Buffer.from(body?.base64 ?? '', 'base64').toString('latin1');
  texts.set(exchange, text);
  return text;
}

/** Sent in the usual way: these header fields, in these words, and at the address without a query. */
function isPlain({ request, waits, assumed }: Exchange, { target }: RunContext): boolean {
  const { headers, url, operation, body } = request;
  const others = headers.filter(([name]) => name !== 'Authorization');
  return (
    // One that was refused also when its check-in had been shown is refused all the same.
    waits.every(({ status }) => isNotShownYet(status)) &&
    !assumed &&
    others.length === USUAL_FIELDS.size &&
    others.every(([name, value]) => USUAL_FIELDS.get(name) === value) &&
    url === `${target.baseUrl}${operations[operation].path}` &&
    (body?.bytes ?? 0) <= LARGEST_BODY
  );
}

/** A moment in whole seconds with the one offset that the hotel's clocks have at it; `null` for any other text. */
function momentIn(text: unknown, { timeZone }: Hotel, { zones }: RunTime): LocalTime | null {
  return typeof text === 'string' && TIME.test(text) ? moments(zones, `${text} ${timeZone}`) : null;
}

// Nearly all stays of a run have the same times.
const moments = onceFor((zones: RunTime['zones'], key: string): LocalTime | null => {
  const [text = '', timeZone = ''] = key.split(' ');
  const written = readMoment(text);
  if (!written) return null;
  const moment = new LocalTime(Number(written), zoneOf({ zones }, timeZone));
  return moment.offset === written.offset && moment.isShownOnce ? moment : null;
});

const DAY_MS = 86_400_000;

/** The dates between two moments of one offset. */
function nightsBetween(arrival: LocalTime, departure: LocalTime): number {
  const dayOf = ({ year, month, day }: LocalTime) => Date.UTC(year, month - 1, day) / DAY_MS;
  return dayOf(departure) - dayOf(arrival);
}

function isUsualText(value: unknown): boolean {
  if (typeof value !== 'string') return true;
  return TIME.test(value) || (value.length <= LONGEST_TEXT && TEXT.test(value));
}

type Mentioned = Readonly<Record<'all' | 'unrefused', Mentions<Exchange>>>;

class Reading {
  readonly #start: number;
  readonly #events: readonly Exchange[];
  /** Everyday check-ins that were accepted, by the id under which the service knows the guest. */
  #guests: Map<string, Exchange> | null = null;
  #mentions: Mentioned | null = null;

  constructor(
    private readonly context: RunContext,
    private readonly exchanges: readonly Exchange[],
  ) {
    this.#start = Date.parse(context.startedAt);
    this.#events = exchanges.filter(({ request }) => !isTokenOperation(request.operation));
  }

  #guestsById(): ReadonlyMap<string, Exchange> {
    if (this.#guests) return this.#guests;
    this.#guests = new Map();
    for (const exchange of this.#events) {
      if (exchange.request.operation !== 'check-in' || !isAccepted(exchange) || !this.#isUsual(exchange)) continue;
      for (const id of this.#idsOf(exchange)) this.#guests.set(id, exchange);
    }
    return this.#guests;
  }

  readonly isDue = onceOf((exchange: Exchange): boolean => {
    if (isTokenOperation(exchange.request.operation)) return false;
    // What was accepted needs no excuse, whether hotels send it every day or not.
    return isAccepted(exchange) || (this.#isUsual(exchange) && !this.#isExcused(exchange));
  });

  #idsOf(arrival: Exchange): readonly string[] {
    const { hotelConfirmationNumber } = membersOf(arrival);
    const id = reservationIdOf(this.context.values, arrival);
    return [String(hotelConfirmationNumber), ...(id === undefined ? [] : [id])];
  }

  #hotelOf(id: unknown): Hotel | null {
    const { hotels, timeZoneGiven } = this.context.values;
    const hotel = hotels.find((each) => each.id === id) ?? null;
    return hotel === hotels[0] && !timeZoneGiven ? null : hotel;
  }

  readonly #isUsual = onceOf((exchange: Exchange): boolean => {
    const { context } = this;
    const operation = exchange.request.operation as ReservationOperation;
    if (!isPlain(exchange, context) || !requestsOfRun(context, this.exchanges).isLawful(exchange)) return false;
    const members = membersOf(exchange);
    // Numbers such as 1.0 and 1e0 say the same in a form that readers of whole numbers may refuse.
    if (textOf(exchange) !== JSON.stringify(members)) return false;
    if (brokenLimit(context.profile, operation, members, this.#start)) return false;
    if (operation === 'check-in') return this.#isUsualStay(members);
    if (operation === 'check-out') return this.#isUsualLeaving(exchange, members);
    return this.#isLikeExample(operation, members) && (operation === 'no-show' || this.#guestOf(exchange) !== null);
  });

  #isUsualStay(members: Members): boolean {
    const hotel = this.#hotelOf(members['lodgingHotelId']);
    const arrival = hotel && momentIn(members['checkInDateTime'], hotel, this.context);
    const departure = hotel && momentIn(members['expectedCheckOutDateTime'], hotel, this.context);
    if (!arrival || !departure || arrival.offset !== departure.offset) return false;
    const nights = nightsBetween(arrival, departure);
    return (
      this.#isRecent(arrival) &&
      Number(departure) >= this.#start - SLACK_MS &&
      nights === members['numberOfNights'] &&
      nights >= 1 &&
      nights <= MOST_NIGHTS &&
      [1, 2].includes(members['occupancy'] as number) &&
      ['Single', 'Double'].includes(members['roomType'] as string) &&
      String(members['roomNumber']).length <= LONGEST_ROOM &&
      Object.values(members).every(isUsualText)
    );
  }

  #isRecent(moment: LocalTime): boolean {
    return Number(moment) <= this.#start && Number(moment) >= this.#start - LONGEST_AGO_MS;
  }

  #isUsualLeaving(exchange: Exchange, { checkOutDate }: Members): boolean {
    const guest = this.#guestOf(exchange);
    const stay = guest && membersOf(guest);
    const hotel = stay && this.#hotelOf(stay['lodgingHotelId']);
    const leaving = hotel && momentIn(checkOutDate, hotel, this.context);
    const arrival = hotel && momentIn(stay['checkInDateTime'], hotel, this.context);
    return Boolean(leaving && arrival && this.#isRecent(leaving) && leaving >= arrival);
  }

  /** The check-in of the guest whom a report is about, if it was answered before the report was sent. */
  #guestOf(exchange: Exchange): Exchange | null {
    const { reservationId, hotelConfirmationNumber } = membersOf(exchange);
    const guest = [reservationId, hotelConfirmationNumber].flatMap((id) => this.#guestsById().get(String(id)) ?? [])[0];
    return guest && endOf(guest) <= startOf(exchange) ? guest : null;
  }

  /** Whether a body that only the profile shows is its example, with nothing but a stay's own values in it. */
  #isLikeExample(operation: ReservationOperation, members: Members): boolean {
    const example = isOpen(operation) ? (this.context.profile.operations?.[operation]?.example ?? {}) : {};
    const names = Object.keys(example);
    if (names.length !== Object.keys(members).length) return false;
    return names.every((name) => {
      const value = members[name];
      if (isDeepStrictEqual(value, example[name])) return true;
      if (name === 'lodgingHotelId') return this.#hotelOf(value) !== null;
      if (typeof value !== 'string') return false;
      const moment = TIME.test(value) ? Number(readMoment(value) ?? Number.NaN) : Number.NaN;
      return OWN_TEXT.test(value) || Math.abs(moment - this.#start) <= LONGEST_AGO_MS;
    });
  }

  /** What a report calls the stay, its room and its folio, as it stands in requests; what is short stands in quotes. */
  #namesIn(exchange: Exchange): string[] {
    const guest = this.#guestOf(exchange);
    const { hotelConfirmationNumber, reservationId, roomNumber, folio } = {
      ...(guest ? membersOf(guest) : {}),
      ...membersOf(exchange),
    };
    const names = [hotelConfirmationNumber, reservationId, roomNumber, folio].filter(
      (each) => typeof each === 'string',
    );
    return names.map((name) => JSON.stringify(name).slice(name.length < SHORT_NAME ? 0 : 1, -1));
  }

  /** Where the names of all reports stand that may need an excuse: in any report, and in those that were not refused. */
  #mentioned(): Mentioned {
    if (this.#mentions) return this.#mentions;
    const isOpen = (each: Exchange) => !isAccepted(each) && !isAnotherMatter(statusOf(each)) && this.#isUsual(each);
    const names = new Set(this.#events.filter(isOpen).flatMap((each) => this.#namesIn(each)));
    const inTime = [...this.#events].sort((one, other) => startOf(one) - startOf(other));
    const unrefused = inTime.filter((each) => !isRefused(each));
    this.#mentions = { all: new Mentions(names, inTime, textOf), unrefused: new Mentions(names, unrefused, textOf) };
    return this.#mentions;
  }

  /** Whether something else explains why it was not accepted: another matter, or what was said of the stay, its room or folio before. */
  #isExcused(exchange: Exchange): boolean {
    const status = statusOf(exchange);
    if (isAnotherMatter(status)) return true;
    const { all, unrefused } = this.#mentioned();
    const mentions = status === CONFLICT ? all : unrefused;
    const end = endOf(exchange);
    const except = [exchange, this.#guestOf(exchange)];
    return this.#namesIn(exchange).some((name) => {
      const other = mentions.earliest(name, except);
      return other !== undefined && startOf(other) <= end;
    });
  }
}

const read = new WeakMap<readonly Exchange[], Reading>();

/**
 * Whether a report was accepted, or should have been, as one that hotels send every day: a valid one of a guest who arrived
 * within two days, in the hotel's time, of usual texts and numbers, sent in the usual way; and nothing that was said
 * before of the stay, its room or its folio explains that it was not.
 */
export function isEveryday(context: RunContext, exchanges: readonly Exchange[], exchange: Exchange): boolean {
  const known = read.get(exchanges) ?? new Reading(context, exchanges);
  read.set(exchanges, known);
  return known.isDue(exchange);
}
