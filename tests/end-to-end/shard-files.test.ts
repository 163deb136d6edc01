/** The files of `docs/ci/` for runs in shards: their shell parts run, and their calls are read as `certify` does. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { type CertifyOptions, readOptions } from '../../scripts/certify/options.ts';
import { ROOT, scratch } from '../support/certify.ts';

const folder = scratch();
const bin = join(folder, 'bin');
mkdirSync(bin);
for (const name of ['npx', 'node']) {
  writeFileSync(join(bin, name), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(join(bin, name), 0o755);
}
for (const number of [1, 2, 3, 4]) mkdirSync(join(folder, `shard-${number}`));

const read = (name: string) => parse(readFileSync(join(ROOT, 'docs/ci', name), 'utf8'));

/** What the shell hands to `certify`. @param program what `npx` or `node` runs */
function asked(script: string, env: Readonly<Record<string, string>> = {}, program = 'lodging-certification') {
  const path = `${bin}:${process.env['PATH']}`;
  const [name, command, ...args] = execFileSync('sh', ['-euc', script], { cwd: folder, env: { PATH: path, ...env } })
    .toString()
    .trimEnd()
    .split('\n');
  assert.deepEqual([name, command], [program, 'certify']);
  return readOptions(args);
}

interface Calls {
  readonly shard: (number: number) => CertifyOptions;
  readonly of: number;
  readonly began: unknown;
  readonly merge: CertifyOptions | null;
}

const FILES: Readonly<Record<string, () => Calls>> = {
  'github-shards.yml': () => {
    const { shard, merge } = read('github-shards.yml').jobs;
    const certify = (steps: readonly { readonly run?: string }[]) =>
      steps.flatMap(({ run }) => (run?.includes('certify') ? [run] : [])).join('\n');
    const of = shard.strategy.matrix.shard.length;
    assert.match(shard.env.SHARD, /matrix\.shard }}\/.*strategy\.job-total/);
    return {
      shard: (number) => asked(certify(shard.steps), { SHARD: `${number}/${of}` }),
      of,
      began: shard.env.LODGING_RUN_BEGAN,
      merge: asked(certify(merge.steps)),
    };
  },
  'gitlab-shards.yml': () => {
    const { shard, merge } = read('gitlab-shards.yml');
    const of = shard.parallel;
    return {
      shard: (number) => asked(shard.script[0], { CI_NODE_INDEX: String(number), CI_NODE_TOTAL: String(of) }),
      of,
      began: shard.variables.LODGING_RUN_BEGAN,
      merge: asked(merge.script[0]),
    };
  },
  'kubernetes-shards.yaml': () => {
    const { spec } = read('kubernetes-shards.yaml');
    const [container] = spec.template.spec.containers;
    assert.deepEqual([spec.completionMode, spec.parallelism], ['Indexed', spec.completions]);
    // Its image has the suite, but no package that npx would find.
    const [, program] = /ENTRYPOINT \["node", "(.+)"\]/.exec(readFileSync(join(ROOT, 'Containerfile'), 'utf8')) ?? [];
    return {
      shard: (number) => asked(container.args[0], { JOB_COMPLETION_INDEX: String(number - 1) }, program),
      of: spec.completions,
      began: container.env.find(({ name }: { name: string }) => name === 'LODGING_RUN_BEGAN').value,
      merge: null,
    };
  },
};

describe('a run in shards', () => {
  for (const [name, calls] of Object.entries(FILES)) {
    test(`by ${name} is divided whole and merged`, () => {
      const { shard, of, began, merge } = calls();
      const numbers = Array.from({ length: of }, (_, at) => at + 1);
      const options = numbers.map(shard);
      assert.deepEqual(
        options.map((each) => each.shard),
        numbers.map((number) => ({ number, of })),
      );
      assert.deepEqual(
        options.map(({ out }) => out?.replace(/^.*\//, '')),
        numbers.map((number) => `shard-${number}`),
      );
      assert.ok(began);
      if (merge)
        assert.deepEqual(
          merge.merge,
          numbers.map((number) => `shard-${number}`),
        );
    });
  }
});
