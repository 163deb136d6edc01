/** Proves a service's `expected.json`: a whole run with its options, and one with its framework's defaults. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Outcome, Verdict } from '../../contract/words.ts';
import type { RunResult } from '../../submission/result.ts';
import type { Started } from '../services/common/started.ts';
import { ROOT } from './certify.ts';
import { type CertifiedService, certifyService } from './certify-service.ts';
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

export function expectedOf(name: string): Expected {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Expected;
}

function foundIn({ judgements }: RunResult): Found {
  const thatEnded = (wanted: Outcome) =>
    judgements
      .filter(({ outcome, notRun }) => outcome === wanted && !notRun)
      .map(({ instance }) => instance.id)
      .sort();
  return Object.fromEntries(SHOWN.map((outcome) => [outcome, thatEnded(outcome)])) as unknown as Found;
}

async function certified(service: Started, settings: string): Promise<CertifiedService> {
  try {
    return await certifyService(service, settings);
  } finally {
    await service.close();
  }
}

function write(name: string, changed: Partial<Expected>): void {
  const known = existsSync(fileOf(name)) ? expectedOf(name) : {};
  const { verdict, withOptions, asItComes }: Partial<Expected> = { ...known, ...changed };
  writeFileSync(fileOf(name), `${JSON.stringify({ verdict, withOptions, asItComes }, null, 2)}\n`);
}

type Start = (given: { asItComes: boolean }) => Promise<Started>;

/**
 * Declares the test of a service with the options that the interface needs.
 * @param settings the folder of its `certification.yaml` and `profile.yaml`
 */
export function proveWithOptions(name: string, start: Start, settings = folderOf(name)): void {
  test(`a service of ${name} meets what is expected with its options, and nothing else`, async () => {
    const { preflight, assembled, submission } = await certified(await start({ asItComes: false }), settings);
    const { result, problems } = assembled;
    assert.equal(preflight.canStart, true);
    assert.deepEqual(problems, []);
    if (UPDATE) write(name, { verdict: result.verdict.verdict, withOptions: foundIn(result) });
    const { verdict, withOptions } = expectedOf(name);
    assert.deepEqual(foundIn(result), withOptions);
    assert.equal(result.verdict.verdict, verdict);
    const again = await verifyZip(await submission(), ANYBODY, assembled);
    assert.deepEqual([again.consistent, again.verdict, again.reasons], [true, verdict, []]);
  });
}

/** The same with the framework's defaults. */
export function proveAsItComes(name: string, start: Start, settings = folderOf(name)): void {
  test(`a service of ${name} meets as it comes what its README says`, async () => {
    const { result } = (await certified(await start({ asItComes: true }), settings)).assembled;
    if (UPDATE) write(name, { asItComes: foundIn(result) });
    assert.deepEqual(foundIn(result), expectedOf(name).asItComes);
  });
}
