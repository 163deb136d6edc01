/** Judges single scenes while a client's run is under way, by the tests that will judge all of it. */

import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play } from '../../contract/scene.ts';
import type { CertificationTest, Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { specsOf } from '../../suites/index.ts';
import { RecordedScenes } from '../judging/played.ts';
import type { SceneFinding, SceneJudge } from '../page/state.ts';
import { scenes } from '../scenes/index.ts';

/** Hands out one scene with its calls, and of all others that they were not played. */
class OneScene extends RecordedScenes {
  /** Whether a test has asked for this scene alone. */
  isAlone = true;

  constructor(
    context: RunContext,
    private readonly scene: string,
    calls: readonly Exchange[],
  ) {
    const moment = calls[0]?.sentAt ?? context.startedAt;
    const times = { startedAt: moment, endedAt: moment, remark: null, repeats: 0 };
    const plays = scenes.map(({ name }): Play => {
      const isOurs = name === scene;
      return { scene: name, ...times, end: isOurs ? 'done' : 'skipped', calls: isOurs ? calls.length : 0 };
    });
    super(context, plays, calls);
  }

  override played(name: string): Promise<PlayedScene> {
    this.isAlone &&= name === this.scene;
    return super.played(name);
  }
}

function callsOf({ finding }: Judgement): string[] {
  const { exchange, exchanges = [] } = finding ?? {};
  return [...new Set([...(exchange ? [exchange] : []), ...exchanges].map(({ id }) => id))];
}

function findingOf(judgement: Judgement, { isAlone }: OneScene): SceneFinding[] {
  const { instance, outcome, reason, finding } = judgement;
  const { requirement, id } = instance;
  const calls = callsOf(judgement);
  if (outcome !== 'failed' && outcome !== 'warning') return [];
  // What is missing from a run of which one scene alone is looked at may be in another.
  if (calls.length === 0 && !isAlone) return [];
  const { level, statement, clause } = requirement;
  const { summary = reason ?? '', expected = null, received = null } = finding ?? {};
  return [{ id, level, outcome, statement, clause: clause ?? '', summary, expected, received, calls }];
}

/** Judges the calls of a scene as if they were all that will come. */
export async function sceneJudge(context: RunContext): Promise<SceneJudge> {
  const tests: readonly CertificationTest[] = collectPlan(context, await specsOf('client'));
  return async (scene, calls) => {
    const findings: SceneFinding[] = [];
    for (const test of tests) {
      const sender = new OneScene(context, scene.name, calls);
      const [judgement] = await runPlan([test], context, sender);
      if (judgement) findings.push(...findingOf(judgement, sender));
    }
    return findings;
  };
}
