/** Clients on libraries that npm does not install: what each `client.yaml` declares, and how one is certified. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VerdictFile } from '../../submission/result.ts';
import { ROOT } from './certify.ts';
import { declaredIn } from './stacks.ts';

const CLIENTS = join(ROOT, 'tests/clients/');

/** A client as its `client.yaml` declares it. */
export interface ClientStack {
  readonly name: string;
  readonly title: string;
  readonly packages: readonly string[];
  readonly build?: string;
  readonly command: string;
  /** The same over HTTPS: it trusts `$LODGING_CA_FILE`. Absent: the library has no simple way to. */
  readonly overHttps?: string;
  /** It waits by the machine's clock, as its library does: minutes. */
  readonly realTime?: boolean;
}

export const allClients = (): ClientStack[] => declaredIn<Omit<ClientStack, 'name'>>(CLIENTS, 'client.yaml');

/** The requirements whose warnings `tests/clients/README.md` explains, in a client's row. @throws if it has none */
export function explainedWarnings({ name, title }: Pick<ClientStack, 'name' | 'title'>): string[] {
  const lines = readFileSync(join(CLIENTS, 'README.md'), 'utf8').split('\n');
  const row = lines.find((line) => line.startsWith(`| \`${name}\` | ${title} |`));
  if (row === undefined) throw new Error(`tests/clients/README.md has no row of ${name}, ${title}`);
  const last = row.split('|').at(-2) ?? '';
  return [...last.matchAll(/`(CLIENT-[A-Z.-]+)`/g)].map(([, id = '']) => id);
}

export interface CertifiedClient {
  readonly verdict: VerdictFile;
  readonly printed: string;
  /** What the verification of its submission printed. */
  readonly verified: string;
}

/** A client built on this machine. */
export class ClientHere {
  readonly #client: ClientStack;
  readonly #folder = mkdtempSync(join(tmpdir(), 'client-'));

  constructor(client: ClientStack) {
    this.#client = client;
  }

  #at(): { readonly cwd: string; readonly env: NodeJS.ProcessEnv } {
    return { cwd: join(CLIENTS, this.#client.name), env: { ...process.env, OUT: this.#folder, LODGING_ALLURE: 'off' } };
  }

  #run(...argv: readonly string[]): Promise<string> {
    const all = [join(ROOT, 'scripts/start.cjs'), ...argv];
    const options = { ...this.#at(), encoding: 'utf8', maxBuffer: 64 * 1_048_576 } as const;
    return new Promise((resolve) => {
      execFile(process.execPath, all, options, (_error, stdout, stderr) => resolve(`${stdout}${stderr}`));
    });
  }

  /** Builds it. @throws {Error} with the compiler's output if that fails */
  build(): void {
    const { build } = this.#client;
    if (build) execFileSync('sh', ['-ec', build], { ...this.#at(), stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** Certifies it over all scenes, and verifies its submission. */
  async certified(command: string, ...options: readonly string[]): Promise<CertifiedClient> {
    const out = join(this.#folder, ['run', ...options].join(''));
    const given = ['--command', command, '--out', out, '--detail', 'causes', ...options];
    const printed = await this.#run('certify', 'client', ...given);
    const verdict = JSON.parse(readFileSync(join(out, 'verdict.json'), 'utf8')) as VerdictFile;
    return { verdict, printed, verified: await this.#run('verify', join(out, 'submission.zip')) };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
