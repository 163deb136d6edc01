/** Judges what was found of a run in its service's log: matched, or why not. */
import type { Exchange } from '../../contract/evidence.ts';
import { cut, inWords } from '../../contract/visible.ts';
import { type CallNotLogged, type Match, namesCallers, type OtherCalls } from '../../submission/match.ts';
import { type Problem, problem } from '../../submission/problems.ts';
import type { RunRecord } from '../../submission/result.ts';
import { suiteIdentity } from '../../submission/suite.ts';
import { type Alignment, align } from './align.ts';
import type { Pair } from './clocks.ts';
import { addTo, type Candidate, type Collected, collect, type Minute, MOST_OFFSET_MS, type Sought } from './collect.ts';
import type { Field, Mapping } from './columns.ts';
import { type ExpectedCall, expectedCalls, pathsOf } from './expected.ts';

/** A difference between a call in the log and in the submission, for a reader. */
export interface Finding {
  readonly what: 'missing' | 'other status' | 'other time' | 'other length' | 'other client' | 'hidden';
  /** The exchange; `null`: the submission has none. */
  readonly id: string | null;
  readonly operation: string | null;
  readonly method: string | null;
  readonly path: string;
  /** By the run's clock; by the log's if the submission does not have the call. */
  readonly at: string;
  readonly recorded: string | number | null;
  readonly logged: string | number | null;
}

export interface MatchResult {
  /** Why it is not matched; empty: it is. */
  readonly problems: readonly Problem[];
  readonly findings: readonly Finding[];
  /** What is signed; `null` if not even the clocks could be compared. */
  readonly match: Match | null;
  /** Whether calls that the submission hides would be noticed: the log shows whose calls they are. */
  readonly seesHidden: boolean;
}

const moment = (ms: number) => new Date(ms).toISOString();

/** Whether a mapping says that such a call is answered before the log, and why. An accepted report never is. */
function excuseOf(call: ExpectedCall, { notLogged = [] }: Mapping): string | null {
  if (call.unanswered !== null) return call.unanswered;
  if (call.isAcceptedReport) return null;
  const rule = notLogged.find(({ method, path, status }) => {
    const isStatus = status === undefined || [status].flat().includes(call.status ?? 0);
    return isStatus && (method ?? call.method) === call.method && (path ?? call.path) === call.path;
  });
  return rule?.why ?? null;
}

const WORDS: Readonly<Record<Field, string>> = {
  time: 'time',
  method: 'method',
  path: 'path',
  request: 'path',
  status: 'status',
  requestId: 'request id',
  clientId: 'client id',
  address: 'address',
  userAgent: 'run tag',
  bytes: 'length',
};

/** The share of calls found by their ids from which these identify the run. */
const BY_ID = 0.9;

/** Whether most calls were found with a property: web servers name the client only in the few with HTTP Basic. */
const areMost = ({ pairs }: Alignment, has: (line: Candidate) => boolean): boolean =>
  pairs.filter(({ line }) => has(line)).length > pairs.length / 2;

const isOfClient = ({ clientId, owner }: Candidate) => clientId !== null && owner === 'own';
const isOfRun = ({ tag }: Candidate) => tag === 'own';

/** The properties by which calls were found. An id that no reply has, or another tool's agent, says nothing. */
function matchedBy({ fields }: Collected, alignment: Alignment): string[] {
  const isUsed: Partial<Record<Field, boolean>> = {
    requestId: alignment.byId > 0,
    clientId: areMost(alignment, isOfClient),
    userAgent: areMost(alignment, isOfRun),
    address: false,
    bytes: alignment.byId > 0,
  };
  return [...new Set([...fields].filter((field) => isUsed[field] ?? true).map((field) => WORDS[field]))];
}

function identifiedBy(alignment: Alignment): Match['identifiedBy'] {
  const { pairs, byId } = alignment;
  if (pairs.length > 0 && byId >= BY_ID * pairs.length) return 'request id';
  if (areMost(alignment, isOfClient)) return 'client id';
  if (areMost(alignment, isOfRun)) return 'run tag';
  const addresses = new Set(pairs.map(({ line }) => line.address));
  return addresses.size === 1 && !addresses.has(null) ? 'address' : null;
}

/** If nothing else distinguishes clients, a single address that made all calls does. */
function narrowed(calls: readonly ExpectedCall[], lines: readonly Candidate[]): Alignment {
  const all = align(calls, lines);
  if (identifiedBy(all) !== null) return all;
  const counts = new Map<string, number>();
  for (const { line } of all.pairs) if (line.address) counts.set(line.address, (counts.get(line.address) ?? 0) + 1);
  const [address] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (address === undefined) return all;
  const some = align(
    calls,
    lines.filter((line) => line.address === address),
  );
  return some.pairs.length >= all.pairs.length ? some : all;
}

/** Calls further apart form two groups, in milliseconds. */
const APART_MS = 10 * 60_000;
const MOST_GROUPS = 1000;

/** The calls of the same client before and after the run; those close together share a row. */
function otherCalls(elsewhere: Iterable<Minute>, left: readonly Candidate[]): OtherCalls[] {
  const single = left.map(({ time, status, tag }) => {
    const minute: Minute = { from: time, to: time, calls: 0, accepted: 0, sameTag: 0 };
    addTo(minute, { time, status, isTagged: tag === 'own' });
    return minute;
  });
  const groups: Minute[] = [];
  for (const each of [...elsewhere, ...single].sort((one, other) => one.from - other.from)) {
    const last = groups.at(-1);
    if (!last || (each.from - last.to > APART_MS && groups.length < MOST_GROUPS)) groups.push({ ...each });
    else {
      last.to = Math.max(last.to, each.to);
      for (const count of ['calls', 'accepted', 'sameTag'] as const) last[count] += each[count];
    }
  }
  return groups.map(({ from, to, ...counts }) => ({ from: moment(from), to: moment(to), ...counts }));
}

const LONGEST_PATH = 200;

const findingOf = (
  what: Finding['what'],
  { id, operation, method, path, sent }: ExpectedCall,
  recorded: Finding['recorded'] = null,
  logged: Finding['logged'] = null,
): Finding => ({ what, id, operation, method, path: cut(path, LONGEST_PATH), at: moment(sent), recorded, logged });

const hiddenOf = ({ time, method, path, status }: Candidate): Finding => ({
  ...{ what: 'hidden', id: null, operation: null, method, path: cut(path, LONGEST_PATH) },
  ...{ at: moment(time), recorded: null, logged: status },
});

/** A finding in a few words, safe to show. */
export function shownFinding({ what, id, operation, method, path, at, recorded, logged }: Finding): string {
  const call = id === null ? inWords(`${method ?? ''} ${path}`.trim()) : `${id} (${operation})`;
  if (what === 'missing') return `${call}, sent ${at}`;
  if (what === 'hidden') return `${call} at ${at}, answered ${logged ?? 'with no status'}`;
  return `${call}, sent ${at}: ${inWords(String(recorded ?? 'none'))}, and in the log ${inWords(String(logged ?? 'none'))}`;
}

interface Judged {
  readonly sought: Sought;
  readonly log: Collected;
  readonly alignment: Alignment;
}

/** Why nothing was found; `null` if something was. */
function nothingFound({ sought, log, alignment }: Judged): Problem | null {
  if (alignment.pairs.length + alignment.byId > 0) return null;
  const [start, end] = [moment(sought.startedAt), moment(sought.endedAt)];
  const { from, to } = log.covers ?? { from: 0, to: 0 };
  if (log.around === 0) return problem('match.other-day', { start, end, from: moment(from), to: moment(to) });
  return problem('match.not-found', { calls: sought.calls.length, others: log.around, start, end });
}

function findingsOf({ alignment, sought }: Judged, missing: readonly ExpectedCall[], hidden: readonly Candidate[]) {
  const { clientId } = sought;
  const each = (pairs: readonly Pair[], made: (pair: Pair) => Finding) => pairs.map(made);
  return {
    'match.missing': missing.map((call) => findingOf('missing', call)),
    'match.other-status': each(alignment.otherStatus, ({ call, line }) =>
      findingOf('other status', call, call.status ?? call.counts, line.status),
    ),
    'match.other-time': each(alignment.otherTime, ({ call, line }) =>
      findingOf('other time', call, moment(call.sent), moment(line.time)),
    ),
    'match.other-bytes': each(alignment.otherBytes, ({ call, line }) =>
      findingOf('other length', call, call.bytes, line.bytes),
    ),
    'match.other-client': each(alignment.otherClient, ({ call, line }) =>
      findingOf('other client', call, clientId, line.clientId),
    ),
    'match.hidden': hidden.map(hiddenOf),
  } as const;
}

function problemsOf(judged: Judged, findings: ReturnType<typeof findingsOf>): Problem[] {
  const { sought, log, alignment } = judged;
  const nothing = nothingFound(judged);
  if (nothing) return [nothing];
  const calls = sought.calls.length;
  const { offsetMs, toleranceMs } = alignment.clock ?? { offsetMs: 0, toleranceMs: 0 };
  const problems: Problem[] = [];
  if (Math.abs(offsetMs) > MOST_OFFSET_MS) {
    problems.push(problem('match.clock', { seconds: Math.round(offsetMs / 1000), most: MOST_OFFSET_MS / 1000 }));
  }
  const { from, to } = log.covers ?? { from: 0, to: 0 };
  const [start, end] = [
    Math.min(...sought.calls.map(({ sent }) => sent)),
    Math.max(...sought.calls.map(({ sent }) => sent)),
  ];
  const isCovered = from <= start + offsetMs + toleranceMs && to >= end + offsetMs - toleranceMs;
  if (findings['match.missing'].length > 0 && !isCovered) {
    problems.push(
      problem('match.not-covered', { from: moment(from), to: moment(to), start: moment(start), end: moment(end) }),
    );
  }
  for (const [code, all] of Object.entries(findings) as [keyof typeof findings, readonly Finding[]][]) {
    const [one] = all;
    if (!one) continue;
    const first = `${all.length > 1 ? 'the first is ' : ''}${shownFinding(one)}`;
    const count = all.length;
    if (code === 'match.missing') problems.push(problem(code, { missing: count, calls, first }));
    else if (code === 'match.other-time') problems.push(problem(code, { count, tolerance: toleranceMs, first }));
    else problems.push(problem(code, { count, first }));
  }
  return problems;
}

function judge(judged: Judged, mapping: Mapping, now: number): MatchResult {
  const { sought, log, alignment } = judged;
  const { clock, left } = alignment;
  const offset = clock?.offsetMs ?? 0;
  const missing = alignment.missing.filter((call) => excuseOf(call, mapping) === null);
  const notLogged = alignment.missing.flatMap((call): CallNotLogged[] => {
    const why = excuseOf(call, mapping);
    const { id, operation, sent } = call;
    return why === null ? [] : [{ id, operation, at: moment(sent), why: cut(why, LONGEST_PATH) }];
  });
  const ownLeft = left.filter(({ owner }) => owner === 'own');
  const fallsIn = ({ time }: Candidate) => time >= sought.startedAt + offset && time <= sought.endedAt + offset;
  const identity = identifiedBy(alignment);
  const findings = findingsOf(judged, missing, ownLeft.filter(fallsIn));
  const problems = problemsOf(judged, findings);
  const by = matchedBy(log, alignment);
  const match = clock &&
    log.covers && {
      log: log.files,
      covers: { from: moment(log.covers.from), to: moment(log.covers.to) },
      ...{ calls: sought.calls.length, found: alignment.pairs.length, notLogged, clock },
      matchedBy: by,
      identifiedBy: identity,
      otherCalls: otherCalls(
        log.elsewhere.values(),
        ownLeft.filter((line) => !fallsIn(line)),
      ),
      matchedAt: moment(now),
      suite: suiteIdentity(),
    };
  return { problems, findings: Object.values(findings).flat(), match, seesHidden: namesCallers(by) };
}

const refused = (why: Problem): MatchResult => ({ problems: [why], findings: [], match: null, seesHidden: false });

/**
 * Looks for the calls of a run in its service's log.
 * @param files paths
 * @param now milliseconds since the epoch
 * @throws {LogError} if a file cannot be read, or is not a log
 */
export async function matchRun(
  record: RunRecord,
  exchanges: readonly Exchange[],
  { files, mapping, now }: { readonly files: readonly string[]; readonly mapping: Mapping; readonly now: number },
): Promise<MatchResult> {
  if (record.client?.answeredBy === 'stand-in') return refused(problem('match.not-called'));
  const { clientId, seed, profile } = record.context;
  const { shortLivedClient, secondClient } = profile.token ?? {};
  const sharedClients = [shortLivedClient, secondClient].flatMap((client) => client?.id ?? []);
  const paths = pathsOf(record, mapping.stripPath);
  const calls = expectedCalls(exchanges, paths);
  if (calls.length === 0) return refused(problem('match.nothing-sent'));
  const [startedAt, endedAt] = [Date.parse(record.times.startedAt), Date.parse(record.times.endedAt)];
  const sought = { calls, clientId, sharedClients, seed, paths, startedAt, endedAt };
  const log = await collect(files, mapping, sought);
  return judge({ sought, log, alignment: narrowed(calls, log.candidates) }, mapping, now);
}
