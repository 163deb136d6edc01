/** The transport through proxies: every form of request, the login, and failures that are the proxy's alone. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { RenderedRequest } from '../../cases/call.ts';
import type { ProxySettings } from '../../wire/transport.ts';
import { scratch, startNode } from '../support/certify.ts';
import { httpProxy, listening, socksProxy } from '../support/proxies.ts';
import { selfSigned } from '../support/self-signed.ts';
import type { ChildRequest } from '../support/send-from-child.js';
import { serve } from '../support/server.ts';
import { transportFor } from '../support/transport.ts';

const folder = scratch();
const LOGIN = { username: 'me@home', password: 'a%41:/ü' };

const through = (proxy: string, given: Partial<ProxySettings> = {}): ProxySettings => ({
  proxy,
  proxyBypass: [],
  proxyLogin: null,
  ...given,
});

const FORMS: Readonly<Record<string, Partial<RenderedRequest>>> = {
  'header fields of one name': { headers: Object.entries({ 'X-a': '1', B: 'c', 'x-A': '2' }) },
  'a body without a media type': { body: Buffer.from('body') },
  'a body in chunks': { headers: [['Transfer-Encoding', 'chunked']], body: Buffer.from('body') },
};

async function plainService(t: TestContext) {
  const raw: string[][] = [];
  const { url, seen } = await serve(t, (_request, response) => {
    raw.push(response.req.rawHeaders);
    response.writeHead(201).end('done');
  });
  return { url, seen, raw };
}

describe('plain http', () => {
  const ways = { http: httpProxy, socks5: socksProxy };
  for (const [scheme, start] of Object.entries(ways)) {
    for (const [form, given] of Object.entries(FORMS)) {
      test(`${form} through a proxy for ${scheme}`, async (t) => {
        const { url, seen, raw } = await plainService(t);
        const proxy = await start(t);
        const reply = await transportFor(t, through(`${scheme}://127.0.0.1:${proxy.port}`))(`${url}/a/../b?c`, given);
        assert.deepEqual([reply.status, reply.body.toString()], [201, 'done']);
        assert.deepEqual([seen[0]?.url, seen[0]?.body], ['/a/../b?c', given.body?.toString() ?? '']);
        for (const field of given.headers ?? [])
          assert.ok(raw[0]?.join('\n').includes(field.join('\n')), String(field));
        const host = new URL(url).host;
        assert.deepEqual(proxy.asked, [scheme === 'http' ? `POST ${url}/a/../b?c` : `SOCKS ${host}`]);
        assert.ok(raw[0]?.join('\n').includes(`Host\n${host}`));
      });
    }
  }

  test('the login is shown to the proxy and to nobody else', async (t) => {
    const { url, raw } = await plainService(t);
    const proxy = await httpProxy(t);
    await transportFor(t, through(`http://127.0.0.1:${proxy.port}`, { proxyLogin: LOGIN }))(url);
    const basic = Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString('base64');
    assert.ok(proxy.headers[0]?.join('\n').includes(`Proxy-Authorization\nBasic ${basic}`));
    assert.doesNotMatch(String(raw), /proxy-auth/i);
  });

  test('a SOCKS5 proxy with a login, the right one and a wrong one', async (t) => {
    const { url } = await plainService(t);
    const proxy = await socksProxy(t, `${LOGIN.username}:${LOGIN.password}`);
    const address = `socks5://127.0.0.1:${proxy.port}`;
    assert.equal((await transportFor(t, through(address, { proxyLogin: LOGIN }))(url)).status, 201);
    const wrong = { ...LOGIN, password: 'another-password' };
    await assert.rejects(transportFor(t, through(address, { proxyLogin: wrong }))(url), (error: Error) => {
      assert.deepEqual([(error as { kind?: string }).kind, error.message.includes('password')], ['proxy', false]);
      return true;
    });
  });

  test('a SOCKS5 proxy gets the name, which this machine need not know', async (t) => {
    const { url } = await plainService(t);
    const proxy = await socksProxy(t);
    const { port } = new URL(url);
    const send = transportFor(t, through(`socks5://127.0.0.1:${proxy.port}`));
    const reply = await send(`http://only-known.invalid:${port}`);
    assert.deepEqual([reply.status, proxy.asked], [201, [`SOCKS only-known.invalid:${port}`]]);
  });

  test('a host that is excepted is called without the proxy', async (t) => {
    const { url } = await plainService(t);
    const proxy = await httpProxy(t);
    const send = transportFor(t, through(`http://127.0.0.1:${proxy.port}`, { proxyBypass: ['127.0.0.1'] }));
    assert.deepEqual([(await send(url)).status, proxy.asked], [201, []]);
  });

  test('connections through a proxy are kept', async (t) => {
    const { url } = await plainService(t);
    const proxy = await socksProxy(t);
    const send = transportFor(t, through(`socks5://127.0.0.1:${proxy.port}`));
    for (let n = 0; n < 3; n += 1) await send(url);
    assert.equal(proxy.asked.length, 1);
  });
});

describe('a failure of the proxy', () => {
  test('a proxy that refuses is not taken for the service', async (t) => {
    const proxy = await httpProxy(t, { refuse: 407 });
    const send = transportFor(t, through(`http://127.0.0.1:${proxy.port}`));
    const refused = { kind: 'proxy', message: 'the proxy did not pass the request on (HTTP 407)' };
    await assert.rejects(send('https://service.invalid'), refused);
    await assert.rejects(send('http://service.invalid'), refused);
    const other = await httpProxy(t, { refuse: 502 });
    const sendToo = transportFor(t, through(`http://127.0.0.1:${other.port}`));
    await assert.rejects(sendToo('https://service.invalid'), { kind: 'proxy', message: /HTTP 502/ });
  });

  for (const scheme of ['http', 'https', 'socks5']) {
    test(`a proxy that is not there (${scheme})`, async (t) => {
      const send = transportFor(t, through(`${scheme}://127.0.0.1:9`));
      await assert.rejects(send('https://service.invalid'), { kind: 'proxy' });
    });

    test(`a proxy that closes the connection (${scheme})`, async (t) => {
      const port = await listening(
        t,
        createServer((socket) => socket.once('data', () => socket.destroy())),
      );
      const send = transportFor(t, through(`${scheme}://127.0.0.1:${port}`));
      await assert.rejects(send('https://service.invalid'), { kind: 'proxy' });
    });

    test(`a proxy that never answers (${scheme})`, async (t) => {
      const port = await listening(t, createServer());
      const send = transportFor(t, through(`${scheme}://127.0.0.1:${port}`));
      await assert.rejects(send('https://service.invalid', {}, 100), { kind: 'timeout' });
    });
  }

  test('a service that cannot be reached through a SOCKS5 proxy', async (t) => {
    const proxy = await socksProxy(t);
    const send = transportFor(t, through(`socks5://127.0.0.1:${proxy.port}`));
    await assert.rejects(send('http://127.0.0.1:9'), { kind: 'proxy' });
  });
});

async function inChild(requests: readonly ChildRequest[]): Promise<{ out: string[]; ms: number }> {
  const env = { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') };
  writeFileSync(env.NODE_EXTRA_CA_CERTS, selfSigned.cert);
  const script = fileURLToPath(new URL('../support/send-from-child.js', import.meta.url));
  const began = performance.now();
  const { code, out, err } = await startNode([script, JSON.stringify(requests)], folder, env).end;
  assert.equal(code, 0, err);
  return { out: out.trimEnd().split('\n'), ms: performance.now() - began };
}

describe('https', () => {
  test('goes through every proxy, its certificate checked against its own name', async (t) => {
    const service = createTlsServer(selfSigned, (_request, response) => response.end('from the service'));
    const port = await listening(t, service);
    const [plain, secure, socks] = [await httpProxy(t), await httpProxy(t, { secure: true }), await socksProxy(t)];
    const networks = [
      undefined,
      through(`http://127.0.0.1:${plain.port}`),
      through(`http://localhost:${plain.port}`),
      through(`https://127.0.0.1:${secure.port}`),
      through(`socks5://127.0.0.1:${socks.port}`),
    ];
    const requests = ['127.0.0.1', 'localhost'].flatMap((host) =>
      networks.map((network) => ({ url: `https://${host}:${port}/`, ...(network ? { network } : {}) })),
    );
    const { out } = await inChild(requests);
    assert.deepEqual(out.slice(0, 5), Array(5).fill('200 from the service'));
    const refused = 'tls: the TLS connection was not accepted (ERR_TLS_CERT_ALTNAME_INVALID)';
    assert.deepEqual(out.slice(5), Array(5).fill(refused));
    assert.deepEqual(plain.asked[0], `CONNECT 127.0.0.1:${port}`);
  });

  test('a certificate that nobody signed is refused behind every proxy, and so is that of a proxy', async (t) => {
    const port = await listening(t, createTlsServer(selfSigned));
    const [plain, secure, socks] = [await httpProxy(t), await httpProxy(t, { secure: true }), await socksProxy(t)];
    const url = `https://127.0.0.1:${port}`;
    await assert.rejects(transportFor(t, through(`http://127.0.0.1:${plain.port}`))(url), { kind: 'tls' });
    await assert.rejects(transportFor(t, through(`socks5://127.0.0.1:${socks.port}`))(url), { kind: 'tls' });
    const refused = { kind: 'proxy', message: /SELF_SIGNED/ };
    await assert.rejects(transportFor(t, through(`https://127.0.0.1:${secure.port}`))(url), refused);
    assert.deepEqual(secure.asked, []);
  });

  test('a proxy that never answers keeps no process alive once the transport is closed', async (t) => {
    const port = await listening(t, createServer());
    const network = through(`http://127.0.0.1:${port}`);
    const { out, ms } = await inChild([{ url: 'https://service.invalid/', network, timeoutMs: 200 }]);
    assert.deepEqual(out, ['timeout: the reply did not end in time']);
    assert.ok(ms < 8000, `${Math.round(ms)} ms`);
  });
});
