/** A run against a live service: its wire, its growing evidence, and the preflight's result. */
import { randomBytes } from 'node:crypto';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext, ShardNumber } from '../contract/run.ts';
import type { Clock } from '../wire/clock.ts';
import type { Earlier, KeepEvent } from '../wire/earlier.ts';
import { httpTransport } from '../wire/http-transport.ts';
import { Redactor, tagKey } from '../wire/redaction.ts';
import { recordedAgain } from '../wire/reply-record.ts';
import type { Transport } from '../wire/transport.ts';
import { Wire } from '../wire/wire.ts';
import type { Journal } from './journal.ts';
import { LineFile } from './line-file.ts';
import { type PreflightReport, preflight } from './preflight.ts';
import { type RunStart, runContext, type Settings } from './settings.ts';

export interface Follower {
  readonly exchange: (exchange: Exchange) => void;
  readonly note: (message: string) => void;
}

export interface LiveRun {
  readonly context: RunContext;
  /** Every exchange so far, in the order they ended. */
  readonly exchanges: readonly Exchange[];
  readonly redactor: Redactor;
  readonly preflight: PreflightReport;
  readonly wire: Wire;
  follow(follower: Follower): void;
  /**
   * Appends every exchange to a file from now on, earlier ones first.
   * @param kept bytes that the run wrote before it was interrupted
   * @throws {CannotWrite}
   */
  recordIn(file: string, kept?: number): void;
  /** Why the evidence is incomplete; `null`: it is whole. Such a run is over. */
  lost(): unknown;
  close(): Promise<void>;
  /** Frees the exchanges of a closed run: the written evidence is judged. */
  forget(): void;
}

/** Freezes everything that outcomes may depend on, except the exchanges. @param start absent: now, with a fresh seed */
export function freezeContext(settings: Settings, baseUrl?: string, start: RunStart = freshStart()): RunContext {
  return runContext(settings, baseUrl ? { ...start, baseUrl } : start);
}

const freshStart = (): RunStart => ({ seed: randomBytes(16).toString('hex'), startedAt: new Date().toISOString() });

const lineOf = (exchange: Exchange) => `${JSON.stringify(exchange)}\n`;

function recordingWire(
  { secrets, pace, network }: SentBy,
  context: RunContext,
  transport: Transport,
  { journal, ...given }: Pick<StartOptions, 'clock' | 'shard' | 'journal' | 'earlier'>,
) {
  const keep: KeepEvent | undefined = journal && ((event) => keptOr(() => journal.keep(event)));
  const redactor = new Redactor(tagKey(secrets.client_secret, context.seed));
  const exchanges: Exchange[] = [...(given.earlier?.exchanges ?? [])];
  const before = exchanges.length;
  let isOpen = true;
  let lost: unknown = null;
  let follower: Follower | null = null;
  let file: LineFile | null = null;
  const untold: string[] = [];
  const wire = new Wire({
    context,
    ...{ secrets, transport, redactor, pace, timeoutMs: network.timeoutMs },
    ...given,
    keep,
    record: (exchange) => {
      keptOr(() => {
        file?.append(lineOf(exchange));
        exchanges.push(exchange);
        follower?.exchange(exchange);
      });
    },
    note: (message) => void (follower ? follower.note(message) : untold.push(message)),
  });
  /** What cannot be recorded must not be sent. */
  function keptOr(write: () => void): void {
    // After closing, replies belong to no run.
    if (!isOpen) return;
    try {
      write();
    } catch (error) {
      lost = error;
      end();
    }
  }
  const end = () => {
    isOpen = false;
    wire.close();
  };
  const follow = (given: Follower) => {
    follower = given;
    for (const message of untold.splice(0)) given.note(message);
  };
  const recordIn = (path: string, kept = 0) => {
    file = new LineFile(path, { kept, what: `The evidence ${path}` });
    for (const exchange of exchanges.slice(before)) file.append(lineOf(exchange));
  };
  const forget = () => {
    exchanges.length = 0;
    wire.forget();
  };
  /** The record as it would be if all secrets of the run had been known from its beginning. */
  const closeFile = () => {
    file?.close();
    const again = exchanges.map((exchange) => recordedAgain(exchange, redactor));
    if (lost || again.every((exchange, at) => exchange === exchanges[at])) return;
    exchanges.splice(0, exchanges.length, ...again);
    file?.replace(again.map(lineOf));
  };
  return { wire, redactor, exchanges, follow, recordIn, end, forget, closeFile, lost: () => lost };
}

export type SentBy = Pick<Settings, 'secrets' | 'pace' | 'network'>;

export interface StartOptions {
  /** The file that exchanges are appended to; absent: none, or set by `recordIn`. */
  readonly evidence?: string;
  /** Fires when the run's time is up; its reason is recorded in the exchanges not sent. */
  readonly overdue?: AbortSignal;
  /** A clock other than the machine's. */
  readonly clock?: Clock;
  /** The run is one shard of several. */
  readonly shard?: ShardNumber;
  /** Stores what is needed to resume the run after it was killed. */
  readonly journal?: Journal;
  /** The state of the interrupted run that is resumed. */
  readonly earlier?: Earlier;
  /** Wraps the transport. */
  readonly before?: (sockets: Transport) => Transport;
}

/** Starts a run: wire and preflight; on an error nothing stays open. @throws {Error} if the run cannot start */
export async function startRun(
  settings: SentBy,
  context: RunContext,
  { evidence, overdue, before = (sockets) => sockets, ...given }: StartOptions = {},
): Promise<LiveRun> {
  const opened: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const closeIt of opened.splice(0).reverse()) await closeIt();
  };
  try {
    const transport = before(httpTransport(settings.network));
    opened.push(() => transport.close());
    const { end, closeFile, ...run } = recordingWire(settings, context, transport, given);
    opened.push(closeFile, end);
    if (evidence !== undefined) run.recordIn(evidence);
    overdue?.addEventListener('abort', () => run.wire.close(String(overdue.reason)), { once: true });
    const asking = { ...context, ...(given.shard ? { shard: given.shard.number } : {}) };
    const report = await preflight(run.wire, asking, settings.network, settings.secrets.client_secret);
    if (run.lost()) throw run.lost();
    return { context, ...run, preflight: report, close };
  } catch (error) {
    await close();
    throw error;
  }
}
