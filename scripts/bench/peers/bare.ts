/** A bare keep-alive client: sends the requests of a recorded run again, several at once, and does nothing else. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Exchange, RecordedBody } from '../../../contract/evidence.ts';

/** The exchanges of a record that belong to the plan and were sent. */
export function planned(record: string): Exchange[] {
  const all = record
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Exchange);
  return all.filter(({ id, reply }) => reply !== null && !id.startsWith('preflight/'));
}

/** Milliseconds from the plan's first request to the end of its last exchange. */
export function spanOf(exchanges: readonly Pick<Exchange, 'sentAt' | 'durationMs'>[]): number {
  const begun = exchanges.map(({ sentAt }) => Date.parse(sentAt));
  const ended = exchanges.map(({ sentAt, durationMs }) => Date.parse(sentAt) + durationMs);
  return Math.max(...ended) - Math.min(...begun);
}

function bytesOf({ text: content, base64, bytes }: RecordedBody): Buffer {
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  // A body too long to be recorded is replaced by one of the same length.
  return Buffer.from((content ?? '').padEnd(content && Buffer.byteLength(content) < bytes / 2 ? bytes : 0));
}

/** @returns the duration in milliseconds */
export async function sendBare(exchanges: readonly Exchange[], url: string, atOnce: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const queue = [...exchanges].sort((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt)).reverse();
  const began = performance.now();
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { method, url: target, headers, body } = next.request;
      const { pathname, search } = new URL(target);
      const own = headers.filter(([name]) => !/^(host|content-length|transfer-encoding|connection)$/i.test(name));
      const bytes = body ? bytesOf(body) : Buffer.alloc(0);
      const options = {
        agent,
        method,
        headers: Object.fromEntries([...own, ['Content-Length', String(bytes.length)]]),
      };
      const sent = request(new URL(pathname + search, url), options).end(bytes);
      try {
        const [reply] = await once(sent, 'response');
        await text(reply);
      } catch {
        // The service cut it off, as it did in the run.
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return performance.now() - began;
}

const [, script = '', file, url, atOnce] = process.argv;
if (script.endsWith('bare.js') && file && url) {
  console.log(await sendBare(planned(readFileSync(file, 'utf8')), url, Number(atOnce)));
}
