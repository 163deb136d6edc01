/** The mock's faults and conforming variants by name, for tests. */
import assert from 'node:assert/strict';
import type { Override } from '../../mock/behaviour.ts';
import { type Fault, faults } from '../../mock/faults/index.ts';
import { variants } from '../../mock/variants/index.ts';
import type { NamedOverride } from '../../mock/watch.ts';

const named = <Named extends NamedOverride>(all: readonly Named[], name: string): Named =>
  all.find((each) => each.name === name) ?? assert.fail(`there is no ${name}`);

export const faultNamed = (name: string): Fault => named(faults, name);
export const subjectNamed = (name: string): NamedOverride => named<NamedOverride>([...faults, ...variants], name);
export const overrideOf = (name: string): Override => subjectNamed(name).override;
