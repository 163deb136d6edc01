/** Example clients on widespread stacks, certified over HTTPS if their library can trust a given authority. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { scenes } from '../../client/scenes/index.ts';
import type { ClientRun, VerdictFile } from '../../submission/result.ts';
import { QUIET, ROOT, runCommand, scratch } from './certify.ts';

const folder = scratch();

/** The system's Python first: a version manager's shim takes longer to start than the client. */
const PATH = 'PATH="/usr/bin:$PATH"';
const PYTHON = `${PATH} python3 -c "import zoneinfo"`;

interface Tried {
  readonly isThere: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Scenes that the client says it does not know. */
  readonly unknown?: readonly string[];
  readonly warnings?: readonly string[];
}

const CLIENTS = {
  Node: {
    isThere: 'node --version',
    command: 'NODE_EXTRA_CA_CERTS="$LODGING_CA_FILE" node tests/clients/careful.mjs',
    args: ['--https'],
  },
  "Python's standard library": {
    isThere: PYTHON,
    command: `${PATH} SSL_CERT_FILE="$LODGING_CA_FILE" python3 tests/clients/standard-library.py`,
    args: ['--https'],
  },
  curl: {
    isThere: `curl --version && ${PYTHON}`,
    command: `${PATH} CURL_CA_BUNDLE="$LODGING_CA_FILE" sh tests/clients/curl.sh`,
    args: ['--https'],
    unknown: [
      'partial-bill',
      'no-show',
      'base-path',
      'token-near-its-end',
      'at-once-at-expiry',
      'night-audit',
      'renewal-fails',
      'refused-at-once',
    ],
    // It does not resend what was lost on the way.
    warnings: ['CLIENT-EVENTS.OUTLASTS-TROUBLE'],
  },
  'the JDK alone': {
    isThere: "java --version | head -1 | grep -Eq ' (1[7-9]|[2-9][0-9])'",
    command: 'java tests/clients/JdkClient.java',
    args: ['--only', 'ordinary-stay', 'loyalty', 'no-optional-ids', 'room-types'],
  },
} satisfies Readonly<Record<string, Tried>>;

const REFUSED = scenes
  .filter(({ certificate }) => certificate)
  .map(({ name }) => `CLIENT-CONNECTION.REFUSES-CERTIFICATE:${name}`);

/** Proves that some of them have no findings in all scenes that they know. @param names of clients here */
export function proveClients(...names: readonly (keyof typeof CLIENTS)[]): void {
  describe('nothing is said against a client:', { concurrency: true }, () => {
    for (const name of names) {
      const { isThere, command, args, unknown = [], warnings = [] }: Tried = CLIENTS[name];
      const skip = spawnSync(isThere, { shell: true }).status !== 0 && `there is no ${name}`;
      test(name, { skip }, async () => {
        const out = join(folder, name.replaceAll(/\W/g, '-'));
        const given = ['client', '--command', command, '--out', out, ...args, ...QUIET];
        const { code, err } = await runCommand('certify', given, ROOT, { LODGING_ALLURE: 'off' });
        const file = (each: string) => JSON.parse(readFileSync(join(out, each), 'utf8'));
        const { verdict, requirements } = file('verdict.json') as VerdictFile;
        const { client } = file('run.json') as { client: ClientRun };
        const isHttps = args.includes('--https');
        const found = requirements.filter(({ outcome }) => ['failed', 'warning', 'review'].includes(outcome));
        assert.deepEqual([...new Set(found.map(({ requirement }) => requirement))], warnings, err);
        const ends = (end: string) => client.plays.filter((play) => play.end === end).map(({ scene }) => scene);
        assert.deepEqual(ends('unknown-scene'), unknown);
        assert.deepEqual(ends('done').length + unknown.length, client.plays.length);
        assert.equal(client.plays.length, isHttps ? scenes.length : 4);
        const refused = requirements.filter(({ id, outcome }) => REFUSED.includes(id) && outcome === 'passed');
        assert.equal(refused.length, isHttps ? REFUSED.length : 0);
        const whole = unknown.length > 0 ? ['inconclusive', 3] : ['certified', 0];
        assert.deepEqual([verdict, code], isHttps ? whole : ['incomplete', 3], err);
      });
    }
  });
}
