import type { Requirement } from '../requirement.ts';

/** What a topic's rows have in common. */
type Common = Partial<Pick<Requirement, 'subject' | 'operation' | 'level' | 'basis' | 'clause' | 'needs' | 'claim'>>;
/** A row as it is written down: whatever the topic does not settle. The subject is the service unless it says otherwise. */
type Row<Id extends string, C extends Common> = Omit<Requirement, keyof C | 'id' | 'subject'> &
  Partial<Omit<Requirement, 'id'>> & { readonly id: Id };

/** Completes a topic's rows with what they have in common. */
export function topic<const C extends Common>(common: C) {
  return <const Id extends string>(...rows: readonly Row<Id, C>[]): readonly (Requirement & { readonly id: Id })[] =>
    rows.map((row) => ({ subject: 'service', ...common, ...row }) as unknown as Requirement & { readonly id: Id });
}

/** The prefix of an operation's requirement ids. */
export type Prefix<O extends string> = Uppercase<O>;

/** The prefix of an operation's requirement ids, such as `CHECK-IN`. */
export function prefixOf<O extends string>(operation: O): Prefix<O> {
  return operation.toUpperCase() as Prefix<O>;
}
