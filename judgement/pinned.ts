/** What a profile pins, so that a requirement binds more than it does without it, or does not apply. */
import { brokenLimit, keyOfLimit } from '../cases/limits.ts';
import { onceFor, onceOf } from '../cases/once.ts';
import { makeStay } from '../cases/stay.ts';
import { requirementOf } from '../contract/catalogue/index.ts';
import { type Profile, profileValue } from '../contract/profile.ts';
import type { Requirement } from '../contract/requirement.ts';
import type { RunContext } from '../contract/run.ts';
import type { Finding } from './finding.ts';

/** Whether the profile pins a way of reading as tolerant, or one of the coercions that it tells apart. */
export function isPinnedTolerant(pinned: unknown): boolean {
  if (typeof pinned === 'object' && pinned !== null) return Object.values(pinned).includes('tolerant');
  return pinned === 'tolerant';
}

/** Whether the profile pins a way of reading as strict in every point, or the statuses of a refusal. */
export function isPinnedStrict(pinned: unknown): boolean {
  return pinned === 'strict' || Array.isArray(pinned);
}

/**
 * The requirement of an id as it binds under a profile: a SHOULD becomes a MUST, on the profile's authority, where the row
 * names the key of the profile that settles it and the profile pins that.
 */
export const asPinned = onceFor((profile: Profile, id: string): Requirement => {
  const row = requirementOf(id);
  const { mustWhere } = row;
  if (!mustWhere || !isPinnedStrict(profileValue(profile, mustWhere))) return row;
  const statement = row.statement.replace('SHOULD', 'MUST');
  return { ...row, level: 'MUST', basis: 'profile', clause: `profile ${mustWhere}`, statement };
});

/** The members of a JSON object; none in any other text. */
export function membersOf(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

type Members = Readonly<Record<string, unknown>>;

/** What nearly every report of a run says: of the guest that the suite makes up, and of those that were supplied. */
function usualReports(context: RunContext): Readonly<Record<'check-in' | 'check-out', readonly Members[]>> {
  const { body, leaving } = makeStay(context, 1);
  const { reservationIds, stays } = context.values;
  const ids = reservationIds.map((reservationId) => ({ reservationId }));
  return { 'check-in': [body, ...stays], 'check-out': [{ checkOutDate: leaving }, ...ids] };
}

/**
 * The profile's keys of limits within which not even the usual reports of a run keep. A service that accepts those does not
 * have such a limit, so that nothing is excused by it.
 */
export const limitsOfNoUse = onceOf((context: RunContext): readonly string[] => {
  const reports = usualReports(context);
  const keys = (['check-in', 'check-out'] as const).flatMap((operation) =>
    Object.entries(context.profile.fields?.[operation] ?? {}).flatMap(([field, limits]) => {
      const alone = { fields: { [operation]: { [field]: limits } } };
      const broken = reports[operation].map((report) => brokenLimit(alone, operation, report, context.startedAt));
      return [...new Set(broken.filter((each) => each !== null))].map((each) => keyOfLimit(operation, each));
    }),
  );
  return keys;
});

const BEYOND_LIMIT = ', and the report does not keep within it';
const LIMIT_TOLD = RegExp(`^the profile pins (fields\\.[\\w.-]+)${BEYOND_LIMIT}`);

/** The key of the limit that excused a refusal, by the reason that was given; `null`: something else did. */
export function excusingLimit(reason: string | undefined): string | null {
  return LIMIT_TOLD.exec(reason ?? '')?.[1] ?? null;
}

/**
 * What a finding says of a service that follows the profile: to refuse a report beyond a pinned length, range or window
 * is right, whatever the requirement was that wanted it accepted.
 */
export function unlessBeyondLimit(finding: Finding, context: RunContext): Finding {
  const { profile, startedAt } = context;
  const { exchange, wantsSuccess } = finding;
  const status = exchange?.reply?.status ?? 0;
  if (!wantsSuccess || !exchange || status < 400 || status >= 500) return finding;
  const { operation, body } = exchange.request;
  const broken = brokenLimit(profile, operation, membersOf(body?.text), startedAt);
  if (!broken || limitsOfNoUse(context).length > 0) return finding;
  const summary = `the profile pins ${keyOfLimit(operation, broken)}${BEYOND_LIMIT}`;
  return { kind: 'not-applicable', summary, exchange };
}
