/** The ways in which a client's calls reach the suite: chosen on the command line. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CertifyOptions } from '../../scripts/certify/options.ts';
import { type Certificates, makeCertificates, trustLines } from '../ways/certificates.ts';
import { hostsOf } from '../ways/hosts.ts';

/** Where the provider listens, and what makes it known there. */
export interface Place {
  readonly host: string;
  readonly reachedAt: string;
  readonly port: number;
  /** `null`: plain HTTP. */
  readonly certificates: Certificates | null;
  /** The certificate of the authority, as a file. */
  readonly caFile: string | null;
  /** What there is to be told of it: a line each. */
  readonly lines: readonly string[];
}

/** Where the provider listens if nothing else is asked for. */
export const LOCAL = '127.0.0.1';

const CA_FILE = 'certification-ca.pem';
const OPEN =
  'Others than this machine can reach the provider while the run lasts: it takes calls from everybody who gets there.';

/** What of the options says where the provider listens. */
export type WhereAsked = Pick<CertifyOptions, 'host' | 'port' | 'https'>;

/**
 * Makes the place that the options ask for.
 * @param out the folder that gets the certificate of the authority
 * @param kept the certificates of a run that goes on
 */
export async function placeOf(
  { host = LOCAL, port = 0, https }: WhereAsked,
  out: string,
  kept: Certificates | null = null,
): Promise<Place> {
  const { reachedAt, named, isOpen } = hostsOf(host);
  const warning = isOpen ? [`warning: ${OPEN}`] : [];
  if (!https) return { host, reachedAt, port, certificates: null, caFile: null, lines: warning };
  const certificates = kept ?? (await makeCertificates(named));
  const caFile = resolve(join(out, CA_FILE));
  mkdirSync(out, { recursive: true });
  writeFileSync(caFile, certificates.authority);
  const trust = [
    `HTTPS: the client has to trust ${caFile} (LODGING_CA_FILE), which was made for this run alone:`,
    ...trustLines(caFile).map((line) => `  ${line}`),
  ];
  return { host, reachedAt, port, certificates, caFile, lines: [...warning, ...trust] };
}
