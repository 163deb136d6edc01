/** The desk's policy: all its errors are listed at once, and each shortcoming of a submission has a code. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, hash, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { parse } from 'yaml';
import type { Profile } from '../../contract/profile.ts';
import { OPERATIONS } from '../../contract/words.ts';
import { assess, codeOf, type DeviationCode, deviationSentence, unasked } from '../../desk/deviations.ts';
import { type Policy, PolicyError, wantedBy } from '../../desk/policy.ts';
import { signWaivers, strangeIds, type Waiver } from '../../desk/waivers.ts';
import { envelopeOf, keyId } from '../../submission/dsse.ts';
import type { Verification } from '../../submission/verify/verification.ts';
import { record } from '../sample-result.ts';
import { ROOT } from '../support/certify.ts';
import { foundOf, policyOf, resultOf, verified } from '../support/policy.ts';
import { publishedSchema, publishedValidator } from '../support/published.ts';
import { codesOf } from '../support/reported.ts';
import { REMOVED, secondProfile } from '../support/second-version.ts';

const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

function problemsOf(t: TestContext, text: string, files: Readonly<Record<string, string | Buffer>> = {}) {
  try {
    policyOf(t, text, files);
  } catch (error) {
    assert.ok(error instanceof PolicyError);
    return error.problems.map(({ setting, line }) => [setting, line]);
  }
  assert.fail('nothing was wrong');
}

const NOW = Date.parse(record.times.endedAt);

const deviating = (policy: Policy, found: Verification, now = NOW) => codesOf(assess(policy, found, now).deviations);

test('a policy with every key is valid by its published schema, and read with all that it names', (t) => {
  const [issuer, decider] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const waiver: Waiver = { id: 'CHECK-IN.REFUSES-MISSING', reason: 'r', owner: 'o', expires: '2026-06-30' };
  const digest = hash('sha256', 'x');
  const policy = {
    trust: { issuers: ['issuer.pem'], signers: [], witnesses: [], matchers: ['issuer.pem'], deciders: ['decider.pem'] },
    subjects: ['client'],
    level: { service: 1, client: 3 },
    environment: 'sandbox',
    hosts: ['sandbox.example.test', '[::1]:8443'],
    profile: { file: 'profile.yaml' },
    claims: ['token-form', 'check-in'],
    hotels: { least: 2, allowed: [{ id: 100001, timeZone: 'America/Chicago' }] },
    zones: { least: 2, awayFromUtc: true },
    releases: [{ version: '1.0.0', digest }],
    ...{ age: 30, waivers: ['waivers.dsse.json'], register: 'register', key: 'desk.key.pem' },
    url: 'https://provider.example/certification',
  };
  assert.deepEqual(Object.keys(policy).sort(), Object.keys(publishedSchema('desk')['properties'] as object).sort());
  assert.ok(publishedValidator('desk.schema.json')(policy));
  const read = policyOf(t, JSON.stringify(policy), {
    'issuer.pem': pem(issuer.publicKey),
    'decider.pem': pem(decider.publicKey),
    'profile.yaml': 'name: pinned\ntoken: { secondClient: { id: other }, expired: [401] }\n',
    'waivers.dsse.json': signWaivers([waiver], decider.privateKey),
  });
  assert.deepEqual([...read.trust.issuers], [keyId(issuer.publicKey)]);
  assert.deepEqual(read.trust.signers, new Set());
  assert.deepEqual(wantedBy(read).trustedChallenge, read.trust.issuers);
  const contents = [{ secondClient: { id: 'other' }, expired: [401] }, { expired: [401] }];
  const digests = contents.map((token) => hash('sha256', JSON.stringify({ name: 'pinned', token })));
  assert.deepEqual([read.profile?.name, read.profile?.digests], ['pinned', digests]);
  assert.deepEqual(read.waivers, [waiver]);
  assert.equal(read.url, 'https://provider.example/certification');
});

test('everything that is wrong in a policy is said at once, with its place', (t) => {
  const text = `
levels: { client: 1 }
level: { client: 4 }
hosts: ['https://sandbox.example']
url: http://provider.example
age: 0
profile: { file: p.yaml, name: both }
releases: [{ version: 1.0 }]`;
  assert.deepEqual(problemsOf(t, text), [
    ['levels', 2],
    ['level.client', 3],
    ['hosts[0]', 4],
    ['profile', 7],
    ['releases[0].digest', 8],
    ['releases[0].version', 8],
    ['age', 6],
    ['url', 5],
  ]);
});

test('keys that are missing, private or also those of a party under test are problems of the policy', (t) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const text =
    'trust: { issuers: [none.pem, secret.pem], signers: [k.pem], witnesses: [k.pem] }\nprofile: { file: gone.yaml }';
  const files = { 'k.pem': pem(publicKey), 'secret.pem': secret };
  assert.deepEqual(problemsOf(t, text, files), [
    ['trust.issuers[0]', 1],
    ['trust.issuers[1]', 1],
    ['trust.witnesses', 1],
    ['profile.file', null],
  ]);
});

test('a waiver counts only if a decider signed it', (t) => {
  const [decider, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const list = [{ id: 'CHECK-IN.REFUSES-MISSING', reason: 'r', owner: 'o', expires: '2026-06-30' }];
  const type = 'application/vnd.lodging-certification.waivers+json';
  const payload = (value: unknown) => Buffer.from(JSON.stringify(value));
  const forged: Readonly<Record<string, Buffer>> = {
    unsigned: envelopeOf(type, payload(list), null),
    'by somebody else': signWaivers(list, other.privateKey),
    'of another type': envelopeOf('application/json', payload(list), decider.privateKey),
    'without an owner': envelopeOf(type, payload([{ ...list[0], owner: undefined }]), decider.privateKey),
    'changed afterwards': Buffer.from(
      signWaivers(list, decider.privateKey)
        .toString()
        .replace(/"payload": "[^"]+"/, `"payload": "${payload([]).toString('base64')}"`),
    ),
  };
  for (const [what, bytes] of Object.entries(forged)) {
    const files = { 'd.pem': pem(decider.publicKey), 'w.json': bytes };
    const text = 'trust: { deciders: [d.pem] }\nwaivers: [w.json]';
    assert.deepEqual(problemsOf(t, text, files), [['waivers[0]', 2]], what);
  }
  const ids = strangeIds([...list, { ...list[0], id: 'CHECK-IN.REFUSES-MISING:folio' } as Waiver]).map(
    ({ path }) => path,
  );
  assert.deepEqual(ids, [[1, 'id']]);
});

const DAY_MS = 86_400_000;

const OWN_HOST = {
  baseUrl: 'http://[::1]:8443',
  authUrl: 'http://[::1]:8443',
  environment: 'sandbox',
  embedded: false,
};
const tunnelled = verified({ context: { target: OWN_HOST } });

/** A policy, a run that deviates from it, and the code of the deviation. */
const SHORT: readonly (readonly [policy: string, found: Verification, code: DeviationCode, now?: number])[] = [
  ['subjects: [client]', verified(), 'subject.other'],
  ['level: { service: 1 }', verified(), 'level.below'],
  ['trust: { signers: [] }', verified(), 'signer.none'],
  ['environment: mock', verified(), 'environment.other'],
  ['{}', { ...verified(), answeredBy: 'mock' }, 'environment.mock'],
  ['environment: sandbox', tunnelled, 'host.own'],
  ['hosts: [sandbox.example.test]', verified(), 'host.other'],
  [`profile: { name: p, digest: ${hash('sha256', 'x')} }`, verified(), 'profile.other'],
  [`profile: { name: p, digest: ${hash('sha256', 'x')} }`, verified({ context: { profile: {} } }), 'profile.none'],
  ['claims: [check-in, no-show]', verified({ context: { claims: ['check-in'] } }), 'claims.fewer'],
  ['hotels: { least: 2 }', verified(), 'hotels.fewer'],
  ['hotels: { allowed: [{ id: 1 }] }', verified(), 'hotel.strange'],
  ['hotels: { allowed: [{ id: 100001, timeZone: UTC }] }', verified(), 'hotel.other-zone'],
  ['zones: { least: 2 }', verified(), 'zones.fewer'],
  ['zones: { awayFromUtc: true }', { ...verified(), hotels: [{ id: 1, timeZone: 'Etc/UTC' }] }, 'zones.utc'],
  [`releases: [{ version: 0.1.0x, digest: ${'ab'.repeat(32)} }]`, verified(), 'release.other'],
  ['age: 30', verified(), 'age.over', NOW + 31 * DAY_MS],
  ['{}', verified({ context: { product: null } }), 'product.none'],
];

for (const [text, found, code, now] of SHORT) {
  test(`${code}: by ${text}`, (t) => {
    const policy = policyOf(t, text);
    const { deviations } = assess(policy, found, now);
    assert.deepEqual(codesOf(deviations), [code]);
    assert.doesNotMatch(deviations.map(deviationSentence).join(), /[{}]|undefined/);
    assert.equal(codeOf(found, assess(policy, found, now)), 5);
  });
}

test('a tunnel to the sandbox may be allowed, or the log may show what was behind it', (t) => {
  assert.deepEqual(deviating(policyOf(t, "hosts: ['[::1]:8443']"), tunnelled), []);
  assert.deepEqual(deviating(policyOf(t, '{}'), { ...tunnelled, level: 2 }), []);
});

test('a run that is as wanted deviates in nothing, whatever the policy asks', (t) => {
  const text = `
level: { service: 0, client: 3 }
environment: sandbox
hosts: [sandbox.example.test, auth.example.test]
profile: { name: pinned, digest: ${hash('sha256', JSON.stringify(record.context.profile))} }
claims: [check-in]
hotels: { least: 1, allowed: [{ id: 100001, timeZone: America/Chicago }] }
zones: { least: 1, awayFromUtc: true }
releases: [{ version: '0.1.0', digest: ${'ab'.repeat(32)} }]
age: 1
trust: { issuers: [] }`;
  const policy = policyOf(t, text);
  assert.deepEqual(deviating(policy, verified()), []);
  assert.equal(codeOf(verified(), assess(policy, verified(), NOW)), 0);
  // Europe/London has no offset in winter, and one in summer.
  const london = { ...verified(), hotels: [{ id: 100001, timeZone: 'Europe/London' }] };
  assert.deepEqual(deviating(policyOf(t, 'zones: { awayFromUtc: true }'), london), []);
});

test('where the policy is silent it is said what would have been wanted, and nobody is refused for it', (t) => {
  const none = policyOf(t, '{}');
  const found = verified({ context: { claims: ['check-in'] } });
  const { remarks, deviations } = assess(none, found, NOW);
  assert.deepEqual(deviations, []);
  assert.deepEqual(remarks.map(({ code }) => code).sort(), ['claims.fewer', 'hotels.fewer', 'level.below']);
  for (const key of ['level', 'hosts', 'profile', 'age'])
    assert.match(unasked(none) ?? '', RegExp(`not set .*\\b${key}\\b.*, so `));
  assert.doesNotMatch(unasked(policyOf(t, 'age: 3')) ?? '', /age/);
});

test('a run of a service without the second client of the profile gets a remark; a client needs none', (t) => {
  const files = { 'profile.yaml': 'name: pinned\ntoken: { secondClient: { id: other }, expired: [401] }\n' };
  const policy = policyOf(t, 'profile: { file: profile.yaml }', files);
  const remarked = (token: object, subject = 'service') => {
    const { remarks, deviations } = assess(
      policy,
      verified({ context: { subject, profile: { name: 'pinned', token } } }),
    );
    assert.deepEqual(deviations, []);
    return codesOf(remarks).includes('profile.second-client');
  };
  const without = { expired: [401] };
  assert.deepEqual([remarked(without), remarked({ secondClient: { id: 'other' }, ...without })], [true, false]);
  assert.equal(remarked(without, 'client'), false);
});

test('of a version of the interface with fewer operations no more is expected', (t) => {
  const claims = OPERATIONS.filter((operation) => operation !== REMOVED);
  const codes = (profile: Profile) =>
    assess(policyOf(t, '{}'), verified({ context: { claims, profile } }), NOW).remarks.map(({ code }) => code);
  assert.ok(codes({}).includes('claims.fewer'));
  assert.ok(!codes(secondProfile).includes('claims.fewer'));
});

test('a failure is excused by a waiver for that client until its last day, and the verdict stays', (t) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const result = resultOf({}, ['passed', 'failed']);
  const found = foundOf(result);
  const id = result.judgements[1]?.instance.id ?? '';
  const under = (waiver: Partial<Waiver>) => {
    const list = [{ id, reason: 'r', owner: 'o', expires: '2026-06-01', ...waiver }];
    const files = { 'd.pem': pem(publicKey), 'w.json': signWaivers(list, privateKey) };
    return policyOf(t, 'trust: { deciders: [d.pem] }\nwaivers: [w.json]', files);
  };
  const exitCode = (policy: Policy, now = NOW, of = found) => codeOf(of, assess(policy, of, now));
  assert.equal(exitCode(under({})), 0);
  assert.equal(exitCode(under({ id: id.split(':')[0] ?? '' })), 0);
  assert.equal(exitCode(under({ clientIds: ['client-1'] })), 0);
  assert.equal(found.verdict, 'not-certified');
  assert.equal(exitCode(under({ clientIds: ['client-2'] })), 1);
  assert.equal(exitCode(under({ id: 'CHECK-IN.OTHER' })), 1);
  // The names of fields are the profile's, and may hold blanks.
  const spaced = { ...found, unmet: ['NO-SHOW.ACCEPTS:reason code failed: why', 'NO-SHOW.ACCEPTS:other inconclusive'] };
  assert.deepEqual(
    ['NO-SHOW.ACCEPTS:reason code', 'NO-SHOW.ACCEPTS:reason', 'NO-SHOW.ACCEPTS'].map(
      (each) => assess(under({ id: each }), spaced, NOW).waived.length,
    ),
    [1, 0, 2],
  );
  assert.equal(exitCode(under({}), NOW + DAY_MS), 1);
  assert.deepEqual(deviating(under({}), found, NOW + DAY_MS), ['waiver.expired']);
  // What was not run cannot be excused.
  assert.equal(exitCode(under({}), NOW, { ...found, whole: false }), 1);
});

test('the policy of the guide signs with a key that may match, decide and publish, and that issues no challenges', () => {
  const guide = readFileSync(join(ROOT, 'docs/desk/README.md'), 'utf8');
  const [, text = ''] = /```yaml\n(# yaml-language-server: \S+desk\.schema\.json\n[\s\S]*?)```/.exec(guide) ?? [];
  const { key, trust } = parse(text) as { key: string; trust: Record<string, readonly string[]> };
  const own = key.replace('.key.', '.pub.');
  const named = Object.keys(trust).filter((role) => trust[role]?.includes(own));
  assert.deepEqual(named.sort(), ['deciders', 'matchers']);
});
