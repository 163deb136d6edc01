import assert from 'node:assert/strict';
import type { Wrap } from '../../mock/behaviour.ts';
import { faultNamed } from '../../mock/faults/index.ts';

/** What a fault of the mock wraps. */
export function wrapOf(name: string): Wrap {
  const fault = faultNamed(name);
  assert.ok(fault, `there is a fault ${name}`);
  return fault.wrap;
}
