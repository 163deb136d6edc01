/** Words of a service, proxy or certificate that would steer a terminal or a build server never reach it. */
import assert from 'node:assert/strict';
import { createServer as createTlsServer } from 'node:https';
import { describe, type TestContext, test } from 'node:test';
import { visible, visibleJson } from '../../contract/visible.ts';
import { bad, good, nextLine } from '../../judgement/preflight/report.ts';
import { SendingView } from '../../reporters/sending.ts';
import { formatPreflight, preflight } from '../../run/preflight.ts';
import { contextFor } from '../support/context.ts';
import { listening } from '../support/proxies.ts';
import { rawServer } from '../support/transport.ts';
import { skippingClock, wireTo } from '../support/wire.ts';

/** What a terminal obeys or hides, a line feed is ours; and what a build server obeys in a build's output. */
const STEERS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|##\w*\[|(?<!\S)::[\w-]+(?: |::)/u;

const HARMFUL: Readonly<Record<string, string>> = {
  'clears the screen': '\x1b[2J\x1b[H',
  'sets the title of the window': '\x1b]0;certified\x07',
  'asks the terminal to answer': '\x1b[6n\x1bP$q"p\x1b\\\\',
  'begins a sequence by a single byte': '\x9b31m\x9d0;title\x9c',
  'goes back over the line': 'failed\rpassed\b\b\b',
  'turns the direction round': 'Buffer\u202edeifitrec',
  'gives a build server commands':
    '##[add-mask]a ##vso[task.setvariable variable=PATH]b ::error::c ::set-output name=d::e',
  'hides characters': 'a\u200b\u2060\u{e0041}b\x7f',
};

async function shown(t: TestContext, url: string, proxy: string | null = null): Promise<string[]> {
  const [context, timeoutMs] = [contextFor(url), 400];
  // Nobody here looks at how long a wire waits before it asks again.
  const { wire } = wireTo(t, context, { clock: skippingClock(), timeoutMs });
  const report = await preflight(wire, context, { proxy, proxyBypass: [], proxyLogin: null, timeoutMs });
  return [formatPreflight(report), String(nextLine(report)), String(report.sentence), visibleJson(report)];
}

const saying = async (t: TestContext, reply: string) =>
  (await rawServer(t, (socket) => socket.write(Buffer.from(reply, 'latin1')))).url;

const REPLIES: Readonly<Record<string, (words: string) => string>> = {
  'a reason phrase': (words) => `HTTP/1.1 404 ${words}\r\nContent-Length: 0\r\n\r\n`,
  'the reason phrase of an outage': (words) => `HTTP/1.1 503 ${words}\r\nContent-Length: 0\r\n\r\n`,
  'the reason phrase of a proxy': (words) => `HTTP/1.1 407 ${words}\r\nContent-Length: 0\r\n\r\n`,
  'the reason phrase of success': (words) => `HTTP/1.1 201 ${words}\r\nContent-Length: 0\r\n\r\n`,
  'where a redirect leads to': (words) => `HTTP/1.1 302 Found\r\nLocation: /${words}\r\nContent-Length: 0\r\n\r\n`,
  'a media type': (words) => `HTTP/1.1 400 Bad\r\nContent-Type: ${words}\r\nContent-Length: 1\r\n\r\nx`,
  'a date': (words) => `HTTP/1.1 400 Bad\r\nDate: ${words}\r\nRetry-After: ${words}\r\nContent-Length: 1\r\n\r\nx`,
  'a body': (words) => `HTTP/1.1 401 No\r\nContent-Length: ${words.length}\r\n\r\n${words}`,
  'the status line of no HTTP': (words) => `${words} HTTP\r\n\r\n`,
};

describe('nothing that steers a terminal is shown of', () => {
  for (const [place, reply] of Object.entries(REPLIES)) {
    test(place, { timeout: 60_000 }, async (t) => {
      const cases = Object.entries(HARMFUL).map(async ([what, words]) => {
        // A carriage return would end the line of a header section.
        const bytes = Buffer.from(place === 'a body' ? words : words.replaceAll('\r', '\x1b')).toString('latin1');
        for (const text of await shown(t, await saying(t, reply(bytes)))) assert.doesNotMatch(text, STEERS, what);
      });
      await Promise.all(cases);
    });
  }

  test('a reason phrase as long as a header section, which is cut', async (t) => {
    const [text = ''] = await shown(t, await saying(t, REPLIES['a reason phrase']?.('x'.repeat(15_000)) ?? ''));
    assert.ok(text.length < 5000, `${text.length}`);
  });

  test('a certificate', async (t) => {
    const url = `https://127.0.0.1:${await listening(t, createTlsServer(CERTIFIED))}`;
    for (const text of await shown(t, url)) assert.doesNotMatch(text, STEERS);
  });

  test("a proxy's answer", async (t) => {
    for (const words of Object.values(HARMFUL)) {
      const bytes = Buffer.from(words.replaceAll('\r', '')).toString('latin1');
      const proxy = await saying(t, `HTTP/1.1 502 ${bytes}\r\nX-Why: ${bytes.replaceAll('\x1b', '')}\r\n\r\n`);
      for (const text of await shown(t, 'https://localhost:1', proxy)) assert.doesNotMatch(text, STEERS);
    }
  });

  test('what a step quotes, whoever made it', () => {
    for (const words of Object.values(HARMFUL)) {
      for (const step of [bad('x', 'network', words, words, { reply: words }), good('x', words, words)]) {
        assert.doesNotMatch(Object.values(step).join(), STEERS);
      }
    }
  });

  test('a note beside the progress', () => {
    const written: string[] = [];
    const view = new SendingView(1, { write: (text) => written.push(text) });
    for (const words of Object.values(HARMFUL)) view.note(words);
    assert.doesNotMatch(written.join(''), STEERS);
  });
});

test('JSON for a terminal is the same value', () => {
  for (const words of [...Object.values(HARMFUL), 'plain', 'Zürich 東京 😀', '\ud800', 'a\u2028\tb\n']) {
    const value = { [words]: [words, 1, null] };
    const text = visibleJson(value, 2);
    assert.deepEqual(JSON.parse(text), value);
    assert.doesNotMatch(text, STEERS);
  }
  assert.equal(visible('Zürich 東京 😀'), 'Zürich 東京 😀');
});

/** Subject and organisation hold escapes. */
const CERTIFIED = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBoDCCAUWgAwIBAgIUS7FyrRZhiTmPufzLqFK9Z+pq4HUwCgYIKoZIzj0EAwIw
LjEXMBUGA1UEAwwOG1sySmhpZGRlbuKArgcxEzARBgNVBAoMChtdMDtvd25lZAcw
IBcNMjYxMTIyMTA0MjUyWhgPMjEwOTAxMTExMDQyNTJaMC4xFzAVBgNVBAMMDhtb
MkpoaWRkZW7igK4HMRMwEQYDVQQKDAobXTA7b3duZWQHMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEXLV8g0L3YBYaSFojRZ7nGU/GfGcnJzKFHkR4sQ0as6SfOqW2
+8elWMhCqC0tNBktXtqBROTDmwReQiIrEbmQEKM/MD0wHAYDVR0RBBUwE4IRZWxz
ZXdoZXJlLmV4YW1wbGUwHQYDVR0OBBYEFMBRqP8JTK/UOX/mKhpd0YCWlokMMAoG
CCqGSM49BAMCA0kAMEYCIQDOnN1/v4hEWRPEVaTLpEjAyIAZU2cMBqbXlUAScCgg
9gIhAP4O+OPCHduwJ2zvvlbLgPmTLjyrOUInpM3TE5tYNhRE
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgIuYQyWOYMo0fP2Fi
oHTB5wSL6yjvVrklcmu1QdPsyU2hRANCAARctXyDQvdgFhpIWiNFnucZT8Z8Zycn
MoUeRHixDRqzpJ86pbb7x6VYyEKoLS00GS1e2oFE5MObBF5CIisRuZAQ
-----END PRIVATE KEY-----`,
};
