/** A provider's challenge: what is one, who issued it, and what a submission that answers it is worth. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { signingOf } from '../../scripts/certify/prepare.ts';
import { UsageError } from '../../scripts/usage.ts';
import { CHALLENGE } from '../../submission/attestation.ts';
import {
  CHALLENGE_TYPE,
  type Challenge,
  challengeObstacles,
  openChallenge,
  seedOfChallenge,
  signChallenge,
} from '../../submission/challenge.ts';
import { EnvelopeError, envelopeOf, keyId, open } from '../../submission/dsse.ts';
import type { ProblemCode } from '../../submission/problems.ts';
import type { Wanted } from '../../submission/verify/verification.ts';
import { scratch } from '../support/certify.ts';
import { clientSettings } from '../support/operator.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import { ANYBODY, type Run, runAgainstMock, verifyRun } from '../support/submission.ts';

const HOUR = 3_600_000;
const CLIENT = 'certification-client';
const [provider, party, stranger] = [1, 2, 3].map(() => generateKeyPairSync('ed25519')) as [Pair, Pair, Pair];
interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const moment = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const conforming = (): Challenge => ({
  nonce: '5f2c8ad91be0437fa6d2c35e71f4098b',
  clientId: CLIENT,
  validFrom: moment(-1),
  validUntil: moment(1),
});
const signed = (payload: unknown, key: KeyObject | null = provider.privateKey, type = CHALLENGE_TYPE) =>
  envelopeOf(type, Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)), key);
const having = (change: Partial<Record<string, unknown>>) => signed({ ...conforming(), ...change });
const lasting = (from: string, until: string) => having({ validFrom: from, validUntil: until });

function signedBy(bytes: Buffer, ...keys: KeyObject[]): Buffer {
  const { payloadType, payload } = open(bytes, 'a.json');
  const each = keys.map((key) => JSON.parse(envelopeOf(payloadType, payload, key).toString()));
  const signatures = each.flatMap((envelope) => envelope.signatures);
  return Buffer.from(`${JSON.stringify({ ...each[0], signatures }, null, 2)}\n`);
}

/** By the code, and what is found where it is a fault of a member. */
const NONE: Readonly<Record<string, Readonly<Record<string, () => Buffer>>>> = {
  'challenge.fault as nonce': {
    'a nonce of 124 bits': () => having({ nonce: 'a'.repeat(31) }),
    'a nonce of 22 hexadecimal digits': () => having({ nonce: '5f2c8ad91be0437fa6d2c3' }),
    'a nonce without an end': () => having({ nonce: 'f'.repeat(129) }),
    'a nonce with a blank': () => having({ nonce: '5f2c8ad91be0437fa6d2c35e71f4098b 0' }),
    'a nonce with a line feed': () => having({ nonce: '5f2c8ad91be0437fa6d2c35e71f4098b\n' }),
    'a nonce in base64': () => having({ nonce: 'AbCdEfGhIjKlMnOpQrStUv/+==' }),
  },
  'challenge.fault as clientId': {
    'no client': () => having({ clientId: '' }),
    'a client of 600 characters': () => having({ clientId: 'c'.repeat(600) }),
    'a client that steers a terminal': () => having({ clientId: 'pms\u001b[2J' }),
  },
  'challenge.fault as validFrom': {
    'a date alone': () => having({ validFrom: '2026-11-02' }),
    'an offset': () => having({ validFrom: '2026-11-02T08:00:00.000+00:00' }),
    'no fraction': () => having({ validFrom: '2026-11-02T08:00:00Z' }),
    '31 November': () => having({ validFrom: '2026-11-31T08:00:00.000Z' }),
    'second 60': () => having({ validFrom: '2026-12-31T23:59:60.000Z' }),
    'a year of six digits': () => having({ validFrom: '+002026-11-02T08:00:00.000Z' }),
  },
  'challenge.fault as validUntil': {
    never: () => having({ validUntil: 'never' }),
  },
  'challenge.too-long': {
    '90 days and a millisecond': () => lasting('2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.001Z'),
  },
  'challenge.backwards': {
    'the other way round': () => lasting(moment(1), moment(-1)),
    'no time at all': () => lasting('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
  },
  'challenge.fault an unknown key as': {
    'a level of its own': () => having({ level: 3 }),
    'a comment': () => having({ '': 'hello' }),
    __proto__: () => signed(JSON.stringify(conforming()).replace('{', '{"__proto__":{"level":3},')),
    'what is deep': () =>
      signed(JSON.stringify(conforming()).replace('}', `,"x":${'['.repeat(3000)}${']'.repeat(3000)}}`)),
  },
  'challenge.fault is': {
    'a list': () => signed([conforming()]),
    null: () => signed('null'),
  },
  'challenge.not-json': {
    'no JSON': () => signed('nonce: 5f2c'),
    'JSON after a byte order mark': () => signed(`\ufeff${JSON.stringify(conforming())}`),
  },
  'challenge.unsigned': {
    'no signature': () => signed(conforming(), null),
    'a signature taken off': () => envelopeOf(CHALLENGE_TYPE, open(signed(conforming()), 'a.json').payload, null),
  },
  'challenge.other-type': {
    "an attestation's": () => signed(conforming(), provider.privateKey, 'application/vnd.in-toto+json'),
    none: () => signed(conforming(), provider.privateKey, ''),
  },
  'challenge.too-large': {
    '20 kB of blanks': () => signed(JSON.stringify(conforming()) + ' '.repeat(20_000)),
    brackets: () => signed('['.repeat(20_000)),
  },
};

describe('what is no challenge', () => {
  for (const [why, cases] of Object.entries(NONE)) {
    for (const [what, make] of Object.entries(cases)) {
      test(`${what}: ${why}`, () => {
        assert.throws(
          () => openChallenge(make()),
          (error) => {
            assert.ok(error instanceof EnvelopeError);
            const [code = '', ...found] = why.split(' ');
            const reported = { code: code as ProblemCode, name: CHALLENGE };
            assertReported(
              error.problems,
              found.length > 0 ? { ...reported, found: RegExp(found.join(' ')) } : reported,
            );
            return true;
          },
        );
      });
    }
  }
  test('nothing speaks against one of 90 days, in any order of members, with blanks, of any nonce that is long enough', () => {
    const { nonce, clientId, ...span } = conforming();
    for (const bytes of [
      lasting('2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'),
      signed(JSON.stringify({ ...span, clientId, nonce }, null, 4)),
      having({ nonce: 'Zb-_efghijklmnopqrstuv' }),
      having({ nonce: 'A'.repeat(128) }),
      having({ clientId: 'Hôtel "Ärger": {1}, "nonce": x' }),
    ])
      assert.deepEqual(openChallenge(bytes).signatures, [{ keyId: keyId(provider.publicKey), valid: true }]);
  });
});

describe('a run that begins now', () => {
  const run = { clientId: CLIENT, now: Date.now(), signer: keyId(party.publicKey) };
  const cases: Readonly<Record<string, [Buffer, Expected | null]>> = {
    'for this client and time can be answered': [signed(conforming()), null],
    'of yesterday cannot': [lasting(moment(-48), moment(-24)), 'challenge.expired'],
    'of tomorrow cannot': [lasting(moment(24), moment(48)), 'challenge.too-early'],
    "of somebody else's client cannot": [
      having({ clientId: 'somebody' }),
      { code: 'challenge.not-for-this-client', client: 'somebody', own: CLIENT },
    ],
    'by the key that signs the run cannot': [signed(conforming(), party.privateKey), 'challenge.own'],
  };
  for (const [what, [bytes, why]] of Object.entries(cases)) {
    test(`a challenge ${what}`, () => {
      const obstacles = challengeObstacles(openChallenge(bytes), run);
      if (why) assertReported(obstacles, why);
      else assert.deepEqual(obstacles, []);
    });
  }
});

const ids = (...pairs: Pair[]) => new Set(pairs.map(({ publicKey }) => keyId(publicKey)));
const issuing = (...pairs: Pair[]): Wanted => ({ ...ANYBODY, trustedChallenge: ids(...pairs) });
const answer = (challenge: Buffer, seed = seedOfChallenge(challenge)) =>
  runAgainstMock({ context: { claims: ['token-form'], seed } });

describe('a submission with a challenge', () => {
  let plain: Run;
  const byProvider = signed(conforming());
  const byParty = signed({ ...conforming(), nonce: 'Zb-_efghijklmnopqrstuv' }, party.privateKey);
  const byBoth = signedBy(byProvider, party.privateKey, provider.privateKey);
  const runs = new Map<Buffer, Run>();
  before(async () => {
    plain = await answer(byProvider, 'c0ffee'.padEnd(32, '0'));
    for (const challenge of [byProvider, byParty, byBoth]) runs.set(challenge, await answer(challenge));
  });
  const verified = async (challenge: Buffer, wanted: Wanted, key?: Pair) =>
    verifyRun(runs.get(challenge) ?? plain, { challenge, ...(key ? { key: key.privateKey } : {}) }, wanted);

  test("is genuine and of level 1 where the provider's own key has signed the challenge", async () => {
    for (const [challenge, wanted, key] of [
      [byProvider, { ...issuing(provider), trusted: ids(party) }, undefined],
      [byProvider, { ...issuing(provider), trusted: ids(party) }, party],
      // Two that issue challenges.
      [byBoth, issuing(provider, party), stranger],
    ] as const) {
      const found = await verified(challenge, wanted, key);
      assert.deepEqual([found.reasons, found.level, found.genuine, found.notes], [[], 1, true, []]);
      assert.ok(found.challenge?.signatures.every(({ trusted }) => trusted));
    }
  });
  test('is of level 0 and says why where whoever signed it is not known to issue challenges', async () => {
    const cases: readonly [Buffer, Wanted, Pair?][] = [
      [byProvider, ANYBODY],
      // What --trust meant before: a key that signs submissions.
      [byProvider, { ...ANYBODY, trusted: ids(provider) }],
      [byProvider, issuing(stranger, party)],
      [byParty, { ...issuing(provider), trusted: ids(party) }],
      [byParty, { ...issuing(provider), trusted: ids(party) }, stranger],
      // In both lists by mistake: it signs submissions, so it issues no challenges.
      [byParty, { ...issuing(provider, party), trusted: ids(party) }, stranger],
      [byBoth, issuing(stranger)],
      // Signed by a provider whom nobody here knows, and by the party itself, whose key is said to issue challenges.
      [byBoth, issuing(party), party],
      [byBoth, { ...issuing(party), trusted: ids(party) }, stranger],
      // The provider's own challenge, to which the party added signatures until its run's values were to its liking.
      [byBoth, issuing(provider), stranger],
      [byBoth, { ...issuing(provider), trusted: ids(party) }, stranger],
      [byBoth, { ...issuing(provider), trusted: ids(party) }, party],
    ];
    for (const [challenge, wanted, key] of cases) {
      const found = await verified(challenge, wanted, key);
      assert.deepEqual([found.reasons, found.level, found.genuine, found.consistent], [[], 0, null, true]);
      assert.match(found.doubts[0]?.code ?? '', /^challenge\.(unknown-issuer|signature-added)$/);
      assert.equal(found.challenge?.clientId, CLIENT);
    }
  });
  test('is none where nobody but its own signer has signed the challenge, whomever one trusts', async () => {
    for (const wanted of [ANYBODY, issuing(party), { ...issuing(party), trusted: ids(party) }]) {
      const found = await verified(byParty, wanted, party);
      assert.deepEqual([found.consistent, found.genuine, found.level], [false, false, 0]);
      assertReported(found.problems, 'challenge.own');
    }
  });
  test('is none where what it carries is no challenge, or one that it does not answer', async () => {
    const carried: readonly [Buffer, Expected][] = [
      [having({ nonce: '' }), { code: 'challenge.fault', found: /as nonce$/ }],
      [Buffer.from('{}'), { code: 'envelope.none', name: CHALLENGE }],
      [having({ clientId: 'somebody' }), { code: 'challenge.other-client', client: 'somebody' }],
      [lasting(moment(-9), moment(-7)), 'challenge.other-time'],
      [lasting(moment(7), moment(9)), 'challenge.other-time'],
      [having({ nonce: 'e'.repeat(32) }), 'challenge.other-seed'],
    ];
    for (const [challenge, why] of carried) {
      const found = await verified(challenge, issuing(provider));
      assert.deepEqual([found.consistent, found.level], [false, 0]);
      assertReported(found.problems, why);
    }
  });
});

test('a challenge that is made is one, and no other can be made', () => {
  assert.deepEqual(openChallenge(signChallenge(conforming(), provider.privateKey)).challenge.clientId, CLIENT);
  const years = { ...conforming(), validUntil: '2999-01-01T00:00:00.000Z' };
  for (const wrong of [{ ...conforming(), nonce: 'short' }, { ...conforming(), clientId: '' }, years])
    assert.throws(() => signChallenge(wrong, provider.privateKey), /This is not a challenge/);
});

test('a file that holds no challenge is refused by the name of its option, with the file that is wanted instead', (t) => {
  const files: Readonly<Record<string, string | Buffer>> = {
    'text.json': 'not JSON',
    'other.json': '{"a":1}',
    'of-another-type.json': signed(conforming(), provider.privateKey, 'application/json'),
    'unsigned.json': signed(conforming(), null),
  };
  const folder = scratch(t, files);
  const refusal = (name: string) => (error: unknown) => {
    assert.ok(error instanceof UsageError);
    assert.ok(error.message.startsWith(`--challenge: ${join(folder, name)} `), error.message);
    return name === 'missing.json' || error.message.includes(' challenge.dsse.json ');
  };
  for (const name of [...Object.keys(files), 'missing.json'])
    assert.throws(() => signingOf(clientSettings(), { challenge: join(folder, name) }), refusal(name), name);
});
