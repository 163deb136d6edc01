/** Faults of authentication (section 5, point 4; RFC 6750): in guards, in reading tokens, in what counts as a token. */
import { randomBytes } from 'node:crypto';
import { factsOf } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation, TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, kept, type Override } from '../behaviour.ts';
import { EMBEDDED_HOTELS } from '../embedded.ts';
import {
  accepts,
  after,
  all,
  answersRefusals,
  answerWhere,
  checks,
  conflicts,
  has,
  on,
  overlooks,
  refusalAs,
  skips,
  typeOf,
} from '../overrides.ts';
import { embeddedProfile } from '../profile.ts';
import { emptyReply, problem, withHeader, withoutHeader } from '../reply.ts';
import { peek } from '../tokens.ts';
import {
  alsoFinds,
  alsoReads,
  alsoVerifies,
  asksForTokenLast,
  authorization,
  bodyMember,
  isHmacOf,
  isOfOwnKey,
  keptCredential,
  livesFromLastUse,
  onlyExactScheme,
  refusing,
  seen,
  seenInAnyCase,
  takes,
  unguarded,
  unverified,
} from './bearer-overrides.ts';
import { type Fault, type FaultList, type FaultRow, family, faultsOf, having, madeBy, may } from './fault.ts';
import { lookedUp } from './token-lives.ts';

/** The requirements about a request without a token in its `Authorization` field. */
const WITHOUT_TOKEN = [
  '%.BEARER-{MISSING,EMPTY,NO-SCHEME,IN-QUERY,IN-BODY,FORWARDED}',
  ...['API-VERSION-%.NO-CREDENTIAL', 'REPETITION-%.CREDENTIAL-NOT-KEPT'],
];
/** The requirements about a token that was never issued. */
const NOT_ISSUED = '%.BEARER-{GARBAGE,ALTERED,CASE,UNSIGNED,SECRET}';
/** What some operations have in addition, about a request without a token and about an invented token. */
const IN_OTHER_FORMS = '%.BEARER-{ANY-*,CLAIMED,FROM-PAGE,IN-FORM,ELSEWHERE,TOKEN-SCHEME,OTHER-SCHEME}?';
const OTHERWISE_MADE = '%.BEARER-{UNUSUAL,CASE-SIGNED,WEAK-KEY,OWN-KEY,CLIENT-KEY,JSON-ALTERED,TWICE}?';
const STATUS = '%.UNAUTHORIZED-STATUS';

/** What fails if no credential is refused. */
const NOTHING_REFUSED = [...WITHOUT_TOKEN, NOT_ISSUED, STATUS, IN_OTHER_FORMS, OTHERWISE_MADE];

const reportOf = ({ operation, bytes }: Context) => `${operation} ${bytes}`;

/** Each operation asks for the token by itself, so one may lack what the others have. */
const ofEach: FaultList = {
  'token-original-url-trusted': [
    'The guard checks the path in X-Rewrite-URL, which is a public one.',
    unguarded((ctx) => header(ctx, 'x-rewrite-url') === '/'),
    '%.BEARER-ANY-ADDRESS',
  ],
  'token-preflight-unguarded': [
    'A request that claims to be OPTIONS needs no token.',
    unguarded((ctx) => header(ctx, 'x-http-method-override') === 'OPTIONS'),
    '%.BEARER-ANY-METHOD',
  ],
  'token-override-unguarded': [
    'The method is overridden after the guard, which checks only POST requests.',
    all(
      after('methodOk')((ok, ctx) => ok || (ctx.method === 'GET' && ctx.query.get('_method') === 'POST')),
      unguarded((ctx) => ctx.method === 'GET'),
    ),
    '%.BEARER-ANY-METHOD',
  ],
  'token-not-asked-for': [
    'The attribute that requires a token is missing.',
    skips('credential'),
    ...NOTHING_REFUSED,
    '%.BEARER-EXPIRED',
  ],
  'token-redirects-to-login': [
    'The cookie middleware redirects unauthenticated callers to the login page.',
    answersRefusals(['credential'], () => emptyReply(302, [['Location', '/login']])),
    ...[...NOTHING_REFUSED, 'HTTP-%.REFUSAL-STAYS-HERE'],
  ],
  'token-signature-unchecked': [
    'The token is decoded, not verified.',
    unverified((algorithm) => algorithm !== ''),
    ...['%.BEARER-{ALTERED,UNSIGNED,GARBAGE}', OTHERWISE_MADE],
  ],
  'token-alg-none-accepted': [
    'The library trusts the algorithm that the token names.',
    unverified((each) => /^none$/i.test(each)),
    ...['%.BEARER-UNSIGNED', OTHERWISE_MADE],
  ],
  'token-expiry-unchecked': ['The expiry is not checked.', { expired: () => () => false }, '%.BEARER-EXPIRED'],
  'token-life-renewed': [
    'Each use of a token extends its life, as with a session.',
    livesFromLastUse,
    '%.BEARER-EXPIRED',
  ],
  'token-in-query-accepted': [
    'The token is also accepted in the query.',
    alsoFinds((ctx) => ctx.query.get('access_token')),
    '%.BEARER-IN-QUERY',
  ],
  'token-in-body-accepted': [
    'The token is also accepted in the body.',
    alsoFinds((ctx) => bodyMember(ctx, 'access_token')),
    '%.BEARER-IN-BODY',
  ],
  'token-scheme-case-sensitive': ['The scheme is compared case-sensitively.', onlyExactScheme, '%.BEARER-SCHEME-CASE'],
  'token-challenge-missing': [
    'The gateway refuses without WWW-Authenticate.',
    refusing((reply) => withoutHeader(reply, 'www-authenticate')),
    '%.BEARER-{CHALLENGE,CHALLENGE-SCHEME}',
  ],
  'token-echoed': [
    'The challenge repeats the refused token.',
    refusing((reply, ctx) =>
      withHeader(reply, 'WWW-Authenticate', `Bearer error="invalid_token", token="${authorization(ctx).slice(7)}"`),
    ),
    ...['%.BEARER-NO-ECHO', 'ERRORS-%.NO-SECRET'],
  ],
  'token-refusal-403': [
    'A request without a valid token gets 403 instead of 401.',
    refusalAs(403, 'credential'),
    STATUS,
  ],
  'token-version-unguarded': [
    'Versions are dispatched before the middleware that requires a token.',
    unguarded((ctx) => ctx.query.has('api-version')),
    'API-VERSION-%.NO-CREDENTIAL',
  ],
  'token-compared-without-case': {
    because: 'Known tokens are looked up in a case-insensitive column.',
    override: seenInAnyCase,
    noticedBy: ['%.BEARER-{CASE,CASE-SIGNED}'],
    only: ['check-in', 'check-out'],
  },
};

const cutOff = (pattern: RegExp) => alsoFinds((ctx: Context) => pattern.exec(authorization(ctx))?.at(-1));

/** Faults in the code that reads a credential, which the operations share: shown on one of them. */
const ofOne: FaultList = {
  'token-secret-as-key': [
    'The client secret is accepted as an API key.',
    alsoReads((token, ctx) => ctx.mock.clients.some(({ secret }) => secret === token)),
    '%.BEARER-SECRET',
  ],
  'token-any-scheme-accepted': [
    'The scheme is cut off, whatever it is.',
    cutOff(/^\S+ +(\S+)$/),
    '%.BEARER-{OTHER,TOKEN}-SCHEME',
  ],
  'token-no-scheme-accepted': ['The scheme is cut off if there is one.', cutOff(/^\S+$/), '%.BEARER-NO-SCHEME'],
  'token-empty-accepted': [
    'An empty token means an anonymous user.',
    takes((value) => /^bearer\s*$/i.test(value)),
    '%.BEARER-EMPTY',
  ],
  'token-challenge-basic': [
    "The challenge is the framework's default, for Basic.",
    refusing((reply) => withHeader(reply, 'WWW-Authenticate', 'Basic realm="lodging"')),
    '%.BEARER-CHALLENGE-SCHEME',
  ],
  'token-any-jwt-accepted': [
    'Signature, issuer, audience and expiry are left to a gateway that was never installed.',
    alsoReads((token) => peek(token) !== null),
    // An expired token was issued by the service: it is read as usual, and refused.
    ...['%.BEARER-{GARBAGE,ALTERED,UNSIGNED}', OTHERWISE_MADE],
  ],
  'token-any-accepted': ['No token is ever looked at.', alsoReads(() => true), NOT_ISSUED, STATUS, OTHERWISE_MADE],
  'token-compared-by-prefix': [
    'Known tokens are looked up by their first hundred characters.',
    seen((token, known) => token.length > 100 && token.slice(0, 100) === known.slice(0, 100)),
    ...['%.BEARER-ALTERED', OTHERWISE_MADE, '%.BEARER-UNSIGNED?'],
  ],
  'token-compared-by-its-end': {
    because: 'Opaque tokens are looked up by their last sixteen characters, as logs show them.',
    override: all(
      lookedUp(TOKEN_OPERATIONS, () => randomBytes(18).toString('base64url')),
      on(
        ['check-in'],
        seen((token, known) => token.length === known.length && token.slice(-16) === known.slice(-16)),
      ),
    ),
    noticedBy: ['CHECK-IN.BEARER-ALTERED', '*?'],
    spreads: true,
    reach: 'all',
  },
  'token-credential-kept': [
    'The principal of the last caller is kept in a static field.',
    keptCredential,
    ...['REPETITION-%.CREDENTIAL-NOT-KEPT', '%.BEARER-{MISSING,FORWARDED}', 'API-VERSION-%.NO-CREDENTIAL'],
    ...[...may(...WITHOUT_TOKEN, STATUS), IN_OTHER_FORMS],
  ],
  'token-known-report-unguarded': [
    'A report that was accepted before gets the same reply again, before the guard is reached.',
    all(
      checks((made, ctx) => (kept(ctx, 'accepted reports').has(reportOf(ctx)) ? [] : made)),
      accepts((reply, ctx) => {
        kept(ctx, 'accepted reports').add(reportOf(ctx));
        return reply;
      }),
    ),
    'REPETITION-%.CREDENTIAL-NOT-KEPT',
  ],
  'token-refusal-200': ['The refusal has status 200.', refusalAs(200, 'credential'), ...NOTHING_REFUSED],
  'token-refusal-500': ['A missing token causes a null reference.', refusalAs(500, 'credential'), ...NOTHING_REFUSED],
};

/** Tokens of the JSON variant by all but their signature. */
const unsigned = (token: string) => token.slice(0, token.lastIndexOf('.'));
const ofJson = (ctx: Context) => kept(ctx, 'tokens of the JSON variant');
const jsonTokensUnverified = all(
  after('issue')((token, ctx) => {
    if (ctx.operation === 'token-json') ofJson(ctx).add(unsigned(token));
    return token;
  }),
  alsoReads((token, ctx) => ofJson(ctx).has(unsigned(token))),
);

const jtisOfJson = (ctx: Context) => kept(ctx, 'ids of the tokens of the JSON variant');
const isWithJson = (ctx: Context) => jtisOfJson(ctx).has(ctx.claims?.jti);
const notesJson = after('issue')((token, ctx, { jti }) => {
  if (ctx.operation === 'token-json') jtisOfJson(ctx).add(jti);
  return token;
});
/** The reports sent with a token, by its id. */
const usesOf = (ctx: Context) => kept(ctx, `uses of ${ctx.claims?.jti}`).add(ctx.id);
const KEPT = '%.BEARER-JSON-TOKEN-KEPT';
const MOST_USES = 5;

/** Faults of tokens of the JSON variant alone. */
const withTokensOfJson = having(
  { spreads: true, only: ['check-in'] },
  madeBy((override: Override) => all(notesJson, override), {
    'token-of-json-variant-ends-after-five-uses': [
      'Tokens of the JSON variant are for trials, and end with their fifth use.',
      conflicts((_body, ctx) => isWithJson(ctx) && usesOf(ctx).size > MOST_USES, 'credential'),
      // Which reports are sent while such a token stands in for the run's own depends on the pace.
      ...[KEPT, '%.BEARER-JSON-TOKEN-FAULTY!'],
      'HTTP-%.{ACCEPT,ACCEPT-LANGUAGE,FIELD-NAME-CASE,SCHEME-SPACES}?',
      'REPETITION-%.{AFTER-BAD-TOKEN,IN-A-ROW,IN-PARALLEL,IN-TURNS,MIXED}?',
    ],
    'token-of-json-variant-of-one-hotel': [
      'Tokens of the JSON variant are bound to the first hotel.',
      conflicts(
        ({ lodgingHotelId: id = EMBEDDED_HOTELS[0]?.id }, ctx) => isWithJson(ctx) && id !== EMBEDDED_HOTELS[0]?.id,
        'credential',
      ),
      KEPT,
    ],
    'token-of-json-variant-unvalidated': [
      'Reports with tokens of the JSON variant are stored without validation.',
      overlooks((_violation, ctx) => isWithJson(ctx)),
      '%.BEARER-JSON-TOKEN-FAULTY',
    ],
  }),
);

/** How a lenient router reads a path, by the form of the path. */
const READ_AS: Readonly<Record<string, (path: string) => string>> = {
  'upper-case': (path) => path.toLowerCase(),
  'trailing-slash': (path) => path.replace(/\/$/, ''),
  'double-slash': (path) => path.replace(/(?<=.)\/{2,}/g, '/'),
  'leading-slashes': (path) => path.replace(/^\/+/, '/'),
  'percent-encoded': (path) => path.replace(/%[0-9a-f]{2}/gi, decodeURIComponent),
  parameter: (path) => path.replace(/;[^/]*/g, ''),
  'dot-json': (path) => path.replace(/\.json$/, ''),
  'dot-segments': (path) => path.replace(/^\/[^.]+(?:\/\.\.)+/, ''),
  below: (path) => path.replace(/\/extra$/, ''),
};
/** The forms with which each operation is tried: what is in percent-encoding is another part of the path of each. */
const FORMS: Readonly<Record<ReservationOperation, typeof READ_AS>> = {
  'check-in': READ_AS,
  'check-out': { 'encoded-slash': (path) => path.replace('%2F', '/') },
  'partial-bill': { 'encoded-space': (path) => path.replace(/%20$/, '') },
  'no-show': { 'encoded-slashes': (path) => path.replaceAll('%2F', '/') },
};
const readLoosely = (path: string) => Object.values(READ_AS).reduce((read, as) => as(read), path);

/** Another path also leads to the operation, and the guard knows only the usual one. */
function alsoAt(operation: ReservationOperation, leads: (ctx: Context) => boolean): Override {
  const { path } = factsOf(operation, embeddedProfile);
  return all(
    after('route')((found, ctx) => found ?? (leads(ctx) ? operation : null)),
    unguarded((ctx) => ctx.operation === operation && ctx.path !== path),
  );
}

function atOtherPaths(operation: ReservationOperation): FaultList {
  const { path } = factsOf(operation, embeddedProfile);
  const loose = (read: (path: string) => string): FaultRow => [
    'The guard compares the path exactly, and the router does not.',
    alsoAt(operation, (ctx) => ctx.path !== null && read(ctx.path) === path),
    ...['%.BEARER-ANY-PATH', 'HTTP-%.SUFFIX-NOT-SERVED?'],
  ];
  const forms = Object.entries(FORMS[operation]).map(([form, read]) => [`token-path-unguarded.${form}`, loose(read)]);
  return having(
    { spreads: true },
    {
      'token-path-unguarded': loose(readLoosely),
      ...Object.fromEntries(forms),
      'token-rewritten-unguarded': [
        'The framework serves the path in X-Original-URL, and the guard has checked the other one.',
        alsoAt(operation, (ctx) => header(ctx, 'x-original-url') === path),
        '%.BEARER-ANY-ADDRESS',
      ],
    },
  );
}

/** Skips every check for some requests. */
const unchecked = (isSpared: (ctx: Context) => boolean) => checks((made, ctx) => (isSpared(ctx) ? [] : made));

/** Header fields that make a caller pass for a page of the service itself. */
const ofPages = family(
  (field: string, ...only: ReservationOperation[]) => ({
    because: `No token is required if the field ${field} is present: pages have a session.`,
    override: unguarded(has(field.toLowerCase())),
    noticedBy: ['%.BEARER-FROM-PAGE'],
    ...(only.length > 0 ? { only } : {}),
  }),
  {
    'token-not-asked-of-scripts': ['X-Requested-With'],
    'token-not-asked-of-pages': ['Referer'],
    'token-not-asked-of-people': ['Accept-Language'],
    'token-not-asked-of-an-origin': ['Origin', 'check-out'],
  },
);

/** What is mistaken for a sign that the caller is known. */
const signs = family(
  (because: string, isSign: (ctx: Context) => boolean, ...ids: string[]) => [
    `No token is asked for where ${because}.`,
    unguarded(isSign),
    ...['%.BEARER-CLAIMED', ...ids],
  ],
  {
    'token-user-of-proxy-trusted': ['X-Forwarded-User names a user', has('x-forwarded-user')],
    'token-any-key-instead': ['there is any API key', has('x-api-key'), '%.BEARER-ELSEWHERE?'],
    'token-any-cookie-instead': ['there is a session', (ctx) => /session=/.test(header(ctx, 'cookie') ?? '')],
    'token-user-of-gateway-trusted': ['a gateway names a consumer', has('x-consumer-username')],
    'token-any-client-certificate-instead': ['a proxy has verified one', has('x-ssl-client-verify')],
    'token-any-parameter-instead': ['the query has a key', (ctx) => ctx.query.has('api_key')],
    'token-not-asked-for-debugging': ['the query has a switch for tests', (ctx) => ctx.query.has('debug')],
  },
);

const ofDocumented: FaultList = {
  ...signs,
  ...ofPages,
  'token-not-asked-on-local-host': {
    because: 'No token is required in development, which is recognised by the host name.',
    override: unguarded((ctx) => header(ctx, 'host') === 'localhost'),
    noticedBy: ['%.BEARER-ANY-ADDRESS'],
    only: ['check-in'],
  },
  'token-other-types-unguarded': [
    'The guard covers only requests of type application/json; others are read leniently.',
    unchecked((ctx) => authorization(ctx) === '' && typeOf(ctx) !== 'application/json'),
    ...['%.BEARER-ANY-CONTENT', '%.BEARER-IN-FORM?'],
  ],
  'token-older-form-unguarded': {
    because: 'The older form is handled before the guard is reached.',
    override: unguarded((ctx) => bodyMember(ctx, 'reservation_id') !== undefined),
    noticedBy: ['%.BEARER-ANY-CONTENT', 'OLDER-*?'],
    only: ['check-out'],
  },
  'token-of-json-variant-unverified': {
    because: 'Tokens of the JSON variant are recognised by their claims; checking the signature was left for later.',
    override: jsonTokensUnverified,
    spreads: true,
    only: ['check-in'],
    noticedBy: ['%.BEARER-JSON-ALTERED'],
  },
  ...withTokensOfJson,
  'token-twice-accepted': [
    'Several Authorization fields are read as a list, which is not checked.',
    takes((value) => value.split(',').length > 1),
    ...['%.BEARER-GARBAGE', '%.BEARER-TWICE?'],
  ],
  'token-asked-for-last': [
    'The body is validated before the token.',
    asksForTokenLast,
    '%.BEARER-FIRST',
    '%.UNAUTHORIZED-STATUS?',
  ],
  'token-looked-up-in-an-object': [
    'Tokens are looked up in a plain object, which has inherited members such as constructor.',
    takes((value) => /^Bearer (?:constructor|toString|__proto__)$/.test(value)),
    '%.BEARER-GARBAGE',
  ],
  'token-compared-as-pattern': {
    because: 'The token is looked up with SQL LIKE, and % matches any.',
    override: takes((value) => value === 'Bearer %'),
    noticedBy: ['%.BEARER-GARBAGE'],
    only: ['check-out'],
  },
  'token-too-long-accepted': [
    'A token too long for the cache is accepted.',
    takes((value) => value.length > 4096),
    '%.BEARER-UNUSUAL',
  ],
  'token-unreadable-accepted': [
    'The error about non-ASCII bytes is caught where a missing token is allowed.',
    takes((value) => /[\x80-\xff]/.test(value)),
    '%.BEARER-UNUSUAL',
  ],
  'token-in-lower-case-scheme-unread': [
    'One layer accepts the scheme in any case, and the one that reads the token only in the usual case.',
    takes((value) => /^bearer \S/.test(value)),
    '%.BEARER-GARBAGE',
  ],
  'token-alg-none-filtered': [
    'The algorithm "none" is filtered out case-sensitively, and the library ignores case.',
    unverified((each) => each !== 'none' && /^none$/i.test(each)),
    '%.BEARER-UNSIGNED',
  ],
  'token-signature-left-out-accepted': [
    'A signature is verified only if there is one, whatever the algorithm.',
    alsoVerifies(({ head, signature }) => !/^none$/i.test(String(head['alg'])) && signature.length === 0),
    '%.BEARER-UNSIGNED',
  ],
  'token-signature-of-zeros-accepted': [
    'The library accepts a signature of zeros for any content.',
    alsoVerifies(({ signature }) => signature.length > 0 && signature.every((byte) => byte === 0)),
    '%.BEARER-UNSIGNED',
  ],
  'token-key-of-client': [
    "Tokens are signed with the client's secret, as id tokens may be.",
    alsoVerifies((jwt, ctx) => ctx.mock.clients.some(({ secret }) => isHmacOf(secret, jwt))),
    '%.BEARER-CLIENT-KEY',
  ],
  'token-key-in-header-trusted': [
    'A token is verified with the key in its own header.',
    alsoVerifies(isOfOwnKey),
    '%.BEARER-OWN-KEY',
  ],
  'token-key-read-from-file': [
    "The key is read from the file that the token's kid names.",
    alsoVerifies((jwt) => String(jwt.head['kid']).endsWith('/dev/null') && isHmacOf('', jwt)),
    '%.BEARER-OWN-KEY',
  ],
};

const WEAK = '%.BEARER-WEAK-KEY';
const INVENTED = '%.BEARER-GARBAGE';
const OF_ITS_OWN = '%.BEARER-OWN-KEY';

/** Keys that anybody can guess, by the operation with which each is tried, and what notices that a service uses one. */
const knownKeys = (operation: ReservationOperation): FaultList =>
  family(
    (key: string, ...ids: string[]) => [
      `The key for HS256 is ${key === '' ? 'empty, since its setting is missing' : `${key}, as in the example`}.`,
      alsoVerifies((jwt) => isHmacOf(key, jwt)),
      ...ids,
    ],
    KNOWN_KEYS[operation],
  );
const KNOWN_KEYS: Readonly<Record<ReservationOperation, Readonly<Record<string, [key: string, ...ids: string[]]>>>> = {
  'check-in': {
    'token-key-empty': ['', WEAK, OF_ITS_OWN],
    'token-key-guessed': ['secret', WEAK],
    'token-key-of-example': ['your-256-bit-secret', INVENTED],
  },
  'check-out': {
    // With a check-out it is tried by its name alone.
    'token-key-empty': ['', OF_ITS_OWN],
    'token-key-guessed': ['changeme', WEAK],
    'token-key-key': ['key', WEAK],
    'token-key-of-example': ['a-string-secret-at-least-256-bits-long', INVENTED],
  },
  'partial-bill': { 'token-key-of-example': ['secretkey', INVENTED] },
  'no-show': { 'token-key-of-example': ['your-secret-key', INVENTED] },
};

/** The value of a cookie that holds a token. */
export const tokenCookie = (ctx: Context) => /access_token=([^;]+)/.exec(header(ctx, 'cookie') ?? '')?.[1];

/** A token accepted in a place where it does not belong. */
const elsewhere: FaultList = {
  'token-in-form-accepted': [
    'The token, and the report, are also accepted as a form.',
    unchecked((ctx) => /&access_token=\w/.test(String(ctx.bytes))),
    '%.BEARER-IN-FORM',
  ],
  'token-in-cookie-accepted': ['The token is accepted in a cookie.', alsoFinds(tokenCookie), '%.BEARER-ELSEWHERE'],
  'token-in-other-field-accepted': [
    'The token is also accepted in X-Access-Token.',
    alsoFinds((ctx) => header(ctx, 'x-access-token')),
    '%.BEARER-ELSEWHERE',
  ],
  'token-beside-cookie-refused': [
    'A cookie is taken for a session, whose request then lacks a CSRF token.',
    answerWhere(
      (ctx) => has('cookie')(ctx) && /^Bearer ./.test(authorization(ctx)),
      () => problem(403),
    ),
    '%.BEARER-BESIDE-COOKIE',
  ],
  'token-any-of-two-accepted': [
    'Of two Authorization fields the valid one is used.',
    alsoFinds((ctx) => /Bearer ([\w.-]{20,})/.exec(authorization(ctx))?.[1]),
    ...['%.BEARER-TWICE', '%.BEARER-OTHER-SCHEME?'],
  ],
};

const own = { reach: 'own' } as const;

/** All faults of authentication. */
export const bearerFaults: readonly Fault[] = [
  ...faultsOf(
    RESERVATION_OPERATIONS,
    (operation) => ({ ...ofEach, ...atOtherPaths(operation), ...knownKeys(operation) }),
    own,
  ),
  ...faultsOf(['check-in', 'check-out'], ofDocumented, own),
  ...faultsOf(['check-in'], { ...ofOne, ...elsewhere }, own),
];
