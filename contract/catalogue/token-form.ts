import { DAILY, topic } from './row.ts';
import { tokenBasicRows, tokenFormErrorRows } from './token-form-errors.ts';

const READ =
  'A client that follows the document finds its token, and how long it lives, by this alone: without it no report is sent.';
const STRANGERS =
  'Who is not the client, or asks for something else, would get the token that opens every report. OAuth servers in daily use look at each parameter before they issue anything.';
const documented = topic({ operation: 'token-form', clause: '§5.2', rationale: READ });
const refusal = topic({ operation: 'token-form', clause: '§5.2', rationale: STRANGERS });
const success = topic({ operation: 'token-form', clause: 'RFC 6749 §5.1' });
const request = topic({ operation: 'token-form', clause: 'RFC 6749 §3.2' });

/** The reply to a valid token request, form variant, and the token in it. */
const successRows = [
  ...documented({
    'SUCCESS-STATUS': 'A token request with valid credentials MUST be answered with status 200.',
    'SUCCESS-CONTENT-TYPE': 'The token reply MUST be application/json.',
    'SUCCESS-OBJECT': 'The body of the token reply MUST be a JSON object.',
    'SUCCESS-ACCESS-TOKEN': 'access_token MUST be a non-empty string.',
    'SUCCESS-EXPIRES-IN': 'expires_in MUST be a JSON integer.',
    'SUCCESS-EXPIRES-IN-POSITIVE': 'expires_in MUST be greater than zero.',
    'SUCCESS-EXPIRES-IN-SECONDS': 'expires_in SHOULD be plausible as seconds: 31 days at most.',
    'SUCCESS-TOKEN-IN-BODY': {
      clause: 'RFC 6749 §5.1',
      statement: 'The token SHOULD stand in the body of its reply alone, and in no header field.',
    },
    'SUCCESS-FIELDS': 'Whether the token reply sets cookies, has a Location or is open to other origins is recorded.',
    'SUCCESS-TOKEN-TYPE': 'token_type MUST be Bearer, in whatever case.',
    'SUCCESS-TOKEN-TYPE-SPELLING': 'token_type SHOULD be spelt Bearer, as the document spells it.',
    'TOKEN-USABLE': {
      rationale: DAILY,
      claim: 'check-in',
      statement: 'A token that was issued MUST be accepted as the bearer token of a check-in.',
    },
    'SECOND-REQUEST': {
      rationale: DAILY,
      clause: '§5.5',
      statement: 'A second token request MUST be answered with a token, so that tokens can be refreshed.',
    },
    'SECOND-TOKEN-USABLE': {
      rationale: DAILY,
      clause: '§5.5',
      claim: 'check-in',
      statement: 'A token issued to a second request MUST be accepted as the bearer token of a check-in.',
    },
    'TOKEN-LASTS': {
      rationale: DAILY,
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST stay good for its lifetime, however often and by however many calls at once it is used.',
    },
    'TOKEN-HOLDS-NO-SECRET': {
      rationale: 'Everybody who sees a token, in a log or at a proxy, would have the secret that gets new ones.',
      clause: 'RFC 6819 §5.1.4',
      statement: 'A token MUST NOT hold the client secret where its reader finds it.',
    },
    'TOKEN-OVER-CONNECTIONS': {
      rationale: DAILY,
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST be accepted again over another connection than the one on which it was used.',
    },
  }),
  ...success({
    'SUCCESS-TOKEN-ALPHABET': {
      clause: 'RFC 6750 §2.1',
      statement: 'access_token SHOULD consist of letters, digits and -._~+/ alone, with = at its end only.',
    },
    'SUCCESS-TOKEN-SENDABLE': {
      rationale: 'A header field cannot carry such a token (RFC 9110 §5.5): every report would fail.',
      clause: 'RFC 6750 §2.1',
      statement: 'access_token MUST hold no white space, no control character and nothing beyond ASCII.',
    },
    'SUCCESS-TOKEN-LENGTH': {
      rationale:
        'Who guesses a token reports stays in the name of a hotel. Issuers in daily use make them of 128 bits and more.',
      clause: 'RFC 6749 §10.10',
      statement: 'access_token MUST NOT be so short that it can be guessed: 16 characters at least.',
    },
    'TOKEN-PER-CLIENT': {
      rationale: 'One client would be taken for another one, and end with it.',
      clause: 'RFC 6749 §1.4',
      needs: ['token.shortLivedClient'],
      statement: 'Two clients MUST NOT be issued the same token.',
    },
    'SUCCESS-NO-STORE': 'The token reply SHOULD carry Cache-Control: no-store.',
    'SUCCESS-PRAGMA': 'The token reply SHOULD carry Pragma: no-cache.',
    'SUCCESS-NO-REFRESH-TOKEN': {
      clause: 'RFC 6749 §4.4.3',
      statement: 'The token reply SHOULD NOT carry a refresh token.',
    },
    'SUCCESS-NO-ECHO': {
      clause: 'RFC 6819 §5.1.4',
      statement: 'The token reply SHOULD NOT repeat the client secret.',
    },
  }),
];

/** Token requests, form variant, that are conforming though not written in the usual way. */
const acceptanceRows = [
  ...request({
    'IGNORES-UNKNOWN-PARAMETER': 'A parameter that is not recognised SHOULD be ignored.',
    'IGNORES-EMPTY-PARAMETER': 'A parameter sent without a value SHOULD be treated as if it were omitted.',
  }),
  ...documented({
    'ACCEPTS-ANY-ORDER': {
      rationale:
        'Libraries write forms in each of these ways: a client would get no token. Every reader of forms takes them.',
      statement: 'The parameters of a token request MUST be accepted in any order.',
    },
    'ACCEPTS-PERCENT-ENCODING': {
      rationale:
        'Libraries write forms in each of these ways: a client would get no token. Every reader of forms takes them.',
      statement: 'Characters of a token request that are percent-encoded MUST be read as what they stand for.',
    },
    'ACCEPTS-CHARSET': 'A charset parameter on the form media type SHOULD be accepted.',
    'ACCEPTS-MEDIA-TYPE-CASE': {
      clause: 'RFC 9110 §8.3.1',
      statement: 'The form media type SHOULD be recognised in whatever case it is written.',
    },
  }),
];

/** Token requests, form variant, that get no token. */
const refusalRows = [
  ...refusal({
    'REFUSES-MISSING': 'A token request that lacks a parameter MUST be refused.',
    'REFUSES-EMPTY': 'A token request with an empty parameter MUST be refused.',
    'REFUSES-EMPTY-BODY': 'A token request without a body MUST be refused.',
    'REFUSES-GRANT-TYPE': 'A token request whose grant_type is not client_credentials MUST be refused.',
    'REFUSES-PADDED-GRANT-TYPE': 'A token request whose grant_type has white space around it SHOULD be refused.',
    'REFUSES-WRONG-SECRET': {
      clause: '§5.1',
      statement: "A token request with anything else than the client's secret MUST be refused.",
    },
    'REFUSES-NUL-SECRET': {
      clause: '§5.1',
      statement: "A token request with NUL behind the client's secret SHOULD NOT get a token.",
    },
    'REFUSES-NEAR-SECRET': {
      clause: '§5.1',
      statement: 'A token request with what a careless comparison takes for the secret MUST NOT get a token.',
    },
    'REFUSES-OPERATOR': {
      clause: '§5.1',
      statement: 'A token request with an operator of a database query in place of a credential MUST NOT get a token.',
    },
    'REFUSES-PADDED-SECRET': {
      clause: '§5.1',
      statement: "A token request with white space around the client's secret SHOULD be refused.",
    },
    'REFUSES-WRONG-CLIENT': {
      clause: '§5.1',
      statement: 'A token request of a client that does not exist MUST be refused.',
    },
    'REFUSES-LOOSE-CLIENT': {
      clause: '§5.1',
      statement:
        "A token request with the client's id in another case or with white space around it SHOULD be refused.",
    },
    'REFUSES-AFTER-SUCCESS': {
      rationale: 'Who comes after the client would get its token.',
      statement: 'A faulty token request MUST be refused also straight after a valid one.',
    },
    'ACCEPTS-AFTER-REFUSAL': {
      rationale: 'The fault of one client would cost the next one its token.',
      statement: 'A valid token request MUST be accepted also straight after a faulty one.',
    },
    'TOKEN-SURVIVES-REFUSAL': {
      rationale: "Anybody could end a client's reports by asking for a token with a wrong secret.",
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST stay good for its lifetime when a later token request is refused.',
    },
  }),
  ...request({
    'REFUSES-GRANT-TYPE-CASE': {
      clause: 'RFC 6749 §1.9',
      statement: 'A token request whose grant_type is written in another case SHOULD be refused.',
    },
    'REFUSES-REPEATED': 'A token request that repeats a parameter SHOULD be refused.',
    'REFUSES-BRACKETS': 'A token request with brackets behind the name of a parameter SHOULD NOT get a token.',
    'REFUSES-QUERY': {
      clause: 'RFC 6749 §2.3.1',
      statement: 'A token request with credentials in the query instead of the body SHOULD NOT get a token.',
    },
    'REFUSES-MEDIA-TYPE': {
      clause: 'RFC 6749 §4.4.2',
      statement: 'A token request of another media type SHOULD NOT get a token.',
    },
    'REFUSES-NO-MEDIA-TYPE': {
      clause: 'RFC 6749 §4.4.2',
      statement: 'A token request that names no media type SHOULD NOT get a token.',
    },
    'REFUSES-METHOD': {
      rationale:
        'The secret would stand in the query of a GET, and so in histories and logs; the others are no token request at all. Token endpoints of OAuth servers and frameworks are routed for POST.',
      statement: 'A token request by another method than POST MUST NOT get a token.',
    },
  }),
];

/** The form variant of the token exchange (section 5, point 2). */
export const tokenFormRequirements = [
  ...successRows,
  ...acceptanceRows,
  ...tokenBasicRows,
  ...refusalRows,
  ...tokenFormErrorRows,
] as const;
