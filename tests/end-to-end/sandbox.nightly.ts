/** The sandbox of `npm run verify`: nothing one submission does while judged harms another, a file or a reader. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { memoryProbe, PS } from '../../desk/judge-process.ts';
import { packEntries } from '../../submission/pack.ts';
import type { Problem } from '../../submission/problems.ts';
import { ROOT, scratch, startNode } from '../support/certify.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import { entriesOf, runAgainstMock } from '../support/submission.ts';

const folder = scratch();
const at = (name: string) => join(folder, name);
const FEW = { claims: ['token-form'] } as const;
const START = join(ROOT, 'scripts/start.cjs');

before(async () => {
  writeFileSync(at('bad.zip'), 'whatever');
  writeFileSync(at('good.zip'), await packEntries(await entriesOf(await runAgainstMock({ context: FEW }))));
});

/** The worker requires it too: reading a file of such a name does there what a hostile submission might do. */
const HOOK = (deeds: Readonly<Record<string, string>>) => `
  const fs = require('node:fs');
  const { readFileSync } = fs;
  const deeds = { ${Object.entries(deeds).map(([name, deed]) => `${JSON.stringify(name)}: () => { ${deed} }`)} };
  fs.readFileSync = function (path, ...rest) {
    return deeds[String(path).split('/').at(-1)]?.() ?? readFileSync.call(this, path, ...rest);
  };
  require('node:module').syncBuiltinESMExports();`;

interface Result {
  readonly file: string;
  readonly exitCode: number;
  readonly consistent: boolean | null;
  readonly reasons: readonly string[];
  readonly problems: readonly Problem[];
}

async function verify(hook: string, names: readonly string[], ...options: readonly string[]) {
  writeFileSync(at('hook.cjs'), hook);
  const args = ['--require', at('hook.cjs'), START, 'verify', ...options, ...names.map(at)];
  const { code, out, err } = await startNode(args, folder).end;
  return { code, out, err, reported: options.includes('--json') ? (JSON.parse(out) as Result[]) : [] };
}

const SLOW: Expected = { code: 'judging.too-long', seconds: 3 };
const LARGE: Expected = { code: 'judging.too-large', megabytes: 256 };
const DEEDS: readonly [what: string, deed: string, why: Expected][] = [
  ['loops without end', 'for (;;);', SLOW],
  ['matches a pattern for ever', "/^(a+)+$/.test('a'.repeat(60) + '!');", SLOW],
  ['waits without end, and never for the world', '(async () => { for (;;) await null; })(); for (;;);', SLOW],
  ['sorts in one call of a built-in function', 'new Array(1e6).fill(0).sort(() => { for (;;); });', SLOW],
  ['takes memory in buffers', 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 22, 1));', LARGE],
  ['takes memory in great buffers', 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 28, 1));', LARGE],
  ['takes memory in objects', 'const all = []; for (;;) all.push({ a: [all.length] });', LARGE],
  ['takes memory in one call of a built-in function', 'new Array(1e8).fill(0).map((_, i) => ({ i }));', LARGE],
  ['takes memory in texts', "const all = []; for (;;) all.push(Buffer.alloc(2 ** 20, 65).toString('latin1'));", LARGE],
  ['ends the process', 'process.exit(0);', { code: 'judging.broke-off', how: 'exit code 0' }],
  ['kills the process', "process.kill(process.pid, 'SIGKILL');", { code: 'judging.broke-off', how: 'SIGKILL' }],
  ['throws later, where nobody listens', "queueMicrotask(() => { throw new Error('later'); });", 'judging.broke-off'],
  ['hangs up', 'process.disconnect();', 'judging.broke-off'],
  ['throws what is no error', 'throw null;', { code: 'judging.unread', error: 'null' }],
  ['throws what cannot be told', 'throw { toString() { throw 1; } };', 'judging.unread'],
  ['throws an error without a message', 'const e = new Error(); e.message = undefined; throw e;', 'judging.unread'],
];

describe('the sandbox', () => {
  const bad = (number: number) => `bad-${number}.zip`;
  const all = { reported: [] as Result[], ends: [] as [number | null, string][], files: 0 };

  before(async () => {
    for (const number of DEEDS.keys()) writeFileSync(at(bad(number)), 'whatever');
    const deeds = Object.fromEntries(DEEDS.map(([, deed], number) => [bad(number), deed]));
    // Those that end at the time limit alone are given less of it.
    for (const seconds of [3, 16]) {
      const numbers = [...DEEDS.keys()].filter((number) => (DEEDS[number]?.[2] === SLOW) === (seconds === 3));
      const names = numbers.flatMap((number, at) => (at % 4 === 0 ? ['good.zip', bad(number)] : [bad(number)]));
      const files = [...names, 'good.zip'];
      const limits = ['--time-limit', String(seconds), '--memory-limit', '256'];
      const { reported, code, err } = await verify(HOOK(deeds), files, '--json', ...limits);
      all.reported.push(...reported);
      all.ends.push([code, err]);
      all.files += files.length;
    }
  });

  for (const [number, [what, , why]] of DEEDS.entries()) {
    test(`holds where the judging ${what}`, () => {
      const reported = all.reported.find(({ file }) => file === at(bad(number)));
      assert.deepEqual([reported?.consistent, reported?.exitCode], [false, 4]);
      assertReported(reported?.problems ?? [], why);
    });
  }

  test('has the others judged, and all told', () => {
    const good = all.reported.filter(({ file }) => file === at('good.zip'));
    assert.equal(good.length, all.files - DEEDS.length);
    for (const { consistent, exitCode, reasons } of good) {
      assert.deepEqual([consistent, exitCode, reasons], [true, 5, []]);
    }
    assert.equal(all.reported.length, all.files);
    assert.deepEqual(all.ends, Array(2).fill([4, '']));
  });

  test('lets nothing that one submission left behind reach the next', async () => {
    const left = `
      if (process.send) try { Object.prototype.consistent = true; Array.prototype.reasons = []; } catch {}
      globalThis.held = Buffer.alloc(200 * 2 ** 20, 1);
      return Buffer.from('whatever');`;
    const names = ['bad.zip', 'good.zip', 'bad.zip'];
    const { reported } = await verify(HOOK({ 'bad.zip': left }), names, '--json', '--memory-limit', '300');
    assert.equal(reported.map(({ consistent }) => consistent).join(), 'false,true,false');
    assertReported(reported[2]?.problems ?? [], 'zip.unreadable');
  });

  test('counts what a judging computes, not what it waits for', { skip: process.platform !== 'linux' }, async () => {
    const waits = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000);
      return readFileSync(${JSON.stringify(at('good.zip'))});`;
    const { reported } = await verify(HOOK({ 'bad.zip': waits }), ['bad.zip'], '--json', '--time-limit', '4');
    assert.deepEqual(
      reported.map(({ consistent, exitCode }) => [consistent, exitCode]),
      [[true, 5]],
    );
  });

  test('says in a line what passed its limit', async () => {
    const hook = HOOK({ 'bad.zip': 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 22, 1));' });
    const { out, err, code } = await verify(hook, ['bad.zip', 'good.zip'], '--memory-limit', '256');
    const [bad = '', good = '', total = ''] = out.split('\n');
    assert.match(bad, /bad\.zip: NOT GENUINE: It needed more than 256 MB to judge\.$/);
    assert.match(good, /good\.zip: consistent/);
    assert.match(total, /1 not genuine, 1 certified \(mock\)\. Exit code 4\./);
    assert.deepEqual([code, err], [4, '']);
  });

  test('refuses limits that are none', async () => {
    for (const limit of ['time-limit=0', 'time-limit=soon', 'memory-limit=8', 'memory-limit=NaN']) {
      const { code, err } = await verify('', ['good.zip'], `--${limit}`);
      assert.match(err, /^--(time|memory)-limit: found '.*', wanted a number from \d+ to 1000000, such as \d+\.\n$/);
      assert.equal(code, 2, limit);
    }
  });

  test('never calls a submission bad where the suite itself cannot be loaded, and prints all of the JSON', async () => {
    const hook = "if (process.send) throw new Error('no module'); ";
    const { code, err, reported } = await verify(hook, ['good.zip', 'good.zip'], '--json');
    assert.equal(reported.map(({ exitCode }) => exitCode).join(), '3,3');
    assert.match(err, /^It was not judged: The suite could not be loaded to judge anything: .*\n$/);
    assert.equal(code, 3);
  });
});

describe('verify, interrupted', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    test(`by ${signal} ends at once with 3, says so, and leaves nothing behind`, async () => {
      writeFileSync(at('hook.cjs'), HOOK({ 'bad.zip': 'for (;;);' }));
      const args = ['--require', at('hook.cjs'), START, 'verify', at('good.zip'), at('bad.zip'), at('good.zip')];
      const started = startNode(args, folder);
      await started.printed(/good\.zip: consistent/);
      started.signalAll(signal);
      const { code, out, err } = await started.end;
      await started.gone();
      assert.deepEqual([code, err], [3, 'Interrupted: 1 of 3 judged.\n']);
      assert.equal(out.trim().split('\n').length, 1);
    });
  }

  test('prints JSON for all files', async () => {
    writeFileSync(at('hook.cjs'), HOOK({ 'bad.zip': 'for (;;);' }));
    const args = ['--require', at('hook.cjs'), START, 'verify', '--json', at('bad.zip'), at('good.zip')];
    const started = startNode(args, folder);
    setTimeout(() => started.signalAll('SIGINT'), 1500);
    const { code, out } = await started.end;
    const codes = (JSON.parse(out) as Result[]).map(({ exitCode }) => exitCode);
    assert.deepEqual([code, codes], [3, [3, 3]]);
  });
});

describe('the memory of another process', () => {
  test('is seen where buffers hold it, by each memory probe of this machine', {
    skip: memoryProbe() === null,
  }, async () => {
    const hold = "globalThis.held = Buffer.alloc(100 * 2 ** 20, 1); console.log('held'); setInterval(() => {}, 1000);";
    const child = spawn(process.execPath, ['-e', hold], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    for (const each of [memoryProbe(), PS]) {
      const bytes = await each?.bytes(child.pid as number);
      assert.ok(bytes !== undefined && bytes > 100 * 2 ** 20 && bytes < 300 * 2 ** 20, String(bytes));
    }
    child.kill();
  });
});
