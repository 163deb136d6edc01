/**
 * The careful client with one flaw: `node tests/clients/flawed.mjs NAME`. Each flaw breaks the requirements that it names,
 * and may break those that it names besides (`also`).
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { Client, playFromEnvironment } from './careful.mjs';

const checkIn = (change) =>
  class extends Client {
    checkIn(stay) {
      return change(super.checkIn(stay), stay, this);
    }
  };
const body = (wanted, change) =>
  class extends Client {
    body(operation, stay) {
      const made = super.body(operation, stay);
      return operation === wanted ? change(made, stay, this) : made;
    }
  };
/** Asks the issuer wrongly first, and rightly when that is refused. */
const asksTwice = (change) =>
  class extends Client {
    async fetchToken() {
      const { url, ...request } = change(super.tokenRequest(), this);
      await (await fetch(url, request)).arrayBuffer();
      return super.fetchToken();
    }
  };
const reordered = (name, order) =>
  class extends Client {
    play(scene) {
      return super.play(scene.scene === name ? { ...scene, steps: order(scene.steps) } : scene);
    }
  };
const last = (steps, what) => [
  ...steps.filter((step) => step.do !== what),
  ...steps.filter((step) => step.do === what),
];
const utc = (time) => new Date(time).toISOString().slice(0, 19);
const form = (request, change) => {
  const parameters = new URLSearchParams(request.body);
  change(parameters);
  return { ...request, body: parameters };
};
/** Fails as a program does that has met what it did not expect. */
const fallsOver = (isUnexpected) =>
  class extends Client {
    async conclude(reply) {
      const text = await reply.text();
      if (await isUnexpected(reply, text)) this.fallen = true;
    }
    async step(step, stays) {
      if (!this.fallen) await super.step(step, stays);
    }
    async play(scene) {
      await super.play(scene);
      if (this.fallen) throw new Error('It has fallen over.');
    }
  };
const isJson = (text) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const T = 'CLIENT-TOKEN.';
const CALL = 'CLIENT-CALL.';
const BODY = 'CLIENT-BODY.';
const IN = 'CLIENT-CHECK-IN.';
const OUT = 'CLIENT-CHECK-OUT.';
const EVENTS = 'CLIENT-EVENTS.';
const CONDUCT = 'CLIENT-CONDUCT.';

const tokens = {
  'wrong-token-path': {
    breaks: [`${T}FORM-REQUEST`],
    Kind: asksTwice((request) => ({ ...request, url: request.url.replace('oauth2', 'oauth') })),
  },
  'other-grant-type': {
    breaks: [`${T}GRANT-TYPE`],
    Kind: asksTwice((request) => form(request, (each) => each.set('grant_type', 'password'))),
  },
  'no-secret': {
    breaks: [`${T}CREDENTIALS`],
    Kind: asksTwice((request) => form(request, (each) => each.delete('client_secret'))),
  },
  'repeated-parameter': {
    breaks: [`${T}NO-REPEATED-PARAMETER`],
    Kind: asksTwice((request) => form(request, (each) => each.append('client_id', each.get('client_id')))),
  },
  'secret-in-url': {
    breaks: [`${T}NO-SECRET-IN-URL`],
    Kind: asksTwice((request, { access }) => ({
      ...request,
      url: `${request.url}?client_secret=${access.clientSecret}`,
    })),
  },
  'json-as-text': {
    breaks: [`${T}JSON-REQUEST`],
    Kind: class extends Client {
      async fetchToken() {
        await (
          await fetch(`${this.access.authUrl}/auth/token`, {
            method: 'POST',
            headers: { 'Content-Type': 'text/plain' },
            body: '{}',
          })
        ).arrayBuffer();
        return super.fetchToken();
      }
    },
  },
  'unclaimed-variant': {
    breaks: [`${T}CLAIMED-VARIANT`],
    claims: ['token-form', 'check-in', 'check-out', 'partial-bill', 'no-show'],
    Kind: class extends Client {
      tokenRequest() {
        const { authUrl, clientId: client_id, clientSecret: client_secret } = this.access;
        const headers = { 'Content-Type': 'application/json' };
        return {
          url: `${authUrl}/auth/token`,
          method: 'POST',
          headers,
          body: JSON.stringify({ client_id, client_secret }),
        };
      }
    },
  },
  'token-per-report': {
    breaks: [`${T}REUSED`],
    also: [`${T}ONE-REFRESH`],
    Kind: class extends Client {
      token() {
        this.forgetToken();
        return super.token();
      }
    },
  },
  'waits-for-401': {
    breaks: [`${T}REFRESHED-BEFORE-EXPIRY`],
    also: [`${T}ONE-REFRESH`],
    Kind: class extends Client {
      replacedAfter(members) {
        const isFirst = !this.asked;
        this.asked = true;
        return isFirst ? Number.MAX_SAFE_INTEGER : super.replacedAfter(members);
      }
    },
  },
  'knows-one-lifetime': {
    breaks: [`${T}LIFETIME-FOLLOWED`],
    Kind: class extends Client {
      replacedAfter(members) {
        const isFirst = !this.asked;
        this.asked = true;
        return isFirst ? super.replacedAfter(members) : 3_600_000;
      }
    },
  },
  'knows-all-members': {
    breaks: [`${T}UNKNOWN-MEMBERS-IGNORED`],
    Kind: class extends Client {
      tokenIn(members) {
        if (Object.keys(members).length > 3) throw new Error('What is that?');
        return super.tokenIn(members);
      }
    },
  },
  'refreshes-twice': {
    breaks: [`${T}ONE-REFRESH`],
    Kind: class extends Client {
      async token() {
        if (!this.own || this.clock.now() >= this.own.replaceAt) {
          const fetched = await this.fetchToken();
          this.own = fetched;
        }
        return this.own.value;
      }
      forgetToken() {
        this.own = null;
      }
    },
  },
};

const calls = {
  'wrong-path': {
    breaks: [`${CALL}ADDRESS`],
    Kind: class extends Client {
      async send(operation, text) {
        const headers = this.headers(await this.token(), operation);
        await (await fetch(`${this.url(operation)}s`, { method: 'POST', headers, body: text })).arrayBuffer();
        return super.send(operation, text);
      }
    },
  },
  'no-bearer': {
    breaks: [`${CALL}BEARER`],
    Kind: class extends Client {
      headers(token, operation) {
        const { Authorization, ...others } = super.headers(token, operation);
        const isFirst = !this.used;
        this.used = true;
        return isFirst ? others : { Authorization, ...others };
      }
    },
  },
  'token-in-query-too': {
    breaks: [`${CALL}ONE-METHOD`, `${CALL}NO-SECRET-IN-PAYLOAD`],
    Kind: class extends Client {
      url(operation) {
        return `${super.url(operation)}?access_token=${this.latest}`;
      }
      async token() {
        this.latest = await super.token();
        return this.latest;
      }
    },
  },
  'old-token': {
    breaks: [`${CALL}ISSUED-TOKEN`],
    also: [`${CONDUCT}AUTHENTICATES-AGAIN`],
    Kind: class extends Client {
      headers(token, operation) {
        const isFirst = !this.used;
        this.used = true;
        return super.headers(isFirst ? 'kept-from-last-year-1234567890' : token, operation);
      }
    },
  },
  'text-json': {
    breaks: [`${CALL}CONTENT-TYPE`],
    Kind: class extends Client {
      headers(token, operation) {
        return { ...super.headers(token, operation), 'Content-Type': 'text/json' };
      }
    },
  },
  'secret-in-field': {
    breaks: [`${CALL}NO-SECRET-IN-PAYLOAD`],
    Kind: checkIn((made, _stay, { access }) => ({ ...made, reservationInformation: `by ${access.clientSecret}` })),
  },
  'other-host': {
    breaks: [`${CALL}HOST`],
    Kind: class extends Client {
      url(operation) {
        return super.url(operation).replace('127.0.0.1', 'localhost');
      }
    },
  },
  'changing-api-version': {
    breaks: [`${CALL}SAME-API-VERSION`],
    Kind: class extends Client {
      url(operation) {
        return operation === 'check-out' ? `${super.url(operation)}?api-version=1.0` : super.url(operation);
      }
    },
  },
  'unknown-api-version': {
    breaks: [`${CALL}SUPPORTED-API-VERSION`],
    Kind: class extends Client {
      url(operation) {
        return `${super.url(operation)}?api-version=9.9`;
      }
    },
  },
  'list-of-events': {
    breaks: [`${BODY}JSON-OBJECT`],
    Kind: class extends Client {
      text(made) {
        return JSON.stringify([made]);
      }
    },
  },
  'latin-1': {
    breaks: [`${BODY}UTF-8`],
    Kind: class extends Client {
      text(made) {
        return Buffer.from(JSON.stringify(made), 'latin1');
      }
    },
    also: [`${IN}VERBATIM`, `${BODY}JSON-OBJECT`],
  },
  'byte-order-mark': {
    breaks: [`${BODY}NO-BYTE-ORDER-MARK`],
    Kind: class extends Client {
      text(made) {
        return `\uFEFF${JSON.stringify(made)}`;
      }
    },
  },
  'member-twice': {
    breaks: [`${BODY}NO-REPEATED-MEMBER`],
    Kind: class extends Client {
      text(made, operation) {
        return operation === 'check-in'
          ? JSON.stringify(made).replace('{', `{"folio":"${made.folio}",`)
          : JSON.stringify(made);
      }
    },
  },
  'snake-case-too': {
    breaks: [`${BODY}NO-SNAKE-CASE`],
    Kind: checkIn((made) => ({ ...made, room_number: made.roomNumber })),
  },
};

const without = (made, name) => Object.fromEntries(Object.entries(made).filter(([each]) => each !== name));
const fields = {
  'no-room-number': { breaks: [`${IN}REQUIRED`], Kind: checkIn((made) => without(made, 'roomNumber')) },
  'room-number-as-number': {
    breaks: [`${IN}TEXTS`],
    Kind: checkIn((made) => ({ ...made, roomNumber: Number(made.roomNumber) })),
  },
  'empty-source': { breaks: [`${IN}NON-EMPTY`], Kind: checkIn((made) => ({ ...made, source: '' })) },
  'blank-source': { breaks: [`${IN}NOT-BLANK`], Kind: checkIn((made) => ({ ...made, source: '  ' })) },
  'occupancy-as-text': {
    breaks: [`${IN}INTEGERS`],
    Kind: checkIn((made) => ({ ...made, occupancy: String(made.occupancy) })),
  },
  'null-source': { breaks: [`${IN}NULLS`], Kind: checkIn((made) => ({ ...made, source: null })) },
  'loyalty-as-number': { breaks: [`${IN}LOYALTY`], Kind: checkIn((made) => ({ ...made, loyalty: 0 })) },
  'no-offset': {
    breaks: [`${IN}DATE-TIMES`],
    Kind: checkIn((made) => ({ ...made, checkInDateTime: made.checkInDateTime.slice(0, 19) })),
  },
  'unknown-offset': {
    breaks: [`${IN}KNOWN-OFFSET`, `${IN}HOTEL-OFFSET`],
    also: [`${IN}NIGHTS`],
    Kind: checkIn((made) => ({ ...made, checkInDateTime: `${utc(made.checkInDateTime)}-00:00` })),
  },
  'times-in-utc': {
    breaks: [`${IN}HOTEL-OFFSET`],
    also: [`${IN}NIGHTS`],
    Kind: checkIn((made) => ({
      ...made,
      checkInDateTime: `${utc(made.checkInDateTime)}Z`,
      expectedCheckOutDateTime: `${utc(made.expectedCheckOutDateTime)}Z`,
    })),
  },
  'one-offset': {
    breaks: [`${IN}TWO-OFFSETS`, `${IN}HOTEL-OFFSET`],
    Kind: checkIn((made) => ({
      ...made,
      expectedCheckOutDateTime: made.expectedCheckOutDateTime.slice(0, 19) + made.checkInDateTime.slice(19),
    })),
  },
  'times-swapped': {
    breaks: [`${IN}TIMES-IN-ORDER`],
    also: [`${IN}NIGHTS`, `${OUT}AFTER-CHECK-IN`, 'CLIENT-PARTIAL-BILL.WITHIN-STAY'],
    Kind: checkIn((made) => ({
      ...made,
      checkInDateTime: made.expectedCheckOutDateTime,
      expectedCheckOutDateTime: made.checkInDateTime,
    })),
  },
  'nights-too-many': {
    breaks: [`${IN}NIGHTS`],
    Kind: checkIn((made) => ({ ...made, numberOfNights: made.numberOfNights + 5 })),
  },
  'nobody-in-room': { breaks: [`${IN}AT-LEAST-ONE`], Kind: checkIn((made) => ({ ...made, occupancy: 0 })) },
  'room-type-suite': { breaks: [`${IN}ROOM-TYPE`], Kind: checkIn((made) => ({ ...made, roomType: 'Suite' })) },
  'other-hotel': {
    breaks: [`${IN}HOTEL-ID`],
    Kind: class extends Client {
      body(operation, stay) {
        const made = super.body(operation, stay);
        return made.lodgingHotelId === undefined ? made : { ...made, lodgingHotelId: 999 };
      }
    },
  },
  'names-in-ascii': {
    breaks: [`${IN}VERBATIM`],
    Kind: checkIn((made) => ({
      ...made,
      guestLastName: made.guestLastName.normalize('NFD').replace(/[^\x20-\x7e]/g, '') || 'X',
    })),
  },
  'older-form': {
    breaks: [`${OUT}REFERENCE-FORM`],
    Kind: body('check-out', (made) => ({
      reservation_id: made.reservationId,
      check_out_date: made.checkOutDate.slice(0, 10),
    })),
  },
  'id-as-number': {
    breaks: [`${OUT}RESERVATION-ID`],
    Kind: body('check-out', (made) => ({ ...made, reservationId: 12345 })),
  },
  'check-out-as-date': {
    breaks: [`${OUT}DATE-TIME`],
    Kind: body('check-out', (made) => ({ ...made, checkOutDate: made.checkOutDate.slice(0, 10) })),
  },
  'empty-check-out': { breaks: [`${OUT}SAYS-SOMETHING`], Kind: body('check-out', () => ({})) },
  'check-out-before-arrival': {
    breaks: [`${OUT}AFTER-CHECK-IN`],
    Kind: body('check-out', (made) => ({ ...made, checkOutDate: `2020${made.checkOutDate.slice(4)}` })),
  },
  'bill-without-date': {
    breaks: ['CLIENT-PARTIAL-BILL.SCHEMA'],
    Kind: body('partial-bill', (made) => without(made, 'billThroughDate')),
  },
  'bill-far-ahead': {
    breaks: ['CLIENT-PARTIAL-BILL.WITHIN-STAY'],
    Kind: body('partial-bill', (made) => ({ ...made, billThroughDate: `2090${made.billThroughDate.slice(4)}` })),
  },
  'no-show-without-time': {
    breaks: ['CLIENT-NO-SHOW.SCHEMA'],
    Kind: body('no-show', (made) => without(made, 'noShowDateTime')),
  },
};

const conduct = {
  'forgets-double-rooms': {
    breaks: [`${EVENTS}REPORTED`],
    Kind: class extends Client {
      async report(operation, stay) {
        if (operation !== 'check-out' || stay.roomType !== 'Double') await super.report(operation, stay);
      }
    },
  },
  'needs-optional-fields': {
    breaks: [`${EVENTS}WITHOUT-OPTIONAL-FIELDS`],
    Kind: class extends Client {
      async report(operation, stay) {
        if (stay.employeeIdentifier !== null) await super.report(operation, stay);
      }
    },
  },
  'bills-another-hotel': {
    breaks: [`${EVENTS}STABLE-IDS`],
    Kind: body('partial-bill', (made) => ({ ...made, lodgingHotelId: 7 })),
  },
  'check-outs-first': { breaks: [`${EVENTS}IN-ORDER`], Kind: reordered('names', (steps) => last(steps, 'check-in')) },
  'bills-last': {
    breaks: [`${EVENTS}BILL-THEN-CHECK-OUT`],
    Kind: reordered('partial-bill', (steps) => last(steps, 'partial-bill')),
  },
  'drains-backwards': {
    breaks: [`${EVENTS}BACKLOG-IN-ORDER`],
    Kind: reordered('backlog', (steps) => last(steps, 'check-in')),
  },
  'wants-a-body': {
    breaks: [`${CONDUCT}EMPTY-SUCCESS`],
    also: [`${EVENTS}*`, `${CONDUCT}SURVIVES-ERROR`, `${T}*`],
    Kind: fallsOver((reply, text) => reply.status === 201 && text === ''),
  },
  'reports-twice': {
    breaks: [`${CONDUCT}NO-RESEND`, `${EVENTS}REPORTED`],
    Kind: class extends Client {
      async conclude(reply, operation, stay, send) {
        await super.conclude(reply, operation, stay, send);
        if (stay.loyalty === true) await (await send()).arrayBuffer();
      }
    },
  },
  'reports-without-token': {
    breaks: [`${CONDUCT}NO-REPORT-WITHOUT-TOKEN`],
    Kind: class extends Client {
      token() {
        return super.token().catch(() => 'none-was-to-be-had-1234567890');
      }
    },
    also: [`${CALL}ISSUED-TOKEN`],
  },
  'hammers-issuer': {
    breaks: [`${CONDUCT}SPARES-ISSUER`],
    Kind: class extends Client {
      async fetchToken() {
        for (let tries = 1; tries < 15; tries += 1) {
          const token = await super.fetchToken().catch(() => null);
          if (token) return token;
        }
        return super.fetchToken();
      }
    },
  },
  'gives-up-at-401': {
    breaks: [`${CONDUCT}AUTHENTICATES-AGAIN`],
    Kind: class extends Client {
      again(send) {
        return send();
      }
    },
  },
  'insists-on-token': {
    breaks: [`${CONDUCT}AUTHENTICATES-BOUNDED`],
    Kind: class extends Client {
      async again(send) {
        for (let tries = 0; tries < 8; tries += 1) await (await send()).arrayBuffer();
        return super.again(send);
      }
    },
  },
  'reads-errors-as-json': {
    breaks: [`${CONDUCT}SURVIVES-ERROR`],
    Kind: class extends fallsOver((reply, text) => !reply.ok && !isJson(text)) {
      isTrouble(reply) {
        return super.isTrouble(reply) && !(reply.status >= 500);
      }
    },
    also: [`${T}*`, `${EVENTS}*`],
  },
  'insists-on-refused': {
    breaks: [`${CONDUCT}NO-UNCHANGED-RESEND`],
    Kind: class extends Client {
      async conclude(reply, operation, stay, send) {
        await super.conclude(reply, operation, stay, send);
        if (reply.status === 422) await (await send()).arrayBuffer();
      }
    },
  },
  'retries-at-once': {
    breaks: [`${CONDUCT}BOUNDED-RETRIES`],
    Kind: class extends Client {
      pauseAfter(reply, tries) {
        return reply.status === 429 ? super.pauseAfter(reply, tries) : 0;
      }
    },
  },
  'ignores-retry-after': {
    breaks: [`${CONDUCT}RETRY-AFTER`],
    Kind: class extends Client {
      pauseAfter(_reply, tries) {
        return 500 * tries;
      }
    },
  },
  'retries-otherwise': {
    breaks: [`${CONDUCT}SAME-RETRY`],
    Kind: class extends Client {
      send(operation, text) {
        this.sent = (this.sent ?? 0) + 1;
        return super.send(operation, text.replace('certification run', `try ${this.sent}`));
      }
    },
  },
  'sends-garbage': {
    breaks: [`${CONDUCT}WITHIN-LIMITS`],
    Kind: class extends Client {
      async play(scene) {
        await super.play(scene);
        const { hostname, port } = new URL(this.access.baseUrl);
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        socket.end('CHECKIN 4711\n\n').resume();
        await once(socket, 'close');
      }
    },
  },
  impatient: {
    breaks: [`${CONDUCT}WAITS-FOR-REPLY`],
    also: [`${CONDUCT}NO-RESEND`],
    Kind: class extends Client {
      async send(operation, text) {
        const first = super.send(operation, text);
        const isThere = await Promise.race([
          first.then(
            () => true,
            () => true,
          ),
          new Promise((resolve) => setTimeout(resolve, 1000)),
        ]);
        return isThere ? first : super.send(operation, text);
      }
    },
  },
};

/** All flaws by their names. */
export const flaws = { ...tokens, ...calls, ...fields, ...conduct };

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { Kind } = flaws[process.argv[2]] ?? {};
  if (!Kind) throw new Error(`There is no flaw ${process.argv[2]}: ${Object.keys(flaws).join(', ')}`);
  await playFromEnvironment(Kind);
}
