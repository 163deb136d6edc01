import { topic } from '../row.ts';

const events = topic({ ids: 'CLIENT-EVENTS', subject: 'client', operation: 'check-in' });
const conduct = topic({ ids: 'CLIENT-CONDUCT', subject: 'client', operation: 'check-in', clause: '§7' });

/** What no run over plain HTTP can show. */
export const overHttpsRequirements = topic({ ids: 'CLIENT-CONNECTION', subject: 'client', operation: 'check-in' })({
  'REFUSES-CERTIFICATE': {
    rationale:
      'Anyone in between could read the guests and the secret. HTTP libraries in daily use refuse such a certificate unless they are told not to.',
    clause: '§1',
    statement: 'The client MUST send nothing over a connection whose certificate it cannot trust.',
  },
});

/** Which events the client reports, and what it makes of replies (sections 1, 3, 4 and 7). */
export const clientConductRequirements = [
  ...events({
    REPORTED: {
      rationale: 'A stay that is not reported is not billed, and one that is reported twice is billed twice.',
      clause: '§1',
      statement: 'The client MUST report each event of a stay once.',
    },
    'NO-OTHERS': {
      clause: '§1',
      statement: 'The client MUST NOT report an event that did not happen.',
      rationale: "The service bills what it is told: an event that did not happen is a guest's or a company's money.",
    },
    'OUTLASTS-TROUBLE': [
      '§7',
      'The client SHOULD report an event again until the service, which was in trouble, has accepted it.',
    ],
    'WITHOUT-OPTIONAL-FIELDS': {
      rationale: 'The stays of guests of whom a hotel knows no more would never be reported.',
      clause: '§2.1',
      statement: 'The client MUST report a stay of which only the required fields are known.',
    },
    'STABLE-IDS': [
      '§2.1',
      'The client SHOULD name the folio, the confirmation number and the hotel of a stay alike in all its reports.',
    ],
    'IN-ORDER': [
      '§3',
      'The client MAY report a stay in another order than check-in, partial bill, check-out; a person decides whether it is meant.',
    ],
    'BILL-THEN-CHECK-OUT': [
      '§3',
      'The client MAY leave a stay that was billed in part without a later check-out; a person decides whether it is meant.',
    ],
    'BACKLOG-IN-ORDER': [
      '§3',
      'The client MAY report a stay in another order after an outage; a person decides whether it is meant.',
    ],
  }),
  ...conduct({
    'EMPTY-SUCCESS': {
      rationale:
        'The document says that there is no body: a client that wants one reports every stay again, or none any more.',
      clause: '§4.1',
      statement: 'The client MUST take 201 without a body for a success.',
    },
    'NO-RESEND': {
      rationale: 'The stay is recorded a second time: nobody says that a service takes the same report for one.',
      clause: '§4.1',
      statement: 'The client MUST NOT send a report again that was answered with 201.',
    },
    'NO-REPORT-WITHOUT-TOKEN': {
      rationale: 'The report is refused and lost, and the limits of section 8 are used up.',
      clause: '§5.4',
      statement: 'The client MUST NOT send a report while it has been refused a token.',
    },
    'SPARES-ISSUER': 'The client SHOULD NOT go on asking an issuer that refuses it.',
    'AUTHENTICATES-AGAIN': 'The client SHOULD get a new token and report again when its token is refused.',
    'AUTHENTICATES-BOUNDED': 'The client SHOULD NOT go on for ever with a token that is refused.',
    'SURVIVES-ERROR': 'The client SHOULD go on with other reports after an error, whatever its body.',
    'NO-UNCHANGED-RESEND': 'The client SHOULD NOT send a refused report again unchanged.',
    'BOUNDED-RETRIES':
      'The client SHOULD try again after a failure of the service a bounded number of times, with growing pauses.',
    'TELLS-OPERATOR':
      'How a client ends a scene in which nothing can be reported, all that is seen of what it tells its operator, is recorded.',
    'RETRY-AFTER': ['RFC 9110 §10.2.3', 'The client SHOULD wait as long as Retry-After says before it reports again.'],
    'SAME-RETRY': ['RFC 9110 §9.2.2', 'The client SHOULD repeat a report whose reply was lost unchanged.'],
    'REDIRECT-METHOD': [
      'RFC 9110 §15.4.8',
      'The client SHOULD NOT change the method where it follows a redirect with 307: a report is a POST, and by GET nothing is reported.',
    ],
    'WITHIN-LIMITS': [
      'RFC 9110 §15.5.14',
      'The client SHOULD speak HTTP on every connection, and keep the number and the length of its calls within what a service takes.',
    ],
    'NO-SECRET-IN-OUTPUT': ['§5.5', 'The client SHOULD NOT print a secret or a token: what it prints ends in logs.'],
    'WAITS-FOR-REPLY':
      'The client MAY report again before it has waited two seconds for a reply; a person decides whether it is meant.',
  }),
  ...overHttpsRequirements,
] as const;
