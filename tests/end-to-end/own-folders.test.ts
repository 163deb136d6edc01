/** A command's folders in the temporary folder: what a killed one left is removed, and nothing else. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { sweepFolders } from '../../run/own-folders.ts';
import { bornOf, numbering } from '../../run/processes.ts';
import { moduleAt, scratch, startNode } from '../support/certify.ts';

const folder = scratch();

const DEAD = spawnSync(process.execPath, ['-e', '']).pid;
const BORN = bornOf(process.pid) ?? '0';
const named = (pid: number, born: string, place = numbering()) => `lodging-${pid}-${born}-${place}-aB3xY9`;
const hasProc = existsSync('/proc/self/stat');
const isRoot = process.geteuid?.() === 0;

function madeFolder(path: string): string {
  mkdirSync(join(path, 'below'), { recursive: true });
  writeFileSync(join(path, 'below/context.json'), '{}');
  return path;
}

type Case = readonly [name: string, make: (path: string) => unknown];

const LEFT: Readonly<Record<string, Case>> = {
  'of a process that is dead': [named(DEAD, '12345'), madeFolder],
  'of a dead process whose start time is unknown': [named(DEAD, '0'), madeFolder],
  'of a number that no process can have': [named(2_000_000_000, '0'), madeFolder],
  'that can only be read': [named(DEAD, '1'), (path) => chmodSync(madeFolder(path), 0o500)],
  ...(hasProc
    ? { 'of a process whose number another one has now': [named(process.pid, '1'), madeFolder] as Case }
    : {}),
};

const KEPT: Readonly<Record<string, Case>> = {
  'of a process that is alive': [named(process.pid, BORN), madeFolder],
  'of one that is alive, and whose start time is unknown': [named(process.pid, '0'), madeFolder],
  'of another numbering of processes, such as a container has': [named(DEAD, '1', '4026999999'), madeFolder],
  'with six other characters': [`lodging-${DEAD}-1-${numbering()}-aB3x_9`, madeFolder],
  'with a name like that': [`lodging-${DEAD}-1`, madeFolder],
  'with such a name in another one': [`my-${named(DEAD, '1')}`, madeFolder],
  'that is a file': [named(DEAD, '2'), (path) => writeFileSync(path, 'mine')],
  'that is a link': [named(DEAD, '3'), (path) => symlinkSync(join(folder, 'elsewhere'), path)],
  ...(isRoot
    ? { "that is a stranger's": [named(DEAD, '4'), (path) => chownSync(madeFolder(path), 65_534, 65_534)] as Case }
    : {}),
};

madeFolder(join(folder, 'elsewhere'));

describe('at the next start a folder', { skip: process.platform === 'win32' }, () => {
  for (const [title, [name, make]] of Object.entries(LEFT)) {
    test(`${title} is taken away`, () => {
      const temp = join(folder, `left ${title}`);
      mkdirSync(temp);
      make(join(temp, name));
      sweepFolders(temp);
      assert.deepEqual(readdirSync(temp), []);
    });
  }

  for (const [title, [name, make]] of Object.entries(KEPT)) {
    test(`${title} stays`, () => {
      const temp = join(folder, `kept ${title}`);
      mkdirSync(temp);
      make(join(temp, name));
      const before = lstatSync(join(temp, name)).ino;
      sweepFolders(temp);
      assert.equal(lstatSync(join(temp, name)).ino, before);
      assert.deepEqual(readdirSync(join(folder, 'elsewhere')), ['below']);
    });
  }

  test('goes without what its links lead to', () => {
    const temp = join(folder, 'links');
    const left = join(temp, named(DEAD, '5'));
    mkdirSync(left, { recursive: true });
    symlinkSync(join(folder, 'elsewhere'), join(left, 'link'));
    sweepFolders(temp);
    assert.deepEqual(readdirSync(temp), []);
    assert.equal(readFileSync(join(folder, 'elsewhere/below/context.json'), 'utf8'), '{}');
  });

  test('keeps nobody from starting, where there is no temporary folder at all', () => {
    sweepFolders(join(folder, 'not-there'));
  });
});

describe('a folder of a command', { skip: process.platform === 'win32' }, () => {
  const making = (temp: string, then: string) => {
    mkdirSync(temp, { recursive: true });
    const module = JSON.stringify(moduleAt('run/own-folders'));
    const script = `import { ownFolder } from ${module}; console.log(ownFolder().path + ';'); ${then}`;
    return startNode(['--input-type=module', '-e', script], folder, { TMPDIR: temp });
  };

  const ENDS: Readonly<Record<string, string>> = {
    'at its end': '',
    'when it says how it ended': 'process.exit(3);',
    'when it throws': "throw new Error('thrown');",
  };
  for (const [title, then] of Object.entries(ENDS)) {
    test(`goes ${title}`, async () => {
      const temp = join(folder, `ends ${title}`);
      const { out } = await making(temp, then).end;
      assert.match(basename(out.split(';')[0] ?? ''), /^lodging-\d+-\d+-\d+-\w{6}$/);
      assert.deepEqual(readdirSync(temp), []);
    });
  }

  test('that was killed stays closed, and goes at the next start', async () => {
    const temp = join(folder, 'killed');
    const killed = making(temp, 'setInterval(() => {}, 1000);');
    await killed.printed(/;/);
    const [left = ''] = readdirSync(temp);
    assert.equal(statSync(join(temp, left)).mode & 0o777, 0o700);
    sweepFolders(temp);
    assert.deepEqual(readdirSync(temp), [left], 'as long as it lives');
    killed.child.kill('SIGKILL');
    await killed.end;
    assert.deepEqual(readdirSync(temp), [left]);
    await making(temp, '').end;
    assert.deepEqual(readdirSync(temp), []);
  });
});
