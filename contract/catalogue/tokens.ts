import { OPERATION_ROWS, TOKEN_OPERATIONS, type TokenOperation } from '../words.ts';
import { DAILY, ECHO, topic } from './row.ts';

/** Why a client needs what a token reply holds. */
export const READ =
  'A client that follows the document has no other way to find its token and its lifetime: without it no report is sent.';
/** Why only the client gets a token, and which stacks see to it. */
export const STRANGERS = {
  'token-form':
    'Somebody other than the client, or who asks for something else, would get the token that authorises every report. OAuth servers in daily use check each parameter before they issue anything.',
  'token-json':
    'Somebody other than the client, or who does not say who they are, would get the token that authorises every report. Typed parsers and validators refuse it by default.',
} as const;

/** The reply to a valid token request, and the token in it. */
const successRows = (operation: TokenOperation) =>
  topic({ operation, clause: OPERATION_ROWS[operation].clause, rationale: READ })({
    'SUCCESS-OBJECT': 'The body of the token reply MUST be a JSON object.',
    'SUCCESS-ACCESS-TOKEN': 'access_token MUST be a non-empty string.',
    'SUCCESS-EXPIRES-IN': 'expires_in MUST be a JSON integer.',
    'SUCCESS-EXPIRES-IN-POSITIVE': 'expires_in MUST be greater than zero.',
    'SUCCESS-EXPIRES-IN-SECONDS': 'expires_in SHOULD be plausible as seconds: 31 days at most.',
    'SUCCESS-EXPIRES-IN-AS-TOKEN': [
      '§8',
      'expires_in SHOULD NOT exceed the lifetime in the token itself, if that is a JWT with the claim exp.',
    ],
    'SUCCESS-FIELDS': 'Whether the token reply sets cookies, has a Location or is open to other origins is recorded.',
    'SUCCESS-TOKEN-IN-BODY': [
      'RFC 6749 §5.1',
      'The token SHOULD be only in the body of the token reply, in no header field.',
    ],
    'SUCCESS-TOKEN-ALPHABET': [
      'RFC 6750 §2.1',
      'access_token SHOULD consist only of letters, digits and -._~+/, with = only at its end.',
    ],
    'SUCCESS-TOKEN-SENDABLE': {
      rationale: 'A header field cannot carry such a token (RFC 9110 §5.5): every report would fail.',
      clause: 'RFC 6750 §2.1',
      statement: 'access_token MUST consist of ASCII without white space and control characters.',
    },
    'SUCCESS-TOKEN-LENGTH': {
      rationale:
        'Anyone who guesses a token can report stays in the name of a hotel. Issuers in daily use make tokens of at least 128 bits.',
      clause: 'RFC 6749 §10.10',
      statement: 'access_token MUST have at least 16 characters, so that it cannot be guessed.',
    },
    'SUCCESS-NO-STORE': ['RFC 6749 §5.1', 'The token reply SHOULD carry Cache-Control: no-store.'],
    'SUCCESS-NO-REFRESH-TOKEN': ['RFC 6749 §4.4.3', 'The token reply SHOULD NOT carry a refresh token.'],
    'SUCCESS-NO-ECHO': ['RFC 6819 §5.1.4', 'The token reply SHOULD NOT repeat the client secret.'],
    'TOKEN-HOLDS-NO-SECRET': {
      rationale: 'Anybody who sees a token, in a log or at a proxy, would have the secret that gets new ones.',
      clause: 'RFC 6819 §5.1.4',
      statement: 'A token MUST NOT contain the client secret in readable form.',
    },
  });

/** Tokens, and token requests after others. */
function usageRows(operation: TokenOperation) {
  const { clause } = OPERATION_ROWS[operation];
  return topic({ operation, clause, rationale: DAILY })({
    'TOKEN-USABLE': {
      claim: 'check-in',
      statement: 'A token that was issued MUST be accepted as the bearer token of a check-in.',
    },
    'SECOND-REQUEST': [
      '§5.5',
      'A second token request MUST be answered with a token, so that the client can refresh its token.',
    ],
    'IN-PARALLEL': 'Valid token requests that are sent at the same time MUST each be answered with a token.',
    'SECOND-TOKEN-USABLE': {
      clause: '§5.5',
      claim: 'check-in',
      statement: 'A token issued for a second request MUST be accepted as the bearer token of a check-in.',
    },
    'TOKEN-OVER-CONNECTIONS': {
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST also be accepted over a connection other than the one on which it was first used.',
    },
    'ACCEPTS-AFTER-REFUSAL': {
      echoes: true,
      rationale: "One client's mistake would cost the next client its token.",
      statement: 'A valid token request MUST be accepted even right after a faulty one.',
    },
    'TOKEN-SURVIVES-REFUSAL': {
      echoes: true,
      rationale: "Anybody could stop a client's reports by requesting a token with a wrong secret.",
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST stay valid for its lifetime when a later token request is refused.',
    },
  });
}

/** Token requests that get no token. */
function refusalRows(operation: TokenOperation) {
  const { clause } = OPERATION_ROWS[operation];
  const member = operation === 'token-form' ? 'parameter' : 'member';
  return topic({ operation, clause, rationale: STRANGERS[operation], group: 'any token request' })({
    'REFUSES-MISSING': {
      group: 'any body',
      phrase: 'a request that lacks a required field',
      fieldPhrase: 'a missing %',
      statement: `A token request that lacks a ${member} MUST be refused.`,
    },
    'REFUSES-EMPTY': {
      group: 'any body',
      phrase: 'an empty text where one is required',
      fieldPhrase: 'an empty %',
      statement: `A token request with an empty ${member} MUST be refused.`,
    },
    'REFUSES-EMPTY-BODY': 'A token request without a body MUST be refused.',
    'REFUSES-WRONG-SECRET': {
      group: 'any secret',
      phrase: 'a wrong secret',
      clause: '§5.1',
      statement: "A token request with any secret but the client's MUST be refused.",
    },
    'REFUSES-NUL-SECRET': {
      group: 'any secret',
      phrase: 'a secret with NUL behind it',
      clause: '§5.1',
      statement: "A token request with a NUL after the client's secret SHOULD NOT get a token.",
    },
    'REFUSES-NEAR-SECRET': {
      group: 'any secret',
      phrase: 'a secret that is nearly the right one',
      clause: '§5.1',
      statement:
        'A token request MUST NOT get a token for a text that only a careless comparison takes for the secret.',
    },
    'REFUSES-PADDED-SECRET': {
      group: 'any secret',
      phrase: 'a secret with white space around it',
      clause: '§5.1',
      statement: "A token request with white space around the client's secret SHOULD be refused.",
    },
    'REFUSES-WRONG-CLIENT': {
      group: 'any client id',
      phrase: 'a client that does not exist',
      clause: '§5.1',
      statement: 'A token request with an unknown client id MUST be refused.',
    },
    'REFUSES-LOOSE-CLIENT': {
      group: 'any client id',
      phrase: 'a client id written loosely',
      clause: '§5.1',
      statement:
        "A token request with the client's id in another letter case or with white space around it SHOULD be refused.",
    },
    'REFUSES-AFTER-SUCCESS': {
      ...ECHO,
      rationale: "Anyone whose request follows the client's would get its token.",
      statement: 'A faulty token request MUST be refused even right after a valid one.',
    },
    'REFUSES-METHOD': {
      group: 'any method or path',
      phrase: 'another method than POST',
      rationale:
        'With GET the secret would be in the query, and so in histories and logs; other methods are not token requests at all. OAuth servers and frameworks route token endpoints for POST.',
      clause: operation === 'token-form' ? 'RFC 6749 §3.2' : clause,
      statement: 'A token request by a method other than POST MUST NOT get a token.',
    },
    'ERROR-ISSUES-NOTHING': {
      ...ECHO,
      rationale: 'A caller who was refused would have a token anyway.',
      statement: 'An error reply MUST NOT contain a token.',
    },
  });
}

/** The form of an error reply. */
const errorRows = (operation: TokenOperation) =>
  topic({ operation, clause: 'RFC 6749 §5.2' })({
    'ERROR-NO-STORE': 'An error reply SHOULD carry Cache-Control: no-store.',
    'ERROR-TELLS-NO-CLIENT': 'An unknown client and a wrong secret SHOULD be refused in the same way.',
    'ERROR-NO-ECHO': ['RFC 6819 §5.1.4', 'An error reply SHOULD NOT repeat the client secret.'],
    'ERROR-CHALLENGE': ['RFC 9110 §15.5.2', 'An error reply with status 401 SHOULD carry WWW-Authenticate.'],
  });

/** What both variants of the token exchange have in common (section 5). */
export const tokenRequirements = TOKEN_OPERATIONS.flatMap((operation) => [
  ...successRows(operation),
  ...usageRows(operation),
  ...refusalRows(operation),
  ...errorRows(operation),
]);
