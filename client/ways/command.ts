/** Plays scenes by an integrator's command, run once per scene. */
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ClientAccess, SceneFile } from '../../contract/scene.ts';
import { withoutSecrets } from '../../contract/settings.ts';
import { accessIn, type Driven, type Driver, type DriverParts } from './driver.ts';

/** The client does not know the scene (`EX_USAGE` of sysexits.h). */
const UNKNOWN_SCENE_EXIT = 64;

function ended({ code, signal }: { code: number | null; signal: NodeJS.Signals | null }): Driven {
  if (code === 0) return { end: 'done', remark: null };
  if (code === UNKNOWN_SCENE_EXIT) return { end: 'unknown-scene', remark: null };
  return { end: 'failed', remark: signal ? `the command was ended by ${signal}` : `the command ended with ${code}` };
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Writes a scene to a run's own folder. @returns what the environment of a client says of it, the secret included */
export function environmentOf(file: SceneFile, folder: string, known: ClientAccess): Readonly<Record<string, string>> {
  const path = join(folder, `${file.scene}.json`);
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  const { baseUrl, authUrl, clientId, clientSecret, caFile } = accessIn(file, known);
  return {
    LODGING_SCENE: file.scene,
    LODGING_SCENE_FILE: path,
    LODGING_BASE_URL: baseUrl,
    LODGING_AUTH_URL: authUrl,
    LODGING_CLIENT_ID: clientId,
    LODGING_CLIENT_SECRET: clientSecret,
    LODGING_CLOCK_FILE: join(folder, 'clock'),
    ...(caFile ? { LODGING_CA_FILE: caFile } : {}),
  };
}

/** A driver that runs a command in a shell; `folder` is the run's own, for the scene and the clock. */
export function commandDriver(command: string, folder: string, { access, output }: DriverParts): Driver {
  return {
    kind: 'command',
    graceMs: 100,
    play(file: SceneFile, signal) {
      const child = spawn(command, {
        shell: true,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...withoutSecrets(process.env), ...environmentOf(file, folder, access) },
      });
      for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', output);
      return new Promise<Driven>((resolve) => {
        const end = (driven: Driven) => {
          signal.removeEventListener('abort', stopped);
          kill(child);
          resolve(driven);
        };
        const stopped = () => end({ end: 'interrupted', remark: null });
        signal.addEventListener('abort', stopped, { once: true });
        child.once('error', (error) => end({ end: 'failed', remark: error.message }));
        child.once('close', (code, by) => end(ended({ code, signal: by })));
      });
    },
  };
}
