/**
 * A careful client of the Lodging Reservation Notification Service. It plays the scene that it is given:
 * `npm run certify -- client --command "node tests/clients/careful.mjs"`.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PATHS = {
  'check-in': '/api/v1/reservation/checkin',
  'check-out': '/api/v1/reservation/checkout',
  'partial-bill': '/api/v1/reservation/partial-bill',
  'no-show': '/api/v1/reservation/noshow',
};
/** A token is fetched again when this share of its life is over. */
const REFRESH_AT = 0.75;
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 500;

/** A format takes long to make. */
const formats = new Map();

/** The time in a zone as an offset: `-06:00`. */
function offsetAt(instant, timeZone) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const text = format
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
    .value.slice(3);
  return text === '' ? '+00:00' : text;
}

/** RFC 3339 with the offset that holds in the zone at that local time. */
export function withOffset(local, timeZone) {
  let offset = offsetAt(new Date(`${local}Z`), timeZone);
  offset = offsetAt(new Date(`${local}${offset}`), timeZone);
  return `${local}${offset}`;
}

/** The clock of a client: it may be let run ahead instead of waiting. */
function clockOf(file) {
  if (!file) {
    return { now: () => Date.now(), sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) };
  }
  const ahead = () => Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  return {
    now: () => Date.now() + ahead(),
    sleep: async (ms) => writeFileSync(file, `${ahead() + Math.ceil(ms)}\n`),
  };
}

/** What the network had to say instead of a reply. */
const isLost = (reply) => reply instanceof Error;

/** A client of the service: one method for each thing that a client can do well or badly. */
export class Client {
  #token = null;
  #asking = null;

  constructor(access, clock) {
    this.access = access;
    this.clock = clock;
  }

  /** The request for a token (section 5.2). */
  tokenRequest() {
    const { authUrl, clientId, clientSecret } = this.access;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    return { url: `${authUrl}/oauth2/token`, method: 'POST', headers: {}, body };
  }

  /** When a token is replaced, in milliseconds after it was issued. */
  replacedAfter({ expires_in: seconds }) {
    return seconds * 1000 * REFRESH_AT;
  }

  async fetchToken() {
    const { url, ...request } = this.tokenRequest();
    const send = () => fetch(url, { ...request, redirect: 'manual' });
    const reply = await this.persistently(send, this.tokenTries());
    if (!reply.ok) throw new Error(`The issuer answered ${reply.status}`);
    const members = await this.membersOf(reply);
    return { value: this.tokenIn(members), replaceAt: this.clock.now() + this.replacedAfter(members) };
  }

  membersOf(reply) {
    return reply.json();
  }

  tokenTries() {
    return MOST_TRIES;
  }

  tokenIn({ access_token: value }) {
    return value;
  }

  /** The token; one that nears its end is replaced, once for all who ask. */
  async token() {
    if (this.#token && this.clock.now() < this.#token.replaceAt) return this.#token.value;
    this.#asking ??= this.fetchToken().finally(() => {
      this.#asking = null;
    });
    this.#token = await this.#asking;
    return this.#token.value;
  }

  forgetToken() {
    this.#token = null;
  }

  /** Whether to try again: after an outage, and after a 429, which says itself when. */
  isTrouble(reply) {
    return isLost(reply) || reply.status >= 500 || reply.status === 429;
  }

  /** Sends until there is an answer: a few times, each after a longer pause. */
  async persistently(send, most = MOST_TRIES) {
    for (let tries = 1; ; tries += 1) {
      const reply = await send().catch((error) => error);
      if (!this.isTrouble(reply)) return reply;
      if (tries >= most) {
        if (isLost(reply)) throw reply;
        return reply;
      }
      if (!isLost(reply)) await reply.arrayBuffer();
      await this.clock.sleep(this.pauseAfter(reply, tries));
    }
  }

  /** How long to wait before the next try, in milliseconds. */
  pauseAfter(reply, tries) {
    const after = isLost(reply) ? null : reply.headers.get('retry-after');
    if (!after) return FIRST_PAUSE_MS * 2 ** (tries - 1);
    const ms = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - this.clock.now();
    return Math.max(ms, 0) + 100;
  }

  /** The body of a report (section 2; of the open operations as the profile of the embedded mock shows them). */
  body(operation, stay) {
    const zone = stay.hotel.timeZone;
    const leaving = withOffset(stay.checkOut, zone);
    if (operation === 'check-in') return this.checkIn(stay);
    if (operation === 'check-out') return { reservationId: stay.reservationId, checkOutDate: leaving };
    const common = { hotelConfirmationNumber: stay.hotelConfirmationNumber, lodgingHotelId: stay.hotel.id };
    if (operation === 'no-show') return { ...common, noShowDateTime: leaving };
    return { ...common, billThroughDate: leaving };
  }

  checkIn(stay) {
    const { name: _name, hotel, reservationId: _id, checkIn, expectedCheckOut, checkOut: _out, ...fields } = stay;
    const body = {
      ...fields,
      lodgingHotelId: hotel.id,
      checkInDateTime: withOffset(checkIn, hotel.timeZone),
      expectedCheckOutDateTime: withOffset(expectedCheckOut, hotel.timeZone),
    };
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  }

  text(body, _operation) {
    return JSON.stringify(body);
  }

  url(operation) {
    return `${this.access.baseUrl}${PATHS[operation]}`;
  }

  headers(token, _operation) {
    return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  }

  async send(operation, text) {
    const headers = this.headers(await this.token(), operation);
    return fetch(this.url(operation), { method: 'POST', headers, body: text, redirect: 'manual' });
  }

  /** What is done where a token is refused: once a new one, and the report again. */
  async again(send) {
    this.forgetToken();
    return this.persistently(send);
  }

  async report(operation, stay) {
    const text = this.text(this.body(operation, stay), operation);
    const send = () => this.send(operation, text);
    let reply = await this.persistently(send);
    if (reply.status === 401) {
      await reply.arrayBuffer();
      reply = await this.again(send);
    }
    await this.conclude(reply, operation, stay, send);
  }

  async conclude(reply, operation, stay, _send) {
    await reply.arrayBuffer();
    if (!reply.ok) console.log(`${operation} of ${stay.folio} was answered with ${reply.status}`);
  }

  async step(step, stays) {
    if (step.do === 'wait') return this.clock.sleep(step.seconds * 1000);
    if (step.do === 'at-once') return Promise.all(step.steps.map((each) => this.step(each, stays)));
    return this.report(step.do, stays.get(step.stay));
  }

  /** Plays a scene: what cannot be reported is told, and the others are reported none the less. */
  async play({ steps, stays }) {
    const byName = new Map(stays.map((stay) => [stay.name, stay]));
    for (const step of steps) {
      await this.step(step, byName).catch((error) => console.log(`${step.do} could not be reported: ${error.message}`));
    }
  }
}

/** Plays a scene. @param Kind the client, where it is to be another than the careful one */
export async function play(scene, access, clockFile, Kind = Client) {
  await new Kind(access, clockOf(clockFile)).play(scene);
}

export async function playFromEnvironment(Kind = Client) {
  const { env } = process;
  const access = {
    baseUrl: env.LODGING_BASE_URL,
    authUrl: env.LODGING_AUTH_URL,
    clientId: env.LODGING_CLIENT_ID,
    clientSecret: env.LODGING_CLIENT_SECRET,
  };
  await play(JSON.parse(readFileSync(env.LODGING_SCENE_FILE, 'utf8')), access, env.LODGING_CLOCK_FILE, Kind);
}

// A package manager may have installed this file below a link.
if (import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) playFromEnvironment();
