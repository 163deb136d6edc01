/** What the suite means by a call: said when the call is built, so that nothing is guessed from its bytes. */

/** If two tests build the same call and mean it differently, the first of these that applies. */
const KINDS = ['nominal', 'unusual', 'tolerated', 'faulty'] as const;

/** `nominal`: sent daily. `unusual`: odd, must be accepted. `tolerated`: conforming, may be refused. `faulty`: else. */
export interface Intent {
  readonly kind: (typeof KINDS)[number];
  /** A wrong secret under the client's own id. */
  readonly wrongSecret?: true;
  /** A token request that a service may be unable to read: other than a usual body with each parameter once. */
  readonly malformed?: true;
}

/** For a call that does not say what it is. */
export const FAULTY: Intent = { kind: 'faulty' };

/** The call with its intent. Whoever changes it by spreading gets another call, without that intent. */
export function meant<Of extends object>(call: Of, kind: Intent['kind']): Of {
  return Object.defineProperty({ ...call }, 'intent', { value: { kind }, enumerable: false });
}

/** The intents of a run's calls, by the ids of their exchanges. */
export type Intents = Readonly<Record<string, Intent>>;

/** Collects the intents of a run's calls, whichever test asks for them first. */
export class IntentsOfRun {
  readonly #known: Record<string, Intent> = {};

  note({ ids, intents }: { readonly ids: readonly string[]; readonly intents: readonly Intent[] }): void {
    ids.forEach((id, at) => {
      const intent = intents[at] ?? FAULTY;
      const known = this.#known[id];
      if (!known || (known !== intent && KINDS.indexOf(intent.kind) < KINDS.indexOf(known.kind)))
        this.#known[id] = intent;
    });
  }

  get all(): Intents {
    return this.#known;
  }
}
