/** A wire for the duration of a test, and clocks whose time passes only when somebody sleeps. */
import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Call } from '../../cases/call.ts';
import { makeStay } from '../../cases/stay.ts';
import { checkIn } from '../../cases/valid.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { type Clock, systemClock } from '../../wire/clock.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { Redactor } from '../../wire/redaction.ts';
import { Wire, type WireParts } from '../../wire/wire.ts';
import { contextFor } from './context.ts';
import { single } from './sequence.ts';
import { type Answer, issueToken, serve } from './server.ts';

/** The client's secret, with characters that are escaped in every place. */
export const SECRET = 'Qx7+/ %&"=éß secret';

type Given = Partial<Omit<WireParts, 'pace'>> & Partial<WireParts['pace']> & { readonly secret?: string };

export function wireTo(t: { after(hook: () => Promise<void>): void }, context: RunContext, given: Given = {}) {
  const { secret = SECRET, requestsPerSecond = null, concurrency = 4, ...parts } = given;
  const transport = parts.transport ?? httpTransport();
  t.after(() => transport.close());
  const recorded: Exchange[] = [];
  const redactor = new Redactor(randomBytes(32));
  const wire = new Wire({
    context,
    secrets: { client_secret: secret, short_lived_secret: given.secret ?? 'another secret of the run' },
    redactor,
    pace: { requestsPerSecond, concurrency },
    // Nothing here takes that long, except on a busy machine.
    timeoutMs: 5000,
    record: (exchange) => recorded.push(exchange),
    clock: systemClock,
    ...parts,
    transport,
  });
  return { wire, recorded, redactor: parts.redactor ?? redactor };
}

/** A server for the duration of a test, and a wire to it. @param given `about`: what is unusual about its context */
export async function wired(
  t: TestContext,
  answer: Answer,
  { about, ...given }: Given & { readonly about?: Partial<RunContext> } = {},
) {
  const { url, seen } = await serve(t, answer);
  const context = contextFor(url, about);
  return { url, seen, context, ...wireTo(t, context, given) };
}

/** Issues a token to whoever asks for one; other calls go to the given answer. */
export const issuing =
  (answer: Answer): Answer =>
  (request, response, count) =>
    request.url === '/oauth2/token' ? issueToken(response, 'opaque-token-0001') : answer(request, response, count);

/** A check-in; the number distinguishes stays. */
export const stayCall = (context: RunContext, number = 1) => checkIn(context, makeStay(context, number));

export async function sendOne(wire: Wire, id: string, call: Call): Promise<Exchange> {
  const [exchange] = await wire.send(single(id, call));
  return exchange as Exchange;
}

const BEGINNING = Date.parse('2026-06-01T12:00:00Z');

/** Time that passes only when somebody sleeps; `set` changes what the wall clock shows. */
export function virtualClock(start = BEGINNING) {
  let passed = 0;
  let shown = start;
  const slept: number[] = [];
  const clock: Clock = {
    now: () => shown + passed,
    monotonic: () => passed,
    sleep: async (ms) => {
      slept.push(ms);
      passed += ms;
    },
  };
  const set = (ms: number) => {
    shown += ms;
  };
  return { ...clock, slept: slept as readonly number[], set };
}

/** Shared time: it passes for all sleepers together. */
export function sharedClock(): Clock {
  let now = BEGINNING;
  return {
    now: () => now,
    monotonic: () => now,
    sleep: async (ms) => {
      const until = now + ms;
      await new Promise((resolve) => setImmediate(resolve));
      now = Math.max(now, until);
    },
  };
}

/** The machine's time with waits skipped: sleeping ends at once. */
export function skippingClock(): Clock {
  let skipped = 0;
  return {
    now: () => systemClock.now() + skipped,
    monotonic: () => systemClock.monotonic() + skipped,
    sleep: async (ms) => {
      skipped += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
