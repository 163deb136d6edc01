import { topic } from '../row.ts';

const calls = topic({ ids: 'CLIENT-CALL', subject: 'client', operation: 'check-in' });
const bodies = topic({ ids: 'CLIENT-BODY', subject: 'client', operation: 'check-in' });

/** What every report of the client must be like (sections 4, 5.4 and 9). */
export const clientCallRequirements = [
  ...calls({
    ADDRESS: {
      rationale: 'At another address, or by another method, the report is not accepted.',
      clause: '§4',
      statement: 'The client MUST send each report with POST to the path of its operation.',
    },
    BEARER: {
      rationale: 'Without its token every report is refused.',
      clause: '§5.4',
      statement: 'The client MUST send a bearer token in the Authorization field of every report.',
    },
    'ONE-METHOD': {
      rationale:
        'A token in a query or a body ends up in logs, where others read it; no HTTP library puts it there by default.',
      clause: 'RFC 6750 §2',
      statement: 'The client MUST NOT send the token of a report in more than one way.',
    },
    'ISSUED-TOKEN': {
      rationale: "A token of another client, or an invented one, is refused or reports in another client's name.",
      clause: '§5.1',
      statement: 'The client MUST send only tokens that were issued for its own credentials.',
    },
    'CONTENT-TYPE': {
      rationale: 'Services choose their parser by it: most refuse another type with 415, or read nothing.',
      clause: '§4.2',
      statement: 'The client MUST send Content-Type: application/json, or another JSON type, with every body.',
    },
    'PLAIN-CONTENT-TYPE': [
      '§4.2',
      'The client SHOULD send application/json itself, not another JSON type that section 2.1 accepts.',
    ],
    'TOKEN-STAYS': {
      clause: 'RFC 6750 §5.3',
      statement: 'The client MUST NOT send its token to another host when it follows a redirect.',
      rationale:
        'The people who run the other host can report events in the name of the hotel, and read the replies, until the token expires.',
    },
    'NO-SECRET-IN-PAYLOAD': {
      clause: '§5.5',
      statement:
        'The client MUST NOT put its secret or a token into the body or the query of a report, nor into the URL of another call.',
      rationale:
        'Section 5.5 says that tokens are stored securely: bodies are stored with the stay, and addresses end up in logs, where anybody who reads them can report events in the name of the hotel.',
    },
    'NO-KEY-IN-URL': [
      '§5.5',
      'The client SHOULD NOT put what looks like a key or a token of another service into a URL.',
    ],
    'NO-SECRET-IN-FIELD': [
      '§5.5',
      'The client SHOULD NOT put a secret or a token into a cookie or another field than Authorization.',
    ],
    'NO-GUEST-IN-URL': ['RFC 9110 §17.9', "The client SHOULD NOT put a guest's data into a URL."],
    'NO-GUEST-IN-FIELD': ['RFC 9110 §17.7', "The client SHOULD NOT put a guest's name into a header field."],
    HOST: ['§5.1', 'The client SHOULD call only the address that it was given.'],
    'SAME-API-VERSION': ['§9', 'The client SHOULD send the same api-version with every report, or none.'],
    'SUPPORTED-API-VERSION': {
      rationale: 'The provider has published what it serves: another version is refused.',
      clause: 'profile apiVersion.supported',
      statement: 'The client MUST NOT send an api-version that the profile does not support.',
    },
  }),
  ...bodies({
    'JSON-OBJECT': {
      rationale: 'A service accepts nothing else: the report is refused.',
      clause: '§4',
      statement:
        'The client MUST send JSON with every report, and a JSON object if the document or the profile shows its fields.',
    },
    'UTF-8': {
      rationale:
        "Services read UTF-8: otherwise the report is refused, or a guest's name is garbled. JSON libraries in daily use write UTF-8 by default.",
      clause: 'RFC 8259 §8.1',
      statement: 'The client MUST encode JSON in UTF-8.',
    },
    'NO-BOM': {
      clause: 'RFC 8259 §8.1',
      statement: 'The client MUST NOT begin JSON with a byte-order mark.',
      rationale:
        'Parsers may treat it as an error (RFC 8259 §8.1), and many do (Go, Python, V8): every report of the hotel is refused.',
    },
    'NO-REPEATED-MEMBER': ['RFC 8259 §4', 'The client SHOULD NOT give a member of an object twice.'],
    'NO-SNAKE-CASE': [
      '§4',
      'The client SHOULD spell members as the document does, not in snake case or with other capitals.',
    ],
    'UNKNOWN-MEMBERS': ['§2.1', 'Which members the client sends beyond those of the document is recorded.'],
  }),
] as const;
