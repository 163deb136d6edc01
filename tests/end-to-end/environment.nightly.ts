/**
 * Processes that send nothing find neither a secret nor a debug option that prints one in their environment, at
 * start or end.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { keptBack, variables } from '../../contract/settings.ts';
import { EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { EMBEDDED_CLIENT, type Mock, startMock } from '../../mock/server.ts';
import { ended, ROOT, remote, scratch, startNode } from '../support/certify.ts';

const folder = scratch();
const CLI = createRequire(import.meta.url).resolve('@playwright/test/cli');
const START = join(ROOT, 'scripts/start.cjs');

/** Preloaded into every process: reports its environment and preloads itself into child processes. */
const PROBE = (probed: string) => `
  const { appendFileSync } = require('node:fs');
  const processes = require('node:child_process');
  const tell = (when) => appendFileSync(${JSON.stringify(probed)} + '/' + process.pid,
    JSON.stringify({ when, argv: process.argv, env: { ...process.env } }) + '\\n');
  tell('start');
  process.on('exit', () => tell('end'));
  for (const name of ['spawn', 'fork', 'execFile']) {
    const start = processes[name];
    processes[name] = function (file, ...rest) {
      const options = rest.find((each) => each && typeof each === 'object' && !Array.isArray(each));
      if (options && name !== 'execFile') {
        const env = options.env ?? process.env;
        const probe = '--require ' + JSON.stringify(__filename);
        options.env = { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, probe].filter(Boolean).join(' ') };
      }
      return start.call(this, file, ...rest);
    };
  }
  require('node:module').syncBuiltinESMExports();`;

const SECRETS = {
  LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret,
  LODGING_SHORT_LIVED_CLIENT_SECRET: EMBEDDED_CLIENT.secret,
  LODGING_SECOND_CLIENT_SECRET: EMBEDDED_SECOND_SECRET,
};
const TALKATIVE = {
  DEBUG: 'pw:nothing',
  DEBUG_DEPTH: '9',
  DEBUG_FILE: join(folder, 'debug.log'),
  NODE_DEBUG: 'nothing',
  PWDEBUGIMPL: '1',
  NODE_OPTIONS: '--no-deprecation',
  HTTPS_PROXY: 'http://me:a-password@127.0.0.1:9',
  NO_PROXY: '127.0.0.1',
};
/** Playwright would wait for files to change. */
const WATCHING = { PWTEST_WATCH: '1' };
const COPIES = {
  SANDBOX_SECRET: EMBEDDED_CLIENT.secret,
  CREDENTIALS: `second=${EMBEDDED_SECOND_SECRET};client=pms-1`,
};

interface Probed {
  readonly when: 'start' | 'end';
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

async function probed(
  name: string,
  mock: Mock,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Probed[]> {
  const place = join(folder, name);
  mkdirSync(place);
  const probe = join(folder, `${name}.cjs`);
  writeFileSync(probe, PROBE(place));
  const env = {
    ...remote(mock.url, SECRETS),
    ...TALKATIVE,
    ...COPIES,
    ...more,
    LODGING_OUT: join(folder, `${name}-out`),
  };
  const { code, err } = await ended(startNode(['--require', probe, ...args], folder, env));
  assert.ok([0, 3, 5].includes(code ?? -1), err);
  return readdirSync(place).flatMap((pid) => {
    const lines = readFileSync(join(place, pid), 'utf8').trimEnd().split('\n');
    const all = lines.map((line) => JSON.parse(line) as Probed);
    // Later a process may have changed its own arguments.
    return all.map((each) => ({ ...each, argv: all[0]?.argv ?? [] }));
  });
}

/** Every form in which a value could hide a secret. */
const FORMS = [...new Set(Object.values(SECRETS))].flatMap((secret) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('hex'),
]);
const NAMES = [...Object.keys(SECRETS), ...Object.keys(COPIES), ...Object.keys(TALKATIVE)].filter(
  (name) => !['NODE_OPTIONS', 'NO_PROXY'].includes(name),
);

function findings({ env }: Probed): string[] {
  const named = NAMES.filter((name) => name in env);
  const holding = Object.entries(env).filter(([, value]) => FORMS.some((form) => value.includes(form)));
  const options = env['NODE_OPTIONS']?.includes('--no-deprecation') ? ['NODE_OPTIONS'] : [];
  return [...named, ...holding.map(([name]) => `a secret in ${name}`), ...options];
}

const CHILDREN: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  certify: {
    'the runner': /@playwright\/test\/cli\.js /,
    'each worker': /workerProcessEntry\.js /,
    Allure: /vendor\/allure\/dist\/allure\.js /,
  },
  'npx playwright test': { 'each worker': /workerProcessEntry\.js / },
  verify: { 'the worker': /verify\/start\.cjs / },
};

describe('the environment', () => {
  const all: Record<string, Probed[]> = {};
  let mock: Mock;

  before(async () => {
    mock = await startMock();
    const out = join(folder, 'results');
    const only = ['--only', 'TOKEN-FORM.SUCCESS-EXPIRES-IN-SECONDS'];
    all['certify'] = await probed('certify', mock, [START, 'certify', '--out', out, ...only], WATCHING);
    const config = join(ROOT, 'playwright.config.ts');
    const bare = [CLI, 'test', '--config', config, 'token-success'];
    [all['npx playwright test'], all['verify']] = await Promise.all([
      probed('playwright', mock, bare),
      probed('verify', mock, [START, 'verify', join(out, 'submission.zip')]),
    ]);
  });
  after(() => mock.close());

  for (const [command, children] of Object.entries(CHILDREN)) {
    test(`of ${command} itself holds all of it, as this test must see`, () => {
      const [own] = (all[command] ?? []).filter(({ env }) => 'SANDBOX_SECRET' in env);
      assert.deepEqual(findings(own as Probed).slice(0, NAMES.length), NAMES);
    });

    for (const [child, pattern] of Object.entries(children)) {
      test(`of ${child} of ${command} holds no secret, and nothing that would print one`, () => {
        const own = (all[command] ?? []).filter(({ argv }) => pattern.test(`${argv.join(' ')} `));
        // An idle worker is killed, and its process does not see that as its end.
        const moments = command === 'verify' ? ['start'] : ['end', 'start'];
        assert.deepEqual([...new Set(own.map(({ when }) => when))].sort(), moments);
        assert.deepEqual(own.flatMap(findings), []);
      });
    }
  }
});

describe('what is kept back', () => {
  const secret = 'Qx7rT9vWq2';
  const CASES: Readonly<Record<string, readonly [Readonly<Record<string, string>>, readonly string[]]>> = {
    'each secret': [
      Object.fromEntries(variables.filter((each) => each.secret).map(({ name }) => [name, 'x'])),
      variables.filter((each) => each.secret).map(({ name }) => name),
    ],
    'a secret in small letters, as Windows takes it too': [
      { lodging_client_secret: secret },
      ['lodging_client_secret'],
    ],
    'a secret by another name': [
      { LODGING_CLIENT_SECRET: secret, CI_SECRET: secret },
      ['LODGING_CLIENT_SECRET', 'CI_SECRET'],
    ],
    'a secret within a value': [
      { LODGING_SECOND_CLIENT_SECRET: secret, JSON_SETTINGS: `{"secret":"${secret}"}`, HOME: '/home/x' },
      ['LODGING_SECOND_CLIENT_SECRET', 'JSON_SETTINGS'],
    ],
    'what prints': [
      { debug: '*', PWDEBUG: '1', NODE_DEBUG_NATIVE: 'http', DEBUG_FD: '3' },
      ['debug', 'PWDEBUG', 'NODE_DEBUG_NATIVE', 'DEBUG_FD'],
    ],
    'proxies with their logins': [
      { https_proxy: 'x', ALL_PROXY: 'x', npm_config_https_proxy: 'x' },
      ['https_proxy', 'ALL_PROXY', 'npm_config_https_proxy'],
    ],
    'nothing else': [
      { LODGING_CLIENT_ID: 'pms-1', LODGING_CLIENT_SECRET: '', DEBUGGER: 'x', PATH: '/bin', NO_PROXY: 'x' },
      ['LODGING_CLIENT_SECRET'],
    ],
  };
  for (const [title, [env, kept]] of Object.entries(CASES)) {
    test(title, () => assert.deepEqual(keptBack(env), kept));
  }
});
