/** Reads a request from the wire and takes it through the stages. */
import type { IncomingMessage } from 'node:http';
import type { NameValue } from '../contract/evidence.ts';
import type { Behaviour, Context, MockState } from './behaviour.ts';
import type { Reply } from './reply.ts';

/** The longest accepted body in bytes; a longer one is read to its end and refused. */
export const BODY_LIMIT = 2 * 1024 * 1024;

/** What a request says, however it came. */
export interface Spoken {
  /** Sent back as `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** Path and query as sent, base path included. */
  readonly target: string;
  readonly headers: readonly NameValue[];
  readonly bytes: Buffer;
  readonly oversized: boolean;
  /** Which request of its connection it is, from 1. Absent: no connections are known; it has one of its own. */
  readonly nthOfConnection?: number;
}

/** The state of a running mock, with the counters that only the server changes. */
export interface RunningMock extends MockState {
  url: string;
  requests: number;
  inFlight: number;
  readonly perOperation: Map<string, number>;
  /** Twelve hex digits that make this mock's request ids differ from another's. */
  readonly idPrefix: string;
}

/** Requests so far, by their connections. */
const onConnection = new WeakMap<IncomingMessage['socket'], number>();

function countedOn({ socket }: IncomingMessage): number {
  const nth = (onConnection.get(socket) ?? 0) + 1;
  onConnection.set(socket, nth);
  return nth;
}

/** Reads a request; `null` if the caller goes away before its end. */
export async function readRequest(message: IncomingMessage, id: string): Promise<Spoken | null> {
  const head = {
    id,
    method: message.method ?? '',
    // RFC 9112 §3.2.2: a server must accept the absolute form too.
    target: (message.url ?? '/').replace(/^https?:\/\/[^/?]*/i, ''),
    headers: message.rawHeaders.flatMap((name, at, raw) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : [])),
    nthOfConnection: countedOn(message),
  };
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= BODY_LIMIT) chunks.push(chunk);
      // The rest is read and dropped, so that the refusal reaches a caller that reads only after sending.
      else chunks.length = 0;
    }
  } catch {
    return null;
  }
  return { ...head, bytes: Buffer.concat(chunks), oversized: length > BODY_LIMIT };
}

/** The path below the base path; `null` outside it. */
function below(basePath: string, path: string): string | null {
  if (basePath === '') return path;
  return path === basePath || path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : null;
}

function newContext(
  { target, nthOfConnection = 1, ...spoken }: Spoken,
  mock: RunningMock,
  behaviour: Behaviour,
): Context {
  const mark = target.indexOf('?');
  return {
    mock,
    behaviour,
    ...spoken,
    nthOfConnection,
    path: below(mock.basePath, mark < 0 ? target : target.slice(0, mark)),
    query: new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)),
    operation: null,
    nth: 0,
    body: null,
    claims: null,
  };
}

/** The reply to a request: routed, counted, answered, finished. @param known is shown what is known in the end */
export async function answerContext(
  spoken: Spoken,
  mock: RunningMock,
  behaviour: Behaviour,
  known?: (ctx: Context) => void,
): Promise<Reply> {
  const ctx = newContext(spoken, mock, behaviour);
  try {
    ctx.operation = behaviour.route(ctx);
    const counter = ctx.operation ?? 'unknown';
    ctx.nth = (mock.perOperation.get(counter) ?? 0) + 1;
    mock.perOperation.set(counter, ctx.nth);
    return await behaviour.finish(await behaviour.answer(ctx), ctx);
  } catch {
    return behaviour.finish(behaviour.refuse({ kind: 'crash', detail: 'Something went wrong here.' }, ctx), ctx);
  } finally {
    known?.(ctx);
  }
}
