/** Reads a log once and keeps what may belong to a run, in bounded memory. */
import { basename } from 'node:path';
import { AGENT } from '../../cases/call.ts';
import { runTag } from '../../cases/record.ts';
import { percentDecoded } from '../../contract/address.ts';
import type { Match, OtherCalls } from '../../submission/match.ts';
import { problem } from '../../submission/problems.ts';
import { type Field, type Mapping, offsetsOf } from './columns.ts';
import type { ExpectedCall } from './expected.ts';
import { LogFile, type LoggedCall } from './formats.ts';
import { LogError, readLines } from './lines.ts';
import { type Paths, type Target, targetIn } from './targets.ts';
import { timeReader } from './times.ts';

/** A logged call that may belong to the run. */
export interface Candidate extends Target {
  /** Milliseconds since the epoch, by the log's clock. */
  readonly time: number;
  readonly method: string | null;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly clientId: string | null;
  readonly address: string | null;
  readonly bytes: number | null;
  /** Its owner: the client by its id or by the run's tag, or unknown. */
  readonly owner: 'own' | 'unknown' | 'other';
  /** Whose tag it has: this run's or another's; `null`: none. */
  readonly tag: 'own' | 'other' | null;
}

export interface Sought {
  readonly calls: readonly ExpectedCall[];
  readonly clientId: string;
  /** Other clients that the provider lists for a run, because other integrators use them too. */
  readonly sharedClients: readonly string[];
  readonly seed: string;
  readonly paths: Paths;
  /** Milliseconds since the epoch, by the run's clock. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export interface Collected {
  readonly files: Match['log'];
  /** First and last call of the log, by its clock; `null`: it has none. */
  readonly covers: { readonly from: number; readonly to: number } | null;
  readonly fields: ReadonlySet<Field>;
  /** In the order of their times. */
  readonly candidates: readonly Candidate[];
  /** All calls around the time of the run, whoever made them. */
  readonly around: number;
  /** Calls of the same client at other times, by minutes. */
  readonly elsewhere: ReadonlyMap<number, Minute>;
}

/** The calls of a minute; `from` and `to` in milliseconds since the epoch. */
export type Minute = { -readonly [Name in keyof OtherCalls]: number };

/** The most that the clocks of a log and a run may differ, in milliseconds: more could move a run to another time. */
export const MOST_OFFSET_MS = 15 * 60_000;
/** A margin, to detect clocks that differ by more. */
const MARGIN_MS = MOST_OFFSET_MS + 5 * 60_000;
/** The most calls that are kept: about 100 MB. */
const MOST_CANDIDATES = 1_000_000;
/** The most minutes with calls of the client that are counted one by one: two years of them. */
const MOST_MINUTES = 1_051_200;
const MINUTE_MS = 60_000;
/** The most different targets that are remembered. */
const MOST_TARGETS = 20_000;

const TAG = /\(run ([0-9a-f]{12})\)/;

/** A copy, so that a slice does not keep its line in memory. */
const own = (text: string | null) => (text === null ? null : Buffer.from(text).toString());

class Collector {
  readonly candidates: Candidate[] = [];
  readonly elsewhere = new Map<number, Minute>();
  around = 0;
  from = Number.POSITIVE_INFINITY;
  to = Number.NEGATIVE_INFINITY;
  readonly #agent: string;
  readonly #paths: ReadonlySet<string>;
  readonly #ids: ReadonlySet<string>;
  #targets = new Map<string, Target>();

  constructor(private readonly sought: Sought) {
    this.#agent = `(${runTag(sought.seed)})`;
    this.#paths = new Set(sought.calls.map(({ path }) => path));
    this.#ids = new Set(sought.calls.flatMap(({ replyIds }) => replyIds));
  }

  /** @param name of the file, for a sentence */
  take(call: LoggedCall, name: string): void {
    const { time } = call;
    if (time < this.from) this.from = time;
    if (time > this.to) this.to = time;
    const { startedAt, endedAt } = this.sought;
    const isAround = time >= startedAt - MARGIN_MS && time <= endedAt + MARGIN_MS;
    const tag = this.#tagOf(call);
    const owner = this.#ownerOf(call, tag);
    const hasId = call.requestId !== null && this.#ids.has(call.requestId);
    if (isAround) this.around += 1;
    if (hasId || (isAround && (owner !== 'other' || tag === 'own'))) this.#keep(call, { owner, tag, hasId }, name);
    if (owner === 'own' && !isAround && !hasId) this.#count(call, tag === 'own');
  }

  #tagOf({ userAgent }: LoggedCall): Candidate['tag'] {
    if (userAgent === null || !userAgent.startsWith(AGENT)) return null;
    if (userAgent.endsWith(this.#agent)) return 'own';
    return TAG.test(userAgent) ? 'other' : null;
  }

  #ownerOf({ clientId, status }: LoggedCall, tag: Candidate['tag']): Candidate['owner'] {
    if (clientId !== null && [clientId, percentDecoded(clientId)].includes(this.sought.clientId)) return 'own';
    // Web servers log whatever name was sent, and a run also tries invented names.
    const isMadeUp = tag === 'own' && status !== null && status >= 400;
    const isNobodys = clientId === null || isMadeUp || this.sought.sharedClients.includes(clientId);
    if (!isNobodys) return 'other';
    if (tag === null) return 'unknown';
    return tag;
  }

  #keep(call: LoggedCall, known: Pick<Candidate, 'owner' | 'tag'> & { readonly hasId: boolean }, name: string): void {
    const target = this.#targetOf(call.target);
    const isKnown = known.hasId || known.owner === 'own' || target.isMasked || this.#paths.has(target.path);
    if (!isKnown) return;
    if (this.candidates.length === MOST_CANDIDATES) {
      throw new LogError([problem('log.crowded', { name, most: MOST_CANDIDATES })]);
    }
    const { time, method, status, requestId, clientId, address, bytes } = call;
    const { owner, tag } = known;
    this.candidates.push({
      ...{ time, method: own(method)?.toUpperCase() ?? null, status, bytes, owner, tag },
      ...{ requestId: own(requestId), clientId: own(clientId), address: own(address) },
      ...target,
    });
  }

  #targetOf(text: string): Target {
    const known = this.#targets.get(text);
    if (known) return known;
    if (this.#targets.size === MOST_TARGETS) this.#targets = new Map();
    const target = targetIn(own(text) as string, this.sought.paths);
    this.#targets.set(own(text) as string, target);
    return target;
  }

  #count({ time, status }: LoggedCall, isTagged: boolean): void {
    const at = Math.floor(time / MINUTE_MS);
    let minute = this.elsewhere.get(at);
    if (!minute) {
      if (this.elsewhere.size === MOST_MINUTES) return;
      minute = { from: time, to: time, calls: 0, accepted: 0, sameTag: 0 };
      this.elsewhere.set(at, minute);
    }
    addTo(minute, { time, status, isTagged });
  }
}

/** Counts a call in its minute, or in a total of several. */
export function addTo(
  minute: Minute,
  { time, status, isTagged }: { readonly time: number; readonly status: number | null; readonly isTagged: boolean },
): void {
  minute.from = Math.min(minute.from, time);
  minute.to = Math.max(minute.to, time);
  minute.calls += 1;
  if (status !== null && status >= 200 && status < 300) minute.accepted += 1;
  if (isTagged) minute.sameTag += 1;
}

/** Reads all files of a log. @throws {LogError} if one cannot be read, has no known format, or was given twice */
export async function collect(paths: readonly string[], mapping: Mapping, sought: Sought): Promise<Collected> {
  const collector = new Collector(sought);
  const files: Match['log'][number][] = [];
  const fields = new Set<Field>();
  for (const path of paths) {
    const name = basename(path);
    const file = new LogFile(name, mapping, timeReader({ ...mapping.time, offsetAt: offsetsOf(mapping) }));
    let calls = 0;
    const { sha256, bytes, lines } = await readLines(path, name, (line) => {
      const call = file.read(line);
      if (!call) return;
      calls += 1;
      collector.take(call, name);
    });
    const same = files.find((each) => each.sha256 === sha256);
    if (same) throw new LogError([problem('log.twice', { name, other: same.name })]);
    for (const field of file.fields()) fields.add(field);
    files.push({ name, sha256, bytes, format: file.format ?? '', lines, calls });
  }
  const { from, to, around, elsewhere, candidates } = collector;
  const covers = from <= to ? { from, to } : null;
  return { files, covers, fields, around, elsewhere, candidates: candidates.sort((a, b) => a.time - b.time) };
}
