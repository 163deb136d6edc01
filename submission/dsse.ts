/** DSSE envelopes with Ed25519 (Dead Simple Signing Envelope 1.0.2), by Node's cryptography; keys are read strictly. */
import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';
import { envelope as isEnvelope } from '../contract/entries.gen.ts';
import { parsedJson } from '../contract/json.ts';
import type { Schemas } from '../contract/schemas.gen.ts';
import { type Problem, problem, Refusal } from './problems.ts';

/** SPKI of Ed25519 up to the 32 bytes of the key (RFC 8410 §4). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const PEM = /^\s*-----BEGIN PUBLIC KEY-----\s([A-Za-z0-9+/=\s]{40,2000})-----END PUBLIC KEY-----\s*$/;
/** A key file is far smaller. */
const LONGEST_PEM = 10_000;

/**
 * The y of the eight points of small order, as a key's bytes without sign, in each of their encodings: Node takes them,
 * and one signature fits every text (Chalkias, Garillot, Nikolaenko, "Taming the Many EdDSAs", 2020, table 1). With a
 * key that is no point of the curve nothing is ever verified.
 */
const SMALL_ORDER = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
]);

function isOfSmallOrder(key: Buffer): boolean {
  const y = Buffer.from(key);
  y.writeUInt8(y.readUInt8(KEY_BYTES - 1) & 0x7f, KEY_BYTES - 1);
  return SMALL_ORDER.has(y.toString('hex'));
}

function otherThing(pem: string): string {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(pem)) return 'a private key, which must never be given away';
  if (/-----BEGIN [A-Z0-9 ]*CERTIFICATE-----/.test(pem)) return 'a certificate';
  if ((pem.match(/-----BEGIN /g) ?? []).length > 1) return 'more than one key';
  if (/-----BEGIN RSA PUBLIC KEY-----/.test(pem)) return 'a key of type rsa';
  return 'no readable key';
}

type ReadKey = { readonly key: KeyObject; readonly pem: string } | { readonly found: string };

function readEd25519(text: string): ReadKey {
  const inside = text.length <= LONGEST_PEM ? PEM.exec(text)?.[1] : undefined;
  if (inside === undefined) return { found: otherThing(text.slice(0, LONGEST_PEM)) };
  try {
    const key = createPublicKey({ key: Buffer.from(inside, 'base64'), format: 'der', type: 'spki' });
    const pem = key.export({ type: 'spki', format: 'pem' }).toString();
    const spki = key.export({ type: 'spki', format: 'der' });
    const isEd25519 = spki.length === SPKI_PREFIX.length + KEY_BYTES && spki.indexOf(SPKI_PREFIX) === 0;
    if (!isEd25519) return { found: `a key of type ${key.asymmetricKeyType}` };
    return isOfSmallOrder(spki.subarray(SPKI_PREFIX.length))
      ? { found: 'an Ed25519 key of small order, with which one signature fits every text' }
      : { key, pem };
  } catch {
    // The library's message may quote the text.
    return { found: 'no readable key' };
  }
}

/** An envelope as it is written to a file: its payload in base64, and no signatures where it is unsigned. */
type DsseEnvelope = Schemas['envelope'];

/** One signature with its key, to tell a broken signature from an unknown signer; it makes no key trusted. */
type DsseSignature = DsseEnvelope['signatures'][number];

const MOST_BYTES = 2 * 2 ** 20;

export interface ReadSignature {
  readonly keyId: string;
  /** Made by that key over the payload. */
  readonly valid: boolean;
}

/** Key ids, joined for a sentence. */
export const keysOf = (signatures: readonly Pick<ReadSignature, 'keyId'>[]): string =>
  signatures.map(({ keyId }) => `${keyId.slice(0, 16)}…`).join(', ');

/** Not an envelope, or one whose signature is not valid. The message is one sentence. */
export class EnvelopeError extends Refusal {
  override readonly name = 'EnvelopeError';
  /** @param signatures those that could be read, if there is an envelope */
  constructor(
    why: Problem,
    readonly signatures: readonly ReadSignature[] = [],
  ) {
    super([why]);
  }
}

/** The bytes that are signed: `DSSEv1 SP LEN(type) SP type SP LEN(body) SP body`. */
export function preAuthEncoding(payloadType: string, payload: Buffer): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** The id of a key: SHA-256 (hex) of its SPKI bytes. */
export function keyId(key: KeyObject): string {
  return hash('sha256', key.export({ type: 'spki', format: 'der' }));
}

/** Reads a private key for signing. @throws {EnvelopeError} for anything but an Ed25519 key in PKCS#8 PEM */
export function readPrivateKey(pem: string, name: string): KeyObject {
  let found = 'no readable key';
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
    found = `a key of type ${key.asymmetricKeyType}`;
  } catch {
    // The library's message may quote the file.
  }
  throw new EnvelopeError(problem('key.not-private', { name, found }));
}

/** Reads a public key to be trusted. @throws {EnvelopeError} for anything but one sound Ed25519 public key in PEM */
export function readPublicKey(pem: string, name: string): KeyObject {
  const read = readEd25519(pem);
  if ('key' in read) return read.key;
  throw new EnvelopeError(problem('key.not-public', { name, found: read.found }));
}

/** Puts a payload into an envelope, signed if there is a key. The same input gives the same bytes. */
export function envelopeOf(payloadType: string, payload: Buffer, privateKey: KeyObject | null): Buffer {
  const signatures: DsseSignature[] = [];
  if (privateKey) {
    const publicKey = createPublicKey(privateKey);
    signatures.push({
      keyid: keyId(publicKey),
      sig: sign(null, preAuthEncoding(payloadType, payload), privateKey).toString('base64'),
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    });
  }
  return encode({ payloadType, payload: payload.toString('base64'), signatures });
}

function encode({ payloadType, payload, signatures }: DsseEnvelope): Buffer {
  const inOrder = signatures.map(({ keyid, sig, publicKey }) => ({ keyid, sig, publicKey }));
  return Buffer.from(`${JSON.stringify({ payloadType, payload, signatures: inOrder }, null, 2)}\n`);
}

function isValid({ keyid, sig, publicKey }: DsseSignature, signed: Buffer): boolean {
  const read = readEd25519(publicKey);
  // A key in another encoding, or an unsound one, verifies nothing.
  if (!('key' in read) || read.pem !== publicKey || keyId(read.key) !== keyid) return false;
  return verify(null, signed, read.key, Buffer.from(sig, 'base64'));
}

/** An envelope by `contract/envelope.schema.json`; `null` if it is not one. */
function envelopeIn(bytes: Buffer): { readonly envelope: DsseEnvelope; readonly payload: Buffer } | null {
  if (bytes.length > MOST_BYTES) return null;
  const envelope = parsedJson(bytes.toString('utf8'));
  if (!isEnvelope(envelope)) return null;
  const { payload: base64 } = envelope as DsseEnvelope;
  const payload = Buffer.from(base64, 'base64');
  // No schema can say that the unused bits of base64 are zero (RFC 4648 §3.5).
  return payload.toString('base64') === base64 ? { envelope: envelope as DsseEnvelope, payload } : null;
}

/**
 * Opens an envelope, with its signatures in order.
 * @throws {EnvelopeError} if it has another notation, a key signs twice, or a signature is not valid
 */
export function open(bytes: Buffer, name: string) {
  const found = envelopeIn(bytes);
  if (!found) throw new EnvelopeError(problem('envelope.none', { name }));
  const { envelope, payload } = found;
  // Extra members, duplicate names and other notations do not survive encoding again.
  if (!encode(envelope).equals(bytes)) throw new EnvelopeError(problem('envelope.other-notation', { name }));
  const { payloadType } = envelope;
  const signed = preAuthEncoding(payloadType, payload);
  const signatures = envelope.signatures.map(
    (each): ReadSignature => ({ keyId: each.keyid, valid: isValid(each, signed) }),
  );
  if (new Set(signatures.map(({ keyId: id }) => id)).size < signatures.length) {
    throw new EnvelopeError(problem('envelope.signed-twice', { name }), signatures);
  }
  const broken = signatures.find(({ valid }) => !valid);
  if (broken) {
    throw new EnvelopeError(problem('envelope.signature', { name, key: broken.keyId.slice(0, 16) }), signatures);
  }
  return { payloadType, payload, signatures };
}
