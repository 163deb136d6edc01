/** Allure: writes a run's results into a folder, and makes a one-file report. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { RunResult } from '../submission/result.ts';
import { allureCategories, allureFiles, countsLine } from './allure-results.ts';
import { subjectLine, targetLine } from './run-facts.ts';
import { firstLine } from './visible.ts';

/** The folder of Allure's results within the output folder. */
export const ALLURE_RESULTS = 'allure-results';
/** The Allure report within the output folder. */
export const ALLURE_REPORT = 'report/index.html';

const GENERATION_MS = 60_000;

/** Allure shows charts and a timeline unless the configuration names a section; it ignores unknown ones. */
const NO_SECTION = 'none';

/** The report needs its inline scripts, and nothing from elsewhere; it may show images that it makes itself. */
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
  mkdirSync(resultsDir, { recursive: true });
  for (const [name, content] of allureFiles(result)) writeFileSync(join(resultsDir, name), content);
}

/** Makes Allure's process end with this one: Node's arguments, and variables. */
export interface Guard {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The report's path, or one sentence if there is none. The verdict does not depend on it. */
export type AllureReport = { readonly path: string } | { readonly problem: string };

/** The title of the report: verdict, counts in our words, target, and the subject judged, as in every report. */
export function allureTitle(result: RunResult): string {
  return `${result.verdict.verdict}: ${countsLine(result)} (requirement instances) · ${targetLine(result)} · ${subjectLine(result)}`;
}

/**
 * Makes `OUT/report/index.html` from `OUT/allure-results`, without analytics and without empty sections.
 * @param workshop a private folder for intermediate files
 */
export async function generateAllureReport(
  outDir: string,
  result: RunResult,
  workshop: string,
  guard: Guard = { args: [], env: {} },
): Promise<AllureReport> {
  const out = resolve(outDir);
  const path = join(out, ALLURE_REPORT);
  rmSync(dirname(path), { recursive: true, force: true });
  try {
    const results = join(out, ALLURE_RESULTS);
    const isResult = (name: string) => name.endsWith('-testsuite.xml');
    if (!readdirSync(results).some(isResult)) throw new Error(`${ALLURE_RESULTS} holds no result`);
    const config = join(workshop, 'allurerc.json');
    writeFileSync(config, JSON.stringify(configurationOf(result)));
    await runAllure(workshop, guard, [results, config, join(workshop, 'report')]);
    const page = smaller(tidied(withoutCalls(readFileSync(join(workshop, 'report/index.html'), 'utf8'))));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, page);
    return { path };
  } catch (error) {
    const why = firstLine(error instanceof Error ? error.message : String(error));
    // A full disk leaves half a page, which is not a report.
    rmSync(dirname(path), { recursive: true, force: true });
    const besides = 'The verdict does not depend on it; report.html says the same.';
    return { problem: `There is no Allure report: ${why}. ${besides}` };
  }
}

/** Allure's configuration and page options: nothing in the caller's folder affects this report. */
function configurationOf(result: RunResult) {
  const layout = { groupBy: ['feature', 'story'], charts: [], sections: [NO_SECTION] };
  return {
    name: allureTitle(result),
    appendHistory: false,
    categories: allureCategories(result),
    options: { singleFile: true, reportLanguage: 'en', ...layout },
  };
}

/** Bundled by the build (`scripts/vendor/allure.ts`). */
const GENERATOR = fileURLToPath(new URL('../vendor/allure/dist/allure.js', import.meta.url));

function runAllure(cwd: string, guard: Guard, args: readonly string[]): Promise<void> {
  const { PATH, HOME, SystemRoot } = process.env;
  const places = { TMPDIR: cwd, TEMP: cwd, TMP: cwd };
  const given = Object.entries({ PATH, HOME, SystemRoot, ...places, ...guard.env }).filter(([, value]) => value);
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [...guard.args, GENERATOR, ...args], {
      cwd,
      // Neither the client's secrets nor a CI server's variables belong in the report.
      env: Object.fromEntries(given),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: GENERATION_MS,
    });
    let shown = '';
    child.stdout.on('data', (chunk) => (shown += chunk));
    child.stderr.on('data', (chunk) => (shown += chunk));
    child.on('error', failed);
    child.on('close', (code) => {
      const why = `${code ?? 'no exit code'} (${firstLine(shown) || 'it printed nothing'})`;
      if (code === 0) done();
      else failed(new Error(`Allure ended with ${why}`));
    });
  });
}

/**
 * The report without its analytics, under a policy that forbids every connection.
 * @throws {Error} if anything would still be loaded from elsewhere
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

/** What this report never has: global errors, retries, earlier runs; and a percentage, which means nothing here. */
const WITHOUT = [
  ...['qualityGate', 'globalAttachments', 'globalErrors'].map((name) => `nav-tab-${name}`),
  ...['history', 'retries', 'attachments', 'environments'].map((name) => `test-result-tab-${name}`),
  ...['retry', 'flaky', 'resolution', 'transition'].map((name) => `${name}-filter`),
]
  .map((name) => `[data-testid="${name}"]`)
  .join(', ');
const PERCENTAGE = ':has(> [data-testid="report-header"]) ~ :has(svg):not(:has([data-testid]))';
const STYLE = `${WITHOUT}, ${PERCENTAGE} { display: none !important; }`;

/** Allure scrolls to the first failed test, but a reader should see the verdict first. */
const STAY = `(() => {
  let isUsed = false;
  for (const event of ['pointerdown', 'keydown', 'wheel']) addEventListener(event, () => { isUsed = true; }, true);
  addEventListener('scroll', ({ target }) => { if (!isUsed && target.scrollTop > 0) target.scrollTop = 0; }, true);
})()`;

/** The report without tabs and filters for what it never has, and with the verdict in sight when it opens. */
export function tidied(page: string): string {
  return page.replace('</head>', () => `<style>${STYLE}</style>\n<script>${STAY}</script>\n</head>`);
}

/** Inflates a report's data and gives them to it as its own script would have done. */
const INFLATE = `(async () => {
  const packed = Uint8Array.from(atob(PACKED), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const encoder = new TextEncoder();
  for (const [name, text] of Object.entries(await new Response(stream).json())) {
    const bytes = encoder.encode(text);
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    window.allureReportData[name] = btoa(binary);
  }
  window.allureReportDataReady = true;
})()`;

/**
 * The report with its data compressed: Allure embeds each of them in base64, ten times as large. A page with an
 * unknown layout is left unchanged.
 */
export function smaller(page: string): string {
  const script =
    /<script defer>\s*Promise\.allSettled\(\[((?:d\("[^"\\]+","[A-Za-z0-9+/=]*"\),?)+)\]\)[\s\S]*?<\/script>/;
  return page.replace(script, (_, calls: string) => {
    const data = [...calls.matchAll(/d\("([^"]+)","([^"]*)"\)/g)].map(
      ([, name = '', base64 = '']) => [name, Buffer.from(base64, 'base64').toString('utf8')] as const,
    );
    const packed = gzipSync(JSON.stringify(Object.fromEntries(data)), { level: 9 }).toString('base64');
    return `<script defer>${INFLATE.replace('PACKED', () => `'${packed}'`)}</script>`;
  });
}
