import { topic } from '../row.ts';

/** What every report of the client is like (sections 4 and 5.4). */
export const clientCallRequirements = [
  ...topic({ subject: 'client', operation: 'check-in', basis: 'document', level: 'MUST' })(
    {
      id: 'CLIENT-CALL.ADDRESS',
      clause: '§4',
      statement: 'The client MUST send each report with POST to the path of its operation.',
    },
    {
      id: 'CLIENT-CALL.BEARER',
      clause: '§5.4',
      statement: 'The client MUST send a bearer token in the Authorization field of every report.',
    },
    {
      id: 'CLIENT-CALL.CONTENT-TYPE',
      clause: '§4.2',
      statement: 'The client MUST send Content-Type: application/json with every body.',
    },
  ),
] as const;
