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
import { keyProblem } from '../../submission/ed25519.ts';
import { selfSigned } from '../support/self-signed.ts';
import { assertTold, type Told } from '../support/told.ts';

const P = 2n ** 255n - 19n;
/** The order of the base point (RFC 8032 §5.1). */
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const mod = (value: bigint, by = P) => ((value % by) + by) % by;
function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}
const inverse = (value: bigint) => power(value, P - 2n);
const D = mod(-121665n * inverse(121666n));

type Point = readonly [bigint, bigint];
const NEUTRAL: Point = [0n, 1n];

/** The sum of two points (RFC 8032 §5.1.4). */
function sum([x1, y1]: Point, [x2, y2]: Point): Point {
  const product = mod(D * x1 * x2 * y1 * y2);
  return [mod((x1 * y2 + y1 * x2) * inverse(1n + product)), mod((y1 * y2 + x1 * x2) * inverse(1n - product))];
}

function times(point: Point, factor: bigint): Point {
  let [result, doubled] = [NEUTRAL, point];
  for (let left = factor; left > 0n; left >>= 1n) {
    if (left & 1n) result = sum(result, doubled);
    doubled = sum(doubled, doubled);
  }
  return result;
}

/** A point with this y; `null`: none (RFC 8032 §5.1.3). */
function pointAt(y: bigint): Point | null {
  const square = mod((y * y - 1n) * inverse(D * y * y + 1n));
  const root = power(square, (P + 3n) / 8n);
  const x = [root, mod(root * power(2n, (P - 1n) / 4n))].find((each) => mod(each * each) === square);
  return x === undefined ? null : [x, y];
}

function encoded(y: bigint, sign: bigint): Buffer {
  return Buffer.from((y + (sign << 255n)).toString(16).padStart(64, '0'), 'hex').reverse();
}

/** The eight points whose eightfold is the neutral element. */
function torsion(): Point[] {
  for (let y = 2n; ; y += 1n) {
    const point = pointAt(y);
    const generator = point && times(point, L);
    if (generator && times(generator, 4n)[1] !== 1n)
      return [...Array(8).keys()].map((n) => times(generator, BigInt(n)));
  }
}

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

function strangeKeys(): [string, Buffer, RegExp][] {
  const small = torsion().map(([x, y]): [string, Buffer, RegExp] => [
    `small order, y = ${y.toString(16).slice(0, 8)}…`,
    encoded(y, x & 1n),
    /small order/,
  ]);
  const nowhere = [2n, 7n, 8n, 11n, 12n].filter((y) => pointAt(y) === null);
  const beyond = [...Array(19).keys()].flatMap((n) => [0n, 1n].map((sign) => encoded(P + BigInt(n), sign)));
  return [
    ...small,
    ...nowhere.map((y): [string, Buffer, RegExp] => [`no point has y = ${y}`, encoded(y, 0n), /no point of the curve/]),
    ['the neutral element with the other sign', encoded(1n, 1n), /no point of the curve/],
    ['y = -1 with the other sign', encoded(P - 1n, 1n), /no point of the curve/],
    ...beyond.map((bytes): [string, Buffer, RegExp] => [
      `not canonical: ${bytes.toString('hex', 0, 2)}…${bytes.toString('hex', 31)}`,
      bytes,
      /not written in the one way there is/,
    ]),
    ['all ones', Buffer.alloc(32, 0xff), /not written in the one way there is/],
  ];
}

function throwsTold(act: () => unknown, told: Told): void {
  assert.throws(act, (error) => {
    assert.ok(error instanceof EnvelopeError);
    assertTold(error.problems, told);
    return true;
  });
}

describe("an Ed25519 key that is nobody's", () => {
  test('the points of small order are the eight that the literature lists', () => {
    const own = torsion().map(([x, y]) => encoded(y, x & 1n).toString('hex'));
    assert.deepEqual([...own].sort(), [...KNOWN].sort());
  });
  test('is refused as a trusted key and as a signer, whatever is wrong with it', () => {
    const all = strangeKeys();
    assert.ok(all.length > 50);
    for (const [what, raw, why] of all) {
      assert.match(keyProblem(raw) ?? '', why, what);
      throwsTold(() => readPublicKey(pemOf(raw), 'a.pem'), { code: 'key.not-public', found: why });
      const id = keyId(createPublicKey(pemOf(raw)));
      const envelope = JSON.parse(envelopeOf(TYPE, PAYLOAD, good.privateKey).toString());
      const signature = { ...envelope.signatures[0], keyid: id, publicKey: pemOf(raw) };
      const bytes = Buffer.from(`${JSON.stringify({ ...envelope, signatures: [signature] }, null, 2)}\n`);
      throwsTold(() => open(bytes, 'a.json'), 'envelope.signature');
    }
  });
  test('would sign any text for Node itself', () => {
    // R is the neutral element and S is 0: with a key of order 1 it fits every text.
    const sig = Buffer.concat([encoded(1n, 0n), Buffer.alloc(32)]);
    const key = createPublicKey(pemOf(encoded(1n, 0n)));
    for (const text of ['one', 'another']) assert.ok(nodeVerify(null, Buffer.from(text), key, sig));
    const signature = { keyid: keyId(key), sig: sig.toString('base64'), publicKey: pemOf(encoded(1n, 0n)) };
    const envelope = { payloadType: TYPE, payload: PAYLOAD.toString('base64'), signatures: [signature] };
    throwsTold(() => open(Buffer.from(`${JSON.stringify(envelope, null, 2)}\n`), 'a.json'), 'envelope.signature');
  });
  test('is none of two hundred that were made by chance', () => {
    for (let i = 0; i < 200; i += 1) {
      const spki = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' });
      assert.equal(keyProblem(spki.subarray(12)), null);
    }
  });
});

describe('a file that is no public key', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = (key: KeyObject, type: 'spki' | 'pkcs8' | 'pkcs1') =>
    key.export({ type, format: 'pem' } as never).toString();
  const others: Readonly<Record<string, [string, string]>> = {
    'a private key': [pem(good.privateKey, 'pkcs8'), 'a private key, which nobody else should ever see'],
    'an encrypted private key': [
      good.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }).toString(),
      'a private key, which nobody else should ever see',
    ],
    'a private and a public key': [
      pem(good.privateKey, 'pkcs8') + publicPem,
      'a private key, which nobody else should ever see',
    ],
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
      throwsTold(() => readPublicKey(text, 'a.pem'), { code: 'key.not-public', name: 'a.pem', found });
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
      throwsTold(() => readPrivateKey(text, 'a.pem'), 'key.not-private');
    }
  });
});

describe('an envelope', () => {
  const sealed = JSON.parse(envelopeOf(TYPE, PAYLOAD, good.privateKey).toString());
  const [first] = sealed.signatures;
  const bytesOf = (envelope: unknown) => Buffer.from(`${JSON.stringify(envelope, null, 2)}\n`);
  const by = (key: KeyObject) => JSON.parse(envelopeOf(TYPE, PAYLOAD, key).toString()).signatures[0];
  const signing = (change: object) => bytesOf({ ...sealed, signatures: [{ ...first, ...change }] });
  const bare = Buffer.from(first.sig, 'base64');
  const malleated = () => {
    const s = BigInt(`0x${Buffer.from(bare.subarray(32)).reverse().toString('hex')}`) + L;
    return Buffer.concat([bare.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse()]);
  };
  const flipped = Buffer.from(bare.map((byte, at) => (at === 0 ? byte ^ 1 : byte)));
  const foreign = generateKeyPairSync('ed25519');
  const cases: Readonly<Record<string, [() => Buffer, Told]>> = {
    'with S beyond the order': [() => signing({ sig: malleated().toString('base64') }), 'envelope.signature'],
    'with a signature over something else': [() => signing({ sig: flipped.toString('base64') }), 'envelope.signature'],
    'with a signature of no bytes': [() => signing({ sig: '' }), 'envelope.none'],
    'with a signature of 65 bytes': [
      () => signing({ sig: Buffer.concat([bare, Buffer.alloc(1)]).toString('base64') }),
      'envelope.none',
    ],
    'with a signature in base64url': [() => signing({ sig: bare.toString('base64url') }), 'envelope.none'],
    'with the id of another key': [() => signing({ keyid: keyId(foreign.publicKey) }), 'envelope.signature'],
    'with an id in upper case': [() => signing({ keyid: first.keyid.toUpperCase() }), 'envelope.none'],
    'with a key in another spelling': [() => signing({ publicKey: `${first.publicKey}\n` }), 'envelope.none'],
    'with a private key': [
      () => signing({ publicKey: good.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }),
      'envelope.none',
    ],
    'signed twice by one key': [() => bytesOf({ ...sealed, signatures: [first, first] }), 'envelope.signed-twice'],
    'signed twice by one key, one of them wrong': [
      () => bytesOf({ ...sealed, signatures: [first, { ...first, sig: flipped.toString('base64') }] }),
      'envelope.signed-twice',
    ],
    'signed nine times': [
      () =>
        bytesOf({
          ...sealed,
          signatures: Array.from({ length: 9 }, () => by(generateKeyPairSync('ed25519').privateKey)),
        }),
      'envelope.none',
    ],
    'with a member too many': [() => bytesOf({ ...sealed, more: 1 }), 'envelope.none'],
    'with a member too many in a signature': [() => signing({ cert: 'x' }), 'envelope.none'],
    'with __proto__': [
      () => Buffer.from(bytesOf(sealed).toString().replace('{', '{\n  "__proto__": {"signatures": []},')),
      'envelope.none',
    ],
    'with members in another order': [
      () => bytesOf({ payload: sealed.payload, payloadType: TYPE, signatures: [first] }),
      'envelope.other-notation',
    ],
    'with loose base64': [() => bytesOf({ ...sealed, payload: 'aGVsbG9' }), 'envelope.none'],
    'with unused bits in base64': [() => bytesOf({ ...sealed, payload: 'aGVsbG9=' }), 'envelope.none'],
    'with a long type': [() => bytesOf({ ...sealed, payloadType: 't'.repeat(101) }), 'envelope.none'],
    'with a list of nulls': [() => bytesOf({ ...sealed, signatures: [null] }), 'envelope.none'],
    'of 3 MB': [() => bytesOf({ ...sealed, payload: 'A'.repeat(3 * 2 ** 20) }), 'envelope.none'],
    'of a million brackets': [() => Buffer.from('['.repeat(1e6)), 'envelope.none'],
    'nested as deep as it may be': [
      () => Buffer.from(`{"payload": ${'['.repeat(5e5)}${']'.repeat(5e5)}}`),
      'envelope.none',
    ],
  };
  for (const [what, [make, why]] of Object.entries(cases)) {
    test(`${what} is refused`, () => {
      throwsTold(() => open(make(), 'a.json'), why);
    });
  }
  test('tells every signature where one is not valid', () => {
    const wrong = { ...by(foreign.privateKey), sig: flipped.toString('base64') };
    let told: EnvelopeError | null = null;
    try {
      open(bytesOf({ ...sealed, signatures: [first, wrong] }), 'a.json');
    } catch (error) {
      told = error as EnvelopeError;
    }
    assert.deepEqual(
      told?.signatures.map(({ valid }) => valid),
      [true, false],
    );
  });
  test('with eight signatures is opened, and each is told', () => {
    const signers = Array.from({ length: 8 }, () => generateKeyPairSync('ed25519'));
    const { signatures } = open(
      bytesOf({ ...sealed, signatures: signers.map(({ privateKey }) => by(privateKey)) }),
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
