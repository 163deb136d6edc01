/** Judges the run again from its evidence, and holds every entry against what follows from it. */
import type { Exchange } from '../../contract/evidence.ts';
import { type Assembled, assemble } from '../assemble.ts';
import { ATTESTATION, CHALLENGE, type Entries } from '../attestation.ts';
import { derivedEntries, requestTexts } from '../entries.ts';
import { UnreadableEntry } from '../json-entry.ts';
import { leakProblems } from '../leaks.ts';
import { shownName } from '../read.ts';
import { evidenceBytes, parseEvidence, recordBytes } from '../record.ts';
import type { RunRecord, RunResult, VerdictFile } from '../result.ts';
import { parseVerdict } from '../verdict-file.ts';
import { type Means, requireNone, type State } from './state.ts';

function recordedVerdict(entries: Entries): VerdictFile {
  const bytes = entries.get('verdict.json');
  if (!bytes) throw new UnreadableEntry('There is no verdict.json.');
  return parseVerdict(bytes);
}

function planProblems(recorded: VerdictFile, { verdict }: RunResult): string[] {
  const ids = new Set(recorded.requirements.map(({ id }) => id));
  const own = new Map(verdict.requirements.map((line) => [line.id, line]));
  const missing = [...own.keys()].filter((id) => !ids.has(id));
  const extra = [...ids].filter((id) => !own.has(id));
  return [
    ...missing.map((id) => `The requirement ${id} belongs to the plan and is missing from the verdict.`),
    ...extra.map((id) => `The requirement ${id} is in the verdict and not in the plan.`),
  ];
}

function outcomeProblems(recorded: VerdictFile, { verdict }: RunResult): string[] {
  const own = new Map(verdict.requirements.map((line) => [line.id, line]));
  const problems = recorded.requirements.flatMap(({ id, outcome }) => {
    const line = own.get(id);
    return !line || line.outcome === outcome
      ? []
      : [`The outcome of ${id} is recorded as ${outcome}, the evidence says ${line.outcome}.`];
  });
  if (recorded.verdict !== verdict.verdict) {
    problems.push(`The verdict is recorded as ${recorded.verdict}, the evidence says ${verdict.verdict}.`);
  }
  return problems;
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

/** Judges the evidence again, unless it has been judged already. */
function judged(entries: Entries, record: RunRecord, exchanges: readonly Exchange[], known?: Assembled) {
  return known && isAssembledFrom(entries, known) ? known : assemble(record, exchanges);
}

/** Judges again and compares verdict, outcomes and entries. @throws {NotGenuine} with what differs */
export async function checkOutcomes(entries: Entries, record: RunRecord, means: Means, state: State): Promise<void> {
  const exchanges = parseEvidence(entries.get('evidence.ndjson') ?? Buffer.alloc(0));
  const recorded = recordedVerdict(entries);
  const { result, problems } = await judged(entries, record, exchanges, means.known);
  requireNone(leakProblems(entries, requestTexts(result)));
  requireNone(planProblems(recorded, result));
  requireNone(problems);
  requireNone(outcomeProblems(recorded, result));
  const sealed = { challenge: entries.has(CHALLENGE), signed: state.signatures.length > 0 };
  requireNone(entryProblems(entries, derivedEntries(result, sealed, means.writers)));
  state.result = result;
}
