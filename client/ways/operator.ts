/** Has a person at the hotel system play the scenes, guided by a page. */
import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import { straysIn } from '../judging/events.ts';
import {
  allPlayed,
  isFine,
  isOpen,
  missingOf,
  type OperatorEnd,
  type SceneFinding,
  type SceneJudge,
  type SceneStatus,
} from '../page/state.ts';
import { sceneNamed } from '../scenes/index.ts';
import { reportsIn } from '../scenes/scene.ts';
import type { Driven, Driver, DriverParts } from './driver.ts';
import { Heard, hasSpoken } from './heard.ts';

/** The duration of one or two scenes says little about the others: the first includes setting up the system. */
const FEWEST_PACES = 3;
/** How much later than the press of a button calls may still come. */
const USUAL_GRACE_MS = 500;

export interface SceneNow {
  readonly file: SceneFile;
  /** Tells tries apart: an action meant for an earlier one is ignored. */
  readonly turn: number;
  /** How many earlier tries of the scene, in which the client called, are thrown away. */
  readonly repeats: number;
  /** Whether the previous scene had its own addresses and this one does not. */
  readonly movesBack: boolean;
  readonly heard: Heard;
  readonly end: (driven: Driven) => void;
}

export interface OperatorParts extends DriverParts {
  readonly context: RunContext;
  readonly scenes: readonly Scene[];
  readonly judge: SceneJudge;
  /** The operator is on another machine than the provider, and cannot see its folders and terminal. */
  readonly isRemote?: true;
  /** For a remote operator: the address of the certificate that the hotel system must trust; `null` or absent: none. */
  readonly authorityUrl?: string | null;
  /** Tries of scenes before this process; absent: none. */
  readonly turns?: number;
}

/** Everything that the page shows. */
export type OperatorState = OperatorDriver['state'];

/** An operator's driver: what the page shows, and what its buttons do. */
export class OperatorDriver implements Driver {
  readonly kind = 'operator';
  graceMs = USUAL_GRACE_MS;
  readonly isUntimed = true;
  /** Set by the server of the page, which knows whether anybody still looks. */
  close?: NonNullable<Driver['close']>;
  showEnd?: NonNullable<Driver['showEnd']>;
  /** Called after every change. */
  follow: () => void = () => undefined;
  readonly #known = new Map<string, Omit<SceneStatus, 'scene'>>();
  #current: SceneNow | null = null;
  #turns = 0;
  /** Whether the previous scene had its own addresses. */
  #hasMoved = false;
  /** `between`: no scene is being played. */
  #phase: 'playing' | 'between' | 'paused' | 'finished' | 'stopped' = 'between';
  #remark = '';
  #end: OperatorEnd | null = null;
  #wanted: Scene | null = null;
  #before: readonly Exchange[] = [];
  #noteFirst = '';
  #wake: () => void = () => undefined;
  /** Seconds per report in each scene that was played. */
  readonly #paces: number[] = [];
  /** The page's address for a phone in the same network; `null`: it is served only on this machine. */
  elsewhere: string | null = null;

  constructor(private readonly parts: OperatorParts) {
    this.#turns = parts.turns ?? 0;
  }

  /** Continues a scene after the run's process had ended. @param calls received before @param said for the operator */
  resume(scene: Scene, calls: readonly Exchange[], said: string): void {
    this.#wanted = scene;
    this.#before = calls;
    this.#noteFirst = said;
    // It counts as the same try.
    this.#turns -= 1;
  }

  async recall(earlier: readonly PlayedScene[]): Promise<void> {
    this.#hasMoved = earlier.at(-1)?.file.basePath !== undefined;
    for (const { scene, play, calls } of earlier) {
      this.#note(scene, play.end, await this.parts.judge(scene, calls));
      this.#timed(scene, Date.parse(play.endedAt) - Date.parse(play.startedAt));
    }
  }

  get ended(): 'paused' | 'finished' | null {
    return this.#phase === 'paused' || this.#phase === 'finished' ? this.#phase : null;
  }

  get state() {
    const now = this.#current;
    // The secret is handed out only on request.
    const { clientSecret: _, ...access } = this.parts.access;
    const scenes = this.parts.scenes.map((scene): SceneStatus => {
      const known = this.#known.get(scene.name) ?? { status: 'open', isWrong: false };
      return { scene, ...known, ...(now?.heard.scene === scene ? { status: 'now' } : {}) };
    });
    const [phase, said, end, elsewhere] = [this.#phase, this.#remark, this.#end, this.elsewhere];
    const { isRemote = false, authorityUrl = null } = this.parts;
    return { scenes, now, phase, said, access, end, left: this.#left(scenes), elsewhere, isRemote, authorityUrl };
  }

  #timed({ steps, seconds }: Scene, tookMs: number): void {
    const reports = reportsIn(steps).length;
    if (reports > 0) this.#paces.push(Math.max(0, tookMs / 1000 - seconds) / reports);
  }

  /** How long the remaining scenes take, and the assumed time per report (the median); `null`: unknown yet. */
  #left(scenes: readonly SceneStatus[]): { readonly minutes: number; readonly secondsAReport: number } | null {
    const open = scenes.filter(isOpen);
    const paces = this.#paces.toSorted((one, other) => one - other);
    if (paces.length < FEWEST_PACES || open.length === 0) return null;
    const secondsAReport = Math.max(1, Math.round(paces[Math.floor(paces.length / 2)] as number));
    const each = open.map(({ scene: { steps, seconds } }) => seconds + secondsAReport * reportsIn(steps).length);
    const minutes = Math.ceil(each.reduce((all, one) => all + one, 0) / 60);
    return { minutes: minutes > 20 ? Math.round(minutes / 5) * 5 : minutes, secondsAReport };
  }

  get secret(): string {
    return this.parts.access.clientSecret;
  }

  async next(played: readonly string[], signal: AbortSignal): Promise<Scene | null> {
    const open = () => this.parts.scenes.find(({ name }) => !played.includes(name)) ?? null;
    if (!this.#wanted && !open() && !this.ended) {
      this.#say('between', `${allPlayed(this.state.scenes)}. Look at them once more, or finish.`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    const next = this.ended || signal.aborted ? null : (this.#wanted ?? open());
    this.#wanted = null;
    return next;
  }

  play(file: SceneFile, signal: AbortSignal, repeats: number): Promise<Driven> {
    const scene = sceneNamed(file.scene) as Scene;
    const begunAt = performance.now();
    return new Promise<Driven>((resolve) => {
      const interrupt = () => end({ end: 'interrupted', remark: null, dropped: 'left' });
      const end = (driven: Driven) => {
        heard.leave();
        signal.removeEventListener('abort', interrupt);
        this.#current = null;
        if (driven.end === 'done') this.#timed(scene, performance.now() - begunAt);
        resolve(driven);
      };
      signal.addEventListener('abort', interrupt, { once: true });
      const { judge, output, scenes, context } = this.parts;
      const heard = new Heard(scene, {
        ...{ judge, output, judged: () => this.follow() },
        strays: (calls) => straysIn({ file, calls }, context),
        found: ({ summary, calls }) => output(`${calls.length > 0 ? 'not right' : 'at its end'}: ${summary}`),
      });
      this.#turns += 1;
      this.graceMs = USUAL_GRACE_MS;
      const movesBack = file.basePath === undefined && this.#hasMoved;
      this.#hasMoved = file.basePath !== undefined;
      this.#current = { file, turn: this.#turns, repeats, movesBack, heard, end };
      for (const call of this.#before) heard.received(call);
      this.#say('playing', this.#noteFirst || `Scene ${scenes.indexOf(scene) + 1}: ${scene.title}`);
      this.#before = [];
      this.#noteFirst = '';
    });
  }

  received(call: Exchange): void {
    const line = this.#current?.heard.received(call);
    if (line) this.#say('playing', `Call received. ${line}.`);
  }

  distrusted(): void {
    const heard = this.#current?.heard;
    // A client that retries breaks off again.
    if (!heard || hasSpoken(heard) || heard.hasDistrusted) return;
    heard.hasDistrusted = true;
    // Some scenes show a certificate that no client may trust.
    const said = heard.scene.certificate
      ? 'Your system has refused the certificate, as required.'
      : 'A call was broken off before it began: does your system trust certification-ca.pem?';
    this.parts.output(said);
    this.#say('playing', said);
  }

  /** Does what the operator wants. @returns `false`: meant for a scene that is over */
  async act({ what = '', scene = '', turn }: Readonly<Record<string, string>>): Promise<boolean> {
    const current = this.#current;
    if (this.ended) return false;
    if (what === 'pause') return this.#leave('paused', 'The run is paused. What was played is kept.');
    if (what === 'finish') return this.#leave('finished', 'The run is finished, and is being judged.');
    if (what === 'play') return this.#go(scene);
    if (current?.turn !== Number(turn) || !/^(?:done|skip|repeat)$/.test(what)) return false;
    await this.#settle(current, what);
    return true;
  }

  /** A scene played by a program is over. @returns `false`: it was over before */
  async played(turn: number, { end, remark }: Pick<Driven, 'end' | 'remark'>, graceMs: number): Promise<boolean> {
    const current = this.#current;
    if (this.ended || current?.turn !== turn) return false;
    await current.heard.whole();
    if (this.#current !== current) return false;
    this.#note(current.heard.scene, end, current.heard.findings);
    this.graceMs = graceMs;
    current.end({ end, remark });
    return true;
  }

  conclude(end: OperatorEnd): void {
    this.#end = end;
    this.#say('finished', `Verdict: ${end.verdict}.`);
  }

  /** The command is ending: the page's buttons no longer work. */
  stop(): void {
    if (!this.ended) this.#remark = 'The command in the terminal has ended.';
    if (this.#phase !== 'paused') this.#phase = 'stopped';
    this.follow();
  }

  #leave(phase: 'paused' | 'finished', said: string): true {
    this.parts.output(said);
    this.#drop('left');
    this.#say(phase, said);
    return true;
  }

  #go(name: string): boolean {
    const scene = this.parts.scenes.find((each) => each.name === name);
    if (!scene || this.#current?.heard.scene === scene) return false;
    this.#wanted = scene;
    this.#drop('left');
    return true;
  }

  #drop(dropped: 'again' | 'left'): void {
    this.#current?.end({ end: 'interrupted', remark: null, dropped });
    this.#wake();
  }

  async #settle(current: SceneNow, what: string): Promise<void> {
    const { heard } = current;
    if (what === 'repeat') {
      this.parts.output('the scene starts again');
      return this.#drop('again');
    }
    if (what === 'skip') {
      this.#note(heard.scene, 'skipped', []);
      return current.end({ end: 'skipped', remark: null });
    }
    const wasInReview = heard.isOver;
    await heard.whole();
    if (this.#current !== current) return;
    // An operator who confirms a second time has seen what is wrong.
    if (!isFine(current) && !wasInReview)
      return this.#say(
        'playing',
        `${missingOf(current) > 0 ? 'Something is missing: report it' : 'Something is wrong: repeat the scene'}, or go on.`,
      );
    this.#note(heard.scene, 'done', heard.findings);
    current.end({ end: 'done', remark: null });
  }

  #note({ name }: Scene, end: Play['end'], findings: readonly SceneFinding[]): void {
    const isWrong = findings.some(({ outcome }) => outcome === 'failed');
    this.#known.set(name, { status: end === 'done' || end === 'failed' ? findings.length : 'skipped', isWrong });
  }

  #say(phase: OperatorState['phase'], said: string): void {
    this.#phase = this.ended ?? phase;
    this.#remark = said;
    this.follow();
  }
}
