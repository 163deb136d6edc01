/** Playwright's share of a run: the phase from "Showing" to "Showed", ours and that of as many tests without anything in them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { $ } from 'zx';
import { isSelected } from '../../judgement/plan.ts';
import { CONTEXT_VARIABLE, JUDGED_VARIABLE } from '../../run/handed-over.ts';
import type { RunRecord, VerdictFile } from '../../submission/result.ts';
import { AS_COMPILED, CLI, CONFIG } from '../certify/playwright.ts';
import { PROJECT } from '../project.ts';
import { NEUTRAL_ENV } from './measure.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Seconds between the lines "Showing …" and "Showed …" of what Playwright's runner prints. */
async function phase(config: string, env: Readonly<Record<string, string>>): Promise<number> {
  const at = new Map<string, number>();
  const runner = $({
    cwd: PROJECT,
    env: { ...NEUTRAL_ENV, ...AS_COMPILED, ...env },
    quiet: true,
  })`node ${CLI} test --config ${config}`;
  for await (const line of runner) {
    const [word] = /^(Showing|Showed) /.exec(String(line)) ?? [];
    if (word) at.set(word, performance.now());
  }
  await runner;
  return ((at.get('Showed ') ?? Number.NaN) - (at.get('Showing ') ?? Number.NaN)) / 1000;
}

/** The phase in which what `certify` left in a folder is shown once more. @param only as it was given to `certify` */
export function showingPhase(out: string, only: readonly string[]): Promise<number> {
  const [context, judged] = [join(out, 'context.json'), join(out, 'judged.json')];
  const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'));
  writeFileSync(context, JSON.stringify((read('run.json') as RunRecord).context));
  const { requirements } = read('verdict.json') as VerdictFile;
  writeFileSync(judged, JSON.stringify(requirements.filter(({ id }) => isSelected(id, only))));
  return phase(CONFIG, {
    [CONTEXT_VARIABLE]: context,
    [JUDGED_VARIABLE]: judged,
    LODGING_OUT: join(out, 'again'),
  });
}

const REPORTER = `export default class {
  onBegin() { console.log('Showing empty tests'); }
  onEnd() { console.log('Showed them'); }
}`;
const EMPTY = `export default { testDir: '.', outputDir: 'results', workers: 1, retries: 0, reporter: './reporter.js' };`;

/** Writes as many empty tests, in as many files, on the base test that ours extend. @returns what measures their phase */
export function emptyPhase(folder: string, tests: number, files: number): () => Promise<number> {
  const playwright = JSON.stringify(resolve('@playwright/test'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'reporter.js'), REPORTER);
  writeFileSync(join(folder, 'empty.config.js'), EMPTY);
  for (let file = 0; file < files; file += 1) {
    const own = Math.floor((tests * (file + 1)) / files) - Math.floor((tests * file) / files);
    const spec = `import { createRequire } from 'node:module';
const { _baseTest: test } = createRequire(import.meta.url)(${playwright});
for (let number = 1; number <= ${own}; number += 1) test('empty ' + number, async () => {});`;
    writeFileSync(join(folder, `empty-${file}.spec.js`), spec);
  }
  return () => phase(join(folder, 'empty.config.js'), {});
}
