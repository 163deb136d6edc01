/** The worker process of `npm run verify`: judges submissions one after the other, as its sandbox asks (`sandbox.ts`). */
import { readFileSync, statSync } from 'node:fs';
import { entryWriters } from '../../reporters/entries.ts';
import { problem } from '../../submission/problems.ts';
import { LIMITS } from '../../submission/read.ts';
import { unverifiable, type Verification } from '../../submission/verify/verification.ts';
import { verifySubmission } from '../../submission/verify.ts';
import type { Answer, Question } from './sandbox.ts';

/** What everything inherits from: nothing in a submission may add a member to it. */
const SHARED = [Object, Array, Function, String, Number, Boolean, Map, Set, RegExp, Promise, Error];

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
    return unverifiable(problem('judging.unread', { error: messageOf(error) }));
  }
}

const send = (answer: Answer) => process.send?.(answer);

// A terminal's Ctrl-C reaches all processes of a command; the parent decides what follows, and kills this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('message', async (question: Question) => send({ found: await verify(question) }));

for (const { prototype } of SHARED) Object.preventExtensions(prototype);
send({ ready: true });
