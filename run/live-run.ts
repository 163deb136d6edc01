/** A run against a live service: its wire, its evidence as it grows, and what the preflight found. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { httpTransport } from '../wire/http-transport.ts';
import { Redactor, tagKey } from '../wire/redaction.ts';
import { Wire } from '../wire/wire.ts';
import { type PreflightReport, preflight } from './preflight.ts';
import { runContext, type Settings } from './settings.ts';

/** Who wants to know how a run goes on. */
export interface Follower {
  readonly exchange: () => void;
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
  /** Has somebody told of each exchange as it ends, and of a pace that slows down. */
  follow(follower: Follower): void;
  /** Ends the run: nothing is sent or recorded from now on. */
  close(): Promise<void>;
}

/** Freezes what outcomes may depend on besides exchanges, with a fresh seed. */
export function freezeContext(settings: Settings, baseUrl?: string): RunContext {
  const startedAt = new Date().toISOString();
  return runContext(settings, { seed: randomBytes(16).toString('hex'), startedAt, ...(baseUrl ? { baseUrl } : {}) });
}

/** Writes exchanges down as they come, so that what was seen survives a run that is cut short. */
function evidenceFile(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'w');
  return {
    append: (exchange: Exchange) => appendFileSync(descriptor, `${JSON.stringify(exchange)}\n`),
    close: () => closeSync(descriptor),
  };
}

/**
 * Starts a run: wire and preflight.
 * @param evidence the file that exchanges are appended to
 */
export async function startRun(settings: Settings, context: RunContext, evidence: string): Promise<LiveRun> {
  const redactor = new Redactor(tagKey(settings.secrets.client_secret, context.seed));
  const transport = httpTransport(settings.network);
  const exchanges: Exchange[] = [];
  const file = evidenceFile(evidence);
  let isOpen = true;
  let follower: Follower | null = null;
  const wire = new Wire({
    context,
    secrets: settings.secrets,
    transport,
    redactor,
    pace: settings.pace,
    timeoutMs: settings.network.timeoutMs,
    record: (exchange) => {
      // Once the run is closed it is judged: what comes in then belongs to no run.
      if (!isOpen) return;
      exchanges.push(exchange);
      file.append(exchange);
      follower?.exchange();
    },
    slower: (message) => follower?.slower(message),
  });
  const report = await preflight(wire, context, settings.network);
  return {
    context,
    exchanges,
    redactor,
    preflight: report,
    wire,
    follow: (given) => {
      follower = given;
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      wire.close();
      await transport.close();
      file.close();
    },
  };
}
