/** The configured secrets: how they stay hidden, and why some are refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { once } from '../../cases/once.ts';
import { SecretFinder, SHORTEST_SECRET } from '../../cases/secrets/finder.ts';
import { variables } from '../../contract/settings.ts';
import { isOwnWords } from '../../wire/own-words.ts';
import { type Problem, problem } from './problem.ts';

/** The same object, shown by JSON and `console` as a placeholder only. */
export function hidden<T extends object>(value: T, placeholder: string): T {
  const show = { value: () => placeholder };
  return Object.defineProperties(value, { toJSON: show, [inspect.custom]: show });
}

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['cases', 'client', 'contract', 'judgement', 'reporters', 'submission', 'suites', 'wire'];

const suiteText = once((folder) =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.([jt]s|yaml|json)$/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name.replaceAll('\\', '/')}`, ROOT), 'utf8'))
    .join('\n')
    .toLowerCase(),
);

type FileOf = (name: string) => string | null;

/** Such a secret would be in every submission, and the final scan would refuse it. */
function openly(setting: string, fileOf: FileOf, place: string): Problem {
  const wanted = 'a secret that occurs nowhere else: the submission is searched for it before it is written';
  return problem({ setting, file: fileOf(setting), found: `${place} (not shown)`, wanted });
}

function secretsOf(values: ReadonlyMap<string, string>): (readonly [string, string])[] {
  return variables.flatMap(({ name, secret }) => {
    const value = values.get(name);
    // Shorter ones are reported separately.
    return secret && value !== undefined && value.length >= SHORTEST_SECRET ? [[name, value] as const] : [];
  });
}

function holds(text: string, secret: string): boolean {
  const finder = new SecretFinder<true>();
  finder.add(secret, true);
  return finder.searched(Buffer.from(text)) !== 'clean';
}

/** Problems with secrets that also occur in the suite's words, other variables, or public parts (`open`, by source). */
export function secretsIn(
  open: Readonly<Record<string, unknown>>,
  values: ReadonlyMap<string, string>,
  fileOf: FileOf,
): Problem[] {
  const others = variables.filter(({ secret }) => !secret).map(({ name }) => [name, values.get(name)] as const);
  return secretsOf(values).flatMap(([name, value]) => {
    const found = [...others, ...Object.entries(open)].find(([, each]) => holds(JSON.stringify(each) ?? '', value));
    if (found) return [openly(name, fileOf, `the content of ${found[0]}`)];
    const isOwn = isOwnWords(value) || FOLDERS.some((folder) => suiteText(folder).includes(value.toLowerCase()));
    return isOwn ? [openly(name, fileOf, 'words of the suite itself')] : [];
  });
}
