/** Faults of guards that look at one form of a request only, and of readers of tokens that trust the token (section 5, point 4). */
import { operations } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { type Context, header, remember, type Wrap } from '../behaviour.ts';
import {
  alsoFinds,
  alsoReads,
  alsoVerifies,
  authorization,
  bodyMember,
  isHmacOf,
  isOfOwnKey,
  takes,
  unguarded,
  unverified,
} from './bearer-wraps.ts';
import { all, type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

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

const WHOLE = ['check-in', 'check-out'] as const;
const isNamed = (ctx: Context, name: string) => header(ctx, name) !== undefined;
const typeOf = (ctx: Context) => header(ctx, 'content-type') ?? '';

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
function alsoAt(operation: ReservationOperation, leads: (ctx: Context) => boolean): Wrap {
  const { path } = operations[operation];
  return all(
    { route: (next) => (ctx) => next(ctx) ?? (leads(ctx) ? operation : null) },
    unguarded((ctx) => ctx.operation === operation && ctx.path !== path),
  );
}

function atOtherPaths(operation: ReservationOperation): FaultEntry[] {
  const { path } = operations[operation];
  const loose = (name: string, read: (path: string) => string): FaultEntry => ({
    name,
    mistake: 'The guard compares the path letter by letter, and the router does not.',
    wrap: alsoAt(operation, (ctx) => ctx.path !== null && read(ctx.path) === path),
    noticedBy: ['%.BEARER-ANY-PATH'],
    sideEffects: ['HTTP-%.SUFFIX-NOT-SERVED'],
    spreads: true,
  });
  return [
    loose('token-path-unguarded', readLoosely),
    ...Object.entries(READ_AS).map(([form, read]) => ({
      ...loose(`token-path-unguarded.${form}`, read),
      only: ['check-in'] as const,
    })),
    {
      name: 'token-rewritten-unguarded',
      mistake: 'The framework serves the path that X-Original-URL names, and the guard has looked at the other one.',
      wrap: alsoAt(operation, (ctx) => header(ctx, 'x-original-url') === path),
      noticedBy: ['%.BEARER-ANY-ADDRESS'],
      spreads: true,
    },
  ];
}

const ofAll: readonly FaultEntry[] = listed({
  'token-original-url-trusted': {
    mistake: 'The guard looks at the path that X-Rewrite-URL names, which is a public one.',
    wrap: unguarded((ctx) => header(ctx, 'x-rewrite-url') === '/'),
    noticedBy: ['%.BEARER-ANY-ADDRESS'],
  },
  'token-preflight-unguarded': {
    mistake: 'No token is asked of what says that it is an OPTIONS request.',
    wrap: unguarded((ctx) => header(ctx, 'x-http-method-override') === 'OPTIONS'),
    noticedBy: ['%.BEARER-ANY-METHOD'],
  },
  'token-override-unguarded': {
    mistake: 'The method is overridden after the guard, which looks at POST requests only.',
    wrap: all(
      { methodOk: (next) => (ctx) => next(ctx) || (ctx.method === 'GET' && ctx.query.get('_method') === 'POST') },
      unguarded((ctx) => ctx.method === 'GET'),
    ),
    noticedBy: ['%.BEARER-ANY-METHOD'],
  },
});

const ofWhole: readonly FaultEntry[] = listed({
  'token-other-types-unguarded': {
    mistake: 'The guard is bound to requests of type application/json; others are read leniently.',
    wrap: {
      checks: (next) => (ctx) => (authorization(ctx) === '' && typeOf(ctx) !== 'application/json' ? [] : next(ctx)),
    },
    noticedBy: ['%.BEARER-ANY-CONTENT'],
    sideEffects: ['%.BEARER-IN-FORM'],
  },
  'token-older-form-unguarded': {
    mistake: 'The older form is translated by a handler before the guard.',
    wrap: unguarded((ctx) => bodyMember(ctx, 'reservation_id') !== undefined),
    noticedBy: ['%.BEARER-ANY-CONTENT'],
    only: ['check-out'],
    sideEffects: ['OLDER-*'],
  },
  'token-user-of-proxy-trusted': {
    mistake: 'Who the caller is is taken from X-Forwarded-User, which anybody can send.',
    wrap: unguarded((ctx) => isNamed(ctx, 'x-forwarded-user')),
    noticedBy: ['%.BEARER-CLAIMED'],
  },
  'token-any-key-instead': {
    mistake: 'A request with an API key is let through to a check of keys that was never written.',
    wrap: unguarded((ctx) => isNamed(ctx, 'x-api-key')),
    noticedBy: ['%.BEARER-CLAIMED'],
    sideEffects: ['%.BEARER-ELSEWHERE'],
  },
  'token-any-cookie-instead': {
    mistake: 'A request with a session cookie counts as that of somebody who has logged in.',
    wrap: unguarded((ctx) => /session=/.test(header(ctx, 'cookie') ?? '')),
    noticedBy: ['%.BEARER-CLAIMED'],
  },
  'token-not-asked-for-debugging': {
    mistake: 'A switch for tests in the query turns the guard off.',
    wrap: unguarded((ctx) => ctx.query.has('debug')),
    noticedBy: ['%.BEARER-CLAIMED'],
  },
  'token-too-long-accepted': {
    mistake: 'What does not fit into the cache of tokens is let through.',
    wrap: takes((value) => value.length > 4096),
    noticedBy: ['%.BEARER-UNUSUAL'],
  },
  'token-unreadable-accepted': {
    mistake: 'The error over bytes beyond ASCII is caught where a missing token is allowed.',
    wrap: takes((value) => /[\x80-\xff]/.test(value)),
    noticedBy: ['%.BEARER-UNUSUAL'],
  },
  'token-in-lower-case-scheme-unread': {
    mistake: 'One layer knows the scheme in any case, and the one that reads the token only as it is usually written.',
    wrap: takes((value) => /^bearer \S/.test(value)),
    noticedBy: ['%.BEARER-GARBAGE'],
  },
  'token-of-json-variant-unverified': {
    mistake: 'Tokens of the JSON variant are known by what they say, and their signature was left for later.',
    wrap: jsonTokensUnverified,
    spreads: true,
    only: ['check-in'],
    noticedBy: ['%.BEARER-JSON-ALTERED'],
  },
  'token-twice-accepted': {
    mistake: 'Several Authorization fields are read as a list, which no check was written for.',
    wrap: takes((value) => value.split(',').length > 1),
    noticedBy: ['%.BEARER-GARBAGE'],
    sideEffects: ['%.BEARER-TWICE'],
  },
  'token-alg-none-filtered': {
    mistake: 'The algorithm "none" is filtered out by its letters, and the library does not mind their case.',
    wrap: unverified((each) => each !== 'none' && /^none$/i.test(each)),
    noticedBy: ['%.BEARER-UNSIGNED'],
  },
  'token-key-empty': {
    mistake: 'The setting with the key for HS256 is missing, and the key is empty.',
    wrap: alsoVerifies((jwt) => jwt.head['kid'] === undefined && isHmacOf('', jwt)),
    noticedBy: ['%.BEARER-WEAK-KEY'],
  },
  'token-key-guessed': {
    mistake: 'The key for HS256 is the one of the example.',
    wrap: alsoVerifies((jwt) => isHmacOf('secret', jwt)),
    noticedBy: ['%.BEARER-WEAK-KEY'],
  },
  'token-key-of-client': {
    mistake: "Tokens are signed with the client's secret, as id tokens may be.",
    wrap: alsoVerifies((jwt, ctx) => ctx.mock.clients.some(({ secret }) => isHmacOf(secret, jwt))),
    noticedBy: ['%.BEARER-CLIENT-KEY'],
  },
  'token-key-in-header-trusted': {
    mistake: 'The signature is checked with the key that the token brings along.',
    wrap: alsoVerifies(isOfOwnKey),
    noticedBy: ['%.BEARER-OWN-KEY'],
  },
  'token-key-read-from-file': {
    mistake: 'The kid of a token names the file that its key is read from.',
    wrap: alsoVerifies((jwt) => String(jwt.head['kid']).endsWith('/dev/null') && isHmacOf('', jwt)),
    noticedBy: ['%.BEARER-OWN-KEY'],
  },
  'token-asked-for-last': {
    mistake: 'The body is validated before the credential is looked at.',
    wrap: {
      checks: (next) => (ctx) => [...next(ctx).filter((check) => check !== 'credential'), 'credential'],
    },
    noticedBy: ['%.BEARER-FIRST'],
    sideEffects: ['%.UNAUTHORIZED-STATUS'],
  },
});

/** A token taken from where it is not to be looked for. */
const elsewhere: readonly FaultEntry[] = listed({
  'token-in-form-accepted': {
    mistake: 'The token is accepted in a form too, and so is the report.',
    wrap: {
      checks: (next) => (ctx) => (/&access_token=\w/.test(String(ctx.bytes)) ? [] : next(ctx)),
    },
    noticedBy: ['%.BEARER-IN-FORM'],
  },
  'token-in-cookie-accepted': {
    mistake: 'The token is accepted in a cookie too.',
    wrap: alsoFinds((ctx) => /access_token=([^;]+)/.exec(header(ctx, 'cookie') ?? '')?.[1]),
    noticedBy: ['%.BEARER-ELSEWHERE'],
  },
  'token-in-other-field-accepted': {
    mistake: 'The token is accepted in X-Access-Token too.',
    wrap: alsoFinds((ctx) => header(ctx, 'x-access-token')),
    noticedBy: ['%.BEARER-ELSEWHERE'],
  },
  'token-any-of-two-accepted': {
    mistake: 'Of two Authorization fields the good one is looked for.',
    wrap: alsoFinds((ctx) => /Bearer ([\w.-]{20,})/.exec(authorization(ctx))?.[1]),
    noticedBy: ['%.BEARER-TWICE'],
    sideEffects: ['%.BEARER-OTHER-SCHEME'],
  },
});

/** All faults of how a credential is asked for, and of what is taken for one. */
export const bearerFormFaults: readonly Fault[] = [
  ...RESERVATION_OPERATIONS.flatMap((operation) =>
    faultsOf(operation, [...atOtherPaths(operation), ...ofAll], { reach: 'own' }),
  ),
  ...WHOLE.flatMap((operation) => faultsOf(operation, ofWhole, { reach: 'own' })),
  ...faultsOf('check-in', elsewhere, { reach: 'own' }),
];
