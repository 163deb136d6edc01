/** Name and connection, before any request is sent. */
import { lookup } from 'node:dns/promises';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { bad, good, type PreflightStep } from '../../judgement/preflight/report.ts';
import { transportError } from '../../wire/transport.ts';
import type { Network } from '../settings/network.ts';

/** One of the addresses that a run calls. */
export interface Reached {
  /** Base address without a trailing slash. */
  readonly address: string;
  /** The setting it comes from. */
  readonly setting: string;
  /** Stands in the step's name where there are two addresses. */
  readonly who: '' | ' (issuer)';
}

/** Where a socket is opened to: the host itself, or the proxy before it. */
interface Hop {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly setting: string;
  readonly words: string;
}

function hopOf({ address, setting }: Reached, network: Network): Hop {
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
    words: proxied ? `the proxy ${host}, through which ${target.hostname} is called` : host,
  };
}

function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('ETIMEDOUT')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function checkName(hop: Hop, name: string, timeoutMs: number): Promise<PreflightStep> {
  if (isIP(hop.host)) return good(name, `${hop.words} needs no look-up.`);
  try {
    const { address } = await within(lookup(hop.host), timeoutMs);
    return good(name, `${hop.words} is ${address}.`);
  } catch (error) {
    const { code = 'no answer in time' } = error as NodeJS.ErrnoException;
    return bad(
      name,
      'network',
      `The name ${hop.host} could not be resolved (${code}).`,
      `Check the spelling in ${hop.setting}, then this machine's name server, VPN or proxy (HTTPS_PROXY).`,
    );
  }
}

function open(hop: Hop, timeoutMs: number): Promise<void> {
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

/** What to do about each TLS failure, by Node's code for it. */
const TLS_ADVICE: readonly (readonly [RegExp, string, string])[] = [
  [
    /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)|CERT_UNTRUSTED/,
    'shows a certificate that no certificate authority known here has signed',
    "If it comes from your own or a corporate authority, save that authority's certificate as PEM and start again with NODE_EXTRA_CA_CERTS=/path/to/ca.pem; certificate errors are never ignored.",
  ],
  [
    /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/,
    'shows a certificate that is not valid at this time',
    "Check this machine's clock; if it is right, the provider has to renew the certificate.",
  ],
  [
    /ALTNAME/,
    'shows a certificate for another name',
    'Check the host name in the address; if it is right, the provider has to add it to the certificate.',
  ],
];

function tlsStep(hop: Hop, name: string, code: string): PreflightStep {
  const [, words, advice] = TLS_ADVICE.find(([pattern]) => pattern.test(code)) ?? [
    null,
    'does not complete a TLS handshake',
    `Check the port and the scheme in ${hop.setting}: https is wanted, and something else seems to answer there.`,
  ];
  return bad(name, 'network', `${hop.host}, port ${hop.port}, ${words} (${code}).`, advice);
}

async function checkConnect(hop: Hop, name: string, timeoutMs: number): Promise<PreflightStep> {
  const place = `${hop.host}, port ${hop.port},`;
  try {
    await open(hop, timeoutMs);
    return good(name, `${hop.words}, port ${hop.port}, accepts ${hop.secure ? 'TLS ' : ''}connections.`);
  } catch (error) {
    const { kind } = transportError(error);
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    if (kind === 'tls') return tlsStep(hop, name, code);
    const words = kind === 'refused' ? 'refuses connections' : 'cannot be connected to';
    const advice = `Check that the service is up, the port in ${hop.setting}, and firewall, VPN or proxy (HTTPS_PROXY).`;
    return bad(name, 'network', `${place} ${words} (${code}).`, advice);
  }
}

/** Looks one address up and connects to it; the connection is not tried where the name is unknown. */
export async function checkConnection(reached: Reached, network: Network): Promise<PreflightStep[]> {
  const hop = hopOf(reached, network);
  const name = await checkName(hop, `name${reached.who}`, network.timeoutMs);
  if (!name.ok) return [name];
  return [name, await checkConnect(hop, `connect${reached.who}`, network.timeoutMs)];
}
