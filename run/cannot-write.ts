/** Files that cannot be written: a full disk is reported in one sentence, at any moment, and yields no result. */

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's share of the disk is used up",
  EFBIG: 'the file is larger than this system allows',
  EIO: 'the disk fails',
  EROFS: 'the file system has become read-only',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EMFILE: 'this process may open no more files',
  ENFILE: 'this machine may open no more files',
  ENOENT: 'its folder has gone',
};

/** A file could not be written. The message is one sentence. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}

/** Node's error about a file as a sentence; `null`: another error, such as a fault of the suite. */
export function cannotWrite(what: string, error: unknown): CannotWrite | null {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const problem = PROBLEMS[code];
  return problem && syscall !== undefined ? new CannotWrite(`${what} could not be written: ${problem}.`) : null;
}
