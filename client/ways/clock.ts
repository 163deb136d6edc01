/** The clock of a run in which a client may let time pass without waiting. */
import { readFileSync, writeFileSync } from 'node:fs';

/** A clock that is ahead of the machine's by what stands in a file. */
export interface SceneClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** How far it is ahead, in milliseconds. */
  ahead(): number;
}

/** No run lets more time pass, in milliseconds: 30 days. */
const MOST_AHEAD_MS = 30 * 86_400_000;

/**
 * Makes the file, and a clock that follows it. A client that can be given the time adds the milliseconds that it would wait
 * to the number in that file, and takes its own time from there; one that cannot lets the file alone, and waits.
 */
export function sceneClock(file: string): SceneClock {
  writeFileSync(file, '0\n');
  let latest = 0;
  const ahead = () => {
    // It may be read while it is written; time never goes back.
    const found = Number.parseInt(readFileSync(file, 'utf8'), 10);
    if (found > latest && found <= MOST_AHEAD_MS) latest = found;
    return latest;
  };
  return { now: () => Date.now() + ahead(), ahead };
}
