/** One wire for all workers: secrets, token, pace and record stay in a single process. */
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Sender } from '../cases/sequence.ts';
import type { RunContext } from '../contract/run.ts';

/** The environment variable that tells workers where the broker listens. */
export const BROKER_VARIABLE = 'LODGING_BROKER';

/** What a worker asks. */
export type Asked =
  | { readonly what: 'context' }
  | { readonly what: 'recorded' }
  | { readonly what: 'played'; readonly scene: string }
  | { readonly what: 'send'; readonly sequence: Parameters<Sender['send']>[0] };

/** A worker's request, by the number of its run of Playwright. */
export interface BrokerRequest {
  readonly run: string;
  readonly asked: Asked;
}

/** What it is answered: the result, or an error. */
export interface BrokerAnswer {
  readonly result?: unknown;
  readonly error?: string;
}

/** A run that workers belong to. */
export interface BrokeredRun {
  readonly sender: Sender;
  readonly context: RunContext;
}

/** Workers of a run may still ask while those of the next begin. */
const MOST_RUNS = 2;

/** Each Playwright run gets a separate run, in which everything is sent again. */
function runsFrom(first: BrokeredRun, again: () => Promise<BrokeredRun>) {
  const runs = new Map<string, Promise<BrokeredRun>>();
  let latest: Promise<BrokeredRun> | null = null;
  return (number: string): Promise<BrokeredRun> => {
    const known = runs.get(number);
    if (known) return known;
    // A run that failed to start must not prevent later ones.
    latest = latest?.then(again, again) ?? Promise.resolve(first);
    runs.set(number, latest);
    for (const old of [...runs.keys()].slice(0, -MOST_RUNS)) runs.delete(old);
    return latest;
  };
}

async function answerTo(request: IncomingMessage, numbered: ReturnType<typeof runsFrom>): Promise<unknown> {
  const { run, asked } = (await json(request)) as BrokerRequest;
  const { context, sender } = await numbered(run);
  if (asked.what === 'recorded') return sender.recorded?.();
  if (asked.what === 'played') return sender.played?.(asked.scene);
  return asked.what === 'send' ? sender.send(asked.sequence) : context;
}

/** Starts the broker on a local socket in `folder`, for this user only. @param again another run, as UI mode needs */
export async function startBroker(
  first: BrokeredRun,
  again: () => Promise<BrokeredRun>,
  folder: string,
): Promise<{ path: string; close: () => Promise<void> }> {
  const numbered = runsFrom(first, again);
  const server = createServer((request, response) => {
    const reply = (answer: BrokerAnswer) => response.end(JSON.stringify(answer));
    answerTo(request, numbered).then(
      (result) => reply({ result }),
      (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\lodging-${process.pid}` : join(folder, 'wire');
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return {
    path,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
