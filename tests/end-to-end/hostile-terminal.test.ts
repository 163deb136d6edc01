/** Foreign text reaches the terminal of `doctor`, `certify` and `mock` only as text: real processes. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { remote, runCommand, scratch, startScript } from '../support/certify.ts';
import { hostile } from '../support/hostile-service.ts';

const folder = scratch();

/** What a terminal obeys or hides; line feeds are ours. */
const STEERS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ESCAPES = '\x1b[2J\x1b]0;certified\x07\x9b31m';

describe('doctor ends with its own exit code and a sentence, and obeys nothing in', () => {
  const head = `HTTP/1.1 401 ${ESCAPES}\r\nContent-Type: application/json\r\nContent-Length: ${ESCAPES.length}\r\n\r\n`;
  for (const args of [[], ['--json']]) {
    test(`a reason phrase and a body ${args.join('')}`, { timeout: 120_000 }, async (t) => {
      const { url } = await hostile(t, (socket) => socket.end(Buffer.from(head + ESCAPES, 'latin1')), 'all');
      const { code, out, err } = await runCommand('doctor', args, folder, remote(url, { LODGING_ALLURE: 'off' }));
      assert.ok(code === 2 || code === 3, `${code} ${err}`);
      assert.doesNotMatch(out + err, STEERS);
      assert.doesNotMatch(out + err, /\n\s+at /, 'no stack trace');
      assert.ok(out.trim().length > 0);
    });
  }
});

const CLIENTS: Readonly<Record<string, string>> = {
  'escapes in the path': 'GET /\x1b[2J HTTP/1.1\r\nHost: a\r\n\r\n',
  'a C1 control in the path': 'GET /\x9b31m/\xe2\x80\xae HTTP/1.1\r\nHost: a\r\n\r\n',
  'percent-encoded escapes in the path': 'POST /api/%1b%5b2J?%1b HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n',
  'escapes in the method': 'G\x1bT / HTTP/1.1\r\nHost: a\r\n\r\n',
  'escapes in a header field':
    'POST /oauth2/token HTTP/1.1\r\nHost: a\r\nX-Request-Id: \x9b31m\r\nContent-Length: 0\r\n\r\n',
  'a path of fifteen kilobytes': `GET /${'certified/'.repeat(1500)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'an absolute address with escapes': 'GET http://\x9b:1/api HTTP/1.1\r\nHost: a\r\n\r\n',
};

describe('the log of the mock', () => {
  for (const args of [[], ['--json']]) {
    test(`shows no client's escapes ${args.join('')}`, { timeout: 60_000 }, async () => {
      const mock = startScript('mock', args, folder);
      await mock.printed(/127\.0\.0\.1:\d+/);
      const port = Number(/127\.0\.0\.1:(\d+)/.exec(mock.shown().out)?.[1]);
      for (const bytes of Object.values(CLIENTS)) {
        await new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(bytes, 'latin1')));
          socket
            .on('error', () => resolve())
            .on('close', () => resolve())
            .resume();
        });
      }
      mock.signalAll('SIGTERM');
      const ended = await mock.end;
      assert.equal(ended.code, 0);
      assert.doesNotMatch(ended.out + ended.err, STEERS);
      assert.ok(ended.out.split('\n').every((line) => line.length < 1000));
    });
  }
});
