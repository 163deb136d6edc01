/** The folder of a run's results: whose it is, and what keeps it from being one. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { takeLock } from '../../run/lock.ts';
import { folderFor, holdFolder } from '../../scripts/certify/folder.ts';
import { openHistory } from '../../scripts/certify/history.ts';
import { UsageError } from '../../scripts/usage.ts';
import { moduleAt, scratch, startNode } from '../support/certify.ts';

const folder = scratch();
const LOCK = '.certify.lock';
const lockOf = (pid: number, born: string | null = null) =>
  JSON.stringify({ pid, born, startedAt: '2026-06-01T12:00:00.000Z' });
const DEAD = lockOf(999_999_999);

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
  test('is refused to everybody else, with the time and the process, and is free afterwards', () => {
    const path = holding('held');
    // The test's own parent lives as long as the test does.
    writeFileSync(join(path, LOCK), lockOf(process.ppid));
    const sentence =
      /^--out: another run is writing its results to .*held since 2026-06-01T12.* \(process \d+\); nothing was sent/;
    assert.throws(() => holdFolder(path), { name: 'UsageError', message: sentence });
    writeFileSync(join(path, LOCK), DEAD);
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

/** What lies where the lock belongs, since long ago. */
const BEFORE: Readonly<Record<string, string | null>> = {
  nothing: null,
  'the lock of a run that died': DEAD,
  'a lock that says nothing': '',
  'a lock that is no lock': '[1, 2',
};
const RUNS = 5;
const ROUNDS = 6;

/** A process that tries each folder at its moment, and prints the numbers of those it got; lives until told to end. */
function contender(paths: readonly string[], start: number) {
  const script = `
    import { takeLock } from ${JSON.stringify(moduleAt('run/lock'))};
    const got = [];
    for (const [round, path] of ${JSON.stringify(paths)}.entries()) {
      while (Date.now() < ${start} + round * 40);
      if ('release' in takeLock(path + '/' + ${JSON.stringify(LOCK)})) got.push(round);
    }
    console.log(JSON.stringify(got));
    process.stdin.resume();`;
  const args = ['--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const got = new Promise<number[]>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (line: string) => resolve(JSON.parse(line) as number[]));
    child.on('error', reject).on('exit', () => reject(new Error('The process ended before it told anything')));
  });
  return { got, end: () => child.stdin.end() };
}

test('of many runs that come at once each folder is had by one', { timeout: 120_000 }, async () => {
  const paths = Object.entries(BEFORE).flatMap(([name, lock]) =>
    Array.from({ length: ROUNDS }, (_, round) => {
      const path = holding(`${name} ${round}`, lock === null ? {} : { [LOCK]: lock });
      if (lock !== null) utimesSync(join(path, LOCK), 1, 1);
      return path;
    }),
  );
  const start = Date.now() + 2500;
  const contenders = Array.from({ length: RUNS }, () => contender(paths, start));
  const all = await Promise.all(contenders.map(({ got }) => got)).finally(() => {
    for (const { end } of contenders) end();
  });
  const rounds = all.flat().toSorted((a, b) => a - b);
  assert.deepEqual(rounds, [...paths.keys()]);
});

describe('a lock', () => {
  test('that somebody else has meanwhile taken over is not given back', () => {
    const path = holding('taken');
    const taken = takeLock(join(path, LOCK));
    writeFileSync(join(path, LOCK), DEAD);
    assert.ok('release' in taken);
    taken.release();
    assert.equal(readFileSync(join(path, LOCK), 'utf8'), DEAD);
  });

  test('is taken over by one of two: the second finds a claim', () => {
    const path = holding('claimed', { [LOCK]: DEAD });
    const before = readdirSync(path);
    const first = takeLock(join(path, LOCK));
    assert.ok('release' in first);
    first.release();
    assert.deepEqual([before, readdirSync(path)], [[LOCK], []]);
    // A claim of a run that died while it took over, and one that was made just now.
    const name = `${LOCK}.${'7b'.repeat(8)}`;
    writeFileSync(join(path, LOCK), DEAD);
    writeFileSync(join(path, name), '');
    assert.ok('release' in takeLock(join(path, LOCK)), 'a claim on another lock concerns nobody');
  });

  test('with a future time, as a clock that was set back leaves it, is not a fresh one', () => {
    const path = holding('future', { [LOCK]: '' });
    const later = Date.now() / 1000 + 3600;
    utimesSync(join(path, LOCK), later, later);
    assert.ok('release' in takeLock(join(path, LOCK)));
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
