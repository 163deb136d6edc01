/** Certificates of one run: a new authority, what it signs, and certificates no client may accept. */
import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import * as x509 from '@peculiar/x509';
import type { BadCertificate } from '../../contract/scene.ts';
import type { Certificate } from '../listener/connections.ts';

/** The certificates of a run. No authority's key is kept. */
export interface Certificates {
  readonly authority: string;
  readonly server: Certificate;
  readonly bad: Readonly<Record<BadCertificate, Certificate>>;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;
/** A paused run may resume weeks later; validity also starts early, for clocks that are behind. */
const LIFE_MS = 60 * DAY_MS;
/** No client's clock is so far behind that an expired certificate would be valid there. */
const LONG_OVER_MS = 30 * DAY_MS;
/** Reserved (RFC 6761 §6.4). */
const ANOTHER_HOST = 'another-host.invalid';

type Span = readonly [from: number, to: number];

interface Authority {
  readonly name: string;
  readonly keys: webcrypto.CryptoKeyPair;
}

const { digitalSignature, keyCertSign, cRLSign } = x509.KeyUsageFlags;
const newKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']) as Promise<Authority['keys']>;

/** @param valid from when, and until when */
async function certificateOf(
  { name, keys }: Authority,
  by: Authority,
  [notBefore, notAfter]: Span,
  more: readonly x509.Extension[],
) {
  const isAuthority = by.keys === keys;
  return x509.X509CertificateGenerator.create({
    ...{ subject: `CN=${name}`, issuer: `CN=${by.name}`, publicKey: keys.publicKey },
    ...{ signingKey: by.keys.privateKey, signingAlgorithm: ALGORITHM },
    ...{ notBefore: new Date(notBefore), notAfter: new Date(notAfter) },
    extensions: [
      new x509.BasicConstraintsExtension(isAuthority, isAuthority ? 0 : undefined, true),
      new x509.KeyUsagesExtension(isAuthority ? keyCertSign | cRLSign : digitalSignature, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ...more,
    ],
  });
}

async function issued(by: Authority, hosts: readonly string[], valid: Span): Promise<Certificate> {
  const keys = await newKeys();
  const names = hosts.map((value) => ({ type: isIP(value) ? ('ip' as const) : ('dns' as const), value }));
  const certificate = await certificateOf({ name: 'Certification of a client', keys }, by, valid, [
    new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
    new x509.SubjectAlternativeNameExtension(names),
    await x509.AuthorityKeyIdentifierExtension.create(by.keys.publicKey),
  ]);
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { cert: `${certificate.toString('pem')}\n`, key: `${x509.PemConverter.encode(key, 'PRIVATE KEY')}\n` };
}

/** Makes the certificates of a run. @param hosts names and addresses of the provider */
export async function makeCertificates(hosts: readonly string[], now: number = Date.now()): Promise<Certificates> {
  x509.cryptoProvider.set(webcrypto as unknown as typeof globalThis.crypto);
  const name = 'Lodging certification made for one run';
  const authority = { name, keys: await newKeys() };
  // By its name alone nobody can tell who it is.
  const stranger = { name, keys: await newKeys() };
  const valid = [now - DAY_MS, now + LIFE_MS] as const;
  const [server, untrusted, wrongHost, expired] = await Promise.all([
    issued(authority, hosts, valid),
    issued(stranger, hosts, valid),
    issued(authority, [ANOTHER_HOST], valid),
    issued(authority, hosts, [now - LONG_OVER_MS - LIFE_MS, now - LONG_OVER_MS]),
  ]);
  const root = await certificateOf(authority, authority, valid, []);
  return { authority: `${root.toString('pem')}\n`, server, bad: { untrusted, 'wrong-host': wrongHost, expired } };
}

/** How to make usual stacks trust an authority, one line each. @param file its certificate */
export function trustLines(file: string): string[] {
  const quoted = JSON.stringify(file);
  return [
    `Node:    NODE_EXTRA_CA_CERTS=${quoted} node …`,
    `Java:    keytool -importcert -noprompt -alias certification -file ${quoted} -keystore certification.jks -storepass changeit`,
    '         java -Djavax.net.ssl.trustStore=certification.jks -Djavax.net.ssl.trustStorePassword=changeit …',
    `.NET:    SSL_CERT_FILE=${quoted} dotnet … (Linux); certutil -user -addstore Root ${quoted} (Windows)`,
    `Python:  SSL_CERT_FILE=${quoted} REQUESTS_CA_BUNDLE=${quoted} python …`,
    `Go:      SSL_CERT_FILE=${quoted} ./program (Linux)`,
    `Ruby:    SSL_CERT_FILE=${quoted} ruby …`,
    `PHP:     php -d curl.cainfo=${quoted} -d openssl.cafile=${quoted} …`,
    `Perl:    PERL_LWP_SSL_CA_FILE=${quoted} perl … (LWP); HTTP::Tiny->new(verify_SSL => 1, SSL_options => {SSL_ca_file => ${quoted}})`,
    `curl:    curl --cacert ${quoted} …`,
  ];
}
