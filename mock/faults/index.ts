/** All faults of the mock. */
import { bearerFaults } from './bearer.ts';
import { bearerFormFaults } from './bearer-forms.ts';
import { circumstanceFaults } from './circumstances.ts';
import { crashFaults } from './crashes.ts';
import { eventFaults } from './events.ts';
import { everydayFaults } from './everyday.ts';
import type { Fault } from './fault.ts';
import { fieldFaults } from './fields.ts';
import { framingFaults } from './framing.ts';
import { freshFaults } from './fresh.ts';
import { httpFaults } from './http.ts';
import { httpConductFaults } from './http-conduct.ts';
import { leakFaults } from './leaks.ts';
import { operationalFaults } from './operational.ts';
import { profileAnswerFaults } from './profile-answers.ts';
import { profileTokenFaults } from './profile-tokens.ts';
import { checkInFaults, checkOutFaults, openFaults } from './reports.ts';
import { timeFaults } from './times.ts';
import { tokenFaults } from './token.ts';
import { tokenBasicFaults } from './token-basic.ts';
import { tokenBodyFaults } from './token-bodies.ts';
import { tokenErrorFaults } from './token-errors.ts';
import { tokenLifeFaults } from './token-lives.ts';
import { tokenSecretFaults } from './token-secrets.ts';
import { tokenSuccessFaults } from './token-successes.ts';
import { tokenUseFaults } from './token-uses.ts';
import { wholeRunFaults } from './whole-run.ts';

export type { Fault } from './fault.ts';

/** Every fault, by topic. */
export const faults: readonly Fault[] = [
  ...tokenFaults,
  ...tokenSecretFaults,
  ...tokenBasicFaults,
  ...tokenBodyFaults,
  ...tokenSuccessFaults,
  ...tokenErrorFaults,
  ...tokenLifeFaults,
  ...tokenUseFaults,
  ...bearerFaults,
  ...bearerFormFaults,
  ...fieldFaults,
  ...eventFaults,
  ...timeFaults,
  ...checkInFaults,
  ...checkOutFaults,
  ...openFaults,
  ...crashFaults,
  ...circumstanceFaults,
  ...httpFaults,
  ...operationalFaults,
  ...framingFaults,
  ...freshFaults,
  ...httpConductFaults,
  ...wholeRunFaults,
  ...leakFaults,
  ...everydayFaults,
  ...profileAnswerFaults,
  ...profileTokenFaults,
];

const byName = new Map(faults.map((fault) => [fault.name, fault]));
if (byName.size !== faults.length) throw new Error('mock/faults declares a name twice');

/** The fault of that name. */
export function faultNamed(name: string): Fault | undefined {
  return byName.get(name);
}
