/** A run context for tests, with ordinary values except those given. */
import { randomBytes } from 'node:crypto';
import { zoneTables } from '../../cases/machine-zones.ts';
import type { RunContext } from '../../contract/run.ts';
import { OPERATIONS } from '../../contract/words.ts';
import type { RunStart } from '../../run/settings.ts';

export { embeddedProfile } from '../../mock/profile.ts';

export function contextFor(baseUrl: string, given: Partial<RunContext> = {}): RunContext {
  const context = {
    seed: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    startedAt: '2026-06-01T12:00:00.000Z',
    subject: 'service' as const,
    target: { baseUrl, authUrl: baseUrl, environment: 'mock' as const, embedded: false },
    clientId: 'certification-client',
    product: null,
    claims: OPERATIONS,
    values: {
      hotels: [{ id: 100001, timeZone: 'America/Chicago' }],
      stays: [],
      reservationIdFrom: 'hotel-confirmation-number' as const,
      timeZoneGiven: true,
      reservationIdGiven: true,
      reservationIds: [],
    },
    profile: {},
    ...given,
  };
  return { ...context, zones: given.zones ?? zoneTables(context) };
}

const seed = randomBytes(16).toString('hex');

/** A run that starts now. All of a process share a seed, since deriving the key of a run's tags from it is slow. */
export const startNow = (): RunStart => ({ seed, startedAt: new Date().toISOString() });
