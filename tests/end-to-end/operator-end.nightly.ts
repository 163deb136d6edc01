/** The end of an operator's run, and its page on a phone: the command and a browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import decodeQR from 'qr/decode.js';
import { launchBrowser, noBrowser } from '../support/browser.ts';
import { scratch, startScript } from '../support/certify.ts';

const folder = scratch();

async function operator(out: string, ...more: string[]) {
  const args = ['client', '--operator', '--only', 'ordinary-stay', 'no-show', '--out', out, ...more];
  const own = { XDG_STATE_HOME: join(folder, 'home'), LODGING_ALLURE: 'off', TZ: 'Asia/Kolkata' };
  const started = startScript('certify', args, folder, own);
  await started.printed(/can act for you/, 'err');
  return { started, addresses: started.shown().err.match(/https?:\/\/\S+\/[\w-]{32}\/(?=\s)/g) ?? [] };
}

/** What a phone's camera reads: the pixels of a picture in the page. */
const PIXELS = `(async () => {
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(document.querySelector('#code svg').outerHTML);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 400, 400);
  context.drawImage(image, 0, 0, 400, 400);
  return [...context.getImageData(0, 0, 400, 400).data];
})()`;

describe('the operator’s page of a command', { skip: noBrowser, timeout: 120_000 }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  test('shows verdict, causes and reports, stays until it is closed, and the command ends with its exit code', async () => {
    const out = join(folder, 'out');
    const { started, addresses } = await operator(out);
    assert.equal(addresses.length, 1);
    const page = await browser.newPage();
    await page.goto(addresses[0] as string);
    assert.match((await page.getByText('To open this page also on a phone').textContent()) ?? '', /--https --host/);
    const { context } = JSON.parse(readFileSync(join(out, 'client-run.json'), 'utf8'));
    await fetch(`${context.target.baseUrl}/api/v1/reservation/checkin`, { method: 'POST', body: '{}' });
    await page.getByText(/^\d\d:\d\d:\d\d (IST|GMT\+5:30)$/).waitFor();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByRole('button', { name: 'Go on anyway' }).click();
    await page.getByText(/^Scene 2 of/).waitFor();
    await page.getByText('Finish…').click();
    await page.getByRole('button', { name: 'Finish now' }).click();
    await page.getByRole('heading', { level: 2, name: 'Verdict: not-certified' }).waitFor();
    const cause = page
      .getByRole('listitem')
      .filter({ hasText: /^failed / })
      .getByRole('link');
    const opened = page.context().waitForEvent('page');
    await cause.first().click();
    const report = await opened;
    await report.waitForLoadState();
    assert.match((await report.locator('#cause-1').textContent()) ?? '', /\S/);
    assert.equal(await report.evaluate('origin'), 'null');
    const link = await page.getByRole('link', { name: 'submission.zip' }).getAttribute('href');
    const zip = await (await fetch(new URL(link as string, addresses[0]))).arrayBuffer();
    assert.deepEqual(Buffer.from(zip), readFileSync(join(out, 'submission.zip')));
    for (const other of ['evidence.ndjson', '../client-run.json', '%2e%2e/x', 'toString'])
      assert.notEqual((await fetch(`${addresses[0]}reports/${other}`)).status, 200, other);
    assert.equal(started.child.exitCode, null);
    await page.close();
    assert.equal((await started.end).code, 1);
  });

  test('is served to a phone over the provider’s certificate, at the address of its QR code', async () => {
    const { started, addresses } = await operator(join(folder, 'open'), '--https', '--host', '0.0.0.0');
    const [here = '', there = ''] = addresses;
    assert.match(there, /^https:/);
    const desktop = await browser.newPage();
    await desktop.goto(here);
    await desktop.getByText('Open this page on a phone').click();
    const data = Uint8ClampedArray.from((await desktop.evaluate(PIXELS)) as number[]);
    assert.equal(decodeQR({ width: 400, height: 400, data }), there);
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
    const errors: string[] = [];
    phone.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await phone.goto(there);
    await phone.getByText('Pause…').click();
    await phone.getByRole('button', { name: 'Pause now' }).click();
    await desktop.getByRole('heading', { level: 2, name: 'Paused' }).waitFor();
    assert.equal(await desktop.locator('#phone').count(), 0, 'nobody answers at the address of a paused run');
    assert.deepEqual(errors, []);
    assert.equal((await started.end).code, 3);
  });
});
