/** Faults in what is reported when, and in what is made of replies. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { Client } from '../careful.mjs';
import { afterwards, changed, pausing, reporting, stepsOf, writtenIn } from '../changes.mjs';

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
  changed('send', async ({ client }, operation, text) => {
    const headers = client.headers(await client.token(), operation);
    const sent = request(client.url(operation), { method: 'POST', headers, agent: false }).end(text);
    const [reply] = await once(sent, 'response');
    const body = Buffer.concat(await reply.toArray());
    const fields = reply.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [{ name, value: all[at + 1] }] : []));
    const found = read(fields).map(({ name, value }) => [name, value]);
    return new Response(body, { status: reply.statusCode, headers: found });
  });

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
  'forgets-double-rooms': [
    'EVENTS.REPORTED EVENTS.{BILL-THEN-CHECK-OUT,WITHOUT-OPTIONAL-FIELDS}?',
    reporting(({ roomType }, operation) => operation !== 'check-out' || roomType !== 'Double'),
  ],
  'knows-one-hotel': [
    'EVENTS.REPORTED EVENTS.OUTLASTS-TROUBLE?',
    reporting(({ hotel }, _operation, client) => {
      client.hotel ??= hotel.id;
      return hotel.id === client.hotel;
    }),
  ],
  'reads-replies-by-their-length': [
    'CONDUCT.NO-RESEND EVENTS.*? CONDUCT.*?',
    readingBy((fields) => {
      if (!fields.some(({ name }) => name === 'Content-Length')) throw new Error('How long is it?');
      return fields;
    }),
  ],
  'knows-retry-after-in-capitals': [
    'CONDUCT.RETRY-AFTER rate-limit-seconds',
    readingBy((fields) => fields.filter(({ name }) => name !== 'retry-after')),
  ],
  'needs-optional-fields': [
    'EVENTS.WITHOUT-OPTIONAL-FIELDS EVENTS.REPORTED? no-optional-ids',
    reporting(({ employeeIdentifier }) => employeeIdentifier !== null),
  ],
  'bills-another-hotel': [
    'EVENTS.STABLE-IDS PARTIAL-BILL.HOTEL-ID',
    writtenIn('partial-bill', 'lodgingHotelId', () => 7),
  ],
  'check-outs-first': ['EVENTS.IN-ORDER', stepsOf('names', (steps) => last(steps, 'check-in'))],
  'bills-last': [
    'EVENTS.{BILL-THEN-CHECK-OUT,IN-ORDER}',
    stepsOf('partial-bill', (steps) => last(steps, 'partial-bill')),
  ],
  'drains-backwards': [
    'EVENTS.{BACKLOG-IN-ORDER,IN-ORDER} backlog',
    stepsOf('backlog', (steps) => last(steps, 'check-in')),
  ],
  'drains-all-at-once': [
    'EVENTS.{BACKLOG-IN-ORDER,IN-ORDER} backlog',
    stepsOf('backlog', (steps) => [{ do: 'at-once', steps }]),
  ],
  'wants-a-body': [
    'CONDUCT.EMPTY-SUCCESS EVENTS.*? CONDUCT.SURVIVES-ERROR? TOKEN.*? ordinary-stay',
    fallsOver((reply, text) => reply.status === 201 && text === ''),
  ],
  'reports-twice': [
    'CONDUCT.NO-RESEND EVENTS.REPORTED CONDUCT.NO-UNCHANGED-RESEND?',
    afterwards(async (_reply, { loyalty }, send) => {
      if (loyalty === true) await (await send()).arrayBuffer();
    }),
  ],
  // Two workers take the same entry of the queue.
  'reports-twice-at-once': [
    'EVENTS.REPORTED CONDUCT.{NO-RESEND,RETRY-AFTER}?',
    changed('send', async ({ usual }, operation, text) => {
      const workers = operation === 'no-show' ? 2 : 1;
      const [reply] = await Promise.all(Array.from({ length: workers }, () => usual(operation, text)));
      return reply;
    }),
  ],
  'looks-at-no-reply-to-a-batch': [
    'EVENTS.OUTLASTS-TROUBLE at-once-at-expiry',
    class extends Client {
      async step(step, stays) {
        this.isBatch ||= step.do === 'at-once';
        await super.step(step, stays);
      }
      isTrouble(reply) {
        return super.isTrouble(reply) && !this.isBatch;
      }
    },
  ],
  'reports-without-token': [
    'CONDUCT.NO-REPORT-WITHOUT-TOKEN CALL.ISSUED-TOKEN?',
    changed('token', ({ usual }) => usual().catch(() => 'none-was-to-be-had-1234567890')),
  ],
  'hammers-issuer': [
    'CONDUCT.SPARES-ISSUER',
    changed('fetchToken', async ({ usual }) => {
      for (let tries = 1; tries < 15; tries += 1) {
        const token = await usual().catch(() => null);
        if (token) return token;
      }
      return usual();
    }),
  ],
  'gives-up-at-401': ['CONDUCT.AUTHENTICATES-AGAIN EVENTS.REPORTED', changed('again', (_, send) => send())],
  'insists-on-token': [
    'CONDUCT.AUTHENTICATES-BOUNDED',
    changed('again', async ({ usual }, send) => {
      for (let tries = 0; tries < 8; tries += 1) await (await send()).arrayBuffer();
      return usual(send);
    }),
  ],
  'reads-errors-as-json': [
    'CONDUCT.SURVIVES-ERROR TOKEN.*? EVENTS.*? CONDUCT.RETRY-AFTER?',
    class extends fallsOver((reply, text) => !reply.ok && !isJson(text)) {
      isTrouble(reply) {
        return super.isTrouble(reply) && !(reply.status >= 500);
      }
    },
  ],
  'insists-on-refused': [
    'CONDUCT.NO-UNCHANGED-RESEND',
    afterwards(async ({ status }, _stay, send) => {
      if (status === 422) await (await send()).arrayBuffer();
    }),
  ],
  'retries-at-once': [
    'CONDUCT.BOUNDED-RETRIES CONDUCT.RETRY-AFTER?',
    // Few enough, so that the haste alone is wrong.
    class extends Client {
      persistently(send) {
        return super.persistently(send, 9);
      }
      pauseAfter(reply, tries) {
        return reply.status === 429 ? super.pauseAfter(reply, tries) : 0;
      }
    },
  ],
  'retries-for-ever': [
    'CONDUCT.BOUNDED-RETRIES CONDUCT.SPARES-ISSUER?',
    class extends Client {
      persistently(send, most = 30) {
        return super.persistently(send, most);
      }
      pauseAfter(reply, tries) {
        return Math.min(super.pauseAfter(reply, tries), 10_000);
      }
    },
  ],
  'loses-patience': [
    'CONDUCT.BOUNDED-RETRIES',
    pausing((tries, { status }, usual) => (status === 429 ? usual : 16_000 / 2 ** tries)),
  ],
  'stops-at-error': [
    'CONDUCT.SURVIVES-ERROR',
    class extends Client {
      async report(operation, stay) {
        if (!this.stopped) await super.report(operation, stay);
      }
      async conclude(reply, ...others) {
        this.stopped = !reply.ok;
        await super.conclude(reply, ...others);
      }
    },
  ],
  'ignores-retry-after-of-outages': [
    'CONDUCT.RETRY-AFTER',
    pausing((tries, { status }, usual) => (status === 503 ? 500 * tries : usual)),
  ],
  'ignores-retry-after-at-night': [
    'CONDUCT.RETRY-AFTER',
    class extends AtNight {
      pauseAfter(reply, tries) {
        return this.isNight ? 500 * tries : super.pauseAfter(reply, tries);
      }
    },
  ],
  'gives-up-at-night': [
    'EVENTS.OUTLASTS-TROUBLE CONDUCT.RETRY-AFTER? night-audit',
    class extends AtNight {
      isTrouble(reply) {
        return !this.isNight && super.isTrouble(reply);
      }
    },
  ],
  'stamps-each-check-out-anew': [
    'CONDUCT.SAME-RETRY reply-lost',
    changed('send', ({ usual, client }, operation, text) => {
      client.sent = (client.sent ?? 0) + 1;
      return usual(operation, operation === 'check-out' ? text.replace(/(?=[+-]..:.*$)/, `.${client.sent}`) : text);
    }),
  ],
  'sends-garbage': [
    'CONDUCT.WITHIN-LIMITS',
    changed('play', async ({ usual, client }, scene) => {
      await usual(scene);
      const { hostname, port } = new URL(client.access.baseUrl);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.end('CHECKIN 4711\n\n').resume();
      await once(socket, 'close');
    }),
  ],
  impatient: [
    // On a busy machine other replies take their time as well.
    'CONDUCT.WAITS-FOR-REPLY CONDUCT.NO-UNCHANGED-RESEND? EVENTS.*? reply-late',
    changed('send', async ({ usual }, operation, text) => {
      const first = usual(operation, text);
      const isThere = await Promise.race([
        first.then(
          () => true,
          () => true,
        ),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
      return isThere ? first : usual(operation, text);
    }),
  ],
};
