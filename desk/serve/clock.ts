/** The clock of a run whose client is on another machine: that machine says by how much it is ahead, whenever a call has come. */

/** No clock is further ahead: 30 days, in ms. */
const MOST_AHEAD_MS = 30 * 86_400_000;
/** How long a call waits for the integrator's machine to say what its client's clock shows. */
const PATIENCE_MS = 2000;

export class RemoteClock {
  #ahead: number;
  /** Until when somebody is expected to answer, by `performance.now()`. */
  #listenedUntil = Number.NEGATIVE_INFINITY;
  #told: (() => void)[] = [];
  /** The number of the latest question: greater than those that another process has asked. */
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

  /** Learns what the integrator's machine says; time never goes back. @param forMs how long it will be heard of again */
  tell(asked: number, ahead: number, forMs: number): void {
    if (ahead > this.#ahead && ahead <= MOST_AHEAD_MS) this.#ahead = ahead;
    this.#listenedUntil = performance.now() + forMs;
    if (asked >= this.asked) for (const told of this.#told.splice(0)) told();
  }

  /** Asks what the client's clock shows, and waits for that, where a program on the integrator's machine can say so. */
  async ask(): Promise<void> {
    if (performance.now() > this.#listenedUntil) return;
    this.asked += 1;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        // Nobody is there any more: further calls do not wait.
        this.#listenedUntil = Number.NEGATIVE_INFINITY;
        resolve();
      }, PATIENCE_MS);
      this.#told.push(() => {
        clearTimeout(timer);
        resolve();
      });
      this.wake();
    });
  }
}
