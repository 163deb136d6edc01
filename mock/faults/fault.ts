/** What a fault is, and the helpers that declare one. */
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Operation } from '../../contract/words.ts';
import type { Behaviour, Check, Context, Violation, Wrap } from '../behaviour.ts';
import type { Reply } from '../reply.ts';

/**
 * Which requirements must notice a fault, which others may, and which it must leave open.
 * In a declaration `%` stands for the prefix of the operation, such as `CHECK-IN`.
 */
export interface Turns {
  /** Ids of the requirements that must notice it. */
  readonly noticedBy?: readonly string[];
  /** Ids of further requirements that may notice it; `*` stands for any characters. */
  readonly sideEffects?: readonly string[];
  /**
   * Ids of the requirements that it must leave `inconclusive`, such as by a refusal for the wrong reason or an outage.
   * `*` stands for any characters: every requirement that matches.
   */
  readonly undecided?: readonly string[];
  /**
   * Which tests it can touch. `own`: those of its operation. Tests of other operations send it nothing but valid requests,
   * and these are answered as ever. `exchanges` (default): all tests that send a request to its operation.
   * `all`: every test, because the run's own token is changed.
   */
  readonly reach?: 'own' | 'exchanges' | 'all';
  /** It shows on the connection, such as by framing or a reset, so that the matrix judges it over sockets. */
  readonly onConnection?: true;
}

/** A named defect that the mock can be told to have. */
export interface Fault extends Turns {
  /** Kebab case, the operation or topic first: `check-in.accepts-missing.roomNumber`. */
  readonly name: string;
  readonly operation: Operation | 'all';
  /** What a developer did wrong to cause it. */
  readonly mistake: string;
  readonly noticedBy: readonly string[];
  readonly wrap: Wrap;
}

/** Requirement ids, once for each operation, with `%` replaced by its prefix. */
export function forEach(operations: readonly Operation[], ...ids: readonly string[]): string[] {
  return operations.flatMap((operation) => ids.map((id) => id.replaceAll('%', prefixOf(operation))));
}

function named(operation: Operation | 'all', ids: readonly string[] | undefined): string[] {
  return operation === 'all' ? [...(ids ?? [])] : forEach([operation], ...(ids ?? []));
}

/** A fault as it is declared: one entry of a list. */
export interface FaultEntry extends Turns {
  /** Kebab case, without the operation: `accepts-missing.roomNumber`. */
  readonly name: string;
  readonly mistake: string;
  readonly wrap: Wrap;
  /** The operations that can have it, if not all those that the list is for. */
  readonly only?: readonly Operation[];
  /** True if it shows at other operations too, such as by a token that they refuse: its wrap limits itself. */
  readonly spreads?: boolean;
}

/** The entries of a list, by their names. */
export function listed(list: Readonly<Record<string, Omit<FaultEntry, 'name'>>>): FaultEntry[] {
  return Object.entries(list).map(([name, entry]) => ({ name, ...entry }));
}

/**
 * What a profile pins says again, of the same exchanges, much of what other requirements say: any fault may show there too.
 * Those that are about a profile name what notices them.
 */
const PINNED_AS_WELL: readonly string[] = [
  'FIELDS-*',
  'READING-*',
  'REPETITION-*.AS-PROFILED',
  'ERRORS-*.MALFORMED-STATUS',
  'ERRORS-*.NOTHING-STATUS',
  'ERRORS-*.REPLY-*',
  'API-VERSION-*-AS-PROFILED',
  'TOKEN-*.SECOND-CLIENT*',
  'TOKEN-*.LONGEST-LIFE',
];

/** Any fault may show under circumstances too, but for those of single ones, which name what notices them. */
const isUnderCircumstance = (name: string) =>
  /(?:^|\.)(?:skips-auth|skips-validation|skips-empty|refuses)\./.test(name);

function asWell(name: string): readonly string[] {
  if (isUnderCircumstance(name)) return PINNED_AS_WELL;
  return ['CIRCUMSTANCE-*', ...(name.includes('profile.') ? [] : PINNED_AS_WELL)];
}

/** Declares a fault under its full name. `wrap` is limited to the operation, unless that is `all` or the fault spreads. */
export function fault({ operation, ...entry }: FaultEntry & Pick<Fault, 'operation'>): Fault {
  const isLimited = operation !== 'all' && !entry.spreads;
  return {
    name: entry.name,
    operation,
    mistake: entry.mistake,
    noticedBy: named(operation, entry.noticedBy),
    sideEffects: [...named(operation, entry.sideEffects), ...asWell(entry.name)],
    undecided: named(operation, entry.undecided),
    reach: operation === 'all' ? 'all' : (entry.reach ?? 'exchanges'),
    wrap: isLimited ? on([operation], entry.wrap) : entry.wrap,
    ...(entry.onConnection ? { onConnection: true } : {}),
  };
}

/** The faults of a list that apply to an operation, each named after it, or to the whole service. */
export function faultsOf(
  operation: Fault['operation'],
  entries: readonly FaultEntry[],
  defaults: Pick<Turns, 'reach' | 'onConnection'> = {},
): Fault[] {
  return entries
    .filter(({ only }) => operation === 'all' || (only?.includes(operation) ?? true))
    .map((entry) => {
      const name = operation === 'all' ? entry.name : `${operation}.${entry.name}`;
      return fault({ ...defaults, ...entry, name, operation });
    });
}

type AnyStage = (...values: unknown[]) => unknown;

/** A wrap that applies only to requests for some operations. Every stage is given the context last. */
export function on(operations: readonly Operation[], wrap: Wrap): Wrap {
  return when((ctx) => ctx.operation !== null && operations.includes(ctx.operation), wrap);
}

/** A wrap that applies only under a condition. */
export function when(condition: (ctx: Context) => boolean, wrap: Wrap): Wrap {
  const limited = Object.entries(wrap).map(([stage, replace]) => [
    stage,
    (next: AnyStage): AnyStage => {
      const changed = (replace as unknown as (next: AnyStage) => AnyStage)(next);
      return (...values) => (condition(values.at(-1) as Context) ? changed : next)(...values);
    },
  ]);
  return Object.fromEntries(limited) as Wrap;
}

/** Leaves out a check of the event reports. */
export function skips(...unwanted: readonly Check[]): Wrap {
  return { checks: (next) => (ctx) => next(ctx).filter((check) => !unwanted.includes(check)) };
}

/** Overlooks some violations. */
export function overlooks(isOverlooked: (violation: Violation, ctx: Context) => boolean): Wrap {
  return { violations: (next) => (body, ctx) => next(body, ctx).filter((each) => !isOverlooked(each, ctx)) };
}

/** Reports a violation of a rule that does not exist. */
export function alsoRefuses(find: (body: Readonly<Record<string, unknown>>, ctx: Context) => string | null): Wrap {
  return {
    violations: (next) => (body, ctx) => {
      const field = find(body, ctx);
      const found = next(body, ctx);
      if (field === null) return found;
      return [...found, { field, kind: 'other', message: `The member ${field} is not accepted.`, value: body[field] }];
    },
  };
}

/** Changes the reply to an accepted event. */
export function accepts(change: (reply: Reply, ctx: Context) => Reply): Wrap {
  return { accepted: (next) => (ctx) => change(next(ctx), ctx) };
}

/** Changes every refusal of an event, of an unknown path or of a wrong method. */
export function refuses(change: (reply: Reply, ctx: Context) => Reply): Wrap {
  return { refuse: (next) => (refusal, ctx) => change(next(refusal, ctx), ctx) };
}

/** Changes every reply before it is sent. */
export function finishes(change: (reply: Reply, ctx: Context) => Reply): Wrap {
  return { finish: (next) => async (reply, ctx) => change(await next(reply, ctx), ctx) };
}

/** Several wraps as one, the last outermost. */
export function all(...wraps: readonly Wrap[]): Wrap {
  const merged: Record<string, unknown> = {};
  for (const wrap of wraps) {
    for (const [stage, replace] of Object.entries(wrap)) {
      const inner = merged[stage] as ((next: AnyStage) => AnyStage) | undefined;
      const outer = replace as unknown as (next: AnyStage) => AnyStage;
      merged[stage] = inner ? (next: AnyStage) => outer(inner(next)) : outer;
    }
  }
  return merged as { [K in keyof Behaviour]?: (next: Behaviour[K]) => Behaviour[K] };
}
