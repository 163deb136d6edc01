/** The sender of `verify`: answers from recorded evidence and notices requests the suite would not have sent. */
import {
  type Alteration,
  type Bases,
  type Call,
  type SecretRef,
  SIGNED_ALTERATIONS,
  secretsOf,
} from '../cases/call.ts';
import { IntentsOfRun } from '../cases/intent.ts';
import { namedSecrets } from '../cases/placeholder.ts';
import { basesOf, complete, guestAbsence, isAssumed, recordRequest } from '../cases/record.ts';
import { preflightsOf, withoutShard } from '../cases/reservation-id.ts';
import { inPlaceOf, type RunSoFar, type Sender, type Sequence, type Step } from '../cases/sequence.ts';
import { NEVER_SENT, notAlterable } from '../cases/unsent.ts';
import { endedBefore } from '../cases/waiting.ts';
import { type Exchange, endOf, type IssuedToken, type RecordedRequest } from '../contract/evidence.ts';
import type { Interruption, RunContext } from '../contract/run.ts';
import { FindingError } from './finding.ts';

/** Ends a test whose plan was not run whole. */
export class NotRun extends FindingError {
  constructor(summary: string) {
    super({ kind: 'undecided', summary });
  }
}

/** A test needs an exchange that was never recorded. */
export class MissingExchange extends NotRun {
  constructor(readonly id: string) {
    super('not run: what it rests on was not sent');
  }
}

/** A recorded request that differs from what the suite builds: a patched suite made the run, or it was edited. */
export interface ForeignRequest {
  readonly id: string;
  readonly difference: string;
}

/** A call that a test asked for, and the sequence that it is of. */
export interface Asked {
  readonly call: Call;
  readonly sequence: string;
}

/** Timers and clocks may disagree by this many milliseconds. */
const CLOCK_SLACK_MS = 100;

/** Times are written in whole milliseconds. */
const ROUNDING_MS = 5;

/** Whether all of the first had ended at a moment, and none of the others had been sent. */
const areAround = (moment: number, before: readonly Exchange[], after: readonly Exchange[]) =>
  before.every((each) => endOf(each) <= moment + ROUNDING_MS) &&
  after.every(({ sentAt }) => Date.parse(sentAt) >= moment - ROUNDING_MS);

const PARTS = Object.entries<(request: RecordedRequest) => string | number | null>({
  operation: ({ operation }) => operation,
  method: ({ method }) => method,
  url: ({ url }) => url,
  headers: ({ headers }) => headers.map(([name, value]) => `${name}: ${value}`).join(', '),
  body: ({ body }) => (body === null ? null : (body.sha256 ?? body.text ?? body.base64 ?? '')),
  'length of the body': ({ body }) => body?.bytes ?? null,
  'beginning of the body': ({ body }) => body?.text ?? '',
  connection: ({ connection }) => connection ?? null,
  // A request that we send is known in full.
  'end of the body': ({ body }) => (body && 'truncated' in body ? 'cut off' : 'there'),
});

const haveSameHeaders = ({ headers }: RecordedRequest, other: RecordedRequest) =>
  headers.length === other.headers.length &&
  headers.every((field, at) => field[0] === other.headers[at]?.[0] && field[1] === other.headers[at]?.[1]);

function difference(recorded: RecordedRequest, built: RecordedRequest): string | null {
  // Nearly all requests match, and comparing field by field is slow.
  const haveOthers = !haveSameHeaders(recorded, built);
  const differing = PARTS.find((each) => (each[0] !== 'headers' || haveOthers) && each[1](recorded) !== each[1](built));
  if (!differing) return null;
  const [name, part] = differing;
  return `its ${name} is ${String(part(recorded)).slice(0, 200)}, the suite would send ${String(part(built)).slice(0, 200)}`;
}

function otherwiseAbsent({ reply, guestAbsent }: Exchange, arrival: Exchange | undefined): string | null {
  const absent = reply ? guestAbsence(arrival).guestAbsent : undefined;
  if (guestAbsent?.met === absent?.met && guestAbsent?.assumed === absent?.assumed) return null;
  return absent ? 'that its guest could not check in is not said' : 'its guest has checked in';
}

/** Alterations that a secret may lack: without letters it has no other case, and so for a signature. */
const MAY_LACK: Readonly<Record<IssuedToken['format'] | 'secret', readonly Alteration[]>> = {
  secret: ['case-swapped', 'full-width'],
  opaque: [...SIGNED_ALTERATIONS, 'case-swapped'],
  jwt: ['signature-case-swapped'],
};

/** Answers calls from evidence. */
export class Replay implements Sender {
  readonly #byId: ReadonlyMap<string, Exchange>;
  readonly #bases: Bases;
  /** The first preflight exchange of each kind, of all shards: `merge` refuses shards whose preflights differ. */
  readonly #preflights = new Map<string, Exchange>();
  /** By the tags of the run's own tokens, the first exchange that issued each: an issuer may repeat one. */
  readonly #runTokens = new Map<string, Exchange>();
  /** The same for tokens of the preflight, which the run tries when one of its own tokens is suddenly refused. */
  readonly #olderTokens = new Map<string, Exchange>();
  readonly #issuing: readonly Exchange[];
  /** Tags of the configured secrets, from the first request carrying each. */
  readonly #configured = new Map<SecretRef['secret'], string>();
  /** Sequences asked for. Everyone asking for one builds the same calls, so it is compared once. */
  readonly #sent = new Map<string, readonly Exchange[]>();
  readonly #recorded: RunSoFar;
  readonly #intents = new IntentsOfRun();
  #lacks = false;
  readonly foreign: ForeignRequest[] = [];
  readonly used = new Set<string>();
  readonly asked = new Map<string, Asked>();

  /** @param ofPart missing requests were never meant to be sent: rules over a whole run apply to what there is */
  constructor(
    private readonly context: RunContext,
    exchanges: readonly Exchange[],
    private readonly interruptions: readonly Interruption[] = [],
    private readonly ofPart = false,
  ) {
    this.#bases = basesOf(context);
    this.#recorded = { exchanges, intents: this.#intents.all };
    this.#byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
    const toFirst = <Key, Value>(first: Map<Key, Value>, key: Key, value: Value) =>
      first.has(key) || first.set(key, value);
    for (const exchange of exchanges) {
      const { id, request } = exchange;
      const [token] = exchange.issued;
      const isOlder = id.startsWith('preflight/');
      if (isOlder) toFirst(this.#preflights, withoutShard(id), exchange);
      if (token && isOlder) toFirst(this.#olderTokens, token.tag, exchange);
      if (token && id.startsWith('token/')) toFirst(this.#runTokens, token.tag, exchange);
      for (const { secret, tag } of namedSecrets(request))
        if (secret !== 'access_token' && tag) toFirst(this.#configured, secret, tag);
    }
    this.#issuing = [...this.#runTokens.values()].sort((a, b) => a.seq - b.seq);
  }

  async send(sequence: Sequence): Promise<readonly Exchange[]> {
    this.#intents.note(sequence);
    const known = this.#sent.get(sequence.id);
    if (known) return known;
    const { missing, exchanges } = this.#answerAll(this.#inPlaceOf(sequence));
    if (missing) {
      this.#lacks = true;
      throw new MissingExchange(missing.id);
    }
    this.#sent.set(sequence.id, exchanges);
    return exchanges;
  }

  /** The recorded part of a sequence, and the first missing step. */
  #answerAll({ id, steps, arrivals, order }: Sequence) {
    for (const step of steps) this.asked.set(step.id, { call: step.call, sequence: id });
    // If parallel calls were interrupted, a later one may be there where an earlier one is missing.
    const missing = steps.find((step) => !this.#byId.has(step.id));
    const there = missing ? steps.filter((step) => this.#byId.has(step.id)) : steps;
    const exchanges = there.map((step) => this.#answer(step));
    if (missing) return { missing, exchanges };
    exchanges.forEach((exchange, at) => {
      // Parallel calls have no order, but all follow the check-ins of their stays.
      const isFree = order === 'at-once' && at >= arrivals;
      this.#insistOnOrder(exchange, exchanges[isFree ? arrivals - 1 : at - 1]);
    });
    return { missing, exchanges };
  }

  /** The sequence sent in place of an interrupted one. @param times how often the run may have been interrupted */
  #inPlaceOf(sequence: Sequence, times = this.interruptions.length): Sequence {
    const next = times > 0 ? inPlaceOf(sequence, (id) => this.#byId.get(id)) : null;
    if (!next) return sequence;
    // Nothing is recorded of one that was interrupted before its first reply.
    const last = this.#inPlaceOf(next, times - 1);
    const [own, later] = [[sequence], [next, last]].map((each) =>
      each.flatMap(({ ids }) => ids.flatMap((id) => this.#byId.get(id) ?? [])),
    ) as [Exchange[], Exchange[]];
    const [first] = later;
    if (!first) return sequence;
    this.#intents.note(next);
    this.#answerAll(sequence);
    if (!this.interruptions.some(({ resumedAt }) => areAround(Date.parse(resumedAt), own, later)))
      this.foreign.push({ id: first.id, difference: `the run was not interrupted in ${sequence.id}` });
    return last;
  }

  /** @throws {NotRun} if a test found its evidence missing: what is missing may show something else */
  async recorded(): Promise<RunSoFar> {
    if (this.#lacks && !this.ofPart) throw new NotRun('not run: not everything was sent that it is about');
    return this.#recorded;
  }

  #answer({ id, call }: Step): Exchange {
    const exchange = this.#byId.get(id) as Exchange;
    this.used.add(id);
    const differs = this.differenceTo(exchange, call) ?? this.#tooEarly(exchange, call);
    if (differs) this.foreign.push({ id, difference: differs });
    return exchange;
  }

  #insistOnOrder(exchange: Exchange, before: Exchange | undefined): void {
    if (!before || exchange.seq > before.seq) return;
    this.foreign.push({ id: exchange.id, difference: `it was not sent after ${before.id}` });
  }

  differenceTo(exchange: Exchange, call: Call): string | null {
    const arrival = call.arrival === undefined ? undefined : this.#byId.get(call.arrival);
    const completed = complete(call, this.context.values, { leased: exchange.leased ?? [], arrival });
    const sent = !NEVER_SENT.includes(exchange.failure?.kind);
    if (completed === null && sent) return 'the check-in on which it rests gives no reservation id';
    if (completed !== null && exchange.failure?.kind === 'no-reservation-id') {
      return 'the check-in on which it rests gives a reservation id';
    }
    const possible = exchange.failure?.kind === 'not-alterable' ? this.#alterable(call, exchange) : null;
    if (possible) return possible;
    const built = recordRequest(sent && completed ? completed : call, this.#bases, (ref) =>
      sent ? this.#tagOf(ref, exchange) : undefined,
    );
    return (
      difference(exchange.request, built) ??
      this.#otherwiseAssumed(exchange, call) ??
      otherwiseAbsent(exchange, arrival)
    );
  }

  #otherwiseAssumed({ id, reply, assumed }: Exchange, call: Call): string | null {
    const shown = () => {
      const preflights = preflightsOf(call.operation);
      const isOne = preflights.includes(withoutShard(id));
      return isOne ? undefined : preflights.flatMap((each) => this.#preflights.get(each) ?? [])[0];
    };
    if ((assumed === true) === (reply !== null && isAssumed(call, this.context.values, shown))) return null;
    const what = call.operation === 'check-in' ? 'time zone' : 'reservation id';
    return assumed ? `its ${what} is not assumed` : `that its ${what} is assumed is not said`;
  }

  #tagOf(ref: SecretRef, exchange: Exchange): string | undefined {
    // Cookie values are not recorded, so only the request itself shows their tag.
    if (ref.secret === 'cookie') return namedSecrets(exchange.request).find(({ secret }) => secret === 'cookie')?.tag;
    if (ref.secret !== 'access_token') return this.#configured.get(ref.secret);
    if (ref.issuedBy) return this.#byId.get(ref.issuedBy)?.issued[0]?.tag;
    const older = endedBefore(exchange) ? this.#olderTokens : this.#runTokens;
    const issuing = (tag: string) => this.#runTokens.get(tag) ?? older.get(tag);
    const before = (tag: string) => (issuing(tag)?.seq ?? Number.POSITIVE_INFINITY) < exchange.seq;
    const carried = namedSecrets(exchange.request).find(({ tag }) => tag !== undefined && before(tag))?.tag;
    // The record says which of the run's tokens was used; that it was issued before is checked.
    return carried ?? this.#issuing.findLast(({ seq }) => seq < exchange.seq)?.issued[0]?.tag;
  }

  /** Why a secret recorded as having no such altered form must have one; `null` if it may have none. */
  #alterable(call: Call, exchange: Exchange): string | null {
    const needed = secretsOf(call).find(
      (ref) => ref.altered !== undefined && notAlterable(ref) === exchange.failure?.message,
    );
    if (!needed?.altered) return 'it alters no secret in the way that is said to be impossible';
    const { altered } = needed;
    const kinds = needed.secret === 'access_token' ? this.#formatsFor(needed, exchange) : (['secret'] as const);
    return kinds.some((kind) => MAY_LACK[kind].includes(altered))
      ? null
      : `the ${needed.secret} has the form ${altered}`;
  }

  /** Possible token formats of a call that was never sent: the one in use is not recorded. */
  #formatsFor({ issuedBy }: SecretRef, { seq }: Exchange): IssuedToken['format'][] {
    const issuing = issuedBy === undefined ? this.#issuing : [this.#byId.get(issuedBy)];
    return issuing.flatMap((each) => (each && each.seq < seq && each.issued[0] ? [each.issued[0].format] : []));
  }

  #tooEarly(exchange: Exchange, call: Call): string | null {
    const named = call.notBefore && this.#byId.get(call.notBefore.exchange);
    if (!call.notBefore || !named || !exchange.reply) return null;
    const waited = Date.parse(exchange.sentAt) - Date.parse(named.sentAt) - named.durationMs;
    const wanted = call.notBefore.seconds * 1000;
    if (waited >= wanted - CLOCK_SLACK_MS) return null;
    return `it was sent ${waited} ms after ${named.id} was answered, the suite waits ${wanted} ms`;
  }
}
