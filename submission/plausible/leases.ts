/** Supplied values: each is lent to one holder at a time, in turn, and there is none left only when all are lent. */
import type { Lease } from '../../cases/call.ts';
import { poolExhausted } from '../../cases/unsent.ts';
import { isAccepted } from '../../contract/evidence.ts';
import { type Evidence, ROUNDING_MS, SAME_MOMENT_MS, type Seen } from './seen.ts';

type Pool = Lease['pool'];
const POOLS: readonly Pool[] = ['stays', 'reservationIds'];

/** What the calls of one sequence that share a holder do with the value that is lent to them. */
interface Loan {
  readonly key: string;
  readonly pool: Pool;
  readonly sequence: string;
  /** From its first try on; of a call that had to wait, the times of earlier ones are not recorded. */
  from: number;
  until: number;
  /** When it began at the earliest: earlier tries may have taken this long. */
  earliest: number;
  used: boolean;
  index: number | undefined;
  /** Whether a value may have been lent: also to a call that lacked something else in the end. */
  mayHold: boolean;
}

/** What one try of a call takes at most, in milliseconds: nobody waits longer for a reply, or for a proxy before it. */
const LONGEST_TRY_MS = 600_000;

function earliestOf({ exchange: { waits }, sent }: Seen): number {
  return sent - waits.reduce((sum, { waitedMs }) => sum + waitedMs + LONGEST_TRY_MS, 0);
}

/** The loans of a run, by the calls' sequence and holder. */
function loansOf(seen: readonly Seen[]): Loan[] {
  const loans = new Map<string, Loan>();
  const ends = new Map<string, number>();
  for (const { asked, end } of seen) {
    if (asked) ends.set(asked.sequence, Math.max(ends.get(asked.sequence) ?? end, end));
  }
  for (const each of seen) {
    const { asked, exchange } = each;
    for (const [at, { pool, holder }] of (asked?.call.leases ?? []).entries()) {
      const sequence = asked?.sequence as string;
      const key = `${pool}/${holder}`;
      const name = `${sequence} ${key}`;
      const until = ends.get(sequence) as number;
      const known = loans.get(name);
      const fresh = { key, pool, sequence, from: each.sent, until, earliest: each.sent };
      const loan = known ?? { ...fresh, used: false, index: undefined, mayHold: false };
      loan.from = Math.min(loan.from, each.sent);
      loan.earliest = Math.min(loan.earliest, earliestOf(each));
      loan.used ||= isAccepted(exchange);
      loan.index ??= exchange.leased?.[at];
      loan.mayHold ||= exchange.failure?.message !== poolExhausted(pool);
      loans.set(name, loan);
    }
  }
  return keptAfter([...loans.values()]);
}

function grouped(loans: readonly Loan[], nameOf: (loan: Loan) => string): Map<string, Loan[]> {
  const groups = new Map<string, Loan[]>();
  for (const loan of loans) {
    const group = groups.get(nameOf(loan));
    if (group) group.push(loan);
    else groups.set(nameOf(loan), [loan]);
  }
  return groups;
}

/** What an accepted call used up stays with its holder, until a later call for the same holder is refused. */
function keptAfter(loans: Loan[]): Loan[] {
  const byKey = grouped(loans, ({ key }) => key);
  for (const own of byKey.values()) {
    own.sort((a, b) => a.until - b.until);
    let kept = Number.POSITIVE_INFINITY;
    for (const loan of own.reverse()) {
      const given = loan.until;
      if (loan.used) loan.until = kept;
      else kept = given;
    }
  }
  return loans;
}

/** The numbers that a call leases fit the pools and the call, and calls of one holder have the same. */
export function leaseProblems({ record, seen }: Evidence): string[] {
  const lent = new Map<string, number>();
  return seen.flatMap(({ exchange, asked, left }) => {
    const { id, leased = [], failure } = exchange;
    const leases = asked?.call.leases ?? [];
    const wanted = left || failure?.kind === 'not-sendable' ? leases.length : 0;
    if (asked && leased.length !== wanted)
      return [`The exchange ${id} carries ${leased.length} supplied values, and the suite lends it ${wanted}.`];
    const isOutside = leased.some(
      (index, at) => !(Number.isInteger(index) && index >= 0 && index < record.pool[leases[at]?.pool ?? 'stays']),
    );
    if (isOutside) return [`The exchange ${id} carries a supplied value that is not in the pool.`];
    const isOther = leased.some((index, at) => {
      const name = `${asked?.sequence} ${leases[at]?.pool}/${leases[at]?.holder}`;
      const known = lent.get(name) ?? index;
      lent.set(name, known);
      return known !== index;
    });
    return isOther ? [`The exchange ${id} carries another supplied value than the calls that it belongs to.`] : [];
  });
}

/** No value is lent to two holders at once. */
export function sharedProblems({ seen, setBackMs }: Evidence): string[] {
  const lent = loansOf(seen).filter(({ index }) => index !== undefined);
  const byValue = grouped(lent, ({ pool, index }) => `values.${pool}, number ${index}`);
  return [...byValue].flatMap(([value, loans]) => {
    loans.sort((a, b) => a.from - b.from);
    let before: Loan | undefined;
    return loans.flatMap((loan) => {
      const earlier = before;
      if (!before || loan.until > before.until) before = loan;
      const isShared = earlier && earlier.key !== loan.key && loan.from < earlier.until - setBackMs - ROUNDING_MS;
      return isShared
        ? [`The supplied value ${value}, is used by ${loan.sequence} while ${earlier.sequence} holds it.`]
        : [];
    });
  });
}

/** Failures of calls that may have been lent a value which nothing in the record shows. */
const MAY_HIDE: readonly (string | undefined)[] = [
  'no-token',
  'not-alterable',
  'no-reservation-id',
  'pool-exhausted',
  'not-sent',
];

/** Values are lent in their order the first time round. */
export function lendingProblems({ record, seen, setBackMs }: Evidence): string[] {
  const hides = ({ exchange, asked }: Seen) => asked?.call.leases.length && MAY_HIDE.includes(exchange.failure?.kind);
  // What was interrupted may have been lent a value as well.
  if (!record.whole || seen.some(hides)) return [];
  const firsts = new Map<string, Seen>();
  for (const each of [...seen].sort((a, b) => a.sent - b.sent)) {
    for (const [at, { pool }] of (each.asked?.call.leases ?? []).entries()) {
      const name = `${pool} ${each.exchange.leased?.[at]}`;
      if (!firsts.has(name)) firsts.set(name, each);
    }
  }
  return [...firsts].flatMap(([name, first]) => {
    const [pool, index] = name.split(' ');
    if (index === '0' || first.exchange.waits.length > 0) return [];
    const before = firsts.get(`${pool} ${Number(index) - 1}`);
    const isInTurn =
      before && (before.exchange.waits.length > 0 || before.sent <= first.sent + setBackMs + ROUNDING_MS);
    return isInTurn
      ? []
      : [`The exchange ${first.exchange.id} carries number ${index} of values.${pool} before its turn.`];
  });
}

/** A pool is exhausted only while as many holders have a value as there are. */
export function exhaustionProblems({ record, seen, setBackMs }: Evidence): string[] {
  const exhausted = seen.filter(({ exchange }) => exchange.failure?.kind === 'pool-exhausted');
  if (exhausted.length === 0) return [];
  const slackMs = SAME_MOMENT_MS + setBackMs;
  const loans = loansOf(seen).filter(({ mayHold }) => mayHold);
  const bySequence = new Map(loans.map((loan) => [`${loan.sequence} ${loan.key}`, loan]));
  const busy = new Map(
    POOLS.map((pool) => [
      pool,
      busyTimes(
        loans.filter((each) => each.pool === pool),
        slackMs,
      ),
    ]),
  );
  return exhausted.flatMap(({ exchange, asked, sent }) => {
    const said = asked?.call.leases.find(({ pool }) => exchange.failure?.message === poolExhausted(pool));
    if (!said) return [];
    const own = bySequence.get(`${asked?.sequence} ${said.pool}/${said.holder}`);
    // What its own holder has, or gets later, is not in its way.
    const isOwn = own !== undefined && own.earliest - slackMs <= sent && own.until + slackMs > sent;
    const held = (busy.get(said.pool)?.(sent) ?? 0) - (isOwn ? 1 : 0);
    const size = record.pool[said.pool];
    if (held >= size) return [];
    return [
      `The exchange ${exchange.id} is said to have found values.${said.pool} exhausted, when ${held} of ${size} were in use.`,
    ];
  });
}

/** How many loans there may be at a time: a sweep over their beginnings and ends. */
function busyTimes(loans: readonly Loan[], slackMs: number): (at: number) => number {
  const begins = loans.map(({ earliest }) => earliest - slackMs).sort((a, b) => a - b);
  const ends = loans.map(({ until }) => until + slackMs).sort((a, b) => a - b);
  return (at) => upTo(begins, at) - upTo(ends, at);
}

/** How many of the sorted numbers are no greater. */
function upTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
