/** The messages about a run's length before and after the first answers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FullConfig, FullResult, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { INSTANCE_ANNOTATION, OUTCOME_ANNOTATION, REASON_ANNOTATION } from '../../judgement/covers.ts';
import { costLine, paceLine, SendingView } from '../../reporters/sending.ts';
import TerminalReporter from '../../reporters/terminal.ts';
import { assertNone } from '../support/reported.ts';

const PLAN = { tests: new Array(1476), requests: 1559 };
const took = (...times: number[]) => times.map((durationMs) => ({ durationMs }));
const paced = { requestsPerSecond: 10, concurrency: 4 };
const free = { requestsPerSecond: null, concurrency: 8 };

test('the cost of a run comes with the time that its pace takes', () => {
  assert.equal(costLine(PLAN, paced), '1,476 instances, 1,559 requests, about 2 min 36 s at 10 a second');
  assert.equal(costLine({ tests: [1], requests: 1 }, free), '1 instance, 1 request, as fast as the service answers');
});

test('a service that is too slow for the pace is reported with what that means, and only such a one', () => {
  assert.match(paceLine(PLAN, paced, took(900, 2000, 2100)) ?? '', /\b2\.0 s\b.*\b4 at a time\b.* 13 min\.$/);
  assert.equal(paceLine(PLAN, paced, took(10, 400, 450)), null);
});

test('a service that allows fewer requests than the pace is reported with what that means', () => {
  const line = paceLine(PLAN, { ...paced, allowed: 2 }, took(10, 10)) ?? '';
  assert.match(line, /at 2 a second .* about 13 min\.$/);
  assert.match(paceLine(PLAN, { ...free, allowed: 2 }, took(10)) ?? '', /13 min/);
  assert.equal(paceLine(PLAN, { ...paced, allowed: 10 }, took(10, 10)), null);
  assert.match(paceLine(PLAN, { ...free, allowed: 5.33022014676451 }, took(10)) ?? '', /at 5\.33 a second/);
});

test('where the pace is left free the first answers tell how long it takes', () => {
  assert.match(paceLine(PLAN, free, took(100, 100, 9000)) ?? '', /sending will take about 19 s\.$/);
  assert.equal(paceLine(PLAN, free, []), null);
});

/** What is written while so many of ten requests are sent, one a second, at a terminal of so many columns. */
function sending(
  sent: number,
  { columns, afterMs = 0, stopped = false }: { columns?: number; afterMs?: number; stopped?: boolean } = {},
): string {
  let written = '';
  let now = 0;
  const output = { write: (text: string) => (written += text), ...(columns ? { columns, isTTY: true } : {}) };
  const view = new SendingView(10, output, () => now, afterMs);
  for (let n = 1; n <= sent; n += 1) {
    now += 1000;
    view.sent(n);
  }
  view.end(sent, stopped);
  return written;
}

test('the estimate goes on to the end of the run, not of the requests', () => {
  const lefts = [...sending(10, { afterMs: 20_000 }).matchAll(/about (\d+|\d\.\d) s left/g)].map(([, left]) =>
    Number(left),
  );
  assert.deepEqual([lefts[0], lefts.at(-1)], [29, 21]);
  assert.match(sending(10, { afterMs: 20_000 }), /\nSent 10 requests in 10 s; .* about 20 s\n$/);
});

test('fewer requests than were planned are explained', () => {
  assert.match(sending(9), /\nSent 9 of 10 requests in .*; requests that depended on other answers were left out\n$/);
  assert.match(sending(9, { stopped: true }), /\nSent 9 of 10 requests in 9\.0 s\n$/);
  assert.match(sending(10), /\nSent 10 requests in 10 s\n$/);
});

test('no line is longer than the terminal is wide', () => {
  const lines = sending(9, { columns: 60, afterMs: 20_000 }).split(/[\r\n]/);
  assert.ok(lines.length > 4);
  assertNone(lines.filter((line) => line.length >= 60));
});

test('what was only gone through does not count as run', () => {
  let written = '';
  const reporter = new TerminalReporter({ output: { write: (text) => (written += text), columns: 60 }, now: () => 0 });
  const location = { file: 'a.spec.ts', line: 1, column: 1 };
  const ours = [{ type: INSTANCE_ANNOTATION }];
  const tests = [1, 2, 3].map((n) => ({ title: `${n}`, location, annotations: ours }) as unknown as TestCase);
  reporter.onBegin({} as FullConfig, { allTests: () => tests } as unknown as Suite);
  for (const [at, each] of tests.entries()) {
    const left = [{ type: REASON_ANNOTATION, description: 'not run' }];
    const annotations = [
      { type: INSTANCE_ANNOTATION, description: each.title },
      ...(at === 0 ? [] : left),
      { type: OUTCOME_ANNOTATION, description: at === 0 ? 'passed' : 'inconclusive' },
    ];
    reporter.onTestEnd(each, { status: 'passed', annotations } as unknown as TestResult);
  }
  reporter.onEnd({ status: 'passed' } as FullResult);
  assert.match(written, /\nRan 1 of 3 in .*: 1 passed, 2 not-run\n/);
});
