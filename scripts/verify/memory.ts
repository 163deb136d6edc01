/** How much memory another process holds. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KILOBYTE = 2 ** 10;

/** What Linux tells of a process; `null` elsewhere. */
function fromProc(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * KILOBYTE;
  } catch {
    return null;
  }
}

/** What `ps` tells, on macOS and the BSDs. */
function fromPs(pid: number): Promise<number> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_error, out) => resolve(Number(out) * KILOBYTE || 0));
  });
}

/** A way to find out the bytes that a process holds, and how often it may be asked. */
export interface Gauge {
  readonly everyMs: number;
  readonly bytes: (pid: number) => number | Promise<number>;
}

/** Where Linux tells it: so often that little is taken in between. Asking means to read one small file. */
const PROC: Gauge = { everyMs: 20, bytes: (pid) => fromProc(pid) ?? 0 };
/** Elsewhere, asking takes a process of its own. */
export const PS: Gauge = { everyMs: 250, bytes: fromPs };

/** The gauge of this machine; `null` where there is none, as on Windows. */
export function gauge(): Gauge | null {
  if (fromProc(process.pid) !== null) return PROC;
  return process.platform === 'win32' ? null : PS;
}
