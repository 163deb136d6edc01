import { type Call, escapeText, renderCall, type SecretRef, secretsOf } from '../cases/call.ts';
import { placeholder } from '../cases/placeholder.ts';
import { basesOf, complete, guestAbsence, isAssumed, recordRequest } from '../cases/record.ts';
import { preflightsOf, whyNoReservationId } from '../cases/reservation-id.ts';
import type { Sequence, Step } from '../cases/sequence.ts';
import { type Exchange, type ExchangeFailure, isAccepted, isOutage, type Wait } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation } from '../contract/words.ts';
import { alter, basicCredentials } from './alteration.ts';
import { mayHaveIssued, type TakenToken, takeTokens } from './issued.ts';
import { Leases } from './leases.ts';
import { isTelling } from './own-words.ts';
import { type Clock, Pace, type PaceSettings, systemClock, TokenGate } from './pace.ts';
import { recordReply } from './recorded-reply.ts';
import type { Redactor } from './redaction.ts';
import { RunToken } from './tokens.ts';
import { type RawReply, type Transport, TransportError } from './transport.ts';
import { type Filled, NEVER_LEFT, type Prepared, type UnderWay } from './under-way.ts';
import { isRateLimit, waitAfter } from './waits.ts';
import { withheld } from './withheld.ts';

/** The secrets that the integrator configured. */
export interface ClientSecrets {
  readonly client_secret: string;
  readonly short_lived_secret: string;
  /** Where the profile names a second client. */
  readonly second_client_secret?: string;
}

/** What a wire is made of. */
export interface WireParts {
  readonly context: RunContext;
  readonly secrets: ClientSecrets;
  readonly transport: Transport;
  readonly redactor: Redactor;
  readonly pace: PaceSettings;
  readonly timeoutMs: number;
  /** Called once for every exchange, in the order of their ends. */
  readonly record: (exchange: Exchange) => void;
  readonly clock?: Clock;
  /** The number of the last exchange of the run so far, where it is taken up again; 0 at its start. */
  readonly lastSeq?: number;
  /** Called with one sentence for a person when the service asks for a slower pace: the first time only. */
  readonly slower?: (message: string) => void;
}

/** Exchanges in a row without an answer after which the service counts as gone. */
const GONE_AFTER = 4;
/** Between two wrong secrets under the client's own id, in milliseconds. */
const BETWEEN_GUESSES_MS = 1000;
const ENDED = 'not sent: the run has ended';
/** How often a call waits for a new token: one whose life is shorter than the wait for a turn is sent all the same. */
const MOST_RENEWALS = 3;
const CONNECTION_WAS_CLOSING: Wait = { status: 0, retryAfter: null, waitedMs: 0 };

/** Sends calls and records exchanges; one wire serves a whole run, however many workers ask. */
export class Wire {
  /** Set where the issuer keeps one token alive at a time: then token exchanges run alone, and the run's token is fetched anew after each. */
  singleLiveToken = false;
  readonly #parts: WireParts;
  readonly #clock: Clock;
  readonly #pace: Pace;
  readonly #gate = new TokenGate();
  readonly #leases: Leases;
  readonly #token: RunToken;
  readonly #issued = new Map<string, TakenToken>();
  readonly #answeredAt = new Map<string, number>();
  readonly #sent = new Map<string, Promise<readonly Exchange[]>>();
  /** Check-ins, on which later calls may rest, by the ids of their exchanges. */
  readonly #arrivals = new Map<string, Exchange>();
  /** What the preflight's reports met, by operation. */
  readonly #shown = new Map<string, Exchange>();
  readonly #recorded: Exchange[] = [];
  readonly #ended = new AbortController();
  #seq = 0;
  /** Ends when the last wrong secret that was asked for has been answered, and some time has gone by. */
  #guessed: Promise<void> = Promise.resolve();
  #unanswered: string[] = [];
  #gone: string | null = null;
  /** The run's context as everybody may read it. */
  #openly: string | undefined;

  constructor(parts: WireParts) {
    this.#parts = parts;
    this.#seq = parts.lastSeq ?? 0;
    this.#clock = parts.clock ?? systemClock;
    this.#pace = new Pace(parts.pace, this.#clock, {
      ended: this.#ended.signal,
      ...(parts.slower ? { onSlower: parts.slower } : {}),
    });
    this.#leases = new Leases(parts.context.values);
    this.#token = new RunToken(parts.context, (id, call) => this.#sendToken(id, call), this.#clock);
    for (const [name, value] of Object.entries(parts.secrets)) {
      parts.redactor.add(value, placeholder({ secret: name as SecretRef['secret'] }, parts.redactor.tag(value)));
    }
  }

  /**
   * Sends a sequence once; who asks for it again gets the same exchanges. Never throws for what the network or the
   * service does: that stands in the exchange.
   */
  send(sequence: Sequence): Promise<readonly Exchange[]> {
    const known = this.#sent.get(sequence.id) ?? this.#sendAll(sequence);
    this.#sent.set(sequence.id, known);
    return known;
  }

  /** Every exchange so far, in the order of their ends. */
  async recorded(): Promise<readonly Exchange[]> {
    return [...this.#recorded];
  }

  /** Ends the run: what waits for its time is not sent, nor what is asked for later. */
  close(): void {
    this.#gone = ENDED;
    this.#ended.abort();
  }

  async #sendAll(sequence: Sequence): Promise<readonly Exchange[]> {
    const { steps, arrivals, order, resend } = sequence;
    const first = order === 'in-turn' ? steps : steps.slice(0, arrivals);
    const rest = steps.slice(first.length);
    const exchanges = await this.#inTurn(first, resend);
    exchanges.push(...(await Promise.all(rest.map((step) => this.#alone(step, resend)))));
    this.#leases.settle(steps.map(({ call }, at) => ({ call, accepted: isAccepted(exchanges[at] as Exchange) })));
    return exchanges;
  }

  /** One after the other; where a new token ends the earlier ones, with no other token request between them. */
  async #inTurn(steps: readonly Step[], resend: boolean): Promise<Exchange[]> {
    if (steps.length === 1) return [await this.#alone(steps[0] as Step, resend)];
    return this.#gate.pass(this.singleLiveToken, async () => {
      const exchanges: Exchange[] = [];
      for (const step of steps) {
        const under: UnderWay = { step, resend, waits: [], renewals: 0 };
        let exchange: Exchange | null = null;
        while (!exchange) {
          if (needsRunToken(step.call)) await this.#token.ensure();
          exchange = await this.#exchange(under);
        }
        exchanges.push(exchange);
      }
      return exchanges;
    });
  }

  async #alone(step: Step, resend: boolean): Promise<Exchange> {
    const { call } = step;
    const runsAlone = isTokenOperation(call.operation) && this.singleLiveToken;
    const under: UnderWay = { step, resend, waits: [], renewals: 0 };
    for (;;) {
      if (needsRunToken(call)) await this.#gate.pass(this.singleLiveToken, () => this.#token.ensure());
      const exchange = await this.#gate.pass(runsAlone, async () => {
        // A token request that ran in between has ended the token. Nobody uses one now whom a new one could harm.
        if (needsRunToken(call) && !this.#token.usable) await this.#token.ensure();
        return this.#exchange(under);
      });
      if (exchange) return exchange;
    }
  }

  async #sendToken(id: string, call: Call) {
    const under: UnderWay = { step: { id, call }, resend: true, waits: [], renewals: 0 };
    const exchange = (await this.#exchange(under)) as Exchange;
    const taken = exchange.issued.flatMap(({ tag }) => this.#issued.get(tag) ?? []);
    return { exchange, taken };
  }

  #exchange(under: UnderWay): Promise<Exchange | null> {
    if (under.step.call.guess === undefined) return this.#exchangeNow(under);
    const exchange = this.#guessed.then(() => this.#exchangeNow(under));
    const pause = () => this.#pauseAfterGuess();
    this.#guessed = exchange.then(pause, pause);
    return exchange;
  }

  /** A pace without a limit is for a mock on this machine, which locks nobody out. */
  async #pauseAfterGuess(): Promise<void> {
    if (this.#parts.pace.requestsPerSecond === null) return;
    await this.#clock.sleep(BETWEEN_GUESSES_MS, this.#ended.signal);
  }

  /** Sends a call in its turn; `null` where the run's token has meanwhile come to the end of its life and is to be renewed first. */
  async #exchangeNow(under: UnderWay): Promise<Exchange | null> {
    const { id, call: asked } = under.step;
    if (this.#gone) return this.#notSent(id, asked, this.#gone);
    if (asked.notBefore) await this.#holdBack(asked.notBefore);
    const exchange = await this.#pace.turn(async () => {
      // While the call waited, the service may have gone or the run have ended, and the token have aged.
      if (this.#gone) return this.#notSent(id, asked, this.#gone);
      if (this.#mustRenew(under)) return null;
      const prepared = this.#prepare(asked);
      return 'kind' in prepared ? this.#finish(id, asked, { failure: prepared }) : this.#attempt(under, prepared);
    });
    if (exchange && !asked.strange && !NEVER_LEFT.includes(exchange.failure?.kind)) this.#watch(exchange);
    return exchange;
  }

  #mustRenew(under: UnderWay): boolean {
    const { current, usable, lastRefusal } = this.#token;
    if (!needsRunToken(under.step.call) || current || lastRefusal) return false;
    if (usable && under.renewals >= MOST_RENEWALS) return false;
    under.renewals += 1;
    return true;
  }

  #notSent(id: string, asked: Call, message: string): Exchange {
    return this.#finish(id, asked, { failure: { kind: 'not-sent', message } });
  }

  async #holdBack(until: NonNullable<Call['notBefore']>): Promise<void> {
    const answered = this.#answeredAt.get(until.exchange) ?? this.#clock.now();
    const left = answered + until.seconds * 1000 - this.#clock.now();
    if (left > 0) await this.#clock.sleep(left, this.#ended.signal);
  }

  #prepare(asked: Call): Prepared | ExchangeFailure {
    const lease = this.#leases.take(asked);
    if ('exhausted' in lease) {
      return { kind: 'pool-exhausted', message: `values.${lease.exhausted} has no value left: supply more of them` };
    }
    const arrival = asked.arrival === undefined ? undefined : this.#arrivals.get(asked.arrival);
    const call = complete(asked, this.#parts.context.values, { leased: lease.indices, arrival });
    if (call === null)
      return { kind: 'no-reservation-id', message: whyNoReservationId(this.#parts.context.values, arrival) };
    const secrets = new Map<SecretRef, Filled>();
    for (const ref of secretsOf(call)) {
      const filled = this.#secret(ref);
      if ('kind' in filled) return filled;
      secrets.set(ref, filled);
    }
    const assumed = isAssumed(asked, this.#parts.context.values, this.#shown.get(asked.operation));
    return { asked, assumed, call, leased: lease.indices, secrets };
  }

  #secret(ref: SecretRef): Filled | ExchangeFailure {
    const { secrets, redactor } = this.#parts;
    const whole = ref.secret === 'access_token' ? this.#tokenOf(ref) : secrets[ref.secret];
    if (whole === undefined) return { kind: 'no-token', message: 'no token had been issued that could be sent' };
    const tag = redactor.tag(whole);
    if (!ref.altered && !ref.basic) return { value: whole, tag };
    const altered = ref.altered ? alter(whole, ref.altered) : whole;
    if (altered === null) return { kind: 'not-alterable', message: `the ${ref.secret} has no form "${ref.altered}"` };
    const value = ref.basic ? basicCredentials(altered, ref.basic) : altered;
    if (ref.basic || isTelling(altered, ref.altered)) redactor.add(value, placeholder(ref, tag));
    return { value, tag };
  }

  #tokenOf(ref: SecretRef): string | undefined {
    return ref.issuedBy ? this.#issued.get(ref.issuedBy)?.value : this.#token.usable?.value;
  }

  async #attempt(under: UnderWay, prepared: Prepared): Promise<Exchange | null> {
    const { transport, timeoutMs, context } = this.#parts;
    const { step, resend, waits } = under;
    const request = renderCall(prepared.call, basesOf(context.target), (ref, place) =>
      // Rendering walks the same call, so the very same names come by.
      escapeText(prepared.secrets.get(ref)?.value ?? '', place),
    );
    for (;;) {
      const startedAt = this.#clock.now();
      const end = await transport.send(request, timeoutMs, { once: !resend }).catch(this.#asFailure);
      if (end.isSecondTry) waits.push(CONNECTION_WAS_CLOSING);
      const mayResend = resend && !step.call.strange && this.#unanswered.length === 0;
      const wait = waitAfter(end, { waits, mayResend, now: this.#clock.now() });
      // Also where it asks for more than a run can wait.
      if (isRateLimit(end)) this.#pace.slowDown('429');
      if (wait === null) {
        const met = end instanceof TransportError ? { failure: this.#failureOf(end) } : { raw: end };
        return this.#finish(step.id, prepared.call, { ...met, waits, startedAt, prepared });
      }
      waits.push(wait);
      if (wait.status === 429) this.#pace.pauseFor(wait.waitedMs);
      else if (wait.retryAfter) this.#pace.slowDown('Retry-After');
      await this.#clock.sleep(wait.waitedMs, this.#ended.signal);
      if (this.#ended.signal.aborted) return this.#notSent(step.id, prepared.asked, ENDED);
      if (this.#mustRenew(under)) return null;
    }
  }

  #asFailure(error: unknown): TransportError {
    if (error instanceof TransportError) return error;
    throw error;
  }

  #failureOf({ kind, message }: TransportError): ExchangeFailure {
    return { kind, message: this.#parts.redactor.clean(message) };
  }

  #finish(
    id: string,
    call: Call,
    end: { raw?: RawReply; failure?: ExchangeFailure; waits?: Wait[]; startedAt?: number; prepared?: Prepared },
  ): Exchange {
    const { context, redactor, record } = this.#parts;
    const now = this.#clock.now();
    const request = recordRequest(call, basesOf(context.target), (ref) => end.prepared?.secrets.get(ref)?.tag);
    const sent = JSON.stringify(request);
    const taken = end.raw ? takeTokens(end.raw.body.toString('utf8'), redactor, end.raw.headers, sent) : [];
    for (const token of taken) this.#issued.set(token.tag, token);
    const [first] = taken;
    if (first) this.#issued.set(id, first);
    this.#answeredAt.set(id, now);
    const isOthers = isTokenOperation(call.operation) && !id.startsWith('token/');
    if (this.singleLiveToken && isOthers && mayHaveIssued(end, taken)) this.#token.drop();
    this.#seq += 1;
    const exchange: Exchange = {
      id,
      seq: this.#seq,
      request,
      reply: end.raw ? recordReply(end.raw, redactor, this.#withheld(end.raw, call, { open: sent, taken })) : null,
      failure: end.failure ?? null,
      sentAt: new Date(end.startedAt ?? now).toISOString(),
      durationMs: now - (end.startedAt ?? now),
      issued: taken.map(({ value: _value, lifetimeSeconds: _seconds, ...token }) => token),
      waits: end.waits ?? [],
      ...(end.prepared && end.prepared.leased.length > 0 ? { leased: end.prepared.leased } : {}),
      ...(end.prepared?.assumed && end.raw ? { assumed: true as const } : {}),
      ...(end.raw ? guestAbsence(this.#arrivals.get(call.arrival ?? '')) : {}),
    };
    if (call.operation === 'check-in') this.#arrivals.set(id, exchange);
    if (preflightsOf(call.operation).includes(id)) this.#shown.set(call.operation, exchange);
    this.#recorded.push(exchange);
    record(exchange);
    return exchange;
  }

  /** Of a token reply what may be shown; any other as it is. */
  #withheld(raw: RawReply, call: Call, { open, taken }: { open: string; taken: readonly TakenToken[] }): RawReply {
    if (!isTokenOperation(call.operation)) return raw;
    this.#openly ??= JSON.stringify(this.#parts.context);
    const known = { open: `${open}\n${this.#openly}`, taken: taken.map(({ value }) => value) };
    return withheld(raw, this.#parts.redactor, known);
  }

  #watch(exchange: Exchange): void {
    const outage =
      exchange.failure?.message ?? (isOutage(exchange.reply?.status ?? 0) ? `HTTP ${exchange.reply?.status}` : null);
    if (outage === null) this.#unanswered = [];
    else this.#unanswered.push(`${exchange.sentAt} ${outage}`);
    if (this.#unanswered.length >= GONE_AFTER) {
      this.#gone = `not sent: the service had stopped answering (first at ${this.#unanswered[0]})`;
    }
  }
}

function needsRunToken(call: Call): boolean {
  return secretsOf(call).some((ref) => ref.secret === 'access_token' && !ref.issuedBy);
}
