/** Judges a run again from its evidence, with this suite's own tests. */

import { tokenForm, tokenJson } from '../cases/calls.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { CertificationTest, Judgement } from '../judgement/judge.ts';
import { collectPlan, isSelected, runPlan } from '../judgement/plan.ts';
import { askService } from '../judgement/preflight/service.ts';
import { type Asked, type ForeignRequest, MissingExchange, NotRun, Replay } from '../judgement/replay.ts';
import { specsOf } from '../suites/index.ts';
import type { RunRecord } from './result.ts';

/** What became of the plan when it was judged from evidence. */
export interface Rejudged {
  /** One for each instance of the plan, in the plan's order. */
  readonly judgements: readonly Judgement[];
  /** Requests that this suite would not have sent, or not then. */
  readonly foreign: readonly ForeignRequest[];
  /** Ids of exchanges that no test asks for and that are not the run's own. */
  readonly unused: readonly string[];
  /** The calls that belong to the exchanges, by their ids. */
  readonly asked: ReadonlyMap<string, Asked>;
}

/** The tokens that the wire fetches for the run itself. */
const OWN = /^token\/\d+$/;

function foreignTokens(replay: Replay, context: RunContext, exchanges: readonly Exchange[]): ForeignRequest[] {
  const tokens = exchanges.filter(({ id }) => OWN.test(id));
  return tokens.flatMap((exchange, at) => {
    const build = exchange.request.operation === 'token-json' ? tokenJson : tokenForm;
    const call = build(context.clientId);
    replay.asked.set(exchange.id, { call, sequence: exchange.id, resend: true });
    const due = `token/${at + 1}`;
    const misnumbered = exchange.id === due ? null : `${due} is due in its place`;
    const difference = misnumbered ?? replay.differenceTo(exchange, call);
    return difference ? [{ id: exchange.id, difference }] : [];
  });
}

/** Sends the preflight again against the record. @returns what is missing of it: only a run that was not whole may lack any */
async function preflightAgain(replay: Replay, { context, whole }: Judged): Promise<ForeignRequest[]> {
  try {
    await askService(replay, context);
    return [];
  } catch (error) {
    if (!(error instanceof MissingExchange)) throw error;
    return whole ? [{ id: error.id, difference: 'it was not sent before the plan' }] : [];
  }
}

/** What is judged: the run's context, and how much of the plan it was about. */
export type Judged = Pick<RunRecord, 'context' | 'whole' | 'only'>;

/** The test of an instance that a partial run left out: what others sent may tell of it, but nobody asked. */
function notAskedFor(): never {
  throw new NotRun('not run: it was not asked for');
}

async function planOf({ context, only }: Judged): Promise<CertificationTest[]> {
  return collectPlan(context, await specsOf(context.subject)).map((test) =>
    isSelected(test.instance.id, only) ? test : { ...test, body: notAskedFor },
  );
}

/** Judges every instance of the plan with the very code that judges live. @param plan the run's tests, if at hand */
export async function rejudge(
  judged: Judged,
  exchanges: readonly Exchange[],
  plan?: readonly CertificationTest[],
): Promise<Rejudged> {
  const { context } = judged;
  const replay = new Replay(context, exchanges);
  const missing = await preflightAgain(replay, judged);
  const judgements = await runPlan(plan ?? (await planOf(judged)), context, replay);
  const foreign = [...missing, ...foreignTokens(replay, context, exchanges), ...replay.foreign];
  const unused = exchanges.map(({ id }) => id).filter((id) => !replay.used.has(id) && !OWN.test(id));
  const told = new Set<string>();
  return {
    judgements,
    foreign: foreign.filter(({ id }) => told.size !== told.add(id).size),
    unused,
    asked: replay.asked,
  };
}
