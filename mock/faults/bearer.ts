/** Faults of authentication (section 5, point 4; RFC 6750). */
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, remember, type Wrap } from '../behaviour.ts';
import { emptyReply, withHeader, withoutHeader } from '../reply.ts';
import { AUDIENCE, type Claims, peek } from '../tokens.ts';
import { type Fault, fault, skips, type Turns } from './fault.ts';

/** The requirements about a request that carries no token at the place where one belongs. */
const WITHOUT_TOKEN = [
  '%.BEARER-MISSING',
  '%.BEARER-EMPTY',
  '%.BEARER-WRONG-SCHEME',
  '%.BEARER-NO-SCHEME',
  '%.BEARER-IN-QUERY',
  '%.BEARER-IN-BODY',
  '%.BEARER-FORWARDED',
  'API-VERSION-%.NO-CREDENTIAL',
  'REPETITION-%.CREDENTIAL-NOT-KEPT',
];
/** The requirements about a token that was not issued as it stands. */
const NOT_ISSUED = ['%.BEARER-GARBAGE', '%.BEARER-ALTERED', '%.BEARER-CASE', '%.BEARER-UNSIGNED', '%.BEARER-SECRET'];

function alsoFinds(find: (ctx: Context) => unknown): Wrap {
  return {
    findCredential: (next) => (ctx) => {
      const found = next(ctx);
      const token = found.kind === 'token' ? null : find(ctx);
      return typeof token === 'string' ? { kind: 'token', token } : found;
    },
  };
}

const authorization = (ctx: Context) => header(ctx, 'authorization') ?? '';

function bodyMember(ctx: Context, member: string): unknown {
  const parsed = ctx.behaviour.parseBody(ctx.bytes, ctx);
  return 'value' in parsed ? parsed.value[member] : null;
}

/** Claims that pass every check. */
function goodClaims(ctx: Context): Claims {
  return { iss: ctx.mock.url, aud: AUDIENCE, exp: ctx.mock.clock() / 1000 + 60 };
}

/** Takes a token that the careful service does not know, under a condition. */
function alsoReads(isTaken: (token: string, ctx: Context) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) =>
      (await next(token, ctx)) ?? (isTaken(token, ctx) ? goodClaims(ctx) : null),
  };
}

/** Reads a token without looking at its signature, if its algorithm is wanted. */
function unverified(isWanted: (algorithm: string) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) => {
      const [head = ''] = token.split('.');
      const algorithm = /"alg"\s*:\s*"([^"]*)"/.exec(Buffer.from(head, 'base64url').toString())?.[1] ?? '';
      return isWanted(algorithm) ? peek(token) : next(token, ctx);
    },
  };
}

/** Keeps the tokens that were good once, and takes another for one of them. */
function seen(isSame: (token: string, known: string) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) => {
      const known = remember(ctx, 'tokens seen', () => new Set<string>());
      const claims = await next(token, ctx);
      if (claims) known.add(token);
      return claims ?? ([...known].some((each) => isSame(token, each)) ? goodClaims(ctx) : null);
    },
  };
}

function refusalAs(status: number): Wrap {
  return { status: (next) => (kind, ctx) => (kind === 'credential' ? status : next(kind, ctx)) };
}

function refusing(change: (reply: ReturnType<typeof emptyReply>, ctx: Context) => ReturnType<typeof emptyReply>): Wrap {
  return {
    refuse: (next) => (refusal, ctx) => {
      const reply = next(refusal, ctx);
      return ['credential', 'expired'].includes(refusal.kind) ? change(reply, ctx) : reply;
    },
  };
}

const keptCredential: Wrap = {
  credentialProblem: (next) => async (ctx) => {
    const problem = await next(ctx);
    if (problem === null) ctx.mock.memory.set('somebody came with a token', true);
    return problem === 'absent' && ctx.mock.memory.has('somebody came with a token') ? null : problem;
  },
};

const apiVersionUnguarded: Wrap = {
  checks: (next) => (ctx) => next(ctx).filter((check) => check !== 'credential' || !ctx.query.has('api-version')),
};

type Row = readonly [name: string, mistake: string, wrap: Wrap, turns: Turns];

/** Mistakes on each of the four operations: each guards itself, and one may lack what the others have. */
const ON_EACH: readonly Row[] = [
  [
    'not-asked-for',
    'The operation lacks the attribute that asks for a token.',
    skips('credential'),
    { noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS', '%.BEARER-EXPIRED'] },
  ],
  [
    'signature-unchecked',
    'The token is decoded, not verified.',
    unverified((algorithm) => algorithm !== ''),
    { noticedBy: ['%.BEARER-ALTERED', '%.BEARER-UNSIGNED'] },
  ],
  [
    'alg-none-accepted',
    'The library takes the algorithm from the token.',
    unverified((each) => /^none$/i.test(each)),
    { noticedBy: ['%.BEARER-UNSIGNED'] },
  ],
  [
    'expiry-unchecked',
    'The lifetime check is off.',
    { expired: () => () => false },
    { noticedBy: ['%.BEARER-EXPIRED'] },
  ],
  [
    'compared-without-case',
    'Known tokens are looked up in a column without case.',
    seen((token, known) => token.toLowerCase() === known.toLowerCase()),
    { noticedBy: ['%.BEARER-CASE'] },
  ],
  [
    'secret-as-key',
    'The client secret is taken as an API key.',
    alsoReads((token, ctx) => ctx.mock.clients.some(({ secret }) => secret === token)),
    { noticedBy: ['%.BEARER-SECRET'] },
  ],
  [
    'in-query-accepted',
    'The token is taken from the query too.',
    alsoFinds((ctx) => ctx.query.get('access_token')),
    { noticedBy: ['%.BEARER-IN-QUERY'] },
  ],
  [
    'in-body-accepted',
    'The token is taken from the body too.',
    alsoFinds((ctx) => bodyMember(ctx, 'access_token')),
    { noticedBy: ['%.BEARER-IN-BODY'] },
  ],
  [
    'any-scheme-accepted',
    'The scheme is cut off without a look.',
    alsoFinds((ctx) => /^\S+ +(\S+)$/.exec(authorization(ctx))?.[1]),
    { noticedBy: ['%.BEARER-WRONG-SCHEME'] },
  ],
  [
    'no-scheme-accepted',
    'The scheme is cut off where there is one.',
    alsoFinds((ctx) => /^\S+$/.exec(authorization(ctx))?.[0]),
    { noticedBy: ['%.BEARER-NO-SCHEME'] },
  ],
  [
    'empty-accepted',
    'A scheme without a token makes an anonymous principal.',
    { credentialProblem: (next) => async (ctx) => (/^bearer\s*$/i.test(authorization(ctx)) ? null : next(ctx)) },
    { noticedBy: ['%.BEARER-EMPTY'] },
  ],
  [
    'any-jwt-accepted',
    'Signature, issuer, audience and expiry are left to a gateway that is not there.',
    alsoReads((token) => peek(token) !== null),
    // A token that the service issued and that has expired is known to it, and refused.
    { noticedBy: ['%.BEARER-GARBAGE', '%.BEARER-ALTERED', '%.BEARER-UNSIGNED'] },
  ],
  [
    'scheme-case-sensitive',
    'The scheme is compared with case.',
    { findCredential: (next) => (ctx) => (authorization(ctx).startsWith('Bearer ') ? next(ctx) : { kind: 'absent' }) },
    { noticedBy: ['%.BEARER-SCHEME-CASE'] },
  ],
  [
    'challenge-missing',
    'The gateway answers without WWW-Authenticate.',
    refusing((reply) => withoutHeader(reply, 'www-authenticate')),
    { noticedBy: ['%.BEARER-CHALLENGE', '%.BEARER-CHALLENGE-SCHEME'] },
  ],
  [
    'challenge-basic',
    'The challenge is that of the framework, not that of the service.',
    refusing((reply) => withHeader(reply, 'WWW-Authenticate', 'Basic realm="lodging"')),
    { noticedBy: ['%.BEARER-CHALLENGE-SCHEME'] },
  ],
  [
    'echoed',
    'The refused token stands in the challenge.',
    refusing((reply, ctx) =>
      withHeader(reply, 'WWW-Authenticate', `Bearer error="invalid_token", token="${authorization(ctx).slice(7)}"`),
    ),
    { noticedBy: ['%.BEARER-NO-ECHO', 'ERRORS-%.NO-SECRET'] },
  ],
  [
    'refusal-403',
    'Strangers are told that it is forbidden, not that they should say who they are.',
    refusalAs(403),
    { noticedBy: ['%.UNAUTHORIZED-STATUS'] },
  ],
  [
    'version-unguarded',
    'Versions are dispatched ahead of the middleware that asks for a token.',
    apiVersionUnguarded,
    { noticedBy: ['API-VERSION-%.NO-CREDENTIAL'] },
  ],
  [
    'redirects-to-login',
    'The cookie middleware sends strangers to the login page.',
    {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'credential' ? emptyReply(302, [['Location', '/login']]) : next(refusal, ctx),
    },
    { noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS', 'HTTP-%.REFUSAL-STAYS-HERE'] },
  ],
];

/** Mistakes that one operation shows as well as another. */
const ON_CHECK_IN: readonly Row[] = [
  [
    'any-accepted',
    'Whatever stands behind the scheme is taken for a token.',
    alsoReads(() => true),
    { noticedBy: [...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'] },
  ],
  [
    'compared-by-prefix',
    'Known tokens are looked up by their first hundred characters.',
    seen((token, known) => token.length > 100 && token.slice(0, 100) === known.slice(0, 100)),
    { noticedBy: ['%.BEARER-ALTERED'] },
  ],
  [
    'credential-kept',
    'The principal of the last caller is left in a static field.',
    keptCredential,
    // Whoever comes without a token after somebody with one is let in.
    {
      noticedBy: [
        'REPETITION-%.CREDENTIAL-NOT-KEPT',
        '%.BEARER-MISSING',
        '%.BEARER-FORWARDED',
        'API-VERSION-%.NO-CREDENTIAL',
      ],
      sideEffects: WITHOUT_TOKEN.concat('%.UNAUTHORIZED-STATUS'),
    },
  ],
  [
    'refusal-200',
    'A missing token is told with status 200.',
    refusalAs(200),
    { noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'] },
  ],
  [
    'refusal-500',
    'A missing token is a null reference.',
    refusalAs(500),
    { noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'] },
  ],
];

/** Mistakes in the code that reads a credential, which the operations share: one operation stands for all. */
const SHARED = [
  'compared-without-case',
  'secret-as-key',
  'any-scheme-accepted',
  'no-scheme-accepted',
  'empty-accepted',
  'any-jwt-accepted',
  'challenge-basic',
];

/** All faults of authentication. */
export const bearerFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) =>
  [...ON_EACH, ...(operation === 'check-in' ? ON_CHECK_IN : [])]
    .filter(([name]) => operation === 'check-in' || !SHARED.includes(name))
    .map(([name, mistake, wrap, turns]) =>
      fault(`${operation}.token-${name}`, operation, mistake, wrap, { reach: 'own', ...turns }),
    ),
);
