/** `--history DIR`: a file for each run, a page and a badge made from them, and a web hook called on a change. */
import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { historyHtml } from '../../reporters/history-html.ts';
import { badgeOf, changeRows, historyMarkdown, historyText, hookMessage } from '../../reporters/history-text.ts';
import { fileName, firstLine } from '../../reporters/visible.ts';
import type { Settings } from '../../run/settings.ts';
import type { ComparedRun } from '../../submission/compare.ts';
import { LONGEST_NIGHT, type Night, nightBytes, nightName, nightOf, parseNight } from '../../submission/night.ts';
import type { RunResult } from '../../submission/result.ts';
import type { SecretScanner } from '../../submission/scan.ts';
import { seriesKey, seriesOf, type Trend, trendOf } from '../../submission/trend.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { TransportError } from '../../wire/transport.ts';
import { makeFolder, unusable } from './folder.ts';
import { smokePlan } from './only.ts';
import { SMOKE } from './options.ts';
import { writeWhole } from './outputs.ts';

const RUNS = 'runs';
const HISTORY_PAGE = 'history.html';
const BADGE = 'badge.json';
const NIGHT = /^\d{4}-\d\d-\d\dT\d{6}Z-[0-9a-f]{8}\.json$/;
/** A year, and some days more. */
const MOST_NIGHTS = 400;
const SEED_LENGTH = 8;
const HOOK_MS = 10_000;

export const isHistory = (folder: string): boolean => existsSync(join(folder, RUNS));

/** The selected part of the plan, as stored: a resumed run or a submission knows only the instances. */
export function askedFor(instances: readonly string[], named: readonly string[] = instances): readonly string[] {
  const isSmoke = instances.length > 0 && String([...instances].sort()) === String([...smokePlan()].sort());
  return isSmoke ? [SMOKE] : named;
}

/** Creates the folder of a history before anything is sent. @throws {UsageError} if it cannot be written to */
export function openHistory(folder: string): void {
  const given = { option: '--history', folder } as const;
  try {
    makeFolder(resolve(folder, RUNS), given);
    for (const each of [folder, join(folder, RUNS)]) accessSync(each, constants.W_OK);
  } catch (error) {
    throw unusable(given, error);
  }
}

/** A night's file. A link, a pipe or something endless in its place is not read. */
function nightAt(folder: string, name: string): Night {
  const path = join(folder, RUNS, name);
  const found = lstatSync(path);
  if (!found.isFile() || found.size > LONGEST_NIGHT)
    throw new Error(`${name} is not a file of at most ${LONGEST_NIGHT} bytes.`);
  return parseNight(readFileSync(path), name);
}

/** The nights of a history, and a sentence for each file that is not a night. */
export function readHistory(folder: string): {
  readonly nights: readonly Night[];
  readonly problems: readonly string[];
} {
  const names = readdirSync(join(folder, RUNS)).filter((name) => NIGHT.test(name));
  const problems: string[] = [];
  const nights = names
    .sort()
    .slice(-MOST_NIGHTS)
    .flatMap((name) => {
      try {
        return [nightAt(folder, name)];
      } catch (error) {
        problems.push(
          `History: ${firstLine((error as Error).message)} That night is left out; restore or delete the file.`,
        );
        return [];
      }
    });
  return { nights, problems };
}

/** The result of adding a run to a history. */
export interface Remembered {
  readonly text: string;
  readonly markdown: readonly string[];
  readonly trend: Trend | null;
  /** What went wrong, a sentence each: the verdict does not depend on it. */
  readonly problems: readonly string[];
}

export interface KeptRun {
  readonly result: RunResult;
  /** The selected part of the plan, as it was given. */
  readonly only: readonly string[];
  readonly decided: boolean;
  readonly scanner: SecretScanner;
}

/** Adds a run to a history, and updates its page. */
export function remember(folder: string, { result, only, decided, scanner }: KeptRun): Remembered {
  const { context, pace } = result.record;
  const facts = { seed: context.seed.slice(0, SEED_LENGTH), only, pace, decided };
  const own = nightOf(result.verdict, result.exchanges.values(), facts);
  const bytes = nightBytes(own);
  try {
    if (scanner.holdsSecret(bytes)) throw new Error('a secret of the run was found in what would be kept');
    writeWhole(join(folder, RUNS, nightName(own)), bytes);
    const { nights, problems } = readHistory(folder);
    const series = seriesOf(nights);
    const key = seriesKey(own);
    const trend = trendOf(series.find(([first]) => first && seriesKey(first) === key) ?? [own]);
    const whole = series.find(([first]) => first?.only.length === 0) ?? series[0] ?? [own];
    writeWhole(join(folder, HISTORY_PAGE), historyHtml(series.map(trendOf)));
    writeWhole(join(folder, BADGE), `${JSON.stringify(badgeOf(trendOf(whole)))}\n`);
    return { text: historyText(trend, folder), markdown: historyMarkdown(trend), trend, problems };
  } catch (error) {
    const why = `The history ${fileName(folder)} was not updated: ${firstLine((error as Error).message)}.`;
    return { text: '', markdown: [], trend: null, problems: [why] };
  }
}

/** The trend of a run after earlier nights of its kind. @throws {UsageError} if there are none */
export function trendUpTo(nights: readonly Night[], { verdict, evidence }: ComparedRun): Trend {
  const only = askedFor(evidence?.record.only ?? []);
  const isDecided = verdict.verdict !== 'inconclusive' && (verdict.verdict !== 'incomplete' || only.length > 0);
  const pace = evidence?.record.pace ?? { requestsPerSecond: null, concurrency: 1 };
  const seed = evidence?.record.context.seed.slice(0, SEED_LENGTH) ?? '';
  const now = nightOf(verdict, evidence?.exchanges ?? null, { seed, only, pace, decided: isDecided });
  const key = seriesKey(now);
  const earlier = nights.filter((each) => seriesKey(each) === key && each.times.startedAt < now.times.startedAt);
  return trendOf([...(seriesOf(earlier)[0] ?? []), now]);
}

/** Posts a change to the web hook of the settings. Its address is a secret. @returns a sentence if it failed */
export async function notify({ notify: hook }: Pick<Settings, 'notify'>, trend: Trend | null): Promise<string[]> {
  if (!hook || !trend || changeRows(trend).length === 0) return [];
  const transport = httpTransport(hook.network);
  try {
    const body = Buffer.from(JSON.stringify(hookMessage(hook.shape, trend)));
    const headers = [['Content-Type', 'application/json']] as const;
    const { status } = await transport.send({ method: 'POST', url: hook.url, headers, body }, HOOK_MS, { once: true });
    return status >= 200 && status < 300 ? [] : [`Nobody was notified: LODGING_NOTIFY_URL answered with ${status}.`];
  } catch (error) {
    // Any other error may name the address.
    const why = error instanceof TransportError ? error.message : 'the request could not be sent';
    return [`Nobody was notified: LODGING_NOTIFY_URL: ${why}.`];
  } finally {
    await transport.close();
  }
}
