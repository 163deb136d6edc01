/** Conforming variety of how a credential is read and refused: the defaults of libraries and gateways. */
import type { Profile } from '../../contract/profile.ts';
import { type Context, header, type Override, type Refusal } from '../behaviour.ts';
import { tokenCookie } from '../faults/bearer.ts';
import {
  alsoFinds,
  asksForTokenLast,
  authorization,
  bodyMember,
  onlyExactScheme,
  refusing,
  seenInAnyCase,
  takesOneOf,
} from '../faults/bearer-overrides.ts';
import { all, answersRefusals, answerWhere, readsPaths, refuses } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withBody, withHeader, withWire } from '../reply.ts';
import { opaque } from './token.ts';
import { type Variant, variantsOf, withErrors } from './variant.ts';

type Answer = (ctx: Context, refusal: Refusal) => Reply;

const text = (status: number, body: string, challenge?: string) => (): Reply => {
  const reply = withBody(emptyReply(status), 'text/plain', body);
  return challenge ? withHeader(reply, 'WWW-Authenticate', challenge) : reply;
};
const json = (status: number, body: unknown) => () => jsonReply(status, body);
const bare = (status: number, challenge: string) => () => emptyReply(status, [['WWW-Authenticate', challenge]]);

/** How a library or gateway refuses a request without a token, and one with a bad token. */
const refusedBy = (because: string, statuses: number[], absent: Answer, bad: Answer = absent) => ({
  because: `Status and body of a refusal are not shown (section 7); ${because}.`,
  override: answersRefusals(['credential', 'expired'], (ctx, refusal) =>
    (/^bearer\s+\S/i.test(authorization(ctx)) ? bad : absent)(ctx, refusal),
  ),
  profile: (embedded: Profile) => {
    const open = withErrors({ unauthorized: statuses })(embedded);
    return { ...open, token: { ...open.token, expired: statuses } };
  },
});

/** Refusals as libraries and gateways write them. */
const refused: readonly Variant[] = variantsOf({
  'credentials-refused-by-envoy': refusedBy(
    'Envoy and Istio answer in plain text',
    [401],
    text(401, 'Jwt is missing', 'Bearer realm="http://lodging.example/api/v1"'),
    text(401, 'Jwt verification fails', 'Bearer realm="http://lodging.example/api/v1", error="invalid_token"'),
  ),
  'credentials-refused-by-istio-policy': refusedBy(
    'an Istio policy forbids requests without a token',
    [401, 403],
    text(403, 'RBAC: access denied'),
    text(401, 'Jwt issuer is not configured', 'Bearer error="invalid_token"'),
  ),
  'credentials-refused-by-kong': refusedBy(
    'RFC 9110 §15.5.2 requires a challenge, but its absence harms no client',
    [401],
    json(401, { message: 'Unauthorized' }),
    json(401, { message: 'Invalid signature' }),
  ),
  'credentials-refused-by-api-management': refusedBy(
    'API managers answer without a challenge',
    [401],
    json(401, { statusCode: 401, message: 'Unauthorized. Access token is missing or invalid.' }),
  ),
  'credentials-refused-by-api-gateway': refusedBy(
    'API gateways distinguish a missing token (401) from an invalid one (403)',
    [401, 403],
    json(401, { message: 'Unauthorized' }),
    json(403, { Message: 'User is not authorized' }),
  ),
  'credentials-refused-by-asp-net': refusedBy(
    'ASP.NET Core answers with a challenge and no body',
    [401],
    bare(401, 'Bearer'),
    bare(401, 'Bearer error="invalid_token", error_description="The signature is invalid"'),
  ),
  'credentials-refused-by-spring': refusedBy('Spring adds time and path', [401], ({ path }) => {
    const body = { timestamp: '2026-06-01T10:00:00.000+00:00', status: 401, error: 'Unauthorized', path };
    return withHeader(jsonReply(401, body), 'WWW-Authenticate', 'Bearer');
  }),
  'credentials-refused-by-fastapi': refusedBy(
    'HTTPBearer of FastAPI forbids requests without a token',
    [401, 403],
    json(403, { detail: 'Not authenticated' }),
    json(401, { detail: 'Could not validate credentials' }),
  ),
  'credentials-refused-by-flask': refusedBy(
    'Flask-JWT-Extended answers a bad token with 422',
    [401, 422],
    json(401, { msg: 'Missing Authorization Header' }),
    (_ctx, { kind }) =>
      kind === 'expired'
        ? jsonReply(401, { msg: 'Token has expired' })
        : jsonReply(422, { msg: 'Signature verification failed' }),
  ),
  'credentials-refused-by-404': refusedBy(
    'by RFC 9110 §15.5.4 a service may answer 404 to hide what the caller may not see',
    [404],
    json(404, { title: 'Not Found', status: 404 }),
  ),
  'credentials-refused-without-grammar': [
    'RFC 9110 §11.6.1 gives a grammar for challenges; a client that follows the document does not read them.',
    refusing((reply) => withHeader(reply, 'WWW-Authenticate', 'Bearer token required, see /docs')),
  ],
});

/** Reads a path as many routers do: in any case, with a trailing or doubled slash, decoded, without parameters. */
export const readsPathsLoosely = readsPaths((path) =>
  path
    .toLowerCase()
    .replace(/;[^/]*/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%[0-9a-f]{2}/g, decodeURIComponent),
);

/** Honours a method that is named in a header field or in the query, and answers OPTIONS as a server with CORS does. */
export const overridesMethods: Override = {
  answer: (next) => async (ctx) => {
    const named = header(ctx, 'x-http-method-override') ?? ctx.query.get('_method');
    if (ctx.operation === null || !named) return next(ctx);
    if (named === 'OPTIONS') return emptyReply(204, [['Access-Control-Allow-Methods', 'POST']]);
    return next({ ...ctx, method: named });
  },
};

/** Also looks for the token in body, query, cookie and custom header fields. */
export const findsTokensAnywhere: Override = alsoFinds(
  (ctx) =>
    bodyMember(ctx, 'access_token') ??
    ctx.query.get('access_token') ??
    tokenCookie(ctx) ??
    header(ctx, 'x-access-token') ??
    /^\S+$/.exec(authorization(ctx))?.[0],
);

/** Tokens are opaque and looked up case-insensitively. */
export const comparesTokensWithoutCase = all(opaque, seenInAnyCase);

/** Other answers for credentials that are very long or not ASCII. */
const unusualFields = (long: Reply, beyond: Reply) =>
  answerWhere(
    (ctx) => /^.{4097}|[\x80-\xff]/s.test(authorization(ctx)),
    (ctx) => (authorization(ctx).length > 4096 ? long : beyond),
  );

/** Other answers for paths of this form that belong to no operation. */
const strangePathsAs = (form: RegExp, make: () => Reply): Override =>
  refuses((reply, ctx, { kind }) => (kind === 'path' && form.test(ctx.path ?? '') ? make() : reply));

/** Tolerance, and other places where a token is accepted. */
const tolerant: readonly Variant[] = variantsOf({
  'opaque-tokens-in-any-case': ['Tokens may be opaque (RFC 6749 §1.4), in any case.', comparesTokensWithoutCase],
  'scheme-in-exact-case': ['Section 5, point 4 writes Bearer, and so do clients that follow it.', onlyExactScheme],
  'scheme-token': [
    'Rails accepts Token in place of Bearer, and neither in another case.',
    {
      findCredential: (next) => (ctx) => {
        const token = /^(?:Token|Bearer)\s+([\w.~+/-]+=*)$/.exec(authorization(ctx))?.[1];
        return token && next(ctx).kind !== 'repeated' ? { kind: 'token', token } : { kind: 'absent' };
      },
    },
  ],
  'token-wherever-it-stands': ['RFC 6750 §2: a token may also be in the body or the query.', findsTokensAnywhere],
  'first-of-two-tokens': ['RFC 9110 §5.3 forbids senders two Authorization fields; servers use one.', takesOneOf(0)],
  'last-of-two-tokens': ['RFC 9110 §5.3 forbids senders two Authorization fields; servers use one.', takesOneOf(-1)],
  'long-fields-refused': ['RFC 6585 §5 and RFC 9110 §5.5 allow both.', unusualFields(emptyReply(431), emptyReply(400))],
  'long-fields-break-the-connection': [
    'Gateways break off, or answer 502, if a header field is too long for the service behind them.',
    unusualFields(withWire(emptyReply(400), { reset: true }), emptyReply(502)),
  ],
  'body-judged-first': [
    'Section 7 does not say whether the body or the credential is checked first.',
    asksForTokenLast,
  ],
  'paths-read-loosely': ['Routers read paths loosely, and the credential is still checked.', readsPathsLoosely],
  'methods-overridden': ['Frameworks accept method overrides, and the credential is still checked.', overridesMethods],
  'strange-paths-show-a-page': [
    'At a path of no operation, a web page accepts no event.',
    strangePathsAs(/^\/$|[A-Z%;]|\/\//, () =>
      withBody(emptyReply(200), 'text/html; charset=utf-8', '<!doctype html><p>Welcome.</p>'),
    ),
  ],
  'strange-paths-have-no-backend': [
    'A load balancer answers 503 for a path without a backend.',
    strangePathsAs(/[A-Z%;]|\/\/|\/$/, () => emptyReply(503)),
  ],
});

export const credentialVariants: readonly Variant[] = [...refused, ...tolerant];
