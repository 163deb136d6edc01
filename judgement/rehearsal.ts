/** What a plan will send, told before its first request. */
import { isDeepStrictEqual } from 'node:util';
import type { Call, Lease } from '../cases/call.ts';
import { again, runToken } from '../cases/calls.ts';
import { type Sender, type Step, sequenceOf } from '../cases/sequence.ts';
import { makeStay } from '../cases/stay.ts';
import { basicOf, withBasic } from '../cases/token-requests.ts';
import { validCall } from '../cases/valid.ts';
import type { Exchange, RecordedReply } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation, OPERATIONS } from '../contract/words.ts';
import type { CertificationExpect } from './expect.ts';
import { judge } from './judge.ts';
import { matchers } from './matchers/index.ts';
import { collectPlan, type Spec } from './plan.ts';
import { askService } from './preflight/service.ts';
import { controlLabel } from './tools.ts';

const TOKEN = JSON.stringify({ access_token: 'rehearsal', expires_in: 3600, token_type: 'Bearer' });

const ISSUED = [{ tag: '00000000', format: 'opaque' as const, headerSafe: true }];

/** Asserts nothing: a rehearsal goes through each test to its end. */
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

/** Ids of the sequences that are a valid call and nothing else: plain, with credentials in HTTP Basic, or the control of a topic. */
function validIds(context: RunContext, specs: readonly Spec[]): ReadonlySet<string> {
  const valid = OPERATIONS.map((operation) => validCall(context, operation, makeStay(context, 1)));
  const calls = valid.flatMap((call) => [call, ...specs.map(({ topic }) => again(call, controlLabel(topic)))]);
  const basic = withBasic(
    validCall(context, 'token-form', makeStay(context, 1)),
    basicOf(context.clientId, 'where-needed'),
  );
  return new Set([basic, ...calls].map((call) => sequenceOf(context.seed, [call]).id));
}

/** How many supplied values are used up. */
export type Supplies = Readonly<Record<Lease['pool'], number>>;

/** One instance with what its test sends: how many requests, by the ids of their sequences. */
export interface Rehearsed {
  readonly instance: string;
  readonly sends: ReadonlyMap<string, number>;
  /** What a service that accepts what is valid alone uses up of the supplied values, by the same ids. */
  readonly uses: ReadonlyMap<string, Supplies>;
}

/** What accepted calls use up: each guest of theirs one value of a pool. */
function suppliesOf(accepted: readonly Call[]): Supplies {
  const leases = accepted.flatMap((call) => call.leases);
  const holders = (pool: Lease['pool']) =>
    new Set(leases.filter((each) => each.pool === pool).map(({ holder }) => holder));
  return { stays: holders('stays').size, reservationIds: holders('reservationIds').size };
}

/** Goes through a plan without sending, before a service that accepts what is valid alone. */
export async function rehearse(context: RunContext, specs: readonly Spec[]): Promise<Rehearsed[]> {
  const valid = validIds(context, specs);
  const rehearsed: Rehearsed[] = [];
  for (const test of collectPlan(context, specs, indifferent)) {
    const sends = new Map<string, number>();
    const uses = new Map<string, Supplies>();
    const send: Sender['send'] = async ({ id, steps, arrivals, negatives = 0 }) => {
      const isRefused = (at: number) => at >= arrivals && at < arrivals + negatives;
      const accepted = steps.map((_, at) => valid.has(id) || (steps.length > 1 && !isRefused(at)));
      sends.set(id, steps.length);
      // What is sent in turn holds requests that must be refused as well; the last is always valid.
      const usedUp = steps.filter((_, at) => valid.has(id) || (steps.length > 1 && at === steps.length - 1));
      uses.set(id, suppliesOf(usedUp.map(({ call }) => call)));
      return steps.map((step, at) => exchangeOf(step, at + 1, accepted[at] as boolean));
    };
    await judge(test, context, { send });
    rehearsed.push({ instance: test.instance.id, sends, uses });
  }
  return rehearsed;
}

/** What is sent before the plan, and uses supplied values up. */
export interface Before {
  /** The run's own first token included. */
  readonly requests: number;
  readonly supplies: Supplies;
}

/** Counts what is sent before the plan. */
export async function sentBefore(context: RunContext): Promise<Before> {
  const calls: Call[] = [];
  await askService(
    {
      send: async ({ steps }) => {
        calls.push(...steps.map(({ call }) => call));
        return steps.map((step, at) => ({ ...exchangeOf(step, at + 1, true), issued: ISSUED }));
      },
    },
    context,
  );
  return { requests: calls.length + 1, supplies: suppliesOf(calls) };
}

/** Requests that instances send together: what several of them send is sent once. */
export function requestsOf(instances: readonly Rehearsed[]): number {
  const sends = new Map(instances.flatMap((each) => [...each.sends]));
  return [...sends.values()].reduce((sum, count) => sum + count, 0);
}

/** Supplied values that instances and what is sent before them use up together. */
export function suppliesFor(instances: readonly Rehearsed[], before: Supplies): Supplies {
  const uses = [before, ...new Map(instances.flatMap((each) => [...each.uses])).values()];
  const sum = (pool: Lease['pool']) => uses.reduce((total, each) => total + each[pool], 0);
  return { stays: sum('stays'), reservationIds: sum('reservationIds') };
}
