/** `npm run verify` reports the result for each submission, also by its exit code. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { asJson, codeOf, codeOfAll, type ExitCode, inFull } from '../../scripts/verify/lines.ts';
import { levelSentence } from '../../submission/levels.ts';
import { packEntries } from '../../submission/pack.ts';
import type { Verification } from '../../submission/verify/verification.ts';
import { ROOT, runCommand, scratch, startNode } from '../support/certify.ts';
import { overrideOf } from '../support/faults.ts';
import { entriesOf, runAgainstMock, verifyZip } from '../support/submission.ts';

const FEW = { claims: ['token-form', 'no-show'] } as const;
const hello = Buffer.from('hello');
const folder = scratch();

let zip: Buffer;

before(async () => {
  const product = { name: 'Example PMS', version: '1.0', vendor: 'Example' };
  zip = await packEntries(await entriesOf(await runAgainstMock({ context: { ...FEW, product } })));
});

const START = join(ROOT, 'scripts/start.cjs');

describe('npx lodging-certification verify', () => {
  const file = (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const verify = (...args: string[]) => runCommand('verify', args, folder);
  test('never says plainly certified of a run against the mock, exit 5, and tells what was certified', async () => {
    const path = file('good.zip', zip);
    const { code, out } = await verify(path);
    assert.match(out, /^\S+good\.zip: consistent, complete, certified \(mock\)\n/);
    for (const row of [
      / {2}Target +http:\/\/127\.0\.0\.1:\d+ \(environment mock\)\n +A mock: this says nothing about a sandbox\.\n/,
      / {2}Product +“Example PMS 1\.0, Example”\n/,
      / {2}Claims +token-form, no-show\n/,
      / {2}Profile +“embedded mock” \(SHA-256 [\da-f]{12}…\)\n/,
      / {2}Run +20\d\d-\d\d-\d\d \d\d:\d\d:\d\d to .* UTC, by its own account, suite /,
      / {2}Outcomes +\d+ passed, /,
      / {2}Proof +level 0 \(self-declared\), unsigned\n +Level 0 is self-declared: .*\n/,
    ])
      assert.match(out, row);
    assert.equal(code, 5);
  });
  test('takes a run against the mock for enough where that is asked for, and says of it what it is', async () => {
    const path = file('good.zip', zip);
    for (const option of ['--accept-mock', '--want-environment=mock']) {
      const { code, out } = await verify(path, option);
      assert.equal(code, 0, option);
      assert.match(out, /certified \(mock\)/);
    }
  });
  test('refuses what was run against another environment than the one wanted, exit 5', async () => {
    const { code, out } = await verify(file('good.zip', zip), '--want-environment', 'sandbox');
    assert.match(out, /Refused +It was run against a mock, and --want-environment asks for a sandbox\./);
    assert.equal(code, 5);
    assert.match(
      (await verify(file('good.zip', zip), '--want-environment', 'live')).err,
      /found "live", wanted "sandbox" or "mock" or "client"/,
    );
    const both = await verify(file('good.zip', zip), '--want-environment', 'sandbox', '--accept-mock');
    assert.match(both.err, /exclude each other/);
  });
  test('a file that is not a profile is a usage error, exit 2, and nothing is judged', async () => {
    const path = file('good.zip', zip);
    for (const [name, text] of [
      ['package.json', '{ "name": "x", "type": "module" }'],
      ['misspelt.yaml', 'eror: { invalid: [400] }'],
      ['draft.yaml', 'errors: { invalid: !learned [400] }'],
      ['list.yaml', '[1]'],
    ] as const) {
      const { code, out } = await verify(path, '--profile', file(name, Buffer.from(text)));
      assert.deepEqual([code, out], [2, ''], name);
    }
    const other = await verify(path, '--profile', file('other.yaml', Buffer.from('errors: { invalid: [400] }')));
    assert.equal(other.code, 4);
  });
  test('tells many in a line each and a total; exit 4 where one of them is not genuine', async () => {
    const { code, out } = await verify(file('good.zip', zip), file('bad.zip', hello), file('again.zip', zip));
    const [good = '', bad = '', again = '', total, ...rest] = out.split('\n');
    assert.match(
      good,
      /good\.zip: consistent, complete, certified \(mock\) · tested \d.* · “Example PMS 1\.0, Example” · http:/,
    );
    for (const part of [
      /http:\/\/127\.0\.0\.1:\d+ \(environment mock\) · claims token-form, no-show · hotels 100001 \(America\/Chicago\) · profile “embedded mock” \(SHA-256 [\da-f]{12}…\)/,
      / · level 0, unsigned · 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d to 20\d\d-\S+ \S+ UTC · \d+ passed/,
    ])
      assert.match(good, part);
    assert.match(bad, /bad\.zip: NOT GENUINE: The file is not a readable zip/);
    assert.match(again, /again\.zip: consistent/);
    assert.match(total ?? '', /^3 submissions: 2 certified \(mock\), 1 not genuine\. Exit code 4\./);
    assert.deepEqual(rest, ['']);
    assert.equal(code, 4);
  });
  test('prints JSON whatever happens', async () => {
    const { code, out } = await verify('--json', file('bad.zip', hello), file('good.zip', zip));
    const [bad, good] = JSON.parse(out) as Record<string, unknown>[];
    assert.deepEqual([bad?.['genuine'], bad?.['consistent'], bad?.['exitCode'], code], [false, false, 4, 4]);
    assert.deepEqual([good?.['genuine'], good?.['consistent'], good?.['level']], [null, true, 0]);
    assert.equal(good?.['proves'], `Level 0 is ${levelSentence(0)}.`);
    assert.equal(bad?.['proves'], null);
    assert.deepEqual([good?.['verdict'], good?.['answeredBy'], good?.['exitCode']], ['certified (mock)', 'mock', 5]);
    for (const name of ['target', 'product', 'claims', 'profile', 'times', 'counts', 'causes'])
      assert.ok(good?.[name], name);
    const wrong = await verify('--json', 'nowhere.zip');
    assert.match((JSON.parse(wrong.out) as { error: { message: string } }).error.message, /nowhere\.zip is not a file/);
    assert.equal(wrong.code, 2);
  });
  test('goes on with the others where one file breaks what looks at it, or does not exist', {
    skip: !existsSync('/proc/self/mem'),
  }, async () => {
    // A file that cannot be read, even by root.
    const { code, out } = await verify('/proc/self/mem', 'nowhere.zip', '/dev/null', file('good.zip', zip));
    const [broken = '', missing, device, good = '', total = ''] = out.split('\n');
    assert.match(broken, /^\/proc\/self\/mem: NOT JUDGED: .*EIO/);
    assert.equal(missing, 'nowhere.zip: NOT JUDGED: The file could not be read: it does not exist.');
    assert.equal(device, '/dev/null: NOT JUDGED: The file could not be read: it is not a file.');
    assert.match(good, /good\.zip: consistent/);
    assert.match(total, /3 not judged, 1 certified \(mock\)\. Exit code 3\./);
    assert.equal(code, 3);
  });
  test('exits 3 for the incomplete and the inconclusive', async () => {
    const part = await runAgainstMock({ context: FEW, only: (id) => !id.startsWith('NO-SHOW') });
    const filtered = await verify('--json', file('part.zip', await packEntries(await entriesOf(part))));
    assert.equal((JSON.parse(filtered.out) as { verdict: string }[])[0]?.verdict, 'incomplete');
    assert.equal(filtered.code, 3);
  });
  test('exits 1 for the consistent that is not certified, and names what failed', async () => {
    const faults = [overrideOf('check-in.accepts-missing.roomNumber')];
    const failed = await runAgainstMock({ context: { claims: ['check-in'] }, faults });
    const { code, out } = await verify(file('failed.zip', await packEntries(await entriesOf(failed))));
    assert.match(out, /consistent, complete, not-certified/);
    assert.match(out, /Why not:\n {4}failed: .*CHECK-IN\.REFUSES-MISSING/);
    assert.equal(code, 1);
  });
  test('exits 2 for wrong use, names it, and prints help on request', async () => {
    assert.match((await verify()).err, /No submission was named/);
    assert.match((await verify('nowhere.zip')).err, /nowhere\.zip is not a file/);
    assert.match((await verify('--colour')).err, /Unknown option '--colour'/);
    assert.match((await verify(file('good.zip', zip), '--require-signature')).err, /Add --trust KEY\.pem/);
    const wrongKey = await verify(file('good.zip', zip), '--trust', file('key.pem', hello));
    assert.match(wrongKey.err, /holds no readable key/);
    assert.equal(wrongKey.code, 2);
    assert.match((await verify('--help')).out, /Exit codes/);
  });
  test('never loads Playwright', async () => {
    // Playwright and what judges are CommonJS, so they would stand in the same cache. Two processes are at work.
    const reported = join(folder, 'loaded.txt');
    const probe = `
      const loaded = (name) => Object.keys(require.cache).some((path) => path.includes(name));
      const note = () => require('node:fs').appendFileSync(${JSON.stringify(reported)},
        loaded('/verify/start.cjs') + ' ' + loaded('/node_modules/playwright') + '\\n');
      const { send } = process;
      if (!send) process.on('exit', note);
      else process.send = (answer) => { if (answer.found) note(); return send.call(process, answer); };`;
    const args = ['--require', file('probe.cjs', Buffer.from(probe)), START, 'verify', file('good.zip', zip)];
    const { out } = await startNode(args, folder).end;
    assert.match(out, /: consistent, /);
    assert.deepEqual(readFileSync(reported, 'utf8').split('\n').sort(), ['', 'false false', 'true false']);
  });
});

describe('the standing of a submission', () => {
  const anywhere = { acceptMock: false };
  let found: Promise<Verification> | undefined;
  const as = async (change: Partial<Verification>) => {
    found ??= verifyZip(zip);
    return { ...(await found), ...change };
  };

  test('is that of its verdict where it was run against a sandbox, and is then plainly certified', async () => {
    const certified = await as({ answeredBy: 'sandbox' });
    assert.deepEqual(
      [codeOf(certified, anywhere), inFull('a', certified, anywhere)[0]],
      [0, 'a: consistent, complete, certified'],
    );
    assert.equal((asJson('a', certified, anywhere) as Verification).verdict, 'certified');
    const verdicts = ['not-certified', 'incomplete', 'inconclusive'] as const;
    const codes = verdicts.map((verdict) => codeOf({ ...certified, verdict }, anywhere));
    assert.deepEqual(codes, [1, 3, 3]);
    assert.equal(codeOf(certified, { acceptMock: false, environment: 'mock' }), 5);
  });

  test('of a hundred is the gravest of them', () => {
    const many: [ExitCode[], ExitCode][] = [
      [[0, 0], 0],
      [[0, 5], 5],
      [[5, 3], 3],
      [[3, 1, 5], 1],
      [[1, 4, 0], 4],
    ];
    for (const [codes, all] of many) assert.equal(codeOfAll(codes), all);
  });
});
