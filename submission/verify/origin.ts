/** Where a run comes from: the suite that made it, and the profile that it was made with. */
import { isDeepStrictEqual } from 'node:util';
import type { Profile } from '../../contract/profile.ts';
import type { RunRecord } from '../result.ts';
import { catalogueDigest, otherVersion, suiteIdentity } from '../suite.ts';
import type { Wanted } from './state.ts';

/** Whether this suite made the run, one sentence for what speaks against it. */
export function suiteProblems({ suite, catalogueDigest: catalogue }: RunRecord): string[] {
  const own = suiteIdentity();
  const other = otherVersion(suite.version);
  if (other) return [other];
  if (suite.digest !== own.digest) {
    return [`It was made with an altered suite: version ${suite.version} has the digest ${own.digest.slice(0, 12)}….`];
  }
  return catalogue === catalogueDigest() ? [] : ['It was made with another requirement catalogue than this suite has.'];
}

/** The profile as a run records it where nobody gave the secret of its second client: what rests on it is left open. */
function withoutSecondClient(profile: Profile): Profile {
  const { secondClient: _secondClient, ...token } = profile.token ?? {};
  return profile.token ? { ...profile, token } : profile;
}

/** Whether the run was made with the profile that is wanted. */
export function profileProblems(record: RunRecord, wanted: Wanted): string[] {
  if (!wanted.profile) return [];
  const profile = JSON.parse(JSON.stringify(wanted.profile)) as Profile;
  const conforming = [profile, withoutSecondClient(profile)];
  if (conforming.some((each) => isDeepStrictEqual(record.context.profile, each))) return [];
  const name = record.context.profile.name ?? 'without a name';
  return [`It was made with another profile (${name}) than the one given with --profile.`];
}
