/** A submission is judged by its own release, from the provider's folder; what that cannot answer is refused. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, type TestContext, test } from 'node:test';
import { type PolicyError, readPolicy, wantedBy } from '../../desk/policy.ts';
import type { Decision } from '../../desk/register/entry.ts';
import type { RegisterError } from '../../desk/register/problems.ts';
import { readReleases } from '../../desk/releases.ts';
import { command as decide } from '../../scripts/desk/decide.ts';
import { command as match } from '../../scripts/desk/match.ts';
import { DeskSandbox } from '../../scripts/desk/release.ts';
import { packEntries } from '../../submission/pack.ts';
import type { SuiteIdentity } from '../../submission/result.ts';
import { suiteIdentity } from '../../submission/suite.ts';
import { scratch } from '../support/certify.ts';
import { deskFiles, judgedHere, PRODUCT, printedIn } from '../support/desk.ts';
import { assertReported } from '../support/reported.ts';
import { entriesOf, type Run, runAgainstMock } from '../support/submission.ts';

let run: Run;
before(async () => {
  run = await runAgainstMock({
    context: { claims: ['token-form'] },
    only: (id) => id.startsWith('TOKEN-FORM.SUCCESS'),
  });
});

/** A program in the place of a release's `verify`. */
function addRelease(folder: string, name: string, program: string): void {
  for (const part of ['dist/judgement', 'scripts']) mkdirSync(join(folder, name, part), { recursive: true });
  writeFileSync(join(folder, name, 'dist/package.json'), '{ "version": "0.9.0" }');
  writeFileSync(join(folder, name, 'dist/judgement/judge.js'), `// ${name}`);
  writeFileSync(join(folder, name, 'scripts/cli.cjs'), program);
}

/** A desk with releases, and a submission that says which of them made it. */
async function deskWith(t: TestContext, programs: Readonly<Record<string, string>>) {
  judgedHere(t);
  const files = deskFiles(undefined, undefined, 'releases: packages');
  const trust = 'trust: { issuers: [qa.pub.pem], matchers: [qa.pub.pem], ';
  const folder = scratch(t, { ...files, 'desk.yaml': files['desk.yaml'].replace('trust: { ', trust) });
  mkdirSync(join(folder, 'packages'));
  for (const [name, program] of Object.entries(programs)) addRelease(join(folder, 'packages'), name, program);
  const judge = async (suite: SuiteIdentity, startingSeconds?: number) => {
    const policy = readPolicy(undefined, folder);
    const file = join(folder, 's.zip');
    writeFileSync(file, await packEntries(await entriesOf({ ...run, record: { ...run.record, suite } })));
    const sandbox = new DeskSandbox({ seconds: 15, megabytes: 64 }, policy, startingSeconds);
    const found = await sandbox.judge(file, wantedBy(policy)).finally(() => sandbox.end());
    return { found, file, policy };
  };
  const identity = (name: string) => {
    const release = readReleases(join(folder, 'packages')).found.find((each) => each.folder.endsWith(`/${name}`));
    return release ?? assert.fail(name);
  };
  return { folder, judge, identity };
}

const PRINT = 'process.stdout.write(JSON.stringify';
/** Answers as `verify --json` does: certified, by the bytes that it reads. */
const CERTIFIES = `
const { hash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const digest = hash('sha256', readFileSync(process.argv.at(-1)));
const env = Object.keys(process.env).filter((name) => /^LODGING_(?!COMMAND_PID)|SECRET/.test(name));
${PRINT}([{ file: 'x', exitCode: 5, consistent: true, problems: [], doubts: [], notes: [], unmet: [], level: 2, digest,
  verdict: 'certified (mock)', signatures: process.argv.slice(2, -1), hotels: env, suite: { version: '0.9.0' }, claims: [] }]));
process.exitCode = 5;`;

test('the release that made it judges it, with the limits and the keys of the policy, and without secrets', async (t) => {
  for (const name of ['LODGING_CLIENT_SECRET', 'LODGING_HOTEL_ID']) {
    process.env[name] = '100001';
    t.after(() => delete process.env[name]);
  }
  const { folder, judge, identity } = await deskWith(t, { old: CERTIFIES, other: 'process.exit(1)' });
  const { version, digest } = identity('old');
  const { found, policy } = await judge({ version, digest });
  assert.deepEqual([found.consistent, found.verdict, found.level, found.problems], [true, 'certified', 2, []]);
  assert.deepEqual(found.run, { suite: { version, digest }, claims: [] });
  const key = join(folder, 'qa.pub.pem');
  const limits = ['--time-limit', '15', '--memory-limit', '64'];
  const given = ['verify', '--json', ...limits, '--trust-challenge', key, '--trust-match', key];
  assert.deepEqual([found.signatures, found.hotels], [given, []]);
  assertReported(found.doubts, { code: 'release.judged', version, digest: digest.slice(0, 12) });
  assert.deepEqual(
    policy.releases?.map((each) => each.digest),
    [suiteIdentity().digest, digest, identity('other').digest],
  );
});

test('the calls of what another release made are looked for in the log as well', async (t) => {
  const { folder, judge, identity } = await deskWith(t, { old: CERTIFIES });
  const { version, digest } = identity('old');
  const { file } = await judge({ version, digest });
  const log = join(folder, 'access.ndjson');
  writeFileSync(log, '{"time":"2020-01-01T00:00:00Z","method":"GET","path":"/health","status":200}\n');
  const printed = printedIn(t);
  assert.equal(await match.run([file, '--server-log', log, '--policy', join(folder, 'desk.yaml')]), 1);
  assert.match(printed[0] ?? '', /NOT MATCHED/);
});

test('a delta run of another release is judged by that alone, and said to need its desk', async (t) => {
  const completes = 'b'.repeat(64);
  const program = CERTIFIES.replace(
    "verdict: 'certified (mock)'",
    `suiteMatches: true, completes: '${completes}',
    whole: false, verdict: 'incomplete'`,
  ).replace('doubts: []', "doubts: [{ code: 'delta.alone', parameters: {} }]");
  const { judge, identity } = await deskWith(t, { old: program });
  const { found } = await judge(identity('old'));
  assert.deepEqual([found.verdict, found.completes], ['incomplete', completes]);
  assertReported(found.doubts, { code: 'delta.other-release', version: '0.9.0' });
  assert.ok(!found.doubts.some(({ code }) => code === 'delta.alone'));
});

test('what another release certifies can be accepted, and the register says which one; what it does not certify cannot', async (t) => {
  const about = { subject: 'service', product: PRODUCT, claims: ['token-form'], profile: null, causes: [] };
  const times = { startedAt: '2026-06-01T12:00:00.000Z', endedAt: '2026-06-01T12:00:09.000Z' };
  const shown = JSON.stringify({ ...about, times, answeredBy: 'mock', clientId: 'client-1', evidence: 'e'.repeat(64) });
  const certifies = CERTIFIES.replace("[{ file: 'x'", `[{ ...${shown}, file: 'x'`).replace(', claims: [] }', ' }');
  const fails = certifies.replace("'certified (mock)'", "'not-certified'").replace('unmet: []', "unmet: ['X failed']");
  const { folder, judge, identity } = await deskWith(t, { old: certifies, older: fails });
  const printed = printedIn(t);
  const accept = (file: string) => decide.run([file, '--accept', '--json', '--policy', join(folder, 'desk.yaml')]);
  const { version, digest } = identity('old');
  const { file } = await judge({ version, digest });
  assert.equal(await accept(file), 0);
  const { entry } = JSON.parse(printed.join('')) as { entry: Decision };
  assert.deepEqual([entry.submission.suite, entry.submission.verdict], [{ version, digest }, 'certified']);
  const other = await judge(identity('older'));
  await assert.rejects(
    async () => accept(other.file),
    ({ problems }: RegisterError) => problems[0]?.code === 'accept.verdict',
  );
});

test('a release that is not in the folder is said to be missing, whatever way a submission names it', async (t) => {
  const { folder, judge, identity } = await deskWith(t, { old: CERTIFIES, beside: CERTIFIES });
  const { digest } = identity('beside');
  // Beside the folder, and a link into it.
  addRelease(folder, 'beside', CERTIFIES);
  const all = readReleases(join(folder, 'packages')).found;
  assert.equal(all.length, 2);
  // A suite with this one's version and another digest may be altered.
  for (const [version, consistent] of [['0.9.0', null] as const, [suiteIdentity().version, false] as const]) {
    const { found } = await judge({ version, digest: 'f'.repeat(64) });
    assert.deepEqual([found.consistent, found.verdict, found.run], [consistent, null, null]);
    assertReported(found.problems, { code: 'release.missing', version, folder: 'packages' });
  }
  writeFileSync(join(folder, 'packages/beside/dist/judgement/judge.js'), '// changed after it was unpacked');
  const { found } = await judge({ version: '0.9.0', digest });
  assertReported(found.problems, 'release.missing');
});

test('a link in the folder of releases leads nowhere', async (t) => {
  const { folder, judge } = await deskWith(t, {});
  addRelease(folder, 'outside', CERTIFIES);
  const [{ version, digest } = assert.fail()] = readReleases(folder).found;
  symlinkSync(join(folder, 'outside'), join(folder, 'packages/outside'));
  const { found } = await judge({ version, digest });
  assertReported(found.problems, 'release.missing');
});

for (const [what, program, code] of [
  ['prints no verification', `${PRINT}([{}]))`, 'release.no-answer'],
  ['breaks off', 'process.exit(1)', 'release.no-answer'],
  [
    'needs more memory',
    `const all = []; while (all.length < 20) all.push(new Array(1e6).fill(1.5)); ${CERTIFIES}`,
    'release.no-answer',
  ],
  ['takes too long', 'for (;;);', 'judging.too-long'],
  ['has read another file', CERTIFIES.replace('digest,', "digest: 'f'.repeat(64),"), 'release.no-answer'],
] as const) {
  test(`a release that ${what} accepts nothing`, { timeout: 40_000 }, async (t) => {
    const { judge, identity } = await deskWith(t, { old: program });
    const { version, digest } = identity('old');
    const { found, file } = await judge({ version, digest }, code === 'judging.too-long' ? -14 : undefined);
    assert.deepEqual([found.consistent, found.verdict, found.level], [false, null, 0]);
    assert.equal(found.digest, hash('sha256', readFileSync(file)));
    assertReported(found.problems, code);
  });
}

test('what this suite made is judged by this suite', async (t) => {
  const { judge, identity } = await deskWith(t, { old: CERTIFIES });
  assert.ok(identity('old'));
  const { found } = await judge(suiteIdentity());
  assert.deepEqual([found.consistent, found.verdict], [true, 'incomplete']);
  assert.ok(!found.doubts.some(({ code }) => code === 'release.judged'));
});

test('a folder that holds no package, and one that is not there, are problems of the policy', (t) => {
  const folder = scratch(t, { 'desk.yaml': 'releases: packages' });
  const settings = () => {
    try {
      readPolicy(undefined, folder);
    } catch (error) {
      return (error as PolicyError).problems.map(({ setting }) => setting);
    }
    return [];
  };
  assert.deepEqual(settings(), ['releases']);
  mkdirSync(join(folder, 'packages/half'), { recursive: true });
  assert.deepEqual(settings(), ['releases']);
  addRelease(join(folder, 'packages'), 'half', '');
  assert.deepEqual(settings(), []);
});
