/** `npm run compare`: compares two runs, given as submissions, folders or verdict files. */
import { visible, visibleJson } from '../contract/visible.ts';
import { comparisonText } from '../reporters/differences.ts';
import { changeRows, historyText, nightLine } from '../reporters/history-text.ts';
import { fileName } from '../reporters/visible.ts';
import { compareRuns } from '../submission/compare.ts';
import { seriesOf, trendOf } from '../submission/trend.ts';
import { isHistory, readHistory, trendUpTo } from './certify/history.ts';
import { runCommand } from './command.ts';
import { readRun } from './read-run.ts';
import { readCommandLine, USAGE_EXIT, UsageError } from './usage.ts';

const HELP = `npx lodging-certification compare OLD NEW [options]
npx lodging-certification compare HISTORY [NEW] [options]

Compares two runs: each a submission.zip, a results folder or a verdict.json. Shows which outcomes, counts and causes
changed, and what the service now does differently: status, media type, shape of bodies, headers. Ignores dates, ids and
tokens, and durations unless an operation takes more than twice as long. From a verdict.json it takes only outcomes,
counts and causes. A run of a service cannot be compared with one of a client.
With a history (certify --history), compares its last night with the one before, or NEW with the nights before it.
It does not check whether a submission is genuine: \`npx lodging-certification verify\` does.

  --json    prints the comparison as JSON
  --help    prints this

Exit codes: 0 no change · 1 something changed · 2 usage error, or a file that cannot be read`;

/** Compares the last night of a history, or a run, with the nights before it. */
async function compareNights(folder: string, run: string | undefined, json: boolean): Promise<number> {
  const { nights, problems } = readHistory(folder);
  for (const problem of problems) console.error(visible(problem));
  const trend = run === undefined ? trendOf(seriesOf(nights)[0] ?? []) : trendUpTo(nights, await readRun(run));
  if (!trend.change) throw new UsageError(`${fileName(folder)}: ${nightLine(trend)}`);
  const { change, flaky, newlyFlaky } = trend;
  console.log(json ? visibleJson({ ...change, flaky, newlyFlaky }, 2) : historyText(trend, folder));
  return changeRows(trend).length > 0 ? 1 : 0;
}

async function compare(args: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine(HELP, args, { words: true });
  const [old, now, ...more] = positionals;
  if (old !== undefined && more.length === 0 && isHistory(old)) return compareNights(old, now, values.json);
  if (old === undefined || now === undefined || more.length > 0) {
    throw new UsageError(
      `compare needs two runs, found ${positionals.length}: npx lodging-certification compare OLD NEW`,
    );
  }
  const runs = [await readRun(old), await readRun(now)] as const;
  const [before, after] = runs.map(({ verdict }) => verdict.subject);
  if (before !== after) {
    throw new UsageError(`One run is about a ${before}, the other about a ${after}: they cannot be compared.`);
  }
  const comparison = await compareRuns(...runs);
  console.log(values.json ? visibleJson(comparison, 2) : comparisonText(comparison));
  return comparison.changed ? 1 : 0;
}

await runCommand({
  help: HELP,
  run: compare,
  // Evidence from elsewhere may contain anything: then the files are wrong, and no change may be reported.
  failure: (error) => ({
    exitCode: USAGE_EXIT,
    message: `The two runs cannot be compared: ${(error as Error).message}`,
  }),
});
