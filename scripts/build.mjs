/**
 * Compiles the suite to ES modules in `dist/`, which every command runs: one for each source. `npm ci` does so
 * (`prepare`), and each start compares sources and build, so that nothing stale is ever run.
 */
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const DIST = join(PROJECT, 'dist');
/**
 * Size, time of the last change and digest of each source, and that time of each of their folders. Written last: a
 * build that broke off leaves none.
 */
const MANIFEST = join(DIST, 'built.json');

/** The commands, and their proofs where they came along. */
const ROOMS = [
  ...['cases', 'client', 'contract', 'desk', 'fixtures', 'judgement', 'mock', 'reporters', 'run', 'scripts'],
  ...['submission', 'suites', 'wire', 'tests'],
].filter((room) => existsSync(join(PROJECT, room)));
/** Sources outside of all rooms; what a build hangs on besides. */
const SINGLE = ['playwright.config.ts', 'package.json', 'package-lock.json', 'scripts/build.mjs'];

/** Bundled with the packages that it needs, which then need not be installed where the suite is used. */
const BUNDLED = 'scripts/vendor/allure.ts';
const BUNDLE = 'vendor/allure';
/** Packages of which each becomes one module: each of their files takes time at every start. */
const MERGED = ['jose', 'yaml'];
const mergedAs = (name) => `vendor/${name}/index.js`;
/** So is this one, which is required where a profile has a schema: runs without one load none of it. */
const AJV = 'ajv/dist/2020.js';

/** What judges submissions, in one module. */
const JUDGE_PATH = 'vendor/judge/judge.cjs';
/** What lies around a checkout must not change what is made of it. */
const AS_WRITTEN = { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } };

const COMPILED = /(?<!\.d)\.ts$/;
/** Read by compiled modules, from next to themselves. */
const COPIED = /\.(json|yaml)$|^(run\/guard|scripts\/verify\/start)\.cjs$/;
/** A change to these changes what is made of every other source. */
const SHARED = /^(package(-lock)?\.json|scripts\/build\.mjs)$/;

const outputOf = (source) => source.replace(COMPILED, '.js');
const isOwnModule = (source) => COMPILED.test(source) && source !== BUNDLED;

const found = (path) => statSync(PROJECT + path, { throwIfNoEntry: false });

/** The sources in a folder and below, by their paths from the project's folder. @param folders gets all of them */
function sourcesIn(folder, folders) {
  // Before it is read: what is added meanwhile makes it another.
  folders[folder] = found(folder).mtimeMs;
  return readdirSync(PROJECT + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path, folders);
    return COMPILED.test(path) || COPIED.test(path) ? [path] : [];
  });
}

/** All sources, listed again only if a file or folder was added or removed: each start of a command needs them. */
function listed({ folders: known, sources }) {
  const isAsBefore = (folder) => found(folder)?.mtimeMs === known[folder];
  if (ROOMS.every((room) => room in known) && Object.keys(known).every(isAsBefore))
    return { folders: known, paths: new Set([...SINGLE, ...Object.keys(sources)]) };
  const folders = {};
  return { folders, paths: [...SINGLE, ...ROOMS.flatMap((room) => sourcesIn(room, folders))] };
}

function readManifest() {
  try {
    const { folders, sources } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
    if (folders && sources) return { folders, sources };
  } catch {
    // There is none yet.
  }
  return { folders: {}, sources: {} };
}

/** What is known of a source, digested again only if size or time have changed; `null` if it does not exist. */
function stateOf(source, known) {
  const state = found(source);
  if (!state) return null;
  const { size, mtimeMs } = state;
  if (known?.size === size && known.mtimeMs === mtimeMs) return known;
  return { size, mtimeMs, digest: hash('sha256', readFileSync(PROJECT + source)) };
}

/** Writes a file that appears whole or not at all: another start may be reading it, or writing the same. */
function place(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}

/** Lets modules import each other, and merged packages, by their names in `dist/`; nothing is bundled into them. */
const alone = {
  name: 'one module for each source',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^(${MERGED.join('|')})$`) }, ({ path, importer }) => {
      const up = relative(dirname(importer), PROJECT).replaceAll(sep, '/') || '.';
      return { path: `${up}/${mergedAs(path)}`, external: true };
    });
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(COMPILED, '.js'), external: true },
    );
  },
};

/** What esbuild makes for Node.js by these options; nothing is written yet. */
async function made(options) {
  const { build } = await import('esbuild');
  const usual = { absWorkingDir: PROJECT, bundle: true, format: 'esm', platform: 'node', target: 'node20' };
  return build({ ...usual, legalComments: 'none', metafile: true, logLevel: 'silent', write: false, ...options });
}

async function compile(sources) {
  const { outputFiles } = await made({
    entryPoints: sources.map((source) => `./${source}`),
    outdir: 'dist',
    outbase: '.',
    packages: 'external',
    plugins: [alone],
    sourcemap: 'linked',
    sourcesContent: false,
    preserveSymlinks: true,
    tsconfigRaw: AS_WRITTEN,
    legalComments: 'inline',
  });
  for (const { path, contents } of outputFiles) place(path, contents);
}

/** A package that is bundled, and the terms under which it is passed on. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  return `${name} ${version} (${license})\n${text ? `\n${readFileSync(join(folder, text), 'utf8')}` : ''}`;
}

/** The terms of all packages that a bundle is made of. */
function licencesOf({ inputs }) {
  const packages = Object.keys(inputs).map((path) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  const licences = [...new Set(packages.filter(Boolean))].sort().map((path) => licenceOf(join(PROJECT, path)));
  return licences.join(`\n${'-'.repeat(80)}\n`);
}

/** Bundles Allure's report generator, with the page that it fills and the licences of what it is made of. */
async function bundle() {
  const { outputFiles, metafile } = await made({
    entryPoints: [`./${BUNDLED}`],
    outdir: 'dist',
    minify: true,
    // CommonJS packages among them require Node's own modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const into = join(DIST, BUNDLE);
  for (const { contents } of outputFiles) place(join(into, 'dist/allure.js'), contents);
  // Next to the code: the page in a tar, and a package.json with the version, which are looked for there.
  const plugin = createRequire(join(PROJECT, BUNDLED)).resolve('@allurereport/plugin-awesome');
  place(join(into, 'dist/static/report.tar'), readFileSync(join(dirname(plugin), 'static/report.tar')));
  place(join(into, 'package.json'), readFileSync(join(dirname(plugin), '../package.json')));
  place(join(into, 'LICENSES.txt'), licencesOf(metafile));
}

/** Makes a package one module, with the licences of what it is made of next to it. */
async function mergeInto(path, contents, form, complete = (code) => code) {
  const { outputFiles, metafile } = await made({
    stdin: { contents, resolveDir: PROJECT },
    tsconfigRaw: AS_WRITTEN,
    ...form,
  });
  place(join(DIST, path), complete(outputFiles[0].text));
  place(join(DIST, dirname(path), 'LICENSES.txt'), licencesOf(metafile));
}

async function merge() {
  // Their forms for browsers are those that consist of ES modules.
  const form = { platform: 'browser' };
  for (const name of MERGED) await mergeInto(mergedAs(name), `export * from '${name}';`, form);
  await mergeInto('vendor/ajv/index.cjs', `module.exports = require('${AJV}');`, { format: 'cjs' });
}

/** What judges submissions, and which suite it is. */
const JUDGE = `
  export { suiteIdentity } from './submission/suite.ts';
  export const work = () => import('./scripts/verify/worker.ts');`;

/** The spec files as they are now, instead of `suites/files.ts`; a module's neighbours where they are in `dist/`. */
const inOne = {
  name: 'one module for all sources',
  setup({ onLoad }) {
    const specs = ['client', 'service'].map((subject) => {
      const names = readdirSync(join(PROJECT, 'suites', subject)).filter((name) => name.endsWith('.spec.ts'));
      const loads = names.sort().map((name) => `['${name.slice(0, -8)}', () => import('./${subject}/${name}')]`);
      return `${subject}: [${loads}]`;
    });
    onLoad({ filter: /[\\/]suites[\\/]files\.ts$/ }, () => ({
      contents: `const specs = { ${specs} };\nexport const specFiles = (subject) => specs[subject];`,
    }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const output = outputOf(relative(PROJECT, path).replaceAll(sep, '/'));
      const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', `urlOf('${output}')`);
      return { loader: 'ts', contents };
    });
  },
};

/** Makes one module of what judges submissions (`scripts/verify/start.cjs`), and has V8 compile it. */
async function mergeJudge() {
  const { identityIn } = await import('../dist/submission/suite.js');
  const { judgesFlags } = await import('../dist/desk/judge-process.js');
  const suite = identityIn(new URL('../dist/', import.meta.url)).digest;
  const banner =
    "const urlOf = (path) => new URL('../../' + path, require('node:url').pathToFileURL(__filename)).href;";
  await mergeInto(
    JUDGE_PATH,
    JUDGE,
    {
      ...{ format: 'cjs', banner: { js: banner }, plugins: [inOne] },
      // Code of V8's that was kept cannot import anything.
      ...{ supported: { 'dynamic-import': false }, minifyWhitespace: true },
    },
    (code) => `// ${hash('sha256', code).slice(0, 16)} ${suite}\n${code}`,
  );
  const folder = join(DIST, dirname(JUDGE_PATH));
  const [, digest] = /^\/\/ (\w+)/.exec(readFileSync(join(DIST, JUDGE_PATH), 'utf8'));
  const name = `${digest}-${process.version}-${process.arch}.cache`;
  const start = join(DIST, 'scripts/verify/start.cjs');
  // What the options of this process, or of who started it, change in V8 is not so for the worker.
  const options = { env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 2 ** 26 };
  place(join(folder, name), execFileSync(process.execPath, [...judgesFlags(), start, 'cache'], options));
  for (const old of readdirSync(folder)) if (old.endsWith('.cache') && old !== name) rmSync(join(folder, old));
}

/** Takes away what no source leads to any more: a spec that lay there would be run. */
function sweep(expected) {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const output = path.slice(DIST.length + 1).replaceAll(sep, '/');
    const isOurs = expected.has(output.replace(/\.map$/, '')) || /^built\.json$|\.part$|^vendor\//.test(output);
    if (entry.isFile() && !isOurs) rmSync(path, { force: true });
  }
}

async function make(changed, { folders, sources }) {
  await compile(changed.filter(isOwnModule));
  if (changed.includes(BUNDLED)) await Promise.all([bundle(), merge()]);
  for (const source of changed.filter((each) => COPIED.test(each) && each !== 'package-lock.json')) {
    // Line ends that a checkout has rewritten change nothing about the suite.
    place(join(DIST, source), readFileSync(join(PROJECT, source), 'utf8').replaceAll('\r\n', '\n'));
  }
  sweep(new Set(Object.keys(sources).map(outputOf)));
  if (changed.length === 0 || changed.some((source) => !source.startsWith('tests/'))) await mergeJudge();
  place(MANIFEST, JSON.stringify({ folders, sources }));
}

/** Builds what has changed, if there are sources. @throws {Error} in one sentence: nothing stale is run instead */
export async function followSources() {
  if (!existsSync(join(PROJECT, 'tsconfig.json'))) return;
  const manifest = readManifest();
  const known = manifest.sources;
  const { folders, paths } = listed(manifest);
  const sources = {};
  for (const path of paths) {
    const state = stateOf(path, known[path]);
    if (state) sources[path] = state;
  }
  const isNew = (source) => sources[source].digest !== known[source]?.digest;
  const isAllNew = Object.keys(sources).some((source) => SHARED.test(source) && isNew(source));
  const changed = Object.keys(sources).filter((source) => isAllNew || isNew(source));
  if (changed.length === 0 && Object.keys(known).every((source) => source in sources)) return;
  try {
    await make(changed, { folders, sources });
  } catch (error) {
    throw new Error(`dist/ has to be built from the sources, and cannot be: ${error.message}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await followSources();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
