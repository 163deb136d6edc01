/** Overrides of the mock's stages that faults and conforming variants share. */
import { type Field, fieldsOf, requestSchema } from '../contract/interface.ts';
import type { Operation, ReservationOperation } from '../contract/words.ts';
import {
  type Behaviour,
  type Check,
  type Context,
  header,
  type Override,
  type Parsed,
  type Refusal,
  type RefusalKind,
  remember,
  type Violation,
} from './behaviour.ts';
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

/** Does something with the accepted reports of an operation. */
export const afterEach = (operation: Operation, note: (ctx: Context) => void): Override =>
  on(
    [operation],
    accepts((reply, ctx) => {
      note(ctx);
      return reply;
    }),
  );

/** Changes every refusal of an event, of an unknown path or of a wrong method. */
export function refuses(change: (reply: Reply, ctx: Context, refusal: Refusal) => Reply): Override {
  return { refuse: (next) => (refusal, ctx) => change(next(refusal, ctx), ctx, refusal) };
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

/** Accepts every media type. */
export const anyMediaType: Override = { mediaTypeOk: () => () => true };

/** The media type that is sent, as written; empty if there is none. */
export const typeOf = (ctx: Context) => header(ctx, 'content-type') ?? '';

/** Refuses some media types besides. */
export function refusesTypes(isRefused: (type: string) => boolean): Override {
  return { mediaTypeOk: (next) => (type, ctx) => !isRefused(type ?? '') && next(type, ctx) };
}

/** Refuses a valid report under a condition, where nothing else has refused it. */
export function conflicts(
  isConflict: (body: Readonly<Record<string, unknown>>, ctx: Context) => boolean,
  kind: RefusalKind = 'conflict',
): Override {
  const refusal: Refusal = { kind, detail: 'The report does not fit what was reported before.' };
  return { conflict: (next) => (body, ctx) => next(body, ctx) ?? (isConflict(body, ctx) ? refusal : null) };
}

/** Whether a value has come before, by the name of what it is; from now on it has. */
export function cameBefore(ctx: Context, what: string, value: unknown): boolean {
  const seen = remember(ctx, what, () => new Set<unknown>());
  return seen.has(value) || !seen.add(value);
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

/** Parses the text of a body in another way. What is no UTF-8 has become U+FFFD by then. */
export function reads(read: (text: string, next: (text: string) => Parsed) => Parsed): Override {
  return { parseBody: (next) => (bytes, ctx) => read(String(bytes), (text) => next(Buffer.from(text), ctx)) };
}

/** Refuses the text of a body before it is parsed. */
export function refusesBodies(isRefused: (text: string) => boolean): Override {
  return {
    parseBody: (next) => (bytes, ctx) => (isRefused(String(bytes)) ? { problem: 'Filtered.' } : next(bytes, ctx)),
  };
}

/** Parses what a tolerant parser makes of the text of a body; a text that it leaves alone is parsed byte by byte as ever. */
export const parses = (change: (text: string) => string): Override => ({
  parseBody: (next) => (bytes, ctx) => {
    const changed = change(String(bytes));
    return next(changed === String(bytes) ? bytes : Buffer.from(changed), ctx);
  },
});

/** Fails as code does that nobody has tried. */
export function crash(): never {
  throw new TypeError('Object reference not set to an instance of an object.');
}

/** Crashes while the body is parsed, under a condition. */
export function throwsAt(isUnusual: (text: string, bytes: Buffer) => boolean): Override {
  return { parseBody: (next) => (bytes, ctx) => (isUnusual(String(bytes), bytes) ? crash() : next(bytes, ctx)) };
}

/** Reads a body of another form as an empty object, and accepts it. */
export function bodyTaken(isTaken: (text: string) => boolean): Override {
  return {
    parseBody: (next) => (bytes, ctx) => (isTaken(String(bytes)) ? { value: {} } : next(bytes, ctx)),
    violations: (next) => (body, ctx) => (isTaken(String(ctx.bytes)) ? [] : next(body, ctx)),
  };
}

/** Reads a body as a report without members where it is one of these texts. */
export const readsAsEmpty = (texts: readonly string[]): Override => ({
  parseBody: (next) => (bytes, ctx) => (texts.includes(String(bytes).trim()) ? { value: {} } : next(bytes, ctx)),
});

/** The fields of the report that is requested. */
export const fieldsAsked = ({ operation, mock }: Context): readonly Field[] =>
  fieldsOf(requestSchema(operation as ReservationOperation, mock.profile));

/** Matches the names of members case-insensitively. */
export const namesWithoutCase: Override = {
  violations: (next) => (body, ctx) => {
    const known = new Map(fieldsAsked(ctx).map(({ name }) => [name.toLowerCase(), name]));
    const entries = Object.entries(body).map(([name, value]) => [known.get(name.toLowerCase()) ?? name, value]);
    return next(Object.fromEntries(entries), ctx);
  },
};

/** Refuses members that no schema knows. */
export const refusesUnknownMembers = alsoRefuses((body, ctx) => {
  const fields = fieldsAsked(ctx);
  const known = [...fields.map(({ name }) => name), 'reservation_id', 'check_out_date'];
  return fields.length > 0 && Object.keys(body).some((name) => !known.includes(name)) ? '$' : null;
});

/** Another status for some kinds of refusal. */
export function refusalAs(status: number, ...kinds: readonly RefusalKind[]): Override {
  return { status: (next) => (kind, ctx) => (kinds.includes(kind) ? status : next(kind, ctx)) };
}

/** JSON without the comments and trailing commas that parsers of configuration files allow. */
export function withoutLooseParts(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/,\s*([}\]])/g, '$1');
}

/** Parses JSON with comments and trailing commas, as in configuration files. */
export const readsLooseJson = reads((text, next) => next(withoutLooseParts(text)));

/** Answers a request before anything is looked at, under a condition. */
export const answerWhere = (condition: (ctx: Context) => boolean, make: (ctx: Context) => Reply): Override => ({
  answer: (next) => async (ctx) => (condition(ctx) ? make(ctx) : next(ctx)),
});

/** Answers some kinds of refusal in its own way. */
export const answersRefusals = (
  kinds: readonly RefusalKind[],
  make: (ctx: Context, refusal: Refusal) => Reply,
): Override => ({
  refuse: (next) => (refusal, ctx) => (kinds.includes(refusal.kind) ? make(ctx, refusal) : next(refusal, ctx)),
});

/** Routes a request by what it makes of the path. */
export const readsPaths = (read: (path: string) => string): Override => ({
  route: (next) => (ctx) => next({ ...ctx, path: ctx.path === null ? null : read(ctx.path) }),
});

/** Routes a request by what it makes of the path, where nothing is at the path itself. */
export const readsPathsToo = (read: (path: string) => string): Override => ({
  route: (next) => (ctx) => next(ctx) ?? next({ ...ctx, path: ctx.path === null ? null : read(ctx.path) }),
});

/** Every so-manieth request of its operation, but never the first ones, by which a run begins. */
export const everyNth = (n: number) => (ctx: Context) => ctx.nth > 3 && ctx.nth % n === 0;

/** Whether a request has a header field. */
export const has = (name: string) => (ctx: Context) => header(ctx, name) !== undefined;

/** What a service answers that has failed. */
export const failure = () => jsonReply(500, { type: 'about:blank', title: 'Internal Server Error', status: 500 });
