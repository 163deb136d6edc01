/** Faults of the reply to a valid token request (section 5, RFC 6749 §5.1). */
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { withHeader, withoutHeader } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';
import { changed, fields, issued, sentSecret, without } from './token-overrides.ts';

const successes: readonly FaultEntry[] = listed({
  'lifetime-as-string': {
    defect: 'expires_in comes from a text column and is sent as a string.',
    override: changed('expires_in', String),
    noticedBy: ['%.SUCCESS-EXPIRES-IN'],
  },
  'lifetime-in-milliseconds': {
    defect: 'expires_in is in milliseconds.',
    override: changed('expires_in', (value) => Number(value) * 1000),
    noticedBy: ['%.SUCCESS-EXPIRES-IN-SECONDS'],
  },
  'lifetime-with-fraction': {
    defect: 'expires_in is what is left of the life, in seconds with a fraction.',
    override: changed('expires_in', (value) => Number(value) - 0.25),
    noticedBy: ['%.SUCCESS-EXPIRES-IN'],
  },
  'lifetime-null': {
    defect: 'expires_in is null for a token that has just been issued.',
    override: changed('expires_in', () => null),
    noticedBy: ['%.SUCCESS-EXPIRES-IN'],
  },
  'refresh-token': {
    defect: 'The library issues a refresh token with every grant.',
    override: fields((members) => ({ ...members, refresh_token: 'r-1' })),
    noticedBy: ['%.SUCCESS-NO-REFRESH-TOKEN'],
  },
  'lifetime-missing': {
    defect: 'expires_in is left out.',
    override: without('expires_in'),
    noticedBy: ['%.SUCCESS-EXPIRES-IN'],
  },
  'access-token-misnamed': {
    defect: 'A naming policy renames access_token to accessToken.',
    override: fields(({ access_token, ...rest }) => ({ accessToken: access_token, ...rest })),
    noticedBy: ['%.SUCCESS-ACCESS-TOKEN'],
  },
  'success-as-text': {
    defect: 'The reply has the media type text/plain.',
    override: issued((reply) => withHeader(reply, 'Content-Type', 'text/plain')),
    noticedBy: ['%.SUCCESS-CONTENT-TYPE'],
  },
  'success-in-array': {
    defect: 'The database query returns a list with one entry.',
    override: issued((reply) => ({ ...reply, body: `[${String(reply.body)}]` })),
    noticedBy: ['%.SUCCESS-OBJECT', '%.SUCCESS-ACCESS-TOKEN', '%.SUCCESS-EXPIRES-IN'],
    sideEffects: ['%.SUCCESS-TOKEN-TYPE'],
  },
  cacheable: {
    defect: 'A gateway replaces the header fields that forbid caching.',
    override: issued((reply) => withHeader(withoutHeader(reply, 'pragma'), 'Cache-Control', 'public, max-age=60')),
    noticedBy: ['%.SUCCESS-NO-STORE'],
    sideEffects: ['%.SUCCESS-PRAGMA'],
  },
  'echoes-secret': {
    defect: 'The success reply repeats the request.',
    override: fields((members, ctx) => ({ ...members, client_secret: sentSecret(ctx) })),
    noticedBy: ['%.SUCCESS-NO-ECHO'],
  },
});

const formSuccesses: readonly FaultEntry[] = listed({
  'success-201': {
    defect: 'The status of success was left at the default of the framework.',
    override: issued((reply) => ({ ...reply, status: 201 })),
    noticedBy: ['%.SUCCESS-STATUS'],
  },
  'token-type-missing': {
    defect: 'token_type is left out.',
    override: without('token_type'),
    noticedBy: ['%.SUCCESS-TOKEN-TYPE'],
  },
  'token-type-other': {
    defect: 'token_type names the format of the token.',
    override: changed('token_type', () => 'JWT'),
    noticedBy: ['%.SUCCESS-TOKEN-TYPE', '%.SUCCESS-TOKEN-TYPE-SPELLING'],
  },
  'token-type-lower-case': {
    defect: 'token_type is written in lower case.',
    override: changed('token_type', () => 'bearer'),
    noticedBy: ['%.SUCCESS-TOKEN-TYPE-SPELLING'],
  },
  'pragma-missing': {
    defect: 'Pragma is left out.',
    override: issued((reply) => withoutHeader(reply, 'pragma')),
    noticedBy: ['%.SUCCESS-PRAGMA'],
  },
});

/** Faults of the reply to a valid token request. */
export const tokenSuccessFaults: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) =>
  faultsOf(operation, [...successes, ...(operation === 'token-form' ? formSuccesses : [])]),
);
