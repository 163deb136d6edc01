/** Judges the run again from its evidence, and holds every entry against what follows from it. */
import { type Assembled, assemble } from '../assemble.ts';
import { ATTESTATION, CHALLENGE, type Entries } from '../attestation.ts';
import { derivedEntries, type EntryWriters, requestTexts } from '../entries.ts';
import { leakProblems } from '../leaks.ts';
import { type Problem, problem, refusal, requireNone } from '../problems.ts';
import { evidenceBytes, parseEvidence, recordBytes } from '../record.ts';
import type { RunRecord, RunResult, VerdictFile } from '../result.ts';
import { parseVerdict } from '../verdict-file.ts';

function recordedVerdict(entries: Entries): VerdictFile {
  const bytes = entries.get('verdict.json');
  if (!bytes) throw refusal('verdict.missing');
  return parseVerdict(bytes);
}

/** Where the recorded verdict differs from what the evidence says. */
function verdictProblems({ verdict: recorded, requirements }: VerdictFile, { verdict }: RunResult): Problem[] {
  const outcomes = new Map(requirements.map(({ id, outcome }) => [id, outcome]));
  const own = new Map(verdict.requirements.map(({ id, outcome }) => [id, outcome]));
  const missing = [...own.keys()].filter((id) => !outcomes.has(id));
  const { verdict: judged } = verdict;
  return [
    ...missing.map((id) => problem('verdict.requirement-missing', { id })),
    ...[...outcomes].flatMap(([id, outcome]) => {
      const due = own.get(id);
      if (due === undefined) return [problem('verdict.requirement-strange', { id })];
      return due === outcome ? [] : [problem('verdict.other-outcome', { id, recorded: outcome, judged: due })];
    }),
    ...(recorded === judged ? [] : [problem('verdict.other', { recorded, judged })]),
  ];
}

function entryProblems(entries: Entries, derived: Entries): Problem[] {
  const wrong = [...derived].filter(([name, bytes]) => !entries.get(name)?.equals(bytes));
  const isExpected = (name: string) => derived.has(name) || name === ATTESTATION || name === CHALLENGE;
  const strange = [...entries.keys()].filter((name) => !isExpected(name));
  return [
    ...wrong.map(([file]) => problem('file.other', { file })),
    ...strange.map((file) => problem('file.strange', { file })),
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

/** Judges again and compares verdict, outcomes and entries. @throws {Refusal} with what differs */
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
