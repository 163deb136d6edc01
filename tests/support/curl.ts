/** What the proofs of the `curl` lines need: a run whose bytes are kept, a server that keeps the bytes it gets, and a shell. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { RenderedRequest } from '../../cases/call.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { CertificationTest, Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import type { Override } from '../../mock/behaviour.ts';
import { EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { clientsFor, EMBEDDED_CLIENT, startMock } from '../../mock/server.ts';
import { preflight } from '../../run/preflight.ts';
import { contextOf } from '../../scripts/matrix/subject.ts';
import type { Clock } from '../../wire/clock.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import type { Transport } from '../../wire/transport.ts';
import { Wire } from '../../wire/wire.ts';
import { specs } from './plan.ts';

/** A run with what really went over the wire. */
export interface Kept {
  readonly context: RunContext;
  readonly exchanges: ReadonlyMap<string, Exchange>;
  readonly sent: ReadonlyMap<string, RenderedRequest>;
  readonly tokens: ReadonlyMap<string, string>;
  readonly judgements: readonly Judgement[];
}

/** Time in which waiting takes none, but by which tokens age. */
function hastyClock(): Clock {
  let skipped = 0;
  return {
    now: () => Date.now() + skipped,
    monotonic: () => performance.now() + skipped,
    sleep: async (ms) => {
      skipped += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** The same for all runs of a test, so that they send the same. */
const STARTED_AT = new Date().toISOString();
let plan: readonly CertificationTest[] | undefined;

/** What else the context holds, such as the address of the mock, does not tell which tests there are. */
function testsOf(context: RunContext, only: readonly string[] | undefined): readonly CertificationTest[] {
  plan ??= collectPlan(context, specs);
  if (!only) return plan;
  return only.flatMap((id) => (plan ?? []).filter(({ instance }) => instance.requirement.id === id));
}

const MARK = 'X-Kept';

function keeping(transport: Transport, kept: RenderedRequest[]): Transport {
  return {
    ...transport,
    async send(request, timeoutMs, options) {
      const at = kept.push(request) - 1;
      const reply = await transport.send(request, timeoutMs, options);
      return { ...reply, headers: [...reply.headers, [MARK, String(at)]] };
    },
  };
}

/** Runs the plan in this process against the mock with the given faults. `only`: the requirements whose tests are run, in their order; absent: all. */
export async function keptRun({
  faults = [],
  secret = EMBEDDED_CLIENT.secret,
  only,
}: {
  readonly faults?: readonly Override[];
  readonly secret?: string;
  readonly only?: readonly string[];
}): Promise<Kept> {
  const clock = hastyClock();
  const clients = clientsFor(embeddedProfile, { ...EMBEDDED_CLIENT, secret });
  const mock = await startMock({ profile: embeddedProfile, faults, clock: () => clock.now(), clients });
  const own = contextOf({ kind: 'baseline', name: 'reference' }, mock.url);
  const context = { ...own, startedAt: STARTED_AT };
  const transport = httpTransport();
  const requests: RenderedRequest[] = [];
  const list: Exchange[] = [];
  const redactor = new Redactor(tagKey(secret, context.seed));
  const secrets = { client_secret: secret, short_lived_secret: secret, second_client_secret: EMBEDDED_SECOND_SECRET };
  const wire = new Wire({
    context,
    secrets,
    transport: keeping(transport, requests),
    redactor,
    pace: { requestsPerSecond: null, concurrency: 8 },
    timeoutMs: 3000,
    clock,
    record: (exchange) => list.push(exchange),
  });
  await preflight(wire, context, { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs: 3000 });
  const judgements = await runPlan(testsOf(context, only), context, wire);
  await transport.close();
  await mock.close();
  const sent = new Map<string, RenderedRequest>();
  const tokens = new Map<string, string>();
  for (const { id, reply } of list) {
    const at = reply?.headers.find(([name]) => name === MARK)?.[1];
    const request = at === undefined ? undefined : requests[Number(at)];
    if (request) sent.set(id, request);
  }
  for (const { headers } of requests)
    for (const [, value] of headers) {
      const token = /^bearer (\S+)$/i.exec(value)?.[1];
      if (token) tokens.set(redactor.tag(token), token);
    }
  return { context, exchanges: new Map(list.map((each) => [each.id, each])), sent, tokens, judgements };
}

/** A request as it came over a socket. */
export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  readonly chunked: boolean;
}

function dechunked(data: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = data.indexOf('\r\n', at);
    if (end < 0) return null;
    const size = Number.parseInt(data.toString('latin1', at, end), 16);
    if (data.length < end + 2 + size + 2) return null;
    if (size === 0) return Buffer.concat(parts);
    parts.push(data.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function received(data: Buffer): Received | 'wants-100' | null {
  const end = data.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = data.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    // One blank behind the colon is the sender's; another one would be the value's.
    return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')] as const;
  });
  const value = (name: string) => headers.find(([given]) => given.toLowerCase() === name)?.[1];
  const [method = '', target = ''] = first.split(' ');
  const rest = data.subarray(end + 4);
  const chunked = value('transfer-encoding')?.toLowerCase() === 'chunked';
  const length = Number(value('content-length') ?? 0);
  const body = chunked ? dechunked(rest) : rest.length >= length ? rest.subarray(0, length) : null;
  if (body === null) return value('expect') && rest.length === 0 ? 'wants-100' : null;
  return { method, target, headers, body, chunked };
}

/** A server that keeps what it gets, byte for byte, and answers 200. */
export async function recorder(): Promise<{
  readonly url: string;
  readonly take: () => Received[];
  close(): Promise<void>;
}> {
  const taken: Received[] = [];
  const serve = (socket: Socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const request = received(Buffer.concat(chunks));
      if (request === 'wants-100') socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      else if (request) {
        taken.push(request);
        socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      }
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => taken.splice(0),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Runs a text in a POSIX shell that knows nothing but what is given. */
export function inShell(
  text: string,
  env: Readonly<Record<string, string>> = {},
  { shell = '/bin/sh', cwd = '/' } = {},
): Promise<{ readonly out: Buffer; readonly err: string; readonly code: number }> {
  return new Promise((resolve) => {
    const options = {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      cwd,
      encoding: 'buffer' as const,
      timeout: 20_000,
    };
    const child = execFile(shell, ['-s'], { ...options, maxBuffer: 4_000_000 }, (error, out, err) => {
      resolve({ out, err: err.toString(), code: typeof error?.code === 'number' ? error.code : error ? 1 : 0 });
    });
    child.stdin?.end(text);
  });
}

/** Does it for all of them, a few at a time. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, worker: number) => Promise<void>,
) {
  const queue = [...items];
  const run = async (worker: number) => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, worker);
  };
  await Promise.all(Array.from({ length: atOnce }, (_each, worker) => run(worker)));
}
