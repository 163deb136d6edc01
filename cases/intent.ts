/** What the suite means by a call. It is said when the call is built, so that nothing has to be found out from its bytes. */

/** Where two tests build the same call and mean it differently, the first of these that applies. */
const KINDS = ['nominal', 'unusual', 'tolerated', 'faulty'] as const;

/** `nominal`: sent every day. `unusual`: odd, and to be accepted all the same. `tolerated`: conforming, but may be refused. `faulty`: anything else. */
export interface Intent {
  readonly kind: (typeof KINDS)[number];
  /** A wrong secret under the client's own id. */
  readonly wrongSecret?: true;
  /** A token request that cannot be read: no parameters that stand once each in a body of the documented type. */
  readonly malformed?: true;
}

/** Of a call that does not say what it is. */
export const FAULTY: Intent = { kind: 'faulty' };

/** The call, which says what it is. Whoever changes it by spreading makes another one, which does not say so any more. */
export function meant<Of extends object>(call: Of, kind: Intent['kind']): Of {
  return Object.defineProperty({ ...call }, 'intent', { value: { kind }, enumerable: false });
}

/** What the calls of a run are, by the ids of their exchanges. */
export type Intents = Readonly<Record<string, Intent>>;

/** Keeps what the calls of a run are, whoever asks for them first. */
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
