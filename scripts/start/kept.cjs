/**
 * Files that a later start may use, in a private folder inside node_modules. Whoever can write in node_modules can change
 * any package that we run, so these files are trusted no more and no less than packages are; the digest in front of each
 * tells a file that is whole from one that was cut off or edited.
 */
const { hash } = require('node:crypto');
const { closeSync, constants, fstatSync, openSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { isOwn, privateFolder } = require('./private-folder.cjs');

/** Looked at once, at the start; `null` where nothing may be kept. */
const FOLDER = privateFolder('lodging-certification');
const DIGEST_LENGTH = 64;
/** No link is followed, and nobody waits for a writer, as at a pipe; Windows has neither. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The content of a file of this user's; `null` for anything else, such as what somebody put there while the folder was open. */
function ownContent(path) {
  const file = openSync(path, READ_ONLY);
  try {
    const found = fstatSync(file);
    return found.isFile() && isOwn(found) ? readFileSync(file) : null;
  } finally {
    closeSync(file);
  }
}

/** The bytes that were kept under a name; `null` where there are none, or none that are whole. */
exports.kept = (name) => {
  if (FOLDER === null) return null;
  try {
    const bytes = ownContent(join(FOLDER, name));
    if (bytes === null) return null;
    const content = bytes.subarray(DIGEST_LENGTH);
    return hash('sha256', content) === bytes.toString('latin1', 0, DIGEST_LENGTH) ? content : null;
  } catch {
    return null;
  }
};

/** Keeps bytes under a name: they appear whole or not at all, whoever else is writing the same. */
exports.keep = (name, content) => {
  if (FOLDER === null) return;
  const file = join(FOLDER, name);
  try {
    writeFileSync(`${file}.${process.pid}`, Buffer.concat([Buffer.from(hash('sha256', content)), content]), {
      mode: 0o600,
    });
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that cannot be written, as in many a container: then each start begins anew.
  }
};
