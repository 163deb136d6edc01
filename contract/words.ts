/**
 * The vocabulary that every part of the suite shares: operations, levels, bases, outcomes and verdicts.
 * One word stands for one thing everywhere: in the catalogue, in reports and in submissions.
 */

/** The six operations of the interface document (sections 4 and 5). */
export const OPERATIONS = ['token-form', 'token-json', 'check-in', 'check-out', 'partial-bill', 'no-show'] as const;
/** One operation of the service. */
export type Operation = (typeof OPERATIONS)[number];

/** The operations that report a stay event and carry the bearer token (section 4). */
export const RESERVATION_OPERATIONS = ['check-in', 'check-out', 'partial-bill', 'no-show'] as const;
/** An operation that reports a stay event. */
export type ReservationOperation = (typeof RESERVATION_OPERATIONS)[number];

/** The operations whose bodies the document does not show (section 4, rules 3 and 4). */
export const OPEN_OPERATIONS = ['partial-bill', 'no-show'] as const;
/** An operation whose bodies only a profile can show. */
export type OpenOperation = (typeof OPEN_OPERATIONS)[number];

/** The two token exchanges (section 5). */
export const TOKEN_OPERATIONS = ['token-form', 'token-json'] as const;
/** A token exchange. */
export type TokenOperation = (typeof TOKEN_OPERATIONS)[number];

/** Whether an operation is a token exchange (section 5). */
export function isTokenOperation(operation: Operation): operation is TokenOperation {
  return (TOKEN_OPERATIONS as readonly Operation[]).includes(operation);
}

/** Whom a requirement binds: the service that answers, or the client (PMS) that calls. */
export type Subject = 'service' | 'client';

/** RFC 2119 level: an unmet MUST is `failed`, an unmet SHOULD a `warning`, an unmet MAY goes to `review`. */
export type Level = 'MUST' | 'SHOULD' | 'MAY';

/** On whose authority a requirement holds. Only the first three can fail anybody. */
export type Basis = 'document' | 'rfc' | 'profile' | 'observed';

/** Everything that can become of one requirement instance. */
export const OUTCOMES = [
  'passed',
  'failed',
  'warning',
  'review',
  'inconclusive',
  'not-applicable',
  'not-testable',
  'observed',
] as const;
/** What became of one requirement instance. */
export type Outcome = (typeof OUTCOMES)[number];

/** The verdict of a whole run; `submission/verdict.ts` decides which applies. */
export type Verdict = 'not-certified' | 'incomplete' | 'inconclusive' | 'certified';

/** Where a base address belongs (section 9). Production is refused. */
export type Environment = 'sandbox' | 'mock' | 'production';

/** What an integrator can claim to support: an operation, or the older check-out form of section 2.2. */
export const CLAIMS = [...OPERATIONS, 'older-check-out'] as const;
/** One claim. */
export type Claim = (typeof CLAIMS)[number];

/** Where the reservation id of a check-out comes from: the document shows no id in the check-in reply (section 2.2). */
export type ReservationIdSource =
  | 'location-header'
  | 'hotel-confirmation-number'
  | 'supplier-reservation-id'
  | 'list'
  | 'omitted';
/** What is assumed where nobody says it. */
export const DEFAULT_ID_SOURCE: ReservationIdSource = 'hotel-confirmation-number';

/** The time zone that is assumed of a hotel where nobody gives it. */
export const DEFAULT_TIME_ZONE = 'UTC';
