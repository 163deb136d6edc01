/** What is said of a run's length before and after the first answers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costLine, paceLine } from '../../reporters/sending.ts';

const PLAN = { tests: new Array(1476), requests: 1559 };
const took = (...times: number[]) => times.map((durationMs) => ({ durationMs }));
const paced = { requestsPerSecond: 10, concurrency: 4 };
const free = { requestsPerSecond: null, concurrency: 8 };

test('the cost of a run is told with the time that its pace makes of it', () => {
  assert.equal(costLine(PLAN, paced), '1,476 instances, 1,559 requests, about 2 min 36 s at 10 a second');
  assert.equal(costLine({ tests: [1], requests: 1 }, free), '1 instance, 1 request, as fast as the service answers');
});

test('a service that is too slow for its pace is told with what that means, one that is not is not', () => {
  assert.match(
    paceLine(PLAN, paced, took(900, 2000, 2100)) ?? '',
    /^The service took 2\.0 s for each .* 4 at a time: .* 13 min 00 s\.$/,
  );
  assert.equal(paceLine(PLAN, paced, took(10, 400, 450)), null);
});

test('a service that allows fewer requests than the pace is reported with what that means', () => {
  const line = paceLine(PLAN, { ...paced, allowed: 2 }, took(10, 10)) ?? '';
  assert.match(line, /at 2 a second .* about 13 min 00 s\.$/);
  assert.match(paceLine(PLAN, { ...free, allowed: 2 }, took(10)) ?? '', /13 min/);
  assert.equal(paceLine(PLAN, { ...paced, allowed: 10 }, took(10, 10)), null);
});

test('where the pace is left free the first answers tell how long it takes', () => {
  assert.match(paceLine(PLAN, free, took(100, 100, 9000)) ?? '', /sending will take about 19 s\.$/);
  assert.equal(paceLine(PLAN, free, []), null);
});
