/** A service that reads loosely ends a stay by a faulty report: the others in the same record are still judged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Values } from '../../contract/run.ts';
import type { Override } from '../../mock/behaviour.ts';
import { contextFor } from '../support/context.ts';
import { overrideOf } from '../support/faults.ts';
import { judgedFrom, runAgainstMock } from '../support/submission.ts';

const tracksStays = overrideOf('stays-are-tracked');
const LOOSE = overrideOf('check-out.loose-json-accepted');
const VALUES = contextFor('http://service.test').values;
const FAMILY = 'CHECK-OUT.REFUSES-LOOSE-JSON';

function byOutcome(outcomes: Readonly<Record<string, string>>): Partial<Record<string, string[]>> {
  const names = Object.keys(outcomes);
  return Object.fromEntries(
    Object.values(outcomes).map((outcome) => [outcome, names.filter((name) => outcomes[name] === outcome)]),
  );
}

async function judged(overrides: readonly Override[], stays: Values['stays'] = []) {
  const only = (id: string) => id.startsWith(`${FAMILY}:`);
  const run = await runAgainstMock({ faults: [...overrides], only, context: { values: { ...VALUES, stays } } });
  const { requirements, foreign } = await judgedFrom(run);
  const own = requirements.filter(({ id }) => only(id)).map(({ id, outcome }) => [id.split(':')[1], outcome] as const);
  const requests = run.exchanges.filter(({ id }) => id.startsWith('check-out/')).length;
  return { outcomes: Object.fromEntries(own), foreign, requests };
}

test('what was refused about an ended stay is sent again about a stay of its own', async () => {
  const { outcomes, foreign } = await judged([tracksStays, LOOSE]);
  const { warning, passed, ...rest } = byOutcome(outcomes);
  assert.deepEqual(warning, ['trailing-comma', 'comment']);
  assert.equal(passed?.length, 6);
  // Read as what it is not, the id names another stay.
  assert.deepEqual(rest, { inconclusive: ['invalid-utf8'] });
  assert.deepEqual(foreign, [], 'verify asks for the same');
});

test('a service that refuses them all is asked about one stay', async () => {
  const { outcomes, requests } = await judged([tracksStays]);
  assert.deepEqual(Object.keys(byOutcome(outcomes)), ['passed']);
  // The check-in comes first, and the control last.
  assert.equal(requests, Object.keys(outcomes).length + 2);
});

test('of supplied stays no more are used up than the plan needs', async () => {
  // The preflight takes two, and the family one.
  const stays = ['1', '2', '3', '4'].map((folio) => ({ folio, hotelConfirmationNumber: `SUPPLIED-${folio}` }));
  const { outcomes, requests } = await judged([tracksStays, LOOSE], stays);
  assert.deepEqual(Object.keys(byOutcome(outcomes)).sort(), ['inconclusive', 'warning']);
  assert.equal(requests, Object.keys(outcomes).length + 2);
});

const LATE = 'REPETITION-CHECK-OUT.AFTER-MANY-OTHERS';

test('a guest who came first leaves after all others, and a restart that forgets stays fails nobody', async () => {
  const outcomeIn = async (faults: readonly Override[]) => {
    const run = await runAgainstMock({ faults, context: { claims: ['token-form', 'check-in', 'check-out'] } });
    const { requirements } = await judgedFrom(run);
    const { outcome, exchanges = [] } = requirements.find(({ id }) => id === LATE) ?? assert.fail();
    const isLate = run.exchanges.slice(-20).some(({ id }) => exchanges.includes(id));
    return [outcome, isLate];
  };
  const forgets = overrideOf('check-out.forgets-earlier-stays');
  const restarts = overrideOf('starts-again');
  assert.deepEqual(await outcomeIn([tracksStays]), ['passed', true]);
  assert.deepEqual(await outcomeIn([forgets]), ['failed', true]);
  assert.deepEqual(await outcomeIn([forgets, restarts]), ['inconclusive', true]);
});
