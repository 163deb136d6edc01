/** Allure: what allure-playwright left behind is brought in line with the verdict, and made into a report of one file. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '../contract/words.ts';
import { INSTANCE_ANNOTATION } from '../judgement/covers.ts';
import type { RunResult } from '../submission/result.ts';
import { COLLECTED_RESULTS } from './allure-collect.ts';
import { type AllureFiles, allureFiles, allureGroup } from './allure-result.ts';
import { firstLine } from './visible.ts';
import { grouped } from './wording.ts';

/** The folder of Allure's results within the output folder. */
export const ALLURE_RESULTS = 'allure-results';
/** The Allure report within the output folder. */
export const ALLURE_REPORT = 'report/index.html';

const INSTANCE_LABEL = INSTANCE_ANNOTATION.replace('allure.label.', '');
const GENERATION_MS = 60_000;

/**
 * The report needs its own inline scripts, and nothing from elsewhere: no connection, no frame, no form. Data that it
 * makes itself (attachments, images) it may show.
 */
export const ALLURE_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' data: blob:",
  "style-src 'unsafe-inline' data: blob:",
  'img-src data: blob:',
  'font-src data:',
  'connect-src data: blob:',
  'frame-src data: blob:',
  'worker-src blob:',
  'media-src data: blob:',
  "form-action 'none'",
].join('; ');

interface WrittenResult {
  readonly fullName?: string;
  readonly labels?: readonly { readonly name: string; readonly value: string }[];
}

/** Where the test of each instance stands, as the reporter noted it: `suites/service/NAME.spec.ts:12` by instance. */
function locationsIn(folder: string): Map<string, string> {
  const locations = new Map<string, string>();
  const file = join(folder, COLLECTED_RESULTS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const { fullName = '', labels = [] } = JSON.parse(line) as WrittenResult;
    const instance = labels.find((label) => label.name === INSTANCE_LABEL)?.value;
    const location = /(?:suites\/\w+\/)?[^\s/\\]+\.spec\.ts:\d+/.exec(fullName)?.[0];
    if (instance && location) locations.set(instance, location);
  }
  return locations;
}

/**
 * Replaces the results in `OUT/allure-results` by ones that say what the verdict says. Nothing of what the runner wrote
 * stays (machine names, process ids, absolute paths, stack traces) but the spec file of each instance.
 * @returns the spec file of each instance that ran
 */
export function finishAllure(outDir: string, result: RunResult): ReadonlyMap<string, string> {
  const folder = join(outDir, ALLURE_RESULTS);
  const locations = locationsIn(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const judgement of result.judgements) {
    const files = allureFiles(result, judgement, locations.get(judgement.instance.id));
    writeFileSync(join(folder, files.name), files.content);
    if (files.attachment) writeFileSync(join(folder, files.attachment.name), files.attachment.content);
  }
  return locations;
}

/** Outcomes of which a submission carries each instance with its exchanges. */
const WHOLE: readonly Outcome[] = ['failed', 'warning', 'review'];

/**
 * The entries of `allure-results/` in a submission, by name: each instance that does not hold with its exchanges, and
 * the others as steps under their requirement. The exchanges of those are in `evidence.ndjson`.
 */
export function allureForSubmission(result: RunResult): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  const add = ({ name, content, attachment }: AllureFiles) => {
    entries.set(`${ALLURE_RESULTS}/${name}`, content);
    if (attachment) entries.set(`${ALLURE_RESULTS}/${attachment.name}`, attachment.content);
  };
  const whole = result.judgements.filter(({ outcome }) => WHOLE.includes(outcome));
  const others = result.judgements.filter(({ outcome }) => !WHOLE.includes(outcome));
  for (const judgement of whole) add(allureFiles(result, judgement));
  for (const [, [first, ...rest]] of grouped(others, (each) => `${each.instance.requirement.id} ${each.outcome}`)) {
    if (first) add(allureGroup(result, [first, ...rest]));
  }
  return entries;
}

/** What came of the report: its path, or one sentence why there is none. The verdict does not depend on it. */
export type AllureReport = { readonly path: string } | { readonly problem: string };

/** Makes `OUT/report/index.html` from `OUT/allure-results`, without the call to a public analytics service. */
export async function generateAllureReport(outDir: string): Promise<AllureReport> {
  const out = resolve(outDir);
  const path = join(out, ALLURE_REPORT);
  rmSync(dirname(path), { recursive: true, force: true });
  try {
    await runAllure(out, dirname(path));
    const page = withoutCalls(readFileSync(path, 'utf8'));
    rmSync(dirname(path), { recursive: true, force: true });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, page);
    return { path };
  } catch (error) {
    rmSync(dirname(path), { recursive: true, force: true });
    const why = firstLine(error instanceof Error ? error.message : String(error));
    return {
      problem: `There is no Allure report: ${why}. The verdict does not depend on it; report.html says the same.`,
    };
  }
}

/** The report's title: it says which subject was judged, as every report does in its first line. */
function titleOf(out: string): string {
  const folder = join(out, ALLURE_RESULTS);
  const [name] = readdirSync(folder).filter((each) => each.endsWith('-result.json'));
  if (!name) throw new Error(`${ALLURE_RESULTS} holds no result`);
  const { labels = [] } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as WrittenResult;
  const subject = labels.find((label) => label.name === 'epic')?.value ?? 'unknown';
  return `Subject: ${subject}. This proves nothing about the ${subject === 'service' ? 'PMS' : 'service'}.`;
}

function runAllure(out: string, reportFolder: string): Promise<void> {
  // The package shows only its API to importers; its command is named by path.
  const cli = fileURLToPath(new URL('../node_modules/allure/cli.js', import.meta.url));
  const options = ['--single-file', '--output', reportFolder, '--group-by', 'feature,story', '--name', titleOf(out)];
  const { PATH, HOME, SystemRoot } = process.env;
  const environment = Object.fromEntries(Object.entries({ PATH, HOME, SystemRoot }).filter(([, value]) => value));
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [cli, 'awesome', join(out, ALLURE_RESULTS), ...options], {
      // A configuration file of Allure in the caller's folder must not decide what this report looks like.
      cwd: out,
      // Neither the client's secrets nor what a CI server tells about itself belong into the report.
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: GENERATION_MS,
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', failed);
    child.on('close', (code) => {
      if (code === 0) return done();
      failed(
        new Error(`the allure command ended with ${code ?? 'no exit code'} (${firstLine(said) || 'it said nothing'})`),
      );
    });
  });
}

/**
 * The report without its analytics, under a policy that forbids every connection.
 * @throws {Error} where anything in it would still be loaded from elsewhere
 */
export function withoutCalls(page: string): string {
  const analytics =
    /<script\b[^>]*\bsrc="https?:[^"]*"[^>]*>\s*<\/script>|<script>\s*window\.dataLayer\s*=[\s\S]*?<\/script>/g;
  const quiet = page.replace(analytics, '');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${ALLURE_POLICY}">`;
  if (!/<head>/.test(quiet)) throw new Error('the report has no head to put its policy into');
  const left = /<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']?(?:https?:)?\/\/[^"'\s>]*/i.exec(quiet)?.[0];
  if (left) throw new Error(`the report would load ${left.slice(0, 200)}`);
  if (/googletagmanager|google-analytics/i.test(quiet)) throw new Error('the report still names an analytics service');
  return quiet.replace('<head>', () => `<head>\n    ${policy}`);
}
