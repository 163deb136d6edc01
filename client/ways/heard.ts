/** The calls of one try of a scene: reported as they arrive, and judged within a second. */
import type { Exchange } from '../../contract/evidence.ts';
import type { Scene } from '../../contract/scene.ts';
import { answerWords, callName, strayWords } from '../judging/words.ts';
import type { SceneFinding, SceneJudge } from '../page/state.ts';

const JUDGED_AFTER_MS = 50;

/** Callbacks for received calls. */
export interface Hearing {
  readonly judge: SceneJudge;
  /** Those of the calls that are about a stay of another scene, and its name. */
  readonly strays: (calls: readonly Exchange[]) => ReadonlyMap<Exchange, string>;
  readonly output: (line: string) => void;
  /** Something new is wrong. */
  readonly found: (finding: SceneFinding) => void;
  /** The calls have been judged once more. */
  readonly judged: () => void;
}

/** Whether a client sent too much in a scene with a bad certificate: anything, or a second call if that comes later. */
export const hasSpoken = ({ scene, calls }: Pick<Heard, 'scene' | 'calls'>): boolean =>
  calls.length > (scene.certificateAfter ? 1 : 0);

/** One try of a scene. */
export class Heard {
  calls: readonly Exchange[] = [];
  findings: readonly SceneFinding[] = [];
  strays: ReadonlyMap<Exchange, string> = new Map();
  /** Whether no more calls are expected: only then is anything missing. */
  isOver = false;
  /** When the latest call was answered, by `performance.now()`. */
  lastAt = 0;
  /** Whether the client has broken off a TLS handshake. */
  hasDistrusted = false;
  #isLeft = false;
  #judging: NodeJS.Timeout | undefined;
  /** While the calls are being judged; those that come meanwhile are judged after them. */
  #underWay: Promise<void> | null = null;

  constructor(
    readonly scene: Scene,
    private readonly hearing: Hearing,
  ) {}

  /** @returns what came of it, in a few words; `null`: the call belongs to another scene */
  received(call: Exchange): string | null {
    if (call.received?.scene !== this.scene.name) return null;
    this.calls = [...this.calls, call].sort((a, b) => a.seq - b.seq);
    this.lastAt = performance.now();
    this.strays = this.hearing.strays(this.calls);
    const scene = this.strays.get(call);
    const line = `${callName(call, call.request.operation)}: ${answerWords(call, this.calls)}${scene ? `, ${strayWords(scene)}` : ''}`;
    this.hearing.output(`call ${this.calls.length}, ${line}`);
    clearTimeout(this.#judging);
    this.#judging = setTimeout(() => void this.#judge(), JUDGED_AFTER_MS);
    return line;
  }

  /** Judges the scene as one that is finished. */
  async whole(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.#judging);
    // More calls may have come since the judging started.
    await this.#underWay;
    await this.#judge();
  }

  /** Nobody is interested in this try any more. */
  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.#judging);
  }

  #judge(): Promise<void> {
    this.#underWay ??= this.#judged().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async #judged(): Promise<void> {
    const { calls, hearing } = this;
    const found = await hearing.judge(this.scene, calls);
    if (this.#isLeft) return;
    if (this.calls !== calls) return this.#judged();
    const known = new Set(this.findings.map(({ summary }) => summary));
    this.findings = found.filter(({ calls, isAwaited }) => this.isOver || (calls.length > 0 && !isAwaited));
    for (const finding of this.findings) if (!known.has(finding.summary)) hearing.found(finding);
    hearing.judged();
  }
}
