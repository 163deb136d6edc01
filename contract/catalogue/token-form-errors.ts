import { topic } from './row.ts';

const documented = topic({
  operation: 'token-form',
  level: 'MUST',
  basis: 'document',
  clause: '§5.2',
  rationale:
    'A client that follows the document tells by it what is wrong with its request, and whether another try is of use; OAuth libraries fail over anything else.',
});
const error = topic({ operation: 'token-form', level: 'MUST', basis: 'rfc', clause: 'RFC 6749 §5.2' });
const basic = topic({ operation: 'token-form', level: 'SHOULD', basis: 'rfc', clause: 'RFC 6749 §2.3.1' });

/** The client's credentials in HTTP Basic: the document shows them in the form alone. */
export const tokenBasicRows = basic(
  {
    id: 'TOKEN-FORM.ACCEPTS-BASIC',
    statement: 'The client id and the secret SHOULD be accepted in HTTP Basic too.',
  },
  {
    id: 'TOKEN-FORM.BASIC-DECODED',
    statement: 'A client id and a secret in HTTP Basic SHOULD be read as form-encoded.',
  },
  {
    id: 'TOKEN-FORM.REFUSES-WRONG-BASIC',
    rationale: 'Who is not the client would get the token that opens every report.',
    level: 'MUST',
    basis: 'document',
    clause: '§5.1',
    statement:
      "A token request with anything else than a client's id and its secret in HTTP Basic MUST NOT get a token.",
  },
  {
    id: 'TOKEN-FORM.REFUSES-TWO-METHODS',
    clause: 'RFC 6749 §2.3',
    statement: 'A token request with credentials both in HTTP Basic and in the form SHOULD be refused.',
  },
  {
    id: 'TOKEN-FORM.BASIC-STATUS',
    clause: 'RFC 6749 §5.2',
    statement: 'Wrong credentials in HTTP Basic SHOULD be answered with status 401.',
  },
  {
    id: 'TOKEN-FORM.BASIC-CHALLENGE',
    clause: 'RFC 6749 §5.2',
    statement: 'Wrong credentials in HTTP Basic SHOULD be answered with a challenge for Basic in WWW-Authenticate.',
  },
);

/** The form of an error reply, form variant. */
export const tokenFormErrorRows = [
  ...documented(
    { id: 'TOKEN-FORM.ERROR-STATUS', statement: 'A refused token request MUST be answered with status 400 or 401.' },
    {
      id: 'TOKEN-FORM.ERROR-STATUS-GRANT',
      level: 'SHOULD',
      statement: 'A token request with another grant_type SHOULD be answered with status 400 or 401.',
    },
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
    {
      id: 'TOKEN-FORM.ERROR-ISSUES-NOTHING',
      rationale: 'Who was refused would have a token all the same.',
      statement: 'An error reply MUST NOT hold a token.',
    },
  ),
  ...error(
    { id: 'TOKEN-FORM.ERROR-CODE', level: 'SHOULD', statement: 'error SHOULD be the code that fits the case.' },
    {
      id: 'TOKEN-FORM.ERROR-CODE-REPEATED',
      level: 'SHOULD',
      statement: 'error SHOULD be invalid_request where a parameter is repeated.',
    },
    {
      id: 'TOKEN-FORM.ERROR-CHARACTERS',
      level: 'SHOULD',
      statement: 'error and error_description SHOULD consist of printable ASCII without quotation mark and backslash.',
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
