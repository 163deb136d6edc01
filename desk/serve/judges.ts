/**
 * Processes that judge what integrators send, at a lower priority than the one that answers them: whatever a run
 * contains, it costs other runs only a place in a queue.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RunEnd, SceneFinding, SceneJudge } from '../../client/page/state.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { GUARDED, judgesEnvironment } from '../../run/guarded.ts';

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

interface Asked {
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

/** How long a question may take, including loading a new judge, in ms. */
const LONGEST_MS = { scene: 30_000, run: 180_000 };
const MEGABYTES = 512;
/** A judge's niceness: a third of the CPU share of the process that answers. The lowest could starve it entirely. */
const BEHIND_REPLIES = 5;
const MOST_JUDGES = 4;

class Judge {
  #process: ChildProcess | null = null;
  #asked: Asked | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly worker: URL,
    private readonly free: () => void,
  ) {}

  get isBusy(): boolean {
    return this.#asked !== null;
  }

  ask(asked: Asked): void {
    this.#asked = asked;
    const { of } = asked.question;
    const late = () => this.#end(`judging it took longer than ${LONGEST_MS[of] / 1000} s`);
    this.#timer = setTimeout(late, LONGEST_MS[of]);
    this.#process ??= this.#start();
    // A judge that has ended cannot be asked: its end is the answer.
    this.#process.send(asked.question, () => undefined);
  }

  close(): void {
    this.#end('the command ended');
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(this.worker), {
      // A restarted desk judges the same runs again, in the same folders.
      execArgv: [...GUARDED, ...process.execArgv, `--max-old-space-size=${MEGABYTES}`],
      env: judgesEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, BEHIND_REPLIES);
    } catch {
      // Where priorities cannot be set, all are alike.
    }
    child.on('message', (answer: Answer) => this.#settle((asked) => asked.answer(answer)));
    const gone = () => {
      if (this.#process === child) this.#end('the process that judged it ended');
    };
    child.once('exit', gone).once('error', gone);
    return child;
  }

  #end(why: string): void {
    const child = this.#process;
    this.#process = null;
    child?.kill('SIGKILL');
    this.#settle((asked) => asked.fail(new Error(why)));
  }

  #settle(notify: (asked: Asked) => void): void {
    clearTimeout(this.#timer);
    const asked = this.#asked;
    this.#asked = null;
    if (asked) notify(asked);
    this.free();
  }
}

/** Has scenes and runs judged, scenes first, since somebody is waiting for them. */
export class Judges {
  readonly #judges: readonly Judge[];
  #waiting: readonly Asked[] = [];
  #isClosed = false;

  /** @param worker the module that answers questions */
  constructor(worker: URL, count = Math.max(1, Math.min(MOST_JUDGES, availableParallelism() - 1))) {
    this.#judges = Array.from({ length: count }, () => new Judge(worker, () => this.#next()));
  }

  #next(): void {
    for (const judge of this.#judges) {
      if (judge.isBusy || this.#isClosed) continue;
      const next = this.#waiting.find(({ question }) => question.of === 'scene') ?? this.#waiting[0];
      if (!next) return;
      this.#waiting = this.#waiting.filter((each) => each !== next);
      judge.ask(next);
    }
  }

  #ask(question: Question): Promise<Answer> {
    return new Promise((answer, fail) => {
      this.#waiting = [...this.#waiting, { question, answer, fail }];
      this.#next();
    });
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
    for (const judge of this.#judges) judge.close();
  }
}
