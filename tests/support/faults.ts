import assert from 'node:assert/strict';
import type { Override } from '../../mock/behaviour.ts';
import { faultNamed } from '../../mock/faults/index.ts';

export function overrideOf(name: string): Override {
  const fault = faultNamed(name);
  assert.ok(fault, `there is a fault ${name}`);
  return fault.override;
}
