/** Proves a service's `expected.json`: a whole run with its options, and one with its framework's defaults. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Outcome, Verdict } from '../../contract/words.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { startRun } from '../../run/live-run.ts';
import { formatProblems, loadSettings, runContext } from '../../run/settings.ts';
import { packEntries, submissionEntries } from '../../submission/pack.ts';
import type { RunResult } from '../../submission/result.ts';
import type { Started } from '../services/common/started.ts';
import { ROOT, remote } from './certify.ts';
import { startNow } from './context.ts';
import { judgedRun } from './judged-run.ts';
import { withoutSourceMaps } from './source-maps.ts';
import { ANYBODY, verifyZip } from './submission.ts';

const SHOWN = ['failed', 'warning', 'review', 'inconclusive'] as const satisfies readonly Outcome[];

/** Instances by their outcome. */
export type Found = Readonly<Record<(typeof SHOWN)[number], readonly string[]>>;

export interface Expected {
  readonly verdict: Verdict;
  readonly withOptions: Found;
  readonly asItComes: Found;
}

/** Set to write down what a run found instead of comparing it. */
export const UPDATE = Boolean(process.env['UPDATE_SERVICES']);

export const folderOf = (name: string) => join(ROOT, `tests/services/${name}/`);

const fileOf = (name: string) => `${folderOf(name)}expected.json`;

const foundBy = (of: (outcome: keyof Found) => readonly string[]) =>
  Object.fromEntries(SHOWN.map((outcome) => [outcome, [...of(outcome)].sort()])) as unknown as Found;

/** In the file, what was found in both ways stands once, and outcomes without an instance are left out. */
export function expectedOf(name: string): Expected {
  const { verdict, inBothWays, ...alone } = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  const whole = (way: Partial<Found>) =>
    foundBy((outcome) => [...(inBothWays[outcome] ?? []), ...(way[outcome] ?? [])]);
  return { verdict, withOptions: whole(alone.withOptions), asItComes: whole(alone.asItComes) };
}

function foundIn({ judgements }: RunResult): Found {
  const thatEnded = (wanted: Outcome) => judgements.filter(({ outcome, notRun }) => outcome === wanted && !notRun);
  return foundBy((outcome) => thatEnded(outcome).map(({ instance }) => instance.id));
}

/** A whole run with the `certification.yaml` and `profile.yaml` of a folder. */
async function certified(service: Started, folder: string) {
  const unset = { LODGING_HOTEL_ID: undefined, LODGING_HOTEL_TIME_ZONE: undefined };
  const env = { ...remote(service.baseUrl), LODGING_AUTH_URL: service.authUrl, ...unset };
  const loaded = loadSettings({ env, cwd: folder, profileFile: 'profile.yaml', embedded: EMBEDDED });
  if ('problems' in loaded) assert.fail(formatProblems(loaded.problems));
  const { settings } = loaded;
  try {
    return await withoutSourceMaps(async () => {
      const run = await startRun(settings, runContext(settings, startNow()));
      return { canStart: run.preflight.canStart, ...(await judgedRun(run, settings)) };
    });
  } finally {
    await service.close();
  }
}

function write(name: string, changed: Partial<Expected>): void {
  const nothing = foundBy(() => []);
  const known = existsSync(fileOf(name)) ? expectedOf(name) : { withOptions: nothing, asItComes: nothing };
  const { verdict, withOptions, asItComes }: Partial<Expected> & typeof known = { ...known, ...changed };
  const of = (way: Found, other: Found, isShared: boolean) =>
    foundBy((outcome) => way[outcome].filter((id) => other[outcome].includes(id) === isShared));
  const ways = {
    inBothWays: of(withOptions, asItComes, true),
    withOptions: of(withOptions, asItComes, false),
    asItComes: of(asItComes, withOptions, false),
  };
  const kept = (_name: string, value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value);
  writeFileSync(fileOf(name), `${JSON.stringify({ verdict, ...ways }, kept, 2)}\n`);
}

type Start = (given: { asItComes: boolean }) => Promise<Started>;

/**
 * Declares the test of a service with the options that the interface needs.
 * @param settings the folder of its `certification.yaml` and `profile.yaml`
 */
export function proveWithOptions(name: string, start: Start, settings = folderOf(name)): void {
  test(`a service of ${name} meets what is expected with its options, and nothing else`, async () => {
    const { canStart, ...assembled } = await certified(await start({ asItComes: false }), settings);
    const { result, problems } = assembled;
    assert.deepEqual([canStart, problems], [true, []]);
    if (UPDATE) write(name, { verdict: result.verdict.verdict, withOptions: foundIn(result) });
    const { verdict, withOptions } = expectedOf(name);
    assert.deepEqual(foundIn(result), withOptions);
    assert.equal(result.verdict.verdict, verdict);
    const zip = await packEntries(submissionEntries({ result, writers: entryWriters }));
    const again = await verifyZip(zip, ANYBODY, assembled);
    assert.deepEqual([again.consistent, again.verdict, again.reasons], [true, verdict, []]);
  });
}

/** The same with the framework's defaults. */
export function proveAsItComes(name: string, start: Start, settings = folderOf(name)): void {
  test(`a service of ${name} meets as it comes what its README says`, async () => {
    const { result } = await certified(await start({ asItComes: true }), settings);
    if (UPDATE) write(name, { asItComes: foundIn(result) });
    assert.deepEqual(foundIn(result), expectedOf(name).asItComes);
  });
}
