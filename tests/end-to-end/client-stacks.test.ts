/** A client without any of the suite's stack is certified over HTTPS, and the page on clients on libraries is true. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientRequirements } from '../../contract/catalogue/client/index.ts';
import { allClients, explainedWarnings } from '../support/client-stacks.ts';
import { proveClients } from '../support/everyday-clients.ts';

test('the page about clients on libraries has a row of each, and explains warnings of requirements that there are', () => {
  const clients = allClients();
  assert.ok(clients.length >= 8);
  const levels = new Map<string, string>(clientRequirements.map(({ id, level }) => [id, level]));
  for (const client of clients)
    for (const id of explainedWarnings(client)) assert.equal(levels.get(id), 'SHOULD', `${client.name}: ${id}`);
  assert.throws(() => explainedWarnings({ name: 'go', title: 'Go 1.18' }), /no row of go, Go 1\.18/);
});

proveClients("Python's standard library");
