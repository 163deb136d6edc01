/** Makes a run's result from its record and exchanges with this suite's tests, for the live run and for `verify`. */
import { tokenForm, tokenJson } from '../cases/calls.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { curlOf } from '../judgement/curl.ts';
import type { CertificationTest } from '../judgement/judge.ts';
import { runPlan } from '../judgement/plan.ts';
import { askService } from '../judgement/preflight/service.ts';
import { type Asked, type ForeignRequest, MissingExchange, Replay } from '../judgement/replay.ts';
import { planOf } from './plan.ts';
import { evidenceProblems } from './plausible.ts';
import { type Problem, problem } from './problems.ts';
import type { ReportedJudgement, RunRecord, RunResult } from './result.ts';
import { verdictFile } from './verdict.ts';

/** The tokens that the wire fetches for the run itself. */
const OWN = /^token\/\d+$/;

function foreignTokens(replay: Replay, context: RunContext, exchanges: readonly Exchange[]): ForeignRequest[] {
  const tokens = exchanges.filter(({ id }) => OWN.test(id));
  return tokens.flatMap((exchange, at) => {
    const build = exchange.request.operation === 'token-json' ? tokenJson : tokenForm;
    const call = build(context.clientId);
    replay.asked.set(exchange.id, { call, sequence: exchange.id });
    const due = `token/${at + 1}`;
    const misnumbered = exchange.id === due ? null : `${due} is due in its place`;
    const difference = misnumbered ?? replay.differenceTo(exchange, call);
    return difference ? [{ id: exchange.id, difference }] : [];
  });
}

/** Replays the preflight from the record. @returns what is missing: only an incomplete run may lack any of it */
async function preflightAgain(
  replay: Replay,
  { context, whole, shard, shards = 1 }: Judged,
): Promise<ForeignRequest[]> {
  const missing: ForeignRequest[] = [];
  for (const number of shard ? [shard.number] : Array.from({ length: shards }, (_, at) => at + 1)) {
    try {
      await askService(replay, { ...context, shard: number });
    } catch (error) {
      if (!(error instanceof MissingExchange)) throw error;
      if (whole) missing.push({ id: error.id, difference: 'it was not sent before the plan' });
    }
  }
  return missing;
}

/** What is judged: the run's context, and how much of the plan it covers. */
export interface Judged extends Pick<RunRecord, 'context' | 'whole' | 'only' | 'shard' | 'shards' | 'interruptions'> {
  /** Another suite sent it, so missing requests were never meant to be sent. */
  readonly ofPart?: true;
}

/** The plan judged from evidence. */
export type Rejudged = Awaited<ReturnType<typeof rejudge>>;

/** Judges every instance of the plan with the very code that judges live. @param plan the run's tests, if at hand */
export async function rejudge(judged: Judged, exchanges: readonly Exchange[], plan?: readonly CertificationTest[]) {
  const { context } = judged;
  const replay = new Replay(context, exchanges, judged.interruptions, judged.ofPart);
  const missing = await preflightAgain(replay, judged);
  const judgements = await runPlan(plan ?? (await planOf(context, judged.only)), context, replay);
  const foreign = [...missing, ...foreignTokens(replay, context, exchanges), ...replay.foreign];
  const named = new Set<string>();
  return {
    /** One for each instance of the plan, in the plan's order. */
    judgements,
    /** Requests that this suite would not have sent, or not at that point. */
    foreign: foreign.filter(({ id }) => named.size !== named.add(id).size),
    /** Ids of exchanges that no test asks for and that are not the run's own. */
    unused: exchanges.map(({ id }) => id).filter((id) => !replay.used.has(id) && !OWN.test(id)),
    /** The calls that belong to the exchanges, by their ids. */
    asked: replay.asked as ReadonlyMap<string, Asked>,
  };
}

/** Why a service's run cannot have left the exchanges behind. @param exchanges in order */
export function serviceProblems(
  record: RunRecord,
  exchanges: readonly Exchange[],
  { asked, foreign, unused }: Rejudged,
): Problem[] {
  return [
    ...evidenceProblems(record, exchanges, asked),
    ...foreign.map(({ id, difference }) => problem('exchange.foreign', { id, difference })),
    ...unused.map((id) => problem('exchange.unused', { id })),
  ];
}

/** The judged plan, and what is wrong with the evidence. */
async function judgedAgain(record: RunRecord, exchanges: readonly Exchange[]) {
  if (record.context.subject === 'client') {
    // Most submissions are about a service: they need no provider.
    const { rejudgeClient } = await import('../client/submission/rejudge.ts');
    return rejudgeClient(record, exchanges);
  }
  const rejudged = await rejudge(record, exchanges);
  // Each request is compared with the one that follows from the seed.
  return { judgements: rejudged.judgements, unbound: [], problems: serviceProblems(record, exchanges, rejudged) };
}

/** A result, and reasons to doubt its evidence: none for a genuine run. */
export interface Assembled {
  readonly result: RunResult;
  readonly problems: readonly Problem[];
}

/** Judges the exchanges and assembles everything that the reports need. */
export async function assemble(record: RunRecord, exchanges: readonly Exchange[]): Promise<Assembled> {
  const ordered = [...exchanges].sort((a, b) => a.seq - b.seq);
  const { judgements, unbound, problems } = await judgedAgain(record, ordered);
  const byId = new Map(ordered.map((exchange) => [exchange.id, exchange]));
  const reported = judgements.map((judgement): ReportedJudgement => {
    const exchange = judgement.finding?.exchange;
    const rest = { id: judgement.instance.id, context: record.context, exchanges: byId };
    // A client's own call has no curl line. The new member comes before the spread: after it V8 would give each object
    // a separate hidden class, and every report would read them slowly.
    return { curl: exchange && !exchange.received ? curlOf(exchange, rest) : null, ...judgement };
  });
  const verdict = verdictFile(record, judgements, byId);
  return { result: { record, verdict, judgements: reported, exchanges: byId, unbound }, problems };
}
