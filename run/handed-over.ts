/** What `certify` hands over to the processes of Playwright's runner: the run's context and its evidence, as files. */
import { readFileSync } from 'node:fs';
import type { Intents } from '../cases/intent.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Play } from '../contract/scene.ts';

/** The variable that names the file with the run's context. */
export const CONTEXT_VARIABLE = 'LODGING_CONTEXT';
/** The variable that names the evidence of a run whose requests were sent ahead. */
export const EVIDENCE_VARIABLE = 'LODGING_EVIDENCE';

/** The variable that names the file that says how a client played its scenes. */
export const PLAYS_VARIABLE = 'LODGING_PLAYS';

/** How a client played its scenes; `null` where none was judged. */
export function readPlays(): Play[] | null {
  const file = process.env[PLAYS_VARIABLE];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Play[]) : null;
}

/** The variable that names the file that says what the suite meant by the calls that were sent ahead. */
export const INTENTS_VARIABLE = 'LODGING_INTENTS';

/** What the suite meant by the calls that were sent ahead. */
export function readIntents(): Intents {
  const file = process.env[INTENTS_VARIABLE];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Intents) : {};
}

/** The run's context. @throws {Error} where none was handed over */
export function readContext(): RunContext {
  const file = process.env[CONTEXT_VARIABLE];
  if (!file) throw new Error(`${CONTEXT_VARIABLE} names no file`);
  return JSON.parse(readFileSync(file, 'utf8')) as RunContext;
}

/** The exchanges of an evidence file, in its order. */
export function readEvidence(file: string): Exchange[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Exchange);
}
