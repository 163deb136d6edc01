import type { ProfileKey } from './requirement.ts';
import type { Schemas } from './schemas.gen.ts';

/** A JSON Schema (2020-12) in a profile. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The provider's answers to what the document leaves open. Every key is optional; what is absent stays open. */
export type Profile = Schemas['profile'];

/** Limits of one field that the document leaves without any (section 8). */
export type Limits = Schemas['profile.limits'];

const DAY_MS = 24 * 3600 * 1000;

/** The limit that a value breaks, if any. @param now for windows, in milliseconds since the epoch */
export function limitBroken(value: unknown, limits: Limits, now: number): keyof Limits | null {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = limits;
  if (typeof value === 'number') return value < minimum ? 'minimum' : value > maximum ? 'maximum' : null;
  if (typeof value !== 'string') return null;
  const days = (Date.parse(value) - now) / DAY_MS;
  if (limits.pastDays !== undefined && -days > limits.pastDays) return 'pastDays';
  if (limits.futureDays !== undefined && days > limits.futureDays) return 'futureDays';
  const { length } = [...value];
  return length < minLength ? 'minLength' : length > maxLength ? 'maxLength' : null;
}

/** Whether such a report is refused or accepted. */
export type Reading = Schemas['profile.reading'];

/** The coercions that stacks make, or do not make, one by one. */
export type Coercion = 'quotedNumbers' | 'quotedBooleans' | 'numbersAsText';

/** The mark of a value that `profile learn` drafted and no person has confirmed: a profile with one is refused. */
export const LEARNED = '!learned';

/** Reads one of the keys that a requirement may depend on; `undefined` if the profile leaves it open. */
export function profileValue(profile: Profile, key: ProfileKey): unknown {
  return key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], profile);
}

/** The profile as recorded without the secret of its second client: what depends on it is left open. */
export function withoutSecondClient(profile: Profile): Profile {
  if (!profile.token?.secondClient) return profile;
  const { secondClient: _secondClient, ...token } = profile.token;
  return { ...profile, token };
}

/** How the profile reads a coercion; `undefined`: open. */
export function coercionRead({ reading }: Profile, coercion: Coercion): Reading | undefined {
  const pinned = reading?.coercions;
  return typeof pinned === 'object' ? pinned[coercion] : pinned;
}

/** The schema of an error body by status; `null` if none is pinned. */
export function errorSchema({ errors }: Profile, status: number): JsonSchema | null {
  return errors?.replies?.[String(status)]?.schema ?? errors?.schema ?? null;
}
