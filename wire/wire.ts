/** The wire: the one place where a call meets secrets, pace and network, and where an exchange is recorded. */
import { isUtf8 } from 'node:buffer';
import { type Call, escapeText, renderCall, type SecretRef, secretsOf } from '../cases/call.ts';
import { placeholder } from '../cases/placeholder.ts';
import { applyLeases, basesOf, recordBody, recordRequest } from '../cases/record.ts';
import {
  type Exchange,
  type ExchangeFailure,
  GATEWAY_OUTAGES,
  type RecordedReply,
  type Wait,
} from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { TOKEN_OPERATIONS } from '../contract/words.ts';
import { alter } from './alteration.ts';
import { type TakenToken, takeTokens } from './issued.ts';
import { Leases } from './leases.ts';
import { type Clock, Pace, type PaceSettings, systemClock, TokenGate } from './pace.ts';
import type { Redactor } from './redaction.ts';
import { retryAfterMs } from './retry-after.ts';
import { RunToken } from './tokens.ts';
import { type RawReply, type Transport, TransportError } from './transport.ts';

/** The secrets that the integrator configured. */
export interface ClientSecrets {
  readonly client_secret: string;
  readonly short_lived_secret: string;
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
}

/** Exchanges in a row without an answer after which the service counts as gone. */
const GONE_AFTER = 4;
const MOST_WAITS = 3;
const ENDED = 'not sent: the run has ended';

type Prepared = {
  readonly call: Call;
  readonly leased: readonly number[];
  readonly secrets: ReadonlyMap<SecretRef, Filled>;
};
/** A secret as it is sent, and the tag by which it is recorded. */
type Filled = { readonly value: string; readonly tag: string };

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
  readonly #controls = new Map<string, Promise<Exchange>>();
  readonly #ended = new AbortController();
  #seq = 0;
  #unanswered: string[] = [];
  #gone: string | null = null;

  constructor(parts: WireParts) {
    this.#parts = parts;
    this.#clock = parts.clock ?? systemClock;
    this.#pace = new Pace(parts.pace, this.#clock, { ended: this.#ended.signal });
    this.#leases = new Leases(parts.context.values);
    this.#token = new RunToken(parts.context, (id, call) => this.#sendToken(id, call), this.#clock);
    for (const [name, value] of Object.entries(parts.secrets)) {
      parts.redactor.add(value, placeholder({ secret: name as SecretRef['secret'] }, parts.redactor.tag(value)));
    }
  }

  /** Sends one call. Never throws for what the network or the service does: that stands in the exchange. */
  async send(id: string, call: Call): Promise<Exchange> {
    const isToken = (TOKEN_OPERATIONS as readonly string[]).includes(call.operation);
    for (;;) {
      if (needsRunToken(call)) await this.#gate.pass(this.singleLiveToken, () => this.#token.ensure());
      const exchange = await this.#gate.pass(isToken && this.singleLiveToken, async () => {
        // Another token exchange may have ended the token while this call waited at the gate.
        if (this.singleLiveToken && needsRunToken(call) && !this.#token.current && !this.#token.lastRefusal)
          return null;
        return this.#exchange(id, call);
      });
      if (exchange) return exchange;
    }
  }

  /** Sends calls one after the other with nothing of this run between them. */
  async sendInTurn(steps: readonly { readonly id: string; readonly call: Call }[]): Promise<Exchange[]> {
    return this.#gate.pass(this.singleLiveToken, async () => {
      const exchanges: Exchange[] = [];
      for (const { id, call } of steps) {
        if (needsRunToken(call)) await this.#token.ensure();
        exchanges.push(await this.#exchange(id, call));
      }
      return exchanges;
    });
  }

  /** Sends a control once; whoever asks for it again gets the same exchange. */
  control(id: string, call: Call): Promise<Exchange> {
    const known = this.#controls.get(id);
    if (known) return known;
    const sent = this.send(id, call);
    this.#controls.set(id, sent);
    return sent;
  }

  /** Ends the run: what waits for its time is not sent, nor what is asked for later. */
  close(): void {
    this.#gone = ENDED;
    this.#ended.abort();
  }

  async #sendToken(id: string, call: Call) {
    const exchange = await this.#exchange(id, call);
    const taken = exchange.issued.flatMap(({ tag }) => this.#issued.get(tag) ?? []);
    return { exchange, taken };
  }

  async #exchange(id: string, asked: Call): Promise<Exchange> {
    if (this.#gone) return this.#notSent(id, asked, this.#gone);
    const prepared = this.#prepare(asked);
    if ('kind' in prepared) return this.#finish(id, asked, { failure: prepared });
    if (asked.notBefore) await this.#holdBack(asked.notBefore);
    const exchange = await this.#pace.turn(async () =>
      // While the call waited, the service may have gone or the run have ended.
      this.#gone ? this.#notSent(id, asked, this.#gone) : this.#attempt(id, prepared),
    );
    if (!exchange.reply || exchange.reply.status >= 300) this.#leases.giveBack(asked);
    if (!['not-sent', 'not-sendable'].includes(exchange.failure?.kind ?? '')) this.#watch(exchange);
    return exchange;
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
    const call = applyLeases(asked, this.#parts.context.values, lease.indices);
    const secrets = new Map<SecretRef, Filled>();
    for (const ref of secretsOf(call)) {
      const filled = this.#secret(ref);
      if ('kind' in filled) return filled;
      secrets.set(ref, filled);
    }
    return { call, leased: lease.indices, secrets };
  }

  #secret(ref: SecretRef): Filled | ExchangeFailure {
    const { secrets, redactor } = this.#parts;
    const whole = ref.secret === 'access_token' ? this.#tokenOf(ref) : secrets[ref.secret];
    if (whole === undefined) return { kind: 'no-token', message: 'no token had been issued that could be sent' };
    const tag = redactor.tag(whole);
    if (!ref.altered) return { value: whole, tag };
    const altered = alter(whole, ref.altered);
    if (altered === null) return { kind: 'not-alterable', message: `the ${ref.secret} has no form "${ref.altered}"` };
    redactor.add(altered, placeholder(ref, tag));
    return { value: altered, tag };
  }

  #tokenOf(ref: SecretRef): string | undefined {
    return ref.issuedBy ? this.#issued.get(ref.issuedBy)?.value : this.#token.current?.value;
  }

  async #attempt(id: string, prepared: Prepared): Promise<Exchange> {
    const { transport, timeoutMs, context } = this.#parts;
    const request = renderCall(prepared.call, basesOf(context.target), (ref, place) =>
      // Rendering walks the same call, so the very same names come by.
      escapeText(prepared.secrets.get(ref)?.value ?? '', place),
    );
    const waits: Wait[] = [];
    for (;;) {
      const startedAt = this.#clock.now();
      try {
        const raw = await transport.send(request, timeoutMs);
        const waitMs =
          raw.status === 429 && waits.length < MOST_WAITS ? retryAfterMs(raw, waits.length, startedAt) : null;
        if (waitMs === null) return this.#finish(id, prepared.call, { raw, waits, startedAt, prepared });
        waits.push({ status: raw.status, retryAfter: headerOf(raw, 'retry-after'), waitedMs: waitMs });
        this.#pace.pauseFor(waitMs);
        await this.#clock.sleep(waitMs, this.#ended.signal);
        if (this.#ended.signal.aborted) return this.#notSent(id, prepared.call, ENDED);
      } catch (error) {
        if (!(error instanceof TransportError)) throw error;
        const message = this.#parts.redactor.clean(error.message);
        return this.#finish(id, prepared.call, { failure: { kind: error.kind, message }, waits, startedAt, prepared });
      }
    }
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
    if (call.operation.startsWith('token') && this.singleLiveToken && !id.startsWith('token/')) this.#token.drop();
    this.#seq += 1;
    const exchange: Exchange = {
      id,
      seq: this.#seq,
      request,
      reply: end.raw ? this.#recordReply(end.raw) : null,
      failure: end.failure ?? null,
      sentAt: new Date(end.startedAt ?? now).toISOString(),
      durationMs: now - (end.startedAt ?? now),
      issued: taken.map(({ tag, format, headerSafe }) => ({ tag, format, headerSafe })),
      waits: end.waits ?? [],
      ...(end.prepared && end.prepared.leased.length > 0 ? { leased: end.prepared.leased } : {}),
    };
    record(exchange);
    return exchange;
  }

  #recordReply(raw: RawReply): RecordedReply {
    const { redactor } = this.#parts;
    // Latin-1 keeps every byte as it is where a body is no text.
    const encoding = isUtf8(raw.body) ? 'utf8' : 'latin1';
    const body = Buffer.from(redactor.clean(raw.body.toString(encoding)), encoding);
    return {
      status: raw.status,
      reason: redactor.clean(raw.reason),
      headers: raw.headers.map(([name, value]) => [
        redactor.clean(name),
        /^set-cookie$/i.test(name) ? '<dropped>' : redactor.clean(value),
      ]),
      body: recordBody(body, raw.body.length),
    };
  }

  #watch(exchange: Exchange): void {
    const outage =
      exchange.failure?.message ??
      (GATEWAY_OUTAGES.includes(exchange.reply?.status ?? 0) ? `HTTP ${exchange.reply?.status}` : null);
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

function headerOf(raw: RawReply, name: string): string | null {
  return raw.headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? null;
}
