/** Token exchanges as well-known issuers and frameworks have them by default. */
import { type Context, type Override, remember, type TokenParameters, type TokenRefusal } from '../behaviour.ts';
import { alsoTakes, fromForm, fromJson, fromQueryToo } from '../faults/token-parameters.ts';
import { all, on } from '../overrides.ts';
import { withJson, withoutHeader } from '../reply.ts';
import { opaque } from './token.ts';
import { type Variant, variantsOf } from './variant.ts';

const isUnknown = (parameters: TokenParameters, ctx: Context) =>
  !ctx.behaviour.findClient(String(parameters.get('client_id')?.[0]), ctx);

/** Says something else of a client that does not exist. */
const unknownClient = (refusal: TokenRefusal): Override => ({
  tokenRequestProblem: (next) => (parameters, ctx) =>
    next(parameters, ctx) ?? (isUnknown(parameters, ctx) ? refusal : null),
});

/** Changes what a refusal says, by its code. */
const refusedAs = (codes: Readonly<Record<string, Partial<TokenRefusal>>>): Override => ({
  tokenRefused: (next) => (refused, ctx) => next({ ...refused, ...codes[refused.error] }, ctx),
});

const bare: Override = {
  tokenRefused: (next) => (refused, ctx) =>
    withoutHeader(next(refused, ctx), 'www-authenticate', 'cache-control', 'pragma'),
  tokenReply: (next) => (members, ctx) => withoutHeader(next(members, ctx), 'cache-control', 'pragma'),
};

const moreMembers = (more: Readonly<Record<string, unknown>>): Override => ({
  tokenFields: (next) => (token, client, ctx) => ({ ...next(token, client, ctx), ...more }),
});

/** Credentials in HTTP Basic are not read. */
const formOnly: Override = {
  tokenParameters: (next) => (ctx) =>
    next({ ...ctx, headers: ctx.headers.filter(([name]) => name.toLowerCase() !== 'authorization') }),
};

/** Changes the parameters before they are checked. */
const reads = (change: (name: string, values: readonly unknown[]) => readonly unknown[]): Override => ({
  tokenParameters: (next) => (ctx) => {
    const parameters = next(ctx);
    if (!(parameters instanceof Map)) return parameters;
    return new Map([...(parameters as TokenParameters)].map(([name, values]) => [name, change(name, values)]));
  },
});

const KNOWN = /^(grant_type|client_id|client_secret)$/;

const strict: Override = {
  tokenRequestProblem: (next) => (parameters, ctx) =>
    [...parameters.keys()].every((name) => KNOWN.test(name))
      ? next(parameters, ctx)
      : { status: 400, error: 'invalid_request', description: 'property should not exist' },
};

/** The same token until it has a minute left, with what is left of its life. */
const cached: Override = {
  issue: (next) => async (claims, ctx) => {
    const kept = remember(ctx, 'cached tokens', () => new Map<unknown, { token: string; exp: number }>());
    const known = kept.get(claims.sub);
    if (known && known.exp > ctx.mock.clock() / 1000 + 60) return known.token;
    const token = await next(claims, ctx);
    kept.set(claims.sub, { token, exp: claims.exp ?? 0 });
    return token;
  },
};

const NUMBER_BEFORE = /^(Bearer )\d+\|/i;

/** Issuers whose replies are conforming though they are not those of the reference service. */
export const issuerVariants: readonly Variant[] = variantsOf({
  'issuer-like-keycloak': {
    because: 'RFC 6749 §5.1 allows further members; Keycloak answers wrong credentials with unauthorized_client.',
    override: all(
      moreMembers({ refresh_expires_in: 0, 'not-before-policy': 0, scope: 'profile email' }),
      refusedAs({
        invalid_client: { error: 'unauthorized_client', description: 'Invalid client or Invalid client credentials' },
      }),
    ),
  },
  'issuer-like-entra': {
    because: 'Section 5 wants error to be a string; Entra ID puts line breaks and quotation marks in its text.',
    override: all(
      moreMembers({ ext_expires_in: 3599 }),
      unknownClient({ status: 400, error: 'unauthorized_client', description: 'AADSTS700016: Not found: "nobody".' }),
      {
        tokenRefused: (next) => (refused, ctx) =>
          withJson(next(refused, ctx), (body) => ({
            ...body,
            error_description: `AADSTS7000215: ${refused.description}\r\nTrace ID: 0`,
            error_codes: [7000215],
          })),
      },
      formOnly,
    ),
  },
  'issuer-like-auth0': {
    because: 'Section 5 does not show the codes; Auth0 says access_denied, 403 for other grants, and reads JSON too.',
    override: on(
      ['token-form'],
      all(
        alsoTakes('application/json', fromJson),
        refusedAs({
          invalid_client: { error: 'access_denied', description: 'Unauthorized' },
          unsupported_grant_type: { status: 403, error: 'unauthorized_client' },
        }),
        formOnly,
      ),
    ),
  },
  'issuer-by-hand': {
    because: 'A serialiser may write every member of a class, empty ones too; caching is not spoken of in section 5.',
    override: all(bare, formOnly, moreMembers({ refresh_token: '' }), {
      tokenRefused: (next) => (refused, ctx) =>
        withJson(next(refused, ctx), (body) => ({ access_token: '', expires_in: 0, token_type: null, ...body })),
    }),
  },
  'issuer-reads-everything': {
    because: 'A servlet or a PHP script reads parameters of query and form alike, whatever the media type.',
    override: on(
      ['token-form'],
      all(
        reads((name, values) => (name === 'grant_type' ? [String(values.at(-1)).toLowerCase()] : values.slice(-1))),
        fromQueryToo,
        { mediaTypeOk: () => () => true },
      ),
    ),
  },
  'issuer-refuses-unknown-parameters': {
    because: 'Section 5 names three parameters; validators of frameworks can be told to refuse others.',
    override: strict,
  },
  'json-token-members-converted': {
    because: 'Validators such as the one of Fastify take the one item of an array for the item.',
    override: on(
      ['token-json'],
      all(
        alsoTakes('application/x-www-form-urlencoded', fromForm),
        reads((_name, values) =>
          values.map((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
        ),
      ),
    ),
  },
  'json-token-unknown-client-404': {
    because: 'Section 5, point 3 shows no errors: a client that does not exist may be reported as not found.',
    override: on(
      ['token-json'],
      all(unknownClient({ status: 404, error: 'Not Found', description: 'There is no such client.' }), bare),
    ),
  },
  'tokens-with-number-before': {
    because: 'Laravel Sanctum issues tokens such as 12|abc, which every header field carries.',
    override: all(
      opaque,
      {
        tokenFields: (next) => (token, client, ctx) => next(`12|${token}`, client, ctx),
      },
      {
        findCredential: (next) => (ctx) => {
          const headers = ctx.headers.map(([name, value]) => [name, value.replace(NUMBER_BEFORE, '$1')] as const);
          return next({ ...ctx, headers });
        },
      },
    ),
  },
  'cached-tokens': {
    because: 'Nothing promises that each request gets another token (section 5): issuers and gateways keep them.',
    override: cached,
  },
  'secrets-filled-up-with-nul': {
    because: 'A comparison in constant time fills both sides up with NUL, as the certified oidc-provider does.',
    override: { secretOk: (next) => (given, client, ctx) => next(given.replace(/\0+$/, ''), client, ctx) },
  },
  'long-secrets-crash': {
    because:
      'A hash function that fails over 72 bytes or NUL issues no token; RFC 6749 §5.2 is about clients that err.',
    override: {
      secretOk: (next) => (given, client, ctx) => {
        if (given.includes('\0') || Buffer.byteLength(given) > 72) throw new TypeError('password is too long');
        return next(given, client, ctx);
      },
    },
  },
});
