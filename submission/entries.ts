/** What a submission's entries hold: packing makes them, and `verify` makes them again from the evidence. */
import { checkVerdict, requireFaultless } from './json-entry.ts';
import { evidenceBytes, recordBytes } from './record.ts';
import type { RunResult } from './result.ts';

/** What vouches for a submission, as far as its entries tell. */
export interface Vouchers {
  readonly challenge: boolean;
  readonly signed: boolean;
  /** Signed by a witness, who made the run. */
  readonly witnessed?: boolean;
}

/** Writes what an entry holds, a function of its arguments alone; of a folder, its files by their names. */
export type EntryWriter = (result: RunResult, vouchers: Vouchers) => string | ReadonlyMap<string, string>;

/** Writers by the name of their entry; the name of a folder ends with a slash. */
export type EntryWriters = Readonly<Record<string, EntryWriter>>;

/** What nobody could read is not written. */
function verdictBytes({ verdict }: RunResult): Buffer {
  requireFaultless(verdict, 'verdict.json', checkVerdict);
  return Buffer.from(`${JSON.stringify(verdict, null, 2)}\n`);
}

/** The entries that follow from the result. @param writers of those that people and other tools read */
export function derivedEntries(result: RunResult, vouchers: Vouchers, writers: EntryWriters): Map<string, Buffer> {
  const entries = new Map([
    ['run.json', recordBytes(result.record)],
    ['evidence.ndjson', evidenceBytes(result.exchanges.values())],
    ['verdict.json', verdictBytes(result)],
  ]);
  for (const [name, write] of Object.entries(writers)) {
    const written = write(result, vouchers);
    const files = typeof written === 'string' ? [['', written] as const] : written;
    for (const [file, text] of files) entries.set(`${name}${file}`, Buffer.from(text));
  }
  return entries;
}

/** All texts of the requests of a run. */
export function requestTexts({ exchanges }: RunResult): string[] {
  return [...exchanges.values()].map(({ request }) =>
    [request.url, ...request.headers.flat(), request.body?.text ?? ''].join('\n'),
  );
}
