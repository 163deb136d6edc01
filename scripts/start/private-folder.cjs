/**
 * Folders that nobody but this user can have put anything into. They lie inside node_modules, not in the machine's
 * temporary folder, where anybody may have made one of the same name before us.
 */
const { lstatSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');

const CACHE = join(__dirname, '../../node_modules/.cache');
const OTHERS_MAY_WRITE = 0o022;

/** Whether it is a real folder of this user's that no other can write to. Windows tells neither owner nor mode. */
function isPrivate(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return false;
  const own = process.geteuid?.();
  return own === undefined || (found.uid === own && (found.mode & OTHERS_MAY_WRITE) === 0);
}
exports.isPrivate = isPrivate;

/**
 * A folder of ours in the cache of node_modules.
 * @param {string} name
 * @returns {string | null} its path; `null` where it cannot be made, or is not this user's alone: it is not to be used
 */
exports.privateFolder = (name) => {
  const folder = join(CACHE, name);
  try {
    mkdirSync(CACHE, { recursive: true, mode: 0o700 });
    mkdirSync(folder, { mode: 0o700 });
  } catch {
    // It is there already, or it cannot be made: that is seen next.
  }
  try {
    return isPrivate(folder) ? folder : null;
  } catch {
    return null;
  }
};
