/** One wire for all workers: secrets, token, pace and record stay in a single process. */
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Sender } from '../cases/sequence.ts';
import { parsedJson } from '../contract/json.ts';
import type { RunContext } from '../contract/run.ts';

/** The environment variable that tells workers where the broker listens. */
export const BROKER_VARIABLE = 'LODGING_BROKER';

/** Passes on each line from a socket, without its line break. */
export function onLine(socket: Socket, take: (line: string) => void): void {
  let rest = '';
  // Node's readline would also break lines at U+2028, e.g. in a guest's name.
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}

/** A worker's request; the first asks for the context of its run, by the number of Playwright's run. */
export type BrokerRequest =
  | { readonly what: 'context'; readonly run: string }
  | { readonly what: 'recorded' }
  | { readonly what: 'played'; readonly scene: string }
  | { readonly what: 'send'; readonly sequence: Parameters<Sender['send']>[0] };

/** A request line, under the worker's own number. */
export interface BrokerLine {
  readonly number: number;
  readonly asked: BrokerRequest;
}

/** The reply line: the result for that number, or an error. */
export interface BrokerAnswer {
  readonly number: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** A run that workers belong to. */
export interface BrokeredRun {
  readonly sender: Sender;
  readonly context: RunContext;
}

/** Each Playwright run gets a run of its own, in which everything is sent again. */
class Runs {
  #number: string | null = null;
  #current: Promise<BrokeredRun>;

  constructor(
    first: BrokeredRun,
    private readonly again: () => Promise<BrokeredRun>,
  ) {
    this.#current = Promise.resolve(first);
  }

  numbered(number: string): Promise<BrokeredRun> {
    // A run that failed to start must not prevent later ones.
    if (this.#number !== null && this.#number !== number) this.#current = this.#current.then(this.again, this.again);
    this.#number = number;
    return this.#current;
  }
}

function lineOf(line: string): BrokerLine | null {
  const { number, asked } = (parsedJson(line) ?? {}) as Partial<BrokerLine>;
  return typeof number === 'number' && asked ? { number, asked } : null;
}

function serve(socket: Socket, runs: Runs): void {
  let joined: Promise<BrokeredRun> = Promise.reject(new TypeError('A worker asks for the context first'));
  joined.catch(() => undefined);
  const result = async (asked: BrokerRequest) => {
    if (asked.what === 'context') joined = runs.numbered(asked.run);
    const { context, sender } = await joined;
    if (asked.what === 'recorded') return sender.recorded?.();
    if (asked.what === 'played') return sender.played?.(asked.scene);
    return asked.what === 'send' ? sender.send(asked.sequence) : context;
  };
  const reply = (line: BrokerAnswer) => socket.write(`${JSON.stringify(line)}\n`);
  // A departed worker needs no reply, and its end does not fail the run.
  socket.on('error', () => undefined);
  onLine(socket, (line) => {
    const parsed = lineOf(line);
    // Anything else is not a worker of this run.
    if (!parsed) return void socket.destroy();
    const { number, asked } = parsed;
    result(asked).then(
      (found) => reply({ number, result: found }),
      (error: unknown) => reply({ number, error: error instanceof Error ? error.message : String(error) }),
    );
  });
}

/**
 * Starts the broker on a local socket in `folder`, which only this user can open. `again` starts another run: UI mode
 * and editors run tests more than once.
 */
export async function startBroker(
  first: BrokeredRun,
  again: () => Promise<BrokeredRun>,
  folder: string,
): Promise<{ path: string; close: () => Promise<void> }> {
  const runs = new Runs(first, again);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, runs);
  });
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\lodging-${process.pid}` : join(folder, 'wire');
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return {
    path,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
