/** Overrides of the mock's stages that faults and conforming variants share. */
import { type Field, fieldsOf, requestSchema } from '../contract/interface.ts';
import type { JsonObject } from '../contract/json.ts';
import type { Operation, ReservationOperation } from '../contract/words.ts';
import {
  type Behaviour,
  type Check,
  type Context,
  header,
  kept,
  type Override,
  type Parsed,
  type Refusal,
  type RefusalKind,
  type Violation,
} from './behaviour.ts';
import type { Reply } from './reply.ts';

type AnyStage = (...values: unknown[]) => unknown;
type Replacement = (next: AnyStage) => AnyStage;
const replacements = (override: Override) => Object.entries(override) as unknown as [string, Replacement][];

/** Overrides that apply only to requests for some operations. Every stage is given the context last. */
export function on(operations: readonly Operation[], ...overrides: readonly Override[]): Override {
  return when((ctx) => ctx.operation !== null && operations.includes(ctx.operation), all(...overrides));
}

/** An override that applies only under a condition. */
export function when(condition: (ctx: Context) => boolean, override: Override): Override {
  const limited = (replace: Replacement): Replacement => {
    return (next) => {
      const changed = replace(next);
      return (...values) => (condition(values.at(-1) as Context) ? changed : next)(...values);
    };
  };
  return Object.fromEntries(replacements(override).map(([stage, replace]) => [stage, limited(replace)]));
}

type Made<Stage extends keyof Behaviour> = Awaited<ReturnType<Behaviour[Stage]>>;
type Given<Stage extends keyof Behaviour> = Parameters<Behaviour[Stage]>;

/** Changes a stage's result, by the request and the stage's argument. */
export const after =
  <Stage extends keyof Behaviour>(stage: Stage) =>
  (change: (made: Made<Stage>, ctx: Context, ...given: Given<Stage>) => Made<Stage>): Override => {
    const replace =
      (next: AnyStage) =>
      (...given: Given<Stage>) => {
        const changed = (made: unknown) => change(made as Made<Stage>, given.at(-1) as Context, ...given);
        const made = next(...given);
        return made instanceof Promise ? made.then(changed) : changed(made);
      };
    return { [stage]: replace };
  };

/** Changes a stage's first argument, which is the request if there is no other. */
export const before =
  <Stage extends keyof Behaviour>(stage: Stage) =>
  (change: (first: Given<Stage>[0], ctx: Context) => Given<Stage>[0]): Override => {
    const replace =
      (next: AnyStage) =>
      (...given: Given<Stage>) =>
        next(change(given[0], given.at(-1) as Context), ...given.slice(1));
    return { [stage]: replace };
  };

/** Changes the checks of the event reports. */
export const checks = after('checks');
/** Leaves out a check of the event reports. */
export const skips = (...unwanted: readonly Check[]) =>
  checks((made) => made.filter((check) => !unwanted.includes(check)));
const finds = after('violations');
/** Ignores some violations. */
export const overlooks = (isOverlooked: (violation: Violation, ctx: Context) => boolean) =>
  finds((found, ctx) => found.filter((each) => !isOverlooked(each, ctx)));
/** Reports a violation of a rule that does not exist. */
export const alsoRefuses = (find: (body: JsonObject, ctx: Context) => string | null) =>
  finds((found, ctx, body) => {
    const field = find(body, ctx);
    if (field === null) return found;
    return [...found, { field, kind: 'other', message: `The member ${field} is not accepted.`, value: body[field] }];
  });
/** Refuses some values of a member. */
export const refusesMember = (name: string, isRefused: (value: unknown, body: JsonObject) => boolean) =>
  alsoRefuses((body) => (isRefused(body[name], body) ? name : null));
/** Changes the reply to an accepted event. */
export const accepts = after('accepted');
/** Does something with the accepted reports of an operation. */
export const afterEach = (operation: Operation, note: (ctx: Context) => void) =>
  on(
    [operation],
    accepts((reply, ctx) => {
      note(ctx);
      return reply;
    }),
  );
/** Changes every refusal of an event, of an unknown path or of a wrong method. */
export const refuses = after('refuse');
/** Changes every reply before it is sent. */
export const finishes = after('finish');
/** Changes what happens to an `api-version`. */
export const versions = after('apiVersionOk');

/** Several overrides as one, the last outermost. */
export function all(...overrides: readonly Override[]): Override {
  const merged: Record<string, Replacement> = {};
  for (const [stage, outer] of overrides.flatMap(replacements)) {
    const inner = merged[stage];
    merged[stage] = inner ? (next) => outer(inner(next)) : outer;
  }
  return merged as Override;
}

/** Accepts every media type. */
export const anyMediaType: Override = { mediaTypeOk: () => () => true };

/** The media type as sent; empty if there is none. */
export const typeOf = (ctx: Context) => header(ctx, 'content-type') ?? '';

/** Changes whether a media type is accepted. */
export const mediaTypes = after('mediaTypeOk');
/** Refuses some more media types. */
export const refusesTypes = (isRefused: (type: string) => boolean) =>
  mediaTypes((ok, _ctx, type) => ok && !isRefused(type ?? ''));

/** Refuses a valid report under a condition, if nothing else has refused it. */
export function conflicts(
  isConflict: (body: JsonObject, ctx: Context) => boolean,
  kind: RefusalKind = 'conflict',
): Override {
  const refusal: Refusal = { kind, detail: 'The report does not fit what was reported before.' };
  return after('conflict')((found, ctx, body) => found ?? (isConflict(body, ctx) ? refusal : null));
}

/** The stay that a report names: in a check-out by its reservation id. */
export const stayNamed = ({ operation, body }: Context): unknown =>
  body?.[operation === 'check-out' ? 'reservationId' : 'hotelConfirmationNumber'];

/** Refuses reports of an operation about some stays. */
export const refusesStays = (
  operation: ReservationOperation,
  isRefused: (stay: unknown, ctx: Context) => boolean,
  kind: RefusalKind = 'content',
) =>
  on(
    [operation],
    conflicts((_body, ctx) => isRefused(stayNamed(ctx), ctx), kind),
  );

/** Does something with the reports of an operation that are at fault, by what is wrong with them. */
export const afterFaulty = (operation: Operation, note: (ctx: Context, found: readonly Violation[]) => void) =>
  on(
    [operation],
    finds((found, ctx) => {
      if (found.length > 0) note(ctx, found);
      return found;
    }),
  );

/** Whether a named value has come before; from now on it has. */
export function cameBefore(ctx: Context, what: string, value: unknown): boolean {
  const seen = kept(ctx, what);
  return seen.has(value) || !seen.add(value);
}

/** Refuses a report in which a string matches; `isNamed` selects the members. */
export const memberLike = (pattern: RegExp, isNamed = /./) =>
  alsoRefuses((body) => {
    const isLike = (name: string, value: unknown) =>
      isNamed.test(name) && typeof value === 'string' && pattern.test(value);
    return Object.entries(body).find((member) => isLike(...member))?.[0] ?? null;
  });

/** Parses the text of a body in another way. Bytes that are not UTF-8 have become U+FFFD by then. */
export function reads(read: (text: string, next: (text: string) => Parsed) => Parsed): Override {
  return { parseBody: (next) => (bytes, ctx) => read(String(bytes), (text) => next(Buffer.from(text), ctx)) };
}

/** Parses some bodies in its own way, without the usual parser. */
const readsSome = (isMeant: (text: string, bytes: Buffer) => boolean, read: () => Parsed): Override => ({
  parseBody: (next) => (bytes, ctx) => (isMeant(String(bytes), bytes) ? read() : next(bytes, ctx)),
});
/** Refuses the text of a body before it is parsed. */
export const refusesBodies = (isRefused: (text: string) => boolean) =>
  readsSome(isRefused, () => ({ problem: 'Filtered.' }));
/** Reads a body as a report without members if it is one of these texts. */
export const readsAsEmpty = (texts: readonly string[]) =>
  readsSome(
    (text) => texts.includes(text.trim()),
    () => ({ value: {} }),
  );
/** Crashes while the body is parsed, under a condition. */
export const throwsAt = (isUnusual: (text: string, bytes: Buffer) => boolean) => readsSome(isUnusual, crash);
/** Reads a body in another format as an empty object, and accepts it. */
export const bodyTaken = (isTaken: (text: string) => boolean): Override => ({
  ...readsSome(isTaken, () => ({ value: {} })),
  ...overlooks((_each, ctx) => isTaken(String(ctx.bytes))),
});
/** Parses the text of a body with a tolerant parser; a text that it leaves alone is parsed byte by byte as usual. */
export const parses = (change: (text: string) => string) =>
  before('parseBody')((bytes) => {
    const changed = change(String(bytes));
    return changed === String(bytes) ? bytes : Buffer.from(changed);
  });

/** Fails as untested code does. */
export function crash(): never {
  throw new TypeError('Object reference not set to an instance of an object.');
}

/** The fields of the requested operation's report. */
export const fieldsAsked = ({ operation, mock }: Context): readonly Field[] =>
  fieldsOf(requestSchema(operation as ReservationOperation, mock.profile));

/** Matches the names of members case-insensitively. */
export const namesWithoutCase = before('violations')((body, ctx) => {
  const known = new Map(fieldsAsked(ctx).map(({ name }) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [known.get(name.toLowerCase()) ?? name, value]),
  );
});

/** Refuses members that no schema names. */
export const refusesUnknownMembers = alsoRefuses((body, ctx) => {
  const fields = fieldsAsked(ctx);
  const known = [...fields.map(({ name }) => name), 'reservation_id', 'check_out_date'];
  return fields.length > 0 && Object.keys(body).some((name) => !known.includes(name)) ? '$' : null;
});

/** Turns some requests away as too many, saying when to come back, if at all. */
export const limitsRate = (isMet: (ctx: Context) => boolean, retryAfter?: (ctx: Context) => string) =>
  after('limited')((found, ctx) => {
    if (!isMet(ctx)) return found;
    const headers = retryAfter ? [['Retry-After', retryAfter(ctx)] as const] : [];
    return { kind: 'rate', detail: 'Too many requests.', headers };
  });

/** Another status for some kinds of refusal. */
export const refusalAs = (wanted: number, ...kinds: readonly RefusalKind[]) =>
  after('status')((status, _ctx, kind) => (kinds.includes(kind) ? wanted : status));

/** JSON without the comments and trailing commas that parsers of configuration files allow. */
export const withoutLooseParts = (text: string) => text.replace(/\/\*.*?\*\//gs, '').replace(/,\s*([}\]])/g, '$1');
/** Parses JSON with comments and trailing commas, as in configuration files. */
export const readsLooseJson = reads((text, next) => next(withoutLooseParts(text)));

/** Answers a request before anything is checked, under a condition. */
export const answerWhere = (condition: (ctx: Context) => boolean, make: (ctx: Context) => Reply): Override => ({
  answer: (next) => async (ctx) => (condition(ctx) ? make(ctx) : next(ctx)),
});

/** Answers some kinds of refusal in its own way. */
export const answersRefusals = (kinds: readonly RefusalKind[], make: (ctx: Context, refusal: Refusal) => Reply) =>
  refuses((reply, ctx, refusal) => (kinds.includes(refusal.kind) ? make(ctx, refusal) : reply));

const at = (ctx: Context, read: (path: string) => string): Context => ({ ...ctx, path: ctx.path && read(ctx.path) });
/** Routes a request by a rewritten path. */
export const readsPaths = (read: (path: string) => string) => before('route')((ctx) => at(ctx, read));
/** Routes a request by a rewritten path if nothing is at the path itself. */
export const readsPathsToo = (read: (path: string) => string): Override => ({
  route: (next) => (ctx) => next(ctx) ?? next(at(ctx, read)),
});

/** Every nth request of its operation, but never the first ones, with which a run begins. */
export const everyNth = (n: number) => (ctx: Context) => ctx.nth > 3 && ctx.nth % n === 0;

/** Whether a request has a header field. */
export const has = (name: string) => (ctx: Context) => header(ctx, name) !== undefined;
