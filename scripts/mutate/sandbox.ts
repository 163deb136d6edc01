/** A copy of the project, compiled once, in which one file at a time is mutated and the tests that watch it are run. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const COPIED = [
  'contract',
  'cases',
  'judgement',
  'wire',
  'run',
  'fixtures',
  'suites',
  'submission',
  'reporters',
  'mock',
  'tests',
  'package.json',
];
/** Compiled files keep their names, so that every import and every list of specs stays as it is. */
const LOADER = `
import { readFile } from 'node:fs/promises';
export async function load(url, context, next) {
  const file = new URL(url);
  if (file.protocol !== 'file:' || !file.pathname.endsWith('.ts')) return next(url, context);
  return { format: 'module', shortCircuit: true, source: await readFile(new URL(file.pathname, 'file:')) };
}
`;
const REGISTER = `import { register } from 'node:module';\nregister('./loader.mjs', import.meta.url);\n`;
/** A mutant may loop for ever. */
const DEADLINE_MS = 60_000;

/** What became of the tests. */
export type Run = 'green' | 'red';

function compile(text: string): string {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

/** One copy; use it for one mutant at a time. */
export class Sandbox {
  readonly #folder = mkdtempSync(join(tmpdir(), 'mutate-'));

  /** @param from the project's folder, or another copy: what is compiled already is not compiled again */
  constructor(from: string | Sandbox) {
    if (from instanceof Sandbox) cpSync(from.#folder, this.#folder, { recursive: true, verbatimSymlinks: true });
    else this.#compileAll(from);
  }

  #compileAll(root: string): void {
    for (const name of COPIED) cpSync(join(root, name), join(this.#folder, name), { recursive: true });
    symlinkSync(resolve(root, 'node_modules'), join(this.#folder, 'node_modules'));
    for (const name of readdirSync(this.#folder, { recursive: true }).map(String)) {
      if (name.startsWith('node_modules') || !name.endsWith('.ts')) continue;
      this.write(name, readFileSync(join(this.#folder, name), 'utf8'));
    }
    writeFileSync(join(this.#folder, 'loader.mjs'), LOADER);
    writeFileSync(join(this.#folder, 'register.mjs'), REGISTER);
  }

  /** Compiles a file's text into the copy. */
  write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), compile(text));
  }

  /** Runs test files one after the other until one is red. */
  async run(tests: readonly string[]): Promise<Run> {
    for (const test of tests) {
      if ((await this.#runOne(test)) === 'red') return 'red';
    }
    return 'green';
  }

  #runOne(test: string): Promise<Run> {
    const register = pathToFileURL(join(this.#folder, 'register.mjs')).href;
    const child = spawn(process.execPath, ['--import', register, '--test-reporter=tap', join(this.#folder, test)], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Promise((done) => {
      const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        // The first failure settles it.
        if (/^\s*not ok /m.test(text)) child.kill('SIGKILL');
      });
      child.on('close', (code) => {
        clearTimeout(deadline);
        done(code === 0 ? 'green' : 'red');
      });
    });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
