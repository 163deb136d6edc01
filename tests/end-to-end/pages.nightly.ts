/** The pages that people open, in a browser: they name the party they are about and fetch nothing. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions } from 'playwright';
import { OUTCOMES, type Outcome } from '../../contract/words.ts';
import { generateAllureReport, writeAllureResults } from '../../reporters/allure.ts';
import { reportHtml } from '../../reporters/report-html.ts';
import { REPORT_STYLE } from '../../reporters/report-style.ts';
import { sampleResult } from '../sample-result.ts';
import { launchBrowser, noBrowser } from '../support/browser.ts';
import { scratch } from '../support/certify.ts';

const skip = noBrowser;

function folder(t: TestContext): string {
  const path = scratch(t);
  return path;
}

async function opened(t: TestContext, file: string) {
  const browser = await launchBrowser();
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

async function reading(t: TestContext, outcomes: readonly Outcome[], options: BrowserContextOptions = {}) {
  const file = join(folder(t), 'report.html');
  writeFileSync(file, reportHtml(sampleResult(outcomes)));
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const page = await (await browser.newContext(options)).newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(pathToFileURL(file).href);
  return { page, errors };
}

const many = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);
const FAILING = [...many(350, 'failed'), ...many(60, 'warning'), ...many(1000, 'passed')];

test('report.html with 350 failures fits a phone and twelve pages of paper', { skip, timeout: 90_000 }, async (t) => {
  const { page, errors } = await reading(t, FAILING, { viewport: { width: 390, height: 844 } });
  const size = await page.evaluate(
    '({ high: document.documentElement.scrollHeight, wide: document.documentElement.scrollWidth })',
  );
  const { high, wide } = size as { high: number; wide: number };
  assert.ok(high < 30_000, `${high} pixels high`);
  assert.equal(wide, 390);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(pages > 0 && pages < 12, `${pages} pages`);
  assert.deepEqual(errors, []);
});

test('the filter of report.html finds, counts and lets go; a copy button copies', {
  skip,
  timeout: 90_000,
}, async (t) => {
  const { page, errors } = await reading(t, [...many(5, 'failed'), ...many(20, 'passed')]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const shown = page.locator('ul.r > li:visible');
  assert.equal(await shown.count(), 0);
  await page.getByRole('searchbox').fill('CHECK-IN.FAILED');
  await page.getByText(/entries match/).waitFor();
  assert.equal(await shown.count(), 1);
  await page.getByLabel('Outcome').selectOption('passed');
  await page.getByText('0 entries match').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  assert.equal(await page.locator('[hidden]').count(), 0);
  assert.equal(await shown.count(), 0);
  const curl = page.locator('.cause[open] pre.curl').first();
  await page.getByRole('button', { name: 'Copy this command' }).first().click();
  await page.getByText('Copied.').waitFor();
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), await curl.textContent());
  assert.deepEqual(errors, []);
});

/** How far below the filter's bar an element begins, which must be in sight. */
const BELOW_BAR = `(id) => {
  const bar = document.getElementById('filter');
  const covered = getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().bottom : 0;
  const target = document.getElementById(id);
  const title = target.previousElementSibling?.tagName === 'SUMMARY' ? target.previousElementSibling : target;
  const { top } = title.getBoundingClientRect();
  return top < innerHeight ? top - covered : -1;
}`;

for (const width of [1280, 390]) {
  test(`no link of report.html leads under its bar, ${width} pixels wide`, { skip, timeout: 90_000 }, async (t) => {
    const { page } = await reading(t, FAILING, { viewport: { width, height: 844 } });
    for (const id of ['cause-1', 'CHECK-IN.FAILED:case2', 'requirements', 'x30']) {
      const link = page.locator(`a[href="#${id}"]`).first();
      await link.evaluate((element) => (element as unknown as { click(): void }).click());
      await page.waitForFunction('document.querySelector(":target") !== null');
      const below = (await page.evaluate(`(${BELOW_BAR})(${JSON.stringify(id)})`)) as number;
      assert.ok(below >= 0, `${id} begins ${below} pixels below the bar`);
    }
    // A cause's title is above what the link leads to.
    await page.evaluate("location.hash = '#cause-1'");
    await page.waitForTimeout(100);
    assert.ok(((await page.evaluate(`(${BELOW_BAR})('cause-1')`)) as number) >= 0);
  });
}

test('on paper the causes are unfolded, also those that the page folds', { skip, timeout: 90_000 }, async (t) => {
  const { page } = await reading(t, FAILING);
  const last = page.locator('details.cause:not([open]) > div').last();
  assert.equal(await last.isVisible(), false);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await last.isVisible(), true);
});

test('report.html says everything without its script, and every control of it has a name', {
  skip,
  timeout: 90_000,
}, async (t) => {
  const { page } = await reading(t, [...many(5, 'failed'), ...many(20, 'passed')], { javaScriptEnabled: false });
  assert.equal(await page.getByRole('search').count(), 0);
  await page.locator('a[href="#check-in.accepted"], a[href^="#check-in."]').first().click();
  assert.equal(await page.locator('ul.r:target > li').first().isVisible(), true);
  // Whoever opens all folds sees all there is: nothing but the filter waits for the script.
  const hidden = (await page.content()).match(/<[a-z]+[^>]* hidden[^>]*>/g) ?? [];
  assert.equal(hidden.map((tag) => /id="(\w+)"/.exec(tag)?.[1]).join(), 'filter');
  const other = await reading(t, [...many(5, 'failed'), ...many(20, 'passed')]);
  const tree = await other.page.locator('body').ariaSnapshot();
  assert.doesNotMatch(tree, /- (button|link|searchbox|combobox|img)(:|$)/m);
  assert.match(tree, /heading "Verdict: not-certified" \[level=1\]/);
  for (const landmark of ['banner', 'main', 'contentinfo', 'search', 'navigation'])
    assert.match(tree, new RegExp(`- ${landmark}`));
});

test('the Allure report opens by itself and fetches nothing', { skip, timeout: 120_000 }, async (t) => {
  const out = folder(t);
  const result = sampleResult([...Array.from({ length: 22 }, () => 'passed' as const), ...OUTCOMES]);
  writeAllureResults(out, result);
  const report = await generateAllureReport(out, result, folder(t));
  assert.equal('path' in report, true, JSON.stringify(report));
  const { requests, errors, own, page } = await opened(t, join(out, 'report/index.html'));
  // Instances of a requirement that came out alike are steps of one result.
  // The verdict is in sight, although the first failure is further down, and no tab is empty.
  const title = page.getByTestId('report-title');
  assert.match((await title.textContent()) ?? '', /^not-certified: 1 failed, /);
  assert.ok(((await title.boundingBox())?.y ?? -1) > 0);
  // Three of a hundred that were judged, and passed, are no 100 %.
  const shares = page.getByText(/^[\d.]+%$/).filter({ visible: true });
  assert.equal(await shares.count(), 0);
  const tabs = await page.locator('[data-testid^=nav-tab-]:visible').allTextContents();
  assert.deepEqual(tabs, ['Results 13', 'Categories 4']);
  assert.equal(await page.getByTestId('metadata-item-failed').textContent(), 'Failed1');
  await page.getByTestId('tab-failed').click();
  await page.getByTestId('tree-leaf').first().click();
  await page.getByTestId('test-result-error-message').waitFor();
  assert.deepEqual(await page.locator('[data-testid^=test-result-tab-]:visible').allTextContents(), ['Overview']);
  assert.deepEqual(requests, [own]);
  assert.deepEqual(errors, []);
});

test('a long command in the banner fits a phone', { skip, timeout: 60_000 }, async (t) => {
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const page = await (await browser.newContext({ viewport: { width: 400, height: 800 } })).newPage();
  const command =
    'npx lodging-certification certify --resume certification --config certification.yaml --profile profile.yaml';
  await page.setContent(
    `<style>${REPORT_STYLE}</style><div class="banner"><ul><li><code>${command}</code></li></ul></div>`,
  );
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 400);
});
