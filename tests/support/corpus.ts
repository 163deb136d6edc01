/** Submissions as a desk gets them: from a few real runs, for many products, clients and signers, some broken. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryWriters } from '../../reporters/entries.ts';
import { assemble } from '../../submission/assemble.ts';
import { ATTESTATION, attest, type Entries } from '../../submission/attestation.ts';
import { packEntries, submissionEntries } from '../../submission/pack.ts';
import type { RunResult } from '../../submission/result.ts';
import { runClient, withFault } from './client-run.ts';
import { overrideOf } from './faults.ts';
import { withoutSourceMaps } from './source-maps.ts';
import { type Run, runAgainstMock } from './submission.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey;

export interface Made {
  readonly entries: Entries;
  readonly result: RunResult;
}

const productNamed = (name: string) => ({ name, version: '1.0', vendor: `Vendor of ${name}` });

/** A run under another name. A client's replies follow from the name and would have to be made again as well. */
export function asProduct(run: Run, name: string): Run {
  const context = { ...run.record.context, product: productNamed(name) };
  return { ...run, record: { ...run.record, context } };
}

/** The submission of a run, signed by a key of its own. */
export async function made(run: Run): Promise<Made> {
  const { result } = await withoutSourceMaps(() => assemble(run.record, run.exchanges));
  return { result, entries: submissionEntries({ result, writers: entryWriters, key: newKey() }) };
}

/** The same signed by somebody else: another file of the same run. */
export function signed({ entries, result }: Made, key: KeyObject): Promise<Buffer> {
  const others = new Map(entries);
  others.delete(ATTESTATION);
  return packEntries(others.set(ATTESTATION, attest(others, result, key)));
}

/** Real runs, services and clients in turn: certified, with faults, with fewer claims, and one that broke off. */
export async function variedRuns(): Promise<readonly Run[]> {
  const seed = (digit: string) => digit.repeat(32);
  const fault = (name: string) => ({ faults: [overrideOf(name)] });
  return [
    await runAgainstMock({ context: { seed: seed('a') } }),
    await runAgainstMock({ context: { seed: seed('b') }, ...fault('check-in.accepts-missing.folio') }),
    await runAgainstMock({ context: { seed: seed('c'), claims: ['token-form', 'check-in', 'check-out'] } }),
    await runAgainstMock({ context: { seed: seed('d'), profile: {} } }),
    await runAgainstMock({ context: { seed: seed('e') }, only: (id) => id.startsWith('CHECK-IN') }),
    await runClient({ context: { seed: seed('1'), product: productNamed('Client A') } }),
    await runClient({
      context: { seed: seed('2'), product: productNamed('Client B') },
      player: await withFault('one-zone-for-all'),
    }),
    await runAgainstMock({ context: { seed: seed('f') }, ...fault('check-in.accepts-missing.source') }),
  ];
}

/** Ways to break a submission; none of them affects the others of a batch. */
export const BROKEN: readonly (readonly [what: string, of: (zip: Buffer) => Buffer])[] = [
  ['cut in half', (zip) => zip.subarray(0, zip.length / 2)],
  [
    'with a byte changed',
    (zip) => Buffer.concat([zip.subarray(0, 5000), Buffer.from([(zip[5000] ?? 0) ^ 1]), zip.subarray(5001)]),
  ],
  ['empty', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('<h1>this is no zip</h1>\n')],
  ['with something behind it', (zip) => Buffer.concat([zip, Buffer.from('more')])],
  ['noise', () => Buffer.alloc(100_000, 0xa5)],
];

/** Writes submissions into a folder, every twentieth of them broken. @returns how many are broken */
export async function writeCorpus(folder: string, count: number, products: number): Promise<number> {
  const runs = await variedRuns();
  let broken = 0;
  for (let product = 0; product < products; product += 1) {
    const run = runs[product % runs.length] as Run;
    const isClient = run.record.context.subject === 'client';
    const one = await made(isClient ? run : asProduct(run, `Product ${product}`));
    for (let at = product; at < count; at += products) {
      const zip = await signed(one, newKey());
      const [, breaking] = at % 20 === 19 ? (BROKEN[broken % BROKEN.length] ?? []) : [];
      if (breaking) broken += 1;
      writeFileSync(join(folder, `${String(at).padStart(5, '0')}.zip`), breaking?.(zip) ?? zip);
    }
  }
  return broken;
}
