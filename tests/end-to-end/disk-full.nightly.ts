/** A disk that is full at any moment: one sentence, and nothing is left that claims more than was run. */
import assert from 'node:assert/strict';
import fs, { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { tokenForm } from '../../cases/calls.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { startMock } from '../../mock/server.ts';
import { CannotWrite } from '../../run/cannot-write.ts';
import { LineFile } from '../../run/line-file.ts';
import { startRun } from '../../run/live-run.ts';
import type { Settings } from '../../run/settings.ts';
import { holdFolder } from '../../scripts/certify/folder.ts';
import { clearOutputs, writeOutputs } from '../../scripts/certify/outputs.ts';
import { type Assembled, assemble } from '../../submission/assemble.ts';
import { certifyWithin, remote, runCommand, scratch } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';
import { single } from '../support/sequence.ts';
import { issueToken, serve } from '../support/server.ts';
import { runAgainstMock } from '../support/submission.ts';

const folder = scratch();

function systemError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: said by the system, write`), { code, syscall: 'write' });
}

type Writer = 'writeFileSync' | 'appendFileSync' | 'renameSync';

function failing(t: TestContext, name: Writer, n: number, code: string): { count: () => number; end: () => void } {
  let count = 0;
  const real = fs[name] as (...given: unknown[]) => unknown;
  const mocked = t.mock.method(fs, name, (file: unknown, content: unknown, ...rest: unknown[]) => {
    count += 1;
    if (count < n) return real(file, content, ...rest);
    const isContent = name === 'writeFileSync' || name === 'appendFileSync';
    if (isContent) real(file, Buffer.from(content as string | Buffer).subarray(0, 10), ...rest);
    throw systemError(code);
  });
  syncBuiltinESMExports();
  const end = () => {
    mocked.mock.restore();
    syncBuiltinESMExports();
  };
  return { count: () => count, end };
}

const lineOf = (seq: number) => `${JSON.stringify(exchange({ seq, id: `a#${seq}` }))}\n`;

describe('the evidence', () => {
  const file = (name: string) => join(folder, name, 'evidence.ndjson');

  for (const code of ['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG', 'EROFS']) {
    test(`ends with its last whole line, and one sentence says why: ${code}`, (t) => {
      const evidence = new LineFile(file(code), { what: `The evidence ${file(code)}` });
      evidence.append(lineOf(1));
      const full = failing(t, 'appendFileSync', 1, code);
      const append = () => evidence.append(lineOf(2));
      assert.throws(append, { name: 'CannotWrite', message: /^The evidence .*ndjson could not be written: [^:]+\.$/ });
      full.end();
      assert.equal(readFileSync(file(code), 'utf8').split('\n').length, 2);
      // There is room again.
      evidence.append(lineOf(2));
      evidence.close();
      assert.equal(readFileSync(file(code), 'utf8').split('\n').length, 3);
    });
  }

  test('on a device that is full', { skip: !existsSync('/dev/full') }, () => {
    const evidence = new LineFile('/dev/full');
    assert.throws(() => evidence.append(lineOf(1)), {
      name: 'CannotWrite',
      message: /disk is full/,
    });
    evidence.close();
  });

  test('is the end of a run: nothing is sent from then on, and nothing else counts as recorded', async (t) => {
    const { url, seen } = await serve(t, (request, response) => {
      if (request.url.endsWith('/token')) return issueToken(response, 'a-token-of-the-service');
      response.writeHead(201).end();
    });
    const settings = {
      secrets: { client_secret: 'a-client-secret', short_lived_secret: 'a-client-secret' },
      pace: { requestsPerSecond: null, concurrency: 4 },
      network: { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs: 2000 },
    } as unknown as Settings;
    const run = await startRun(settings, contextFor(url), { evidence: file('run') });
    const before = run.exchanges.length;
    const full = failing(t, 'appendFileSync', 3, 'ENOSPC');
    for (let n = 0; n < 6; n += 1) await run.wire.send(single(`a#${n}`, tokenForm(`client-${n}`)));
    full.end();
    assert.ok(run.lost() instanceof CannotWrite);
    assert.equal(run.exchanges.length, before + 2);
    assert.equal(seen.length, before + 3, 'what was sent last could not be written down any more');
    await run.close();
    assert.equal(readFileSync(file('run'), 'utf8').trimEnd().split('\n').length, before + 2);
  });
});

describe('the results', () => {
  let assembled: Assembled | null = null;
  const result = async () => {
    const run = assembled
      ? null
      : await runAgainstMock({
          context: { claims: ['token-form'] },
          only: (id) => id.startsWith('TOKEN-FORM.SUCCESS-'),
        });
    if (run) assembled = await assemble(run.record, run.exchanges);
    return assembled as Assembled;
  };
  const claims = ['verdict.json', 'submission.zip', 'report.html', 'junit.xml', 'report', 'allure-results'];

  // Allure's report takes most of the time: of the renames it is made for its own two, which are the first.
  for (const [name, most, ofAllure] of [
    ['writeFileSync', 40, 40],
    ['renameSync', 12, 2],
  ] as const) {
    test(`are withdrawn wherever ${name} fails, or are whole`, { timeout: 120_000 }, async (t) => {
      const given = await result();
      for (let n = 1; n <= most; n += 1) {
        const out = join(folder, `${name}-${n}`);
        clearOutputs(out);
        const allure = n <= ofAllure;
        const at = allure ? n : n - ofAllure;
        const full = failing(t, name, at, 'ENOSPC');
        const end = await writeOutputs(out, given, { secrets: [] }, { allure }).catch((error: unknown) => error);
        const isReached = full.count() >= at;
        full.end();
        const left = readdirSync(out).filter((each) => claims.includes(each));
        if (end instanceof Error) {
          assert.match(end.message, /^\S+[\\/][\w.-]+ could not be written: the disk is full\.$/);
          assert.ok(end.message.startsWith(join(out, '')) && !end.message.includes('.unfinished'), end.message);
          assert.deepEqual(left, [], `the write number ${n}`);
          assert.ok(!readdirSync(out).some((each) => each.startsWith('submission.zip')));
        } else {
          // Only the Allure report may be missing: it says so, and the verdict does not depend on it.
          const { notes } = end as { notes: readonly string[] };
          assert.equal(notes.length, isReached ? 1 : 0, notes.join());
          assert.equal(left.includes('report'), allure && !isReached);
        }
        if (!isReached) return;
      }
      assert.fail('there were more writes than were tried');
    });
  }
});

describe('a folder', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EROFS']) {
    test(`whose lock fails with ${code} is refused before anything is sent, and holds nothing`, (t) => {
      const path = join(folder, `lock-${code}`);
      mkdirSync(path);
      const full = failing(t, 'writeFileSync', 1, code);
      assert.throws(() => holdFolder(path), { name: 'UsageError', message: /^--out: .* nothing was sent\./ });
      full.end();
      assert.deepEqual(readdirSync(path), []);
    });
  }
});

test('a whole run that hits it reports it in one sentence, and ends with 3', {
  skip: process.platform === 'win32',
}, async () => {
  const out = join(folder, 'ulimit');
  const { code, err } = await certifyWithin(80, ['--out', out, '--only', 'smoke'], folder);
  assert.equal(code, 3, err);
  assert.match(err, /could not be written: the file is larger than this system allows\./);
  assert.doesNotMatch(err, /\n\s+at /, 'no stack trace');
  assert.deepEqual(readdirSync(out), ['evidence.ndjson', 'run.json']);
});

test('a run that hits it names the command that resumes it, and that works', {
  skip: process.platform === 'win32',
}, async (t) => {
  const mock = await startMock({ profile: embeddedProfile });
  t.after(() => mock.close());
  const out = join(folder, 'resumed');
  const env = { ...remote(mock.url), LODGING_ALLURE: 'off' };
  const full = await certifyWithin(200, ['--out', out, '--only', 'smoke', '--accept', 'incomplete'], folder, env);
  assert.equal(full.code, 3, full.err);
  assert.doesNotMatch(full.out, /left out/);
  assert.ok(full.err.trim().endsWith(`npx lodging-certification certify --resume ${out}`), full.err);
  const { code, err } = await runCommand('certify', ['--resume', out], folder, env);
  assert.equal(code, 0, err);
});
