/** Faults of the reply to a token request that is refused (sections 5 and 7, RFC 6749 §5.2). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { withHeader, withoutHeader } from '../reply.ts';
import { type Fault, fault } from './fault.ts';
import type { TokenRow } from './token.ts';
import { error, errorMembers, refusal, sentSecret } from './token-wraps.ts';

const errors: readonly TokenRow[] = [
  [
    'error-200',
    'Errors are told with status 200.',
    refusal((refused) => ({ ...refused, status: 200 })),
    { noticedBy: ['%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'], sideEffects: ['%.REFUSES-*'] },
  ],
  [
    'error-500',
    'A refusal is thrown and nobody catches it.',
    refusal((refused) => ({ ...refused, status: 500 })),
    {
      noticedBy: ['%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET', 'HTTP-%.NO-SERVER-ERROR'],
      sideEffects: ['%.REFUSES-*'],
    },
  ],
  [
    'error-302',
    'Whoever is refused is sent to the login page.',
    error((reply) => ({ ...withHeader(reply, 'Location', '/login'), status: 302 })),
    {
      noticedBy: ['HTTP-%.REFUSAL-STAYS-HERE', '%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'],
      sideEffects: ['%.REFUSES-*'],
    },
  ],
  [
    'error-403',
    'A wrong secret is forbidden.',
    refusal((refused) => ({ ...refused, status: 403 })),
    { noticedBy: ['%.ERROR-STATUS'] },
  ],
  [
    'error-404',
    'A client that is not found is not found.',
    refusal((refused) => (refused.status === 401 ? { ...refused, status: 404 } : refused)),
    { noticedBy: ['%.ERROR-STATUS'], undecided: ['%.REFUSES-WRONG-SECRET', '%.REFUSES-WRONG-CLIENT'] },
  ],
  [
    'error-as-html',
    'Errors are written by the gateway.',
    error((reply) => ({ ...withHeader(reply, 'Content-Type', 'text/html'), body: '<h1>Unauthorized</h1>' })),
    { noticedBy: ['%.ERROR-CONTENT-TYPE', '%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'] },
  ],
  [
    'error-not-json',
    'Errors are HTML that calls itself JSON.',
    error((reply) => ({ ...reply, body: '<h1>Unauthorized</h1>' })),
    { noticedBy: ['ERRORS-%.JSON', '%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'] },
  ],
  [
    'error-stack-trace',
    'The developer error page is on.',
    refusal((refused) => ({
      ...refused,
      description: `${refused.description} at Lodging.Token(Request.cs:line 4)   at Lodging.Token.Handle()`,
    })),
    { noticedBy: ['ERRORS-%.NO-TRACE'] },
  ],
  [
    'error-in-array',
    'Errors come as a list.',
    error((reply) => ({ ...reply, body: `[${String(reply.body)}]` })),
    { noticedBy: ['%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'] },
  ],
  [
    'error-without-code',
    'The error body has no error.',
    errorMembers(({ error: _code, ...rest }) => rest),
    { noticedBy: ['%.ERROR-MEMBER'] },
  ],
  [
    'error-without-description',
    'The error body has no error_description.',
    errorMembers(({ error_description: _words, ...rest }) => rest),
    { noticedBy: ['%.ERROR-DESCRIPTION'] },
  ],
  [
    'error-description-translated',
    'error_description is an object with one text for each language.',
    errorMembers((body) => ({ ...body, error_description: { en: body['error_description'] } })),
    { noticedBy: ['%.ERROR-DESCRIPTION-TYPE'] },
  ],
  [
    'error-with-empty-token',
    'Success and error share one class, with every member written.',
    errorMembers((body) => ({ access_token: '', ...body })),
    { noticedBy: ['%.ERROR-NO-TOKEN'] },
  ],
  [
    'error-cacheable',
    'Errors carry no caching fields.',
    error((reply) => withoutHeader(reply, 'cache-control', 'pragma')),
    { noticedBy: ['%.ERROR-NO-STORE'] },
  ],
  [
    'error-unchallenged',
    'A 401 carries no WWW-Authenticate.',
    error((reply) => withoutHeader(reply, 'www-authenticate')),
    { noticedBy: ['%.ERROR-CHALLENGE'] },
  ],
  [
    'error-echoes-secret',
    'The error says which secret was wrong.',
    refusal((refused, ctx) => ({ ...refused, description: `Not valid: ${sentSecret(ctx)}` })),
    { noticedBy: ['%.ERROR-NO-ECHO'], sideEffects: ['%.ERROR-TELLS-NO-CLIENT'] },
  ],
  [
    'unknown-client-told-apart',
    'An unknown client is told so.',
    {
      tokenRequestProblem: (next) => (parameters, ctx) => {
        const problem = next(parameters, ctx);
        if (problem || ctx.behaviour.findClient(String(parameters.get('client_id')?.[0]), ctx)) return problem;
        return { status: 401, error: 'invalid_client', description: 'There is no such client.' };
      },
    },
    // The refusal made here knows no challenge.
    { noticedBy: ['%.ERROR-TELLS-NO-CLIENT'] },
  ],
];

const formErrors: readonly TokenRow[] = [
  [
    'error-code-one-for-all',
    'Every error is invalid_request.',
    refusal((refused) => ({ ...refused, error: 'invalid_request' })),
    { noticedBy: ['%.ERROR-CODE'] },
  ],
  [
    'error-code-of-the-framework',
    'error is the name of the status.',
    refusal((refused) => ({ ...refused, error: 'bad_request' })),
    { noticedBy: ['%.ERROR-CODE', '%.ERROR-CODE-REPEATED'] },
  ],
  [
    'error-code-quoted',
    'error is written with its quotation marks.',
    refusal((refused) => ({ ...refused, error: `"${refused.error}"` })),
    { noticedBy: ['%.ERROR-CHARACTERS', '%.ERROR-CODE', '%.ERROR-CODE-REPEATED'] },
  ],
  [
    'error-code-of-repetition',
    'A repeated parameter is told as a client that is not known.',
    refusal((refused) =>
      /more than once/.test(refused.description) ? { ...refused, error: 'invalid_client' } : refused,
    ),
    { noticedBy: ['%.ERROR-CODE-REPEATED'] },
  ],
  [
    'error-in-quotation-marks',
    'error_description quotes what it speaks of.',
    refusal((refused) => ({ ...refused, description: `"${refused.description}"` })),
    { noticedBy: ['%.ERROR-CHARACTERS'] },
  ],
];

/** Faults of the reply to a token request that is refused. */
export const tokenErrorFaults: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) =>
  [...errors, ...(operation === 'token-form' ? formErrors : [])].map(([name, mistake, wrap, turns]) =>
    fault(`${operation}.${name}`, operation, mistake, wrap, turns),
  ),
);
