/** All faults of the mock. */
import { bearerFaults } from './bearer.ts';
import { circumstanceFaults } from './circumstances.ts';
import { crashFaults } from './crashes.ts';
import { eventFaults } from './events.ts';
import type { Fault } from './fault.ts';
import { fieldFaults } from './fields.ts';
import { freshFaults } from './fresh.ts';
import { httpFaults } from './http.ts';
import { leakFaults } from './leaks.ts';
import { operationalFaults } from './operational.ts';
import { profileFaults } from './profile.ts';
import { reportFaults } from './reports.ts';
import { stayFaults } from './stays.ts';
import { timeFaults } from './times.ts';
import { tokenFaults } from './token.ts';
import { tokenLifeFaults } from './token-lives.ts';
import { tokenReplyFaults } from './token-replies.ts';
import { wholeRunFaults } from './whole-run.ts';

export type { Fault } from './fault.ts';

/** Every fault, by topic. */
export const faults: readonly Fault[] = [
  ...tokenFaults,
  ...tokenReplyFaults,
  ...tokenLifeFaults,
  ...bearerFaults,
  ...fieldFaults,
  ...eventFaults,
  ...timeFaults,
  ...reportFaults,
  ...crashFaults,
  ...circumstanceFaults,
  ...httpFaults,
  ...operationalFaults,
  ...freshFaults,
  ...wholeRunFaults,
  ...stayFaults,
  ...leakFaults,
  ...profileFaults,
];

if (new Set(faults.map(({ name }) => name)).size !== faults.length)
  throw new Error('mock/faults declares a name twice');
