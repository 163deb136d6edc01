/** The worker process of `npm run verify`: judges one submission after the other, as `sandbox.ts` asks. */
import { readFileSync, statSync } from 'node:fs';
import type { Packed } from '../../desk/batch/detail.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { MOST_MATCH_BYTES, matchFileOf } from '../../submission/match.ts';
import { type Problem, problem, Refusal } from '../../submission/problems.ts';
import { LIMITS } from '../../submission/read.ts';
import type { RunResult } from '../../submission/result.ts';
import { nothingKnown, unverifiable, verificationOf } from '../../submission/verify/verification.ts';
import { verifySubmission } from '../../submission/verify.ts';
import type { Examined, Question } from './sandbox.ts';

/** Everything inherits from it: nothing in a submission may add a member. */
const SHARED = [Object, Array, Function, String, Number, Boolean, Map, Set, RegExp, Promise, Error];

function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : String(error);
  } catch {
    return 'unknown error';
  }
}

/** The match next to a submission; `undefined`: none. One that is too large is read just far enough to show that. */
function matchBeside(file: string): Buffer | undefined {
  const path = matchFileOf(file);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return undefined;
  return size > MOST_MATCH_BYTES ? Buffer.alloc(MOST_MATCH_BYTES + 1) : readFileSync(path);
}

async function judgeAgain({ file, completedBy }: Question): Promise<Examined> {
  const { judgeAgain: judged } = await import('../../submission/again.ts');
  const delta = completedBy === undefined ? undefined : readFileSync(completedBy);
  try {
    const again = await judged(readFileSync(file), delta);
    return { found: unverifiable(problem('judging.again')), detail: null, again };
  } catch (error) {
    const why = error instanceof Refusal ? error.problems : [problem('judging.failed', { error: messageOf(error) })];
    return { found: verificationOf(nothingKnown(), why), detail: null };
  }
}

/** Why a file cannot be read, regardless of its contents; `null`: something else went wrong. */
function unreadable(file: string, error: unknown): Problem | null {
  const { syscall, code = 'unknown error' } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall === undefined) return null;
  if (code !== 'ENOENT') return problem('judging.no-file', { error: code });
  // Bytes of a name that are not UTF-8 were replaced by this character, and there is no file of that name.
  const isOddName = file.includes('\ufffd');
  return problem('judging.no-file', {
    error: isOddName ? 'its name is not in UTF-8, so rename it' : 'it does not exist',
  });
}

async function verify({ file, wanted, detail: most }: Question): Promise<Examined> {
  let detail: Packed | null = null;
  // Loaded only if asked for.
  const packedDetail = most === undefined ? null : (await import('../../desk/batch/detail.ts')).packedDetail;
  try {
    const stat = statSync(file);
    // Reading a pipe might never end.
    if (!stat.isFile())
      return { found: unverifiable(problem('judging.no-file', { error: 'it is not a file' })), detail: null };
    const { size } = stat;
    // Not even loaded.
    if (size > LIMITS.totalBytes)
      return { found: unverifiable(problem('zip.large-file', { bytes: size, most: LIMITS.totalBytes })), detail: null };
    const bytes = readFileSync(file);
    const match = wanted.trustedMatch?.size ? matchBeside(file) : undefined;
    const seen = (result: RunResult) => {
      detail = packedDetail?.(result, most ?? 0) ?? null;
    };
    const found = await verifySubmission(bytes, wanted, entryWriters, undefined, { seen, match });
    return { found, detail };
  } catch (error) {
    const why = unreadable(file, error) ?? problem('judging.unread', { error: messageOf(error) });
    return { found: unverifiable(why), detail: null };
  }
}

// A terminal's Ctrl-C reaches all processes of a command; the parent decides what follows, and kills this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('message', async (question: Question) =>
  process.send?.(await (question.again ? judgeAgain(question) : verify(question))),
);

for (const { prototype } of SHARED) Object.preventExtensions(prototype);
process.send?.({ ready: true });
