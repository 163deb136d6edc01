import { topic } from '../row.ts';

const tokens = topic({ ids: 'CLIENT-TOKEN', subject: 'client', operation: 'token-form' });

/** How the client asks for tokens and uses them (section 5). */
export const clientTokenRequirements = [
  ...tokens({
    'FORM-REQUEST': {
      rationale: 'An issuer reads nothing else: there is no token, and no report is sent.',
      clause: '§5.2',
      statement: 'The client MUST ask for a token with POST to /oauth2/token of the issuer, in a form-encoded body.',
    },
    'GRANT-TYPE': {
      rationale: 'An issuer reads nothing else: there is no token, and no report is sent.',
      clause: '§5.2',
      statement: 'The client MUST ask for a token with grant_type client_credentials.',
    },
    'WITHOUT-TOKEN': ['§5.4', 'The client SHOULD NOT send an access token along when it asks for one.'],
    CREDENTIALS: {
      rationale: 'Without them there is no token, and no report is sent.',
      clause: '§5.2',
      statement: 'The client MUST ask for a token with its client ID and its client secret.',
    },
    'NO-REPEATED-PARAMETER': {
      rationale:
        'Issuers refuse it (RFC 6749 §3.2), or choose one of the two. No form library repeats a parameter by itself.',
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
      'The client SHOULD encode its credentials as a form does before it puts them into HTTP Basic.',
    ],
    'NO-SECRET-IN-URL': {
      rationale:
        'URLs stand in the logs of every server and proxy on the way: who reads them can report in the name of the hotel.',
      clause: 'RFC 6749 §2.3.1',
      statement: 'The client MUST NOT put its client secret into a URL.',
    },
    'CLAIMED-VARIANT': ['§5.3', 'The client SHOULD ask for tokens by a variant that it claims only.'],
    REUSED: ['§5.5', 'The client SHOULD use a token for more than one report.'],
    'REFRESHED-BEFORE-EXPIRY': ['§5.5', 'The client SHOULD replace a token before it expires.'],
    'LIFETIME-FOLLOWED': ['§8', 'The client SHOULD take the lifetime of each token from its own expires_in.'],
    'NOT-AFTER-ITS-END': [
      '§5.5',
      'The client SHOULD NOT go on with a token that has ended because no new one is to be had.',
    ],
    'UNKNOWN-MEMBERS-IGNORED': {
      rationale:
        'Issuers add members (scope, issued_at), and any day more: the client would send no report from then on. JSON readers ignore them by default, or can be told to.',
      clause: 'RFC 6749 §5.1',
      statement: 'The client MUST ignore members of the token reply that it does not know.',
    },
    'ONE-REFRESH': ['§5.5', 'The client SHOULD replace an expired token once, however many reports wait for it.'],
  }),
  ...topic({ ids: 'CLIENT-TOKEN', subject: 'client', operation: 'token-json', clause: '§5.3' })({
    'JSON-REQUEST': {
      rationale: 'A service reads nothing else: there is no token, and no report is sent.',
      statement:
        'The client MUST ask for a token by the JSON variant with POST to /auth/token, client_id and client_secret.',
    },
  }),
] as const;
