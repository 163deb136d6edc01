import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Profile } from '../contract/profile.ts';
import { EMBEDDED_PROFILE_FILE } from './embedded.ts';

/** The profile of the embedded mock: `profile.yaml` next to this file. */
export const embeddedProfile = parse(readFileSync(EMBEDDED_PROFILE_FILE, 'utf8')) as Profile;
