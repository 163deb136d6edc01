/** What a run is about: everything but its exchanges that outcomes may depend on (`contract/run.schema.json`). */
import type { Profile } from './profile.ts';
import type { Schemas } from './schemas.gen.ts';

/** A hotel to report for, with the time zone of its times (section 2.1). */
export type Hotel = Schemas['run.hotel'];

/** A zone's offsets by the time zone data of the machine that made the run: re-judging uses these, not its own. */
export type ZoneTable = Schemas['run.zoneTable'];

/** A stay that the provider gave to the integrator; its members replace those that the builder would make. */
export type SuppliedStay = Readonly<Record<string, unknown>>;

/** The integrator's test values; supplied stays are leased one by one. */
export type Values = Omit<Schemas['run.values'], 'stays'> & { readonly stays: readonly SuppliedStay[] };

/** The product for which certification is sought. */
export type Product = NonNullable<Schemas['run']['context']['product']>;

/** Everything but exchanges that outcomes may depend on: fixed before the first request, and enough for `verify`. */
export type RunContext = Omit<Schemas['run']['context'], 'values' | 'profile'> & {
  readonly values: Values;
  readonly profile: Profile;
};

/** What was called. */
export type Target = Schemas['run.target'];

/** One shard of a run, such as the second of four. */
export type ShardNumber = NonNullable<Schemas['run']['shard']>;

/** A run was interrupted, and resumed later. */
export type Interruption = NonNullable<Schemas['run']['interruptions']>[number];
