import { topic } from './row.ts';

const documented = topic({ operation: 'token-form', level: 'MUST', basis: 'document', clause: '§5.2' });
const success = topic({ operation: 'token-form', level: 'MUST', basis: 'rfc', clause: 'RFC 6749 §5.1' });
const request = topic({ operation: 'token-form', level: 'MUST', basis: 'rfc', clause: 'RFC 6749 §3.2' });
const error = topic({ operation: 'token-form', level: 'MUST', basis: 'rfc', clause: 'RFC 6749 §5.2' });

/** The reply to a valid token request, form variant, and the token in it. */
const successRows = [
  ...documented(
    {
      id: 'TOKEN-FORM.SUCCESS-STATUS',
      statement: 'A token request with valid credentials MUST be answered with status 200.',
    },
    { id: 'TOKEN-FORM.SUCCESS-CONTENT-TYPE', statement: 'The token reply MUST be application/json.' },
    { id: 'TOKEN-FORM.SUCCESS-OBJECT', statement: 'The body of the token reply MUST be a JSON object.' },
    { id: 'TOKEN-FORM.SUCCESS-ACCESS-TOKEN', statement: 'access_token MUST be a non-empty string.' },
    { id: 'TOKEN-FORM.SUCCESS-EXPIRES-IN', statement: 'expires_in MUST be a JSON integer.' },
    { id: 'TOKEN-FORM.SUCCESS-EXPIRES-IN-POSITIVE', statement: 'expires_in MUST be greater than zero.' },
    {
      id: 'TOKEN-FORM.SUCCESS-EXPIRES-IN-SECONDS',
      level: 'SHOULD',
      statement: 'expires_in SHOULD be plausible as seconds: 31 days at most.',
    },
    { id: 'TOKEN-FORM.SUCCESS-TOKEN-TYPE', statement: 'token_type MUST be Bearer, in whatever case.' },
    {
      id: 'TOKEN-FORM.SUCCESS-TOKEN-TYPE-SPELLING',
      level: 'SHOULD',
      statement: 'token_type SHOULD be spelt Bearer, as the document spells it.',
    },
    {
      id: 'TOKEN-FORM.TOKEN-USABLE',
      claim: 'check-in',
      statement: 'A token that was issued MUST be accepted as the bearer token of a check-in.',
    },
    {
      id: 'TOKEN-FORM.SECOND-REQUEST',
      clause: '§5.5',
      statement: 'A second token request MUST be answered with a token, so that tokens can be refreshed.',
    },
    {
      id: 'TOKEN-FORM.SECOND-TOKEN-USABLE',
      clause: '§5.5',
      claim: 'check-in',
      statement: 'A token issued to a second request MUST be accepted as the bearer token of a check-in.',
    },
  ),
  ...success(
    {
      id: 'TOKEN-FORM.SUCCESS-TOKEN-CHARACTERS',
      clause: 'RFC 6750 §2.1',
      statement: 'access_token MUST consist of the characters that an Authorization header field can carry.',
    },
    { id: 'TOKEN-FORM.SUCCESS-NO-STORE', statement: 'The token reply MUST carry Cache-Control: no-store.' },
    {
      id: 'TOKEN-FORM.SUCCESS-PRAGMA',
      level: 'SHOULD',
      statement: 'The token reply SHOULD carry Pragma: no-cache.',
    },
    {
      id: 'TOKEN-FORM.SUCCESS-NO-REFRESH-TOKEN',
      level: 'SHOULD',
      clause: 'RFC 6749 §4.4.3',
      statement: 'The token reply SHOULD NOT carry a refresh token.',
    },
    {
      id: 'TOKEN-FORM.SUCCESS-NO-ECHO',
      level: 'SHOULD',
      clause: 'RFC 6819 §5.1.4',
      statement: 'The token reply SHOULD NOT repeat the client secret.',
    },
  ),
];

/** Token requests, form variant, that are lawful though not written in the usual way. */
const acceptanceRows = [
  ...request(
    {
      id: 'TOKEN-FORM.IGNORES-UNKNOWN-PARAMETER',
      statement: 'A parameter that is not recognised MUST be ignored.',
    },
    {
      id: 'TOKEN-FORM.IGNORES-EMPTY-PARAMETER',
      statement: 'A parameter sent without a value MUST be treated as if it were omitted.',
    },
  ),
  ...documented(
    {
      id: 'TOKEN-FORM.ACCEPTS-ANY-ORDER',
      statement: 'The parameters of a token request MUST be accepted in any order.',
    },
    {
      id: 'TOKEN-FORM.ACCEPTS-CHARSET',
      level: 'SHOULD',
      statement: 'A charset parameter on the form media type SHOULD be accepted.',
    },
    {
      id: 'TOKEN-FORM.ACCEPTS-MEDIA-TYPE-CASE',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 9110 §8.3.1',
      statement: 'The form media type SHOULD be recognised in whatever case it is written.',
    },
  ),
];

/** Token requests, form variant, that get no token. */
const refusalRows = [
  ...documented(
    { id: 'TOKEN-FORM.REFUSES-MISSING', statement: 'A token request that lacks a parameter MUST be refused.' },
    { id: 'TOKEN-FORM.REFUSES-EMPTY', statement: 'A token request with an empty parameter MUST be refused.' },
    { id: 'TOKEN-FORM.REFUSES-EMPTY-BODY', statement: 'A token request without a body MUST be refused.' },
    {
      id: 'TOKEN-FORM.REFUSES-GRANT-TYPE',
      statement: 'A token request whose grant_type is not client_credentials MUST be refused.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-PADDED-GRANT-TYPE',
      level: 'SHOULD',
      statement: 'A token request whose grant_type has white space around it SHOULD be refused.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-WRONG-SECRET',
      clause: '§5.1',
      statement: "A token request with anything else than the client's secret MUST be refused.",
    },
    {
      id: 'TOKEN-FORM.REFUSES-PADDED-SECRET',
      level: 'SHOULD',
      clause: '§5.1',
      statement: "A token request with white space around the client's secret SHOULD be refused.",
    },
    {
      id: 'TOKEN-FORM.REFUSES-WRONG-CLIENT',
      clause: '§5.1',
      statement: 'A token request of a client that does not exist MUST be refused.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-LOOSE-CLIENT',
      level: 'SHOULD',
      clause: '§5.1',
      statement:
        "A token request with the client's id in another case or with white space around it SHOULD be refused.",
    },
    {
      id: 'TOKEN-FORM.REFUSES-AFTER-SUCCESS',
      statement: 'A faulty token request MUST be refused also straight after a valid one.',
    },
    {
      id: 'TOKEN-FORM.ACCEPTS-AFTER-REFUSAL',
      statement: 'A valid token request MUST be accepted also straight after a faulty one.',
    },
    {
      id: 'TOKEN-FORM.TOKEN-SURVIVES-REFUSAL',
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST stay good for its lifetime when a later token request is refused.',
    },
  ),
  ...request(
    {
      id: 'TOKEN-FORM.REFUSES-GRANT-TYPE-CASE',
      clause: 'RFC 6749 §1.9',
      statement: 'A token request whose grant_type is written in another case MUST be refused.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-REPEATED',
      level: 'SHOULD',
      statement: 'A token request that repeats a parameter SHOULD be refused.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-QUERY',
      clause: 'RFC 6749 §2.3.1',
      statement: 'A token request with credentials in the query instead of the body MUST NOT get a token.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-MEDIA-TYPE',
      clause: 'RFC 6749 §4.4.2',
      statement: 'A token request of another media type MUST NOT get a token.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-NO-MEDIA-TYPE',
      level: 'SHOULD',
      clause: 'RFC 6749 §4.4.2',
      statement: 'A token request that names no media type SHOULD NOT get a token.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-METHOD',
      statement: 'A token request by another method than POST MUST NOT get a token.',
    },
  ),
];

/** The form of an error reply, form variant. */
const errorRows = [
  ...documented(
    { id: 'TOKEN-FORM.ERROR-STATUS', statement: 'A refused token request MUST be answered with status 400 or 401.' },
    { id: 'TOKEN-FORM.ERROR-CONTENT-TYPE', statement: 'An error reply MUST be application/json.' },
    { id: 'TOKEN-FORM.ERROR-OBJECT', statement: 'The body of an error reply MUST be a JSON object.' },
    { id: 'TOKEN-FORM.ERROR-MEMBER', statement: 'An error reply MUST have the member error, a non-empty string.' },
    {
      id: 'TOKEN-FORM.ERROR-DESCRIPTION',
      level: 'SHOULD',
      statement: 'An error reply SHOULD have the member error_description.',
    },
    {
      id: 'TOKEN-FORM.ERROR-DESCRIPTION-TYPE',
      statement: 'error_description, where it is given, MUST be a string.',
    },
    { id: 'TOKEN-FORM.ERROR-NO-TOKEN', statement: 'An error reply MUST NOT have the member access_token.' },
  ),
  ...error(
    { id: 'TOKEN-FORM.ERROR-CODE', statement: 'error MUST be the code that fits the case.' },
    {
      id: 'TOKEN-FORM.ERROR-CODE-REPEATED',
      level: 'SHOULD',
      statement: 'error SHOULD be invalid_request where a parameter is repeated.',
    },
    {
      id: 'TOKEN-FORM.ERROR-CHARACTERS',
      statement: 'error and error_description MUST consist of printable ASCII without quotation mark and backslash.',
    },
    {
      id: 'TOKEN-FORM.ERROR-NO-STORE',
      level: 'SHOULD',
      statement: 'An error reply SHOULD carry Cache-Control: no-store.',
    },
    {
      id: 'TOKEN-FORM.ERROR-NO-ECHO',
      level: 'SHOULD',
      clause: 'RFC 6819 §5.1.4',
      statement: 'An error reply SHOULD NOT repeat the client secret.',
    },
    {
      id: 'TOKEN-FORM.ERROR-CHALLENGE',
      level: 'SHOULD',
      clause: 'RFC 9110 §15.5.2',
      statement: 'An error reply with status 401 SHOULD carry WWW-Authenticate.',
    },
    {
      id: 'TOKEN-FORM.ERROR-TELLS-NO-CLIENT',
      level: 'SHOULD',
      statement: 'An unknown client and a wrong secret SHOULD be refused alike.',
    },
  ),
];

/** The form variant of the token exchange (section 5, point 2). */
export const tokenFormRequirements = [...successRows, ...acceptanceRows, ...refusalRows, ...errorRows] as const;
