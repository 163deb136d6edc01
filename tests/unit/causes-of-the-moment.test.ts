/** What a person learns when requests are not the problem: a quota, a service that died, broken framing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceGone } from '../../cases/unsent.ts';
import { catalogue } from '../../contract/catalogue/index.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { FindingError } from '../../judgement/finding.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { outcomeOf } from '../../judgement/judge.ts';
import { unanswered } from '../../judgement/matchers/answered.ts';
import { toBeAccepted } from '../../judgement/matchers/reply.ts';
import { causesOf } from '../../submission/causes.ts';
import { exchange } from '../support/exchange.ts';

function judged(id: string, title: string, on: Exchange): Judgement {
  const requirement = catalogue.find((row) => row.id === id) ?? assert.fail(`there is no ${id}`);
  const finding = toBeAccepted(on);
  const ended = outcomeOf(requirement, finding ? new FindingError(finding) : undefined, []);
  return { instance: { id, title, requirement, topic: 'x' }, ...ended, exchanges: [on.id], notRun: false };
}

test('a quota is told as such, not as the first request that met it', () => {
  const limited = (body: string) => exchange({ id: 'check-in/a', status: 403, reason: 'Forbidden', body });
  const judgements = [
    judged(
      'HTTP-CHECK-IN.FIELD-NAME-CASE',
      'check-in: names of fields in another case',
      limited('{"message":"Limit Exceeded"}'),
    ),
    judged('CHECK-IN.ACCEPTS-COMPLETE', 'accepts a complete check-in', limited('{"message":"Limit Exceeded"}')),
    judged('CHECK-IN.ACCEPTS-REQUIRED-ONLY', 'accepts a small one', limited('{"message":"Folio is not known"}')),
  ];
  const titles = causesOf(judgements).map(({ title, instances }) => `${title} ${instances.length}`);
  assert.equal(titles[0], 'check-in turns requests away for a quota (403 Limit Exceeded) 2');
  assert.equal(titles.length, 2);
  assert.doesNotMatch(titles[1] ?? '', /quota/);
});

test('where a service dies the requests are named that it had', () => {
  const broken = (id: string, ms: number) =>
    exchange({ id, failure: 'reset', sentAt: new Date(Date.parse('2026-06-01T12:00:00Z') + ms).toISOString() });
  const fatal = broken('check-in/gzip', 0);
  const message = serviceGone([fatal, broken('check-out/beside', 200), broken('check-in/later', 1100)]);
  assert.match(
    message,
    /while it had the request check-in\/gzip, check-out\/beside \(first at 2026-06-01T12:00:00\.000Z the cause/,
  );
  const unsent = { ...broken('check-in/unsent', 2000), failure: { kind: 'not-sent' as const, message } };
  const judgements = [
    judged('CHECK-IN.ACCEPTS-COMPLETE', 'does not fail over a broken gzip body', fatal),
    judged('CHECK-IN.ACCEPTS-REQUIRED-ONLY', 'accepts a small one', unsent),
  ];
  const [, cause] = causesOf(judgements).map(({ title }) => title);
  assert.match(cause ?? '', /stopped answering while .*, which was: does not fail over a broken gzip body$/);
});

test('a reply whose framing is broken is told as such, in the same words whatever its length was', () => {
  const cut = (bytes: number) => ({
    ...exchange({ failure: 'framing' }),
    failure: {
      kind: 'framing' as const,
      message: `the reply ends too early, twice at the same byte: its Content-Length is ${bytes}`,
    },
  });
  const summaries = [9, 10].map((bytes) => unanswered(cut(bytes))?.summary);
  assert.deepEqual(
    summaries,
    Array(2).fill("The reply's framing is broken: the reply ends too early, twice at the same byte"),
  );
});

test('a report that was sent again after a broken connection may have been taken before', () => {
  const again = (status: number, waitedMs = 1000) =>
    toBeAccepted(exchange({ status, waits: [{ status: 0, retryAfter: null, waitedMs }] }))?.kind;
  assert.deepEqual(
    [again(409), again(422), again(409, 0), again(400), again(500)],
    ['undecided', 'undecided', 'undecided', 'broken', 'broken'],
  );
  assert.equal(toBeAccepted(exchange({ status: 409 }))?.kind, 'broken');
});

test('a refusal that stands after its check-in was given time says so, and what may be set', () => {
  const finding = toBeAccepted(exchange({ status: 404, waits: [{ status: 404, retryAfter: null, waitedMs: 1960 }] }));
  assert.match(finding?.received ?? '', /^404, also 2 s later \(.*values\.settleSeconds\)$/);
});
