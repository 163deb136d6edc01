/** Playwright's part of a run: its tests show the judgements. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once as remembered } from '../../cases/once.ts';
import { groupedBy } from '../../contract/grouped.ts';
import { withoutSecrets } from '../../contract/settings.ts';
import { isSelected, type Place } from '../../judgement/plan.ts';
import { guardedEnvironment } from '../../run/guarded.ts';
import { JUDGED_VARIABLE, type JudgedRequirement } from '../../run/handed-over.ts';
import { ownFolder } from '../../run/own-folders.ts';
import { planOf } from '../../submission/plan.ts';
import type { RunResult } from '../../submission/result.ts';
import { PROJECT } from '../project.ts';

/** The compiled configuration, which names compiled specs. */
export const CONFIG = fileURLToPath(new URL('../../playwright.config.js', import.meta.url));
export const CLI = createRequire(import.meta.url).resolve('@playwright/test/cli');
/** Playwright loads compiled files as they are, without its own compilation and cache. */
export const AS_COMPILED = { PW_DISABLE_TS_ESM: '1' };

const sourceMapOf = remembered((file: string) =>
  existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null,
);

/** The place in the source, if the source map is there. */
function inSource(place: Place): Place {
  const found = sourceMapOf(place.file)?.findEntry(place.line - 1, place.column - 1);
  if (!found || !('originalSource' in found)) return place;
  const { originalSource, originalLine, originalColumn } = found;
  return { file: resolve(dirname(place.file), originalSource), line: originalLine + 1, column: originalColumn + 1 };
}

type Judged = Pick<RunResult, 'record' | 'verdict'>;

/** Where each instance's test is. */
async function placesOf({ record: { context } }: Judged): Promise<(id: string) => Place> {
  const plan = await planOf(context);
  const byId = new Map(plan.map(({ instance, place }) => [instance.id, place]));
  return (id) => inSource((byId.get(id) as () => Place)());
}

/** The spec and line of each failed instance's test: `suites/service/NAME.spec.ts:12`. */
export async function locationsOf(judged: Judged): Promise<ReadonlyMap<string, string>> {
  const placeOf = await placesOf(judged);
  const failed = judged.verdict.requirements.filter(({ outcome }) => outcome === 'failed');
  return new Map(
    failed.map(({ id }) => {
      const { file, line } = placeOf(id);
      return [id, `${relative(PROJECT, file).replaceAll(sep, '/')}:${line}`];
    }),
  );
}

/** The judgement of each requirement in `only`. */
export async function judgedRequirements(judged: Judged, only: readonly string[]): Promise<JudgedRequirement[]> {
  const placeOf = await placesOf(judged);
  const asked = judged.verdict.requirements.filter(({ id }) => isSelected(id, only));
  return [...groupedBy(asked, ({ requirement }) => requirement)].map(([id, lines]) => {
    const [first] = lines as [(typeof lines)[number]];
    const instances = lines.map(({ id, outcome, reason }) => ({ id, outcome, ...(reason ? { reason } : {}) }));
    return { title: `${id}: ${first.title}`, place: placeOf(first.id), instances };
  });
}

/** Has Playwright show the judgements of `only`, a test for each. @returns whether it did; no verdict depends on it */
export async function showInPlaywright(result: RunResult, only: readonly string[]): Promise<boolean> {
  const { path, remove } = ownFolder();
  try {
    const judged = join(path, 'judged.json');
    writeFileSync(judged, JSON.stringify(await judgedRequirements(result, only)));
    const code = await runnerEnded({
      [JUDGED_VARIABLE]: judged,
      LODGING_OUT: path,
      // The runner and its workers keep their files in a folder that no other user can have prepared.
      ...{ TMPDIR: path, TEMP: path, TMP: path },
    });
    // No test turns red, whatever its outcome: any other code means that the runner itself failed or was interrupted.
    return code === 0;
  } finally {
    remove();
  }
}

/** Runs Playwright; what it prints goes to this process's own outputs. @returns its exit code; `null` after a signal */
async function runnerEnded(env: NodeJS.ProcessEnv): Promise<number | null> {
  const child = spawn(process.execPath, [CLI, 'test', '--config', CONFIG], {
    cwd: PROJECT,
    // In an editor's terminal, variables may tell it to watch files, and it would wait for a change.
    env: { ...withoutSecrets(process.env), PWTEST_WATCH: '', ...env, ...AS_COMPILED, ...guardedEnvironment() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // It may fail to start.
  const [code] = (await once(child, 'exit').catch(() => [null])) as [number | null];
  return code;
}
