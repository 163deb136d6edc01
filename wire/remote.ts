import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { PlayedScene, RunSoFar, Sender } from '../cases/sequence.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { TEST_RUN_VARIABLE } from '../contract/settings.ts';
import { type Asked, BROKER_VARIABLE, type BrokerAnswer, type BrokerRequest } from './broker.ts';

async function answerTo(asked: BrokerRequest, socketPath: string): Promise<BrokerAnswer> {
  try {
    const sent = request({ socketPath, method: 'POST', agent: false });
    // The reader of the reply also gets the error.
    sent.on('error', () => undefined);
    sent.end(JSON.stringify(asked));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return (await json(response)) as BrokerAnswer;
  } catch {
    return { error: 'the run has ended: its wire no longer answers' };
  }
}

/** Asks the broker on behalf of this worker's run. */
function askerAt(path: string) {
  const run = process.env[TEST_RUN_VARIABLE] ?? '';
  return async <T>(asked: Asked): Promise<T> => {
    const { result, error } = await answerTo({ run, asked }, path);
    if (error !== undefined) throw new Error(error);
    return result as T;
  };
}

/** The context of this worker's run; `null` if there is none or it failed to start: its tests then say why. */
export async function workersContext(): Promise<RunContext | null> {
  const { [BROKER_VARIABLE]: path, TEST_WORKER_INDEX: worker } = process.env;
  if (!path || worker === undefined) return null;
  return askerAt(path)<RunContext>({ what: 'context' }).catch(() => null);
}

/** A worker's sender to the run's wire; exchanges return without secrets. @throws {Error} if no run is active */
export async function remoteSender(): Promise<{
  sender: Sender & Required<Pick<Sender, 'played'>>;
  context: RunContext;
}> {
  const path = process.env[BROKER_VARIABLE];
  if (!path) throw new Error('No run is under way: the global setup of playwright.config.ts starts one');
  const ask = askerAt(path);
  const known = new Map<string, ReturnType<Sender['send']>>();
  const sender = {
    recorded: () => ask<RunSoFar>({ what: 'recorded' }),
    played: (scene: string) => ask<PlayedScene>({ what: 'played', scene }),
    send: (sequence: Parameters<Sender['send']>[0]) => {
      // The same calls with other intents have to be sent on too.
      const key = `${sequence.id} ${JSON.stringify(sequence.intents)}`;
      const sent = known.get(key) ?? ask<readonly Exchange[]>({ what: 'send', sequence });
      known.set(key, sent);
      return sent;
    },
  } satisfies Sender;
  return { sender, context: await ask<RunContext>({ what: 'context' }) };
}
