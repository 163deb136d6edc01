/** 25 secrets in each encoding of SECURITY.md, and in two of them: found, taken out, refused by the final scan. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { SecretScanner } from '../../submission/scan.ts';
import { Redactor } from '../../wire/redaction.ts';
import { recordReply } from '../../wire/reply-record.ts';
import { ROOT } from '../support/certify.ts';
import { readable } from '../support/decoded.ts';
import { ALONE, CANARIES, ENCODINGS, type Encode, ROWS } from '../support/encodings.ts';
import { assertNone } from '../support/reported.ts';

const encoded = (how: string, bytes: Buffer) => Buffer.from((ENCODINGS[how] as Encode)(bytes) as string);

function bodyWith(how: string, bytes: Buffer): Buffer {
  const written = encoded(how, bytes);
  return ALONE.test(how) ? written : Buffer.concat([Buffer.from('{"a": '), written, Buffer.from(' , "b": 1}')]);
}

function redactorOf(secrets: readonly string[], enabled = true): Redactor {
  const redactor = new Redactor(Buffer.alloc(32, 1), { enabled });
  for (const secret of secrets) redactor.add(secret, '<client_secret>');
  return redactor;
}
const redactor = redactorOf(CANARIES);
const open = redactorOf(CANARIES, false);
const scanner = new SecretScanner(CANARIES);

const recorded = (body: Buffer, by: Redactor) =>
  Buffer.from(JSON.stringify(recordReply({ status: 400, reason: '', headers: [], body }, by)));

test('SECURITY.md lists these encodings', () => {
  const [, table = ''] = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').split('\n## Encodings');
  const listed = [...table.matchAll(/^\| ([^|]+?) \|/gm)].map(([, row]) => row);
  assert.deepEqual(listed.slice(2), Object.keys(ROWS));
});

describe('25 secrets', () => {
  for (const how of Object.keys(ENCODINGS)) {
    const bodies = CANARIES.map((secret) => bodyWith(how, Buffer.from(secret)));

    test(`are taken out of a body: ${how}`, () => {
      const clean = bodies.map((body) => redactor.cleanBytes(body));
      assertNone(clean.flatMap((text) => readable(text, CANARIES)));
      assert.ok(clean.every((text) => text.includes('<client_secret>') && !scanner.holdsSecret(text)));
      const around = clean.filter(
        (text) => !ALONE.test(how) && !/^\{"a": .*<client_secret>.* , "b": 1\}$/s.test(String(text)),
      );
      assert.deepEqual(around.map(String), []);
    });

    test(`are found by the final scan in what is recorded without redaction: ${how}`, () => {
      const missed = bodies.filter((body, at) => {
        const one = new SecretScanner([CANARIES[at] as string]);
        return !one.holdsSecret(recorded(body, open)) || one.holdsSecret(recorded(body, redactor));
      });
      assert.deepEqual(missed, []);
    });
  }

  test('are found in JSON that is nested six times in JSON', () => {
    const [secret = ''] = CANARIES;
    const written = Array.from({ length: 6 }).reduce<string>((text) => JSON.stringify(text), secret);
    assert.ok(new SecretScanner([secret]).holdsSecret(Buffer.from(written)));
  });

  test('are found in Latin-1, which takes fewer bytes, inside of another encoding', () => {
    const secret = 'péss wörd 12';
    const written = Buffer.from(secret, 'latin1').toString('base64');
    assert.ok(new SecretScanner([secret]).holdsSecret(Buffer.from(`{"a": "${written}"}`)));
  });

  test('are found at the very beginning and the very end, and not where all but one letter stands', () => {
    const [secret = ''] = CANARIES;
    for (const text of [`${secret}x`, `x${secret}`, secret]) assert.ok(scanner.holdsSecret(Buffer.from(text)));
    const nearly = CANARIES.map((each) => `${each.slice(0, -1)}_`).join('\n');
    assert.equal(scanner.holdsSecret(Buffer.from(nearly)), false);
  });
});

/** What is not text is sent in base64 or hexadecimal, or compressed; zlib is recognized where it begins. */
const isPossible = (inner: string, outer: string) =>
  !ALONE.test(inner) || (/^(base64|hexadecimal|gzip|zlib)/.test(outer) && !(inner === 'zlib' && / in$/.test(outer)));

describe('a secret in one encoding', () => {
  const secret = Buffer.from(CANARIES[3] as string);
  for (const inner of Object.keys(ENCODINGS)) {
    test(`is found in each other, in a body, a header field and a path: ${inner}`, () => {
      const missed = Object.keys(ENCODINGS).flatMap((outer) => {
        if (!isPossible(inner, outer)) return [];
        const body = bodyWith(outer, bodyWith(inner, secret));
        const text = String(body);
        const field = { status: 400, reason: '', headers: [['X-Debug', text]] as const, body: Buffer.alloc(0) };
        const cleaned: readonly (readonly [string, string | Buffer])[] = [
          ['body', redactor.cleanBytes(body)],
          // Bytes that are not text are in neither of the others.
          ['field', ALONE.test(outer) ? '' : JSON.stringify(recordReply(field, redactor))],
          ['path', ALONE.test(outer) ? '' : redactor.clean(`http://service.test/a/${text}/b?c=${text}`)],
        ];
        const left = cleaned.filter(([, shown]) => scanner.holdsSecret(Buffer.from(shown)));
        return [...(scanner.holdsSecret(body) ? [] : ['found']), ...left.map(([place]) => place)].map(
          (what) => `${outer}: ${what}`,
        );
      });
      assert.deepEqual(missed, []);
    });
  }
});
