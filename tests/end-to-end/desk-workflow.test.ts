/** `docs/desk/submissions.yml`: its form and its shell parts, run in git repositories with a forge that takes notes. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { ROOT, scratch, start } from '../support/certify.ts';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const text = readFileSync(join(ROOT, 'docs/desk/submissions.yml'), 'utf8');
const workflow = parse(text);
const steps: readonly Step[] = workflow.jobs.verify.steps;
const folder = scratch();

describe('the workflow for submissions by pull request', () => {
  test('holds no secret, and gives its token to one step', () => {
    assert.doesNotMatch(text, /secrets\./);
    const knowing = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('github.token'));
    assert.deepEqual(
      knowing.map(({ name }) => name),
      ['Comment and label'],
    );
  });
  test('runs nothing of what is proposed: its own shell only asks git about it', () => {
    const lines = steps.flatMap(({ run = '' }) => run.split('\n')).filter((line) => line.includes('proposed'));
    for (const line of lines) assert.doesNotMatch(line.replaceAll('git -C proposed', ''), /proposed/);
    assert.ok(lines.length > 0);
  });
});

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.test', ...args], {
    cwd,
    stdio: 'pipe',
  }).toString();

/** A desk's checkout, with what is proposed beside it. @param npm stands in for the suite @param propose the change */
function checkout(name: string, npm: string, propose: (cwd: string) => void) {
  const cwd = join(folder, name);
  const proposed = join(cwd, 'proposed');
  mkdirSync(join(proposed, 'submissions'), { recursive: true });
  git(proposed, 'init', '-q');
  writeFileSync(join(proposed, 'desk.yaml'), 'level: { client: 2 }\n');
  writeFileSync(join(proposed, 'submissions/earlier.zip'), 'PK');
  git(proposed, 'add', '-A');
  git(proposed, 'commit', '-qm', 'base');
  const base = git(proposed, 'rev-parse', 'HEAD').trim();
  propose(proposed);
  git(proposed, 'add', '-A');
  git(proposed, 'commit', '-qm', 'proposed');
  const bin = join(cwd, 'bin');
  mkdirSync(bin);
  const stub = (command: string, lines: string) => {
    writeFileSync(join(bin, command), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(bin, command), 0o755);
  };
  stub('npm', `[ "$1" = ci ] && exit 0\n${npm}`);
  stub('gh', `echo "$@" >> ${join(cwd, 'forge')}`);
  return { cwd, bin, base };
}

/** Runs all shell parts, as the forge would. */
async function played({ cwd, bin, base }: ReturnType<typeof checkout>) {
  const output = join(cwd, 'output');
  let code: number | null = 0;
  for (const { run, name } of steps.filter((step) => step.run)) {
    const shown = existsSync(output) ? (/code=(\d+)/.exec(readFileSync(output, 'utf8'))?.[1] ?? '') : '';
    const env = { BASE: base, PR: '7', CODE: shown, GITHUB_OUTPUT: output, PATH: `${bin}:${process.env['PATH']}` };
    const ended = await start('bash', ['-e', '-c', run as string], cwd, env).end;
    code = ended.code;
    if (name !== 'Result') assert.equal(code, 0, `${name}: ${ended.err}`);
  }
  return {
    code,
    taken: readdirSync(join(cwd, 'incoming')),
    calls: readFileSync(join(cwd, 'forge'), 'utf8'),
    comment: readFileSync(join(cwd, 'comment.md'), 'utf8'),
  };
}

const addsOne = (cwd: string) => writeFileSync(join(cwd, 'submissions/pms-4711.zip'), 'PK');

for (const [code, label] of [
  [0, 'certified'],
  [1, 'not-certified'],
  [3, 'undecided'],
  [4, 'not-genuine'],
  [5, 'deviates'],
] as const) {
  test(`exit code ${code} of desk verify: ${label}`, async () => {
    const npm = `echo "$@: # ![x](y) @everybody"; exit ${code}`;
    const { code: ended, taken, calls, comment } = await played(checkout(label, npm, addsOne));
    assert.deepEqual([ended, taken], [code, ['pms-4711.zip']]);
    assert.match(calls, RegExp(`^pr edit 7 --add-label ${label}$`, 'm'));
    assert.equal(calls.match(/--remove-label/g)?.length, 5);
    assert.match(calls, /^pr comment 7 --edit-last --create-if-none --body-file comment\.md$/m);
    assert.match(comment, /^ {4}run --silent desk -- verify incoming: # !\[x\]\(y\) @everybody$/m);
  });
}

const refused: Readonly<Record<string, (cwd: string) => void>> = {
  'another policy': (cwd) => writeFileSync(join(cwd, 'desk.yaml'), 'level: { client: 0 }\n'),
  'a script of npm': (cwd) => writeFileSync(join(cwd, 'package.json'), '{"scripts":{"desk":"touch run"}}'),
  "another's submission, exchanged": (cwd) => writeFileSync(join(cwd, 'submissions/earlier.zip'), 'PK other'),
  'a link': (cwd) => symlinkSync('/etc/hostname', join(cwd, 'submissions/link.zip')),
  'a name with a line break and a command': (cwd) => writeFileSync(join(cwd, 'submissions/a\n$(touch run).zip'), 'PK'),
  'a name that is a command to the build server': (cwd) => writeFileSync(join(cwd, '::add-mask::certified'), ''),
};
for (const [what, propose] of Object.entries(refused)) {
  test(`a pull request with ${what} is labelled, and nothing is verified`, async () => {
    const at = checkout(`refused-${Object.keys(refused).indexOf(what)}`, 'touch run', (cwd) => {
      addsOne(cwd);
      propose(cwd);
    });
    const { code, calls, comment } = await played(at);
    assert.equal(code, 2);
    assert.doesNotMatch(comment, /^\s*::|##\[/m);
    assert.match(calls, /--add-label wrong-files/);
    assert.equal(existsSync(join(at.cwd, 'run')), false);
  });
}
