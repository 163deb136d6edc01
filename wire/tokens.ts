import type { Call } from '../cases/call.ts';
import { tokenForm, tokenJson } from '../cases/calls.ts';
import { isOfRate } from '../cases/waiting.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Clock } from './clock.ts';
import type { TakenToken } from './token-reply.ts';

/** Share of a token's life after which it is replaced, so that none expires in flight (section 5.5). */
const REFRESH_AT = 0.75;
const MOST_FUTILE_REQUESTS = 3;

type TokenRequest = (
  id: string,
  call: Call,
) => Promise<{ readonly exchange: Exchange; readonly taken: readonly TakenToken[] }>;

/** The run's own tokens so far; `at`: when the last was issued, by the monotonic clock. */
interface EarlierTokens {
  readonly fetched: number;
  readonly last: { readonly token: TakenToken; readonly at: number } | null;
}

/** The run's one token: fetched when first needed, shared by all, replaced before it expires. */
export class RunToken {
  #current: { readonly token: TakenToken; readonly refreshAt: number } | null = null;
  #fetching: Promise<void> | null = null;
  #fetched: number;
  #futile = 0;
  lastRefusal: Exchange | null = null;

  /** @param earlier the last token of a run that broke off, and how many it had fetched */
  constructor(
    private readonly context: RunContext,
    private readonly request: TokenRequest,
    private readonly clock: Clock,
    earlier: EarlierTokens = { fetched: 0, last: null },
  ) {
    this.#fetched = earlier.fetched;
    if (earlier.last) this.#take(earlier.last.token, earlier.last.at);
  }

  get current(): TakenToken | null {
    return this.#current && this.clock.monotonic() < this.#current.refreshAt ? this.#current.token : null;
  }

  /** The token to send: not about to expire or, if no better one came in time, the last. */
  get usable(): TakenToken | null {
    return this.current ?? (this.lastRefusal ? null : (this.#current?.token ?? null));
  }

  /** The issuer reports that its quota is used up (429). */
  get isRationed(): boolean {
    return !this.usable && this.#futile >= MOST_FUTILE_REQUESTS && isOfRate(this.lastRefusal?.reply?.status ?? 0);
  }

  #take(token: TakenToken, at: number): void {
    const life = (token.lifetimeSeconds ?? Number.POSITIVE_INFINITY) * 1000;
    this.#current = { token, refreshAt: at + life * REFRESH_AT };
  }

  drop(): void {
    this.#current = null;
  }

  /** Ensures that there is a token; concurrent callers share one request. */
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
        this.#take(token, this.clock.monotonic());
        this.#futile = 0;
        this.lastRefusal = null;
        return;
      }
      refusal = exchange;
    }
    // Set last: others have to wait while the other variant is still being asked.
    this.lastRefusal = refusal;
    this.#futile += 1;
  }
}

/** Lets users of a token run in parallel, and requests for a new one alone. */
export class TokenGate {
  #users = 0;
  #alone = false;
  readonly #waiting: { readonly alone: boolean; readonly go: () => void }[] = [];

  /** Runs `work`, alone if it may end the token that the others use. */
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
