/** README.txt states what the submission proves and what it does not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readmeText } from '../../reporters/entries.ts';
import { record, sampleResult } from '../sample-result.ts';

const written = (sealed = { challenge: false, signed: false }, of = record) =>
  readmeText(sampleResult(['passed', 'failed'], 'plain', of), sealed);

test('the first line says which subject it is about, and the verdict is explained', () => {
  const text = written();
  assert.match(text, /^Subject: service\. .*proves nothing about the PMS\.\n/);
  assert.match(text, /\nVerdict: +not-certified\. 1 instance at level MUST failed: /);
  assert.match(text, /\nTarget: +https:\/\/sandbox\.example\.test\/stage \(sandbox\), token issuer https:\/\/auth/);
});

test('product and profile are named, or said to be missing', () => {
  assert.match(written(), /\nProduct: +not named\nProfile: +sandbox 2026-06\n/);
  const product = { name: 'Innkeeper', version: '3.1', vendor: 'Certa' };
  const named = (profile: object) =>
    written(undefined, { ...record, context: { ...record.context, product, profile } });
  assert.match(named({}), /\nProduct: +Innkeeper 3\.1, Certa\nProfile: +none: /);
  assert.match(named({ token: {} }), /\nProfile: +without a name\n/);
});

test('it claims the level of what it is sealed with', () => {
  assert.match(written(), /level 0 {2}self-declared: .*[\s\S]*This one is of level 0[\s\S]*It is not signed/);
  assert.doesNotMatch(written(), /challenge\.dsse\.json/);
  const sealed = written({ challenge: true, signed: true });
  assert.match(sealed, /claims level 1[\s\S]*It is signed\.[\s\S]*challenge\.dsse\.json/);
});
