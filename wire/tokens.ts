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
/** Uses between which a JSON variant's token stands in: a request may meet either, and the run's must outlive it. */
const JSON_USES = { after: 500, until: 800 };

type TokenRequest = (
  id: string,
  call: Call,
) => Promise<{ readonly exchange: Exchange; readonly taken: readonly TakenToken[] }>;

/** The run's own tokens so far; `at`: when the last was issued, by the monotonic clock. */
interface EarlierTokens {
  readonly fetched: number;
  readonly last: { readonly token: TakenToken; readonly at: number } | null;
}

type Held = { readonly token: TakenToken; readonly refreshAt: number };

/** The run's one token: fetched when first needed, shared by all, replaced before it expires. */
export class RunToken {
  #current: Held | null = null;
  /** Its substitute. */
  #ofJson: Held | null = null;
  /** Whether all reports with a token of the JSON variant ended as meant; `null`: none was sent. */
  #isJsonGood: boolean | null = null;
  #uses = 0;
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
    if (earlier.last) this.#current = this.#held(earlier.last.token, earlier.last.at);
  }

  get current(): TakenToken | null {
    const fresh = [this.#ofJson, this.#current].find((held) => held && this.clock.monotonic() < held.refreshAt);
    return fresh?.token ?? null;
  }

  /** The token to send: not about to expire or, if no better one came in time, the last. */
  get usable(): TakenToken | null {
    return this.current ?? (this.lastRefusal ? null : (this.#current?.token ?? null));
  }

  /** The issuer reports that its quota is used up (429). */
  get isRationed(): boolean {
    return !this.usable && this.#futile >= MOST_FUTILE_REQUESTS && isOfRate(this.lastRefusal?.reply?.status ?? 0);
  }

  #held(token: TakenToken, at: number): Held {
    const life = (token.lifetimeSeconds ?? Number.POSITIVE_INFINITY) * 1000;
    return { token, refreshAt: at + life * REFRESH_AT };
  }

  drop(): void {
    if (this.#ofJson) this.#ofJson = null;
    else this.#current = null;
  }

  /** Notes that a call is sent with it. */
  noteUse(): void {
    this.#uses += 1;
    if (this.#uses >= JSON_USES.until) this.#ofJson = null;
  }

  /** Notes how a report with a token of the JSON variant ended: a fault is reported once, not by half the run. */
  noteJson(isAsMeant: boolean): void {
    this.#isJsonGood = isAsMeant && this.#isJsonGood !== false;
  }

  /** Ensures that there is a token; concurrent callers share one request. */
  async ensure(): Promise<void> {
    const isFutile = this.#futile >= MOST_FUTILE_REQUESTS;
    const ask = this.#isJsonDue ? this.#fetchJson : this.current || isFutile ? null : this.#fetch;
    if (!ask) return;
    this.#fetching ??= ask.call(this).finally(() => {
      this.#fetching = null;
    });
    await this.#fetching;
  }

  get #isJsonDue(): boolean {
    const isTime = this.#uses >= JSON_USES.after && this.#uses < JSON_USES.until;
    return isTime && this.#isJsonGood === true && this.current !== null && this.context.claims.includes('token-form');
  }

  /** Asks once: without such a token, the run's own is used all along. */
  async #fetchJson(): Promise<void> {
    this.#isJsonGood = false;
    const answer = await this.#ask(tokenJson(this.context.clientId));
    this.#ofJson = 'held' in answer ? answer.held : null;
  }

  async #fetch(): Promise<void> {
    const { claims, clientId } = this.context;
    const calls = [
      ...(claims.includes('token-form') || !claims.includes('token-json') ? [tokenForm(clientId)] : []),
      ...(claims.includes('token-json') ? [tokenJson(clientId)] : []),
    ];
    let refusal: Exchange | null = null;
    for (const call of calls) {
      const answer = await this.#ask(call);
      if ('held' in answer) {
        this.#current = answer.held;
        this.#futile = 0;
        this.lastRefusal = null;
        return;
      }
      refusal = answer.refusal;
    }
    // Set last: others have to wait while the other variant is still being asked.
    this.lastRefusal = refusal;
    this.#futile += 1;
  }

  async #ask(call: Call): Promise<{ readonly held: Held } | { readonly refusal: Exchange }> {
    this.#fetched += 1;
    const { exchange, taken } = await this.request(`token/${this.#fetched}`, call);
    const [token] = taken;
    const isGiven = exchange.reply && exchange.reply.status < 300 && token;
    return isGiven ? { held: this.#held(token, this.clock.monotonic()) } : { refusal: exchange };
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
