/** Names of files and entries that steer, hide, or pose as our own words are shown as one harmless line. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { fileName } from '../../reporters/visible.ts';
import { inALine, inFull } from '../../scripts/verify/lines.ts';
import { readOptions } from '../../scripts/verify/options.ts';
import { attest } from '../../submission/attestation.ts';
import { problem } from '../../submission/problems.ts';
import { unverifiable } from '../../submission/verify/verification.ts';
import { sampleResult } from '../sample-result.ts';
import { runCommand, scratch } from '../support/certify.ts';
import { verifyEntries } from '../support/submission.ts';

const folder = scratch();

const HOSTILE: Readonly<Record<string, string>> = {
  'a line of its own': 'a.zip: NOT GENUINE\nb.zip: genuine, complete, certified',
  'a carriage return': 'a\rb.zip: genuine, complete, certified',
  'words of ours': 'a.zip: genuine, complete, certified · level 1.zip',
  'an escape that clears the screen': '\u001b[2J\u001b[1;1Ha.zip',
  'a title for the terminal': '\u001b]0;certified\u0007a.zip',
  'one character that begins a sequence': 'a\u009b31m.zip',
  'letters from right to left': 'a\u202epiz.exe',
  'a direction that is isolated': 'a\u2066b\u2069.zip',
  'what is not seen': 'a\u200b\u2060\ufeff.zip',
  'a tab and many blanks': `a\t${' '.repeat(80)}certified.zip`,
  'blanks of every width': 'a\u00a0\u2003\u3000\u2800Proof level 1.zip',
  'quotes that end early': 'a”: genuine, certified “.zip',
  'line separators': 'a\u2028b\u2029c\u0085d.zip',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const verify = (...args: readonly string[]) => runCommand('verify', args, folder);

describe('a file whose name holds', () => {
  const names = Object.values(HOSTILE);
  let reported: string[];
  let json: string;
  before(async () => {
    for (const name of names) writeFileSync(join(folder, name), 'no zip');
    reported = (await verify(...names)).out.split('\n');
    json = (await verify('--json', ...names)).out;
  });
  for (const [at, [what, name]] of Object.entries(HOSTILE).entries()) {
    test(`${what} is one line in the terminal`, () => {
      assert.equal(reported.length, names.length + 2, reported.join('\n'));
      const line = reported[at] ?? '';
      assert.doesNotMatch(line, STEERING);
      assert.match(line, /^“[^“”·]+”: NOT GENUINE: The file is not a readable zip/u);
      assert.doesNotMatch(line, /[\s\u2800]{2}/u);
    });
    test(`${what} is the same name in JSON, and steers nothing there`, () => {
      assert.doesNotMatch(json, STEERING);
      assert.equal((JSON.parse(json) as { file: string }[])[at]?.file, name);
    });
  }
  test('each is one line also if it does not exist, or is shown in full', async () => {
    const [missing, found] = await Promise.all([verify(`nowhere/${names[0]}`), verify(names[0] as string)]);
    const full = { stderr: missing.err.trimEnd(), stdout: found.out.trimEnd().split('\n') };
    const others = names.slice(1).map(async (name) => ({
      stderr: await readOptions([`nowhere/${name}`]).then(
        () => '',
        ({ message }: Error) => message,
      ),
      stdout: inFull(name, unverifiable(problem('zip.unreadable')), { acceptMock: false }),
    }));
    for (const { stderr, stdout } of [full, ...(await Promise.all(others))]) {
      assert.match(stderr, /^“nowhere\/[^“”\n]+” is not a file\. [^\n]+$/u);
      assert.doesNotMatch(stderr, STEERING);
      assert.match(stdout[0] ?? '', /^“[^“”]+”: NOT GENUINE$/u);
    }
  });
});

test('plain names are shown unchanged', () => {
  for (const name of ['a.zip', 'runs/2026-11-22/b_1.zip', 'C:\\runs\\c.zip', './Gästehaus,#2[1](3)@~+=%.zip', '宿.zip'])
    assert.equal(fileName(name), name);
  assert.equal(fileName('our run.zip'), '“our run.zip”');
  assert.equal([...fileName('a'.repeat(5000))].length, 202);
});

describe('an entry whose name holds', () => {
  for (const [what, name] of Object.entries(HOSTILE)) {
    test(`${what} is shown in one line, and once more if it is only attested`, async () => {
      const result = sampleResult(['passed']);
      const there = new Map([[name, Buffer.from('x')]]);
      const zips = [there, new Map([['attestation.dsse.json', attest(there, result, null)]])];
      for (const entries of zips) {
        const found = await verifyEntries(entries);
        assert.equal(found.consistent, false);
        const terms = { acceptMock: false } as const;
        const lines = [...inFull('a.zip', found, terms), inALine('a.zip', found, terms)];
        for (const line of lines) {
          assert.doesNotMatch(line, STEERING);
          assert.ok(!line.includes('\n') && line.length < 1000);
        }
        const own = found.reasons.join('').replace(/"(?:[^"\\]|\\.)*"/g, '');
        assert.doesNotMatch(own, /genuine|certified/, 'it is quoted');
      }
    });
  }
});
