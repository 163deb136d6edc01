/**
 * Keeps what V8 makes of modules that `require` loads, with the functions that were called: parsing and compiling them
 * again takes much of a short command's time. Node 22 has this built in; Node 20 has the parts only.
 *
 * It is kept beside the translations, inside node_modules, and trusted no more and no less than packages are.
 */
const { hash } = require('node:crypto');
const Module = require('node:module');
const { dirname } = require('node:path');
const { constants, Script } = require('node:vm');
const { kept, keep } = require('./kept.cjs');

/** Bytes before the index that say how long it is. */
const INDEX_LENGTH = 8;
const USAGE_EXIT = 2;
const sha256 = (text) => hash('sha256', text);

/** What an earlier start left; nothing where the file is not whole. */
function opened(file) {
  const bytes = kept(file);
  if (bytes === null) return { index: {}, code: Buffer.alloc(0) };
  const end = INDEX_LENGTH + Number(bytes.readBigUInt64LE(0));
  return { index: JSON.parse(bytes.subarray(INDEX_LENGTH, end).toString()), code: bytes.subarray(end) };
}

/**
 * All code and the translations that it was made of, behind an index: of each module the digest of its text (V8 itself
 * compares its length only), start and length of the code; the translation's name, its start and length.
 */
function closed(scripts, names) {
  const index = {};
  const parts = [];
  let at = 0;
  const place = (bytes) => {
    parts.push(bytes);
    at += bytes.length;
    return [at - bytes.length, bytes.length];
  };
  for (const [path, { digest, script, text }] of scripts) {
    index[path] = [digest, ...place(script.createCachedData())];
    if (names.has(path)) index[path].push(names.get(path), ...place(Buffer.from(text)));
  }
  const text = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(INDEX_LENGTH);
  length.writeBigUInt64LE(BigInt(text.length));
  return Buffer.concat([length, text, ...parts]);
}

/** What a module calls `require`. */
function requireOf(module, loadOurs) {
  const own = (id) => (loadOurs(id, module) ?? { exports: module.require(id) }).exports;
  own.resolve = (id, options) => Module._resolveFilename(id, module, false, options);
  own.resolve.paths = (id) => Module._resolveLookupPaths(id, module);
  own.main = process.mainModule;
  own.extensions = Module._extensions;
  own.cache = Module._cache;
  return own;
}

/**
 * Lets each module that is loaded from now on use the code that an earlier start of the same command kept.
 * @param {string} command names the file: each command has modules of its own
 * @param {object} typescript what translates them (`typescript.cjs`); another translator keeps what it makes itself
 */
exports.keepCode = (command, { lookFirst, loadOurs = () => undefined, names = new Map() }) => {
  const file = `${command.replaceAll('/', '-')}-${process.version}-${process.arch}.code`;
  const { index, code } = opened(file);
  const scripts = new Map();
  let isNew = false;
  lookFirst?.((path, name) => {
    const [, , , known, at, length] = index[path] ?? [];
    return known === name ? code.toString('utf8', at, at + length) : undefined;
  });
  const compile = Module.prototype._compile;
  Module.prototype._compile = function compiled(text, path, format, ...rest) {
    if (format === 'module') return compile.call(this, text, path, format, ...rest);
    const digest = sha256(text);
    const [known, at, length] = index[path] ?? [];
    const script = new Script(Module.wrap(text.replace(/^#!.*/, '')), {
      filename: path,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      ...(known === digest ? { cachedData: code.subarray(at, at + length) } : {}),
    });
    isNew ||= script.cachedDataRejected !== false;
    scripts.set(path, { digest, script, text });
    return script
      .runInThisContext()
      .call(this.exports, this.exports, requireOf(this, loadOurs), this, path, dirname(path));
  };
  process.on('exit', (exitCode) => {
    // A command that only told how it is used has called little of it: the next one keeps more.
    const didItsWork = exitCode !== USAGE_EXIT && !process.argv.includes('--help');
    if (isNew && didItsWork) keep(file, closed(scripts, names));
  });
};
