/** Faults of authentication (section 5, point 4; RFC 6750). */
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { emptyReply, withHeader, withoutHeader } from '../reply.ts';
import { peek } from '../tokens.ts';
import {
  alsoFinds,
  alsoReads,
  apiVersionUnguarded,
  authorization,
  bodyMember,
  keptCredential,
  refusing,
  seen,
  unverified,
} from './bearer-wraps.ts';
import { type Fault, type FaultEntry, faultsOf, skips } from './fault.ts';
import { refusalAs } from './wraps.ts';

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

/**
 * Mistakes on each of the four operations: each guards itself, and one may lack what the others have. The code that reads a
 * credential is shared by them: where the mistake is in there, one operation stands for all.
 */
const entries: readonly FaultEntry[] = [
  {
    name: 'token-not-asked-for',
    mistake: 'The operation lacks the attribute that asks for a token.',
    wrap: skips('credential'),
    noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS', '%.BEARER-EXPIRED'],
  },
  {
    name: 'token-signature-unchecked',
    mistake: 'The token is decoded, not verified.',
    wrap: unverified((algorithm) => algorithm !== ''),
    noticedBy: ['%.BEARER-ALTERED', '%.BEARER-UNSIGNED'],
  },
  {
    name: 'token-alg-none-accepted',
    mistake: 'The library takes the algorithm from the token.',
    wrap: unverified((each) => /^none$/i.test(each)),
    noticedBy: ['%.BEARER-UNSIGNED'],
  },
  {
    name: 'token-expiry-unchecked',
    mistake: 'The lifetime check is off.',
    wrap: { expired: () => () => false },
    noticedBy: ['%.BEARER-EXPIRED'],
  },
  {
    name: 'token-compared-without-case',
    mistake: 'Known tokens are looked up in a column without case.',
    wrap: seen((token, known) => token.toLowerCase() === known.toLowerCase()),
    noticedBy: ['%.BEARER-CASE'],
    only: ['check-in'],
  },
  {
    name: 'token-secret-as-key',
    mistake: 'The client secret is taken as an API key.',
    wrap: alsoReads((token, ctx) => ctx.mock.clients.some(({ secret }) => secret === token)),
    noticedBy: ['%.BEARER-SECRET'],
    only: ['check-in'],
  },
  {
    name: 'token-in-query-accepted',
    mistake: 'The token is taken from the query too.',
    wrap: alsoFinds((ctx) => ctx.query.get('access_token')),
    noticedBy: ['%.BEARER-IN-QUERY'],
  },
  {
    name: 'token-in-body-accepted',
    mistake: 'The token is taken from the body too.',
    wrap: alsoFinds((ctx) => bodyMember(ctx, 'access_token')),
    noticedBy: ['%.BEARER-IN-BODY'],
  },
  {
    name: 'token-any-scheme-accepted',
    mistake: 'The scheme is cut off without a look.',
    wrap: alsoFinds((ctx) => /^\S+ +(\S+)$/.exec(authorization(ctx))?.[1]),
    noticedBy: ['%.BEARER-WRONG-SCHEME'],
    only: ['check-in'],
  },
  {
    name: 'token-no-scheme-accepted',
    mistake: 'The scheme is cut off where there is one.',
    wrap: alsoFinds((ctx) => /^\S+$/.exec(authorization(ctx))?.[0]),
    noticedBy: ['%.BEARER-NO-SCHEME'],
    only: ['check-in'],
  },
  {
    name: 'token-empty-accepted',
    mistake: 'A scheme without a token makes an anonymous principal.',
    wrap: { credentialProblem: (next) => async (ctx) => (/^bearer\s*$/i.test(authorization(ctx)) ? null : next(ctx)) },
    noticedBy: ['%.BEARER-EMPTY'],
    only: ['check-in'],
  },
  {
    name: 'token-any-jwt-accepted',
    mistake: 'Signature, issuer, audience and expiry are left to a gateway that is not there.',
    wrap: alsoReads((token) => peek(token) !== null),
    // A token that the service issued and that has expired is known to it, and refused.
    noticedBy: ['%.BEARER-GARBAGE', '%.BEARER-ALTERED', '%.BEARER-UNSIGNED'],
    only: ['check-in'],
  },
  {
    name: 'token-scheme-case-sensitive',
    mistake: 'The scheme is compared with case.',
    wrap: {
      findCredential: (next) => (ctx) => (authorization(ctx).startsWith('Bearer ') ? next(ctx) : { kind: 'absent' }),
    },
    noticedBy: ['%.BEARER-SCHEME-CASE'],
  },
  {
    name: 'token-challenge-missing',
    mistake: 'The gateway answers without WWW-Authenticate.',
    wrap: refusing((reply) => withoutHeader(reply, 'www-authenticate')),
    noticedBy: ['%.BEARER-CHALLENGE', '%.BEARER-CHALLENGE-SCHEME'],
  },
  {
    name: 'token-challenge-basic',
    mistake: 'The challenge is that of the framework, not that of the service.',
    wrap: refusing((reply) => withHeader(reply, 'WWW-Authenticate', 'Basic realm="lodging"')),
    noticedBy: ['%.BEARER-CHALLENGE-SCHEME'],
    only: ['check-in'],
  },
  {
    name: 'token-echoed',
    mistake: 'The refused token stands in the challenge.',
    wrap: refusing((reply, ctx) =>
      withHeader(reply, 'WWW-Authenticate', `Bearer error="invalid_token", token="${authorization(ctx).slice(7)}"`),
    ),
    noticedBy: ['%.BEARER-NO-ECHO', 'ERRORS-%.NO-SECRET'],
  },
  {
    name: 'token-refusal-403',
    mistake: 'Strangers are told that it is forbidden, not that they should say who they are.',
    wrap: refusalAs(403, 'credential'),
    noticedBy: ['%.UNAUTHORIZED-STATUS'],
  },
  {
    name: 'token-version-unguarded',
    mistake: 'Versions are dispatched ahead of the middleware that asks for a token.',
    wrap: apiVersionUnguarded,
    noticedBy: ['API-VERSION-%.NO-CREDENTIAL'],
  },
  {
    name: 'token-redirects-to-login',
    mistake: 'The cookie middleware sends strangers to the login page.',
    wrap: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'credential' ? emptyReply(302, [['Location', '/login']]) : next(refusal, ctx),
    },
    noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS', 'HTTP-%.REFUSAL-STAYS-HERE'],
  },
  {
    name: 'token-any-accepted',
    mistake: 'Whatever stands behind the scheme is taken for a token.',
    wrap: alsoReads(() => true),
    noticedBy: [...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'],
    only: ['check-in'],
  },
  {
    name: 'token-compared-by-prefix',
    mistake: 'Known tokens are looked up by their first hundred characters.',
    wrap: seen((token, known) => token.length > 100 && token.slice(0, 100) === known.slice(0, 100)),
    noticedBy: ['%.BEARER-ALTERED'],
    only: ['check-in'],
  },
  {
    name: 'token-credential-kept',
    mistake: 'The principal of the last caller is left in a static field.',
    wrap: keptCredential,
    // Whoever comes without a token after somebody with one is let in.
    noticedBy: [
      'REPETITION-%.CREDENTIAL-NOT-KEPT',
      '%.BEARER-MISSING',
      '%.BEARER-FORWARDED',
      'API-VERSION-%.NO-CREDENTIAL',
    ],
    sideEffects: WITHOUT_TOKEN.concat('%.UNAUTHORIZED-STATUS'),
    only: ['check-in'],
  },
  {
    name: 'token-refusal-200',
    mistake: 'A missing token is told with status 200.',
    wrap: refusalAs(200, 'credential'),
    noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'],
    only: ['check-in'],
  },
  {
    name: 'token-refusal-500',
    mistake: 'A missing token is a null reference.',
    wrap: refusalAs(500, 'credential'),
    noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'],
    only: ['check-in'],
  },
];

/** All faults of authentication. */
export const bearerFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) =>
  faultsOf(operation, entries, { reach: 'own' }),
);
