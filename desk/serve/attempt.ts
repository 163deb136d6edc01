/** An integrator's attempt: scenes played, calls answered, recorded and judged; it outlives its process. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayedScene } from '../../cases/sequence.ts';
import { playAll } from '../../client/certify/playing.ts';
import { callsOf, playedScene, scenesFor } from '../../client/judging/played.ts';
import { countedPlays, silenceOf } from '../../client/judging/words.ts';
import { Reception } from '../../client/listener/reception.ts';
import { OperatorPage } from '../../client/page/page.ts';
import { missingOf, type RunEnd } from '../../client/page/state.ts';
import { limitOf } from '../../client/ways/driver.ts';
import type { JoinedEnd, JoinedScene, JoinedState } from '../../client/ways/joined.ts';
import { OperatorDriver } from '../../client/ways/operator.ts';
import { redactorFor, Stage } from '../../client/ways/stage.ts';
import type { RunContext } from '../../contract/run.ts';
import type { ClientAccess, Scene } from '../../contract/scene.ts';
import { runContext } from '../../run/settings.ts';
import { evidenceBytes, recordBytes, runRecord } from '../../submission/record.ts';
import type { ClientRun } from '../../submission/result.ts';
import { newTagKey, tagKey } from '../../wire/redaction.ts';
import { RemoteClock } from './clock.ts';
import { Journal, type JournalState, type PlayedBy, readJournal, stateBy } from './journal.ts';
import type { Judged, Judges } from './judges.ts';
import { type Invitation, JOURNAL, type Store, type Summary } from './store.ts';

/** The limits of one run: an honest client's record takes less than 1 MB, and a report 1 kB. */
const LIMITS = { calls: 5000, bytes: 16 * 2 ** 20, bytesOfAScene: 4 * 2 ** 20 };
/** How often a summary is written while calls come. */
const SUMMARY_MS = 1000;
/** No calls of ours are sent; the recorded pace is the default. */
const NETWORK = { timeoutMs: 30_000, proxy: null };
const JUDGED = 'judged.json';
const AWAY = 'The provider was away for a moment. If your system has called meanwhile, repeat this scene.';
/** How long calls may follow a scene's end, in ms: a command has ended with all its processes, a web hook continues. */
const GRACE_MS: Readonly<Record<PlayedBy, number>> = { command: 100, webhook: 300, operator: 500 };

/** What the attempts of all runs share. */
export interface SharedParts {
  readonly store: Store;
  readonly judges: Judges;
  /** The witness's private key, PEM. */
  readonly key: string;
  /** Where integrators get the certificate that they have to trust; `null`: none is needed. */
  readonly authorityUrl: string | null;
  /** Reports something that QA has to know. */
  readonly log: (line: string) => void;
}

export interface AttemptParts extends SharedParts {
  readonly invitation: Invitation;
  readonly number: number;
  /** The address of this run alone, without a trailing slash. */
  readonly baseUrl: string;
  readonly mayWrite: () => boolean;
}

function newContext({ invitation, baseUrl }: AttemptParts): RunContext {
  const { claims, values, profile, product, client } = invitation;
  const target = { baseUrl, authUrl: baseUrl, environment: 'mock', embedded: true, shared: true } as const;
  const seed = randomBytes(16).toString('hex');
  const startedAt = new Date().toISOString();
  return runContext(
    { target, clientId: client.id, product, claims, values, profile },
    { seed, startedAt, subject: 'client' },
  );
}

/** Opens the journal of an attempt, and begins that of a new one. */
async function opened(parts: AttemptParts): Promise<{ state: JournalState; journal: Journal; lastAt: Date }> {
  const { store, invitation, number, mayWrite } = parts;
  const file = join(store.attemptFolder(invitation.id, number), JOURNAL);
  const earlier = existsSync(file) ? readJournal(file) : [];
  // When something was last written: the run's own clock may be set ahead.
  const lastAt = earlier.length > 0 ? statSync(file).mtime : new Date();
  const journal = new Journal(file, mayWrite);
  if (earlier.length > 0) return { state: stateBy(earlier), journal, lastAt };
  // Stored, since deriving it from secret and seed takes so long that callers would wait.
  const first = { opened: newContext(parts), tagKey: newTagKey().toString('hex') };
  await journal.add(first);
  return { state: stateBy([first]), journal, lastAt };
}

/** An attempt that is in progress or over. */
export class Attempt {
  readonly page: OperatorPage;
  readonly clock: RemoteClock;
  readonly reception: Reception;
  readonly access: ClientAccess;
  /** Grows with every change, also from one process to the next. */
  revision = Date.now();
  readonly #stage: Stage;
  readonly #driver: OperatorDriver;
  readonly #scenes: readonly Scene[];
  readonly #leaving = new AbortController();
  #played: readonly PlayedScene[];
  #by: PlayedBy = 'operator';
  readonly #bys: Map<string, PlayedBy>;
  #end: RunEnd | null = null;
  #problem: string | null = null;
  #summarized = false;
  #wakers: (() => void)[] = [];
  #shownCourse = '';
  #shownRevision = this.revision;
  #ended: Promise<void> = Promise.resolve();
  /** Called once a scene's end is on disk. */
  #endKept: () => void = () => undefined;

  private constructor(
    private readonly parts: AttemptParts,
    private readonly journal: Journal,
    private readonly before: JournalState,
    /** When something last happened: not when its process began to serve it. */
    private lastAt: Date,
  ) {
    const { context, plays, tokens, calls, ahead, turns, tagKey: kept } = before;
    const { invitation, judges } = parts;
    const { client } = invitation;
    const { baseUrl: url } = context.target;
    this.clock = new RemoteClock(ahead);
    const key = kept === null ? tagKey(client.secret, context.seed) : Buffer.from(kept, 'hex');
    const redactor = redactorFor(client, key);
    this.reception = new Reception(
      {
        ...{ client, redactor, clock: this.clock, limits: LIMITS },
        keep: (call, given) => this.#write({ call, tokens: given, ahead: this.clock.ahead() }),
        record: (call) => {
          const { id, durationMs, received } = call;
          const answered = { answered: id, durationMs, lost: received?.lost === true };
          this.lastAt = new Date();
          this.journal.addSoon(answered).catch((error: Error) => this.#failed(error));
          this.#stage.follow(call);
        },
      },
      url,
    );
    this.reception.recall({ calls, tokens });
    this.access = { baseUrl: url, authUrl: url, clientId: client.id, clientSecret: client.secret };
    this.#stage = new Stage({
      ...{ client, context, redactor, clock: this.clock, reception: this.reception, access: this.access },
      tries: before.tries,
      journal: {
        begun: (scene, { startedAt, repeats }) => {
          this.#by = 'operator';
          void this.#note({ begun: scene, startedAt, repeats });
        },
        ended: (ended) => {
          if (ended) this.#bys.set(ended.scene, this.#by);
          void this.#note({ ended, by: this.#by }).then(this.#endKept);
        },
      },
    });
    this.#scenes = scenesFor(context);
    this.#played = plays.map(([play, received]) => playedScene(context, play, received));
    this.#bys = new Map(plays.map(([{ scene }, , by]) => [scene, by]));
    const output = () => undefined;
    const judge = judges.sceneJudge(context);
    const { access, ...shown } = { access: this.access, scenes: this.#scenes, judge, output, turns };
    const { authorityUrl } = this.parts;
    this.#driver = new OperatorDriver({ access, context, ...shown, isRemote: true, authorityUrl });
    this.page = new OperatorPage(this.#driver);
    const notifyPage = this.#driver.follow;
    this.#driver.follow = () => {
      notifyPage();
      this.#changed();
    };
  }

  /** Begins an attempt, or continues it where its last process stopped. */
  static async open(parts: AttemptParts): Promise<Attempt> {
    const { state, journal, lastAt } = await opened(parts);
    const attempt = new Attempt(parts, journal, state, lastAt);
    attempt.#ended = attempt.#run().catch((error: Error) => attempt.#failed(error));
    return attempt;
  }

  get isOver(): boolean {
    return this.#end !== null;
  }

  get isJudging(): boolean {
    return this.state.phase === 'judging' && this.#problem === null;
  }

  /** Who had the last scene played; `null` before the first. */
  get lastBy(): PlayedBy | null {
    return this.before.plays.at(-1)?.[2] ?? null;
  }

  get number(): number {
    return this.parts.number;
  }

  get #folder(): string {
    return this.parts.store.resultsFolder(this.parts.invitation.id, this.parts.number);
  }

  #write(entry: Parameters<Journal['add']>[0]): Promise<void> {
    this.lastAt = new Date();
    return this.journal.add(entry);
  }

  /** Writes a line without which the run cannot continue. */
  #note(entry: Parameters<Journal['add']>[0]): Promise<void> {
    return this.#write(entry).catch((error: Error) => this.#failed(error));
  }

  #failed(error: Error): void {
    if (this.#problem !== null) return;
    this.#problem = `The run stopped: ${error.message}`;
    this.parts.log(`${this.parts.invitation.id}: ${this.#problem}`);
    this.#leaving.abort();
    this.lastAt = new Date();
    this.#changed();
  }

  async #run(): Promise<void> {
    const judged = join(this.#folder, JUDGED);
    if (existsSync(judged)) {
      this.lastAt = statSync(judged).mtime;
      return this.#conclude(JSON.parse(readFileSync(judged, 'utf8')) as Judged);
    }
    const { finished } = this.before;
    const faults = finished === null ? await this.#play() : [];
    if (faults) await this.#judge(finished, faults);
  }

  /** @returns the error in the suite itself; `null`: the process leaves the attempt, which continues another time */
  async #play(): Promise<readonly string[] | null> {
    const { interrupted } = this.before;
    void this.#driver.recall(this.#played);
    const scene = this.#scenes.find(({ name }) => name === interrupted?.scene);
    if (scene && interrupted) this.#driver.resume(scene, interrupted.calls, AWAY);
    const run = {
      ...{ stage: this.#stage, scenes: this.#scenes, earlier: this.#played },
      // The page and the joined machine show it.
      notify: () => undefined,
      ...(interrupted ? { interrupted } : {}),
      isOneOfMany: true as const,
    };
    const keep = (played: readonly PlayedScene[]) => {
      this.#played = played;
      this.#changed();
    };
    const { played, faults } = await playAll(run, this.#driver, this.#leaving.signal, keep);
    this.#played = played;
    if (this.#leaving.signal.aborted) return null;
    await this.#write({ finished: new Date(this.clock.now()).toISOString() });
    return faults;
  }

  async #judge(finished: string | null, faults: readonly string[]): Promise<void> {
    const { invitation, judges, key } = this.parts;
    const isWhole = this.#played.length === this.#scenes.length;
    const unfinished = isWhole ? null : 'The integrator finished the run before all scenes were played.';
    const record = runRecord(this.before.context, {
      endedAt: finished ?? new Date(this.clock.now()).toISOString(),
      whole: isWhole && faults.length === 0,
      stopped: faults.length > 0 ? faults.join(' ') : unfinished,
      ...{ pace: invitation.pace, network: NETWORK, client: this.#clientRun() },
    });
    writeFileSync(join(this.#folder, 'run.json'), recordBytes(record));
    writeFileSync(join(this.#folder, 'evidence.ndjson'), evidenceBytes(callsOf(this.#played)));
    this.#changed();
    const { redactor } = this.#stage;
    const secrets = { secrets: redactor.values(), given: redactor.foreign() };
    const judged = await judges.run({ folder: this.#folder, key, ...secrets }).catch((error: Error): Judged => {
      this.parts.log(`${invitation.id}: ${error.message}`);
      const nextStep = 'The provider has the record, and can have it judged again. Ask for that.';
      return {
        verdict: 'inconclusive',
        meaning: error.message,
        nextStep,
        causes: [],
        files: [],
        refused: [error.message],
      };
    });
    this.lastAt = new Date();
    if (judged.files.length > 0) writeFileSync(join(this.#folder, JUDGED), JSON.stringify(judged));
    this.#conclude(judged);
  }

  #conclude({ refused, ...end }: Judged): void {
    this.#end = end;
    this.#problem = refused[0] ?? null;
    this.#driver.conclude({ ...end, folder: this.#folder });
    this.#changed();
  }

  #clientRun(): ClientRun {
    const bys = new Set(this.#played.map(({ scene }) => this.#bys.get(scene.name) ?? 'operator'));
    const [by = 'operator', ...others] = bys;
    const drivenBy = others.length > 0 ? 'operator' : by;
    return { drivenBy, answeredBy: 'stand-in', ...this.#stage.recordOf(this.#played) };
  }

  get state(): Omit<JoinedState, 'integrator'> {
    const { now, phase } = this.#driver.state;
    const scene = now?.heard.scene;
    const isBeing = phase === 'playing' || phase === 'between';
    return {
      ...{ state: this.revision, asked: this.clock.asked, attempt: this.number, access: this.access },
      phase: this.isOver ? 'over' : isBeing ? phase : 'judging',
      now: now && scene ? this.#nowOf(now, scene) : null,
      silence: silenceOf(this.#played, this.access.baseUrl),
      end: this.#end,
    };
  }

  #nowOf({ turn, file, heard }: NonNullable<OperatorDriver['state']['now']>, scene: Scene): JoinedState['now'] {
    const [number, of] = [this.#scenes.indexOf(scene) + 1, this.#scenes.length];
    return { turn, number, of, file, limitMs: limitOf(scene), calls: heard.calls.length };
  }

  /** What of the attempt is shown to those who only look. */
  get summary(): Summary {
    const { now, phase, scenes } = this.#driver.state;
    const counts = scenes.map(({ status }) => (typeof status === 'number' ? status : 0));
    const plays = this.#played.map(({ play }) => play);
    const refusals = [...plays.flatMap(({ refused = [] }) => refused), ...this.reception.between.list()];
    const isBeing = phase === 'playing' || phase === 'between';
    return {
      phase: this.isOver ? 'over' : isBeing ? 'playing' : 'judging',
      startedAt: this.before.context.startedAt,
      at: this.lastAt.toISOString(),
      ...{ scenes: this.#scenes.length, played: countedPlays(plays).played, now: now?.heard.scene.title ?? null },
      calls: plays.reduce((all, { calls }) => all + calls, now?.heard.calls.length ?? 0),
      refused: refusals.reduce((all, { calls }) => all + calls, 0),
      findings: counts.reduce((all, each) => all + each, now?.heard.findings.length ?? 0),
      repeats: plays.reduce((all, { repeats }) => all + repeats, 0),
      ...{ verdict: this.#end?.verdict ?? null, problem: this.#problem },
    };
  }

  /** Something has changed: waiting callers are notified, and the summary is written soon. */
  #changed(): void {
    this.revision += 1;
    // A machine that plays scenes can wait for the number of calls, but not for the next scene.
    if (this.#course !== this.#shownCourse) this.#notify();
    if (this.#summarized) return;
    this.#summarized = true;
    void sleep(this.isOver ? 0 : SUMMARY_MS, undefined, { ref: false }).then(() => {
      this.#summarized = false;
      this.#notify();
      this.#summarize();
    });
  }

  #notify(): void {
    this.#shownCourse = this.#course;
    this.#shownRevision = this.revision;
    for (const wake of this.#wakers.splice(0)) wake();
  }

  /** Changes that are announced at once: which scene is played, whether everything is over, and errors. */
  get #course(): string {
    const { now, phase } = this.#driver.state;
    return [phase, now?.turn, this.isOver, this.#problem].join();
  }

  #summarize(): void {
    const { store, invitation, mayWrite, log } = this.parts;
    try {
      if (mayWrite()) store.summarize(invitation.id, this.number, this.summary);
    } catch (error) {
      log(`${invitation.id}: ${(error as Error).message}`);
    }
  }

  /** Waits for a newer state than the one seen, a question about the clock, or the timeout. */
  async newer(seen: number, asked: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.#shownRevision <= seen && this.clock.asked <= asked)
      await new Promise<void>((resolve) => {
        this.#wakers.push(resolve);
        this.clock.wake = resolve;
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
  }

  /** A scene was played by a program. @returns `null`: it was over before, or has to be played again */
  async played({ turn, end, remark, by }: JoinedEnd): Promise<JoinedScene | null> {
    const { now } = this.#driver.state;
    if (now?.turn !== turn) return null;
    // What the client missed while the provider was away is unknown, and not its fault.
    if (this.before.interrupted && turn === this.before.turns) {
      await this.act({ what: 'repeat', turn: String(turn) });
      return null;
    }
    this.#by = by;
    const kept = new Promise<void>((resolve) => {
      this.#endKept = resolve;
    });
    if (!(await this.#driver.played(turn, { end, remark }, GRACE_MS[by]))) return null;
    // An answer is given only once: a process that continues the run has to know it.
    await Promise.race([kept, this.#ended]);
    const { calls, findings } = now.heard;
    return { calls: calls.length, missing: missingOf(now), findings };
  }

  /** Plays the first scene again if no call has come yet: why the client did not call may be settled by now. */
  async again(): Promise<boolean> {
    const [first] = this.#played;
    return first !== undefined && this.state.silence !== null && this.act({ what: 'play', scene: first.scene.name });
  }

  /** Does what the operator's buttons do. */
  act(form: Readonly<Record<string, string>>): Promise<boolean> {
    return this.#driver.act(form);
  }

  /** Leaves the attempt as it is: it continues when it is opened again. */
  async close(): Promise<void> {
    this.#leaving.abort();
    await this.#stage.close();
    await this.#ended;
    this.#summarize();
    this.page.close();
    this.#changed();
    await this.journal.close();
  }
}
