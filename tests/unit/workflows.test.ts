/** The project's workflows and container file: what they run is there, and nothing has more rights than it needs. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../support/certify.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly Step[]; readonly 'timeout-minutes': number; readonly strategy?: unknown }>
  >;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const folder = '.github/workflows';
const { engines, scripts } = JSON.parse(read('package.json')) as {
  engines: { node: string };
  scripts: Readonly<Record<string, string>>;
};

/** What a workflow may do beyond reading. */
const RIGHTS: Readonly<Record<string, object>> = {
  'docs/desk/submissions.yml': { issues: 'write', 'pull-requests': 'write' },
};
const OFFERED = ['docs/ci/github-actions.yml', 'docs/ci/github-shards.yml', 'docs/desk/submissions.yml'];

describe('each workflow', () => {
  for (const path of [...readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`), ...OFFERED]) {
    const { permissions, jobs } = parse(read(path)) as Workflow;

    test(`${path} has no more rights than it needs, ends some time, and pins its actions`, () => {
      assert.deepEqual(permissions, { contents: 'read', ...RIGHTS[path] });
      for (const { steps, 'timeout-minutes': minutes } of Object.values(jobs)) {
        assert.ok(minutes > 0 && minutes <= 120);
        for (const { uses } of steps) if (uses) assert.match(uses, /^actions\/[a-z-]+(\/\w+)?@v\d+$/);
      }
    });

    if (OFFERED.includes(path)) {
      test(`${path} gives no expression to a shell`, () => {
        for (const { steps } of Object.values(jobs))
          for (const { run = '' } of steps) assert.doesNotMatch(run, /\$\{\{/);
      });
      continue;
    }

    test(`${path} runs scripts and files that are there`, () => {
      const text = read(path);
      for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g)) assert.ok(script in scripts, script);
      for (const [, file = ''] of text.matchAll(/bash (\.ci\/\w+)/g)) assert.ok(read(file).startsWith('#!'), file);
    });
  }
});

test('the oldest Node.js that is promised is tried, and newer ones beside it', () => {
  const { jobs } = parse(read(`${folder}/check.yml`)) as Workflow;
  const strategy = jobs['node']?.strategy as { readonly matrix: { readonly node: readonly string[] } } | undefined;
  const versions = strategy?.matrix.node ?? [];
  assert.equal(`>=${versions[0]}`, engines.node);
  assert.ok(versions.length >= 4);
});

test('the container runs the commands of the package, as a user without rights', () => {
  const text = read('Containerfile');
  assert.match(text, /^USER node$/m);
  const [, command = ''] = /ENTRYPOINT \["node", "\/suite\/([\w/.]+)"\]/.exec(text) ?? [];
  assert.ok(read(command).length > 0);
});
