/** `certify --rejudge`: what a run left behind is enough for verdict and reports, whatever ended it. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { signChallenge } from '../../submission/challenge.ts';
import type { RunRecord } from '../../submission/result.ts';
import {
  type Certified,
  certify,
  certifyWithin,
  leftIn,
  QUIET,
  ROOT,
  runCommand,
  type Started,
  scratch,
  startScript,
} from '../support/certify.ts';

const folder = scratch();

const at = (name: string, ...file: string[]) => join(folder, name, ...file);
const recordIn = (name: string) => JSON.parse(readFileSync(at(name, 'run.json'), 'utf8')) as RunRecord;
const RESULTS = ['verdict.json', 'report.html', 'junit.xml', 'submission.zip', 'summary.md'];
const NO_ALLURE = { LODGING_ALLURE: 'off' };

async function rejudge(name: string, ...args: string[]): Promise<Certified> {
  return leftIn(at(name), await runCommand('certify', ['--rejudge', at(name), ...args, ...QUIET], folder, NO_ALLURE));
}

async function killedOnce(started: Started, isNow: () => boolean): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    assert.ok(tries < 6000 && started.child.exitCode === null, 'It ended before that moment.');
    try {
      if (isNow()) break;
    } catch {
      // Not written yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  started.signalAll('SIGKILL');
  await started.gone();
}

describe('what was judged is judged alike again', () => {
  let first: Certified;
  before(async () => {
    first = await certify(folder, 'first', {}, '--only', 'CHECK-IN.REFUSES-MISSING', ...QUIET);
  });

  test('where all that is left is the record and the evidence', async () => {
    cpSync(first.folder, at('again'), { recursive: true });
    for (const name of RESULTS) rmSync(at('again', name));
    const again = await rejudge('again');
    assert.equal(again.code, first.code, again.err);
    for (const name of RESULTS.slice(0, 4)) assert.deepEqual(again.file(name), first.file(name), name);
    assert.ok(again.has('summary.md'));
  });

  test('up to its last whole line', async () => {
    cpSync(first.folder, at('half'), { recursive: true });
    appendFileSync(at('half', 'evidence.ndjson'), '{"seq":');
    const again = await rejudge('half');
    assert.deepEqual(again.verdict, first.verdict, again.err);
    assert.deepEqual(again.file('evidence.ndjson'), first.file('evidence.ndjson'));
  });

  test('by another suite only elsewhere, and it certifies nothing', async () => {
    cpSync(first.folder, at('other'), { recursive: true });
    const record = recordIn('other');
    const digest = record.suite.digest.replace(/^.{8}/, '00000000');
    const altered = { ...record, whole: true, only: [], stopped: null, suite: { ...record.suite, digest } };
    writeFileSync(at('other', 'run.json'), `${JSON.stringify(altered, null, 2)}\n`);
    const before = readFileSync(at('other', 'run.json'));
    assert.equal((await rejudge('other')).code, 2);
    const elsewhere = await rejudge('other', '--out', at('elsewhere'));
    assert.equal(elsewhere.code, 3, elsewhere.err);
    assert.deepEqual(readFileSync(at('other', 'run.json')), before);
    const { whole, suite, stopped } = recordIn('elsewhere');
    assert.deepEqual([whole, suite.digest], [false, record.suite.digest]);
    assert.ok(stopped?.includes('00000000'));
  });

  test('or it is said what is missing', async () => {
    for (const missing of ['run.json', 'evidence.ndjson']) {
      cpSync(first.folder, at(`no-${missing}`), { recursive: true });
      rmSync(at(`no-${missing}`, missing));
      const refused = await rejudge(`no-${missing}`);
      assert.equal(refused.code, 2);
      assert.match(refused.err, new RegExp(` has no ${missing}: without it`));
      assert.ok(refused.has('verdict.json'), 'what was there is left alone');
    }
  });
});

describe('a run that broke off', { skip: process.platform === 'win32' }, () => {
  test('of a service, killed while it sent', async () => {
    const started = startScript('certify', ['--out', at('killed')], folder, NO_ALLURE);
    await killedOnce(started, () => readFileSync(at('killed', 'evidence.ndjson'), 'utf8').split('\n').length > 100);
    const { code, err, verdict, has } = await rejudge('killed');
    assert.equal(code, 3, err);
    assert.equal(verdict?.verdict, 'incomplete');
    assert.ok((verdict?.counts.passed ?? 0) > 10, JSON.stringify(verdict?.counts));
    assert.ok(RESULTS.every(has));
    assert.doesNotMatch(err, /would not accept/);
  });

  test('of a client, killed between two scenes', async () => {
    const command = `node "${join(ROOT, 'tests/clients/careful.mjs')}"`;
    const started = startScript('certify', ['client', '--command', command, '--out', at('client')], folder, NO_ALLURE);
    await killedOnce(started, () => (recordIn('client').client?.plays.length ?? 0) > 1);
    const { code, err, verdict } = await rejudge('client');
    assert.equal(code, 3, err);
    assert.deepEqual([verdict?.subject, verdict?.verdict], ['client', 'incomplete']);
    assert.ok((verdict?.counts.passed ?? 0) > 0, JSON.stringify(verdict?.counts));
    assert.doesNotMatch(err, /would not accept/);
  });

  test('for a report that did not fit on the disk', async () => {
    const only = ['--only', 'CHECK-IN.REFUSES-MISSING:folio', ...QUIET];
    const ended = await certifyWithin(200, ['--out', at('full'), ...only], folder, NO_ALLURE);
    assert.equal(ended.code, 3, ended.err);
    assert.match(ended.err, /could not be written/);
    const { verdict, has } = await rejudge('full');
    assert.match(verdict?.stopped ?? '', /^Only a part of the plan was asked for/, 'all of it had been sent');
    assert.ok(RESULTS.every(has));
  });
});

test('the answer to a challenge stays one, whatever is left of it', async () => {
  const keys = generateKeyPairSync('ed25519');
  writeFileSync(at('desk.pub.pem'), keys.publicKey.export({ type: 'spki', format: 'pem' }));
  const [validFrom = '', validUntil = ''] = [-1, 1].map((hour) =>
    new Date(Date.now() + hour * 3_600_000).toISOString(),
  );
  const challenge = { nonce: 'ab'.repeat(32), clientId: 'certification-client', validFrom, validUntil };
  writeFileSync(at('challenge.json'), signChallenge(challenge, keys.privateKey));
  writeFileSync(at('few.yaml'), 'claims: [token-form]\n');
  const answer = ['--challenge', at('challenge.json'), '--config', at('few.yaml'), ...QUIET];
  const first = await certify(folder, 'answer', NO_ALLURE, ...answer);
  assert.equal(first.code, 0, first.err);
  const levelOf = async (name: string) => {
    const args = [at(name, 'submission.zip'), '--json', '--trust-challenge', at('desk.pub.pem')];
    const [{ level }] = JSON.parse((await runCommand('verify', args, folder)).out);
    return level;
  };
  assert.equal(await levelOf('answer'), 1);
  // As a run that was killed leaves it, and as an older release has left it.
  for (const [name, left] of [
    ['kept', 'challenge.dsse.json'],
    ['zipped', 'submission.zip'],
  ] as const) {
    mkdirSync(at(name));
    for (const each of ['run.json', 'evidence.ndjson', left]) cpSync(at('answer', each), at(name, each));
    const again = await rejudge(name);
    assert.equal(again.code, 0, again.err);
    assert.equal(await levelOf(name), 1, name);
    assert.equal((await rejudge(name, '--out', at(`${name}-elsewhere`))).code, 0);
    assert.equal(await levelOf(`${name}-elsewhere`), 1);
  }
});

test('a submission that a witness has signed is not replaced by one that nobody witnessed', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(at('witness.key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(at('few.yaml'), 'claims: [token-form]\n');
  const witnessed = ['--witness', at('witness.key.pem'), '--config', at('few.yaml'), ...QUIET];
  const first = await certify(folder, 'witnessed', NO_ALLURE, ...witnessed);
  assert.equal(first.code, 0, first.err);
  const refused = await rejudge('witnessed');
  assert.equal(refused.code, 2);
  assert.deepEqual(refused.file('submission.zip'), first.file('submission.zip'));
  assert.equal((await rejudge('witnessed', '--out', at('unwitnessed'))).code, 0);
});
