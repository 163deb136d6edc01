/** Has a submission judged by the release that made it, with that package's `verify --json` in its own process. */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { inWords } from '../../contract/visible.ts';
import type { Limits } from '../../desk/judge-process.ts';
import type { Policy } from '../../desk/policy.ts';
import { completedIn } from '../../desk/register/certified.ts';
import { completed, namedOf, noted } from '../../desk/register/delta.ts';
import { RegisterError } from '../../desk/register/problems.ts';
import { keptSubmission, type Register, soundRegister } from '../../desk/register/register.ts';
import type { Release } from '../../desk/releases.ts';
import { GUARDED, judgesEnvironment } from '../../run/guarded.ts';
import { type Problem, problem, sentenceOf } from '../../submission/problems.ts';
import type { SuiteIdentity } from '../../submission/result.ts';
import {
  nothingKnown,
  type Verification,
  type VerifiedRun,
  verificationOf,
} from '../../submission/verify/verification.ts';
import { type Examined, type Question, Sandbox } from '../verify/sandbox.ts';
import type { AtRegister } from './at-register.ts';

/** The problems for which this release refuses submissions of another one. */
const OF_ANOTHER: readonly string[] = ['suite.other-version', 'suite.altered'];
/** Time for the release to load, before it judges. */
const STARTING_SECONDS = 60;
/** The most that may be printed about one submission. */
const MOST_PRINTED = 64 * 2 ** 20;
/** What `verify --json` prints besides what is known of a submission and its run. */
const COMPARED = ['file', 'exitCode', 'refused', 'proves', 'verdict'];

const TRUST = {
  signers: '--trust',
  issuers: '--trust-challenge',
  witnesses: '--trust-witness',
  matchers: '--trust-match',
} as const;

const named = ({ version, digest }: SuiteIdentity) => ({ version, digest: digest.slice(0, 12) });

function argumentsOf(file: string, { keyFiles }: Policy, { seconds, megabytes }: Limits): string[] {
  const trust = Object.entries(TRUST).flatMap(([role, option]) =>
    keyFiles[role as keyof typeof TRUST].flatMap((path) => [option, path]),
  );
  const limits = ['--time-limit', String(seconds), '--memory-limit', String(megabytes)];
  return ['verify', '--json', ...limits, ...trust, resolve(file)];
}

/** A verification as `verify --json` printed it; what an older release omits is unknown. @throws if it is not one */
function readAnswer(printed: string): Verification {
  const [first, ...others] = JSON.parse(printed) as readonly Readonly<Record<string, unknown>>[];
  if (!first || others.length > 0 || typeof first['consistent'] !== 'boolean' || !Array.isArray(first['problems'])) {
    throw new Error('its answer is not a verification');
  }
  const unknown = verificationOf(nothingKnown(), []);
  const isOfRun = (name: string) => !(name in unknown) && !COMPARED.includes(name);
  const run = Object.fromEntries(Object.entries(first).filter(([name]) => isOfRun(name)));
  const own = Object.fromEntries(Object.entries(first).filter(([name]) => name in unknown));
  const verdict = first['consistent'] ? String(first['verdict']).replace(/ \(mock\)$/, '') : null;
  return {
    ...unknown,
    ...own,
    verdict,
    suiteMatches: false,
    run: first['consistent'] ? (run as unknown as VerifiedRun) : null,
  } as Verification;
}

/** Where a desk keeps its decisions. */
type Decided = Pick<AtRegister, 'folder' | 'deciders'>;

/** The policy's register, or the one given instead. */
export const registerOf = (
  { register, trust: { deciders } }: Policy,
  folder: string | null = register,
): Decided | null => (folder === null ? null : { folder, deciders });

/**
 * A sandbox in which submissions of another release are judged by that release, if the policy's folder has it, and
 * delta runs together with what they complete, if the register has accepted that.
 */
export class DeskSandbox extends Sandbox {
  readonly #stopped = new AbortController();
  #register: Register | undefined;

  constructor(
    private readonly each: Limits,
    private readonly policy: Policy,
    private readonly startingSeconds = STARTING_SECONDS,
    private readonly decided = registerOf(policy),
  ) {
    super(each);
  }

  override async examine(question: Question): Promise<Examined> {
    const examined = await this.#examineAlone(question);
    const { found } = examined;
    return found.completes === null ? examined : { ...examined, found: await this.#together(question, found) };
  }

  /** A delta run, with what it completes. */
  async #together({ file, wanted }: Question, found: Verification): Promise<Verification> {
    const names = namedOf(found);
    if (!found.suiteMatches)
      return noted(found, problem('delta.other-release', { ...names, version: String(found.madeBy?.version) }));
    try {
      const { folder, deciders } = this.decided ?? {};
      if (folder && deciders) this.#register ??= soundRegister(folder, deciders);
      const old = this.#register && completedIn(this.#register, found.completes ?? '', wanted.now ?? Date.now());
      if (!old) return noted(found, problem('delta.not-accepted', names));
      const kept = keptSubmission(folder ?? '', old.decision.submission.digest);
      if (kept === null) return completed(found, old, 'the register keeps no copy of that one.');
      const answer = await super.examine({ file: kept, wanted, again: true, completedBy: file });
      return completed(found, old, answer.again ?? answer.found.reasons.join(' '));
    } catch (error) {
      if (error instanceof RegisterError)
        return noted(found, problem('delta.unread', { ...names, why: error.message }));
      throw error;
    }
  }

  async #examineAlone(question: Question): Promise<Examined> {
    const examined = await super.examine(question);
    const { found } = examined;
    const { packages } = this.policy;
    if (!packages || !found.madeBy || !found.problems.some(({ code }) => OF_ANOTHER.includes(code))) return examined;
    // By the digest of the unpacked package: a submission names a release, never a path.
    const { digest } = found.madeBy;
    const release = packages.all.find((each) => each.digest === digest);
    const judged = release
      ? await this.#judgedBy(release, question.file, found)
      : refused(found, problem('release.missing', { ...named(found.madeBy), folder: packages.folder }));
    return { found: judged, detail: null };
  }

  /** Ends it, and any release that is judging. */
  end(): void {
    this.#stopped.abort();
    this.stop();
  }

  async #judgedBy(release: Release, file: string, found: Verification): Promise<Verification> {
    const noAnswer = (how: string) => refused(found, problem('release.no-answer', { ...named(release), how }));
    const { out, why } = await this.#ask(release, file);
    if (why) return why === 'late' ? refused(found, problem('judging.too-long', this.#longest)) : noAnswer(why);
    try {
      const answer = readAnswer(out);
      if (answer.digest !== found.digest) return noAnswer('it read other bytes than the desk');
      if (!answer.consistent) return answer;
      const judged = problem('release.judged', named(release));
      // Which release made it is decided by what is in the folder, not by its own answer.
      const { madeBy } = found;
      const run = answer.run && { ...answer.run, suite: { version: release.version, digest: release.digest } };
      return {
        ...answer,
        run,
        madeBy,
        doubts: [...answer.doubts, judged],
        notes: [...answer.notes, sentenceOf(judged)],
      };
    } catch (error) {
      return noAnswer(inWords((error as Error).message));
    }
  }

  get #longest() {
    return { seconds: this.each.seconds + this.startingSeconds };
  }

  #ask({ folder }: Release, file: string): Promise<{ readonly out: string; readonly why: string | null }> {
    const heap = `--max-old-space-size=${this.each.megabytes}`;
    const args = [...GUARDED, heap, join(folder, 'scripts/cli.cjs'), ...argumentsOf(file, this.policy, this.each)];
    const options = {
      cwd: folder,
      env: judgesEnvironment(),
      timeout: this.#longest.seconds * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: MOST_PRINTED,
      signal: this.#stopped.signal,
    } as const;
    return new Promise((done) => {
      execFile(process.execPath, args, options, (error, out) => {
        // An exit code other than 0 that follows from its findings is still an answer.
        const isAnswer = error === null || (typeof error.code === 'number' && error.code !== 2 && out !== '');
        const how = error?.killed && !error.code ? 'late' : `it ended with ${error?.code ?? error?.signal}`;
        done({ out, why: isAnswer ? null : how });
      });
    });
  }
}

/** What is known of a submission that could not be judged. */
function refused({ madeBy, digest }: Verification, why: Problem): Verification {
  return verificationOf({ ...nothingKnown(), madeBy, digest }, [why]);
}
