/** What forger and oracle both need of a run, made once: judging takes most of the time. `verify` itself gets none of it. */
import { entryWriters } from '../../../reporters/entries.ts';
import { type Assembled, assemble } from '../../../submission/assemble.ts';
import type { EntryWriter, EntryWriters } from '../../../submission/entries.ts';
import { parseEvidence, parseRecord } from '../../../submission/record.ts';
import type { RunResult } from '../../../submission/result.ts';

let last: { readonly run: Buffer; readonly evidence: Buffer; readonly assembled: Assembled } | null = null;

/** The run of these two entries, judged. */
export async function assembledOnce(run: Buffer, evidence: Buffer): Promise<Assembled> {
  if (last && run.equals(last.run) && evidence.equals(last.evidence)) return last.assembled;
  const assembled = await assemble(parseRecord(run), parseEvidence(evidence));
  last = { run: Buffer.from(run), evidence: Buffer.from(evidence), assembled };
  return assembled;
}

/** A writer that writes equal results once. @param sameAs the result that stands for all that equal it */
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

/** The suite's writers. */
export const writers: EntryWriters = Object.fromEntries(
  Object.entries(entryWriters).map(([name, write]) => [name, writtenOnce(write)]),
);
