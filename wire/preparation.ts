/** Gives a call what it lacks when its turn comes: supplied values, the guest's reservation id, its secrets. */
import type { Call, SecretRef } from '../cases/call.ts';
import { secretsOf } from '../cases/call.ts';
import { placeholder } from '../cases/placeholder.ts';
import { complete, isAssumed } from '../cases/record.ts';
import { whyNoReservationId } from '../cases/reservation-id.ts';
import { NO_TOKEN, notAlterable, poolExhausted } from '../cases/unsent.ts';
import type { ExchangeFailure } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { alter, basicCredentials } from './alteration.ts';
import type { Leases } from './leases.ts';
import type { Ledger } from './ledger.ts';
import { isTelling } from './own-words.ts';
import type { Redactor } from './redaction.ts';
import type { RunToken } from './tokens.ts';
import type { Filled, Prepared } from './under-way.ts';

/** The secrets that the integrator configured. */
export interface ClientSecrets {
  readonly client_secret: string;
  readonly short_lived_secret: string;
  /** Where the profile names a second client. */
  readonly second_client_secret?: string;
}

/** A shorter one may be any word, and is no session: those hold 64 bits at least. */
const SHORTEST_COOKIE = 16;

/** What calls are filled from. */
export interface Stock {
  readonly context: RunContext;
  readonly secrets: ClientSecrets;
  readonly redactor: Redactor;
  readonly leases: Leases;
  readonly ledger: Ledger;
  readonly token: RunToken;
}

/** The call with all that it lacked, or why that is not to be had. */
export function prepare(asked: Call, stock: Stock): Prepared | ExchangeFailure {
  const { leases, ledger, context } = stock;
  const lease = leases.take(asked);
  if ('exhausted' in lease) {
    return { kind: 'pool-exhausted', message: poolExhausted(lease.exhausted) };
  }
  const arrival = asked.arrival === undefined ? undefined : ledger.arrivals.get(asked.arrival);
  const call = complete(asked, context.values, { leased: lease.indices, arrival });
  if (call === null) return { kind: 'no-reservation-id', message: whyNoReservationId(context.values, arrival) };
  const secrets = new Map<SecretRef, Filled>();
  for (const ref of secretsOf(call)) {
    const filled = secretFor(ref, stock);
    if ('kind' in filled) return filled;
    secrets.set(ref, filled);
  }
  const assumed = isAssumed(asked, context.values, ledger.shown.get(asked.operation));
  return { asked, assumed, call, leased: lease.indices, secrets };
}

/** Cookies are redacted once one is sent: those of a gateway come with every reply, and are nobody's credential. */
function cookiesFor({ issuedBy = '' }: SecretRef, { redactor, ledger }: Stock): string | undefined {
  const cookies = ledger.cookies.get(issuedBy);
  for (const [, value] of cookies ?? []) {
    if (value.length >= SHORTEST_COOKIE) redactor.addForeign(value, (tag) => placeholder({ secret: 'cookie' }, tag));
  }
  return cookies?.map(([name, value]) => `${name}=${value}`).join('; ');
}

function secretFor(ref: SecretRef, stock: Stock): Filled | ExchangeFailure {
  const { secrets, redactor, ledger, token } = stock;
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
  if (ref.basic || isTelling(altered, ref.altered)) redactor.add(value, placeholder(ref, tag), from);
  return { value, tag };
}
