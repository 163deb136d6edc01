/** Has a process of Node's, and all that it starts, end when this one has died, however busy they are (`guard.cjs`). */
import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('guard.cjs', import.meta.url));

/** Node's arguments for that. */
export const GUARDED: readonly string[] = ['--require', GUARD];

/** The same as an environment: Node takes quotes and backslashes there for its own. */
export function guardedEnvironment(): Record<string, string> {
  const quoted = GUARD.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return { NODE_OPTIONS: `--require "${quoted}"`, ...guardsCommand() };
}

/** Who comes into being only after this process has died learns by this variable whom it would have belonged to. */
export function guardsCommand(): Record<string, string> {
  return { LODGING_COMMAND_PID: String(process.pid) };
}
