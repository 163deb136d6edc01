/** The evidence as its checks look at it: with the times as numbers, and the calls that the suite asked for. */
import type { Exchange, ExchangeFailure } from '../../contract/evidence.ts';
import { type Asked, NEVER_SENT } from '../../judgement/replay.ts';
import type { RunRecord } from '../result.ts';

/** A clock may be set back by this much, in milliseconds, while a run is under way. */
export const CLOCK_SLACK_MS = 5000;
/** By how much the times of two exchanges may be wrong for being written in whole milliseconds, timers and all. */
export const ROUNDING_MS = 5;
/** Between the end of an exchange and what the wire makes of it lie a few steps of the program, in milliseconds. */
export const SAME_MOMENT_MS = 100;

/** An exchange with what its checks need to know of it. */
export interface Seen {
  readonly exchange: Exchange;
  /** Milliseconds since the epoch: when its last try was sent, and when that ended. */
  readonly sent: number;
  readonly end: number;
  /** Whether anything of it was put on the network. */
  readonly left: boolean;
  /** The call that the suite builds for it; absent where none of the suite's tests asks for it. */
  readonly asked: Asked | undefined;
}

/** What a run leaves behind. */
export interface Evidence {
  readonly record: RunRecord;
  /** In the order of their numbers. */
  readonly seen: readonly Seen[];
  /** By how much the clock went back in mid-run, in milliseconds: exchanges are numbered in the order of their ends. */
  readonly setBackMs: number;
}

const KEPT_BACK: readonly (ExchangeFailure['kind'] | undefined)[] = [...NEVER_SENT, 'not-sendable'];

/** Reads times and calls once for all checks. @param exchanges in the order of their numbers */
export function evidenceOf(
  record: RunRecord,
  exchanges: readonly Exchange[],
  asked: ReadonlyMap<string, Asked>,
): Evidence {
  let latest = Number.NEGATIVE_INFINITY;
  let setBackMs = 0;
  const seen = exchanges.map((exchange): Seen => {
    const sent = Date.parse(exchange.sentAt);
    const end = sent + exchange.durationMs;
    setBackMs = Math.max(setBackMs, latest - end);
    latest = Math.max(latest, end);
    return { exchange, sent, end, left: !KEPT_BACK.includes(exchange.failure?.kind), asked: asked.get(exchange.id) };
  });
  return { record, seen, setBackMs: Math.min(setBackMs, CLOCK_SLACK_MS) };
}

/** One check: what cannot be, one sentence each. */
export type Check = (evidence: Evidence) => string[];
