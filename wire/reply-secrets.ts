/** What one reply makes secret: so many texts, and no more. */
import type { Redactor } from './redaction.ts';

/** No issuer gives half as many tokens in a reply; to search for each costs memory and time in all that comes after. */
const MOST_TEXTS = 50;

/** The texts of one reply that become secret. A reply that holds more of them is not shown at all. */
export class ReplySecrets {
  #left = MOST_TEXTS;
  #isOver = false;

  constructor(readonly redactor: Redactor) {}

  /** Whether there was more in the reply than is searched for. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * Makes a text secret.
   * @param placeholderOf what stands in its place, by its tag
   * @returns whether it is searched for from now on, or is too short for that
   */
  add(value: string, placeholderOf: (tag: string) => string): boolean {
    if (this.redactor.knows(value)) return true;
    if (this.#left > 0 && this.redactor.addForeign(value, placeholderOf)) {
      this.#left -= 1;
      return true;
    }
    this.#isOver = true;
    return false;
  }
}
