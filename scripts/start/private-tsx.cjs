/**
 * Loads tsx so that it keeps translations in a private folder. By itself it keeps them, and looks for a socket, in a folder
 * of the machine's temporary folder whose name is known beforehand: who makes that first has his code run.
 */
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { privateFolderOfOwnFiles } = require('./private-folder.cjs');

const PLACES = ['TMPDIR', 'TEMP', 'TMP'];

/** Has `load` see a private folder as the machine's temporary one; where none stays, tsx keeps nothing. */
exports.withPrivateCache = (load) => {
  const lasting = privateFolderOfOwnFiles('lodging-certification-tsx');
  const given = { ...process.env };
  const folder = lasting ?? mkdtempSync(join(tmpdir(), 'lodging-tsx-'));
  for (const name of PLACES) process.env[name] = folder;
  if (lasting === null) process.env.TSX_DISABLE_CACHE = '1';
  const restore = () => {
    if (lasting === null) rmSync(folder, { recursive: true, force: true });
    for (const name of [...PLACES, 'TSX_DISABLE_CACHE']) {
      if (given[name] === undefined) delete process.env[name];
      else process.env[name] = given[name];
    }
  };
  const loaded = load();
  if (loaded instanceof Promise) return loaded.finally(restore);
  restore();
  return loaded;
};
