/** Keys and signatures: which keys are valid, and which are refused. */
import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, type KeyObject, verify as nodeVerify } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  EnvelopeError,
  envelopeOf,
  keyId,
  open,
  preAuthEncoding,
  readPrivateKey,
  readPublicKey,
} from '../../submission/dsse.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import { selfSigned } from '../support/self-signed.ts';

/** The prime of the field (RFC 8032 §5.1). */
const P = 2n ** 255n - 19n;
/** The order of the base point (RFC 8032 §5.1). */
const L = 2n ** 252n + 27742317777372353535851937790883648493n;

function encoded(y: bigint, sign: bigint): Buffer {
  return Buffer.from((y + (sign << 255n)).toString(16).padStart(64, '0'), 'hex').reverse();
}

const enveloped = (envelope: unknown) => Buffer.from(`${JSON.stringify(envelope, null, 2)}\n`);
const pemOf = (raw: Buffer) =>
  `-----BEGIN PUBLIC KEY-----\n${Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]).toString('base64')}\n-----END PUBLIC KEY-----\n`;
const good = generateKeyPairSync('ed25519');
const publicPem = good.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const TYPE = 'text/plain';
const PAYLOAD = Buffer.from('hello');

/** The points of small order as their bytes are known from the literature (table 1 of "Taming the Many EdDSAs"). */
const KNOWN = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
];

/** The same points in other bytes: a y of P or more, and a sign where there is no other point. */
const SMALL = [...KNOWN.map((hex) => Buffer.from(hex, 'hex')), encoded(1n, 1n), encoded(P - 1n, 1n)].concat(
  [P, P + 1n].flatMap((y) => [0n, 1n].map((sign) => encoded(y, sign))),
);

/** Those that are no point of the curve, or written in another way than the one there is (RFC 8032 §5.1.3). */
const IDLE = [...[2n, 7n, 8n, 11n, 12n].map((y) => encoded(y, 0n)), encoded(P + 3n, 0n), Buffer.alloc(32, 0xff)];

function throwsExpected(act: () => unknown, expected: Expected): void {
  assert.throws(act, (error) => {
    assert.ok(error instanceof EnvelopeError);
    assertReported(error.problems, expected);
    return true;
  });
}

describe("an Ed25519 key that is nobody's", () => {
  const signedWith = (raw: Buffer) => {
    const id = keyId(createPublicKey(pemOf(raw)));
    const envelope = JSON.parse(envelopeOf(TYPE, PAYLOAD, good.privateKey).toString());
    return enveloped({ ...envelope, signatures: [{ ...envelope.signatures[0], keyid: id, publicKey: pemOf(raw) }] });
  };
  test('is refused as a trusted key and as a signer if it is of small order', () => {
    for (const raw of SMALL) {
      throwsExpected(() => readPublicKey(pemOf(raw), 'a.pem'), { code: 'key.not-public', found: /small order/ });
      throwsExpected(() => open(signedWith(raw), 'a.json'), 'envelope.signature');
    }
  });
  test('would sign some texts for Node itself, with a signature that nobody made', () => {
    // R is the neutral element and S is 0: that fits each text whose digest is a multiple of the key's order.
    const sig = Buffer.concat([encoded(1n, 0n), Buffer.alloc(32)]);
    const fits = (key: KeyObject) =>
      [...Array(64).keys()].filter((n) => nodeVerify(null, Buffer.from(`${n}`), key, sig));
    for (const raw of SMALL) assert.ok(fits(createPublicKey(pemOf(raw))).length > 0, raw.toString('hex'));
    for (const raw of IDLE) {
      assert.deepEqual(fits(createPublicKey(pemOf(raw))), [], raw.toString('hex'));
      throwsExpected(() => open(signedWith(raw), 'a.json'), 'envelope.signature');
    }
    assert.deepEqual(fits(good.publicKey), []);
    const first = pemOf(Buffer.from(KNOWN[0] as string, 'hex'));
    const signature = { keyid: keyId(createPublicKey(first)), sig: sig.toString('base64'), publicKey: first };
    const envelope = { payloadType: TYPE, payload: PAYLOAD.toString('base64'), signatures: [signature] };
    throwsExpected(() => open(enveloped(envelope), 'a.json'), 'envelope.signature');
  });
  test('is none of two hundred that were made by chance', () => {
    for (let i = 0; i < 200; i += 1) {
      const spki = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' });
      assert.ok(readPublicKey(pemOf(spki.subarray(12)), 'a.pem'));
    }
  });
});

describe('a file that is no public key', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = (key: KeyObject, type: 'spki' | 'pkcs8' | 'pkcs1') =>
    key.export({ type, format: 'pem' } as never).toString();
  const foundPrivate = 'a private key, which must never be given away';
  const privatePem = pem(good.privateKey, 'pkcs8');
  const others: Readonly<Record<string, [string, string]>> = {
    'a private key': [privatePem, foundPrivate],
    'an encrypted private key': [
      good.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }).toString(),
      foundPrivate,
    ],
    'a private and a public key': [privatePem + publicPem, foundPrivate],
    'two public keys': [publicPem + publicPem, 'more than one key'],
    'a certificate': [selfSigned.cert, 'a certificate'],
    'an RSA key': [pem(rsa.publicKey, 'spki'), 'a key of type rsa'],
    'an RSA key of the older form': [pem(rsa.publicKey, 'pkcs1'), 'a key of type rsa'],
    'an EC key': [pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey, 'spki'), 'a key of type ec'],
    'an X25519 key': [pem(generateKeyPairSync('x25519').publicKey, 'spki'), 'a key of type x25519'],
    'an Ed448 key': [pem(generateKeyPairSync('ed448').publicKey, 'spki'), 'a key of type ed448'],
    'a key cut off': [publicPem.replace(/.{8}\n-----END/, '\n-----END'), 'no readable key'],
    'text before a key': [`-- trust me --\n${publicPem}`, 'no readable key'],
    nothing: ['', 'no readable key'],
    'very much': [publicPem + '\n'.repeat(1e6), 'no readable key'],
  };
  for (const [what, [text, found]] of Object.entries(others)) {
    test(`${what} is trusted by nobody`, () => {
      throwsExpected(() => readPublicKey(text, 'a.pem'), { code: 'key.not-public', name: 'a.pem', found });
    });
  }
  test('a public key with other line ends, or with none at its end, is one', () => {
    for (const text of [publicPem, publicPem.replaceAll('\n', '\r\n'), publicPem.trimEnd(), `\n${publicPem}\n`]) {
      assert.equal(keyId(readPublicKey(text, 'a.pem')), keyId(good.publicKey));
    }
  });
  test('a public key, a certificate and keys of other kinds sign nothing', () => {
    const [certificate] = others['a certificate'] ?? [''];
    for (const text of [publicPem, certificate, pem(rsa.privateKey, 'pkcs8'), '']) {
      throwsExpected(() => readPrivateKey(text, 'a.pem'), 'key.not-private');
    }
  });
});

describe('an envelope', () => {
  const signed = JSON.parse(envelopeOf(TYPE, PAYLOAD, good.privateKey).toString());
  const [first] = signed.signatures;
  const by = (key: KeyObject) => JSON.parse(envelopeOf(TYPE, PAYLOAD, key).toString()).signatures[0];
  const signing = (change: object) => enveloped({ ...signed, signatures: [{ ...first, ...change }] });
  const bare = Buffer.from(first.sig, 'base64');
  const malleated = () => {
    const s = BigInt(`0x${Buffer.from(bare.subarray(32)).reverse().toString('hex')}`) + L;
    return Buffer.concat([bare.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse()]);
  };
  const flipped = Buffer.from(bare.map((byte, at) => (at === 0 ? byte ^ 1 : byte)));
  const foreign = generateKeyPairSync('ed25519');
  const cases: Readonly<Record<string, readonly [make: () => Buffer, why?: Expected]>> = {
    'with S beyond the order': [() => signing({ sig: malleated().toString('base64') }), 'envelope.signature'],
    'with a signature over something else': [() => signing({ sig: flipped.toString('base64') }), 'envelope.signature'],
    'with a signature of no bytes': [() => signing({ sig: '' })],
    'with a signature of 65 bytes': [() => signing({ sig: Buffer.concat([bare, Buffer.alloc(1)]).toString('base64') })],
    'with a signature in base64url': [() => signing({ sig: bare.toString('base64url') })],
    'with the id of another key': [() => signing({ keyid: keyId(foreign.publicKey) }), 'envelope.signature'],
    'with an id in upper case': [() => signing({ keyid: first.keyid.toUpperCase() })],
    'with a key in another spelling': [() => signing({ publicKey: `${first.publicKey}\n` })],
    'with a private key': [
      () => signing({ publicKey: good.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }),
    ],
    'signed twice by one key': [() => enveloped({ ...signed, signatures: [first, first] }), 'envelope.signed-twice'],
    'signed twice by one key, one of them wrong': [
      () => enveloped({ ...signed, signatures: [first, { ...first, sig: flipped.toString('base64') }] }),
      'envelope.signed-twice',
    ],
    'signed nine times': [
      () =>
        enveloped({
          ...signed,
          signatures: Array.from({ length: 9 }, () => by(generateKeyPairSync('ed25519').privateKey)),
        }),
    ],
    'with a member too many': [() => enveloped({ ...signed, more: 1 })],
    'with a member too many in a signature': [() => signing({ cert: 'x' })],
    'with __proto__': [
      () => Buffer.from(enveloped(signed).toString().replace('{', '{\n  "__proto__": {"signatures": []},')),
    ],
    'with members in another order': [
      () => enveloped({ payload: signed.payload, payloadType: TYPE, signatures: [first] }),
      'envelope.other-notation',
    ],
    'with loose base64': [() => enveloped({ ...signed, payload: 'aGVsbG9' })],
    'with unused bits in base64': [() => enveloped({ ...signed, payload: 'aGVsbG9=' })],
    'with a long type': [() => enveloped({ ...signed, payloadType: 't'.repeat(101) })],
    'with a list of nulls': [() => enveloped({ ...signed, signatures: [null] })],
    'of 3 MB': [() => enveloped({ ...signed, payload: 'A'.repeat(3 * 2 ** 20) })],
    'of a million brackets': [() => Buffer.from('['.repeat(1e6))],
    'nested as deep as it may be': [() => Buffer.from(`{"payload": ${'['.repeat(5e5)}${']'.repeat(5e5)}}`)],
  };
  for (const [what, [make, why = 'envelope.none']] of Object.entries(cases)) {
    test(`${what} is refused`, () => {
      throwsExpected(() => open(make(), 'a.json'), why);
    });
  }
  test('tells every signature where one is not valid', () => {
    const wrong = { ...by(foreign.privateKey), sig: flipped.toString('base64') };
    let reported: EnvelopeError | null = null;
    try {
      open(enveloped({ ...signed, signatures: [first, wrong] }), 'a.json');
    } catch (error) {
      reported = error as EnvelopeError;
    }
    const validities = reported?.signatures.map(({ valid }) => valid);
    assert.deepEqual(validities, [true, false]);
  });
  test('with eight signatures is opened, and each is reported', () => {
    const signers = Array.from({ length: 8 }, () => generateKeyPairSync('ed25519'));
    const { signatures } = open(
      enveloped({ ...signed, signatures: signers.map(({ privateKey }) => by(privateKey)) }),
      'a.json',
    );
    assert.deepEqual(
      signatures,
      signers.map(({ publicKey }) => ({ keyId: keyId(publicKey), valid: true })),
    );
  });
  test('is signed over type and payload', () => {
    assert.ok(nodeVerify(null, preAuthEncoding(TYPE, PAYLOAD), good.publicKey, bare));
  });
});
