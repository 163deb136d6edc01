/** Faults of authentication (section 5, point 4; RFC 6750). */
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { Context } from '../behaviour.ts';
import { answersRefusals, refusalAs, skips } from '../overrides.ts';
import { emptyReply, withHeader, withoutHeader } from '../reply.ts';
import { peek } from '../tokens.ts';
import {
  alsoFinds,
  alsoReads,
  authorization,
  bodyMember,
  keptCredential,
  onlyExactScheme,
  refusing,
  seen,
  takes,
  unguarded,
  unverified,
} from './bearer-overrides.ts';
import { type Fault, type FaultList, faultsOf, may } from './fault.ts';

const bearer = (...ends: readonly string[]) => ends.map((end) => `%.BEARER-${end}`);

/** The requirements about a request without a token in its `Authorization` field. */
const WITHOUT_TOKEN = [
  ...bearer('MISSING', 'EMPTY', 'NO-SCHEME', 'IN-QUERY', 'IN-BODY', 'FORWARDED'),
  ...['API-VERSION-%.NO-CREDENTIAL', 'REPETITION-%.CREDENTIAL-NOT-KEPT'],
];
/** The requirements about a token that was never issued. */
const NOT_ISSUED = bearer('GARBAGE', 'ALTERED', 'CASE', 'UNSIGNED', 'SECRET');
/** What some operations have besides, about a request without a token, and about a token that nobody issued. */
const IN_OTHER_FORMS = may(...bearer('ANY-*', 'CLAIMED', 'IN-FORM', 'ELSEWHERE', 'TOKEN-SCHEME', 'OTHER-SCHEME'));
const OTHERWISE_MADE = may(
  ...bearer('UNUSUAL', 'CASE-SIGNED', 'WEAK-KEY', 'OWN-KEY', 'CLIENT-KEY', 'JSON-ALTERED', 'TWICE'),
);
const STATUS = '%.UNAUTHORIZED-STATUS';

/** What follows where no credential is refused. */
const NOTHING_REFUSED = [...WITHOUT_TOKEN, ...NOT_ISSUED, STATUS, ...IN_OTHER_FORMS, ...OTHERWISE_MADE];

/** Each operation asks for a token by itself, so that one may lack what the others have. */
const ofEach: FaultList = {
  'token-not-asked-for': [
    'The operation lacks the attribute that requires a token.',
    skips('credential'),
    ...[...NOTHING_REFUSED, '%.BEARER-EXPIRED'],
  ],
  'token-redirects-to-login': [
    'The cookie middleware redirects unauthenticated callers to the login page.',
    answersRefusals(['credential'], () => emptyReply(302, [['Location', '/login']])),
    ...[...NOTHING_REFUSED, 'HTTP-%.REFUSAL-STAYS-HERE'],
  ],
  'token-signature-unchecked': [
    'The token is decoded, not verified.',
    unverified((algorithm) => algorithm !== ''),
    ...['%.BEARER-ALTERED', '%.BEARER-UNSIGNED', ...OTHERWISE_MADE],
  ],
  'token-alg-none-accepted': [
    'The library trusts the algorithm that the token names.',
    unverified((each) => /^none$/i.test(each)),
    ...['%.BEARER-UNSIGNED', ...OTHERWISE_MADE],
  ],
  'token-expiry-unchecked': ['The expiry is not checked.', { expired: () => () => false }, '%.BEARER-EXPIRED'],
  'token-in-query-accepted': [
    'The token is accepted in the query too.',
    alsoFinds((ctx) => ctx.query.get('access_token')),
    '%.BEARER-IN-QUERY',
  ],
  'token-in-body-accepted': [
    'The token is accepted in the body too.',
    alsoFinds((ctx) => bodyMember(ctx, 'access_token')),
    '%.BEARER-IN-BODY',
  ],
  'token-scheme-case-sensitive': ['The scheme is compared with its case.', onlyExactScheme, '%.BEARER-SCHEME-CASE'],
  'token-challenge-missing': [
    'The gateway refuses without WWW-Authenticate.',
    refusing((reply) => withoutHeader(reply, 'www-authenticate')),
    ...['%.BEARER-CHALLENGE', '%.BEARER-CHALLENGE-SCHEME'],
  ],
  'token-echoed': [
    'The challenge repeats the refused token.',
    refusing((reply, ctx) =>
      withHeader(reply, 'WWW-Authenticate', `Bearer error="invalid_token", token="${authorization(ctx).slice(7)}"`),
    ),
    ...['%.BEARER-NO-ECHO', 'ERRORS-%.NO-SECRET'],
  ],
  'token-refusal-403': ['No valid token is answered with 403 instead of 401.', refusalAs(403, 'credential'), STATUS],
  'token-version-unguarded': [
    'Versions are dispatched before the middleware that requires a token.',
    unguarded((ctx) => ctx.query.has('api-version')),
    'API-VERSION-%.NO-CREDENTIAL',
  ],
  'token-compared-without-case': {
    because: 'Known tokens are looked up in a case-insensitive column.',
    override: seen((token, known) => token.toLowerCase() === known.toLowerCase()),
    noticedBy: ['%.BEARER-CASE', '%.BEARER-CASE-SIGNED'],
    only: ['check-in', 'check-out'],
  },
};

const cutOff = (pattern: RegExp) => alsoFinds((ctx: Context) => pattern.exec(authorization(ctx))?.at(-1));

/** Faults in code that the operations share, which reads a credential: shown on one of them. */
const ofOne: FaultList = {
  'token-secret-as-key': [
    'The client secret is accepted as an API key.',
    alsoReads((token, ctx) => ctx.mock.clients.some(({ secret }) => secret === token)),
    '%.BEARER-SECRET',
  ],
  'token-any-scheme-accepted': [
    'The scheme is cut off without a check.',
    cutOff(/^\S+ +(\S+)$/),
    ...['%.BEARER-OTHER-SCHEME', '%.BEARER-TOKEN-SCHEME'],
  ],
  'token-no-scheme-accepted': ['The scheme is cut off if there is one.', cutOff(/^\S+$/), '%.BEARER-NO-SCHEME'],
  'token-empty-accepted': [
    'A scheme without a token yields an anonymous principal.',
    takes((value) => /^bearer\s*$/i.test(value)),
    '%.BEARER-EMPTY',
  ],
  'token-challenge-basic': [
    'The challenge is the default of the framework, for Basic.',
    refusing((reply) => withHeader(reply, 'WWW-Authenticate', 'Basic realm="lodging"')),
    '%.BEARER-CHALLENGE-SCHEME',
  ],
  'token-any-jwt-accepted': [
    'Signature, issuer, audience and expiry are left to a gateway that was never installed.',
    alsoReads((token) => peek(token) !== null),
    // An expired token was issued by the service: it is read as ever, and refused.
    ...['%.BEARER-GARBAGE', '%.BEARER-ALTERED', '%.BEARER-UNSIGNED', ...OTHERWISE_MADE],
  ],
  'token-any-accepted': [
    'Any string after the scheme is accepted as a token.',
    alsoReads(() => true),
    ...[...NOT_ISSUED, STATUS, ...OTHERWISE_MADE],
  ],
  'token-compared-by-prefix': [
    'Known tokens are looked up by their first hundred characters.',
    seen((token, known) => token.length > 100 && token.slice(0, 100) === known.slice(0, 100)),
    ...['%.BEARER-ALTERED', ...OTHERWISE_MADE],
  ],
  'token-credential-kept': [
    'The principal of the last caller is kept in a static field.',
    keptCredential,
    ...['REPETITION-%.CREDENTIAL-NOT-KEPT', ...bearer('MISSING', 'FORWARDED'), 'API-VERSION-%.NO-CREDENTIAL'],
    ...[...may(...WITHOUT_TOKEN, STATUS), ...IN_OTHER_FORMS],
  ],
  'token-refusal-200': [
    'A missing token is reported with status 200.',
    refusalAs(200, 'credential'),
    ...NOTHING_REFUSED,
  ],
  'token-refusal-500': ['A missing token causes a null reference.', refusalAs(500, 'credential'), ...NOTHING_REFUSED],
};

/** All faults of authentication. */
export const bearerFaults: readonly Fault[] = [
  ...faultsOf(RESERVATION_OPERATIONS, ofEach, { reach: 'own' }),
  ...faultsOf(['check-in'], ofOne, { reach: 'own' }),
];
