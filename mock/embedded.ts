/** What others must know about the embedded provider before it runs. Imports nothing heavy, since all import it. */
import { fileURLToPath } from 'node:url';
import type { Hotel } from '../contract/run.ts';
import type { Client } from './behaviour.ts';

/** The client that the mock knows if it is given none. Its secret protects nothing. */
export const EMBEDDED_CLIENT: Client = {
  id: 'certification-client',
  secret: 'certification-secret-not-for-production',
  lifetimeSeconds: 3600,
};

/** The secret of the profile's second client. It protects nothing either. */
export const EMBEDDED_SECOND_SECRET = 'second-client-secret-not-for-production';

/** Hotels to report for, in time zones with and without daylight saving time, and with offsets of part of an hour. */
export const EMBEDDED_HOTELS: readonly Hotel[] = [
  { id: 100001, timeZone: 'America/Chicago' },
  { id: 100002, timeZone: 'America/St_Johns' },
  { id: 100003, timeZone: 'Asia/Kathmandu' },
  { id: 100004, timeZone: 'Australia/Lord_Howe' },
  { id: 100005, timeZone: 'America/Phoenix' },
];

/** Those of a client's run: one more country, whose clocks change on other days than America's. */
const CLIENT_HOTELS: readonly Hotel[] = [...EMBEDDED_HOTELS, { id: 100006, timeZone: 'Europe/Berlin' }];

/** Path of the profile that says what the mock does where the interface document leaves a point open. */
export const EMBEDDED_PROFILE_FILE = fileURLToPath(new URL('profile.yaml', import.meta.url));

/** All of it, as the settings need it if no base URL is given. */
export const EMBEDDED = {
  client: EMBEDDED_CLIENT,
  secondSecret: EMBEDDED_SECOND_SECRET,
  hotels: EMBEDDED_HOTELS,
  clientHotels: CLIENT_HOTELS,
  profileFile: EMBEDDED_PROFILE_FILE,
};
