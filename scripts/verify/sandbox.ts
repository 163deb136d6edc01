/** The sandbox in which submissions are judged: nothing that one does harms another, a file or the command. */
import type { Packed } from '../../desk/batch/detail.ts';
import { JudgeProcess, type Limits } from '../../desk/judge-process.ts';
import type { JudgedTogether } from '../../submission/again.ts';
import type { Verification, Wanted } from '../../submission/verify/verification.ts';

export interface Question {
  readonly file: string;
  readonly wanted: Wanted;
  /** The most bytes shown of it; absent: nothing. */
  readonly detail?: number;
  /** Asks only what this suite makes of its evidence, whichever suite made it. */
  readonly again?: true;
  /** The file of a delta run to judge together with it. */
  readonly completedBy?: string;
}

/** The findings about a submission and, if asked for, the details of a consistent one (`Detail`). */
export interface Examined {
  readonly found: Verification;
  readonly detail: Packed | null;
  /** Present if it was asked for and the submission could be read. */
  readonly again?: JudgedTogether;
}

/** Has submissions judged one after the other, each within limits. */
export class Sandbox {
  readonly #judge: JudgeProcess<Question, Examined>;

  constructor(limits: Limits) {
    this.#judge = new JudgeProcess(new URL('start.cjs', import.meta.url), limits);
  }

  begin(): void {
    this.#judge.begin();
  }

  /**
   * The findings about a submission; not genuine if judging it exceeds a limit or breaks off.
   * @throws {Error} if the suite itself cannot be loaded
   */
  async judge(file: string, wanted: Wanted): Promise<Verification> {
    return (await this.examine({ file, wanted })).found;
  }

  /** The same, with the details. */
  async examine(question: Question): Promise<Examined> {
    const answer = await this.#judge.ask(question);
    if (!('why' in answer)) return answer;
    const { unverifiable } = await import('../../submission/verify/verification.ts');
    return { found: unverifiable(answer.why), detail: null };
  }

  stop(): void {
    this.#judge.stop();
  }
}
