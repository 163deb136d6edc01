/** 25 secrets in 20 encodings, and in combinations of two: the finder finds each, and the redactor leaves nothing of it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SecretFinder } from '../cases/secrets/finder.ts';
import { Redactor } from '../wire/redaction.ts';
import { readable } from './support/decoded.ts';
import { ALONE, CANARIES, ENCODINGS, type Encode } from './support/encodings.ts';

const SECRETS = CANARIES;

function written(how: string, secret: Buffer): Buffer {
  const encoded = Buffer.from((ENCODINGS[how] as Encode)(secret) as string);
  return ALONE.test(how) ? encoded : Buffer.concat([Buffer.from('{"a": '), encoded, Buffer.from(' , "b": 1}')]);
}

const finder = new SecretFinder<true>();
const redactor = new Redactor(Buffer.alloc(32, 1));
for (const secret of SECRETS) {
  finder.add(secret, true);
  redactor.add(secret, '<client_secret>');
}

describe('25 secrets', () => {
  for (const how of Object.keys(ENCODINGS)) {
    test(`are found in ${how}, and nothing of them is left`, () => {
      const texts = SECRETS.map((secret) => written(how, Buffer.from(secret)));
      const missed = texts.filter((text) => !finder.holds(text)).map((text) => text.toString('latin1'));
      assert.deepEqual(missed, []);
      const clean = texts.map((text) => redactor.cleanBytes(text));
      assert.deepEqual(
        clean.flatMap((text) => readable(text, SECRETS)),
        [],
      );
      assert.ok(clean.every((text) => text.includes('<client_secret>') && !finder.holds(text)));
    });
  }
});

const FIRST = [
  'percent, every byte',
  'JSON escapes',
  'decimal entities',
  'hexadecimal',
  'base64',
  'base32',
  'gzip',
  'zlib',
  'UTF-16',
];
const THEN = [
  'percent in capitals',
  'JSON',
  'JSON escapes',
  'hexadecimal entities',
  'hexadecimal',
  'base64',
  'wrapped base64',
  'gzip',
];

describe('a secret that was encoded twice', () => {
  for (const first of FIRST) {
    test(`is found: ${first}, and then each other`, () => {
      const inner = Buffer.from((ENCODINGS[first] as Encode)(Buffer.from(SECRETS[3] as string)) as string);
      // As text, bytes that are none do not stand.
      const fit = THEN.filter((then) => !(ALONE.test(first) && /JSON|entities|percent/.test(then)));
      const missed = fit.filter((then) => {
        const text = written(then, inner);
        return !finder.holds(text) || finder.holds(redactor.cleanBytes(text));
      });
      assert.deepEqual(missed, []);
    });
  }
});

describe('what was made to be expensive', () => {
  const hostile: Readonly<Record<string, string>> = {
    'the beginning of a token, again and again': 'eyJ'.repeat(300_000),
    backslashes: '\\'.repeat(1_000_000),
    ampersands: '&'.repeat(1_000_000),
  };
  for (const [what, text] of Object.entries(hostile)) {
    test(`does not hang the search: ${what}`, () => {
      const before = performance.now();
      redactor.clean(text);
      assert.ok(performance.now() - before < 15_000);
    });
  }
});
