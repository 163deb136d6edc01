/** The provider over HTTPS: clients that trust its authority are served; refused bad certificates are noticed. */
import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:https';
import { connect as connectPlainly } from 'node:net';
import { before, describe, type TestContext, test } from 'node:test';
import { connect } from 'node:tls';
import { openStage } from '../../client/certify/playing.ts';
import { RecordedScenes, scenesFor, scenesIn } from '../../client/judging/played.ts';
import { OTHER_SCHEME } from '../../client/judging/words.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { type Certificates, makeCertificates, trustLines } from '../../client/ways/certificates.ts';
import { hostsOf, placeOf } from '../../client/ways/place.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { BadCertificate, Handshakes, Scene } from '../../contract/scene.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { specsOf } from '../../suites/index.ts';
import { contextFor } from '../support/context.ts';
import { dial, type Listening, listen } from '../support/listener.ts';
import { clientSettings } from '../support/operator.ts';

let certificates: Certificates;
before(async () => {
  certificates = await makeCertificates(['127.0.0.1', 'localhost']);
});

const secure = (t: TestContext) => listen(t, { tls: certificates.server });

function ask(
  url: string,
  how: { readonly ca?: string; readonly careless?: true; readonly localAddress?: string },
): Promise<number | string> {
  return new Promise((resolve) => {
    const { ca = certificates.authority, careless = false, localAddress = '127.0.0.1' } = how;
    const options = { method: 'POST', ca, rejectUnauthorized: !careless, agent: false, localAddress } as const;
    const asked = request(`${url}/api/v1/reservation/checkin`, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end('{}');
  });
}

async function play(listening: Listening, scene: string, certificate: BadCertificate | null, how = {}) {
  const bad = certificate ? certificates.bad[certificate] : undefined;
  listening.listener.begin(scene, listening.provider('ordinary-stay'), bad ? { certificate: bad } : {});
  const met = await ask(listening.listener.url, how);
  const { calls, handshakes } = await listening.listener.end(80);
  return { met, calls: calls.length, handshakes };
}

test('a client that trusts the authority is served, and its TLS is written down', async (t) => {
  const listening = await secure(t);
  const played = await play(listening, 'ordinary-stay', null);
  assert.deepEqual(played, { met: 401, calls: 1, handshakes: { silent: 0, spoken: 1 } });
  const [call] = listening.recorded;
  assert.equal(call?.received?.tls?.protocol, 'TLSv1.3');
  assert.match(call?.request.url ?? '', /^https:\/\/127\.0\.0\.1:\d+\//);
});

test('a handshake that never ends is counted, and keeps neither a scene nor the run from ending', async (t) => {
  const begin = async (listening: Listening) => {
    const socket = connectPlainly(Number(new URL(listening.listener.url).port), '127.0.0.1');
    t.after(() => socket.on('error', () => undefined).destroy());
    await once(socket, 'connect');
    // The first bytes of a record that would hold the client's greeting.
    socket.write(Buffer.from('160301020001', 'hex'));
    listening.listener.begin('ordinary-stay', listening.provider('ordinary-stay'));
    // Unlike `once` of node:events it resolves for a connection that is reset, too.
    return new Promise((resolve) => socket.once('close', resolve));
  };
  const impatient = await listen(t, { tls: certificates.server, limits: { headMs: 100 } });
  await begin(impatient);
  assert.deepEqual((await impatient.listener.end(0)).refused, [{ why: 'slow', calls: 1 }]);
  const patient = await secure(t);
  const ended = begin(patient);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const began = performance.now();
  await patient.listener.close();
  await ended;
  assert.ok(performance.now() - began < 5000, 'it ends with the run');
});

test('handshakes that never end keep no client out that comes from another address', async (t) => {
  const listening = await listen(t, { tls: certificates.server, limits: { connections: 6, connectionsOfAddress: 4 } });
  for (let at = 0; at < 6; at += 1) {
    const socket = await dial(listening);
    t.after(() => socket.destroy());
    socket.write(Buffer.from('160301020001', 'hex'));
  }
  listening.listener.begin('ordinary-stay', listening.provider('ordinary-stay'));
  assert.equal(await ask(listening.listener.url, { localAddress: '127.0.0.2' }), 401);
});

test('a connection is cut in the middle, and the next call is served', async (t) => {
  const listening = await secure(t);
  listening.listener.begin('unreachable-for-good', listening.provider('unreachable-for-good'));
  assert.equal(await ask(listening.listener.url, {}), 'ECONNRESET');
  await listening.listener.end(80);
  assert.equal(listening.recorded[0]?.received?.lost, true);
  assert.equal((await play(listening, 'ordinary-stay', null)).met, 401);
});

const REFUSALS: Readonly<Record<BadCertificate, RegExp>> = {
  untrusted: /UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT_LOCALLY/,
  'wrong-host': /ERR_TLS_CERT_ALTNAME_INVALID/,
  expired: /CERT_HAS_EXPIRED/,
};

function clientAt(baseUrl: string) {
  const target = { baseUrl, authUrl: baseUrl, environment: 'mock', embedded: true } as const;
  return contextFor(baseUrl, { subject: 'client', target });
}

describe('certificates that no client may accept', () => {
  test('an unknown authority has the name of the known one', () => {
    const { issuer } = new X509Certificate(certificates.bad.untrusted.cert);
    assert.equal(issuer, new X509Certificate(certificates.authority).subject);
  });
  test('a client that is slow to hang up is still distinguished from one that never came', async (t) => {
    const { listener, provider } = await secure(t);
    const name = 'certificate-untrusted';
    listener.begin(name, provider('ordinary-stay'), { certificate: certificates.bad.untrusted });
    const socket = connect(Number(new URL(listener.url).port), '127.0.0.1', { rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    setTimeout(() => socket.destroy(), 400);
    const { handshakes } = await listener.end(80);
    assert.deepEqual(handshakes, { silent: 1, spoken: 0 });
  });
  for (const [certificate, reason] of Object.entries(REFUSALS) as [BadCertificate, RegExp][]) {
    test(`a careful client says nothing: ${certificate}`, async (t) => {
      const { met, ...seen } = await play(await secure(t), `certificate-${certificate}`, certificate);
      assert.match(String(met), reason);
      assert.deepEqual(seen, { calls: 0, handshakes: { silent: 1, spoken: 0 } });
    });
    test(`a careless client is caught: ${certificate}`, async (t) => {
      const played = await play(await secure(t), `certificate-${certificate}`, certificate, { careless: true });
      assert.deepEqual(played, { met: 401, calls: 1, handshakes: { silent: 0, spoken: 1 } });
    });
  }

  test('a connection that the client has kept from the scene before says nothing about it', async (t) => {
    const { listener, provider } = await secure(t);
    const agent = new Agent({ keepAlive: true, ca: certificates.authority });
    t.after(() => agent.destroy());
    const call = () =>
      new Promise<string>((resolve) => {
        const asked = request(`${listener.url}/api/v1/reservation/checkin`, { method: 'POST', agent }, (response) => {
          response.resume();
          response.once('end', () => resolve(String(response.statusCode)));
        });
        asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
        asked.end('{}');
      });
    listener.begin('ordinary-stay', provider('ordinary-stay'));
    assert.equal(await call(), '401');
    await listener.end(80);
    const certificate = certificates.bad.untrusted;
    listener.begin('certificate-untrusted', provider('ordinary-stay'), { certificate });
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.match(await call(), REFUSALS.untrusted);
    const { calls, handshakes } = await listener.end(80);
    assert.deepEqual({ calls: calls.length, handshakes }, { calls: 0, handshakes: { silent: 1, spoken: 0 } });
  });

  test('a client that refuses it passes if it accepts the good one, one that speaks fails, and of one that never came nothing is said', async () => {
    const context = clientAt('https://127.0.0.1');
    const isMeant = (id: string) => /^CLIENT-CONNECTION\.REFUSES-CERTIFICATE:(scene=)?certificate-untrusted$/.test(id);
    const tests = collectPlan(context, await specsOf('client')).filter(({ instance }) => isMeant(instance.id));
    const call = { request: { method: 'POST', url: 'https://127.0.0.1/', body: {} }, received: {} } as Exchange;
    const outcomeOf = async (handshakes: Handshakes, spokeElsewhere: boolean) => {
      const play = { startedAt: '', endedAt: '', end: 'done', remark: null, repeats: 0 } as const;
      const plays = [
        { ...play, scene: 'certificate-untrusted', calls: 0, handshakes },
        { ...play, scene: 'ordinary-stay', calls: Number(spokeElsewhere) },
      ];
      const calls = spokeElsewhere ? [{ ...call, received: { scene: 'ordinary-stay' } } as Exchange] : [];
      const [judged] = await runPlan(tests, context, new RecordedScenes(context, scenesIn(context, plays, calls)));
      return judged?.outcome;
    };
    const seen = [
      [1, 0, true],
      [1, 0, false],
      [1, 1, true],
      [0, 0, true],
    ] as const;
    const outcomes = await Promise.all(
      seen.map(([silent, spoken, elsewhere]) => outcomeOf({ silent, spoken }, elsewhere)),
    );
    assert.deepEqual(outcomes, ['passed', 'inconclusive', 'failed', 'inconclusive']);
  });

  describe('that is shown once a call was answered', () => {
    const exchanged = async (t: TestContext, name = 'certificate-exchanged') => {
      const listening = await secure(t);
      const { certificate: bad = 'untrusted', certificateAfter } = sceneNamed(name) as Scene;
      const later = { certificate: certificates.bad[bad], ...(certificateAfter ? { certificateAfter } : {}) };
      listening.listener.begin(name, listening.provider('ordinary-stay'), later);
      return listening;
    };
    const connected = async (t: TestContext, { listener }: Listening, careless = false) => {
      const port = Number(new URL(listener.url).port);
      const socket = connect(port, '127.0.0.1', { ca: certificates.authority, rejectUnauthorized: !careless });
      // The provider may reset it at any moment.
      t.after(() => socket.destroy());
      socket.on('error', () => undefined);
      await once(socket, 'secureConnect');
      return socket;
    };

    test('a client that verifies it for reports as well says nothing more', async (t) => {
      const { listener } = await exchanged(t);
      assert.equal(await ask(listener.url, {}), 401);
      assert.match(String(await ask(listener.url, {})), REFUSALS.expired);
      const { calls, handshakes } = await listener.end(80);
      assert.deepEqual([calls.length, handshakes], [1, { silent: 1, spoken: 0 }]);
    });
    test('a client that verifies it for tokens alone is caught', async (t) => {
      const { listener } = await exchanged(t);
      assert.equal(await ask(listener.url, {}), 401);
      assert.equal(await ask(listener.url, { careless: true }), 401);
      const { calls, handshakes } = await listener.end(80);
      assert.deepEqual([calls.length, handshakes], [2, { silent: 0, spoken: 1 }]);
    });
    for (const [scene, unseen, what] of [
      ['certificate-exchanged', 'CERT_HAS_EXPIRED', 'dates'],
      ['certificate-of-another-host', 'ERR_TLS_CERT_ALTNAME_INVALID', 'host'],
    ])
      test(`a client that verifies all but its ${what} is caught`, async (t) => {
        const listening = await exchanged(t, scene);
        assert.equal(await ask(listening.listener.url, {}), 401);
        const socket = await connected(t, listening, true);
        // Nothing else is wrong with it.
        const { code } = Object(socket.authorizationError) as NodeJS.ErrnoException;
        assert.equal(String(code ?? socket.authorizationError), unseen);
        socket.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}');
        await once(socket, 'data');
        socket.destroy();
        assert.deepEqual((await listening.listener.end(80)).handshakes, { silent: 0, spoken: 1 });
      });
    test('connections of before are closed, whole replies first, and count for nothing', async (t) => {
      const listening = await exchanged(t);
      const [kept, spare] = [await connected(t, listening), await connected(t, listening)];
      let text = '';
      kept.setEncoding('latin1').on('data', (part: string) => {
        text += part;
      });
      const closed = Promise.all([kept, spare].map((socket) => once(socket, 'close')));
      kept.write('POST /api/v1/reservation/checkin HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}');
      await closed;
      assert.match(text, /^HTTP\/1\.1 401 [\s\S]*\r\n\r\n/);
      assert.match(String(await ask(listening.listener.url, {})), REFUSALS.expired);
      assert.deepEqual((await listening.listener.end(80)).handshakes, { silent: 1, spoken: 0 });
    });
    test('a session of before is not resumed past it', async (t) => {
      const listening = await exchanged(t);
      const first = await connected(t, listening);
      const session = once(first, 'session');
      first.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}');
      const [ticket] = (await session) as [Buffer];
      await once(first.resume(), 'close');
      const port = Number(new URL(listening.listener.url).port);
      const again = connect(port, '127.0.0.1', { ca: certificates.authority, session: ticket });
      const [error] = (await once(again, 'error')) as [NodeJS.ErrnoException];
      assert.match(String(error.code), REFUSALS.expired);
    });
  });

  test('after such a scene the usual certificate is back', async (t) => {
    const listening = await secure(t);
    await play(listening, 'certificate-untrusted', 'untrusted');
    const { met } = await play(listening, 'ordinary-stay', null);
    assert.equal(met, 401);
  });

  test('a client that never came is distinguished from one that refused', async (t) => {
    const listening = await secure(t);
    const certificate = certificates.bad.untrusted;
    listening.listener.begin('certificate-untrusted', listening.provider('ordinary-stay'), { certificate });
    assert.deepEqual((await listening.listener.end(0)).handshakes, { silent: 0, spoken: 0 });
  });

  test('they are played over HTTPS alone', () => {
    const scenesAt = (url: string) => scenesFor(clientAt(url)).filter(({ certificate }) => certificate);
    assert.equal(scenesAt('http://127.0.0.1').length, 0);
    assert.equal(scenesAt('https://127.0.0.1').length, 4);
  });
});

test('a client that speaks plain HTTP to it is refused, and counted as one that spoke', async (t) => {
  const listening = await secure(t);
  listening.begin();
  await fetch(listening.listener.url.replace('https:', 'http:')).catch(() => undefined);
  const { refused, handshakes } = await listening.listener.end(50);
  assert.deepEqual(refused, [{ why: 'not-http', said: OTHER_SCHEME.plain, calls: 1 }]);
  assert.deepEqual(handshakes, { silent: 0, spoken: 1 });
});

test('certificates are such as libraries accept', () => {
  const authority = new X509Certificate(certificates.authority);
  const server = new X509Certificate(certificates.server.cert);
  assert.ok(authority.ca && !server.ca && server.verify(authority.publicKey) && server.checkIssued(authority));
  assert.equal(server.checkIP('127.0.0.1'), '127.0.0.1');
  assert.equal(server.checkHost('localhost'), 'localhost');
  assert.ok(Date.parse(server.validFrom) < Date.now() && Date.parse(server.validTo) > Date.now());
  assert.ok(!new X509Certificate(certificates.bad.untrusted.cert).verify(authority.publicKey));
  assert.equal(new X509Certificate(certificates.bad['wrong-host'].cert).checkIP('127.0.0.1'), undefined);
  // But for its dates it is one that every library accepts.
  const expired = new X509Certificate(certificates.bad.expired.cert);
  assert.ok(expired.checkIssued(authority) && expired.verify(authority.publicKey));
  assert.equal(expired.checkIP('127.0.0.1'), '127.0.0.1');
  assert.ok(Date.parse(expired.validTo) < Date.now() - 7 * 86_400_000, 'also by a clock that is a week behind');
  const stacks = [
    'NODE_EXTRA_CA_CERTS',
    'PERL_LWP_SSL_CA_FILE',
    'SSL_ca_file',
    'keytool',
    'SSL_CERT_FILE',
    'REQUESTS_CA_BUNDLE',
    'curl.cainfo',
    '--cacert',
  ];
  const lines = trustLines('/a b/ca.pem').join('\n');
  for (const stack of stacks) assert.ok(lines.includes(stack), stack);
});

test('where others can reach the provider that is said, and its certificate holds there', () => {
  assert.deepEqual(hostsOf('127.0.0.1'), {
    reachedAt: '127.0.0.1',
    named: ['127.0.0.1', 'localhost', '::1'],
    isOpen: false,
    others: [],
  });
  assert.equal(hostsOf('::1').isOpen, false);
  const open = hostsOf('0.0.0.0', ['192.0.2.7', '2001:db8::7']);
  assert.deepEqual([open.reachedAt, open.isOpen, open.others], ['192.0.2.7', true, ['2001:db8::7']]);
  assert.ok(['192.0.2.7', '2001:db8::7', 'localhost'].every((host) => open.named.includes(host)));
  assert.deepEqual(hostsOf('pms.example').reachedAt, 'pms.example');
});

for (const host of ['no..host', '203.0.113.1']) {
  test(`--host ${host} is refused with what would be an address of this machine`, async () => {
    const place = await placeOf({ https: false, host }, '.');
    await assert.rejects(openStage(clientSettings(), place), {
      name: 'UsageError',
      message: new RegExp(`^--host ${host}: .*not an address of this machine: .*0\\.0\\.0\\.0`),
    });
  });
}
