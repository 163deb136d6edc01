/** The words that every part of the suite shares, with one meaning in catalogue, reports and submissions. */

/** One operation, with what others derive from it; path and media types are in `openapi.yaml`. */
interface OperationRow {
  /** A token exchange (section 5), or the report of a stay event, which carries the bearer token (section 4). */
  readonly kind: 'token' | 'report';
  readonly clause: `§${number}` | `§${number}.${number}`;
  /** The schema of its body in `openapi.yaml`; `null`: only a profile can show it (section 4, rules 3 and 4). */
  readonly schema: string | null;
  /** The success status, if the document states one (sections 4.1 and 5.2). */
  readonly success: number | null;
  /** When in a stay it is reported. A guest who stays or departs has checked in, and has a reservation id. */
  readonly moment: 'arrival' | 'stay' | 'departure' | 'absence' | null;
  /** Its name for people, and a short one for narrow places. */
  readonly name: string;
  readonly short: string;
  /** The event that an operator reports, `%` being the guest and `#` the room. */
  readonly task: string;
}

/** The document's operations (sections 4 and 5): everything done for an operation derives from its row. */
export const OPERATION_ROWS = {
  'token-form': {
    kind: 'token',
    clause: '§5.2',
    schema: 'TokenFormRequest',
    success: 200,
    moment: null,
    name: 'Token',
    short: 'token',
    task: 'ask for a token',
  },
  'token-json': {
    kind: 'token',
    clause: '§5.3',
    schema: 'TokenJsonRequest',
    success: null,
    moment: null,
    name: 'Token',
    short: 'token',
    task: 'ask for a token',
  },
  'check-in': {
    kind: 'report',
    clause: '§4',
    schema: 'CheckInRequest',
    success: 201,
    moment: 'arrival',
    name: 'Check-in',
    short: 'in',
    task: 'check % in to room #',
  },
  'check-out': {
    kind: 'report',
    clause: '§4',
    schema: 'CheckOutRequest',
    success: 201,
    moment: 'departure',
    name: 'Check-out',
    short: 'out',
    task: 'check % out of room #',
  },
  'partial-bill': {
    kind: 'report',
    clause: '§4',
    schema: null,
    success: null,
    moment: 'stay',
    name: 'Partial bill',
    short: 'bill',
    task: 'bill the stay of % in part',
  },
  'no-show': {
    kind: 'report',
    clause: '§4',
    schema: null,
    success: null,
    moment: 'absence',
    name: 'No-show',
    short: 'no-show',
    task: 'note that % has not come (no-show)',
  },
} as const satisfies Readonly<Record<string, OperationRow>>;

type Rows = typeof OPERATION_ROWS;

export type Operation = keyof Rows;
/** All of them, in the document's order. */
export const OPERATIONS = Object.keys(OPERATION_ROWS) as readonly Operation[];

/** The operations whose rows hold these values. */
type Having<Row> = { [O in Operation]: Rows[O] extends Row ? O : never }[Operation];

function having<const Row extends Partial<OperationRow>>(wanted: Row): readonly Having<Row>[] {
  const isWanted = (operation: Operation) =>
    Object.entries(wanted).every(([name, value]) => OPERATION_ROWS[operation][name as keyof OperationRow] === value);
  return OPERATIONS.filter(isWanted) as unknown as readonly Having<Row>[];
}

/** The operations that report a stay event and carry the bearer token (section 4). */
export const RESERVATION_OPERATIONS = having({ kind: 'report' });
/** An operation that reports a stay event. */
export type ReservationOperation = (typeof RESERVATION_OPERATIONS)[number];

/** The operations whose bodies the document does not show (section 4, rules 3 and 4). */
export const OPEN_OPERATIONS = having({ kind: 'report', clause: '§4', schema: null });
/** An operation whose bodies only a profile can show. */
export type OpenOperation = (typeof OPEN_OPERATIONS)[number];

/** The two token exchanges (section 5). */
export const TOKEN_OPERATIONS = having({ kind: 'token' });
export type TokenOperation = (typeof TOKEN_OPERATIONS)[number];

const MOMENTS: readonly OperationRow['moment'][] = ['arrival', 'stay', 'departure', 'absence'];

/** When in a stay an operation is reported; `null` for a token exchange. */
export const momentOf = <O extends Operation>(operation: O): Rows[O]['moment'] => OPERATION_ROWS[operation].moment;

/** The reports in the order of a stay; a no-show belongs to no stay and comes last. */
export const IN_ORDER_OF_STAY: readonly ReservationOperation[] = [...RESERVATION_OPERATIONS].sort(
  (a, b) => MOMENTS.indexOf(momentOf(a)) - MOMENTS.indexOf(momentOf(b)),
);

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

/** Every possible outcome of a requirement instance. */
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

/** The environment of a base address (section 9). Production is refused. */
export type Environment = 'sandbox' | 'mock' | 'production';

/** What an integrator can claim to support: an operation, or the older check-out form of section 2.2. */
export const CLAIMS = [...OPERATIONS, 'older-check-out'] as const;
export type Claim = (typeof CLAIMS)[number];

/** Where the reservation id of a check-out comes from: the document shows no id in the check-in reply (section 2.2). */
export type ReservationIdSource =
  | 'location-header'
  | 'hotel-confirmation-number'
  | 'supplier-reservation-id'
  | 'list'
  | 'omitted';
export const DEFAULT_ID_SOURCE: ReservationIdSource = 'hotel-confirmation-number';

/** The time zone assumed for a hotel if none is given. */
export const DEFAULT_TIME_ZONE = 'UTC';
