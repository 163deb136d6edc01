import { RESERVATION_OPERATIONS, type ReservationOperation } from '../words.ts';
import { DAILY, ECHO, topic } from './row.ts';

const SHUT_OUT =
  'Anyone without a token could report stays in the name of a hotel. No library or gateway in daily use accepts such a credential unless it is misconfigured.';

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
      statement: 'A % request without a token MUST be refused even if it names an internal address as its origin.',
    },
    'BEARER-ANY-PATH': {
      phrase: 'a request without a token when its path is written otherwise',
      echoes: true,
      statement: 'A % request without a token MUST NOT be accepted, however its path is written.',
    },
    'BEARER-ANY-METHOD': {
      phrase: 'a request without a token that names another method',
      echoes: true,
      statement:
        'A % request without a token MUST NOT be accepted if a header field or parameter names another method.',
    },
    'BEARER-ANY-ADDRESS': {
      phrase: 'a request without a token that names another path or host',
      echoes: true,
      statement: 'A % request without a token MUST NOT be accepted if a header field names another path or host.',
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
      statement: 'A % request whose token has its letters in another case SHOULD be refused.',
    },
    'BEARER-UNSIGNED': {
      clause: 'RFC 8725 §3.2',
      ...refused('MUST', 'an unsigned token (alg none)'),
    },
    'BEARER-SECRET': {
      rationale:
        'The secret would be sent with every report and never expire, unlike a token. No library accepts it as a token by default.',
      ...refused('MUST', "the client secret in the token's place"),
    },
    'BEARER-IN-QUERY': {
      phrase: 'a token in the query',
      clause: 'RFC 6750 §2.3',
      statement: 'A % request with the token in the query SHOULD be refused.',
    },
    'BEARER-IN-BODY': {
      phrase: 'a token in the body',
      statement: 'A % request with the token only in the body SHOULD be refused.',
    },
  });

/** The same for the operations whose body the document shows: these do not depend on the operation's address. */
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
      statement:
        'A % request without a token MUST NOT be accepted because header fields, cookies or parameters claim an identity.',
    },
    'BEARER-FROM-PAGE': {
      phrase: 'a request without a token with the header fields of a page',
      echoes: true,
      statement:
        'A % request without a token MUST NOT be accepted with the header fields that a script in a web page sends.',
    },
    'BEARER-UNUSUAL': {
      phrase: 'an invented token of 5 kB, or beyond ASCII',
      echoes: true,
      statement: 'A % request with an invented token that is 5 kB long or not ASCII MUST NOT be accepted.',
    },
    'BEARER-CASE-SIGNED': {
      phrase: 'a signature with its letters in another case',
      clause: 'RFC 8725 §3.3',
      statement: 'A % request with a signed token MUST be refused if letters of its signature are in another case.',
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
        "Anyone with one client's secret could make a token for any client, with any rights, that never expires. No library signs access tokens with it: issuers in daily use have their own key, and services do not know clients' secrets.",
    },
    'BEARER-NOT-COOKIE': {
      phrase: "cookies in the token's place",
      statement: 'A % request without a token MUST be refused even if it carries the cookies of an accepted request.',
      rationale:
        "A cookie outlives the token, is sent automatically, and is kept where no token would be: anyone who finds one can report in the hotel's name. Cookies of load balancers carry no credential, and services ignore them.",
    },
    'BEARER-FIRST': 'A % request without a token SHOULD be refused for that before its body is validated.',
  });

/** Other places for a valid token, tried with a check-in only: one piece of code reads the token for all operations. */
const elsewhereRows = topic({ operation: 'check-in', clause: '§5.4', group: 'any credential' })({
  'BEARER-IN-FORM': {
    phrase: 'a token in a form',
    clause: 'RFC 6750 §2.2',
    statement: 'A check-in request whose body is a form with the token in it SHOULD be refused.',
  },
  'BEARER-OTHER-SCHEME': {
    phrase: 'a token under another scheme',
    rationale:
      "Middleware that drops the first word accepts the token under any scheme: the token is the sender's own, and nobody is harmed.",
    statement: 'A check-in request with a valid token under a scheme other than Bearer SHOULD be refused.',
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
    statement: 'A check-in request with two Authorization fields SHOULD be refused, even if one of them is valid.',
  },
  'BEARER-BESIDE-COOKIE':
    'A check-in request with a valid token SHOULD be accepted if it also carries a cookie: clients and proxies add their own.',
  'BEARER-JSON-ALTERED': {
    phrase: 'a token of the JSON variant that was changed',
    claim: 'token-json',
    rationale:
      'Anyone who knows how tokens of the JSON variant begin could report events without one. Where one piece of code reads tokens, both variants are checked alike.',
    statement: 'A check-in request with an altered token of the JSON variant MUST be refused.',
  },
  'BEARER-JSON-TOKEN-KEPT': {
    claim: 'token-json',
    rationale: DAILY,
    statement:
      'A token of the JSON variant MUST still be accepted with a check-in request after other reports, and at another hotel.',
  },
  'BEARER-JSON-TOKEN-FAULTY': {
    phrase: 'a missing guestLastName, with a token of the JSON variant',
    claim: 'token-json',
    clause: '§2.1',
    rationale:
      "A stay without a guest's name would be recorded, and the client would never learn that its report lacks a field. How a token was requested has nothing to do with the body.",
    statement: 'A check-in request that lacks a required field MUST also be refused with a token of the JSON variant.',
  },
});

/** Conforming credentials, and the form of refusals. */
const formRows = (operation: ReservationOperation) =>
  topic({ operation, clause: 'RFC 9110 §15.5.2', group: 'any credential' })({
    'BEARER-CHALLENGE-SYNTAX': [
      'RFC 9110 §11.6.1',
      'The challenges of a 401 to a % request SHOULD follow the HTTP grammar.',
    ],
    'BEARER-SCHEME-CASE': [
      'RFC 9110 §11.1',
      "The scheme of a % request's token SHOULD be recognised in any letter case.",
    ],
    'BEARER-JSON-TOKEN': {
      rationale: DAILY,
      clause: '§5.3',
      claim: 'token-json',
      statement: 'A % request with a token of the JSON variant MUST be accepted.',
    },
    'BEARER-CHALLENGE': 'A refusal of a % request with status 401 SHOULD carry WWW-Authenticate.',
    'BEARER-CHALLENGE-SCHEME': [
      'RFC 6750 §3',
      'The WWW-Authenticate field of a refused % request SHOULD name the scheme Bearer.',
    ],
    'BEARER-NO-ECHO': ['RFC 6749 §10.3', 'The refusal of a % request SHOULD NOT repeat the token.'],
    'UNAUTHORIZED-STATUS': {
      ...ECHO,
      clause: 'profile errors.unauthorized',
      statement: 'A % request without a valid token MUST be refused with the status that the profile gives.',
    },
    'BEARER-EXPIRED': {
      phrase: 'an expired token',
      clause: 'profile token.expired',
      claim: 'token-form',
      statement:
        'A % request with an expired token MUST be refused with the status that the profile gives, even if the token was used late in its life.',
    },
  });

/** The bearer token on each of the four reservation operations (section 5, point 4). */
export const bearerRequirements = [
  ...RESERVATION_OPERATIONS.flatMap((operation) => [...refusalRows(operation), ...formRows(operation)]),
  ...(['check-in', 'check-out'] as const).flatMap(shownRows),
  ...elsewhereRows,
];
