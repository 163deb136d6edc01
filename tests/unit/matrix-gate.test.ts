/** The matrix: what its gate must refuse, on made-up columns; and that the mock answers without a connection. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requirementOf } from '../../contract/catalogue/index.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Outcome } from '../../contract/words.ts';
import type { Override } from '../../mock/behaviour.ts';
import { type Fault, fault } from '../../mock/faults/fault.ts';
import { all } from '../../mock/overrides.ts';
import { emptyReply, withWire } from '../../mock/reply.ts';
import { judgeMatrix } from '../../scripts/matrix/gate.ts';
import { judgeSubject, type MatrixColumn, type MatrixSubject } from '../../scripts/matrix/subject.ts';
import { overrideOf } from '../support/faults.ts';

const MISSING = 'CHECK-IN.REFUSES-MISSING';
const NULL = 'CHECK-IN.REFUSES-NULL-REQUIRED';
const ROWS = [requirementOf(MISSING), requirementOf(NULL)];
const INSTANCES = [`${MISSING}:folio`, `${MISSING}:source`, `${NULL}:folio`];

function column(kind: MatrixColumn['kind'], name: string, outcomes: Record<string, Outcome> = {}): MatrixColumn {
  const all = Object.fromEntries(INSTANCES.map((id) => [id, 'passed' as Outcome]));
  return {
    kind,
    name,
    outcomes: { ...all, ...outcomes },
    reasons: {},
    evidence: [],
    intermittent: [],
  };
}

const baseline = column('baseline', 'reference');
const declared = (name: string, noticedBy: readonly string[]) =>
  fault({ name, operation: 'check-in', because: 'The rule was forgotten.', override: {}, noticedBy });
const lax = declared('lax', ['%.REFUSES-MISSING']);
const nulls = declared('nulls', ['%.REFUSES-NULL-REQUIRED']);
const caughtLax = column('fault', 'lax', { [`${MISSING}:folio`]: 'failed' });
const caughtNulls = column('fault', 'nulls', { [`${NULL}:folio`]: 'warning' });
const judged = (faults: readonly Fault[], ...columns: MatrixColumn[]) =>
  judgeMatrix([baseline, ...columns], faults, ROWS);

test('a matrix in which all is proven has no problem', () => {
  const result = judged([lax, nulls], caughtLax, caughtNulls, column('variant', 'opaque'));
  assert.deepEqual(result.problems, []);
  assert.deepEqual(result.faults, { caught: 2, of: 2 });
  assert.deepEqual(result.requirements, { proven: 2, of: 2 });
  assert.deepEqual(result.variants, { refused: 0, of: 1 });
  assert.deepEqual(result.unprovenInstances, [`${MISSING}:source`]);
});

test('a fault that nobody catches is named', () => {
  const result = judged([lax, nulls], column('fault', 'lax'), caughtNulls);
  assert.ok(result.problems.includes(`fault lax is not noticed by ${MISSING}`), result.problems.join('\n'));
  assert.equal(result.faults.caught, 1);
});

test('a fault that was not run, and one that names nobody, are named', () => {
  const silent = declared('silent', []);
  const result = judged([lax, nulls, silent], caughtNulls, column('fault', 'silent'));
  assert.ok(result.problems.includes('fault lax was not run'), result.problems.join('\n'));
  assert.ok(result.problems.includes('fault silent names no requirement that must notice it'));
});

test('a requirement that no fault turns is named', () => {
  const result = judged([lax], caughtLax);
  assert.deepEqual(result.problems, [`requirement ${NULL} is turned by no fault`]);
  assert.deepEqual(result.requirements, { proven: 1, of: 2 });
});

test('a requirement that notices a fault undeclared is named, a declared side effect is not', () => {
  const both = column('fault', 'lax', { [`${MISSING}:folio`]: 'failed', [`${NULL}:folio`]: 'failed' });
  assert.deepEqual(judged([lax, nulls], both, caughtNulls).problems, [
    `fault lax is also noticed by ${NULL}, which it does not name`,
  ]);
  assert.deepEqual(judged([{ ...lax, sideEffects: ['CHECK-IN.REFUSES-*'] }, nulls], both, caughtNulls).problems, []);
});

test('what is judged over a whole run may notice any fault, undeclared, and proves nothing less', () => {
  const seesAll = 'WHOLE-RUN-CHECK-IN.SUCCESS-STATUS';
  const both = column('fault', 'lax', { [`${MISSING}:folio`]: 'failed', [seesAll]: 'failed' });
  assert.deepEqual(judged([lax, nulls], both, caughtNulls).problems, []);
  const named = declared('named', ['WHOLE-RUN-%.SUCCESS-STATUS']);
  const unseen = judged([lax, nulls, named], caughtLax, caughtNulls, column('fault', 'named'));
  assert.deepEqual(unseen.problems, [`fault named is not noticed by ${seesAll}`]);
});

test('a refusal for the wrong reason must be left open, each instance of it', () => {
  const open = { ...lax, noticedBy: [], undecided: [MISSING] };
  const whole: Record<string, Outcome> = {
    [`${MISSING}:folio`]: 'inconclusive',
    [`${MISSING}:source`]: 'inconclusive',
  };
  const problemsWith = (outcomes: Record<string, Outcome>) =>
    judged([open], column('fault', 'lax', outcomes)).problems.filter((each) => each.startsWith('fault'));
  assert.deepEqual(problemsWith(whole), []);
  assert.equal(judged([open], column('fault', 'lax', whole)).instances.proven, 0, 'what is left open proves nothing');
  assert.deepEqual(problemsWith({ ...whole, [`${MISSING}:source`]: 'passed' }), [
    `fault lax: ${MISSING}:source passed, though nothing was proven`,
  ]);
});

test('a refused variant is named; its warnings are remarks', () => {
  const warned = column('variant', 'tolerant', { [`${NULL}:folio`]: 'warning' });
  const refused = column('variant', 'strict', { [`${MISSING}:folio`]: 'failed' });
  const open = column('variant', 'silent', { [`${MISSING}:folio`]: 'inconclusive' });
  const tracking = { ...column('variant', 'tracking'), intermittent: ['check-in is intermittent'] };
  const result = judged([lax, nulls], caughtLax, caughtNulls, warned, refused, open, tracking);
  assert.deepEqual(result.variants, { refused: 3, of: 4 });
  const found = result.problems.map((each) => each.split(' is conforming')[0]);
  assert.deepEqual(found, ['variant strict', 'variant silent', 'variant tracking']);
  assert.deepEqual(Object.keys(result.remarks), ['tolerant']);
});

test('a reference service that does not pass is a problem of its own', () => {
  const ill = column('baseline', 'reference', { [`${MISSING}:folio`]: 'inconclusive' });
  const result = judgeMatrix([ill, caughtLax, caughtNulls], [lax, nulls], ROWS);
  assert.ok(result.problems.some((each) => each.startsWith('the reference service is inconclusive at')));
});

test('evidence that verify would refuse is a problem, whatever the service does', () => {
  const refused = { ...caughtLax, evidence: ['The exchange check-in/1 has waited as the suite does not wait.'] };
  const [problem, ...others] = judged([lax, nulls], refused, caughtNulls).problems;
  assert.match(problem ?? '', /^fault lax: .*check-in\/1/);
  assert.deepEqual(others, []);
});

/** Claims that leave a short plan, for subjects of which a part is enough. */
const FEW = ['token-form', 'check-in'] as const;

const madeOf = (name: string, override: Override): MatrixSubject => ({
  kind: 'variant',
  name,
  variant: { name, because: '', override, claims: FEW },
});

function seen({ id, request, reply, failure, waits }: Exchange) {
  const headers = reply?.headers.map(([name, value]) =>
    /^(date|x-request-id|content-length)$/i.test(name) ? name : `${name}: ${value}`,
  );
  const sent = request.headers.map(([name, value]) => [name, value.replace(/:[0-9a-f]{8}/g, '')]);
  return { id, method: request.method, sent, status: reply?.status, reason: reply?.reason, headers, failure, waits };
}

async function bothWays(subject: MatrixSubject) {
  const [handed, sent] = [await judgeSubject(subject), await judgeSubject(subject, { sockets: true })];
  const outcomes = ({ judgements }: typeof sent) =>
    Object.fromEntries(judgements.map(({ instance, outcome }) => [instance.id, outcome]));
  assert.deepEqual(outcomes(handed), outcomes(sent), subject.name);
  return { handed, sent };
}

test('the reference service: all outcomes, and each exchange', async () => {
  const { handed, sent } = await bothWays({ kind: 'baseline', name: 'reference' });
  assert.ok(sent.judgements.length > 1000, `${sent.judgements.length} instances`);
  // What is sent at once may end in any order.
  const byId = new Map(sent.exchanges.map((each) => [each.id, seen(each)]));
  assert.equal(handed.exchanges.length, byId.size);
  for (const each of handed.exchanges) assert.deepEqual(seen(each), byId.get(each.id));
});

/** Together where one does not hide another. */
const SAMPLE = [
  ['check-in.accepts-missing.folio', 'check-in.skips-auth.year-end', 'http.field-names-by-case'],
  ['token-form.token-used-up'],
];
for (const names of SAMPLE) {
  test(`a service with ${names.join(', ')}: all outcomes`, async () => {
    const overrides = names.map((name) => overrideOf(name));
    await bothWays(madeOf(names.join(), all(...overrides)));
  });
}

test('what shows on the connection, and is not declared to, is refused', async () => {
  const resets = madeOf('resets', { answer: () => async () => withWire(emptyReply(503), { reset: true }) });
  await assert.rejects(judgeSubject(resets), /has to be judged over sockets/);
});
