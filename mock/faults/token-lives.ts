/** Faults of the tokens themselves: how a token request affects the next one, or a token in use (sections 5 and 8). */
import { RESERVATION_OPERATIONS, TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import { type Client, type Context, header, kept, type Override, remember } from '../behaviour.ts';
import { after, all, cameBefore, crash, on } from '../overrides.ts';
import { jsonReply, withHeader } from '../reply.ts';
import type { Claims } from '../tokens.ts';
import { readsFieldAs } from './bearer-overrides.ts';
import { noneAccepted, UNUSUAL_CALLS } from './consequences.ts';
import { type Fault, type FaultList, faultsOf, forEach, having } from './fault.ts';
import { changed, error, issued } from './token-overrides.ts';

/** Remembers the number of a request, to recognise the one right after it. */
function marked(ctx: Context, key: string) {
  const memory = remember(ctx, `${key} ${ctx.operation}`, () => ({ at: Number.NaN }));
  return { isNow: memory.at === ctx.mock.requests - 1, mark: () => (memory.at = ctx.mock.requests) };
}

const noneForNow = { status: 400, error: 'invalid_request', description: 'Come back later.' };

/** Refuses the request right after one that succeeded. */
const secondRefused: Override = {
  ...after('tokenRequestProblem')((problem, ctx) => problem ?? (marked(ctx, 'issued').isNow ? noneForNow : null)),
  ...issued((reply, ctx) => {
    marked(ctx, 'issued').mark();
    return reply;
  }),
};

/** Refuses a valid request right after one that was refused. */
const lockedOut: Override = {
  ...issued((reply, ctx) =>
    marked(ctx, 'refused').isNow
      ? jsonReply(noneForNow.status, { error: noneForNow.error, error_description: noneForNow.description })
      : reply,
  ),
  ...error((reply, ctx) => {
    marked(ctx, 'refused').mark();
    return reply;
  }),
};

/** Issues tokens with more claims. */
const claiming = (more: (client: Client) => Claims) =>
  after('claimsFor')((claims, _ctx, client) => ({ ...claims, ...more(client) }));
/** Notes the claims of each token that is issued. */
export const notes = (note: (claims: Claims, ctx: Context) => void) =>
  after('claimsFor')((claims, ctx) => {
    note(claims, ctx);
    return claims;
  });
/** Treats some tokens as expired. */
export const endsTokens = (isOver: (claims: Claims, ctx: Context) => boolean) =>
  after('issuerOk')((ok, ctx, claims) => !isOver(claims, ctx) && ok);

/** Ends tokens of one operation under a condition. */
function ends(operation: TokenOperation, isOver: (ctx: Context, jti: unknown) => boolean): Override {
  const tokens = (ctx: Context) => kept(ctx, `tokens of ${operation}`);
  return all(
    on(
      [operation],
      notes(({ jti }, ctx) => tokens(ctx).add(jti)),
    ),
    endsTokens(({ jti }, ctx) => tokens(ctx).has(jti) && isOver(ctx, jti)),
  );
}

const newest = (ctx: Context) => remember(ctx, 'the newest token', () => ({ at: Number.NaN, jti: null as unknown }));

/** A refusal right after a success revokes the token issued by it. */
const refusalEndsToken = (operation: TokenOperation) =>
  all(
    on([operation], {
      ...notes(({ jti }, ctx) => Object.assign(newest(ctx), { at: ctx.mock.requests, jti })),
      ...error((reply, ctx) => {
        const { at, jti } = newest(ctx);
        if (at === ctx.mock.requests - 1) kept(ctx, 'ended tokens').add(jti);
        return reply;
      }),
    }),
    endsTokens(({ jti }, ctx) => kept(ctx, 'ended tokens').has(jti)),
  );

/** Ends with the connection on which it was used: the reply to a request with `Connection: close` closes that. */
const endsWithConnection = (operation: TokenOperation) =>
  ends(operation, (ctx, jti) => {
    const isClosing = /close/i.test(header(ctx, 'connection') ?? '');
    return isClosing ? cameBefore(ctx, 'closed connections', jti) : kept(ctx, 'closed connections').has(jti);
  });

/** Issues tokens with an extra character, which the service itself ignores. */
function holding(operation: TokenOperation, character: string, at: number): Override {
  const put = (token: unknown) => `${String(token).slice(0, at)}${character}${String(token).slice(at)}`;
  const read = (value: string) => value.replace(/(?<=^Bearer ).*/is, (token) => token.replaceAll(character, ''));
  return all(on([operation], changed('access_token', put)), readsFieldAs(read));
}

const EARLY_DEATH_MS = 4000;
const deaths = (ctx: Context) => remember(ctx, 'early deaths', () => new Map<unknown, number>());

/** Tokens of the JSON variant die long before their time. */
const diesEarly: Override = all(
  on(
    ['token-json'],
    notes(({ jti }, ctx) => deaths(ctx).set(jti, ctx.mock.clock() + EARLY_DEATH_MS)),
  ),
  endsTokens(({ jti }, ctx) => ctx.mock.clock() > (deaths(ctx).get(jti) ?? Infinity)),
);

/** Opaque tokens made from a running number, whose claims the service looks up. */
export function lookedUp(operations: readonly TokenOperation[], make: (before: number) => string): Override {
  const known = (ctx: Context) => remember(ctx, 'tokens by their text', () => new Map<string, Claims>());
  const issue = after('issue')((_signed, ctx, claims) => {
    const token = make(known(ctx).size);
    known(ctx).set(token, claims);
    return token;
  });
  return all(
    on(operations, issue),
    after('readToken')((claims, ctx, token) => known(ctx).get(token) ?? claims),
  );
}

const caches = (ctx: Context) =>
  remember(ctx, 'cached tokens', () => new Map<unknown, { token: string; exp: number }>());

/** The same token to a client until it has a minute left. */
export const cached = after('issue')((token, ctx, { sub, exp = 0 }) => {
  const known = caches(ctx).get(sub);
  if (known && known.exp > ctx.mock.clock() / 1000 + 60) return known.token;
  caches(ctx).set(sub, { token, exp });
  return token;
});

/** A cached token with what is left of its life. */
export const statesWhatIsLeft = after('tokenFields')((fields, ctx, _token, { id }) => {
  const { exp = 0 } = caches(ctx).get(id) ?? {};
  return { ...fields, expires_in: Math.floor(exp - ctx.mock.clock() / 1000) };
});

const numbered = (digits: number) => (before: number) => `tok-${String(before + 1).padStart(digits, '0')}`;

/** Fails on the right secret, or refuses it, two requests after a wrong one. */
const forgetsWrongSecretLate = (fails: () => boolean) =>
  after('secretOk')((isRight, ctx, _given, client) => {
    const memory = remember(ctx, `wrong secrets at ${ctx.operation}`, () => ({ at: Number.NaN }));
    if (!isRight && client.id !== '') memory.at = ctx.mock.requests;
    return isRight && memory.at === ctx.mock.requests - 2 ? fails() : isRight;
  });

/** The run's own token comes from the form variant, so that a fault in there touches every test. */
const touching = (isForm: boolean) => ({ reach: isForm ? 'all' : 'exchanges' }) as const;

const USABLE = '%.{TOKEN-USABLE,SECOND-TOKEN-USABLE,TOKEN-SURVIVES-REFUSAL}';
const JSON_TOKENS = forEach(RESERVATION_OPERATIONS, '%.BEARER-JSON-TOKEN');
/** Valid requests that may come right after the one that a fault is about. */
const VALID = [
  '%.{ACCEPTS-*,IGNORES-*,SUCCESS-STATUS,SECOND-REQUEST}?',
  'HTTP-%.{ACCEPT,NO-ACCEPT,CHUNKED}?',
  `${UNUSUAL_CALLS}?`,
];
/** What notices that a token does not work. */
const USES = ['*.BEARER-{SCHEME-CASE,JSON-TOKEN}?', '%.{*TOKEN-USABLE,TOKEN-*}?'];
const ALPHABET = '%.SUCCESS-TOKEN-ALPHABET';

/** Faults in which only the issuer takes part. */
function ofIssuer(isForm: boolean): FaultList {
  const valid = [...VALID, ...(isForm ? ['REPETITION.NEWEST-TOKEN?'] : [])];
  return {
    'token-of-the-second': [
      'Tokens are made from the time alone.',
      after('issue')((token, ctx, { iat, exp = 0 }) =>
        remember(ctx, `token of ${iat} to ${Math.floor(exp)}`, () => token),
      ),
      'WHOLE-RUN-%.TOKEN-PER-CLIENT',
    ],
    ...having(touching(isForm), {
      'token-empty': [
        'access_token is empty while the cache is cold.',
        changed('access_token', () => ''),
        // An empty token does not match the grammar of RFC 6750 §2.1 either.
        ...['%.SUCCESS-ACCESS-TOKEN', `${ALPHABET}?`, '%.SUCCESS-TOKEN-LENGTH?'],
      ],
      'success-303': [
        'The reply redirects the client to its token.',
        issued((reply) => ({ ...withHeader(reply, 'Location', '/token'), status: 303 })),
        ...['%.{SUCCESS-STATUS,IN-PARALLEL}', 'HTTP-%.STAYS-HERE', ...valid],
      ],
      'other-audience': [
        'The tokens name another audience than the service expects.',
        claiming(() => ({ aud: 'somebody-else' })),
        ...[USABLE, ...(isForm ? noneAccepted(...RESERVATION_OPERATIONS) : JSON_TOKENS)],
        '%.TOKEN-LASTS?',
      ],
      'token-holds-secret': [
        "The client's record, with its secret, is written into the token.",
        claiming(({ id, secret }) => ({ client: { id, secret } })),
        '%.TOKEN-HOLDS-NO-SECRET',
      ],
    }),
    'second-request-refused': [
      'A client that was just issued a token is refused another.',
      secondRefused,
      // A wrong secret right after the control is answered with the refusal of that, whatever is wrong with it.
      ...['%.SECOND-REQUEST', ...valid, '%.{IN-PARALLEL,ERROR-CODE,ERROR-TELLS-NO-CLIENT,BASIC-*}?'],
    ],
    'cached-with-whole-life': [
      'A cache hands out the token that it has with the reply that it has, whose life is as long as ever.',
      cached,
      'WHOLE-RUN-%.LIFE-LEFT',
    ],
    'locked-out-after-refusal': ['A refusal locks the client out.', lockedOut, '%.ACCEPTS-AFTER-REFUSAL', ...valid],
    'fails-after-wrong-secret': [
      'A counter stays locked too long.',
      forgetsWrongSecretLate(crash),
      '%.ACCEPTS-AFTER-REFUSAL',
    ],
    'refuses-after-wrong-secret': [
      'The verdict on the last secret is kept for the next one.',
      forgetsWrongSecretLate(() => false),
      '%.ACCEPTS-AFTER-REFUSAL',
    ],
  };
}

/** Faults that show where the tokens of an operation are used. */
const ofUse = (operation: TokenOperation): FaultList => ({
  'refusal-ends-token': [
    'A refused token request revokes the previous token.',
    refusalEndsToken(operation),
    '%.TOKEN-SURVIVES-REFUSAL',
  ],
  'token-ends-with-connection': [
    'A token is bound to the connection on which it was first used.',
    endsWithConnection(operation),
    ...['%.TOKEN-OVER-CONNECTIONS', 'REPETITION.NEWEST-TOKEN?'],
  ],
  ...having(touching(operation === 'token-form'), {
    'odd-characters': [
      'Tokens contain an invalid separator.',
      holding(operation, '|', Number.POSITIVE_INFINITY),
      ALPHABET,
    ],
    'token-with-space': [
      'The token contains a space.',
      holding(operation, ' ', 9),
      '%.SUCCESS-TOKEN-SENDABLE',
      ALPHABET,
      ...USES,
    ],
    'token-with-line-feed': [
      'The token is encoded in lines of base64.',
      holding(operation, '\n', 9),
      ...['%.SUCCESS-TOKEN-SENDABLE', ALPHABET, '%.TOKEN-USABLE', ...USES],
    ],
    'token-counted': ['Tokens are numbered.', lookedUp([operation], numbered(5)), '%.SUCCESS-TOKEN-LENGTH'],
    'token-counted-with-zeros': [
      'Tokens are numbered, with zeros before the number.',
      lookedUp([operation], numbered(12)),
      ...(operation === 'token-form'
        ? ['{CHECK-IN,CHECK-OUT,PARTIAL-BILL,NO-SHOW}.BEARER-ALTERED']
        : ['CHECK-IN.BEARER-JSON-ALTERED']),
    ],
  }),
});

/** Tokens of the JSON variant never end. */
const neverExpires: Override = all(
  on(
    ['token-json'],
    notes(({ jti }, ctx) => kept(ctx, 'tokens without an end').add(jti)),
  ),
  after('expired')((isOver, ctx, { jti }) => isOver && !kept(ctx, 'tokens without an end').has(jti)),
);

const sessions = (ctx: Context) => remember(ctx, 'ends of sessions', () => new Map<unknown, number>());

/** A client's tokens all live as long as the newest one. */
const endsWithNewest: Override = all(
  notes(({ sub, exp = 0 }, ctx) => sessions(ctx).set(sub, exp)),
  after('expired')((isOver, ctx, { sub }) => isOver && (sessions(ctx).get(sub) ?? 0) * 1000 < ctx.mock.clock()),
);

/** How often a token may be used before it ends: far less often than a run does. */
const MOST_USES = 100;

const ofForm = having(touching(true), {
  // The run's own token then counts as expired at once.
  'lifetime-zero': ['expires_in is in whole days.', changed('expires_in', () => 0), '%.SUCCESS-EXPIRES-IN-POSITIVE'],
  'lifetime-written-out': [
    "expires_in is a constant, whatever the token's life.",
    changed('expires_in', () => 3600),
    '%.LIFE-AS-TOLD',
  ],
  'token-ends-with-newest': {
    because: "A token's expiry is that of its client's session, which begins again with each token.",
    override: endsWithNewest,
    spreads: true,
    noticedBy: ['CHECK-OUT.BEARER-EXPIRED'],
  },
  'token-used-up': {
    because: `A token is valid for ${MOST_USES} calls.`,
    override: ends('token-form', (ctx, jti) => {
      const counts = remember(ctx, 'uses of tokens', () => new Map<unknown, number>());
      counts.set(jti, (counts.get(jti) ?? 0) + 1);
      return (counts.get(jti) ?? 0) > MOST_USES;
    }),
    spreads: true,
    // Every call after those is refused, whatever it is about.
    noticedBy: ['%.TOKEN-LASTS', '*?'],
  },
});

const ofJson: FaultList = {
  'token-never-ends': {
    because: 'The tokens of the quick start are those of a session, and their expiry is not checked.',
    override: neverExpires,
    spreads: true,
    noticedBy: ['CHECK-OUT.BEARER-EXPIRED'],
  },
  'lifetime-negative': ['expires_in is -1: never.', changed('expires_in', () => -1), '%.SUCCESS-EXPIRES-IN-POSITIVE'],
  'token-dies-early': {
    because: 'Tokens of the JSON variant live as long as its session, whatever expires_in says.',
    override: diesEarly,
    spreads: true,
    noticedBy: ['%.TOKEN-LASTS'],
  },
};

/** Faults of the tokens themselves. */
export const tokenLifeFaults: readonly Fault[] = faultsOf(TOKEN_OPERATIONS, (operation) => ({
  ...ofIssuer(operation === 'token-form'),
  ...having({ spreads: true }, ofUse(operation)),
  ...(operation === 'token-form' ? ofForm : ofJson),
}));
