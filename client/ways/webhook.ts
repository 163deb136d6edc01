/** Plays scenes by posting each to an integrator's web hook. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PostedScene, SceneFile } from '../../contract/scene.ts';
import { accessIn, type Driven, type Driver, type DriverParts, LONGEST_LINE } from './driver.ts';

const LONGEST_ANSWER = 64 * 1024;
/** Its server does not know the scene: 404 Not Found, 501 Not Implemented. */
const UNKNOWN_SCENE_STATUSES = [404, 501];

interface Answer {
  readonly status: number;
  readonly body: string;
}

function isUnknownScene({ status, body }: Answer): boolean {
  if (UNKNOWN_SCENE_STATUSES.includes(status)) return true;
  try {
    return (JSON.parse(body) as { readonly end?: unknown } | null)?.end === 'unknown-scene';
  } catch {
    return false;
  }
}

function endOf(answer: Answer): Driven {
  if (isUnknownScene(answer)) return { end: 'unknown-scene', remark: null };
  if (answer.status >= 200 && answer.status < 300) return { end: 'done', remark: null };
  return { end: 'failed', remark: `the web hook answered with ${answer.status}` };
}

async function textOf(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    if (length < LONGEST_ANSWER) chunks.push(chunk);
    length += chunk.length;
    // Do not read an endless answer.
    if (length > LONGEST_ANSWER) break;
  }
  return Buffer.concat(chunks).subarray(0, LONGEST_ANSWER).toString('utf8');
}

function post(url: URL, body: string, signal: AbortSignal): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      signal,
      // A new connection each time: a hook may restart between scenes.
      agent: false,
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    });
    sent.once('error', reject);
    sent.once('response', (reply) =>
      textOf(reply).then((text) => resolve({ status: reply.statusCode ?? 0, body: text }), reject),
    );
    sent.end(body);
  });
}

/** A driver that posts each scene, and takes the answer for its end. */
export function webhookDriver(url: URL, { access, output }: DriverParts): Driver {
  return {
    kind: 'webhook',
    graceMs: 300,
    async play(file: SceneFile, signal): Promise<Driven> {
      try {
        const posted: PostedScene = { ...file, access: accessIn(file, access) };
        const answer = await post(url, JSON.stringify(posted), signal);
        const lines = answer.body.split('\n').filter((line) => line.trim() !== '');
        for (const line of lines) output(line.slice(0, LONGEST_LINE));
        return endOf(answer);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        // Only the kind of failure: its text may repeat the address.
        return { end: 'failed', remark: `the web hook could not be reached (${code ?? message})` };
      }
    },
  };
}
