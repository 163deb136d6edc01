/** `desk verify` over a folder: what is printed, written, and how it ends. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { packEntries } from '../../submission/pack.ts';
import { runCommand, scratch } from '../support/certify.ts';
import { assertNone } from '../support/reported.ts';
import { entriesOf, runAgainstMock } from '../support/submission.ts';

const folder = scratch();
const verify = (...args: string[]) => runCommand('desk', ['verify', ...args], folder);

before(async () => {
  const product = { name: 'Example PMS', version: '1.0', vendor: 'Example' };
  const run = await runAgainstMock({ context: { claims: ['token-form', 'no-show'], product } });
  const zip = await packEntries(await entriesOf(run));
  mkdirSync(join(folder, 'in/deeper'), { recursive: true });
  mkdirSync(join(folder, 'none'));
  writeFileSync(join(folder, 'in/good.zip'), zip);
  writeFileSync(join(folder, 'in/deeper/again.zip'), zip);
  writeFileSync(join(folder, 'in/cut.zip'), zip.subarray(0, 1000));
  writeFileSync(join(folder, 'in/notes.txt'), 'no submission');
  symlinkSync('/dev/zero', join(folder, 'in/endless.zip'));
  writeFileSync(join(folder, 'mock.yaml'), 'environment: mock\n');
  writeFileSync(join(folder, 'wrong.yaml'), 'enviroment: mock\nage: never\n');
});

test('every zip of a folder and below is judged, a line each and the worst last; files are written whole', async () => {
  const outputs = ['--csv', 'all.csv', '--junit', 'all.xml', '--review', 'review.html'];
  const { code, out, err } = await verify('in', '--policy', 'mock.yaml', ...outputs);
  assert.equal(code, 4, err);
  const lines = out.trim().split('\n');
  assert.deepEqual(
    lines.slice(0, 3).map((line) => line.split(/[:,]/).slice(0, 2).join()),
    ['in/deeper/again.zip, certified (mock)', 'in/good.zip, certified (mock)', 'in/cut.zip, NOT GENUINE'],
  );
  assert.match(lines[3] ?? '', /^3 submissions: 2 as wanted, 1 not genuine\. 2 are .* Exit code 4\.$/);
  assert.match(lines[4] ?? '', /^mock\.yaml does not set level, /);
  assert.equal(readFileSync(join(folder, 'all.csv'), 'utf8').split('\r\n').length, 5);
  assert.match(
    readFileSync(join(folder, 'all.xml'), 'utf8'),
    /<testsuites name="submissions" tests="3" failures="1" errors="0">/,
  );
  assert.match(readFileSync(join(folder, 'review.html'), 'utf8'), /<\/html>\n$/);
  assertNone(readdirSync(folder).filter((name) => name.includes('partial')));
});

test('with --json there is an object for each, and without a policy a run against a mock is not as wanted', async () => {
  const { code, out } = await verify('in/good.zip', '--json');
  const [found, ...more] = JSON.parse(out) as { exitCode: number; deviations: { code: string }[]; clientId: string }[];
  assert.deepEqual(more, []);
  assert.deepEqual([code, found?.exitCode, found?.deviations.map((each) => each.code)], [5, 5, ['environment.mock']]);
  assert.equal(found?.clientId, 'certification-client');
});

test('a policy that is wrong, a folder without submissions and an output that cannot be written end with 2, and nothing is judged', async () => {
  const policy = await verify('in', '--policy', 'wrong.yaml');
  assert.equal(policy.code, 2);
  for (const each of [/enviroment \(wrong\.yaml, line 1\)/, /age \(wrong\.yaml, line 2\)/, /nothing was judged/])
    assert.match(policy.err, each);
  for (const args of [
    ['none'],
    ['missing.zip'],
    [],
    ['in', '--csv', 'no-such-folder/all.csv'],
    ['in', '--review', 'none'],
  ]) {
    const { code, out } = await verify(...args);
    assert.deepEqual([code, out], [2, ''], args.join(' '));
  }
});

interface Found {
  readonly file: string;
  readonly exitCode: number;
  readonly consistent: boolean | null;
  readonly sameFile: readonly string[];
  readonly problems: readonly { readonly code: string }[];
}

test('a file that is too large, and one that is empty, are not the same', async () => {
  mkdirSync(join(folder, 'sizes'));
  for (const name of ['empty.zip', 'huge.zip', 'large.zip']) writeFileSync(join(folder, 'sizes', name), '');
  truncateSync(join(folder, 'sizes/huge.zip'), 20e9);
  truncateSync(join(folder, 'sizes/large.zip'), 20e9);
  const found = JSON.parse((await verify('sizes', '--json')).out) as Found[];
  assert.deepEqual(
    found.map(({ file, problems, sameFile }) => [file, problems.map(({ code }) => code).join(), sameFile]),
    [
      ['sizes/empty.zip', 'zip.empty', []],
      ['sizes/huge.zip', 'zip.large-file', []],
      ['sizes/large.zip', 'zip.large-file', []],
    ],
  );
});

test('a file that cannot be read is not called a forgery', { skip: process.platform !== 'linux' }, async () => {
  mkdirSync(join(folder, 'named'));
  const zip = readFileSync(join(folder, 'in/good.zip'));
  writeFileSync(join(folder, 'named/good.zip'), zip);
  writeFileSync(
    Buffer.concat([Buffer.from(join(folder, 'named/h')), Buffer.from([0xf4]), Buffer.from('tel.zip')]),
    zip,
  );
  const { code, out } = await verify('named', '--json', '--policy', 'mock.yaml');
  const found = JSON.parse(out) as Found[];
  assert.deepEqual(
    found.map(({ exitCode, consistent, problems }) => [exitCode, consistent, problems[0]?.code]),
    [
      [0, true, undefined],
      [3, null, 'judging.no-file'],
    ],
  );
  assert.equal(code, 3);
});
