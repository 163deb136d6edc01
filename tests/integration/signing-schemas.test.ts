/** A submission's digests and signatures match their published schemas; what the schemas forbid is not read. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { ATTESTATION, CHALLENGE, openAttestation, STATEMENT_TYPE } from '../../submission/attestation.ts';
import {
  CHALLENGE_TYPE,
  type Challenge,
  openChallenge,
  seedOfChallenge,
  signChallenge,
} from '../../submission/challenge.ts';
import { envelopeOf, open } from '../../submission/dsse.ts';
import { publishedValidator } from '../support/published.ts';
import { entriesOf, runAgainstMock } from '../support/submission.ts';

const validatorFor = (name: string) => publishedValidator(`${name}.schema.json`);
const [isEnvelope, isStatement, isChallenge] = ['envelope', 'statement', 'challenge'].map(validatorFor) as [
  Validate,
  Validate,
  Validate,
];
type Validate = ReturnType<typeof validatorFor>;

const { privateKey } = generateKeyPairSync('ed25519');
const conforming: Challenge = {
  nonce: '5f2c8ad91be0437fa6d2c35e71f4098b',
  clientId: 'certification-client',
  validFrom: new Date(Date.now() - 3_600_000).toISOString(),
  validUntil: new Date(Date.now() + 3_600_000).toISOString(),
};
let entries: Map<string, Buffer>;

before(async () => {
  const challenge = signChallenge(conforming, privateKey);
  const context = { claims: ['token-form'] as const, seed: seedOfChallenge(challenge) };
  entries = await entriesOf(await runAgainstMock({ context }), { challenge, key: privateKey });
});

function valid(validate: Validate, value: unknown, name: string): void {
  assert.ok(validate(value), `${name}: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
}

test('what a run is sealed with is valid', () => {
  for (const name of [ATTESTATION, CHALLENGE]) {
    const bytes = entries.get(name) as Buffer;
    valid(isEnvelope, JSON.parse(bytes.toString()), name);
    const payload = JSON.parse(open(bytes, name).payload.toString());
    valid(name === CHALLENGE ? isChallenge : isStatement, payload, name);
  }
});

/** What a hostile hand puts in the place of a value. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', ' ', '\u0000', 'a'.repeat(3000), -1, 1e300, null, [], {}, [[[[]]]], '2026-02-30T00:00:00.000Z'),
  fc.stringMatching(/^[0-9a-f]{22,40}$/),
  fc.stringMatching(/^[A-Za-z0-9+/_=-]{20,90}$/),
  fc.stringMatching(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-6]\d(\.\d{1,4})?Z$/),
);

function mutated(value: unknown, places: readonly number[], instead: unknown, how: number): unknown {
  if (typeof value !== 'object' || value === null || places.length === 0) return instead;
  const [place = 0, ...rest] = places;
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(value));
  const names = Object.keys(copy);
  if (how === 0) return Object.assign(copy, { [`more${place}`]: instead });
  const name = names[place % Math.max(names.length, 1)];
  if (name === undefined) return instead;
  if (how === 1 && rest.length === 0) delete copy[name];
  else copy[name] = mutated(copy[name], rest, instead, how);
  return copy;
}

const changes = [fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), anything, fc.nat(5)] as const;
const reads = (act: () => unknown) => {
  try {
    act();
    return true;
  } catch (error) {
    assert.equal((error as Error).name, 'EnvelopeError');
    return false;
  }
};

describe('what is changed in one place', () => {
  test('is a challenge where its schema says so and its times agree, and not otherwise', () => {
    const seen = { valid: 0, none: 0 };
    fc.assert(
      fc.property(...changes, (places, instead, how) => {
        const value = mutated(conforming, places, instead, how) as Challenge;
        const bytes = envelopeOf(CHALLENGE_TYPE, Buffer.from(JSON.stringify(value)), privateKey);
        const isWithin = ({ validFrom, validUntil }: Challenge) => {
          const span = Date.parse(validUntil) - Date.parse(validFrom);
          return span > 0 && span <= 90 * 86_400_000;
        };
        const expected = isChallenge(value) && isWithin(value) && bytes.length <= 16_384;
        seen[expected ? 'valid' : 'none'] += 1;
        assert.equal(
          reads(() => openChallenge(bytes)),
          expected,
          JSON.stringify(value),
        );
      }),
      { numRuns: 600 },
    );
    assert.ok(seen.valid > 20 && seen.none > 200, JSON.stringify(seen));
  });
  test('is read as a statement only where its schema allows what it is about', () => {
    const { payload } = open(entries.get(ATTESTATION) as Buffer, ATTESTATION);
    const statement = JSON.parse(payload.toString());
    // What it says of the run is compared with the evidence, byte by byte.
    const known = { predicate: statement.predicate };
    fc.assert(
      fc.property(...changes, (places, instead, how) => {
        const value = mutated(statement, places, instead, how) as object;
        const bytes = envelopeOf(STATEMENT_TYPE, Buffer.from(JSON.stringify(value)), null);
        const isRead = reads(() => openAttestation(bytes));
        const isObject = typeof value === 'object' && value !== null && 'predicate' in value;
        assert.equal(isRead, isObject && isStatement({ ...value, ...known }), JSON.stringify(value).slice(0, 300));
      }),
      { numRuns: 600 },
    );
  });
  test('is opened as an envelope only where its schema allows it', () => {
    const envelope = JSON.parse((entries.get(CHALLENGE) as Buffer).toString());
    let opened = 0;
    fc.assert(
      fc.property(...changes, (places, instead, how) => {
        const value = mutated(envelope, places, instead, how);
        if (!reads(() => open(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), 'a.json'))) return;
        opened += 1;
        valid(isEnvelope, value, 'envelope');
      }),
      { numRuns: 600 },
    );
    assert.ok(opened < 120);
  });
});
