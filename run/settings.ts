/** The settings: environment, `.env`, `certification.yaml`, profile; validated once, all problems at once. */
import { zoneTables } from '../cases/machine-zones.ts';
import { claimFaults, runFaults } from '../cases/profile-checks.ts';
import { type HookShape, hookOf } from '../contract/address.ts';
import { claimsOf, operationsOf } from '../contract/interface.ts';
import { type Profile, withoutSecondClient } from '../contract/profile.ts';
import type { Hotel, Product, RunContext, Values } from '../contract/run.ts';
import { type Claim, DEFAULT_ID_SOURCE, DEFAULT_TIME_ZONE, type Subject } from '../contract/words.ts';
import { profileRemarks } from '../judgement/remarks.ts';
import type { PaceSettings } from '../wire/pace.ts';
import type { ClientSecrets } from '../wire/wire.ts';
import { type CertificationFile, readCertification, readProfile } from './settings/files.ts';
import { type Network, networkFor } from './settings/network.ts';
import type { Problem } from './settings/problem.ts';
import { hidden, secretsIn } from './settings/secrets.ts';
import { isLocalMock, type SettingsTarget, targetNotes, targetOf } from './settings/target.ts';
import { type Environment, readVariables } from './settings/variables.ts';

export type { Network } from './settings/network.ts';
export { formatProblems, type Problem } from './settings/problem.ts';

export interface SettingsSources {
  readonly env: Environment;
  /** The folder of `.env` and `certification.yaml`; other paths are relative to it. */
  readonly cwd: string;
  /** `--config`; absent: `certification.yaml`, if it exists. */
  readonly configFile?: string | undefined;
  readonly profileFile?: string | undefined;
  /** Started if no base URL is given. */
  readonly embedded: EmbeddedProvider;
  /** An earlier run whose hotels are the default, so that its evidence is enough to send or judge it again. */
  readonly earlier?: Pick<RunContext, 'values'> | undefined;
  /** Default `service`. For a client, which calls us, addresses and credentials mean nothing. */
  readonly subject?: Subject;
}

/** A client under test calls the suite itself. */
const OURSELVES: ReturnType<typeof targetOf> = {
  target: { baseUrl: null, authUrl: null, environment: 'mock', embedded: true },
  problems: [],
};

/** The settings of the embedded mock; its secrets are public. */
export interface EmbeddedProvider {
  readonly client: { readonly id: string; readonly secret: string };
  readonly secondSecret: string;
  readonly hotels: readonly Hotel[];
  /** Of a run of a client. */
  readonly clientHotels: readonly Hotel[];
  readonly profileFile: string;
}

export interface Settings {
  readonly target: SettingsTarget;
  readonly clientId: string;
  readonly secrets: ClientSecrets;
  readonly product: Product | null;
  readonly claims: readonly Claim[];
  readonly values: Values;
  readonly profile: Profile;
  readonly pace: PaceSettings;
  /** In minutes; `null`: up to the plan. */
  readonly longestMinutes: number | null;
  readonly network: Network;
  /** The key that signs the submission; `null`: unsigned. */
  readonly keyFile: string | null;
  /** When a run in shards began, RFC 3339; `null`: not given. */
  readonly runBegan: string | null;
  readonly allure: boolean;
  /** The web hook that a history calls about a change; `null`: none. */
  readonly notify: { readonly url: string; readonly shape: HookShape; readonly network: Network } | null;
  /** Assumptions and likely slips, a sentence each. */
  readonly notes: readonly string[];
}

type Hotels = Pick<Values, 'hotels' | 'timeZoneGiven'>;

function hotelsOf(given: ReadonlyMap<string, string>, listed: readonly Hotel[]): Hotels {
  const id = given.get('LODGING_HOTEL_ID');
  if (id === undefined) return { hotels: listed, timeZoneGiven: true };
  const wanted = Number(id);
  const timeZone = given.get('LODGING_HOTEL_TIME_ZONE') ?? listed.find((hotel) => hotel.id === wanted)?.timeZone;
  const others = listed.filter((hotel) => hotel.id !== wanted);
  return {
    hotels: [{ id: wanted, timeZone: timeZone ?? DEFAULT_TIME_ZONE }, ...others],
    timeZoneGiven: timeZone !== undefined,
  };
}

function zoneNotes({ hotels, timeZoneGiven }: Hotels): string[] {
  if (timeZoneGiven) return [];
  return [`The time zone of hotel ${hotels[0]?.id} is not given: UTC is assumed; set LODGING_HOTEL_TIME_ZONE.`];
}

/** The embedded mock certifies nobody. */
function productNotes({ product }: CertificationFile, isCertified: boolean): string[] {
  if (product || !isCertified) return [];
  return ['No product is named: set product in certification.yaml, or the provider cannot issue a certificate.'];
}

function paceOf(target: SettingsTarget, file: CertificationFile, profile: Profile): PaceSettings {
  const defaults = isLocalMock(target)
    ? { requestsPerSecond: null, concurrency: 8 }
    : { requestsPerSecond: profile.rateLimit?.requestsPerSecond ?? 10, concurrency: 4 };
  const { longestMinutes: _longestMinutes, ...given } = file.pace ?? {};
  return { ...defaults, ...given };
}

function leftOpen(profile: Profile, notes: string[]): Profile {
  const kept = withoutSecondClient(profile);
  if (kept !== profile) {
    notes.push(
      'LODGING_SECOND_CLIENT_SECRET is not set: what rests on token.secondClient of the profile is not testable.',
    );
  }
  return kept;
}

/** The embedded mock's source of reservation ids is known. */
function valuesOf(file: CertificationFile, hotels: Hotels, embedded: boolean): Values {
  const { stays = [], reservationIds = [], reservationIdFrom = DEFAULT_ID_SOURCE, settleSeconds } = file.values ?? {};
  const reservationIdGiven = embedded || file.values?.reservationIdFrom !== undefined;
  const settling = settleSeconds === undefined ? {} : { settleSeconds };
  return { ...hotels, stays, reservationIdFrom, reservationIdGiven, reservationIds, ...settling };
}

/** Reads and checks all settings. Sends nothing, and leaves `process.env` unchanged. */
export function loadSettings(
  sources: SettingsSources,
): { readonly settings: Settings } | { readonly problems: readonly Problem[] } {
  const { env, cwd, embedded, earlier } = sources;
  const isClient = sources.subject === 'client';
  const variables = readVariables(env, cwd);
  const { values: given } = variables;
  const config = readCertification(cwd, sources.configFile);
  const listed = config.value.values?.hotels ?? earlier?.values.hotels;
  const { target, problems } = isClient ? OURSELVES : targetOf(variables, listed !== undefined);
  const ownProfile = target.embedded && !isClient ? embedded.profileFile : undefined;
  const profile = readProfile(cwd, sources.profileFile ?? ownProfile);
  const addresses = [target.baseUrl, target.authUrl].filter((each) => each !== null);
  const { network, problems: proxyProblems } = networkFor(addresses, config.value.network ?? {}, variables.all);
  const { product, claims, values } = config.value;
  const open = { 'certification.yaml': { product, claims, values }, 'the profile': profile.value };
  const secretProblems = secretsIn(open, given, variables.fileOf);
  const read = [...variables.problems, ...problems, ...config.problems, ...profile.problems, ...proxyProblems];
  const all = [...read, ...secretProblems];
  if (all.length > 0) return { problems: all };

  const zones = hotelsOf(given, listed ?? (target.embedded ? embedded[isClient ? 'clientHotels' : 'hotels'] : []));
  const runValues = valuesOf(config.value, zones, target.embedded);
  const unfit = [
    ...claimFaults(claims ?? [], profile.value).map(config.problemOf),
    ...runFaults(profile.value, runValues).map(profile.problemOf),
  ];
  if (unfit.length > 0) return { problems: unfit };
  const notes = [
    ...targetNotes(target),
    ...zoneNotes(zones),
    ...productNotes(config.value, isClient || !target.embedded),
    ...profileRemarks(profile.value),
  ];
  const secret = given.get('LODGING_CLIENT_SECRET') ?? embedded.client.secret;
  const secondSecret =
    given.get('LODGING_SECOND_CLIENT_SECRET') ?? (target.embedded ? embedded.secondSecret : undefined);
  const hook = hookOf(given.get('LODGING_NOTIFY_URL') ?? '');
  const secrets = {
    client_secret: secret,
    short_lived_secret: given.get('LODGING_SHORT_LIVED_CLIENT_SECRET') ?? secret,
    ...(secondSecret === undefined ? {} : { second_client_secret: secondSecret }),
  };
  return {
    settings: {
      target,
      clientId: given.get('LODGING_CLIENT_ID') ?? embedded.client.id,
      secrets: hidden(secrets, '<secrets>'),
      product: config.value.product ?? null,
      claims: claims ?? (target.embedded && !isClient ? claimsOf : operationsOf)(profile.value),
      values: runValues,
      profile: secondSecret === undefined ? leftOpen(profile.value, notes) : profile.value,
      pace: paceOf(target, config.value, profile.value),
      longestMinutes: config.value.pace?.longestMinutes ?? null,
      network,
      keyFile: given.get('LODGING_KEY_FILE') ?? null,
      runBegan: given.get('LODGING_RUN_BEGAN') ?? null,
      allure: given.get('LODGING_ALLURE') !== 'off',
      notify:
        hook &&
        hidden(
          { ...hook, network: networkFor([hook.url], config.value.network ?? {}, variables.all).network },
          '<web hook>',
        ),
      notes,
    },
  };
}

/** What only the start of a run knows: `seed` is hex, `startedAt` RFC 3339 in UTC. */
export interface RunStart {
  readonly seed: string;
  readonly startedAt: string;
  /** The embedded mock's address; ignored for any other target. */
  readonly baseUrl?: string;
  readonly subject?: Subject;
}

/** Freezes the settings for one run. @throws {TypeError} for the embedded mock without its address */
export function runContext(
  settings: Pick<Settings, 'target' | 'clientId' | 'product' | 'claims' | 'values' | 'profile'>,
  start: RunStart,
): RunContext {
  const { clientId, product, claims, values, profile } = settings;
  const { seed, startedAt, subject = 'service' } = start;
  const baseUrl = settings.target.baseUrl ?? start.baseUrl;
  if (baseUrl === undefined) throw new TypeError('The embedded mock has not been started: its address is missing');
  const target = { ...settings.target, baseUrl, authUrl: settings.target.authUrl ?? baseUrl };
  const zones = zoneTables({ startedAt, values, profile });
  return { seed, startedAt, subject, target, clientId, product, claims, values, profile, zones };
}
