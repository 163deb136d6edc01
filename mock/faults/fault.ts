/** What a fault is, and the words in which faults are declared. */
import type { Operation } from '../../contract/words.ts';
import type { Behaviour, Check, Context, Violation, Wrap } from '../behaviour.ts';
import type { Reply } from '../reply.ts';

/** A named defect that the mock can be told to have. */
export interface Fault {
  /** Kebab case, the operation or topic first: `check-in.accepts-missing.roomNumber`. */
  readonly name: string;
  readonly operation: Operation | 'all';
  /** What a developer did wrong to cause it. */
  readonly mistake: string;
  /** Ids of the requirements that must notice it. */
  readonly noticedBy: readonly string[];
  /** Ids of further requirements that it may turn; `*` stands for any characters. */
  readonly sideEffects?: readonly string[];
  /** Ids of the requirements that it must leave `inconclusive`: a refusal for the wrong reason, an outage. */
  readonly undecided?: readonly string[];
  readonly wrap: Wrap;
}

/** A fault whose requirements are named elsewhere; `wrap` is already limited to the operation unless that is `all`. */
export function fault(name: string, operation: Operation | 'all', mistake: string, wrap: Wrap): Fault {
  return { name, operation, mistake, noticedBy: [], wrap: operation === 'all' ? wrap : on([operation], wrap) };
}

type AnyStage = (...values: unknown[]) => unknown;

/** A wrap that takes effect only while one of these operations is asked for. Every stage is given the context last. */
export function on(operations: readonly Operation[], wrap: Wrap): Wrap {
  return when((ctx) => ctx.operation !== null && operations.includes(ctx.operation), wrap);
}

/** A wrap that takes effect only under a condition. */
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

/** Overlooks violations. */
export function overlooks(isOverlooked: (violation: Violation, ctx: Context) => boolean): Wrap {
  return { violations: (next) => (body, ctx) => next(body, ctx).filter((each) => !isOverlooked(each, ctx)) };
}

/** Sees a violation where there is none. */
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

/** Changes what is sent for an accepted event. */
export function accepts(change: (reply: Reply, ctx: Context) => Reply): Wrap {
  return { accepted: (next) => (ctx) => change(next(ctx), ctx) };
}

/** Changes every refusal of an event, an unknown path or a wrong method. */
export function refuses(change: (reply: Reply, ctx: Context) => Reply): Wrap {
  return { refuse: (next) => (refusal, ctx) => change(next(refusal, ctx), ctx) };
}

/** Changes every reply, last of all. */
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
