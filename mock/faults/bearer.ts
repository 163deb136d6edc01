/** Faults of authentication (section 5, point 4; RFC 6750). */
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { refusalAs, skips } from '../overrides.ts';
import { emptyReply, withHeader, withoutHeader } from '../reply.ts';
import { peek } from '../tokens.ts';
import {
  alsoFinds,
  alsoReads,
  authorization,
  bodyMember,
  keptCredential,
  refusing,
  seen,
  unguarded,
  unverified,
} from './bearer-overrides.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

/** The requirements about a request without a token in its `Authorization` field. */
const WITHOUT_TOKEN = [
  '%.BEARER-MISSING',
  '%.BEARER-EMPTY',
  '%.BEARER-NO-SCHEME',
  '%.BEARER-IN-QUERY',
  '%.BEARER-IN-BODY',
  '%.BEARER-FORWARDED',
  'API-VERSION-%.NO-CREDENTIAL',
  'REPETITION-%.CREDENTIAL-NOT-KEPT',
];
/** The requirements about a token that was never issued. */
const NOT_ISSUED = ['%.BEARER-GARBAGE', '%.BEARER-ALTERED', '%.BEARER-CASE', '%.BEARER-UNSIGNED', '%.BEARER-SECRET'];
/** What some operations have besides, about a request without a token, and about a token that nobody issued. */
const IN_OTHER_FORMS = [
  '%.BEARER-ANY-*',
  '%.BEARER-CLAIMED',
  '%.BEARER-IN-FORM',
  '%.BEARER-ELSEWHERE',
  '%.BEARER-TOKEN-SCHEME',
  '%.BEARER-OTHER-SCHEME',
];
const OTHERWISE_MADE = [
  '%.BEARER-UNUSUAL',
  '%.BEARER-CASE-SIGNED',
  '%.BEARER-WEAK-KEY',
  '%.BEARER-OWN-KEY',
  '%.BEARER-CLIENT-KEY',
  '%.BEARER-JSON-ALTERED',
  '%.BEARER-TWICE',
];

/**
 * Each operation asks for a token by itself, so that one may lack what the others have. The code that reads a credential
 * is shared: a fault in there is shown on one operation.
 */
const entries: readonly FaultEntry[] = listed({
  'token-not-asked-for': {
    defect: 'The operation lacks the attribute that requires a token.',
    override: skips('credential'),
    noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS', '%.BEARER-EXPIRED'],
    sideEffects: [...IN_OTHER_FORMS, ...OTHERWISE_MADE],
  },
  'token-signature-unchecked': {
    defect: 'The token is decoded, not verified.',
    override: unverified((algorithm) => algorithm !== ''),
    noticedBy: ['%.BEARER-ALTERED', '%.BEARER-UNSIGNED'],
    sideEffects: OTHERWISE_MADE,
  },
  'token-alg-none-accepted': {
    defect: 'The library trusts the algorithm that the token names.',
    override: unverified((each) => /^none$/i.test(each)),
    noticedBy: ['%.BEARER-UNSIGNED'],
    sideEffects: OTHERWISE_MADE,
  },
  'token-expiry-unchecked': {
    defect: 'The expiry check is switched off.',
    override: { expired: () => () => false },
    noticedBy: ['%.BEARER-EXPIRED'],
  },
  'token-compared-without-case': {
    defect: 'Known tokens are looked up in a case-insensitive column.',
    override: seen((token, known) => token.toLowerCase() === known.toLowerCase()),
    noticedBy: ['%.BEARER-CASE', '%.BEARER-CASE-SIGNED'],
    only: ['check-in', 'check-out'],
  },
  'token-secret-as-key': {
    defect: 'The client secret is accepted as an API key.',
    override: alsoReads((token, ctx) => ctx.mock.clients.some(({ secret }) => secret === token)),
    noticedBy: ['%.BEARER-SECRET'],
    only: ['check-in'],
  },
  'token-in-query-accepted': {
    defect: 'The token is accepted in the query too.',
    override: alsoFinds((ctx) => ctx.query.get('access_token')),
    noticedBy: ['%.BEARER-IN-QUERY'],
  },
  'token-in-body-accepted': {
    defect: 'The token is accepted in the body too.',
    override: alsoFinds((ctx) => bodyMember(ctx, 'access_token')),
    noticedBy: ['%.BEARER-IN-BODY'],
  },
  'token-any-scheme-accepted': {
    defect: 'The scheme is cut off without a check.',
    override: alsoFinds((ctx) => /^\S+ +(\S+)$/.exec(authorization(ctx))?.[1]),
    noticedBy: ['%.BEARER-OTHER-SCHEME', '%.BEARER-TOKEN-SCHEME'],
    only: ['check-in'],
  },
  'token-no-scheme-accepted': {
    defect: 'The scheme is cut off if there is one.',
    override: alsoFinds((ctx) => /^\S+$/.exec(authorization(ctx))?.[0]),
    noticedBy: ['%.BEARER-NO-SCHEME'],
    only: ['check-in'],
  },
  'token-empty-accepted': {
    defect: 'A scheme without a token yields an anonymous principal.',
    override: {
      credentialProblem: (next) => async (ctx) => (/^bearer\s*$/i.test(authorization(ctx)) ? null : next(ctx)),
    },
    noticedBy: ['%.BEARER-EMPTY'],
    only: ['check-in'],
  },
  'token-any-jwt-accepted': {
    defect: 'Signature, issuer, audience and expiry are left to a gateway that was never installed.',
    override: alsoReads((token) => peek(token) !== null),
    // An expired token was issued by the service: it is read as ever, and refused.
    noticedBy: ['%.BEARER-GARBAGE', '%.BEARER-ALTERED', '%.BEARER-UNSIGNED'],
    sideEffects: OTHERWISE_MADE,
    only: ['check-in'],
  },
  'token-scheme-case-sensitive': {
    defect: 'The scheme is compared case-sensitively.',
    override: {
      findCredential: (next) => (ctx) => (authorization(ctx).startsWith('Bearer ') ? next(ctx) : { kind: 'absent' }),
    },
    noticedBy: ['%.BEARER-SCHEME-CASE'],
  },
  'token-challenge-missing': {
    defect: 'The gateway refuses without WWW-Authenticate.',
    override: refusing((reply) => withoutHeader(reply, 'www-authenticate')),
    noticedBy: ['%.BEARER-CHALLENGE', '%.BEARER-CHALLENGE-SCHEME'],
  },
  'token-challenge-basic': {
    defect: 'The challenge is the default of the framework, for Basic.',
    override: refusing((reply) => withHeader(reply, 'WWW-Authenticate', 'Basic realm="lodging"')),
    noticedBy: ['%.BEARER-CHALLENGE-SCHEME'],
    only: ['check-in'],
  },
  'token-echoed': {
    defect: 'The challenge repeats the refused token.',
    override: refusing((reply, ctx) =>
      withHeader(reply, 'WWW-Authenticate', `Bearer error="invalid_token", token="${authorization(ctx).slice(7)}"`),
    ),
    noticedBy: ['%.BEARER-NO-ECHO', 'ERRORS-%.NO-SECRET'],
  },
  'token-refusal-403': {
    defect: 'A caller without a valid token is answered with 403 instead of 401.',
    override: refusalAs(403, 'credential'),
    noticedBy: ['%.UNAUTHORIZED-STATUS'],
  },
  'token-version-unguarded': {
    defect: 'Versions are dispatched before the middleware that requires a token.',
    override: unguarded((ctx) => ctx.query.has('api-version')),
    noticedBy: ['API-VERSION-%.NO-CREDENTIAL'],
  },
  'token-redirects-to-login': {
    defect: 'The cookie middleware redirects unauthenticated callers to the login page.',
    override: {
      refuse: (next) => (refusal, ctx) =>
        refusal.kind === 'credential' ? emptyReply(302, [['Location', '/login']]) : next(refusal, ctx),
    },
    noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS', 'HTTP-%.REFUSAL-STAYS-HERE'],
    sideEffects: [...IN_OTHER_FORMS, ...OTHERWISE_MADE],
  },
  'token-any-accepted': {
    defect: 'Any string after the scheme is accepted as a token.',
    override: alsoReads(() => true),
    noticedBy: [...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'],
    sideEffects: OTHERWISE_MADE,
    only: ['check-in'],
  },
  'token-compared-by-prefix': {
    defect: 'Known tokens are looked up by their first hundred characters.',
    override: seen((token, known) => token.length > 100 && token.slice(0, 100) === known.slice(0, 100)),
    noticedBy: ['%.BEARER-ALTERED'],
    sideEffects: OTHERWISE_MADE,
    only: ['check-in'],
  },
  'token-credential-kept': {
    defect: 'The principal of the last caller is kept in a static field.',
    override: keptCredential,
    noticedBy: [
      'REPETITION-%.CREDENTIAL-NOT-KEPT',
      '%.BEARER-MISSING',
      '%.BEARER-FORWARDED',
      'API-VERSION-%.NO-CREDENTIAL',
    ],
    sideEffects: WITHOUT_TOKEN.concat('%.UNAUTHORIZED-STATUS').concat(IN_OTHER_FORMS),
    only: ['check-in'],
  },
  'token-refusal-200': {
    defect: 'A missing token is reported with status 200.',
    override: refusalAs(200, 'credential'),
    noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'],
    sideEffects: [...IN_OTHER_FORMS, ...OTHERWISE_MADE],
    only: ['check-in'],
  },
  'token-refusal-500': {
    defect: 'A missing token causes a null reference.',
    override: refusalAs(500, 'credential'),
    noticedBy: [...WITHOUT_TOKEN, ...NOT_ISSUED, '%.UNAUTHORIZED-STATUS'],
    sideEffects: [...IN_OTHER_FORMS, ...OTHERWISE_MADE],
    only: ['check-in'],
  },
});

/** All faults of authentication. */
export const bearerFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) =>
  faultsOf(operation, entries, { reach: 'own' }),
);
