/** Wraps that several topics of faults share. */
import type { Context, RefusalKind, Wrap } from '../behaviour.ts';
import { jsonReply, type Reply } from '../reply.ts';
import { alsoRefuses } from './fault.ts';

/** Refuses a report in which a string matches; `isNamed` selects the members. */
export function memberLike(pattern: RegExp, isNamed: RegExp = /./): Wrap {
  return alsoRefuses((body) => {
    const found = Object.entries(body).find(
      ([name, value]) => isNamed.test(name) && typeof value === 'string' && pattern.test(value),
    );
    return found?.[0] ?? null;
  });
}

/** Crashes while the body is parsed, under a condition. */
export function throwsAt(isUnusual: (text: string, bytes: Buffer) => boolean): Wrap {
  return {
    parseBody: (next) => (bytes, ctx) => {
      if (isUnusual(String(bytes), bytes)) throw new TypeError('Object reference not set to an instance of an object.');
      return next(bytes, ctx);
    },
  };
}

/** Reads a body of another form as an empty object, and accepts it. */
export function bodyTaken(isTaken: (text: string) => boolean): Wrap {
  return {
    parseBody: (next) => (bytes, ctx) => (isTaken(String(bytes)) ? { value: {} } : next(bytes, ctx)),
    violations: (next) => (body, ctx) => (isTaken(String(ctx.bytes)) ? [] : next(body, ctx)),
  };
}

/** Another status for some kinds of refusal. */
export function refusalAs(status: number, ...kinds: readonly RefusalKind[]): Wrap {
  return { status: (next) => (kind, ctx) => (kinds.includes(kind) ? status : next(kind, ctx)) };
}

/** JSON without the comments and trailing commas that parsers of configuration files allow. */
export function withoutLooseParts(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/,\s*([}\]])/g, '$1');
}

/** Parses JSON with comments and trailing commas, as in configuration files. */
export const readsLooseJson: Wrap = {
  parseBody: (next) => (bytes, ctx) => next(Buffer.from(withoutLooseParts(String(bytes))), ctx),
};

/** Changes the answer to a request before anything is looked at. */
export const answerWhere = (condition: (ctx: Context) => boolean, make: () => Reply): Wrap => ({
  answer: (next) => async (ctx) => (condition(ctx) ? make() : next(ctx)),
});

/** What a service answers that has failed. */
export const failure = () => jsonReply(500, { type: 'about:blank', title: 'Internal Server Error', status: 500 });
