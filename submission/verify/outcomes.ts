/** Judges the run again from its evidence, and holds every entry against what follows from it. */
import { type Assembled, assemble } from '../assemble.ts';
import { ATTESTATION, CHALLENGE, type Entries } from '../attestation.ts';
import { derivedEntries, type EntryWriters, requestTexts } from '../entries.ts';
import { UnreadableEntry } from '../json-entry.ts';
import { leakProblems } from '../leaks.ts';
import { shownName } from '../read.ts';
import { evidenceBytes, parseEvidence, recordBytes } from '../record.ts';
import type { RunRecord, RunResult, VerdictFile } from '../result.ts';
import { parseVerdict } from '../verdict-file.ts';
import { requireNone } from './verification.ts';

function recordedVerdict(entries: Entries): VerdictFile {
  const bytes = entries.get('verdict.json');
  if (!bytes) throw new UnreadableEntry('There is no verdict.json.');
  return parseVerdict(bytes);
}

/** Where the recorded verdict differs from what the evidence says, one sentence each. */
function verdictProblems(recorded: VerdictFile, { verdict }: RunResult): string[] {
  const outcomes = new Map(recorded.requirements.map(({ id, outcome }) => [id, outcome]));
  const own = new Map(verdict.requirements.map(({ id, outcome }) => [id, outcome]));
  const missing = [...own.keys()].filter((id) => !outcomes.has(id));
  const isOther = recorded.verdict !== verdict.verdict;
  return [
    ...missing.map((id) => `The requirement ${id} belongs to the plan and is missing from the verdict.`),
    ...[...outcomes].flatMap(([id, outcome]) => {
      const judged = own.get(id);
      if (judged === undefined) return [`The requirement ${id} is in the verdict and not in the plan.`];
      return judged === outcome ? [] : [`The outcome of ${id} is recorded as ${outcome}, the evidence says ${judged}.`];
    }),
    ...(isOther ? [`The verdict is recorded as ${recorded.verdict}, the evidence says ${verdict.verdict}.`] : []),
  ];
}

function entryProblems(entries: Entries, derived: Entries): string[] {
  const wrong = [...derived].filter(([name, bytes]) => !entries.get(name)?.equals(bytes));
  const isExpected = (name: string) => derived.has(name) || name === ATTESTATION || name === CHALLENGE;
  const strange = [...entries.keys()].filter((name) => !isExpected(name));
  return [
    ...wrong.map(([name]) => `The file ${shownName(name)} is not what the evidence gives.`),
    ...strange.map((name) => `The file ${shownName(name)} does not belong in a submission.`),
  ];
}

/** Whether a result was assembled from the very bytes of these entries. */
function isAssembledFrom(entries: Entries, { result }: Assembled): boolean {
  const isIn = (name: string, bytes: Buffer) => entries.get(name)?.equals(bytes) === true;
  return (
    isIn('run.json', recordBytes(result.record)) && isIn('evidence.ndjson', evidenceBytes(result.exchanges.values()))
  );
}

/** What the entries are compared with. */
export interface Means {
  /** What writes the entries that people and other tools read. */
  readonly writers: EntryWriters;
  /** What `assemble` has made already: taken where it is of the very evidence that the entries hold. */
  readonly known: Assembled | undefined;
  readonly signed: boolean;
}

/** Judges again and compares verdict, outcomes and entries. @throws {NotGenuine} with what differs */
export async function judgedAgain(entries: Entries, record: RunRecord, means: Means): Promise<RunResult> {
  const exchanges = parseEvidence(entries.get('evidence.ndjson') ?? Buffer.alloc(0));
  const recorded = recordedVerdict(entries);
  const { known, writers, signed } = means;
  const { result, problems } = known && isAssembledFrom(entries, known) ? known : await assemble(record, exchanges);
  requireNone(leakProblems(entries, requestTexts(result)));
  requireNone(problems);
  requireNone(verdictProblems(recorded, result));
  requireNone(entryProblems(entries, derivedEntries(result, { challenge: entries.has(CHALLENGE), signed }, writers)));
  return result;
}
