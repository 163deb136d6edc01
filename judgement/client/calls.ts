/** Bodies of tests about the calls of the client, whatever scene they came in. */
import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { FindingError, notJudged } from '../finding.ts';
import type { TestBody } from '../judge.ts';

/** A call, and the scene in which it came. */
export interface SceneCall {
  readonly call: Exchange;
  readonly played: PlayedScene;
}

/** What is wrong with a call, in a sentence that begins with the call; `null`: nothing. */
export type CallRule = (call: Exchange, context: RunContext, played: PlayedScene) => string | null;

/** Which calls a rule is about. */
export type CallKind = 'all' | 'reports' | 'tokens' | Exchange['request']['operation'];

/** Whether a call is of a kind. */
export function isOf({ request: { operation } }: Exchange, kind: CallKind): boolean {
  if (kind === 'all') return true;
  if (kind === 'tokens' || kind === 'reports') return isTokenOperation(operation) === (kind === 'tokens');
  return operation === kind;
}

/** The finding that a rule is broken by calls: the first one is told, all are named. */
export function brokenBy(found: readonly { readonly call: Exchange; readonly what: string }[]): FindingError {
  const [first] = found;
  const calls = found.map(({ call }) => call);
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
  const where = first ? `Call ${first.call.id}: ` : '';
  const exchange = first ? { exchange: first.call } : {};
  return new FindingError({ kind: 'broken', summary: `${where}${first?.what}${more}`, ...exchange, exchanges: calls });
}

/** Every call of a kind keeps a rule; where no such call came nothing was shown. */
export function everyCall(kind: CallKind, rule: CallRule): TestBody {
  return async ({ scenes, run }) => {
    const all = (await scenes()).flatMap((played) =>
      played.calls.filter((call) => isOf(call, kind)).map((call): SceneCall => ({ call, played })),
    );
    if (all.length === 0) throw notJudged('undecided', `no such call was received`);
    const found = all.flatMap(({ call, played }) => {
      const what = rule(call, run, played);
      return what === null ? [] : [{ call, what }];
    });
    if (found.length > 0) throw brokenBy(found);
  };
}
