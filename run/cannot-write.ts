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
  ENOENT: 'its folder is not there',
  ENOTDIR: 'a part of its path is a file',
  ENAMETOOLONG: 'its name is too long',
};

export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}

/** What Node's error about a file means; `undefined`: another error, such as a bug in the suite. */
export function whyUnwritable(error: unknown): string | undefined {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : PROBLEMS[code];
}

/** Node's error about a file as a sentence; `null`: another error. */
export function cannotWrite(what: string, error: unknown): CannotWrite | null {
  const problem = whyUnwritable(error);
  return problem ? new CannotWrite(`${what} could not be written: ${problem}.`) : null;
}
