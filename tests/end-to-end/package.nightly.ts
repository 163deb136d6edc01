/** The package: what is in it, its commands in somebody else's folder, and `init`. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { AGENT } from '../../cases/call.ts';
import { judgeAgain } from '../../submission/again.ts';
import { ROOT, scratch, startNode } from '../support/certify.ts';
import { assertNone } from '../support/reported.ts';

const folder = scratch();
/** Where the package is unpacked, with the checkout's own packages beside it. */
const installed = join(folder, 'node_modules/lodging-certification');
const OTHER = '0.9.9';
let files: readonly string[] = [];

before(() => {
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], options);
  const [{ filename, files: listed }] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }];
  files = listed.map(({ path }) => path);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
  symlinkSync(join(ROOT, 'node_modules'), join(installed, 'node_modules'));
  for (const name of ['@playwright', 'allure-playwright'])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  // So that it is another release than the checkout's: the version that its runs name, and what it sends.
  writeFileSync(join(installed, 'dist/package.json'), JSON.stringify({ version: OTHER }));
  const calls = join(installed, 'dist/cases/call.js');
  writeFileSync(calls, readFileSync(calls, 'utf8').replace(`"${AGENT}"`, `"${AGENT}-${OTHER}"`));
});

function here(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

const run = (cwd: string, ...args: string[]) => startNode([join(installed, 'scripts/cli.cjs'), ...args], cwd).end;

describe('the package', () => {
  test('holds what is built and the documents, and nothing that only its makers need', () => {
    const rooms = new Set(files.map((path) => path.split('/')[0]));
    assert.deepEqual([...rooms].sort(), [
      ...[
        '.env.example',
        'ARCHITECTURE.md',
        'BENCHMARKS.md',
        'CHANGELOG.md',
        'CONTRIBUTING.md',
        'LICENSE',
        'README.md',
        'SECURITY.md',
        'contract',
        'dist',
        'docs',
        'mock',
        'package.json',
        'scripts',
        'tests',
      ],
    ]);
    const makers = /^dist\/(tests|built)|\.(ts|map)$|^dist\/scripts\/(matrix|bench|check|generate|test)\b/;
    assertNone(files.filter((path) => makers.test(path) && path !== 'scripts/suites.d.mts'));
    assert.ok(files.includes('dist/vendor/allure/LICENSES.txt'));
  });

  test('has whatever its documents link to', () => {
    const broken = files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...readFileSync(join(installed, path), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].flatMap(
          ([, to = '']) => (existsSync(join(installed, dirname(path), to)) ? [] : [`${path}: ${to}`]),
        ),
      );
    assert.deepEqual(broken, []);
  });

  test("is a project of somebody's own Playwright configuration, as the guide has it, in a package of CommonJS too", async () => {
    const cwd = here('playwright');
    const guide = readFileSync(join(installed, 'docs/service.md'), 'utf8');
    const [, name = '', config = ''] = /```ts\n\/\/ (playwright\.config\.\w+)\n([\s\S]*?)```/.exec(guide) ?? [];
    writeFileSync(join(cwd, name), config);
    writeFileSync(join(cwd, 'package.json'), '{ "type": "commonjs" }');
    const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const only = ['--project', 'service', '--grep', 'CHECK-IN.REFUSES-MISSING:folio'];
    const { code, out, err } = await startNode([cli, 'test', ...only], cwd).end;
    assert.equal(code, 0, out + err);
  });

  test('says its version, and init says which file it cannot write', async () => {
    const cwd = here('version');
    assert.deepEqual(await run(cwd, '--version'), { code: 0, out: `${OTHER}\n`, err: '' });
    writeFileSync(join(cwd, '.github'), 'a file');
    const { code, err } = await run(cwd, 'init', '--yes', '--ci', 'github');
    assert.equal(code, 2);
    assert.match(err, /\.github/);
  });

  test('certifies in a folder of its own, writes its results there, and verifies them', async () => {
    const cwd = here('somewhere');
    const { code, out, err } = await run(cwd, 'certify', '--detail', 'causes');
    assert.equal(code, 0, out + err);
    assert.ok(statSync(join(cwd, 'certification/report/index.html')).size > 0);
    const again = await run(cwd, 'verify', '--accept-mock', 'certification/submission.zip');
    assert.equal(again.code, 0, again.out + again.err);
  });

  test('is a release whose submissions the desk of another one has it judge', async () => {
    const cwd = here('desk');
    copyFileSync(join(folder, 'somewhere/certification/submission.zip'), join(cwd, 's.zip'));
    const certified = join(cwd, 's.zip');
    const desk = async (...policy: string[]) => {
      writeFileSync(join(cwd, 'desk.yaml'), ['environment: mock', ...policy].join('\n'));
      const { code, out, err } = await startNode(
        [join(ROOT, 'scripts/cli.cjs'), 'desk', 'verify', '--json', certified],
        cwd,
      ).end;
      assert.notEqual(out, '', err);
      const [found] = JSON.parse(out);
      return { code, found, codes: found.problems.map((each: { code: string }) => each.code) };
    };
    assert.deepEqual((await desk()).codes, ['suite.other-version']);
    mkdirSync(join(cwd, 'none'));
    const without = await desk('releases: none');
    assert.deepEqual([without.code, without.codes], [3, ['release.missing']]);
    const { code, codes, found } = await desk('releases: ../node_modules');
    assert.deepEqual([code, codes, found.verdict, found.suite.version], [5, [], 'certified (mock)', OTHER]);
    assert.deepEqual(
      found.deviations.map((each: { code: string }) => each.code),
      ['product.none'],
    );
    assert.deepEqual(
      found.doubts.map((each: { code: string }) => each.code),
      ['release.judged'],
    );
    assert.ok(found.counts.passed > 1000);
    // By what this suite expects, hardly a request of it is one that counts.
    assert.ok((await judgeAgain(readFileSync(certified))).notCovered.length > 1000);
    const bytes = readFileSync(certified);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    writeFileSync(certified, bytes);
    assert.equal((await desk('releases: ../node_modules')).code, 4);
  });

  test('names its commands, and the one that was meant', async () => {
    const { code, err } = await run(folder, 'certfy');
    assert.equal(code, 2);
    assert.match(err, /certify/);
    const help = (await run(folder)).out;
    for (const [, name] of help.matchAll(/^ {2}([a-z]+) {2}/gm))
      assert.ok(files.includes(`dist/scripts/${name}.js`), name);
  });
});

describe('init', () => {
  const SANDBOX = ['--base-url', 'https://sandbox.example/stage', '--client-id', 'pms', '--hotel', '12'];

  test('writes settings that only lack the secret, and a workflow; a file that is there is left alone', async () => {
    const cwd = here('new');
    writeFileSync(join(cwd, '.gitignore'), 'node_modules');
    const args = [...SANDBOX, '--time-zone', 'Asia/Kathmandu', '--ci', 'github'];
    assert.equal((await run(cwd, 'init', ...args)).code, 0);
    assert.equal(
      readFileSync(join(cwd, '.gitignore'), 'utf8'),
      'node_modules\n.env\n*.key.pem\n/certification/\n/runs/\n/history/\n',
    );
    assert.equal(statSync(join(cwd, '.env')).mode & 0o777, 0o600);
    const lacking = await run(cwd, 'doctor');
    assert.equal(lacking.code, 2);
    assert.deepEqual(lacking.err.match(/LODGING_\w+(?=\n)/g), ['LODGING_CLIENT_SECRET']);
    assert.ok('jobs' in parse(readFileSync(join(cwd, '.github/workflows/certification.yml'), 'utf8')));
    writeFileSync(join(cwd, '.env'), 'mine');
    assert.equal((await run(cwd, 'init', ...SANDBOX)).code, 0);
    assert.equal(readFileSync(join(cwd, '.env'), 'utf8'), 'mine');
  });

  test('names the product only where all of it is given', async () => {
    for (const [name, more, product] of [
      ['unnamed', [], undefined],
      [
        'named',
        ['--product', 'P: x', '--product-version', '1.10', '--vendor', 'V'],
        { name: 'P: x', version: '1.10', vendor: 'V' },
      ],
    ] as const) {
      const cwd = here(name);
      assert.equal((await run(cwd, 'init', '--yes', ...more)).code, 0);
      assert.deepEqual(parse(readFileSync(join(cwd, 'certification.yaml'), 'utf8'))?.product, product);
    }
  });

  test('writes nothing where an answer is wrong', async () => {
    const cwd = here('wrong');
    for (const wrong of [
      ['--hotel', 'abc'],
      ['--time-zone', 'Mars/Phobos'],
      ['--base-url', 'sandbox'],
      ['--ci', 'jenkins'],
      ['--subject', 'both'],
    ]) {
      const { code, err } = await run(cwd, 'init', ...SANDBOX, ...wrong);
      assert.equal(code, 2, err);
      assert.throws(() => statSync(join(cwd, '.env')), { code: 'ENOENT' });
    }
  });
});
