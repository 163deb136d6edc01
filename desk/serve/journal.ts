/** What has happened in an attempt, line by line: a process killed at any moment loses nothing that was answered. */
import { closeSync, fdatasync, openSync, readFileSync, truncateSync, write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play } from '../../contract/scene.ts';
import type { ClientRun } from '../../submission/result.ts';

const written = promisify(write);
const synced = promisify(fdatasync);

/** Who makes the client play a scene. */
export type PlayedBy = Exclude<ClientRun['drivenBy'], 'elsewhere'>;

/** A line of the journal. Tokens, and the key of their tags, are secret. */
export type Entry =
  /** @param tagKey hex; absent: from an earlier release, whose key follows from secret and seed */
  | { readonly opened: RunContext; readonly tagKey?: string }
  | { readonly begun: string; readonly startedAt: string; readonly repeats: number }
  /** @param tokens issued by the reply, by their tags @param ahead how far the run's clock is ahead, in ms */
  | { readonly call: Exchange; readonly tokens: Readonly<Record<string, string>>; readonly ahead: number }
  /** The reply to a call was sent, or lost. */
  | { readonly answered: string; readonly durationMs: number; readonly lost: boolean }
  /** A scene is over; `null`: it was dropped. */
  | { readonly ended: Play | null; readonly by: PlayedBy }
  | { readonly finished: string };

const PRIVATE_FILE = 0o600;
const LINE_BREAK = 0x0a;
/** How long a line waits for others to be synced with it. */
const SOON_MS = 50;

const lineOf = (entry: Entry) => `${JSON.stringify(entry)}\n`;

/** Appends to a journal; lines written together are synced together. */
export class Journal {
  readonly #file: number;
  #waiting: string[] = [];
  #writing: Promise<void> | null = null;

  /** @param mayWrite whether this process may still write */
  constructor(
    path: string,
    private readonly mayWrite: () => boolean,
  ) {
    this.#file = openSync(path, 'a', PRIVATE_FILE);
  }

  /** Writes a line. @returns when it is safe on disk */
  async add(entry: Entry): Promise<void> {
    this.#waiting.push(lineOf(entry));
    await this.#flush();
  }

  /** Writes a line without waiting: with the next one, or soon. @returns as `add` does */
  async addSoon(entry: Entry): Promise<void> {
    this.#waiting.push(lineOf(entry));
    await sleep(SOON_MS);
    await this.#flush();
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      this.#writing ??= this.#write().finally(() => {
        this.#writing = null;
      });
      await this.#writing;
    }
    await this.#writing;
  }

  async #write(): Promise<void> {
    const lines = Buffer.from(this.#waiting.join(''));
    this.#waiting = [];
    if (!this.mayWrite()) throw new Error('Another process has taken this run over');
    for (let at = 0; at < lines.length; ) at += (await written(this.#file, lines, at)).bytesWritten;
    await synced(this.#file);
  }

  /** Writes what is still pending, and ends. */
  async close(): Promise<void> {
    while (this.#writing || this.#waiting.length > 0) await this.#flush().catch(() => undefined);
    closeSync(this.#file);
  }
}

/** The entries of a journal; an incomplete last line, to which no reply was sent, is cut off. */
export function readJournal(path: string): Entry[] {
  const bytes = readFileSync(path);
  const whole = bytes.subarray(0, bytes.lastIndexOf(LINE_BREAK) + 1);
  if (whole.length < bytes.length) truncateSync(path, whole.length);
  const lines = whole.toString().split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Entry);
}

/** The state of an attempt, from its journal. */
export interface JournalState {
  readonly context: RunContext;
  readonly tagKey: string | null;
  readonly plays: readonly (readonly [play: Play, calls: readonly Exchange[], by: PlayedBy])[];
  readonly interrupted: ReturnType<typeof begunBy> | null;
  readonly tokens: Readonly<Record<string, string>>;
  /** All calls that were answered, including those of dropped tries. */
  readonly calls: readonly Exchange[];
  readonly ahead: number;
  /** How often any scene was started. */
  readonly turns: number;
  /** As in `Stage`. */
  readonly tries: ReadonlyMap<string, number>;
  /** When the last scene was over, RFC 3339; `null`: the attempt continues. */
  readonly finished: string | null;
}

const begunBy = (entry: Extract<Entry, { begun: string }>) => ({
  ...{ scene: entry.begun, startedAt: entry.startedAt, repeats: entry.repeats },
  calls: [] as Exchange[],
});

/** How a call ended that was written down before it was answered. */
function closed(call: Exchange, { durationMs, lost }: Extract<Entry, { answered: string }>): Exchange {
  const received = lost && call.received ? { ...call.received, lost: true as const } : call.received;
  return { ...call, durationMs, ...(received ? { received } : {}) };
}

/** Reads the state of an attempt. @throws {TypeError} if it does not begin as every journal does */
export function stateBy(entries: readonly Entry[]): JournalState {
  const [first, ...rest] = entries;
  if (!first || !('opened' in first)) throw new TypeError('The journal does not begin with the context of a run');
  const plays = new Map<string, JournalState['plays'][number]>();
  const [tokens, calls, tries]: [Record<string, string>, Exchange[], Map<string, number>] = [{}, [], new Map()];
  let interrupted: JournalState['interrupted'] = null;
  let [ahead, turns] = [0, 0];
  let finished: string | null = null;
  for (const entry of rest) {
    if ('begun' in entry) {
      interrupted = begunBy(entry);
      turns += 1;
    } else if ('call' in entry) {
      Object.assign(tokens, entry.tokens);
      ahead = entry.ahead;
      calls.push(entry.call);
      interrupted?.calls.push(entry.call);
    } else if ('answered' in entry) {
      const at = interrupted?.calls.findIndex(({ id }) => id === entry.answered) ?? -1;
      const call = interrupted?.calls[at];
      if (interrupted && call) interrupted.calls[at] = closed(call, entry);
    } else if ('ended' in entry) {
      const { ended, by } = entry;
      // It counts as last played, and in that place of the order.
      if (ended) plays.delete(ended.scene);
      if (ended) plays.set(ended.scene, [ended, interrupted?.calls ?? [], by]);
      if (interrupted) tries.set(interrupted.scene, interrupted.repeats + (interrupted.calls.length > 0 ? 1 : 0));
      interrupted = null;
    } else if ('finished' in entry) finished = entry.finished;
  }
  const { opened: context, tagKey = null } = first;
  return { context, tagKey, plays: [...plays.values()], interrupted, tokens, calls, ahead, turns, tries, finished };
}
