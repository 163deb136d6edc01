/** `scripts/build.mjs` and `scripts/start.cjs`: what runs is what the sources say, and is the same on every machine. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { transform } from 'esbuild';
import { packEntries } from '../../submission/pack.ts';
import { ROOT, scratch, startNode, startScript } from '../support/certify.ts';
import { checkout } from '../support/checkout.ts';
import { assertNone } from '../support/reported.ts';
import { entriesOf, runAgainstMock } from '../support/submission.ts';

const folder = scratch();

const copy = (name: string, given: { readonly dist: boolean }) => checkout(join(folder, name), given);
const start = (root: string, ...args: string[]) => startNode(['scripts/start.cjs', ...args], root).end;

function built(root: string): Record<string, string> {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true }).map(String).sort();
  // What V8 has made of a file is its own affair.
  const own = files.filter((name) => statSync(join(dist, name)).isFile() && !/^built\.json$|\.cache$/.test(name));
  const digest = (name: string) => hash('sha256', readFileSync(join(dist, name)));
  return Object.fromEntries(own.map((name) => [name, digest(name)]));
}

describe('what is built', () => {
  test('is the same in two folders, whatever line ends and times the sources have there', async () => {
    const [here, there] = [copy('here', { dist: false }), copy('somewhere else', { dist: false })];
    for (const name of readdirSync(there, { recursive: true }).map(String)) {
      const path = join(there, name);
      if (name.startsWith('node_modules') || !/\.(ts|[cm]js|json|ya?ml|md)$/.test(name)) continue;
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
      utimesSync(path, 1, 1);
    }
    for (const root of [here, there]) assert.equal((await start(root, 'verify', '--help')).code, 0);
    const [first, second] = [built(here), built(there)];
    assert.ok(Object.keys(first).length > 400);
    assert.deepEqual(second, first);
    assert.ok(!readFileSync(join(here, 'dist/submission/suite.js.map'), 'utf8').includes(folder));
  });

  test('follows the sources: what has changed is built again, what is gone is not run', async () => {
    const root = copy('followed', { dist: true });
    const source = join(root, 'scripts/verify/options.ts');
    const [text, { size, mtimeMs }] = [readFileSync(source, 'utf8'), statSync(source)];
    const spec = join(root, 'suites/service/extra.spec.ts');
    const output = join(root, 'dist/suites/service/extra.spec.js');
    writeFileSync(spec, readFileSync(join(root, 'suites/service/api-version.spec.ts')));
    assert.match((await start(root, 'verify', '--help')).out, /^npx lodging-certification verify /);
    assert.ok(statSync(output).isFile());
    // As long as before.
    writeFileSync(source, text.replace('`npx lodging-certification verify ', '`NPX lodging-certification verify '));
    assert.deepEqual([statSync(source).size, statSync(source).mtimeMs === mtimeMs], [size, false]);
    rmSync(spec);
    assert.match((await start(root, 'verify', '--help')).out, /^NPX lodging-certification verify /);
    assert.throws(() => statSync(output), { code: 'ENOENT' });
  });

  test('stays where nothing but times has changed', async () => {
    const root = copy('touched', { dist: true });
    const output = join(root, 'dist/scripts/verify.js');
    utimesSync(join(root, 'scripts/verify.ts'), 1, 1);
    utimesSync(output, 1, 1);
    assert.equal((await start(root, 'verify', '--help')).code, 0);
    assert.equal(statSync(output).mtimeMs, 1000);
  });

  test('is never run stale: where it cannot be built a sentence says so, and nothing is run', async () => {
    const root = copy('unbuilt', { dist: true });
    appendFileSync(join(root, 'scripts/verify.ts'), '\nconsole.log(;\n');
    const broken = await start(root, 'verify', '--help');
    assert.deepEqual([broken.code, broken.out], [2, '']);
    assert.match(broken.err, /scripts\/verify\.ts:\d+:\d+/);
    rmSync(join(root, 'dist'), { recursive: true });
    // Even root, who may write anywhere, cannot make the folder now.
    writeFileSync(join(root, 'dist'), '');
    cpSync(join(ROOT, 'scripts/verify.ts'), join(root, 'scripts/verify.ts'));
    const unwritten = await start(root, 'verify', '--help');
    assert.deepEqual([unwritten.code, unwritten.out, unwritten.err.trim().split('\n').length], [2, '', 1]);
    assert.match(unwritten.err, /dist/);
  });

  test('is all that a package needs: without sources nothing is compared, nor built', async () => {
    const root = copy('package', { dist: true });
    rmSync(join(root, 'tsconfig.json'));
    const { sources } = JSON.parse(readFileSync(join(root, 'dist/built.json'), 'utf8')) as { sources: object };
    for (const source of Object.keys(sources)) {
      if (source.endsWith('.ts') || source.startsWith('contract/')) rmSync(join(root, source), { force: true });
    }
    rmSync(join(root, 'contract'), { recursive: true });
    assert.match((await start(root, 'verify', '--help')).out, /^npx lodging-certification verify /);
  });

  test('judges by its modules if the one that was made of them is changed', async () => {
    const root = copy('judge', { dist: true });
    const [judge, mark, zip] = [join(root, 'dist/vendor/judge/judge.cjs'), join(root, 'mark'), join(root, 'run.zip')];
    const marks = `\nrequire('node:fs').writeFileSync(${JSON.stringify(mark)}, '');`;
    writeFileSync(
      judge,
      readFileSync(judge, 'utf8').replace('\n', () => marks),
    );
    writeFileSync(
      zip,
      await packEntries(await entriesOf(await runAgainstMock({ context: { claims: ['token-form'] } }))),
    );
    assert.match((await start(root, 'verify', zip)).out, /: consistent, /);
    assert.ok(!existsSync(mark));
  });
});

describe('scripts/start.cjs', () => {
  const START = join(ROOT, 'scripts/start.cjs');

  for (const [version, isNew] of Object.entries({
    '0.10.48': false,
    '18.20.4': false,
    '20.18.9': false,
    '20.19.0': true,
    '21.0.0': true,
    '100.0.0': true,
  })) {
    test(`${isNew ? 'runs' : 'exits 2 and says what is needed'} under Node.js ${version}`, async () => {
      const stub = join(folder, `node-${version}.cjs`);
      const versions = `{ ...process.versions, node: '${version}' }`;
      writeFileSync(stub, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
      const { code, out, err } = await startNode(['--require', stub, START, 'verify', '--help'], folder).end;
      assert.deepEqual([code, out.startsWith('npx lodging-certification verify ')], [isNew ? 0 : 2, isNew], err);
      assert.equal(err.includes('Node.js 20.19 or newer is needed'), !isNew);
    });
  }

  test('can be read by any Node.js: the compiler finds nothing that ECMAScript 5 lacks', async () => {
    const text = readFileSync(START, 'utf8');
    const inLanguage = async (target: string) => (await transform(text, { target })).code;
    assert.equal(await inLanguage('es5'), await inLanguage('esnext'));
    assert.doesNotMatch(text, /\bimport\(/);
  });

  const zip = join(folder, 'submission.zip');
  before(async () => {
    const run = await runAgainstMock({ context: { claims: ['token-form'] } });
    writeFileSync(zip, await packEntries(await entriesOf(run)));
  });

  test('ends with its own exit code if nobody reads its output any more', async () => {
    const args = ['scripts/start.cjs', 'verify', '--json', zip];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const [code] = await once(child, 'close');
    assert.deepEqual([code, err], [5, '']);
  });

  test('nor does Playwright complain where a reader stops early', async () => {
    const args = ['--only', 'CHECK-IN.SUCCESS-STATUS', '--out', join(folder, 'unread')];
    const run = startScript('certify', args, folder, { LODGING_ALLURE: 'off' });
    run.child.stdout?.once('data', () => run.child.stdout?.destroy());
    const { code, err } = await run.end;
    assert.equal(code, 3);
    assert.doesNotMatch(err, /EPIPE|Playwright/);
  });
});

test("npm run playwright keeps nothing of ours in the machine's temporary folder, and looks for nothing there", async () => {
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  const args = ['test', '--list', 'token-success.spec.ts'];
  const { code, out } = await startScript('playwright', args, folder, { TMPDIR: temp }).end;
  assert.equal(code, 0);
  assert.match(out, /suites\/service\/token-success\.spec\.ts:\d+/);
  const kept = readdirSync(temp, { recursive: true }).map(String);
  assertNone(kept.filter((name) => /transform-cache|spec|\.js$/.test(name)));
});
