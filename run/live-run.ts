/** A run against a live service: its wire, its evidence as it grows, and what the preflight found. */
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

/** Is informed of a run's progress. */
export interface Follower {
  readonly exchange: (exchange: Exchange) => void;
  readonly slower: (message: string) => void;
}

/** A run under way. */
export interface LiveRun {
  readonly context: RunContext;
  /** Every exchange so far, in the order of their ends. */
  readonly exchanges: readonly Exchange[];
  readonly redactor: Redactor;
  readonly preflight: PreflightReport;
  readonly wire: Wire;
  /** Reports each exchange as it ends, and a pace that slows down. */
  follow(follower: Follower): void;
  /** Why the evidence could not be written down any further; `null` where it is whole. Such a run is over. */
  lost(): unknown;
  /** Ends the run: nothing is sent or recorded from now on. */
  close(): Promise<void>;
}

/** Freezes what outcomes may depend on besides exchanges, with a fresh seed. */
export function freezeContext(settings: Settings, baseUrl?: string): RunContext {
  const startedAt = new Date().toISOString();
  return runContext(settings, { seed: randomBytes(16).toString('hex'), startedAt, ...(baseUrl ? { baseUrl } : {}) });
}

/** The run's wire. What it records is kept, written to the file and reported to the follower, as long as the run is open. */
function recordingWire(
  settings: Settings,
  context: RunContext,
  { file, transport, clock }: { file: EvidenceFile; transport: Transport; clock: Clock | undefined },
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
      // Once the run is closed it is judged: what comes in then belongs to no run.
      if (!isOpen) return;
      try {
        file.append(exchange);
      } catch (error) {
        // What cannot be written down must not be sent either, and an exchange that is not in the evidence was none.
        lost = error;
        return end();
      }
      exchanges.push(exchange);
      follower?.exchange(exchange);
    },
    slower: (message) => follower?.slower(message),
  });
  const follow = (given: Follower) => {
    follower = given;
  };
  const end = () => {
    isOpen = false;
    wire.close();
  };
  return { wire, redactor, exchanges, follow, end, lost: () => lost };
}

/**
 * Starts a run: wire and preflight.
 * @param evidence the file that exchanges are appended to
 * @param overdue given when the run has taken as long as it may; the reason is what stands in the exchanges that are not sent
 * @param clock another one than the machine's, by which a test waits
 * @throws {Error} whatever keeps the run from starting; nothing stays open then
 */
export async function startRun(
  settings: Settings,
  context: RunContext,
  evidence: string,
  overdue?: AbortSignal,
  clock?: Clock,
): Promise<LiveRun> {
  const opened: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const closeIt of opened.splice(0).reverse()) await closeIt();
  };
  try {
    const file = new EvidenceFile(evidence);
    opened.push(() => file.close());
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
