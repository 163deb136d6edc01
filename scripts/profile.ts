/** `npx lodging-certification profile learn`: drafts a profile from a run, or the provider's OpenAPI document. */
import { LEARNED } from '../contract/profile.ts';
import { many } from '../reporters/verdict-words.ts';
import { fileName } from '../reporters/visible.ts';
import { specsOf } from '../suites/index.ts';
import { runCommand } from './command.ts';
import { draftText, marksIn } from './profile/draft.ts';
import { learnProfile } from './profile/learn.ts';
import { readOpenApi } from './profile/openapi.ts';
import { readRun } from './read-run.ts';
import { readCommandLine, readNamed, UsageError, writeNew } from './usage.ts';

const HELP = `npx lodging-certification profile learn [RUN] [options]

Drafts a profile from a run: what it shows about points that the interface document leaves open. RUN is a results folder or a
submission.zip (default: certification). Each value has a comment that says which exchange shows it and what it would test,
and the mark ${LEARNED}. The draft is refused as a profile until a person has deleted every mark, or its line. Values that
would excuse a failure of the run are left out. Nothing is sent.

  --openapi FILE   the provider's own OpenAPI document, 3.0 or 3.1, YAML or JSON: bodies of partial-bill and no-show, limits
                   of fields, errors, api-version
  --out FILE       writes the draft to a new file (default: prints it)
  --help           prints this`;

async function profile(args: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine(HELP, args, { words: true });
  const [command, run = 'certification', ...more] = positionals;
  if (command !== 'learn' || more.length > 0)
    throw new UsageError(
      `profile learns from one run: npx lodging-certification profile learn [RUN]; found "${positionals.join(' ')}".`,
    );
  const { out, openapi } = values;
  const { verdict, evidence } = await readRun(run);
  if (!evidence)
    throw new UsageError(
      `${fileName(run)}: a verdict contains no exchanges. Give a folder of results or a submission.zip.`,
    );
  if (verdict.subject === 'client')
    throw new UsageError(`${fileName(run)}: a run of a client. A profile is learned from a run of a service.`);
  const { record, exchanges } = evidence;
  const read = (file: string) => readOpenApi(readNamed('--openapi', file), fileName(file), record.context.profile);
  const documented = openapi === undefined ? undefined : read(openapi);
  const draft = await learnProfile({ record, exchanges, specs: await specsOf('service') }, documented);
  const { baseUrl } = record.context.target;
  const text = draftText(draft, `${new URL(baseUrl).host} ${record.times.startedAt.slice(0, 10)}`);
  if (out === undefined) console.log(text.trimEnd());
  else {
    writeNew(out, text);
    const marks = marksIn(text);
    console.log(`${fileName(out)}: ${many(marks, 'value')} to confirm, each marked ${LEARNED}.`);
  }
  return 0;
}

await runCommand({
  help: HELP,
  run: profile,
  // Evidence from elsewhere may hold anything.
  failure: (error) => ({ exitCode: 2, message: `Nothing can be learned from this run: ${(error as Error).message}` }),
});
