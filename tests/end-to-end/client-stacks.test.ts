/** Clients on stacks that nobody here wrote are certified over the ordinary scenes. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { clientRequirements } from '../../contract/catalogue/client/index.ts';
import type { VerdictFile } from '../../submission/result.ts';
import { scratch } from '../support/certify.ts';
import { allClients, explainedWarnings } from '../support/client-stacks.ts';

const folder = scratch();
after(folder.remove);

const SCENES = ['ordinary-stay', 'loyalty', 'no-optional-ids', 'room-types'];
const PYTHON = 'python3 -c "import zoneinfo"';
const COMMANDS: Readonly<Record<string, readonly [isThere: string, command: string]>> = {
  "Python's standard library": [PYTHON, 'python3 tests/clients/standard-library.py'],
  curl: [`curl --version && ${PYTHON}`, 'sh tests/clients/curl.sh'],
  'the JDK alone': ["java --version | head -1 | grep -Eq ' (1[7-9]|[2-9][0-9])'", 'java tests/clients/JdkClient.java'],
};

test('the page about clients on libraries has a row of each, and explains warnings of requirements that there are', () => {
  const clients = allClients();
  assert.ok(clients.length >= 8);
  const levels = new Map<string, string>(clientRequirements.map(({ id, level }) => [id, level]));
  for (const client of clients)
    for (const id of explainedWarnings(client)) assert.equal(levels.get(id), 'SHOULD', `${client.name}: ${id}`);
  assert.throws(() => explainedWarnings({ name: 'go', title: 'Go 1.18' }), /no row of go, Go 1\.18/);
});

for (const [name, [looked, command]] of Object.entries(COMMANDS)) {
  const isThere = spawnSync(looked, { shell: true }).status === 0;
  test(`nothing is said against a client on ${name}`, { skip: !isThere && `there is no ${name}` }, () => {
    const out = join(folder.path, name.replaceAll(/\W/g, '-'));
    const argv = ['scripts/start.cjs', 'certify', 'client', '--out', out, '--detail', 'causes', '--command', command];
    const { status, stderr } = spawnSync(process.execPath, [...argv, '--only', ...SCENES], {
      encoding: 'utf8',
      env: { ...process.env, LODGING_ALLURE: 'off' },
    });
    const { requirements } = JSON.parse(readFileSync(join(out, 'verdict.json'), 'utf8')) as VerdictFile;
    const found = requirements.filter(({ outcome }) => ['failed', 'warning', 'review'].includes(outcome));
    assert.deepEqual(found, [], stderr);
    // Only a part of the scenes was asked for.
    assert.equal(status, 3);
    assert.ok(readFileSync(join(out, 'evidence.ndjson'), 'utf8').split('\n').length > 15);
  });
}
