/** A token has expired by its age, also where issuing another token ends it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { variantNamed } from '../../mock/variants/index.ts';
import { rejudge } from '../../submission/assemble.ts';
import { overrideOf } from '../support/faults.ts';
import { runAgainstMock } from '../support/submission.ts';

const OPERATIONS = ['check-in', 'check-out', 'partial-bill', 'no-show'];

test('a service that never looks at the expiry is told, though a new token ends the earlier ones', async () => {
  const oneLives = variantNamed('one-live-token');
  assert.ok(oneLives);
  const unchecked = OPERATIONS.map((operation) => overrideOf(`${operation}.token-expiry-unchecked`));
  const { record, exchanges } = await runAgainstMock({
    faults: [oneLives.override, ...unchecked],
    only: (id) => id.endsWith('.BEARER-EXPIRED'),
  });
  const { judgements } = await rejudge(record, exchanges);
  const expiry = judgements.filter(({ instance }) => instance.id.endsWith('.BEARER-EXPIRED'));
  const found = expiry.map(({ instance, outcome }) => `${instance.id} ${outcome}`).sort();
  assert.deepEqual(found, OPERATIONS.map((operation) => `${operation.toUpperCase()}.BEARER-EXPIRED failed`).sort());
});
