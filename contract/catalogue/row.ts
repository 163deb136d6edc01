import { isOpen } from '../interface.ts';
import type { ProfileKey, Requirement } from '../requirement.ts';
import { type Basis, isTokenOperation, type Level, OPERATION_ROWS, type Operation } from '../words.ts';

/** What a topic's rows have in common. */
export type Common = Partial<
  Pick<Requirement, 'subject' | 'operation' | 'clause' | 'needs' | 'claim' | 'rationale' | 'group' | 'echoes'>
> & {
  /** The first part of their ids, in which `%` is the operation's own, such as `CHECK-IN`; `%` alone unless it is given. */
  readonly ids?: string;
};

/** What is derived of each row. */
type Derived = 'id' | 'subject' | 'level' | 'basis' | 'needs';
/** A row as it is written down: whatever the topic does not settle. */
type Row<C extends Common> = Omit<Requirement, keyof C | Derived> &
  Partial<Omit<Requirement, 'id' | 'level' | 'basis'>>;
/** Rows by the last part of their ids; of one that has nothing but its clause and its statement these, or its statement alone, in which `%` is the operation. */
type Rows<C extends Common> = Readonly<
  Record<
    string,
    Row<C> | readonly [clause: string, statement: string] | (C extends { clause: string } ? string : never)
  >
>;

/** The first part of the ids of a topic. */
type IdsOf<C extends Common> = C extends { operation: infer O extends string; ids: `${infer Area}%` }
  ? `${Area}${Prefix<O>}`
  : C extends { ids: infer Whole extends string }
    ? Whole
    : C extends { operation: infer O extends string }
      ? Prefix<O>
      : never;

/** Why what a profile pins is a MUST. */
const PUBLISHED = 'The provider has published it, and clients decide by it what they do next.';
/** Why what an ordinary report or token request meets is a MUST. */
export const DAILY =
  'A client that follows the document would have its request refused, and the stay would be missing.';

type Cause = Pick<Requirement, 'group' | 'phrase' | 'fieldPhrase' | 'echoes'>;
/** A row that looks once more at refusals that other rows are about. */
export const ECHO = { phrase: 'a faulty request', echoes: true } as const satisfies Cause;
const OLDER = { group: 'any body', phrase: 'faulty members of the older form' } as const;

/** How a cause speaks of the families that several topics have, by the last part of their ids. */
const FAMILIES: Readonly<Record<string, Cause>> = {
  'REFUSES-EMPTY-BODY': { group: 'any body', phrase: 'a request without a body' },
  'REFUSES-MALFORMED': { group: 'any body', phrase: 'bodies that are no JSON' },
  'REFUSES-LOOSE-JSON': { group: 'any body', phrase: 'text that is nearly JSON' },
  'REFUSES-NON-OBJECT': { group: 'any body', phrase: 'JSON that is no object' },
  'REFUSES-MEDIA-TYPE': { group: 'any media type', phrase: 'another media type' },
  'REFUSES-NO-MEDIA-TYPE': { group: 'any media type', phrase: 'a request without a Content-Type' },
  'REFUSES-QUERY': { group: 'any token request', phrase: 'credentials in the query', fieldPhrase: '% in the query' },
  'INVALID-STATUS': { group: 'any body', ...ECHO },
  'UNSUPPORTED-MEDIA-TYPE-STATUS': { group: 'any media type', ...ECHO },
  'UNDERSTANDS-DATE': OLDER,
  'UNDERSTANDS-ID': OLDER,
};

/** The level is the RFC 2119 word of the statement; one that has none says what is observed. */
function levelOf(statement: string): Level | null {
  return (/\b(?:MUST|SHOULD|MAY)\b/.exec(statement)?.[0] ?? null) as Level | null;
}

function basisOf(level: Level | null, clause: string): Basis {
  if (level === null) return 'observed';
  if (clause.startsWith('profile ')) return 'profile';
  return clause.startsWith('RFC ') ? 'rfc' : 'document';
}

function completed({ ids = '%', ...common }: Common, name: string, written: Partial<Requirement>): Requirement {
  const complete = { subject: 'service', ...common, ...FAMILIES[name], ...written } as Requirement;
  const { rationale, needs = [], ...row } = complete;
  const level = levelOf(row.statement);
  const basis = basisOf(level, row.clause);
  // What rests on the profile needs the key that its clause names, before anything else.
  const key = basis === 'profile' ? [row.clause.slice('profile '.length) as ProfileKey] : [];
  const keys = [...new Set([...key, ...needs])];
  // A topic's rationale is that of its MUSTs.
  const why = level === 'MUST' ? (rationale ?? (basis === 'profile' ? PUBLISHED : undefined)) : written.rationale;
  return {
    ...row,
    id: `${ids.replace('%', prefixOf(row.operation))}.${name}`,
    statement: row.statement.replace('%', row.operation),
    level: level ?? 'MAY',
    basis,
    ...(keys.length > 0 ? { needs: keys } : {}),
    ...(why === undefined ? {} : { rationale: why }),
  };
}

/** Completes a topic's rows with what they have in common, and with what their statements and clauses say. */
export function topic<const C extends Common>(common: C) {
  return <const R extends Rows<C>>(
    rows: R,
  ): readonly (Requirement & { readonly id: `${IdsOf<C>}.${keyof R & string}` })[] =>
    Object.entries(rows).map(([name, row]) => completed(common, name, writtenOf(row)) as never);
}

function writtenOf(row: unknown): Partial<Requirement> {
  if (typeof row === 'string') return { statement: row };
  return Array.isArray(row) ? { clause: row[0], statement: row[1] } : (row as Partial<Requirement>);
}

/** The first part of an operation's requirement ids. */
export type Prefix<O extends string> = Uppercase<O>;

/** The first part of an operation's requirement ids, such as `CHECK-IN`. */
export const prefixOf = <O extends string>(operation: O): Prefix<O> => operation.toUpperCase() as Prefix<O>;

/** What the profile must show so that a body is known which an operation accepts: of an open one, its schema and an example. */
export function shownBody(operation: Operation): readonly ProfileKey[] {
  return isOpen(operation) ? [`operations.${operation}.request`, `operations.${operation}.example`] : [];
}

/** By what a valid request of an operation is accepted: an open operation's body is known from a profile only. */
export function authorityOf(operation: Operation): { readonly clause: string; readonly needs: readonly ProfileKey[] } {
  const documented = isTokenOperation(operation) ? OPERATION_ROWS[operation].clause : '§4.1';
  const clause = isOpen(operation) ? `profile operations.${operation}.request` : documented;
  return { clause, needs: shownBody(operation) };
}
