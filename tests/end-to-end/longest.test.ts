/** How long a run may take: shown before it starts, and kept. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { tokenForm } from '../../cases/calls.ts';
import { startMock } from '../../mock/server.ts';
import { costLine } from '../../reporters/sending.ts';
import { startRun } from '../../run/live-run.ts';
import type { Settings } from '../../run/settings.ts';
import { longestOf, timeLimit } from '../../scripts/certify/suites.ts';
import { parseEvidence, parseRecord } from '../../submission/record.ts';
import { certify, remote, scratch } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { assertNone } from '../support/reported.ts';
import { single } from '../support/sequence.ts';
import { issueToken, serve } from '../support/server.ts';
import { verifyZip } from '../support/submission.ts';

const folder = scratch();
const paced = (requestsPerSecond: number | null, longestMinutes: number | null = null) => ({
  pace: { requestsPerSecond, concurrency: 4 },
  longestMinutes,
});
const minutes = (requests: number, settings: ReturnType<typeof paced>) => longestOf(requests, settings) / 60_000;

test('it grows with the plan and with a slower pace, unless somebody says how long it is', () => {
  assert.equal(minutes(1559, paced(10)), 67);
  assert.equal(minutes(1559, paced(null)), 67);
  assert.equal(minutes(150, paced(10)), 20);
  assert.equal(minutes(1559, paced(0.1)), 535);
  assert.equal(minutes(1559, paced(10, 5)), 5);
  assert.match(costLine({ tests: [1], requests: 1 }, paced(1).pace, 300_000), /ends after 5 min at the latest$/);
});

const settings = {
  secrets: { client_secret: 'a-client-secret', short_lived_secret: 'a-client-secret' },
  pace: { requestsPerSecond: null, concurrency: 4 },
  network: { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs: 500 },
} as unknown as Settings;

describe('once it is over nothing is sent any more, and what was sent stays recorded:', () => {
  const WAITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a rate limit of a minute': { 'retry-after': '60' },
    'a rate limit until a date': { 'retry-after': new Date(Date.now() + 50_000).toUTCString() },
    'a rate limit that says nothing': {},
  };
  for (const [name, headers] of Object.entries(WAITS)) {
    test(name, { timeout: 15_000 }, async (t) => {
      let isLimited = false;
      const { url, seen } = await serve(t, (request, response) => {
        if (isLimited) return response.writeHead(429, headers).end();
        if (request.url.endsWith('/token')) return issueToken(response, 'a-token-of-the-service');
        response.writeHead(201).end();
      });
      const limit = timeLimit(1500);
      const evidence = join(folder, name, 'evidence.ndjson');
      const run = await startRun(settings, contextFor(url), { evidence, overdue: limit.overdue });
      t.after(() => run.close());
      const before = run.exchanges.length;
      isLimited = true;
      const sent = await Promise.all([1, 2, 3].map((n) => run.wire.send(single(`a#${n}`, tokenForm(`client-${n}`)))));
      const asked = seen.length;
      sent.push(await run.wire.send(single('late#1', tokenForm('late'))));
      for (const [exchange] of sent) {
        assert.equal(exchange?.failure?.kind, 'not-sent');
        assert.match(exchange?.failure?.message ?? '', /^not sent: the run had taken 1\.5 s, the longest that it may$/);
      }
      assert.equal(seen.length, asked);
      assert.equal(run.exchanges.length, before + 4);
      assert.match(
        limit.sentence() ?? '',
        /^The run was stopped after 1\.5 s, the longest that it may take \(pace\.longestMinutes/,
      );
    });
  }

  test('a run that ends by itself is not stopped', async () => {
    const limit = timeLimit(20);
    limit.cancel();
    await new Promise((resolve) => setTimeout(resolve, 40));
    assert.equal(limit.sentence(), null);
  });
});

describe('a run that takes longer ends with 3 and one sentence, and claims no more than was run:', {
  concurrency: true,
}, () => {
  const CASES: Readonly<Record<string, { readonly pace: string; readonly latencyMs: number }>> = {
    'before the first reply': { pace: 'longestMinutes: 0.0001', latencyMs: 50 },
    'while replies come slowly': { pace: 'longestMinutes: 0.06, concurrency: 1', latencyMs: 200 },
    'at a slow pace': { pace: 'longestMinutes: 0.06, requestsPerSecond: 5', latencyMs: 0 },
  };
  for (const [what, { pace, latencyMs }] of Object.entries(CASES)) {
    test(what, { timeout: 60_000 }, async (t) => {
      const mock = await startMock({ latencyMs });
      t.after(() => mock.close());
      const config = join(folder, `${what}.yaml`);
      writeFileSync(config, `pace: { ${pace} }\n`);
      const run = await certify(folder, `run ${what}`, remote(mock.url), '--only', 'smoke', '--config', config);
      assert.equal(run.code, 3, run.out + run.err);
      assert.doesNotMatch(run.err, /\n\s+at /, 'no stack trace');
      const record = parseRecord(run.file('run.json'));
      assert.match(
        record.stopped ?? '',
        /^The run was stopped after [\d.]+ s, the longest that it may take \(pace\.longestMinutes in/,
      );
      const reported = run.out.replaceAll(/\s+/g, ' ');
      assert.match(reported, /[Tt]he run was stopped after|not sent: the run had taken/);
      assert.match(reported, /pace\.longestMinutes in certification\.yaml/);
      assert.doesNotMatch(reported, /when the service is up/);
      assert.equal(record.whole, false);
      const sent = parseEvidence(run.file('evidence.ndjson')).filter(({ failure }) => failure?.kind !== 'not-sent');
      assert.ok(sent.length <= mock.requests, 'no more than was run');
      const found = await verifyZip(run.file('submission.zip'));
      assert.deepEqual([found.consistent, found.reasons], [true, []]);
      assert.equal(run.verdict?.verdict, 'incomplete');
      assertNone(run.verdict?.requirements.filter(({ outcome }) => outcome === 'failed'));
    });
  }
});
