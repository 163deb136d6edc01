/** DSSE envelopes with Ed25519 (the Dead Simple Signing Envelope, version 1.0.2), on Node's own cryptography. */
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { envelope as isEnvelope } from '../contract/entries.gen.ts';
import { readEd25519 } from './ed25519.ts';
import { type Problem, problem, Refusal } from './problems.ts';
import { sha256 } from './suite.ts';

/** One signature of an envelope. */
export interface DsseSignature {
  /** SHA-256 (hex) of the public key's SPKI bytes. */
  readonly keyid: string;
  /** Base64. */
  readonly sig: string;
  /** The public key, PEM: lets a reader tell a broken signature from an unknown signer. It makes nobody trusted. */
  readonly publicKey: string;
}

/** An envelope as it is written to a file. */
export interface DsseEnvelope {
  readonly payloadType: string;
  /** Base64. */
  readonly payload: string;
  /** Empty: unsigned. */
  readonly signatures: readonly DsseSignature[];
}

/** What an envelope may amount to. */
const MOST_BYTES = 2 * 2 ** 20;

/** One signature of an envelope that was read. */
export interface ReadSignature {
  readonly keyId: string;
  /** Made by that key over the payload. */
  readonly valid: boolean;
}

/** Not an envelope, or one whose signature is not valid. The message is one sentence. */
export class EnvelopeError extends Refusal {
  override readonly name = 'EnvelopeError';
  /** @param signatures those that could be read, where there is an envelope at all */
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
  return sha256(key.export({ type: 'spki', format: 'der' }));
}

/** Reads a private key for signing. @throws {EnvelopeError} for anything but an Ed25519 key in PKCS#8 PEM */
export function readPrivateKey(pem: string, name: string): KeyObject {
  let found = 'no readable key';
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
    found = `a key of type ${key.asymmetricKeyType}`;
  } catch {
    // What the library says may quote the file; our own sentence does not.
  }
  throw new EnvelopeError(problem('key.not-private', { name, found }));
}

/** Reads a public key to be trusted. @throws {EnvelopeError} for anything but one sound Ed25519 public key in PEM */
export function readPublicKey(pem: string, name: string): KeyObject {
  const read = readEd25519(pem);
  if ('key' in read) return read.key;
  throw new EnvelopeError(problem('key.not-public', { name, found: read.found }));
}

/** Puts a payload into an envelope, signed where there is a key. The same input gives the same bytes. */
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
  // A key that is written in another way, or can be nobody's, verifies nothing.
  if (!('key' in read) || read.pem !== publicKey || keyId(read.key) !== keyid) return false;
  return verify(null, signed, read.key, Buffer.from(sig, 'base64'));
}

/** An envelope as `contract/envelope.schema.json` has it; `null` where it is none. */
function envelopeIn(bytes: Buffer): { readonly envelope: DsseEnvelope; readonly payload: Buffer } | null {
  if (bytes.length > MOST_BYTES) return null;
  try {
    const envelope: unknown = JSON.parse(bytes.toString('utf8'));
    if (!isEnvelope(envelope)) return null;
    const { payload: base64 } = envelope as DsseEnvelope;
    const payload = Buffer.from(base64, 'base64');
    // No schema can say that the unused bits of base64 are zero (RFC 4648 §3.5).
    return payload.toString('base64') === base64 ? { envelope: envelope as DsseEnvelope, payload } : null;
  } catch {
    return null;
  }
}

/** Opens an envelope: its signatures in their order, none where it is unsigned. @throws {EnvelopeError} where it is written otherwise, a key signs twice, or a signature is not valid */
export function open(bytes: Buffer, name: string) {
  const found = envelopeIn(bytes);
  if (!found) throw new EnvelopeError(problem('envelope.none', { name }));
  const { envelope, payload } = found;
  // Members too many, names twice and other spellings: none of it comes out the same again.
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
