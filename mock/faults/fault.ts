/** What a fault is, and helpers to declare one. */
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Values } from '../../contract/run.ts';
import { OPERATIONS, type Operation, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { Override } from '../behaviour.ts';
import { on } from '../overrides.ts';

/**
 * A fault that the mock can have, and which requirements must notice it, may, or have to be left open. In their ids
 * `*` stands for any characters.
 */
export interface Fault {
  /** Kebab case, the operation or topic first: `check-in.accepts-missing.roomNumber`. */
  readonly name: string;
  readonly operation: Operation | 'all';
  /** What a developer did wrong. */
  readonly because: string;
  readonly override: Override;
  readonly noticedBy: readonly string[];
  /** Requirements that may notice it, too. */
  readonly sideEffects?: readonly string[];
  /** Requirements that it must leave `inconclusive`, such as by a refusal for the wrong reason or an outage. */
  readonly undecided?: readonly string[];
  /**
   * Which tests it can touch. `own`: those of its operation; other tests send it only valid requests, which are
   * answered as ever. `exchanges` (default): all that send a request to its operation. `all`: every test, because the
   * run's own token is changed.
   */
  readonly reach?: 'own' | 'exchanges' | 'all';
  /** The test values with which it shows, where they differ from the embedded ones. */
  readonly values?: Partial<Values>;
  /** It shows on the connection, such as by framing or a reset, so that the matrix judges it over sockets. */
  readonly onConnection?: true;
}

/** The ids that an id with alternatives in braces stands for; innermost braces first. */
function alternatives(id: string): string[] {
  const [braces, among = ''] = /\{([^{}]*)\}/.exec(id) ?? [];
  return braces ? among.split(',').flatMap((each) => alternatives(id.replace(braces, each))) : [id];
}

/** Requirement ids, once for each operation, with `%` replaced by its prefix. */
export function forEach(operations: readonly Operation[], ...ids: readonly string[]): string[] {
  const named = ids.flatMap(alternatives);
  return [...new Set(operations.flatMap((each) => named.map((id) => id.replaceAll('%', prefixOf(each)))))];
}

/** Requirement ids, once for each event report. */
export const ofReports = (...ids: readonly string[]) => forEach(RESERVATION_OPERATIONS, ...ids);

/** A fault as it is declared, without its name. */
export interface FaultEntry extends Pick<Fault, 'because' | 'override' | 'reach' | 'onConnection' | 'values'> {
  /**
   * Ids of the requirements that must notice it; one that only may ends in `?`, one that it must leave open in `!`.
   * `%` stands for the prefix of the operation, such as `CHECK-IN` (of each, if it is the whole service's), `{A,B}` for
   * both.
   */
  readonly noticedBy?: readonly string[];
  /** The operations that can have it, if not all those that the list is for. */
  readonly only?: readonly Operation[];
  /** True if it shows at other operations too, such as by a token that they refuse: its override limits itself. */
  readonly spreads?: boolean;
}

/** A fault as a row: the developer's mistake, the override, and what notices it. */
export type FaultRow = FaultOf<Override>;
type FaultOf<Made> = readonly [because: string, made: Made, ...noticedBy: string[]];

/** Faults by name, in kebab case and without the operation: `accepts-missing.roomNumber`. */
export type FaultList = Readonly<Record<string, FaultEntry | FaultRow>>;

/** A family of faults: a row for each, and how a fault is made of a row. */
export function family<Row extends readonly unknown[]>(
  declare: (...row: Row) => FaultEntry | FaultRow,
  table: Readonly<Record<string, NoInfer<Readonly<Row>>>>,
): FaultList {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, declare(...row)]));
}

/**
 * Requirements of a profile are about the same exchanges as many others, so any fault may show there too.
 * Faults against a profile name what notices them.
 */
const PINNED_AS_WELL: readonly string[] = [
  '{FIELDS-*,READING-*,REPETITION-*.AS-PROFILED,API-VERSION-*-AS-PROFILED}?',
  ...['ERRORS-*.{MALFORMED-STATUS,NOTHING-STATUS,REPLY-*}?', 'TOKEN-*.{SECOND-CLIENT*,LONGEST-LIFE}?'],
  // So do the ordinary reports that a token of the JSON variant carries.
  'CHECK-IN.BEARER-JSON-TOKEN-{KEPT,FAULTY}?',
];

/** Any fault may also show under circumstances, except faults of single circumstances, which name what notices them. */
function asWell(name: string): readonly string[] {
  if (/(?:^|\.)(?:skips-auth|skips-validation|skips-empty|refuses)\./.test(name)) return PINNED_AS_WELL;
  return ['CIRCUMSTANCE-*?', ...(name.includes('profile.') ? [] : PINNED_AS_WELL)];
}

/** Declares a fault under its full name. `override` keeps to the operation, unless it is `all` or the fault spreads. */
export function fault({ operation, ...entry }: FaultEntry & Pick<Fault, 'name' | 'operation'>): Fault {
  const { name, because, override, noticedBy = [], onConnection, values } = entry;
  const ids = forEach(operation === 'all' ? OPERATIONS : [operation], ...noticedBy, ...asWell(name));
  const marked = (mark: string) => ids.filter((id) => id.endsWith(mark)).map((id) => id.slice(0, -1));
  return {
    ...{ name, operation, because },
    noticedBy: ids.filter((id) => !/[?!]$/.test(id)),
    ...{ sideEffects: marked('?'), undecided: marked('!') },
    reach: operation === 'all' ? 'all' : (entry.reach ?? 'exchanges'),
    override: operation === 'all' || entry.spreads ? override : on([operation], override),
    ...(onConnection ? { onConnection } : {}),
    ...(values ? { values } : {}),
  };
}

/** Ids of requirements that may notice a fault, or that it must leave open. */
export const may = (...ids: readonly string[]) => ids.map((id) => `${id}?`);
export const leftOpen = (...ids: readonly string[]) => ids.map((id) => `${id}!`);

/** Faults with parts that no row has, the same for each. */
export const having = ({ noticedBy = [], ...more }: Partial<FaultEntry>, list: FaultList): FaultList =>
  Object.fromEntries(
    Object.entries(list).map(([name, given]) => {
      const entry = entryOf(given);
      return [name, { ...entry, ...more, noticedBy: [...(entry.noticedBy ?? []), ...noticedBy] }];
    }),
  );

/** Faults in rows that have, in place of the override, what it is made of. */
export const madeBy = <Made>(
  make: (made: Made) => Override,
  table: Readonly<Record<string, FaultOf<NoInfer<Made>>>>,
): FaultList => family((because: string, made: Made, ...ids: string[]) => [because, make(made), ...ids], table);

/** A fault of a list, with its parts named. */
export function entryOf(given: FaultEntry | FaultRow): FaultEntry {
  if ('because' in given) return given;
  const [because, override, ...noticedBy] = given;
  return { because, override, noticedBy };
}

/** The faults of a list for each operation that can have them, with names that begin with the operation. */
export function faultsOf<O extends Operation>(
  operations: readonly O[],
  list: FaultList | ((operation: O) => FaultList),
  { prefix = '', ...defaults }: Pick<Fault, 'reach' | 'onConnection'> & { readonly prefix?: string } = {},
): Fault[] {
  return operations.flatMap((operation) =>
    Object.entries(typeof list === 'function' ? list(operation) : list)
      .map(([name, given]) => [name, entryOf(given)] as const)
      .filter(([, { only }]) => only?.includes(operation) ?? true)
      .map(([name, entry]) => fault({ ...defaults, ...entry, name: `${prefix}${operation}.${name}`, operation })),
  );
}

/** The faults of a list as those of the whole service. */
export const faultsOfAll = (list: FaultList): Fault[] =>
  Object.entries(list).map(([name, given]) => fault({ ...entryOf(given), name, operation: 'all' }));
