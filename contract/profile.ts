import type { ProfileKey } from './requirement.ts';
import type { OpenOperation, ReservationOperation } from './words.ts';

/** A JSON Schema (2020-12) as it stands in a profile. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What the provider pinned about an operation whose bodies the document does not show. */
export interface OperationProfile {
  readonly request?: JsonSchema;
  /** A body that the service accepts, with placeholders; members named as in the check-in request take the stay's own values. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly success?: { readonly status: readonly number[]; readonly body: 'empty' | 'any' };
}

/** What an error of one status is like. */
export interface ErrorReply {
  readonly contentType?: string;
  readonly schema?: JsonSchema;
}

/** Limits of one field that the document leaves without any (section 8). */
export interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** How long before the present a moment may lie. */
  readonly pastDays?: number;
  /** How long after the present a moment may lie. */
  readonly futureDays?: number;
}

/** The operations whose fields the document shows, so that a profile adds their limits only. */
export type LimitedOperation = Exclude<ReservationOperation, OpenOperation>;

/** Accepted, or refused with one of these statuses. */
export type Answer = 'accepted' | readonly number[];

/** Such a report is refused, or it is accepted. */
export type Reading = 'strict' | 'tolerant';

/** The coercions that stacks make, or do not make, one by one. */
export type Coercion = 'quotedNumbers' | 'quotedBooleans' | 'numbersAsText';

/** The provider's answers to what the document leaves open. Every key is optional; what is absent stays open. */
export interface Profile {
  readonly name?: string;
  /** The version of the interface that the service speaks, by the name that its paths have (section 9); absent: v1. */
  readonly interface?: string;
  readonly operations?: Readonly<Partial<Record<OpenOperation, OperationProfile>>>;
  readonly errors?: {
    readonly unauthorized?: readonly number[];
    /** For a JSON object that breaks a rule. */
    readonly invalid?: readonly number[];
    /** For what is no JSON object; absent: open. */
    readonly malformed?: readonly number[];
    readonly unsupportedMediaType?: readonly number[];
    /** Of an error body, but for the statuses that have a schema of their own in `replies`. */
    readonly schema?: JsonSchema;
    /** By status. */
    readonly replies?: Readonly<Record<string, ErrorReply>>;
  };
  readonly apiVersion?: {
    readonly supported?: readonly string[];
    readonly unsupported?: readonly number[];
    readonly empty?: Answer;
    readonly repeated?: Answer;
  };
  readonly rateLimit?: { readonly requestsPerSecond: number };
  readonly fields?: Readonly<Partial<Record<LimitedOperation, Readonly<Record<string, Limits>>>>>;
  readonly reading?: {
    readonly coercions?: Reading | Readonly<Partial<Record<Coercion, Reading>>>;
    readonly unknownMembers?: Reading;
    readonly letterCase?: Reading;
  };
  /** What the same report meets the second time. */
  readonly repeats?: Readonly<Partial<Record<ReservationOperation, Answer | 'ignored'>>>;
  readonly token?: {
    /** How many wrong secrets may go out under the client's own id: an issuer may lock it out for them; 5 unless given. */
    readonly wrongSecrets?: number;
    readonly expired?: readonly number[];
    /** A client whose tokens live for seconds, so that an expired token can be shown within a run. */
    readonly shortLivedClient?: { readonly id: string; readonly lifetimeSeconds: number };
    /** Another client of the same integrator. */
    readonly secondClient?: { readonly id: string };
    readonly longestLifeSeconds?: number;
    /** How long after its expiry the service may still accept a token, since clocks differ; 0 unless given. */
    readonly leewaySeconds?: number;
  };
}

/** The mark of a value that `profile learn` drafted and that no person has confirmed: a profile with one is refused. */
export const LEARNED = '!learned';

/** Reads one of the keys on which a requirement may rest; `undefined` where the profile leaves it open. */
export function profileValue(profile: Profile, key: ProfileKey): unknown {
  return key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], profile);
}

/** The profile as a run records it where nobody gave the secret of its second client: what rests on it is left open. */
export function withoutSecondClient(profile: Profile): Profile {
  if (!profile.token?.secondClient) return profile;
  const { secondClient: _secondClient, ...token } = profile.token;
  return { ...profile, token };
}

/** How a coercion is read by the profile; `undefined`: open. */
export function coercionRead({ reading }: Profile, coercion: Coercion): Reading | undefined {
  const pinned = reading?.coercions;
  return typeof pinned === 'object' ? pinned[coercion] : pinned;
}

/** The schema of an error body of a status; `null` where nobody has pinned one. */
export function errorSchema({ errors }: Profile, status: number): JsonSchema | null {
  return errors?.replies?.[String(status)]?.schema ?? errors?.schema ?? null;
}
