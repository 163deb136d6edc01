/** The pages that people open, in a browser: they say whom they are about and fetch nothing. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { OUTCOMES } from '../contract/words.ts';
import { generateAllureReport, writeAllureResults } from '../reporters/allure.ts';
import { reportHtml } from '../reporters/report-html.ts';
import { sampleResult } from './sample-result.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const skip = existsSync(executablePath)
  ? false
  : `there is no browser at ${executablePath}; CHROMIUM_PATH names another`;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'pages-'));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Opens a file; returns its text, the addresses that it asked for, and what it complained about. */
async function opened(t: TestContext, file: string) {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  t.after(() => browser.close());
  const page = await browser.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  await page
    .getByText(/proves nothing about the PMS/)
    .first()
    .waitFor();
  const own = pathToFileURL(file).href;
  return { requests: requests.filter((url) => !/^(data|blob):/.test(url)), errors, own, page };
}

test('report.html opens by itself and fetches nothing', { skip, timeout: 60_000 }, async (t) => {
  const file = join(folder(t), 'report.html');
  writeFileSync(file, reportHtml(sampleResult()));
  const { requests, errors, own } = await opened(t, file);
  assert.deepEqual(requests, [own]);
  assert.deepEqual(errors, []);
});

test('the Allure report opens by itself and fetches nothing', { skip, timeout: 120_000 }, async (t) => {
  const out = folder(t);
  const result = sampleResult([...Array.from({ length: 22 }, () => 'passed' as const), ...OUTCOMES]);
  writeAllureResults(out, result);
  const report = await generateAllureReport(out, result);
  assert.equal('path' in report, true, JSON.stringify(report));
  const { requests, errors, own, page } = await opened(t, join(out, 'report/index.html'));
  // The verdict is in sight, although the first failure is further down, and no tab is empty.
  const title = page.getByTestId('report-title');
  assert.match((await title.textContent()) ?? '', /^not-certified: 1 failed, /);
  assert.ok(((await title.boundingBox())?.y ?? -1) > 0);
  // Three of a hundred that were judged, and passed, are no 100 %.
  assert.equal(
    await page
      .getByText(/^[\d.]+%$/)
      .filter({ visible: true })
      .count(),
    0,
  );
  const tabs = await page.locator('[data-testid^=nav-tab-]:visible').allTextContents();
  assert.deepEqual(tabs, ['Results 30', 'Categories 4']);
  assert.equal(await page.getByTestId('metadata-item-failed').textContent(), 'Failed1');
  await page.getByTestId('tab-failed').click();
  await page.getByTestId('tree-leaf').first().click();
  await page.getByTestId('test-result-error-message').waitFor();
  assert.deepEqual(await page.locator('[data-testid^=test-result-tab-]:visible').allTextContents(), ['Overview']);
  assert.deepEqual(requests, [own]);
  assert.deepEqual(errors, []);
});
