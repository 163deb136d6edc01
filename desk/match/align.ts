/** Finds a run's calls in a log: by ids if the log has them, else each kind of call in order of time. */
import { isOfRate } from '../../cases/waiting.ts';
import { type Clock, clockOf, outside, type Pair, resolutionOf, votedOffset } from './clocks.ts';
import type { Candidate } from './collect.ts';
import type { ExpectedCall } from './expected.ts';
import { couldBe } from './targets.ts';

/** What was found of a run. */
export interface Alignment {
  /** `null`: too little was found to compute it. */
  readonly clock: Clock | null;
  readonly pairs: readonly Pair[];
  /** How many of them were found by the reply's id. */
  readonly byId: number;
  /** Pairs with the same id, or equal otherwise, but another status or time, or a lost reply that decides otherwise. */
  readonly otherStatus: readonly Pair[];
  readonly otherTime: readonly Pair[];
  /** Pairs whose line names another client, or whose reply has a different length in the log. */
  readonly otherClient: readonly Pair[];
  readonly otherBytes: readonly Pair[];
  /** Calls without a line, and lines of the client without a call. */
  readonly missing: readonly ExpectedCall[];
  readonly left: readonly Candidate[];
}

/** Whether a line may be a call, apart from times. */
type Fits = (call: ExpectedCall, line: Candidate) => boolean;

const isAnswered = (of: ExpectedCall | Candidate) => !('unanswered' in of) || of.unanswered === null;

class Aligning {
  readonly calls: Set<ExpectedCall>;
  readonly lines: Set<Candidate>;
  readonly #showsQueries: boolean;
  readonly #showsStatus: boolean;
  readonly #showsMethod: boolean;

  constructor(calls: readonly ExpectedCall[], lines: readonly Candidate[]) {
    this.calls = new Set(calls);
    this.lines = new Set(lines);
    this.#showsQueries = lines.some(({ query }) => query !== null);
    this.#showsStatus = lines.some(({ status }) => status !== null);
    this.#showsMethod = lines.some(({ method }) => method !== null);
  }

  /** Removes pairs from the unmatched calls and lines. */
  settle(pairs: readonly Pair[]): readonly Pair[] {
    for (const { call, line } of pairs) {
      this.calls.delete(call);
      this.lines.delete(line);
    }
    return pairs;
  }

  /** Pairs each kind of call with the lines of that kind. @param kind of a call or a line; `null`: it has none */
  byKind(kind: (of: ExpectedCall | Candidate) => string | null, clock: Span, fits: Fits = () => true): readonly Pair[] {
    return [...this.kinds(kind).values()].flatMap((each) => this.settle(pairsInOrder(each, clock, fits)));
  }

  kinds(kind: (of: ExpectedCall | Candidate) => string | null) {
    const kinds = new Map<string, { readonly calls: ExpectedCall[]; readonly lines: Candidate[] }>();
    for (const call of this.calls) {
      const name = kind(call);
      if (name === null) continue;
      const own = kinds.get(name) ?? { calls: [], lines: [] };
      own.calls.push(call);
      kinds.set(name, own);
    }
    for (const line of this.lines) kinds.get(kind(line) ?? '')?.lines.push(line);
    return kinds;
  }

  /** Method, target as sent, and status. */
  readonly verbatim = (of: ExpectedCall | Candidate): string | null => {
    if (!isAnswered(of)) return null;
    // In a log without queries, any line may have lost one.
    const target = this.#showsQueries ? of.raw : of.raw.split('?', 1)[0];
    return JSON.stringify([this.method(of), target, this.#status(of)]);
  };

  /** Method, target and status; `null` if any of it is withheld or unknown. */
  readonly exact = (of: ExpectedCall | Candidate): string | null => {
    if (of.isMasked || !isAnswered(of) || (of.status === null && this.#showsStatus)) return null;
    return JSON.stringify([this.method(of), of.path, this.#showsQueries ? of.query : null, this.#status(of)]);
  };

  /** Method and status. */
  readonly rough = (of: ExpectedCall | Candidate): string | null =>
    isAnswered(of) ? JSON.stringify([this.method(of), this.#status(of)]) : null;

  readonly method = ({ method }: ExpectedCall | Candidate): string => (this.#showsMethod ? (method ?? '') : '');

  #status({ status }: ExpectedCall | Candidate): number | null {
    return this.#showsStatus ? status : null;
  }

  readonly fitsTarget: Fits = (call, line) => {
    if (line.path !== call.path && !(line.isMasked && couldBe(call.path, line.path))) return false;
    if (!this.#showsQueries || call.query === line.query) return true;
    return call.query !== null && line.query !== null && (call.isMasked || line.isMasked);
  };
}

type Span = Pick<Clock, 'offsetMs' | 'toleranceMs'>;

/**
 * As many pairs as possible whose lines lie within their calls' spans: lines in order of time, each with the call
 * whose span ends first.
 */
function pairsInOrder(
  { calls, lines }: { readonly calls: readonly ExpectedCall[]; readonly lines: readonly Candidate[] },
  { offsetMs, toleranceMs }: Span,
  fits: Fits,
): Pair[] {
  if (lines.length === 0) return [];
  const waiting = calls.toSorted((one, other) => other.sent - one.sent);
  const pairs: Pair[] = [];
  let open: ExpectedCall[] = [];
  for (const line of lines) {
    const at = line.time - offsetMs;
    for (let next = waiting.at(-1); next && next.sent <= at + toleranceMs; next = waiting.at(-1)) {
      open.push(next);
      waiting.pop();
    }
    open = open.filter(({ answered }) => answered + toleranceMs >= at);
    const first = open.reduce<ExpectedCall | null>(
      (best, call) => (fits(call, line) && (!best || call.answered < best.answered) ? call : best),
      null,
    );
    if (!first) continue;
    pairs.push({ call: first, line });
    open.splice(open.indexOf(first), 1);
  }
  return pairs;
}

/** Pairs by ids that only one reply has. Of several lines with one id, the first counts; the others are `again`. */
function pairsById(calls: readonly ExpectedCall[], lines: readonly Candidate[]) {
  const byId = new Map<string, ExpectedCall | null>();
  for (const call of calls) for (const id of call.replyIds) byId.set(id, byId.has(id) ? null : call);
  const pairs = new Map<ExpectedCall, Pair>();
  const again: Pair[] = [];
  for (const line of lines) {
    const call = line.requestId === null ? undefined : byId.get(line.requestId);
    if (!call) continue;
    if (pairs.has(call)) again.push({ call, line });
    else pairs.set(call, { call, line });
  }
  return { pairs: [...pairs.values()], again };
}

/** Coarse, until the pairs give a better value. */
const COARSE_MS = 5000;
/** Few pairs by ids say little about the clocks. */
const FEW = 5;

function clockFrom(aligning: Aligning, byId: readonly Pair[], lines: readonly Candidate[]): Clock | null {
  const resolutionMs = resolutionOf(lines);
  if (byId.length >= FEW) return clockOf(byId, resolutionMs);
  const kinds = aligning.kinds(aligning.exact);
  const offsetMs = votedOffset(kinds.values(), Math.max(resolutionMs, 1000));
  if (offsetMs === null) return byId.length > 0 ? clockOf(byId, resolutionMs) : null;
  const coarse = { offsetMs, toleranceMs: COARSE_MS + resolutionMs };
  const pairs = [...kinds.values()].flatMap((kind) => {
    const found = pairsInOrder(kind, coarse, () => true);
    // With more lines than calls, a line cannot be assigned to a call.
    return kind.lines.length === found.length ? found : [];
  });
  const enough =
    pairs.length >= FEW ? pairs : [...kinds.values()].flatMap((kind) => pairsInOrder(kind, coarse, () => true));
  return clockOf([...byId, ...enough], resolutionMs);
}

/** Lengths of replies count if nearly all agree with the log. */
const MOSTLY = 0.95;

function otherLengths(pairs: readonly Pair[]): Pair[] {
  const known = pairs.filter(({ call, line }) => call.bytes !== null && line.bytes !== null);
  const other = known.filter(({ call, line }) => call.bytes !== line.bytes);
  return other.length <= (1 - MOSTLY) * known.length ? other : [];
}

const hasOtherStatus = ({ call, line }: Pair) =>
  call.status !== null && line.status !== null && line.status !== call.status;

/** Whether a reply accepts or refuses: a timeout (408, 499), a limit (429) or an outage does neither. */
const decides = (status: number | null) =>
  status !== null && status >= 200 && status < 500 && ![408, 499].includes(status) && !isOfRate(status);

/** The submission says that a reply was lost, but the log has it, with another outcome than the one that counts. */
const decidedOtherwise = ({ call: { counts }, line: { status } }: Pair) =>
  decides(counts) && decides(status) && Number(counts) < 300 !== Number(status) < 300;

/** Aligns a run with the log's calls that may belong to it, in order of time. */
export function align(calls: readonly ExpectedCall[], lines: readonly Candidate[]): Alignment {
  const { pairs: identified, again } = pairsById(calls, lines);
  const doubled = new Set(again.map(({ line }) => line));
  const isOthers = ({ owner, tag }: Candidate) => owner === 'other' || tag === 'other';
  const mayBeOwn = lines.filter((line) => !doubled.has(line) && !isOthers(line));
  const aligning = new Aligning(calls, mayBeOwn);
  aligning.settle(identified);
  const clock = clockFrom(aligning, identified, mayBeOwn);
  const span = clock ?? { offsetMs: 0, toleranceMs: 0 };
  const isLate = (pair: Pair) => outside(pair, span.offsetMs) > span.toleranceMs;
  const found = [
    ...aligning.byKind(aligning.verbatim, span),
    ...aligning.byKind(aligning.exact, span),
    ...aligning.byKind(aligning.rough, span, aligning.fitsTarget),
  ];
  // A call without a reply may have any status in the log, or none; otherwise only the status differs.
  const isUnanswered: Fits = (call, line) => !isAnswered(call) && aligning.fitsTarget(call, line);
  const unanswered = aligning.byKind(aligning.method, span, isUnanswered);
  const otherwise = aligning.byKind(aligning.method, span, aligning.fitsTarget);
  const [other, lost] = [unanswered.filter(decidedOtherwise), unanswered.filter((pair) => !decidedOtherwise(pair))];
  // A gateway and its service log one call twice, alike; otherwise an id in the submission may be another call's.
  const strange = again.filter((pair) => hasOtherStatus(pair) || isLate(pair)).map(({ line }) => line);
  // The client's own by its id, but tagged by another run.
  const tagged = lines.filter((line) => line.owner === 'own' && line.tag === 'other' && !doubled.has(line));
  const identifiedLines = new Set(identified.map(({ line }) => line));
  return {
    clock,
    pairs: [...identified.filter((pair) => !hasOtherStatus(pair) && !isLate(pair)), ...found, ...lost],
    byId: identified.length,
    otherStatus: [...identified.filter(hasOtherStatus), ...otherwise, ...other],
    otherTime: identified.filter((pair) => !hasOtherStatus(pair) && isLate(pair)),
    otherClient: [...identified, ...found].filter(({ line }) => line.owner === 'other'),
    otherBytes: otherLengths(identified),
    missing: [...aligning.calls],
    left: [...aligning.lines, ...strange, ...tagged.filter((line) => !identifiedLines.has(line))],
  };
}
