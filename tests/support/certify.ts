/** Runs the commands as a person does: real child processes, in a folder of their own, with nothing left behind. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EMBEDDED_CLIENT } from '../../mock/embedded.ts';
import type { VerdictFile } from '../../submission/result.ts';
import type { Asked } from './command-host.ts';

/** The project's folder. Tests run compiled, from `dist/tests`. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The address of a compiled module, for a script that imports it. @param name its path, without an extension */
export const moduleAt = (name: string) => new URL(`../../${name}.js`, import.meta.url).href;

export interface Ended {
  /** `null` if a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly end: Promise<Ended>;
  /** What it has printed so far. */
  shown(): { readonly out: string; readonly err: string };
  /** Resolves once one of its outputs matches; rejects if the command ends before. */
  printed(pattern: RegExp, on?: 'out' | 'err'): Promise<void>;
  /** Sends a signal to the command and everything it started, as a terminal's Ctrl-C does. */
  signalAll(signal: NodeJS.Signals): void;
  /** Resolves once nothing that the command started is alive. */
  gone(): Promise<void>;
}

/** A folder with these files, for the duration of the calling test, file or suite. */
export function scratch(
  t: { after(hook: () => void): void } = { after },
  files: Readonly<Record<string, string | Buffer>> = {},
): string {
  const path = mkdtempSync(join(tmpdir(), 'certify-'));
  t.after(() => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function isAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

const DEADLINE_MS = 240_000;

/** Starts `node` as any command is started. */
export const startNode = (...[args, cwd, env]: [args: readonly string[], cwd: string, env?: Variables]): Started =>
  start(process.execPath, args, cwd, env);

type Variables = Readonly<Record<string, string>>;

const surroundings = (): Variables => {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}) };
};

/**
 * Starts a command with arguments in a folder, with these variables and no other `LODGING_…` ones. After four
 * minutes it is killed with everything that it started.
 */
export function start(command: string, args: readonly string[], cwd: string, env: Variables = {}): Started {
  const child = spawn(command, args, {
    cwd,
    env: { ...surroundings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that nothing it starts can be missed.
    detached: true,
  });
  const group = child.pid as number;
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const signalAll = (signal: NodeJS.Signals) => {
    if (isAlive(group)) process.kill(-group, signal);
  };
  const deadline = setTimeout(() => signalAll('SIGKILL'), DEADLINE_MS);
  const end = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      clearTimeout(deadline);
      resolve({ code, out, err });
    });
  });
  const shown = () => ({ out, err });
  const printed = async (pattern: RegExp, on: 'out' | 'err' = 'out') => {
    while (!pattern.test(shown()[on])) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The command ended before it printed ${pattern}:\n${out}\n${err}`);
      await pause(20);
    }
  };
  const gone = async () => {
    for (let tries = 0; isAlive(group); tries += 1) {
      if (tries > 600) {
        signalAll('SIGKILL');
        throw new Error('The command left processes behind');
      }
      await pause(50);
    }
  };
  return { child, end, shown, printed, signalAll, gone };
}

/** How a command ended, once nothing that it started is alive. */
export async function ended(started: Started): Promise<Ended> {
  const how = await started.end;
  await started.gone();
  return how;
}

/** Runs `certify` under a limit of file sizes, in blocks of 512 bytes (POSIX, `ulimit -f`). */
export function certifyWithin(blocks: number, args: readonly string[], cwd: string, env?: Variables): Promise<Ended> {
  const script = `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`;
  const command = [process.execPath, join(ROOT, 'scripts/start.cjs'), 'certify', ...args];
  return ended(start('/bin/sh', ['-c', script, 'sh', ...command], cwd, env));
}

/** Starts a script of the project as its command does. */
export function startScript(script: string, args: readonly string[], cwd: string, env: Variables = {}): Started {
  return startNode([join(ROOT, 'scripts/start.cjs'), script, ...args], cwd, env);
}

/** A process that runs commands one after another, and the output of the current one. */
interface Host {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  out: string;
  err: string;
}

const idle: Host[] = [];
const hosts = new Set<Host>();
process.once('exit', () => {
  for (const { child } of hosts) child.kill('SIGKILL');
});

function newHost(): Host {
  const script = fileURLToPath(new URL('command-host.js', import.meta.url));
  const child = fork(script, {
    cwd: ROOT,
    env: surroundings(),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const host: Host = { child, exited, out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    host.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    host.err += text;
  });
  hosts.add(host);
  // The tests' process ends with its tests, even if somebody still waits for a command.
  for (const each of [child, child.channel, child.stdout as Socket | null, child.stderr as Socket | null])
    each?.unref();
  return host;
}

/** Printed when a command has ended, and only then. */
const END = `\u0000${randomUUID()}`;

/**
 * Runs a command to its end in a process that earlier ones have warmed up: for tests of what a command does and
 * leaves. Tests of its start, signals, or Node.js's own variables use {@link start}.
 */
export async function runCommand(
  script: string,
  args: readonly string[],
  cwd: string,
  env: Variables = {},
): Promise<Ended> {
  // Node.js reads its own variables at its start.
  if (Object.keys(env).some((name) => name.startsWith('NODE_'))) return ended(startScript(script, args, cwd, env));
  const host = idle.pop() ?? newHost();
  const { child } = host;
  [host.out, host.err] = ['', ''];
  const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
  child.send({ script, args, cwd, env: { ...surroundings(), ...env }, mark: END } satisfies Asked);
  const sent = new Promise<number>((resolve) => child.once('message', resolve));
  const code = await Promise.race([sent, host.exited]);
  child.removeAllListeners('message');
  clearTimeout(deadline);
  if (child.connected) {
    while (!host.out.endsWith(END) || !host.err.endsWith(END)) await pause(2);
    idle.push(host);
  } else hosts.delete(host);
  return { code, out: host.out.replace(END, ''), err: host.err.replace(END, '') };
}

/** A whole `certify`: how it ended and what it left. */
export interface Certified extends Ended {
  readonly folder: string;
  /** `verdict.json`, if there is one. */
  readonly verdict: VerdictFile | null;
  readonly file: (name: string) => Buffer;
  readonly has: (name: string) => boolean;
}

/** What a `certify` left in its folder. */
export function leftIn(folder: string, how: Ended): Certified {
  const file = (name: string) => readFileSync(join(folder, name));
  const has = (name: string) => existsSync(join(folder, name));
  const verdict = has('verdict.json') ? (JSON.parse(file('verdict.json').toString()) as VerdictFile) : null;
  return { ...how, folder, verdict, file, has };
}

/** Runs `certify --out FOLDER/NAME`, without Allure's report, which takes longer than most of what is tested. */
export async function certify(
  folder: string,
  name: string,
  env: Variables = {},
  ...args: readonly string[]
): Promise<Certified> {
  const out = join(folder, name);
  return leftIn(out, await runCommand('certify', ['--out', out, ...args], folder, { LODGING_ALLURE: 'off', ...env }));
}

/** Options of a run whose page nobody reads: it ends without Playwright, whose tests only show the judgements. */
export const QUIET = ['--detail', 'causes'] as const;

/** The same with everything that a run leaves, as a started command, which leaves no process behind. */
export async function certifyWithAllure(
  folder: string,
  name: string,
  env: Variables = {},
  ...args: readonly string[]
): Promise<Certified> {
  const out = join(folder, name);
  return leftIn(out, await ended(startScript('certify', ['--out', out, ...args], folder, env)));
}

/** The variables of a run against a service that knows the mock's client. */
export function remote(url: string, given: Variables = {}): Record<string, string> {
  return {
    LODGING_BASE_URL: url,
    LODGING_AUTH_URL: url,
    LODGING_CLIENT_ID: EMBEDDED_CLIENT.id,
    LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret,
    LODGING_HOTEL_ID: '100001',
    LODGING_HOTEL_TIME_ZONE: 'America/Chicago',
    LODGING_ENVIRONMENT: 'mock',
    ...given,
  };
}

export function instancesThat(outcome: string, verdict: VerdictFile | null): string[] {
  return (verdict?.requirements ?? []).filter((line) => line.outcome === outcome).map(({ id }) => id);
}
