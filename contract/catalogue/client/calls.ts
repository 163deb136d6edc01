import { topic } from '../row.ts';

const calls = topic({ subject: 'client', operation: 'check-in' });

/** What every report of the client is like, whatever it reports (sections 4, 5.4 and 9). */
export const clientCallRequirements = [
  ...calls(
    {
      id: 'CLIENT-CALL.ADDRESS',
      level: 'MUST',
      basis: 'document',
      clause: '§4',
      statement: 'The client MUST send each report with POST to the path of its operation.',
    },
    {
      id: 'CLIENT-CALL.BEARER',
      level: 'MUST',
      basis: 'document',
      clause: '§5.4',
      statement: 'The client MUST send a bearer token in the Authorization field of every report.',
    },
    {
      id: 'CLIENT-CALL.ONE-METHOD',
      level: 'MUST',
      basis: 'rfc',
      clause: 'RFC 6750 §2',
      statement: 'The client MUST NOT send the token of a report in more than one way.',
    },
    {
      id: 'CLIENT-CALL.ISSUED-TOKEN',
      level: 'MUST',
      basis: 'document',
      clause: '§5.1',
      statement: 'The client MUST send tokens that it was issued for its own credentials.',
    },
    {
      id: 'CLIENT-CALL.CONTENT-TYPE',
      level: 'MUST',
      basis: 'document',
      clause: '§4.2',
      statement: 'The client MUST send Content-Type: application/json with every body.',
    },
    {
      id: 'CLIENT-CALL.USUAL-TYPE',
      level: 'SHOULD',
      basis: 'document',
      clause: '§4.2',
      statement:
        'The client SHOULD send Content-Type: application/json rather than text/json or application/*+json, which section 2.1 accepts as well.',
    },
    {
      id: 'CLIENT-CALL.NO-SECRET-IN-PAYLOAD',
      level: 'SHOULD',
      basis: 'document',
      clause: '§5.5',
      statement: 'The client SHOULD NOT put a secret or a token into the body or the query of a report.',
    },
    {
      id: 'CLIENT-CALL.HOST',
      level: 'SHOULD',
      basis: 'document',
      clause: '§5.1',
      statement: 'The client SHOULD call the address that it was given and no other.',
    },
    {
      id: 'CLIENT-CALL.SAME-API-VERSION',
      level: 'SHOULD',
      basis: 'document',
      clause: '§9',
      statement: 'The client SHOULD send the same api-version with every report, or none.',
    },
    {
      id: 'CLIENT-CALL.SUPPORTED-API-VERSION',
      level: 'MUST',
      basis: 'profile',
      clause: 'profile apiVersion.supported',
      needs: 'apiVersion.supported',
      statement: 'The client MUST send no api-version but one that the profile supports.',
    },
    {
      id: 'CLIENT-BODY.JSON-OBJECT',
      level: 'MUST',
      basis: 'document',
      clause: '§4',
      statement: 'The client MUST send a JSON object with every report.',
    },
    {
      id: 'CLIENT-BODY.UTF-8',
      level: 'MUST',
      basis: 'rfc',
      clause: 'RFC 8259 §8.1',
      statement: 'The client MUST encode JSON in UTF-8.',
    },
    {
      id: 'CLIENT-BODY.NO-BYTE-ORDER-MARK',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 8259 §8.1',
      statement: 'The client SHOULD NOT begin JSON with a byte-order mark.',
    },
    {
      id: 'CLIENT-BODY.NO-REPEATED-MEMBER',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 8259 §4',
      statement: 'The client SHOULD NOT give a member of an object twice.',
    },
    {
      id: 'CLIENT-BODY.NO-SNAKE-CASE',
      level: 'SHOULD',
      basis: 'document',
      clause: '§2.1',
      statement: 'The client SHOULD NOT send members of a check-in under names in snake case.',
    },
    {
      id: 'CLIENT-BODY.UNKNOWN-MEMBERS',
      level: 'MAY',
      basis: 'observed',
      clause: '§2.1',
      statement: 'What a client sends besides the members that the document shows is recorded.',
    },
  ),
] as const;
