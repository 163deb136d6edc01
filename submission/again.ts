/** Judges the run of a submission again with this suite, whichever suite made it: what holds, what fails, and what its evidence cannot tell. */
import type { Exchange } from '../contract/evidence.ts';
import type { Judgement } from '../judgement/judge.ts';
import { rejudge } from './assemble.ts';
import { readZip } from './read.ts';
import { parseEvidence, parseRecord } from './record.ts';
import type { RunRecord } from './result.ts';
import { catalogueDigest, suiteIdentity } from './suite.ts';

export const isOwn = ({ suite }: Pick<RunRecord, 'suite'>): boolean => suite.digest === suiteIdentity().digest;

/** The record of a run as this suite judges it: one that another suite made is whole for that suite only. */
export function judgedHere(record: RunRecord, exchanges: readonly Exchange[]): RunRecord {
  const ends = exchanges.map(({ sentAt, durationMs }) => Date.parse(sentAt) + durationMs);
  const endedAt = ends.reduce((latest, each) => Math.max(latest, each), Date.parse(record.times.endedAt));
  const times = { ...record.times, endedAt: new Date(endedAt).toISOString() };
  if (isOwn(record)) return { ...record, times };
  const suite = suiteIdentity();
  const named = ({ version, digest }: RunRecord['suite']) => `${version} (${digest.slice(0, 12)})`;
  const because = `It was run by the suite ${named(record.suite)} and judged by ${named(suite)}: certified is only what the suite that judges has run.`;
  const stopped = record.stopped === null ? because : `${record.stopped} ${because}`;
  return { ...record, times, suite, catalogueDigest: catalogueDigest(), whole: false, stopped };
}

/** What this suite makes of evidence that was judged before. Each member holds ids of instances, in the plan's order. */
export interface JudgedAgain {
  readonly failed: readonly string[];
  /** Those that a person has to look at. */
  readonly reviews: readonly string[];
  /** Those that the run did not try as this suite tries them: they were not sent, or other requests were. */
  readonly notCovered: readonly string[];
  readonly inconclusive: readonly string[];
}

async function judgementsOf(record: RunRecord, exchanges: readonly Exchange[]) {
  if (record.context.subject === 'service') return rejudge(record, exchanges);
  const { rejudgeClient } = await import('../client/submission/rejudge.ts');
  // The client decides what it sends: no request of it is one that a suite would have sent differently.
  return { judgements: (await rejudgeClient(record, exchanges)).judgements, foreign: [] };
}

/**
 * Judges a submission's evidence with this suite. That it is genuine was found out by the release that made it.
 * @throws {Refusal} where it cannot be read
 */
export async function judgeAgain(zip: Buffer): Promise<JudgedAgain> {
  const entries = await readZip(zip);
  const record = parseRecord(entries.get('run.json') ?? Buffer.alloc(0));
  const exchanges = parseEvidence(entries.get('evidence.ndjson') ?? Buffer.alloc(0));
  const ordered = [...exchanges].sort((a, b) => a.seq - b.seq);
  const { judgements, foreign } = await judgementsOf(judgedHere(record, ordered), ordered);
  const others = new Set(foreign.map(({ id }) => id));
  const isNotCovered = (each: Judgement) => each.notRun || each.exchanges.some((id) => others.has(id));
  const told = judgements.filter((each) => !isNotCovered(each));
  const idsOf = (all: readonly Judgement[]) => all.map(({ instance }) => instance.id);
  const having = (outcome: Judgement['outcome']) => idsOf(told.filter((each) => each.outcome === outcome));
  return {
    failed: having('failed'),
    reviews: having('review'),
    notCovered: idsOf(judgements.filter(isNotCovered)),
    inconclusive: having('inconclusive'),
  };
}
