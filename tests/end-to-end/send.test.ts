/** `npm run send`: the requests of one requirement again, against a service with a fault and a fixed one. */
import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startMock } from '../../mock/server.ts';
import { variants } from '../../mock/variants/index.ts';
import { certify, QUIET, remote, runCommand, scratch } from '../support/certify.ts';
import { overrideOf } from '../support/faults.ts';

const folder = scratch();

interface Sent {
  readonly code: number | null;
  readonly err: string;
  readonly outcomes: readonly { readonly id: string; readonly outcome: string; readonly before?: string }[];
  readonly statuses: readonly (number | undefined)[];
  readonly tries?: number;
}

/** Sends again what belongs to an id, to a mock with these faults that refuses what it has seen before. */
async function send(faults: readonly string[], id: string, ...args: readonly string[]): Promise<Sent> {
  const strict = variants.find(({ name }) => name === 'duplicates-are-409') ?? assert.fail();
  const mock = await startMock({ ...strict.options, faults: [strict.override, ...faults.map(overrideOf)] });
  try {
    const { code, out, err } = await runCommand('send', [id, '--json', ...args], folder, remote(mock.url));
    const reported = JSON.parse(out || '{}');
    const statuses = (reported.exchanges ?? []).map(({ reply }: { reply: { status: number } | null }) => reply?.status);
    return { code, err, outcomes: reported.outcomes ?? [], statuses, tries: reported.tries };
  } finally {
    await mock.close();
  }
}

describe('a requirement is sent again', () => {
  const cases: readonly (readonly [fault: string, id: string])[] = [
    ['check-in.accepts-missing.folio', 'CHECK-IN.REFUSES-MISSING:folio'],
    ['check-out.token-signature-unchecked', 'CHECK-OUT.BEARER-ALTERED'],
    ['check-in.token-key-guessed', 'CHECK-IN.BEARER-WEAK-KEY'],
    ['token-form.basic-unknown', 'TOKEN-FORM.ACCEPTS-BASIC'],
  ];
  for (const [fault, id] of cases) {
    test(`${id} does not hold with the fault ${fault}, and holds without`, async () => {
      const bad = await send([fault], id);
      assert.equal(bad.code, 1, bad.err);
      assert.ok(bad.outcomes.some(({ outcome }) => outcome === 'failed' || outcome === 'warning'));
      const good = await send([], id);
      assert.equal(good.code, 0, good.err);
      assert.ok(good.outcomes.every(({ outcome }) => outcome === 'passed'));
      assert.ok(good.statuses.length > 0);
    });
  }
});

describe('a run is named', () => {
  const id = 'WHOLE-RUN-CHECK-IN.SUCCESS-STATUS';
  let run: string;
  before(async () => {
    const mock = await startMock({ faults: [overrideOf('check-in.success-200')] });
    try {
      const args = ['--only', 'CHECK-IN.ACCEPTS-COMPLETE', id, ...QUIET];
      const ended = await certify(folder, 'run', remote(mock.url), ...args);
      assert.equal(ended.code, 1, ended.err);
      run = ended.folder;
    } finally {
      await mock.close();
    }
  });
  after(() => rmSync(run, { recursive: true }));

  test('what broke a requirement over all exchanges is sent again, and the new result is shown', async () => {
    const bad = await send(['check-in.success-200'], id, '--evidence', join(run, 'submission.zip'));
    const outcomes = bad.outcomes.map(({ outcome }) => outcome);
    assert.deepEqual([bad.code, outcomes, bad.statuses.includes(200)], [1, ['failed'], true]);
    const good = await send([], id, '--evidence', run);
    const now = good.outcomes.map((each) => [each.outcome, each.before]);
    assert.deepEqual([good.code, now], [0, [['passed', 'failed']]]);
    assert.deepEqual([bad.tries, good.tries], [1, 6]);
  });

  test('the hotels of the run need not be named again', async () => {
    const { LODGING_HOTEL_ID: _id, LODGING_HOTEL_TIME_ZONE: _zone, ...others } = remote('http://127.0.0.1:9');
    const { code, err } = await runCommand('send', [id, '--evidence', run], folder, others);
    assert.equal(code, 3, err);
  });

  test('the run in certification/ is not taken for one of another service', async () => {
    cpSync(run, join(folder, 'certification'), { recursive: true });
    const { code, err } = await runCommand('send', [id], folder, remote('http://127.0.0.1:9'));
    rmSync(join(folder, 'certification'), { recursive: true });
    assert.equal(code, 2, err);
    assert.match(err, /--evidence/);
  });

  test('a run of a service is not sent to the embedded mock', async () => {
    const { code, err } = await runCommand('send', [id, '--evidence', run], folder);
    assert.equal(code, 2, err);
    assert.match(err, /LODGING_BASE_URL/);
  });

  test('nothing is sent where none is, where it is none, or where the id is unknown', async () => {
    for (const [asked, ...args] of [[id], ['CHECK-IN.ACCEPTS-COMPLET'], [id, '--evidence', 'nowhere']] as const) {
      const { code, err, statuses } = await send([], asked, ...args);
      assert.deepEqual([code, err.trim().split('\n').length, statuses], [2, 1, []]);
    }
  });
});

test('a service that cannot be reached, or wants other credentials, is named as such, and nothing is judged', async () => {
  const mock = await startMock();
  const variables = remote(mock.url, { LODGING_CLIENT_SECRET: 'another-secret-altogether' });
  const wrong = await runCommand('send', ['CHECK-IN.ACCEPTS-COMPLETE'], folder, variables);
  const nowhere = remote(mock.url, { LODGING_AUTH_URL: `${mock.url}/elsewhere` });
  const astray = await runCommand('send', ['CHECK-IN.ACCEPTS-COMPLETE'], folder, nowhere);
  await mock.close();
  const gone = await runCommand('send', ['CHECK-IN.ACCEPTS-COMPLETE'], folder, variables);
  assert.deepEqual([wrong.code, astray.code, gone.code, wrong.out, astray.out, gone.out], [3, 2, 3, '', '', '']);
  assert.match(astray.err, /LODGING_AUTH_URL/);
});
