/** Runs the commands as a person does: real child processes, a folder of their own, and nothing left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EMBEDDED_CLIENT } from '../../mock/server.ts';
import type { VerdictFile } from '../../submission/result.ts';

/** The project's folder. Tests run compiled, from `dist/tests`. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The address of one of our compiled modules, for a script that imports it. @param name its path, without an extension */
export const moduleAt = (name: string) => new URL(`../../${name}.js`, import.meta.url).href;

/** How a command ended. */
export interface Ended {
  /** `null` where a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command under way. */
export interface Started {
  readonly child: ChildProcess;
  readonly end: Promise<Ended>;
  /** What it has printed so far. */
  said(): { readonly out: string; readonly err: string };
  /** Resolves once the standard output, or that for errors, matches; rejects where the command ends before. */
  printed(pattern: RegExp, on?: 'out' | 'err'): Promise<void>;
  /** Sends a signal to the command and everything it started, as a terminal's Ctrl-C does. */
  signalAll(signal: NodeJS.Signals): void;
  /** Resolves once nothing that the command started is alive any more. */
  gone(): Promise<void>;
}

/** A folder for the length of the file or suite that asks for it, with a subfolder for each run. */
export function scratch(): string {
  const path = mkdtempSync(join(tmpdir(), 'certify-'));
  after(() => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
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

/**
 * Starts `node` with arguments in a folder, with these variables and no other `LODGING_…` of the surroundings.
 * Whatever is left of it after four minutes is killed.
 */
export function startNode(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Started {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...env },
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
  const said = () => ({ out, err });
  const printed = async (pattern: RegExp, on: 'out' | 'err' = 'out') => {
    while (!pattern.test(said()[on])) {
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
  return { child, end, said, printed, signalAll, gone };
}

/** Starts a script of the project as its command does. */
export function startScript(
  script: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Started {
  return startNode([join(ROOT, 'scripts/start.cjs'), script, ...args], cwd, env);
}

/** A whole `certify`: how it ended and what it left. */
export interface Certified extends Ended {
  readonly folder: string;
  /** `verdict.json`, where there is one. */
  readonly verdict: VerdictFile | null;
  readonly file: (name: string) => Buffer;
  readonly has: (name: string) => boolean;
}

/** What a `certify` left in its folder. */
export function leftIn(folder: string, ended: Ended): Certified {
  const file = (name: string) => readFileSync(join(folder, name));
  const has = (name: string) => existsSync(join(folder, name));
  const verdict = has('verdict.json') ? (JSON.parse(file('verdict.json').toString()) as VerdictFile) : null;
  return { ...ended, folder, verdict, file, has };
}

/** Runs `certify --out FOLDER/NAME`, without Allure's report: that takes longer than most of what is looked at. */
export const certify = (
  folder: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
  ...args: readonly string[]
): Promise<Certified> => certifyWithAllure(folder, name, { LODGING_ALLURE: 'off', ...env }, ...args);

/** Options of a run whose page nobody reads: it ends without Playwright, whose tests show what was judged and decide nothing. */
export const QUIET = ['--detail', 'causes'] as const;

/** The same with everything that a run leaves. */
export async function certifyWithAllure(
  folder: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
  ...args: readonly string[]
): Promise<Certified> {
  const out = join(folder, name);
  const started = startScript('certify', ['--out', out, ...args], folder, env);
  const ended = await started.end;
  await started.gone();
  return leftIn(out, ended);
}

/** The variables of a run against a service that knows the mock's client. */
export function remote(url: string, given: Readonly<Record<string, string>> = {}): Record<string, string> {
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

/** The ids of the instances with an outcome. */
export function instancesThat(outcome: string, verdict: VerdictFile | null): string[] {
  return (verdict?.requirements ?? []).filter((line) => line.outcome === outcome).map(({ id }) => id);
}
