/**
 * Lets `require` load TypeScript. What was translated is kept, and as long as no source changes the translator is not
 * even loaded: that takes longer than to load all of the suite.
 */
const { hash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join, dirname } = require('node:path');
const Module = require('node:module');
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

/** Translations by path that an earlier start of the same command left in one file, each with its name. */
let together = (_path, _name) => undefined;
/** The names of what was translated, by path. */
exports.names = new Map();
/** Tells where to look first. */
exports.lookFirst = (look) => {
  together = look;
};

// Our modules name each other by path and in full: there is nothing to be looked for.
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolved(request, parent, ...rest) {
  const isOurs = request.startsWith('.') && request.endsWith('.ts') && parent?.filename?.endsWith('.ts');
  return isOurs ? join(dirname(parent.filename), request) : resolveFilename.call(this, request, parent, ...rest);
};

Module._extensions['.ts'] = (module, path) => {
  const source = readFileSync(path, 'utf8');
  const name = hash('sha256', `${TRANSLATOR}\n${source}`);
  exports.names.set(path, name);
  let code = together(path, name) ?? kept(name)?.toString();
  if (code === undefined) {
    code = translated(source, path);
    keep(name, Buffer.from(code));
  }
  module._compile(code, path);
};
