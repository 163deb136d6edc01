/** The judgement of one instance: what may become of it, from which finding, under which profile and claims. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Requirement } from '../../contract/requirement.ts';
import type { Basis, Level } from '../../contract/words.ts';
import {
  type Finding,
  FindingError,
  findingOf,
  latestFinding,
  noteFinding,
  notJudged,
} from '../../judgement/finding.ts';
import { beforeTrying, judge, outcomeOf, outcomeOfBroken, type TestBody } from '../../judgement/judge.ts';
import { plainExpect } from '../../judgement/matchers/index.ts';
import { MissingExchange } from '../../judgement/replay.ts';
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

const judged = (body: TestBody, requirement: Partial<Requirement> = {}, given = context) => {
  const instance = { id: 'SAMPLE:a', requirement: { ...row, ...requirement }, title: 'a sample', topic: 'samples' };
  return judge(
    { instance, body },
    given,
    recordingSender(given, () => 201),
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
