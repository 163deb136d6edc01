/** The workflow files under `docs/ci/`: their form, and their shell parts, run as a build server runs them. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { parse } from 'yaml';
import { startMock } from '../../mock/server.ts';
import { ROOT, remote, scratch, start } from '../support/certify.ts';

const folder = scratch();

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string | number>>;
  readonly with?: Readonly<Record<string, string>>;
}
interface Job {
  readonly steps: readonly Step[];
  readonly if?: string;
  readonly needs?: string;
}
interface Workflow {
  readonly on: { readonly schedule: readonly { readonly cron: string }[] };
  readonly concurrency: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<'certify' | 'verdict', Job>>;
}
interface Pipeline {
  readonly certification: Readonly<Record<string, unknown>> & {
    readonly script: readonly string[];
    readonly before_script: readonly string[];
  };
}

const textOf = (name: string) => readFileSync(join(ROOT, 'docs/ci', name), 'utf8');
const github = parse(textOf('github-actions.yml')) as Workflow;
const { certification } = parse(textOf('gitlab-ci.yml')) as Pipeline;
const steps = github.jobs.certify.steps;
const stepNamed = (name: string): Step => steps.find((step) => step.name === name) ?? assert.fail(`no step ${name}`);
const shellOf = (name: string): string => stepNamed(name).run ?? assert.fail(`no shell in ${name}`);

describe('the workflow for GitHub Actions', () => {
  const all = [...steps, ...github.jobs.verdict.steps];

  test('runs at night, alone', () => {
    assert.match(github.on.schedule[0]?.cron ?? '', /^\d+ \d+ \* \* \*$/);
    assert.equal(github.concurrency['cancel-in-progress'], false);
  });

  test('gives the secret to one step', () => {
    const knowing = all.filter((step) => JSON.stringify(step).includes('secrets.'));
    assert.equal(knowing.map(({ name }) => name).join(), 'Certify');
  });

  test('keeps the history, uploads whatever there is, and skips the verdict of what was not decided', () => {
    assert.match(stepNamed('Keep the history').if ?? '', /code != '2'/);
    const [fetched, kept] = ['Fetch the history', 'Keep the history'].map((name) => stepNamed(name).with);
    assert.deepEqual([fetched?.['path'], kept?.['path'], fetched?.['key']], ['history', 'history', kept?.['key']]);
    assert.ok(kept?.['key']?.startsWith(fetched?.['restore-keys'] ?? '?'));
    assert.match(String(stepNamed('Certify').env?.['LODGING_NOTIFY_URL']), /secrets\./);
    assert.equal(stepNamed('Upload submission and reports').if, 'always()');
    assert.match(github.jobs.verdict.if ?? '', /outputs\.code != '3'/);
    assert.equal(github.jobs.verdict.needs, 'certify');
  });
});

describe('the pipeline for GitLab CI', () => {
  test('runs by schedule, alone, and lets only what was not decided pass', () => {
    assert.match(JSON.stringify(certification['rules']), /schedule/);
    assert.equal(certification['resource_group'], 'lodging-certification');
    assert.deepEqual(certification['allow_failure'], { exit_codes: 3 });
    assert.match(JSON.stringify(certification['artifacts']), /"when":"always".*"junit":"certification\/junit\.xml"/);
    assert.doesNotMatch(JSON.stringify(certification['variables']), /SECRET|NOTIFY/);
    assert.match(JSON.stringify(certification['cache']), /"paths":\["history\/"\],"when":"always"/);
  });
});

function checkout(name: string, npx: string): { readonly path: string; readonly bin: string } {
  const path = join(folder, name);
  const skipped = ['node_modules', '.git', 'certification', 'matrix', '.env'];
  cpSync(ROOT, path, { recursive: true, filter: (from) => !skipped.includes(basename(from)) });
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'));
  return { path, bin: fakeNpx(name, npx) };
}

function fakeNpx(name: string, npx: string): string {
  const bin = join(folder, `${name}-bin`);
  mkdirSync(bin);
  // Installing would replace the packages of this very checkout.
  for (const [file, text] of Object.entries({ npx, npm: '[ "$1" = ci ]' })) {
    writeFileSync(join(bin, file), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, file), 0o755);
  }
  return bin;
}

const PATH = process.env['PATH'] ?? '';
const REAL_NPX = `PATH='${PATH}' exec npx "$@"`;

async function shell(
  [command, ...args]: readonly [string, ...string[]],
  { cwd, bin, env }: { cwd: string; bin: string; env: Readonly<Record<string, string>> },
): Promise<{ readonly code: number | null; readonly out: string }> {
  const { code, out, err } = await start(command, args, cwd, { ...env, PATH: `${bin}:${PATH}` }).end;
  return { code, out: out + err };
}

const onGitHub = (run: string) => ['bash', '-e', '-c', run] as const;
const onGitLab = (lines: readonly string[]) => ['sh', '-e', '-c', lines.join('\n')] as const;

describe('the shell parts, whatever certify ends with:', () => {
  const ending = (...codes: readonly number[]) =>
    `echo "$@" >> calls; set -- ${codes.join(' ')}; shift $(($(wc -l < calls) - 1)); mkdir -p certification; echo zip > certification/submission.zip; exit "$1"`;
  const cases = [
    { codes: [0], ends: 0, says: /Nothing new speaks/, level: 'notice' },
    { codes: [1], ends: 1, says: /is not certified/, level: 'error' },
    { codes: [2], ends: 2, says: /a setting is wrong/, level: 'error' },
    { codes: [3, 3, 3], ends: 3, says: /was not whole/, level: 'warning' },
    { codes: [3, 1], ends: 1, says: /try 1 of 3/, level: 'error' },
  ] as const;
  for (const { codes, ends, says, level } of cases) {
    const at = codes.join('-');
    const env = {
      LODGING_BASE_URL: 'https://sandbox.example.test',
      PAUSE_SECONDS: '0',
      CERTIFY_OPTIONS: '--only smoke',
    };
    const place = (name: string) => {
      const cwd = join(folder, name);
      mkdirSync(cwd);
      writeFileSync(join(cwd, 'known-failures.yaml'), '');
      return { cwd, bin: fakeNpx(name, ending(...codes)) };
    };
    const certified = codes.map(
      () =>
        'lodging-certification certify --out certification --history history --baseline known-failures.yaml --only smoke',
    );
    const calls = (cwd: string) => readFileSync(join(cwd, 'calls'), 'utf8').trim().split('\n');

    test(`GitHub, ${at}`, async () => {
      const { cwd, bin } = place(`github-${at}`);
      const output = join(cwd, 'output');
      const given = { ...env, LODGING_AUTH_URL: '', GITHUB_OUTPUT: output };
      const { code, out } = await shell(onGitHub(shellOf('Certify')), { cwd, bin, env: given });
      assert.equal(code, 0, out);
      assert.equal(readFileSync(output, 'utf8'), `code=${ends}\n`);
      assert.match(out, says);
      assert.match(out, new RegExp(`^::${level} title=`, 'm'));
      assert.deepEqual(calls(cwd), certified);
      const verdict = github.jobs.verdict.steps[0]?.run as string;
      assert.equal((await shell(onGitHub(verdict), { cwd, bin, env: { CODE: String(ends) } })).code, ends);
    });

    test(`GitLab, ${at}`, async () => {
      const { cwd, bin } = place(`gitlab-${at}`);
      const { code, out } = await shell(onGitLab(certification.script), { cwd, bin, env });
      assert.equal(code, ends, out);
      assert.match(out, says);
      assert.deepEqual(calls(cwd), certified);
    });
  }

  test('without an address nothing is run, and no mock certified in its place', async () => {
    const cwd = join(folder, 'unset');
    mkdirSync(cwd);
    const bin = fakeNpx('unset', 'touch called; exit 0');
    const output = join(cwd, 'output');
    const env = { PAUSE_SECONDS: '0', LODGING_BASE_URL: '', GITHUB_OUTPUT: output };
    await shell(onGitHub(shellOf('Certify')), { cwd, bin, env });
    assert.equal(readFileSync(output, 'utf8'), 'code=2\n');
    assert.equal((await shell(onGitLab(certification.script), { cwd, bin, env })).code, 2);
    assert.equal(existsSync(join(cwd, 'called')), false);
  });
});

test('every step runs in a checkout, against a service that answers, and the second night shows no change', async () => {
  const mock = await startMock({});
  after(() => mock.close());
  const { path: cwd, bin } = checkout('checkout', REAL_NPX);
  writeFileSync(join(cwd, 'known-failures.yaml'), '# Nothing is known to fail.\n');
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
  const env = {
    ...remote(mock.url),
    PAUSE_SECONDS: '0',
    CERTIFY_OPTIONS: '--only smoke --accept incomplete',
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
  };
  for (const { run, name } of steps.filter((step) => step.run)) {
    // GitHub passes an unset variable as an empty one.
    const { code, out } = await shell(onGitHub(run as string), { cwd, bin, env: { ...env, LODGING_AUTH_URL: '' } });
    assert.equal(code, 0, `${name}: ${out}`);
  }
  assert.equal(readFileSync(output, 'utf8'), 'code=0\n');
  assert.match(readFileSync(summary, 'utf8'), /first night/i);
  const gitlab = await shell(onGitLab([...certification.before_script, ...certification.script]), { cwd, bin, env });
  assert.equal(gitlab.code, 0, gitlab.out);
  // How long replies take is chance where other tests run on the same machine.
  assert.match(gitlab.out, /No change since|Changed since [^\n]*:\n(?: {2}slower {5}[^\n]*\n)+(?! )/);
  assert.equal(readdirSync(join(cwd, 'history/runs')).length, 2);
});
