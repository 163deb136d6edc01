/**
 * Starts the worker of `sandbox.ts` from one file instead of two hundred, with the code that V8 made of it at the
 * build. `start.cjs cache` writes that code to its output. If `dist/` has changed since, the modules run instead.
 */
const { hash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

const FOLDER = join(__dirname, '../../vendor/judge');
const FILE = join(FOLDER, 'judge.cjs');

const text = readFileSync(FILE, 'utf8');
/** By its first line: its own digest, which names V8's code, and the digest of the suite that it was made from. */
const [line, digest, suite] = /^\/\/ (\w+) (\w+)\n/.exec(text);

function compiled(cachedData) {
  return new Script(`(function (module, require, __filename) {${text}\n})`, { filename: FILE, cachedData });
}

/** V8 itself refuses code that another edition of it, or one with other flags, has made. */
function cached() {
  try {
    return readFileSync(join(FOLDER, `${digest}-${process.version}-${process.arch}.cache`));
  } catch {
    return undefined;
  }
}

if (process.argv[2] === 'cache') {
  // Everything at once, not each function when it is first called.
  setFlagsFromString('--no-lazy');
  const script = compiled();
  setFlagsFromString('--lazy');
  process.stdout.write(script.createCachedData());
} else if (!hash('sha256', text.slice(line.length)).startsWith(digest)) {
  // Somebody has changed the file, which no digest of the suite covers.
  import('./worker.js');
} else {
  const judge = { exports: {} };
  compiled(cached()).runInThisContext()(judge, createRequire(FILE), FILE);
  const { suiteIdentity, work } = judge.exports;
  if (suiteIdentity().digest === suite) work();
  else import('./worker.js');
}
