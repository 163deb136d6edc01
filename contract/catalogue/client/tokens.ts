import { topic } from '../row.ts';

const tokens = topic({ ids: 'CLIENT-TOKEN', subject: 'client', operation: 'token-form' });

/** How the client requests and uses tokens (section 5). */
export const clientTokenRequirements = [
  ...tokens({
    'FORM-REQUEST': {
      rationale: 'An issuer accepts nothing else: there is no token, and no report is sent.',
      clause: '§5.2',
      statement: 'The client MUST request a token with POST to /oauth2/token of the issuer, with a form-encoded body.',
    },
    'GRANT-TYPE': {
      rationale: 'An issuer accepts nothing else: there is no token, and no report is sent.',
      clause: '§5.2',
      statement: 'The client MUST request a token with grant_type client_credentials.',
    },
    'WITHOUT-TOKEN': ['§5.4', 'The client SHOULD NOT send an access token when it requests one.'],
    CREDENTIALS: {
      rationale: 'Without them there is no token, and no report is sent.',
      clause: '§5.2',
      statement: 'The client MUST request a token with its client ID and its client secret.',
    },
    'NO-REPEATED-PARAMETER': {
      rationale:
        'Issuers refuse it (RFC 6749 §3.2), or choose one of the two. No form library repeats a parameter by default.',
      clause: 'RFC 6749 §3.2',
      statement: 'The client MUST NOT give a parameter of a token request more than once.',
    },
    'ONE-METHOD': {
      clause: 'RFC 6749 §2.3',
      statement: 'The client MUST NOT authenticate in more than one way in a token request.',
      rationale:
        'A conforming issuer answers such a request with invalid_request (RFC 6749 §5.2), and no event of the hotel arrives.',
    },
    'BASIC-ENCODED': [
      'RFC 6749 §2.3.1',
      'The client SHOULD form-encode its credentials before it puts them into HTTP Basic.',
    ],
    'NO-SECRET-IN-URL': {
      rationale:
        'URLs are in the logs of every server and proxy on the way: anybody who reads them can report in the name of the hotel.',
      clause: 'RFC 6749 §2.3.1',
      statement: 'The client MUST NOT put its client secret into a URL.',
    },
    'SECRET-STAYS': [
      'RFC 9110 §15.4',
      'The client SHOULD NOT send its client secret to another host when it follows a redirect.',
    ],
    'CLAIMED-VARIANT': ['§5.3', 'The client SHOULD request tokens only by a variant that it claims.'],
    REUSED: ['§5.5', 'The client SHOULD use a token for more than one report.'],
    'REFRESHED-BEFORE-EXPIRY': ['§5.5', 'The client SHOULD replace a token before it expires.'],
    'LIFETIME-FOLLOWED': ['§8', 'The client SHOULD take the lifetime of each token from its own expires_in.'],
    'NOT-AFTER-ITS-END': ['§5.5', 'The client SHOULD NOT keep using an expired token when it cannot get a new one.'],
    'UNKNOWN-MEMBERS-IGNORED': {
      rationale:
        'Issuers add members (scope, issued_at), and may add more any day: from then on the client would send no report. JSON parsers ignore unknown members by default, or can be set to.',
      clause: 'RFC 6749 §5.1',
      statement: 'The client MUST ignore members of the token reply that it does not know.',
    },
    'ONE-REFRESH': ['§5.5', 'The client SHOULD replace an expired token only once, however many reports wait for it.'],
  }),
  ...topic({ ids: 'CLIENT-TOKEN', subject: 'client', operation: 'token-json', clause: '§5.3' })({
    'JSON-REQUEST': {
      rationale: 'A service accepts nothing else: there is no token, and no report is sent.',
      statement:
        'In the JSON variant, the client MUST request a token with POST to /auth/token, with client_id and client_secret.',
    },
  }),
] as const;
