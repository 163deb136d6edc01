/** Faults of the replies to token requests, valid and refused (sections 5 and 7, RFC 6749 §5.1 and §5.2). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import type { Context, TokenRefusal } from '../behaviour.ts';
import { after } from '../overrides.ts';
import { type Reply, withHeader, withoutHeader, withWire } from '../reply.ts';
import { type Fault, type FaultList, faultsOf, madeBy } from './fault.ts';
import {
  changed,
  error,
  errorMembers,
  fields,
  issued,
  refusal,
  sent,
  unknownClientAs,
  without,
} from './token-overrides.ts';

const EXPIRES_IN = '%.SUCCESS-EXPIRES-IN';

/** The right credentials as a server would print what it compares: of the form variant, the field with HTTP Basic. */
function expectedBy({ mock, operation }: Context): string {
  const { id = '', secret = '' } = mock.clients[0] ?? {};
  return operation === 'token-form' ? `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` : secret;
}

const successes: FaultList = {
  'lifetime-as-string': ['expires_in is sent as a string.', changed('expires_in', String), EXPIRES_IN],
  'lifetime-as-span': ['expires_in is a span of time: 01:00:00.', changed('expires_in', () => '01:00:00'), EXPIRES_IN],
  'lifetime-with-fraction': ['expires_in has decimals.', changed('expires_in', (n) => Number(n) - 0.25), EXPIRES_IN],
  'lifetime-null': ['expires_in is null.', changed('expires_in', () => null), EXPIRES_IN],
  'lifetime-missing': ['expires_in is left out.', without('expires_in'), EXPIRES_IN],
  'lifetime-in-milliseconds': [
    'expires_in is in milliseconds.',
    changed('expires_in', (value) => Number(value) * 1000),
    ...['%.SUCCESS-EXPIRES-IN-SECONDS', '%.SUCCESS-EXPIRES-IN-AS-TOKEN', 'TOKEN-FORM.LIFE-AS-TOLD?'],
  ],
  'lifetime-longer-than-token': [
    'A gateway caches the reply for ten minutes, and expires_in does not shrink.',
    after('claimsFor')(({ exp = 0, iat = 0, ...claims }) => ({
      ...claims,
      iat,
      exp: exp - (exp - iat > 900 ? 600 : 0),
    })),
    '%.SUCCESS-EXPIRES-IN-AS-TOKEN',
  ],
  'refresh-token': [
    'The library issues a refresh token with every grant.',
    fields((members) => ({ ...members, refresh_token: 'r-1' })),
    '%.SUCCESS-NO-REFRESH-TOKEN',
  ],
  'access-token-misnamed': [
    'A naming policy renames access_token to accessToken.',
    fields(({ access_token, ...rest }) => ({ accessToken: access_token, ...rest })),
    ...['%.SUCCESS-ACCESS-TOKEN', 'HTTP-%.ACCEPT'],
  ],
  'success-as-text': [
    'The reply has the media type text/plain.',
    issued((reply) => withHeader(reply, 'Content-Type', 'text/plain')),
    '%.SUCCESS-CONTENT-TYPE',
  ],
  'echoes-secret': [
    'The success reply repeats the request.',
    fields((members, ctx) => ({ ...members, client_secret: sent(ctx, 'client_secret') })),
    '%.SUCCESS-NO-ECHO',
  ],
  'success-in-array': [
    'The database query returns a list with one entry.',
    issued((reply) => ({ ...reply, body: `[${String(reply.body)}]` })),
    ...['%.SUCCESS-{OBJECT,ACCESS-TOKEN,EXPIRES-IN}', 'HTTP-%.ACCEPT', '%.SUCCESS-TOKEN-TYPE?'],
  ],
  cacheable: [
    'A gateway replaces the header fields that forbid caching.',
    issued((reply) => withHeader(withoutHeader(reply, 'pragma'), 'Cache-Control', 'public, max-age=60')),
    ...['%.SUCCESS-NO-STORE', '%.SUCCESS-PRAGMA?'],
  ],
};

const TYPE = '%.SUCCESS-TOKEN-TYPE';
const SPELLING = '%.SUCCESS-TOKEN-TYPE-SPELLING';

const formSuccesses: FaultList = {
  'success-201': ['Success has the status 201.', issued((reply) => ({ ...reply, status: 201 })), '%.SUCCESS-STATUS'],
  'token-type-missing': ['token_type is left out.', without('token_type'), TYPE],
  'token-type-other': ['token_type names the token format.', changed('token_type', () => 'JWT'), TYPE, SPELLING],
  'token-type-lower-case': ['token_type is in lower case.', changed('token_type', () => 'bearer'), SPELLING],
  'pragma-missing': ['Pragma is left out.', issued((reply) => withoutHeader(reply, 'pragma')), '%.SUCCESS-PRAGMA'],
};

/** Faults whose refusals no longer count as refusals. */
const REFUSES = ['%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'];

/** Statuses of refusals. */
const statuses = (operation: 'token-form' | 'token-json'): FaultList => {
  // Only the form variant names a grant.
  const wrong = ['%.ERROR-STATUS', ...(operation === 'token-form' ? ['%.ERROR-STATUS-GRANT'] : [])];
  const answered = (status: number) => refusal((refused) => ({ ...refused, status }));
  return {
    'error-200': ['Errors are reported with status 200.', answered(200), ...wrong, ...REFUSES, '%.REFUSES-*?'],
    'error-500': [
      'The exception for a refusal is never caught.',
      answered(500),
      ...[...wrong, ...REFUSES, 'HTTP-%.NO-SERVER-ERROR', '%.REFUSES-*?', '%.BASIC-STATUS?'],
    ],
    'error-302': [
      'A refusal redirects the client to the login page.',
      error((reply) => ({ ...withHeader(reply, 'Location', '/login'), status: 302 })),
      ...[...wrong, ...REFUSES, 'HTTP-%.REFUSAL-STAYS-HERE', '%.REFUSES-*?'],
    ],
    'error-403': ['A wrong secret is answered with 403 Forbidden.', answered(403), ...wrong, '%.BASIC-STATUS?'],
    'error-404': [
      'A client that does not exist is reported as 404.',
      refusal((refused) => (refused.status === 401 ? { ...refused, status: 404 } : refused)),
      ...['%.ERROR-STATUS', '%.BASIC-STATUS?'],
    ],
  };
};

const countedInCharacters = (reply: Reply) =>
  withWire(reply, {
    framing: (body) => ({ fields: [['Content-Length', String(body.toString().length)]], sent: body }),
  });

const PAGE = '<h1>Unauthorized</h1>';
const MEMBER = '%.ERROR-MEMBER';
const WORDS = '%.ERROR-DESCRIPTION';

const errors: FaultList = {
  'error-as-html': [
    'Errors are written by the gateway.',
    error((reply) => ({ ...withHeader(reply, 'Content-Type', 'text/html'), body: PAGE })),
    ...['%.ERROR-CONTENT-TYPE', '%.ERROR-OBJECT', MEMBER, WORDS],
  ],
  'error-not-json': [
    'Errors are HTML with the media type of JSON.',
    error((reply) => ({ ...reply, body: PAGE })),
    ...['ERRORS-%.JSON', '%.ERROR-OBJECT', MEMBER, WORDS],
  ],
  'error-stack-trace': [
    'The error page for developers was left on.',
    refusal(({ description, ...refused }) => ({
      ...refused,
      description: `${description} at Lodging.Token(Request.cs:line 4)   at Lodging.Token.Handle()`,
    })),
    'ERRORS-%.NO-TRACE',
  ],
  'error-in-array': [
    'Errors are sent as an array.',
    error((reply) => ({ ...reply, body: `[${String(reply.body)}]` })),
    ...['%.ERROR-OBJECT', MEMBER, WORDS],
  ],
  'error-without-code': ['error is left out.', errorMembers(({ error: _code, ...rest }) => rest), MEMBER],
  'error-without-description': [
    'error_description is left out.',
    errorMembers(({ error_description: _words, ...rest }) => rest),
    WORDS,
  ],
  'error-description-translated': [
    'error_description is an object with one string per language.',
    errorMembers((body) => ({ ...body, error_description: { en: body['error_description'] } })),
    '%.ERROR-DESCRIPTION-TYPE',
  ],
  'error-cacheable': [
    'Errors are sent without Cache-Control and Pragma.',
    error((reply) => withoutHeader(reply, 'cache-control', 'pragma')),
    '%.ERROR-NO-STORE',
  ],
  'error-with-token': [
    'A refusal carries the token of the previous session.',
    errorMembers((body) => ({ access_token: 'of-the-session-before-this-one', ...body })),
    ...['%.ERROR-ISSUES-NOTHING', ...REFUSES, '%.REFUSES-*?'],
  ],
  'error-as-number': [
    'error is the status code.',
    refusal((refused) => ({ ...refused, error: refused.status as unknown as string })),
    ...[MEMBER, '%.ERROR-CODE?', '%.ERROR-CODE-REPEATED?'],
  ],
  'error-unchallenged': [
    '401 is sent without WWW-Authenticate.',
    error((reply) => withoutHeader(reply, 'www-authenticate')),
    ...['%.ERROR-CHALLENGE', '%.BASIC-CHALLENGE?'],
  ],
  'error-echoes-secret': [
    'The description repeats the wrong secret.',
    refusal((refused, ctx) => ({ ...refused, description: `Not valid: ${sent(ctx, 'client_secret')}` })),
    ...['%.ERROR-NO-ECHO', '%.ERROR-TELLS-NO-CLIENT?'],
  ],
  'error-length-in-characters': {
    because: 'The description names the client, and the length of the reply counts characters, not bytes.',
    override: {
      tokenRefused: (next) => (refused, ctx) =>
        countedInCharacters(next({ ...refused, description: `No client ${sent(ctx, 'client_id')}` }, ctx)),
    },
    noticedBy: ['WHOLE-RUN-%.FRAMING', 'HTTP-%.DATE?', '%.ERROR-{CHARACTERS,TELLS-NO-CLIENT}?'],
    onConnection: true,
  },
  'error-tells-right-secret': [
    'The description says what was expected, of the form variant the field with HTTP Basic.',
    refusal((refused, ctx) => ({ ...refused, description: `Not valid, expected ${expectedBy(ctx)}` })),
    ...['WHOLE-RUN-%.ERROR-HANDS-OVER-NO-SECRET', 'WHOLE-RUN-%.ERROR-NO-SECRET', '%.ERROR-NO-ECHO'],
  ],
  'unknown-client-told-apart': [
    'An unknown client gets another error than a wrong secret.',
    unknownClientAs({ status: 401, error: 'invalid_client', description: 'There is no such client.' }),
    // The refusal made here has no challenge.
    ...['%.ERROR-TELLS-NO-CLIENT', '%.BASIC-CHALLENGE?'],
  ],
};

const CODE = '%.ERROR-CODE';
const REPEATED = '%.ERROR-CODE-REPEATED';
const CHARACTERS = '%.ERROR-CHARACTERS';

/** What refusals of the form variant say. */
const formErrors = madeBy(
  (change: (refused: TokenRefusal) => Partial<TokenRefusal>) =>
    refusal((refused) => ({ ...refused, ...change(refused) })),
  {
    'error-code-one-for-all': ['Every error is invalid_request.', () => ({ error: 'invalid_request' }), CODE],
    'error-code-of-the-framework': ['error names the status.', () => ({ error: 'bad_request' }), CODE, REPEATED],
    'error-code-quoted': [
      'error is quoted.',
      ({ error: code }) => ({ error: `"${code}"` }),
      ...[CHARACTERS, CODE, REPEATED],
    ],
    'error-code-of-repetition': [
      'A repeated parameter is reported as an unknown client.',
      ({ description }) => (/more than once/.test(description) ? { error: 'invalid_client' } : {}),
      REPEATED,
    ],
    'error-in-quotation-marks': [
      'error_description contains double quotes.',
      ({ description }) => ({ description: `"${description}"` }),
      CHARACTERS,
    ],
  },
);

/** Faults of the replies to token requests. */
export const tokenReplyFaults: readonly Fault[] = faultsOf(TOKEN_OPERATIONS, (operation) => ({
  ...successes,
  ...statuses(operation),
  ...errors,
  ...(operation === 'token-form' ? { ...formSuccesses, ...formErrors } : {}),
}));
