/** A service that tries to hurt the suite: memory, time, signals and results stay under the integrator's control. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { tokenForm } from '../../cases/calls.ts';
import { SecretFinder } from '../../cases/secrets/finder.ts';
import type { Exchange, RecordedReply } from '../../contract/evidence.ts';
import { unkept } from '../../judgement/matchers/answered.ts';
import { checkExchange } from '../../submission/json-entry.ts';
import { NotSearchable, SecretScanner } from '../../submission/scan.ts';
import { Redactor } from '../../wire/redaction.ts';
import { LONGEST_BEGINNING } from '../../wire/reply-body.ts';
import { Room, recordReply } from '../../wire/reply-record.ts';
import type { RawReply } from '../../wire/transport.ts';
import { remote, scratch, startScript } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';
import { hostile, isToken } from '../support/hostile-service.ts';
import { single } from '../support/sequence.ts';
import { wireTo } from '../support/wire.ts';

const KB = 1024;
const MB = KB * KB;
const often = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const many = <T>(count: number, each: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => each(at));
const inJson = (members: Readonly<Record<string, unknown>>) => JSON.stringify({ expires_in: 3600, ...members });
const jwt = (text: string) => `eyJhbGciOiJ.eyJzdWIiOi${text}.c2lnbmF0dXJl${text}`;

const SECRET = 'the-secret-of-the-client';

function wireToService(reply: (count: number) => string | Partial<RawReply>) {
  let count = 0;
  const transport = {
    send: async () => {
      count += 1;
      const shown = reply(count);
      const given = typeof shown === 'string' ? { body: Buffer.from(shown).subarray(0, LONGEST_BEGINNING) } : shown;
      return { status: 200, reason: 'OK', headers: [], body: Buffer.alloc(0), ...given };
    },
    close: async () => undefined,
  };
  const context = contextFor('http://service.test');
  const { wire, recorded, redactor } = wireTo({ after: () => undefined }, context, { secret: SECRET, transport });
  const ask = () => wire.send(single(`token-form/${count}`, tokenForm('client')));
  return { ask, exchanges: recorded, redactor };
}

async function workOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const REPLIES: Readonly<Record<string, (count: number) => string>> = {
  'one letter': () => often('x', LONGEST_BEGINNING),
  'one letter, apart': () => often('x,', LONGEST_BEGINNING),
  'beginnings of lists': () => often('[', LONGEST_BEGINNING),
  'beginnings of objects': () => often('{"a":', LONGEST_BEGINNING),
  backslashes: () => often('\\', LONGEST_BEGINNING),
  'beginnings of JWTs, as a token': () => inJson({ access_token: often('eyJ', LONGEST_BEGINNING) }),
  'a token that is cut off': (count) => `{"access_token":"token-${count}-${often('aB3$x', MB)}`,
  'thousands of JWTs': (count) =>
    inJson({ access_token: `the-token-${count}-of-many`, all: many(2000, (at) => jwt(`${at}x${count}`)).join(' ') }),
  'thousands of tokens': (count) =>
    inJson(Object.fromEntries(many(3000, (at) => `${at}_token`).map((name) => [name, `${name}-of-reply-${count}`]))),
  'thousands of texts that look random': (count) => inJson({ all: many(3000, (at) => `r4nd0m-${at}-of-${count}-abc`) }),
};

/** A guard against hanging, in seconds of computing time: a reply needs a tenth of it. No signal is heard meanwhile. */
const DEAF = 4;

describe('a token reply is looked at in a moment, whatever it holds:', () => {
  for (const [name, reply] of Object.entries(REPLIES)) {
    test(name, async () => {
      const { ask, exchanges } = wireToService(reply);
      const seconds = await workOf(ask);
      assert.ok(seconds < DEAF, `${seconds} s`);
      assert.equal(checkExchange(exchanges[0]), null);
    });
  }
});

describe('of a reply with more secrets than are searched for, nothing is shown, and nobody fails for it:', () => {
  const rows: Readonly<Record<string, (count: number) => string | Partial<RawReply>>> = {
    'thousands of JWTs': REPLIES['thousands of JWTs'] as (count: number) => string,
    'thousands of tokens': REPLIES['thousands of tokens'] as (count: number) => string,
    'JWTs in header fields': () => ({
      headers: many(200, (at) => ['X-Trace', jwt(`h${at}`)] as const),
      body: Buffer.from('{}'),
    }),
  };
  for (const [name, reply] of Object.entries(rows)) {
    test(name, async () => {
      const { ask, exchanges } = wireToService(reply);
      await ask();
      const [shown] = exchanges as [Exchange];
      assert.ok(shown.issued.length <= 50);
      assert.deepEqual([shown.reply?.body.text, shown.reply?.body.truncated], ['<withheld>', true]);
      assert.doesNotMatch(JSON.stringify(shown.reply), /eyJ|of-reply|of-many/);
      assert.equal(unkept(shown)?.kind, 'undecided');
      assert.match(unkept(shown)?.summary ?? '', /holds more than can be searched for secrets/);
    });
  }

  test('while of thousands of texts that only look random none is shown, and most are not searched for', async () => {
    const reply = REPLIES['thousands of texts that look random'] as (count: number) => string;
    const { ask, exchanges } = wireToService(reply);
    await ask();
    const [shown] = exchanges as [Exchange];
    assert.ok(shown.issued.length <= 50);
    assert.doesNotMatch(JSON.stringify(shown.reply), /r4nd0m/);
  });

  test('while what an issuer says in good faith is shown', async () => {
    const { ask, exchanges } = wireToService((count) =>
      inJson({ access_token: jwt(`a${count}`), refresh_token: jwt(`r${count}`), id_token: jwt(`i${count}`) }),
    );
    await ask();
    const [shown] = exchanges as [Exchange];
    assert.deepEqual([shown.issued.length, shown.reply?.body.truncated], [3, undefined]);
    assert.match(shown.reply?.body.text ?? '', /^\{"expires_in":3600,"access_token":"<access_token:/);
  });

  test('and a run takes so many, then no more', async () => {
    const { ask, exchanges, redactor } = wireToService((count) =>
      inJson(Object.fromEntries(many(49, (at) => [`${at}_token`, `token-${at}-of-${count}`] as never))),
    );
    for (let asked = 0; asked < 70; asked += 1) await ask();
    assert.ok(redactor.foreign().length <= 3000);
    assert.equal(exchanges[0]?.reply?.body.truncated, undefined);
    assert.equal(exchanges.at(-1)?.reply?.body.truncated, true);
    assert.doesNotMatch(JSON.stringify(exchanges.map(({ reply }) => reply)), /token-\d+-of/);
  });
});

const NOW = '2026-11-22T12:00:00.000Z';
const MADE_UP = 'res3rvation-0123456789abcdef';
const asked = exchange({
  request: { url: `http://service.test/${MADE_UP}` },
  body: `{"id":"${MADE_UP}"}`,
  sentAt: NOW,
});

describe('what is recorded of a run has its bounds:', () => {
  const rows: Readonly<Record<string, Buffer>> = {
    'control characters, which JSON writes with six': Buffer.from(often('\u0001\u0002', 16_000)),
    backslashes: Buffer.from(often('\\', 16_000)),
    'bytes that are no text': Buffer.alloc(16_000, 0xff),
  };
  for (const [name, body] of Object.entries(rows)) {
    test(name, () => {
      const redactor = new Redactor(randomBytes(32));
      const room = new Room();
      const raw = { status: 400, reason: '', headers: [], body };
      const replies = many(1500, () => recordReply(raw, redactor, raw, room));
      const length = replies.reduce((sum, each) => sum + JSON.stringify(each.body).length, 0);
      assert.ok(length < 28_000_000, `${length} characters`);
      const reply = replies.at(-1) as RecordedReply;
      assert.deepEqual([replies[0]?.body.truncated, reply.body.truncated, reply.body.bytes], [undefined, true, 16_000]);
      const last = { ...asked, reply };
      assert.equal(checkExchange(last), null);
      assert.match(unkept(last)?.summary ?? '', /too long .*kept whole/);
      // Short texts are kept nevertheless.
      const short = { ...raw, body: Buffer.from('{"error":"invalid_client"}') };
      assert.equal(recordReply(short, redactor, short, room).body.truncated, undefined);
    });
  }
});

const REPORT = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg">            getElementsByTagName application/json ${NOW} ${MADE_UP}\0\0\0\0\0\0\0\0${often('x', 20_000)}`,
);

describe('a token that any report may hold is no secret that was found:', () => {
  const tokens: Readonly<Record<string, string>> = {
    'one letter': 'x',
    'one letter, very often': often('x', 250_000),
    blanks: ' '.repeat(12),
    'bytes of a zip': '\0'.repeat(8),
    'a media type': 'application/json',
    'a name of a script': 'getElementsByTagName',
  };
  for (const [name, token] of Object.entries(tokens)) {
    test(name, () => {
      const scanner = new SecretScanner([SECRET, token], [token]);
      assert.equal(scanner.holdsSecret(REPORT), false);
      // Control: the other secrets are still found.
      assert.equal(scanner.holdsSecret(Buffer.from(`${REPORT}${SECRET}`)), true);
    });
  }

  test('one that looks random is found, and one of the settings whatever it is', () => {
    const token = 'r4nd0m-token-of-an-issuer';
    const scanner = () => new SecretScanner([SECRET, token], [token]);
    assert.equal(scanner().holdsSecret(Buffer.from(token)), true);
    assert.equal(scanner().holdsSecret(Buffer.from(`{"session":"${token}"}`)), true);
    assert.equal(new SecretScanner(['getElementsByTagName']).holdsSecret(REPORT), true);
  });
});

describe('a text that takes too much work', () => {
  const alike = (count: number) => many(count, (at) => `y${at}${often('y', 100)}`);
  const text = Buffer.from(often('y', 20_000));

  test('is reported as what it is, and never as a secret; a reply that holds it is not shown', () => {
    assert.throws(() => new SecretScanner(alike(2000)).holdsSecret(text), NotSearchable);
    const redactor = new Redactor(randomBytes(32));
    for (const secret of alike(2000)) redactor.add(secret, '<client_secret>');
    assert.equal(String(redactor.cleanBytes(text)), '<withheld>');
  });

  test('is no honest text of many times that length', () => {
    const scanner = new SecretScanner(many(500, (at) => jwt(`${randomBytes(40).toString('hex')}${at}`)));
    const exchanges = many(5000, (at) => exchange({ id: `check-in/${at}` }));
    assert.equal(scanner.holdsSecret(Buffer.from(JSON.stringify(exchanges))), false);
  });
});

describe('a megabyte is searched in a time that grows no faster than it:', () => {
  const texts = ['\\', 'x', 'a\n', 'a\0', 'QUJDREVGR0hJSktM', '4142434445464748', '&amp;', '\\u005c', 'x,', 'eyJ'];
  const finder = new SecretFinder<true>();
  for (const secret of [SECRET, jwt('abc'), often('x', 250_000)]) finder.add(secret, true);
  for (const text of texts) {
    test(JSON.stringify(text), async () => {
      const bytes = Buffer.from(often(text, MB));
      const seconds = await workOf(() => finder.searched(bytes));
      assert.ok(seconds < 6, `${seconds} s`);
    });
  }
});

test('all of this in one process takes less than 600 MB', async () => {
  const { ask } = wireToService((count) => (Object.values(REPLIES)[count % 10] as (count: number) => string)(count));
  for (let asked = 0; asked < 60; asked += 1) await ask();
  const mb = process.resourceUsage().maxRSS / KB;
  assert.ok(mb < 600, `${mb} MB`);
});

const folder = scratch();

test('certify hears a signal while it is given such tokens', { timeout: 120_000 }, async (t) => {
  const harms = ['beginnings of lists', 'thousands of JWTs', 'beginnings of JWTs, as a token', 'one letter'];
  let count = 0;
  const service = await hostile(
    t,
    (socket) => {
      count += 1;
      const body = (REPLIES[harms[count % harms.length] as string] as (count: number) => string)(count);
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    },
    isToken,
  );
  const run = startScript('certify', ['--out', join(folder, 'out')], folder, remote(service.url));
  let isOver = false;
  run.end.finally(() => {
    isOver = true;
  });
  // So many that some of them have been judged, however busy the machine is.
  while (count < 60 && !isOver) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(!isOver, 'the run is under way');
  const before = performance.now();
  run.signalAll('SIGTERM');
  await run.printed(/Stopping: nothing more is sent/);
  const heard = performance.now() - before;
  const ended = await run.end;
  await run.gone();
  assert.ok(heard < 2000, `${heard} ms`);
  // The service accepts everything that comes, and is recorded as doing so.
  assert.equal(ended.code, 1, ended.out + ended.err);
  assert.match(ended.out, /Not run: [\d,]+ instances \(the run was interrupted\)/);
});
