/** A service that reads loosely ends a stay for what it should have refused: the others of the same record are still judged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Values } from '../../contract/run.ts';
import type { Override } from '../../mock/behaviour.ts';
import { faults } from '../../mock/faults/index.ts';
import { variants } from '../../mock/variants/index.ts';
import { assemble } from '../../submission/assemble.ts';
import { contextFor } from '../support/context.ts';
import { runAgainstMock } from '../support/submission.ts';

const overrideOf = (all: readonly { name: string; override: Override }[], wanted: string) =>
  all.find(({ name }) => name === wanted)?.override as Override;
const tracksStays = overrideOf(variants, 'stays-are-tracked');
const LOOSE = overrideOf(faults, 'check-out.loose-json-accepted');
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
  const { record, exchanges } = await runAgainstMock({
    faults: [...overrides],
    only,
    context: { values: { ...VALUES, stays } },
  });
  const { result, problems } = await assemble(record, exchanges);
  const outcomes = result.judgements
    .filter(({ instance }) => only(instance.id))
    .map(({ instance, outcome }) => [instance.id.replace(`${FAMILY}:`, ''), outcome] as const);
  const others = problems.filter(({ code }) => code === 'exchange.foreign');
  return {
    outcomes: Object.fromEntries(outcomes),
    others,
    requests: exchanges.filter(({ id }) => id.startsWith('check-out/')).length,
  };
}

test('what was refused about an ended stay is sent again about a stay of its own', async () => {
  const { outcomes, others } = await judged([tracksStays, LOOSE]);
  const { warning, passed, ...rest } = byOutcome(outcomes);
  assert.deepEqual(warning, ['trailing-comma', 'comment']);
  assert.equal(passed?.length, 6);
  // Read as what it is not, the id names another stay.
  assert.deepEqual(rest, { inconclusive: ['invalid-utf8'] });
  assert.deepEqual(others, [], 'verify asks for the same');
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
