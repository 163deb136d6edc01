/** `npm run compare`: two runs side by side, as submissions, folders or verdict files. */
import { visibleJson } from '../contract/visible.ts';
import { comparisonText } from '../reporters/differences.ts';
import { compareRuns } from '../submission/compare.ts';
import { runCommand } from './command.ts';
import { readRun } from './read-run.ts';
import { readCommandLine, USAGE_EXIT, UsageError } from './usage.ts';

const HELP = `npx lodging-certification compare OLD NEW [options]

Holds two runs side by side: each a submission.zip, a folder of results or a verdict.json. Shows which outcomes, counts
and causes changed, and what the service now does otherwise: status, media type, shape of bodies, headers. Dates, ids,
tokens and durations are left out of it. Of a verdict.json alone there are outcomes, counts and causes. A run of a service
and one of a client are not compared.
Whether a submission is genuine it does not check: \`npx lodging-certification verify\` does.

  --json    prints the comparison as JSON
  --help    prints this

Exit codes: 0 no change · 1 something changed · 2 usage error, or a file that cannot be read`;

async function compare(args: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine(HELP, args, { words: true });
  const [old, now, ...more] = positionals;
  if (old === undefined || now === undefined || more.length > 0) {
    throw new UsageError(
      `Two runs are compared, ${positionals.length} were named: npx lodging-certification compare OLD NEW`,
    );
  }
  const runs = [await readRun(old), await readRun(now)] as const;
  const [before, after] = runs.map(({ verdict }) => verdict.subject);
  if (before !== after) {
    throw new UsageError(
      `One run is about a ${before}, the other about a ${after}: they have nothing to be compared by.`,
    );
  }
  const comparison = await compareRuns(...runs);
  console.log(values.json ? visibleJson(comparison, 2) : comparisonText(comparison));
  return comparison.changed ? 1 : 0;
}

await runCommand({
  help: HELP,
  run: compare,
  // Evidence from elsewhere may hold anything: the files are wrong then, and no change may be reported.
  failure: (error) => ({
    exitCode: USAGE_EXIT,
    message: `The two runs cannot be compared: ${(error as Error).message}`,
  }),
});
