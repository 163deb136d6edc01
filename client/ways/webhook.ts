/** Plays scenes by posting each to an integrator's web hook. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
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

async function post(url: URL, body: string, signal: AbortSignal) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // A new connection each time: a hook may restart between scenes.
  const sent = request(url, { method: 'POST', signal, agent: false, headers: { 'Content-Type': 'application/json' } });
  // It may break off behind the reply's header section as well.
  sent.on('error', () => undefined).end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode ?? 0, body: await text(reply) };
}

/** A driver that posts each scene, and takes the answer for its end. */
export function webhookDriver(url: URL, { access, output }: DriverParts): Driver {
  return {
    kind: 'webhook',
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
        const { status, body } = await post(url, JSON.stringify(posted), signal);
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
