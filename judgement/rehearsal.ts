/** What a plan will send, told before its first request: every test run against a service that accepts everything. */
import type { Sender, Step } from '../cases/sequence.ts';
import type { Exchange, RecordedReply } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { TOKEN_OPERATIONS } from '../contract/words.ts';
import type { CertificationExpect } from './expect.ts';
import { judge } from './judge.ts';
import { matchers } from './matchers/index.ts';
import { collectPlan, type Spec } from './plan.ts';

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

/** One instance with what its test sends: how many requests, by the ids of their sequences. */
export interface Rehearsed {
  readonly instance: string;
  readonly sends: ReadonlyMap<string, number>;
}

/**
 * Goes through a plan without sending. A lawful service makes the plan send so much; one that refuses what the plan rests
 * on, less.
 */
export async function rehearse(context: RunContext, specs: readonly Spec[]): Promise<Rehearsed[]> {
  const rehearsed: Rehearsed[] = [];
  for (const test of collectPlan(context, specs, indifferent)) {
    const sends = new Map<string, number>();
    const sender: Sender = {
      send: async ({ id, steps }) => {
        sends.set(id, steps.length);
        return steps.map((step, at) => acceptance(step, at + 1));
      },
    };
    await judge(test, context, sender);
    rehearsed.push({ instance: test.instance.id, sends });
  }
  return rehearsed;
}

/** Requests that instances send together: what several of them send is sent once. */
export function requestsOf(instances: readonly Rehearsed[]): number {
  const sends = new Map(instances.flatMap((each) => [...each.sends]));
  return [...sends.values()].reduce((sum, count) => sum + count, 0);
}
