/** Ways to a service: straight, or through a proxy. Each keeps its connections alive. */
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
  /** Where the connection goes; behind a tunnel, where the tunnel goes. */
  readonly options: RequestOptions;
  /** What stands between: nothing; a tunnel; or a proxy that reads the request and is sent its address in full (RFC 9112 §3.2.2). */
  readonly by: 'itself' | 'tunnel' | 'forwarding proxy';
  /** Header fields for the proxy, name and value in turn. */
  readonly proxyHeaders: readonly string[];
}

/** All ways that a run may need. */
export interface Routes {
  /** @param connection a connection that only requests of the same name use; where they are sent one after another, it is one */
  to(url: URL, connection?: string): Route;
  close(): void;
}

const KEEP_ALIVE = { keepAlive: true };
/** Said outright, so that `NODE_TLS_REJECT_UNAUTHORIZED=0` in the environment does not switch the check off. */
const CHECKED = { rejectUnauthorized: true };

const isSecure = ({ protocol }: URL) => protocol === 'https:';
/** A host without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

function optionsFor(url: URL): RequestOptions {
  const { protocol, port } = url;
  const host = hostOf(url);
  if (!isSecure(url)) return { protocol, host, port: port || 80 };
  // Behind a tunnel Node does not know the host, and would compare an address's certificate with the proxy's name.
  const identity = (_host: string, certificate: PeerCertificate) => checkServerIdentity(host, certificate);
  return { protocol, host, port: port || 443, ...CHECKED, checkServerIdentity: identity } as RequestOptions;
}

function loginHeader({ proxyLogin }: ProxySettings): string[] {
  if (!proxyLogin) return [];
  const login = Buffer.from(`${proxyLogin.username}:${proxyLogin.password}`).toString('base64');
  return ['Proxy-Authorization', `Basic ${login}`];
}

/** A SOCKS proxy looks names up itself, as with browsers: this machine may not know them. */
function socksAgent(proxy: URL, { proxyLogin }: ProxySettings): Agent {
  const url = new URL(proxy.href.replace(/^socks5:/, 'socks5h:'));
  url.username = encodeURIComponent(proxyLogin?.username ?? '');
  url.password = encodeURIComponent(proxyLogin?.password ?? '');
  return new SocksProxyAgent(url, KEEP_ALIVE);
}

/**
 * Tunnels through an HTTP proxy (CONNECT, RFC 9110 §9.3.6). @param ended closes them, and keeps a listener for errors on each: without
 * it https-proxy-agent 9.1 would let the error of a connection that ends early end the process.
 */
function tunnelAgent(proxy: URL, settings: ProxySettings, ended: AbortSignal): Agent {
  // The login is given as a header, and not in the address, which the agent hands on to listeners.
  const [name, value] = loginHeader(settings);
  const headers = name && value ? { [name]: value } : {};
  return new HttpsProxyAgent(proxy.href, { ...KEEP_ALIVE, ...CHECKED, headers, signal: ended });
}

/** What keeps the connections of all ways: to plain addresses, to those with TLS, through the tunnel. */
interface Agents {
  readonly plain: Agent;
  readonly tls: Agent;
  readonly tunnel: Agent | null;
}

/** The routes that the settings ask for. */
export function routesFor(settings: ProxySettings): Routes {
  const proxy = settings.proxy === null ? null : new URL(settings.proxy);
  const isSocks = proxy?.protocol === 'socks5:';
  const closing = new AbortController();
  // Each connection of a tunnel listens to it.
  setMaxListeners(0, closing.signal);
  const newTunnel = () =>
    proxy && (isSocks ? socksAgent(proxy, settings) : tunnelAgent(proxy, settings, closing.signal));
  const made = new Map<string | undefined, Agents>();
  const agentsOf = (connection: string | undefined): Agents => {
    const known = made.get(connection);
    const agents = known ?? { plain: new Agent(KEEP_ALIVE), tls: new TlsAgent(KEEP_ALIVE), tunnel: newTunnel() };
    made.set(connection, agents);
    return agents;
  };

  const direct = (url: URL, { plain, tls }: Agents, by: Route['by'], proxyHeaders: readonly string[] = []): Route => ({
    request: isSecure(url) ? httpsRequest : httpRequest,
    agent: isSecure(url) ? tls : plain,
    options: optionsFor(url),
    by,
    proxyHeaders,
  });
  return {
    to: (url, connection) => {
      const agents = agentsOf(connection);
      if (!proxy || !agents.tunnel || settings.proxyBypass.includes(url.hostname)) return direct(url, agents, 'itself');
      // Many proxies open tunnels to TLS ports only.
      if (!isSocks && !isSecure(url)) return direct(proxy, agents, 'forwarding proxy', loginHeader(settings));
      return { ...direct(url, agents, 'tunnel'), agent: agents.tunnel };
    },
    close: () => {
      closing.abort();
      for (const { plain, tls, tunnel } of made.values()) for (const agent of [plain, tls, tunnel]) agent?.destroy();
    },
  };
}
