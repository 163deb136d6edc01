/** Scenes: small stories that a hotel system plays while the suite answers as the provider. */
import type { components } from './openapi.gen.ts';
import type { Hotel } from './run.ts';
import type { Claim, Operation, ReservationOperation } from './words.ts';

type CheckIn = Readonly<Required<components['schemas']['CheckInRequest']>>;

/** One guest's stay as it is to be used in a scene: fields of section 2.1 by their names (a null: nothing is known, and nothing need be said). */
export interface SceneStay
  extends Omit<CheckIn, 'lodgingHotelId' | 'checkInDateTime' | 'expectedCheckOutDateTime' | 'roomType'> {
  /** The stay's name within its scene. */
  readonly name: string;
  readonly hotel: Hotel;
  /** The id under which the check-out names the stay (section 2.2). */
  readonly reservationId: string;
  readonly roomType: 'Single' | 'Double';
  /** `YYYY-MM-DDTHH:MM:SS` in the hotel's zone, without an offset: to find that out is the hotel system's work. */
  readonly checkIn: string;
  readonly expectedCheckOut: string;
  readonly checkOut: string;
}

/** What differs from an ordinary stay. */
export interface StayOverride
  extends Partial<Pick<SceneStay, 'guestFirstName' | 'guestLastName' | 'roomType' | 'occupancy' | 'loyalty'>> {
  /** Leaves out what the document does not ask for (section 2.1). */
  readonly withoutOptional?: true;
  /** At which of the run's hotels, from 0 (`visitedHotels`); where there are fewer, there is no such stay. Absent: the first. */
  readonly hotel?: number;
  /** Times other than an arrival yesterday at 15:00 and a departure now. */
  readonly times?:
    | 'after-midnight'
    | 'morning-arrival'
    | 'evening-arrival'
    | 'early-departure'
    | 'until-clock-change'
    | 'until-clocks-differ'
    | 'after-clock-change'
    | 'since-clock-change';
}

/** One thing that whoever plays a scene does. */
export type SceneStep =
  | { readonly do: ReservationOperation; readonly stay: string }
  /** Time passes, for the hotel system and the provider. */
  | { readonly do: 'wait'; readonly seconds: number }
  /** The reports are sent without waiting for each other. */
  | { readonly do: 'at-once'; readonly steps: readonly { readonly do: ReservationOperation; readonly stay: string }[] };

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

/** What is handed to whoever plays a scene: `LODGING_SCENE_FILE` (`contract/scene.schema.json`). */
export interface SceneFile {
  readonly scene: string;
  readonly title: string;
  readonly advice: string | null;
  readonly steps: readonly SceneStep[];
  readonly stays: readonly SceneStay[];
  /** What the addresses of this scene end in; absent: nothing. They are handed out with it. */
  readonly basePath?: string;
  /** What that of the token issuer ends in behind it; absent: nothing. */
  readonly issuerPath?: string;
}

/** Where the client finds the provider, and by which credentials: made for the run. */
export interface ClientAccess {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The file with the certificate of the authority to be trusted (PEM); absent: plain HTTP. */
  readonly caFile?: string;
}

/** What is posted to a web hook (`contract/scene.schema.json`): a web hook has no environment to find the access in. */
export interface PostedScene extends SceneFile {
  /** With the certificate of `caFile` (PEM), for a web hook on another machine. */
  readonly access: ClientAccess & { readonly caCertificate?: string };
}

/** How the playing of a scene ended. `unknown-scene`: the client said that it does not know it (exit code 64). */
export type PlayEnd = 'done' | 'failed' | 'unknown-scene' | 'too-long' | 'skipped' | 'interrupted';

/**
 * Why calls were refused before the provider of a scene saw them. `body` and `head`: too long; `slow`: they took too long;
 * `connections`, `rate` and `calls`: too many of them; `target`: for no path; `not-http`: something else than HTTP; `between-scenes`: no scene was played.
 */
export type Refusal =
  | 'body'
  | 'head'
  | 'slow'
  | 'connections'
  | 'rate'
  | 'calls'
  | 'target'
  | 'not-http'
  | 'between-scenes';

/** How many calls, or connections, were refused for a reason. They are counted and not recorded. */
export interface RefusedCalls {
  readonly why: Refusal;
  readonly calls: number;
}

/** Connections over TLS that ended within a scene. */
export interface Handshakes {
  /** Those on which the client said nothing: it refused the certificate, or went away. */
  readonly silent: number;
  /** Those on which it did, or spoke without TLS. */
  readonly spoken: number;
}

/** A line of a client's output that shows a secret of the run. */
export interface Printed {
  readonly secret: 'client_secret' | 'access_token';
  readonly stream: 'stdout' | 'stderr';
  /** From 1, of that stream. */
  readonly line: number;
}

/** How a scene was played: with its calls, all there is to be judged of it. */
export interface Play {
  readonly scene: string;
  /** RFC 3339, UTC. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly end: PlayEnd;
  /** What there is to be said of the end, such as the exit code; `null`: nothing. */
  readonly remark: string | null;
  /** In how many earlier tries the client had called: those calls were thrown away. */
  readonly repeats: number;
  /** How many calls came; those of earlier tries are not counted. */
  readonly calls: number;
  /** SHA-256 (hex) of the last call's reply, as recorded: it follows from all calls of the scene. Absent: no call came. */
  readonly lastReply?: string;
  /** Absent: none. */
  readonly refused?: readonly RefusedCalls[];
  /** Only where the provider was reached over TLS. */
  readonly handshakes?: Handshakes;
  /** By how much the client had let the run's clock run ahead of the machine's when the scene ended; absent: not at all. */
  readonly clockAheadMs?: number;
  /** The first secret that the client's command printed; `null`: none. Absent: nobody heard what the client prints. */
  readonly printed?: Printed | null;
}
