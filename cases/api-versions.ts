/** The query parameter `api-version` (section 9). */
import type { Profile } from '../contract/profile.ts';
import { type Mutations, mutationsBy } from './body-cases.ts';
import type { Call } from './call.ts';
import { withQuery } from './calls.ts';

/** No service's version. */
export const UNKNOWN_VERSION = '99.99';

export const withVersion = (call: Call, version: string) => withQuery(call, 'api-version', version);

export const supportedVersions = ({ apiVersion }: Profile) => apiVersion?.supported ?? [];

/** A version that the service supports, according to the profile. */
export const knownVersion = (profile: Profile) => supportedVersions(profile)[0] ?? '1.0';

/** An unlisted version: the beta of a listed one. */
export const betaOf = (call: Call, profile: Profile) => withVersion(call, `${knownVersion(profile)}-beta`);

/** Other spellings of a listed version, which some parsers treat as equal: to ASP.NET 1 is 1.0. */
export function looseVersions(profile: Profile): Mutations {
  const known = knownVersion(profile);
  const written = { short: known.replace(/\.0$/, ''), padded: ` ${known}` };
  const unlisted = Object.entries(written).filter(
    ([, version]) => version !== known && !supportedVersions(profile).includes(version),
  );
  return mutationsBy(Object.fromEntries(unlisted), withVersion);
}

/** Unspecified forms, by the requirement that records them. */
export function unspecifiedVersions(known: string): Mutations {
  return {
    UNKNOWN: (call) => withVersion(call, UNKNOWN_VERSION),
    EMPTY: (call) => withVersion(call, ''),
    REPEATED: (call) => withVersion(withVersion(call, known), '2.0'),
    'OTHER-CASE': (call) => withQuery(call, 'Api-Version', known),
  };
}

/** Forms that no version parser expects. */
export const STRANGE_VERSIONS: Mutations = {
  quote: (call) => withVersion(call, "1.0'--"),
  long: (call) => withVersion(call, '1'.repeat(1000)),
};
