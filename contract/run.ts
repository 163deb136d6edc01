import type { Profile } from './profile.ts';
import type { Claim, Environment, ReservationIdSource, Subject } from './words.ts';

/** A hotel to report for, with the zone in which its times are given (section 2.1). */
export interface Hotel {
  /** int32, the service's hotel identifier. */
  readonly id: number;
  /** IANA time zone, such as `America/Chicago`. */
  readonly timeZone: string;
}

/** The offsets of a zone by the time zone data of the machine that made the run: who judges it again takes these, since another machine's may differ. */
export interface ZoneTable {
  /** The zone, as its hotels name it. */
  readonly timeZone: string;
  /** The version of the time zone data, such as `2026c`; `unknown` where the machine does not say. */
  readonly tzdata: string;
  /** Since when (RFC 3339, UTC) which offset holds, in minutes east of UTC; the first row begins with the span of the run. */
  readonly offsets: readonly (readonly [from: string, minutes: number])[];
}

/** A stay that the integrator was given by the provider; its members replace those that the builder would make. */
export type SuppliedStay = Readonly<Record<string, unknown>>;

/** The test values that the integrator brings. */
export interface Values {
  readonly hotels: readonly Hotel[];
  /** Whether somebody gave the time zone of the first hotel; where nobody did, UTC is an assumption. */
  readonly timeZoneGiven: boolean;
  /** Supplied stays, leased one by one; empty: stays are made up. */
  readonly stays: readonly SuppliedStay[];
  readonly reservationIdFrom: ReservationIdSource;
  /** Whether somebody who knows the service said so; where nobody did, that ids come from there is an assumption. */
  readonly reservationIdGiven: boolean;
  /** Reservation ids for `reservationIdFrom: list`. */
  readonly reservationIds: readonly string[];
  /** How long the service may take to show a check-in to later reports, in seconds; absent: two. */
  readonly settleSeconds?: number;
}

/** The product for which certification is sought. */
export interface Product {
  readonly name: string;
  readonly version: string;
  readonly vendor: string;
}

/** All besides exchanges that an outcome may depend on: frozen before the first request, and enough for `verify` to build the same requests. */
export interface RunContext {
  /** Hex; every made-up value derives from it. */
  readonly seed: string;
  /** RFC 3339, UTC; stays are dated from it. */
  readonly startedAt: string;
  readonly subject: Subject;
  readonly target: Target;
  /** The client ID is no secret; the client secret is never here. */
  readonly clientId: string;
  readonly product: Product | null;
  readonly claims: readonly Claim[];
  readonly values: Values;
  readonly profile: Profile;
  readonly zones: readonly ZoneTable[];
}

/** What was called. */
export interface Target {
  /** Base address without a trailing slash, any path prefix kept. */
  readonly baseUrl: string;
  /** Issuer address without a trailing slash. */
  readonly authUrl: string;
  readonly environment: Exclude<Environment, 'production'>;
  /** True where the suite started the mock itself. */
  readonly embedded: boolean;
  /** Many runs of clients have the provider's address, told apart by its path: what a connection shows is the same for all. */
  readonly shared?: true;
}

/** One shard of a run: the second of four, say. */
export interface ShardNumber {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** A run was broken off, and gone on with later. */
export interface Interruption {
  /** RFC 3339, UTC: the last moment of which the run has kept something. */
  readonly stoppedAt: string;
  readonly resumedAt: string;
}
