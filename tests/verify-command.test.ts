/** `npm run verify`: it says what became of each submission, and so does its exit code. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { faultNamed } from '../mock/faults/index.ts';
import { packEntries } from '../submission/pack.ts';
import { entriesOf, runAgainstMock } from './support/submission.ts';

const FEW = { claims: ['token-form', 'check-in'] } as const;
const hello = Buffer.from('hello');
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
after(() => rmSync(folder, { recursive: true }));

let zip: Buffer;

before(async () => {
  zip = await packEntries(await entriesOf(await runAgainstMock({ context: FEW })));
});

/** How `npm run verify` starts. */
const START = new URL('../scripts/start.cjs', import.meta.url).pathname;

describe('npm run verify', () => {
  const file = (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const verify = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [START, 'verify', ...args], { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  test('exits 0 for the certified and says so in a line', () => {
    const path = file('good.zip', zip);
    const { status, stdout } = verify(path);
    assert.equal(stdout, `${path}: genuine, complete, certified (level 0, unsigned, profile embedded mock)\n`);
    assert.equal(status, 0);
  });
  test('exits 4 where one of several is not genuine', () => {
    const { status, stdout } = verify(file('good.zip', zip), file('bad.zip', hello));
    assert.match(stdout, /good\.zip: genuine[\s\S]*bad\.zip: NOT GENUINE\n {4}The file is not a zip/);
    assert.equal(status, 4);
  });
  test('exits 3 for the incomplete and the inconclusive', async () => {
    const part = await runAgainstMock({ context: FEW, only: (id) => !id.startsWith('CHECK-IN') });
    const filtered = verify('--json', file('part.zip', await packEntries(await entriesOf(part))));
    assert.equal((JSON.parse(filtered.stdout) as { verdict: string }[])[0]?.verdict, 'incomplete');
    assert.equal(filtered.status, 3);
  });
  test('exits 1 for the genuine that is not certified, and names what failed', async () => {
    const faults = [faultNamed('check-in.accepts-missing.roomNumber')?.wrap ?? {}];
    const failed = await runAgainstMock({ context: FEW, faults });
    const { status, stdout } = verify(file('failed.zip', await packEntries(await entriesOf(failed))));
    assert.match(stdout, /genuine, complete, not-certified/);
    assert.match(stdout, /CHECK-IN\.REFUSES-MISSING:roomNumber failed: /);
    assert.equal(status, 1);
  });
  test('exits 2 for wrong use, names it, and prints help on request', () => {
    assert.match(verify().stderr, /No submission was named/);
    assert.match(verify('nowhere.zip').stderr, /nowhere\.zip is not a file/);
    assert.match(verify('--colour').stderr, /Unknown option '--colour'/);
    assert.match(verify(file('good.zip', zip), '--require-signature').stderr, /Add --trust KEY\.pem/);
    const wrongKey = verify(file('good.zip', zip), '--trust', file('key.pem', hello));
    assert.match(wrongKey.stderr, /holds no readable key/);
    assert.equal(wrongKey.status, 2);
    assert.match(verify('--help').stdout, /Exit codes/);
  });
  test('never loads Playwright', () => {
    // Playwright is CommonJS, as yauzl is: had it been loaded, it would stand in the same cache.
    const probe = `
      const loaded = (name) => Object.keys(require.cache).some((path) => path.includes(name));
      process.on('exit', () => console.log('loaded', loaded('/node_modules/yauzl/'), loaded('/node_modules/playwright')));`;
    const args = ['--require', file('probe.cjs', Buffer.from(probe)), START, 'verify', file('good.zip', zip)];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.match(stdout, /: genuine, .*\nloaded true false\n$/);
  });
});
