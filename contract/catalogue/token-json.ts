import { DAILY, ECHO, topic } from './row.ts';
import { READ, STRANGERS } from './tokens.ts';

const documented = topic({ operation: 'token-json', clause: '§5.3', rationale: READ });
const refusal = topic({
  operation: 'token-json',
  clause: '§5.3',
  rationale: STRANGERS['token-json'],
  group: 'any body',
});
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
    'SUCCESS-TOKEN-TYPE': 'Whether the token reply has a token_type, and which, is recorded.',
    'TOKEN-LASTS': {
      rationale: DAILY,
      clause: '§8',
      claim: 'check-in',
      statement: 'If expires_in is more than a few seconds, the token MUST still be accepted after a few seconds.',
    },
  }),
];

/** Conforming but unusual token requests, JSON variant. */
const acceptanceRows = [
  ...json({
    'ACCEPTS-ANY-ORDER': ['RFC 8259 §4', 'The members of a token request MUST be accepted in any order.'],
    'ACCEPTS-WHITE-SPACE': 'White space between the tokens of the JSON MUST be accepted.',
    'ACCEPTS-ESCAPES': ['RFC 8259 §7', 'Characters that are written as JSON escapes MUST be decoded.'],
    'ACCEPTS-CHARSET': ['RFC 8259 §11', 'A charset parameter on the media type SHOULD be accepted.'],
    'ACCEPTS-MEDIA-TYPE-CASE': ['RFC 9110 §8.3.1', 'The media type SHOULD be recognised in any letter case.'],
    'UNKNOWN-MEMBER': [
      '§5.3',
      'How a token request with a member that the document does not name is answered is recorded.',
    ],
  }),
];

/** Token requests, JSON variant, that get no token. */
const refusalRows = [
  ...refusal({
    'REFUSES-NULL': {
      phrase: 'null in a required member',
      fieldPhrase: 'null as %',
      statement: 'A token request with a member that is null MUST be refused.',
    },
    'REFUSES-WRONG-TYPE': {
      phrase: 'values of the wrong type',
      fieldPhrase: '% of the wrong type',
      statement: 'A token request with a member that is not a JSON string MUST be refused.',
    },
    'REFUSES-COERCIBLE-TYPE': {
      phrase: 'values that have to be coerced',
      fieldPhrase: '% of a type that has to be coerced',
      echoes: true,
      statement: 'A token request with a member in an array of one SHOULD be refused.',
    },
    'REFUSES-OTHER-JSON': {
      phrase: 'JSON that is not an object',
      rationale:
        'One of a list of clients would be chosen, and it would be unclear which. No parser in daily use takes any of these for the object (a list of pairs, which some do take, is a requirement of its own).',
      statement: 'A token request whose body is JSON, but not an object, MUST be refused.',
    },
    'REFUSES-PAIRS': {
      phrase: 'a list of pairs for an object',
      rationale:
        "A dictionary made from a list of pairs equals the object (Python's dict(), and so Pydantic 1): the secret is the right one, and nobody is harmed.",
      statement: 'A token request whose body is a list of names and values SHOULD be refused.',
    },
    'REFUSES-MALFORMED': 'A token request whose body is not JSON MUST be refused.',
    'REFUSES-LOOSE-JSON': ['RFC 8259 §2', 'A token request in a looser notation than JSON SHOULD be refused.'],
    'REFUSES-QUERY': 'A token request with credentials in the query instead of the body SHOULD NOT get a token.',
    'REFUSES-MEDIA-TYPE': 'A token request of another media type SHOULD NOT get a token.',
    'REFUSES-NO-MEDIA-TYPE': 'A token request that names no media type SHOULD NOT get a token.',
  }),
];

/** An error reply's form: section 7 does not say of which variant, and section 5 shows only the form variant's. */
const errorRows = [
  ...advised({
    'ERROR-STATUS': {
      group: 'any token request',
      ...ECHO,
      statement: 'A refused token request SHOULD be answered with status 400 or 401.',
    },
    'ERROR-CONTENT-TYPE': 'An error reply SHOULD be application/json.',
    'ERROR-OBJECT': 'The body of an error reply SHOULD be a JSON object.',
    'ERROR-MEMBER': 'An error reply SHOULD have the member error, a non-empty string.',
    'ERROR-DESCRIPTION': 'An error reply SHOULD have the member error_description.',
    'ERROR-DESCRIPTION-TYPE': 'error_description, if given, SHOULD be a string.',
  }),
];

/** The JSON variant of the token exchange (section 5, point 3). */
export const tokenJsonRequirements = [...successRows, ...acceptanceRows, ...refusalRows, ...errorRows] as const;
