/** Where a provider listens, how others reach it, and its certificate. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { hostInAddress, isLoopback } from '../../contract/address.ts';
import { type Certificates, makeCertificates, trustLines } from './certificates.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Reachable by others, IPv4 first. */
function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const open = all.filter(({ internal, scopeid }) => !internal && !scopeid);
  return open.sort((a, b) => a.family.localeCompare(b.family)).map(({ address }) => address);
}

/** The hosts of a listener: `named` in its certificate; `others`: not announced. @param addresses of this machine */
export function hostsOf(host: string, addresses: readonly string[] = ownAddresses()) {
  const usual = ['localhost', '127.0.0.1', '::1'];
  const isOpen = !isLoopback(hostInAddress(host));
  if (!EVERYWHERE.includes(host)) return { reachedAt: host, named: [...new Set([host, ...usual])], isOpen, others: [] };
  const named = [...new Set([...addresses, hostname(), ...usual])];
  return { reachedAt: addresses[0] ?? LOCAL, named, isOpen, others: addresses.slice(1) };
}

/** Where the provider listens, and what makes it known there. */
export type Place = Awaited<ReturnType<typeof placeOf>>;

export const LOCAL = '127.0.0.1';

/** The authority of a run's certificates, in the folder of its results. */
export const CA_FILE = 'certification-ca.pem';
const OPEN = 'Other machines can reach the provider while the run lasts: it accepts calls from anybody.';

/** Where the provider should listen. */
export interface WhereAsked {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly https: boolean;
}

/** Prepares the place. @param out gets the authority's certificate @param kept certificates of a resumed run */
export async function placeOf(
  { host = LOCAL, port = 0, https }: WhereAsked,
  out: string,
  kept: Certificates | null = null,
) {
  const { reachedAt, named, isOpen, others } = hostsOf(host);
  const warning = [
    ...(isOpen ? [`warning: ${OPEN}`] : []),
    ...(others.length > 0
      ? [`note: --host ADDRESS announces another address of this machine: ${others.join(', ')}.`]
      : []),
  ];
  if (!https) return { host, reachedAt, others, port, certificates: null, caFile: null, lines: warning };
  const certificates = kept ?? (await makeCertificates(named));
  const caFile = resolve(join(out, CA_FILE));
  mkdirSync(out, { recursive: true });
  writeFileSync(caFile, certificates.authority);
  const trust = [
    `HTTPS: the client has to trust ${caFile}, made only for this certification (a command finds its path in LODGING_CA_FILE, a web hook its text in access.caCertificate):`,
    ...trustLines(caFile).map((line) => `  ${line}`),
  ];
  return { host, reachedAt, others, port, certificates, caFile, lines: [...warning, ...trust] };
}
