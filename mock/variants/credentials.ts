/** Conforming variety of how a credential is read and refused: the defaults of libraries and gateways. */
import type { Profile } from '../../contract/profile.ts';
import { type Context, header, type Override, type Refusal } from '../behaviour.ts';
import { alsoFinds, authorization, bodyMember, refusing, seen, takesOneOf } from '../faults/bearer-overrides.ts';
import { all } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withHeader } from '../reply.ts';
import { leavingOpen } from './pins.ts';
import { opaque } from './token.ts';
import { type Variant, variantsOf } from './variant.ts';

type Answer = (ctx: Context, refusal: Refusal) => Reply;

/** Answers a request without a token in one way, and one with a bad token in another. */
function refusals(absent: Answer, bad: Answer = absent): Override {
  return {
    refuse: (next) => (refusal, ctx) => {
      if (!['credential', 'expired'].includes(refusal.kind)) return next(refusal, ctx);
      return (/^bearer\s+\S/i.test(authorization(ctx)) ? bad : absent)(ctx, refusal);
    },
  };
}

const text = (status: number, body: string, challenge?: string): Reply => ({
  ...emptyReply(status, [
    ['Content-Type', 'text/plain'],
    ...(challenge ? [['WWW-Authenticate', challenge] as const] : []),
  ]),
  body,
});
const json = (status: number, body: unknown) => () => jsonReply(status, body);

/** The profile of a service that refuses credentials with these statuses, in a body of its own. */
const refusingWith =
  (...statuses: number[]) =>
  (embedded: Profile): Profile => {
    const open = leavingOpen('errors.schema', 'errors.replies')(embedded);
    return {
      ...open,
      errors: { ...open.errors, unauthorized: statuses },
      token: { ...open.token, expired: statuses },
    };
  };

const BODY_OPEN = 'The status and the body of a refusal are not shown (section 7)';

/** Refusals as libraries and gateways write them. */
const refused: readonly Variant[] = variantsOf({
  'credentials-refused-by-envoy': {
    because: `${BODY_OPEN}; Envoy and Istio answer in plain text.`,
    override: refusals(
      () => text(401, 'Jwt is missing', 'Bearer realm="http://lodging.example/api/v1"'),
      () => text(401, 'Jwt verification fails', 'Bearer realm="http://lodging.example/api/v1", error="invalid_token"'),
    ),
    profile: refusingWith(401),
  },
  'credentials-refused-by-istio-policy': {
    because: `${BODY_OPEN}; a policy of Istio forbids what carries no token.`,
    override: refusals(
      () => text(403, 'RBAC: access denied'),
      () => text(401, 'Jwt issuer is not configured', 'Bearer error="invalid_token"'),
    ),
    profile: refusingWith(401, 403),
  },
  'credentials-refused-by-kong': {
    because: `${BODY_OPEN}; RFC 9110 §15.5.2 asks for a challenge, whose absence harms no client.`,
    override: refusals(json(401, { message: 'Unauthorized' }), json(401, { message: 'Invalid signature' })),
    profile: refusingWith(401),
  },
  'credentials-refused-by-api-management': {
    because: `${BODY_OPEN}; API managers answer without a challenge.`,
    override: refusals(json(401, { statusCode: 401, message: 'Unauthorized. Access token is missing or invalid.' })),
    profile: refusingWith(401),
  },
  'credentials-refused-by-api-gateway': {
    because: `${BODY_OPEN}; API gateways tell a missing token (401) from one that is not theirs (403).`,
    override: refusals(json(401, { message: 'Unauthorized' }), json(403, { Message: 'User is not authorized' })),
    profile: refusingWith(401, 403),
  },
  'credentials-refused-by-asp-net': {
    because: `${BODY_OPEN}; ASP.NET Core answers with a challenge and no body.`,
    override: refusals(
      () => emptyReply(401, [['WWW-Authenticate', 'Bearer']]),
      () =>
        emptyReply(401, [
          ['WWW-Authenticate', 'Bearer error="invalid_token", error_description="The signature is invalid"'],
        ]),
    ),
    profile: refusingWith(401),
  },
  'credentials-refused-by-spring': {
    because: `${BODY_OPEN}; Spring names time and path.`,
    override: refusals((ctx) => {
      const body = { timestamp: '2026-06-01T10:00:00.000+00:00', status: 401, error: 'Unauthorized', path: ctx.path };
      return withHeader(jsonReply(401, body), 'WWW-Authenticate', 'Bearer');
    }),
    profile: refusingWith(401),
  },
  'credentials-refused-by-fastapi': {
    because: `${BODY_OPEN}; HTTPBearer of FastAPI forbids what carries no token.`,
    override: refusals(
      json(403, { detail: 'Not authenticated' }),
      json(401, { detail: 'Could not validate credentials' }),
    ),
    profile: refusingWith(401, 403),
  },
  'credentials-refused-by-flask': {
    because: `${BODY_OPEN}; Flask-JWT-Extended answers a bad token with 422.`,
    override: refusals(json(401, { msg: 'Missing Authorization Header' }), (_ctx, { kind }) =>
      kind === 'expired'
        ? jsonReply(401, { msg: 'Token has expired' })
        : jsonReply(422, { msg: 'Signature verification failed' }),
    ),
    profile: refusingWith(401, 422),
  },
  'credentials-refused-by-404': {
    because: 'RFC 9110 §15.5.4: a service may hide with 404 what the caller may not see.',
    override: refusals(json(404, { title: 'Not Found', status: 404 })),
    profile: refusingWith(404),
  },
  'credentials-refused-without-grammar': {
    because: 'RFC 9110 §11.6.1 gives a grammar for challenges; who follows the document reads none.',
    override: refusing((reply) => withHeader(reply, 'WWW-Authenticate', 'Bearer token required, see /docs')),
  },
});

/** Reads a path as many routers do: in any case, with one more slash or one too many, decoded, without parameters. */
export const readsPathsLoosely: Override = {
  route: (next) => (ctx) => {
    const path =
      ctx.path
        ?.toLowerCase()
        .replace(/;[^/]*/g, '')
        .replace(/\/{2,}/g, '/')
        .replace(/(?<=.)\/$/, '') ?? null;
    return next({ ...ctx, path: path?.replace(/%[0-9a-f]{2}/g, decodeURIComponent) ?? null });
  },
};

/** Honours a method that is named in a header field or in the query, and answers OPTIONS as a server with CORS does. */
export const overridesMethods: Override = {
  answer: (next) => async (ctx) => {
    const named = header(ctx, 'x-http-method-override') ?? ctx.query.get('_method');
    if (ctx.operation === null || !named) return next(ctx);
    if (named === 'OPTIONS') return emptyReply(204, [['Access-Control-Allow-Methods', 'POST']]);
    return next({ ...ctx, method: named });
  },
};

/** Looks for the token in body, query, cookie and fields of its own too. */
export const findsTokensAnywhere: Override = alsoFinds(
  (ctx) =>
    bodyMember(ctx, 'access_token') ??
    ctx.query.get('access_token') ??
    /access_token=([^;]+)/.exec(header(ctx, 'cookie') ?? '')?.[1] ??
    header(ctx, 'x-access-token') ??
    /^\S+$/.exec(authorization(ctx))?.[0],
);

/** Tokens are opaque and looked up without regard to case. */
export const comparesTokensWithoutCase: Override = all(
  opaque,
  seen((token, known) => token.toLowerCase() === known.toLowerCase()),
);

/** What is tolerated, and where else a token is looked for. */
const tolerant: readonly Variant[] = variantsOf({
  'opaque-tokens-in-any-case': {
    because: 'Tokens may be opaque (RFC 6749 §1.4), and databases compare texts without case by default.',
    override: comparesTokensWithoutCase,
  },
  'scheme-in-exact-case': {
    because: 'Section 5, point 4 writes Bearer, and so does every client that follows it.',
    override: {
      findCredential: (next) => (ctx) => (authorization(ctx).startsWith('Bearer ') ? next(ctx) : { kind: 'absent' }),
    },
  },
  'scheme-token': {
    because: 'Rails reads Token as another word for Bearer, and neither in another case.',
    override: {
      findCredential: (next) => (ctx) => {
        const token = /^(?:Token|Bearer)\s+([\w.~+/-]+=*)$/.exec(authorization(ctx))?.[1];
        return token && next(ctx).kind !== 'repeated' ? { kind: 'token', token } : { kind: 'absent' };
      },
    },
  },
  'token-wherever-it-stands': {
    because: 'RFC 6750 §2 has other methods too, and libraries look in body, query, cookie and fields of their own.',
    override: findsTokensAnywhere,
  },
  'first-of-two-tokens': {
    because: 'RFC 9110 §5.3 forbids the sender two Authorization fields; HTTP servers take the first, or the last.',
    override: takesOneOf((values) => values[0]),
  },
  'last-of-two-tokens': {
    because: 'RFC 9110 §5.3 forbids the sender two Authorization fields; HTTP servers take the first, or the last.',
    override: takesOneOf((values) => values.at(-1)),
  },
  'long-fields-refused': {
    because:
      'RFC 6585 §5: header fields may be too large (431); a server may refuse bytes beyond ASCII (RFC 9110 §5.5).',
    override: {
      answer: (next) => async (ctx) => {
        if (authorization(ctx).length > 4096) return emptyReply(431);
        return /[\x80-\xff]/.test(authorization(ctx)) ? emptyReply(400) : next(ctx);
      },
    },
  },
  'long-fields-break-the-connection': {
    because: 'Gateways break off, or answer 502, where a header field is more than what is behind them takes.',
    override: {
      answer: (next) => async (ctx) => {
        if (authorization(ctx).length > 4096) return { ...emptyReply(400), wire: { reset: true } };
        return /[\x80-\xff]/.test(authorization(ctx)) ? emptyReply(502) : next(ctx);
      },
    },
  },
  'body-judged-first': {
    because: 'Nothing says in which order a service looks at body and credential (section 7).',
    override: { checks: (next) => (ctx) => [...next(ctx).filter((check) => check !== 'credential'), 'credential'] },
  },
  'paths-read-loosely': {
    because: 'Routers read paths in any case and with one more slash; the credential is asked for all the same.',
    override: readsPathsLoosely,
  },
  'methods-overridden': {
    because: 'Frameworks honour a method in X-HTTP-Method-Override; the credential is asked for all the same.',
    override: overridesMethods,
  },
  'strange-paths-show-a-page': {
    because: 'Where no operation is served, a page for people accepts no event.',
    override: {
      refuse: (next) => (refusal, ctx) => {
        if (refusal.kind !== 'path' || !(ctx.path === '/' || /[A-Z%;]|\/\//.test(ctx.path ?? '')))
          return next(refusal, ctx);
        return {
          ...emptyReply(200, [['Content-Type', 'text/html; charset=utf-8']]),
          body: '<!doctype html><p>Welcome.</p>',
        };
      },
    },
  },
  'strange-paths-have-no-backend': {
    because: 'A load balancer answers 503 for a path that it knows no backend for.',
    override: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'path' && /[A-Z%;]|\/\/|\/$/.test(ctx.path ?? '') ? emptyReply(503) : next(refusal, ctx),
    },
  },
});

/** Variants of credentials. */
export const credentialVariants: readonly Variant[] = [...refused, ...tolerant];
