/** Judges scenes and runs in a process of its own: it answers what `desk serve` asks, one question after the other. */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sceneJudge } from '../../../client/certify/playing.ts';
import type { SceneJudge } from '../../../client/page/state.ts';
import { sceneNamed } from '../../../client/scenes/index.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Answer, Question } from '../../../desk/serve/judges.ts';
import { shownCauses } from '../../../reporters/shown-result.ts';
import { verdictWords } from '../../../reporters/wording.ts';
import { assemble } from '../../../submission/assemble.ts';
import { parseEvidence, parseRecord } from '../../../submission/record.ts';
import { EVIDENCE } from '../../certify/conclude.ts';
import { RECORD, writeOutputs } from '../../certify/outputs.ts';
import { faultSentence } from '../../command.ts';

/** The judge of the run asked about last: a run's plan takes longer to make than a scene to judge. */
let known: { readonly of: string; readonly judge: SceneJudge } | null = null;

async function judged({ folder, key, secrets, given }: Extract<Question, { of: 'run' }>): Promise<Answer> {
  const record = parseRecord(readFileSync(join(folder, RECORD)));
  const assembled = await assemble(record, parseEvidence(readFileSync(join(folder, EVIDENCE))));
  const seal = { key: createPrivateKey(key), witnessed: true, secrets, given };
  const { files, refused } = await writeOutputs(folder, assembled, seal, { allure: false });
  const { result } = assembled;
  const causes = shownCauses(result).map(({ title, outcome, members }) => ({
    ...{ title, outcome, instances: members.length },
  }));
  const names = files.map((file) => basename(file));
  return { judged: { verdict: result.verdict.verdict, ...verdictWords(result), causes, files: names, refused } };
}

async function answered(question: Question): Promise<Answer> {
  if (question.of === 'run') return judged(question);
  const { context, scene, calls } = question;
  const of = JSON.stringify(context);
  known = known?.of === of ? known : { of, judge: await sceneJudge(context) };
  return { findings: await known.judge(sceneNamed(scene) as Scene, calls) };
}

process.on('message', (question: Question) => {
  const fault = (error: unknown): Answer => ({ fault: faultSentence(error) });
  void answered(question)
    .catch(fault)
    .then((answer) => process.send?.(answer));
});
// Nobody is left to be answered.
process.on('disconnect', () => process.exit());
