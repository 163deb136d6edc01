/** Witnessed runs without a page: scenes posted to this machine's own hook, and a desk with its owner's certificate. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinRun } from '../../client/certify/join.ts';
import { makeCertificates } from '../../client/ways/certificates.ts';
import type { JoinedState } from '../../client/ways/joined.ts';
import type { PostedScene } from '../../contract/scene.ts';
import { DeskProcess } from '../../scripts/bench/serve.ts';
import type { CertifyOptions } from '../../scripts/certify/options.ts';
import { scratch } from '../support/certify.ts';
import { careful } from '../support/client-run.ts';
import { deskIn } from '../support/served.ts';
import { serve } from '../support/server.ts';

/** A hook that has the careful client play each scene it is sent, and answers when that is over. */
async function hookOf(t: TestContext): Promise<{ readonly url: URL; readonly scenes: string[] }> {
  const scenes: string[] = [];
  const { url } = await serve(t, async ({ body }, reply) => {
    const { access, ...scene } = JSON.parse(body) as PostedScene;
    scenes.push(scene.scene);
    await careful(scene, access);
    reply.end();
  });
  return { url: new URL('/scene', url), scenes };
}

test('--join --webhook posts each scene to the hook of an own machine, and the calls go to the provider', async (t) => {
  const folder = scratch(t);
  const { store, inviting } = await deskIn(t, folder);
  const hook = await hookOf(t);
  const { id, link } = inviting('One');
  t.mock.method(console, 'log', () => undefined);
  const options = { webhook: hook.url, out: join(folder, 'out'), json: true, detail: 'causes' };
  const code = await joinRun(options as unknown as CertifyOptions, new URL(link), () => undefined);
  const { client } = JSON.parse(readFileSync(join(store.resultsFolder(id, 1), 'run.json'), 'utf8'));
  assert.deepEqual([code, client.drivenBy], [0, 'webhook']);
  assert.ok(hook.scenes.length > 0 && hook.scenes.length === client.plays.length, hook.scenes.join());
  // The provider has made the submission: nobody is asked to send it.
  const report = readFileSync(join(store.resultsFolder(id, 1), 'report.html'), 'utf8');
  assert.match(report, /Verdict: certified/);
  assert.doesNotMatch(report, /send submission\.zip/);
});

test('--join again plays the scene again that ended the run since the client had not called', async (t) => {
  const folder = scratch(t);
  const { store, inviting } = await deskIn(t, folder);
  const { id, link } = inviting('One');
  t.mock.method(console, 'log', () => undefined);
  const joined = (url: URL) => {
    const options = { webhook: url, out: join(folder, 'out'), json: true, detail: 'causes' };
    return joinRun(options as unknown as CertifyOptions, new URL(link), () => undefined);
  };
  const broken = await serve(t, (_request, reply) => reply.writeHead(500).end());
  for (let tries = 0; tries < 2; tries += 1) await assert.rejects(joined(new URL(broken.url)), { name: 'UsageError' });
  const hook = await hookOf(t);
  assert.equal(await joined(hook.url), 0);
  const { client } = JSON.parse(readFileSync(join(store.resultsFolder(id, 1), 'run.json'), 'utf8'));
  assert.deepEqual(hook.scenes.toSorted(), client.plays.map(({ scene }: { scene: string }) => scene).toSorted());
});

test('--join gives a machine that has never answered seconds, not minutes', async (t) => {
  const notices = t.mock.method(console, 'error', () => undefined);
  const options = { command: 'true', out: scratch(t), detail: 'causes' } as unknown as CertifyOptions;
  await assert.rejects(
    joinRun(options, new URL('http://127.0.0.1:9/runs/one/invited/link/'), () => undefined),
    { name: 'UsageError' },
  );
  assert.equal(notices.mock.callCount(), 1);
});

test('a hook that the desk posts scenes to is asked for no more than they are, and others are answered meanwhile', async (t) => {
  const desk = new DeskProcess(scratch(t));
  await desk.start();
  t.after(() => desk.stop('SIGKILL'));
  const hook = await hookOf(t);
  const { id, link } = desk.invite('One', ['token-form', 'no-show'], hook.url.href);
  const { origin } = new URL(link);
  const began = await fetch(`${link}hook`, { method: 'POST', headers: { Origin: origin }, redirect: 'manual' });
  assert.equal(began.status, 303);
  const verdict = () => desk.store.summary(id, 1)?.verdict ?? null;
  for (let asked = 0; asked < 3000 && verdict() === null; asked += 1) {
    const { status } = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(120_000) });
    assert.equal(status, 200);
    await sleep(100);
  }
  const { client } = JSON.parse(readFileSync(join(desk.store.resultsFolder(id, 1), 'run.json'), 'utf8'));
  assert.deepEqual([verdict(), client.drivenBy, hook.scenes.length], ['certified', 'webhook', client.plays.length]);
  // Whoever opens it again later, it was over then.
  const written = () => Date.parse(desk.store.summary(id, 1)?.at ?? '');
  const over = written();
  await sleep(1500);
  await desk.stop('SIGTERM');
  await desk.start();
  assert.equal((await fetch(`${link}play/`)).status, 200);
  await sleep(1500);
  assert.ok(Math.abs(written() - over) < 1000, `${written() - over} ms later`);
});

/** What a URL answers to who trusts an authority. */
async function fetched(url: string, ca: string, method = 'GET') {
  const asked = request(url, { ca, method, agent: false, headers: { Origin: new URL(url).origin } }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: reply.statusCode, body: await text(reply) };
}

test('with --https the page of the scenes hands out the certificate that a hotel system has to trust', async (t) => {
  const { store, inviting } = await deskIn(t, scratch(t), { https: true });
  const { link } = inviting('One');
  const ca = readFileSync(join(store.folder, 'certification-ca.pem'), 'utf8');
  assert.equal((await fetched(`${link}begin`, ca, 'POST')).status, 303);
  const { body } = await fetched(`${link}play/`, ca);
  const [, href = ''] = /<a href="([^"]+)">certification-ca\.pem/.exec(body) ?? [];
  assert.deepEqual(await fetched(href, ca), { status: 200, body: ca });
});

test('--certificate serves by that certificate, and only with its key', async (t) => {
  const folder = scratch(t);
  const { authority, server } = await makeCertificates(['127.0.0.1']);
  const [certificate, key] = [join(folder, 'chain.pem'), join(folder, 'tls.pem')];
  writeFileSync(certificate, server.cert);
  writeFileSync(key, server.key);
  await assert.rejects(deskIn(t, folder, { certificate }), { name: 'UsageError' });
  const { desk } = await deskIn(t, folder, { certificate, 'certificate-key': key });
  const asked = request(`${desk.url}/health`, { ca: authority, agent: false }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  reply.resume();
  assert.deepEqual([new URL(desk.url).protocol, reply.statusCode], ['https:', 200]);
});

test('the end of a scene that was answered is on disk; one that was not is said again to the next process, at once', {
  timeout: 300_000,
}, async (t) => {
  const desk = new DeskProcess(scratch(t));
  await desk.start();
  t.after(() => desk.stop('SIGKILL'));
  const { id, link } = desk.invite('One', ['token-form', 'check-in']);
  const ask = async (path: string, shown: object) => {
    const body = JSON.stringify({ ...shown, by: 'command' });
    const headers = { 'Content-Type': 'application/json' };
    return fetch(`${link}${path}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(120_000) });
  };
  const played = async () => {
    for (let seen = 0; ; ) {
      const news = await ask('join', { seen, asked: Number.MAX_SAFE_INTEGER, ahead: 0 });
      const { state, now, access } = (await news.json()) as JoinedState;
      if (now && access) return { turn: now.turn, access };
      seen = state;
    }
  };
  const ended = () =>
    readFileSync(join(desk.store.folderOf(id), 'attempt-1/journal.ndjson'), 'utf8').match(/^{"ended"/gm);
  await ask('join/begin', {});
  const { turn, access } = await played();
  // With a client that never calls nothing goes on.
  await fetch(`${access.authUrl}/oauth2/token`, { method: 'POST', body: new URLSearchParams({ client_id: 'one' }) });
  const { status } = await ask('join/played', { turn, end: 'done', remark: null });
  assert.deepEqual([status, ended()?.length], [200, 1]);
  const second = (await played()).turn;
  await desk.stop('SIGKILL');
  await desk.start();
  // The first that the next process hears of this run. Calls may have been lost meanwhile: the scene is begun again.
  const again = await ask('join/played', { turn: second, end: 'done', remark: null });
  assert.deepEqual([again.status, (await played()).turn], [409, second + 1]);
});
