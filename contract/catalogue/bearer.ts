import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { DAILY, ECHO, topic } from './row.ts';

const SHUT_OUT =
  'Anyone without a token could report stays in the name of a hotel. No library and no gateway in daily use takes such a credential unless it was set up wrongly.';

const refused = (level: 'MUST' | 'SHOULD', phrase: string) => ({
  phrase,
  statement: `A % request with ${phrase} ${level} be refused.`,
});

/** Requests without the credential that section 5, point 4 asks for. */
const refusalRows = (operation: ReservationOperation) =>
  topic({ operation, clause: '§5.4', rationale: SHUT_OUT, group: 'any credential' })({
    'BEARER-MISSING': {
      phrase: 'a request without a token',
      statement: 'A % request without a token MUST be refused.',
    },
    'BEARER-FORWARDED': {
      phrase: 'a request without a token that claims to come from inside',
      statement: 'A % request without a token MUST be refused also when it names an inner address as its origin.',
    },
    'BEARER-ANY-PATH': {
      phrase: 'a request without a token when its path is written otherwise',
      echoes: true,
      statement: 'A % request without a token MUST NOT be accepted, in whatever way its path is written.',
    },
    'BEARER-ANY-METHOD': {
      phrase: 'a request without a token that names another method',
      echoes: true,
      statement: 'A % request without a token MUST NOT be accepted when it names another method than its own.',
    },
    'BEARER-ANY-ADDRESS': {
      phrase: 'a request without a token that names another path or host',
      echoes: true,
      statement:
        'A % request without a token MUST NOT be accepted when a header field names another path or host than its own.',
    },
    'BEARER-EMPTY': {
      phrase: 'an empty credential',
      statement: 'A % request whose Authorization field holds no token MUST be refused.',
    },
    'BEARER-NO-SCHEME': refused('SHOULD', 'a token without a scheme'),
    'BEARER-GARBAGE': refused('MUST', 'an invented token'),
    'BEARER-ALTERED': refused('MUST', 'a token that was cut, lengthened or changed'),
    'BEARER-CASE': {
      phrase: 'a token with its letters in another case',
      clause: 'RFC 6749 §1.9',
      statement: 'A % request with a token whose letters are in another case SHOULD be refused.',
    },
    'BEARER-UNSIGNED': {
      clause: 'RFC 8725 §3.2',
      ...refused('MUST', 'an unsigned token (alg none)'),
    },
    'BEARER-SECRET': {
      rationale:
        'The secret would go with every report and stay good for ever, where a token ends. No library takes it for a token by itself.',
      ...refused('MUST', "the client secret in the token's place"),
    },
    'BEARER-IN-QUERY': {
      phrase: 'a token in the query',
      clause: 'RFC 6750 §2.3',
      statement: 'A % request with the token in the query SHOULD be refused.',
    },
    'BEARER-IN-BODY': {
      phrase: 'a token in the body',
      statement: 'A % request with the token in the body only SHOULD be refused.',
    },
  });

/** The same of the operations whose body the document shows: what is tried here does not depend on the operation's address. */
const shownRows = (operation: ReservationOperation) =>
  topic({ operation, clause: '§5.4', rationale: SHUT_OUT, group: 'any credential' })({
    'BEARER-ANY-CONTENT': {
      phrase: 'a request without a token when its body is of another type',
      echoes: true,
      statement: 'A % request without a token MUST NOT be accepted, whatever the type and form of its body.',
    },
    'BEARER-CLAIMED': {
      phrase: "a request without a token that claims to be somebody's",
      echoes: true,
      statement: "A % request without a token MUST NOT be accepted for other fields that claim to be somebody's.",
    },
    'BEARER-FROM-PAGE': {
      phrase: 'a request without a token with the header fields of a page',
      echoes: true,
      statement:
        'A % request without a token MUST NOT be accepted with the header fields that the script of a page sends.',
    },
    'BEARER-UNUSUAL': {
      phrase: 'an invented token of 5 kB, or beyond ASCII',
      echoes: true,
      statement: 'A % request with an invented token of 5 kB, or one beyond ASCII, MUST NOT be accepted.',
    },
    'BEARER-CASE-SIGNED': {
      phrase: 'a signature with its letters in another case',
      clause: 'RFC 8725 §3.3',
      statement: 'A % request with a signed token whose signature has its letters in another case MUST be refused.',
    },
    'BEARER-WEAK-KEY': {
      clause: 'RFC 8725 §3.5',
      ...refused('MUST', 'a token signed with an empty or a guessed key'),
    },
    'BEARER-OWN-KEY': {
      clause: 'RFC 8725 §3.10',
      ...refused('MUST', 'a token signed with a key that its own header names'),
    },
    'BEARER-CLIENT-KEY': {
      phrase: 'a token signed with the client secret',
      clause: 'RFC 8725 §3.5',
      statement: 'A % request with a token that the client has signed with its own secret MUST be refused.',
      rationale:
        "Anyone with one client's secret could write a token for any client, with any rights and without an end. No library signs access tokens with it: issuers in daily use have a key of their own, and services know no client's secret.",
    },
    'BEARER-NOT-COOKIE': {
      phrase: "cookies in the token's place",
      statement: 'A % request without a token MUST be refused also when it brings the cookies of an accepted request.',
      rationale:
        "A cookie outlives the token, comes along by itself, and is kept where no token would be: anyone who finds one can report in the hotel's name. Cookies of load balancers carry no credential, and are passed over everywhere.",
    },
    'BEARER-FIRST': 'A % request without a token SHOULD be refused for that before its body is judged.',
  });

/** Where else a valid token may stand: what reads it is shared by the operations. */
const elsewhereRows = topic({ operation: 'check-in', clause: '§5.4', group: 'any credential' })({
  'BEARER-IN-FORM': {
    phrase: 'a token in a form',
    clause: 'RFC 6750 §2.2',
    statement: 'A check-in request with the token in a form as its body SHOULD be refused.',
  },
  'BEARER-OTHER-SCHEME': {
    phrase: 'a token under another scheme',
    rationale:
      'Middleware that cuts the first word off takes the token under any scheme: it is the token of who sends it, and nobody is harmed.',
    statement: 'A check-in request with a good token under another scheme than Bearer SHOULD be refused.',
  },
  'BEARER-TOKEN-SCHEME': {
    phrase: 'a token under the scheme Token',
    statement: 'A check-in request with the token under the scheme Token SHOULD be refused.',
  },
  'BEARER-ELSEWHERE': {
    phrase: 'a token in a cookie or another header field',
    statement: 'A check-in request with the token in a cookie or in another header field SHOULD be refused.',
  },
  'BEARER-TWICE': {
    phrase: 'two Authorization fields',
    clause: 'RFC 9110 §5.3',
    statement: 'A check-in request with two Authorization fields, of which one is good, SHOULD be refused.',
  },
  'BEARER-BESIDE-COOKIE':
    'A check-in request with a good token SHOULD be accepted with a cookie beside it, too: clients and proxies add their own.',
  'BEARER-JSON-ALTERED': {
    phrase: 'a token of the JSON variant that was changed',
    claim: 'token-json',
    rationale:
      'Anyone who knows how tokens of the JSON variant begin could report events without one. Both variants are checked alike wherever one piece of code reads tokens.',
    statement: 'A check-in request with a token of the JSON variant that was changed MUST be refused.',
  },
  'BEARER-JSON-TOKEN-KEPT': {
    claim: 'token-json',
    rationale: DAILY,
    statement:
      'A check-in request with a token of the JSON variant MUST be accepted also after other reports with it, and at another hotel.',
  },
  'BEARER-JSON-TOKEN-FAULTY': {
    phrase: 'a missing guestLastName, with a token of the JSON variant',
    claim: 'token-json',
    clause: '§2.1',
    rationale:
      'A stay of nobody would be recorded: a client would never learn that its report lacks a field. Which way a token was asked for says nothing of a body.',
    statement: 'A check-in request that lacks a field MUST be refused with a token of the JSON variant, too.',
  },
});

/** Conforming credentials, and the form in which others are refused. */
const formRows = (operation: ReservationOperation) =>
  topic({ operation, clause: 'RFC 9110 §15.5.2', group: 'any credential' })({
    'BEARER-CHALLENGE-SYNTAX': [
      'RFC 9110 §11.6.1',
      'The challenges of a 401 to a % request SHOULD be written as the grammar of HTTP has them.',
    ],
    'BEARER-SCHEME-CASE': [
      'RFC 9110 §11.1',
      "The scheme of a % request's token SHOULD be recognised in whatever case it is written.",
    ],
    'BEARER-JSON-TOKEN': {
      rationale: DAILY,
      clause: '§5.3',
      claim: 'token-json',
      statement: 'A % request with a token of the JSON variant MUST be accepted.',
    },
    'BEARER-CHALLENGE': 'A % request refused with status 401 SHOULD be told so with WWW-Authenticate.',
    'BEARER-CHALLENGE-SCHEME': [
      'RFC 6750 §3',
      'The WWW-Authenticate field of a refused % request SHOULD name the scheme Bearer.',
    ],
    'BEARER-NO-ECHO': ['RFC 6749 §10.3', 'The refusal of a % request SHOULD NOT repeat the token.'],
    'UNAUTHORIZED-STATUS': {
      ...ECHO,
      clause: 'profile errors.unauthorized',
      statement: 'A % request without a good token MUST be refused with the status that the profile gives.',
    },
    'BEARER-EXPIRED': {
      phrase: 'an expired token',
      clause: 'profile token.expired',
      claim: 'token-form',
      statement:
        'A % request with an expired token MUST be refused with the status that the profile gives, also where the token was used late in its life.',
    },
  });

/** The bearer token on each of the four reservation operations (section 5, point 4). */
export const bearerRequirements = [
  ...RESERVATION_OPERATIONS.flatMap((operation) => [...refusalRows(operation), ...formRows(operation)]),
  ...(['check-in', 'check-out'] as const).flatMap(shownRows),
  ...elsewhereRows,
];
