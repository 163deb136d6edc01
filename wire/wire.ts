import { type Call, escapeText, renderCall, type SecretRef, secretsOf } from '../cases/call.ts';
import { FAULTY, IntentsOfRun } from '../cases/intent.ts';
import { placeholder } from '../cases/placeholder.ts';
import { basesOf } from '../cases/record.ts';
import { inPlaceOf, isAsMeant, type RunSoFar, type Sequence } from '../cases/sequence.ts';
import { quotaUsedUp, RUN_ENDED } from '../cases/unsent.ts';
import { refusalsOfEnded } from '../cases/waiting.ts';
import { type Exchange, isAccepted, type Wait } from '../contract/evidence.ts';
import type { RunContext, ShardNumber } from '../contract/run.ts';
import { isTokenOperation } from '../contract/words.ts';
import { type Clock, runClock, systemClock } from './clock.ts';
import type { Earlier, KeepEvent } from './earlier.ts';
import { EarlyEnds } from './early-ends.ts';
import { type End, Ledger } from './ledger.ts';
import type { PaceSettings } from './pace.ts';
import { CheckedOutValues, type ClientSecrets, type Prepared, prepare } from './preparation.ts';
import type { Redactor } from './redaction.ts';
import { RunToken, TokenGate } from './tokens.ts';
import { Traffic } from './traffic.ts';
import { type RawReply, type Transport, TransportError, twiceCutShort } from './transport.ts';
import { Settling, type UnderWay, underWayOf } from './waits.ts';

export type { ClientSecrets } from './preparation.ts';

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
  /** The shard whose part of the plan it sends; absent: the run has no shards. */
  readonly shard?: ShardNumber;
  /** Called with everything besides the exchanges that another wire needs to continue an interrupted run. */
  readonly keep?: KeepEvent | undefined;
  /** The state of an interrupted wire: what was answered is not sent again. */
  readonly earlier?: Earlier | undefined;
  /** Called with one sentence for a person when the pace changes or the service is given up. */
  readonly note?: (message: string) => void;
}

type Ordered = Parameters<typeof underWayOf>[0];

/** Milliseconds between two wrong secrets under the client's own id. */
const BETWEEN_ATTEMPTS_MS = 1000;
/** A call that has waited this often for a new token is sent anyway: the token's life is shorter than the wait. */
const MOST_RENEWALS = 3;
const CONNECTION_WAS_CLOSING: Wait = { status: 0, retryAfter: null, waitedMs: 0 };

/** Sends calls and records exchanges; one wire serves a whole run with any number of workers. */
export class Wire {
  /** The issuer keeps only a few tokens alive: token exchanges run alone, and the run's token is renewed after each. */
  singleLiveToken = false;
  readonly #parts: WireParts;
  readonly #clock: Clock;
  readonly #traffic: Traffic;
  readonly #gate = new TokenGate();
  /** For JSON token requests and users of their tokens: the newest may be the only one alive. */
  readonly #jsonGate = new TokenGate();
  readonly #checkedOut: CheckedOutValues;
  readonly #token: RunToken;
  readonly #earlyEnds: EarlyEnds;
  readonly #ledger: Ledger;
  readonly #settling: Settling;
  readonly #intents = new IntentsOfRun();
  #soFar: RunSoFar = { exchanges: [], intents: this.#intents.all };
  readonly #sent = new Map<string, Promise<readonly Exchange[]>>();
  /** Resolves some time after the reply to the last requested wrong-secret attempt. */
  #attempted: Promise<void> = Promise.resolve();

  constructor(parts: WireParts) {
    this.#parts = parts;
    const { earlier, keep } = parts;
    const notBefore = Math.max(Date.parse(parts.context.startedAt), earlier?.lastAt ?? 0);
    this.#clock = runClock(parts.clock ?? systemClock, notBefore);
    const { context, redactor, record } = parts;
    this.#ledger = new Ledger({ context, redactor, record, keep, earlier, clock: this.#clock });
    this.#settling = new Settling(context, this.#ledger, this.#clock);
    const isNominal = (id: string) => this.#isNominal(id);
    this.#traffic = new Traffic({ ...parts, clock: this.#clock, settling: this.#settling, isNominal });
    this.#checkedOut = new CheckedOutValues(parts.context.values, parts.shard, earlier?.held, keep);
    this.#token = new RunToken(context, (id, call) => this.#sendToken(id, call), this.#clock, this.#earlierTokens());
    const refusals = refusalsOfEnded(context.profile);
    this.#earlyEnds = new EarlyEnds({ token: this.#token, ledger: this.#ledger, clock: this.#clock, refusals });
    for (const { secret, placeholder: shown, from } of earlier?.secrets ?? []) redactor.add(secret, shown, from);
    for (const [name, value] of Object.entries(parts.secrets)) {
      parts.redactor.add(value, placeholder({ secret: name as SecretRef['secret'] }, parts.redactor.tag(value)));
    }
    if (keep) redactor.keepIn(keep);
  }

  #earlierTokens() {
    const { fetched = 0, last = null } = this.#parts.earlier?.ownTokens ?? {};
    const [token] = last?.taken ?? [];
    const at = this.#ledger.answeredAt.get(last?.ended ?? '') ?? 0;
    return { fetched, last: token ? { token, at } : null };
  }

  /** Sends a sequence once; asked again, it gives the same exchanges. Records network failures, never throws them. */
  send(sequence: Sequence, goesFirst = false): Promise<readonly Exchange[]> {
    this.#intents.note(sequence);
    const known = this.#sent.get(sequence.id) ?? this.#sendAll(this.#inPlaceOf(sequence), goesFirst);
    this.#sent.set(sequence.id, known);
    return known;
  }

  /** The sequence, or its replacement if the run was interrupted in it. */
  #inPlaceOf(sequence: Sequence): Sequence {
    const { earlier } = this.#parts;
    const next = earlier?.isCut(sequence) ? inPlaceOf(sequence, (id) => earlier.answered(id)) : null;
    if (!earlier || !next) return sequence;
    this.#intents.note(next);
    earlier.passOn(sequence, next);
    return this.#inPlaceOf(next);
  }

  /** The run so far, in the order exchanges ended: the same object until something is added, as it is indexed once. */
  async recorded(): Promise<RunSoFar> {
    const { recorded } = this.#ledger;
    if (this.#soFar.exchanges.length !== recorded.length) {
      this.#soFar = { exchanges: [...recorded], intents: this.#intents.all };
    }
    return this.#soFar;
  }

  /** The time of the run as recorded, in milliseconds since the epoch, unaffected by setting the machine's clock. */
  now(): number {
    return this.#clock.now();
  }

  /** The current pace, which the service may have slowed; `null` if it is free. */
  get requestsPerSecond(): number | null {
    return this.#traffic.requestsPerSecond;
  }

  /** Ends the run: nothing more is sent. @param why recorded in the exchanges that are not sent */
  close(why = RUN_ENDED): void {
    this.#traffic.close(why);
  }

  /** Frees the memory of what was recorded. */
  forget(): void {
    this.#sent.clear();
    this.#parts.earlier?.forget();
    this.#ledger.forget();
    this.#soFar = { exchanges: [], intents: {} };
  }

  async #sendAll(sequence: Ordered, goesFirst: boolean): Promise<readonly Exchange[]> {
    const { steps, arrivals, order } = sequence;
    const all = this.#underWayOf(sequence, goesFirst);
    const first = order === 'in-turn' ? all : all.slice(0, arrivals);
    const known = steps.flatMap(({ id }) => this.#parts.earlier?.answered(id) ?? []);
    const exchanges = known.length === steps.length ? known : await this.#inTurn(first);
    const others = exchanges === known ? [] : all.slice(first.length);
    exchanges.push(...(await Promise.all(others.map((under) => this.#alone(under)))));
    this.#checkedOut.settle(steps.map(({ call }, at) => ({ call, accepted: isAccepted(exchanges[at] as Exchange) })));
    return exchanges;
  }

  #underWayOf(sequence: Ordered, goesFirst?: boolean): UnderWay[] {
    const all = underWayOf(sequence, goesFirst);
    const { earlier } = this.#parts;
    for (const { step, waits } of earlier ? all : []) waits.push(...(earlier?.waitsOf(step.id) ?? []));
    return all;
  }

  /** A request that the run's own interruption cut off has waited until it is sent again. */
  #endCutOff({ step, waits }: UnderWay, now: number): void {
    const { earlier, keep } = this.#parts;
    const cutOff = earlier?.takeCutOff(step.id) ?? null;
    if (cutOff === null) return;
    const wait = { status: 0, retryAfter: null, waitedMs: Math.max(1, Math.ceil(now - cutOff)) };
    waits.push(wait);
    keep?.({ waits: step.id, wait });
  }

  /** Sends calls in turn, with no other token request in between if a new token may end earlier ones. */
  async #inTurn(all: readonly UnderWay[]): Promise<Exchange[]> {
    if (all.length === 1) return [await this.#alone(all[0] as UnderWay)];
    const asksForJson = all.some(({ step }) => step.call.operation === 'token-json');
    const send = () => this.#gate.pass(this.singleLiveToken, () => this.#oneByOne(all));
    return asksForJson ? this.#jsonGate.pass(true, send) : send();
  }

  async #oneByOne(all: readonly UnderWay[]): Promise<Exchange[]> {
    const exchanges: Exchange[] = [];
    for (const under of all) {
      let exchange = this.#parts.earlier?.answered(under.step.id) ?? null;
      while (!exchange) {
        if (needsRunToken(under.step.call)) await this.#ensureToken();
        exchange = await this.#exchange(under);
      }
      exchanges.push(exchange);
    }
    return exchanges;
  }

  #alone(under: UnderWay): Promise<Exchange> {
    const send = () => this.#byItself(under);
    return under.step.call.operation === 'token-json' ? this.#jsonGate.pass(false, send) : send();
  }

  async #byItself(under: UnderWay): Promise<Exchange> {
    const { id, call } = under.step;
    const known = this.#parts.earlier?.answered(id);
    if (known) return known;
    const runsAlone = isTokenOperation(call.operation) && this.singleLiveToken;
    for (;;) {
      if (needsRunToken(call)) await this.#gate.pass(this.singleLiveToken, () => this.#ensureToken());
      const exchange = await this.#gate.pass(runsAlone, async () => {
        // A token request in between has ended the token. Requesting a new one does no harm now.
        if (needsRunToken(call) && !this.#token.usable) await this.#ensureToken();
        return this.#exchange(under);
      });
      if (exchange) return exchange;
    }
  }

  /** Ensures that there is a token, and waits until it is known whether it has ended early. */
  async #ensureToken(): Promise<void> {
    await this.#earlyEnds.decided;
    await this.#token.ensure();
  }

  async #sendToken(id: string, call: Call) {
    const own = { id, order: 'in-turn', resend: true, arrivals: 0, steps: [{ id, call }] } as const;
    const [exchange] = (await this.#oneByOne(this.#underWayOf(own))) as [Exchange];
    const taken = exchange.issued.flatMap(({ tag }) => this.#ledger.issued.get(tag) ?? []);
    return { exchange, taken };
  }

  #exchange(under: UnderWay): Promise<Exchange | null> {
    if (under.step.call.guess === undefined) return this.#exchangeNow(under);
    const exchange = this.#attempted.then(() => this.#exchangeNow(under));
    const pause = () => this.#pauseAfterAttempt();
    this.#attempted = exchange.then(pause, pause);
    return exchange;
  }

  /** A pace without a limit is for a local mock, which has no lockout. */
  async #pauseAfterAttempt(): Promise<void> {
    if (this.#parts.pace.requestsPerSecond === null) return;
    await this.#clock.sleep(BETWEEN_ATTEMPTS_MS, this.#traffic.ended);
  }

  /** Sends a call in its turn; `null` if the run's token has expired meanwhile and must be renewed first. */
  async #exchangeNow(under: UnderWay): Promise<Exchange | null> {
    const { id, call: asked } = under.step;
    const before = this.#traffic.goneFor(asked);
    if (before) return this.#notSent(id, asked, before);
    if (asked.notBefore) await this.#holdBack(asked.notBefore);
    const settlingMs = this.#settling.holdBackMs(under);
    if (settlingMs > 0) await this.#clock.sleep(settlingMs, this.#traffic.ended);
    return this.#traffic.turn(under, async () => {
      // During the wait the service may have gone, the run ended or the token aged.
      const gone = this.#traffic.goneFor(asked);
      if (gone) return this.#notSent(id, asked, gone);
      if (this.#mustRenew(under)) return null;
      if (needsRunToken(asked) && this.#token.isRationed)
        return this.#notSent(id, asked, this.#traffic.giveUp(quotaUsedUp('token endpoint')));
      const prepared = prepare(asked, this.#stock);
      if (needsRunToken(asked)) this.#token.noteUse();
      if ('kind' in prepared) return this.#finish(id, asked, { failure: prepared });
      return this.#attempt(under, prepared).finally(() => this.#earlyEnds.over(under));
    });
  }

  /** The run's own token requests do not count as nominal. */
  #isNominal(id: string): boolean {
    return (this.#intents.all[id]?.kind ?? 'nominal') === 'nominal';
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

  get #stock() {
    return { ...this.#parts, checkedOut: this.#checkedOut, ledger: this.#ledger, token: this.#token };
  }

  async #holdBack(until: NonNullable<Call['notBefore']>): Promise<void> {
    const due = (this.#ledger.answeredAt.get(until.exchange) ?? this.#clock.monotonic()) + until.seconds * 1000;
    while (due > this.#clock.monotonic() && !this.#traffic.ended.aborted) {
      await this.#clock.sleep(due - this.#clock.monotonic(), this.#traffic.ended);
    }
  }

  #rendered({ call, secrets }: Prepared) {
    return renderCall(call, basesOf(this.#parts.context), (ref, place) =>
      // Rendering walks the same call, so names match exactly.
      escapeText(secrets.get(ref)?.value ?? '', place),
    );
  }

  async #attempt(under: UnderWay, first: Prepared): Promise<Exchange | null> {
    const { transport, timeoutMs } = this.#parts;
    const { step, resend, waits } = under;
    let prepared = first;
    let request = this.#rendered(prepared);
    for (;;) {
      const startedAt = this.#clock.now();
      const { connection } = prepared.call;
      const options = { once: !resend, ...(connection === undefined ? {} : { connection }) };
      this.#endCutOff(under, startedAt);
      this.#parts.keep?.({ begun: step.id, at: startedAt });
      const sent = this.#traffic.begin(under);
      const met = await transport.send(request, timeoutMs, options).catch(asFailure);
      this.#traffic.end(sent, prepared.call, met);
      if (met.isSecondTry) waits.push(CONNECTION_WAS_CLOSING);
      // A service may refuse a long body and close while it is still being sent: the end of the reply may be lost.
      const end = step.call.strange ? met : twiceCutShort(under, met);
      const other = this.#withOtherToken(under, prepared, end);
      if (other === 'again') return null;
      if (other) {
        prepared = other;
        request = this.#rendered(prepared);
        continue;
      }
      const next = await this.#traffic.next(under, end, sent);
      if (next === 'answered') {
        return this.#finish(step.id, prepared.call, { ...this.#asEnd(end), waits, startedAt, prepared });
      }
      if (next !== 'again') return this.#notSent(step.id, prepared.asked, next.gone);
      if (this.#mustRenew(under)) return null;
    }
  }

  #asEnd(end: RawReply | TransportError): Pick<End, 'raw' | 'failure'> {
    if (!(end instanceof TransportError)) return { raw: end };
    return { failure: { kind: end.kind, message: this.#parts.redactor.clean(end.message) } };
  }

  /** The call as sent again after its token ended early; `again`: with the run's new token; `null`: not sent again. */
  #withOtherToken(under: UnderWay, { asked, secrets }: Prepared, end: RawReply | TransportError) {
    const tag = [...secrets].find(([{ secret }]) => secret === 'access_token')?.[1].tag;
    const status = end instanceof TransportError ? 0 : end.status;
    const next = this.#earlyEnds.next(under, status, tag);
    if (!next) return null;
    const wait = { status, retryAfter: null, waitedMs: 0 };
    under.waits.push(wait);
    this.#parts.keep?.({ waits: under.step.id, wait });
    if (next === 'again') return next;
    const prepared = prepare(asked, { ...this.#stock, token: { usable: next.older } });
    return 'kind' in prepared ? null : prepared;
  }

  #finish(id: string, call: Call, end: End): Exchange {
    const { exchange, mayHaveIssued } = this.#ledger.enter(id, call, end);
    if (this.singleLiveToken && mayHaveIssued) this.#token.drop();
    const isGood = !this.singleLiveToken && isAsMeant(this.#intents.all[id] ?? FAULTY, exchange);
    // A refusal, even where it is due, does not show that such a token works.
    if (carriesJsonToken(call) && (isAccepted(exchange) || !isGood)) this.#token.noteJson(isGood);
    return exchange;
  }
}

function asFailure(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  throw error;
}

/** Whether it is a report with a token of the JSON variant other than the run's own. */
const carriesJsonToken = (call: Call) => secretsOf(call).some(({ issuedBy }) => issuedBy?.startsWith('token-json/'));

function needsRunToken(call: Call): boolean {
  return secretsOf(call).some((ref) => ref.secret === 'access_token' && !ref.issuedBy);
}
