/** Plans a run before its first request (whether it can start, how long it may take), and sends it. */
import { timeOver } from '../../cases/unsent.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext, ShardNumber, Values } from '../../contract/run.ts';
import type { CertificationTest } from '../../judgement/judge.ts';
import { collectPlan, isSelected, runPlan } from '../../judgement/plan.ts';
import { rehearse, requestsOf, type Supplies, sentBefore, suppliesFor } from '../../judgement/rehearsal.ts';
import { type ShardPart, shardsOf, suppliedTo } from '../../judgement/shards.ts';
import { SendingView } from '../../reporters/sending.ts';
import { duration } from '../../reporters/style.ts';
import { many } from '../../reporters/verdict-words.ts';
import type { LiveRun } from '../../run/live-run.ts';
import type { PreflightReport } from '../../run/preflight.ts';
import type { Settings } from '../../run/settings.ts';
import { specsOf } from '../../suites/index.ts';
import { USAGE_EXIT } from '../usage.ts';
import type { CertifyOptions } from './options.ts';

/** The exit code if nothing can be judged: network, outage or credentials. */
export const CANNOT_TELL_EXIT = 3;

/** Whether a run starts. @param accept the user may vouch for the settings */
export function mayStart({ canStart, canStartAnyway }: PreflightReport, accept: CertifyOptions['accept']): boolean {
  return canStart || (accept.includes('refused-controls') && canStartAnyway);
}

/** The exit code of a command stopped by the preflight. */
export function exitOfStop({ blame }: Pick<PreflightReport, 'blame'>): number {
  return blame === 'configuration' ? USAGE_EXIT : CANNOT_TELL_EXIT;
}

/** Why a pool of supplied values, each usable only once, is too small; `null` if it is not. */
export function tooFewSupplied(
  needed: Supplies,
  { stays, reservationIds }: Values,
  shard: ShardNumber = { number: 1, of: 1 },
): string | null {
  const given: Supplies = { stays: suppliedTo(stays, shard), reservationIds: suppliedTo(reservationIds, shard) };
  const short = (['stays', 'reservationIds'] as const).filter((pool) => needed[pool] > given[pool]);
  if (short.length === 0) return null;
  const each = short.map(
    (pool) =>
      `the plan needs at least ${needed[pool]} ${WORDS[pool]}, values.${pool} has ${given[pool]}${shard.of > 1 ? ' for this shard' : ''}`,
  );
  return `Nothing was sent: ${each.join(', and ')}. Supply more of them in certification.yaml, run a smaller part with --only, or continue with --accept refused-controls: tests that find none left will be inconclusive.`;
}

const WORDS: Readonly<Record<keyof Supplies, string>> = { stays: 'stays', reservationIds: 'reservation ids' };

/** Time for waits that the plan itself asks for, such as until a token has expired, and for judging and reports. */
const BESIDES_MS = 15 * 60_000;
/** Time for each request: its turn at the slowest pace to which a service can slow the wire. */
const EACH_MS = 2000;
const MINUTE_MS = 60_000;

/** The longest duration of a run, in milliseconds; whole minutes unless set. */
export function longestOf(requests: number, settings: Pick<Settings, 'longestMinutes' | 'pace'>): number {
  const { longestMinutes, pace } = settings;
  if (longestMinutes !== null) return longestMinutes * MINUTE_MS;
  // Twice the time that the pace alone would take.
  const each = Math.max(EACH_MS, 2000 / (pace.requestsPerSecond ?? Number.POSITIVE_INFINITY));
  return Math.ceil((requests * each + BESIDES_MS) / MINUTE_MS) * MINUTE_MS;
}

/** Timers cannot wait for longer than this, in milliseconds: about 25 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The time limit of a run: `overdue` fires at its end, and `sentence` then says why the run was stopped. */
export function timeLimit(longestMs: number) {
  const ended = new AbortController();
  const longest = duration(longestMs);
  const timer = setTimeout(() => ended.abort(timeOver(longest)), Math.min(longestMs, LONGEST_TIMER_MS)).unref();
  const stopped = `The run was stopped after ${longest}, the longest that it may take (pace.longestMinutes in certification.yaml).`;
  const sentence = () => (ended.signal.aborted ? stopped : null);
  return { overdue: ended.signal, sentence, cancel: () => clearTimeout(timer) };
}

export interface Planned {
  readonly tests: readonly CertificationTest[];
  /** Requests, including those before the plan. */
  readonly requests: number;
  /** Supplied values that a perfect service uses up: no run needs fewer. */
  readonly needed: Supplies;
  /** For a shard, which part of the plan. */
  readonly part?: ShardPart | undefined;
  /** Milliseconds that collecting and counting took. */
  readonly tookMs: number;
}

/** Tokens of the JSON variant that stand in for the run's own, if the whole plan is sent (`wire/tokens.ts`). */
function standIns({ claims, profile }: RunContext): number {
  const hasBoth = claims.includes('token-form') && claims.includes('token-json');
  return hasBoth && profile.token?.liveTokens === undefined ? 1 : 0;
}

/** Collects the wanted tests (no ids: all; a shard: its part), and counts their requests. */
export async function planRun(context: RunContext, only: readonly string[], shard?: ShardNumber): Promise<Planned> {
  const specs = await specsOf(context.subject);
  const begun = performance.now();
  const wanted = await rehearse(context, specs, only);
  const part = shard && (shardsOf(wanted, shard.of)[shard.number - 1] as ShardPart);
  const instances = part ? wanted.filter(({ instance }) => part.instances.has(instance)) : wanted;
  const before = await sentBefore({ ...context, ...(shard ? { shard: shard.number } : {}) });
  const isOwn = (id: string) => isSelected(id, only) && (!part || part.instances.has(id));
  return {
    tests: collectPlan(context, specs).filter(({ instance }) => isOwn(instance.id)),
    part,
    requests: requestsOf(instances) + before.requests + (part || only.length > 0 ? 0 : standIns(context)),
    needed: suppliesFor(instances, before.supplies),
    tookMs: performance.now() - begun,
  };
}

/** Sends the plan: all tests begin at once, and the wire queues their requests. Closing the run ends it at once. */
export async function sendPlan(
  run: LiveRun,
  { tests, requests }: Planned,
  { quiet, afterMs, stopped }: { readonly quiet: boolean; readonly afterMs: number; readonly stopped: () => boolean },
): Promise<void> {
  const view = quiet ? null : new SendingView(requests, undefined, undefined, afterMs);
  const wasSent = ({ failure }: Exchange) => failure?.kind !== 'not-sent';
  let sent = run.exchanges.filter(wasSent).length;
  let isGone = false;
  const noted: string[] = [];
  run.follow({
    exchange: (exchange) => {
      if (wasSent(exchange)) {
        sent += 1;
        view?.sent(sent);
      } else if (!isGone) {
        isGone = true;
        // The wire says by itself that the service is gone, but not that somebody stopped the run.
        const why = exchange.failure?.message ?? '';
        if (!noted.some((note) => note.includes(why.replace('not sent: ', ''))))
          view?.note(`After ${many(sent, 'request')}: ${why}.`);
      }
    },
    note: (message) => {
      noted.push(message);
      view?.note(message);
    },
  });
  await runPlan(tests, run.context, run.wire, { atOnce: tests.length });
  view?.end(sent, stopped() || Boolean(run.lost()));
}
