/** Identifies a process, since process ids are reused. */
import { readFileSync, readlinkSync } from 'node:fs';

/** When a process was born, in ticks since boot; `null`: not reported. */
export function bornOf(pid: number): string | null {
  try {
    // The name in parentheses may hold blanks; the 22nd field is the start time (proc(5)).
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Whether the process born then is still alive. @param born `null`: unknown */
export function isAlive(pid: number, born: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return born === null || bornOf(pid) === born;
}

/** This process's id namespace, as containers have their own; `0`: unknown. */
export function numbering(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}
