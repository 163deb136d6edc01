/** What a run is about: everything but its exchanges that an outcome may depend on. `contract/run.schema.json` says what each member is. */
import type { Profile } from './profile.ts';
import type { Schemas } from './schemas.gen.ts';

/** A hotel to report for, with the zone in which its times are given (section 2.1). */
export type Hotel = Schemas['run.hotel'];

/** The offsets of a zone by the time zone data of the machine that made the run: who judges it again takes these, since another machine's may differ. */
export type ZoneTable = Schemas['run.zoneTable'];

/** A stay that the integrator was given by the provider; its members replace those that the builder would make. */
export type SuppliedStay = Readonly<Record<string, unknown>>;

/** The test values that the integrator brings; supplied stays are leased one by one. */
export type Values = Omit<Schemas['run.values'], 'stays'> & { readonly stays: readonly SuppliedStay[] };

/** The product for which certification is sought. */
export type Product = NonNullable<Schemas['run']['context']['product']>;

/** All besides exchanges that an outcome may depend on: frozen before the first request, and enough for `verify` to build the same requests. */
export type RunContext = Omit<Schemas['run']['context'], 'values' | 'profile'> & {
  readonly values: Values;
  readonly profile: Profile;
};

/** What was called. */
export type Target = Schemas['run.target'];

/** One shard of a run: the second of four, say. */
export type ShardNumber = NonNullable<Schemas['run']['shard']>;

/** A run was broken off, and gone on with later. */
export type Interruption = NonNullable<Schemas['run']['interruptions']>[number];
