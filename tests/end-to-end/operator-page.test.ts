/** A page leads an operator through scenes: in a browser, with a hotel system that has one fault. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { forgetRun, keptRun } from '../../client/certify/kept.ts';
import { callsOf } from '../../client/judging/played.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { rejudgeClient } from '../../client/submission/rejudge.ts';
import type { SceneFile } from '../../contract/scene.ts';
import { KEPT } from '../../scripts/certify/folder.ts';
import { clearOutputs } from '../../scripts/certify/outputs.ts';
import type { RunRecord } from '../../submission/result.ts';
import { suiteIdentity } from '../../submission/suite.ts';
import { launchBrowser, noBrowser } from '../support/browser.ts';
import { careful as play } from '../support/client-run.ts';
import { clientSettings, folders, type OperatorRun, operatorRun } from '../support/operator.ts';
import { assertNone } from '../support/reported.ts';
import { serve } from '../support/server.ts';

const skip = noBrowser;
const SCENES = ['ordinary-stay', 'partial-bill', 'names'];
const titleOf = (scene: string) => sceneNamed(scene)?.title ?? scene;

const place = folders();
const { out, home } = place;
const stateBefore = process.env['XDG_STATE_HOME'];
process.env['XDG_STATE_HOME'] = home;
after(() => {
  place.remove();
  if (stateBefore === undefined) delete process.env['XDG_STATE_HOME'];
  else process.env['XDG_STATE_HOME'] = stateBefore;
});

/** The fault: checks a guest in and says that the body is plain text. */
async function mistaken({ stage }: OperatorRun, file: SceneFile): Promise<void> {
  const { authUrl, baseUrl, clientId, clientSecret } = stage.access;
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  const granted = await fetch(`${authUrl}/oauth2/token`, { method: 'POST', body: form });
  const { access_token: token } = (await granted.json()) as { readonly access_token: string };
  await fetch(`${baseUrl}/api/v1/reservation/checkin`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' },
    body: JSON.stringify({ folio: file.stays[0]?.folio }),
  });
}

/** The status of a request with header fields that `fetch` would not send. */
async function statusOf(address: string, init: RequestInit = {}): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = init;
    const sent = request(address, { method, headers: headers as Record<string, string> }, (reply) => {
      reply.destroy();
      resolve(reply.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const secretFiles = () => (existsSync(home) ? readdirSync(join(home, 'lodging-certification')) : []);

describe('the page of an operator', { skip, timeout: 60_000 }, () => {
  let browser: Browser;
  let page: Page;
  let run: OperatorRun;
  const errors: string[] = [];
  const requests: string[] = [];

  const open = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(run.address);
    await page.getByRole('heading', { level: 2 }).waitFor();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const scene = () => page.getByRole('region', { name: 'Scene', exact: true });
  const step = (text: RegExp) => scene().getByRole('listitem').filter({ hasText: text });
  const place = (what: string) => page.locator(what).boundingBox();
  const heading = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

  before(async () => {
    browser = await launchBrowser();
    run = await operatorRun(out, SCENES);
    await open();
  });
  after(async () => {
    await run.close();
    await browser.close();
  });

  test('says what to do, and every control of it has a name', async () => {
    await heading(titleOf('ordinary-stay'));
    const tree = await page.locator('body').ariaSnapshot();
    for (const landmark of ['banner', 'main', 'contentinfo', 'navigation "Scenes"', 'region "Scene"', 'region "Calls"'])
      assert.ok(tree.includes(`- ${landmark}`), `${landmark} is missing:\n${tree}`);
    for (const name of ['Done', 'Copy Last name', 'Copy Client secret'])
      assert.ok(tree.includes(`- button "${name}"`), name);
    assert.doesNotMatch(tree, /- (button|link|progressbar)(:|$)/m);
    assert.equal(await page.getByRole('status').textContent(), 'Scene 1: A guest arrives and leaves');
    assert.match(
      (await step(/in to room/).textContent()) ?? '',
      /Check Certa Guest-\w+ in to room \d+\.not yet received/,
    );
  });

  test('copies values, and hands the secret out only when it is asked for', async () => {
    const { clientSecret } = run.stage.access;
    assert.equal((await page.content()).includes(clientSecret), false);
    const clipboard = () => page.evaluate('navigator.clipboard.readText()');
    await press('Copy Last name');
    await page.getByText('Copied Last name.').waitFor();
    assert.equal(await clipboard(), run.fileOf('ordinary-stay').stays[0]?.guestLastName);
    await press('Copy Client secret');
    await page.getByText('Copied Client secret.').waitFor();
    assert.equal(await clipboard(), clientSecret);
    assert.equal((await page.content()).includes(clientSecret), false);
    await press('Show Client secret');
    await page.getByText(clientSecret).waitFor();
    await press('Hide Client secret');
    await page.getByText('not shown').waitFor();
  });

  test('copies a whole stay as text and as JSON, and names both addresses for tokens', async () => {
    const [stay] = run.fileOf('ordinary-stay').stays;
    const clipboard = () => page.evaluate('navigator.clipboard.readText()') as Promise<string>;
    const all = (kind: string) => `all as ${kind}: the values of ${stay?.guestFirstName} ${stay?.guestLastName}`;
    await press(`Copy ${all('JSON')}`);
    await page.getByText(`Copied ${all('JSON')}.`).waitFor();
    assert.deepEqual(JSON.parse(await clipboard()), stay);
    await press(`Copy ${all('text')}`);
    await page.getByText(`Copied ${all('text')}.`).waitFor();
    const lines = (await clipboard()).split('\n');
    assert.ok(lines.includes(`Last name: ${stay?.guestLastName}`) && lines.length > 15, lines.join('\n'));
    const { baseUrl, authUrl } = run.stage.access;
    for (const address of [`${authUrl}/oauth2/token`, `${baseUrl}/auth/token`])
      assert.equal(await page.getByText(address, { exact: true }).count(), 1, address);
    const progress = (await page.locator('#progress').textContent()) ?? '';
    assert.equal(progress, '0 of 3 scenes played');
  });

  test('counts what is missing once where nothing was sent', async () => {
    await press('Done');
    await page
      .getByText(/^Not yet: 2 reports are still missing or not accepted\. Report what is missing, repeat/)
      .waitFor();
    assert.equal(await page.locator('.finding').count(), 0);
    // What was missing may still come: then nothing has to be begun again.
    await play(run.fileOf('ordinary-stay'), run.stage.access);
    await page.getByText('Everything is as it should be now.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Go on', exact: true }).getAttribute('class'), 'main');
    assert.equal(await page.getByRole('button', { name: 'Go on anyway' }).count(), 0);
    // A button that is hit by mistake throws nothing away.
    assert.equal(await page.getByRole('button', { name: 'Skip now' }).isVisible(), false);
    await page.getByText('Repeat…').click();
    await press('Repeat now');
    await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
    // What was asked of the try before is not asked of this one.
    assert.equal(await page.getByRole('button', { name: 'Repeat now' }).isVisible(), false);
  });

  test('shows a mistake with its finding, and what is missing when the operator is done', async () => {
    await mistaken(run, run.fileOf('ordinary-stay'));
    const finding = page.locator('.finding');
    await finding.getByText('✗ Wrong: The Content-Type is text/plain; wanted application/json').waitFor();
    assert.match((await step(/in to room/).textContent()) ?? '', /received, not accepted/);
    // Below the steps, next to the buttons, the page says what is wrong, with a link to it.
    await page.setViewportSize({ width: 390, height: 844 });
    const found = page.locator('#found').getByRole('link');
    assert.ok(await found.evaluate((link) => link.getBoundingClientRect().bottom < 844));
    await found.click();
    assert.ok(((await finding.first().boundingBox())?.y ?? 844) < 700);
    await page.setViewportSize({ width: 1280, height: 900 });
    assert.match((await page.getByRole('status').textContent()) ?? '', /^Call received\. check-in: answered with 415/);
    await press('Done');
    await page
      .getByText(/Not yet: 2 reports are still missing or not accepted, and \d+ things? (?:is|are) wrong/)
      .waitFor();
    assert.equal(await page.getByRole('button', { name: 'Go on anyway' }).count(), 1);
    assert.match(run.lines.join('\n'), /^not right: .*Content-Type is text\/plain/m);
  });

  test('begins the scene again, and goes on by the keyboard when it is well', async () => {
    // Done is where Repeat comes: who presses it twice discards nothing.
    await page.getByText('Repeat…').click();
    assert.equal(await page.getByText('Calls from your system (0)').count(), 0);
    await press('Repeat now');
    await page.getByText('Calls from your system (0)').waitFor();
    await play(run.fileOf('ordinary-stay'), run.stage.access);
    await page.getByText('Calls from your system (3)').waitFor();
    assert.equal(await step(/room/).filter({ hasText: 'accepted' }).count(), 2);
    assert.equal(await page.getByText('Wrong:').count(), 0);
    await page.getByRole('button', { name: 'Done', exact: true }).focus();
    await page.keyboard.press('Enter');
    await heading(titleOf('partial-bill'));
    assert.equal(await page.evaluate('document.activeElement.id'), 'scene-title');
    assert.equal(await page.locator('progress').getAttribute('value'), '1');
  });

  test('fits a phone, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390);
      const [task = 0, access = 0] = [await place('.scene'), await place('#access')].map((box) => box?.y);
      assert.ok(task < access, 'the credentials come before the task');
      const bar = await page.locator('#bar').boundingBox();
      assert.ok((bar?.height ?? 844) < 844 / 3, `the bar is ${bar?.height} pixels high`);
      const background = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      assert.equal(background, colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(20, 23, 27)');
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const [values, calls] = [await place('.values'), await place('.received')];
    assert.deepEqual([calls?.y, (calls?.x ?? 0) > (values?.x ?? 0)], [values?.y, true]);
  });

  test('keeps out whoever does not know its address, and other pages', async (t) => {
    const { origin } = new URL(run.address);
    const own = { Origin: origin };
    const post = { method: 'POST', body: 'what=finish' };
    assert.equal(await statusOf(run.address), 200);
    const nearly = run.address.replace(/.\/$/, (end) => (end === 'x/' ? 'y/' : 'x/'));
    for (const address of [`${origin}/`, nearly, `${origin}/page.js`])
      assert.equal(await statusOf(address), 403, address);
    for (const headers of [{ Host: 'hotel.example' }, { 'Sec-Fetch-Site': 'same-site' }])
      assert.equal(await statusOf(run.address, { headers }), 403);
    assert.equal(await statusOf(`${run.address}events`, { headers: { Origin: 'https://hotel.example' } }), 403);
    for (const path of ['act', 'secret']) {
      assert.equal(await statusOf(`${run.address}${path}`, post), 403);
      assert.equal(await statusOf(`${run.address}${path}`, { ...post, headers: { Origin: 'null' } }), 403);
      assert.equal(await statusOf(`${origin}/${path}`, { ...post, headers: own }), 403);
    }
    const served = await serve(t, (_request, reply) => {
      reply.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Another page</title>');
    });
    const another = await browser.newPage();
    t.after(() => another.close());
    await another.goto(served.url);
    const asked = `fetch(${JSON.stringify(`${run.address}act`)}, { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ what: 'finish' }) }).then(() => 'sent', () => 'refused')`;
    await another.evaluate(asked);
    const read = `fetch(${JSON.stringify(run.address)}).then(() => 'read', () => 'refused')`;
    assert.equal(await another.evaluate(read), 'refused');
    await heading(titleOf('partial-bill'));
  });

  test('is paused and resumed: where the provider is, and by which secret it is reached, stays as it was', async () => {
    const { access, context } = run.stage;
    await page.getByText('Pause…').click();
    await press('Pause now');
    await heading('Paused');
    const played = (await run.played).map(({ play: { scene, repeats } }) => [scene, repeats]);
    assert.deepEqual(played, [['ordinary-stay', 2]]);
    await run.close();
    assert.throws(() => clearOutputs(out), /holds a paused run of a client/);
    const [file = ''] = secretFiles();
    assert.equal(statSync(join(home, 'lodging-certification', file)).mode & 0o777, 0o600);
    for (const name of readdirSync(out))
      assert.equal(readFileSync(join(out, name), 'utf8').includes(access.clientSecret), false, name);
    const settings = clientSettings();
    assert.throws(() => keptRun(out, { ...settings, claims: [] }), /started with other settings \(claims\)/);
    const left = join(out, KEPT);
    const bytes = readFileSync(left, 'utf8');
    writeFileSync(left, bytes.replaceAll(suiteIdentity().digest, 'f'.repeat(64)));
    assert.throws(() => keptRun(out, settings), /started by another suite, [\d.]+ \(ffffffffffff\)/);
    writeFileSync(left, bytes);
    const kept = keptRun(out, settings);
    run = await operatorRun(out, SCENES, kept);
    assert.deepEqual([run.stage.access, run.stage.context], [access, JSON.parse(JSON.stringify(context))]);
    await page.close();
    await open();
    await heading(titleOf('partial-bill'));
    await page.getByText('All scenes').click();
    await page
      .getByRole('listitem')
      .filter({ hasText: /A guest arrives and leaves.*no findings/ })
      .waitFor();
  });

  test('leads through the other scenes to the end, and what was dropped is in no evidence', async () => {
    await play(run.fileOf('partial-bill'), run.stage.access);
    await page.getByText('Calls from your system (4)').waitFor();
    await press('Done');
    await heading(titleOf('names'));
    // A name without blanks breaks where a line ends.
    await page.setViewportSize({ width: 390, height: 844 });
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390);
    await page.setViewportSize({ width: 1280, height: 900 });
    await play(run.fileOf('names'), run.stage.access);
    // A token, and two reports for each of its stays.
    const named = 1 + 2 * run.fileOf('names').stays.length;
    await page.getByText(`Calls from your system (${named})`).waitFor();
    await press('Done');
    await heading('All scenes have been played');
    await press('Finish: see the verdict');
    await heading('The command has ended');
    const played = await run.played;
    const plays = played.map(({ play: each }) => each);
    const ends = plays.map(({ scene, end, repeats }) => `${scene} ${end} ${repeats}`);
    assert.deepEqual(ends, ['ordinary-stay done 2', 'partial-bill done 0', 'names done 0']);
    await run.stage.listener.close();
    const calls = callsOf(played);
    assert.equal(calls.length, 3 + 4 + named);
    assert.ok(calls.every(({ seq }, at) => seq === at + 1));
    const client = { drivenBy: 'operator', answeredBy: 'stand-in', clockAheadMs: 0, plays };
    const { context } = run.stage;
    const times = { startedAt: context.startedAt, endedAt: new Date().toISOString() };
    const record = { context, times, only: [], client } as unknown as RunRecord;
    assert.deepEqual((await rejudgeClient(record, calls)).problems, []);
    forgetRun(out);
    assert.deepEqual([secretFiles(), keptRun(out, clientSettings())], [[], null]);
  });

  test('fetches nothing from elsewhere and has nothing to complain of', () => {
    const { hostname } = new URL(run.address);
    assertNone(requests.filter((url) => new URL(url).hostname !== hostname && !url.startsWith('data:')));
    assert.deepEqual(errors, []);
  });
});
