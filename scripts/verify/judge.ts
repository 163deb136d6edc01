/** The process that looks into submissions for `npm run verify`, one after the other, as its parent asks (`fence.ts`). */
import { readFileSync, statSync } from 'node:fs';
import { entryWriters } from '../../reporters/entries.ts';
import { LIMITS } from '../../submission/read.ts';
import { unverifiable, type Verification, verifySubmission } from '../../submission/verify.ts';
import type { Answer, Question } from './fence.ts';

/** What everything inherits from: nothing that a submission says may add a member to it. */
const SHARED = [Object, Array, Function, String, Number, Boolean, Map, Set, RegExp, Promise, Error];

/** What was thrown, in words; it may be anything. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : String(error);
  } catch {
    return 'unknown error';
  }
}

async function verify({ file, wanted }: Question): Promise<Verification> {
  try {
    // A file beyond all limits is not even brought into memory.
    const bytes = statSync(file).size > LIMITS.totalBytes ? Buffer.alloc(0) : readFileSync(file);
    return await verifySubmission(bytes, wanted, entryWriters);
  } catch (error) {
    return unverifiable(`It could not be verified: ${messageOf(error)}`);
  }
}

const tell = (answer: Answer) => process.send?.(answer);

// A terminal tells all of a command's processes; what follows from it is the parent's to say, which then ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('message', async (question: Question) => {
  const found = await verify(question);
  tell({ found });
});

for (const { prototype } of SHARED) Object.preventExtensions(prototype);
tell({ unjudged: unverifiable('It was not judged.') });
