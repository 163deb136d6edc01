/** What a profile pins, so that a requirement binds more strictly or does not apply. */
import { brokenLimit, keyOfLimit } from '../cases/limits.ts';
import { onceFor, onceOf } from '../cases/once.ts';
import { limitsBrokenBy } from '../cases/profile-checks.ts';
import { requirementOf } from '../contract/catalogue/index.ts';
import { statusOf } from '../contract/evidence.ts';
import { asJsonObject, type JsonObject, parsedJson } from '../contract/json.ts';
import { type Profile, profileValue } from '../contract/profile.ts';
import type { Requirement } from '../contract/requirement.ts';
import type { RunContext } from '../contract/run.ts';
import type { Finding } from './finding.ts';

/** Whether the profile pins tolerant reading, or one of the coercions it lists. */
export function isPinnedTolerant(pinned: unknown): boolean {
  if (typeof pinned === 'object' && pinned !== null) return Object.values(pinned).includes('tolerant');
  return pinned === 'tolerant';
}

/** Whether the profile pins strict reading throughout, or a refusal's statuses. */
export function isPinnedStrict(pinned: unknown): boolean {
  return pinned === 'strict' || Array.isArray(pinned);
}

/** As bound by a profile: a SHOULD becomes a MUST, on the profile's authority, if the row's key is pinned. */
export const asPinned = onceFor((profile: Profile, id: string): Requirement => {
  const row = requirementOf(id);
  const { mustWhere } = row;
  if (!mustWhere || !isPinnedStrict(profileValue(profile, mustWhere))) return row;
  const statement = row.statement.replace('SHOULD', 'MUST');
  return { ...row, level: 'MUST', basis: 'profile', clause: `profile ${mustWhere}`, statement };
});

/** The members of a JSON object; none in any other text. */
export const membersOf = (text = ''): JsonObject => asJsonObject(parsedJson(text)) ?? {};

/** Limits that even the run's ordinary reports exceed: they cannot excuse a service that accepts those. */
export const limitsOfNoUse = onceOf((context: RunContext): readonly string[] =>
  limitsBrokenBy(context, true).map(({ operation, broken }) => keyOfLimit(operation, broken)),
);

const BEYOND_LIMIT = ', and the report does not keep within it';
const LIMIT_TOLD = RegExp(`^the profile pins (fields\\.[\\w.-]+)${BEYOND_LIMIT}`);

/** The key of the limit that excused a refusal, from the reason; `null`: something else did. */
export function excusingLimit(reason: string | undefined): string | null {
  return LIMIT_TOLD.exec(reason ?? '')?.[1] ?? null;
}

/** A service may refuse a report beyond a pinned length, range or window, whichever requirement wanted it accepted. */
export function unlessBeyondLimit(finding: Finding, context: RunContext): Finding {
  const { profile, startedAt } = context;
  const { exchange, wantsSuccess } = finding;
  if (!wantsSuccess || !exchange || statusOf(exchange) < 400 || statusOf(exchange) >= 500) return finding;
  const { operation, body } = exchange.request;
  const broken = brokenLimit(profile, operation, membersOf(body?.text), startedAt);
  if (!broken || limitsOfNoUse(context).length > 0) return finding;
  const summary = `the profile pins ${keyOfLimit(operation, broken)}${BEYOND_LIMIT}`;
  return { kind: 'not-applicable', summary, exchange };
}
