/**
 * Services on frameworks from npm and on other stacks, each certified whole: `npm run stacks`. Where a stack's packages
 * are missing it is skipped, and says what to install. `STACKS=go,rust` wants these alone, `STACKS=all` all of them:
 * then what is missing fails. `UPDATE_SERVICES=1` writes the expectations again.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { NPM_SERVICES } from '../services/common/npm.ts';
import { proveAsItComes, proveWithOptions } from '../support/prove-service.ts';
import { allStacks, missingPackages, type Stack, StackHere } from '../support/stacks.ts';

const WANTED = process.env['STACKS'];
const names = WANTED === undefined || WANTED === 'all' ? null : WANTED.split(',');

test('the stacks that were asked for exist', () => {
  const known = allStacks().map(({ name }) => name);
  assert.deepEqual(names?.filter((name) => !known.includes(name)) ?? [], []);
});

function prove(stack: Stack): void {
  describe(stack.title, () => {
    const here = new StackHere(stack);
    before(() => here.build());
    after(() => here.remove());
    proveWithOptions(stack.name, (given) => here.start(given), here.folder);
    proveAsItComes(stack.name, (given) => here.start(given), here.folder);
  });
}

for (const stack of allStacks().filter(({ name }) => names?.includes(name) ?? true)) {
  const missing = missingPackages(stack);
  const what = `apt-get install ${missing.join(' ')}`;
  if (missing.length === 0) prove(stack);
  else test(`a service of ${stack.name}`, { skip: WANTED ? false : what }, () => assert.fail(what));
}

for (const [name, start] of Object.entries(NPM_SERVICES)) {
  proveWithOptions(name, start);
  proveAsItComes(name, start);
}
