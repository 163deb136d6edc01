import { topic } from './row.ts';

const documented = topic({
  operation: 'token-form',
  clause: '§5.2',
  rationale:
    'A client that follows the document tells by it what is wrong with its request, and whether another try is of use; OAuth libraries fail over anything else.',
});
const error = topic({ operation: 'token-form', clause: 'RFC 6749 §5.2' });
const basic = topic({ operation: 'token-form', clause: 'RFC 6749 §2.3.1' });

/** The client's credentials in HTTP Basic: the document shows them in the form alone. */
export const tokenBasicRows = basic({
  'ACCEPTS-BASIC': 'The client id and the secret SHOULD be accepted in HTTP Basic too.',
  'BASIC-DECODED': 'A client id and a secret in HTTP Basic SHOULD be read as form-encoded.',
  'REFUSES-WRONG-BASIC': {
    rationale: 'Who is not the client would get the token that opens every report.',
    clause: '§5.1',
    statement:
      "A token request with anything else than a client's id and its secret in HTTP Basic MUST NOT get a token.",
  },
  'REFUSES-TWO-METHODS': {
    clause: 'RFC 6749 §2.3',
    statement: 'A token request with credentials both in HTTP Basic and in the form SHOULD be refused.',
  },
  'BASIC-STATUS': {
    clause: 'RFC 6749 §5.2',
    statement: 'Wrong credentials in HTTP Basic SHOULD be answered with status 401.',
  },
  'BASIC-CHALLENGE': {
    clause: 'RFC 6749 §5.2',
    statement: 'Wrong credentials in HTTP Basic SHOULD be answered with a challenge for Basic in WWW-Authenticate.',
  },
});

/** The form of an error reply, form variant. */
export const tokenFormErrorRows = [
  ...documented({
    'ERROR-STATUS': 'A refused token request MUST be answered with status 400 or 401.',
    'ERROR-STATUS-GRANT': 'A token request with another grant_type SHOULD be answered with status 400 or 401.',
    'ERROR-CONTENT-TYPE': 'An error reply MUST be application/json.',
    'ERROR-OBJECT': 'The body of an error reply MUST be a JSON object.',
    'ERROR-MEMBER': 'An error reply MUST have the member error, a non-empty string.',
    'ERROR-DESCRIPTION': 'An error reply SHOULD have the member error_description.',
    'ERROR-DESCRIPTION-TYPE': 'error_description, where it is given, MUST be a string.',
    'ERROR-ISSUES-NOTHING': {
      rationale: 'Who was refused would have a token all the same.',
      statement: 'An error reply MUST NOT hold a token.',
    },
  }),
  ...error({
    'ERROR-CODE': 'error SHOULD be the code that fits the case.',
    'ERROR-CODE-REPEATED': 'error SHOULD be invalid_request where a parameter is repeated.',
    'ERROR-CHARACTERS':
      'error and error_description SHOULD consist of printable ASCII without quotation mark and backslash.',
    'ERROR-NO-STORE': 'An error reply SHOULD carry Cache-Control: no-store.',
    'ERROR-NO-ECHO': {
      clause: 'RFC 6819 §5.1.4',
      statement: 'An error reply SHOULD NOT repeat the client secret.',
    },
    'ERROR-CHALLENGE': {
      clause: 'RFC 9110 §15.5.2',
      statement: 'An error reply with status 401 SHOULD carry WWW-Authenticate.',
    },
    'ERROR-TELLS-NO-CLIENT': 'An unknown client and a wrong secret SHOULD be refused alike.',
  }),
];
