/** What is handed to Playwright's processes: a run's context and, under `certify`, what was judged. */
import { readFileSync } from 'node:fs';
import { groupedBy } from '../contract/grouped.ts';
import type { RunContext } from '../contract/run.ts';
import type { Outcome } from '../contract/words.ts';

export const CONTEXT_VARIABLE = 'LODGING_CONTEXT';
/** Names the file with what `certify` judged: Playwright's tests show it, and send nothing. */
export const JUDGED_VARIABLE = 'LODGING_JUDGED';

export interface JudgedInstance {
  readonly id: string;
  readonly outcome: Outcome;
  readonly reason?: string;
}

function handedOver<T>(variable: string): T | null {
  const file = process.env[variable];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** The run's context; `null` where none was handed over. */
export const readContext = () => handedOver<RunContext>(CONTEXT_VARIABLE);
/** What `certify` judged, in plan order; `null`: tests send and judge for themselves. */
export const readJudged = () => handedOver<readonly JudgedInstance[]>(JUDGED_VARIABLE);

/** Instances by requirement id: under `certify` one Playwright test shows all of a requirement. */
export function byRequirement(judged: readonly JudgedInstance[]): ReadonlyMap<string, readonly JudgedInstance[]> {
  return groupedBy(judged, ({ id }) => id.split(':')[0] as string);
}
