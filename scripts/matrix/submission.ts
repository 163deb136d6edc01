/** The submission that a column's run would leave behind: `verify` takes every honest one, however odd the service is. */
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { CertificationTest } from '../../judgement/judge.ts';
import { serviceProblems } from '../../submission/assemble.ts';
import { runRecord } from '../../submission/record.ts';
import { rejudge } from '../../submission/rejudge.ts';
import type { RunRecord } from '../../submission/result.ts';

/** The patience and the pace of a run in the matrix. */
export const RUN = {
  pace: { requestsPerSecond: null, concurrency: 8 },
  network: { timeoutMs: 1500, proxy: null },
} as const;

/** The record of a run that ends with its last exchange. @param whole whether all tests were run */
export function recordOf(context: RunContext, exchanges: readonly Exchange[], whole = true): RunRecord {
  const ends = exchanges.map(({ sentAt, durationMs }) => Date.parse(sentAt) + durationMs);
  const endedAt = new Date(Math.max(Date.parse(context.startedAt), ...ends)).toISOString();
  return runRecord(context, { endedAt, whole, ...RUN });
}

/** Why `verify` would refuse the submission of a run, one sentence each. @param tests those that were run */
export async function whyNotGenuine(
  context: RunContext,
  tests: readonly CertificationTest[],
  exchanges: readonly Exchange[],
): Promise<readonly string[]> {
  const record = recordOf(context, exchanges, false);
  return serviceProblems(record, exchanges, await rejudge(record, exchanges, tests));
}
