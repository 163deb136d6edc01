/**
 * Folders of translated code that another user of the machine has prepared: nothing that lies there is run, and the command
 * does its work all the same. The commands are the real ones, in a checkout with nothing else in it.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT, scratch, startNode } from './support/certify.ts';

const folder = scratch();
after(folder.remove);

/** Somebody else: only root can give him anything. */
const STRANGER = 65_534;
const isRoot = process.geteuid?.() === 0;

const PROGRAM = `
import { word } from './word.ts';
const said: string = word;
console.log(said);
// tsx goes on writing what it keeps.
setTimeout(() => undefined, 50);
`;
const CONFIG = `import { word } from './scripts/word.ts';
export default { testDir: 'suites', reporter: 'line', workers: 1, metadata: { word } };`;
const SPEC = `import { test } from '@playwright/test';
import { word } from '../scripts/word.ts';
test(word, () => undefined);`;

const PACKAGES = ['esbuild', 'tsx', '@playwright', 'playwright'];

/** A checkout with our starters, a program and a suite. */
function checkout(name: string): string {
  const root = join(folder.path, name);
  for (const each of ['node_modules', 'scripts', 'suites']) mkdirSync(join(root, each), { recursive: true });
  chmodSync(join(root, 'node_modules'), 0o755);
  for (const each of PACKAGES) symlinkSync(join(ROOT, 'node_modules', each), join(root, 'node_modules', each));
  cpSync(join(ROOT, 'scripts/start'), join(root, 'scripts/start'), { recursive: true });
  cpSync(join(ROOT, 'scripts/start.cjs'), join(root, 'scripts/start.cjs'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'scripts/program.ts'), PROGRAM);
  writeFileSync(join(root, 'scripts/word.ts'), "export const word: string = 'harmless';\n");
  writeFileSync(join(root, 'playwright.config.ts'), CONFIG);
  writeFileSync(join(root, 'suites/one.spec.ts'), SPEC);
  return root;
}

/** What the planted code does. */
const DEED = "process.stdout.write('PLANTED');";

/** Changes each file of a cache as who knows its format would: `change` gives the new bytes of a file, or nothing. */
function plant(cache: string, change: (path: string, bytes: Buffer) => Buffer | string | null): number {
  const paths = readdirSync(cache, { recursive: true }).map((name) => join(cache, String(name)));
  const changed = paths.filter((path) => {
    const planted = statSync(path).isFile() ? change(path, readFileSync(path)) : null;
    if (planted !== null) writeFileSync(path, planted);
    return planted !== null;
  });
  return changed.length;
}

const digest = (algorithm: string, bytes: Buffer) => createHash(algorithm).update(bytes).digest('hex');

/** The starters, where each keeps its translations, and how code is planted there. */
interface Starter {
  readonly args: readonly string[];
  readonly cache: string;
  readonly says: RegExp;
  readonly change: (path: string, bytes: Buffer) => Buffer | string | null;
  /** Tried are these alone: where a start takes longer. */
  readonly few?: RegExp;
}

/** One of each kind. */
const FEW =
  /^(that everybody may write to|that is a link|in one that everybody may write to|with (files|links to files) of a stranger in it|is a plain file)$/;

const STARTERS: Readonly<Record<string, Starter>> = {
  'scripts/start.cjs': {
    args: ['scripts/start.cjs', 'program'],
    cache: 'lodging-certification',
    says: /^harmless\n$/,
    change(path, bytes) {
      // V8's code of the former text would not fit any more.
      if (path.endsWith('.code')) return '';
      const code = Buffer.concat([bytes.subarray(64), Buffer.from(DEED)]);
      return Buffer.concat([Buffer.from(digest('sha256', code)), code]);
    },
  },
  'scripts/start/tsx.mjs': {
    args: ['--import', './scripts/start/tsx.mjs', 'scripts/program.ts'],
    cache: 'lodging-certification-tsx',
    says: /^harmless\n$/,
    change(_path, bytes) {
      const text = bytes.toString();
      // A process that ended meanwhile leaves half a file, which tsx passes over.
      return text.endsWith('}') ? text.replace('{"code":"', `{"code":"${DEED}`) : null;
    },
    few: FEW,
  },
  'scripts/start/playwright.cjs': {
    args: ['scripts/start/playwright.cjs', 'test', '--list'],
    cache: 'lodging-certification-playwright',
    says: /harmless[\s\S]*Total: 1 test/,
    change(path, bytes) {
      if (!path.endsWith('.js')) return null;
      const code = Buffer.concat([bytes.subarray(bytes.indexOf('\n') + 1), Buffer.from(`\n${DEED}`)]);
      return `// ${digest('sha1', code)}\n${code}`;
    },
    few: FEW,
  },
};

/** Everything in a folder, and itself, becomes the stranger's. */
function giveAway(path: string): void {
  for (const name of readdirSync(path, { recursive: true })) lchownSync(join(path, String(name)), STRANGER, STRANGER);
  chownSync(path, STRANGER, STRANGER);
}

/** The folder lies elsewhere, and a link in its place. */
function linked(path: string): string {
  const elsewhere = `${path}-elsewhere`;
  renameSync(path, elsewhere);
  symlinkSync(elsewhere, path);
  return elsewhere;
}

/** What somebody may have done to a folder that holds planted code. The second is the folder of all caches. */
const PREPARATIONS: Readonly<Record<string, (cache: string, all: string) => void>> = {
  'that everybody may write to': (cache) => chmodSync(cache, 0o777),
  'that everybody may write to, each their own': (cache) => chmodSync(cache, 0o1777),
  'that a group may write to': (cache) => chmodSync(cache, 0o770),
  'that is a link': (cache) => void linked(cache),
  'that lies below a link': (_cache, all) => void linked(all),
  'in one that everybody may write to': (_cache, all) => chmodSync(all, 0o777),
  'in one that a group may write to': (_cache, all) => chmodSync(all, 0o770),
  ...(isRoot
    ? {
        "that is a stranger's": giveAway,
        "that is a stranger's, with our files in it": (cache) => chownSync(cache, STRANGER, STRANGER),
        "that is a link to a stranger's": (cache) => giveAway(linked(cache)),
        "in a stranger's": (_cache, all) => chownSync(all, STRANGER, STRANGER),
        'with files of a stranger in it': (cache) => {
          giveAway(cache);
          chownSync(cache, 0, 0);
        },
        'with links to files of a stranger in it': (cache) => {
          const elsewhere = `${cache}-elsewhere`;
          cpSync(cache, elsewhere, { recursive: true });
          giveAway(elsewhere);
          for (const name of readdirSync(cache)) {
            rmSync(join(cache, name), { recursive: true });
            symlinkSync(join(elsewhere, name), join(cache, name));
          }
        },
      }
    : {}),
};

/** What stands in the way without holding anything. */
const OBSTACLES: Readonly<Record<string, (cache: string, all: string) => void>> = {
  'is a plain file': (cache) => writeFileSync(cache, 'x'),
  'is a link that leads nowhere': (cache) => symlinkSync('/nowhere/at/all', cache),
  'is a link to itself': (cache) => symlinkSync(cache, cache),
  'lies below a plain file': (_cache, all) => {
    rmSync(all, { recursive: true });
    writeFileSync(all, 'x');
  },
};

describe('translated code', { skip: process.platform === 'win32', concurrency: true }, () => {
  for (const [name, { args, cache: cacheName, says, change, few = /./ }] of Object.entries(STARTERS)) {
    // One after the other: they share a checkout.
    describe(`of ${name}`, { concurrency: 1 }, () => {
      // What is kept is often named by its path: all of it happens in one checkout.
      const root = checkout(cacheName);
      const all = join(root, 'node_modules/.cache');
      const cache = join(all, cacheName);
      const temp = join(folder.path, `temp-${cacheName}`);
      const start = async () => {
        const { code, out, err } = await startNode(args, root, { TMPDIR: temp }).end;
        assert.deepEqual([code, err], [0, '']);
        assert.match(out.replaceAll('PLANTED', ''), says);
        return out.includes('PLANTED');
      };
      const planted = join(folder.path, `planted-${cacheName}`);

      /** Takes the caches away, with whatever was made of them, and those links that led to them. */
      function clear(): void {
        for (const each of readdirSync(join(root, 'node_modules')).filter((entry) => entry.startsWith('.cache')))
          rmSync(join(root, 'node_modules', each), { recursive: true });
      }

      before(async () => {
        mkdirSync(temp);
        assert.equal(await start(), false);
        for (const each of [all, cache]) assert.equal(statSync(each).mode & 0o777, 0o700);
        for (let tries = 0; plant(cache, change) === 0; tries += 1) {
          assert.ok(tries < 10, 'nothing was kept');
          await start();
        }
        cpSync(all, planted, { recursive: true });
      });

      test('is taken from a private folder: planted code would be run', async () => {
        assert.equal(await start(), true);
      });

      for (const [title, prepare] of Object.entries(PREPARATIONS).filter(([each]) => few.test(each))) {
        test(`is not taken from a folder ${title}`, async () => {
          clear();
          cpSync(planted, all, { recursive: true });
          for (const each of [all, cache]) chmodSync(each, 0o700);
          prepare(cache, all);
          assert.equal(await start(), false);
        });
      }

      for (const [title, prepare] of Object.entries(OBSTACLES).filter(([each]) => few.test(each))) {
        test(`is made anew where the folder ${title}`, async () => {
          clear();
          mkdirSync(all, { mode: 0o700 });
          prepare(cache, all);
          assert.equal(await start(), false);
        });
      }

      after(() => assert.deepEqual(readdirSync(temp), [], 'nothing is left in the temporary folder'));
    });
  }
});
