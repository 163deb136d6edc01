/** Predicts what a plan will send, before its first request. */
import { isDeepStrictEqual } from 'node:util';
import type { Call, CheckedOutValue } from '../cases/call.ts';
import { runToken } from '../cases/calls.ts';
import type { Sender, Step } from '../cases/sequence.ts';
import type { Exchange, RecordedReply } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation } from '../contract/words.ts';
import { judge } from './judge.ts';
import { type CertificationExpect, matchers } from './matchers/index.ts';
import { declaredBy, isSelected, type Spec } from './plan.ts';
import { type Asking, askService } from './preflight/service.ts';

const TOKEN = JSON.stringify({ access_token: 'rehearsal', expires_in: 3600, token_type: 'Bearer' });

const ISSUED = [{ tag: '00000000', format: 'opaque' as const, headerSafe: true }];

/** Asserts nothing, so that each test runs to its end. */
const indifferent = (() =>
  Object.fromEntries(Object.keys(matchers).map((name) => [name, () => undefined]))) as unknown as CertificationExpect;

const CHALLENGE = [['WWW-Authenticate', 'Bearer']] as const;

function replyTo({ operation, headers }: Call, accepted: boolean): RecordedReply {
  const isToken = isTokenOperation(operation);
  const text = isToken && accepted ? TOKEN : '';
  const carriesToken = headers.some(([, value]) => isDeepStrictEqual(value, ['Bearer ', runToken]));
  const status = accepted ? (isToken ? 200 : 201) : carriesToken ? 400 : 401;
  return { status, reason: '', headers: status === 401 ? CHALLENGE : [], body: { text, bytes: text.length } };
}

function exchangeOf({ id, call }: Step, seq: number, accepted: boolean): Exchange {
  const { operation, method, path } = call;
  const request = { operation, method, url: path, headers: [], body: null };
  const times = { sentAt: new Date(0).toISOString(), durationMs: 0 };
  return { id, seq, request, reply: replyTo(call, accepted), failure: null, ...times, issued: [], waits: [] };
}

/** Number of supplied values used up. */
export type Supplies = Readonly<Record<CheckedOutValue['pool'], number>>;

/** One instance with what its test sends: request counts by sequence id. */
export interface Rehearsed {
  readonly instance: string;
  readonly sends: ReadonlyMap<string, number>;
  /** Supplied values used up by a service that accepts only conforming requests, by the same ids. */
  readonly uses: ReadonlyMap<string, Supplies>;
  /** Whether it asks for tokens, with right or wrong secrets. */
  readonly asksIssuer: boolean;
}

function suppliesOf(accepted: readonly Call[]): Supplies {
  const leases = accepted.flatMap((call) => call.leases);
  const holders = (pool: CheckedOutValue['pool']) =>
    new Set(leases.filter((each) => each.pool === pool).map(({ holder }) => holder));
  return { stays: holders('stays').size, reservationIds: holders('reservationIds').size };
}

/** Runs a plan, or a selected part, without sending, against a service that accepts only conforming requests. */
export async function rehearse(
  context: RunContext,
  specs: readonly Spec[],
  only: readonly string[] = [],
): Promise<Rehearsed[]> {
  const rehearsed: Rehearsed[] = [];
  for (const test of declaredBy(context, specs, indifferent)) {
    if (!isSelected(test.instance.id, only)) continue;
    const sends = new Map<string, number>();
    const uses = new Map<string, Supplies>();
    let asksIssuer = false;
    const send: Sender['send'] = async ({ id, steps, intents, arrivals, negatives = 0 }) => {
      const conforms = (at: number) => intents[at]?.kind !== 'faulty';
      const isRefused = (at: number) => at >= arrivals && at < arrivals + negatives;
      asksIssuer ||= steps.some(({ call }) => isTokenOperation(call.operation));
      sends.set(id, steps.length);
      uses.set(id, suppliesOf(steps.filter((_, at) => conforms(at)).map(({ call }) => call)));
      // In turn, a test continues to its end whatever came before.
      const accepts = (at: number) => conforms(at) || (steps.length > 1 && !isRefused(at));
      return steps.map((step, at) => exchangeOf(step, at + 1, accepts(at)));
    };
    await judge(test, context, { send });
    rehearsed.push({ instance: test.instance.id, sends, uses, asksIssuer });
  }
  return rehearsed;
}

/** Counts what is sent before the plan, including the run's first token, and the supplied values it uses. */
export async function sentBefore(context: Asking): Promise<{ requests: number; supplies: Supplies }> {
  const calls: Call[] = [];
  const send: Sender['send'] = async ({ steps }) => {
    calls.push(...steps.map(({ call }) => call));
    return steps.map((step, at) => ({ ...exchangeOf(step, at + 1, true), issued: ISSUED }));
  };
  await askService({ send }, context);
  return { requests: calls.length + 1, supplies: suppliesOf(calls) };
}

/** Requests of several instances together; what they share is counted once. */
export function requestsOf(instances: readonly Rehearsed[]): number {
  const sends = new Map(instances.flatMap((each) => [...each.sends]));
  return [...sends.values()].reduce((sum, count) => sum + count, 0);
}

/** Supplied values used up by the instances and what is sent before them. */
export function suppliesFor(instances: readonly Rehearsed[], before: Supplies): Supplies {
  const uses = [before, ...new Map(instances.flatMap((each) => [...each.uses])).values()];
  const sum = (pool: CheckedOutValue['pool']) => uses.reduce((total, each) => total + each[pool], 0);
  return { stays: sum('stays'), reservationIds: sum('reservationIds') };
}
