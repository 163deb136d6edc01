/**
 * What a history keeps of a run: enough to say what changed since the night before, so that a year of nights is a few
 * megabytes. `contract/night.schema.json` says what the members mean.
 */
import { hash } from 'node:crypto';
import { isOfRate } from '../cases/waiting.ts';
import { type Exchange, statusOf } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import type { Schemas } from '../contract/schemas.gen.ts';
import { cut } from '../contract/visible.ts';
import { OPERATIONS } from '../contract/words.ts';
import { checkNight, readJson } from './json-entry.ts';
import type { VerdictFile } from './result.ts';
import { wasNotRun } from './verdict.ts';

/** One run, as a history keeps it. */
export type Night = Schemas['night'];

/** A cause of a night, with the operations that it shows at. */
export type NightCause = Night['causes'][number];

/** How long an operation took to answer, in milliseconds: median, quartiles and 95th percentile of so many replies. */
export type Band = NonNullable<Night['latency'][string]>;

/** By requirement, the cases of its instances; a requirement's only instance is the empty case. */
type Cases = Schemas['night.cases'];

/** Facts about a night that its verdict does not contain. */
export type NightFacts = Pick<Night, 'seed' | 'only' | 'pace' | 'decided'>;

const LONGEST_TITLE = 300;

/** The value below which a share of sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? 0;
}

/** The median of values in any order. */
export const medianOf = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

/** The latency of each operation, from replies at the first try that were not rate limited. */
export function latencyOf(exchanges: Iterable<Exchange>): Night['latency'] {
  const answered = [...exchanges].filter(({ reply, waits }) => reply && !isOfRate(reply.status) && waits.length === 0);
  const times = groupedBy(answered, ({ request }) => request.operation);
  return Object.fromEntries(
    OPERATIONS.flatMap((operation) => {
      const sorted = (times.get(operation) ?? []).map(({ durationMs }) => durationMs).sort((a, b) => a - b);
      if (sorted.length === 0) return [];
      const [low, median, high, most] = [0.25, 0.5, 0.75, 0.95].map((share) => tenths(quantile(sorted, share)));
      return [[operation, { replies: sorted.length, low, median, high, most } as Band]];
    }),
  );
}

function refusedForPace(exchanges: Iterable<Exchange>): number {
  return [...exchanges].flatMap((each) => [...each.waits.map(({ status }) => status), statusOf(each)]).filter(isOfRate)
    .length;
}

function casesOf(ids: readonly string[]): Cases {
  const split = ids.map((id) => /^([^:]*):?(.*)$/s.exec(id) ?? [id, id, '']);
  return Object.fromEntries(
    Array.from(
      groupedBy(split, ([, requirement = '']) => requirement),
      ([requirement, each]) => [requirement, each.map(([, , name = '']) => name)],
    ),
  );
}

export const idsOf = (cases: Cases): string[] =>
  Object.entries(cases).flatMap(([id, own]) => own.map((name) => (name === '' ? id : `${id}:${name}`)));

function outcomesOf(lines: VerdictFile['requirements']): Night['outcomes'] {
  const byOutcome = groupedBy(lines, ({ outcome }) => (outcome === 'passed' ? null : outcome));
  return Object.fromEntries(Array.from(byOutcome, ([outcome, own]) => [outcome, casesOf(own.map(({ id }) => id))]));
}

function causesOf({ causes, requirements }: VerdictFile): NightCause[] {
  const lines = new Map(requirements.map((line) => [line.id, line]));
  return (causes ?? []).flatMap(({ id, title, outcome, instances }): NightCause[] => {
    const own = instances.flatMap((each) => lines.get(each) ?? []).filter((line) => !wasNotRun(line));
    if (own.length === 0) return [];
    const operations = OPERATIONS.filter((operation) => own.some((line) => line.operation === operation));
    // A cause named by its reason may be as long as a reply.
    const name = id.length > LONGEST_TITLE ? hash('sha256', id) : id;
    return [{ id: name, title: cut(title, LONGEST_TITLE), outcome, operations, instances: own.length }];
  });
}

/** The night of a run. @param exchanges those that it recorded; `null`: only its verdict is available */
export function nightOf(file: VerdictFile, exchanges: Iterable<Exchange> | null, facts: NightFacts): Night {
  const { verdict, subject, target, suite, product, claims, profile, times, stopped, counts, requirements } = file;
  const run = requirements.filter((line) => !wasNotRun(line));
  return {
    ...{ times, ...facts, subject, target, suite, product, claims, profile, verdict, counts },
    stopped: stopped === null ? null : cut(stopped, LONGEST_TITLE),
    causes: causesOf(file),
    // A night without a decided verdict is not compared with others.
    tried: facts.decided && run.length < requirements.length ? casesOf(run.map(({ id }) => id)) : null,
    outcomes: facts.decided ? outcomesOf(run) : {},
    // The suite's own response times say nothing about a client.
    latency: subject === 'service' ? latencyOf(exchanges ?? []) : {},
    refusedForPace: refusedForPace(exchanges ?? []),
  };
}

/** Bytes of a night's file, at most. */
export const LONGEST_NIGHT = 2 ** 20;
const MANNER = { bytes: LONGEST_NIGHT, depth: 6 };

/** Reads a night. @param where the beginning of the message @throws {Refusal} saying what is wrong with it */
export function parseNight(bytes: Buffer, where: string): Night {
  return readJson<Night>(bytes, where, MANNER, checkNight);
}

/** `2026-11-24T031700Z-c0ffee00.json`: sortable by time, and valid on every file system. */
export function nightName({ times, seed }: Pick<Night, 'times' | 'seed'>): string {
  return `${times.startedAt.replace(/:|\.\d+/g, '')}-${seed}.json`;
}

/** The bytes of a night's file. */
export function nightBytes(kept: Night): Buffer {
  return Buffer.from(`${JSON.stringify(kept)}\n`);
}
