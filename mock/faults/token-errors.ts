/** Faults of the reply to a token request that is refused (sections 5 and 7, RFC 6749 §5.2). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { withHeader, withoutHeader } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';
import { error, errorMembers, refusal, sentSecret } from './token-wraps.ts';

const errors: readonly FaultEntry[] = listed({
  'error-200': {
    mistake: 'Errors are reported with status 200.',
    wrap: refusal((refused) => ({ ...refused, status: 200 })),
    noticedBy: ['%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'],
    sideEffects: ['%.REFUSES-*'],
  },
  'error-500': {
    mistake: 'The exception for a refusal is never caught.',
    wrap: refusal((refused) => ({ ...refused, status: 500 })),
    noticedBy: ['%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET', 'HTTP-%.NO-SERVER-ERROR'],
    sideEffects: ['%.REFUSES-*', '%.BASIC-STATUS'],
  },
  'error-302': {
    mistake: 'A refusal redirects the client to the login page.',
    wrap: error((reply) => ({ ...withHeader(reply, 'Location', '/login'), status: 302 })),
    noticedBy: ['HTTP-%.REFUSAL-STAYS-HERE', '%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'],
    sideEffects: ['%.REFUSES-*'],
  },
  'error-403': {
    mistake: 'A wrong secret is answered with 403 Forbidden.',
    wrap: refusal((refused) => ({ ...refused, status: 403 })),
    noticedBy: ['%.ERROR-STATUS'],
    sideEffects: ['%.BASIC-STATUS'],
  },
  'error-404': {
    mistake: 'A client that does not exist is reported as 404.',
    wrap: refusal((refused) => (refused.status === 401 ? { ...refused, status: 404 } : refused)),
    noticedBy: ['%.ERROR-STATUS'],
    sideEffects: ['%.BASIC-STATUS'],
  },
  'error-as-html': {
    mistake: 'Errors are written by the gateway.',
    wrap: error((reply) => ({ ...withHeader(reply, 'Content-Type', 'text/html'), body: '<h1>Unauthorized</h1>' })),
    noticedBy: ['%.ERROR-CONTENT-TYPE', '%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'],
  },
  'error-not-json': {
    mistake: 'Errors are HTML with the media type of JSON.',
    wrap: error((reply) => ({ ...reply, body: '<h1>Unauthorized</h1>' })),
    noticedBy: ['ERRORS-%.JSON', '%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'],
  },
  'error-stack-trace': {
    mistake: 'The error page for developers was left on.',
    wrap: refusal((refused) => ({
      ...refused,
      description: `${refused.description} at Lodging.Token(Request.cs:line 4)   at Lodging.Token.Handle()`,
    })),
    noticedBy: ['ERRORS-%.NO-TRACE'],
  },
  'error-in-array': {
    mistake: 'Errors are sent as an array.',
    wrap: error((reply) => ({ ...reply, body: `[${String(reply.body)}]` })),
    noticedBy: ['%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'],
  },
  'error-without-code': {
    mistake: 'The error body has no error member.',
    wrap: errorMembers(({ error: _code, ...rest }) => rest),
    noticedBy: ['%.ERROR-MEMBER'],
  },
  'error-without-description': {
    mistake: 'The error body has no error_description.',
    wrap: errorMembers(({ error_description: _words, ...rest }) => rest),
    noticedBy: ['%.ERROR-DESCRIPTION'],
  },
  'error-description-translated': {
    mistake: 'error_description is an object with one string per language.',
    wrap: errorMembers((body) => ({ ...body, error_description: { en: body['error_description'] } })),
    noticedBy: ['%.ERROR-DESCRIPTION-TYPE'],
  },
  'error-with-token': {
    mistake: 'A refusal carries the token of the session before it.',
    wrap: errorMembers((body) => ({ access_token: 'of-the-session-before-this-one', ...body })),
    noticedBy: ['%.ERROR-ISSUES-NOTHING', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'],
    sideEffects: ['%.REFUSES-*'],
  },
  'error-as-number': {
    mistake: 'error is the number of the status.',
    wrap: refusal((refused) => ({ ...refused, error: refused.status as unknown as string })),
    noticedBy: ['%.ERROR-MEMBER'],
    sideEffects: ['%.ERROR-CODE', '%.ERROR-CODE-REPEATED'],
  },
  'error-cacheable': {
    mistake: 'Errors are sent without Cache-Control and Pragma.',
    wrap: error((reply) => withoutHeader(reply, 'cache-control', 'pragma')),
    noticedBy: ['%.ERROR-NO-STORE'],
  },
  'error-unchallenged': {
    mistake: '401 is sent without WWW-Authenticate.',
    wrap: error((reply) => withoutHeader(reply, 'www-authenticate')),
    noticedBy: ['%.ERROR-CHALLENGE'],
    sideEffects: ['%.BASIC-CHALLENGE'],
  },
  'error-echoes-secret': {
    mistake: 'The description repeats the secret that was wrong.',
    wrap: refusal((refused, ctx) => ({ ...refused, description: `Not valid: ${sentSecret(ctx)}` })),
    noticedBy: ['%.ERROR-NO-ECHO'],
    sideEffects: ['%.ERROR-TELLS-NO-CLIENT'],
  },
  'unknown-client-told-apart': {
    mistake: 'An unknown client gets another error than a wrong secret.',
    wrap: {
      tokenRequestProblem: (next) => (parameters, ctx) => {
        const problem = next(parameters, ctx);
        if (problem || ctx.behaviour.findClient(String(parameters.get('client_id')?.[0]), ctx)) return problem;
        return { status: 401, error: 'invalid_client', description: 'There is no such client.' };
      },
    },
    // The refusal made here has no challenge.
    noticedBy: ['%.ERROR-TELLS-NO-CLIENT'],
    sideEffects: ['%.BASIC-CHALLENGE'],
  },
});

const formErrors: readonly FaultEntry[] = listed({
  'error-code-one-for-all': {
    mistake: 'Every error is invalid_request.',
    wrap: refusal((refused) => ({ ...refused, error: 'invalid_request' })),
    noticedBy: ['%.ERROR-CODE'],
  },
  'error-code-of-the-framework': {
    mistake: 'error holds the name of the status.',
    wrap: refusal((refused) => ({ ...refused, error: 'bad_request' })),
    noticedBy: ['%.ERROR-CODE', '%.ERROR-CODE-REPEATED'],
  },
  'error-code-quoted': {
    mistake: 'error is written with quotation marks around it.',
    wrap: refusal((refused) => ({ ...refused, error: `"${refused.error}"` })),
    noticedBy: ['%.ERROR-CHARACTERS', '%.ERROR-CODE', '%.ERROR-CODE-REPEATED'],
  },
  'error-code-of-repetition': {
    mistake: 'A repeated parameter is reported as an unknown client.',
    wrap: refusal((refused) =>
      /more than once/.test(refused.description) ? { ...refused, error: 'invalid_client' } : refused,
    ),
    noticedBy: ['%.ERROR-CODE-REPEATED'],
  },
  'error-in-quotation-marks': {
    mistake: 'error_description contains double quotes.',
    wrap: refusal((refused) => ({ ...refused, description: `"${refused.description}"` })),
    noticedBy: ['%.ERROR-CHARACTERS'],
  },
});

/** Only the form variant names a grant. */
const OF_GRANTS = ['error-200', 'error-500', 'error-302', 'error-403'];
const errorsOfForm = errors.map((entry) =>
  OF_GRANTS.includes(entry.name)
    ? { ...entry, noticedBy: [...(entry.noticedBy ?? []), '%.ERROR-STATUS-GRANT'] }
    : entry,
);

/** Faults of the reply to a token request that is refused. */
export const tokenErrorFaults: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) =>
  faultsOf(operation, operation === 'token-form' ? [...errorsOfForm, ...formErrors] : errors),
);
