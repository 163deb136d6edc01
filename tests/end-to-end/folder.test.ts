/** The folder of a run's results: whose it is, and what keeps it from being one. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { folderFor, holdFolder } from '../../scripts/certify/folder.ts';
import { openHistory } from '../../scripts/certify/history.ts';
import { UsageError } from '../../scripts/usage.ts';
import { moduleAt, scratch, startNode } from '../support/certify.ts';

const folder = scratch();
const LOCK = '.certify.lock';

function holding(name: string, files: Readonly<Record<string, string>> = {}): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

describe('the results of a part of the plan', () => {
  test('go to a folder of their own, where nobody names one', () => {
    assert.equal(folderFor(undefined, true), join('certification', 'part'));
    assert.equal(folderFor(undefined, false), 'certification');
  });

  test('never take the place of a whole run, however it ended', () => {
    const whole = holding('whole', { 'run.json': '{"whole":true,"only":[]}' });
    const interrupted = holding('interrupted', { 'run.json': '{"whole":false,"only":[]}' });
    const unknown = holding('unknown', { 'submission.zip': 'x' });
    for (const path of [whole, interrupted, unknown]) {
      assert.equal(folderFor(path, true), join(path, 'part'));
      assert.equal(folderFor(path, false), path);
    }
  });

  test('take the place of an earlier part, or of nothing', () => {
    const part = holding('earlier-part', { 'run.json': '{"whole":false,"only":["A.B"]}', 'submission.zip': 'x' });
    for (const path of [part, holding('empty'), join(folder, 'not-there')]) assert.equal(folderFor(path, true), path);
  });
});

describe('a folder that is held', () => {
  const lockOf = (pid: number, born: string | null = null) =>
    JSON.stringify({ pid, born, startedAt: '2026-06-01T12:00:00.000Z' });

  test('is refused to everybody else, with the time and the process, and is free afterwards', () => {
    const path = holding('held');
    // The test's own parent lives as long as the test does.
    writeFileSync(join(path, LOCK), lockOf(process.ppid));
    const sentence =
      /^--out: another run is writing its results to .*held since 2026-06-01T12.* \(process \d+\); nothing was sent/;
    assert.throws(() => holdFolder(path), { name: 'UsageError', message: sentence });
    writeFileSync(join(path, LOCK), lockOf(999_999_999));
    const release = holdFolder(path);
    assert.equal(JSON.parse(readFileSync(join(path, LOCK), 'utf8')).pid, process.pid);
    release();
    assert.deepEqual(readdirSync(path), []);
  });

  test('that was made for a run is gone again if nothing was written there', () => {
    const above = join(folder, 'made');
    holdFolder(join(above, 'deeper'))();
    assert.ok(!existsSync(above));
    const release = holdFolder(join(above, 'deeper'));
    writeFileSync(join(above, 'deeper/run.json'), '{}');
    release();
    assert.deepEqual(readdirSync(join(above, 'deeper')), ['run.json']);
    holdFolder(holding('was-there'))();
    assert.ok(existsSync(join(folder, 'was-there')));
  });

  test('by a process whose number another one has now is free', { skip: !existsSync('/proc/self/stat') }, () => {
    const path = holding('reborn', { [LOCK]: lockOf(process.ppid, '1') });
    holdFolder(path)();
    assert.deepEqual(readdirSync(path), []);
  });

  test('by a run that is about to say who it is is not free, and later it is', () => {
    const path = holding('unwritten', { [LOCK]: '' });
    assert.throws(() => holdFolder(path), UsageError);
    utimesSync(join(path, LOCK), 1, 1);
    holdFolder(path)();
  });

  test('is given back by a process that ends in the middle', async () => {
    const path = join(folder, 'ended/below');
    const script = `import { holdFolder } from ${JSON.stringify(moduleAt('scripts/certify/folder'))};
      holdFolder(${JSON.stringify(path)}); process.exit(3);`;
    const { code, err } = await startNode(['--input-type=module', '-e', script], folder).end;
    assert.equal(code, 3, err);
    assert.deepEqual(readdirSync(path), []);
  });
});

describe('a path that cannot be a folder of results is refused in one sentence:', () => {
  const file = () => join(holding('with-file', { file: 'mine' }), 'file');
  const cases: Readonly<Record<string, readonly [() => string, RegExp]>> = {
    'a file': [file, /^--out: .*\/file is a file, not a folder; nothing was sent/],
    'a folder below a file': [
      () => join(file(), 'a/b'),
      /^--out: .*\/file(\/a\/b cannot be written to: a part of its path is a file| is a file, not a folder); nothing was sent/,
    ],
    'a name that is too long': [
      () => join(folder, 'x'.repeat(300)),
      /^--out: .* cannot be written to: its name is too long; nothing was sent/,
    ],
    ...(existsSync('/proc/self')
      ? {
          'a folder below /proc': [
            () => '/proc/certify/results',
            /^--out: \/proc\/certify\/results cannot be written to: no folder can be created in \/proc; nothing was sent/,
          ] as const,
        }
      : {}),
  };
  for (const [what, [path, sentence]] of Object.entries(cases)) {
    test(what, () => {
      assert.throws(() => holdFolder(path()), { name: 'UsageError', message: sentence });
      assert.equal(readFileSync(file(), 'utf8'), 'mine');
    });
    test(`${what}, as a history`, () => {
      assert.throws(() => openHistory(path()), { name: 'UsageError', message: /^--history: .*; nothing was sent/ });
    });
  }
});
