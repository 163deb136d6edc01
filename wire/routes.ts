/** Ways to a service, direct or through a proxy, each keeping its connections alive. */
import { setMaxListeners } from 'node:events';
import { Agent, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest, Agent as TlsAgent } from 'node:https';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { SocksProxyAgent } from 'socks-proxy-agent';
import type { ProxySettings } from './transport.ts';

/** One way to a service. */
export interface Route {
  readonly request: typeof httpRequest;
  readonly agent: Agent;
  readonly options: RequestOptions;
  /** A proxy that reads the request is sent the full address (RFC 9112 §3.2.2). */
  readonly by: 'itself' | 'tunnel' | 'forwarding proxy';
  readonly proxyHeaders: readonly string[];
}

const KEEP_ALIVE = { keepAlive: true };
/** Explicit, so that `NODE_TLS_REJECT_UNAUTHORIZED=0` in the environment does not disable the check. */
const CHECKED = { rejectUnauthorized: true };

const isSecure = ({ protocol }: URL) => protocol === 'https:';
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

function optionsFor(url: URL): RequestOptions {
  const { protocol, port } = url;
  const host = hostOf(url);
  if (!isSecure(url)) return { protocol, host, port: port || 80 };
  // In a tunnel Node does not know the host and would compare an address's certificate with the proxy's name.
  const identity = (_host: string, certificate: PeerCertificate) => checkServerIdentity(host, certificate);
  return { protocol, host, port: port || 443, ...CHECKED, checkServerIdentity: identity } as RequestOptions;
}

function loginHeader({ proxyLogin }: ProxySettings): string[] {
  if (!proxyLogin) return [];
  const login = Buffer.from(`${proxyLogin.username}:${proxyLogin.password}`).toString('base64');
  return ['Proxy-Authorization', `Basic ${login}`];
}

/** A SOCKS proxy resolves names itself, as for browsers: this machine may not know them. */
function socksAgent(proxy: URL, { proxyLogin }: ProxySettings): Agent {
  const url = new URL(proxy.href.replace(/^socks5:/, 'socks5h:'));
  url.username = encodeURIComponent(proxyLogin?.username ?? '');
  url.password = encodeURIComponent(proxyLogin?.password ?? '');
  return new SocksProxyAgent(url, KEEP_ALIVE);
}

/**
 * Tunnels through an HTTP proxy (CONNECT, RFC 9110 §9.3.6). `ended` closes them and listens for errors on each:
 * otherwise a connection that ends early ends the process (https-proxy-agent 9.1).
 */
function tunnelAgent(proxy: URL, settings: ProxySettings, ended: AbortSignal): Agent {
  // The login goes in a header: the agent passes the address on to listeners.
  const [name, value] = loginHeader(settings);
  const headers = name && value ? { [name]: value } : {};
  return new HttpsProxyAgent(proxy.href, { ...KEEP_ALIVE, ...CHECKED, headers, signal: ended });
}

/** The routes that the settings ask for; requests that name the same `connection` share it with no others. */
export function routesFor(settings: ProxySettings) {
  const proxy = settings.proxy === null ? null : new URL(settings.proxy);
  const isSocks = proxy?.protocol === 'socks5:';
  const closing = new AbortController();
  // Each tunnel connection listens to it.
  setMaxListeners(0, closing.signal);
  const newTunnel = () =>
    proxy && (isSocks ? socksAgent(proxy, settings) : tunnelAgent(proxy, settings, closing.signal));
  const newAgents = () => ({ plain: new Agent(KEEP_ALIVE), tls: new TlsAgent(KEEP_ALIVE), tunnel: newTunnel() });
  type Agents = ReturnType<typeof newAgents>;
  const made = new Map<string | undefined, Agents>();
  const direct = (url: URL, { plain, tls }: Agents, by: Route['by'], proxyHeaders: readonly string[] = []): Route => ({
    request: isSecure(url) ? httpsRequest : httpRequest,
    agent: isSecure(url) ? tls : plain,
    options: optionsFor(url),
    by,
    proxyHeaders,
  });
  return {
    to: (url: URL, connection?: string): Route => {
      const agents = made.get(connection) ?? newAgents();
      made.set(connection, agents);
      if (!proxy || !agents.tunnel || settings.proxyBypass.includes(url.hostname)) return direct(url, agents, 'itself');
      // Many proxies open tunnels only to TLS ports.
      if (!isSocks && !isSecure(url)) return direct(proxy, agents, 'forwarding proxy', loginHeader(settings));
      return { ...direct(url, agents, 'tunnel'), agent: agents.tunnel };
    },
    close: () => {
      closing.abort();
      for (const { plain, tls, tunnel } of made.values()) for (const agent of [plain, tls, tunnel]) agent?.destroy();
    },
  };
}
