/** `certify --delta`: what a certified submission of an earlier release does not cover is sent, and nothing else. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startMock } from '../../mock/server.ts';
import { runContext } from '../../run/settings.ts';
import { deltaOf } from '../../scripts/certify/delta.ts';
import { settingsOf } from '../../scripts/certify/prepare.ts';
import { packEntries } from '../../submission/pack.ts';
import { evidenceBytes, recordBytes } from '../../submission/record.ts';
import type { RunRecord } from '../../submission/result.ts';
import { systemClock } from '../../wire/clock.ts';
import { certify, QUIET, remote, scratch } from '../support/certify.ts';
import { entriesOf, type Run, runAgainstMock, verifyZip } from '../support/submission.ts';

const folder = scratch();

/** The submission as an earlier release would have made it, which sent one report less. */
function older(whole: ReadonlyMap<string, Buffer>, { record, exchanges }: Run): Promise<Buffer> {
  const entries = new Map(whole);
  const alone = exchanges.findLast(({ id }) => /^check-in\/\w+$/.test(id));
  entries.set('run.json', recordBytes({ ...record, suite: { version: '0.9.0', digest: 'a'.repeat(64) } }));
  entries.set('evidence.ndjson', evidenceBytes(exchanges.filter((each) => each !== alone)));
  return packEntries(entries);
}

test('a delta run sends what is open, names what it completes, and ends with 0', async (t) => {
  const mock = await startMock();
  t.after(() => mock.close());
  const product = '{ name: Example PMS, version: "4.2", vendor: Example Hotel Systems }';
  writeFileSync(join(folder, 'certification.yaml'), `product: ${product}\nclaims: [check-in]\n`);
  const env = remote(mock.url);
  const before = { ...process.env };
  t.after(() => Object.assign(process.env, before));
  const settings = (more: Record<string, string> = {}) => {
    Object.assign(process.env, env, more);
    return settingsOf({ subject: 'service', config: join(folder, 'certification.yaml') });
  };
  const begun = { seed: 'd'.repeat(32), startedAt: new Date().toISOString(), baseUrl: mock.url };
  const context = runContext(settings(), begun);
  const whole = await runAgainstMock({ context, served: { mock, clock: systemClock } });
  const entries = await entriesOf(whole);
  const [old, covered] = [join(folder, 'OLD.zip'), join(folder, 'covered.zip')];
  writeFileSync(old, await older(entries, whole));
  writeFileSync(covered, await packEntries(entries));

  const run = await certify(folder, 'delta', env, '--delta', old, ...QUIET);
  assert.equal(run.code, 0, run.out + run.err);
  const record = JSON.parse(run.file('run.json').toString()) as RunRecord;
  assert.deepEqual([record.completes, record.whole], [hash('sha256', readFileSync(old)), false]);
  const sent = run.file('evidence.ndjson').toString().split('\n').length;
  assert.ok(sent < whole.exchanges.length / 4, `${sent} of ${whole.exchanges.length}`);
  const { consistent, verdict, completes } = await verifyZip(run.file('submission.zip'));
  assert.deepEqual([consistent, verdict, completes], [true, 'incomplete', record.completes]);

  const refused: readonly [zip: string, env: Record<string, string>, why: RegExp][] = [
    [covered, {}, /no delta run is needed/],
    [join(run.folder, 'submission.zip'), {}, /is a delta run itself/],
    [old, { LODGING_HOTEL_ID: '100002' }, /other settings \(values\)/],
    [join(folder, 'certification.yaml'), {}, /zip/],
  ];
  for (const [zip, more, why] of refused) {
    await assert.rejects(deltaOf(zip, settings(more)), why);
  }
});
