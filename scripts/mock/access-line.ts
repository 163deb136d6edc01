/** The mock's access log: one line for each request. */
import { operations } from '../../contract/interface.ts';
import type { AccessEntry } from '../../mock/access.ts';

const PATH_WIDTH = Math.max(...Object.values(operations).map(({ path }) => path.length)) + '?api-version=1.0'.length;

const timeOf = (at: number) => new Date(at).toISOString().slice(11, 23);

/**
 * A request as a line: time (UTC), method, path, status, milliseconds, and what touched it.
 * @param touchedBy names of the faults and variants that changed something about it
 */
export function accessLine(entry: AccessEntry, touchedBy: readonly string[], asJson: boolean): string {
  const { id, at, method, path, status, durationMs } = entry;
  if (asJson)
    return JSON.stringify({ id, at: new Date(at).toISOString(), method, path, status, durationMs, touchedBy });
  const met = status === null ? 'none' : String(status).padEnd(4);
  const by = touchedBy.length > 0 ? `  by ${touchedBy.join(', ')}` : '';
  return `${timeOf(at)}Z ${method.padEnd(4)} ${path.padEnd(PATH_WIDTH)} ${met} ${String(durationMs).padStart(5)} ms${by}`;
}
