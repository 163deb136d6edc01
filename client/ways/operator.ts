/** Plays scenes by a person at the hotel system, guided by a page. */
import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import type {
  OperatorAction,
  OperatorEnd,
  OperatorState,
  SceneFinding,
  SceneJudge,
  SceneNow,
  SceneStatus,
} from '../page/state.ts';
import { missingOf, stepsOf } from '../page/state.ts';
import { sceneNamed } from '../scenes/index.ts';
import { reportsIn } from '../scenes/scene.ts';
import { accessIn, type Driven, type Driver, type DriverParts } from './driver.ts';
import { Heard } from './heard.ts';

/** What a report takes a person of whom nothing is known yet. */
const USUAL_REPORT_S = 60;

interface Current extends Pick<SceneNow, 'scene' | 'file' | 'turn'> {
  readonly heard: Heard;
  readonly end: (driven: Driven) => void;
}

const SKIPPED = { status: 'skipped', findings: null } as const;

/** An operator's driver: what the page shows, and what its buttons do. */
export class OperatorDriver implements Driver {
  readonly kind = 'operator';
  readonly graceMs = 500;
  readonly isUntimed = true;
  close = async (): Promise<void> => undefined;
  /** Set by the page's server, which knows whether somebody still looks. */
  showEnd = async (end: OperatorEnd, _signal: AbortSignal): Promise<void> => this.conclude(end);
  readonly #known = new Map<string, Omit<SceneStatus, 'scene'>>();
  readonly #followers = new Set<(state: OperatorState) => void>();
  #current: Current | null = null;
  #turns = 0;
  #phase: OperatorState['phase'] = 'between';
  #said = '';
  #end: OperatorEnd | null = null;
  #isOver = false;
  #wanted: Scene | null = null;
  #wake: () => void = () => undefined;
  /** Seconds that a report took in each scene that was played. */
  readonly #paces: number[] = [];
  /** Where the page is served to others; set by its server. */
  elsewhere: string | null = null;

  constructor(
    private readonly parts: DriverParts & { readonly scenes: readonly Scene[]; readonly judge: SceneJudge },
  ) {}

  async recall(earlier: readonly PlayedScene[]): Promise<void> {
    for (const { scene, play, calls } of earlier) {
      this.#note(scene, play.end, await this.parts.judge(scene, calls));
      this.#timed(scene, Date.parse(play.endedAt) - Date.parse(play.startedAt));
    }
  }

  get ended(): 'paused' | 'finished' | null {
    return this.#phase === 'paused' || this.#phase === 'finished' ? this.#phase : null;
  }

  /** Follows every change from now on. @returns stops that */
  follow(follower: (state: OperatorState) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  get state(): OperatorState {
    const { baseUrl, authUrl, clientId } = accessIn(this.#current?.file ?? {}, this.parts.access);
    const access = { baseUrl, authUrl, clientId };
    const scenes = this.parts.scenes.map((scene): SceneStatus => {
      const { status, findings } = this.#known.get(scene.name) ?? { status: 'open', findings: null };
      return { scene, status: this.#current?.scene === scene ? 'now' : status, findings };
    });
    const ended = { end: this.#end, isOver: this.#isOver, minutesLeft: this.#minutesLeft(scenes) };
    const now = { now: this.#now(), phase: this.#phase, said: this.#said };
    return { scenes, ...now, access, ...ended, elsewhere: this.elsewhere };
  }

  #timed({ steps, seconds }: Scene, tookMs: number): void {
    const reports = reportsIn(steps).length;
    if (reports > 0) this.#paces.push(Math.max(0, tookMs / 1000 - seconds) / reports);
  }

  /** By the median: one long break says nothing about the other scenes. */
  #minutesLeft(scenes: readonly SceneStatus[]): number {
    const paces = this.#paces.toSorted((one, other) => one - other);
    const pace = paces[Math.floor(paces.length / 2)] ?? USUAL_REPORT_S;
    const open = scenes.filter(({ status }) => status === 'open' || status === 'now');
    const left = open.map(({ scene: { steps, seconds } }) => seconds + pace * reportsIn(steps).length);
    const minutes = Math.ceil(left.reduce((all, each) => all + each, 0) / 60);
    return minutes > 10 ? Math.round(minutes / 5) * 5 : minutes;
  }

  get secret(): string {
    return this.parts.access.clientSecret;
  }

  async next(played: readonly string[], signal: AbortSignal): Promise<Scene | null> {
    const open = () => this.parts.scenes.find(({ name }) => !played.includes(name)) ?? null;
    if (!this.#wanted && !open() && !this.ended) {
      this.#say('between', 'All scenes have been played. Look at them once more, or finish.');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    const next = this.ended || signal.aborted ? null : (this.#wanted ?? open());
    this.#wanted = null;
    return next;
  }

  play(file: SceneFile, signal: AbortSignal): Promise<Driven> {
    const scene = sceneNamed(file.scene) as Scene;
    const begunAt = performance.now();
    this.#turns += 1;
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
      const turn = this.#turns;
      const { judge, output } = this.parts;
      const found = ({ summary }: SceneFinding) => output(`not right: ${summary}`);
      const heard = new Heard(scene, { judge, output, found, judged: () => this.#show() });
      this.#current = { scene, file, turn, heard, end };
      this.#say('playing', `Scene ${this.#numberOf(scene)}: ${scene.title}`);
    });
  }

  received(call: Exchange): void {
    const line = this.#current?.heard.received(call);
    if (line) this.#say('playing', `Call received. ${line}.`);
  }

  /** Does what the operator wants. @returns `false`: meant for a scene that is over */
  async act(action: OperatorAction): Promise<boolean> {
    const current = this.#current;
    if (this.ended) return false;
    switch (action.what) {
      case 'pause':
        return this.#leave('paused', 'The run is paused. What was played is kept.');
      case 'finish':
        return this.#leave('finished', 'The run is finished, and is being judged.');
      case 'play':
        return this.#go(action.scene);
      default:
        if (current?.turn !== action.turn) return false;
        await this.#settle(current, action.what);
        return true;
    }
  }

  /** Shows how the run came out. */
  conclude(end: OperatorEnd): void {
    this.#end = end;
    this.#say('finished', `Verdict: ${end.verdict}.`);
  }

  /** The command ends: the page can do nothing more. */
  stop(): void {
    this.#isOver = true;
    this.#say('stopped', this.ended ? this.#said : 'The command in the terminal has ended.');
  }

  #leave(phase: 'paused' | 'finished', said: string): true {
    this.parts.output(said);
    this.#drop('left');
    this.#say(phase, said);
    return true;
  }

  #go(name: string): boolean {
    const scene = this.parts.scenes.find((each) => each.name === name);
    if (!scene || this.#current?.scene === scene) return false;
    this.#wanted = scene;
    this.#drop('left');
    return true;
  }

  #drop(dropped: 'again' | 'left'): void {
    this.#current?.end({ end: 'interrupted', remark: null, dropped });
    this.#wake();
  }

  async #settle(current: Current, what: 'done' | 'skip' | 'repeat'): Promise<void> {
    if (what === 'repeat') {
      this.parts.output('the scene is begun again');
      return this.#drop('again');
    }
    if (what === 'skip') {
      this.#note(current.scene, 'skipped', []);
      return current.end({ end: 'skipped', remark: null });
    }
    const { heard } = current;
    const wasInReview = heard.isOver;
    await heard.whole();
    if (this.#current !== current) return;
    const isFine = heard.findings.length === 0 && this.#now()?.missing.length === 0;
    // An operator who confirms twice has seen what is wrong.
    if (!isFine && !wasInReview)
      return this.#say('playing', 'Not everything is as it should be: repeat the scene, or go on.');
    this.#note(current.scene, 'done', heard.findings);
    current.end({ end: 'done', remark: null });
  }

  #note(scene: Scene, end: Play['end'], findings: readonly SceneFinding[]): void {
    this.#known.set(scene.name, end === 'done' ? { status: end, findings: findings.length } : SKIPPED);
  }

  #now(): SceneNow | null {
    if (!this.#current) return null;
    const { scene, file, turn, heard } = this.#current;
    const { calls, findings, isOver: inReview } = heard;
    const steps = stepsOf(file, calls);
    const missing = missingOf(scene, steps);
    return { scene, file, turn, number: this.#numberOf(scene), calls, steps, missing, findings, inReview };
  }

  #numberOf(scene: Scene): number {
    return this.parts.scenes.indexOf(scene) + 1;
  }

  #say(phase: OperatorState['phase'], said: string): void {
    this.#phase = this.ended ?? phase;
    this.#said = said;
    this.#show();
  }

  #show(): void {
    const { state } = this;
    for (const follower of this.#followers) follower(state);
  }
}
