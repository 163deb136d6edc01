/** How much memory another process holds. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KILOBYTE = 2 ** 10;

/** By `/proc`, on Linux; `null` elsewhere. */
function fromProc(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * KILOBYTE;
  } catch {
    return null;
  }
}

/** By `ps`, on macOS and the BSDs. */
function fromPs(pid: number): Promise<number> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_error, out) => resolve(Number(out) * KILOBYTE || 0));
  });
}

/** Asks for the bytes that a process holds. */
export interface MemoryProbe {
  /** How often it may be asked. */
  readonly everyMs: number;
  readonly bytes: (pid: number) => number | Promise<number>;
}

/** Asking means to read one small file: so often that little is allocated in between. */
const PROC: MemoryProbe = { everyMs: 20, bytes: (pid) => fromProc(pid) ?? 0 };
/** Asking takes a process of its own. */
export const PS: MemoryProbe = { everyMs: 250, bytes: fromPs };

/** The probe of this machine; `null` where there is none, as on Windows. */
export function memoryProbe(): MemoryProbe | null {
  if (fromProc(process.pid) !== null) return PROC;
  return process.platform === 'win32' ? null : PS;
}
