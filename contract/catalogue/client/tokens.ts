import { topic } from '../row.ts';

const tokens = topic({ subject: 'client', operation: 'token-form' });

/** How the client asks for tokens and uses them (section 5). */
export const clientTokenRequirements = [
  ...tokens(
    {
      id: 'CLIENT-TOKEN.FORM-REQUEST',
      rationale: 'An issuer reads nothing else: there is no token, and no report is sent.',
      level: 'MUST',
      basis: 'document',
      clause: '§5.2',
      statement: 'The client MUST ask for a token with POST to /oauth2/token of the issuer, in a form-encoded body.',
    },
    {
      id: 'CLIENT-TOKEN.GRANT-TYPE',
      rationale: 'An issuer reads nothing else: there is no token, and no report is sent.',
      level: 'MUST',
      basis: 'document',
      clause: '§5.2',
      statement: 'The client MUST ask for a token with grant_type client_credentials.',
    },
    {
      id: 'CLIENT-TOKEN.CREDENTIALS',
      rationale: 'Without them there is no token, and no report is sent.',
      level: 'MUST',
      basis: 'document',
      clause: '§5.2',
      statement: 'The client MUST ask for a token with its client ID and its client secret.',
    },
    {
      id: 'CLIENT-TOKEN.NO-REPEATED-PARAMETER',
      rationale:
        'Issuers refuse it (RFC 6749 §3.2), or choose one of the two. No form library repeats a parameter by itself.',
      level: 'MUST',
      basis: 'rfc',
      clause: 'RFC 6749 §3.2',
      statement: 'The client MUST NOT give a parameter of a token request more than once.',
    },
    {
      id: 'CLIENT-TOKEN.ONE-METHOD',
      level: 'MUST',
      basis: 'rfc',
      clause: 'RFC 6749 §2.3',
      statement: 'The client MUST NOT authenticate in more than one way in a token request.',
      rationale:
        'A conforming issuer answers such a request with invalid_request (RFC 6749 §5.2), and no event of the hotel arrives.',
    },
    {
      id: 'CLIENT-TOKEN.BASIC-ENCODED',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 6749 §2.3.1',
      statement: 'The client SHOULD encode its credentials as a form does before it puts them into HTTP Basic.',
    },
    {
      id: 'CLIENT-TOKEN.NO-SECRET-IN-URL',
      rationale:
        'URLs stand in the logs of every server and proxy on the way: who reads them can report in the name of the hotel.',
      level: 'MUST',
      basis: 'rfc',
      clause: 'RFC 6749 §2.3.1',
      statement: 'The client MUST NOT put its client secret into a URL.',
    },
    {
      id: 'CLIENT-TOKEN.CLAIMED-VARIANT',
      level: 'SHOULD',
      basis: 'document',
      clause: '§5.3',
      statement: 'The client SHOULD ask for tokens by a variant that it claims only.',
    },
    {
      id: 'CLIENT-TOKEN.REUSED',
      level: 'SHOULD',
      basis: 'document',
      clause: '§5.5',
      statement: 'The client SHOULD use a token for more than one report.',
    },
    {
      id: 'CLIENT-TOKEN.REFRESHED-BEFORE-EXPIRY',
      level: 'SHOULD',
      basis: 'document',
      clause: '§5.5',
      statement: 'The client SHOULD replace a token before it expires.',
    },
    {
      id: 'CLIENT-TOKEN.LIFETIME-FOLLOWED',
      level: 'SHOULD',
      basis: 'document',
      clause: '§8',
      statement: 'The client SHOULD take the lifetime of each token from its own expires_in.',
    },
    {
      id: 'CLIENT-TOKEN.NOT-AFTER-ITS-END',
      level: 'SHOULD',
      basis: 'document',
      clause: '§5.5',
      statement: 'The client SHOULD NOT go on with a token that has ended because no new one is to be had.',
    },
    {
      id: 'CLIENT-TOKEN.UNKNOWN-MEMBERS-IGNORED',
      rationale:
        'Issuers add members (scope, issued_at), and any day more: the client would send no report from then on. JSON readers ignore them by default, or can be told to.',
      level: 'MUST',
      basis: 'rfc',
      clause: 'RFC 6749 §5.1',
      statement: 'The client MUST ignore members of the token reply that it does not know.',
    },
    {
      id: 'CLIENT-TOKEN.ONE-REFRESH',
      level: 'SHOULD',
      basis: 'document',
      clause: '§5.5',
      statement: 'The client SHOULD replace an expired token once, however many reports wait for it.',
    },
  ),
  ...topic({ subject: 'client', operation: 'token-json', level: 'MUST', basis: 'document', clause: '§5.3' })({
    id: 'CLIENT-TOKEN.JSON-REQUEST',
    rationale: 'A service reads nothing else: there is no token, and no report is sent.',
    statement:
      'The client MUST ask for a token by the JSON variant with POST to /auth/token, client_id and client_secret.',
  }),
] as const;
