/** What replies mean for all requests: how fast and how many are sent, which are sent again, and when none is. */
import { setMaxListeners } from 'node:events';
import type { Call } from '../cases/call.ts';
import { NEVER_LEFT, quotaOf, quotaUsedUp, RUN_ENDED } from '../cases/unsent.ts';
import { isNotShownYet, isOfRate } from '../cases/waiting.ts';
import { type Exchange, isAccepted, outageOf, statusOf, type Wait } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';
import type { Clock } from './clock.ts';
import { Crowding, type OnItsWay } from './crowding.ts';
import type { KeepEvent } from './earlier.ts';
import { AnsweredKinds } from './kinds.ts';
import { Outages } from './outages.ts';
import { Pace, type PaceSettings } from './pace.ts';
import type { Redactor } from './redaction.ts';
import { type RawReply, TransportError } from './transport.ts';
import { type NoAnswer, type Try, TurnedAway } from './turned-away.ts';
import { isAtItsAddress, isRateLimit, Quotas, type Settling, type UnderWay, waitAfter } from './waits.ts';

/** How often a faulty request waits for a limit that its kind alone meets. */
const ENOUGH_OF_ITS_OWN = 2;

interface TrafficParts {
  readonly context: RunContext;
  readonly pace: PaceSettings;
  readonly clock: Clock;
  readonly settling: Settling;
  readonly redactor: Redactor;
  /** Whether the request of this id must be accepted. */
  readonly isNominal: (id: string) => boolean;
  readonly keep?: KeepEvent | undefined;
  readonly note?: ((message: string) => void) | undefined;
}

/** A request that has not been answered yet. */
interface Sent {
  readonly asked: Try;
  readonly onItsWay: OnItsWay;
}

/** A part of a service that may have its own limits, and what it answered. */
interface Part {
  readonly pace: Pace;
  /** That others get through a limit shows nothing if the limit is not theirs. */
  readonly kinds: AnsweredKinds;
}

export class Traffic {
  readonly #parts: TrafficParts;
  readonly #ended = new AbortController();
  /** The pace of all requests; token requests have to keep their own as well: gateways often limit them alone. */
  readonly #service: Part;
  readonly #tokenEndpoint: Part;
  readonly #quotas = new Quotas();
  readonly #outages = new Outages();
  readonly #turnedAway: TurnedAway;
  readonly #crowding = new Crowding();
  #gone: string | null = null;
  /** Operations that are no longer sent, and why. */
  readonly #goneOperations = new Map<Operation, string>();

  constructor(parts: TrafficParts) {
    // Every waiting call listens to it.
    setMaxListeners(0, this.#ended.signal);
    this.#parts = parts;
    const { pace, clock, note } = parts;
    const reported = { ended: this.#ended.signal, ...(note ? { notify: note } : {}) };
    this.#service = { pace: new Pace(pace, clock, reported), kinds: new AnsweredKinds() };
    this.#tokenEndpoint = {
      pace: new Pace(pace, clock, { ...reported, part: 'token endpoint' }),
      kinds: new AnsweredKinds(),
    };
    this.#turnedAway = new TurnedAway({
      wasAccepted: (call) => this.#partOf(call).kinds.wasAccepted(call),
      most: pace.concurrency,
      underWay: () => this.#service.pace.underWay,
      met: () => this.#service.pace.slowDown('403'),
    });
  }

  /** Aborted when the run ends. */
  get ended(): AbortSignal {
    return this.#ended.signal;
  }

  /** The current pace, which the service may have slowed; `null` if it is free. */
  get requestsPerSecond(): number | null {
    return this.#service.pace.requestsPerSecond;
  }

  /** Ends the run: nothing more is sent. @param why recorded in the exchanges that are not sent */
  close(why: string): void {
    this.#gone ??= why;
    this.#ended.abort();
  }

  /** Why a call is no longer sent; `null` if it is. */
  goneFor({ operation }: Call): string | null {
    return this.#gone ?? this.#goneOperations.get(operation) ?? null;
  }

  /** Stops sending and reports it. @returns the reason recorded in exchanges that are not sent */
  giveUp(why: string): string {
    if (this.#gone === null) {
      this.#gone = why;
      this.#parts.note?.(`The run ends here: ${this.#gone.replace('not sent: ', '')}.`);
    }
    return this.#gone;
  }

  /** Does the work of a request in its turn. */
  async turn<T extends Exchange | null>(under: UnderWay, work: () => Promise<T>): Promise<T> {
    const { goesFirst, step } = under;
    const { pace } = this.#partOf(step.call);
    const turn = () => this.#service.pace.turn(work, goesFirst);
    const exchange = await (pace === this.#service.pace ? turn() : pace.turn(turn, goesFirst));
    this.#turnedAway.look();
    if (exchange && this.#isUsual(step.call) && !NEVER_LEFT.includes(exchange.failure?.kind))
      this.#watch(under, exchange);
    return exchange;
  }

  /** Notes that a request is sent now. */
  begin(under: UnderWay): Sent {
    const asked = this.#turnedAway.begin(under, this.#parts.isNominal(under.step.id));
    return { asked, onItsWay: this.#crowding.begin() };
  }

  /** Notes how a try ended, and whether so many requests at a time were too many. */
  end({ onItsWay }: Sent, call: Call, met: RawReply | TransportError): void {
    const { pace } = this.#service;
    if (this.#crowding.end(onItsWay, met, this.#partOf(call).kinds.isUnproven(call))) pace.narrow();
    if (!this.#crowding.isNoLimit) return;
    pace.widen();
    // Nor too many at a time: perhaps too many a second (nginx limit_req).
    if (!(met instanceof TransportError) && met.status === 503) pace.tryMoreSlowly('503');
  }

  /** What comes next: it is sent again, that was the answer, or, for a reason, nothing more is sent. */
  async next(
    under: UnderWay,
    end: RawReply | TransportError,
    { asked }: Sent,
  ): Promise<'again' | 'answered' | { readonly gone: string }> {
    const { call } = under.step;
    const { pace } = this.#service;
    const part = this.#partOf(call);
    const meaning = this.#isUsual(call) ? this.#turnedAway.meaningOf(asked, end) : null;
    const away = meaning instanceof Promise ? await pace.lend(meaning) : meaning;
    const isOwn = isRateLimit(end) && part.kinds.isLimitOfItsOwn(call, asked.isNominal, metLimitIn(under));
    const isInVain = isOwn && !asked.isNominal && under.waits.length >= ENOUGH_OF_ITS_OWN;
    const wait = away ? sentAgain(away) : isInVain ? null : this.#waitAfter(under, end);
    const isLimited = isRateLimit(end) && !isOwn;
    // Also if it asks for more than a run can wait.
    if (isLimited) part.pace.slowDown(String(end.status));
    const quota = this.#quotas.usedUp(under, end, wait?.waitedMs ?? 0, this.#parts.clock.monotonic());
    if (quota) this.giveUp(quotaUsedUp(quota));
    if (away && !wait) return { gone: this.giveUp(quotaUsedUp(quotaOf(call), 403)) };
    if (wait === null || quota) return 'answered';
    const concernsOthers = away ? away.isLimit : isLimited || this.#concernsOthers(under, end);
    if (concernsOthers) (isLimited ? part.pace : pace).pauseFor(wait.waitedMs);
    // An everyday request that is sent meanwhile shows whether it is the rate that is limited.
    const isOpen = isLimited && (part.pace !== pace || (!asked.isNominal && !part.kinds.isRateLimited));
    await this.#waitOut(under, wait, away !== null || !concernsOthers || isOpen);
    return this.ended.aborted ? { gone: this.#gone ?? RUN_ENDED } : 'again';
  }

  #partOf({ operation }: Call): Part {
    return isTokenOperation(operation) ? this.#tokenEndpoint : this.#service;
  }

  #isUsual(call: Call): boolean {
    return isAtItsAddress(call, this.#parts.context.profile);
  }

  /** @param lends others have the turn meanwhile */
  async #waitOut({ step, waits }: UnderWay, wait: Wait, lends: boolean): Promise<void> {
    const { redactor, keep, clock } = this.#parts;
    const { pace } = this.#service;
    const waited = { ...wait, retryAfter: wait.retryAfter && redactor.clean(wait.retryAfter) };
    waits.push(waited);
    keep?.({ waits: step.id, wait: waited });
    const slept = clock.sleep(wait.waitedMs, this.ended);
    if (!lends) return slept.then(() => pace.fit());
    const own = this.#partOf(step.call).pace;
    await pace.lend(own === pace ? slept : slept.then(() => own.slot()));
    await pace.slot();
  }

  #waitAfter(under: UnderWay, end: RawReply | TransportError): Wait | null {
    const { step, resend, waits } = under;
    const { settling, clock } = this.#parts;
    const isStrange = !this.#isUsual(step.call);
    const patience = this.#outages.patience(step.call);
    const met = { ...patience, waits, isStrange, mayRepeat: resend, now: clock.now() };
    return waitAfter(end, met) ?? settling.waitAfter(under, end);
  }

  /** Whether a wait concerns other calls: not one for a check-in, nor an outage or limit that may be this one's. */
  #concernsOthers({ step: { call } }: UnderWay, end: RawReply | TransportError): boolean {
    if (!(end instanceof TransportError) && isNotShownYet(end.status)) return false;
    const mayBeItsOwn = this.#partOf(call).kinds.isUnproven(call) || this.#outages.patience(call).once;
    return !isRateLimit(end) && this.#isUsual(call) && !mayBeItsOwn;
  }

  #watch(under: UnderWay, exchange: Exchange): void {
    const { call, id } = under.step;
    const { kinds } = this.#partOf(call);
    const gone = this.#outages.note(under, exchange, kinds.isUnproven(call));
    if (outageOf(exchange) === null && !isOfRate(statusOf(exchange)))
      kinds.note(call, this.#parts.isNominal(id), isAccepted(exchange), metLimitIn(exchange));
    if (gone?.operation) this.#continueWithout(gone.operation, gone.why);
    else if (gone) this.giveUp(gone.why);
  }

  #continueWithout(operation: Operation, why: string): void {
    if (this.#goneOperations.has(operation)) return;
    this.#goneOperations.set(operation, why);
    this.#parts.note?.(`The run goes on with what is left: ${why.replace('not sent: ', '')}.`);
  }
}

const sentAgain = ({ waitMs }: NoAnswer): Wait | null =>
  waitMs === null ? null : { status: 403, retryAfter: null, waitedMs: waitMs };

/** Whether it was sent again after a rate limit. */
const metLimitIn = ({ waits }: { readonly waits: readonly Wait[] }) => waits.some(({ status }) => isOfRate(status));
