import { readFileSync } from 'node:fs';

/** The file in which the matrix keeps its choice: `npm run matrix -- --choose-smoke` writes its source. */
const SMOKE_FILE = new URL('../../contract/smoke.json', import.meta.url);

/** The instances of the smoke plan: those that find most of the matrix's faults with at most 150 requests. */
export function smokePlan(): readonly string[] {
  return JSON.parse(readFileSync(SMOKE_FILE, 'utf8')) as string[];
}
