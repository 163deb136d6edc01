/** Which process it is: process ids are reused. */
import { readFileSync, readlinkSync } from 'node:fs';

/** When a process was born, in ticks since the machine was; `null` where the machine does not tell. */
export function bornOf(pid: number): string | null {
  try {
    // The name in parentheses may hold blanks itself; the 22nd field is the time of the start (proc(5)).
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Whether a process is alive, and the one that was born then. @param born `null` where it is not known */
export function isAlive(pid: number, born: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return born === null || bornOf(pid) === born;
}

/** Which numbering of processes this one's number belongs to, as containers have their own; `0` where it is not known. */
export function numbering(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}
