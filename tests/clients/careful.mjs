/**
 * A careful client of the Lodging Reservation Notification Service. It plays the scene that it is given:
 * `npm run certify -- client --command "node tests/clients/careful.mjs"`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PATHS = {
  'check-in': '/api/v1/reservation/checkin',
  'check-out': '/api/v1/reservation/checkout',
  'partial-bill': '/api/v1/reservation/partial-bill',
  'no-show': '/api/v1/reservation/noshow',
};
/** A token is fetched anew when this share of its life is over. */
const REFRESH_AT = 0.75;
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 500;

/** The time in a zone as an offset: `-06:00`. */
function offsetAt(instant, timeZone) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const text = parts.find(({ type }) => type === 'timeZoneName').value.slice(3);
  return text === '' ? '+00:00' : text;
}

/** RFC 3339 with the offset that holds in the zone at that local time. */
export function withOffset(local, timeZone) {
  let offset = offsetAt(new Date(`${local}Z`), timeZone);
  offset = offsetAt(new Date(`${local}${offset}`), timeZone);
  return `${local}${offset}`;
}

function bodyOf(operation, stay) {
  const { hotel, hotelConfirmationNumber } = stay;
  const zone = hotel.timeZone;
  if (operation === 'check-in') {
    const {
      name: _name,
      hotel: _hotel,
      reservationId: _id,
      checkIn,
      expectedCheckOut,
      checkOut: _out,
      ...fields
    } = stay;
    const body = {
      ...fields,
      lodgingHotelId: hotel.id,
      checkInDateTime: withOffset(checkIn, zone),
      expectedCheckOutDateTime: withOffset(expectedCheckOut, zone),
    };
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  }
  const leaving = withOffset(stay.checkOut, zone);
  if (operation === 'check-out') return { reservationId: stay.reservationId, checkOutDate: leaving };
  const common = { hotelConfirmationNumber, lodgingHotelId: hotel.id };
  return operation === 'partial-bill'
    ? { ...common, billThroughDate: leaving }
    : { ...common, noShowDateTime: leaving };
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

class Client {
  #token = null;
  #asking = null;
  #clock;
  #access;

  constructor(access, clock) {
    this.#access = access;
    this.#clock = clock;
  }

  async #fetchToken() {
    const { authUrl, clientId, clientSecret } = this.#access;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const reply = await this.#persistently(() => fetch(`${authUrl}/oauth2/token`, { method: 'POST', body }));
    if (!reply.ok) throw new Error(`The issuer answered ${reply.status}`);
    const { access_token: value, expires_in: seconds } = await reply.json();
    return { value, refreshAt: this.#clock.now() + seconds * 1000 * REFRESH_AT };
  }

  /** The token; one that nears its end is replaced, once for all who ask. */
  async #tokenNow() {
    if (this.#token && this.#clock.now() < this.#token.refreshAt) return this.#token.value;
    this.#asking ??= this.#fetchToken().finally(() => {
      this.#asking = null;
    });
    this.#token = await this.#asking;
    return this.#token.value;
  }

  /** Tries again after an outage, each time after a longer pause; a 429 says itself how long. */
  async #persistently(send) {
    for (let tries = 1; ; tries += 1) {
      const reply = await send().catch((error) => error);
      const isLost = reply instanceof Error;
      const isTrouble = isLost || reply.status >= 500 || reply.status === 429;
      if (!isTrouble) return reply;
      if (tries === MOST_TRIES) {
        if (isLost) throw reply;
        return reply;
      }
      await (isLost ? null : reply.arrayBuffer());
      await this.#clock.sleep(this.#pauseAfter(reply, tries));
    }
  }

  #pauseAfter(reply, tries) {
    const after = reply instanceof Error ? null : reply.headers.get('retry-after');
    const usual = FIRST_PAUSE_MS * 2 ** (tries - 1);
    if (!after) return usual;
    const ms = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - this.#clock.now();
    return Math.max(ms + 100, 0);
  }

  /** Reports an event. `true`: it was accepted. */
  async report(operation, stay) {
    const body = JSON.stringify(bodyOf(operation, stay));
    const send = async () => {
      const token = await this.#tokenNow();
      return fetch(`${this.#access.baseUrl}${PATHS[operation]}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body,
        redirect: 'manual',
      });
    };
    let reply = await this.#persistently(send);
    if (reply.status === 401) {
      await reply.arrayBuffer();
      this.#token = null;
      reply = await this.#persistently(send);
    }
    await reply.arrayBuffer();
    if (!reply.ok) console.log(`${operation} of ${stay.folio} was answered with ${reply.status}`);
    return reply.ok;
  }

  async step(step, stays) {
    if (step.do === 'wait') return this.#clock.sleep(step.seconds * 1000);
    if (step.do === 'at-once') return Promise.all(step.steps.map((each) => this.step(each, stays)));
    return this.report(step.do, stays.get(step.stay));
  }
}

/** Plays a scene. */
export async function play(scene, access, clockFile) {
  const client = new Client(access, clockOf(clockFile));
  const stays = new Map(scene.stays.map((stay) => [stay.name, stay]));
  for (const step of scene.steps) {
    try {
      await client.step(step, stays);
    } catch (error) {
      console.log(`${step.do} could not be reported: ${error.message}`);
      return;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { env } = process;
  const access = {
    baseUrl: env.LODGING_BASE_URL,
    authUrl: env.LODGING_AUTH_URL,
    clientId: env.LODGING_CLIENT_ID,
    clientSecret: env.LODGING_CLIENT_SECRET,
  };
  await play(JSON.parse(readFileSync(env.LODGING_SCENE_FILE, 'utf8')), access, env.LODGING_CLOCK_FILE);
}
