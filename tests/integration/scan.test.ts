/** Nothing is written if the final scan finds a secret or anything that looks like one. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { entryWriters } from '../../reporters/entries.ts';
import { assemble } from '../../submission/assemble.ts';
import { type EntryWriters, leakProblems, requestTexts } from '../../submission/entries.ts';
import { submissionEntries, writeSubmission } from '../../submission/pack.ts';
import { SecretFound, SecretScanner, scanEntries, scanFolder } from '../../submission/scan.ts';
import { scratch } from '../support/certify.ts';
import { CANARIES } from '../support/encodings.ts';
import { runAgainstMock } from '../support/submission.ts';

const folder = scratch();

const [canary = ''] = CANARIES;
const scanner = new SecretScanner(CANARIES);
const json = (text: string) => JSON.stringify({ text });

async function write(file: string, writers: EntryWriters = {}): Promise<void> {
  const run = await runAgainstMock({ context: { claims: ['token-form'] } });
  const { result } = await assemble(run.record, run.exchanges);
  const entries = submissionEntries({ result, writers: { ...entryWriters, ...writers } });
  await writeSubmission(file, entries, requestTexts(result), scanner);
}

describe('what is about to leave', () => {
  test('names the entry and never the secret', () => {
    const entries = new Map([
      ['clean.txt', Buffer.from('nothing')],
      ['dirty.txt', Buffer.from(json(canary))],
    ]);
    assert.throws(
      () => scanEntries(entries, scanner),
      (error: unknown) => {
        assert.ok(error instanceof SecretFound);
        assert.deepEqual(error.places, ['dirty.txt']);
        assert.ok(!error.message.includes(canary));
        return true;
      },
    );
  });
  test('is searched in all folders but those of another run', () => {
    const out = join(folder, 'out');
    mkdirSync(join(out, 'deep'), { recursive: true });
    writeFileSync(join(out, 'clean.txt'), 'nothing');
    scanFolder(out, scanner);
    writeFileSync(join(out, 'deep', 'a.txt'), canary);
    assert.throws(() => scanFolder(out, scanner), { places: [join('deep', 'a.txt')] });
    scanFolder(out, scanner, ['deep']);
  });
  test('is not written where it holds a secret, and an earlier submission is gone', async () => {
    const file = join(folder, 'submission.zip');
    writeFileSync(file, 'an earlier one');
    await assert.rejects(write(file, { 'report.html': () => json(canary) }), SecretFound);
    assert.equal(existsSync(file), false);
    // Its control: the same without the canary is written, whole, under its own name only.
    await write(file);
    const submissions = readdirSync(folder).filter((name) => name.startsWith('submission'));
    assert.deepEqual(submissions, ['submission.zip']);
  });
  test('may show the beginning of a long made-up token, and no other', () => {
    const long = `Authorization: Bearer ${'x'.repeat(5000)}`;
    const showing = (text: string) => leakProblems(new Map([['report.html', Buffer.from(text)]]), [long]);
    assert.deepEqual(showing(`${long.slice(0, 300)}…`), []);
    assert.equal(showing(`Authorization: Bearer ${'x'.repeat(40)}y`).length, 1);
  });
  test("may say what a scheme asks for in words: those are nobody's token", () => {
    const saying = (text: string) => leakProblems(new Map([['report.html', Buffer.from(text)]]), []);
    for (const words of [
      'authentication-is-required-here',
      'Authorization.Header.Is.Missing',
      'token/is_expired_or_unknown',
    ])
      assert.deepEqual(saying(`{"detail":"Bearer ${words}"}`), [], words);
    for (const token of ['qwhgzkfpavndmtbxrcye', 'authentication-is-required-h3re', 'SGFsbG8sIHdpZSBnZWh0IGVz'])
      assert.equal(saying(`{"detail":"Bearer ${token}"}`).length, 1, token);
  });
  test('is not written where it holds what looks like a secret', async () => {
    const file = join(folder, 'suspect.zip');
    const header = `Authorization: Bearer ${'a1B2c3D4'.repeat(4)}`;
    await assert.rejects(
      write(file, { 'allure-results/': () => new Map([['note.txt', header]]) }),
      /allure-results\/note\.txt contains what looks like a bearer token/,
    );
    assert.equal(existsSync(file), false);
  });
});
