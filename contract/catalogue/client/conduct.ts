import { topic } from '../row.ts';

const events = topic({ ids: 'CLIENT-EVENTS', subject: 'client', operation: 'check-in' });
const conduct = topic({ ids: 'CLIENT-CONDUCT', subject: 'client', operation: 'check-in', clause: '§7' });

/** What only a run over HTTPS can show. */
export const overHttpsRequirements = topic({ ids: 'CLIENT-CONNECTION', subject: 'client', operation: 'check-in' })({
  'REFUSES-CERTIFICATE': {
    rationale:
      "Anyone in between could read the guests' data and the secret. HTTP libraries in daily use refuse such a certificate by default.",
    clause: '§1',
    statement: 'The client MUST send nothing over a connection whose certificate it cannot trust.',
  },
});

/** Which events the client reports, and how it reacts to replies (sections 1, 3, 4 and 7). */
export const clientConductRequirements = [
  ...events({
    REPORTED: {
      rationale: 'A stay that is not reported is not billed, and one that is reported twice is billed twice.',
      clause: '§1',
      statement: 'The client MUST report each event of a stay exactly once.',
    },
    'NO-OTHERS': {
      clause: '§1',
      statement: 'The client MUST NOT report an event that did not happen.',
      rationale: 'The service bills what it is told: an event that did not happen costs a guest or a company money.',
    },
    'OUTLASTS-TROUBLE': ['§7', 'If the service fails, the client SHOULD report an event again until it is accepted.'],
    'WITHOUT-OPTIONAL-FIELDS': {
      rationale: 'Stays of guests about whom the hotel knows no more would never be reported.',
      clause: '§2.1',
      statement: 'The client MUST report a stay even if only the required fields are known.',
    },
    'STABLE-IDS': [
      '§2.1',
      'The client SHOULD send the same folio, confirmation number and hotel in all reports of a stay.',
    ],
    'IN-ORDER': [
      '§3',
      'The client MAY report a stay in an order other than check-in, partial bill, check-out; a person decides whether that is intended.',
    ],
    'BILL-THEN-CHECK-OUT': [
      '§3',
      'The client MAY send no check-out after a partial bill; a person decides whether that is intended.',
    ],
    'BACKLOG-IN-ORDER': [
      '§3',
      'The client MAY report a stay in another order after an outage; a person decides whether that is intended.',
    ],
  }),
  ...conduct({
    'EMPTY-SUCCESS': {
      rationale:
        'The document says that there is no body: a client that needs one reports every stay again, or stops reporting.',
      clause: '§4.1',
      statement: 'The client MUST treat 201 without a body as success.',
    },
    'NO-RESEND': {
      rationale:
        'The stay is recorded a second time: the document does not say that a service recognises a repeated report.',
      clause: '§4.1',
      statement: 'The client MUST NOT repeat a report that was answered with 201.',
    },
    'NO-REPORT-WITHOUT-TOKEN': {
      rationale: 'The report is refused and lost, and uses up the rate limits of section 8.',
      clause: '§5.4',
      statement: 'The client MUST NOT send a report while the issuer refuses it a token.',
    },
    'SPARES-ISSUER': 'The client SHOULD NOT keep asking an issuer that refuses it a token, beyond a few tries.',
    'AUTHENTICATES-AGAIN': 'When its token is refused, the client SHOULD get a new one and report again.',
    'AUTHENTICATES-BOUNDED':
      'The client SHOULD give up after a limited number of reports that are refused for their token.',
    'SURVIVES-ERROR': 'After an error, whatever its body, the client SHOULD continue with other reports.',
    'NO-UNCHANGED-RESEND': 'The client SHOULD NOT repeat a refused report unchanged.',
    'BOUNDED-RETRIES':
      'After a failure of the service, the client SHOULD retry a limited number of times, with pauses that do not get ever shorter.',
    'TELLS-OPERATOR':
      'How the client ends a scene in which nothing can be reported, which is all that shows what it tells its operator, is recorded.',
    'RETRY-AFTER': ['RFC 9110 §10.2.3', 'The client SHOULD wait as long as Retry-After says before it reports again.'],
    'SAME-RETRY': ['RFC 9110 §9.2.2', 'The client SHOULD repeat a report unchanged if its reply was lost.'],
    'REDIRECT-METHOD': [
      'RFC 9110 §15.4.8',
      'The client SHOULD NOT change the method when it follows a 307 redirect: a report is a POST, and a GET reports nothing.',
    ],
    'WITHIN-LIMITS': [
      'RFC 9110 §15.5.14',
      'The client SHOULD speak HTTP on every connection, and keep the number and size of its calls within what a service accepts.',
    ],
    'NO-SECRET-IN-OUTPUT': ['§5.5', 'The client SHOULD NOT print a secret or a token: its output ends up in logs.'],
    'WAITS-FOR-REPLY':
      'The client MAY report again before it has waited two seconds for a reply; a person decides whether that is intended.',
  }),
  ...overHttpsRequirements,
] as const;
