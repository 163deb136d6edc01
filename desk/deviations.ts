/**
 * Deviations of a submission from the policy: a closed list of codes with their sentences, like the problems of
 * `submission/problems.ts`. A deviation neither makes a submission less genuine nor changes its verdict.
 */
import { machineZone } from '../cases/machine-zones.ts';
import { isLoopback } from '../contract/address.ts';
import { DAY_MS } from '../submission/challenge.ts';
import { keysOf } from '../submission/dsse.ts';
import { LEVELS } from '../submission/levels.ts';
import { closedList, type ProblemOf } from '../submission/problems.ts';
import { idOfUnmet, type Verification, type VerifiedRun } from '../submission/verify/verification.ts';
import type { Policy, Requirements } from './policy.ts';
import { type Waiver, waiverOf } from './waivers.ts';

/** The sentence of each code. */
export const DEVIATIONS = {
  'subject.other': "It is a {found}'s run; the policy asks for a {wanted}'s.",
  'level.below': 'Level {level} ({name}); the policy requires level {wanted} ({wantedName}) or higher.',
  'signer.none': 'It is not signed; the policy asks for a signature by a key of trust.signers or trust.witnesses.',
  'signer.unknown':
    'It is signed by {keys}; the policy asks for a signature by a key of trust.signers or trust.witnesses.',
  'environment.other': 'It was run against a {found}; the policy asks for a {wanted}.',
  'environment.mock': 'It was run against a mock, which says nothing about a sandbox.',
  'host.own':
    'It called {host}, which is on the machine that made the run, so it is not known what answered; the policy can allow it (hosts).',
  'host.other': 'It called {host}; the policy allows {wanted}.',
  'profile.none':
    'It was made without a profile, so what the document leaves open was not tested; the policy asks for {wanted}.',
  'profile.other': 'It was made with the profile {found} ({digest}…); the policy asks for {wanted}.',
  'profile.second-client':
    "It was made without the second client of the policy's profile (token.secondClient), so whether a client can get another one's tokens was not tested.",
  'claims.fewer': 'It does not claim {missing}, which the policy asks for.',
  'hotels.fewer': 'It reports for {found} {hotels}; at least {wanted} are required.',
  'hotel.strange': 'It reports for the hotel {id}, which the policy does not name.',
  'hotel.other-zone': 'It gives the hotel {id} the time zone {zone}; the policy says {wanted}.',
  'zones.fewer': 'Its hotels are in {found} {zones}; at least {wanted} are required.',
  'zones.utc': 'All its hotels have the offset +00:00, so a wrong offset would go unnoticed.',
  'release.other': 'It was made with the suite {version} ({digest}…), which the policy does not name.',
  'age.over': 'Its run ended {days} days ago; at most {wanted} are allowed.',
  'product.none': 'It names no product, so it is unclear what is certified.',
  'copy.other-name': 'It contains the same run as {of}, which names another client or product.',
  'waiver.expired': '{id} was waived until {expires}.',
} as const;

export type DeviationCode = keyof typeof DEVIATIONS;

export type Deviation = ProblemOf<DeviationCode>;

/** Makes a deviation, and words it; the sentence may contain foreign text, which must be made visible. */
export const { made: deviation, stated: deviationSentence } = closedList(DEVIATIONS);

/** A run that the policy is about. */
interface About {
  readonly found: Verification;
  readonly run: VerifiedRun;
  readonly now: number;
}

type Wants = Requirements & Pick<Policy, 'profile'> & { readonly signers: Policy['trust']['signers'] };

const shortDigest = (digest: string) => digest.slice(0, 12);

/** A client calls the suite itself, wherever it is. */
const ofService = ({ run }: About) => run.subject === 'service';

function signerOf({ found: { signatures } }: About): Deviation[] {
  if (signatures.some(({ valid, trusted }) => valid && trusted)) return [];
  const keys = keysOf(signatures);
  return [keys === '' ? deviation('signer.none') : deviation('signer.unknown', { keys })];
}

function profileOf({ run: { profile } }: About, wanted: NonNullable<Policy['profile']>): Deviation[] {
  const wants = `${wanted.name ?? 'one'} (${shortDigest(wanted.digests[0] ?? '')}…)`;
  if (!profile) return [deviation('profile.none', { wanted: wants })];
  if (wanted.digests.includes(profile.digest)) return [];
  const digest = shortDigest(profile.digest);
  return [deviation('profile.other', { found: profile.name ?? 'without a name', digest, wanted: wants })];
}

function hostsOf({ run: { target } }: About, wanted: readonly string[]): Deviation[] {
  const called = new Set([target.baseUrl, target.authUrl].map((address) => new URL(address).host));
  const others = [...called].filter((host) => !wanted.includes(host));
  return others.map((host) => deviation('host.other', { host, wanted: wanted.join(' or ') }));
}

/** Behind a tunnel there may be a sandbox: the provider's log or a witness shows it. */
function ownHostOf({ found: { level, answeredBy }, run: { target } }: About): Deviation[] {
  if (level >= 2 || answeredBy !== 'sandbox') return [];
  const { hostname, host } = new URL(target.baseUrl);
  return isLoopback(hostname) ? [deviation('host.own', { host })] : [];
}

function hotelsOf({ found: { hotels } }: About, { least = 0, allowed }: NonNullable<Requirements['hotels']>) {
  const [found, words] = [hotels.length, hotels.length === 1 ? 'hotel' : 'hotels'];
  const fewer = found < least ? [deviation('hotels.fewer', { found, wanted: least, hotels: words })] : [];
  const each = hotels.flatMap(({ id, timeZone: zone }) => {
    const known = allowed?.find((one) => one.id === id);
    if (allowed && !known) return [deviation('hotel.strange', { id })];
    const wanted = known?.timeZone ?? zone;
    return wanted === zone ? [] : [deviation('hotel.other-zone', { id, zone, wanted })];
  });
  return [...fewer, ...each];
}

function zonesOf({ found: { hotels }, run }: About, wanted: NonNullable<Requirements['zones']>): Deviation[] {
  const { least = 0, awayFromUtc = false } = wanted;
  const zones = [...new Set(hotels.map(({ timeZone }) => timeZone))];
  const [found, words] = [zones.length, zones.length === 1 ? 'time zone' : 'time zones'];
  const moments = [0, 0.5].map((year) => Date.parse(run.times.startedAt) + year * 365 * DAY_MS);
  const isUtc = (zone: string) => moments.every((ms) => (machineZone(zone)?.(ms) ?? 0) === 0);
  return [
    ...(found < least ? [deviation('zones.fewer', { found, wanted: least, zones: words })] : []),
    ...(awayFromUtc && zones.every(isUtc) ? [deviation('zones.utc')] : []),
  ];
}

/** The checks by key of the policy. */
const CHECKS: {
  readonly [Key in keyof Wants]-?: (about: About, wanted: NonNullable<Wants[Key]>) => readonly Deviation[];
} = {
  subjects: ({ run: { subject: found } }, wanted) =>
    wanted.includes(found) ? [] : [deviation('subject.other', { found, wanted: wanted.join(' or a ') })],
  level: ({ found: { level }, run: { subject } }, of) => {
    const wanted = of[subject] ?? 0;
    const names = { name: LEVELS[level].name, wantedName: LEVELS[wanted].name };
    return level >= wanted ? [] : [deviation('level.below', { level, wanted, ...names })];
  },
  signers: signerOf,
  environment: (about, wanted) => {
    const found = about.found.answeredBy ?? 'nobody';
    return !ofService(about) || found === wanted ? [] : [deviation('environment.other', { found, wanted })];
  },
  hosts: (about, wanted) => (ofService(about) ? hostsOf(about, wanted) : []),
  profile: profileOf,
  claims: ({ run }, wanted) => {
    const missing = wanted.filter((claim) => !run.claims.includes(claim)).join(', ');
    return missing === '' ? [] : [deviation('claims.fewer', { missing })];
  },
  hotels: hotelsOf,
  zones: zonesOf,
  releases: ({ run: { suite } }, wanted) =>
    wanted.some(({ version, digest }) => version === suite.version && digest === suite.digest)
      ? []
      : [deviation('release.other', { version: suite.version, digest: shortDigest(suite.digest) })],
  age: ({ run, now }, wanted) => {
    const days = Math.floor((now - Date.parse(run.times.endedAt)) / DAY_MS);
    return days <= wanted ? [] : [deviation('age.over', { days, wanted })];
  },
};

const KEYS = Object.keys(CHECKS) as readonly (keyof Wants)[];

const wantsOf = (policy: Policy): Wants => ({ ...policy, signers: policy.trust.signers });

function checked(key: keyof Wants, about: About, wants: Partial<Wants>): readonly Deviation[] {
  const wanted = wants[key] ?? null;
  // Each key's check takes that key's value.
  return wanted === null ? [] : CHECKS[key](about, wanted as never);
}

/** The deviations of a consistent submission; nothing is known about an inconsistent one. */
export function deviations(policy: Policy, found: Verification, now = Date.now()): readonly Deviation[] {
  const { run } = found;
  if (!run) return [];
  const about = { found, run, now };
  const wants = wantsOf(policy);
  const isMock = found.answeredBy === 'mock' && policy.environment === undefined;
  return [
    ...KEYS.flatMap((key) => checked(key, about, wants)),
    ...(isMock ? [deviation('environment.mock')] : []),
    ...(policy.hosts ? [] : ownHostOf(about)),
    ...(run.product ? [] : [deviation('product.none')]),
  ];
}

/** What a desk usually requires, for keys that a policy lacks. */
const USUAL: Omit<Requirements, 'claims'> = {
  level: { service: 1, client: 1 },
  environment: 'sandbox',
  hotels: { least: 2 },
  zones: { awayFromUtc: true },
  age: 30,
};

/** What is accepted if a policy lacks a key. */
const ACCEPTED: Readonly<Record<Exclude<keyof Wants, 'subjects'>, string>> = {
  level: 'any level',
  signers: 'any signer',
  environment: 'any environment',
  hosts: 'any host',
  profile: 'any profile',
  claims: 'any part of the interface',
  hotels: 'any number of hotels',
  zones: 'any time zone',
  releases: 'any release',
  age: 'a run of any age',
};

const isAbsent = (policy: Policy, key: keyof Wants) => (wantsOf(policy)[key] ?? null) === null;

/** Worth a look, but not required: deviations by keys that the policy lacks, and a second client that was left out. */
export function remarks(policy: Policy, found: Verification, now = Date.now()): readonly Deviation[] {
  const { run } = found;
  if (!run) return [];
  // A version of the interface may have fewer operations than another.
  const usual = { ...USUAL, claims: found.operations };
  const [, withoutSecond] = policy.profile?.digests ?? [];
  const isWithout = run.subject === 'service' && withoutSecond !== undefined && run.profile?.digest === withoutSecond;
  return [
    ...KEYS.filter((key) => isAbsent(policy, key)).flatMap((key) => checked(key, { found, run, now }, usual)),
    ...(isWithout ? [deviation('profile.second-client')] : []),
  ];
}

const inARow = (all: readonly string[]) => all.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** What the policy accepts although most desks require more, in a sentence; `null` if there is nothing. */
export function unasked(policy: Policy): string | null {
  const open = Object.entries(ACCEPTED).filter(([key]) => isAbsent(policy, key as keyof Wants));
  if (open.length === 0) return null;
  const keys = open.map(([key]) => (key === 'signers' ? 'trust.signers' : key));
  const [is, it] = open.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const accepted = `${inARow(open.map(([, words]) => words))} ${is} accepted`;
  return policy.file === null
    ? `There is no policy (--policy desk.yaml), so ${accepted}; most desks set ${inARow(keys)}.`
    : `${policy.file} does not set ${inARow(keys)}, so ${accepted}; most desks set ${it}.`;
}

/** A failure that is excused. */
export interface Waived {
  /** The instance that failed or could not be judged. */
  readonly id: string;
  readonly waiver: Waiver;
}

/** The desk's assessment of a submission; waivers do not change the verdict. */
export interface Assessment {
  readonly deviations: readonly Deviation[];
  readonly remarks: readonly Deviation[];
  readonly waived: readonly Waived[];
  /** Whether each MUST that keeps it from being certified is excused. */
  readonly excused: boolean;
}

/** Assesses a submission by the policy. @param now milliseconds since the epoch */
export function assess(policy: Policy, found: Verification, now = Date.now()): Assessment {
  const failures = found.unmet.map((text) => ({ id: idOfUnmet(text), clientId: found.clientId }));
  const known = failures.map((failure) => ({ id: failure.id, by: waiverOf(policy.waivers, failure, now) }));
  const waived = known.flatMap(({ id, by }) => (by && !by.expired ? [{ id, waiver: by.waiver }] : []));
  const expired = known.flatMap(({ id, by }) =>
    by?.expired ? [deviation('waiver.expired', { id, expires: by.waiver.expires })] : [],
  );
  return {
    deviations: [...deviations(policy, found, now), ...expired],
    remarks: remarks(policy, found, now),
    waived,
    excused: found.whole && failures.length > 0 && waived.length === failures.length,
  };
}

/** Exit codes, the gravest first: the gravest of any submission is the batch's. */
export const GRAVEST_FIRST = [4, 1, 3, 5, 0] as const;
export type DeskCode = (typeof GRAVEST_FIRST)[number];

/** One submission's exit: 4 not genuine, 1 not certified, 3 inconclusive or incomplete, 5 breaks the policy, else 0. */
export function codeOf(found: Verification, { deviations: wrong, excused }: Assessment): DeskCode {
  if (!found.consistent) return found.consistent === null ? 3 : 4;
  if (!excused && found.verdict === 'not-certified') return 1;
  if (!excused && found.verdict !== 'certified') return 3;
  return wrong.length > 0 ? 5 : 0;
}
