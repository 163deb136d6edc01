/** Faults of the reply to a token request that is refused (sections 5 and 7, RFC 6749 §5.2). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { withHeader, withoutHeader } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';
import { error, errorMembers, refusal, sentSecret } from './token-overrides.ts';

const errors: readonly FaultEntry[] = listed({
  'error-200': {
    defect: 'Errors are reported with status 200.',
    override: refusal((refused) => ({ ...refused, status: 200 })),
    noticedBy: ['%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'],
    sideEffects: ['%.REFUSES-*'],
  },
  'error-500': {
    defect: 'The exception for a refusal is never caught.',
    override: refusal((refused) => ({ ...refused, status: 500 })),
    noticedBy: ['%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET', 'HTTP-%.NO-SERVER-ERROR'],
    sideEffects: ['%.REFUSES-*', '%.BASIC-STATUS'],
  },
  'error-302': {
    defect: 'A refusal redirects the client to the login page.',
    override: error((reply) => ({ ...withHeader(reply, 'Location', '/login'), status: 302 })),
    noticedBy: ['HTTP-%.REFUSAL-STAYS-HERE', '%.ERROR-STATUS', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'],
    sideEffects: ['%.REFUSES-*'],
  },
  'error-403': {
    defect: 'A wrong secret is answered with 403 Forbidden.',
    override: refusal((refused) => ({ ...refused, status: 403 })),
    noticedBy: ['%.ERROR-STATUS'],
    sideEffects: ['%.BASIC-STATUS'],
  },
  'error-404': {
    defect: 'A client that does not exist is reported as 404.',
    override: refusal((refused) => (refused.status === 401 ? { ...refused, status: 404 } : refused)),
    noticedBy: ['%.ERROR-STATUS'],
    sideEffects: ['%.BASIC-STATUS'],
  },
  'error-as-html': {
    defect: 'Errors are written by the gateway.',
    override: error((reply) => ({ ...withHeader(reply, 'Content-Type', 'text/html'), body: '<h1>Unauthorized</h1>' })),
    noticedBy: ['%.ERROR-CONTENT-TYPE', '%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'],
  },
  'error-not-json': {
    defect: 'Errors are HTML with the media type of JSON.',
    override: error((reply) => ({ ...reply, body: '<h1>Unauthorized</h1>' })),
    noticedBy: ['ERRORS-%.JSON', '%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'],
  },
  'error-stack-trace': {
    defect: 'The error page for developers was left on.',
    override: refusal((refused) => ({
      ...refused,
      description: `${refused.description} at Lodging.Token(Request.cs:line 4)   at Lodging.Token.Handle()`,
    })),
    noticedBy: ['ERRORS-%.NO-TRACE'],
  },
  'error-in-array': {
    defect: 'Errors are sent as an array.',
    override: error((reply) => ({ ...reply, body: `[${String(reply.body)}]` })),
    noticedBy: ['%.ERROR-OBJECT', '%.ERROR-MEMBER', '%.ERROR-DESCRIPTION'],
  },
  'error-without-code': {
    defect: 'The error body has no error member.',
    override: errorMembers(({ error: _code, ...rest }) => rest),
    noticedBy: ['%.ERROR-MEMBER'],
  },
  'error-without-description': {
    defect: 'The error body has no error_description.',
    override: errorMembers(({ error_description: _words, ...rest }) => rest),
    noticedBy: ['%.ERROR-DESCRIPTION'],
  },
  'error-description-translated': {
    defect: 'error_description is an object with one string per language.',
    override: errorMembers((body) => ({ ...body, error_description: { en: body['error_description'] } })),
    noticedBy: ['%.ERROR-DESCRIPTION-TYPE'],
  },
  'error-with-token': {
    defect: 'A refusal carries the token of the session before it.',
    override: errorMembers((body) => ({ access_token: 'of-the-session-before-this-one', ...body })),
    noticedBy: ['%.ERROR-ISSUES-NOTHING', '%.REFUSES-MISSING', '%.REFUSES-WRONG-SECRET'],
    sideEffects: ['%.REFUSES-*'],
  },
  'error-as-number': {
    defect: 'error is the number of the status.',
    override: refusal((refused) => ({ ...refused, error: refused.status as unknown as string })),
    noticedBy: ['%.ERROR-MEMBER'],
    sideEffects: ['%.ERROR-CODE', '%.ERROR-CODE-REPEATED'],
  },
  'error-cacheable': {
    defect: 'Errors are sent without Cache-Control and Pragma.',
    override: error((reply) => withoutHeader(reply, 'cache-control', 'pragma')),
    noticedBy: ['%.ERROR-NO-STORE'],
  },
  'error-unchallenged': {
    defect: '401 is sent without WWW-Authenticate.',
    override: error((reply) => withoutHeader(reply, 'www-authenticate')),
    noticedBy: ['%.ERROR-CHALLENGE'],
    sideEffects: ['%.BASIC-CHALLENGE'],
  },
  'error-echoes-secret': {
    defect: 'The description repeats the secret that was wrong.',
    override: refusal((refused, ctx) => ({ ...refused, description: `Not valid: ${sentSecret(ctx)}` })),
    noticedBy: ['%.ERROR-NO-ECHO'],
    sideEffects: ['%.ERROR-TELLS-NO-CLIENT'],
  },
  'unknown-client-told-apart': {
    defect: 'An unknown client gets another error than a wrong secret.',
    override: {
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
    defect: 'Every error is invalid_request.',
    override: refusal((refused) => ({ ...refused, error: 'invalid_request' })),
    noticedBy: ['%.ERROR-CODE'],
  },
  'error-code-of-the-framework': {
    defect: 'error holds the name of the status.',
    override: refusal((refused) => ({ ...refused, error: 'bad_request' })),
    noticedBy: ['%.ERROR-CODE', '%.ERROR-CODE-REPEATED'],
  },
  'error-code-quoted': {
    defect: 'error is written with quotation marks around it.',
    override: refusal((refused) => ({ ...refused, error: `"${refused.error}"` })),
    noticedBy: ['%.ERROR-CHARACTERS', '%.ERROR-CODE', '%.ERROR-CODE-REPEATED'],
  },
  'error-code-of-repetition': {
    defect: 'A repeated parameter is reported as an unknown client.',
    override: refusal((refused) =>
      /more than once/.test(refused.description) ? { ...refused, error: 'invalid_client' } : refused,
    ),
    noticedBy: ['%.ERROR-CODE-REPEATED'],
  },
  'error-in-quotation-marks': {
    defect: 'error_description contains double quotes.',
    override: refusal((refused) => ({ ...refused, description: `"${refused.description}"` })),
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
