/** `certify merge`: makes one run, verdict and submission from the folders of all shards. Nothing is sent. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { many } from '../../reporters/verdict-words.ts';
import { Refusal } from '../../submission/problems.ts';
import { evidenceBytes } from '../../submission/record.ts';
import { mergeShards } from '../../submission/shards.ts';
import { otherSuite } from '../../submission/suite.ts';
import { UsageError } from '../usage.ts';
import { readBaseline } from './baseline.ts';
import { conclude, EVIDENCE } from './conclude.ts';
import { DEFAULT_FOLDER, holdFolder } from './folder.ts';
import { type CertifyOptions, say } from './options.ts';
import { clearOutputs, keepChallenge } from './outputs.ts';
import { settingsOf, signingOf } from './prepare.ts';
import { challengeIn, leftIn } from './rejudge.ts';

/** The shards as one run. @throws {UsageError} saying why they are not one */
function merged(folders: readonly string[]) {
  const shards = folders.map((where) => ({ where, ...leftIn(where, 'merge') }));
  try {
    return mergeShards(shards);
  } catch (error) {
    if (error instanceof Refusal) throw new UsageError(`merge: ${error.message} Nothing was written.`);
    throw error;
  }
}

/** Judges the shards of a run together. @param given.merge their folders; the results go to `--out` */
export async function mergeRun(given: CertifyOptions & { readonly merge: readonly string[] }): Promise<number> {
  const options = { ...given, out: given.out ?? DEFAULT_FOLDER };
  if (given.merge.some((folder) => resolve(folder) === resolve(options.out)))
    throw new UsageError(`merge: --out ${options.out} is one of the shards. Name another folder.`);
  const { record, exchanges } = merged(given.merge);
  const other = otherSuite(record.suite);
  if (other) throw new UsageError(`merge: the shards were run by ${other}. Merge them with that one.`);
  const settings = settingsOf({ subject: 'service' });
  const named = signingOf(settings, options, Date.parse(record.times.startedAt));
  const challenge = named.challenge ?? (await challengeIn(given.merge[0] as string));
  const signing = { ...named, ...(challenge ? { challenge } : {}) };
  const baseline = options.baseline === undefined ? null : await readBaseline(options.baseline, record.context);
  const release = holdFolder(options.out);
  try {
    const sent = `${many(exchanges.length, 'exchange')} of ${many(given.merge.length, 'shard')}`;
    say(options, `Judging ${sent} of the run of ${record.times.startedAt} together. Nothing is sent.`);
    clearOutputs(options.out);
    keepChallenge(options.out, challenge);
    writeFileSync(join(options.out, EVIDENCE), evidenceBytes(exchanges));
    const redactor = { values: () => Object.values(settings.secrets), foreign: () => [] };
    const ran = record.stopped === null;
    const ended = { record, redactor, ran, show: ran, signing, baseline };
    return (await conclude(options, settings, ended)).exitCode;
  } finally {
    release();
  }
}
