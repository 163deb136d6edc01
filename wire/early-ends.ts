/** Handles requests refused with a token that was accepted before and has not expired. */
import { type Call, secretsOf } from '../cases/call.ts';
import { endedBefore, isOfRate } from '../cases/waiting.ts';
import { isAccepted, isOutage } from '../contract/evidence.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import type { TakenToken } from './token-reply.ts';
import type { RunToken } from './tokens.ts';
import type { UnderWay } from './waits.ts';

/** Requests that are refused with any token: the cause is in the requests. */
const MOST_IN_VAIN = 3;

/** What to do next: send the request again with an older token, or with the run's current one. */
type Next = { readonly older: TakenToken } | 'again';

interface Parts {
  readonly token: RunToken;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** The statuses by which the service refuses an ended token. */
  readonly refusals: readonly number[];
}

/** Whether a reply is about the request, so that its token was accepted: not about rate limits or state. */
const isAnswer = (status: number) => status >= 200 && status < 500 && !isOfRate(status);

/** Whether a call carries the run's own token, unaltered. */
const carriesOwn = (call: Call) =>
  secretsOf(call).some(({ secret, issuedBy, altered }) => secret === 'access_token' && !issuedBy && !altered);

/** The same, sent as clients usually do: then a refusal is not about how the token is sent. */
function carriesUsually(call: Call): boolean {
  const fields = call.headers.filter(([name]) => name.toLowerCase() === 'authorization');
  const [value] = fields.map((field) => field[1]);
  return fields.length === 1 && Array.isArray(value) && value[0] === 'Bearer ' && carriesOwn(call);
}

/**
 * A client whose token is refused fetches another and sends the request again (RFC 6750 §3.1). The run does so once.
 * Before that it asks with an earlier, hardly used token: if that is still good, the refused one has ended by itself,
 * such as by the number of its uses, and is kept, so that everything refused with it is reported.
 */
export class EarlyEnds {
  /** A token has ended early and was replaced: if the next one also does, without an outage, tokens do not last. */
  #isSpent: boolean;
  /** A token has ended while an older one was good. */
  #endsByItself = false;
  #inVain = 0;
  /** The request that tests whether the token has ended, and whether the result is known. */
  #asking: UnderWay | null = null;
  #decided: Promise<void> = Promise.resolve();
  #resolve: () => void = () => undefined;
  /** Tags of tokens that were given up, and of those that were accepted; operations that have accepted any. */
  readonly #ended = new Set<string>();
  readonly #good = new Set<string>();
  readonly #served = new Set<Operation>();
  /** Requests that were sent again with another token. */
  readonly #renewed = new WeakSet<UnderWay>();

  constructor(private readonly parts: Parts) {
    const { recorded } = parts.ledger;
    // A resumed run may have done it already.
    this.#isSpent = recorded.some(endedBefore);
    for (const exchange of recorded) if (isAccepted(exchange)) this.#served.add(exchange.request.operation);
  }

  /** Resolves when it is known which token to send. */
  get decided(): Promise<void> {
    return this.#decided;
  }

  /** Notes the reply to a request with a token. @returns what to do about it; `null` if the reply is final */
  next(under: UnderWay, status: number, tag: string | undefined): Next | null {
    const { call } = under.step;
    if (status === 0 || isOutage(status)) this.#isSpent = this.#endsByItself;
    if (tag === undefined || isTokenOperation(call.operation)) return null;
    if (this.#asking === under) return this.#afterOlder(under, status);
    if (!this.#isRefused(status)) {
      this.#wasRead(under, status, tag);
      return null;
    }
    if (this.#renewed.has(under)) {
      this.#inVain += 1;
      return null;
    }
    if (!carriesOwn(call)) return null;
    const isReplaced = this.#ended.has(tag) && this.parts.token.usable?.tag !== tag;
    if (isReplaced || this.#asking) return this.#again(under);
    return this.#mayHaveEnded(call, tag) ? this.#ask(under, tag) : null;
  }

  /** The request will not be sent again: others stop waiting for its result. */
  over(under: UnderWay): void {
    if (this.#asking !== under) return;
    this.#asking = null;
    this.#resolve();
  }

  #isRefused(status: number): boolean {
    return this.parts.refusals.includes(status);
  }

  #wasRead(under: UnderWay, status: number, tag: string): void {
    if (isAnswer(status) && this.#renewed.has(under)) this.#isSpent = true;
    if (status >= 300) return;
    this.#good.add(tag);
    this.#served.add(under.step.call.operation);
  }

  #mayHaveEnded(call: Call, tag: string): boolean {
    const isOwn = this.parts.token.usable?.tag === tag;
    const isGood = this.#good.has(tag) && this.#served.has(call.operation);
    return isOwn && isGood && carriesUsually(call) && !this.#isSpent && this.#inVain < MOST_IN_VAIN;
  }

  #ask(under: UnderWay, tag: string): Next {
    this.#ended.add(tag);
    const older = this.#olderThan(tag);
    if (!older) return this.#giveUp(under);
    this.#asking = under;
    this.#decided = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    return { older };
  }

  #afterOlder(under: UnderWay, status: number): Next | null {
    if (this.#isRefused(status)) return this.#giveUp(under);
    if (isAnswer(status)) {
      this.#endsByItself = true;
      this.#isSpent = true;
      this.#ended.clear();
    }
    return null;
  }

  #giveUp(under: UnderWay): Next {
    this.parts.token.drop();
    this.over(under);
    return this.#again(under);
  }

  #again(under: UnderWay): Next {
    this.#renewed.add(under);
    return 'again';
  }

  /** Another token of the preflight from the same token exchange that has not expired. */
  #olderThan(tag: string): TakenToken | null {
    const { ledger, clock } = this.parts;
    const way = ledger.recorded.find((each) => each.issued.some((one) => one.tag === tag))?.request.operation;
    for (const { id, request } of ledger.recorded) {
      const token = id.startsWith('preflight/') && request.operation === way ? ledger.issued.get(id) : undefined;
      const life = (token?.lifetimeSeconds ?? Number.POSITIVE_INFINITY) * 1000;
      const age = clock.monotonic() - (ledger.answeredAt.get(id) ?? 0);
      if (token && token.tag !== tag && age < life) return token;
    }
    return null;
  }
}
