/**
 * Folders that nobody but this user can have put anything into. They lie inside node_modules, not in the machine's
 * temporary folder, where anybody may have made one of the same name before us.
 */
const { lstatSync, mkdirSync, readdirSync, statSync } = require('node:fs');
const { dirname, join } = require('node:path');

const CACHE = join(__dirname, '../../node_modules/.cache');
const GROUP_MAY_WRITE = 0o020;
const OTHERS_MAY_WRITE = 0o022;

/** Whether this user made what was looked at. Windows tells neither owner nor mode. */
const isOwn = ({ uid }) => [undefined, uid].includes(process.geteuid?.());
exports.isOwn = isOwn;

/** A real folder of this user's, as it was found; `null` for anything else, a link to a folder included. */
function ownFolder(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() && isOwn(found) ? found : null;
}

/** Whether it is a real folder of this user's that no other can write to. */
function isPrivate(folder) {
  const found = ownFolder(folder);
  return found !== null && (process.geteuid === undefined || (found.mode & OTHERS_MAY_WRITE) === 0);
}

/**
 * Whether nobody can exchange what lies in a folder of node_modules who could not exchange the packages as well. Where
 * users have groups of their own, both are often open to the group.
 */
function isAsClosedAsPackages(folder) {
  const found = ownFolder(folder);
  if (found === null) return false;
  if (process.geteuid === undefined) return true;
  const packages = statSync(dirname(folder));
  const opened = found.mode & OTHERS_MAY_WRITE & ~packages.mode;
  return opened === 0 && ((found.mode & GROUP_MAY_WRITE) === 0 || found.gid === packages.gid);
}

/**
 * A folder of ours in the cache of node_modules.
 * @param {string} name
 * @returns {string | null} its path; `null` where it cannot be made, or is not this user's alone: it is not to be used
 */
exports.privateFolder = (name) => {
  const folder = join(CACHE, name);
  try {
    mkdirSync(CACHE, { recursive: true, mode: 0o700 });
  } catch {
    // A link that leads nowhere, a file, a file system that is read-only: that is seen next.
  }
  try {
    if (!isAsClosedAsPackages(CACHE)) return null;
    if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder, { mode: 0o700 });
    return isPrivate(folder) ? folder : null;
  } catch (error) {
    // Another start may have made it at this moment.
    return error.code === 'EEXIST' && isPrivate(folder) ? folder : null;
  }
};

/** Whether all that lies in a folder is this user's own, and no link to what may be somebody else's. */
function holdsOwnOnly(folder) {
  return readdirSync(folder, { recursive: true }).every((name) => {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
    // What is gone meanwhile another start has taken away.
    return found === undefined || (isOwn(found) && !found.isSymbolicLink());
  });
}

/**
 * The same for programs that do not look at whose the files are that they read there.
 * @param {string} name
 * @returns {string | null} its path; `null` also where somebody else's files lie in it
 */
exports.privateFolderOfOwnFiles = (name) => {
  const folder = exports.privateFolder(name);
  try {
    return folder !== null && holdsOwnOnly(folder) ? folder : null;
  } catch {
    return null;
  }
};
