/** Whether a run could have been started with the settings in its record: what a live run refuses, `verify` does not take. */
import { profileFaults, runFaults, valuesFaults } from '../cases/profile-checks.ts';
import { isLoopback } from '../contract/address.ts';
import type { PlacedFault } from '../contract/faults.ts';
import { inWords, shownPath } from '../contract/visible.ts';
import { type Problem, problem } from './problems.ts';
import type { RunRecord } from './result.ts';

function refused(what: string, { path, found, wanted }: PlacedFault): Problem {
  const where = path.length === 0 ? '' : `${shownPath(path)}: `;
  return problem('run.settings', { what, where, found: inWords(found), wanted: inWords(wanted) });
}

/** Values as they must have stood in the file: a list that is empty was not there. */
function givenValues({ values }: RunRecord['context']) {
  const { reservationIds, ...others } = values;
  return reservationIds.length === 0 ? others : values;
}

function targetFaults({ context: { subject, target }, pace }: RunRecord): PlacedFault[] {
  const { baseUrl, environment, embedded } = target;
  // A client calls from wherever it is, and as fast as it likes.
  const isHere = subject === 'client' || isLoopback(new URL(baseUrl).hostname);
  const faults: PlacedFault[] = [];
  if (embedded && (environment !== 'mock' || !isHere)) {
    const found = `${environment} at ${baseUrl}`;
    faults.push({ path: ['embedded'], found, wanted: 'the environment mock, on this machine' });
  }
  if (subject !== 'client' && pace.requestsPerSecond === null && !(isHere && environment === 'mock')) {
    faults.push({ path: ['pace'], found: 'no limit', wanted: 'one: only a mock on this machine is called without' });
  }
  return faults;
}

/** Why no run could have been started with these settings; empty where one could. */
export function settingsProblems(record: RunRecord): Problem[] {
  const { context } = record;
  const problems = [
    ...valuesFaults(givenValues(context)).map((fault) => refused('test values', fault)),
    ...targetFaults(record).map((fault) => refused('target', fault)),
    ...profileFaults(context.profile).map((fault) => refused('profile', fault)),
  ];
  if (problems.length > 0) return problems;
  return runFaults(context.profile, context.values).map((fault) => refused('profile', fault));
}
