/** What a submission proves: what a party can write itself reaches no level, and all pages say it in the same words. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { LONGEST_KEPT_BODY, recordBody } from '../../cases/record.ts';
import { closingOf } from '../../client/judging/played.ts';
import { LIMITS as HEARD } from '../../client/listener/limits.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { LONGEST_EXCHANGE, MOST_EXCHANGES } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Scene } from '../../contract/scene.ts';
import { DEFAULT_LIMITS } from '../../desk/judge-process.ts';
import { codeOf, inALine, inFull } from '../../scripts/verify/lines.ts';
import { LONGEST_DAYS, seedOfChallenge, signChallenge } from '../../submission/challenge.ts';
import { keyId } from '../../submission/dsse.ts';
import { LEVELS, levelOf, levelSentence } from '../../submission/levels.ts';
import { LIMITS as ZIP } from '../../submission/read.ts';
import type { RunRecord } from '../../submission/result.ts';
import type { Wanted } from '../../submission/verify/verification.ts';
import { LONGEST_BEGINNING, LONGEST_REPLY } from '../../wire/reply-body.ts';
import { ROOT } from '../support/certify.ts';
import { careful, type Player, runClient } from '../support/client-run.ts';
import { contextFor } from '../support/context.ts';
import { ANYBODY, entriesOf, type Run, runAgainstMock, verifyEntries } from '../support/submission.ts';

const [provider, party] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const provided = new Set([keyId(provider.publicKey)]);
const WANTED = { ...ANYBODY, trustedChallenge: provided, trustedWitness: provided };

type Editable<T> = { -readonly [Key in keyof T]: Editable<T[Key]> };

const HOUR_MS = 3_600_000;
const moment = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const challenge = signChallenge(
  { nonce: 'd'.repeat(32), clientId: 'certification-client', validFrom: moment(-48), validUntil: moment(48) },
  provider.privateKey,
);
const SCENES = ['ordinary-stay', 'no-show'];
const challenged = (player: Player = careful, scenes = SCENES) =>
  runClient({ scenes, player, context: { seed: seedOfChallenge(challenge) } });

/** A client that reports the stays of another run: what it was handed out weeks ago, over today's. */
const canned: Player = (file, access, clock) => {
  const before = contextFor(access.baseUrl, { subject: 'client', startedAt: new Date().toISOString() }) as RunContext;
  const stays = sceneFile(before, sceneNamed(file.scene) as Scene)?.stays ?? [];
  return careful({ ...file, stays }, access, clock);
};

describe('a client that answers a challenge', () => {
  test('is of level 1 and no more, however much of it the suite has seen: the suite ran on its machine', async () => {
    const found = await verifyEntries(await entriesOf(await challenged(), { challenge }), WANTED);
    assert.deepEqual([found.reasons, found.level, found.genuine, found.doubts], [[], 1, true, []]);
  });

  test('by values that it had before is of level 0, and says in which scenes', async () => {
    const found = await verifyEntries(await entriesOf(await challenged(canned), { challenge }), WANTED);
    assert.deepEqual([found.reasons, found.level, found.genuine], [[], 0, null]);
    assert.deepEqual(found.doubts, [{ code: 'challenge.unbound', parameters: { scenes: SCENES.join(', ') } }]);
  });

  test('by guests who are called the same in every run is of level 0', async () => {
    const arriving: Player = ({ steps, ...file }, ...given) =>
      canned({ ...file, steps: steps.filter((step) => step.do === 'check-in') }, ...given);
    const run = await challenged(arriving, ['names']);
    const found = await verifyEntries(await entriesOf(run, { challenge }), WANTED);
    assert.deepEqual([found.reasons, found.level, found.doubts[0]?.code], [[], 0, 'challenge.unbound']);
  });

  test('without an accepted report, or a scene, is of level 0: nothing in it follows from the challenge', async () => {
    const mute: Player = async () => undefined;
    for (const scenes of [SCENES, []]) {
      const found = await verifyEntries(await entriesOf(await challenged(mute, scenes), { challenge }), WANTED);
      assert.deepEqual([found.reasons, found.level, found.doubts[0]?.code], [[], 0, 'challenge.unbound']);
    }
  });

  test('that leaves out all reports of a scene is of level 0, and not if the provider of that scene takes none', async () => {
    const first: Player = (file, ...given) => (file.scene === 'no-show' ? Promise.resolve() : careful(file, ...given));
    const found = await verifyEntries(await entriesOf(await challenged(first), { challenge }), WANTED);
    assert.deepEqual([found.reasons, found.level], [[], 0]);
    assert.deepEqual(found.doubts, [{ code: 'challenge.unbound', parameters: { scenes: 'no-show' } }]);
    const refused = await challenged(careful, ['no-show', 'token-refused-for-good']);
    assert.equal((await verifyEntries(await entriesOf(refused, { challenge }), WANTED)).level, 1);
  });

  test('by an older id is of level 0, though the sandbox behind the suite repeats it in its reply', async () => {
    const run = JSON.parse(JSON.stringify(await challenged(canned, ['names']))) as Editable<Run>;
    Object.assign(run.record.client ?? {}, { answeredBy: 'upstream', upstream: 'https://sandbox.example' });
    run.record.context.target.embedded = false;
    for (const { request, reply } of run.exchanges) {
      const { hotelConfirmationNumber: id } = JSON.parse(
        request.operation === 'check-in' ? (request.body?.text ?? '') : '{}',
      );
      if (reply && id) reply.body = recordBody(Buffer.from(JSON.stringify({ id })));
    }
    Object.assign(run.record.client?.plays[0] ?? {}, closingOf(run.exchanges as Run['exchanges']));
    const found = await verifyEntries(await entriesOf(run as Run, { challenge }), WANTED);
    assert.deepEqual([found.reasons, found.level, found.doubts[0]?.code], [[], 0, 'challenge.unbound']);
  });
});

describe('a witnessed run', () => {
  let run: Run;
  before(async () => {
    run = await runAgainstMock({ context: { claims: ['token-form'] } });
  });
  const witnessed = async (by = provider, wanted: Wanted = WANTED) =>
    verifyEntries(await entriesOf(run, { key: by.privateKey, witnessed: true }), wanted);

  test('is of level 3 for whoever trusts the witness', async () => {
    const found = await witnessed();
    assert.deepEqual([found.reasons, found.level, found.genuine, found.doubts], [[], 3, true, []]);
    assert.ok(found.signatures.every(({ trusted }) => trusted));
  });

  test('is of level 0 where the party itself, or somebody unknown, calls itself a witness', async () => {
    for (const wanted of [ANYBODY, WANTED, { ...WANTED, trusted: new Set([keyId(party.publicKey)]) }]) {
      const found = await witnessed(party, wanted);
      assert.deepEqual([found.reasons, found.level, found.genuine], [[], 0, null]);
      assert.equal(found.doubts[0]?.code, 'witness.unknown');
    }
  });

  test("is none by a signature of the witness's key alone: it must say that it is one", async () => {
    const found = await verifyEntries(await entriesOf(run, { key: provider.privateKey }), WANTED);
    assert.deepEqual([found.reasons, found.level], [[], 0]);
  });

  test('may answer the challenge of the provider that witnesses it', async () => {
    const made = { challenge, key: provider.privateKey, witnessed: true };
    const found = await verifyEntries(await entriesOf(await challenged(), made), WANTED);
    assert.deepEqual([found.reasons, found.level], [[], 3]);
  });
});

describe('the level of a run', () => {
  const by = (answeredBy?: 'stand-in' | 'upstream' | 'har') =>
    (answeredBy ? { client: { answeredBy } } : {}) as unknown as RunRecord;
  const rows: readonly [string, Parameters<typeof levelOf>, number][] = [
    ['a service, challenged', [by(), [], { challenged: true, witnessed: false }], 1],
    ['a service, witnessed', [by(), [], { challenged: false, witnessed: true }], 3],
    ['a client, challenged', [by('stand-in'), [], { challenged: true, witnessed: false }], 1],
    ['a client, witnessed', [by('stand-in'), [], { challenged: true, witnessed: true }], 3],
    ['a service, matched', [by(), [], { challenged: true, witnessed: false, matched: true }], 2],
    ['behind the suite, matched', [by('upstream'), [], { challenged: true, witnessed: true, matched: true }], 2],
    ['recorded elsewhere, matched', [by('har'), [], { challenged: false, witnessed: false, matched: true }], 2],
    ['by the stub provider, matched', [by('stand-in'), [], { challenged: false, witnessed: false, matched: true }], 0],
    ['behind the suite', [by('upstream'), [], { challenged: true, witnessed: true }], 1],
    ['recorded elsewhere', [by('har'), [], { challenged: true, witnessed: true }], 0],
    ['with older values', [by('stand-in'), ['no-show'], { challenged: true, witnessed: false }], 0],
  ];
  for (const [what, given, level] of rows) test(`${what} is ${level}`, () => assert.equal(levelOf(...given), level));

  test('is said in the same words wherever it is said', async () => {
    const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
    for (const [level, { name, reachedBy, proves, leavesOpen }] of Object.entries(LEVELS))
      assert.ok(page.includes(`\n| ${level} ${name} | ${reachedBy} | ${proves} | ${leavesOpen} |\n`), name);
    const entries = await entriesOf(await runAgainstMock({ context: { claims: ['token-form'] } }));
    for (const level of [0, 1, 2, 3] as const)
      for (const name of ['README.txt', 'report.html'])
        assert.ok(
          entries.get(name)?.toString().replaceAll('&#39;', "'").includes(levelSentence(level)),
          `${name} ${level}`,
        );
  });
});

const mebibytes = (bytes: number) => `${bytes / 2 ** 20} MiB`;
const kibibytes = (bytes: number) => `${bytes / 2 ** 10} KiB`;
const counted = (count: number) => count.toLocaleString('en-US');
const seconds = (ms: number) => `${ms / 1000} s`;

test('the limits are those that SECURITY.md says', () => {
  const limits: Readonly<Record<string, readonly string[]>> = {
    'a submission: entries': [counted(ZIP.entries)],
    'a submission: bytes of an entry, of all': [ZIP.entryBytes, ZIP.totalBytes].map(mebibytes),
    'a submission: exchanges, bytes of one': [counted(MOST_EXCHANGES), mebibytes(LONGEST_EXCHANGE)],
    'a submission: time and memory to judge it (`--time-limit`, `--memory-limit`)': [
      `${DEFAULT_LIMITS.seconds} s of computing`,
      `${DEFAULT_LIMITS.megabytes} MB`,
    ],
    'a challenge: days between its two moments': [counted(LONGEST_DAYS)],
    "a service's reply: bytes that are read, and kept": [mebibytes(LONGEST_REPLY), kibibytes(LONGEST_BEGINNING)],
    "a request's body that is kept whole": [kibibytes(LONGEST_KEPT_BODY)],
    "a client's call: bytes of its header section, of its body": [HEARD.headBytes, HEARD.bodyBytes].map(kibibytes),
    "a client's call: time for its header section, for its body": [HEARD.headMs, HEARD.bodyMs].map(seconds),
    "a client's calls: connections, of one address, a second": [
      HEARD.connections,
      HEARD.connectionsOfAddress,
      HEARD.perSecond,
    ].map(counted),
    "a client's calls: of a scene, of a run": [HEARD.callsOfAScene, HEARD.calls].map(counted),
    "a client's record: bytes of a scene, of a run": [HEARD.bytesOfAScene, HEARD.bytes].map(mebibytes),
  };
  const [, table = ''] = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').split('\n| of | limit | proven by |\n');
  const [, ...lines] = (table.split('\n\n')[0] ?? '').split('\n').map((line) => line.split(' | '));
  const rows = Object.entries(limits).map(([of, values]) => [`| ${of}`, values.join(', ')]);
  assert.deepEqual(
    lines.map((line) => line.slice(0, 2)),
    rows,
  );
});

test("what is printed of a client's run names who answered it, at which hotels, and what was begun again", async () => {
  const found = await verifyEntries(await entriesOf(await challenged()));
  const anywhere = { acceptMock: false };
  const repeated = { ...found, repeats: [{ scene: 'no-show', repeats: 2 }] };
  for (const answeredBy of ['stand-in', 'upstream', 'har'] as const) {
    const reported = [
      ...inFull('a', { ...repeated, answeredBy }, anywhere),
      inALine('a', { ...repeated, answeredBy }, anywhere),
    ];
    assert.equal(reported.join('\n').match(/100001 \(America\/Chicago\)/g)?.length, 2);
    assert.equal(reported.join('\n').match(/no-show 2 ×/g)?.length, 2);
    assert.equal(reported.join('\n').includes('stub provider'), answeredBy === 'stand-in');
  }
  assert.deepEqual([found.answeredBy, found.hotels.length, found.repeats], ['stand-in', 1, []]);
  // Of 90 seconds more, 30 were let pass by the clock file.
  const longer = JSON.parse(JSON.stringify(await challenged())) as Editable<Run>;
  const { client, times } = longer.record;
  const last = client?.plays.at(-1) ?? assert.fail();
  const later = (moment: string) => new Date(Date.parse(moment) + 90_000).toISOString();
  Object.assign(last, { endedAt: later(last.endedAt), clockAheadMs: 30_000 });
  Object.assign(client ?? {}, { clockAheadMs: 30_000 });
  Object.assign(times, { endedAt: later(times.endedAt) });
  const { reasons, secondsPlayed } = await verifyEntries(await entriesOf(longer as Run));
  assert.deepEqual(reasons, []);
  assert.ok(secondsPlayed !== null && secondsPlayed >= 60 && secondsPlayed < 90, `${secondsPlayed}`);
  // The scenes played are some of all: nothing was certified, and it is a client's run that was wanted, or not.
  const codes = (['client', 'sandbox', 'mock'] as const).map((environment) =>
    codeOf(found, { ...anywhere, environment }),
  );
  assert.deepEqual(codes, [3, 5, 5]);
  const service = await verifyEntries(await entriesOf(await runAgainstMock({ context: { claims: ['token-form'] } })));
  assert.deepEqual([service.answeredBy, codeOf(service, { ...anywhere, environment: 'client' })], ['mock', 5]);
});
