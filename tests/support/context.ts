/** A run context for tests; what a test is about is given, the rest is ordinary. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Profile } from '../../contract/profile.ts';
import type { RunContext } from '../../contract/run.ts';
import { OPERATIONS } from '../../contract/words.ts';

/** The embedded mock's profile. */
export const embeddedProfile = parse(
  readFileSync(new URL('../../mock/profile.yaml', import.meta.url), 'utf8'),
) as Profile;

/** A context for a service at the given address. */
export function contextFor(baseUrl: string, given: Partial<RunContext> = {}): RunContext {
  return {
    seed: 'c0ffee',
    startedAt: '2026-06-01T12:00:00.000Z',
    subject: 'service',
    target: { baseUrl, authUrl: baseUrl, environment: 'mock', embedded: false },
    clientId: 'certification-client',
    product: null,
    claims: OPERATIONS,
    values: {
      hotels: [{ id: 100001, timeZone: 'America/Chicago' }],
      stays: [],
      reservationIdFrom: 'hotel-confirmation-number',
      reservationIds: [],
    },
    profile: {},
    ...given,
  };
}
