/**
 * What the mock does with a request, in small stages. The reference service in `reference/` is one `Behaviour`;
 * a fault or a variant is a `Override`, which replaces a few stages and may call what it replaces.
 */
import type { NameValue } from '../contract/evidence.ts';
import type { JsonObject } from '../contract/json.ts';
import type { Profile } from '../contract/profile.ts';
import type { Hotel } from '../contract/run.ts';
import type { Operation } from '../contract/words.ts';
import type { Reply } from './reply.ts';
import type { Claims } from './tokens.ts';

/** A registered OAuth client (section 5, point 1). */
export interface Client {
  readonly id: string;
  readonly secret: string;
  /** How long its tokens live: what `expires_in` says. */
  readonly lifetimeSeconds: number;
}

/** One running mock: its settings, counters and memory. */
export interface MockState {
  /** Address without a trailing slash, base path included; also the issuer of its own tokens. */
  readonly url: string;
  readonly basePath: string;
  readonly profile: Profile;
  readonly clients: readonly Client[];
  /** Hotel ids that exist; `null`: every id does. */
  readonly hotels: ReadonlyMap<number, Hotel> | null;
  /** Now, in milliseconds since the epoch; virtual in tests. */
  readonly clock: () => number;
  /** Requests received so far, the present one included. */
  readonly requests: number;
  /** Requests received and not yet answered, the present one included. */
  readonly inFlight: number;
  /** For stages that must remember something between requests; see `remember`. */
  readonly memory: Map<string, unknown>;
  /** Ends the mock as a crash would: every connection is cut and the port is closed. */
  die(): void;
}

/** One request on its way through the stages. */
export interface Context {
  readonly mock: MockState;
  /** The stages in force: a stage calls another one through here, never directly. */
  readonly behaviour: Behaviour;
  /** Sent back as `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** Path below the base path, as sent; `null` if the request is outside it. */
  readonly path: string | null;
  readonly query: URLSearchParams;
  /** Which request of its connection it is, from 1. */
  readonly nthOfConnection: number;
  /** Header fields in order, names as sent. */
  readonly headers: readonly NameValue[];
  /** The body as received; empty if it was `oversized`. */
  readonly bytes: Buffer;
  /** True if the body was longer than the mock accepts (2 MB). */
  readonly oversized: boolean;
  /** The operation that was requested; `null` until routed, and on an unknown path. */
  operation: Operation | null;
  /** How many requests for this operation the mock has received, this one included. */
  nth: number;
  /** The parsed body, once `parseBody` has succeeded. */
  body: JsonObject | null;
  /** The claims of the token that authenticated the request. */
  claims: Claims | null;
}

/** The checks that an event report must pass, in this order, to be accepted. */
export const CHECKS = ['credential', 'api-version', 'media-type', 'size', 'body', 'content', 'conflict'] as const;
/** One check of an event report. */
export type Check = (typeof CHECKS)[number];

/** What a refusal is about: one of the checks, or something that comes before them. */
export type RefusalKind = Check | 'expired' | 'path' | 'method' | 'rate' | 'crash';

/** Why a request is not accepted, before that becomes a reply. */
export interface Refusal {
  readonly kind: RefusalKind;
  /** One sentence for a person; never repeats anything that was sent. */
  readonly detail: string;
  /** Per member of the body, what is wrong with it. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: readonly NameValue[];
}

/** Why a token request is refused (RFC 6749 §5.2). */
export interface TokenRefusal {
  readonly status: number;
  readonly error: string;
  readonly description: string;
  readonly headers?: readonly NameValue[];
}

/** The parameters of a token request, each with all its values; in the JSON variant a value may be of any type. */
export type TokenParameters = ReadonlyMap<string, readonly unknown[]>;

/** The credential found in a request. */
export type Credential =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'absent' | 'malformed' | 'repeated' };

/** Why a credential is not accepted. */
export type CredentialProblem = 'absent' | 'malformed' | 'repeated' | 'invalid' | 'expired';

/**
 * What is wrong with a member: `fraction` and `range` are about integers, `blank` is white space alone, `limit` a
 * length, range, pattern or window.
 */
export type ViolationKind =
  | 'missing'
  | 'null'
  | 'type'
  | 'fraction'
  | 'range'
  | 'date-time'
  | 'date'
  | 'empty'
  | 'blank'
  | 'unknown-hotel'
  | 'other-zone'
  | 'limit'
  | 'other';

/** One member of a body that breaks a rule of the contract or the profile. */
export interface Violation {
  /** Name of the member; `$` for the body as a whole. */
  readonly field: string;
  readonly kind: ViolationKind;
  readonly message: string;
  readonly value: unknown;
}

/** The outcome of parsing a body: a JSON object, or a sentence that says why it is not one. */
export type Parsed = { readonly value: JsonObject } | { readonly problem: string };

/** The stages. Each has its default in `reference/`; all are called through `Context.behaviour`. */
export interface Behaviour {
  /** The whole reply to a request, before `finish`. */
  answer(ctx: Context): Promise<Reply>;
  /** Which operation the request's path names. */
  route(ctx: Context): Operation | null;
  methodOk(ctx: Context): boolean;
  /** The rate limit: a refusal of kind `rate`, or `null`. The reference service has none. */
  limited(ctx: Context): Refusal | null;
  /** Whether the operation accepts this media type; `undefined` if there is no `Content-Type`. */
  mediaTypeOk(contentType: string | undefined, ctx: Context): boolean;

  tokenParameters(ctx: Context): TokenParameters | TokenRefusal;
  tokenRequestProblem(parameters: TokenParameters, ctx: Context): TokenRefusal | null;
  findClient(id: string, ctx: Context): Client | null;
  secretOk(given: string, client: Client, ctx: Context): boolean;
  claimsFor(client: Client, ctx: Context): Claims;
  issue(claims: Claims, ctx: Context): Promise<string>;
  /** The members of a successful token reply. */
  tokenFields(token: string, client: Client, ctx: Context): JsonObject;
  tokenReply(fields: JsonObject, ctx: Context): Reply;
  tokenRefused(refusal: TokenRefusal, ctx: Context): Reply;

  /** Finds the bearer token in a request. */
  findCredential(ctx: Context): Credential;
  /** The claims of a token with a valid signature; `null` for any other string. */
  readToken(token: string, ctx: Context): Promise<Claims | null>;
  issuerOk(claims: Claims, ctx: Context): boolean;
  audienceOk(claims: Claims, ctx: Context): boolean;
  expired(claims: Claims, ctx: Context): boolean;
  credentialProblem(ctx: Context): Promise<CredentialProblem | null>;

  /** The checks to make, in order. */
  checks(ctx: Context): readonly Check[];
  check(check: Check, ctx: Context): Promise<Refusal | null>;
  /** Called with every value of the query parameter `api-version`, with none if it is absent (section 9). */
  apiVersionOk(values: readonly string[], ctx: Context): boolean;
  parseBody(bytes: Buffer, ctx: Context): Parsed;
  violations(body: JsonObject, ctx: Context): readonly Violation[];
  /** Why a valid event cannot be accepted now, such as a duplicate; the reference service accepts them all. */
  conflict(body: JsonObject, ctx: Context): Refusal | null;
  accepted(ctx: Context): Reply;

  /** The status of a kind of refusal. */
  status(kind: RefusalKind, ctx: Context): number;
  /** Turns any refusal except those of the token operations into a reply. */
  refuse(refusal: Refusal, ctx: Context): Reply;
  /** The last change to every reply. */
  finish(reply: Reply, ctx: Context): Reply | Promise<Reply>;
}

/** Replaces stages; each replacement is given what it replaces. */
export type Override = { readonly [K in keyof Behaviour]?: (next: Behaviour[K]) => Behaviour[K] };

function apply<K extends keyof Behaviour>(behaviour: Behaviour, override: Override, stage: K): void {
  const replace = override[stage];
  if (replace) behaviour[stage] = replace(behaviour[stage]);
}

/** The stages of `base` with the overrides around them; the last override is outermost. */
export function compose(base: Behaviour, overrides: readonly Override[]): Behaviour {
  const behaviour = { ...base };
  for (const override of overrides) {
    for (const stage of Object.keys(override) as (keyof Behaviour)[]) apply(behaviour, override, stage);
  }
  return behaviour;
}

/** The value of a header field, several joined with a comma (RFC 9110 §5.3); `undefined` if there is none. */
export function header(ctx: Context, name: string): string | undefined {
  const values = ctx.headers.filter(([key]) => key.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

/** A value that an override keeps between the requests of one mock; made on first use. */
export function remember<T>(ctx: Context, key: string, make: () => T): T {
  if (!ctx.mock.memory.has(key)) ctx.mock.memory.set(key, make());
  return ctx.mock.memory.get(key) as T;
}

/** Values of one kind that an override keeps between the requests of one mock. */
export const kept = (ctx: Context, what: string) => remember(ctx, what, () => new Set<unknown>());
