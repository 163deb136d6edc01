/** All faults of the mock. */
import { bearerFaults } from './bearer.ts';
import { eventFaults } from './events.ts';
import type { Fault } from './fault.ts';
import { fieldFaults } from './fields.ts';
import { serviceFaults } from './service.ts';
import { tokenFaults } from './token.ts';

export type { Fault } from './fault.ts';

/** Every fault, by topic. */
export const faults: readonly Fault[] = [
  ...tokenFaults,
  ...bearerFaults,
  ...fieldFaults,
  ...eventFaults,
  ...serviceFaults,
];

const byName = new Map(faults.map((fault) => [fault.name, fault]));
if (byName.size !== faults.length) throw new Error('mock/faults declares a name twice');

/** The fault of that name. */
export function faultNamed(name: string): Fault | undefined {
  return byName.get(name);
}
