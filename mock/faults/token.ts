/** Faults of the token exchanges (section 5, RFC 6749): what they accept, and how they find client and secret. */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import type { Client, Context, TokenParameters } from '../behaviour.ts';
import { parallelFails } from '../circumstances.ts';
import { after, anyMediaType, before, refusesTypes } from '../overrides.ts';
import { withHeader } from '../reply.ts';
import { authorization, withoutAuthorization } from './bearer-overrides.ts';
import { type Fault, type FaultList, family, faultsOf, madeBy } from './fault.ts';
import { credentials, credentialsOf, error, firstClient, refusal, sent } from './token-overrides.ts';
import { formParameters, jsonParameters, parameterSources, readsInstead, withParameters } from './token-parameters.ts';

const requests: FaultList = {
  'any-media-type': ['No media type is checked.', anyMediaType, '%.REFUSES-MEDIA-TYPE', '%.REFUSES-NO-MEDIA-TYPE'],
  'charset-refused': [
    'Parameters of the media type are refused.',
    refusesTypes((type) => type.includes(';')),
    '%.ACCEPTS-CHARSET',
  ],
  'media-type-case-sensitive': [
    'The media type is compared case-sensitively.',
    refusesTypes((type) => /^[^;]*[A-Z]/.test(type)),
    '%.ACCEPTS-MEDIA-TYPE-CASE',
  ],
  'any-method': ['The route is mapped for every method.', { methodOk: () => () => true }, '%.REFUSES-METHOD'],
  'parallel-fails': ['Two tokens written at the same time conflict in the database.', parallelFails, '%.IN-PARALLEL'],
  'empty-body-accepted': [
    'A request without a body is given the rights of the first client.',
    readsInstead((ctx) => (ctx.bytes.length === 0 ? firstClient(ctx) : null)),
    ...['%.REFUSES-EMPTY-BODY', '%.REFUSES-AFTER-SUCCESS'],
  ],
};

const WRONG = '%.REFUSES-WRONG-SECRET';
const NEAR = '%.REFUSES-NEAR-SECRET';
const PADDED = '%.REFUSES-PADDED-SECRET';
const NUL = '%.REFUSES-NUL-SECRET';
/** Bytes that bcrypt hashes. */
const BCRYPT_BYTES = 72;

/** How the received secret is compared with the client's. */
const comparisons = family(
  (because: string, isRight: (sent: string, own: string) => boolean, ...ids: string[]) => [
    `The secret is ${because}.`,
    { secretOk: () => (sent, client) => isRight(sent, client.secret) },
    ...ids,
  ],
  {
    'secret-unchecked': [
      'not compared: only the client is looked up',
      () => true,
      ...[WRONG, PADDED, NEAR, '%.REFUSES-AFTER-SUCCESS', '%.REFUSES-WRONG-BASIC?', `${NUL}?`],
    ],
    'secret-by-prefix': ['compared only as far as it was sent', (sent, own) => own.startsWith(sent), WRONG],
    'secret-without-case': ['compared ignoring case', (sent, own) => own.toLowerCase() === sent.toLowerCase(), WRONG],
    'secret-trimmed': ['trimmed', (sent, own) => sent.trim() === own, PADDED],
    'secret-ends-at-nul': ['compared as in C, where NUL ends it', (sent, own) => sent.split('\0')[0] === own, NUL],
    'secret-normalised': ['normalised to Unicode form KC', (sent, own) => sent.normalize('NFKC') === own, NEAR],
    'secret-as-pattern': ['compared with SQL LIKE', (sent, own) => sent === own || sent === '%', NEAR],
    'secret-cut': [
      'cut to the length of its column before it is compared',
      (sent, own) => sent.slice(0, own.length) === own,
      ...[WRONG, NEAR, `${PADDED}?`, `${NUL}?`],
    ],
    'secret-too-long-to-hash': [
      'hashed, and the exception about more than 72 bytes counts as a match',
      (sent, own) => sent === own || Buffer.byteLength(sent) > BCRYPT_BYTES,
      NEAR,
    ],
    'secret-by-its-end': ['looked for at the end of the text', (sent, own) => sent.endsWith(own), NEAR, `${PADDED}?`],
  },
);

const CLIENT = '%.REFUSES-WRONG-CLIENT';
const LOOSE = '%.REFUSES-LOOSE-CLIENT';

/** Whether a text matches an SQL LIKE pattern that has wildcards. */
function isLike(text: string, pattern: string): boolean {
  const escaped = pattern
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/%/g, '.*')
    .replace(/_/g, '.');
  return /[%_]/.test(pattern) && new RegExp(`^${escaped}$`, 'su').test(text);
}

/** Other ids under which a client is found. */
const lookups = madeBy(
  (isFound: (id: string, client: Client) => boolean) =>
    after('findClient')((found, ctx, id) => found ?? ctx.mock.clients.find((each) => isFound(id, each)) ?? null),
  {
    'client-found-loosely': [
      'The client id is trimmed and lower-cased.',
      (id, client) => id.trim().toLowerCase() === client.id,
      LOOSE,
    ],
    'client-as-pattern': ['The client is looked up with a pattern, whose wildcard is *.', (id) => id === '*', CLIENT],
    'client-as-like-pattern': ['The client is looked up with SQL LIKE.', (id, client) => isLike(client.id, id), CLIENT],
    'client-as-property': [
      'Clients are looked up in an object literal, which has inherited members.',
      (id) => id in {},
      CLIENT,
    ],
    'client-by-prefix': [
      'The client is looked up by the first characters of its id.',
      (id, client) => id !== '' && (client.id.startsWith(id) || id.startsWith(client.id)),
      ...[CLIENT, `${LOOSE}?`],
    ],
    'unknown-client-accepted': [
      'An unknown client is given the rights of the first client.',
      () => true,
      ...[CLIENT, LOOSE, '%.REFUSES-AFTER-SUCCESS', '%.REFUSES-WRONG-BASIC?'],
    ],
  },
);

const TRUE_OF_ANY = /' or '1'='1/i;

const withoutSecret: FaultList = {
  'secret-optional': [
    'A client that sends no secret is treated as a public client.',
    {
      tokenRequestProblem: (next) => (parameters, ctx) => {
        const secret = parameters.get('client_secret')?.[0];
        const isPublic = secret === undefined || secret === '';
        return next(isPublic ? new Map([...parameters, ['client_secret', ['public']]]) : parameters, ctx);
      },
      secretOk: (next) => (given, client, ctx) => given === '' || next(given, client, ctx),
    },
    ...['%.REFUSES-MISSING', '%.REFUSES-EMPTY', '%.REFUSES-BRACKETS?', '%.REFUSES-OPERATOR?'],
  ],
  'client-sought-by-query': [
    'Id and secret are pasted into one query, so a condition that is always true finds the first client.',
    {
      findClient: (next) => (id, ctx) => (TRUE_OF_ANY.test(id) ? (ctx.mock.clients[0] ?? null) : next(id, ctx)),
      secretOk: (next) => (given, client, ctx) =>
        TRUE_OF_ANY.test(String(sent(ctx, 'client_id'))) || next(given, client, ctx),
    },
    CLIENT,
  ],
  'client-compared-with-nothing': [
    'An unknown client has no secret, which equals a secret that was not sent.',
    withParameters((parameters, ctx) => {
      const id = parameters.get('client_id')?.[0];
      const isUnknown = typeof id === 'string' && ctx.mock.clients.every((client) => client.id !== id);
      return isUnknown && !parameters.has('client_secret') ? new Map([...parameters, ...firstClient(ctx)]) : parameters;
    }),
    CLIENT,
  ],
};

/** The credentials in HTTP Basic, not form-decoded; `null` if there are none. */
function basicIn(ctx: Context): { readonly id: string; readonly secret: string } | null {
  const [, credentials] = /^Basic +(.*)$/i.exec(authorization(ctx)) ?? [];
  if (credentials === undefined) return null;
  const [id = '', secret = ''] = String(Buffer.from(credentials, 'base64')).split(':');
  return { id, secret };
}

/** Reads credentials in HTTP Basic in another way; `null` leaves them to the reference. */
const readsBasic = (read: (id: string, secret: string, ctx: Context) => TokenParameters | null) =>
  readsInstead((ctx) => {
    const basic = basicIn(ctx);
    return basic && read(basic.id, basic.secret, ctx);
  });

/** Faults of credentials in HTTP Basic (RFC 6749 §2.3, §2.3.1 and §5.2). */
const basic: FaultList = {
  'basic-unknown': ['HTTP Basic is not read.', before('tokenParameters')(withoutAuthorization), '%.ACCEPTS-BASIC'],
  'basic-not-decoded': [
    'Percent-encoding in the credentials of HTTP Basic is taken literally.',
    readsBasic((id, secret) => (id.includes('%') ? credentials({ id, secret }) : null)),
    '%.BASIC-DECODED',
  ],
  'basic-secret-unchecked': [
    'HTTP Basic counts as checked by the gateway, so only the client is looked up.',
    readsBasic((id, _secret, ctx) => credentialsOf(ctx, (client) => client.id === id)),
    ...['%.REFUSES-WRONG-BASIC', '%.REFUSES-TWO-METHODS?'],
  ],
  'basic-client-by-secret': [
    'The client is looked up only by the secret in HTTP Basic.',
    readsBasic((_id, secret, ctx) => credentialsOf(ctx, (client) => client.secret === secret)),
    ...['%.REFUSES-WRONG-BASIC', '%.REFUSES-TWO-METHODS?'],
  ],
  'basic-broken-accepted': [
    'An exception in parsing HTTP Basic leaves the first client logged in.',
    readsBasic((id, secret, ctx) => (id === '' || secret === '' ? firstClient(ctx) : null)),
    '%.REFUSES-WRONG-BASIC',
  ],
  'basic-beside-the-form': [
    'HTTP Basic is ignored if the form has credentials.',
    before('tokenParameters')((ctx) =>
      String(ctx.bytes).includes('client_secret=') ? withoutAuthorization(ctx) : ctx,
    ),
    '%.REFUSES-TWO-METHODS',
  ],
  'basic-refused-with-400': [
    'Wrong credentials in HTTP Basic are answered like any other error.',
    refusal((refused, ctx) => (basicIn(ctx) ? { ...refused, status: 400 } : refused)),
    '%.BASIC-STATUS',
  ],
  'basic-challenged-for-bearer': [
    'The challenge names Bearer, as for reservation calls.',
    error((reply, ctx) => (basicIn(ctx) ? withHeader(reply, 'WWW-Authenticate', 'Bearer') : reply)),
    '%.BASIC-CHALLENGE',
  ],
};

/** Faults in what the token exchanges accept and refuse. */
export const tokenFaults: readonly Fault[] = faultsOf(TOKEN_OPERATIONS, (operation) => ({
  ...requests,
  ...comparisons,
  ...lookups,
  ...withoutSecret,
  ...parameterSources,
  ...(operation === 'token-form' ? { ...formParameters, ...basic } : jsonParameters),
}));
