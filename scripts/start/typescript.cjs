/**
 * Lets `require` load TypeScript. What was translated is kept, and as long as no source changes the translator is not
 * even loaded: that takes longer than to load all of the suite.
 */
const { hash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join, dirname, sep } = require('node:path');
const Module = require('node:module');
const { kept, keep } = require('./kept.cjs');

const { version } = require('esbuild/package.json');
const OPTIONS = {
  loader: 'ts',
  format: 'cjs',
  target: 'node20',
  // Node's own `import()` knows nothing of what `require` can load.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'importMetaUrl', 'import.meta.filename': '__filename' },
};
/** Few modules ask where they are. */
const BANNERS = {
  usual: '"use strict";',
  locating: '"use strict"; const importMetaUrl = require("node:url").pathToFileURL(__filename).href;',
};
const TRANSLATOR = `esbuild ${version} ${JSON.stringify([OPTIONS, BANNERS])}`;

function translated(source, sourcefile) {
  const banner = source.includes('import.meta') ? BANNERS.locating : BANNERS.usual;
  const { code } = require('esbuild').transformSync(source, { ...OPTIONS, banner, sourcefile });
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

/** The path of a module of ours that another one in a folder names. It is asked for thousands of times. */
function pathOf(folder, request) {
  if (sep !== '/') return join(folder, request);
  let [from, rest] = [folder, request.startsWith('./') ? request.slice(2) : request];
  for (; rest.startsWith('../'); rest = rest.slice(3)) from = from.slice(0, from.lastIndexOf('/'));
  return `${from}/${rest}`;
}

/** The folders in which a module's packages are looked for, by the module's own folder. */
const lookedThrough = new Map();
function packageFolders(folder) {
  const known = lookedThrough.get(folder) ?? Module._nodeModulePaths(folder);
  lookedThrough.set(folder, known);
  return known;
}

/**
 * A module of ours, loaded as Node does, without the search for what it might mean; `undefined` for any other. Node's own
 * way looks for each in many places.
 */
exports.loadOurs = (request, parent) => {
  if (!request.startsWith('.') || !request.endsWith('.ts')) return undefined;
  const path = pathOf(parent.path, request);
  const known = Module._cache[path];
  if (known) return known.loaded ? known : undefined;
  const module = new Module(path, parent);
  module.filename = path;
  module.paths = packageFolders(module.path);
  Module._cache[path] = module;
  try {
    Module._extensions['.ts'](module, path);
    module.loaded = true;
    return module;
  } finally {
    if (!module.loaded) delete Module._cache[path];
  }
};

// Our modules name each other by path and in full: there is nothing to be looked for.
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolved(request, parent, ...rest) {
  const isOurs = request.startsWith('.') && request.endsWith('.ts') && parent?.filename?.endsWith('.ts');
  return isOurs ? pathOf(dirname(parent.filename), request) : resolveFilename.call(this, request, parent, ...rest);
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
