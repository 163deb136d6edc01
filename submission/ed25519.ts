/**
 * Ed25519 public keys, read strictly: Node takes any 32 bytes, and with a point of small order one signature fits every
 * text (RFC 8032 §5.1; Chalkias, Garillot, Nikolaenko, "Taming the Many EdDSAs", 2020, table 1).
 */
import { createPublicKey, type KeyObject } from 'node:crypto';

/** SPKI of Ed25519 up to the 32 bytes of the key (RFC 8410 §4). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const PEM = /^\s*-----BEGIN PUBLIC KEY-----\s([A-Za-z0-9+/=\s]{40,2000})-----END PUBLIC KEY-----\s*$/;
/** A key file is far smaller. */
const LONGEST_PEM = 10_000;

/** The prime of the field, 2^255 - 19, and the curve's constant -121665/121666 (RFC 8032 §5.1). */
const P = 2n ** 255n - 19n;
const D = 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3n;

const mod = (value: bigint) => ((value % P) + P) % P;

/** Whether a number has a square root in the field, by Euler's criterion. */
function isSquare(value: bigint): boolean {
  let result = 1n;
  let base = mod(value);
  for (let exponent = (P - 1n) / 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % P;
    base = (base * base) % P;
  }
  return result <= 1n;
}

/** The y of the eight points of small order, as the bytes of a key without their sign. */
const SMALL_ORDER = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
]);

/** What keeps 32 bytes from being somebody's public key; `null`: nothing. */
export function keyProblem(bytes: Buffer): string | null {
  const reversed = Buffer.from(bytes).reverse();
  const sign = (reversed[0] as number) >> 7;
  reversed[0] = (reversed[0] as number) & 0x7f;
  const y = BigInt(`0x${reversed.toString('hex')}`);
  if (y >= P) return 'an Ed25519 key that is not written in the one way there is (RFC 8032 §5.1.3)';
  const u = mod(y * y - 1n);
  if (!isSquare(u * (D * y * y + 1n)) || (u === 0n && sign === 1)) {
    return 'an Ed25519 key that is no point of the curve (RFC 8032 §5.1.3)';
  }
  return SMALL_ORDER.has(reversed.reverse().toString('hex'))
    ? 'an Ed25519 key of small order, with which one signature fits every text'
    : null;
}

/** What stands in a text that is no Ed25519 public key. */
function otherThing(pem: string): string {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(pem)) return 'a private key, which nobody else should ever see';
  if (/-----BEGIN [A-Z0-9 ]*CERTIFICATE-----/.test(pem)) return 'a certificate';
  if ((pem.match(/-----BEGIN /g) ?? []).length > 1) return 'more than one key';
  if (/-----BEGIN RSA PUBLIC KEY-----/.test(pem)) return 'a key of type rsa';
  return 'no readable key';
}

/** A public key that was read, or what was found instead of one. */
export type ReadKey = { readonly key: KeyObject; readonly pem: string } | { readonly found: string };

/** Reads the one Ed25519 public key (SPKI, PEM) of a text. */
export function readEd25519(text: string): ReadKey {
  const inside = text.length <= LONGEST_PEM ? PEM.exec(text)?.[1] : undefined;
  if (inside === undefined) return { found: otherThing(text.slice(0, LONGEST_PEM)) };
  try {
    const key = createPublicKey({ key: Buffer.from(inside, 'base64'), format: 'der', type: 'spki' });
    const pem = key.export({ type: 'spki', format: 'pem' }).toString();
    const spki = key.export({ type: 'spki', format: 'der' });
    const isEd25519 = spki.length === SPKI_PREFIX.length + KEY_BYTES && spki.indexOf(SPKI_PREFIX) === 0;
    if (!isEd25519) return { found: `a key of type ${key.asymmetricKeyType}` };
    const problem = keyProblem(spki.subarray(SPKI_PREFIX.length));
    return problem === null ? { key, pem } : { found: problem };
  } catch {
    // What the library says may quote the text.
    return { found: 'no readable key' };
  }
}
