/** The machine's clock is set in mid-run: no wait gets longer or shorter, and the record stays in order. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tokenForm } from '../../cases/calls.ts';

import { evidenceProblems } from '../../submission/plausible.ts';
import { runRecord } from '../../submission/record.ts';
import { runClock } from '../../wire/clock.ts';

import { type Answer, issueToken } from '../support/server.ts';
import { sendOne, stayCall, virtualClock, wired } from '../support/wire.ts';

// What answers is a real server, whose clock nobody sets: its Date says when that was.
const START = Math.floor(Date.now() / 1000) * 1000;
const HOUR = 3_600_000;
const pace = { requestsPerSecond: 4, concurrency: 4 };

/** What the clock is set by, before each of the calls. */
const SETTINGS: Readonly<Record<string, readonly number[]>> = {
  'not at all': [],
  'back by an hour': [0, 0, -HOUR],
  'forward by an hour': [0, 0, HOUR],
  'to and fro': [HOUR, -2 * HOUR, 3 * HOUR, -HOUR, -HOUR],
  'back to 1970': [0, -START],
  'forward by a thousand years': [0, 0, 0, 1000 * 365 * 24 * HOUR],
  'by five minutes with every request': Array(8).fill(-300_000),
};

describe('a clock that is set', () => {
  for (const [name, steps] of Object.entries(SETTINGS)) {
    test(`${name}: pace, waits, token and record are the same`, async (t) => {
      let tokens = 0;
      const answer: Answer = (request, response, count) => {
        if (request.url === '/oauth2/token') {
          tokens += 1;
          return issueToken(response, `opaque-token-of-the-run-${count}`, 60);
        }
        if (count === 4) return response.writeHead(429, { 'retry-after': '7' }).end();
        response.writeHead(201).end();
      };
      const clock = virtualClock(START);
      const slept = () => clock.slept.reduce((sum, ms) => sum + ms, 0);
      const about = { startedAt: new Date(START).toISOString() };
      const { wire, recorded, context } = await wired(t, answer, { ...pace, clock, about });
      for (let n = 0; n < 8; n += 1) {
        clock.set(steps[n] ?? 0);
        await sendOne(wire, `a#${n}`, stayCall(context, n + 1));
      }
      const call = { ...tokenForm('x'), notBefore: { exchange: 'a#7', seconds: 30 } };
      clock.set(steps[2] ?? 0);
      await sendOne(wire, 'late#1', call);
      assert.ok(slept() > 30_000 && slept() < 45_000, `${slept()} ms`);
      assert.equal(tokens, 2, 'one for the run, and the one that was asked for');
      const endedAt = new Date(wire.now()).toISOString();
      const record = runRecord(context, { endedAt, whole: false, pace, network: { timeoutMs: 30_000, proxy: null } });
      assert.deepEqual(evidenceProblems(record, recorded), []);
      const times = recorded.map(({ sentAt }) => Date.parse(sentAt));
      const inOrder = times.toSorted((a, b) => a - b);
      assert.deepEqual(times, inOrder);
      assert.ok(recorded.every(({ durationMs }) => Number.isInteger(durationMs) && durationMs >= 0));
    });
  }

  test('between the start and the first request: the record does not begin before the run', () => {
    for (const ms of [-HOUR, -1, 0, 1, HOUR]) {
      const clock = virtualClock(START);
      clock.set(ms);
      const run = runClock(clock, START);
      assert.ok(run.now() >= START);
      clock.set(-HOUR);
      const before = run.now();
      void clock.sleep(250);
      assert.equal(run.now() - before, 250);
    }
  });
});
