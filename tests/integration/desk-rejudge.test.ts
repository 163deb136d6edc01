/** `desk rejudge`: what this release makes of what earlier ones certified, from the evidence in the register. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, type TestContext, test } from 'node:test';
import { reassessed } from '../../desk/register/again.ts';
import type { Certified } from '../../desk/register/certified.ts';
import type { RegisterError } from '../../desk/register/problems.ts';
import { keepSubmission } from '../../desk/register/register.ts';
import { command } from '../../scripts/desk/rejudge.ts';
import { suiteIdentity } from '../../submission/suite.ts';
import { scratch } from '../support/certify.ts';
import { aloneIn, CONTEXT, caseOf, Desk, deskFiles, ofOlder, printedIn } from '../support/desk.ts';
import { overrideOf } from '../support/faults.ts';
import { type Run, runAgainstMock } from '../support/submission.ts';

let run: Run;
let about: Awaited<ReturnType<typeof caseOf>>;
before(async () => {
  about = await caseOf();
  run = await runAgainstMock({ context: CONTEXT });
});

interface Printed {
  readonly suite: object;
  readonly products: readonly Readonly<Record<'standing' | 'why' | 'submission', string>>[] &
    readonly Readonly<Record<'failed' | 'reviews' | 'notCovered', readonly string[]>>[];
}

/** Accepts a submission, changes what is kept of it, and asks. */
async function askedAfter(t: TestContext, accepted: Buffer, kept: Buffer | null = accepted, ...args: string[]) {
  const desk = new Desk();
  const folder = scratch(t, deskFiles(desk.key, desk.folder));
  desk.decide({ ...about, digest: hash('sha256', accepted) }, { now: Date.now(), days: 30 });
  keepSubmission(desk.folder, accepted);
  if (kept !== accepted) {
    writeFileSync(join(desk.folder, 'submissions', `${hash('sha256', accepted)}.zip`), kept ?? '');
  }
  const lines = printedIn(t);
  const code = await command.run(['--policy', join(folder, 'desk.yaml'), '--json', ...args]);
  const { suite, products } = JSON.parse(lines.join('\n')) as Printed;
  assert.deepEqual(suite, suiteIdentity());
  assert.equal(products.length, 1);
  return { code, ...(products[0] ?? assert.fail()) };
}

test('what this release made holds', async (t) => {
  const { code, standing, submission } = await askedAfter(t, about.zip);
  assert.deepEqual([code, standing, submission], [0, 'holds', about.digest]);
});

test('what an older release made holds where its evidence tells all', async (t) => {
  const { code, standing, failed, notCovered } = await askedAfter(t, await ofOlder(run));
  assert.deepEqual([code, standing, failed, notCovered], [0, 'holds', [], []]);
});

test('a fault that an older release did not see is named by the instances that fail', async (t) => {
  const faulty = await runAgainstMock({ context: CONTEXT, faults: [overrideOf('no-show.success-200')] });
  const { code, standing, failed } = await askedAfter(t, await ofOlder(faulty));
  assert.deepEqual([code, standing], [1, 'fails']);
  assert.ok(failed.includes('NO-SHOW.SUCCESS-STATUS'), failed.join(' '));
  assert.ok(
    failed.every((id) => id.includes('NO-SHOW')),
    failed.join(' '),
  );
});

test('what an older release did not send, or sent in another form, cannot be told; all else can', async (t) => {
  const alone = aloneIn(run);
  const exchanges = run.exchanges.filter((each) => each !== alone);
  const { code, standing, failed, notCovered } = await askedAfter(t, await ofOlder(run, exchanges));
  assert.deepEqual([code, standing, failed], [3, 'not-covered', []]);
  // Rules over a whole run are held against what that run did send.
  assert.ok(!notCovered.some((id) => id.startsWith('WHOLE-RUN')), notCovered.join(' '));
  assert.ok(notCovered.length > 0 && notCovered.length < 10, notCovered.join(' '));
  const others = run.exchanges.map((each) => {
    if (each !== alone) return each;
    const { request } = each;
    return { ...each, request: { ...request, headers: [...request.headers, ['X-Other', '1'] as const] } };
  });
  t.mock.reset();
  const other = await askedAfter(t, await ofOlder(run, others));
  assert.deepEqual([other.code, other.notCovered], [3, notCovered]);
});

test('a copy that was changed, is gone, or cannot be read', async (t) => {
  const changed = ({ problems: [only] }: RegisterError) => only?.code === 'submission.changed';
  await assert.rejects(askedAfter(t, about.zip, await ofOlder(run)), changed);
  const garbage = Buffer.from('no zip');
  const { code, standing, why } = await askedAfter(t, garbage);
  assert.deepEqual([code, standing, typeof why], [3, 'unread', 'string']);
});

test('waivers and answers of the decision still count, others do not', () => {
  const decision = {
    waivers: [{ id: 'A.B:1' }],
    reviews: [{ id: 'C.D', answer: 'ok', why: 'seen' }],
  };
  const certified = { decision } as unknown as Certified;
  const none = { failed: [], reviews: [], notCovered: [], inconclusive: [] };
  const of = (more: object) => reassessed(certified, { ...none, ...more }).standing;
  assert.deepEqual(
    [of({ failed: ['A.B:1'] }), of({ reviews: ['C.D:2'] }), of({ failed: ['A.B:2'] }), of({ reviews: ['C.E'] })],
    ['holds', 'holds', 'fails', 'not-covered'],
  );
  assert.equal(of({ inconclusive: ['F.G'] }), 'not-covered');
});

test('another release is asked by its own command, with the same arguments; one that is not there is a usage error', async (t) => {
  const release = { 'package.json': '{ "version": "2.0.0" }', 'judgement/judge.js': '// 2.0.0' };
  const folder = scratch(t, deskFiles(undefined, '.', 'releases: packages'));
  for (const [name, text] of Object.entries(release)) {
    mkdirSync(join(folder, 'packages/two/dist', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'packages/two/dist', name), text);
  }
  mkdirSync(join(folder, 'packages/two/scripts'));
  const given = join(folder, 'given.json');
  const program = `require('node:fs').writeFileSync(${JSON.stringify(given)}, JSON.stringify(process.argv.slice(2))); process.exitCode = 1;`;
  writeFileSync(join(folder, 'packages/two/scripts/cli.cjs'), program);
  const policy = ['--policy', join(folder, 'desk.yaml')];
  for (const how of [['--release', '2.0.0'], ['--release=2.0.0']]) {
    assert.equal(await command.run([...how, ...policy, '--json']), 1);
    const { default: args } = await import(given, { with: { type: 'json' } }).catch(() => assert.fail());
    assert.deepEqual(args, ['desk', 'rejudge', ...policy, '--json']);
  }
  await assert.rejects(async () => command.run(['--release', '3', ...policy]), { name: 'UsageError' });
});
