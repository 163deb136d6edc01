/** A provider's desk in tests: policies with the files that they name, and findings about invented runs. */
import type { TestContext } from 'node:test';
import { type Policy, readPolicy } from '../../desk/policy.ts';
import type { RunRecord, RunResult } from '../../submission/result.ts';
import { nothingKnown, type Verification, verificationOf } from '../../submission/verify/verification.ts';
import { record, sampleResult } from '../sample-result.ts';
import { scratch } from './certify.ts';

export function policyOf(t: TestContext, text: string, files: Parameters<typeof scratch>[1] = {}): Policy {
  return readPolicy(undefined, scratch(t, { 'desk.yaml': text, ...files }));
}

/** Differences from the default record. */
export type RunParts = Partial<Omit<RunRecord, 'context'>> & { readonly context?: object };

export const PRODUCT = { product: { name: 'Example PMS', version: '1.0', vendor: 'Example' } };

export function resultOf(
  { context = {}, ...more }: RunParts = {},
  outcomes: Parameters<typeof sampleResult>[0] = ['passed'],
  text = 'plain',
) {
  const of = { ...record, ...more, context: { ...record.context, ...PRODUCT, ...context } };
  return sampleResult(outcomes, text, of as RunRecord);
}

/** The findings about a consistent run. */
export function foundOf(result: RunResult): Verification {
  return verificationOf({ ...nothingKnown(), record: result.record, result }, []);
}

/** Both at once. */
export const verified = (parts: RunParts = {}): Verification => foundOf(resultOf(parts));
