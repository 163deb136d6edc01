/** Whatever ends with exit code 2 leaves the results of an earlier run alone: every option, given wrongly. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { startMock } from '../../mock/server.ts';
import { HELP } from '../../scripts/certify/options.ts';
import { certify, QUIET, remote, scratch } from '../support/certify.ts';
import { overrideOf } from '../support/faults.ts';
import { serve } from '../support/server.ts';

const folder = scratch();

const RESULTS = ['verdict.json', 'submission.zip', 'report.html', 'junit.xml', 'summary.md'];
const EARLIER = [...RESULTS, 'run.json', 'evidence.ndjson'];

function contentOf(out: string): readonly string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => `${name}: ${readFileSync(join(parentPath, name), 'utf8')}`).sort();
}

/** Runs in a folder with an earlier run's results, and with `also` beside them. */
async function leavesAlone(name: string, env: Record<string, string>, args: readonly string[], also: string[] = []) {
  const out = join(folder, name);
  mkdirSync(out);
  for (const each of [...EARLIER, ...also]) writeFileSync(join(out, each), '{}');
  const before = contentOf(out);
  const run = await certify(folder, name, env, ...args);
  assert.equal(run.code, 2, run.out + run.err);
  // The certificate that a client would have to trust is not a result.
  const after = contentOf(out).filter((line) => !line.startsWith('certification-ca.pem'));
  assert.deepEqual(after, before);
  return run;
}

const NOWHERE = 'nowhere.file';
const PLAYED = ['--command', 'true'];

/** Of each option something wrong, and what is right besides. */
const OF_BOTH: Readonly<Record<string, readonly string[]>> = {
  '--out': ['--out'],
  '--config': ['--config', NOWHERE],
  '--profile': ['--profile', NOWHERE],
  '--challenge': ['--challenge', NOWHERE],
  '--only': ['--only', 'CHECK-IN.NO-SUCH'],
  '--delta': ['--delta', NOWHERE],
  '--accept': ['--accept', 'anything'],
  '--baseline': ['--baseline', NOWHERE],
  '--strict-baseline': ['--strict-baseline'],
  // A file that is there: somebody may have filled it in.
  '--write-baseline': ['--write-baseline', process.execPath],
  '--rejudge': ['--rejudge', NOWHERE],
  '--resume': ['--resume', NOWHERE],
  '--history': ['--history', process.execPath],
  '--shard': ['--shard', '5/4'],
  '--witness': ['--witness', NOWHERE],
  '--detail': ['--detail', 'little'],
  '--json': ['--json=yes'],
  '--help': ['--help=yes'],
};

const OF_SERVICE: typeof OF_BOTH = {
  ...OF_BOTH,
  '--command': PLAYED,
  '--webhook': ['--webhook', 'http://127.0.0.1:9/'],
  '--operator': ['--operator'],
  '--join': ['--join', 'http://127.0.0.1:9/'],
  '--https': ['--https'],
  '--host': ['--host', '127.0.0.1'],
  '--upstream': ['--upstream', 'sandbox'],
  '--har': ['--har', NOWHERE],
  '--watch': ['--watch', 'ordinary-stay'],
};

const OF_CLIENT: typeof OF_BOTH = {
  ...Object.fromEntries(Object.entries(OF_BOTH).map(([option, args]) => [option, [...PLAYED, ...args]])),
  '--only': [...PLAYED, '--only', 'no-such-scene'],
  '--command': ['--command', './no-such-client'],
  '--webhook': ['--webhook', 'http://127.0.0.1:9/'],
  '--operator': [...PLAYED, '--operator'],
  '--https': ['--https', '--har', NOWHERE],
  '--join': [...PLAYED, '--join', 'http://127.0.0.1:9/'],
  // An address of documentation (RFC 5737): no machine has it.
  '--host': [...PLAYED, '--https', '--host', '192.0.2.1'],
  '--upstream': [...PLAYED, '--upstream', 'sandbox'],
  // A folder, not a file.
  '--har': ['--har', '.'],
  '--watch': [...PLAYED, '--watch', 'no-such-scene'],
};

for (const [subject, cases] of Object.entries({ service: OF_SERVICE, client: OF_CLIENT })) {
  describe(`exit 2 leaves the results of a ${subject} alone`, { concurrency: 2 }, () => {
    test('for every option there is', () => {
      const options = [...HELP.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, option]) => option);
      assert.deepEqual(Object.keys(cases).sort(), [...new Set(options)].sort());
    });

    for (const [option, args] of Object.entries(cases)) {
      test(option, async () => {
        await leavesAlone(`${subject}${option}`, {}, [subject, ...args]);
      });
    }
  });
}

describe('exit 2 leaves earlier results alone', () => {
  for (const how of [[], QUIET, ['--json']]) {
    test(`where nothing of the service is at its address ${how.join(' ')}`, async (t) => {
      const { url } = await serve(t, (_request, response) => response.writeHead(404).end());
      const run = await leavesAlone(`address${how.join('')}`, remote(url), how);
      assert.match(run.out + run.err, /The service is not at this address/);
      assert.match(run.out + run.err, /Next: Check LODGING_BASE_URL/);
    });
  }

  test('where a shard finds that a new token ends the earlier ones', async (t) => {
    const faults = [overrideOf('one-live-token')];
    const mock = await startMock({ faults });
    t.after(() => mock.close());
    const env = remote(mock.url, { LODGING_RUN_BEGAN: new Date().toISOString() });
    const run = await leavesAlone('one-token', env, ['--shard', '1/4']);
    assert.match(run.err, /a new token of this issuer ends the earlier ones/);
  });

  test('and what a paused run of a client has left', async () => {
    await leavesAlone('paused', {}, [], ['client-run.json']);
  });
});
