/**
 * Certificates: W3C Verifiable Credentials (VC Data Model 2.0), secured as JWTs (VC-JOSE-COSE §3.1.1, `vc+jwt`,
 * EdDSA). No network is needed to check them: the header contains the key, and the reader knows which ids count.
 */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { CompactSign, compactVerify, decodeProtectedHeader } from 'jose';
import type { Validator } from '../../contract/ajv.ts';
import { firstFault } from '../../contract/faults.ts';
import type { Schemas } from '../../contract/schemas.gen.ts';
import { shownFromOutside, shownPath } from '../../contract/visible.ts';
import { EnvelopeError, keyId, readPublicKey } from '../../submission/dsse.ts';
import { levelSentence } from '../../submission/levels.ts';
import type { Decision, Issued } from '../register/entry.ts';
import { certificate as isCertificate, statusList as isStatusList } from '../register/files.gen.ts';
import { RegisterError, wrong } from '../register/problems.ts';
import type { Head } from '../register/register.ts';

/** The data model's own context, and one for the members that are ours (`contract/certificate.schema.json`). */
export const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  { '@vocab': 'urn:lodging-certification:certificate:v1#' },
] as const;

const CERTIFICATE_NAME = 'Lodging Reservation Notification Service: certificate';

/** The addresses below an issuer's own. */
export const issuerUrl = (url: string): string => `${url}/issuer.json`;
export const statusListUrl = (url: string): string => `${url}/status.jwt`;
export const certificateUrl = (url: string, id: string): string => `${url}/certificates/${id}`;

/** A certificate as a credential (`contract/certificate.schema.json`). */
export type Certificate = ReturnType<typeof certificateOf>;

/** The certificate of an accepted submission. @param entry the register's entry that accepted it */
export function certificateOf({ submission, waivers, completes }: Decision, issued: Issued, entry: Head) {
  const { id, url, statusListIndex, validFrom, validUntil } = issued;
  const { product, subject, answeredBy, claims, profile, suite, level, digest } = submission;
  if (!product || !subject || !suite || !answeredBy)
    throw new TypeError('What is accepted is genuine and names its product');
  const named = profile?.name ? { name: profile.name } : {};
  return {
    '@context': CONTEXT,
    id: certificateUrl(url, id),
    type: ['VerifiableCredential', 'LodgingCertificate'],
    name: CERTIFICATE_NAME,
    issuer: issuerUrl(url),
    validFrom,
    validUntil,
    credentialSubject: {
      type: 'CertifiedProduct',
      product,
      subject,
      answeredBy,
      claims,
      ...(profile ? { profile: { ...named, digest: profile.digest } } : {}),
      suite: { version: suite.version, digest: suite.digest },
      proof: { level, statement: levelSentence(level) },
      waivers: waivers.map(({ id: requirement, expires }) => ({ requirement, expires })),
      ...(completes ? { completes: completes.submission } : {}),
      submission: digest,
      entry: { number: entry.number, digest: entry.digest },
    },
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusListIndex),
      statusListCredential: statusListUrl(url),
    },
  };
}

/** A key as a JWK (RFC 8037), with only its three public members. */
function publicJwk(key: KeyObject): Readonly<Record<'kty' | 'crv' | 'x', string>> {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x };
}

const keyUrl = (issuer: string, key: KeyObject): string => `${issuer}#${keyId(createPublicKey(key))}`;

/** A credential as a JWT. The same credential and key give the same text. */
export function signCredential(credential: { readonly issuer: string }, key: KeyObject): Promise<string> {
  const { issuer } = credential;
  return new CompactSign(Buffer.from(JSON.stringify(credential)))
    .setProtectedHeader({
      alg: 'EdDSA',
      typ: 'vc+jwt',
      cty: 'vc',
      iss: issuer,
      kid: keyUrl(issuer, key),
      jwk: publicJwk(key),
    })
    .sign(key);
}

/** The issuer's document (Controlled Identifiers 1.0), with the keys of its certificates. @param jwts all it signed */
export function issuerDocument(url: string, jwts: readonly string[]): object {
  const id = issuerUrl(url);
  const keys = new Map(jwts.map(decodeProtectedHeader).map(({ kid = '', jwk = {} }) => [kid, jwk]));
  const methods = [...keys].map(([kid, jwk]) => ({ id: kid, type: 'JsonWebKey', controller: id, publicKeyJwk: jwk }));
  const assertionMethod = [...keys.keys()];
  return { '@context': ['https://www.w3.org/ns/cid/v1'], id, verificationMethod: methods, assertionMethod };
}

const JWT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
/** A certificate is far smaller; a status list of 131,072 random bits is not larger. */
const LONGEST = 400_000;

function headerOf(jwt: string) {
  try {
    return decodeProtectedHeader(jwt);
  } catch {
    throw new RegisterError([wrong('certificate.unreadable')]);
  }
}

/** The key in a header. Its id decides whether it counts. */
function keyIn({ jwk }: ReturnType<typeof decodeProtectedHeader>): KeyObject {
  try {
    const { kty = '', crv = '', x = '' } = (jwk ?? {}) as Readonly<Record<string, string>>;
    const pem = createPublicKey({ key: { kty, crv, x }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    return readPublicKey(pem.toString(), 'jwk');
  } catch (error) {
    const isOdd = error instanceof EnvelopeError;
    throw new RegisterError([isOdd ? wrong('certificate.altered') : wrong('certificate.unreadable')]);
  }
}

/** Whether each part has the canonical base64url encoding (unused bits are zero). */
const isPlain = (jwt: string) =>
  jwt.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** The payload of a JWT signed by a trusted key. @param trusted key ids @throws {RegisterError} */
async function opened(jwt: string, trusted: ReadonlySet<string>): Promise<unknown> {
  if (jwt.length > LONGEST || !JWT.test(jwt)) throw new RegisterError([wrong('certificate.unreadable')]);
  const header = headerOf(jwt);
  if (header.alg !== 'EdDSA') {
    throw new RegisterError([wrong('certificate.algorithm', { found: shownFromOutside(header.alg) })]);
  }
  if (header.typ !== 'vc+jwt') throw new RegisterError([wrong('certificate.unreadable')]);
  const key = keyIn(header);
  const id = keyId(key);
  if (!trusted.has(id)) throw new RegisterError([wrong('certificate.unknown-issuer', { key: id.slice(0, 16) })]);
  try {
    const { payload } = await compactVerify(jwt, key, { algorithms: ['EdDSA'] });
    if (isPlain(jwt)) return JSON.parse(Buffer.from(payload).toString('utf8'));
  } catch {
    // The library's own message would not help the reader.
  }
  throw new RegisterError([wrong('certificate.altered')]);
}

const CHECKS = {
  certificate: firstFault(isCertificate as Validator),
  statusList: firstFault(isStatusList as Validator),
};

async function openedAs(kind: keyof typeof CHECKS, jwt: string, trusted: ReadonlySet<string>): Promise<unknown> {
  const value = await opened(jwt, trusted);
  const fault = CHECKS[kind](value);
  if (!fault) return value;
  const why = `${shownPath(fault.path)}: found ${fault.found}; wanted ${fault.wanted}`;
  throw new RegisterError([wrong('certificate.other-kind', { why })]);
}

/** Reads a certificate. @param trusted key ids @throws {RegisterError} if it is not one, or not signed by them */
export const openCertificate = (jwt: string, trusted: ReadonlySet<string>) =>
  openedAs('certificate', jwt, trusted) as Promise<Certificate>;

/** Reads a status list in the same way. */
export const openStatusList = (jwt: string, trusted: ReadonlySet<string>) =>
  openedAs('statusList', jwt, trusted) as Promise<StatusList>;

/** The list of revoked certificates as a credential. */
export type StatusList = Schemas['certificate.statusList'];
