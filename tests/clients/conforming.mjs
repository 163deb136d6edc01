/** Clients that differ from the careful one as the document allows: `node tests/clients/conforming.mjs NAME`. */
import { request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { Client, playFromEnvironment } from './careful.mjs';
import { afterwards, changed, checkIn, headers, pausing, trying } from './changes.mjs';
import { values } from './conforming/values.mjs';

/** Sends a report by Node's own HTTP client: chunked, each on a connection of its own. */
function sendRaw(url, headers, text) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, async (reply) => {
      const chunks = [];
      for await (const chunk of reply) chunks.push(chunk);
      resolve(new Response(Buffer.concat(chunks), { status: reply.statusCode, headers: reply.headers }));
    });
    sent.on('error', reject);
    sent.write(text.slice(0, 10));
    sent.end(text.slice(10));
  });
}

/** The field by which a user and a password are shown (RFC 7617). */
export const basic = (user, password) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const byBasic = ({ authUrl }, user, password) => ({
  url: `${authUrl}/oauth2/token`,
  method: 'POST',
  headers: { Authorization: basic(user, password) },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});

/** Tokens by the host of their issuer: a hotel system runs for weeks, and knows nothing of scenes, nor of runs. */
const kept = new Map();
const OF_THE_RUN_BEFORE = { value: 'of-the-run-before-1234567890', replaceAt: Number.POSITIVE_INFINITY };

/** Pauses of its own, but where the service says how long. */
const unlessAsked = (pauseAfter) =>
  pausing((tries, { headers: fields }, usual) => (fields?.has('retry-after') ? usual : pauseAfter(tries)));

export const conforming = {
  'json-variant': changed('tokenRequest', ({ client }) => {
    const { baseUrl, clientId: client_id, clientSecret: client_secret } = client.access;
    const headers = { 'Content-Type': 'application/json' };
    return {
      url: `${baseUrl}/auth/token`,
      method: 'POST',
      headers,
      body: JSON.stringify({ client_id, client_secret }),
    };
  }),
  'basic-authentication': changed('tokenRequest', ({ client }) => {
    const { clientId, clientSecret } = client.access;
    return byBasic(client.access, encodeURIComponent(clientId), encodeURIComponent(clientSecret));
  }),
  // Apache's client labels forms so; they are ASCII all the same.
  'forms-in-latin-1': changed('tokenRequest', ({ usual }) => {
    const made = usual();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=ISO-8859-1' };
    return { ...made, headers, body: String(made.body) };
  }),
  // As many libraries do: what RFC 6749 §2.3.1 asks for is known to few.
  'basic-unencoded': changed('tokenRequest', ({ client }) =>
    byBasic(client.access, client.access.clientId, client.access.clientSecret),
  ),
  'token-per-report': changed('token', ({ usual, client }) => {
    client.forgetToken();
    return usual();
  }),
  'eager-refresh': changed('replacedAfter', (_, { expires_in: seconds }) => seconds * 500),
  'long-running': class extends Client {
    async token() {
      const { host } = new URL(this.access.authUrl);
      const known = kept.get(host) ?? OF_THE_RUN_BEFORE;
      if (this.clock.now() < known.replaceAt) return known.value;
      const token = await this.fetchToken();
      kept.set(host, token);
      return token.value;
    }
    forgetToken() {
      kept.set(new URL(this.access.authUrl).host, { replaceAt: 0 });
    }
    // What could not be reported when that run ended is reported now.
    async play(scene) {
      const ids = {
        hotelConfirmationNumber: 'CERT-00C0FFEE',
        supplierReservationId: 'S-00C0FFEE',
        folio: 'F-00C0FFEE',
      };
      if (!kept.has(new URL(this.access.authUrl).host))
        await this.report('check-in', { ...scene.stays[0], ...ids, guestLastName: 'Before' });
      await super.play(scene);
    }
  },
  // As some libraries do when they end (RFC 7009): the document shows no address for it.
  'revokes-its-token': class extends Client {
    tokenIn(members) {
      this.latest = super.tokenIn(members);
      return this.latest;
    }
    async play(scene) {
      await super.play(scene);
      if (!this.latest) return;
      const { authUrl, clientId, clientSecret } = this.access;
      const body = new URLSearchParams({ token: this.latest, client_id: clientId, client_secret: clientSecret });
      await (await fetch(`${authUrl}/oauth2/revoke`, { method: 'POST', body })).arrayBuffer();
    }
  },
  // Reports that were refused at once wait for one token, and then for each other.
  'resends-one-by-one': class extends Client {
    async again(send) {
      if (!this.turn) this.forgetToken();
      const before = this.turn ?? this.token();
      const turn = before.then(() => this.persistently(send));
      this.turn = turn;
      return turn.finally(() => {
        if (this.turn === turn) this.turn = null;
      });
    }
  },
  'no-retry': trying(1),
  'extra-headers': headers((usual) => ({
    ...usual,
    'Content-Type': 'application/json; charset=utf-8',
    'X-Correlation-Id': 'f1e2d3c4',
    'User-Agent': 'Hotel/7.1',
    'Accept-Language': 'de',
  })),
  'chunked-and-closed': changed('send', async ({ client }, operation, text) => {
    const token = await client.token();
    const headers = { authorization: `bearer ${token}`, 'content-type': 'application/json', connection: 'close' };
    return sendRaw(client.url(operation), headers, text);
  }),
  'nulls-and-more': checkIn(
    ({ employeeIdentifier = null, supplierReservationId = null, loyalty = null, ...others }) => ({
      employeeIdentifier,
      supplierReservationId,
      loyalty,
      pmsVersion: '7.1',
      access_token: null,
      ...others,
    }),
  ),
  // Load balancers and monitors look whether somebody is there; browsers ask before they send.
  probing: changed('report', async ({ usual, client }, operation, stay) => {
    for (const [method, url] of [
      ['GET', `${client.access.baseUrl}/`],
      ['HEAD', `${client.access.baseUrl}/health`],
      ['GET', client.url(operation)],
      ['OPTIONS', client.url(operation)],
    ])
      await fetch(url, { method })
        .then((reply) => reply.arrayBuffer())
        .catch(() => undefined);
    await usual(operation, stay);
  }),
  // As Go and Python's requests do by themselves: to another host without the token.
  'follows-redirects': changed('send', async ({ client }, operation, text) => {
    const headers = client.headers(await client.token(), operation);
    return fetch(client.url(operation), { method: 'POST', headers, body: text });
  }),
  // A network that fails in the middle of a report: what came of it is no report.
  'breaks-off-once': changed('send', async ({ usual, client }, operation, text) => {
    if (client.hasBrokenOff) return usual(operation, text);
    client.hasBrokenOff = true;
    const headers = { ...client.headers(await client.token(), operation), 'Content-Length': Buffer.byteLength(text) };
    const sent = request(client.url(operation), { method: 'POST', headers, agent: false });
    sent.write(text.slice(0, 20), () => sent.destroy(new Error('The network is gone')));
    return new Promise((_, reject) => {
      sent.on('error', reject);
    });
  }),
  // And while a token is on its way: the reply is lost, and the token is asked for again.
  'loses-a-token': class extends Client {
    tokenRequest() {
      const signal = this.hasAsked ? undefined : AbortSignal.timeout(100);
      this.hasAsked = true;
      return { ...super.tokenRequest(), signal };
    }
    fetchToken() {
      return super.fetchToken().catch(() => super.fetchToken());
    }
  },
  'holds-back': class extends Client {
    async report(operation, stay) {
      this.absent ??= new Set();
      if (operation === 'check-in' || !this.absent.has(stay.name)) await super.report(operation, stay);
    }
    async conclude(reply, operation, stay, send) {
      if (!reply.ok) this.absent.add(stay.name);
      await super.conclude(reply, operation, stay, send);
    }
  },
  // Each guest comes and goes, the last one first: what binds is the order of a guest's own reports.
  'guest-by-guest': changed('play', async ({ usual }, { steps, stays }) => {
    const isFree = steps.every(({ stay }) => stay !== undefined);
    const ordered = stays.toReversed().flatMap(({ name }) => steps.filter(({ stay }) => stay === name));
    await usual({ steps: isFree ? ordered : steps, stays });
  }),
  // A queue for each guest.
  'each-guest-on-its-own': changed('play', async ({ usual }, { steps, stays }) => {
    const isFree = steps.every(({ stay }) => stay !== undefined);
    const queues = isFree ? stays.map(({ name }) => steps.filter(({ stay }) => stay === name)) : [steps];
    await Promise.all(queues.map((each) => usual({ steps: each, stays })));
  }),
  // The same path (RFC 3986 §6.2.2.2).
  'encodes-more': changed('url', ({ usual }, operation) => usual(operation).replace('reservation', 'r%65serv%61tion')),
  // urllib3 with a backoff factor of 0.1.
  'retries-once-at-once': unlessAsked((tries) => (tries === 1 ? 0 : 100 * 2 ** (tries - 1))),
  'full-jitter': unlessAsked((tries) => [300, 1900, 200, 7000][tries - 1] ?? 500),
  'second-try-by-hand': afterwards(async ({ status }, _stay, send, { clock }) => {
    if (status !== 422) return;
    await clock.sleep(310_000);
    await (await send()).arrayBuffer();
  }),
  // Lets the run's clock run ahead where a scene waits, over a library that waits for a date by the machine's clock.
  'dates-by-the-machine': changed('send', async ({ usual }, operation, text) => {
    const reply = await usual(operation, text);
    const until = Date.parse(reply.headers.get('retry-after')?.replace(/^\d+$/, '') ?? '');
    if (Number.isNaN(until)) return reply;
    await reply.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, until - Date.now() + 100));
    return usual(operation, text);
  }),
  // As Java's HTTP client does with every call (RFC 7540 §3.2).
  'offers-http2': changed('send', async ({ client }, operation, text) => {
    const headers = client.headers(await client.token(), operation);
    const offer = {
      Connection: 'Upgrade, HTTP2-Settings',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
    };
    return sendRaw(client.url(operation), { ...headers, ...offer }, text);
  }),
  ...values,
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) playFromEnvironment(conforming[process.argv[2]]);
