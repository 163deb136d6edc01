/** The preflight: tells configuration, network, credentials, an outage and the service's own behaviour apart. */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Sender } from '../cases/sequence.ts';
import type { RunContext } from '../contract/run.ts';
import {
  bad,
  certificateStep,
  good,
  type PreflightReport,
  type PreflightStep,
  reportOf,
} from '../judgement/preflight/report.ts';
import { type Asking, askService } from '../judgement/preflight/service.ts';
import { systemClock } from '../wire/clock.ts';
import { transportError } from '../wire/transport.ts';
import type { Network } from './settings/network.ts';

export { formatPreflight, nextLine, type PreflightReport } from '../judgement/preflight/report.ts';

/** One of the addresses that a run calls, without a trailing slash. */
interface Reached {
  readonly address: string;
  readonly setting: string;
  /** In the step's name, if there are two addresses. */
  readonly who: '' | ' (issuer)';
}

/** Where a socket is opened to: the host itself, or the proxy before it. */
interface Hop {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly setting: string;
  readonly words: string;
  readonly isProxy: boolean;
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
    isProxy: proxied,
    words: proxied ? `the proxy ${host}, through which ${target.hostname} is called` : host,
  };
}

/** The result of some work, if in time. @throws {Error} otherwise, `ETIMEDOUT` */
function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('ETIMEDOUT')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** How soon something is tried once more: a name server may miss a query, and a service restart, at any time. */
const AGAIN_MS = 1000;

const tryTwice = <T>(work: () => Promise<T>): Promise<T> => work().catch(() => systemClock.sleep(AGAIN_MS).then(work));

/** Opens a socket, with TLS if the address requires it, and closes it again. */
async function open({ host, port, secure }: Hop, timeoutMs: number): Promise<void> {
  // As for the requests of the run, whatever the environment says.
  const tls = { host, port, rejectUnauthorized: true, ...(isIP(host) ? {} : { servername: host }) };
  const socket: Socket = secure ? connectTls(tls) : connect({ host, port });
  const closed = once(socket, 'close').then(() => Promise.reject(new Error('ECONNRESET')));
  const opened = Promise.race([once(socket, secure ? 'secureConnect' : 'connect'), closed]);
  await within(opened, timeoutMs).finally(() => socket.destroy());
}

/** Servers that speak first do so at once; HTTP never does. */
const BANNER_MS = 400;

const BANNERS: readonly (readonly [RegExp, string])[] = [
  [/^SSH-/, 'SSH'],
  [/^220[ -].*(smtp|mail|postfix|exim)/i, 'SMTP'],
  [/^220[ -]/, 'SMTP or FTP'],
  [/^\* OK/, 'IMAP'],
  [/^\+OK/, 'POP3'],
  [/^HTTP\//, 'plain http'],
];

async function firstWords({ host, port }: Hop, ms: number, question = ''): Promise<string> {
  const socket = connect({ host, port });
  try {
    socket.write(question);
    const [data] = await within(Promise.race([once(socket, 'data'), once(socket, 'close')]), ms);
    return Buffer.isBuffer(data) ? data.subarray(0, 200).toString('latin1') : '';
  } catch {
    return '';
  } finally {
    socket.destroy();
  }
}

async function bannerOf(hop: Hop, timeoutMs: number): Promise<string | null> {
  const words = await firstWords(hop, Math.min(BANNER_MS, timeoutMs));
  if (words === '') return null;
  return BANNERS.find(([pattern]) => pattern.test(words))?.[1] ?? 'something that is not HTTP';
}

/** What speaks at a port without TLS: `SMTP`, `plain http`; `null`: nothing recognizable. */
async function withoutTls(hop: Hop, timeoutMs: number): Promise<string | null> {
  const banner = await bannerOf(hop, timeoutMs);
  if (banner) return banner;
  const question = `HEAD / HTTP/1.1\r\nHost: ${hop.host}\r\nConnection: close\r\n\r\n`;
  const answer = await firstWords(hop, Math.min(1000, timeoutMs), question);
  return answer.startsWith('HTTP/') ? 'plain http' : null;
}

async function speaksTls(hop: Hop, timeoutMs: number): Promise<boolean> {
  try {
    await open({ ...hop, secure: true }, Math.min(1000, timeoutMs));
    return true;
  } catch (error) {
    return /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO/.test((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** The step that reports something other than an HTTP service at an address; `null`: no sign of it. */
async function whatSpeaks(reached: Reached, network: Network): Promise<PreflightStep | null> {
  const hop = hopOf(reached, network);
  if (hop.isProxy || hop.secure) return null;
  const name = `port${reached.who}`;
  const place = `${hop.host}, port ${hop.port},`;
  const banner = await bannerOf(hop, network.timeoutMs);
  if (banner) {
    const sentence = `${place} is not an HTTP service: it speaks ${banner}.`;
    return bad(name, 'configuration', sentence, `Check the port in ${hop.setting}.`);
  }
  if (!(await speaksTls(hop, network.timeoutMs))) return null;
  const sentence = `${place} was called over plain http, but speaks TLS.`;
  return bad(name, 'configuration', sentence, `Write https:// in ${hop.setting}, or another port.`);
}

async function checkName(hop: Hop, name: string, timeoutMs: number): Promise<PreflightStep> {
  const named = hop.isProxy ? `${hop.words},` : hop.words;
  if (isIP(hop.host)) return good(name, `${named} needs no lookup.`);
  try {
    const { address } = await tryTwice(() => within(lookup(hop.host), timeoutMs));
    return good(name, `${named} is ${address}.`);
  } catch (error) {
    const { code = 'no answer in time' } = error as NodeJS.ErrnoException;
    return bad(
      name,
      'network',
      `The name ${hop.host} could not be resolved (${code}).`,
      `Check the spelling in ${hop.setting}, then this machine's name server${hop.isProxy ? ' or VPN' : ', VPN or proxy (HTTPS_PROXY)'}.`,
    );
  }
}

const placeOf = ({ host, port, isProxy }: Hop) => `${isProxy ? 'The proxy ' : ''}${host}, port ${port},`;

async function tlsStep(hop: Hop, name: string, code: string, timeoutMs: number): Promise<PreflightStep> {
  const place = placeOf(hop);
  const refused = certificateStep(name, { place, code, setting: hop.setting });
  if (refused) return refused;
  const speaks = hop.isProxy ? null : await withoutTls(hop, timeoutMs);
  const found = speaks === null ? '' : `: it speaks ${speaks}`;
  const next = `Check the port and the scheme in ${hop.setting}: https is expected, but something else seems to answer.`;
  const blame = speaks === null ? 'network' : 'configuration';
  return bad(name, blame, `${place} does not complete a TLS handshake (${code})${found}.`, next);
}

async function checkConnect(hop: Hop, name: string, timeoutMs: number): Promise<PreflightStep> {
  const place = placeOf(hop);
  try {
    await tryTwice(() => open(hop, timeoutMs));
    return good(name, `${hop.words}, port ${hop.port}, accepts ${hop.secure ? 'TLS ' : ''}connections.`);
  } catch (error) {
    const { kind } = transportError(error);
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    if (kind === 'tls') return tlsStep(hop, name, code, timeoutMs);
    const words = kind === 'refused' ? 'refuses connections' : 'cannot be connected to';
    const advice = hop.isProxy
      ? `Check ${hop.setting}, and that the proxy is up; a host that needs no proxy belongs in NO_PROXY.`
      : `Check that the service is up, the port in ${hop.setting}, and firewall, VPN or proxy (HTTPS_PROXY).`;
    return bad(name, 'network', `${place} ${words} (${code}).`, advice);
  }
}

/** Looks an address up and connects to it; no connection is tried if the name is unknown. */
async function checkConnection(reached: Reached, network: Network): Promise<PreflightStep[]> {
  const hop = hopOf(reached, network);
  const name = await checkName(hop, `name${reached.who}`, network.timeoutMs);
  if (!name.ok) return [name];
  return [name, await checkConnect(hop, `connect${reached.who}`, network.timeoutMs)];
}

function addressesOf({ target }: RunContext): Reached[] {
  const service: Reached = { address: target.baseUrl, setting: 'LODGING_BASE_URL', who: '' };
  const issuer: Reached = { address: target.authUrl, setting: 'LODGING_AUTH_URL', who: ' (issuer)' };
  return new URL(target.authUrl).origin === new URL(target.baseUrl).origin ? [service] : [service, issuer];
}

async function strangerInstead(report: PreflightReport, context: RunContext, network: Network) {
  if (report.blame !== 'outage' || report.steps.some(({ reply }) => reply !== undefined)) return report;
  for (const reached of addressesOf(context)) {
    const stranger = await whatSpeaks(reached, network);
    // What looked like an outage was something else answering at this address.
    const others = report.steps.filter(({ blame }) => blame !== 'outage');
    if (stranger) return reportOf([...others, stranger], false, stranger);
  }
  return report;
}

/** A person spots it at once, and nothing else can: a blank at the end of a refused secret. */
function withPaddedSecret(report: PreflightReport, secret: string): PreflightReport {
  if (report.blame !== 'credentials' || secret === secret.trim()) return report;
  const nextStep =
    'LODGING_CLIENT_SECRET begins or ends with a space, which is sent too: remove it if it is not part of the secret.';
  const steps = report.steps.map((step) => (step.blame === 'credentials' ? { ...step, nextStep } : step));
  return { ...report, steps, nextStep };
}

/**
 * Tries everything a run depends on, in order: each address's name and connection, then the service's answers.
 * @param sender the run's wire; gets `singleLiveToken` set if the issuer keeps one token alive at a time, or a few
 * @param secret the client's; only a blank at its end is reported
 */
export async function preflight(
  sender: Sender & { singleLiveToken: boolean },
  context: Asking,
  network: Network,
  secret = '',
): Promise<PreflightReport> {
  const steps: PreflightStep[] = [];
  for (const reached of addressesOf(context)) steps.push(...(await checkConnection(reached, network)));
  const unreachable = steps.find(({ ok }) => ok === false);
  // Without the requests before the plan there is no run, even under --accept.
  if (unreachable) return { ...reportOf(steps, false, unreachable), canStartAnyway: false };
  const report = await askService(sender, context, steps);
  sender.singleLiveToken = report.singleLiveToken;
  return withPaddedSecret(await strangerInstead(report, context, network), secret);
}
