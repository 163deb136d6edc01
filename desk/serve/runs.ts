/** The runs that this process has open: each is opened on request, and closed when it is no longer used. */
import { join } from 'node:path';
import { drive } from '../../client/ways/driver.ts';
import { webhookDriver } from '../../client/ways/webhook.ts';
import { type Taken, takeLock } from '../../run/lock.ts';
import { Attempt, type SharedParts } from './attempt.ts';
import type { Invitation } from './store.ts';

/** Nobody needs more attempts than this, and each has a folder. */
const MOST_ATTEMPTS = 50;
/** A run without requests for this long is closed; it continues with the next request. */
const IDLE_MS = 10 * 60_000;
const LOOK_MS = 30_000;
/** An invitation may be withdrawn or extended while its run is open. */
const READ_AGAIN_MS = 5000;

/** One process at a time answers the calls of a run. */
const LOCK = '.serve.lock';

type Held = Extract<Taken, { release: unknown }>;

/** What all runs of a process share. */
export interface RunsParts extends SharedParts {
  /** The address of the desk, without a trailing slash. */
  readonly url: string;
}

/** Why a run cannot be served here, as a sentence. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/** A run served by this process. */
export class HostedRun {
  attempt: Attempt | null = null;
  askedAt = performance.now();
  #opening: Promise<Attempt> | null = null;
  #hooked: AbortController | null = null;
  #readAt = performance.now();

  constructor(
    private readonly parts: RunsParts,
    private known: Invitation,
    private readonly held: Held,
  ) {}

  get invitation(): Invitation {
    if (performance.now() - this.#readAt > READ_AGAIN_MS) {
      this.known = this.parts.store.invitation(this.known.id) ?? this.known;
      this.#readAt = performance.now();
    }
    return this.known;
  }

  get id(): string {
    return this.known.id;
  }

  get isHeld(): boolean {
    return this.held.isHeld();
  }

  get isPast(): boolean {
    return Date.now() >= Date.parse(this.invitation.validUntil);
  }

  /** Continues the latest attempt, if there is one. */
  async resume(): Promise<void> {
    const number = this.parts.store.attempts(this.id);
    const attempt = number > 0 ? await this.#open(number) : null;
    if (attempt?.lastBy === 'webhook') this.hook();
  }

  /** Begins an attempt if none is under way. @throws {NotHere} after too many */
  async begin(): Promise<Attempt> {
    if (this.#opening) return this.#opening;
    if (this.attempt && !this.attempt.isOver) return this.attempt;
    if (this.parts.store.attempts(this.id) >= MOST_ATTEMPTS)
      throw new NotHere(`There have been ${MOST_ATTEMPTS} attempts already: ask the provider for another invitation.`);
    return this.#open(this.parts.store.newAttempt(this.id));
  }

  #open(number: number): Promise<Attempt> {
    const opening = (async () => {
      await this.attempt?.close();
      const { url, ...shared } = this.parts;
      const own = { invitation: this.known, number, baseUrl: `${url}/runs/${this.id}`, mayWrite: () => this.isHeld };
      this.attempt = await Attempt.open({ ...shared, ...own });
      return this.attempt;
    })();
    this.#opening = opening.finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Has scenes posted to the web hook that QA allowed, until the attempt is over or a scene cannot be played. */
  hook(): void {
    const { attempt } = this;
    const { webhook } = this.known;
    if (webhook === null || !attempt || this.#hooked) return;
    this.#hooked = new AbortController();
    void this.#hookAll(attempt, new URL(webhook), this.#hooked.signal).finally(() => {
      this.#hooked = null;
    });
  }

  async #hookAll(attempt: Attempt, url: URL, signal: AbortSignal): Promise<void> {
    // Nobody sees the hook's error texts: the server need not be the integrator's.
    const driver = webhookDriver(url, { access: attempt.access, output: () => undefined, isStrange: true });
    while (!signal.aborted && !attempt.isOver) {
      const { now, phase, state } = attempt.state;
      if (phase === 'between') await attempt.act({ what: 'finish' });
      // A joined machine is asked for its client's clock.
      else if (!now) await attempt.newer(state, Number.POSITIVE_INFINITY, signal);
      else {
        const { turn, file, limitMs, calls } = now;
        // Scenes started elsewhere are started again.
        if (calls > 0 && (await attempt.act({ what: 'repeat', turn: String(turn) }))) continue;
        const { end, remark } = await drive(driver, file, limitMs, signal);
        if (signal.aborted) return;
        await attempt.played({ turn, end, remark, by: 'webhook' });
        // A hook that does not answer at all is not tried thirty times more.
        if (remark?.startsWith('the web hook could not be reached')) return;
      }
    }
  }

  get isHooked(): boolean {
    return this.#hooked !== null;
  }

  async close(): Promise<void> {
    this.#hooked?.abort();
    await this.#opening?.catch(() => undefined);
    await this.attempt?.close();
    this.held.release();
  }
}

export class Runs {
  readonly #open = new Map<string, Promise<HostedRun>>();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly parts: RunsParts) {
    this.#timer = setInterval(() => void this.#sweep(), LOOK_MS).unref();
  }

  /** A run; `null`: no run has this id. @throws {NotHere} if another process has it */
  async get(id: string): Promise<HostedRun | null> {
    const known = await this.#open.get(id);
    if (known?.isHeld) {
      known.askedAt = performance.now();
      return known;
    }
    if (known) await this.#leave(id, known);
    const invitation = this.parts.store.invitation(id);
    if (!invitation) return null;
    const opening = this.#open.get(id) ?? this.#load(invitation);
    this.#open.set(id, opening);
    return opening.catch((error) => {
      this.#open.delete(id);
      throw error;
    });
  }

  async #load(invitation: Invitation): Promise<HostedRun> {
    const held = takeLock(join(this.parts.store.folderOf(invitation.id), LOCK));
    if ('holder' in held)
      throw new NotHere(`Another process serves this run${held.holder}: calls of one run have to come to one process.`);
    const run = new HostedRun(this.parts, invitation, held);
    try {
      await run.resume();
    } catch (error) {
      held.release();
      throw error;
    }
    return run;
  }

  async #leave(id: string, run: HostedRun): Promise<void> {
    this.#open.delete(id);
    await run.close().catch((error: Error) => this.parts.log(`${id}: ${error.message}`));
  }

  async #sweep(): Promise<void> {
    for (const [id, opening] of [...this.#open]) {
      const run = await opening.catch(() => null);
      if (!run || performance.now() - run.askedAt < IDLE_MS) continue;
      if (run.attempt?.page.isOpen || run.isHooked || run.attempt?.isJudging) continue;
      await this.#leave(id, run);
    }
  }

  /** Finishes judging what an earlier process left. */
  async takeUp(): Promise<void> {
    for (const id of this.parts.store.ids) {
      const number = this.parts.store.attempts(id);
      const phase = number > 0 ? this.parts.store.summary(id, number)?.phase : undefined;
      if (phase === 'judging') await this.get(id).catch((error: Error) => this.parts.log(`${id}: ${error.message}`));
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const [id, opening] of [...this.#open]) {
      const run = await opening.catch(() => null);
      if (run) await this.#leave(id, run);
    }
  }
}
