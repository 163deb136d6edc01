/** `--challenges-used FILE`, and the commands that issue a challenge and that answer one. */
import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { UsedChallenges } from '../../scripts/verify/used.ts';
import { openChallenge, seedOfChallenge, signChallenge } from '../../submission/challenge.ts';
import { packEntries } from '../../submission/pack.ts';
import { problem } from '../../submission/problems.ts';
import { unverifiable, type Verification } from '../../submission/verify/verification.ts';
import { moduleAt, ROOT, runCommand, scratch, startNode } from '../support/certify.ts';
import { assertNone, assertReported } from '../support/reported.ts';
import { entriesOf, runAgainstMock } from '../support/submission.ts';

const folder = scratch();
const path = (name: string) => join(folder, name);
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
const nonceOf = (text: string) => digestOf(`nonce ${text}`);
const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

let made = 0;
function emptyFile(content = ''): string {
  made += 1;
  const file = path(`used-${made}.txt`);
  writeFileSync(file, content);
  return file;
}

function answering(nonce: string, submission: string, change: Partial<Verification> = {}): Verification {
  const span = { validFrom: '2026-11-02T08:00:00.000Z', validUntil: '2026-11-30T08:00:00.000Z' };
  const challenge = { nonce: nonceOf(nonce), clientId: 'pms', ...span, signatures: [] };
  const standing = { consistent: true, genuine: true, level: 1, problems: [], reasons: [] } as const;
  const digest = digestOf(submission);
  return { ...unverifiable(problem('verdict.missing')), ...standing, challenge, digest, ...change };
}

describe('the file of challenges that were answered', () => {
  test('takes each challenge once, from whoever is first, and the same submission as often as it comes', () => {
    const file = emptyFile();
    const used = new UsedChallenges(file);
    for (const found of [answering('a', '1'), answering('a', '1'), answering('b', '2')])
      assert.equal(used.settle(found), found);
    const again = used.settle(answering('a', '3'));
    assert.deepEqual([again.consistent, again.genuine, again.level], [false, false, 0]);
    assertReported(again.problems, { code: 'challenge.used', nonce: nonceOf('a') });
    assert.equal(
      new UsedChallenges(file).settle(answering('b', '4')).genuine,
      false,
      'also in the next process that reads it',
    );
    const written = lines(file);
    assert.equal(written.length, 2);
    for (const line of written) assert.match(line, /^[\da-f]{64} [\da-f]{64} 20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assertNone(readdirSync(folder).filter((name) => /lock|partial/.test(name)));
  });
  test('knows a nonce again however it is written', () => {
    const hex = nonceOf('a');
    const cases = [
      [hex, hex.toUpperCase(), 'same'],
      [hex.toUpperCase(), hex, 'same'],
      [hex, `${hex.slice(0, 20).toUpperCase()}${hex.slice(20)}`, 'same'],
      ['Zb-_efghijklmnopqrstuv', 'zb-_efghijklmnopqrstuv', 'another'],
      [hex, `0${hex}`, 'another'],
      [`${hex}-`, `${hex.toUpperCase()}-`, 'another'],
    ] as const;
    const having = (nonce: string, submission: string) => {
      const found = answering('a', submission);
      return { ...found, challenge: found.challenge && { ...found.challenge, nonce } };
    };
    for (const [first, second, is] of cases) {
      const file = emptyFile();
      new UsedChallenges(file).settle(having(first, '1'));
      assert.equal(new UsedChallenges(file).settle(having(second, '2')).genuine, is === 'another', second);
      assert.ok(lines(file)[0]?.startsWith(`${first} `), 'it is kept as it was written');
    }
  });
  test('takes nothing of what is not genuine by its challenge', () => {
    const file = emptyFile();
    const used = new UsedChallenges(file);
    for (const found of [
      answering('a', '1', { level: 0, genuine: null }),
      answering('a', '2', { consistent: false, genuine: false, level: 0 }),
      answering('a', '3', { challenge: null }),
    ])
      assert.equal(used.settle(found), found);
    assert.deepEqual(lines(file), []);
  });
  test('keeps its permissions, its name behind a link, and lines with other ends', () => {
    const file = emptyFile(`${nonceOf('a')} ${digestOf('1')} 2026-11-02T08:00:00.000Z\r\n\r\n`);
    chmodSync(file, 0o640);
    const link = path('link.txt');
    symlinkSync(file, link);
    const used = new UsedChallenges(link);
    assert.equal(used.settle(answering('a', '2')).genuine, false);
    used.settle(answering('b', '1'));
    assert.deepEqual([statSync(file).mode & 0o777, lines(file).length], [0o640, 2]);
    assert.ok(readFileSync(link, 'utf8').length > 0);
  });
  const line = (nonce: string) => `${nonceOf(nonce)} ${digestOf('1')} 2026-11-02T08:00:00.000Z\n`;
  const refusals: Readonly<Record<string, [() => string, RegExp]>> = {
    'is not there': [
      () => path('nowhere.txt'),
      /cannot be read and written \(ENOENT\)\. To start one, create an empty file/,
    ],
    'is a folder': [() => folder, /is not a file/],
    'lies below a file': [() => join(emptyFile(), 'used.txt'), /cannot be read and written \(ENOTDIR\)/],
    'has a line of words': [() => emptyFile('# used so far\n'), /line 1 of .* is not "nonce SHA-256 time"/],
    'has a line without a time': [
      () => emptyFile(`${line('a')}${nonceOf('b')} ${digestOf('1')}\n`),
      /line 2 of .* is not "nonce SHA-256 time"/,
    ],
    'has a line that was cut off': [
      () => emptyFile(`${nonceOf('a')} ${digestOf('1').slice(9)}`),
      /line 1 of .* is not/,
    ],
    'has a nonce twice, in other letters': [
      () => emptyFile(line('a') + line('a').replace(nonceOf('a'), nonceOf('a').toUpperCase())),
      /line 2 of .* names a nonce again/,
    ],
  };
  for (const [what, [make, why]] of Object.entries(refusals)) {
    test(`that ${what} is refused at once`, () => {
      assert.throws(() => new UsedChallenges(make()), { name: 'UsageError', message: why });
    });
  }
  test('that cannot be written any more ends everything', () => {
    const file = emptyFile();
    const used = new UsedChallenges(file);
    mkdirSync(`${file}.${process.pid}.partial`);
    assert.throws(() => used.settle(answering('a', '1')), /cannot be read and written \([A-Z_]+\)/);
  });
  test('loses nothing to several who write it at once, and gives a challenge to one of them', async () => {
    const file = emptyFile();
    writeFileSync(`${file}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, born: '1', startedAt: 'long ago' }));
    const script = `
      import { UsedChallenges } from ${JSON.stringify(moduleAt('scripts/verify/used'))};
      const used = new UsedChallenges(${JSON.stringify(file)});
      const who = process.argv[1];
      const signatures = [];
      let won = 0;
      for (let i = 0; i < 20; i += 1) {
        for (const nonce of [who + 'x'.repeat(30) + i, 'shared' + 'x'.repeat(30) + i]) {
          const challenge = { nonce, clientId: 'c', validFrom: '', validUntil: '', signatures };
          const digest = who.repeat(64);
          const found = used.settle({ genuine: true, challenge, digest, reasons: [] });
          if (found.genuine && nonce.startsWith('shared')) won += 1;
        }
      }
      console.log(won);`;
    const started = ['a', 'b', 'c'].map((who) => startNode(['--input-type=module', '-e', script, who], ROOT).end);
    let won = 0;
    for (const { code, out, err } of await Promise.all(started)) {
      assert.equal(code, 0, err);
      won += Number(out);
    }
    assert.equal(won, 20);
    assert.equal(lines(file).length, 80);
    assert.ok(!existsSync(`${file}.lock`));
  });
});

const script = (name: string, ...args: string[]) => runCommand(name, args, folder);
/** Every refusal of a command is one sentence with exit code 2, and nothing else. */
async function assertRefused(why: RegExp, command: string, ...args: readonly string[]) {
  const { code, out, err } = await script(command, ...args);
  assert.match(err, why);
  assert.deepEqual([code, out], [2, '']);
}

/** Hours from now. */
const span = (from: number, until: number) => ({
  validFrom: new Date(Date.now() + from * 3_600_000).toISOString(),
  validUntil: new Date(Date.now() + until * 3_600_000).toISOString(),
});

describe('npx lodging-certification challenge', () => {
  before(async () => {
    assert.equal((await script('keygen', 'desk')).code, 0);
  });
  test('issues a challenge for a client and some days, and never writes over another', async () => {
    const issue = (...more: string[]) =>
      script('challenge', '--client-id', 'pms-4711', '--key', 'desk.key.pem', ...more);
    const { code, out } = await issue('--days', '7', '--out', 'first.json');
    assert.match(out, /^first\.json: for pms-4711, \S+ to \S+, nonce [\da-f]{64}\n$/);
    const { challenge } = openChallenge(readFileSync(path('first.json')));
    assert.equal(Date.parse(challenge.validUntil) - Date.parse(challenge.validFrom), 7 * 86_400_000);
    assert.deepEqual([code, challenge.clientId], [0, 'pms-4711']);
    const again = await issue('--out', 'first.json');
    assert.deepEqual([again.code, again.err.includes('already exists')], [2, true]);
    assert.equal((await issue('--out', 'second.json')).code, 0);
    assert.notEqual(openChallenge(readFileSync(path('second.json'))).challenge.nonce, challenge.nonce);
  });
  test('refuses in a sentence what would be no challenge', async () => {
    const whole = ['--client-id', 'pms', '--key', 'desk.key.pem', '--out', 'none.json'];
    const cases = [
      [['--key', 'desk.key.pem'], /challenge needs --client-id and --key/],
      [[...whole, '--days', '0'], /--days: found '0', wanted a whole number from 1 to 90/],
      [[...whole, '--days', '365000'], /--days: found '365000'/],
      [[...whole, '--days', '1e1'], /--days: found '1e1'/],
      [['--client-id', 'pms', '--key', 'desk.pub.pem'], /expected an Ed25519 private key/],
      [['--client-id', 'pms', '--key', 'nowhere.pem'], /nowhere\.pem cannot be read \(ENOENT\)/],
      [['--client-id', 'a\tb', '--key', 'desk.key.pem'], /This is not a challenge: it has .* as clientId/],
    ] as const;
    for (const [args, why] of cases) await assertRefused(why, 'challenge', ...args);
    assert.ok(!existsSync(path('none.json')));
  });
});

describe('npx lodging-certification certify --challenge', () => {
  test('refuses, before anything is sent, what it cannot answer', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const nonce = nonceOf('z');
    const clientId = 'certification-client';
    const file = (name: string, bytes: Buffer | string) => {
      writeFileSync(path(name), bytes);
      return name;
    };
    const cases = [
      [file('old.json', signChallenge({ nonce, clientId, ...span(-9, -8) }, privateKey)), /has expired: it was valid/],
      [file('new.json', signChallenge({ nonce, clientId, ...span(8, 9) }, privateKey)), /is not valid before/],
      [file('other.json', signChallenge({ nonce, clientId: 'pms', ...span(-1, 1) }, privateKey)), /for the client pms/],
    ] as const;
    const refused = (name: string, why: RegExp) => assertRefused(why, 'certify', '--challenge', name, '--out', 'out');
    for (const [name, why] of cases) await refused(name, why);
    const own = file('own.json', signChallenge({ nonce, clientId, ...span(-1, 1) }, privateKey));
    writeFileSync(path('own.key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(path('.env'), 'LODGING_KEY_FILE=own.key.pem\n');
    await refused(own, /signed by the key that signs the submission/).finally(() => rmSync(path('.env')));
    assert.ok(!existsSync(path('out')));
  });
});

describe('npx lodging-certification verify with a challenge', () => {
  const verify = (...args: string[]) => script('verify', ...args);
  const keys = generateKeyPairSync('ed25519');
  before(async () => {
    writeFileSync(path('provider.pub.pem'), keys.publicKey.export({ type: 'spki', format: 'pem' }));
    writeFileSync(path('provider.key.pem'), keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const given = { nonce: nonceOf('v'), clientId: 'certification-client', ...span(-1, 1) };
    const challenge = signChallenge(given, keys.privateKey);
    const context = { claims: ['token-form'] as const, seed: seedOfChallenge(challenge) };
    for (const name of ['one.zip', 'two.zip']) {
      const run = await runAgainstMock({ context });
      writeFileSync(path(name), await packEntries(await entriesOf(run, { challenge })));
    }
  });
  test('says genuine of the first who answers it, and refuses another; of both in one batch too', async () => {
    writeFileSync(path('used.txt'), '');
    const asked = ['--accept-mock', '--trust-challenge', 'provider.pub.pem', '--challenges-used', 'used.txt'];
    const first = await verify(...asked, 'one.zip');
    assert.match(first.out, /^one\.zip: genuine, complete, certified \(mock\)\n/);
    assert.match(first.out, / {2}Proof +level 1 .*\n +Level 1 is .*\n {2}Challenge [\da-f]{23}… for/);
    assert.equal(first.code, 0);
    const both = await verify(...asked, '--json', 'two.zip', 'one.zip');
    const [two, one] = JSON.parse(both.out);
    assert.deepEqual([two.consistent, two.exitCode, one.genuine, one.exitCode, both.code], [false, 4, true, 0, 4]);
    assert.equal(two.problems[0].code, 'challenge.used');
    assert.equal(lines(path('used.txt')).length, 1);
    writeFileSync(path('used.txt'), '');
    const { out } = await verify(...asked, 'two.zip', 'one.zip');
    assert.match(out, /^two\.zip: genuine.*\none\.zip: NOT GENUINE: Its chall/);
  });
  test('is of level 0 for whoever names nobody that issues challenges, or trusts the key for something else', async () => {
    for (const options of [[], ['--trust', 'provider.pub.pem']]) {
      const { out } = await verify('--accept-mock', ...options, 'one.zip');
      assert.match(out, /^one\.zip: consistent, complete, certified \(mock\)\n/);
      assert.match(out, / {2}Note +It answers a challenge signed by /);
    }
  });
  test('ends with 2 before anything where keys or file cannot be used', async () => {
    const cases = [
      [['--trust-challenge', 'provider.key.pem'], /--trust-challenge: provider\.key\.pem holds a private key/],
      [['--trust', 'provider.key.pem'], /--trust: provider\.key\.pem holds a private key/],
      [['--trust', 'provider.pub.pem', '--trust-challenge', 'provider.pub.pem'], /both name the key/],
      [['--challenges-used', 'used.txt'], /Add --trust-challenge KEY\.pem/],
      [['--trust-challenge', 'provider.pub.pem', '--challenges-used', 'no.txt'], /no\.txt cannot be read and written/],
      [['--trust-challenge', 'nowhere.pem'], /nowhere\.pem cannot be read \(ENOENT\)/],
    ] as const;
    for (const [args, why] of cases) await assertRefused(why, 'verify', ...args, 'one.zip');
  });
});
