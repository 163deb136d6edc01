import { DAILY, topic } from './row.ts';
import { tokenBasicRows, tokenFormErrorRows } from './token-form-errors.ts';

const READ =
  'A client that follows the document finds its token, and how long it lives, by this alone: without it no report is sent.';
const STRANGERS =
  'Who is not the client, or asks for something else, would get the token that opens every report. OAuth servers in daily use look at each parameter before they issue anything.';
const documented = topic({
  operation: 'token-form',
  level: 'MUST',
  basis: 'document',
  clause: '§5.2',
  rationale: READ,
});
const refusal = topic({
  operation: 'token-form',
  level: 'MUST',
  basis: 'document',
  clause: '§5.2',
  rationale: STRANGERS,
});
const success = topic({ operation: 'token-form', level: 'MUST', basis: 'rfc', clause: 'RFC 6749 §5.1' });
const request = topic({ operation: 'token-form', level: 'MUST', basis: 'rfc', clause: 'RFC 6749 §3.2' });

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
    {
      id: 'TOKEN-FORM.SUCCESS-TOKEN-IN-BODY',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 6749 §5.1',
      statement: 'The token SHOULD stand in the body of its reply alone, and in no header field.',
    },
    {
      id: 'TOKEN-FORM.SUCCESS-FIELDS',
      level: 'MAY',
      basis: 'observed',
      statement: 'Whether the token reply sets cookies, has a Location or is open to other origins is recorded.',
    },
    { id: 'TOKEN-FORM.SUCCESS-TOKEN-TYPE', statement: 'token_type MUST be Bearer, in whatever case.' },
    {
      id: 'TOKEN-FORM.SUCCESS-TOKEN-TYPE-SPELLING',
      level: 'SHOULD',
      statement: 'token_type SHOULD be spelt Bearer, as the document spells it.',
    },
    {
      id: 'TOKEN-FORM.TOKEN-USABLE',
      rationale: DAILY,
      claim: 'check-in',
      statement: 'A token that was issued MUST be accepted as the bearer token of a check-in.',
    },
    {
      id: 'TOKEN-FORM.SECOND-REQUEST',
      rationale: DAILY,
      clause: '§5.5',
      statement: 'A second token request MUST be answered with a token, so that tokens can be refreshed.',
    },
    {
      id: 'TOKEN-FORM.SECOND-TOKEN-USABLE',
      rationale: DAILY,
      clause: '§5.5',
      claim: 'check-in',
      statement: 'A token issued to a second request MUST be accepted as the bearer token of a check-in.',
    },
    {
      id: 'TOKEN-FORM.TOKEN-LASTS',
      rationale: DAILY,
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST stay good for its lifetime, however often and by however many calls at once it is used.',
    },
    {
      id: 'TOKEN-FORM.TOKEN-HOLDS-NO-SECRET',
      rationale: 'Everybody who sees a token, in a log or at a proxy, would have the secret that gets new ones.',
      basis: 'rfc',
      clause: 'RFC 6819 §5.1.4',
      statement: 'A token MUST NOT hold the client secret where its reader finds it.',
    },
    {
      id: 'TOKEN-FORM.TOKEN-OVER-CONNECTIONS',
      rationale: DAILY,
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST be accepted again over another connection than the one on which it was used.',
    },
  ),
  ...success(
    {
      id: 'TOKEN-FORM.SUCCESS-TOKEN-ALPHABET',
      level: 'SHOULD',
      clause: 'RFC 6750 §2.1',
      statement: 'access_token SHOULD consist of letters, digits and -._~+/ alone, with = at its end only.',
    },
    {
      id: 'TOKEN-FORM.SUCCESS-TOKEN-SENDABLE',
      rationale: 'A header field cannot carry such a token (RFC 9110 §5.5): every report would fail.',
      clause: 'RFC 6750 §2.1',
      statement: 'access_token MUST hold no white space, no control character and nothing beyond ASCII.',
    },
    {
      id: 'TOKEN-FORM.SUCCESS-TOKEN-LENGTH',
      rationale:
        'Who guesses a token reports stays in the name of a hotel. Issuers in daily use make them of 128 bits and more.',
      clause: 'RFC 6749 §10.10',
      statement: 'access_token MUST NOT be so short that it can be guessed: 16 characters at least.',
    },
    {
      id: 'TOKEN-FORM.TOKEN-PER-CLIENT',
      rationale: 'One client would be taken for another one, and end with it.',
      clause: 'RFC 6749 §1.4',
      needs: 'token.shortLivedClient',
      statement: 'Two clients MUST NOT be issued the same token.',
    },
    {
      id: 'TOKEN-FORM.SUCCESS-NO-STORE',
      level: 'SHOULD',
      statement: 'The token reply SHOULD carry Cache-Control: no-store.',
    },
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

/** Token requests, form variant, that are conforming though not written in the usual way. */
const acceptanceRows = [
  ...request(
    {
      id: 'TOKEN-FORM.IGNORES-UNKNOWN-PARAMETER',
      level: 'SHOULD',
      statement: 'A parameter that is not recognised SHOULD be ignored.',
    },
    {
      id: 'TOKEN-FORM.IGNORES-EMPTY-PARAMETER',
      level: 'SHOULD',
      statement: 'A parameter sent without a value SHOULD be treated as if it were omitted.',
    },
  ),
  ...documented(
    {
      id: 'TOKEN-FORM.ACCEPTS-ANY-ORDER',
      rationale:
        'Libraries write forms in each of these ways: a client would get no token. Every reader of forms takes them.',
      statement: 'The parameters of a token request MUST be accepted in any order.',
    },
    {
      id: 'TOKEN-FORM.ACCEPTS-PERCENT-ENCODING',
      rationale:
        'Libraries write forms in each of these ways: a client would get no token. Every reader of forms takes them.',
      statement: 'Characters of a token request that are percent-encoded MUST be read as what they stand for.',
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
  ...refusal(
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
      id: 'TOKEN-FORM.REFUSES-NUL-SECRET',
      level: 'SHOULD',
      clause: '§5.1',
      statement: "A token request with NUL behind the client's secret SHOULD NOT get a token.",
    },
    {
      id: 'TOKEN-FORM.REFUSES-NEAR-SECRET',
      clause: '§5.1',
      statement: 'A token request with what a careless comparison takes for the secret MUST NOT get a token.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-OPERATOR',
      clause: '§5.1',
      statement: 'A token request with an operator of a database query in place of a credential MUST NOT get a token.',
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
      rationale: 'Who comes after the client would get its token.',
      statement: 'A faulty token request MUST be refused also straight after a valid one.',
    },
    {
      id: 'TOKEN-FORM.ACCEPTS-AFTER-REFUSAL',
      rationale: 'The fault of one client would cost the next one its token.',
      statement: 'A valid token request MUST be accepted also straight after a faulty one.',
    },
    {
      id: 'TOKEN-FORM.TOKEN-SURVIVES-REFUSAL',
      rationale: "Anybody could end a client's reports by asking for a token with a wrong secret.",
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST stay good for its lifetime when a later token request is refused.',
    },
  ),
  ...request(
    {
      id: 'TOKEN-FORM.REFUSES-GRANT-TYPE-CASE',
      level: 'SHOULD',
      clause: 'RFC 6749 §1.9',
      statement: 'A token request whose grant_type is written in another case SHOULD be refused.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-REPEATED',
      level: 'SHOULD',
      statement: 'A token request that repeats a parameter SHOULD be refused.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-BRACKETS',
      level: 'SHOULD',
      statement: 'A token request with brackets behind the name of a parameter SHOULD NOT get a token.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-QUERY',
      level: 'SHOULD',
      clause: 'RFC 6749 §2.3.1',
      statement: 'A token request with credentials in the query instead of the body SHOULD NOT get a token.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-MEDIA-TYPE',
      level: 'SHOULD',
      clause: 'RFC 6749 §4.4.2',
      statement: 'A token request of another media type SHOULD NOT get a token.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-NO-MEDIA-TYPE',
      level: 'SHOULD',
      clause: 'RFC 6749 §4.4.2',
      statement: 'A token request that names no media type SHOULD NOT get a token.',
    },
    {
      id: 'TOKEN-FORM.REFUSES-METHOD',
      rationale:
        'The secret would stand in the query of a GET, and so in histories and logs; the others are no token request at all. Token endpoints of OAuth servers and frameworks are routed for POST.',
      statement: 'A token request by another method than POST MUST NOT get a token.',
    },
  ),
];

/** The form variant of the token exchange (section 5, point 2). */
export const tokenFormRequirements = [
  ...successRows,
  ...acceptanceRows,
  ...tokenBasicRows,
  ...refusalRows,
  ...tokenFormErrorRows,
] as const;
