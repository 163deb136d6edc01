/** Plays scenes by posting each to an integrator's web hook. */
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { asJsonObject, parsedJson } from '../../contract/json.ts';
import type { PostedScene, SceneFile } from '../../contract/scene.ts';
import { accessIn, type Driven, type Driver, type DriverParts } from './driver.ts';

/** Its server does not know the scene: 404 Not Found, 501 Not Implemented. */
const UNKNOWN_SCENE_STATUSES = [404, 501];

function endOf(status: number, body: string): Driven {
  if (UNKNOWN_SCENE_STATUSES.includes(status) || asJsonObject(parsedJson(body))?.['end'] === 'unknown-scene')
    return { end: 'unknown-scene', remark: null };
  if (status >= 200 && status < 300) return { end: 'done', remark: null };
  return { end: 'failed', remark: `the web hook answered with ${status}` };
}

/** Addresses without meaning elsewhere: of this machine, of its own networks, or unassigned. */
const INNER = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(network, bits, 'ipv6');

/** Whether an address is within this machine's own networks. */
export const isInner = (address: string): boolean => INNER.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Looks up a host, but refuses internal addresses: the owner of a name can point it anywhere, at any moment. */
const lookupOutside: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const outside = (addresses ?? []).filter(({ address }) => !isInner(address));
    const [first] = outside;
    if (error || !first) found(error ?? Object.assign(new Error(host), { code: 'EINNER' }), '');
    else if (options.all) found(null, outside);
    else found(null, first.address, first.family);
  });
};

/** A hook's answer says little more than that the scene is over. */
const LONGEST_ANSWER = 256 * 1024;

async function textOf(reply: IncomingMessage): Promise<string> {
  let received = '';
  for await (const chunk of reply.setEncoding('utf8')) {
    received += chunk;
    if (received.length > LONGEST_ANSWER) break;
  }
  return received;
}

async function post(url: URL, body: string, signal: AbortSignal, isStrange: boolean) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // A new connection each time: a hook may restart between scenes.
  const sent = request(url, {
    ...{ method: 'POST', signal, agent: false, headers: { 'Content-Type': 'application/json' } },
    ...(isStrange ? { lookup: lookupOutside } : {}),
  });
  // The reply may also break off after its header section.
  sent.on('error', () => undefined).end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode ?? 0, body: await textOf(reply) };
}

/**
 * A driver that posts each scene; the answer ends it.
 * @param parts.isStrange the address is another party's: a host name must not lead into this machine's own networks
 */
export function webhookDriver(
  url: URL,
  { access, output, isStrange = false }: DriverParts & { readonly isStrange?: boolean },
): Driver & { readonly kind: 'webhook' } {
  return {
    kind: 'webhook',
    address: url.origin,
    graceMs: 300,
    async play(file: SceneFile, signal): Promise<Driven> {
      try {
        const { caFile, ...own } = accessIn(file, access);
        // On another machine the file would not be there.
        const caCertificate = caFile && readFileSync(caFile, 'utf8');
        const posted: PostedScene = {
          ...file,
          access: { ...own, ...(caFile ? { caFile } : {}), ...(caCertificate ? { caCertificate } : {}) },
        };
        const { status, body } = await post(url, JSON.stringify(posted), signal, isStrange);
        const lines = body.split('\n').filter((line) => line.trim() !== '');
        const driven = endOf(status, body);
        if (driven.end !== 'unknown-scene') for (const line of lines) output(line);
        return driven;
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        // Only the kind of failure: its text may repeat the address.
        return { end: 'failed', remark: `the web hook could not be reached (${code ?? message})` };
      }
    },
  };
}
