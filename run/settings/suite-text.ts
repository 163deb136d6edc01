/** What the suite itself writes: a secret that stands there tells nothing, and stands in every submission. */
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
/** The folders from which the texts of requests, catalogue and reports come. */
const FOLDERS = ['cases', 'client', 'contract', 'judgement', 'reporters', 'submission', 'suites', 'wire'];
const KINDS = /\.([jt]s|yaml|json)$/;

let known: string | undefined;

/** All of it as one text in small letters. Only whoever is about to send something need read it. */
export function suiteText(): string {
  known ??= FOLDERS.flatMap((folder) => {
    const names = readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => KINDS.test(name))
      .map((name) => readFileSync(new URL(`${folder}/${name.replaceAll('\\', '/')}`, ROOT), 'utf8'));
  })
    .join('\n')
    .toLowerCase();
  return known;
}
