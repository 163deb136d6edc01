/** Where a run's sockets are opened to. */
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Network } from '../settings/network.ts';

/** One of the addresses that a run calls, without a trailing slash. */
export interface Reached {
  readonly address: string;
  readonly setting: string;
  /** In the step's name, if there are two addresses. */
  readonly who: '' | ' (issuer)';
}

/** Where a socket is opened to: the host itself, or the proxy before it. */
export interface Hop {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly setting: string;
  readonly words: string;
  readonly isProxy: boolean;
}

/** Where a socket to an address is opened to. */
export function hopOf({ address, setting }: Reached, network: Network): Hop {
  const target = new URL(address);
  const proxied = network.proxy !== null && !network.proxyBypass.includes(target.hostname);
  const url = proxied ? new URL(network.proxy) : target;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'https:';
  return {
    host,
    port: Number(url.port) || (secure ? 443 : url.protocol === 'socks5:' ? 1080 : 80),
    secure,
    setting: proxied ? 'network.proxy or HTTPS_PROXY' : setting,
    isProxy: proxied,
    words: proxied ? `the proxy ${host}, through which ${target.hostname} is called` : host,
  };
}

/** The result of some work, if in time. @throws {Error} otherwise, `ETIMEDOUT` */
export function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('ETIMEDOUT')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Opens a socket, with TLS if the address requires it, and closes it again. */
export function open(hop: Hop, timeoutMs: number): Promise<void> {
  const { host, port } = hop;
  const socket: Socket = hop.secure
    ? connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }) })
    : connectPlain({ host, port });
  const opened = new Promise<void>((resolve, reject) => {
    socket.once(hop.secure ? 'secureConnect' : 'connect', () => resolve());
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('ECONNRESET')));
  });
  return within(opened, timeoutMs).finally(() => socket.destroy());
}
