/** Reads `--baseline`: a list of known failures, or an earlier `verdict.json`. Nothing is sent if it is wrong. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Validator } from '../../contract/ajv.ts';
import { closest } from '../../contract/closest.ts';
import type { RunContext } from '../../contract/run.ts';
import { whyUnwritable } from '../../run/cannot-write.ts';
import { baseline } from '../../run/settings/files.gen.ts';
import { type Problem, problem } from '../../run/settings/problem.ts';
import { readYaml, type YamlFile } from '../../run/settings/yaml-file.ts';
import { formatProblems } from '../../run/settings.ts';
import { type Baseline, baselineOfVerdict, type KnownFailure } from '../../submission/baseline.ts';
import { planOf } from '../../submission/plan.ts';
import { asVerdictFile } from '../../submission/verdict.ts';
import { UsageError } from '../usage.ts';

type List = readonly KnownFailure[];

/** The content of a file that is a JSON object, as `verdict.json` is and a list of known failures is not. */
function jsonObjectIn(path: string): object | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    // Missing, or YAML: it is read as a list next, which reports what is wrong.
    return null;
  }
}

/** Entries that name nothing in the plan, or repeat an earlier one. */
function idProblems({ value, problemOf }: YamlFile<List>, planned: ReadonlySet<string>): Problem[] {
  const ids = value.map(({ id }) => id);
  return ids.flatMap((id, at) => {
    if (!planned.has(id)) {
      const like = closest(id, [...planned]).join(', ');
      const wanted = `an id of the plan; the closest: ${like}`;
      return [problemOf({ path: [at, 'id'], found: `"${id}", which is not in the plan`, wanted })];
    }
    return ids.indexOf(id) < at
      ? [problemOf({ path: [at, 'id'], found: `${id} a second time`, wanted: 'each id once' })]
      : [];
  });
}

function refused(problems: readonly Problem[]): UsageError {
  return new UsageError(formatProblems(problems, 'the baseline'));
}

function fromVerdict(file: string, content: object, { subject }: RunContext): Baseline {
  const verdict = asVerdictFile(content);
  const wrong = (found: string, wanted: string) => refused([problem({ setting: '--baseline', file, found, wanted })]);
  if (!verdict) throw wrong('an object that is not a verdict', 'the verdict.json of an earlier run, or a list');
  if (verdict.subject === subject) return baselineOfVerdict(file, verdict);
  throw wrong(`a verdict about the subject ${verdict.subject}`, `one about the subject ${subject}`);
}

/** Reads the baseline that `--baseline` names. @throws {UsageError} with all its problems */
export async function readBaseline(file: string, context: RunContext): Promise<Baseline> {
  const content = jsonObjectIn(file);
  if (content) return fromVerdict(file, content, context);
  const list = readYaml<List>(file, process.cwd(), baseline as Validator, '--baseline', { nothing: [] });
  if (list.problems.length > 0) throw refused(list.problems);
  const plan = await planOf(context);
  const ids = new Set(plan.flatMap(({ instance }) => [instance.requirement.id, instance.id]));
  const problems = idProblems(list, ids);
  if (problems.length > 0) throw refused(problems);
  return { file, known: list.value };
}

/** @throws {UsageError} if the file of `--write-baseline` exists, perhaps edited by hand, or cannot be written */
export function refuseExisting(file: string): void {
  if (existsSync(file))
    throw new UsageError(`--write-baseline: ${file} already exists; nothing was sent. Name a new file.`);
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
  } catch (error) {
    const why = whyUnwritable(error) ?? (error as Error).message;
    throw new UsageError(`--write-baseline: ${file} cannot be written: ${why}; nothing was sent. Name another file.`);
  }
}
