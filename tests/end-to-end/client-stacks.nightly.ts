/**
 * Clients on libraries that npm does not bring along, each certified: `npm run nightly -- client-stacks`. One whose
 * packages are missing is skipped, and says what to install. `CLIENT_STACKS=go,ruby` wants these alone,
 * `CLIENT_STACKS=all` all of them: then what is missing fails. `tests/clients/README.md` has what is said against them.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { scenes } from '../../client/scenes/index.ts';
import type { VerdictFile } from '../../submission/result.ts';
import {
  allClients,
  type CertifiedClient,
  ClientHere,
  type ClientStack,
  explainedWarnings,
} from '../support/client-stacks.ts';
import { missingPackages } from '../support/stacks.ts';

const WANTED = process.env['CLIENT_STACKS'];
const names = WANTED === undefined || WANTED === 'all' ? null : WANTED.split(',');

function foundIn({ requirements }: VerdictFile): string[] {
  const found = requirements.filter(({ outcome }) => ['failed', 'warning', 'review', 'inconclusive'].includes(outcome));
  return [...new Set(found.map(({ requirement, outcome }) => `${requirement} ${outcome}`))].sort();
}

function insistOn(client: ClientStack, { verdict, printed, verified }: CertifiedClient): void {
  const explained = explainedWarnings(client).map((id) => `${id} warning`);
  assert.deepEqual(foundIn(verdict), explained.sort(), printed);
  assert.equal(verdict.verdict, 'certified', printed);
  assert.match(verified, /: subject CLIENT, consistent, complete, certified$/m);
}

test('the clients that were asked for exist', () => {
  const known = allClients().map(({ name }) => name);
  assert.deepEqual(names?.filter((name) => !known.includes(name)) ?? [], []);
});

function prove(client: ClientStack): void {
  const { title, command, overHttps, realTime = false } = client;
  describe(title, () => {
    const here = new ClientHere(client);
    const timeout = realTime ? 1_800_000 : 600_000;
    before(() => here.build());
    after(() => here.remove());
    test('is certified', { timeout }, async () => insistOn(client, await here.certified(command)));
    if (overHttps)
      test('is certified over HTTPS, and refuses certificates that it must not trust', { timeout }, async () => {
        const certified = await here.certified(overHttps, '--https');
        insistOn(client, certified);
        const { requirements } = certified.verdict;
        const refused = requirements.filter(({ requirement }) => requirement.endsWith('.REFUSES-CERTIFICATE'));
        assert.deepEqual(
          refused.map(({ outcome }) => outcome),
          scenes.filter(({ certificate }) => certificate).map(() => 'passed'),
        );
      });
  });
}

for (const client of allClients().filter(({ name }) => names?.includes(name) ?? true)) {
  const missing = missingPackages(client);
  const what = `apt-get install ${missing.join(' ')}`;
  if (missing.length === 0) prove(client);
  else test(`a client of ${client.name}`, { skip: WANTED ? false : what }, () => assert.fail(what));
}
