import { DAILY, ECHO, topic } from './row.ts';
import { READ, STRANGERS } from './tokens.ts';

const documented = topic({ operation: 'token-form', clause: '§5.2', rationale: READ });
const refusal = topic({
  operation: 'token-form',
  clause: '§5.2',
  rationale: STRANGERS['token-form'],
  group: 'any token request',
});
const success = topic({ operation: 'token-form', clause: 'RFC 6749 §5.1' });
const request = topic({ operation: 'token-form', clause: 'RFC 6749 §3.2' });
const written = topic({
  operation: 'token-form',
  clause: '§5.2',
  rationale: 'Libraries write forms in each of these ways: a client would get no token. Every form parser reads them.',
});

/** The reply to a valid token request, form variant, and the token in it. */
const successRows = [
  ...documented({
    'SUCCESS-STATUS': 'A token request with valid credentials MUST be answered with status 200.',
    'SUCCESS-CONTENT-TYPE': 'The token reply MUST be application/json.',
    'SUCCESS-TOKEN-TYPE': 'token_type MUST be Bearer, in any letter case.',
    'SUCCESS-TOKEN-TYPE-SPELLING': 'token_type SHOULD be spelt Bearer, as the document spells it.',
    'TOKEN-LASTS': {
      rationale: DAILY,
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST stay valid for its lifetime, however often it is used, also by several calls at once.',
    },
  }),
  ...success({
    'LIFE-AS-TOLD': {
      rationale:
        'A client renews its token by expires_in: if that says too long a life, it reports with an expired token. Issuers in daily use state the life that they gave; a hand-written value is wrong for the client whose tokens end sooner.',
      clause: '§8',
      claim: 'check-in',
      needs: ['token.shortLivedClient'],
      statement: 'A token that expires during the run MUST NOT be refused before the lifetime in expires_in is over.',
    },
    'SUCCESS-PRAGMA': 'The token reply SHOULD carry Pragma: no-cache.',
  }),
];

/** Conforming but unusual token requests, form variant. */
const acceptanceRows = [
  ...request({
    'IGNORES-UNKNOWN-PARAMETER': 'A parameter that is not recognised SHOULD be ignored.',
    'IGNORES-EMPTY-PARAMETER': 'A parameter sent without a value SHOULD be treated as if it were omitted.',
  }),
  ...written({
    'ACCEPTS-ANY-ORDER': 'The parameters of a token request MUST be accepted in any order.',
    'ACCEPTS-PERCENT-ENCODING': 'Percent-encoded characters of a token request MUST be decoded.',
    'ACCEPTS-CHARSET': 'A charset parameter on the form media type SHOULD be accepted.',
    'ACCEPTS-MEDIA-TYPE-CASE': ['RFC 9110 §8.3.1', 'The form media type SHOULD be recognised in any letter case.'],
  }),
];

/** Token requests, form variant, that get no token. */
const refusalRows = [
  ...refusal({
    'REFUSES-GRANT-TYPE': {
      phrase: 'another grant_type',
      statement: 'A token request whose grant_type is not client_credentials MUST be refused.',
    },
    'REFUSES-PADDED-GRANT-TYPE': {
      phrase: 'a grant_type with white space around it',
      statement: 'A token request whose grant_type has white space around it SHOULD be refused.',
    },
    'REFUSES-OPERATOR': {
      phrase: 'an operator of a database query for a credential',
      fieldPhrase: 'a query operator as %',
      clause: '§5.1',
      statement: 'A token request with a database query operator in place of a credential MUST NOT get a token.',
    },
  }),
  ...request({
    'REFUSES-GRANT-TYPE-CASE': {
      group: 'any token request',
      phrase: 'a grant_type in another case',
      clause: 'RFC 6749 §1.9',
      statement: 'A token request whose grant_type is written in another case SHOULD be refused.',
    },
    'REFUSES-REPEATED': {
      group: 'any token request',
      phrase: 'a repeated parameter',
      fieldPhrase: '% twice',
      statement: 'A token request that repeats a parameter SHOULD be refused.',
    },
    'REFUSES-BRACKETS': {
      group: 'any token request',
      phrase: "brackets behind a parameter's name",
      fieldPhrase: 'brackets behind %',
      statement: 'A token request with brackets after the name of a parameter SHOULD NOT get a token.',
    },
    'REFUSES-QUERY': [
      'RFC 6749 §2.3.1',
      'A token request with credentials in the query instead of the body SHOULD NOT get a token.',
    ],
    'REFUSES-MEDIA-TYPE': ['RFC 6749 §4.4.2', 'A token request of another media type SHOULD NOT get a token.'],
    'REFUSES-NO-MEDIA-TYPE': ['RFC 6749 §4.4.2', 'A token request that names no media type SHOULD NOT get a token.'],
  }),
];

const documentedError = topic({
  operation: 'token-form',
  clause: '§5.2',
  rationale:
    'A client that follows the document learns from it what is wrong with its request and whether a retry can help; OAuth libraries fail on anything else.',
  group: 'any token request',
});
const error = topic({ operation: 'token-form', clause: 'RFC 6749 §5.2' });
const basic = topic({ operation: 'token-form', clause: 'RFC 6749 §2.3.1', group: 'any token request' });

/** The client's credentials in HTTP Basic: the document shows them only in the form. */
const basicRows = basic({
  'ACCEPTS-BASIC': 'The client id and secret SHOULD also be accepted in HTTP Basic.',
  'BASIC-DECODED': 'The client id and secret in HTTP Basic SHOULD be read as form-encoded.',
  'REFUSES-WRONG-BASIC': {
    phrase: 'wrong credentials in HTTP Basic',
    rationale: 'Somebody other than the client would get the token that authorises every report.',
    clause: '§5.1',
    statement: 'A token request with wrong credentials in HTTP Basic MUST NOT get a token.',
  },
  'REFUSES-TWO-METHODS': {
    phrase: 'credentials both in HTTP Basic and in the form',
    clause: 'RFC 6749 §2.3',
    statement: 'A token request with credentials both in HTTP Basic and in the form SHOULD be refused.',
  },
  'BASIC-STATUS': {
    ...ECHO,
    clause: 'RFC 6749 §5.2',
    statement: 'Wrong credentials in HTTP Basic SHOULD be answered with status 401.',
  },
  'BASIC-CHALLENGE': [
    'RFC 6749 §5.2',
    'Wrong credentials in HTTP Basic SHOULD be answered with a challenge for Basic in WWW-Authenticate.',
  ],
});

/** The form of an error reply, form variant. */
const errorRows = [
  ...documentedError({
    'ERROR-STATUS': {
      ...ECHO,
      statement: 'A refused token request MUST be answered with status 400 or 401.',
    },
    'ERROR-STATUS-GRANT': {
      ...ECHO,
      statement: 'A token request with another grant_type SHOULD be answered with status 400 or 401.',
    },
    'ERROR-CONTENT-TYPE': 'An error reply MUST be application/json.',
    'ERROR-OBJECT': 'The body of an error reply MUST be a JSON object.',
    'ERROR-MEMBER': 'An error reply MUST have the member error, a non-empty string.',
    'ERROR-DESCRIPTION': 'An error reply SHOULD have the member error_description.',
    'ERROR-DESCRIPTION-TYPE': 'error_description, if given, MUST be a string.',
  }),
  ...error({
    'ERROR-CODE': 'error SHOULD be the OAuth 2.0 code for the case.',
    'ERROR-CODE-REPEATED': 'error SHOULD be invalid_request where a parameter is repeated.',
    'ERROR-CHARACTERS':
      'error and error_description SHOULD consist of printable ASCII without quotation marks and backslashes.',
  }),
];

/** The form variant of the token exchange (section 5, point 2). */
export const tokenFormRequirements = [
  ...successRows,
  ...acceptanceRows,
  ...basicRows,
  ...refusalRows,
  ...errorRows,
] as const;
