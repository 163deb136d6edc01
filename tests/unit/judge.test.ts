/** The judgement of one instance and of a run, and what is said where requests are not the problem. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heldWhenGone, serviceGone } from '../../cases/unsent.ts';
import { catalogue } from '../../contract/catalogue/index.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Requirement } from '../../contract/requirement.ts';
import { type Basis, type Level, OUTCOMES, type Outcome, type Verdict } from '../../contract/words.ts';
import {
  type Finding,
  FindingError,
  findingOf,
  latestFinding,
  noteFinding,
  notJudged,
} from '../../judgement/finding.ts';
import { givenTaken } from '../../judgement/given.ts';
import {
  beforeTrying,
  type Judgement,
  judge,
  outcomeOf,
  outcomeOfBroken,
  type TestBody,
} from '../../judgement/judge.ts';
import { unanswered } from '../../judgement/matchers/answered.ts';
import { plainExpect } from '../../judgement/matchers/index.ts';
import { toBeAccepted } from '../../judgement/matchers/reply.ts';
import { MissingExchange } from '../../judgement/replay.ts';
import { causesOf } from '../../submission/causes.ts';
import { isPlanWhole, verdictFile, verdictOf } from '../../submission/verdict.ts';
import { judgement, record } from '../sample-result.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { exchange, recordingSender } from '../support/exchange.ts';

const row: Requirement = {
  id: 'SAMPLE',
  subject: 'service',
  operation: 'check-in',
  level: 'MUST',
  basis: 'document',
  clause: '§2.1',
  statement: 'It MUST hold.',
};
const LEVELS: readonly Level[] = ['MUST', 'SHOULD', 'MAY'];
const AUTHORITIES: readonly Basis[] = ['document', 'rfc', 'profile'];
const context = contextFor('http://service.test');

test('a broken requirement fails by its level, and nobody without authority', () => {
  for (const basis of AUTHORITIES) {
    const found = LEVELS.map((level) => outcomeOfBroken({ level, basis }));
    assert.deepEqual(found, ['failed', 'warning', 'review']);
  }
  for (const level of LEVELS) assert.equal(outcomeOfBroken({ level, basis: 'observed' }), 'observed');
});

const KINDS = {
  broken: 'failed',
  undecided: 'inconclusive',
  review: 'review',
  'not-testable': 'not-testable',
  'not-applicable': 'not-applicable',
} as const;

test('each kind of finding has its outcome, with its sentence and the notes as the reason', () => {
  for (const [kind, outcome] of Object.entries(KINDS)) {
    const finding: Finding = { kind: kind as Finding['kind'], summary: 'why' };
    const thrown = new FindingError(finding);
    assert.deepEqual(outcomeOf(row, thrown, []), { outcome, reason: 'why', finding });
    assert.deepEqual(outcomeOf(row, thrown, ['a', 'b']), { outcome, reason: 'why; a; b', finding });
  }
});

test('a test that ended has passed, or was observed', () => {
  assert.deepEqual(outcomeOf(row, undefined, []), { outcome: 'passed' });
  assert.deepEqual(outcomeOf(row, undefined, ['a', 'b']), { outcome: 'passed', reason: 'a; b' });
  assert.deepEqual(outcomeOf({ ...row, basis: 'observed' }, undefined, ['seen']), {
    outcome: 'observed',
    reason: 'seen',
  });
});

test('an error of the suite itself is inconclusive, never failed', () => {
  const words = (thrown: unknown) => outcomeOf(row, thrown, ['note']);
  assert.deepEqual(words(new TypeError('oops')), {
    outcome: 'inconclusive',
    reason: 'the suite itself failed: TypeError: oops',
  });
  for (const thrown of ['oops', 7, null, {}, { matcherResult: {} }]) {
    assert.deepEqual(words(thrown), { outcome: 'inconclusive', reason: `the suite itself failed: ${String(thrown)}` });
  }
});

test('finds the finding in what a test threw, whoever threw it', () => {
  const finding: Finding = { kind: 'broken', summary: 'why' };
  assert.equal(findingOf(new FindingError(finding)), finding);
  assert.equal(findingOf({ matcherResult: { finding } }), finding);
  for (const other of [undefined, null, new Error('x'), {}, { matcherResult: null }])
    assert.equal(findingOf(other), null);
  const one = exchange();
  assert.deepEqual(notJudged('review', 'look', one).finding, { kind: 'review', summary: 'look', exchange: one });
  assert.deepEqual(latestFinding()?.kind, 'review');
  assert.deepEqual(notJudged('review', 'look').finding, { kind: 'review', summary: 'look' });
  noteFinding(null);
  assert.equal(latestFinding(), null);
});

test('what is not claimed is not applicable, what the profile leaves open is not testable', () => {
  assert.equal(beforeTrying(row, context), null);
  const unclaimed = { ...context, claims: ['check-out' as const] };
  assert.deepEqual(beforeTrying(row, unclaimed), { outcome: 'not-applicable', reason: 'check-in is not claimed' });
  assert.deepEqual(beforeTrying({ ...row, claim: 'older-check-out' }, context), {
    outcome: 'not-applicable',
    reason: 'older-check-out is not claimed',
  });
  assert.equal(beforeTrying({ ...row, claim: 'check-out' }, context), null);
  const open: Requirement = { ...row, needs: ['errors.invalid'] };
  assert.deepEqual(beforeTrying(open, context), {
    outcome: 'not-testable',
    reason: 'the document does not show it and no profile gives errors.invalid',
  });
  assert.equal(beforeTrying(open, { ...context, profile: embeddedProfile }), null);
  assert.equal(beforeTrying({ ...open, claim: 'older-check-out' }, context)?.outcome, 'not-applicable');
});

const judged = (body: TestBody, requirement: Partial<Requirement> = {}) => {
  const instance = { id: 'SAMPLE:a', requirement: { ...row, ...requirement }, title: 'a sample', topic: 'samples' };
  return judge(
    { instance, body },
    context,
    recordingSender(context, () => 201),
  );
};

test('judges a test by the exchanges that it was given, in the order of their use', async () => {
  const judgement = await judged(async ({ send, sendInTurn, valid, control, note }) => {
    const call = valid('check-in');
    await control('check-in');
    await sendInTurn(call, call);
    note('seen');
    plainExpect(await send(call)).toBeAccepted();
  });
  const [control, first, second, single, ...more] = judgement.exchanges;
  assert.match(control ?? '', /^check-in\/[0-9a-f]{12}$/);
  assert.match(first ?? '', /^check-in\/[0-9a-f]{12}#1$/);
  assert.equal(second, first?.replace('#1', '#2'));
  assert.match(single ?? '', /^check-in\/[0-9a-f]{12}$/);
  assert.notEqual(single, control);
  assert.deepEqual(more, []);
  assert.equal(judgement.outcome, 'passed');
  assert.equal(judgement.reason, 'seen');
  assert.equal(judgement.notRun, false);
  assert.equal(judgement.instance.id, 'SAMPLE:a');
});

test('judges a test that throws, and keeps what it had sent', async () => {
  const judgement = await judged(async ({ send, valid }) => {
    plainExpect(await send(valid('check-in'))).toHaveStatus(400);
  });
  assert.equal(judgement.outcome, 'failed');
  assert.deepEqual(judgement.exchanges, [judgement.finding?.exchange?.id]);
  assert.equal(judgement.notRun, false);
});

test('a test whose evidence was never recorded was not run', async () => {
  const judgement = await judged(async ({ send, valid }) => {
    await send(valid('check-in'));
    throw new MissingExchange('check-in/missing');
  });
  assert.equal(judgement.notRun, true);
  assert.equal(judgement.outcome, 'inconclusive');
  assert.equal(judgement.reason, 'not run: what it rests on was not sent');
  assert.equal(judgement.exchanges.length, 1);
});

test('does not try what is settled before', async () => {
  const body = () => assert.fail('it was tried');
  const judgement = await judged(body, { needs: ['errors.invalid'] });
  assert.equal(judgement.outcome, 'not-testable');
  assert.deepEqual(judgement.exchanges, []);
  assert.equal(judgement.notRun, false);
  assert.equal(
    (
      await judged(() => {
        throw notJudged('not-testable', 'no body shown');
      })
    ).outcome,
    'not-testable',
  );
});

const besideControl = (faulty: number, valid: number) => {
  const reply = exchange({ status: faulty });
  try {
    return givenTaken(reply, exchange({ status: valid })) === reply ? 'judged' : 'another';
  } catch (error) {
    return (error as FindingError).finding.kind;
  }
};

test('that a faulty request is refused says nothing where its control is refused, and that it is accepted says enough', () => {
  assert.deepEqual(
    [
      [400, 201],
      [400, 400],
      [500, 404],
      [201, 400],
      [400, 500],
      [400, 429],
      [400, 303],
    ].map(([faulty = 0, valid = 0]) => besideControl(faulty, valid)),
    ['judged', 'not-applicable', 'not-applicable', 'judged', 'judged', 'judged', 'judged'],
  );
});

const of = (outcome: Outcome, level: Level = 'MUST', notRun = false): Judgement => {
  const made = judgement(outcome, 0, 'it', new Map());
  const requirement = { ...made.instance.requirement, level, basis: 'document' as const };
  return { ...made, instance: { ...made.instance, requirement }, notRun };
};

function expected(musts: ReadonlySet<Outcome>, whole: boolean): Verdict {
  if (musts.has('failed')) return 'not-certified';
  if (!whole) return 'incomplete';
  if (musts.has('inconclusive')) return 'inconclusive';
  return musts.has('passed') ? 'certified' : 'incomplete';
}

test('every mix of outcomes of MUST requirements has the verdict that applies first', () => {
  for (let mix = 0; mix < 2 ** OUTCOMES.length; mix++) {
    const outcomes = OUTCOMES.filter((_, bit) => mix & (2 ** bit));
    for (const whole of [true, false]) {
      const judgements = outcomes.map((outcome) => of(outcome));
      const wanted = expected(new Set(outcomes), whole);
      assert.equal(verdictOf(judgements, whole), wanted, `${outcomes.join(', ')}, ${whole ? 'whole' : 'not whole'}`);
    }
  }
});

test('what is no MUST decides nothing', () => {
  for (const level of ['SHOULD', 'MAY'] as const) {
    for (const outcome of OUTCOMES) {
      assert.equal(verdictOf([of('passed'), of(outcome, level)], true), 'certified');
      assert.equal(verdictOf([of(outcome, level)], true), 'incomplete', `only a ${level} that is ${outcome}`);
    }
  }
});

test('one instance without its evidence makes the plan incomplete, of whatever level', () => {
  for (const level of ['MUST', 'SHOULD', 'MAY'] as const) {
    assert.equal(verdictOf([of('passed'), of('inconclusive', level, true)], true), 'incomplete');
    assert.equal(verdictOf([of('failed'), of('inconclusive', level, true)], true), 'not-certified');
  }
});

test('a plan is whole when it was gone through, and each test tried once', () => {
  assert.equal(isPlanWhole(record), true);
  assert.equal(isPlanWhole({ ...record, whole: false }), false);
  for (const attempts of [0, 2]) assert.equal(isPlanWhole({ ...record, attempts }), false);
});

test('verdict.json counts every outcome and names every instance', () => {
  const judgements = [...OUTCOMES, 'passed' as const].map((outcome, index) =>
    judgement(outcome, index, 'it', new Map()),
  );
  const file = verdictFile(record, judgements);
  assert.deepEqual(Object.keys(file.counts), [...OUTCOMES]);
  for (const outcome of OUTCOMES) assert.equal(file.counts[outcome], outcome === 'passed' ? 2 : 1);
  assert.equal(file.verdict, 'not-certified');
  assert.equal(verdictFile({ ...record, whole: false }, [of('passed')]).verdict, 'incomplete');
  assert.equal(verdictFile({ ...record, attempts: 2 }, [of('passed')]).verdict, 'incomplete');
  const found = file.requirements.map(({ id, outcome }) => [id, outcome]);
  assert.deepEqual(
    found,
    judgements.map(({ instance, outcome }) => [instance.id, outcome]),
  );
  assert.equal('reason' in (file.requirements[0] ?? {}), false);
  assert.equal(file.requirements[1]?.reason, judgements[1]?.reason);
  // What shows it comes first, then its control; what was never tried rests on nothing.
  const { finding } = judgements[1] ?? {};
  assert.deepEqual(file.requirements[1]?.exchanges, [finding?.exchange?.id, finding?.control?.id]);
  const untried = file.requirements.find(({ outcome }) => outcome === 'not-applicable') ?? {};
  assert.equal('exchanges' in untried, false);
});

function answered(id: string, title: string, on: Exchange): Judgement {
  const requirement = catalogue.find((row) => row.id === id) ?? assert.fail(`there is no ${id}`);
  const finding = toBeAccepted(on);
  const ended = outcomeOf(requirement, finding ? new FindingError(finding) : undefined, []);
  return { instance: { id, title, requirement, topic: 'x' }, ...ended, exchanges: [on.id], notRun: false };
}

test('a quota is reported as such, not as the first request that hit it', () => {
  const limited = (body: string) => exchange({ id: 'check-in/a', status: 403, reason: 'Forbidden', body });
  const judgements = [
    answered(
      'HTTP-CHECK-IN.FIELD-NAME-CASE',
      'check-in: names of fields in another case',
      limited('{"message":"Limit Exceeded"}'),
    ),
    answered('CHECK-IN.ACCEPTS-COMPLETE', 'accepts a complete check-in', limited('{"message":"Limit Exceeded"}')),
    answered(
      'CHECK-IN.ACCEPTS-REQUIRED-ONLY',
      'accepts a small one',
      limited('{"message":"Unclosed quotation mark after Guest"}'),
    ),
  ];
  const titles = causesOf(judgements).map(({ title, instances }) => `${title} ${instances.length}`);
  assert.equal(titles[0], 'check-in turns requests away for a quota (403 Limit Exceeded) 2');
  assert.equal(titles.length, 2);
  assert.doesNotMatch(titles[1] ?? '', /quota/);
});

test('what was answered only when it was sent again is a remark, and what never was is none', () => {
  const wait = (status: number) => ({ status, retryAfter: null, waitedMs: 1000 });
  const met = [
    exchange({ id: 'a', waits: [wait(503), wait(0)] }),
    exchange({ id: 'b', waits: [wait(503)] }),
    exchange({ id: 'c', waits: [wait(503)], status: 503 }),
    exchange({ id: 'd', waits: [wait(429)] }),
  ];
  const remarks = (exchanges: readonly Exchange[]) =>
    verdictFile(record, [], new Map(exchanges.map((each) => [each.id, each]))).tested.remarks.join();
  assert.match(remarks(met), /2 requests met no reply or 503/);
  assert.doesNotMatch(remarks(met.slice(2)), /sent again/);
});

test('when a service dies, the requests that it had are named', () => {
  const broken = (id: string, ms: number) =>
    exchange({ id, failure: 'reset', sentAt: new Date(Date.parse('2026-06-01T12:00:00Z') + ms).toISOString() });
  const fatal = broken('check-in/gzip', 0);
  const message = serviceGone([fatal, broken('check-out/beside', 200), broken('check-in/later', 1100)]);
  assert.match(
    message,
    /^not sent: the service stopped answering at 2026-06-01T12:00:00\.000Z \(the cause was reset\), and nothing more was sent; under way then: check-in\/gzip, check-out\/beside$/,
  );
  const unsent = { ...broken('check-in/unsent', 2000), failure: { kind: 'not-sent' as const, message } };
  const judgements = [
    answered('CHECK-IN.ACCEPTS-COMPLETE', 'does not fail over a broken gzip body', fatal),
    answered('CHECK-IN.ACCEPTS-REQUIRED-ONLY', 'accepts a small one', unsent),
  ];
  const [, cause] = causesOf(judgements).map(({ title }) => title);
  assert.match(
    cause ?? '',
    /It was not sent: .*: check-in\/gzip, check-out\/beside \(does not fail over a broken gzip body\)$/,
  );
});

test('where a gateway answers for a service that is gone, its status is named, when to come back, and how long it was asked again', () => {
  const waits = [{ status: 502, retryAfter: null, waitedMs: 31_000 }];
  const headers = [['Retry-After', '300']] as const;
  const out = exchange({ id: 'check-in/first', status: 502, headers, waits, sentAt: '2026-06-01T12:00:31.000Z' });
  assert.match(
    serviceGone([out, exchange({ id: 'check-in/later', status: 502, sentAt: '2026-06-01T12:00:31.100Z' })]),
    /the service went down at 2026-06-01T12:00:00\.000Z \(HTTP 502, Retry-After: 300, also 31 s later\), and nothing more was sent; under way then: check-in\/first$/,
  );
});

test('where nothing is reached any more no request is named as one that the service had', () => {
  const refused = exchange({ id: 'check-in/first', failure: 'refused' });
  const reset = exchange({ id: 'check-in/held', failure: 'reset' });
  assert.deepEqual(heldWhenGone(serviceGone([refused, refused])), []);
  assert.deepEqual(heldWhenGone(serviceGone([reset, refused])), ['check-in/held', 'check-in/first']);
});

test('a reply with broken framing is reported as such, in the same words whatever its length', () => {
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

test('a report that was sent again after an outage may have been taken before, unless it was asked for again', () => {
  const again = (status: number, waitedMs = 1000) =>
    toBeAccepted(exchange({ status, waits: [{ status: 0, retryAfter: null, waitedMs }] }))?.kind;
  const after = (status: number, retryAfter: string | null = null) =>
    toBeAccepted(exchange({ status: 409, waits: [{ status, retryAfter, waitedMs: 1000 }] }));
  for (const status of [502, 503, 504]) {
    assert.match(
      after(status)?.summary ?? '',
      new RegExp(`refused \\(409\\) when it was sent again after a ${status}: `),
    );
    assert.deepEqual([after(status)?.kind, after(status, '1')?.kind], ['undecided', 'broken']);
  }
  assert.equal(after(429)?.kind, 'broken');
  assert.deepEqual(
    [again(409), again(422), again(409, 0), again(400), again(500)],
    ['undecided', 'undecided', 'undecided', 'broken', 'broken'],
  );
  assert.equal(toBeAccepted(exchange({ status: 409 }))?.kind, 'broken');
});

test('a refusal that remains after its check-in was given time says so, and what can be set', () => {
  const finding = toBeAccepted(exchange({ status: 404, waits: [{ status: 404, retryAfter: null, waitedMs: 1960 }] }));
  assert.match(finding?.received ?? '', /^404, also 2 s later \(.*values\.settleSeconds\)$/);
});
