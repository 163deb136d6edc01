/** The clock of a run whose client is on another machine, which says after each call how far its clock is ahead. */

/** The most that a clock may be ahead: 30 days, in ms. */
const MOST_AHEAD_MS = 30 * 86_400_000;
/** How long a call waits until the integrator's machine says what its client's clock shows. */
const PATIENCE_MS = 2000;

export class RemoteClock {
  #ahead: number;
  /** Until when somebody is expected to answer, by `performance.now()`. */
  #listenedUntil = Number.NEGATIVE_INFINITY;
  #waiting: (() => void)[] = [];
  /** The number of the latest question: greater than those of earlier processes. */
  asked = Date.now();
  /** Called when the clock is asked for. */
  wake: () => void = () => undefined;

  /** @param ahead in ms, as it was before */
  constructor(ahead: number) {
    this.#ahead = ahead;
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  ahead(): number {
    return this.#ahead;
  }

  /** Stores what the integrator's machine says; time never goes back. @param forMs how long it will keep answering */
  notify(asked: number, ahead: number, forMs: number): void {
    if (ahead > this.#ahead && ahead <= MOST_AHEAD_MS) this.#ahead = ahead;
    this.#listenedUntil = performance.now() + forMs;
    if (asked >= this.asked) for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Asks what the client's clock shows, and waits for the answer, if a program next to the client can answer. */
  async ask(): Promise<void> {
    if (performance.now() > this.#listenedUntil) return;
    this.asked += 1;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        // Nobody answers any more: further calls do not wait.
        this.#listenedUntil = Number.NEGATIVE_INFINITY;
        resolve();
      }, PATIENCE_MS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
      this.wake();
    });
  }
}
