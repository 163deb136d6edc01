/** Which secrets, and which parts of them, tell anything where they are found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenForm } from '../../cases/calls.ts';
import { isOwnWords, isTelling } from '../../wire/own-words.ts';
import { contextFor } from '../support/context.ts';
import { single } from '../support/sequence.ts';
import { wireTo } from '../support/wire.ts';

const half = (secret: string) => secret.slice(0, Math.ceil(secret.length / 2));

test("a secret of the suite's own words is told from one that only begins with one", () => {
  for (const words of ['certification', 'wrong-secret', 'application/json', 'client_secret', 'Lodging Sandbox']) {
    assert.equal(isOwnWords(words), true, words);
  }
  for (const secret of ['certification-secret-K7mP2x', 'certification-secret-K7', 's3cret-of-mine', 'Qx7rT9vWq2']) {
    assert.equal(isOwnWords(secret), false, secret);
  }
});

test('part of a word is no secret either', () => {
  assert.equal(isOwnWords('certificat'), true);
  assert.equal(isOwnWords('CERTIFICATION-'), true);
});

test('half of a secret tells something where it is long, and no word', () => {
  assert.equal(isTelling(half('certification-secret-K7mP2x'), 'prefix'), false);
  assert.equal(isTelling(half('password-Xy12345'), 'prefix'), false);
  assert.equal(isTelling(half('9f86d081884c7d659a2feaa0c55ad015'), 'prefix'), true);
  assert.equal(isTelling(half('certification-9f86d081884c7d659a2f-eaa0c55ad015a3bf4f1bb1c2d3e4'), 'prefix'), true);
});

test('of a secret that begins with a word the whole and all but its end are searched for, not the word', async (t) => {
  const secret = 'certification-secret-K7mP2x';
  const transport = {
    send: async () => ({ status: 401, reason: '', headers: [], body: Buffer.from('') }),
    close: async () => undefined,
  };
  const { wire, redactor } = wireTo(t, contextFor('http://service.test'), { secret, transport });
  for (const altered of ['prefix', 'truncated', 'extended'] as const) {
    const call = tokenForm('x', [{ secret: 'client_secret', altered }]);
    await wire.send(single(`${altered}#1`, call));
  }
  const searched = redactor.values();
  assert.deepEqual(
    ['certification-', 'certification-secret-K7', secret, `${secret}xxxx`].map((text) => searched.includes(text)),
    [false, true, true, true],
  );
});
