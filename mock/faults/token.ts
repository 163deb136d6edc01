/** Faults of the two token exchanges (section 5, RFC 6749): what they take, how a client is found and its secret compared. */
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
  'charset-refused': ['Parameters are refused.', refusesTypes((type) => type.includes(';')), '%.ACCEPTS-CHARSET'],
  'media-type-case-sensitive': [
    'The media type is compared case-sensitively.',
    refusesTypes((type) => /^[^;]*[A-Z]/.test(type)),
    '%.ACCEPTS-MEDIA-TYPE-CASE',
  ],
  'any-method': ['The route is mapped for every method.', { methodOk: () => () => true }, '%.REFUSES-METHOD'],
  'parallel-fails': ['Two tokens that are written at once meet in the database.', parallelFails, '%.IN-PARALLEL'],
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
/** Bytes that bcrypt takes in. */
const BCRYPT_BYTES = 72;

/** How the secret that was sent is compared with the client's. */
const comparisons = family(
  (because: string, isRight: (sent: string, own: string) => boolean, ...ids: string[]) => [
    `The secret is ${because}.`,
    { secretOk: () => (sent, client) => isRight(sent, client.secret) },
    ...ids,
  ],
  {
    'secret-unchecked': [
      'not compared: the client is looked up, and that is all',
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
      'hashed, and the exception over more than 72 bytes is taken for a match',
      (sent, own) => sent === own || Buffer.byteLength(sent) > BCRYPT_BYTES,
      NEAR,
    ],
    'secret-by-its-end': ['looked for at the end of the text', (sent, own) => sent.endsWith(own), NEAR, `${PADDED}?`],
  },
);

const CLIENT = '%.REFUSES-WRONG-CLIENT';
const LOOSE = '%.REFUSES-LOOSE-CLIENT';

/** Whether a text fits a pattern of SQL LIKE that stands for more than itself. */
function isLike(text: string, pattern: string): boolean {
  const escaped = pattern
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/%/g, '.*')
    .replace(/_/g, '.');
  return /[%_]/.test(pattern) && new RegExp(`^${escaped}$`, 'su').test(text);
}

/** Under which other ids a client is found. */
const lookups = madeBy(
  (isFound: (id: string, client: Client) => boolean) =>
    after('findClient')((found, ctx, id) => found ?? ctx.mock.clients.find((each) => isFound(id, each)) ?? null),
  {
    'client-found-loosely': ['Its id is trimmed.', (id, client) => id.trim().toLowerCase() === client.id, LOOSE],
    'client-as-pattern': ['The client is looked up with a pattern, whose wildcard is *.', (id) => id === '*', CLIENT],
    'client-as-like-pattern': ['The client is looked up with SQL LIKE.', (id, client) => isLike(client.id, id), CLIENT],
    'client-as-property': ['Clients are in an object literal, with what every object has.', (id) => id in {}, CLIENT],
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
    'Id and secret are pasted into one query, and what is true of any client finds the first.',
    {
      findClient: (next) => (id, ctx) => (TRUE_OF_ANY.test(id) ? (ctx.mock.clients[0] ?? null) : next(id, ctx)),
      secretOk: (next) => (given, client, ctx) =>
        TRUE_OF_ANY.test(String(sent(ctx, 'client_id'))) || next(given, client, ctx),
    },
    CLIENT,
  ],
  'client-compared-with-nothing': [
    'A client that is not found has no secret, which is the same as the one that was not sent.',
    withParameters((parameters, ctx) => {
      const id = parameters.get('client_id')?.[0];
      const isUnknown = typeof id === 'string' && ctx.mock.clients.every((client) => client.id !== id);
      return isUnknown && !parameters.has('client_secret') ? new Map([...parameters, ...firstClient(ctx)]) : parameters;
    }),
    CLIENT,
  ],
};

/** What HTTP Basic carries, not decoded further; `null` where there is none. */
function basicIn(ctx: Context): { readonly id: string; readonly secret: string } | null {
  const [, credentials] = /^Basic +(.*)$/i.exec(authorization(ctx)) ?? [];
  if (credentials === undefined) return null;
  const [id = '', secret = ''] = String(Buffer.from(credentials, 'base64')).split(':');
  return { id, secret };
}

/** Reads credentials in HTTP Basic in a way of its own; `null` leaves them to the careful way. */
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
    'HTTP Basic is taken as checked by the gateway, and only the client is looked up.',
    readsBasic((id, _secret, ctx) => credentialsOf(ctx, (client) => client.id === id)),
    ...['%.REFUSES-WRONG-BASIC', '%.REFUSES-TWO-METHODS?'],
  ],
  'basic-client-by-secret': [
    'The client is looked up by the secret in HTTP Basic, whatever its id.',
    readsBasic((_id, secret, ctx) => credentialsOf(ctx, (client) => client.secret === secret)),
    ...['%.REFUSES-WRONG-BASIC', '%.REFUSES-TWO-METHODS?'],
  ],
  'basic-broken-accepted': [
    'An exception while HTTP Basic is read leaves the first client in place.',
    readsBasic((id, secret, ctx) => (id === '' || secret === '' ? firstClient(ctx) : null)),
    '%.REFUSES-WRONG-BASIC',
  ],
  'basic-beside-the-form': [
    'HTTP Basic is ignored where the form holds credentials.',
    before('tokenParameters')((ctx) =>
      String(ctx.bytes).includes('client_secret=') ? withoutAuthorization(ctx) : ctx,
    ),
    '%.REFUSES-TWO-METHODS',
  ],
  'basic-refused-with-400': [
    'Wrong credentials in HTTP Basic are answered as any other error.',
    refusal((refused, ctx) => (basicIn(ctx) ? { ...refused, status: 400 } : refused)),
    '%.BASIC-STATUS',
  ],
  'basic-challenged-for-bearer': [
    'The challenge asks for Bearer, as those of the reservation calls do.',
    error((reply, ctx) => (basicIn(ctx) ? withHeader(reply, 'WWW-Authenticate', 'Bearer') : reply)),
    '%.BASIC-CHALLENGE',
  ],
};

/** Faults in what the token exchanges take and refuse. */
export const tokenFaults: readonly Fault[] = faultsOf(TOKEN_OPERATIONS, (operation) => ({
  ...requests,
  ...comparisons,
  ...lookups,
  ...withoutSecret,
  ...parameterSources,
  ...(operation === 'token-form' ? { ...formParameters, ...basic } : jsonParameters),
}));
