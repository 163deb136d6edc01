/** Workers of one run share it; those of the next (UI mode, editors) get a new one that sends everything again. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { tokenForm } from '../../cases/calls.ts';
import { sequenceOf } from '../../cases/sequence.ts';
import { TEST_RUN_VARIABLE as NUMBER } from '../../contract/settings.ts';
import { ownFolder } from '../../run/own-folders.ts';
import { BROKER_VARIABLE, type BrokeredRun, startBroker } from '../../wire/broker.ts';
import { remoteSender, workersContext } from '../../wire/remote.ts';
import { contextFor } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';

afterEach(() => {
  delete process.env[NUMBER];
  delete process.env[BROKER_VARIABLE];
});

const sequence = sequenceOf('seed', [tokenForm('client')]);

function noted(seed: string) {
  const sent: string[] = [];
  const sender: BrokeredRun['sender'] = {
    send: async ({ id, steps }) => {
      assert.deepEqual(steps, sequence.steps);
      sent.push(id);
      return [];
    },
    recorded: async () => ({ exchanges: sent.map((id) => exchange({ id })), intents: { a: { kind: 'nominal' } } }),
  };
  return { sent, run: { sender, context: { ...contextFor('http://127.0.0.1'), seed } } };
}

async function seedsOf(numbers: readonly string[], first: BrokeredRun, again: () => Promise<BrokeredRun>) {
  const folder = ownFolder();
  const broker = await startBroker(first, again, folder.path);
  process.env[BROKER_VARIABLE] = broker.path;
  const seeds: string[] = [];
  try {
    for (const number of numbers) {
      process.env[NUMBER] = number;
      const remote = await remoteSender().catch((error: Error) => error.message);
      if (typeof remote === 'string') {
        seeds.push(remote);
        continue;
      }
      seeds.push(remote.context.seed);
      await remote.sender.send(sequence);
      const { exchanges, intents } = (await remote.sender.recorded?.()) ?? {};
      assert.deepEqual([exchanges?.at(-1)?.id, intents], [sequence.id, { a: { kind: 'nominal' } }], 'the whole record');
    }
  } finally {
    await broker.close();
    folder.remove();
  }
  return seeds;
}

test('all workers of a run share it', async () => {
  const { run, sent } = noted('first');
  const never = () => assert.fail('a run was begun again');
  assert.deepEqual(await seedsOf(['1', '1', '1'], run, never), ['first', 'first', 'first']);
  assert.equal(sent.length, 3);
});

test('the workers of the next run share another one', async () => {
  const [first, second] = [noted('first'), noted('second')];
  const seeds = await seedsOf(['1', '2', '2'], first.run, async () => second.run);
  assert.deepEqual(seeds, ['first', 'second', 'second']);
  assert.deepEqual([first.sent.length, second.sent.length], [1, 2]);
});

test('a worker that reads the configuration is given the context of its own run', async (t) => {
  const [first, second] = [noted('first'), noted('second')];
  const folder = ownFolder();
  const broker = await startBroker(first.run, async () => second.run, folder.path);
  process.env[BROKER_VARIABLE] = broker.path;
  process.env[NUMBER] = '1';
  t.after(async () => {
    delete process.env['TEST_WORKER_INDEX'];
    await broker.close();
    folder.remove();
  });
  assert.equal(await workersContext(), null, 'only listing the tests begins no run');
  process.env['TEST_WORKER_INDEX'] = '0';
  assert.equal((await workersContext())?.seed, 'first');
  process.env[NUMBER] = '2';
  assert.equal((await workersContext())?.seed, 'second');
  assert.equal((await workersContext())?.seed, 'second');
});

test('a run that cannot be begun fails its own workers, and not the next run', async () => {
  const second = noted('second');
  let tries = 0;
  const again = async () => {
    tries += 1;
    if (tries === 1) throw new Error('the service is out of order');
    return second.run;
  };
  const seeds = await seedsOf(['1', '2', '2', '3'], noted('first').run, again);
  assert.deepEqual(seeds, ['first', 'the service is out of order', 'the service is out of order', 'second']);
});
