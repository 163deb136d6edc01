/** Runs collected tests against a live service inside this process: the same judgement as a full run, without its runner. */
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Clock, PaceSettings } from '../wire/pace.ts';
import { Redactor } from '../wire/redaction.ts';
import type { Transport } from '../wire/transport.ts';
import { type ClientSecrets, Wire } from '../wire/wire.ts';
import { type CertificationTest, type Judgement, judge } from './judge.ts';
import type { Sender } from './tools.ts';

/** What a run inside this process needs. */
export interface InProcessRun {
  readonly context: RunContext;
  readonly secrets: ClientSecrets;
  readonly transport: Transport;
  readonly tests: readonly CertificationTest[];
  readonly pace?: PaceSettings;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
  /** Tests under way at once; default: as many as requests. One makes a run repeatable to the last exchange. */
  readonly testsAtOnce?: number;
  /** Called with the wire before the first test, to find out what the run should know about the service. */
  readonly before?: (sender: Sender & { singleLiveToken: boolean }) => Promise<void>;
}

/** Runs the tests, some at a time, and returns what became of each together with the evidence. */
export async function runInProcess(run: InProcessRun): Promise<{ judgements: Judgement[]; exchanges: Exchange[] }> {
  const exchanges: Exchange[] = [];
  const pace = run.pace ?? { requestsPerSecond: null, concurrency: 8 };
  const wire = new Wire({
    context: run.context,
    secrets: run.secrets,
    transport: run.transport,
    redactor: new Redactor(),
    pace,
    timeoutMs: run.timeoutMs ?? 5000,
    record: (exchange) => exchanges.push(exchange),
    ...(run.clock ? { clock: run.clock } : {}),
  });
  await run.before?.(wire);
  const judgements: Judgement[] = new Array(run.tests.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < run.tests.length; index = next++) {
      judgements[index] = await judge(run.tests[index] as CertificationTest, run.context, wire);
    }
  };
  await Promise.all(Array.from({ length: run.testsAtOnce ?? pace.concurrency }, worker));
  return { judgements, exchanges };
}
