/** What Playwright's processes get: a run's context or, under `certify`, the judgements. */
import { readFileSync } from 'node:fs';
import type { RunContext } from '../contract/run.ts';
import type { Outcome } from '../contract/words.ts';
import type { Place } from '../judgement/plan.ts';

export const CONTEXT_VARIABLE = 'LODGING_CONTEXT';
/** Names the file with what `certify` judged: Playwright's tests show it, and send nothing. */
export const JUDGED_VARIABLE = 'LODGING_JUDGED';

/** What `certify` judged of a requirement: one test shows it, where the spec declares the first of its instances. */
export interface JudgedRequirement {
  readonly title: string;
  readonly place: Place;
  readonly instances: readonly { readonly id: string; readonly outcome: Outcome; readonly reason?: string }[];
}

function handedOver<T>(variable: string): T | null {
  const file = process.env[variable];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** The run's context; `null` where none was handed over. */
export const readContext = () => handedOver<RunContext>(CONTEXT_VARIABLE);
/** What `certify` judged, in plan order; `null`: tests send and judge for themselves. */
export const readJudged = () => handedOver<readonly JudgedRequirement[]>(JUDGED_VARIABLE);
