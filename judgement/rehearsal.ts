/** What a plan will send, told before its first request: every test run against a service that accepts everything. */
import type { Sender, Sequence, Step } from '../cases/sequence.ts';
import type { Exchange, RecordedReply } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { TOKEN_OPERATIONS } from '../contract/words.ts';
import type { CertificationExpect } from './expect.ts';
import { matchers } from './matchers/index.ts';
import { collectPlan, runPlan, type Spec } from './plan.ts';

const TOKEN = JSON.stringify({ access_token: 'rehearsal', expires_in: 3600, token_type: 'Bearer' });

/** Asserts nothing: a rehearsal goes through each test to its end. */
const indifferent = (() =>
  Object.fromEntries(Object.keys(matchers).map((name) => [name, () => undefined]))) as unknown as CertificationExpect;

function acceptance({ id, call }: Step, seq: number): Exchange {
  const isToken = (TOKEN_OPERATIONS as readonly string[]).includes(call.operation);
  const text = isToken ? TOKEN : '';
  const reply: RecordedReply = {
    status: isToken ? 200 : 201,
    reason: '',
    headers: [],
    body: { text, bytes: text.length },
  };
  const request = { operation: call.operation, method: call.method, url: call.path, headers: [], body: null };
  const times = { sentAt: new Date(0).toISOString(), durationMs: 0 };
  return { id, seq, request, reply, failure: null, ...times, issued: [], waits: [] };
}

class Rehearsal implements Sender {
  readonly sequences = new Map<string, Sequence>();

  async send(sequence: Sequence): Promise<readonly Exchange[]> {
    this.sequences.set(sequence.id, sequence);
    return sequence.steps.map((step, at) => acceptance(step, at + 1));
  }
}

/** What a plan comes to. */
export interface PlanCost {
  /** Requirement instances. */
  readonly instances: number;
  /** Requests, without those that come before the plan and the run's own tokens. */
  readonly requests: number;
}

/**
 * Counts what a plan will send. A lawful service makes it send so much; one that refuses what the plan rests on, less.
 * @param wanted which instances; default: all
 */
export async function planCost(
  context: RunContext,
  specs: readonly Spec[],
  wanted: (instance: string) => boolean = () => true,
): Promise<PlanCost> {
  const sender = new Rehearsal();
  const tests = collectPlan(context, specs, indifferent).filter(({ instance }) => wanted(instance.id));
  await runPlan(tests, context, sender);
  const requests = [...sender.sequences.values()].reduce((sum, { steps }) => sum + steps.length, 0);
  return { instances: tests.length, requests };
}
