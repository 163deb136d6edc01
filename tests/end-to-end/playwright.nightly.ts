/** Playwright's own commands work on the suites: listing, grep, a bare run against the embedded mock, shards. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { startMock } from '../../mock/server.ts';
import { type Ended, ended, remote, scratch, startScript } from '../support/certify.ts';
import { overrideOf } from '../support/faults.ts';
import { PLAN } from '../support/figures.ts';

const folder = scratch();

/** `npm run playwright -- test …`, in a folder without a `.env`: nobody's sandbox is called. */
async function playwright(name: string, ...args: readonly string[]): Promise<Ended> {
  return playwrightWith({}, name, ...args);
}

async function playwrightWith(env: Readonly<Record<string, string>>, name: string, ...args: readonly string[]) {
  return ended(startScript('playwright', ['test', ...args], folder, { ...env, LODGING_OUT: join(folder, name) }));
}

function listed({ out }: Ended): { file: string; line: number; title: string }[] {
  return [...out.matchAll(/^ +\[service\] › (\S+):(\d+):\d+ › (.+)$/gm)].map(([, file = '', line, title = '']) => ({
    file,
    line: Number(line),
    title,
  }));
}

describe('npx playwright test', () => {
  let all: ReturnType<typeof listed>;
  before(async () => {
    const ended = await playwright('list', '--list', '--reporter=list');
    assert.equal(ended.code, 0, ended.out + ended.err);
    all = listed(ended);
  });

  test('--list names every instance', () => {
    assert.equal(all.length, PLAN.instances);
  });

  test('--list without further flags lists them too, by place, id and title', async () => {
    const lines = (await playwright('plain-list', '--list', 'token-success')).out.trim().split('\n');
    const own = all.filter(({ file }) => file.endsWith('token-success.spec.ts'));
    assert.match(lines.pop() ?? '', new RegExp(`^${own.length} requirement instances? in 1 topic$`));
    assert.equal(lines.length, own.length);
    for (const line of lines)
      assert.match(line, /token-success\.spec\.ts:\d+ TOKEN-(FORM|JSON)\.[A-Z-]+(:\S+)?: \w.+$/);
  });

  test('--grep @check-out selects the tests of that operation, all of them, and no other', async () => {
    const tagged = (ended: Ended) => [...ended.out.matchAll(/"tags": \[([^\]]+)\]/g)].map(([, tags = '']) => tags);
    // A topic about several operations, and one about this operation alone.
    const list = ['--list', '--reporter=json', 'bearer', 'check-out-refused'];
    const some = tagged(await playwright('grep', ...list, '--grep', '@check-out(?!\\S)'));
    const every = tagged(await playwright('tagged', ...list));
    assert.ok(some.length > 0 && every.length > some.length);
    assert.equal(some.length, every.filter((tags) => tags.includes('"check-out"')).length);
    for (const tags of some) assert.match(tags, /"check-out"/);
  });

  test('--grep finds a test by its printed id, whatever that holds', async () => {
    for (const id of ['CHECK-IN.REFUSES-MISSING:folio', 'CHECK-IN.ACCEPTS-MEDIA-TYPE:application/vnd.lodging+json']) {
      const { out } = await playwright('by-id', '--list', '--grep', id);
      assert.match(
        out,
        new RegExp(`^\\S+:\\d+ ${id.replaceAll('+', '\\+')}: .*\n1 requirement instance in 1 topic$`, 'm'),
        out,
      );
    }
  });

  test('--shard divides the plan in two parts that have nothing in common', async () => {
    const one = listed(await playwright('one', '--list', '--reporter=list', '--shard', '1/2'));
    const two = listed(await playwright('two', '--list', '--reporter=list', '--shard', '2/2'));
    assert.ok(one.length > all.length / 3 && two.length > all.length / 3);
    const key = ({ file, line, title }: (typeof all)[number]) => `${file}:${line} ${title}`;
    assert.deepEqual([...one, ...two].map(key).sort(), all.map(key).sort());
  });

  test('of one spec file passes against the embedded mock, which it starts and stops; no submission is written', async () => {
    const run = await playwright('bare', 'token-success');
    assert.equal(run.code, 0, run.out + run.err);
    assert.match(run.out, /^Ran (\d+) of \1 in /m);
    assert.doesNotMatch(run.out, /^Ran 0 /m);
    assert.equal(existsSync(join(folder, 'bare/submission.zip')), false);
    assert.ok(readFileSync(join(folder, 'bare/playwright/evidence.ndjson'), 'utf8').length > 1000);
    const results = readdirSync(join(folder, 'bare/playwright/allure-results')).filter((name) =>
      /-result\.json$/.test(name),
    );
    assert.equal(results.length, Number(/^Ran (\d+) of/m.exec(run.out)?.[1]));
  });

  test('turns red where the service breaks a requirement', async (t) => {
    const mock = await startMock({ faults: [overrideOf('check-in.accepts-missing.folio')] });
    t.after(() => mock.close());
    const tests = ['check-in-refused', '--grep', '(folio|roomNumber): missing'];
    const run = await playwrightWith(remote(mock.url), 'red', ...tests);
    assert.equal(run.code, 1, run.out + run.err);
    assert.match(run.out, /^ {2}failed CHECK-IN\.REFUSES-MISSING:folio: /m);
    assert.match(run.out, /^Ran 2 of 2 in .+: 1 passed, 1 failed$/m);
    for (const fact of [
      'Statement .*MUST be refused',
      'Clause .*§2\\.1',
      'Expected .*4xx',
      'Received .*201',
      'npx lodging-certification send ',
    ])
      assert.match(run.out, new RegExp(`^ +${fact}`, 'm'));
    const reported = run.out.slice(run.out.indexOf('  failed '), run.out.indexOf('Ran 2 of 2')).trim().split('\n');
    assert.ok(reported.length < 15, reported.join('\n'));
    assert.match(reported.at(-1) ?? '', /npx lodging-certification send CHECK-IN\.REFUSES-MISSING:folio$/);
  });
});
