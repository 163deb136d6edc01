/** Scenes: small stories that a hotel system plays while the suite answers as the provider. */
import type { Schemas } from './schemas.gen.ts';
import type { Claim, Operation } from './words.ts';

/** The file that is given to whoever plays a scene, as in `LODGING_SCENE_FILE`. */
export type SceneFile = Omit<Schemas['scene'], 'access'>;

/** What is posted to a web hook: it has no environment with the access data, and may be on another machine. */
export type PostedScene = SceneFile & Required<Pick<Schemas['scene'], 'access'>>;

/** Where the client finds the provider, and its credentials for the run. `caFile`: PEM to trust; absent: plain HTTP. */
export type ClientAccess = Omit<PostedScene['access'], 'caCertificate'>;

/** One guest's stay in a scene: fields of section 2.1 by their names (null: unknown, and need not be reported). */
export type SceneStay = Schemas['scene.stay'];

/** One step for whoever plays a scene: a report, a wait, or reports sent without waiting for each other. */
export type SceneStep = Schemas['scene.step'];

/** How a stay differs from an ordinary one. */
export interface StayOverride
  extends Partial<
    Pick<SceneStay, 'guestFirstName' | 'guestLastName' | 'roomNumber' | 'roomType' | 'occupancy' | 'loyalty'>
  > {
  /** Leaves out what the document does not ask for (section 2.1). */
  readonly withoutOptional?: true;
  /** Its ids are all digits; as numbers they would lose their leading zeros and be rounded. */
  readonly hasDigits?: true;
  /** The stay of the same scene whose guest has the same name. */
  readonly sameName?: string;
  /** The stay of the same scene whose guest has the same last name, and another first name. */
  readonly sameLastName?: string;
  /** The stay of the same scene that has the same room, at another hotel or earlier. */
  readonly sameRoom?: string;
  /**
   * At which of the run's hotels, from 0 (`visitedHotels`); with fewer hotels there is no such stay. Absent: by the
   * stay's number in the run, or the first if the stay has other times.
   */
  readonly hotel?: number;
  /** Times other than an arrival yesterday at 15:00 and a departure now. */
  readonly times?:
    | 'after-midnight'
    | 'morning-arrival'
    | 'evening-arrival'
    | 'early-departure'
    | 'leaves-for-another'
    | 'comes-after-another'
    | 'until-clock-change'
    | 'until-clocks-differ'
    | 'after-clock-change'
    | 'since-clock-change'
    | 'until-clocks-disagree';
}

/** A reply that the provider gives instead of its usual one. */
export interface CannedReply {
  readonly status: number;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

/** Which calls are affected: of these operations, those with these numbers, from 1. */
export interface Calls {
  readonly of: 'reports' | 'tokens' | Operation;
  readonly from: number;
  readonly to: number;
}

/** How the provider of a scene deviates from its usual behaviour. */
export type Override =
  /** Lifetimes of the tokens in seconds, one after the other; the last one applies to all further tokens. */
  | { readonly kind: 'token-lives'; readonly seconds: readonly number[] }
  /** Additional members of the token reply. */
  | { readonly kind: 'token-members'; readonly members: Readonly<Record<string, unknown>> }
  /** Calls get another reply and have no effect. `ofGood`: only calls that would be accepted are counted. */
  | { readonly kind: 'replies'; readonly calls: Calls; readonly reply: CannedReply; readonly ofGood?: true }
  /** Calls have their usual effect, but the connection is cut before the reply. */
  | { readonly kind: 'loses-reply'; readonly calls: Calls }
  /** The connection is cut, and the call has no effect. */
  | { readonly kind: 'cuts'; readonly calls: Calls }
  /** The delay of the reply, in milliseconds. */
  | { readonly kind: 'late'; readonly calls: Calls; readonly ms: number }
  /** Calls are redirected (307): to another path of the provider, or to another origin (`client/scenes/scene.ts`). */
  | { readonly kind: 'redirects'; readonly calls: Calls; readonly to: 'same-origin' | 'another-origin' }
  /** After that many accepted reports, all tokens issued so far are refused. */
  | { readonly kind: 'ends-tokens'; readonly afterAccepted: number };

export interface Scene {
  /** Kebab case; stable. */
  readonly name: string;
  readonly title: string;
  /** What the person at the hotel system has to do, in plain words, besides the steps. */
  readonly advice?: string;
  /** What must be claimed for it to be played. */
  readonly claims: readonly Claim[];
  /** One of these claims is enough: unclaimed reports are not asked for. Absent: all are needed. */
  readonly anyOf?: readonly Claim[];
  /** How long it takes with a client that waits in real time, in seconds. */
  readonly seconds: number;
  readonly stays: Readonly<Record<string, StayOverride>>;
  readonly steps: readonly SceneStep[];
  readonly provider: readonly Override[];
  /** Whether every report has to be accepted in the end; `false`: the provider makes that impossible. */
  readonly allReported: boolean;
  /** The provider shows a certificate that no client may accept: the scene is played only over HTTPS. */
  readonly certificate?: BadCertificate;
  /** Shown only after the first answered call, so that it meets reports, not the token request. Absent: always. */
  readonly certificateAfter?: 'first-call';
  /** Tokens are escaped in JSON as .NET and PHP do: `\u002B` is a plus, and `\/` a slash (RFC 8259 §7). */
  readonly escapesTokens?: true;
  /** The prefix of both addresses' paths in this scene, such as `/stage`. */
  readonly basePath?: string;
  /** The prefix of the token issuer's path after that, such as `/issuer`. */
  readonly issuerPath?: string;
}

/** What is wrong with a certificate: `untrusted` issuer, `wrong-host`: another's, `expired`: no longer valid. */
export type BadCertificate = 'untrusted' | 'wrong-host' | 'expired';

/** How a scene was played: together with its calls, everything that can be judged. */
export type Play = NonNullable<Schemas['run']['client']>['plays'][number];

/** How a scene ended. `unknown-scene`: the client said that it does not know it (exit code 64). */
export type PlayEnd = Play['end'];

/** How many calls or connections were refused, and why, before a scene's provider saw them: counted, not recorded. */
export type RefusedCalls = Schemas['run.refused'][number];

/**
 * Why they were refused. `body` and `head`: too long; `slow`: they took too long; `connections`, `rate` and `calls`:
 * too many of them; `target`: for no path; `not-http`: other than HTTP; `between-scenes`: no scene was played.
 */
export type Refusal = RefusedCalls['why'];

/** TLS connections ended in a scene: those on which nothing was sent, as if the certificate was refused, and others. */
export type Handshakes = NonNullable<Play['handshakes']>;

/** A line of a client's output that contains a secret of the run. */
export type Printed = NonNullable<Play['printed']>;
