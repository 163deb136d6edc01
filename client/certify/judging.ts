/** Judges single scenes while a client's run is under way, by the tests that will judge all of it. */
import type { RunContext } from '../../contract/run.ts';
import type { Play } from '../../contract/scene.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { specsOf } from '../../suites/index.ts';
import { playedScene, RecordedScenes } from '../judging/played.ts';
import type { SceneFinding, SceneJudge } from '../page/state.ts';

function findingOf({ instance, outcome, reason, finding }: Judgement): SceneFinding[] {
  if (outcome !== 'failed' && outcome !== 'warning') return [];
  const { requirement, id } = instance;
  const { statement, clause } = requirement;
  const { summary = reason ?? '', expected = null, received = null, exchange, exchanges = [] } = finding ?? {};
  const calls = [...new Set([...(exchange ? [exchange] : []), ...exchanges].map((call) => call.id))];
  return [{ id, outcome, statement, clause: clause ?? '', summary, expected, received, calls }];
}

/** Judges the calls of a scene as if they were all that will come: what other scenes would show is not judged. */
export async function sceneJudge(context: RunContext): Promise<SceneJudge> {
  const tests = collectPlan(context, await specsOf('client'));
  return async ({ name }, calls) => {
    const moment = calls[0]?.sentAt ?? context.startedAt;
    const times = { startedAt: moment, endedAt: moment, end: 'done', remark: null, repeats: 0 } as const;
    const play: Play = { scene: name, ...times, calls: calls.length };
    const alone = new RecordedScenes(context, [playedScene(context, play, calls)]);
    return (await runPlan(tests, context, alone)).flatMap(findingOf);
  };
}
