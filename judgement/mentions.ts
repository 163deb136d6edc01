/** Where the names of guests, rooms and folios stand in the requests of a run: each request is read once for all of them. */

/** Finds which of many words stand in a text, in time that grows with the text alone (Aho and Corasick, 1975). */
class Words {
  readonly #next: Map<string, number>[] = [new Map()];
  /** The node of the longest end of a node's text that begins a word. */
  readonly #end: number[] = [0];
  /** The word that a node's text is. */
  readonly #word: (string | null)[] = [null];
  /** The nearest node along those ends whose text is a word; 0: none. */
  readonly #shorter: number[] = [0];

  constructor(words: Iterable<string>) {
    for (const word of words) this.#add(word);
    this.#link();
  }

  #add(word: string): void {
    let node = 0;
    for (const unit of word.split('')) {
      let next = this.#next[node]?.get(unit);
      if (next === undefined) {
        next = this.#next.length;
        this.#next.push(new Map());
        this.#word.push(null);
        this.#next[node]?.set(unit, next);
      }
      node = next;
    }
    this.#word[node] = word;
  }

  #step(from: number, unit: string): number {
    let node = from;
    while (node !== 0 && !this.#next[node]?.has(unit)) node = this.#end[node] as number;
    return this.#next[node]?.get(unit) ?? 0;
  }

  #link(): void {
    const waiting = [0];
    for (const node of waiting) {
      for (const [unit, child] of this.#next[node] as Map<string, number>) {
        const end = node === 0 ? 0 : this.#step(this.#end[node] as number, unit);
        this.#end[child] = end;
        this.#shorter[child] = this.#word[end] === null ? (this.#shorter[end] ?? 0) : end;
        waiting.push(child);
      }
    }
  }

  /** The words in a text, each once. */
  in(text: string): Set<string> {
    const found = new Set<string>();
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      node = this.#step(node, text.charAt(at));
      let end = this.#word[node] === null ? (this.#shorter[node] as number) : node;
      // Where a word was found before, so were the words that it ends with.
      while (end !== 0 && !found.has(this.#word[end] as string)) {
        found.add(this.#word[end] as string);
        end = this.#shorter[end] as number;
      }
    }
    return found;
  }
}

/** The report itself and the check-in of its guest are left out: behind them comes the one that is asked for. */
const ENOUGH = 3;

/** Which events name something, the earliest first. */
export class Mentions<Event> {
  readonly #first = new Map<string, Event[]>();

  /** @param events in the order of time */
  constructor(names: Iterable<string>, events: Iterable<Event>, textOf: (event: Event) => string) {
    const words = new Words(names);
    for (const event of events) {
      for (const name of words.in(textOf(event))) {
        const known = this.#first.get(name) ?? [];
        if (known.length < ENOUGH) this.#first.set(name, [...known, event]);
      }
    }
  }

  /** The earliest event that holds a name, but for two at most. */
  earliest(name: string, except: readonly (Event | null)[]): Event | undefined {
    return this.#first.get(name)?.find((event) => !except.includes(event));
  }
}
