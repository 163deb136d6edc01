/** Makes a Node process and all its children end when this one dies, however busy they are (`guard.cjs`). */
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../contract/settings.ts';

const GUARD = fileURLToPath(new URL('guard.cjs', import.meta.url));

export const GUARDED: readonly string[] = ['--require', GUARD];

/** The same as an environment: Node interprets quotes and backslashes there. */
export function guardedEnvironment(): Record<string, string> {
  const quoted = GUARD.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return { NODE_OPTIONS: `--require "${quoted}"`, ...guardsCommand() };
}

/** The environment of a process that judges what others sent: it needs none of a run's settings, and no secrets. */
export function judgesEnvironment(): Record<string, string | undefined> {
  const given = Object.entries(withoutSecrets(process.env)).filter(([name]) => !name.startsWith('LODGING_'));
  return { ...Object.fromEntries(given), ...guardsCommand() };
}

/** Tells a process that starts only after this one has died which command it belonged to. */
export function guardsCommand(): Record<string, string> {
  return { LODGING_COMMAND_PID: String(process.pid) };
}
