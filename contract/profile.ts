import type { ProfileKey } from './requirement.ts';
import type { OpenOperation } from './words.ts';

/** A JSON Schema (2020-12) as it stands in a profile. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What the provider pinned about an operation whose bodies the document does not show. */
export interface OperationProfile {
  /** Schema of the request body. */
  readonly request?: JsonSchema;
  /** A body that the service accepts; members named as in the check-in request take the stay's own values. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly success?: { readonly status: readonly number[]; readonly body: 'empty' | 'any' };
}

/** The provider's answers to what the document leaves open. Every key is optional; what is absent stays open. */
export interface Profile {
  readonly name?: string;
  readonly operations?: Readonly<Partial<Record<OpenOperation, OperationProfile>>>;
  readonly errors?: {
    readonly unauthorized?: readonly number[];
    readonly invalid?: readonly number[];
    readonly unsupportedMediaType?: readonly number[];
    readonly schema?: JsonSchema;
  };
  readonly apiVersion?: { readonly supported?: readonly string[]; readonly unsupported?: readonly number[] };
  readonly rateLimit?: { readonly requestsPerSecond: number };
  readonly token?: {
    /** How many wrong secrets may go out under the client's own id: an issuer may lock it out for them; 5 unless given. */
    readonly wrongSecrets?: number;
    readonly expired?: readonly number[];
    /** A client whose tokens live for seconds, so that an expired token can be shown within a run. */
    readonly shortLivedClient?: { readonly id: string; readonly lifetimeSeconds: number };
    /** How long after its expiry the service may still accept a token, since clocks differ; 0 unless given. */
    readonly leewaySeconds?: number;
  };
}

/** Reads one of the keys on which a requirement may rest; `undefined` where the profile leaves it open. */
export function profileValue(profile: Profile, key: ProfileKey): unknown {
  return key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], profile);
}
