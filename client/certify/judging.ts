/** Judges single scenes while a client's run is under way, by the tests that will judge all of it. */

import type { PlayedScene, Sender } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import type { CertificationTest, Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { specsOf } from '../../suites/index.ts';
import type { SceneFinding, SceneJudge } from '../page/state.ts';
import { sceneFile } from '../scenes/values.ts';

/** Hands out one scene with its calls, and of all others that they were not played. */
class OneScene implements Sender {
  /** Whether a test has asked for this scene alone. */
  isAlone = true;

  constructor(
    private readonly context: RunContext,
    private readonly scene: Scene,
    private readonly calls: readonly Exchange[],
  ) {}

  async send(): Promise<never> {
    throw new TypeError('Where the client is judged nothing is sent');
  }

  async played(scene: Scene): Promise<PlayedScene> {
    const isOurs = scene.name === this.scene.name;
    this.isAlone &&= isOurs;
    const moment = this.calls[0]?.sentAt ?? this.context.startedAt;
    const end = isOurs ? 'done' : 'skipped';
    const { length } = isOurs ? this.calls : [];
    const times = { startedAt: moment, endedAt: moment };
    const play: Play = { scene: scene.name, ...times, end, remark: null, repeats: 0, calls: length };
    return { scene, file: sceneFile(this.context, scene) as SceneFile, play, calls: isOurs ? this.calls : [] };
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
      const sender = new OneScene(context, scene, calls);
      const [judgement] = await runPlan([test], context, sender);
      if (judgement) findings.push(...findingOf(judgement, sender));
    }
    return findings;
  };
}
