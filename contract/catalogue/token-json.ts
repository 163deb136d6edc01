import { DAILY, topic } from './row.ts';

const READ =
  'A client that follows the document finds its token, and how long it lives, by this alone: without it no report is sent.';
const STRANGERS =
  'Who is not the client, or says nothing of who it is, would get the token that opens every report. Typed readers and validators refuse it by themselves.';
const documented = topic({ operation: 'token-json', clause: '§5.3', rationale: READ });
const refusal = topic({ operation: 'token-json', clause: '§5.3', rationale: STRANGERS });
const advised = topic({ operation: 'token-json', clause: '§7' });
const json = topic({
  operation: 'token-json',
  clause: 'RFC 8259 §2',
  rationale: 'Libraries write JSON in each of these ways: a client would get no token. Every JSON parser reads them.',
});

/** The reply to a valid token request, JSON variant, and the token in it. The document does not show its status. */
const successRows = [
  ...documented({
    'SUCCESS-STATUS': 'A token request with valid credentials MUST be answered with success (2xx).',
    'SUCCESS-CONTENT-TYPE': 'The token reply SHOULD be application/json.',
    'SUCCESS-OBJECT': 'The body of the token reply MUST be a JSON object.',
    'SUCCESS-ACCESS-TOKEN': 'access_token MUST be a non-empty string.',
    'SUCCESS-EXPIRES-IN': 'expires_in MUST be a JSON integer.',
    'SUCCESS-EXPIRES-IN-POSITIVE': 'expires_in MUST be greater than zero.',
    'SUCCESS-EXPIRES-IN-SECONDS': 'expires_in SHOULD be plausible as seconds: 31 days at most.',
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
    'SUCCESS-NO-REFRESH-TOKEN': {
      clause: 'RFC 6749 §4.4.3',
      statement: 'The token reply SHOULD NOT carry a refresh token.',
    },
    'SUCCESS-NO-STORE': {
      clause: 'RFC 6749 §5.1',
      statement: 'The token reply SHOULD carry Cache-Control: no-store.',
    },
    'SUCCESS-NO-ECHO': {
      clause: 'RFC 6819 §5.1.4',
      statement: 'The token reply SHOULD NOT repeat the client secret.',
    },
    'SUCCESS-TOKEN-IN-BODY': {
      clause: 'RFC 6749 §5.1',
      statement: 'The token SHOULD stand in the body of its reply alone, and in no header field.',
    },
    'SUCCESS-FIELDS': 'Whether the token reply sets cookies, has a Location or is open to other origins is recorded.',
    'SUCCESS-TOKEN-TYPE': 'Whether the token reply has a token_type, and which, is recorded.',
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
    'TOKEN-HOLDS-NO-SECRET': {
      rationale: 'Everybody who sees a token, in a log or at a proxy, would have the secret that gets new ones.',
      clause: 'RFC 6819 §5.1.4',
      statement: 'A token MUST NOT hold the client secret where its reader finds it.',
    },
    'TOKEN-LASTS': {
      rationale: DAILY,
      clause: '§8',
      claim: 'check-in',
      statement: 'A token that lives longer than a few seconds, as expires_in says, MUST be accepted after them.',
    },
    'TOKEN-OVER-CONNECTIONS': {
      rationale: DAILY,
      clause: '§8',
      claim: 'check-in',
      statement: 'A token MUST be accepted again over another connection than the one on which it was used.',
    },
  }),
];

/** Token requests, JSON variant, that are conforming though not written in the usual way. */
const acceptanceRows = [
  ...json({
    'ACCEPTS-ANY-ORDER': {
      clause: 'RFC 8259 §4',
      statement: 'The members of a token request MUST be accepted in any order.',
    },
    'ACCEPTS-WHITE-SPACE': 'White space between the tokens of the JSON MUST be accepted.',
    'ACCEPTS-ESCAPES': {
      clause: 'RFC 8259 §7',
      statement: 'Characters that are written as escapes MUST be read as what they stand for.',
    },
    'ACCEPTS-CHARSET': {
      clause: 'RFC 8259 §11',
      statement: 'A charset parameter on the media type SHOULD be accepted.',
    },
    'ACCEPTS-MEDIA-TYPE-CASE': {
      clause: 'RFC 9110 §8.3.1',
      statement: 'The media type SHOULD be recognised in whatever case it is written.',
    },
    'UNKNOWN-MEMBER': {
      clause: '§5.3',
      statement: 'What a service does with a member that the document does not name is recorded.',
    },
  }),
];

/** Token requests, JSON variant, that get no token. */
const refusalRows = [
  ...refusal({
    'REFUSES-MISSING': 'A token request that lacks a member MUST be refused.',
    'REFUSES-EMPTY': 'A token request with an empty member MUST be refused.',
    'REFUSES-NULL': 'A token request with a member that is null MUST be refused.',
    'REFUSES-WRONG-TYPE': 'A token request with a member of another JSON type than string MUST be refused.',
    'REFUSES-COERCIBLE-TYPE': 'A token request with a member in an array of one SHOULD be refused.',
    'REFUSES-EMPTY-BODY': 'A token request without a body MUST be refused.',
    'REFUSES-OTHER-JSON': {
      rationale:
        'Of a list of clients one would be chosen, and nobody could say which. No reader in daily use takes any of these for the object (a list of pairs, which some do take, is a row of its own).',
      statement: 'A token request whose body is another JSON value than an object MUST be refused.',
    },
    'REFUSES-PAIRS': {
      rationale:
        "A dictionary made of a list of pairs has the members of the object (Python's dict(), and so Pydantic 1): the secret is the right one, and nobody is harmed.",
      statement: 'A token request whose body is a list of names and values SHOULD be refused.',
    },
    'REFUSES-MALFORMED': 'A token request whose body is no JSON MUST be refused.',
    'REFUSES-LOOSE-JSON': {
      clause: 'RFC 8259 §2',
      statement: 'A token request in a looser notation than JSON SHOULD be refused.',
    },
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
    'REFUSES-QUERY': 'A token request with credentials in the query instead of the body SHOULD NOT get a token.',
    'REFUSES-MEDIA-TYPE': 'A token request of another media type SHOULD NOT get a token.',
    'REFUSES-NO-MEDIA-TYPE': 'A token request that names no media type SHOULD NOT get a token.',
    'REFUSES-METHOD': {
      rationale:
        'The secret would stand in the query of a GET, and so in histories and logs; the others are no token request at all. Token endpoints of OAuth servers and frameworks are routed for POST.',
      statement: 'A token request by another method than POST MUST NOT get a token.',
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
];

/**
 * The form of an error reply, JSON variant: section 7 speaks of the token endpoint without saying which, and section 5 shows the
 * form at the other one. Only that an error names its code is asked of both, over the whole run.
 */
const errorRows = [
  ...advised({
    'ERROR-STATUS': 'A refused token request SHOULD be answered with status 400 or 401.',
    'ERROR-CONTENT-TYPE': 'An error reply SHOULD be application/json.',
    'ERROR-OBJECT': 'The body of an error reply SHOULD be a JSON object.',
    'ERROR-MEMBER': 'An error reply SHOULD have the member error, a non-empty string.',
    'ERROR-DESCRIPTION': 'An error reply SHOULD have the member error_description.',
    'ERROR-DESCRIPTION-TYPE': 'error_description, where it is given, SHOULD be a string.',
    'ERROR-ISSUES-NOTHING': {
      rationale: 'Who was refused would have a token all the same.',
      clause: '§5.3',
      statement: 'An error reply MUST NOT hold a token.',
    },
    'ERROR-NO-STORE': {
      clause: 'RFC 6749 §5.2',
      statement: 'An error reply SHOULD carry Cache-Control: no-store.',
    },
    'ERROR-NO-ECHO': {
      clause: 'RFC 6819 §5.1.4',
      statement: 'An error reply SHOULD NOT repeat the client secret.',
    },
    'ERROR-CHALLENGE': {
      clause: 'RFC 9110 §15.5.2',
      statement: 'An error reply with status 401 SHOULD carry WWW-Authenticate.',
    },
    'ERROR-TELLS-NO-CLIENT': {
      clause: 'RFC 6749 §5.2',
      statement: 'An unknown client and a wrong secret SHOULD be refused alike.',
    },
  }),
];

/** The JSON variant of the token exchange (section 5, point 3). */
export const tokenJsonRequirements = [...successRows, ...acceptanceRows, ...refusalRows, ...errorRows] as const;
