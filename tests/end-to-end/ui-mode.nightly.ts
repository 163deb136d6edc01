/** In Playwright's UI mode, running a test again after fixing a client shows the fixed client: real Chromium. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { launchBrowser, noBrowser } from '../support/browser.ts';
import { ROOT, scratch, startScript } from '../support/certify.ts';

const skip = noBrowser;
const LISTENING = /Listening on (http:\S+)/;

const folder = scratch();

test('a client that was fixed is played again', { skip, timeout: 120_000 }, async (t) => {
  const config = join(folder, 'certification.yaml');
  writeFileSync(config, 'claims: [token-form, check-in]\n');
  const client = join(folder, 'client');
  const clients = join(ROOT, 'tests/clients');
  writeFileSync(client, `exec node "${clients}/faulty.mjs" text-plain`);
  const ui = ['--ui-host', '127.0.0.1', '--ui-port', '0'];
  const only = ['--project', 'client', '--grep', 'says that a body is JSON'];
  const started = startScript('playwright', ['test', ...only, ...ui], folder, {
    LODGING_OUT: join(folder, 'out'),
    LODGING_CONFIG: config,
    LODGING_CLIENT_COMMAND: `sh "${client}"`,
  });
  t.after(async () => {
    started.signalAll('SIGTERM');
    await started.gone();
  });
  await started.printed(LISTENING);
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const page = await browser.newPage();
  await page.goto(LISTENING.exec(started.shown().out)?.[1] as string);
  const status = page.getByTestId('status-line');
  const run = async () => {
    await page.getByTitle('Run all').click();
    await status.getByText('Running').waitFor();
    await status.getByText('(100%)').and(page.locator(':not(:has-text("Running"))')).waitFor({ timeout: 60_000 });
    return status.textContent();
  };
  assert.match((await run()) ?? '', /1 failed/);
  writeFileSync(client, `exec node "${clients}/careful.mjs"`);
  assert.match((await run()) ?? '', /1 passed/);
});
