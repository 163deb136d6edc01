/** What is handed over to the processes of Playwright's runner: a run's context, and under `certify` what was judged. */
import { readFileSync } from 'node:fs';
import type { RunContext } from '../contract/run.ts';
import type { Outcome } from '../contract/words.ts';

/** The variable that names the file with the run's context. */
export const CONTEXT_VARIABLE = 'LODGING_CONTEXT';
/** The variable that names the file with what `certify` has judged: Playwright's tests show it, and send nothing. */
export const JUDGED_VARIABLE = 'LODGING_JUDGED';

/** What became of one requirement instance, as `verdict.json` has it. */
export interface JudgedInstance {
  readonly id: string;
  readonly outcome: Outcome;
  readonly reason?: string;
}

/** The run's context. @throws {Error} where none was handed over */
export function readContext(): RunContext {
  const file = process.env[CONTEXT_VARIABLE];
  if (!file) throw new Error(`${CONTEXT_VARIABLE} names no file`);
  return JSON.parse(readFileSync(file, 'utf8')) as RunContext;
}

/** What `certify` has judged, in the order of the plan; `null` where tests send and judge for themselves. */
export function readJudged(): readonly JudgedInstance[] | null {
  const file = process.env[JUDGED_VARIABLE];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as readonly JudgedInstance[]) : null;
}

/** Instances by the id of their requirement: under `certify` one test of Playwright's shows all of a requirement. */
export function byRequirement(judged: readonly JudgedInstance[]): ReadonlyMap<string, readonly JudgedInstance[]> {
  const all = new Map<string, JudgedInstance[]>();
  for (const instance of judged) {
    const id = instance.id.split(':')[0] as string;
    const known = all.get(id);
    if (known) known.push(instance);
    else all.set(id, [instance]);
  }
  return all;
}
