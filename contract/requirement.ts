import type { Basis, Claim, Level, OpenOperation, Operation, ReservationOperation, Subject } from './words.ts';

/** One thing that must hold: a row of the catalogue. */
export interface Requirement {
  /** Stable for ever: `TOPIC.WHAT`, upper case. Its meaning never changes. */
  readonly id: string;
  readonly subject: Subject;
  readonly operation: Operation;
  readonly level: Level;
  readonly basis: Basis;
  /** The document's section (`§2.1`), an RFC's (`RFC 6749 §5.2`), or the profile's key (`profile errors.invalid`). */
  readonly clause: string;
  /** One RFC 2119 sentence about the service or the client. */
  readonly statement: string;
  /** Whom its breach harms, and which parser in daily use breaks it. Every MUST has one, perhaps its topic's. */
  readonly rationale?: string;
  /** What the profile must contain, such as `errors.invalid`, else the requirement is `not-testable`. */
  readonly needs?: readonly ProfileKey[];
  /** What the profile may pin as tolerant, so that a service that follows it need not fulfil the requirement. */
  readonly unlessTolerant?: 'reading.coercions' | 'reading.unknownMembers' | 'reading.letterCase';
  /** What the profile may pin to make this SHOULD a MUST: strict reading, or the statuses of a refusal. */
  readonly mustWhere?: 'reading.coercions' | 'errors.malformed' | 'errors.unsupportedMediaType';
  /** For a refusal, what a service that breaks it accepts, in the words of a cause: `values of the wrong type`. */
  readonly phrase?: string;
  /** The same for one field, written `%`: `% of the wrong type`; absent if the first parameter is not a field. */
  readonly fieldPhrase?: string;
  /** The group it belongs to: if nearly all of a group are accepted, that is the cause. */
  readonly group?: RefusalGroup;
  /** It tests again what other requirements are about: it joins their cause, and has its own only if there is none. */
  readonly echoes?: true;
  /** A claim beyond the operation itself without which the requirement is `not-applicable`. */
  readonly claim?: Claim;
}

/** Groups of what must be refused, in the words of a cause. */
export type RefusalGroup =
  | 'any credential'
  | 'any body'
  | 'any media type'
  | 'any method or path'
  | 'any api-version'
  | 'any secret'
  | 'any client id'
  | 'any token request';

/** The keys of a profile that a requirement may depend on. */
export type ProfileKey =
  | `operations.${OpenOperation}.${'request' | 'example' | 'success'}`
  | `errors.${'unauthorized' | 'invalid' | 'malformed' | 'unsupportedMediaType' | 'schema' | 'replies'}`
  | `apiVersion.${'supported' | 'unsupported' | 'empty' | 'repeated'}`
  | 'rateLimit.requestsPerSecond'
  | `fields.${'check-in' | 'check-out'}`
  | `reading.${'coercions' | 'unknownMembers' | 'letterCase'}`
  | `repeats.${ReservationOperation}`
  | `token.${'shortLivedClient' | 'longestLifeSeconds' | 'secondClient' | 'expired'}`;

/** A requirement applied to one case, such as one field: what a test reports on. */
export interface Instance {
  /** `REQUIREMENT` or `REQUIREMENT:param,param`. */
  readonly id: string;
  readonly requirement: Requirement;
  /** The case in words; the title of the test. */
  readonly title: string;
  /** The name of the spec file that holds its test, without `.spec.ts`. */
  readonly topic: string;
}

/** Names an instance: the requirement's id, then the values of its parameters. */
export function instanceId(requirement: string, params: Readonly<Record<string, string | number>> = {}): string {
  const values = Object.values(params);
  return values.length === 0 ? requirement : `${requirement}:${values.join(',')}`;
}
