/**
 * Lets `require` load TypeScript. What was translated is kept, and as long as no source changes the translator is not
 * even loaded: that takes longer than to load all of the suite.
 *
 * It is kept inside node_modules, not in the machine's temporary folder, where anybody may have put a file before us.
 * Whoever can write in node_modules can change any package that we run, so these files are trusted no more and no less
 * than packages are; the digest in front of each tells a file that is whole from one that was cut off or edited.
 */
const { hash } = require('node:crypto');
const { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { _extensions: loaders } = require('node:module');
const { join } = require('node:path');

const FOLDER = join(__dirname, '../../node_modules/.cache/lodging-certification');
const { version } = require('esbuild/package.json');
const OPTIONS = {
  loader: 'ts',
  format: 'cjs',
  target: 'node20',
  // Node's own `import()` knows nothing of what `require` can load.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'importMetaUrl' },
  banner: '"use strict"; const importMetaUrl = require("node:url").pathToFileURL(__filename).href;',
};
const TRANSLATOR = `esbuild ${version} ${JSON.stringify(OPTIONS)}`;
const DIGEST_LENGTH = 64;
const sha256 = (text) => hash('sha256', text);

/** What was kept; `null` where there is nothing, or nothing that is whole. */
function kept(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const code = text.slice(DIGEST_LENGTH);
    return sha256(code) === text.slice(0, DIGEST_LENGTH) ? code : null;
  } catch {
    return null;
  }
}

/** Keeps a translation: it appears whole or not at all, whoever else is writing the same one. */
function keep(file, code) {
  try {
    mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
    chmodSync(FOLDER, 0o700);
    writeFileSync(`${file}.${process.pid}`, sha256(code) + code, { mode: 0o600 });
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that cannot be written, as in many a container: then each start translates.
  }
}

function translated(source, sourcefile) {
  const { code } = require('esbuild').transformSync(source, { ...OPTIONS, sourcefile });
  return code;
}

loaders['.ts'] = (module, path) => {
  const source = readFileSync(path, 'utf8');
  const file = join(FOLDER, sha256(`${TRANSLATOR}\n${source}`));
  let code = kept(file);
  if (code === null) {
    code = translated(source, path);
    keep(file, code);
  }
  module._compile(code, path);
};
