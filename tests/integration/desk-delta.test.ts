/** A delta run and the submission that it completes: what the desk makes of both, and of one that belongs elsewhere. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { assess } from '../../desk/deviations.ts';
import { DEFAULT_LIMITS } from '../../desk/judge-process.ts';
import { readPolicy, wantedBy } from '../../desk/policy.ts';
import { certificatesOf, revoke } from '../../desk/register/certified.ts';
import type { Case } from '../../desk/register/decision.ts';
import { completed } from '../../desk/register/delta.ts';
import { type Decision, fileOf } from '../../desk/register/entry.ts';
import { append, keepSubmission, soundRegister } from '../../desk/register/register.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { command as decide } from '../../scripts/desk/decide.ts';
import { command as rejudge } from '../../scripts/desk/rejudge.ts';
import { DeskSandbox } from '../../scripts/desk/release.ts';
import { Sandbox } from '../../scripts/verify/sandbox.ts';
import { judgeAgain } from '../../submission/again.ts';
import { packEntries } from '../../submission/pack.ts';
import { problem } from '../../submission/problems.ts';
import { recordBytes } from '../../submission/record.ts';
import { scratch } from '../support/certify.ts';
import { aloneIn, CONTEXT, Desk, deskFiles, judgedHere, ofOlder, POLICY, PRODUCT, printedIn } from '../support/desk.ts';
import { overrideOf } from '../support/faults.ts';
import { assertNone } from '../support/reported.ts';
import { entriesOf, type Run, type RunOptions, runAgainstMock, verifyZip } from '../support/submission.ts';
import { skippingClock } from '../support/wire.ts';

const DAY_MS = 86_400_000;
const clock = skippingClock();

let mock: Mock;
let about: Case & { readonly zip: Buffer };
let run: Run;
/** What an older release sent, judged and had certified: less than this one tries. */
let old: Buffer;
let open: readonly string[];

/** A run of the mock that all these runs are about. */
const sent = ({ context, ...more }: RunOptions = {}) =>
  runAgainstMock({ context: { ...CONTEXT, ...context }, served: { mock, clock }, ...more });

/** A delta run as `certify --delta` packs it. */
async function deltaOf(
  completes: Buffer,
  { only = open, ...more }: { only?: readonly string[] } & Omit<RunOptions, 'only'> = {},
) {
  const { record, ...rest } = await sent({ only: (id) => only.includes(id), ...more });
  const stopped = 'Only a part was asked for.';
  return packEntries(
    await entriesOf({ ...rest, record: { ...record, only, completes: hash('sha256', completes), stopped } }),
  );
}

before(async () => {
  mock = await startMock({ port: 0, clock: () => clock.now() });
  run = await sent();
  const zip = await packEntries(await entriesOf(run));
  const found = await verifyZip(zip);
  about = {
    zip,
    digest: hash('sha256', zip),
    found,
    assessment: assess(POLICY, found),
    match: null,
  };
  const alone = aloneIn(run);
  old = await ofOlder(
    run,
    run.exchanges.filter((each) => each !== alone),
  );
  open = (await judgeAgain(old)).notCovered;
});
after(() => mock.close());

/** A desk whose register has accepted a submission, and the paths and options of its commands. */
function deskThatAccepted(t: TestContext, zip: Buffer) {
  judgedHere(t);
  const desk = new Desk();
  const folder = scratch(t, deskFiles(desk.key, desk.folder));
  desk.decide({ ...about, digest: hash('sha256', zip) }, { now: Date.now() - DAY_MS, days: 30 });
  keepSubmission(desk.folder, zip);
  const policy = join(folder, 'desk.yaml');
  const file = (bytes: Buffer) => {
    const path = join(folder, `${hash('sha256', bytes).slice(0, 8)}.zip`);
    writeFileSync(path, bytes);
    return path;
  };
  const certificates = () => certificatesOf(soundRegister(desk.folder, desk.deciders), Date.now());
  return { desk, policy, file, certificates };
}

/** What the desk finds about a delta run: its verdict, and the code of its note. */
async function found(t: TestContext, delta: Buffer, accepted = old) {
  const [certified] = deskThatAccepted(t, accepted).certificates();
  const verified = await verifyZip(delta);
  assert.equal(verified.consistent, true);
  const { verdict, doubts } = completed(verified, certified ?? assert.fail(), await judgeAgain(accepted, delta));
  return [verdict, doubts.map(({ code }) => code).find((code) => code.startsWith('delta.'))];
}

test('what the old evidence leaves open is a part of the plan, and no rule over a whole run is among it', () => {
  assert.ok(open.length > 0 && open.length < 10, open.join(' '));
  assertNone(open.filter((id) => id.startsWith('WHOLE-RUN')));
});

test('by itself a delta run is incomplete, and says of which submission it is', async () => {
  const { verdict, completes, doubts } = await verifyZip(await deltaOf(old));
  assert.deepEqual([verdict, completes], ['incomplete', hash('sha256', old)]);
  assert.deepEqual(
    doubts.map(({ code }) => code).filter((code) => code.startsWith('delta.')),
    ['delta.alone'],
  );
});

test('together with what it completes it is certified; the register, its certificate and rejudge show both', async (t) => {
  const delta = await deltaOf(old);
  assert.deepEqual(await found(t, delta), ['certified', 'delta.together']);
  const { desk, policy, file, certificates } = deskThatAccepted(t, old);
  const lines = printedIn(t);
  assert.equal(await decide.run([file(delta), '--accept', '--policy', policy, '--json']), 0);
  const { entry } = JSON.parse(lines.splice(0).join('')) as { entry: Decision };
  const [first, second] = certificates();
  assert.deepEqual(entry.completes, { submission: hash('sha256', old), certificate: first?.certificate.id });
  // Nobody renews by a few requests what was tried long ago.
  assert.equal(second?.certificate.validUntil, first?.certificate.validUntil);
  assert.equal(await rejudge.run(['--policy', policy, '--json']), 0);
  const { products } = JSON.parse(lines.join('')) as { products: Record<string, unknown>[] };
  assert.deepEqual(
    products.map(({ certificate, standing, completes }) => [certificate, standing, completes]),
    [[second?.certificate.id, 'holds', entry.completes]],
  );
  const shown = { at: new Date().toISOString(), reason: 'withdrawn' };
  append(desk.folder, desk, (register) => revoke(register, first?.certificate.id ?? '', shown));
  assert.deepEqual(
    certificates().map(({ state }) => state),
    ['revoked', 'revoked'],
  );
});

test('with a register that was changed, or keeps no copy, a delta run is not judged, and it is said why', async (t) => {
  const { desk, policy, file } = deskThatAccepted(t, old);
  const delta = file(about.zip);
  t.mock.restoreAll();
  t.mock.method(Sandbox.prototype, 'examine', async () => ({
    found: { ...about.found, completes: hash('sha256', old), doubts: [problem('delta.alone', { digest: '' })] },
    detail: null,
  }));
  const codes = async () => {
    const sandbox = new DeskSandbox(DEFAULT_LIMITS, readPolicy(policy));
    const { doubts } = await sandbox.judge(delta, wantedBy(POLICY));
    return doubts.map(({ code }) => code);
  };
  rmSync(join(desk.folder, 'submissions'), { recursive: true });
  assert.deepEqual(await codes(), ['delta.unread']);
  const entry = join(desk.folder, 'entries', fileOf(1));
  writeFileSync(entry, readFileSync(entry, 'utf8').replace('"payload": "', '"payload": "A'));
  assert.deepEqual(await codes(), ['delta.unread']);
  rmSync(entry);
  assert.deepEqual(await codes(), ['delta.not-accepted']);
});

test('a delta run that leaves something open, or fails, does not make up for it', async (t) => {
  const [, ...fewer] = open;
  assert.deepEqual(
    await found(t, await deltaOf(old, { only: fewer.length > 0 ? fewer : ['TOKEN-FORM.SUCCESS-STATUS'] })),
    ['incomplete', 'delta.open'],
  );
  const faulty = await startMock({ port: 0, faults: [overrideOf('no-show.success-200')], clock: () => clock.now() });
  t.after(() => faulty.close());
  const target = { baseUrl: mock.url, authUrl: mock.url, environment: 'mock', embedded: false } as const;
  const failing = await deltaOf(old, { served: { mock: faulty, clock }, context: { target } });
  assert.equal((await found(t, failing))[0], 'not-certified');
  const { failed } = await judgeAgain(old, failing);
  // Also what holds of each reply of the old run.
  assert.ok(failed.includes('WHOLE-RUN-NO-SHOW.SUCCESS-STATUS'), failed.join(' '));
});

test('what fails by the old evidence stays failed, whatever the delta run shows', async (t) => {
  const faulty = await startMock({ port: 0, faults: [overrideOf('no-show.success-200')], clock: () => clock.now() });
  t.after(() => faulty.close());
  const target = { baseUrl: mock.url, authUrl: mock.url, environment: 'mock', embedded: false } as const;
  const broken = await ofOlder(await sent({ served: { mock: faulty, clock }, context: { target } }));
  const delta = await deltaOf(broken);
  assert.deepEqual(await found(t, delta, broken), ['not-certified', 'delta.together']);
  // By a waiver of the old decision, which may have expired, neither.
  const [certified = assert.fail()] = deskThatAccepted(t, broken).certificates();
  const again = await judgeAgain(broken, delta);
  const waivers = again.failed.map((id) => ({ id, reason: 'known', owner: 'QA', expires: '2026-01-01' }));
  const waived = { ...certified, decision: { ...certified.decision, waivers } };
  assert.equal(completed(await verifyZip(delta), waived, again).verdict, 'not-certified');
});

test('a delta run of another product, target, client or claims, or of what nobody accepted, counts for nothing', async (t) => {
  const others: Readonly<Record<string, RunOptions['context']>> = {
    product: { product: { ...PRODUCT, version: '5.0' } },
    target: {
      target: { baseUrl: 'http://127.0.0.1:9', authUrl: 'http://127.0.0.1:9', environment: 'mock', embedded: false },
    },
    clientId: { clientId: 'second-client' },
    claims: { claims: ['no-show'] },
  };
  const { record, ...rest } = await sent({ only: (id) => open.includes(id) });
  const entries = await entriesOf({ ...rest, record });
  for (const [name, context = {}] of Object.entries(others)) {
    const other = { ...record, only: open, completes: hash('sha256', old), context: { ...record.context, ...context } };
    const delta = await packEntries(new Map(entries).set('run.json', recordBytes(other)));
    assert.deepEqual((await judgeAgain(old, delta)).differs, [name]);
  }
  const product = { ...PRODUCT, version: '5.0' };
  assert.deepEqual(await found(t, await deltaOf(old, { context: { product } })), ['incomplete', 'delta.other-run']);
  const swapped = await deltaOf(about.zip);
  const { policy, file } = deskThatAccepted(t, old);
  await assert.rejects(
    async () => decide.run([file(swapped), '--accept', '--policy', policy]),
    ({ problems }: { problems: { code: string }[] }) =>
      assert.deepEqual(
        problems.map(({ code }) => code),
        ['accept.delta', 'accept.verdict'],
      ) === undefined,
  );
});
