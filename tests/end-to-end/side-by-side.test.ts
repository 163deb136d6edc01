/** Several runs at once: in one folder one continues, in separate folders all do; none claims another's results. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Fault } from '../../mock/faults/index.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { parseEvidence, parseRecord } from '../../submission/record.ts';
import { type Certified, certify, instancesThat, leftIn, QUIET, remote, scratch } from '../support/certify.ts';
import { verifyZip } from '../support/submission.ts';

const folder = scratch();
const FEW = 'TOKEN-FORM.SUCCESS-EXPIRES-IN-SECONDS';

describe('runs at once', () => {
  let mock: Mock;
  let same: Certified[];
  let other: Certified;
  const temp = join(folder, 'temp');

  before(async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const held: Fault['override'] = { answer: (next) => (ctx) => answered.then(() => next(ctx)) };
    mock = await startMock({ faults: [held] });
    mkdirSync(temp);
    const env = remote(mock.url, { TMPDIR: temp });
    const run = (name: string) => certify(folder, name, env, '--only', FEW, ...QUIET);
    // Whichever is second ends while the first one waits for its answers.
    const both = [run('same'), run('same')];
    const another = run('another');
    await Promise.race(both);
    answer();
    [other, ...same] = await Promise.all([another, ...both]);
  });
  after(() => mock.close());

  test('in one folder: one of them goes on, the other one is refused in one sentence', () => {
    assert.deepEqual(same.map(({ code }) => code).sort(), [2, 3]);
    for (const { code, err, out } of same.filter((each) => each.code === 2)) {
      assert.match(err, /^--out: another run is writing its results to [^\n]*; nothing was sent\.[^\n]*\n$/, `${code}`);
      assert.doesNotMatch(out, /Verdict/);
    }
  });

  test('in folders of their own: each has its own results, with its own requests and no others', async () => {
    const ran = [other, leftIn(join(folder, 'same'), { code: 3, out: '', err: '' })];
    const seeds = ran.map((each) => parseRecord(each.file('run.json')).context.seed);
    assert.notEqual(seeds[0], seeds[1]);
    const sent = ran.map((each) => parseEvidence(each.file('evidence.ndjson')).length);
    assert.equal(sent[0], sent[1]);
    assert.equal(mock.requests, (sent[0] as number) + (sent[1] as number));
    for (const each of ran) {
      assert.deepEqual(instancesThat('passed', each.verdict), [FEW]);
      const { consistent, reasons } = await verifyZip(each.file('submission.zip'));
      assert.deepEqual([consistent, reasons], [true, []]);
    }
  });

  test('leave no lock, nothing unfinished, and nothing in the temporary folder', () => {
    for (const name of ['same', 'another']) {
      for (const left of ['.certify.lock', '.unfinished', 'context.json'])
        assert.ok(!existsSync(join(folder, name, left)), `${name}/${left}`);
    }
    assert.deepEqual(readdirSync(temp), []);
  });
});
