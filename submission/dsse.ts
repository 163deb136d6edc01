/** DSSE envelopes with Ed25519 (the Dead Simple Signing Envelope, version 1.0.2), on Node's own cryptography. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

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

/** An envelope that was read: the payload's bytes, and the signers whose signatures are valid. */
export interface OpenedEnvelope {
  readonly payloadType: string;
  readonly payload: Buffer;
  /** Key ids; empty: unsigned. */
  readonly signers: readonly string[];
}

/** Not an envelope, or one whose signature is not valid. The message is one sentence. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
}

/** The bytes that are signed: `DSSEv1 SP LEN(type) SP type SP LEN(body) SP body`. */
export function preAuthEncoding(payloadType: string, payload: Buffer): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** The id of a key: SHA-256 (hex) of its SPKI bytes. */
export function keyId(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/** Reads a private key for signing. @throws {EnvelopeError} for anything but an Ed25519 key in PKCS#8 PEM */
export function readPrivateKey(pem: string, name: string): KeyObject {
  return readKey(() => createPrivateKey(pem), name, 'an Ed25519 private key in PKCS#8 PEM; `npm run keygen` makes one');
}

/** Reads a public key to be trusted. @throws {EnvelopeError} for anything but an Ed25519 key in PEM */
export function readPublicKey(pem: string, name: string): KeyObject {
  return readKey(() => createPublicKey(pem), name, 'an Ed25519 public key in PEM');
}

function readKey(read: () => KeyObject, name: string, wanted: string): KeyObject {
  let found = 'no readable key';
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
    found = `a key of type ${key.asymmetricKeyType}`;
  } catch {
    // What the library says may quote the file; our own sentence does not.
  }
  throw new EnvelopeError(`${name} holds ${found}; expected is ${wanted}.`);
}

/** Puts a payload into an envelope, signed where there is a key. The same input gives the same bytes. */
export function seal(payloadType: string, payload: Buffer, privateKey: KeyObject | null): Buffer {
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
  const key = createPublicKey(publicKey);
  return (
    key.asymmetricKeyType === 'ed25519' && keyId(key) === keyid && verify(null, signed, key, Buffer.from(sig, 'base64'))
  );
}

/**
 * Opens an envelope over the bytes that are then used.
 * @param name the file, for messages
 * @throws {EnvelopeError} where it is not written as the suite writes it, or a signature is not valid
 */
export function open(bytes: Buffer, name: string): OpenedEnvelope {
  let envelope: DsseEnvelope;
  let payload: Buffer;
  let canonical: Buffer;
  try {
    envelope = JSON.parse(bytes.toString('utf8')) as DsseEnvelope;
    payload = Buffer.from(envelope.payload, 'base64');
    canonical = encode({ ...envelope, payload: payload.toString('base64') });
  } catch {
    throw new EnvelopeError(`${name} is not a DSSE envelope.`);
  }
  if (!canonical.equals(bytes)) throw new EnvelopeError(`${name} is not written as the suite writes an envelope.`);
  const signed = preAuthEncoding(envelope.payloadType, payload);
  for (const signature of envelope.signatures) {
    let good = false;
    try {
      good = isValid(signature, signed);
    } catch {
      // A key that cannot be read verifies nothing.
    }
    if (!good)
      throw new EnvelopeError(`The signature of ${name} is not valid: the file was changed after it was signed.`);
  }
  return { payloadType: envelope.payloadType, payload, signers: envelope.signatures.map(({ keyid }) => keyid) };
}
