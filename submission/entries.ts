/** A submission's entries, without secrets: packing writes them, and `verify` again from the evidence. */
import { secretLooks } from '../cases/secrets/looks.ts';
import { checkVerdict, requireFaultless } from './json-entry.ts';
import { type Problem, problem } from './problems.ts';
import { evidenceBytes, recordBytes } from './record.ts';
import type { RunResult } from './result.ts';
import { partsOf } from './scan.ts';

/** What vouches for a submission, according to its entries. */
export interface Vouchers {
  readonly challenge: boolean;
  readonly signed: boolean;
  /** Signed by a witness, who made the run. */
  readonly witnessed?: boolean;
}

/** Writes an entry as a pure function of its arguments; for a folder, its files by name. */
export type EntryWriter = (result: RunResult, vouchers: Vouchers) => string | ReadonlyMap<string, string>;

/** Writers by the name of their entry; the name of a folder ends with a slash. */
export type EntryWriters = Readonly<Record<string, EntryWriter>>;

/** Nothing is written that `verify` could not read. */
function verdictBytes({ verdict }: RunResult): Buffer {
  requireFaultless(verdict, 'verdict.json', checkVerdict);
  return Buffer.from(`${JSON.stringify(verdict, null, 2)}\n`);
}

/** The entries last written for a result. */
const written = new WeakMap<
  RunResult,
  { readonly of: string; readonly by: EntryWriters; readonly entries: Map<string, Buffer> }
>();

/**
 * The entries that follow from the result, written only once: who packs a run has `verify` look at it first.
 * @param writers of those that people and other tools read
 */
export function derivedEntries(result: RunResult, vouchers: Vouchers, writers: EntryWriters): Map<string, Buffer> {
  const of = JSON.stringify([vouchers.challenge, vouchers.signed, vouchers.witnessed === true]);
  const known = written.get(result);
  if (known?.of === of && known.by === writers) return new Map(known.entries);
  const entries = writtenEntries(result, vouchers, writers);
  written.set(result, { of, by: writers, entries });
  return new Map(entries);
}

function writtenEntries(result: RunResult, vouchers: Vouchers, writers: EntryWriters): Map<string, Buffer> {
  const entries = new Map([
    ['run.json', recordBytes(result.record)],
    ['evidence.ndjson', evidenceBytes(result.exchanges.values())],
    ['verdict.json', verdictBytes(result)],
  ]);
  for (const [name, write] of Object.entries(writers)) {
    const text = write(result, vouchers);
    const files = typeof text === 'string' ? [['', text] as const] : text;
    for (const [file, content] of files) entries.set(`${name}${file}`, Buffer.from(content));
  }
  return entries;
}

export function requestTexts({ exchanges }: RunResult): string[] {
  return [...exchanges.values()].map(({ request }) =>
    [request.url, ...request.headers.flat(), request.body?.text ?? ''].join('\n'),
  );
}

/** A test whether a text is one of these, or the beginning of one. */
function beginnings(wholes: readonly string[]): (text: string) => boolean {
  const sorted = [...wholes].sort((a, b) => (a < b ? -1 : 1));
  return (text) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return sorted[low]?.startsWith(text) ?? false;
  };
}

/**
 * Entries in which something looks like a secret, since a provider has no list of secrets. What the requests hold, such
 * as a made-up token, is the suite's own and may be echoed.
 */
export function leakProblems(entries: ReadonlyMap<string, Buffer>, requestTexts: readonly string[]): Problem[] {
  // Reports show the beginning of what is long.
  let known: ReturnType<typeof beginnings> | undefined;
  const isOwn = (value: string) => {
    known ??= beginnings(secretLooks(requestTexts.join('\n\n')).map((look) => look.value));
    return known(value);
  };
  return [...entries].flatMap(([name, bytes]) => {
    if (name.endsWith('.dsse.json')) return [];
    // The patterns are ASCII, and Latin-1 maps each byte to one character.
    for (const part of partsOf(name, bytes)) {
      const leak = secretLooks(part.toString('latin1')).find(({ value }) => !isOwn(value));
      if (leak) return [problem('file.secret', { file: name, what: leak.what })];
    }
    return [];
  });
}
