/** Faults of guards that look at one form of a request only, and of readers of tokens that trust the token (section 5, point 4). */
import { operations } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { type Context, header, type Override, remember } from '../behaviour.ts';
import { all, has, typeOf } from '../overrides.ts';
import {
  alsoFinds,
  alsoReads,
  alsoVerifies,
  asksForTokenLast,
  authorization,
  bodyMember,
  isHmacOf,
  isOfOwnKey,
  takes,
  unguarded,
  unverified,
} from './bearer-overrides.ts';
import { type Fault, type FaultList, type FaultRow, family, faultsOf, having } from './fault.ts';

/** Tokens of the JSON variant by all but their signature. */
const unsigned = (token: string) => token.slice(0, token.lastIndexOf('.'));
const ofJson = (ctx: Context) => remember(ctx, 'tokens of the JSON variant', () => new Set<string>());
const jsonTokensUnverified = all(
  {
    tokenFields: (next) => (token, client, ctx) => {
      if (ctx.operation === 'token-json') ofJson(ctx).add(unsigned(token));
      return next(token, client, ctx);
    },
  },
  alsoReads((token, ctx) => ofJson(ctx).has(unsigned(token))),
);

/** How a loose router reads a path, by the form that it reads so. */
const READ_AS: Readonly<Record<string, (path: string) => string>> = {
  'upper-case': (path) => path.toLowerCase(),
  'trailing-slash': (path) => path.replace(/\/$/, ''),
  'double-slash': (path) => path.replace(/\/{2,}/g, '/'),
  'percent-encoded': (path) => path.replace(/%[0-9a-f]{2}/gi, decodeURIComponent),
  parameter: (path) => path.replace(/;[^/]*/g, ''),
  below: (path) => path.replace(/\/extra$/, ''),
};
const readLoosely = (path: string) => Object.values(READ_AS).reduce((read, as) => as(read), path);

/** Another path leads to the operation too, and the guard knows only the one that is written down. */
function alsoAt(operation: ReservationOperation, leads: (ctx: Context) => boolean): Override {
  const { path } = operations[operation];
  return all(
    { route: (next) => (ctx) => next(ctx) ?? (leads(ctx) ? operation : null) },
    unguarded((ctx) => ctx.operation === operation && ctx.path !== path),
  );
}

function atOtherPaths(operation: ReservationOperation): FaultList {
  const { path } = operations[operation];
  const loose = (read: (path: string) => string): FaultRow => [
    'The guard compares the path letter by letter, and the router does not.',
    alsoAt(operation, (ctx) => ctx.path !== null && read(ctx.path) === path),
    ...['%.BEARER-ANY-PATH', 'HTTP-%.SUFFIX-NOT-SERVED?'],
  ];
  const forms = Object.entries(READ_AS).map(([form, read]) => [`token-path-unguarded.${form}`, loose(read)]);
  return having(
    { spreads: true },
    {
      'token-path-unguarded': loose(readLoosely),
      ...(operation === 'check-in' ? Object.fromEntries(forms) : {}),
      'token-rewritten-unguarded': [
        'The framework serves the path that X-Original-URL names, and the guard has looked at the other one.',
        alsoAt(operation, (ctx) => header(ctx, 'x-original-url') === path),
        '%.BEARER-ANY-ADDRESS',
      ],
    },
  );
}

const ofAll: FaultList = {
  'token-original-url-trusted': [
    'The guard looks at the path that X-Rewrite-URL names, which is a public one.',
    unguarded((ctx) => header(ctx, 'x-rewrite-url') === '/'),
    '%.BEARER-ANY-ADDRESS',
  ],
  'token-preflight-unguarded': [
    'No token is asked of what says that it is an OPTIONS request.',
    unguarded((ctx) => header(ctx, 'x-http-method-override') === 'OPTIONS'),
    '%.BEARER-ANY-METHOD',
  ],
  'token-override-unguarded': [
    'The method is overridden after the guard, which looks at POST requests only.',
    all(
      { methodOk: (next) => (ctx) => next(ctx) || (ctx.method === 'GET' && ctx.query.get('_method') === 'POST') },
      unguarded((ctx) => ctx.method === 'GET'),
    ),
    '%.BEARER-ANY-METHOD',
  ],
};

/** Leaves out every check of some requests. */
const unchecked = (isSpared: (ctx: Context) => boolean): Override => ({
  checks: (next) => (ctx) => (isSpared(ctx) ? [] : next(ctx)),
});

/** What is taken for a sign that the caller is known. */
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
    'token-not-asked-for-debugging': ['the query has a switch for tests', (ctx) => ctx.query.has('debug')],
  },
);

const ofDocumented: FaultList = {
  ...signs,
  'token-other-types-unguarded': [
    'The guard is bound to requests of type application/json; others are read leniently.',
    unchecked((ctx) => authorization(ctx) === '' && typeOf(ctx) !== 'application/json'),
    ...['%.BEARER-ANY-CONTENT', '%.BEARER-IN-FORM?'],
  ],
  'token-older-form-unguarded': {
    because: 'The older form is translated by a handler before the guard.',
    override: unguarded((ctx) => bodyMember(ctx, 'reservation_id') !== undefined),
    noticedBy: ['%.BEARER-ANY-CONTENT'],
    only: ['check-out'],
    sideEffects: ['OLDER-*'],
  },
  'token-of-json-variant-unverified': {
    because: 'Tokens of the JSON variant are known by what they say, and their signature was left for later.',
    override: jsonTokensUnverified,
    spreads: true,
    only: ['check-in'],
    noticedBy: ['%.BEARER-JSON-ALTERED'],
  },
  'token-twice-accepted': [
    'Several Authorization fields are read as a list, which no check was written for.',
    takes((value) => value.split(',').length > 1),
    ...['%.BEARER-GARBAGE', '%.BEARER-TWICE?'],
  ],
  'token-asked-for-last': [
    'The body is validated before the credential is looked at.',
    asksForTokenLast,
    ...['%.BEARER-FIRST', '%.UNAUTHORIZED-STATUS?'],
  ],
  'token-too-long-accepted': [
    'What does not fit into the cache of tokens is let through.',
    takes((value) => value.length > 4096),
    '%.BEARER-UNUSUAL',
  ],
  'token-unreadable-accepted': [
    'The error over bytes beyond ASCII is caught where a missing token is allowed.',
    takes((value) => /[\x80-\xff]/.test(value)),
    '%.BEARER-UNUSUAL',
  ],
  'token-in-lower-case-scheme-unread': [
    'One layer knows the scheme in any case, and the one that reads the token only as it is usually written.',
    takes((value) => /^bearer \S/.test(value)),
    '%.BEARER-GARBAGE',
  ],
  'token-alg-none-filtered': [
    'The algorithm "none" is filtered out by its letters, and the library does not mind their case.',
    unverified((each) => each !== 'none' && /^none$/i.test(each)),
    '%.BEARER-UNSIGNED',
  ],
  'token-key-empty': [
    'The setting with the key for HS256 is missing, and the key is empty.',
    alsoVerifies((jwt) => jwt.head['kid'] === undefined && isHmacOf('', jwt)),
    '%.BEARER-WEAK-KEY',
  ],
  'token-key-guessed': [
    'The key for HS256 is the one of the example.',
    alsoVerifies((jwt) => isHmacOf('secret', jwt)),
    '%.BEARER-WEAK-KEY',
  ],
  'token-key-of-client': [
    "Tokens are signed with the client's secret, as id tokens may be.",
    alsoVerifies((jwt, ctx) => ctx.mock.clients.some(({ secret }) => isHmacOf(secret, jwt))),
    '%.BEARER-CLIENT-KEY',
  ],
  'token-key-in-header-trusted': [
    'The signature is checked with the key that the token brings along.',
    alsoVerifies(isOfOwnKey),
    '%.BEARER-OWN-KEY',
  ],
  'token-key-read-from-file': [
    'The kid of a token names the file that its key is read from.',
    alsoVerifies((jwt) => String(jwt.head['kid']).endsWith('/dev/null') && isHmacOf('', jwt)),
    '%.BEARER-OWN-KEY',
  ],
};

/** The value of a cookie that holds a token. */
export const tokenCookie = (ctx: Context) => /access_token=([^;]+)/.exec(header(ctx, 'cookie') ?? '')?.[1];

/** A token taken from where it is not to be looked for. */
const elsewhere: FaultList = {
  'token-in-form-accepted': [
    'The token is accepted in a form too, and so is the report.',
    unchecked((ctx) => /&access_token=\w/.test(String(ctx.bytes))),
    '%.BEARER-IN-FORM',
  ],
  'token-in-cookie-accepted': ['The token is accepted in a cookie.', alsoFinds(tokenCookie), '%.BEARER-ELSEWHERE'],
  'token-in-other-field-accepted': [
    'The token is accepted in X-Access-Token too.',
    alsoFinds((ctx) => header(ctx, 'x-access-token')),
    '%.BEARER-ELSEWHERE',
  ],
  'token-any-of-two-accepted': [
    'Of two Authorization fields the good one is looked for.',
    alsoFinds((ctx) => /Bearer ([\w.-]{20,})/.exec(authorization(ctx))?.[1]),
    ...['%.BEARER-TWICE', '%.BEARER-OTHER-SCHEME?'],
  ],
};

/** All faults of how a credential is asked for, and of what is taken for one. */
export const bearerFormFaults: readonly Fault[] = [
  ...faultsOf(RESERVATION_OPERATIONS, (operation) => ({ ...atOtherPaths(operation), ...ofAll }), { reach: 'own' }),
  ...faultsOf(['check-in', 'check-out'], ofDocumented, { reach: 'own' }),
  ...faultsOf(['check-in'], elsewhere, { reach: 'own' }),
];
