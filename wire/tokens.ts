import type { Call } from '../cases/call.ts';
import { tokenForm, tokenJson } from '../cases/calls.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Clock } from './clock.ts';
import type { TakenToken } from './token-reply.ts';

/** Share of a token's life after which it is replaced, so that none expires under way (section 5.5). */
const REFRESH_AT = 0.75;
/** Token requests without a token in the answer after which the run stops asking. */
const MOST_FUTILE_REQUESTS = 3;

/** Sends a token request and returns the exchange with the tokens that came. */
type TokenRequest = (
  id: string,
  call: Call,
) => Promise<{ readonly exchange: Exchange; readonly taken: readonly TakenToken[] }>;

/** The run's one token: fetched when first needed, shared by all, replaced before it expires. */
export class RunToken {
  #current: { readonly token: TakenToken; readonly refreshAt: number } | null = null;
  #fetching: Promise<void> | null = null;
  #fetched = 0;
  #futile = 0;
  /** The exchange that last failed to give a token. */
  lastRefusal: Exchange | null = null;

  constructor(
    private readonly context: RunContext,
    private readonly request: TokenRequest,
    private readonly clock: Clock,
  ) {}

  /** The token, if there is one that is not about to expire. */
  get current(): TakenToken | null {
    return this.#current && this.clock.monotonic() < this.#current.refreshAt ? this.#current.token : null;
  }

  /** The token to send: one that is not about to expire, or, where no better one was to be had in time, the last. */
  get usable(): TakenToken | null {
    return this.current ?? (this.lastRefusal ? null : (this.#current?.token ?? null));
  }

  /** Whether none is to be had any more, since the issuer says that its quota is used up (429). */
  get isRationed(): boolean {
    return !this.usable && this.#futile >= MOST_FUTILE_REQUESTS && this.lastRefusal?.reply?.status === 429;
  }

  /** Forgets the token: another exchange may have ended it. */
  drop(): void {
    this.#current = null;
  }

  /** Makes sure that there is a token; callers that come together share one request. */
  async ensure(): Promise<void> {
    if (this.current || this.#futile >= MOST_FUTILE_REQUESTS) return;
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = null;
    });
    await this.#fetching;
  }

  async #fetch(): Promise<void> {
    const { claims, clientId } = this.context;
    const calls = [
      ...(claims.includes('token-form') || !claims.includes('token-json') ? [tokenForm(clientId)] : []),
      ...(claims.includes('token-json') ? [tokenJson(clientId)] : []),
    ];
    let refusal: Exchange | null = null;
    for (const call of calls) {
      this.#fetched += 1;
      const { exchange, taken } = await this.request(`token/${this.#fetched}`, call);
      const [token] = taken;
      if (exchange.reply && exchange.reply.status < 300 && token) {
        const life = (token.lifetimeSeconds ?? Number.POSITIVE_INFINITY) * 1000;
        this.#current = { token, refreshAt: this.clock.monotonic() + life * REFRESH_AT };
        this.#futile = 0;
        this.lastRefusal = null;
        return;
      }
      refusal = exchange;
    }
    // Only now: who looks while the other variant is still being asked has to wait for it.
    this.lastRefusal = refusal;
    this.#futile += 1;
  }
}

/** Lets many users of a token run side by side, and whoever asks for a new one alone. */
export class TokenGate {
  #users = 0;
  #alone = false;
  readonly #waiting: { readonly alone: boolean; readonly go: () => void }[] = [];

  /** Runs `work`; alone where it may end the token that the others use. */
  async pass<T>(alone: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      this.#waiting.push({ alone, go });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      if (alone) this.#alone = false;
      else this.#users -= 1;
      this.#admit();
    }
  }

  #admit(): void {
    for (let first = this.#waiting[0]; first && !this.#alone; first = this.#waiting[0]) {
      if (first.alone && this.#users > 0) return;
      this.#waiting.shift();
      if (first.alone) this.#alone = true;
      else this.#users += 1;
      first.go();
    }
  }
}
