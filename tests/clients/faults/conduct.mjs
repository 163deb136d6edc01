/** Faults in what is reported when, and in what is made of replies. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { Client } from '../careful.mjs';
import { afterwards, body, pausing, reporting, stepsOf } from '../changes.mjs';

const T = 'CLIENT-TOKEN.';
const CALL = 'CLIENT-CALL.';
const EVENTS = 'CLIENT-EVENTS.';
const CONDUCT = 'CLIENT-CONDUCT.';

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

/** Knows in trouble whether it reports a bill or a no-show. */
class AtNight extends Client {
  async report(operation, stay) {
    this.isNight = operation === 'partial-bill' || operation === 'no-show';
    await super.report(operation, stay);
  }
}

/** Reads replies to reports by itself. @param read which fields it finds */
const readingBy = (read) =>
  class extends Client {
    async send(operation, text) {
      const headers = this.headers(await this.token(), operation);
      const sent = request(this.url(operation), { method: 'POST', headers, agent: false }).end(text);
      const [reply] = await once(sent, 'response');
      const body = Buffer.concat(await reply.toArray());
      const fields = reply.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [{ name, value: all[at + 1] }] : []));
      const found = read(fields).map(({ name, value }) => [name, value]);
      return new Response(body, { status: reply.statusCode, headers: found });
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

const last = (steps, what) => [
  ...steps.filter((step) => step.do !== what),
  ...steps.filter((step) => step.do === what),
];

export const conduct = {
  'forgets-double-rooms': {
    breaks: [`${EVENTS}REPORTED`],
    also: [`${EVENTS}BILL-THEN-CHECK-OUT`, `${EVENTS}WITHOUT-OPTIONAL-FIELDS`, `${T}REUSED`],
    Kind: reporting(({ roomType }, operation) => operation !== 'check-out' || roomType !== 'Double'),
  },
  'knows-one-hotel': {
    breaks: [`${EVENTS}REPORTED`],
    also: [`${EVENTS}OUTLASTS-TROUBLE`, `${T}REUSED`],
    Kind: reporting(({ hotel }, _operation, client) => {
      client.hotel ??= hotel.id;
      return hotel.id === client.hotel;
    }),
  },
  'reads-replies-by-their-length': {
    breaks: [`${CONDUCT}NO-RESEND`],
    also: [`${EVENTS}*`, `${CONDUCT}*`],
    Kind: readingBy((fields) => {
      if (!fields.some(({ name }) => name === 'Content-Length')) throw new Error('How long is it?');
      return fields;
    }),
  },
  'knows-retry-after-in-capitals': {
    breaks: [`${CONDUCT}RETRY-AFTER`],
    shownIn: ['rate-limit-seconds'],
    Kind: readingBy((fields) => fields.filter(({ name }) => name !== 'retry-after')),
  },
  'needs-optional-fields': {
    breaks: [`${EVENTS}WITHOUT-OPTIONAL-FIELDS`],
    also: [`${EVENTS}REPORTED`],
    shownIn: ['no-optional-ids'],
    Kind: reporting(({ employeeIdentifier }) => employeeIdentifier !== null),
  },
  'bills-another-hotel': {
    breaks: [`${EVENTS}STABLE-IDS`, 'CLIENT-PARTIAL-BILL.HOTEL-ID'],
    Kind: body('partial-bill', (made) => ({ ...made, lodgingHotelId: 7 })),
  },
  'check-outs-first': { breaks: [`${EVENTS}IN-ORDER`], Kind: stepsOf('names', (steps) => last(steps, 'check-in')) },
  'bills-last': {
    breaks: [`${EVENTS}BILL-THEN-CHECK-OUT`, `${EVENTS}IN-ORDER`],
    Kind: stepsOf('partial-bill', (steps) => last(steps, 'partial-bill')),
  },
  'drains-backwards': {
    breaks: [`${EVENTS}BACKLOG-IN-ORDER`, `${EVENTS}IN-ORDER`],
    shownIn: ['backlog'],
    Kind: stepsOf('backlog', (steps) => last(steps, 'check-in')),
  },
  'drains-all-at-once': {
    breaks: [`${EVENTS}BACKLOG-IN-ORDER`, `${EVENTS}IN-ORDER`],
    shownIn: ['backlog'],
    Kind: stepsOf('backlog', (steps) => [{ do: 'at-once', steps }]),
  },
  'wants-a-body': {
    breaks: [`${CONDUCT}EMPTY-SUCCESS`],
    also: [`${EVENTS}*`, `${CONDUCT}SURVIVES-ERROR`, `${T}*`],
    shownIn: ['ordinary-stay'],
    Kind: fallsOver((reply, text) => reply.status === 201 && text === ''),
  },
  'reports-twice': {
    breaks: [`${CONDUCT}NO-RESEND`, `${EVENTS}REPORTED`],
    also: [`${CONDUCT}NO-UNCHANGED-RESEND`],
    Kind: afterwards(async (_reply, { loyalty }, send) => {
      if (loyalty === true) await (await send()).arrayBuffer();
    }),
  },
  // Two workers take the same entry of the queue.
  'reports-twice-at-once': {
    breaks: [`${EVENTS}REPORTED`],
    also: [`${CONDUCT}NO-RESEND`, `${CONDUCT}RETRY-AFTER`],
    Kind: class extends Client {
      async send(operation, text) {
        const workers = operation === 'no-show' ? 2 : 1;
        const [reply] = await Promise.all(Array.from({ length: workers }, () => super.send(operation, text)));
        return reply;
      }
    },
  },
  'looks-at-no-reply-to-a-batch': {
    breaks: [`${EVENTS}OUTLASTS-TROUBLE`],
    shownIn: ['at-once-at-expiry'],
    Kind: class extends Client {
      async step(step, stays) {
        this.isBatch ||= step.do === 'at-once';
        await super.step(step, stays);
      }
      isTrouble(reply) {
        return super.isTrouble(reply) && !this.isBatch;
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
    breaks: [`${CONDUCT}AUTHENTICATES-AGAIN`, `${EVENTS}REPORTED`],
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
    also: [`${T}*`, `${EVENTS}*`, `${CONDUCT}RETRY-AFTER`],
  },
  'insists-on-refused': {
    breaks: [`${CONDUCT}NO-UNCHANGED-RESEND`],
    Kind: afterwards(async ({ status }, _stay, send) => {
      if (status === 422) await (await send()).arrayBuffer();
    }),
  },
  'retries-at-once': {
    breaks: [`${CONDUCT}BOUNDED-RETRIES`],
    also: [`${CONDUCT}RETRY-AFTER`],
    // Few enough, so that the haste alone is wrong.
    Kind: class extends Client {
      persistently(send) {
        return super.persistently(send, 9);
      }
      pauseAfter(reply, tries) {
        return reply.status === 429 ? super.pauseAfter(reply, tries) : 0;
      }
    },
  },
  'retries-for-ever': {
    breaks: [`${CONDUCT}BOUNDED-RETRIES`],
    also: [`${CONDUCT}SPARES-ISSUER`],
    Kind: class extends Client {
      persistently(send, most = 30) {
        return super.persistently(send, most);
      }
      pauseAfter(reply, tries) {
        return Math.min(super.pauseAfter(reply, tries), 10_000);
      }
    },
  },
  'loses-patience': {
    breaks: [`${CONDUCT}BOUNDED-RETRIES`],
    Kind: pausing((tries, { status }, usual) => (status === 429 ? usual : 16_000 / 2 ** tries)),
  },
  'stops-at-error': {
    breaks: [`${CONDUCT}SURVIVES-ERROR`],
    Kind: class extends Client {
      async report(operation, stay) {
        if (!this.stopped) await super.report(operation, stay);
      }
      async conclude(reply, ...others) {
        this.stopped = !reply.ok;
        await super.conclude(reply, ...others);
      }
    },
  },
  'ignores-retry-after-of-outages': {
    breaks: [`${CONDUCT}RETRY-AFTER`],
    Kind: pausing((tries, { status }, usual) => (status === 503 ? 500 * tries : usual)),
  },
  'ignores-retry-after-at-night': {
    breaks: [`${CONDUCT}RETRY-AFTER`],
    Kind: class extends AtNight {
      pauseAfter(reply, tries) {
        return this.isNight ? 500 * tries : super.pauseAfter(reply, tries);
      }
    },
  },
  'gives-up-at-night': {
    breaks: [`${EVENTS}OUTLASTS-TROUBLE`],
    also: [`${CONDUCT}RETRY-AFTER`],
    shownIn: ['night-audit'],
    Kind: class extends AtNight {
      isTrouble(reply) {
        return !this.isNight && super.isTrouble(reply);
      }
    },
  },
  'stamps-each-check-out-anew': {
    breaks: [`${CONDUCT}SAME-RETRY`],
    shownIn: ['reply-lost'],
    Kind: class extends Client {
      send(operation, text) {
        this.sent = (this.sent ?? 0) + 1;
        return super.send(
          operation,
          operation === 'check-out' ? text.replace(/(?=[+-]..:.*$)/, `.${this.sent}`) : text,
        );
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
    // On a busy machine other replies take their time as well.
    also: [`${CONDUCT}NO-UNCHANGED-RESEND`, `${EVENTS}*`],
    shownIn: ['reply-late'],
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
