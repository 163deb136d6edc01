import type { Requirement } from '../requirement.ts';

/** What a topic's rows have in common. */
type Common = Partial<
  Pick<Requirement, 'subject' | 'operation' | 'level' | 'basis' | 'clause' | 'needs' | 'claim' | 'rationale'>
>;
/** A row as it is written down: whatever the topic does not settle. The subject is the service unless it says otherwise. */
type Row<Id extends string, C extends Common> = Omit<Requirement, keyof C | 'id' | 'subject'> &
  Partial<Omit<Requirement, 'id'>> & { readonly id: Id };

/** Why what a profile pins is a MUST. */
export const PUBLISHED = 'The provider has published it, and clients decide by it what they do next.';
/** Why what an ordinary report or token request meets is a MUST. */
export const DAILY =
  'A client that follows the document would have its request refused, and the stay would be missing.';

/** A topic's rationale is that of its MUSTs. */
function completed(common: Common, row: Partial<Requirement>) {
  const { rationale, ...whole } = { subject: 'service', ...common, ...row };
  const own = whole.level === 'MUST' ? rationale : row.rationale;
  return own === undefined ? whole : { ...whole, rationale: own };
}

/** Completes a topic's rows with what they have in common. */
export function topic<const C extends Common>(common: C) {
  return <const Id extends string>(...rows: readonly Row<Id, C>[]): readonly (Requirement & { readonly id: Id })[] =>
    rows.map((row) => completed(common, row as Partial<Requirement>) as unknown as Requirement & { readonly id: Id });
}

/** The prefix of an operation's requirement ids. */
export type Prefix<O extends string> = Uppercase<O>;

/** The prefix of an operation's requirement ids, such as `CHECK-IN`. */
export function prefixOf<O extends string>(operation: O): Prefix<O> {
  return operation.toUpperCase() as Prefix<O>;
}
