/** Judges a client's run again from its evidence: the calls by this suite's own tests, the replies by building each anew. */
import { isDeepStrictEqual } from 'node:util';
import { recordBody } from '../cases/record.ts';
import { sceneNamed } from '../cases/scenes/index.ts';
import { sceneFile } from '../cases/scenes/values.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Play } from '../contract/scene.ts';
import { RecordedScenes } from '../judgement/client/replay.ts';
import type { Judgement } from '../judgement/judge.ts';
import { collectPlan, isSelected, runPlan } from '../judgement/plan.ts';
import { NotRun } from '../judgement/replay.ts';
import { StandIn } from '../mock/stand-in.ts';
import { specsOf } from '../suites/index.ts';
import type { ClientRun, RunRecord } from './result.ts';

/** What became of the plan, and why the record cannot be what such a run leaves behind. */
export interface RejudgedClient {
  readonly judgements: readonly Judgement[];
  readonly problems: readonly string[];
}

function notAskedFor(): never {
  throw new NotRun('not run: it was not asked for');
}

/** Which part of a recorded reply is not what the provider of the scene answers; `null`: none. */
function differenceIn(recorded: Exchange, built: Exchange['reply'], lost: boolean): string | null {
  const { reply, received } = recorded;
  if (reply === null || built === null) return 'it has no reply';
  if (reply.status !== built.status) return `its status is ${reply.status}, the provider answers ${built.status}`;
  if (!isDeepStrictEqual(reply.headers, built.headers)) return 'its header fields are others';
  if (!isDeepStrictEqual(reply.body, built.body)) return 'its body is another';
  if (lost && !received?.lost) return 'it was never delivered, which is not said';
  return null;
}

/** Builds every reply of a scene anew, from the calls as they were recorded. */
async function replyProblems(context: RunContext, play: Play, calls: readonly Exchange[]): Promise<string[]> {
  const scene = sceneNamed(play.scene);
  const file = scene && sceneFile(context, scene);
  if (!scene || !file) return [`There is no scene ${play.scene} in such a run.`];
  const { seed, profile, clientId, target } = context;
  const standIn = new StandIn({ scene, file, seed, profile, clientId, url: target.baseUrl });
  const problems: string[] = [];
  for (const [at, call] of calls.entries()) {
    if (call.id !== `${play.scene}/${at + 1}`)
      problems.push(`The call ${call.id} is not the one that is due: ${play.scene}/${at + 1}.`);
    const tags = call.issued.map(({ tag }) => tag);
    const newToken = () => tags.shift() ?? 'missing0';
    const { status, headers, body, wire } = await standIn.answer(call.request, {
      at: Date.parse(call.sentAt),
      newToken,
    });
    const built = { status, reason: '', headers, body: recordBody(Buffer.from(body)) };
    const differs =
      tags.length > 0 ? 'it issues tokens that it does not hold' : differenceIn(call, built, wire?.reset ?? false);
    if (differs) problems.push(`The reply to ${call.id} is not the provider's: ${differs}.`);
  }
  return problems;
}

function playProblems({ plays }: ClientRun, exchanges: readonly Exchange[]): string[] {
  const names = plays.map(({ scene }) => scene);
  const problems: string[] = [];
  if (new Set(names).size !== names.length) problems.push('A scene stands twice among those that were played.');
  for (const { id, received, sentAt } of exchanges) {
    const play = plays.find(({ scene }) => scene === received?.scene);
    if (!play) problems.push(`The call ${id} belongs to no scene that was played.`);
    else if (sentAt < play.startedAt || sentAt > play.endedAt)
      problems.push(`The call ${id} came before or after its scene.`);
  }
  for (const [at, { startedAt, endedAt, scene }] of plays.entries()) {
    const before = plays[at - 1];
    if (endedAt < startedAt || (before && startedAt < before.endedAt))
      problems.push(`The scene ${scene} was played before it was its turn.`);
  }
  return problems;
}

function sequenceProblems({ answeredBy }: ClientRun, exchanges: readonly Exchange[]): string[] {
  return exchanges.flatMap(({ id, seq, received, failure }, at) => {
    const problems: string[] = [];
    if (seq !== at + 1) problems.push(`The call ${id} has the number ${seq}; ${at + 1} is due.`);
    if (!received || (failure && answeredBy === 'stand-in')) problems.push(`The call ${id} was not received.`);
    return problems;
  });
}

/** Judges every instance of the plan from the calls, with the very code that judges live. */
export async function rejudgeClient(record: RunRecord, exchanges: readonly Exchange[]): Promise<RejudgedClient> {
  const { context, only, client } = record;
  if (!client) throw new TypeError('The record does not say how the client was made to play');
  const tests = collectPlan(context, await specsOf('client')).map((test) =>
    isSelected(test.instance.id, only) ? test : { ...test, body: notAskedFor },
  );
  const judgements = await runPlan(tests, context, new RecordedScenes(context, client.plays, exchanges));
  const problems = [...playProblems(client, exchanges), ...sequenceProblems(client, exchanges)];
  // Nobody but who gave them can give other replies again.
  for (const play of client.answeredBy === 'stand-in' ? client.plays : []) {
    const calls = exchanges.filter(({ received }) => received?.scene === play.scene);
    problems.push(...(await replyProblems(context, play, calls)));
  }
  return { judgements, problems };
}
