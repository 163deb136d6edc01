import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Profile } from '../contract/profile.ts';

/** The profile of the embedded mock: `profile.yaml` beside this file. */
export const embeddedProfile = parse(readFileSync(new URL('profile.yaml', import.meta.url), 'utf8')) as Profile;
