/** Overrides of the mock's stages that faults and conforming variants share. */
import type { Operation } from '../contract/words.ts';
import type { Behaviour, Check, Context, Override, RefusalKind, Violation } from './behaviour.ts';
import { jsonReply, type Reply } from './reply.ts';

type AnyStage = (...values: unknown[]) => unknown;

/** An override that applies only to requests for some operations. Every stage is given the context last. */
export function on(operations: readonly Operation[], override: Override): Override {
  return when((ctx) => ctx.operation !== null && operations.includes(ctx.operation), override);
}

/** An override that applies only under a condition. */
export function when(condition: (ctx: Context) => boolean, override: Override): Override {
  const limited = Object.entries(override).map(([stage, replace]) => [
    stage,
    (next: AnyStage): AnyStage => {
      const changed = (replace as unknown as (next: AnyStage) => AnyStage)(next);
      return (...values) => (condition(values.at(-1) as Context) ? changed : next)(...values);
    },
  ]);
  return Object.fromEntries(limited) as Override;
}

/** Leaves out a check of the event reports. */
export function skips(...unwanted: readonly Check[]): Override {
  return { checks: (next) => (ctx) => next(ctx).filter((check) => !unwanted.includes(check)) };
}

/** Overlooks some violations. */
export function overlooks(isOverlooked: (violation: Violation, ctx: Context) => boolean): Override {
  return { violations: (next) => (body, ctx) => next(body, ctx).filter((each) => !isOverlooked(each, ctx)) };
}

/** Reports a violation of a rule that does not exist. */
export function alsoRefuses(find: (body: Readonly<Record<string, unknown>>, ctx: Context) => string | null): Override {
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
export function accepts(change: (reply: Reply, ctx: Context) => Reply): Override {
  return { accepted: (next) => (ctx) => change(next(ctx), ctx) };
}

/** Changes every refusal of an event, of an unknown path or of a wrong method. */
export function refuses(change: (reply: Reply, ctx: Context) => Reply): Override {
  return { refuse: (next) => (refusal, ctx) => change(next(refusal, ctx), ctx) };
}

/** Changes every reply before it is sent. */
export function finishes(change: (reply: Reply, ctx: Context) => Reply): Override {
  return { finish: (next) => async (reply, ctx) => change(await next(reply, ctx), ctx) };
}

/** Several overrides as one, the last outermost. */
export function all(...overrides: readonly Override[]): Override {
  const merged: Record<string, unknown> = {};
  for (const override of overrides) {
    for (const [stage, replace] of Object.entries(override)) {
      const inner = merged[stage] as ((next: AnyStage) => AnyStage) | undefined;
      const outer = replace as unknown as (next: AnyStage) => AnyStage;
      merged[stage] = inner ? (next: AnyStage) => outer(inner(next)) : outer;
    }
  }
  return merged as { [K in keyof Behaviour]?: (next: Behaviour[K]) => Behaviour[K] };
}

/** Refuses a report in which a string matches; `isNamed` selects the members. */
export function memberLike(pattern: RegExp, isNamed: RegExp = /./): Override {
  return alsoRefuses((body) => {
    const found = Object.entries(body).find(
      ([name, value]) => isNamed.test(name) && typeof value === 'string' && pattern.test(value),
    );
    return found?.[0] ?? null;
  });
}

/** Crashes while the body is parsed, under a condition. */
export function throwsAt(isUnusual: (text: string, bytes: Buffer) => boolean): Override {
  return {
    parseBody: (next) => (bytes, ctx) => {
      if (isUnusual(String(bytes), bytes)) throw new TypeError('Object reference not set to an instance of an object.');
      return next(bytes, ctx);
    },
  };
}

/** Reads a body of another form as an empty object, and accepts it. */
export function bodyTaken(isTaken: (text: string) => boolean): Override {
  return {
    parseBody: (next) => (bytes, ctx) => (isTaken(String(bytes)) ? { value: {} } : next(bytes, ctx)),
    violations: (next) => (body, ctx) => (isTaken(String(ctx.bytes)) ? [] : next(body, ctx)),
  };
}

/** Another status for some kinds of refusal. */
export function refusalAs(status: number, ...kinds: readonly RefusalKind[]): Override {
  return { status: (next) => (kind, ctx) => (kinds.includes(kind) ? status : next(kind, ctx)) };
}

/** JSON without the comments and trailing commas that parsers of configuration files allow. */
export function withoutLooseParts(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/,\s*([}\]])/g, '$1');
}

/** Parses JSON with comments and trailing commas, as in configuration files. */
export const readsLooseJson: Override = {
  parseBody: (next) => (bytes, ctx) => next(Buffer.from(withoutLooseParts(String(bytes))), ctx),
};

/** Changes the answer to a request before anything is looked at. */
export const answerWhere = (condition: (ctx: Context) => boolean, make: () => Reply): Override => ({
  answer: (next) => async (ctx) => (condition(ctx) ? make() : next(ctx)),
});

/** What a service answers that has failed. */
export const failure = () => jsonReply(500, { type: 'about:blank', title: 'Internal Server Error', status: 500 });
