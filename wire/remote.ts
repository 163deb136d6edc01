import { createConnection } from 'node:net';
import type { PlayedScene, RunSoFar, Sender } from '../cases/sequence.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { TEST_RUN_VARIABLE } from '../contract/settings.ts';
import { BROKER_VARIABLE, type BrokerAnswer, type BrokerLine, type BrokerRequest, onLine } from './broker.ts';

const ENDED = 'the run has ended: its wire no longer answers';

class Connection {
  readonly #socket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #number = 0;

  constructor(path: string) {
    this.#socket = createConnection(path);
    onLine(this.#socket, (line) => this.#settle(JSON.parse(line) as BrokerAnswer));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error(ENDED));
      this.#waiting.clear();
    });
  }

  ask<T>(asked: BrokerRequest): Promise<T> {
    if (this.#socket.closed) return Promise.reject(new Error(ENDED));
    this.#number += 1;
    const line: BrokerLine = { number: this.#number, asked };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(line.number, { resolve: (result) => resolve(result as T), reject });
      this.#socket.write(`${JSON.stringify(line)}\n`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #settle({ number, result, error }: BrokerAnswer): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error));
  }
}

const askContext = (connection: Connection) =>
  connection.ask<RunContext>({ what: 'context', run: process.env[TEST_RUN_VARIABLE] ?? '' });

/** The context of this worker's run; `null` if there is none or it failed to start: its tests then say why. */
export async function workersContext(): Promise<RunContext | null> {
  const { [BROKER_VARIABLE]: path, TEST_WORKER_INDEX: worker } = process.env;
  if (!path || worker === undefined) return null;
  const connection = new Connection(path);
  try {
    return await askContext(connection).catch(() => null);
  } finally {
    connection.close();
  }
}

/** A worker's sender to the run's wire; exchanges return without secrets. @throws {Error} if no run is active */
export async function remoteSender(): Promise<{
  sender: Sender & Required<Pick<Sender, 'played'>>;
  context: RunContext;
  close: () => void;
}> {
  const path = process.env[BROKER_VARIABLE];
  if (!path) throw new Error('No run is under way: the global setup of playwright.config.ts starts one');
  const connection = new Connection(path);
  const known = new Map<string, ReturnType<Sender['send']>>();
  const sender = {
    recorded: () => connection.ask<RunSoFar>({ what: 'recorded' }),
    played: (scene: string) => connection.ask<PlayedScene>({ what: 'played', scene }),
    send: (sequence: Parameters<Sender['send']>[0]) => {
      // The same calls with other intents have to be sent on too.
      const key = `${sequence.id} ${JSON.stringify(sequence.intents)}`;
      const sent = known.get(key) ?? connection.ask<readonly Exchange[]>({ what: 'send', sequence });
      known.set(key, sent);
      return sent;
    },
  } satisfies Sender;
  return { sender, context: await askContext(connection), close: () => connection.close() };
}
