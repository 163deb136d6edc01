/**
 * `node --require ./scripts/start/tests.cjs FILE` runs TypeScript as `start.cjs` does, and so do all children that are started
 * with the same arguments: Node's test runner starts each file of tests in a process of its own, and to load the suite by
 * `require` takes a quarter of the time. Only a file that awaits something while it loads is left to tsx.
 */
const Module = require('node:module');
const { pathToFileURL } = require('node:url');

const isAwaiting = (error) => /top-level await/i.test(String(error?.message));

async function loadByTsx(file) {
  const { withPrivateCache } = require('./private-tsx.cjs');
  await withPrivateCache(() => import('tsx'));
  await import(pathToFileURL(file).href);
}

function load(file) {
  try {
    require(file);
  } catch (error) {
    if (!isAwaiting(error)) throw error;
    void loadByTsx(file);
  }
}

if (process.features.require_module) require('./typescript.cjs');
// Where Node cannot require ES modules packages would have to be translated too.
const loadMain = process.features.require_module ? load : loadByTsx;
const runMain = Module.runMain;
Module.runMain = (file = process.argv[1]) => void (file.endsWith('.ts') ? loadMain(file) : runMain(file));
