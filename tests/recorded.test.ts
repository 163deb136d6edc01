/** What Playwright's tests judge under certify is the record, and they come to the outcomes of the verdict. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectPlan, runPlan } from '../judgement/plan.ts';
import { Recorded } from '../judgement/recorded.ts';
import { MissingExchange, Replay } from '../judgement/replay.ts';
import { exchange } from './support/exchange.ts';
import { overrideOf } from './support/faults.ts';
import { specs } from './support/plan.ts';
import { inTurn } from './support/sequence.ts';
import { runAgainstMock } from './support/submission.ts';

test('the record by its ids alone and the record compared give the same outcomes, from the same exchanges', async () => {
  const { record, exchanges } = await runAgainstMock({ faults: [overrideOf('check-in.accepts-missing.folio')] });
  const plan = collectPlan(record.context, specs);
  const replay = new Replay(record.context, exchanges);
  const judged = await runPlan(plan, record.context, replay);
  const { intents } = await replay.recorded();
  const shown = await runPlan(plan, record.context, new Recorded(exchanges, intents));
  assert.deepEqual(
    shown.map(({ instance, outcome, exchanges: used }) => [instance.id, outcome, used]),
    judged.map(({ instance, outcome, exchanges: used }) => [instance.id, outcome, used]),
  );
  const failed = shown.filter(({ outcome }) => outcome === 'failed').map(({ instance }) => instance.id);
  assert.ok(failed.includes('CHECK-IN.REFUSES-MISSING:folio'));
  for (const id of failed) assert.match(id, /CHECK-IN\.REFUSES-MISSING:/);
});

test('exchanges stand in the order of the calls, check-ins first, whatever ended first', async () => {
  const ids = ['x#10', 'x#2', 'x/arrival2', 'x#1', 'x/arrival', 'y'];
  const recorded = new Recorded(ids.map((id) => exchange({ id })));
  const sequence = inTurn('x');
  assert.deepEqual(
    (await recorded.send(sequence)).map(({ id }) => id),
    ['x/arrival', 'x/arrival2', 'x#1', 'x#2', 'x#10'],
  );
  await assert.rejects(recorded.send({ ...sequence, id: 'z' }), MissingExchange);
});
