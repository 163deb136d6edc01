/** Completes a call when it is its turn: supplied values, the stay's reservation id, secrets. */
import { type Call, type CheckedOutValue, type SecretRef, secretsOf } from '../cases/call.ts';
import { placeholder } from '../cases/placeholder.ts';
import { complete, isAssumed } from '../cases/record.ts';
import { whyNoReservationId } from '../cases/reservation-id.ts';
import { NO_TOKEN, notAlterable, poolExhausted } from '../cases/unsent.ts';
import type { ExchangeFailure } from '../contract/evidence.ts';
import type { RunContext, ShardNumber, Values } from '../contract/run.ts';
import { alter, basicCredentials } from './alteration.ts';
import type { KeepEvent } from './earlier.ts';
import type { Ledger } from './ledger.ts';
import { isTelling } from './own-words.ts';
import type { Redactor } from './redaction.ts';
import type { RunToken } from './tokens.ts';

const keyOf = ({ pool, holder }: CheckedOutValue) => `${pool}/${holder}`;

/** The integrator's supplied values, handed out one by one during a run. */
export class CheckedOutValues {
  readonly #held: Map<string, number>;
  readonly #free: Record<CheckedOutValue['pool'], number[]>;
  readonly #keep: KeepEvent;

  /** @param shard which of how many shards hands out its part; absent: all @param held what is checked out already */
  constructor(
    values: Values,
    shard: ShardNumber = { number: 1, of: 1 },
    held: ReadonlyMap<string, number> = new Map(),
    keep: KeepEvent = () => undefined,
  ) {
    this.#keep = keep;
    this.#held = new Map(held);
    const taken = new Set(Array.from(held, ([key, index]) => `${key.split('/')[0]} ${index}`));
    const part = (pool: CheckedOutValue['pool']) =>
      [...values[pool].keys()].filter((at) => at % shard.of === shard.number - 1 && !taken.has(`${pool} ${at}`));
    this.#free = { stays: part('stays'), reservationIds: part('reservationIds') };
  }

  /** The numbers of the values for a call, or the exhausted pool. Pools that were never filled give nothing. */
  take(call: Call): { readonly indices: readonly number[] } | { readonly exhausted: CheckedOutValue['pool'] } {
    const indices: number[] = [];
    for (const lease of call.leases) {
      const key = keyOf(lease);
      const known = this.#held.get(key);
      const index = known ?? this.#free[lease.pool].shift();
      if (index === undefined) return { exhausted: lease.pool };
      if (known === undefined) this.#keep({ held: key, value: index });
      this.#held.set(key, index);
      indices.push(index);
    }
    return { indices };
  }

  /** Returns values held only by refused calls: a refusal uses nothing up. */
  settle(calls: readonly { readonly call: Call; readonly accepted: boolean }[]): void {
    const used = calls.filter(({ accepted }) => accepted).flatMap(({ call }) => call.leases.map(keyOf));
    for (const lease of calls.flatMap(({ call }) => call.leases)) {
      const key = keyOf(lease);
      const index = this.#held.get(key);
      if (index === undefined || used.includes(key)) continue;
      this.#keep({ freed: key });
      this.#held.delete(key);
      this.#free[lease.pool].push(index);
    }
  }
}

/** The secrets that the integrator configured. */
export interface ClientSecrets {
  readonly client_secret: string;
  readonly short_lived_secret: string;
  readonly second_client_secret?: string;
}

/** Shorter values may be any word: session ids have at least 64 bits. */
const SHORTEST_COOKIE = 16;

/** What calls are filled from. */
export interface Stock {
  readonly context: RunContext;
  readonly secrets: ClientSecrets;
  readonly redactor: Redactor;
  readonly checkedOut: CheckedOutValues;
  readonly ledger: Ledger;
  readonly token: Pick<RunToken, 'usable'>;
}

/** A secret as sent, and the tag by which it is recorded. */
export interface Filled {
  readonly value: string;
  readonly tag: string;
}

/** A complete call, except that its secrets are not yet written into it. */
export interface Prepared {
  /** As asked for: recorded if it is not sent. */
  readonly asked: Call;
  readonly assumed: boolean;
  readonly call: Call;
  readonly leased: readonly number[];
  readonly secrets: ReadonlyMap<SecretRef, Filled>;
}

/** The completed call, or why it cannot be completed. */
export function prepare(asked: Call, stock: Stock): Prepared | ExchangeFailure {
  const { checkedOut, ledger, context } = stock;
  const taken = checkedOut.take(asked);
  if ('exhausted' in taken) return { kind: 'pool-exhausted', message: poolExhausted(taken.exhausted) };
  const arrival = asked.arrival === undefined ? undefined : ledger.arrivals.get(asked.arrival);
  const call = complete(asked, context.values, { leased: taken.indices, arrival });
  if (call === null) return { kind: 'no-reservation-id', message: whyNoReservationId(context.values, arrival) };
  const secrets = new Map<SecretRef, Filled>();
  for (const ref of secretsOf(call)) {
    const filled = secretFor(ref, stock);
    if ('kind' in filled) return filled;
    secrets.set(ref, filled);
  }
  const assumed = isAssumed(asked, context.values, () => ledger.shown.get(asked.operation));
  return { asked, assumed, call, leased: taken.indices, secrets };
}

/** Redacts cookies only once one is sent: gateways set their own in every reply, and those are not credentials. */
function cookiesFor({ issuedBy = '' }: SecretRef, { redactor, ledger }: Stock): string | undefined {
  const cookies = ledger.cookies.get(issuedBy);
  for (const [, value] of cookies ?? []) {
    if (value.length >= SHORTEST_COOKIE) redactor.addForeign(value, (tag) => placeholder({ secret: 'cookie' }, tag));
  }
  return cookies?.map(([name, value]) => `${name}=${value}`).join('; ');
}

function secretFor(ref: SecretRef, stock: Stock): Filled | ExchangeFailure {
  const { context, secrets, redactor, ledger, token } = stock;
  const tokenOf = () => (ref.issuedBy ? ledger.issued.get(ref.issuedBy)?.value : token.usable?.value);
  const cookies = ref.secret === 'cookie' ? cookiesFor(ref, stock) : undefined;
  const whole = ref.secret === 'access_token' ? tokenOf() : ref.secret === 'cookie' ? cookies : secrets[ref.secret];
  if (whole === undefined) return { kind: 'no-token', message: NO_TOKEN };
  const tag = redactor.tag(whole);
  if (!ref.altered && !ref.basic) return { value: whole, tag };
  const altered = ref.altered ? alter(whole, ref.altered, secrets.client_secret) : whole;
  if (altered === null) return { kind: 'not-alterable', message: notAlterable(ref) };
  const value = ref.basic ? basicCredentials(altered, ref.basic) : altered;
  const from = ref.secret === 'access_token' ? 'service' : 'settings';
  if (ref.basic || isTelling(altered, ref.altered, context.clientId)) redactor.add(value, placeholder(ref, tag), from);
  return { value, tag };
}
