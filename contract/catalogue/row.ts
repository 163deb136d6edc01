import { isOpen } from '../interface.ts';
import type { ProfileKey, Requirement } from '../requirement.ts';
import { type Basis, isTokenOperation, type Level, OPERATION_ROWS, type Operation } from '../words.ts';

/** What the rows of a topic have in common. */
export type Common = Partial<
  Pick<Requirement, 'subject' | 'operation' | 'clause' | 'needs' | 'claim' | 'rationale' | 'group' | 'echoes'>
> & {
  /** The first part of their ids, in which `%` is the operation's own, such as `CHECK-IN`; absent: `%` alone. */
  readonly ids?: string;
};

/** What is derived for each row. */
type Derived = 'id' | 'subject' | 'level' | 'basis' | 'needs';
/** A row as it is written: what the topic does not give. */
type Row<C extends Common> = Omit<Requirement, keyof C | Derived> &
  Partial<Omit<Requirement, 'id' | 'level' | 'basis'>>;
/** Rows by the last part of their ids: clause and statement, or just the statement, in which `%` is the operation. */
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

/** Why a requirement of the profile is a MUST. */
const PUBLISHED = 'The provider has published it, and clients rely on it.';
/** Why accepting an ordinary report or token request is a MUST. */
export const DAILY =
  'A client that follows the document would have its request refused, and the stay would be missing.';

type Cause = Pick<Requirement, 'group' | 'phrase' | 'fieldPhrase' | 'echoes'>;
/** A row about refusals that other rows test as well. */
export const ECHO = { phrase: 'a faulty request', echoes: true } as const satisfies Cause;
const OLDER = { group: 'any body', phrase: 'faulty members of the older form' } as const;

/** Words for causes, for families that several topics have, by the last part of their ids. */
const FAMILIES: Readonly<Record<string, Cause>> = {
  'REFUSES-EMPTY-BODY': { group: 'any body', phrase: 'a request without a body' },
  'REFUSES-MALFORMED': { group: 'any body', phrase: 'bodies that are not JSON' },
  'REFUSES-LOOSE-JSON': { group: 'any body', phrase: 'text that is nearly JSON' },
  'REFUSES-NON-OBJECT': { group: 'any body', phrase: 'JSON that is not an object' },
  'REFUSES-MEDIA-TYPE': { group: 'any media type', phrase: 'another media type, or none' },
  'REFUSES-NO-MEDIA-TYPE': { group: 'any media type', phrase: 'a request without a Content-Type' },
  'REFUSES-QUERY': { group: 'any token request', phrase: 'credentials in the query', fieldPhrase: '% in the query' },
  'INVALID-STATUS': { group: 'any body', ...ECHO },
  'UNSUPPORTED-MEDIA-TYPE-STATUS': { group: 'any media type', ...ECHO },
  'UNDERSTANDS-DATE': OLDER,
  'UNDERSTANDS-ID': OLDER,
};

/** The level is the RFC 2119 word of the statement; a statement without one is observed. */
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
  // A requirement of the profile needs the key that its clause names.
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

/** What the profile must give for a valid request to be known: for an open operation, its schema and an example. */
export function shownBody(operation: Operation): readonly ProfileKey[] {
  return isOpen(operation) ? [`operations.${operation}.request`, `operations.${operation}.example`] : [];
}

/** On whose authority a valid request must be accepted: only a profile shows the body of an open operation. */
export function authorityOf(operation: Operation): { readonly clause: string; readonly needs: readonly ProfileKey[] } {
  const documented = isTokenOperation(operation) ? OPERATION_ROWS[operation].clause : '§4.1';
  const clause = isOpen(operation) ? `profile operations.${operation}.request` : documented;
  return { clause, needs: shownBody(operation) };
}
