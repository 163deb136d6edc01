/** What forger and oracle both need of a run, computed once, since judging takes longest. `verify` gets none of it. */
import { entryWriters } from '../../../reporters/entries.ts';
import { type Assembled, assemble } from '../../../submission/assemble.ts';
import type { EntryWriter, EntryWriters } from '../../../submission/entries.ts';
import { parseEvidence, parseRecord } from '../../../submission/record.ts';
import type { RunResult } from '../../../submission/result.ts';

type Known = { readonly run: Buffer; readonly evidence: Buffer; readonly assembled: Assembled };
/** The honest runs, and the last of the others. */
const honest: Known[] = [];
let last: Known | null = null;

/** The judged run of these two entries. @param isHonest many mutations leave it unchanged: it is kept */
export async function assembledOnce(run: Buffer, evidence: Buffer, isHonest = false): Promise<Assembled> {
  const known = [...honest, ...(last ? [last] : [])].find(
    (each) => run.equals(each.run) && evidence.equals(each.evidence),
  );
  if (known) return known.assembled;
  const own = { run: Buffer.from(run), evidence: Buffer.from(evidence) };
  const made = { ...own, assembled: await assemble(parseRecord(own.run), parseEvidence(own.evidence)) };
  if (isHonest) honest.push(made);
  else last = made;
  return made.assembled;
}

/** A writer that writes equal results once. @param sameAs the result that stands for all equal ones */
export function writtenOnce(write: EntryWriter, sameAs = (result: RunResult) => result): EntryWriter {
  const known = new WeakMap<RunResult, Map<string, ReturnType<EntryWriter>>>();
  return (result, vouchers) => {
    const equal = sameAs(result);
    const written = known.get(equal) ?? new Map();
    known.set(equal, written);
    const kind = JSON.stringify(vouchers);
    if (!written.has(kind)) written.set(kind, write(equal, vouchers));
    return written.get(kind);
  };
}

export const writers: EntryWriters = Object.fromEntries(
  Object.entries(entryWriters).map(([name, write]) => [name, writtenOnce(write)]),
);
