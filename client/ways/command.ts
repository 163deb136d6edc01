/** Plays scenes by an integrator's command, run once per scene. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientAccess, Printed, SceneFile } from '../../contract/scene.ts';
import { withoutSecrets } from '../../contract/settings.ts';
import { accessIn, type Driven, type Driver, type DriverParts } from './driver.ts';

/** The client does not know the scene (`EX_USAGE` of sysexits.h). */
const UNKNOWN_SCENE_EXIT = 64;

function ended({ code, signal }: { code: number | null; signal: NodeJS.Signals | null }): Driven {
  if (code === 0) return { end: 'done', remark: null };
  if (code === UNKNOWN_SCENE_EXIT) return { end: 'unknown-scene', remark: null };
  return { end: 'failed', remark: signal ? `the command was ended by ${signal}` : `the command ended with ${code}` };
}

/**
 * Ends a command's process group once the other end of its input is closed, which means that this
 * process was killed. On Linux, processes that left the group end as well: their environment has the clock's file
 * ($1), which only this run has.
 */
const WATCHER = `read -r _
kill -9 $(grep -lsF "LODGING_CLOCK_FILE=$1" /proc/[0-9]*/environ | cut -d/ -f3)
kill -9 0`;
/** Runs a command ($1) in such a group. The watcher ($2) knows no secrets and is not waited for. */
const GUARDED_SHELL = `( env -i PATH="$PATH" /bin/sh -c "$2" watcher "$LODGING_CLOCK_FILE" <&3 >/dev/null 2>&1 & )
exec 3<&-
exec /bin/sh -c "$1"`;

function start(command: string, env: NodeJS.ProcessEnv): ChildProcess {
  const how = { detached: true, env } as const;
  if (process.platform === 'win32') return spawn(command, { ...how, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const child = spawn('/bin/sh', ['-c', GUARDED_SHELL, 'sh', command, WATCHER], {
    ...how,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  child.stdio[3]?.on('error', () => undefined);
  return child;
}

/** How long the output may stay open after the command's end, in milliseconds. */
const OUTPUT_MS = 1000;

/** Waits for a process and its output to end; background processes may hold the output for hours. The watcher stays. */
async function overOf(child: ChildProcess, output: DriverParts['output']): Promise<Driven> {
  const { stdout, stderr } = child as ChildProcess & Record<'stdout' | 'stderr', Readable>;
  const heard = Promise.allSettled([stdout, stderr].map((each) => once(each, 'close')));
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  const isHeard = await Promise.race([heard, sleep(OUTPUT_MS, null, { ref: false })]);
  if (isHeard === null) output('(the command has ended; what it started in the background is ended too)');
  return ended({ code, signal });
}

function kill({ pid, stdio }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
  // Processes that left the group may still hold the output, and would keep this process from ending.
  for (const each of stdio) each?.destroy();
}

/** How long the watcher may take, in milliseconds. */
const WATCHER_MS = 5000;

/** Makes the watcher end a command as if this process had been killed: it also finds processes that left the group. */
async function endedByWatcher({ stdio }: ChildProcess): Promise<void> {
  const watcher = stdio[3] as Socket | null | undefined;
  if (!watcher || watcher.destroyed) return;
  // The watcher's own end of the pipe closes when it has ended, whatever it has ended before.
  const gone = once(watcher.resume(), 'close', { signal: AbortSignal.timeout(WATCHER_MS) });
  watcher.end();
  await gone.catch(() => undefined);
}

/** Writes a scene to a run's own folder. @returns the client's environment variables, with the secret */
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

/** Passes on what a command prints. @returns the first secret in it */
function heardFrom(child: ChildProcess, output: DriverParts['output'], secretIn: DriverParts['secretIn']) {
  let printed: Printed | null = null;
  for (const stream of ['stdout', 'stderr'] as const) {
    let number = 0;
    createInterface({ input: child[stream] as Readable }).on('line', (line) => {
      number += 1;
      const secret = printed ? null : secretIn?.(line);
      if (secret) printed = { secret, stream, line: number };
      output(line);
    });
  }
  return () => printed;
}

/** A driver that runs a command in a shell; `folder` is the run's own, for the scene and the clock. */
export function commandDriver(
  command: string,
  folder: string,
  { access, output, secretIn }: DriverParts,
): Driver & { readonly kind: 'command' } {
  return {
    kind: 'command',
    graceMs: 100,
    play(file: SceneFile, signal) {
      const child = start(command, { ...withoutSecrets(process.env), ...environmentOf(file, folder, access) });
      const printed = heardFrom(child, output, secretIn);
      return new Promise<Driven>((resolve) => {
        const end = (driven: Driven) => {
          signal.removeEventListener('abort', stopped);
          kill(child);
          resolve(secretIn ? { ...driven, printed: printed() } : driven);
        };
        const stopped = async () => {
          await endedByWatcher(child);
          end({ end: 'interrupted', remark: null });
        };
        signal.addEventListener('abort', stopped, { once: true });
        const over = overOf(child, output).catch((error: Error): Driven => ({ end: 'failed', remark: error.message }));
        void over.then((driven) => signal.aborted || end(driven));
      });
    },
  };
}
