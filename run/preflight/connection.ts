/** Name and connection, before any request is sent. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { bad, good, type PreflightStep } from '../../judgement/preflight/report.ts';
import { transportError } from '../../wire/transport.ts';
import type { Network } from '../settings/network.ts';
import { type Hop, hopOf, open, type Reached, within } from './hop.ts';
import { withoutTls } from './speaks.ts';

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
    'Check the host name in SETTING; if it is right, the provider has to add it to the certificate.',
  ],
];

const placeOf = ({ host, port, isProxy }: Hop) => `${isProxy ? 'The proxy ' : ''}${host}, port ${port},`;

async function tlsStep(hop: Hop, name: string, code: string, timeoutMs: number): Promise<PreflightStep> {
  const place = placeOf(hop);
  const [, words, advice] = TLS_ADVICE.find(([pattern]) => pattern.test(code)) ?? [];
  if (words && advice)
    return bad(name, 'network', `${place} ${words} (${code}).`, advice.replace('SETTING', hop.setting));
  const speaks = hop.isProxy ? null : await withoutTls(hop, timeoutMs);
  const found = speaks === null ? '' : `: it speaks ${speaks}`;
  const next = `Check the port and the scheme in ${hop.setting}: https is wanted, and something else seems to answer there.`;
  const blame = speaks === null ? 'network' : 'configuration';
  return bad(name, blame, `${place} does not complete a TLS handshake (${code})${found}.`, next);
}

async function checkConnect(hop: Hop, name: string, timeoutMs: number): Promise<PreflightStep> {
  const place = placeOf(hop);
  try {
    await open(hop, timeoutMs);
    return good(name, `${hop.words}, port ${hop.port}, accepts ${hop.secure ? 'TLS ' : ''}connections.`);
  } catch (error) {
    const { kind } = transportError(error);
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    if (kind === 'tls') return tlsStep(hop, name, code, timeoutMs);
    const words = kind === 'refused' ? 'refuses connections' : 'cannot be connected to';
    const advice = hop.isProxy
      ? `Check ${hop.setting}, and that the proxy is up; a host that is reached without it belongs in NO_PROXY.`
      : `Check that the service is up, the port in ${hop.setting}, and firewall, VPN or proxy (HTTPS_PROXY).`;
    return bad(name, 'network', `${place} ${words} (${code}).`, advice);
  }
}

/** Looks an address up and connects to it; no connection is tried if the name is unknown. */
export async function checkConnection(reached: Reached, network: Network): Promise<PreflightStep[]> {
  const hop = hopOf(reached, network);
  const name = await checkName(hop, `name${reached.who}`, network.timeoutMs);
  if (!name.ok) return [name];
  return [name, await checkConnect(hop, `connect${reached.who}`, network.timeoutMs)];
}
