import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { RunContext } from '../../contract/run.ts';
import { formatPreflight, type PreflightReport, preflight } from '../../run/preflight.ts';
import type { Network } from '../../run/settings.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { Redactor } from '../../wire/redaction.ts';
import { Wire } from '../../wire/wire.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { selfSigned } from '../support/self-signed.ts';
import { issueToken, type Seen, serve } from '../support/server.ts';
import { skippingClock } from '../support/wire.ts';

const SECRET = 'a-secret-of-the-sandbox';
const NETWORK: Network = { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs: 400 };

type Answer = (request: Seen, response: ServerResponse, count: number) => void;

async function flight(t: TestContext, context: RunContext, network: Network = NETWORK) {
  const transport = httpTransport();
  t.after(() => transport.close());
  const ids: string[] = [];
  const wire = new Wire({
    context,
    secrets: { client_secret: SECRET, short_lived_secret: SECRET },
    transport,
    redactor: new Redactor(randomBytes(32)),
    pace: { requestsPerSecond: null, concurrency: 4 },
    // Nobody here looks at how long a wire waits before it asks again.
    clock: skippingClock(),
    timeoutMs: network.timeoutMs,
    record: ({ id }) => ids.push(id),
  });
  return { report: await preflight(wire, context, network), wire, ids };
}

const stepOf = (report: PreflightReport, name: string) => report.steps.find((step) => step.name === name);

const reply = (response: ServerResponse, status: number, body = '', headers: Record<string, string> = {}) => {
  response.writeHead(status, headers).end(body);
};
const json = (response: ServerResponse, status: number, body: unknown) =>
  reply(response, status, JSON.stringify(body), { 'content-type': 'application/json' });
const isToken = ({ url }: Seen) => url.endsWith('/token');

/** A service that does everything right, but for what the test changes. */
const rightBut =
  (change: Answer): Answer =>
  (request, response, count) => {
    change(request, response, count);
    if (response.writableEnded) return;
    if (isToken(request)) issueToken(response, `token-number-${count}`);
    else reply(response, 201);
  };
const right = rightBut(() => undefined);

test('a right service: every step succeeds, with seven requests, and no token of the run is asked for', async (t) => {
  const { url, seen } = await serve(t, right);
  const { report, wire, ids } = await flight(t, contextFor(url, { profile: embeddedProfile }));
  assert.equal(report.canStart, true);
  assert.deepEqual(
    report.steps.map(({ name, ok, nextStep }) => [name, ok, nextStep]),
    [
      'name',
      'connect',
      'clock',
      'token-form',
      'token-json',
      'single live token',
      'control check-in',
      'control partial-bill',
      'control check-out',
      'control no-show',
    ].map((name) => [name, true, null]),
  );
  assert.deepEqual(
    seen.map(({ url }) => url.replace('/api/v1/reservation/', '')),
    ['/oauth2/token', '/auth/token', '/oauth2/token', 'checkin', 'partial-bill', 'checkout', 'noshow'],
  );
  assert.equal(
    ids.every((id) => id.startsWith('preflight/')),
    true,
  );
  assert.equal(wire.singleLiveToken, false);
  assert.match(formatPreflight(report), /A run can start\.$/);
});

test('the check-out reports the guest who checked in, and the no-show another one', async (t) => {
  const { url, seen } = await serve(t, right);
  await flight(t, contextFor(url, { profile: embeddedProfile }));
  const sent = (path: string) => JSON.parse(seen.find((each) => each.url.endsWith(path))?.body ?? '{}');
  const guest = sent('/checkin').hotelConfirmationNumber;
  assert.match(guest, /^CERT-/);
  assert.equal(sent('/checkout').reservationId, guest);
  assert.equal(sent('/partial-bill').hotelConfirmationNumber, guest);
  assert.notEqual(sent('/noshow').hotelConfirmationNumber, guest);
});

test('without a profile the open operations are not tried', async (t) => {
  const { url, seen } = await serve(t, right);
  const { report } = await flight(t, contextFor(url));
  assert.equal(report.canStart, true);
  assert.equal(stepOf(report, 'control no-show')?.ok, null);
  assert.equal(
    seen.some((each) => /noshow|partial/.test(each.url)),
    false,
  );
});

test('a guest who must have arrived does so, though check-in is not claimed', async (t) => {
  const { url, seen } = await serve(t, right);
  const { report } = await flight(t, contextFor(url, { claims: ['token-json', 'check-out'] }));
  assert.deepEqual(
    seen.map((each) => each.url),
    ['/auth/token', '/auth/token', '/api/v1/reservation/checkin', '/api/v1/reservation/checkout'],
  );
  assert.equal(stepOf(report, 'control check-in'), undefined);
  assert.equal(stepOf(report, 'control check-out')?.ok, true);
});

function singleLive(): Answer {
  let live = '';
  return rightBut((request, response, count) => {
    if (isToken(request)) live = `token-number-${count}`;
    else if (request.headers.authorization !== `Bearer ${live}`) reply(response, 401);
  });
}

test('an issuer that keeps one token alive is found out, and the wire told', async (t) => {
  const { url, seen } = await serve(t, singleLive());
  const { report, wire } = await flight(t, contextFor(url, { profile: embeddedProfile }));
  assert.equal(wire.singleLiveToken && report.singleLiveToken && report.canStart, true);
  assert.match(stepOf(report, 'single live token')?.sentence ?? '', /ends the earlier ones/);
  assert.equal(
    report.steps.every(({ ok }) => ok),
    true,
  );
  assert.equal(seen.length, 8);
});

test('a service that takes none of its own tokens is no such issuer, and is judged', async (t) => {
  const refusing = rightBut((request, response) => void (isToken(request) || reply(response, 401)));
  const { report, wire } = await flight(t, contextFor((await serve(t, refusing)).url));
  assert.deepEqual([wire.singleLiveToken, report.canStart], [false, true]);
  assert.equal(stepOf(report, 'single live token')?.ok, null);
});

for (const [status, error] of [
  [401, 'invalid_client'],
  [400, 'invalid_client'],
  [400, 'unauthorized_client'],
] as const) {
  test(`a client refused with ${status} ${error}: the credentials are to blame`, async (t) => {
    const { url, seen } = await serve(t, (_request, response) => json(response, status, { error }));
    const { report } = await flight(t, contextFor(url));
    assert.deepEqual([report.canStart, report.blame], [false, 'credentials']);
    assert.match(formatPreflight(report), /LODGING_CLIENT_ID and LODGING_CLIENT_SECRET/);
    assert.ok(seen.every(isToken), 'nothing was reported with wrong credentials');
  });
}

test('a client that one variant accepts has the right credentials, whatever the other one says', async (t) => {
  const answer = rightBut((request, response) => {
    if (request.url === '/oauth2/token') json(response, 401, { error: 'invalid_client' });
  });
  const { report } = await flight(t, contextFor((await serve(t, answer)).url));
  assert.deepEqual([report.canStart, report.blame], [true, null]);
});

test('a secret that the service echoes is not shown', async (t) => {
  const answer: Answer = (request, response) => json(response, 400, { error: 'invalid_client', echo: request.body });
  const { report } = await flight(t, contextFor((await serve(t, answer)).url));
  assert.doesNotMatch(JSON.stringify(report) + formatPreflight(report), new RegExp(SECRET));
});

for (const [what, answer] of [
  ['a misnamed token', (response) => json(response, 200, { accessToken: 'token-by-another-name' })],
  ['400 without an OAuth error', (response) => json(response, 400, { message: 'no' })],
  ['500', (response) => reply(response, 500)],
  ['another OAuth error', (response) => json(response, 400, { error: 'invalid_request' })],
  ['an empty 201', (response) => reply(response, 201)],
  ['an empty token', (response) => json(response, 200, { access_token: '', expires_in: 3600 })],
  ['a web page that says 500', (response) => reply(response, 500, '<html></html>')],
] as const satisfies readonly (readonly [string, (response: ServerResponse) => void])[]) {
  test(`a token endpoint that answers ${what} is judged, not blamed`, async (t) => {
    const service = rightBut((request, response) => void (isToken(request) && answer(response)));
    const { report } = await flight(t, contextFor((await serve(t, service)).url));
    assert.deepEqual([report.canStart, report.blame], [true, null]);
  });
}

for (const [what, answer, blame, isOverridden] of [
  ['a web page', (response) => reply(response, 200, '<html></html>'), 'configuration', true],
  ['401 without an OAuth error', (response) => reply(response, 401, 'no'), 'credentials', true],
  ['400 without a reason', (response) => reply(response, 400), 'configuration', true],
  ['403', (response) => json(response, 403, { message: 'Forbidden' }), 'configuration', true],
  ['a redirect', (response) => reply(response, 302, '', { location: '/login' }), 'configuration', true],
  ['407', (response) => reply(response, 407), 'network', false],
  ['511', (response) => reply(response, 511), 'network', false],
  ['429', (response) => reply(response, 429, '', { 'retry-after': '0' }), 'outage', false],
] as const satisfies readonly (readonly [string, (response: ServerResponse) => void, string, boolean])[]) {
  test(`${what} in the place of a token: the ${blame} is to blame, and the reply shown`, async (t) => {
    const service = rightBut((request, response) => void (isToken(request) && answer(response)));
    const { report } = await flight(t, contextFor((await serve(t, service)).url));
    assert.deepEqual([report.canStart, report.blame, report.canStartAnyway], [false, blame, isOverridden]);
    assert.match(report.steps.find(({ sentence }) => sentence === report.sentence)?.reply ?? '', /^\d{3} .*, .*: /);
  });
}

test('a reply for everything: 201 is judged, and 400 where it is JSON', async (t) => {
  const everywhere = async (answer: Answer) =>
    (await flight(t, contextFor((await serve(t, answer)).url, { profile: embeddedProfile }))).report.canStart;
  assert.equal(await everywhere((_, response) => reply(response, 201)), true);
  assert.equal(await everywhere((_, response) => json(response, 400, { title: 'no' })), true);
  assert.equal(await everywhere((_, response) => reply(response, 400)), false);
});

for (const status of [502, 503, 504]) {
  test(`${status} for everything is an outage`, async (t) => {
    const { report } = await flight(t, contextFor((await serve(t, (_, response) => reply(response, status))).url));
    assert.deepEqual([report.canStart, report.blame], [false, 'outage']);
    assert.match(report.sentence ?? '', new RegExp(`out of order: ${status}`));
  });
}

test('503 for every event, with tokens issued, is an outage; for one event it is not', async (t) => {
  const down = rightBut((request, response) => void (isToken(request) || reply(response, 503)));
  assert.equal((await flight(t, contextFor((await serve(t, down)).url))).report.blame, 'outage');
  const partly = rightBut((request, response) => void (request.url.endsWith('/checkout') && reply(response, 503)));
  const { report } = await flight(t, contextFor((await serve(t, partly)).url));
  assert.equal(report.canStart, true);
  assert.equal(stepOf(report, 'control check-out')?.blame, 'outage');
});

for (const [what, answer] of [
  ['never begins', () => undefined],
  ['never ends', (response) => void response.writeHead(200).write('{')],
] as const satisfies readonly (readonly [string, (response: ServerResponse) => void])[]) {
  test(`a reply that ${what} is an outage, told after one time-out`, async (t) => {
    const { url, seen } = await serve(t, (_request, response) => answer(response));
    const { report } = await flight(t, contextFor(url));
    assert.deepEqual([report.canStart, report.blame, seen.length], [false, 'outage', 1]);
    assert.match(formatPreflight(report), /network\.timeoutMs/);
  });
}

test('404 for everything: the address is to blame', async (t) => {
  const { url, seen } = await serve(t, (_request, response) => reply(response, 404));
  const { report } = await flight(t, contextFor(url));
  assert.deepEqual([report.canStart, report.blame], [false, 'configuration']);
  assert.equal(seen.at(-1)?.headers.authorization, undefined);
});

test('an issuer of its own and a service where every path is 404: the address is to blame', async (t) => {
  const issuer = await serve(t, right);
  const service = await serve(t, (_request, response) => reply(response, 405));
  const target = { baseUrl: service.url, authUrl: issuer.url, environment: 'sandbox', embedded: false } as const;
  const { report } = await flight(t, contextFor(service.url, { target }));
  assert.deepEqual([report.canStart, report.blame], [false, 'configuration']);
});

test('404 of the token endpoints alone: the issuer is elsewhere', async (t) => {
  const tokenless = rightBut((request, response) => void (isToken(request) && reply(response, 404)));
  const { report } = await flight(t, contextFor((await serve(t, tokenless)).url));
  assert.deepEqual([report.blame, report.canStartAnyway], ['configuration', true]);
  assert.match(report.nextStep ?? '', /Set LODGING_AUTH_URL/);
});

test('404 of one event out of several is judged; of the only one that is claimed it is not', async (t) => {
  const eventless = rightBut((request, response) => void (request.url.endsWith('/checkin') && reply(response, 404)));
  const { url } = await serve(t, eventless);
  assert.equal((await flight(t, contextFor(url))).report.canStart, true);
  const target = { baseUrl: `${url}/stage`, authUrl: url, environment: 'mock', embedded: false } as const;
  const { report } = await flight(t, contextFor(url, { target, claims: ['token-form', 'check-in'] }));
  assert.deepEqual([report.canStart, report.blame], [false, 'configuration']);
  assert.match(report.nextStep ?? '', /LODGING_BASE_URL/);
});

for (const [what, starts, change] of [
  ['422 of the check-in alone', true, (url) => (url.endsWith('/checkin') ? [422, { title: 'No.' }] : null)],
  [
    '422 of the check-in alone, for the hotel',
    false,
    (url) => (url.endsWith('/checkin') ? [422, { hotel: 'no' }] : null),
  ],
  [
    '422 of the check-out alone, for the hotel',
    true,
    (url) => (url.endsWith('/checkout') ? [422, { hotel: 'no' }] : null),
  ],
  ['422 of every event', false, () => [422, { title: 'No.' }]],
  ['415 of every event', true, () => [415, { title: 'No.' }]],
  ['500 of every event', true, () => [500, { title: 'No.' }]],
  ['200 of every event', true, () => [200, { id: 1 }]],
] as const satisfies readonly (readonly [string, boolean, (url: string) => readonly [number, object] | null])[]) {
  test(`${what} ${starts ? 'lets the run start' : 'stops it'}`, async (t) => {
    const answer = rightBut((request, response) => {
      const [status, body] = (isToken(request) ? null : change(request.url)) ?? [];
      if (status !== undefined) json(response, status, body);
    });
    const { report } = await flight(t, contextFor((await serve(t, answer)).url, { profile: embeddedProfile }));
    assert.deepEqual(
      [report.canStart, report.blame],
      [starts, starts ? null : 'configuration'],
      formatPreflight(report),
    );
  });
}

test('a control that is refused stops the run, shows the reply and names the value', async (t) => {
  const answer = rightBut((request, response) => void (isToken(request) || json(response, 400, { no: 'such hotel' })));
  const { report } = await flight(t, contextFor((await serve(t, answer)).url));
  assert.deepEqual([report.canStart, report.canStartAnyway], [false, true]);
  assert.equal(stepOf(report, 'control check-in')?.reply, '400 Bad Request, application/json: {"no":"such hotel"}');
  assert.match(report.nextStep ?? '', /LODGING_HOTEL_ID .*hotel 100001.*--accept refused-controls/);
  assert.match(formatPreflight(report), /Next: .*LODGING_HOTEL_ID.*$/);
});

test('a reservation id that does not come whence it should is told, and lets the run start', async (t) => {
  const base = contextFor((await serve(t, right)).url);
  const values = { ...base.values, reservationIdFrom: 'location-header' } as const;
  const { report } = await flight(t, { ...base, values });
  assert.equal(report.canStart, true);
  assert.match(
    stepOf(report, 'control check-out')?.sentence ?? '',
    /location-header, but the check-in was answered without a Location header/,
  );
});

test('a clock that is off is noted', async (t) => {
  const date = new Date(Date.now() - 600_000).toUTCString();
  const answer = rightBut((_request, response) => void response.setHeader('date', date));
  const { report } = await flight(t, contextFor((await serve(t, answer)).url));
  assert.equal(report.canStart, true);
  assert.match(stepOf(report, 'clock')?.sentence ?? '', /60\d s behind/);
});

test('a name that does not exist: the network is to blame, and the setting named', async (t) => {
  const { report, ids } = await flight(t, contextFor('http://no-such-host.invalid'), { ...NETWORK, timeoutMs: 5000 });
  assert.deepEqual([report.canStart, report.blame, ids], [false, 'network', []]);
  assert.equal(report.steps.length, 1, 'a name that is unknown is not connected to');
  assert.match(formatPreflight(report), /no-such-host\.invalid could not be resolved[\s\S]*LODGING_BASE_URL/);
});

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a port that refuses: the network is to blame, of the issuer too', async (t) => {
  const gone = `http://127.0.0.1:${await closedPort()}`;
  assert.match((await flight(t, contextFor(gone))).report.sentence ?? '', /refuses connections \(ECONNREFUSED\)/);
  const { url } = await serve(t, right);
  const target = { baseUrl: url, authUrl: gone, environment: 'mock', embedded: false } as const;
  const { report } = await flight(t, contextFor(url, { target }));
  assert.equal(stepOf(report, 'connect (issuer)')?.blame, 'network');
  assert.match(formatPreflight(report), /LODGING_AUTH_URL/);
});

test('a proxy that refuses is named instead of the service', async (t) => {
  const network = { ...NETWORK, proxy: `http://127.0.0.1:${await closedPort()}` };
  const { report } = await flight(t, contextFor('https://no-such-host.invalid'), network);
  assert.equal(report.blame, 'network');
  assert.match(formatPreflight(report), /the proxy 127\.0\.0\.1, .*no-such-host[\s\S]*HTTPS_PROXY/);
});

test('a certificate that nobody signed: the network is to blame, and NODE_EXTRA_CA_CERTS explained', async (t) => {
  const server = createTlsServer(selfSigned, (_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { report } = await flight(t, contextFor(`https://127.0.0.1:${(server.address() as AddressInfo).port}`));
  assert.equal(report.blame, 'network');
  assert.match(formatPreflight(report), /SELF_SIGNED[\s\S]*NODE_EXTRA_CA_CERTS/);
});

test('https to a port that speaks plain http: the scheme is questioned', async (t) => {
  const { url } = await serve(t, right);
  const { report } = await flight(t, contextFor(url.replace('http:', 'https:')));
  assert.equal(report.blame, 'configuration');
  assert.match(formatPreflight(report), /Check the port and the scheme in LODGING_BASE_URL/);
});
