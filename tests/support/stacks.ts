/** Services on stacks other than Node: what each `stack.yaml` declares, what is installed, and how it is started. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { EMBEDDED_CLIENT } from '../../mock/embedded.ts';
import { SHORT_LIVED } from '../services/common/clients.ts';
import type { Started } from '../services/common/started.ts';
import { ROOT } from './certify.ts';
import { closedPort } from './strangers.ts';

const SERVICES = join(ROOT, 'tests/services/');
const READY_WITHIN_MS = 60_000;

interface Declared {
  readonly title: string;
  readonly packages: readonly string[];
  readonly build?: string;
  /**
   * A shell command for each process. The one that the suite calls listens on `$PORT`; what is behind it may take
   * `$SERVICE_PORT`, and an issuer `$ISSUER_PORT`.
   */
  readonly start: readonly string[];
  /** The prefix at which its gateway serves it. */
  readonly prefix?: string;
  /** Differences from `common/provider.yaml`. */
  readonly certification?: object;
  readonly profile?: Readonly<Record<string, unknown>>;
}

/** A service on a stack that this project does not install. */
export interface Stack extends Declared {
  readonly name: string;
  readonly folder: string;
}

interface Provider {
  readonly certification: { readonly values: object };
  readonly profile: Readonly<Record<string, object>>;
}

/** The content of each subfolder's file of this name, sorted by name. */
export function declaredIn<Of>(folder: string, file: string): (Of & { readonly name: string })[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, file)));
  return names.sort().map((name) => ({ ...(parse(readFileSync(join(folder, name, file), 'utf8')) as Of), name }));
}

export const allStacks = (): Stack[] =>
  declaredIn<Declared>(SERVICES, 'stack.yaml').map((each) => ({ ...each, folder: join(SERVICES, each.name) }));

/** The packages of a stack, or of a client on one, that this machine lacks. */
export function missingPackages({ packages }: Pick<Declared, 'packages'>): string[] {
  // dpkg reports the state of each package that it knows, and nothing about others.
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', `\${Package} \${Status}\n`, ...packages], {
    encoding: 'utf8',
  });
  const installed = new Set((stdout ?? '').split('\n'));
  return packages.filter((name) => !installed.has(`${name} install ok installed`));
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

async function ready(port: number, children: readonly ChildProcess[], shown: readonly Buffer[]): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await answers(port))) {
    if (children.some(({ exitCode }) => exitCode !== null) || Date.now() > until)
      throw new Error(`It does not listen on port ${port}:\n${Buffer.concat(shown)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A process group for each command, so that what a shell starts ends with it. */
async function ended(children: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-(child.pid as number), 'SIGKILL');
      await exit;
    }),
  );
}

const CLIENTS = Object.fromEntries(
  [EMBEDDED_CLIENT, SHORT_LIVED].map(({ id, secret, lifetimeSeconds }) => [id, { secret, lifetime: lifetimeSeconds }]),
);

/** A stack on this machine: what was built, and the settings of its runs. */
export class StackHere {
  readonly #stack: Stack;
  /** Holds what was built, `certification.yaml` and `profile.yaml`. */
  readonly folder = mkdtempSync(join(tmpdir(), 'stack-'));

  constructor(stack: Stack) {
    this.#stack = stack;
  }

  /** Builds it. @throws {Error} with the compiler's output if that fails */
  build(): void {
    const { title, build, folder, certification, profile } = this.#stack;
    const common = parse(readFileSync(join(SERVICES, 'common/provider.yaml'), 'utf8')) as Provider;
    const errors = { ...common.profile['errors'], ...(profile?.['errors'] as object | undefined) };
    const write = (file: string, data: object) => writeFileSync(join(this.folder, file), JSON.stringify(data));
    write('certification.yaml', { ...common.certification, ...certification });
    write('profile.yaml', { name: title, ...common.profile, ...profile, errors });
    const env = { ...process.env, OUT: this.folder };
    if (build) execFileSync('sh', ['-ec', build], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /**
   * Starts it.
   * @param asItComes with the framework's defaults instead of the options that the interface needs
   */
  async start({ asItComes }: { readonly asItComes: boolean }): Promise<Started> {
    const { start, folder, prefix = '' } = this.#stack;
    const named = ['SERVICE_PORT', 'ISSUER_PORT'].filter((name) => start.some((line) => line.includes(`$${name}`)));
    const ports = Object.fromEntries(
      await Promise.all(['PORT', ...named].map(async (name) => [name, String(await closedPort())])),
    );
    const shown: Buffer[] = [];
    const env = {
      ...process.env,
      ...ports,
      OUT: this.folder,
      CLIENTS: JSON.stringify(CLIENTS),
      AS_IT_COMES: asItComes ? '1' : '',
    };
    const children = start.map((line) => {
      const child = spawn('sh', ['-ec', line], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (some: Buffer) => shown.push(some));
      return child;
    });
    const close = () => ended(children);
    try {
      for (const port of Object.values(ports)) await ready(Number(port), children, shown);
    } catch (error) {
      await close();
      throw error;
    }
    const baseUrl = `http://127.0.0.1:${ports['PORT']}${prefix}`;
    return { baseUrl, authUrl: ports['ISSUER_PORT'] ? `http://127.0.0.1:${ports['ISSUER_PORT']}` : baseUrl, close };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
