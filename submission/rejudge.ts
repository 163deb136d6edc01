/** Judges a run again from its evidence, with this suite's own tests. */

import { tokenForm, tokenJson } from '../cases/calls.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { type Judgement, judge } from '../judgement/judge.ts';
import { collectTests } from '../judgement/plan.ts';
import { type ForeignRequest, Replay } from '../judgement/replay.ts';
import { specsOf } from '../suites/index.ts';

/** What became of the plan when it was judged from evidence. */
export interface Rejudged {
  /** One for each instance of the plan, in the plan's order. */
  readonly judgements: readonly Judgement[];
  /** Requests that this suite would not have sent, or not then. */
  readonly foreign: readonly ForeignRequest[];
  /** Ids of exchanges that no test asks for and that are not the run's own. */
  readonly unused: readonly string[];
}

/** The run's own exchanges: its tokens, what was tried before the plan, and controls whose askers were settled otherwise. */
const OWN = /^(token\/\d+$|preflight\/|control\/)/;

function foreignTokens(replay: Replay, context: RunContext, exchanges: readonly Exchange[]): ForeignRequest[] {
  return exchanges
    .filter(({ id }) => id.startsWith('token/'))
    .flatMap((exchange) => {
      const call = exchange.request.operation === 'token-json' ? tokenJson : tokenForm;
      const differs = replay.differenceTo(exchange, call(context.clientId));
      return differs ? [{ id: exchange.id, difference: differs }] : [];
    });
}

/**
 * Judges every instance of the plan from the exchanges, with the very code that judges live. Only one may be under way
 * in a process: specs are collected under one context at a time.
 */
export async function rejudge(context: RunContext, exchanges: readonly Exchange[]): Promise<Rejudged> {
  const tests = await collectTests(context, specsOf(context.subject));
  const replay = new Replay(context, exchanges);
  const judgements: Judgement[] = [];
  for (const test of tests) judgements.push(await judge(test, context, replay));
  const foreign = [...foreignTokens(replay, context, exchanges), ...replay.foreign];
  const unused = exchanges.map(({ id }) => id).filter((id) => !replay.used.has(id) && !OWN.test(id));
  return { judgements, foreign: foreign.filter(isFirstOfItsId), unused };
}

function isFirstOfItsId({ id }: ForeignRequest, index: number, all: readonly ForeignRequest[]): boolean {
  return all.findIndex((each) => each.id === id) === index;
}
