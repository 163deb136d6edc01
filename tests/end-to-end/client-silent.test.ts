/** A client that cannot be started, or never calls, is set up wrongly: exit code 2, one sentence, and nobody fails. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { RecordedScenes, scenesFor, scenesIn } from '../../client/judging/played.ts';
import { OTHER_SCHEME, silenceOf } from '../../client/judging/words.ts';
import type { Play } from '../../contract/scene.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { specsOf } from '../../suites/index.ts';
import { QUIET, ROOT, runCommand, scratch } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';

const folder = scratch();

// As pnpm installs it: below a link.
symlinkSync(join(ROOT, 'tests/clients'), join(folder, 'linked'));
const CAREFUL = `"${process.execPath}" "${join(folder, 'linked/careful.mjs')}"`;

const SET_UP: Readonly<Record<string, readonly [args: readonly string[], ...says: readonly RegExp[]]>> = {
  'a command that does not exist': [['--command', './play-scene'], /cannot be started.* 127/, /Check --command/],
  'a command that calls nobody': [['--command', 'true'], /has not called http:\S+:\d+: does it read LODGING_BASE_URL/],
  'the same in another scene': [['--command', 'true', '--only', 'refused'], /does it read LODGING_BASE_URL/],
  'a command that knows no scene': [
    ['--command', 'exit 64', '--only', 'refused', 'no-show'],
    /knows none of the scenes.*exit code 64/,
  ],
  'a dead web hook': [
    ['--webhook', 'http://pms:hush@127.0.0.1:9/hush'],
    /\(ECONNREFUSED\)/,
    /Check --webhook http:\/\/127\.0\.0\.1:9\.(?!.*hush)/,
  ],
  'a client that trusts nobody': [
    ['--https', '--command', CAREFUL],
    /does not trust certification-ca\.pem.*The next run .* shows the same certificate/,
  ],
  'the same where it is to trust nobody': [
    ['--https', '--command', CAREFUL, '--only', 'certificate-untrusted'],
    /does not trust certification-ca\.pem/,
  ],
  'a client that speaks plain HTTP to HTTPS': [
    ['--https', '--command', `LODGING_AUTH_URL="http\${LODGING_AUTH_URL#https}" ${CAREFUL}`],
    /is not HTTP\/1\.1.*LODGING_BASE_URL.*scheme(?!.*same certificate)/,
  ],
  'a scene that only HTTPS has': [['--command', 'true', '--only', 'certificate-untrusted'], /\(--https\)/],
};

describe('a run stops after the first scene, and leaves earlier results alone:', { concurrency: 2 }, () => {
  for (const [name, [args, ...says]] of Object.entries(SET_UP)) {
    test(name, async () => {
      const out = join(folder, name.replaceAll(' ', '-'));
      mkdirSync(out);
      writeFileSync(join(out, 'verdict.json'), 'of an earlier run');
      const given = ['client', ...args, ...QUIET, '--json', '--out', out];
      // A run that was not trusted keeps its certificates for the next one: not in the developer's own folder.
      const { code, out: printed } = await runCommand('certify', given, folder, { XDG_STATE_HOME: folder });
      assert.equal(code, 2, printed);
      const { message } = (JSON.parse(printed) as { error: { message: string } }).error;
      for (const pattern of says) assert.match(message, pattern);
      assert.equal(readFileSync(join(out, 'verdict.json'), 'utf8'), 'of an earlier run');
      assert.equal(existsSync(join(out, 'evidence.ndjson')), false);
    });
  }
});

test('a sandbox that answers none of the calls passed on to it is named at once, and stays an outage', async () => {
  const given = ['client', '--upstream', 'sandbox', '--only', 'no-show', '--command', CAREFUL];
  const { code, out } = await runCommand('certify', [...given, '--out', join(folder, 'down')], folder, {
    LODGING_ALLURE: 'off',
    LODGING_BASE_URL: 'http://127.0.0.1:9',
    LODGING_ENVIRONMENT: 'sandbox',
    LODGING_HOTEL_ID: '100001',
    LODGING_HOTEL_TIME_ZONE: 'America/Chicago',
    LODGING_CLIENT_ID: 'a-client',
    LODGING_CLIENT_SECRET: 'a-secret-of-this-test-alone',
  });
  assert.match(out, /1\/1 no-show[\s\S]*The sandbox has answered none of the calls so far[\s\S]*Verdict/);
  assert.equal(code, 3);
});

test('a client that has to trust the authority gets the same one in the next run', async () => {
  const out = join(folder, 'trusted-later');
  const run = async (host: string) => {
    const given = ['client', '--https', '--host', host, '--command', CAREFUL, ...QUIET, '--out', out];
    const { code } = await runCommand('certify', given, folder, { XDG_STATE_HOME: folder });
    assert.equal(code, 2);
    return readFileSync(join(out, 'certification-ca.pem'), 'utf8');
  };
  const first = await run('127.0.0.1');
  assert.equal(await run('127.0.0.1'), first);
  assert.notEqual(await run('127.0.0.2'), first, 'another host has a certificate of its own');
});

describe('a client that has called is judged as before:', () => {
  const url = 'https://127.0.0.1:1';
  const target = { baseUrl: url, authUrl: url, environment: 'mock', embedded: true } as const;
  const context = contextFor(url, { subject: 'client', target });
  const play = (scene: string, more: Partial<Play> = {}): Play => ({
    ...{ scene, startedAt: '', endedAt: '', end: 'done', remark: null, repeats: 0, calls: 0 },
    ...more,
  });
  const silent = { silent: 3, spoken: 0 };
  const shown = (...plays: Play[]) => silenceOf(scenesIn(context, plays, []), url) !== null;

  test('silence is of the whole run, and of scenes that ask for calls', () => {
    assert.equal(shown(play('ordinary-stay')), true);
    assert.equal(shown(play('ordinary-stay', { end: 'too-long' })), true);
    assert.equal(shown(play('ordinary-stay', { calls: 1 }), play('refused', { end: 'failed', remark: 'x' })), false);
    assert.equal(shown(play('certificate-untrusted', { handshakes: silent })), false);
    for (const end of ['unknown-scene', 'skipped', 'interrupted'] as const)
      assert.equal(shown(play('ordinary-stay', { end })), false, end);
  });

  test('a web hook that answers before it has played: the message says that its answer ends the scene', () => {
    const webhook = 'http://pms.example';
    const shown = silenceOf(scenesIn(context, [play('ordinary-stay')], []), url, { webhook }) ?? '';
    assert.match(shown, /^The web hook http:\/\/pms\.example answered before .*not at once \(202.*access\.baseUrl/);
  });

  test('where the machine has other addresses they are named', () => {
    const others = ['192.0.2.7', '2001:db8::7'];
    const silence = silenceOf(scenesIn(context, [play('ordinary-stay')], []), url, { others });
    assert.match(silence ?? '', /192\.0\.2\.7, 2001:db8::7.*--host ADDRESS/);
  });

  test('a program that broke off is not said to be one that cannot be started', () => {
    for (const [code, says] of [
      [1, /ended with 1\. .*LODGING_BASE_URL/],
      [126, /cannot be started.*ended with 126,.*--command/],
      [127, /cannot be started.*ended with 127,.*--command/],
    ] as const) {
      const broken = play('ordinary-stay', { end: 'failed', remark: `the command ended with ${code}` });
      assert.match(silenceOf(scenesIn(context, [broken], []), url) ?? '', says);
    }
  });

  test('calls that were refused were heard, unless they were no calls', () => {
    assert.equal(shown(play('ordinary-stay', { refused: [{ why: 'head', calls: 2 }] })), false);
    assert.equal(shown(play('ordinary-stay', { refused: [{ why: 'not-http', calls: 2 }] })), true);
  });

  test('what could not be read is said, unless it was of the other scheme', () => {
    const silence = (said: string) =>
      silenceOf(
        scenesIn(context, [play('ordinary-stay', { refused: [{ why: 'not-http', calls: 2, said }] })], []),
        url,
      );
    assert.match(silence('Duplicate Content-Length') ?? '', /Duplicate Content-Length(?!.*LODGING_BASE_URL)/);
    for (const said of Object.values(OTHER_SCHEME)) assert.match(silence(said) ?? '', /LODGING_BASE_URL.*scheme/);
  });

  test('a whole run in which every handshake was broken off has one cause, and fails nobody', async () => {
    const plays = scenesFor(context).map(({ name }) => play(name, { handshakes: silent }));
    const played = scenesIn(context, plays, []);
    const tests = collectPlan(context, await specsOf('client'));
    const scenes = new RecordedScenes(context, played, silenceOf(played, url));
    const judged = (await runPlan(tests, context, scenes)).filter(({ outcome }) => !/^not-/.test(outcome));
    assert.ok(judged.length > 100);
    assert.deepEqual([...new Set(judged.map(({ outcome }) => outcome))], ['inconclusive']);
    assert.deepEqual([...new Set(judged.map(({ reason }) => reason))], [silenceOf(played, url)]);
  });
});
