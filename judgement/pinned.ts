/** What a profile pins, so that a requirement which is right without it does not apply. */
import { brokenLimit, keyOfLimit } from '../cases/limits.ts';
import type { RunContext } from '../contract/run.ts';
import type { Finding } from './finding.ts';

/** Whether the profile pins a way of reading as tolerant, or one of the coercions that it tells apart. */
export function isPinnedTolerant(pinned: unknown): boolean {
  if (typeof pinned === 'object' && pinned !== null) return Object.values(pinned).includes('tolerant');
  return pinned === 'tolerant';
}

function membersOf(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * What a finding says of a service that follows the profile: to refuse a report beyond a pinned length, range or window
 * is right, whatever the requirement was that wanted it accepted.
 */
export function unlessBeyondLimit(finding: Finding, { profile, startedAt }: RunContext): Finding {
  const { exchange, wantsSuccess } = finding;
  const status = exchange?.reply?.status ?? 0;
  if (!wantsSuccess || !exchange || status < 400 || status >= 500) return finding;
  const { operation, body } = exchange.request;
  const broken = brokenLimit(profile, operation, membersOf(body?.text), Date.parse(startedAt));
  if (!broken) return finding;
  const summary = `the profile pins ${keyOfLimit(operation, broken)}, and the report does not keep within it`;
  return { kind: 'not-applicable', summary, exchange };
}
