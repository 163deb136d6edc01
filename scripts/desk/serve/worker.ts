/** Judges scenes and runs in its own process, answering the questions of `desk serve` one by one. */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOf, sceneJudge } from '../../../client/certify/playing.ts';
import type { SceneJudge } from '../../../client/page/state.ts';
import { sceneNamed } from '../../../client/scenes/index.ts';
import type { RunContext } from '../../../contract/run.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Answer, Question } from '../../../desk/serve/judges.ts';
import { assemble } from '../../../submission/assemble.ts';
import { parseEvidence, parseRecord } from '../../../submission/record.ts';
import { EVIDENCE } from '../../certify/conclude.ts';
import { RECORD } from '../../certify/folder.ts';
import { writeOutputs } from '../../certify/outputs.ts';
import { faultSentence } from '../../command.ts';

/** The judges of the latest runs, the newest last: preparing one for a run takes longer than judging with it. */
const known = new Map<string, SceneJudge>();
const MOST_KNOWN = 64;

async function judgeOf(context: RunContext): Promise<SceneJudge> {
  const of = JSON.stringify(context);
  const judge = known.get(of) ?? (await sceneJudge(context));
  known.delete(of);
  known.set(of, judge);
  const [oldest = ''] = known.keys();
  if (known.size > MOST_KNOWN) known.delete(oldest);
  return judge;
}

async function judged({ folder, key, secrets, given }: Extract<Question, { of: 'run' }>): Promise<Answer> {
  const record = parseRecord(readFileSync(join(folder, RECORD)));
  const assembled = await assemble(record, parseEvidence(readFileSync(join(folder, EVIDENCE))));
  const signing = { key: createPrivateKey(key), witnessed: true, secrets, given };
  const { files, refused } = await writeOutputs(folder, assembled, signing, { allure: false });
  return { judged: { ...endOf(assembled.result, files), refused } };
}

async function answered(question: Question): Promise<Answer> {
  if (question.of === 'run') return judged(question);
  const { context, scene, calls } = question;
  const judge = await judgeOf(context);
  return { findings: await judge(sceneNamed(scene) as Scene, calls) };
}

process.on('message', (question: Question) => {
  const fault = (error: unknown): Answer => ({ fault: faultSentence(error) });
  void answered(question)
    .catch(fault)
    .then((answer) => process.send?.(answer));
});
process.send?.({ ready: true });
// Nobody is left to answer.
process.on('disconnect', () => process.exit());
