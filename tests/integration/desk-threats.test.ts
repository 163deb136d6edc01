/** What a party under test may send to the desk, and by which code the desk tells: real runs, edited as a forger with the suite's source would. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { before, type TestContext, test } from 'node:test';
import { Ledger } from '../../desk/batch/ledger.ts';
import { type Policy, wantedBy } from '../../desk/policy.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { assemble } from '../../submission/assemble.ts';
import { ATTESTATION, attest } from '../../submission/attestation.ts';
import { DAY_MS, seedOfChallenge, signChallenge } from '../../submission/challenge.ts';
import { levelSentence } from '../../submission/levels.ts';
import { packEntries, submissionEntries } from '../../submission/pack.ts';
import { runClient } from '../support/client-run.ts';
import { asProduct, BROKEN, made } from '../support/corpus.ts';
import { policyOf } from '../support/policy.ts';
import { withoutSourceMaps } from '../support/source-maps.ts';
import { entriesOf, type Run, reattested, runAgainstMock, verifyZip } from '../support/submission.ts';

const FEW = { claims: ['token-form', 'no-show'] } as const;
const MOCK = 'environment: mock';

let few: Run;
let client: Run;
let honest: Buffer;

before(async () => {
  few = asProduct(await runAgainstMock({ context: { ...FEW, seed: 'a'.repeat(32) } }), 'Example PMS');
  client = await runClient({ context: { seed: 'b'.repeat(32) }, scenes: ['ordinary-stay'] });
  honest = await zipOf(few);
});

/** What the desk makes of submissions, each by the codes that are told of it. */
async function told(policy: Policy, zips: Readonly<Record<string, Buffer>>, now = Date.now()) {
  const ledger = new Ledger(policy, now);
  for (const [file, zip] of Object.entries(zips)) ledger.add(file, await verifyZip(zip, wantedBy(policy)), null);
  return Object.fromEntries(
    ledger.standings().map((standing) => {
      const { file, code, copied } = standing;
      const { found, assessment } = ledger.read(standing);
      const codes = [...found.problems, ...copied, ...assessment.deviations].map((each) => each.code);
      return [
        file,
        { exitCode: code, codes, level: found.level, remarks: assessment.remarks.map((each) => each.code) },
      ];
    }),
  );
}

async function toldOf(t: TestContext, policy: string, zip: Buffer | Promise<Buffer>, now?: number) {
  const all = await told(policyOf(t, policy), { zip: await zip }, now);
  return all['zip'] ?? assert.fail();
}

const zipOf = async (run: Run) => packEntries((await made(run)).entries);

test('an honest run is as wanted', async (t) => {
  const { exitCode, codes } = await toldOf(t, MOCK, honest);
  assert.deepEqual([exitCode, codes], [0, []]);
});

test('an edited verdict', async (t) => {
  const entries = await entriesOf(few);
  const verdict = JSON.parse(String(entries.get('verdict.json')));
  entries.set('verdict.json', Buffer.from(JSON.stringify({ ...verdict, verdict: 'not-certified' })));
  const { exitCode, codes } = await toldOf(t, MOCK, packEntries(await reattested(entries)));
  assert.deepEqual([exitCode, codes], [4, ['verdict.other']]);
});

/** All replies of one status as others. */
const withStatus = (run: Run, status: number, other: number): Run => ({
  ...run,
  exchanges: run.exchanges.map((each) =>
    each.reply?.status === status ? { ...each, reply: { ...each.reply, status: other } } : each,
  ),
});

test('an edited reply, digests and signature redone by the party: refused where the reply is ours', async (t) => {
  const { exitCode, codes } = await toldOf(t, MOCK, zipOf(withStatus(client, 201, 200)));
  assert.equal(exitCode, 4);
  assert.ok(codes.includes('reply.status'), String(codes));
});

test('an edited reply of a service with digests redone, but not what follows from it', async (t) => {
  const edited = withStatus(few, 401, 403);
  const { exchanges } = edited;
  const { result } = await withoutSourceMaps(() => assemble(few.record, few.exchanges));
  const entries = new Map(submissionEntries({ result, writers: entryWriters }));
  const evidence = (await entriesOf(edited)).get('evidence.ndjson') as Buffer;
  assert.ok(exchanges.length > 0 && !evidence.equals(entries.get('evidence.ndjson') as Buffer));
  entries.set('evidence.ndjson', evidence).delete(ATTESTATION);
  entries.set(ATTESTATION, attest(entries, result, generateKeyPairSync('ed25519').privateKey));
  const { exitCode, codes } = await toldOf(t, MOCK, packEntries(entries));
  assert.equal(exitCode, 4);
  assert.ok(codes.includes('verdict.other'), String(codes));
});

test('evidence made up entirely: level 0 cannot see it and says so, and a policy of level 2 refuses it', async (t) => {
  // Every reply as the party would have it, and all that follows from them written again.
  const exchanges = few.exchanges.map((each) => {
    const headers = [...(each.reply?.headers ?? []), ['X-Made', 'up'] as const];
    return each.reply ? { ...each, reply: { ...each.reply, headers } } : each;
  });
  const madeUp = await zipOf({ ...few, exchanges });
  const silent = await toldOf(t, MOCK, madeUp);
  assert.deepEqual([silent.exitCode, silent.level, silent.remarks.includes('level.below')], [0, 0, true]);
  for (const level of [0, 1] as const) assert.match(levelSentence(level), /made up/);
  const { exitCode, codes } = await toldOf(t, `${MOCK}\nlevel: { service: 2 }`, madeUp);
  assert.deepEqual([exitCode, codes], [5, ['level.below']]);
});

test("last month's run", async (t) => {
  // Waiting took no time, and so the run may have ended ahead of this machine's clock.
  const later = Date.parse(few.record.times.endedAt) + 31 * DAY_MS;
  const { exitCode, codes } = await toldOf(t, `${MOCK}\nage: 30`, honest, later);
  assert.deepEqual([exitCode, codes], [5, ['age.over']]);
});

test("last month's run for this month's challenge", async (t) => {
  const issuer = generateKeyPairSync('ed25519').privateKey;
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const [clientId, nonce] = [few.record.context.clientId, 'ab'.repeat(16)];
  const challenge = signChallenge({ nonce, clientId, validFrom: at(1), validUntil: at(20) }, issuer);
  const run = await runAgainstMock({ context: { ...FEW, seed: seedOfChallenge(challenge) } });
  const { exitCode, codes } = await toldOf(t, MOCK, packEntries(await entriesOf(run, { challenge })));
  assert.deepEqual([exitCode, codes], [4, ['challenge.other-time']]);
});

test("another integrator's submission under a new name", async (t) => {
  const zips = { 'theirs.zip': honest, 'ours.zip': await zipOf(asProduct(few, 'Other PMS')) };
  const both = await told(policyOf(t, MOCK), zips);
  assert.deepEqual(
    Object.values(both).map(({ exitCode, codes }) => [exitCode, codes]),
    [
      [5, ['copy.other-name']],
      [5, ['copy.other-name']],
    ],
  );
  // The replies to a client follow from what it says it is.
  const { exitCode, codes } = await toldOf(t, MOCK, zipOf(asProduct(client, 'Other PMS')));
  assert.equal(exitCode, 4);
  assert.ok(codes.includes('reply.headers'), String(codes));
});

const SANDBOX = 'environment: sandbox\nhosts: [sandbox.example]';

test('a mock is not taken for a sandbox, and one that is relabelled is told by its host', async (t) => {
  const plain = await toldOf(t, SANDBOX, honest);
  assert.deepEqual([plain.exitCode, plain.codes], [5, ['environment.other', 'host.other']]);
  const { record } = few;
  const pace = { requestsPerSecond: 10, concurrency: 4 };
  const target = { ...record.context.target, environment: 'sandbox' as const };
  const relabelled = { ...few, record: { ...record, pace, context: { ...record.context, target } } };
  const { exitCode, codes } = await toldOf(t, SANDBOX, zipOf(relabelled));
  assert.deepEqual([exitCode, codes], [5, ['host.other']]);
});

test('a patched suite', async (t) => {
  const suite = { ...few.record.suite, digest: 'f'.repeat(64) };
  const { exitCode, codes } = await toldOf(t, MOCK, zipOf({ ...few, record: { ...few.record, suite } }));
  assert.deepEqual([exitCode, codes], [4, ['suite.altered']]);
  const releases = `releases: [{ version: '${suite.version}', digest: ${suite.digest} }]`;
  const other = await toldOf(t, `${MOCK}\n${releases}`, honest);
  assert.deepEqual([other.exitCode, other.codes], [5, ['release.other']]);
});

test('a weaker profile, fewer claims, meaningless values', async (t) => {
  const values = { ...few.record.context.values, hotels: [{ id: 100001, timeZone: 'UTC' }] };
  const weak = await runAgainstMock({
    context: { ...FEW, profile: { name: 'embedded mock' }, values, seed: 'c'.repeat(32) },
  });
  const policy = policyOf(
    t,
    `${MOCK}\nprofile: { file: p.yaml }\nclaims: [token-form, check-in]\nhotels: { least: 2 }\nzones: { awayFromUtc: true }`,
    { 'p.yaml': JSON.stringify(few.record.context.profile) },
  );
  const zips = { 'weak.zip': await zipOf(asProduct(weak, 'Example PMS')) };
  const { exitCode, codes } = (await told(policy, zips))['weak.zip'] ?? assert.fail();
  assert.deepEqual([exitCode, codes], [5, ['profile.other', 'claims.fewer', 'hotels.fewer', 'zones.utc']]);
});

test('hostile and damaged files cost no other anything', async (t) => {
  const good = honest;
  const zips = Object.fromEntries(BROKEN.map(([what, of]) => [what, of(good)]));
  const all = await told(policyOf(t, MOCK), { ...zips, 'good.zip': good });
  for (const [what] of BROKEN) assert.equal(all[what]?.exitCode, 4, what);
  assert.equal(all['good.zip']?.exitCode, 0);
});
