/**
 * What in the evidence would change a verdict and follows from nothing else: the order of the exchanges, tokens used
 * before they were issued or said to have no signature, values that were not checked out, the future. Whether each
 * request is the plan's is checked by judging it again (`judgement/replay.ts`). Whether replies, waits and outages are
 * likely is not asked: the party under test can make those up, and an odd service causes odd ones.
 */
import { SIGNED_ALTERATIONS } from '../cases/call.ts';
import { type NamedSecret, namedSecrets } from '../cases/placeholder.ts';
import { NEVER_SENT } from '../cases/unsent.ts';
import { type Exchange, endOf } from '../contract/evidence.ts';
import type { Asked } from '../judgement/replay.ts';
import { type Problem, problem } from './problems.ts';
import type { RunRecord } from './result.ts';

/** Allowed difference between the clocks of a run and of its record, in milliseconds. */
export const CLOCK_SLACK_MS = 5000;
/** How much the times of two exchanges may be off because of whole milliseconds and timers. */
const ROUNDING_MS = 5;
/** How far the verifying machine's clock may be behind. */
const FUTURE_SLACK_MS = 15 * 60_000;

const sentOf = ({ sentAt }: Exchange) => Date.parse(sentAt);

const isToken = (named: NamedSecret): named is NamedSecret & { readonly tag: string } =>
  named.secret === 'access_token' && named.tag !== undefined;

/** Ids are unique, and numbers count from 1. */
function orderProblems(exchanges: readonly Exchange[]): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  exchanges.forEach(({ id, seq }, index) => {
    if (ids.has(id)) problems.push(problem('exchange.twice', { id }));
    ids.add(id);
    const due = index + 1;
    if (seq !== due) problems.push(problem('exchange.number', { id, number: seq, due }));
  });
  return problems;
}

/** The run ends after it starts, and its exchanges lie between, answered in the order of their numbers. */
function timeProblems(
  { times: { startedAt: start, endedAt: end } }: RunRecord,
  exchanges: readonly Exchange[],
): Problem[] {
  const first = Date.parse(start);
  const last = Date.parse(end);
  if (!(first <= last)) return [problem('run.backwards', { end, start })];
  let latest = first;
  return exchanges.flatMap((exchange) => {
    const { id, sentAt, durationMs } = exchange;
    const answered = endOf(exchange);
    const before = latest;
    latest = Math.max(latest, answered);
    // Written so that an invalid time, which compares as false, is a problem.
    const isWithin = sentOf(exchange) >= first - CLOCK_SLACK_MS && answered <= last + CLOCK_SLACK_MS && durationMs >= 0;
    if (!isWithin) return [problem('exchange.outside', { id, sent: sentAt, start, end })];
    return answered < before - CLOCK_SLACK_MS ? [problem('exchange.early', { id })] : [];
  });
}

/** A token is sent only after an exchange that issued it has ended. */
function tokenProblems(exchanges: readonly Exchange[]): Problem[] {
  const issuedAt = new Map<string, number>();
  return exchanges.flatMap((exchange) => {
    const tokens = namedSecrets(exchange.request).filter(isToken);
    const strange = tokens.find(({ tag }) => !issuedAt.has(tag))?.tag;
    const sent = sentOf(exchange);
    const early = tokens.find(({ tag }) => sent < (issuedAt.get(tag) ?? sent) - ROUNDING_MS)?.tag;
    for (const { tag } of exchange.issued) if (!issuedAt.has(tag)) issuedAt.set(tag, endOf(exchange));
    const { id } = exchange;
    if (strange) return [problem('exchange.token-unknown', { id, tag: strange })];
    return early ? [problem('exchange.token-early', { id, tag: early })] : [];
  });
}

/** Only a signed token (JWT) has some alterations; calling it opaque would excuse it from them. */
function alterationProblems(exchanges: readonly Exchange[]): Problem[] {
  const issued = exchanges.flatMap((exchange) => exchange.issued);
  const opaque = new Set(issued.filter(({ format }) => format === 'opaque').map(({ tag }) => tag));
  const isSigned = ({ form = '' }: NamedSecret) => (SIGNED_ALTERATIONS as readonly string[]).includes(form);
  return exchanges.flatMap(({ id, request }) => {
    const signed = namedSecrets(request).find((each) => isToken(each) && opaque.has(each.tag) && isSigned(each));
    return signed?.tag ? [problem('exchange.token-opaque', { id, tag: signed.tag })] : [];
  });
}

/** Whether a call's supplied values are in their pools, as many as it asks for, and the same for one holder. */
function checkedOutProblems({ pool }: RunRecord, exchanges: readonly Exchange[], asked: AskedCalls): Problem[] {
  const checkedOut = new Map<string, number>();
  return exchanges.flatMap((exchange) => {
    const { id, leased = [], failure } = exchange;
    const { call, sequence } = asked.get(id) ?? {};
    if (!call) return [];
    const due = NEVER_SENT.includes(failure?.kind) ? 0 : call.leases.length;
    if (leased.length !== due) return [problem('exchange.values', { id, count: leased.length, due })];
    const isOutside = leased.some(
      (index, at) => !(Number.isInteger(index) && index >= 0 && index < pool[call.leases[at]?.pool ?? 'stays']),
    );
    if (isOutside) return [problem('exchange.value-outside', { id })];
    const isOther = leased.some((index, at) => {
      const name = `${sequence} ${call.leases[at]?.pool}/${call.leases[at]?.holder}`;
      if (!checkedOut.has(name)) checkedOut.set(name, index);
      return checkedOut.get(name) !== index;
    });
    return isOther ? [problem('exchange.value-other', { id })] : [];
  });
}

type AskedCalls = ReadonlyMap<string, Asked>;

/** What is wrong with the evidence as a whole. @param exchanges in order @param asked the suite's own calls, by id */
export function evidenceProblems(
  record: RunRecord,
  exchanges: readonly Exchange[],
  asked: AskedCalls = new Map(),
): Problem[] {
  return [
    ...orderProblems(exchanges),
    ...timeProblems(record, exchanges),
    ...tokenProblems(exchanges),
    ...alterationProblems(exchanges),
    ...checkedOutProblems(record, exchanges, asked),
  ];
}

/** A run cannot end after `now` (ms), unless its clock was set to run ahead. */
export function futureProblems({ times, client }: RunRecord, now: number): Problem[] {
  const aheadMs = client?.clockAheadMs ?? 0;
  if (Date.parse(times.endedAt) - aheadMs <= now + FUTURE_SLACK_MS) return [];
  return [problem('run.future', { end: times.endedAt, now: new Date(now).toISOString() })];
}
