/**
 * A process that judges what others sent, question by question, and is killed at its limits. A thread would not do: V8
 * limits neither its buffers nor the time of one call of a built-in function, and out of memory it ends the whole
 * process.
 */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { on } from 'node:events';
import { setPriority } from 'node:os';
import { setInterval } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GUARDED, judgesEnvironment } from '../run/guarded.ts';
import { residentBytes, secondsComputed } from '../run/processes.ts';
import { type Problem, problem, sentenceOf } from '../submission/problems.ts';

export interface Limits {
  /** CPU time, if the machine reports it: a busy machine then costs no submission its time. */
  readonly seconds: number;
  readonly megabytes: number;
}

export const DEFAULT_LIMITS: Limits = { seconds: 30, megabytes: 512 };

/** Why a worker gave no answer. */
interface Ending {
  readonly why: Problem;
  /** Whether earlier submissions may be the cause, by what they left in the worker. */
  readonly perhapsOthers: boolean;
}

const MEGABYTE = 2 ** 20;
/** Time to load the suite: not a submission's fault, but it must end as well. */
const LOADING_SECONDS = 30;
/**
 * Parallel garbage collection, a first collection of what is all in use, touching much fresh memory, and optimising
 * short-lived code cost more CPU time than they save.
 */
export const FOR_A_SHORT_RUN = [
  '--single-threaded-gc',
  '--min-semi-space-size=4',
  '--max-semi-space-size=16',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=2000000', '--initial-old-space-size=128'] : []),
];

const KILOBYTE = 2 ** 10;

/** With `ps`, on macOS and the BSDs. */
function fromPs(pid: number): Promise<number> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_error, out) => resolve(Number(out) * KILOBYTE || 0));
  });
}

export interface MemoryProbe {
  readonly everyMs: number;
  readonly bytes: (pid: number) => number | Promise<number>;
}

/** Reading one small file is cheap: done so often that little is allocated in between. */
const PROC: MemoryProbe = { everyMs: 20, bytes: (pid) => residentBytes(pid) ?? 0 };
/** This takes a process. */
export const PS: MemoryProbe = { everyMs: 250, bytes: fromPs };

/** The probe for this machine; `null` if there is none, as on Windows. */
export function memoryProbe(): MemoryProbe | null {
  if (residentBytes(process.pid) !== null) return PROC;
  return process.platform === 'win32' ? null : PS;
}

/** How often a worker's CPU time is read. */
const COMPUTED_EVERY_MS = 250;
/** A worker that hardly computes may take this many times its limit in real time. */
const MOST_TIMES_WAITED = 10;

/** V8's own limit is for machines whose processes cannot be probed: there a worker ends noisily. */
export function judgesFlags({ megabytes } = DEFAULT_LIMITS): readonly string[] {
  return [`--max-old-space-size=${Math.ceil(memoryProbe() ? 2 * megabytes : megabytes)}`, ...FOR_A_SHORT_RUN];
}

/** One after the other: a question, its answer. The process says first that it is loaded. */
class Worker<Question extends object, Answer extends object> {
  readonly #process: ChildProcess;
  readonly #answers: AsyncIterableIterator<[Answer]>;
  /** Whether it has judged something already, and may still hold what that left behind. */
  isUsed = false;

  constructor(
    module: URL,
    private readonly limits: Limits,
    niceness: number,
  ) {
    this.#process = fork(fileURLToPath(module), {
      // The guard first: loading the rest may take a while.
      execArgv: [...GUARDED, ...process.execArgv, ...judgesFlags(limits)],
      env: judgesEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#answers = on(this.#process, 'message', { close: ['exit'] }) as AsyncIterableIterator<[Answer]>;
    if (niceness === 0 || this.#process.pid === undefined) return;
    try {
      setPriority(this.#process.pid, niceness);
    } catch {
      // Where priorities cannot be set, all are alike.
    }
  }

  ask(question: Question): void {
    this.isUsed = true;
    // A worker that has ended cannot be asked: its end is reported as its answer.
    this.#process.send(question, () => undefined);
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** The next answer, or why there is none. */
  async answer(seconds: number): Promise<Answer | Ending> {
    const decided = new AbortController();
    const { signal } = decided;
    try {
      return await Promise.race([this.#next(), this.#tooLong(seconds, signal), this.#tooLarge(signal)]);
    } finally {
      decided.abort();
    }
  }

  async #next(): Promise<Answer | Ending> {
    const { value, done } = await this.#answers.next();
    if (!done) return value[0];
    const { exitCode, signalCode } = this.#process;
    // V8 ends a process whose heap is full with this signal.
    if (signalCode === 'SIGABRT') return this.#large;
    const how = signalCode ?? `exit code ${exitCode}`;
    return { why: problem('judging.broke-off', { how }), perhapsOthers: true };
  }

  async #tooLong(seconds: number, signal: AbortSignal): Promise<Ending> {
    const pid = this.#process.pid as number;
    const [before, since] = [secondsComputed(pid), performance.now()];
    for await (const _ of setInterval(COMPUTED_EVERY_MS, undefined, { signal })) {
      const passed = (performance.now() - since) / 1000;
      const computed = secondsComputed(pid);
      const spent = before === null || computed === null ? passed : computed - before;
      if (spent > seconds || passed > seconds * MOST_TIMES_WAITED) break;
    }
    return { why: problem('judging.too-long', { seconds }), perhapsOthers: false };
  }

  async #tooLarge(signal: AbortSignal): Promise<Ending> {
    const probe = memoryProbe();
    for await (const _ of setInterval(probe?.everyMs ?? LOADING_SECONDS * 1000, undefined, { signal })) {
      const held = (await probe?.bytes(this.#process.pid as number)) ?? 0;
      if (held > this.limits.megabytes * MEGABYTE) break;
    }
    return this.#large;
  }

  get #large(): Ending {
    const { megabytes } = this.limits;
    return { why: problem('judging.too-large', { megabytes }), perhapsOthers: true };
  }
}

/** Answers one question after the other, each within limits. */
export class JudgeProcess<Question extends object, Answer extends object> {
  #worker: Worker<Question, Answer> | undefined;

  /** @param module what runs in the process @param niceness its priority, if it is to be lower than the usual one */
  constructor(
    private readonly module: URL,
    private readonly limits: Limits,
    private readonly niceness = 0,
  ) {}

  /** Starts the process, which loads while others do something else. */
  begin(): Worker<Question, Answer> {
    this.#worker ??= new Worker(this.module, this.limits, this.niceness);
    return this.#worker;
  }

  /**
   * The answer to a question, or why there is none: a limit, or the end of the process.
   * @throws {Error} if the suite itself cannot be loaded
   */
  async ask(question: Question, seconds = this.limits.seconds): Promise<Answer | { readonly why: Problem }> {
    const worker = this.begin();
    const { isUsed } = worker;
    if (!isUsed) await this.#awaitReady(worker);
    worker.ask(question);
    const answer = await worker.answer(seconds);
    if (!('perhapsOthers' in answer)) return answer;
    const isStopped = this.#worker !== worker;
    this.stop();
    const { why, perhapsOthers } = answer;
    // What others left behind must not count against this one: a new worker judges it once more.
    return isUsed && perhapsOthers && !isStopped ? this.ask(question, seconds) : { why };
  }

  stop(): void {
    this.#worker?.kill();
    this.#worker = undefined;
  }

  async #awaitReady(worker: Worker<Question, Answer>): Promise<void> {
    const answer = await worker.answer(LOADING_SECONDS);
    if (!('perhapsOthers' in answer)) return;
    this.stop();
    throw new Error(`The suite could not be loaded to judge anything: ${sentenceOf(answer.why)}`);
  }
}
