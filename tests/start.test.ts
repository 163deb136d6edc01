/** `scripts/start.cjs`: starts what `tsx` starts, and trusts none of what it kept that is not whole. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { packEntries } from '../submission/pack.ts';
import { ROOT, scratch, startNode, TSX } from './support/certify.ts';
import { entriesOf, runAgainstMock } from './support/submission.ts';

const folder = scratch();
const zip = join(folder.path, 'submission.zip');
const FEW = { claims: ['token-form'] } as const;

before(async () => {
  writeFileSync(zip, await packEntries(await entriesOf(await runAgainstMock({ context: FEW }))));
});
after(folder.remove);

const run = async (cwd: string, ...args: string[]) => {
  const { code, out, err } = await startNode(args, cwd).end;
  // Of the mock: certified, but not in earnest.
  assert.deepEqual([code, err], [5, '']);
  return out;
};

/** A checkout with packages, but with a cache of its own. */
function checkout(name: string): { readonly root: string; readonly cache: string } {
  const root = join(folder.path, name);
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  for (const each of readdirSync(packages).filter((entry) => entry !== '.cache')) {
    symlinkSync(join(packages, each), join(root, 'node_modules', each));
  }
  const parts = [
    'cases',
    'contract',
    'fixtures',
    'judgement',
    'mock',
    'reporters',
    'run',
    'scripts',
    'submission',
    'suites',
    'wire',
  ];
  for (const part of [...parts, 'package.json']) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  return { root, cache: join(root, 'node_modules/.cache/lodging-certification') };
}

const START = ['scripts/start.cjs', 'verify', '--json', zip];

describe('scripts/start.cjs', () => {
  test('says of a submission what the script itself says', async () => {
    assert.equal(await run(ROOT, ...START), await run(ROOT, '--import', TSX, 'scripts/verify.ts', '--json', zip));
  });

  test('keeps what was translated in a private folder, and does not run what is cut off or edited', async () => {
    const { root, cache } = checkout('kept');
    const said = await run(root, ...START);
    assert.equal(statSync(cache).mode & 0o777, 0o700);
    const [first = '', second = '', ...rest] = readdirSync(cache);
    assert.ok(rest.length > 50);
    const whole = [first, second].map((file) => readFileSync(join(cache, file), 'utf8'));
    writeFileSync(join(cache, first), (whole[0] as string).slice(0, -20));
    for (const file of rest) writeFileSync(join(cache, file), `${readFileSync(join(cache, file))}\nprocess.exit(7);`);
    assert.equal(await run(root, ...START), said);
    assert.equal(readFileSync(join(cache, first), 'utf8'), whole[0]);
    assert.equal(readFileSync(join(cache, second), 'utf8'), whole[1]);
    assert.deepEqual(readdirSync(cache).sort(), [first, second, ...rest].sort());
  });

  test('keeps the code that V8 made, and makes it again where it is not whole or of another text', async () => {
    const { root, cache } = checkout('code');
    const said = await run(root, ...START);
    const name = readdirSync(cache).find((each) => each.startsWith('verify-judge-')) ?? '';
    const file = join(cache, name);
    const isWhole = () => {
      const bytes = readFileSync(file);
      return createHash('sha256').update(bytes.subarray(64)).digest('hex') === bytes.toString('latin1', 0, 64);
    };
    assert.ok(isWhole());
    const { mtimeMs } = statSync(file);
    assert.equal(await run(root, ...START), said);
    assert.equal(statSync(file).mtimeMs, mtimeMs, 'nothing new, nothing written');
    writeFileSync(file, readFileSync(file).fill(0, 200_000, 200_100));
    assert.ok(!isWhole());
    assert.equal(await run(root, ...START), said);
    assert.ok(isWhole());
    const script = join(root, 'scripts/verify/lines.ts');
    // As long as before: V8 would take the code of the former text for this one's.
    writeFileSync(script, readFileSync(script, 'utf8').replace(": 'complete'", ": 'COMPLETE'"));
    assert.match(await run(root, ...START.filter((word) => word !== '--json')), /: consistent, COMPLETE, /);
  });

  test('ends with its own exit code where nobody reads what it says any more', async () => {
    const child = spawn(process.execPath, START, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const [code] = await once(child, 'close');
    // Certified, against a mock.
    assert.deepEqual([code, err], [5, '']);
  });

  test('translates again where nothing can be kept', async () => {
    const { root, cache } = checkout('read-only');
    // A file in the place of the folder: root, who may write anywhere, cannot make the folder either.
    writeFileSync(join(root, 'node_modules/.cache'), '');
    chmodSync(join(root, 'node_modules'), 0o500);
    assert.equal(JSON.parse(await run(root, ...START))[0].consistent, true);
    assert.throws(() => statSync(cache));
    chmodSync(join(root, 'node_modules'), 0o700);
  });
});
