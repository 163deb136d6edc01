/**
 * Processes that judge what integrators send, at a lower priority than the one that answers them: whatever a run
 * contains, it costs other runs only a place in a queue.
 */
import { availableParallelism } from 'node:os';
import type { RunEnd, SceneFinding, SceneJudge } from '../../client/page/state.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { sentenceOf } from '../../submission/problems.ts';
import { JudgeProcess } from '../judge-process.ts';

export type Question =
  | { readonly of: 'scene'; readonly context: RunContext; readonly scene: string; readonly calls: readonly Exchange[] }
  /** A finished run, in the folder with its record and evidence; results go there too. `key`: the witness's, PEM. */
  | {
      readonly of: 'run';
      readonly folder: string;
      readonly key: string;
      readonly secrets: readonly string[];
      readonly given: readonly string[];
    };

/** The result of a run, with its files in the folder. */
export interface Judged extends RunEnd {
  /** Why a provider would not accept the submission as genuine, a sentence each. */
  readonly refused: readonly string[];
}

export type Answer =
  | { readonly findings: readonly SceneFinding[] }
  | { readonly judged: Judged }
  | { readonly fault: string };

/** The CPU time that a question may take, in seconds. A run's reports are written as well. */
const SECONDS = { scene: 30, run: 180 };
const MEGABYTES = 768;
/** A judge's niceness: a third of the CPU share of the process that answers. The lowest could starve it entirely. */
const BEHIND_REPLIES = 5;
const MOST_JUDGES = 4;

type Judge = JudgeProcess<Question, Answer>;

/** Has scenes and runs judged, scenes first, since somebody is waiting for them. */
export class Judges {
  readonly #judges: readonly Judge[];
  readonly #free: Judge[];
  readonly #waiting: { readonly of: Question['of']; readonly take: (judge: Judge) => void }[] = [];
  #isClosed = false;

  /** @param worker the module that answers questions */
  constructor(worker: URL, count = Math.max(1, Math.min(MOST_JUDGES, availableParallelism() - 1))) {
    const limits = { seconds: SECONDS.run, megabytes: MEGABYTES };
    this.#judges = Array.from({ length: count }, () => new JudgeProcess(worker, limits, BEHIND_REPLIES));
    this.#free = [...this.#judges];
  }

  async #ask(question: Question): Promise<Answer> {
    const { of } = question;
    const judge = this.#free.pop() ?? (await new Promise<Judge>((take) => this.#waiting.push({ of, take })));
    try {
      const answer = await judge.ask(question, SECONDS[of]);
      if ('why' in answer) throw new Error(sentenceOf(answer.why));
      return answer;
    } finally {
      this.#next(judge);
    }
  }

  /** A judge is free for what waits. */
  #next(judge: Judge): void {
    if (this.#isClosed) return;
    const scene = this.#waiting.findIndex(({ of }) => of === 'scene');
    const [next] = this.#waiting.splice(Math.max(scene, 0), 1);
    if (next) next.take(judge);
    else this.#free.push(judge);
  }

  /** Judges scenes of a run. One that cannot be judged has no findings yet: the verdict comes from the whole run. */
  sceneJudge(context: RunContext): SceneJudge {
    return async ({ name: scene }, calls) => {
      const answer = await this.#ask({ of: 'scene', context, scene, calls }).catch(() => null);
      return answer && 'findings' in answer ? answer.findings : [];
    };
  }

  /** Judges a run and writes its results. @throws {Error} why that failed */
  async run(question: Omit<Extract<Question, { of: 'run' }>, 'of'>): Promise<Judged> {
    const answer = await this.#ask({ of: 'run', ...question });
    if ('judged' in answer) return answer.judged;
    throw new Error('fault' in answer ? answer.fault : 'It was answered as a scene is');
  }

  close(): void {
    this.#isClosed = true;
    for (const judge of this.#judges) judge.stop();
  }
}
