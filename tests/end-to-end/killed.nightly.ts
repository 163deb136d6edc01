/** A killed command leaves no process, claims nothing, and blocks no folder after the next start. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isAlive } from '../../run/processes.ts';
import { packEntries } from '../../submission/pack.ts';
import type { VerdictFile } from '../../submission/result.ts';
import { certify, QUIET, ROOT, type Started, scratch, startNode, startScript } from '../support/certify.ts';
import { entriesOf, runAgainstMock } from '../support/submission.ts';

const folder = scratch();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** How long child processes may outlive the command. */
const NOTICED_MS = 2000;
const CLAIMS = ['submission.zip', 'verdict.json', 'junit.xml', 'report.html', 'report', 'allure-results'];

function linesIn(file: string): number {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0;
}

async function reached(started: Started, isNow: () => boolean): Promise<void> {
  while (!isNow()) {
    assert.equal(started.child.exitCode, null, 'It ended before that moment.');
    await pause(5);
  }
}

/** Live processes of a group. An ended one waits for its parent to collect it, which may take a while. */
function aliveOf(group: number): readonly string[] {
  const listed = spawnSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' }).stdout.split('\n');
  const own = listed.map((line) => /^ *(\d+) +(\S+) +(.*)$/.exec(line)).filter((found) => Number(found?.[1]) === group);
  return own.filter((found) => !found?.[2]?.startsWith('Z')).map((found) => found?.[3] ?? '');
}

async function kill(started: Started): Promise<void> {
  const group = started.child.pid as number;
  assert.notEqual(aliveOf(group).length, 0);
  started.child.kill('SIGKILL');
  const killedAt = performance.now();
  while (aliveOf(group).length > 0 && performance.now() - killedAt < NOTICED_MS) await pause(20);
  const left = aliveOf(group);
  started.signalAll('SIGKILL');
  assert.deepEqual(left, [], `what lived for more than ${NOTICED_MS} ms`);
}

const MOMENTS: Readonly<Record<string, (out: string, temp: string) => boolean>> = {
  'while it sends': (out) => linesIn(join(out, 'evidence.ndjson')) > 20,
  'while Playwright shows the outcomes': (_out, temp) =>
    readdirSync(temp, { recursive: true }).some((name) => String(name).endsWith('judged.json')),
  'while the report is made': (out) => existsSync(join(out, '.unfinished/allure-results')),
};

/** A run in the middle of which most folders are in use: the next one is tried after it. */
const AGAIN_AFTER = 'while Playwright shows the outcomes';

describe('a run that is killed', { skip: process.platform === 'win32' }, () => {
  for (const [moment, isNow] of Object.entries(MOMENTS)) {
    test(moment, { timeout: 240_000 }, async () => {
      const name = moment.replaceAll(' ', '-');
      const out = join(folder, name);
      const temp = join(folder, `temp-${name}`);
      mkdirSync(temp);
      const started = startScript('certify', ['--out', out, '--only', 'smoke'], folder, { TMPDIR: temp });
      const place = [out, join(out, 'part')];
      await reached(started, () => place.some((where) => isNow(where, temp)));
      await kill(started);
      for (const each of CLAIMS) assert.ok(!place.some((where) => existsSync(join(where, each))), each);
      if (moment !== AGAIN_AFTER) return;
      // The folder is free again at once, and what was left in the temporary one goes.
      const next = await certify(
        folder,
        name,
        { TMPDIR: temp },
        '--only',
        'TOKEN-FORM.SUCCESS-EXPIRES-IN-SECONDS',
        ...QUIET,
      );
      assert.equal(next.code, 3, next.err);
      assert.deepEqual(readdirSync(temp), []);
    });
  }
});

const DEEDS: Readonly<Record<string, string>> = {
  loops: 'for (;;);',
  'matches a pattern': "/^(a+)+$/.test('a'.repeat(60) + '!');",
  sleeps: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
};

describe('a verify that is killed leaves no judge behind that', { skip: process.platform === 'win32' }, () => {
  const zip = join(folder, 'good.zip');
  before(async () => {
    writeFileSync(
      zip,
      await packEntries(await entriesOf(await runAgainstMock({ context: { claims: ['token-form'] } }))),
    );
  });

  async function killedOnceThereIs(name: string, hook: (marker: string) => string, files: readonly string[]) {
    const marker = join(folder, `${name}.marker`);
    const script = join(folder, `${name}.cjs`);
    writeFileSync(script, `const fs = require('node:fs');\n${hook(JSON.stringify(marker))}`);
    const args = ['--require', script, join(ROOT, 'scripts/start.cjs'), 'verify', ...files];
    const started = startNode(args, folder);
    await reached(started, () => existsSync(marker));
    await kill(started);
  }

  for (const [number, [what, deed]] of Object.entries(DEEDS).entries()) {
    test(what, async () => {
      const bad = join(folder, `bad-${number}.zip`);
      writeFileSync(bad, 'whatever');
      const hook = (marker: string) => `
        const { readFileSync } = fs;
        fs.readFileSync = function (path, ...rest) {
          if (String(path) !== ${JSON.stringify(bad)} || !process.send) return readFileSync.call(this, path, ...rest);
          fs.writeFileSync(${marker}, '');
          ${deed}
        };
        require('node:module').syncBuiltinESMExports();`;
      await killedOnceThereIs(`deed-${number}`, hook, [zip, bad]);
    });
  }

  test('has only begun to load', async () => {
    const hook = (marker: string) => `if (process.send) { fs.writeFileSync(${marker}, ''); for (;;); }`;
    await killedOnceThereIs('loading', hook, [zip]);
  });

  test('waits for the next question', async () => {
    const hook = (marker: string) => `
      if (process.send) {
        const send = process.send;
        process.send = (answer) => answer.found ? fs.writeFileSync(${marker}, '') : send.call(process, answer);
      }`;
    await killedOnceThereIs('idle', hook, [zip]);
  });
});

test('a desk that is killed leaves no judge behind that loops', { skip: process.platform === 'win32' }, async () => {
  const [marker, worker, script] = ['desk.marker', 'desk-worker.cjs', 'desk.mjs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(
    worker,
    `process.on('message', () => { require('node:fs').writeFileSync(${JSON.stringify(marker)}, ''); for (;;); });\nprocess.send({ ready: true });`,
  );
  const judges = new URL('../../desk/serve/judges.js', import.meta.url);
  writeFileSync(
    script,
    `import { Judges } from '${judges}';\nawait new Judges(new URL('${pathToFileURL(worker)}')).run({});`,
  );
  const started = startNode([script], folder);
  await reached(started, () => existsSync(marker));
  await kill(started);
});

describe('a client that is played by a command', { skip: process.platform === 'win32' }, () => {
  const alive = (pid: number) => isAlive(pid, null) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

  async function playing(name: string) {
    const [out, script, pids] = ['', '.sh', '.pids'].map((end) => join(folder, `${name}${end}`)) as [
      string,
      string,
      string,
    ];
    // On Linux one leaves the group, and one has nobody's environment.
    const others = process.platform === 'linux' ? 'setsid sleep 300 & echo $! >> PIDS\n' : '';
    const lines = `sleep 300 & echo $! >> PIDS\nenv -i sleep 300 & echo $! >> PIDS\n${others}echo $$ >> PIDS\necho ready >> PIDS\nwait\n`;
    writeFileSync(script, lines.replaceAll('PIDS', pids));
    const started = startScript('certify', ['client', '--command', `sh ${script}`, '--out', out, ...QUIET], folder);
    await reached(started, () => existsSync(pids) && readFileSync(pids, 'utf8').includes('ready'));
    const of = readFileSync(pids, 'utf8')
      .split('\n')
      .map(Number)
      .filter((pid) => pid > 0);
    assert.ok(of.length >= 3 && of.every(alive));
    return { started, of, out };
  }

  async function areGone(of: readonly number[]) {
    const since = performance.now();
    while (of.some(alive) && performance.now() - since < NOTICED_MS) await pause(20);
    const left = of.filter(alive);
    for (const pid of left) process.kill(pid, 'SIGKILL');
    assert.deepEqual(left, []);
  }

  test('ends with the command that is killed, with all that it has started and that knows its secret', async () => {
    const { started, of } = await playing('client-killed');
    started.child.kill('SIGKILL');
    await areGone(of);
  });

  for (const signal of ['SIGHUP', 'SIGTERM'] as const) {
    test(`is stopped by ${signal}, and its run is judged as one that was interrupted`, async () => {
      const { started, of, out } = await playing(`client-${signal}`);
      started.child.kill(signal);
      const { code, err } = await started.end;
      await areGone(of);
      assert.equal(code, 3, err);
      const { verdict, stopped } = JSON.parse(readFileSync(join(out, 'verdict.json'), 'utf8')) as VerdictFile;
      assert.deepEqual([verdict, stopped], ['incomplete', 'The run was interrupted.']);
    });
  }
});
