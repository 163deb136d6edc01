/** Scenes: small stories that a hotel system plays while the suite answers as the provider. */
import type { Schemas } from './schemas.gen.ts';
import type { Claim, Operation } from './words.ts';

/** What is handed to whoever plays a scene, as in the file that `LODGING_SCENE_FILE` names. */
export type SceneFile = Omit<Schemas['scene'], 'access'>;

/** What is posted to a web hook: one has no environment to find the access in, and may be on another machine. */
export type PostedScene = SceneFile & Required<Pick<Schemas['scene'], 'access'>>;

/** Where the client finds the provider, and by which credentials: made for the run. `caFile`: the authority to be trusted (PEM); absent: plain HTTP. */
export type ClientAccess = Omit<PostedScene['access'], 'caCertificate'>;

/** One guest's stay as it is to be used in a scene: fields of section 2.1 by their names (a null: nothing is known, and nothing need be said). */
export type SceneStay = Schemas['scene.stay'];

/** One thing that whoever plays a scene does: a report, a wait, or reports that are sent without waiting for each other. */
export type SceneStep = Schemas['scene.step'];

/** What differs from an ordinary stay. */
export interface StayOverride
  extends Partial<
    Pick<SceneStay, 'guestFirstName' | 'guestLastName' | 'roomNumber' | 'roomType' | 'occupancy' | 'loyalty'>
  > {
  /** Leaves out what the document does not ask for (section 2.1). */
  readonly withoutOptional?: true;
  /** The stay of the same scene whose guest is called the same. */
  readonly sameName?: string;
  /** The stay of the same scene that has the same room, at another hotel or before. */
  readonly sameRoom?: string;
  /** At which of the run's hotels, from 0 (`visitedHotels`); where there are fewer, there is no such stay. Absent: one of them, by the stay's place in the run; the first one, if it has other times. */
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
    | 'since-clock-change';
}

/** A reply that the provider gives instead of its usual one. */
export interface CannedReply {
  readonly status: number;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

/** To which calls something happens: of these operations, those with these numbers among them, from 1. */
export interface Calls {
  readonly of: 'reports' | 'tokens' | Operation;
  readonly from: number;
  readonly to: number;
}

/** How the provider of a scene behaves otherwise than usual. */
export type Override =
  /** Life of the tokens in seconds, one after the other; the last one holds for all that follow. */
  | { readonly kind: 'token-lives'; readonly seconds: readonly number[] }
  /** Further members of the token reply. */
  | { readonly kind: 'token-members'; readonly members: Readonly<Record<string, unknown>> }
  /** Calls meet another reply, and nothing is done about them. `ofGood`: those alone are counted that would be accepted. */
  | { readonly kind: 'replies'; readonly calls: Calls; readonly reply: CannedReply; readonly ofGood?: true }
  /** Calls are answered as usual, but the connection is cut before the reply. */
  | { readonly kind: 'loses-reply'; readonly calls: Calls }
  /** The connection is cut, and nothing is done about the call. */
  | { readonly kind: 'cuts'; readonly calls: Calls }
  /** The reply comes so much later, in milliseconds. */
  | { readonly kind: 'late'; readonly calls: Calls; readonly ms: number }
  /** Calls are redirected (307): to another path of the provider, or to another origin (`client/scenes/scene.ts`). */
  | { readonly kind: 'redirects'; readonly calls: Calls; readonly to: 'same-origin' | 'another-origin' }
  /** After so many accepted reports the tokens so far are good for nothing. */
  | { readonly kind: 'ends-tokens'; readonly afterAccepted: number };

/** A scene as it is declared. */
export interface Scene {
  /** Kebab case; stable. */
  readonly name: string;
  readonly title: string;
  /** What the person at the hotel system is to do, in plain words, besides the steps. */
  readonly advice?: string;
  /** What must be claimed for it to be played. */
  readonly claims: readonly Claim[];
  /** Of these claims one is enough: what is not claimed is not asked for. Absent: all are needed. */
  readonly anyOf?: readonly Claim[];
  /** How long it takes with a client that waits in real time, in seconds. */
  readonly seconds: number;
  readonly stays: Readonly<Record<string, StayOverride>>;
  readonly steps: readonly SceneStep[];
  readonly provider: readonly Override[];
  /** Whether every report has to be accepted in the end; `false`: the provider makes that impossible. */
  readonly allReported: boolean;
  /** The provider shows a certificate that no client may accept: the scene is played over HTTPS alone. */
  readonly certificate?: BadCertificate;
  /** It does so once a call was answered, so that reports are seen to refuse it and not the token request before them. Absent: from the start. */
  readonly certificateAfter?: 'first-call';
  /** What stands before the paths of both addresses in this scene, such as `/stage`. */
  readonly basePath?: string;
  /** What stands behind that before the path of the token issuer, such as `/issuer`. */
  readonly issuerPath?: string;
}

/** What is wrong with a certificate. `untrusted`: nobody knows who issued it; `wrong-host`: it is another host's; `expired`: its time is over. */
export type BadCertificate = 'untrusted' | 'wrong-host' | 'expired';

/** How a scene was played: with its calls, all there is to be judged of it. */
export type Play = NonNullable<Schemas['run']['client']>['plays'][number];

/** How the playing of a scene ended. `unknown-scene`: the client said that it does not know it (exit code 64). */
export type PlayEnd = Play['end'];

/** How many calls, or connections, were refused for a reason before the provider of a scene saw them. They are counted and not recorded. */
export type RefusedCalls = Schemas['run.refused'][number];

/**
 * Why they were refused. `body` and `head`: too long; `slow`: they took too long; `connections`, `rate` and `calls`: too many of
 * them; `target`: for no path; `not-http`: something else than HTTP; `between-scenes`: no scene was played.
 */
export type Refusal = RefusedCalls['why'];

/** Connections over TLS that ended within a scene: those on which the client said nothing, as where it refused the certificate, and the others. */
export type Handshakes = NonNullable<Play['handshakes']>;

/** A line of a client's output that shows a secret of the run. */
export type Printed = NonNullable<Play['printed']>;
