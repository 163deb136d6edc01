/** The lock of a results folder: of many runs that want it at the same moment, exactly one gets it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { takeLock } from '../../run/lock.ts';
import { moduleAt, scratch } from '../support/certify.ts';

const folder = scratch();
const LOCK = '.certify.lock';
const DEAD = JSON.stringify({ pid: 999_999_999, born: null, startedAt: '2026-06-01T12:00:00.000Z' });

const BEFORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nothing: {},
  'the lock of a run that died': { [LOCK]: DEAD },
  'a lock that says nothing, made long ago': { [LOCK]: '' },
  'a lock that is no lock': { [LOCK]: '[1, 2' },
};
const RUNS = 5;
const ROUNDS = 6;

function holding(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(path, file), text);
    utimesSync(join(path, file), 1, 1);
  }
  return path;
}

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
  const paths = Object.entries(BEFORE).flatMap(([name, files]) =>
    Array.from({ length: ROUNDS }, (_, round) => holding(`${name} ${round}`, files)),
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
  test('is whole from its first moment, and nothing else is left beside it', () => {
    const path = holding('alone', {});
    const taken = takeLock(join(path, LOCK));
    assert.ok('release' in taken);
    assert.deepEqual(readdirSync(path), [LOCK]);
    assert.equal(JSON.parse(readFileSync(join(path, LOCK), 'utf8')).pid, process.pid);
    taken.release();
    assert.deepEqual(readdirSync(path), []);
  });

  test('that somebody else has meanwhile taken over is not given back', () => {
    const path = holding('taken', {});
    const taken = takeLock(join(path, LOCK));
    writeFileSync(join(path, LOCK), DEAD);
    assert.ok('release' in taken);
    taken.release();
    assert.equal(readFileSync(join(path, LOCK), 'utf8'), DEAD);
  });

  test('is not taken over by two: whoever comes second finds a claim', () => {
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
