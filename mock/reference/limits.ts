/** The limits of fields that the profile pins where the document states none (section 8). */
import type { Limits } from '../../contract/profile.ts';
import type { Context } from '../behaviour.ts';

const DAY_MS = 24 * 3600 * 1000;

function isBeyond(value: unknown, limits: Limits, now: number): boolean {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = limits;
  if (typeof value === 'number') return value < minimum || value > maximum;
  if (typeof value !== 'string') return false;
  const { length } = [...value];
  const days = (Date.parse(value) - now) / DAY_MS;
  return (
    length < minLength ||
    length > maxLength ||
    days > (limits.futureDays ?? Infinity) ||
    -days > (limits.pastDays ?? Infinity)
  );
}

/** The members of a report that lie beyond a limit of the profile. */
export function beyondLimits(body: Readonly<Record<string, unknown>>, { mock, operation }: Context): readonly string[] {
  if (operation !== 'check-in' && operation !== 'check-out') return [];
  const pinned = mock.profile.fields?.[operation] ?? {};
  return Object.keys(pinned).filter((name) => isBeyond(body[name], pinned[name] ?? {}, mock.clock()));
}
