/** The start of a run: what a failure closes, and how an interrupted run resumes. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { tokenForm } from '../../cases/calls.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { LineFile } from '../../run/line-file.ts';
import { startRun } from '../../run/live-run.ts';
import { scratch } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { single } from '../support/sequence.ts';
import { issueToken, serve } from '../support/server.ts';

const settings = {
  secrets: { client_secret: 'a-client-secret', short_lived_secret: 'a-client-secret' },
  pace: { requestsPerSecond: null, concurrency: 4 },
  network: { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs: 2000 },
};

const service = (t: TestContext) =>
  serve(t, ({ url }, response) => {
    if (url.endsWith('/token')) issueToken(response, 'a-token-of-the-service');
    else response.writeHead(201).end();
  });

const evidenceFor = (t: TestContext) => join(scratch(t), 'evidence.ndjson');

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('a preflight that throws leaves neither file nor connection open', async (t) => {
  const { server, url } = await service(t);
  const closed = t.mock.method(LineFile.prototype, 'close');
  t.mock.method(LineFile.prototype, 'append', () => {
    throw new Error('the disk is full');
  });
  await assert.rejects(startRun(settings, contextFor(url), { evidence: evidenceFor(t) }), /the disk is full/);
  assert.equal(closed.mock.callCount(), 1);
  // Node's server would keep them for five seconds.
  for (let wait = 0; wait < 100 && (await connectionsOf(server)) > 0; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.equal(await connectionsOf(server), 0);
});

test('a transport that cannot be made leaves no file', async (t) => {
  const file = evidenceFor(t);
  const network = { ...settings.network, proxy: 'no address' };
  await assert.rejects(startRun({ ...settings, network }, contextFor('http://127.0.0.1:9'), { evidence: file }));
  assert.equal(existsSync(file), false);
});

test('a run is closed once, however often that is asked for, and records nothing afterwards', async (t) => {
  const { url } = await service(t);
  const closed = t.mock.method(LineFile.prototype, 'close');
  const run = await startRun(settings, contextFor(url), { evidence: evidenceFor(t) });
  assert.equal(closed.mock.callCount(), 0);
  await Promise.all([run.close(), run.close()]);
  assert.equal(closed.mock.callCount(), 1);
  const recorded = run.exchanges.length;
  const [late] = await run.wire.send(single('late', tokenForm('x')));
  assert.deepEqual([late?.failure?.kind, run.exchanges.length], ['not-sent', recorded]);
});

test('a service that asks for a slower pace before the plan is reported once somebody follows, and what it allows is known', async (t) => {
  let asked = 0;
  const { url } = await serve(t, (request, response) => {
    if (request.url.endsWith('/token')) return issueToken(response, 'a-token-of-the-service');
    asked += 1;
    response.writeHead(asked === 1 ? 429 : 201, { 'retry-after': '0' }).end();
  });
  const paced = { ...settings, pace: { requestsPerSecond: 20, concurrency: 4 } };
  const run = await startRun(paced, contextFor(url));
  const reported: string[] = [];
  run.follow({ exchange: () => undefined, note: (message) => reported.push(message) });
  assert.equal(run.wire.requestsPerSecond, 10);
  assert.match(reported.join(), /slower pace \(429\): 10 requests a second/);
  await run.close();
});

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Exchange);

test('runs of one seed tag the same secret alike, and each starts its evidence anew', async (t) => {
  const { url } = await service(t);
  const file = evidenceFor(t);
  const context = contextFor(url);
  const tags = async () => {
    const run = await startRun(settings, context, { evidence: file });
    await run.close();
    const lines = linesOf(file);
    assert.deepEqual(run.exchanges, lines);
    assert.equal(lines[0]?.seq, 1);
    return lines.flatMap(({ issued }) => issued.map(({ tag }) => tag));
  };
  const first = await tags();
  assert.ok(first.length > 0);
  assert.deepEqual(await tags(), first);
});

test('a token that another reply shows before it is issued is replaced there too once the run is closed', async (t) => {
  let issued = 0;
  const tokenOf = (number: number) => `token-${number}-0123456789abcdef`;
  const { url } = await serve(t, (request, response) => {
    if (!request.url.endsWith('/token')) return response.writeHead(201).end();
    if (!request.body.includes('stranger')) return issueToken(response, tokenOf(++issued));
    const shown = `unknown; the next is ${tokenOf(issued + 1)}`;
    response.writeHead(401, shown, { 'x-next': shown, 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: 'invalid_client', error_description: shown }));
  });
  const file = evidenceFor(t);
  const run = await startRun(settings, contextFor(url), { evidence: file });
  await run.wire.send(single('early', tokenForm('stranger')));
  await run.wire.send(single('late', tokenForm('x')));
  assert.match(readFileSync(file, 'utf8'), /the next is token-/);
  await run.close();
  assert.doesNotMatch(readFileSync(file, 'utf8'), /token-\d+-0123/);
  assert.deepEqual(run.exchanges, linesOf(file));
  const [early, late] = run.exchanges.slice(-2);
  const shown = `unknown; the next is <access_token:${late?.issued[0]?.tag}>`;
  assert.equal(early?.reply?.reason, shown);
  assert.deepEqual(early?.reply?.headers.find(([name]) => name === 'x-next')?.[1], shown);
  assert.equal(JSON.parse(early?.reply?.body.text ?? '').error_description, shown);
});
