/** Allure: a run's results, written by Allure's own writer, and made into a report of one file. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileSystemWriter } from 'allure-js-commons/sdk/reporter';
import type { RunResult } from '../submission/result.ts';
import { allureResults } from './allure-results.ts';
import { firstLine } from './visible.ts';
import { subjectLine } from './wording.ts';

/** The folder of Allure's results within the output folder. */
export const ALLURE_RESULTS = 'allure-results';
/** The Allure report within the output folder. */
export const ALLURE_REPORT = 'report/index.html';

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

/** Writes `OUT/allure-results`, and leaves nothing else in that folder. */
export function writeAllureResults(outDir: string, result: RunResult): void {
  const resultsDir = join(outDir, ALLURE_RESULTS);
  rmSync(resultsDir, { recursive: true, force: true });
  const writer = new FileSystemWriter({ resultsDir });
  const { tests, attachments } = allureResults(result);
  for (const each of tests) writer.writeResult(each);
  for (const [name, content] of Object.entries(attachments)) writer.writeAttachment(name, Buffer.from(content));
}

/** What came of the report: its path, or one sentence why there is none. The verdict does not depend on it. */
export type AllureReport = { readonly path: string } | { readonly problem: string };

/**
 * Makes `OUT/report/index.html` from `OUT/allure-results`, without the call to a public analytics service. Its title says
 * which subject was judged, as every report does in its first line.
 */
export async function generateAllureReport(outDir: string, result: RunResult): Promise<AllureReport> {
  const out = resolve(outDir);
  const path = join(out, ALLURE_REPORT);
  rmSync(dirname(path), { recursive: true, force: true });
  try {
    const isResult = (name: string) => name.endsWith('-result.json');
    if (!readdirSync(join(out, ALLURE_RESULTS)).some(isResult)) throw new Error(`${ALLURE_RESULTS} holds no result`);
    await runAllure(out, dirname(path), subjectLine(result));
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

function runAllure(out: string, reportFolder: string, title: string): Promise<void> {
  // The package shows only its API to importers; its command is named by path.
  const cli = fileURLToPath(new URL('../node_modules/allure/cli.js', import.meta.url));
  const options = ['--single-file', '--output', reportFolder, '--group-by', 'feature,story', '--name', title];
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
