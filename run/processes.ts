/** Information about processes: on Linux from `/proc`; elsewhere, and about an ended process, little or nothing. */
import { readFileSync, readlinkSync } from 'node:fs';

/** The fields of a process's `stat` from the third on, after the name in parentheses (proc(5)). */
export function statOf(pid: number | string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** When a process was born, in ticks since boot, which tells it from others of its id; `null`: not reported. */
export const bornOf = (pid: number): string | null => statOf(pid)[19] ?? null;

/** A hundred to a second on every Linux that Node.js runs on (`USER_HZ`). */
const TICKS_PER_SECOND = 100;

/** The CPU time of a process so far, in seconds; `null`: not reported. @param more also that of its ended children */
export function secondsComputed(pid: number | string, more: 'alone' | 'with children' = 'alone'): number | null {
  const ticks = statOf(pid).slice(11, more === 'alone' ? 13 : 15);
  return ticks.length === 0 ? null : ticks.reduce((sum, each) => sum + Number(each), 0) / TICKS_PER_SECOND;
}

/** The resident memory of a process, in bytes; `null`: not reported. */
export function residentBytes(pid: number | string): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
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
