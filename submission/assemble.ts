/** Makes a run's result from its record and its exchanges: the live run and `verify` both do it here. */
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { curlOf } from '../judgement/curl.ts';
import { evidenceProblems } from './plausible.ts';
import { type Problem, problem } from './problems.ts';
import { type Rejudged, rejudge } from './rejudge.ts';
import type { ReportedJudgement, RunRecord, RunResult } from './result.ts';
import { verdictFile } from './verdict.ts';

/** A result, and why its evidence may not be what such a run leaves behind. */
export interface Assembled {
  readonly result: RunResult;
  /** Empty for a genuine run. */
  readonly problems: readonly Problem[];
}

function reported(
  judgements: Rejudged['judgements'],
  context: RunContext,
  exchanges: ReadonlyMap<string, Exchange>,
): ReportedJudgement[] {
  return judgements.map((judgement) => {
    const exchange = judgement.finding?.exchange;
    const { id } = judgement.instance;
    // A client's own call is nobody else's to send.
    return { ...judgement, curl: exchange && !exchange.received ? curlOf(exchange, { id, context, exchanges }) : null };
  });
}

/** The exchanges in the order of their numbers. */
function inOrder(exchanges: readonly Exchange[]): Exchange[] {
  return [...exchanges].sort((a, b) => a.seq - b.seq);
}

/** What became of the plan, and what is wrong with the evidence. */
interface Judged extends Pick<Assembled, 'problems'> {
  readonly judgements: Rejudged['judgements'];
  readonly unbound: RunResult['unbound'];
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

async function judgeService(record: RunRecord, exchanges: readonly Exchange[]): Promise<Judged> {
  const rejudged = await rejudge(record, exchanges);
  // Each request is compared with the one that follows from the seed.
  return { judgements: rejudged.judgements, unbound: [], problems: serviceProblems(record, exchanges, rejudged) };
}

async function judgeClient(record: RunRecord, exchanges: readonly Exchange[]): Promise<Judged> {
  // Most submissions are about a service: they need no provider.
  const { rejudgeClient } = await import('../client/submission/rejudge.ts');
  return rejudgeClient(record, exchanges);
}

/** Judges the exchanges and puts everything together that the reports need. */
export async function assemble(record: RunRecord, exchanges: readonly Exchange[]): Promise<Assembled> {
  const ordered = inOrder(exchanges);
  const judged = await (record.context.subject === 'client' ? judgeClient : judgeService)(record, ordered);
  const { judgements, unbound, problems } = judged;
  const byId = new Map(ordered.map((exchange) => [exchange.id, exchange]));
  const result: RunResult = {
    record,
    verdict: verdictFile(record, judgements, byId),
    judgements: reported(judgements, record.context, byId),
    exchanges: byId,
    unbound,
  };
  return { result, problems };
}
