/**
 * Lets `require` load TypeScript. What was translated is kept, and as long as no source changes the translator is not
 * even loaded: that takes longer than to load all of the suite.
 */
const { hash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { _extensions: loaders } = require('node:module');
const { kept, keep } = require('./kept.cjs');

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

function translated(source, sourcefile) {
  const { code } = require('esbuild').transformSync(source, { ...OPTIONS, sourcefile });
  return code;
}

loaders['.ts'] = (module, path) => {
  const source = readFileSync(path, 'utf8');
  const name = hash('sha256', `${TRANSLATOR}\n${source}`);
  let code = kept(name)?.toString();
  if (code === undefined) {
    code = translated(source, path);
    keep(name, Buffer.from(code));
  }
  module._compile(code, path);
};
