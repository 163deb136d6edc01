/**
 * The fence around whatever looks into a submission: a process of its own that is ended when it passes its limits.
 *
 * A worker thread would be no fence: V8 limits neither its buffers nor the time that one call of a built-in function
 * takes, and where it does refuse memory it ends the whole process. A process can be killed at any moment, and gives back
 * all that it held.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../contract/settings.ts';
import { GUARDED, guardsCommand } from '../../run/guarded.ts';
import type { Verification, Wanted } from '../../submission/verify.ts';
import { gauge } from './memory.ts';

/** What one submission may take to be judged. */
export interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
}

/** The limits where none are named. */
export const DEFAULT_LIMITS: Limits = { seconds: 15, megabytes: 512 };

/** What the judge is asked. */
export interface Question {
  readonly file: string;
  readonly wanted: Wanted;
}

/** What the judge says: once, when it is ready, what is to be said of a submission it cannot judge; then what it found. */
export type Answer = { readonly unjudged: Verification } | { readonly found: Verification };

/** The suite itself could not be started: no submission's fault. */
export class NoJudge extends Error {
  override readonly name = 'NoJudge';
}

/** Why a judge said nothing any more. */
type Ending = { readonly late: true } | { readonly large: true } | { readonly exit: string };

const MEGABYTE = 2 ** 20;
/** Loading the suite is no submission's fault, but must come to an end as well. */
const LOADING_SECONDS = 120;
/**
 * Several threads that collect garbage side by side take more CPU time in all, and save none of the reader's; nor does
 * collecting before there is much, or optimising code that has run but shortly (`scripts/start.cjs`).
 */
const FOR_A_SHORT_RUN = [
  '--single-threaded-gc',
  '--min-semi-space-size=16',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=2000000'] : []),
];
const LEAVING_SECONDS = 5;

/** Settings of a run are none of the judge's business, and secrets least of all. */
function environment(): NodeJS.ProcessEnv {
  const given = Object.entries(withoutSecrets(process.env)).filter(([name]) => !name.startsWith('LODGING_'));
  return { ...Object.fromEntries(given), ...guardsCommand() };
}

/** Starts the judge. */
export function startJudge({ megabytes }: Limits): ChildProcess {
  // What is held is looked at from outside. V8's own limit is for machines where that cannot be done: its judge ends noisily.
  const heap = `--max-old-space-size=${Math.ceil(gauge() ? 2 * megabytes : megabytes)}`;
  return fork(fileURLToPath(new URL('judge.js', import.meta.url)), {
    // First of all: whatever else is loaded may take its time.
    execArgv: [...GUARDED, ...process.execArgv, heap, ...FOR_A_SHORT_RUN],
    env: environment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

/** A judge at work. */
class Judge {
  readonly #gauge = gauge();
  /** What it has said and nobody has heard yet. */
  readonly #unheard: (Answer | Ending)[] = [];
  #tell: (() => void) | undefined;
  #left = false;
  /** Whether it has judged something already, and may hold what that has left behind. */
  isUsed = false;

  constructor(private readonly child: ChildProcess) {
    child.on('message', (answer) => this.#hear(answer as Answer));
    const end = (exit: string) => {
      this.#left = true;
      this.#hear({ exit });
    };
    child.on('error', ({ message }) => end(message));
    child.on('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  }

  #hear(said: Answer | Ending): void {
    this.#unheard.push(said);
    this.#tell?.();
  }

  /** The next thing that it says, or why it says nothing. */
  async next({ seconds, megabytes }: Limits): Promise<Answer | Ending> {
    let looks: NodeJS.Timeout | undefined;
    let late: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Answer | Ending>((resolve) => {
        this.#tell = () => resolve(this.#unheard.shift() as Answer | Ending);
        if (this.#unheard.length > 0) this.#tell();
        late = setTimeout(() => resolve({ late: true }), seconds * 1000);
        looks = setInterval(
          async () => {
            if ((await this.#held()) > megabytes * MEGABYTE) resolve({ large: true });
          },
          this.#gauge?.everyMs ?? LOADING_SECONDS * 1000,
        );
      });
    } finally {
      clearTimeout(late);
      clearInterval(looks);
      this.#tell = undefined;
    }
  }

  #held(): number | Promise<number> {
    return this.#gauge && this.child.pid ? this.#gauge.bytes(this.child.pid) : 0;
  }

  ask(question: Question): void {
    this.isUsed = true;
    // Whoever cannot be asked any more has ended, and says so by that.
    this.child.send(question, () => undefined);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Lets it go of its own accord. */
  async dismiss(): Promise<void> {
    if (this.#left) return;
    const left = new Promise<unknown>((resolve) => this.child.once('exit', resolve));
    const impatience = setTimeout(() => this.kill(), LEAVING_SECONDS * 1000);
    this.child.disconnect();
    await left;
    clearTimeout(impatience);
  }
}

/** Has submissions judged, each within limits. */
export class Fence {
  #judge: Judge | undefined;
  #unjudged: Verification | undefined;

  constructor(
    private readonly limits: Limits,
    private readonly start: (limits: Limits) => ChildProcess = startJudge,
  ) {}

  /** Starts the judge, if none is at work. */
  begin(): Judge {
    this.#judge ??= new Judge(this.start(this.limits));
    return this.#judge;
  }

  /**
   * What is found out about a submission; that it is not genuine, where its judging passes a limit or breaks off.
   * @throws {NoJudge} where the suite itself cannot be loaded
   */
  async judge(file: string, wanted: Wanted): Promise<Verification> {
    const judge = this.begin();
    if (!judge.isUsed) await this.#awaitReady(judge);
    const wasUsed = judge.isUsed;
    judge.ask({ file, wanted });
    const said = await judge.next(this.limits);
    if ('found' in said) return said.found;
    this.stop();
    // What others have left behind must not be laid at this one's door: it is judged once more, by itself.
    if (wasUsed && !('late' in said)) return this.judge(file, wanted);
    return { ...(this.#unjudged as Verification), reasons: [this.#sentence(said as Ending)] };
  }

  /** Ends the judge, whatever it is doing. */
  stop(): void {
    this.#judge?.kill();
    this.#judge = undefined;
  }

  /** Ends the judge once nothing more is to be judged. */
  async end(): Promise<void> {
    await this.#judge?.dismiss();
    this.#judge = undefined;
  }

  async #awaitReady(judge: Judge): Promise<void> {
    const said = await judge.next({ ...this.limits, seconds: LOADING_SECONDS });
    if ('unjudged' in said) {
      this.#unjudged = said.unjudged;
      return;
    }
    this.stop();
    throw new NoJudge(`The suite could not be loaded to judge anything: ${this.#sentence(said as Ending)}`);
  }

  #sentence(ending: Ending): string {
    if ('late' in ending) return `It took longer than ${this.limits.seconds} s to judge.`;
    // V8 ends a process whose heap is full by a signal.
    const isLarge = 'large' in ending || ending.exit === 'SIGABRT';
    if (isLarge) return `It needed more than ${this.limits.megabytes} MB to judge.`;
    return `Its judging broke off (${ending.exit}).`;
  }
}
