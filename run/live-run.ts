/** A run against a live service: its wire, its growing evidence, and the preflight's result. */
import { randomBytes } from 'node:crypto';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Clock } from '../wire/clock.ts';
import { httpTransport } from '../wire/http-transport.ts';
import { Redactor, tagKey } from '../wire/redaction.ts';
import type { Transport } from '../wire/transport.ts';
import { Wire } from '../wire/wire.ts';
import { EvidenceFile } from './evidence-file.ts';
import { type PreflightReport, preflight } from './preflight.ts';
import { runContext, type Settings } from './settings.ts';

/** Follows a run's progress. */
export interface Follower {
  readonly exchange: (exchange: Exchange) => void;
  readonly slower: (message: string) => void;
}

/** A run under way. */
export interface LiveRun {
  readonly context: RunContext;
  /** Every exchange so far, in the order they ended. */
  readonly exchanges: readonly Exchange[];
  readonly redactor: Redactor;
  readonly preflight: PreflightReport;
  readonly wire: Wire;
  follow(follower: Follower): void;
  /** Why the evidence is incomplete; `null`: it is whole. Such a run is over. */
  lost(): unknown;
  close(): Promise<void>;
}

/** Freezes everything besides exchanges that outcomes may depend on, with a fresh seed. */
export function freezeContext(settings: Settings, baseUrl?: string): RunContext {
  const start = { seed: randomBytes(16).toString('hex'), startedAt: new Date().toISOString() };
  return runContext(settings, baseUrl ? { ...start, baseUrl } : start);
}

function recordingWire(
  settings: Settings,
  context: RunContext,
  { file, transport, clock }: { file: EvidenceFile | null; transport: Transport; clock: Clock | undefined },
) {
  const redactor = new Redactor(tagKey(settings.secrets.client_secret, context.seed));
  const exchanges: Exchange[] = [];
  let isOpen = true;
  let lost: unknown = null;
  let follower: Follower | null = null;
  const wire = new Wire({
    context,
    secrets: settings.secrets,
    transport,
    redactor,
    pace: settings.pace,
    timeoutMs: settings.network.timeoutMs,
    ...(clock ? { clock } : {}),
    record: (exchange) => {
      // A closed run is judged: what comes in later belongs to no run.
      if (!isOpen) return;
      try {
        file?.append(exchange);
      } catch (error) {
        // What cannot be recorded must not be sent, and an exchange missing from the evidence never was.
        lost = error;
        return end();
      }
      exchanges.push(exchange);
      follower?.exchange(exchange);
    },
    slower: (message) => follower?.slower(message),
  });
  const end = () => {
    isOpen = false;
    wire.close();
  };
  const follow = (given: Follower) => {
    follower = given;
  };
  return { wire, redactor, exchanges, follow, end, lost: () => lost };
}

/**
 * Starts a run: wire and preflight; on an error nothing stays open.
 * @param evidence file that exchanges are appended to; `null`: nobody wants them
 * @param overdue fires when the run's time is up; its reason is recorded in the exchanges not sent
 * @param clock for tests, to wait by another clock @throws {Error} whatever keeps the run from starting
 */
export async function startRun(
  settings: Settings,
  context: RunContext,
  evidence: string | null,
  overdue?: AbortSignal,
  clock?: Clock,
): Promise<LiveRun> {
  const opened: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const closeIt of opened.splice(0).reverse()) await closeIt();
  };
  try {
    const file = evidence === null ? null : new EvidenceFile(evidence);
    opened.push(() => file?.close());
    const transport = httpTransport(settings.network);
    opened.push(() => transport.close());
    const { end, ...run } = recordingWire(settings, context, { file, transport, clock });
    opened.push(end);
    overdue?.addEventListener('abort', () => run.wire.close(String(overdue.reason)), { once: true });
    const { network, secrets } = settings;
    const report = await preflight(run.wire, context, network, secrets.client_secret);
    if (run.lost()) throw run.lost();
    return { context, ...run, preflight: report, close };
  } catch (error) {
    await close();
    throw error;
  }
}
