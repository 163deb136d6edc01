/** Judges any suite's submission again with this one: what holds, what fails, and what its evidence does not show. */
import { isDeepStrictEqual } from 'node:util';
import { isAboutWholeRun } from '../contract/catalogue/whole-run.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Judgement } from '../judgement/judge.ts';
import { rejudge } from './assemble.ts';
import type { Entries } from './attestation.ts';
import { readZip } from './read.ts';
import { parseEvidence, parseRecord } from './record.ts';
import type { RunRecord } from './result.ts';
import { catalogueDigest, suiteIdentity, suiteName } from './suite.ts';

export const isOwn = ({ suite }: Pick<RunRecord, 'suite'>): boolean => suite.digest === suiteIdentity().digest;

/** The record of a run as this suite judges it: a run of another suite is whole only for that suite. */
export function judgedHere(record: RunRecord, exchanges: readonly Exchange[]): RunRecord {
  const ends = exchanges.map(({ sentAt, durationMs }) => Date.parse(sentAt) + durationMs);
  const endedAt = ends.reduce((latest, each) => Math.max(latest, each), Date.parse(record.times.endedAt));
  const times = { ...record.times, endedAt: new Date(endedAt).toISOString() };
  if (isOwn(record)) return { ...record, times };
  const suite = suiteIdentity();
  const because = `It was run by the suite ${suiteName(record.suite)} and judged by ${suiteName(suite)}: certified is only what the suite that judges has run.`;
  const stopped = record.stopped === null ? because : `${record.stopped} ${because}`;
  return { ...record, times, suite, catalogueDigest: catalogueDigest(), whole: false, stopped };
}

/** The result of judging old evidence again. Each member holds ids of instances, in the plan's order. */
export interface JudgedAgain {
  readonly failed: readonly string[];
  /** Instances that a person must review. */
  readonly reviews: readonly string[];
  /** Instances that the run did not test as this suite does: nothing was sent for them, or other requests were. */
  readonly notCovered: readonly string[];
  /** MUSTs that could not be judged. */
  readonly inconclusive: readonly string[];
}

/** A submission and a delta run, judged again together. */
export interface JudgedTogether extends JudgedAgain {
  /** Members of the context in which the delta run differs; if there are any, the rest means nothing. */
  readonly differs: readonly string[];
}

type Kind = keyof JudgedAgain | 'decided';

async function judgementsOf(record: RunRecord, exchanges: readonly Exchange[]) {
  if (record.context.subject === 'service') return rejudge({ ...record, only: [], ofPart: true }, exchanges);
  const { rejudgeClient } = await import('../client/submission/rejudge.ts');
  // A client decides what it sends, so no request can differ from the suite's.
  return { judgements: (await rejudgeClient(record, exchanges)).judgements, foreign: [] };
}

function kindOf({ outcome, instance, notRun, exchanges }: Judgement, others: ReadonlySet<string>): Kind {
  // Rules over a whole run apply to every request that was sent.
  if (notRun || (exchanges.some((id) => others.has(id)) && !isAboutWholeRun(instance.id))) return 'notCovered';
  if (outcome === 'failed') return 'failed';
  if (outcome === 'review') return 'reviews';
  return outcome === 'inconclusive' && instance.requirement.level === 'MUST' ? 'inconclusive' : 'decided';
}

/** The record and exchanges of a zip. @throws {Refusal} if it cannot be read */
export async function recordIn(zip: Buffer): Promise<{ record: RunRecord; exchanges: Exchange[]; entries: Entries }> {
  const entries = await readZip(zip);
  const record = parseRecord(entries.get('run.json') ?? Buffer.alloc(0));
  const exchanges = parseEvidence(entries.get('evidence.ndjson') ?? Buffer.alloc(0));
  return { record, exchanges: exchanges.sort((a, b) => a.seq - b.seq), entries };
}

/** The outcome of each instance, by id. */
async function kindsOf({ record, exchanges }: Awaited<ReturnType<typeof recordIn>>): Promise<Map<string, Kind>> {
  const { judgements, foreign } = await judgementsOf(judgedHere(record, exchanges), exchanges);
  const others = new Set(foreign.map(({ id }) => id));
  return new Map(judgements.map((each) => [each.instance.id, kindOf(each, others)]));
}

function listed(kinds: ReadonlyMap<string, Kind>): JudgedAgain {
  const of = (kind: Kind) => [...kinds].flatMap(([id, each]) => (each === kind ? [id] : []));
  return {
    failed: of('failed'),
    reviews: of('reviews'),
    notCovered: of('notCovered'),
    inconclusive: of('inconclusive'),
  };
}

/** The first of these that either run shows counts: a failure remains one, and an undecided instance can be decided. */
const GRAVEST = ['failed', 'reviews', 'decided', 'inconclusive'] as const;

/** In which settings two runs differ. Stays may be used up, and the embedded mock's port is random. */
export function othersOf(old: RunContext, now: RunContext): string[] {
  const of = ({ subject, clientId, product, claims, profile, target, values }: RunContext) => {
    const { stays: _stays, reservationIds: _ids, ...given } = values;
    return { subject, clientId, product, claims, profile, values: given, target: target.embedded || target };
  };
  const [was, is] = [of(old), of(now)];
  return (Object.keys(was) as (keyof typeof was)[]).filter((name) => !isDeepStrictEqual(was[name], is[name]));
}

/**
 * Judges a submission's evidence with this suite. That it is genuine was found out by the release that made it.
 * @param delta a delta run that completes it; the whole is judged
 * @throws {Refusal} where one cannot be read
 */
export async function judgeAgain(zip: Buffer, delta?: Buffer): Promise<JudgedTogether> {
  const old = await recordIn(zip);
  const kinds = await kindsOf(old);
  if (!delta) return { ...listed(kinds), differs: [] };
  const more = await recordIn(delta);
  const added = await kindsOf(more);
  for (const [id, kind] of kinds) {
    const both = [kind, added.get(id)];
    // A review in the old evidence that the delta run has tested again.
    const isShownAgain = kind === 'reviews' && added.get(id) === 'decided';
    kinds.set(id, isShownAgain ? 'decided' : (GRAVEST.find((each) => both.includes(each)) ?? 'notCovered'));
  }
  return { ...listed(kinds), differs: othersOf(old.record.context, more.record.context) };
}
