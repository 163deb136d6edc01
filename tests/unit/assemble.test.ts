/** A result from record and exchanges: judged in the order of their numbers, with every problem named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Call } from '../../cases/call.ts';
import { tokenForm, tokenJson } from '../../cases/calls.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { judge } from '../../judgement/judge.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { askService } from '../../judgement/preflight/service.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { assemble, rejudge } from '../../submission/assemble.ts';
import { problem } from '../../submission/problems.ts';
import { specsOf } from '../../suites/index.ts';
import { record as sampleRecord } from '../sample-result.ts';
import { contextFor } from '../support/context.ts';
import { type Answer, RUN_TAG, recordingSender } from '../support/exchange.ts';
import { assertReported } from '../support/reported.ts';
import { single } from '../support/sequence.ts';

const context = contextFor('http://service.test');
const endedAt = new Date(Date.parse(context.startedAt) + 60_000).toISOString();
const pace = { requestsPerSecond: 50, concurrency: 8 };
const record = { ...sampleRecord, context, pace, whole: false, times: { startedAt: context.startedAt, endedAt } };
/** The last two share a control. */
const WANTED = ['CHECK-IN.ACCEPTS-COMPLETE', 'CHECK-IN.REFUSES-MISSING:source', 'CHECK-IN.REFUSES-MISSING:folio'];

const answer: Answer = ({ operation, body }) => {
  if (operation.startsWith('token')) {
    const issued = [{ tag: RUN_TAG, format: 'opaque' as const, headerSafe: true }];
    return { status: 200, body: `{"access_token":"<access_token:${RUN_TAG}>"}`, issued };
  }
  const members = body.kind === 'json' ? (body.value as object) : {};
  const status = 'folio' in members && 'source' in members ? 201 : 400;
  return { status, headers: [['Date', 'Mon, 01 Jun 2026 12:00:00 GMT']] };
};

/** A partial run: what it lacks is no sign of forgery. */
const PART = { context, whole: false, only: [] };

async function evidence(given: Answer = answer, token: (clientId: string) => Call = tokenForm): Promise<Exchange[]> {
  const sender = recordingSender(context, given);
  await sender.send(single('token/1', token(context.clientId)));
  const tests = collectPlan(context, await specsOf('service'));
  for (const one of tests.filter(({ instance }) => WANTED.includes(instance.id))) await judge(one, context, sender);
  return sender.exchanges;
}

const exchanges = await evidence();

test('judges what there is, and says of the rest that it was not run', async () => {
  const { judgements, foreign, unused } = await rejudge(PART, exchanges);
  const passed = judgements.filter(({ outcome }) => outcome === 'passed').map(({ instance }) => instance.id);
  const missing = WANTED.filter((id) => !passed.includes(id));
  assert.deepEqual(missing, []);
  // Others may rest on the same exchanges, and on nothing else.
  const there = new Set(exchanges.map(({ id }) => id));
  const judgedFrom = judgements.filter(({ notRun }) => !notRun).flatMap((judgement) => judgement.exchanges);
  const strange = judgedFrom.filter((id) => !there.has(id));
  assert.deepEqual(strange, []);
  assert.ok(judgements.some(({ notRun }) => notRun));
  assert.deepEqual([foreign, unused], [[], []]);
  const { result, problems } = await assemble(record, exchanges);
  assert.deepEqual(problems, []);
  assert.equal(result.verdict.verdict, 'incomplete');
  assert.equal(result.judgements.length, judgements.length);
  const lines = new Map(result.verdict.requirements.map((line) => [line.id, line]));
  for (const { instance, exchanges: ids } of judgements)
    assert.deepEqual(lines.get(instance.id)?.exchanges ?? [], ids, instance.id);
  for (const one of exchanges) assert.equal(result.exchanges.get(one.id), one);
  const late = await assemble({ ...record, times: { ...record.times, endedAt: 'never' } }, exchanges);
  assertReported(late.problems, { code: 'run.backwards', end: 'never' });
});

test('names exchanges that belong to no test, but for those of the run itself', async () => {
  const more = (id: string) => ({ ...(exchanges[1] as Exchange), id, seq: exchanges.length + 1 });
  for (const id of ['STRANGE#1', 'check-in/000000000000', 'preflight/dns', 'x/token/1']) {
    const { unused } = await rejudge(PART, [...exchanges, more(id)]);
    assert.deepEqual(unused, [id]);
  }
  const { problems } = await assemble(record, [...exchanges, more('STRANGE#1')]);
  assert.deepEqual(problems, [problem('exchange.unused', { id: 'STRANGE#1' })]);
});

test("takes the run's token exchanges for its own, if the suite would have sent them", async () => {
  const [token, ...rest] = exchanges as [Exchange, ...Exchange[]];
  const edited = (change: Partial<Exchange>) => rejudge(PART, [{ ...token, ...change }, ...rest]);
  const put = { request: { ...token.request, method: 'PUT' } };
  const found = await edited(put);
  const ids = found.foreign.map(({ id }) => id);
  assert.deepEqual(ids, ['token/1']);
  assert.match(found.foreign[0]?.difference ?? '', /^its method is PUT/);
  const [misnumbered] = (await edited({ id: 'token/7' })).foreign;
  assert.equal(misnumbered?.difference, 'token/1 is due in its place');
  const odd = await rejudge(PART, [token, ...rest, { ...token, id: 'token/x', seq: 9 }]);
  assert.deepEqual(odd.unused, ['token/x']);
  const { problems } = await assemble(record, [{ ...token, ...put }, ...rest]);
  assertReported(problems, { code: 'exchange.foreign', id: 'token/1', difference: /^its method is PUT, / });
  assert.equal(problems.length, 1);
});

test('sends the requests before the plan again, and knows those that are not the suite’s', async () => {
  const sender = recordingSender(context, answer);
  await askService(sender, context);
  const asked = sender.exchanges;
  assert.ok(asked.length > 0 && asked.every(({ id }) => id.startsWith('preflight/')));
  const right = await rejudge(PART, asked);
  assert.deepEqual([right.foreign, right.unused], [[], []]);
  const [first, ...rest] = asked as [Exchange, ...Exchange[]];
  const put = { ...first, request: { ...first.request, method: 'PUT' } };
  const ids = (await rejudge(PART, [put, ...rest])).foreign.map(({ id }) => id);
  assert.deepEqual(ids, [first.id]);
  const cut = await rejudge(PART, asked.slice(0, 2));
  assert.deepEqual([cut.foreign, cut.unused], [[], []], 'a run may have ended before its plan began');
  const [missing] = (await rejudge({ ...PART, whole: true }, asked.slice(0, 2))).foreign;
  assert.equal(missing?.difference, 'it was not sent before the plan');
});

test('knows the JSON variant of the token exchange as well', async () => {
  const other = await evidence(answer, tokenJson);
  const { foreign, unused } = await rejudge(PART, other);
  assert.deepEqual([foreign, unused], [[], []]);
});

test('names each foreign request once, and every one of them', async () => {
  const edited = exchanges.map((one) => ({ ...one, request: { ...one.request, method: 'PUT' } }));
  const { foreign } = await rejudge(PART, edited);
  assert.deepEqual(foreign.map(({ id }) => id).sort(), edited.map(({ id }) => id).sort());
});

test('puts exchanges in order, and gives each finding the line that reproduces it', async () => {
  const refusing = await evidence((call, id) => (call.operation === 'check-in' ? 400 : answer(call, id)));
  const { result, problems } = await assemble(record, [...refusing].reverse());
  assert.deepEqual(problems, []);
  assert.deepEqual(
    [...result.exchanges.keys()],
    refusing.map(({ id }) => id),
  );
  const [failed] = result.judgements.filter(({ outcome }) => outcome === 'failed');
  assert.equal(failed?.instance.requirement.operation, 'check-in');
  assert.equal(failed?.finding?.exchange?.reply?.status, 400);
  assert.match(failed?.curl ?? '', /^N=.*\ncurl /);
  assert.equal(result.verdict.verdict, 'not-certified');
  const passed = (await assemble(record, exchanges)).result.judgements.find(({ outcome }) => outcome === 'passed');
  assert.equal(passed?.curl, null);
});

/** Keeps only a weak reference to the context of the run that it judges. */
async function judgedAndLeft(): Promise<WeakRef<object>> {
  const own = structuredClone(record);
  const { result } = await assemble(own, structuredClone(exchanges));
  for (const write of Object.values(entryWriters)) write(result, { challenge: false, signed: false });
  return new WeakRef(own.context);
}

test('what was judged is let go: one process judges hundreds of submissions', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const left = [await judgedAndLeft(), await judgedAndLeft()];
  await new Promise((resolve) => setTimeout(resolve, 10));
  collect();
  const kept = left.map((each) => each.deref());
  assert.deepEqual(kept, [undefined, undefined]);
});
