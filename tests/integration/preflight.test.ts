/** What a preflight asks, and when a run can start. Whose fault it is if none can: `end-to-end/misconfigurations`. */
import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import { type TestContext, test } from 'node:test';
import type { RunContext } from '../../contract/run.ts';
import { EMBEDDED_CLIENT, startMock } from '../../mock/server.ts';
import { formatPreflight, type PreflightReport, preflight } from '../../run/preflight.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { overrideOf } from '../support/faults.ts';
import { listening } from '../support/proxies.ts';
import { type Answer, issueToken, serve } from '../support/server.ts';
import { isToken, json, reply } from '../support/strangers.ts';
import { skippingClock, wireTo } from '../support/wire.ts';

const SECRET = 'a-secret-of-the-sandbox';

async function flight(t: TestContext, context: RunContext, secret = SECRET, timeoutMs = 400) {
  // Nobody here looks at how long a wire waits before it asks again.
  const { wire, recorded } = wireTo(t, context, { secret, clock: skippingClock(), timeoutMs });
  const report = await preflight(wire, context, { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs });
  return { report, wire, ids: recorded.map(({ id }) => id) };
}

/** The preflight of a service that does everything right, but for what the test changes. */
async function flightTo(t: TestContext, change: Answer = () => undefined, given: Partial<RunContext> = {}) {
  const { url, seen } = await serve(t, rightBut(change));
  return { ...(await flight(t, contextFor(url, given))), url, seen };
}

const stepOf = (report: PreflightReport, name: string) => report.steps.find((step) => step.name === name);

const rightBut =
  (change: Answer): Answer =>
  (request, response, count) => {
    change(request, response, count);
    if (response.writableEnded) return;
    if (isToken(request)) issueToken(response, `token-number-${count}`);
    else reply(response, 201);
  };

test('a right service: every step succeeds, with eight requests, and no token of the run is asked for', async (t) => {
  const { report, wire, ids, seen } = await flightTo(t, undefined, { profile: embeddedProfile });
  assert.equal(report.canStart, true);
  const reported = report.steps.map(({ name, ok, nextStep }) => [name, ok, nextStep]);
  const controls = ['check-in', 'partial-bill', 'check-out', 'no-show'].map((name) => `control ${name}`);
  const steps = ['name', 'connect', 'clock', 'token-form', 'token-json', 'single live token', ...controls];
  const right = steps.map((name) => [name, true, null]);
  assert.deepEqual(reported, right);
  const paths = seen.map(({ url }) => url.replace('/api/v1/reservation/', ''));
  const reports = ['checkin', 'checkin', 'partial-bill', 'checkout', 'noshow'];
  const wanted = ['/oauth2/token', '/auth/token', '/oauth2/token', ...reports];
  assert.deepEqual(paths, wanted);
  assert.ok(ids.every((id) => id.startsWith('preflight/')));
  assert.equal(wire.singleLiveToken, false);
  assert.match(formatPreflight(report), /A run can start\.$/);
});

test('a hotel that the service does not know, and a zone that is not its own: each is named', async (t) => {
  const mock = await startMock({ hotels: [{ id: 100001, timeZone: 'America/Chicago' }] });
  t.after(() => mock.close());
  const nextFor = async (id: number, timeZone: string) => {
    const { values } = contextFor(mock.url);
    const context = contextFor(mock.url, { values: { ...values, hotels: [{ id, timeZone }] } });
    const { report } = await flight(t, context, EMBEDDED_CLIENT.secret, 5000);
    return [report.canStart, report.blame, stepOf(report, 'control check-in')?.nextStep?.split(' ')[1]];
  };
  assert.deepEqual(await nextFor(100001, 'America/Chicago'), [true, null, undefined]);
  assert.deepEqual(await nextFor(100007, 'America/Chicago'), [false, 'configuration', 'LODGING_HOTEL_ID']);
  assert.deepEqual(await nextFor(100001, 'Europe/Berlin'), [false, 'configuration', 'LODGING_HOTEL_TIME_ZONE']);
});

test('a service that starts in the same second is found up', async (t) => {
  const server = createServer((_request, response) => response.writeHead(503).end());
  const port = await listening(t, server);
  await new Promise((closed) => server.close(closed));
  const report = flight(t, contextFor(`http://127.0.0.1:${port}`));
  setTimeout(() => server.listen(port, '127.0.0.1'), 200);
  assert.equal(stepOf((await report).report, 'connect')?.ok, true);
});

test('the check-out is about the guest who checked in, bill and no-show about others', async (t) => {
  const { seen } = await flightTo(t, undefined, { profile: embeddedProfile });
  const all = (path: string) => seen.filter(({ url }) => url.endsWith(path)).map(({ body }) => JSON.parse(body));
  const sent = (path: string) => all(path)[0] ?? {};
  const [guest, billed] = all('/checkin').map(({ hotelConfirmationNumber: number }) => number);
  assert.match(guest, /^CERT-/);
  assert.equal(sent('/checkout').reservationId, guest);
  assert.equal(sent('/partial-bill').hotelConfirmationNumber, billed);
  assert.equal(new Set([guest, billed, sent('/noshow').hotelConfirmationNumber]).size, 3);
});

test('a service that ends a stay with a bill is judged: the integrator has set nothing wrong', async (t) => {
  const faults = [overrideOf('check-out.refused-after-partial-bill')];
  const mock = await startMock({ profile: embeddedProfile, faults });
  t.after(() => mock.close());
  const { values } = contextFor(mock.url);
  const assumed = { values: { ...values, reservationIdGiven: false }, profile: embeddedProfile };
  const { report } = await flight(t, contextFor(mock.url, assumed), EMBEDDED_CLIENT.secret, 5000);
  assert.deepEqual([stepOf(report, 'control check-out')?.ok, report.canStart], [true, true]);
});

test('without a profile the open operations are not tried', async (t) => {
  const { report, seen } = await flightTo(t);
  assert.equal(report.canStart, true);
  assert.equal(stepOf(report, 'control no-show')?.ok, null);
  assert.ok(!seen.some((each) => /noshow|partial/.test(each.url)));
});

test('a guest who must have arrived does so, though check-in is not claimed', async (t) => {
  const { report, seen } = await flightTo(t, undefined, { claims: ['token-json', 'check-out'] });
  const paths = seen.map(({ url }) => url.replace('/api/v1/reservation/', ''));
  assert.deepEqual(paths, ['/auth/token', '/auth/token', 'checkin', 'checkout']);
  assert.equal(stepOf(report, 'control check-in'), undefined);
  assert.equal(stepOf(report, 'control check-out')?.ok, true);
});

for (const hidden of [401, 404])
  test(`an issuer that keeps one token alive is found out where others are refused by ${hidden}`, async (t) => {
    let live = '';
    const singleLive: Answer = (request, response, count) => {
      if (isToken(request)) live = `token-number-${count}`;
      else if (request.headers.authorization !== `Bearer ${live}`) reply(response, hidden);
    };
    const { report, wire, seen } = await flightTo(t, singleLive, { profile: embeddedProfile });
    assert.equal(wire.singleLiveToken && report.singleLiveToken && report.canStart, true);
    assert.match(stepOf(report, 'single live token')?.sentence ?? '', /ends the earlier ones/);
    assert.ok(report.steps.every(({ ok }) => ok));
    assert.equal(seen.length, 9);
  });

for (const [status, error] of [
  [401, 'invalid_client'],
  [400, 'invalid_client'],
  [400, 'unauthorized_client'],
] as const) {
  test(`a client refused with ${status} ${error}: the credentials are to blame`, async (t) => {
    const { report, seen } = await flightTo(t, (_request, response) => json(response, status, { error }));
    assert.deepEqual([report.canStart, report.blame], [false, 'credentials']);
    assert.match(formatPreflight(report), /LODGING_CLIENT_ID and LODGING_CLIENT_SECRET/);
    assert.ok(seen.every(isToken), 'nothing was reported with wrong credentials');
  });
}

test('a client that one variant accepts has the right credentials, whatever the other one says', async (t) => {
  const { report } = await flightTo(t, (request, response) => {
    if (request.url === '/oauth2/token') json(response, 401, { error: 'invalid_client' });
  });
  assert.deepEqual([report.canStart, report.blame], [true, null]);
});

test('a secret that the service echoes is not shown', async (t) => {
  const answer: Answer = (request, response) => json(response, 400, { error: 'invalid_client', echo: request.body });
  const { report } = await flightTo(t, answer);
  assert.doesNotMatch(JSON.stringify(report) + formatPreflight(report), new RegExp(SECRET));
});

for (const [what, answer, blame, isOverridden] of [
  ['400 without an OAuth error', (response) => json(response, 400, { message: 'no' }), null, true],
  ['another OAuth error', (response) => json(response, 400, { error: 'invalid_request' }), null, true],
  ['a web page that says 500', (response) => reply(response, 500, '<html></html>'), null, true],
  ['a web page', (response) => reply(response, 200, '<html></html>'), 'configuration', true],
  ['401 without an OAuth error', (response) => reply(response, 401, 'no'), 'credentials', true],
  ['400 without a reason', (response) => reply(response, 400), 'configuration', true],
  ['511', (response) => reply(response, 511), 'network', false],
  ['429', (response) => reply(response, 429, '', { 'retry-after': '0' }), 'outage', false],
] as const satisfies readonly (readonly [string, (response: ServerResponse) => void, string | null, boolean])[]) {
  test(`${what} in the place of a token: ${blame ?? 'nothing'} is to blame, and the reply shown`, async (t) => {
    const { report } = await flightTo(t, (request, response) => void (isToken(request) && answer(response)));
    assert.deepEqual([report.canStart, report.blame], [blame === null, blame]);
    if (blame === null) return;
    assert.equal(report.canStartAnyway, isOverridden);
    assert.match(report.steps.find(({ sentence }) => sentence === report.sentence)?.reply ?? '', /^\d{3} .*, .*: /);
  });
}

for (const [what, bytes] of [
  ['is no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['has more header fields than are read', `HTTP/1.1 200 OK\r\n${'Set-Cookie: a=b\r\n'.repeat(2000)}\r\n`],
] as const) {
  test(`a reply that ${what} stops the run, and waiting is not what helps`, async (t) => {
    const { url } = await serve(t, (_request, response) => void response.socket?.end(bytes));
    const { report } = await flight(t, contextFor(url));
    assert.deepEqual([report.canStart, report.blame], [false, 'outage']);
    assert.match(report.nextStep ?? '', /`curl -i`/);
  });
}

test('404 of the token endpoints alone is no last word', async (t) => {
  const { report } = await flightTo(t, (request, response) => void (isToken(request) && reply(response, 404)));
  assert.deepEqual([report.blame, report.canStartAnyway], ['configuration', true]);
});

test('404 of one event out of several is judged; of the only one that is claimed it is not', async (t) => {
  const eventless: Answer = (request, response) => void (request.url.endsWith('/checkin') && reply(response, 404));
  const { report: several, url } = await flightTo(t, eventless);
  assert.equal(several.canStart, true);
  const target = { baseUrl: `${url}/stage`, authUrl: url, environment: 'mock', embedded: false } as const;
  const { report } = await flight(t, contextFor(url, { target, claims: ['token-form', 'check-in'] }));
  assert.deepEqual([report.canStart, report.blame], [false, 'configuration']);
  assert.match(report.nextStep ?? '', /LODGING_BASE_URL/);
});

for (const [what, starts, change] of [
  ['422 of the check-in alone', true, (url) => (url.endsWith('/checkin') ? [422, { title: 'No.' }] : null)],
  ['422 of the check-out alone', true, (url) => (url.endsWith('/checkout') ? [422, { hotel: 'no' }] : null)],
  ['422 of every event', false, () => [422, { title: 'No.' }]],
  ['415 of every event', true, () => [415, { title: 'No.' }]],
] as const satisfies readonly (readonly [string, boolean, (url: string) => readonly [number, object] | null])[]) {
  test(`${what} ${starts ? 'lets the run start' : 'stops it'}`, async (t) => {
    const answer: Answer = (request, response) => {
      const [status, body] = (isToken(request) ? null : change(request.url)) ?? [];
      if (status !== undefined) json(response, status, body);
    };
    const { report } = await flightTo(t, answer, { profile: embeddedProfile });
    const due = [starts, starts ? null : 'configuration'];
    assert.deepEqual([report.canStart, report.blame], due, formatPreflight(report));
  });
}

test('a check-out that is refused where the clocks differ stops the run: it may be this machine that is wrong', async (t) => {
  const date = new Date(Date.now() - 100_000).toUTCString();
  const answer: Answer = (request, response) => {
    response.setHeader('Date', date);
    if (request.url.endsWith('/checkout')) json(response, 400, { title: 'A moment to come.' });
  };
  const { report } = await flightTo(t, answer);
  assert.deepEqual([report.canStart, report.canStartAnyway, report.blame], [false, true, 'configuration']);
});

for (const [title, says] of [
  [
    'ApiVersionUnspecified',
    /^The reply asks for api-version, which section 9 calls optional: .* --accept refused-controls/,
  ],
  ['No.', /^Do what the reply says\. If it says nothing useful: Check LODGING_HOTEL_ID /],
  ['Unknown property 7', /^Check LODGING_HOTEL_ID /],
  ['Field roomNumber: at most 4 characters', /^If the service limits .*`fields`/],
] as const) {
  test(`what to do about a refusal that says ${title} goes by that`, async (t) => {
    const { report } = await flightTo(
      t,
      (request, response) => void (isToken(request) || json(response, 400, { title })),
    );
    assert.deepEqual([report.canStart, report.blame], [false, 'configuration']);
    assert.match(report.nextStep ?? '', says);
  });
}
