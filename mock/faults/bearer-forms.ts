/** Faults of guards that look at one form of a request only, and of readers of tokens that trust the token (section 5, point 4). */
import { operations } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { type Context, header, type Override, remember } from '../behaviour.ts';
import { all } from '../overrides.ts';
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
} from './bearer-overrides.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

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
function alsoAt(operation: ReservationOperation, leads: (ctx: Context) => boolean): Override {
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
    defect: 'The guard compares the path letter by letter, and the router does not.',
    override: alsoAt(operation, (ctx) => ctx.path !== null && read(ctx.path) === path),
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
      defect: 'The framework serves the path that X-Original-URL names, and the guard has looked at the other one.',
      override: alsoAt(operation, (ctx) => header(ctx, 'x-original-url') === path),
      noticedBy: ['%.BEARER-ANY-ADDRESS'],
      spreads: true,
    },
  ];
}

const ofAll: readonly FaultEntry[] = listed({
  'token-original-url-trusted': {
    defect: 'The guard looks at the path that X-Rewrite-URL names, which is a public one.',
    override: unguarded((ctx) => header(ctx, 'x-rewrite-url') === '/'),
    noticedBy: ['%.BEARER-ANY-ADDRESS'],
  },
  'token-preflight-unguarded': {
    defect: 'No token is asked of what says that it is an OPTIONS request.',
    override: unguarded((ctx) => header(ctx, 'x-http-method-override') === 'OPTIONS'),
    noticedBy: ['%.BEARER-ANY-METHOD'],
  },
  'token-override-unguarded': {
    defect: 'The method is overridden after the guard, which looks at POST requests only.',
    override: all(
      { methodOk: (next) => (ctx) => next(ctx) || (ctx.method === 'GET' && ctx.query.get('_method') === 'POST') },
      unguarded((ctx) => ctx.method === 'GET'),
    ),
    noticedBy: ['%.BEARER-ANY-METHOD'],
  },
});

const ofWhole: readonly FaultEntry[] = listed({
  'token-other-types-unguarded': {
    defect: 'The guard is bound to requests of type application/json; others are read leniently.',
    override: {
      checks: (next) => (ctx) => (authorization(ctx) === '' && typeOf(ctx) !== 'application/json' ? [] : next(ctx)),
    },
    noticedBy: ['%.BEARER-ANY-CONTENT'],
    sideEffects: ['%.BEARER-IN-FORM'],
  },
  'token-older-form-unguarded': {
    defect: 'The older form is translated by a handler before the guard.',
    override: unguarded((ctx) => bodyMember(ctx, 'reservation_id') !== undefined),
    noticedBy: ['%.BEARER-ANY-CONTENT'],
    only: ['check-out'],
    sideEffects: ['OLDER-*'],
  },
  'token-user-of-proxy-trusted': {
    defect: 'Who the caller is is taken from X-Forwarded-User, which anybody can send.',
    override: unguarded((ctx) => isNamed(ctx, 'x-forwarded-user')),
    noticedBy: ['%.BEARER-CLAIMED'],
  },
  'token-any-key-instead': {
    defect: 'A request with an API key is let through to a check of keys that was never written.',
    override: unguarded((ctx) => isNamed(ctx, 'x-api-key')),
    noticedBy: ['%.BEARER-CLAIMED'],
    sideEffects: ['%.BEARER-ELSEWHERE'],
  },
  'token-any-cookie-instead': {
    defect: 'A request with a session cookie counts as that of somebody who has logged in.',
    override: unguarded((ctx) => /session=/.test(header(ctx, 'cookie') ?? '')),
    noticedBy: ['%.BEARER-CLAIMED'],
  },
  'token-not-asked-for-debugging': {
    defect: 'A switch for tests in the query turns the guard off.',
    override: unguarded((ctx) => ctx.query.has('debug')),
    noticedBy: ['%.BEARER-CLAIMED'],
  },
  'token-too-long-accepted': {
    defect: 'What does not fit into the cache of tokens is let through.',
    override: takes((value) => value.length > 4096),
    noticedBy: ['%.BEARER-UNUSUAL'],
  },
  'token-unreadable-accepted': {
    defect: 'The error over bytes beyond ASCII is caught where a missing token is allowed.',
    override: takes((value) => /[\x80-\xff]/.test(value)),
    noticedBy: ['%.BEARER-UNUSUAL'],
  },
  'token-in-lower-case-scheme-unread': {
    defect: 'One layer knows the scheme in any case, and the one that reads the token only as it is usually written.',
    override: takes((value) => /^bearer \S/.test(value)),
    noticedBy: ['%.BEARER-GARBAGE'],
  },
  'token-of-json-variant-unverified': {
    defect: 'Tokens of the JSON variant are known by what they say, and their signature was left for later.',
    override: jsonTokensUnverified,
    spreads: true,
    only: ['check-in'],
    noticedBy: ['%.BEARER-JSON-ALTERED'],
  },
  'token-twice-accepted': {
    defect: 'Several Authorization fields are read as a list, which no check was written for.',
    override: takes((value) => value.split(',').length > 1),
    noticedBy: ['%.BEARER-GARBAGE'],
    sideEffects: ['%.BEARER-TWICE'],
  },
  'token-alg-none-filtered': {
    defect: 'The algorithm "none" is filtered out by its letters, and the library does not mind their case.',
    override: unverified((each) => each !== 'none' && /^none$/i.test(each)),
    noticedBy: ['%.BEARER-UNSIGNED'],
  },
  'token-key-empty': {
    defect: 'The setting with the key for HS256 is missing, and the key is empty.',
    override: alsoVerifies((jwt) => jwt.head['kid'] === undefined && isHmacOf('', jwt)),
    noticedBy: ['%.BEARER-WEAK-KEY'],
  },
  'token-key-guessed': {
    defect: 'The key for HS256 is the one of the example.',
    override: alsoVerifies((jwt) => isHmacOf('secret', jwt)),
    noticedBy: ['%.BEARER-WEAK-KEY'],
  },
  'token-key-of-client': {
    defect: "Tokens are signed with the client's secret, as id tokens may be.",
    override: alsoVerifies((jwt, ctx) => ctx.mock.clients.some(({ secret }) => isHmacOf(secret, jwt))),
    noticedBy: ['%.BEARER-CLIENT-KEY'],
  },
  'token-key-in-header-trusted': {
    defect: 'The signature is checked with the key that the token brings along.',
    override: alsoVerifies(isOfOwnKey),
    noticedBy: ['%.BEARER-OWN-KEY'],
  },
  'token-key-read-from-file': {
    defect: 'The kid of a token names the file that its key is read from.',
    override: alsoVerifies((jwt) => String(jwt.head['kid']).endsWith('/dev/null') && isHmacOf('', jwt)),
    noticedBy: ['%.BEARER-OWN-KEY'],
  },
  'token-asked-for-last': {
    defect: 'The body is validated before the credential is looked at.',
    override: {
      checks: (next) => (ctx) => [...next(ctx).filter((check) => check !== 'credential'), 'credential'],
    },
    noticedBy: ['%.BEARER-FIRST'],
    sideEffects: ['%.UNAUTHORIZED-STATUS'],
  },
});

/** A token taken from where it is not to be looked for. */
const elsewhere: readonly FaultEntry[] = listed({
  'token-in-form-accepted': {
    defect: 'The token is accepted in a form too, and so is the report.',
    override: {
      checks: (next) => (ctx) => (/&access_token=\w/.test(String(ctx.bytes)) ? [] : next(ctx)),
    },
    noticedBy: ['%.BEARER-IN-FORM'],
  },
  'token-in-cookie-accepted': {
    defect: 'The token is accepted in a cookie too.',
    override: alsoFinds((ctx) => /access_token=([^;]+)/.exec(header(ctx, 'cookie') ?? '')?.[1]),
    noticedBy: ['%.BEARER-ELSEWHERE'],
  },
  'token-in-other-field-accepted': {
    defect: 'The token is accepted in X-Access-Token too.',
    override: alsoFinds((ctx) => header(ctx, 'x-access-token')),
    noticedBy: ['%.BEARER-ELSEWHERE'],
  },
  'token-any-of-two-accepted': {
    defect: 'Of two Authorization fields the good one is looked for.',
    override: alsoFinds((ctx) => /Bearer ([\w.-]{20,})/.exec(authorization(ctx))?.[1]),
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
