/** Where a provider listens, and under which names and addresses others reach it. */
import { hostname, networkInterfaces } from 'node:os';
import { hostInAddress, isLoopback } from '../../contract/address.ts';

const EVERYWHERE = ['0.0.0.0', '::'];

/** The hosts of a listener. */
export interface Hosts {
  /** The one that is told to clients. */
  readonly reachedAt: string;
  /** All for which its certificate holds. */
  readonly named: readonly string[];
  /** Others than this machine may reach it. */
  readonly isOpen: boolean;
}

/** Addresses of this machine that others can reach, those of IPv4 first. */
function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const open = all.filter(({ internal, scopeid }) => !internal && !scopeid);
  return open.sort((a, b) => a.family.localeCompare(b.family)).map(({ address }) => address);
}

/** The hosts of a listener on a host. @param addresses of this machine */
export function hostsOf(host: string, addresses: readonly string[] = ownAddresses()): Hosts {
  const usual = ['localhost', '127.0.0.1', '::1'];
  const isOpen = !isLoopback(hostInAddress(host));
  if (!EVERYWHERE.includes(host)) return { reachedAt: host, named: [...new Set([host, ...usual])], isOpen };
  const named = [...new Set([...addresses, hostname(), ...usual])];
  return { reachedAt: addresses[0] ?? '127.0.0.1', named, isOpen };
}
