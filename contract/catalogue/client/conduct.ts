import { topic } from '../row.ts';

const events = topic({ subject: 'client', operation: 'check-in', basis: 'document' });
const conduct = topic({ subject: 'client', operation: 'check-in', basis: 'document', clause: '§7' });

/** What no run over plain HTTP can show. */
export const overHttpsRequirements = topic({
  subject: 'client',
  operation: 'check-in',
  basis: 'document',
  level: 'MUST',
})({
  id: 'CLIENT-CONNECTION.REFUSES-CERTIFICATE',
  rationale:
    'Whoever stands in between would read guests and secret. HTTP libraries in daily use refuse such a certificate unless they are told not to.',
  clause: '§1',
  statement: 'The client MUST send nothing over a connection whose certificate it cannot trust.',
});

/** Which events the client reports, and what it makes of replies (sections 1, 3, 4 and 7). */
export const clientConductRequirements = [
  ...events(
    {
      id: 'CLIENT-EVENTS.REPORTED',
      rationale: 'A stay that is not reported is not billed, and one that is reported twice is billed twice.',
      level: 'MUST',
      clause: '§1',
      statement: 'The client MUST report each event of a stay once.',
    },
    {
      id: 'CLIENT-EVENTS.NO-OTHERS',
      level: 'MUST',
      clause: '§1',
      statement: 'The client MUST NOT report an event that did not happen.',
      rationale: "The service bills what it is told: an event that did not happen is a guest's or a company's money.",
    },
    {
      id: 'CLIENT-EVENTS.OUTLASTS-TROUBLE',
      level: 'SHOULD',
      clause: '§7',
      statement: 'The client SHOULD report an event again until the service, which was in trouble, has accepted it.',
    },
    {
      id: 'CLIENT-EVENTS.WITHOUT-OPTIONAL-FIELDS',
      rationale: 'The stays of guests of whom a hotel knows no more would never be reported.',
      level: 'MUST',
      clause: '§2.1',
      statement: 'The client MUST report a stay of which only the required fields are known.',
    },
    {
      id: 'CLIENT-EVENTS.STABLE-IDS',
      level: 'SHOULD',
      clause: '§2.1',
      statement:
        'The client SHOULD name the folio, the confirmation number and the hotel of a stay alike in all its reports.',
    },
    {
      id: 'CLIENT-EVENTS.IN-ORDER',
      level: 'MAY',
      clause: '§3',
      statement:
        'The client MAY report a stay in another order than check-in, partial bill, check-out; a person decides whether it is meant.',
    },
    {
      id: 'CLIENT-EVENTS.BILL-THEN-CHECK-OUT',
      level: 'MAY',
      clause: '§3',
      statement:
        'The client MAY leave a stay that was billed in part without a later check-out; a person decides whether it is meant.',
    },
    {
      id: 'CLIENT-EVENTS.BACKLOG-IN-ORDER',
      level: 'MAY',
      clause: '§3',
      statement: 'The client MAY report a stay in another order after an outage; a person decides whether it is meant.',
    },
    {
      id: 'CLIENT-CONDUCT.EMPTY-SUCCESS',
      rationale:
        'The document says that there is no body: a client that wants one reports every stay again, or none any more.',
      level: 'MUST',
      clause: '§4.1',
      statement: 'The client MUST take 201 without a body for a success.',
    },
    {
      id: 'CLIENT-CONDUCT.NO-RESEND',
      rationale: 'The stay is recorded a second time: nobody says that a service takes the same report for one.',
      level: 'MUST',
      clause: '§4.1',
      statement: 'The client MUST NOT send a report again that was answered with 201.',
    },
    {
      id: 'CLIENT-CONDUCT.NO-REPORT-WITHOUT-TOKEN',
      rationale: 'The report is refused and lost, and the limits of section 8 are used up.',
      level: 'MUST',
      clause: '§5.4',
      statement: 'The client MUST NOT send a report while it has been refused a token.',
    },
  ),
  ...conduct(
    {
      id: 'CLIENT-CONDUCT.SPARES-ISSUER',
      level: 'SHOULD',
      statement: 'The client SHOULD NOT go on asking an issuer that refuses it.',
    },
    {
      id: 'CLIENT-CONDUCT.AUTHENTICATES-AGAIN',
      level: 'SHOULD',
      statement: 'The client SHOULD get a new token and report again when its token is refused.',
    },
    {
      id: 'CLIENT-CONDUCT.AUTHENTICATES-BOUNDED',
      level: 'SHOULD',
      statement: 'The client SHOULD NOT go on for ever with a token that is refused.',
    },
    {
      id: 'CLIENT-CONDUCT.SURVIVES-ERROR',
      level: 'SHOULD',
      statement: 'The client SHOULD go on with other reports after an error, whatever its body.',
    },
    {
      id: 'CLIENT-CONDUCT.NO-UNCHANGED-RESEND',
      level: 'SHOULD',
      statement: 'The client SHOULD NOT send a refused report again unchanged.',
    },
    {
      id: 'CLIENT-CONDUCT.BOUNDED-RETRIES',
      level: 'SHOULD',
      statement:
        'The client SHOULD try again after a failure of the service a bounded number of times, with growing pauses.',
    },
    {
      id: 'CLIENT-CONDUCT.TELLS-OPERATOR',
      level: 'MAY',
      basis: 'observed',
      statement:
        'How a client ends a scene in which nothing can be reported, all that is seen of what it tells its operator, is recorded.',
    },
    {
      id: 'CLIENT-CONDUCT.RETRY-AFTER',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 9110 §10.2.3',
      statement: 'The client SHOULD wait as long as Retry-After says before it reports again.',
    },
    {
      id: 'CLIENT-CONDUCT.SAME-RETRY',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 9110 §9.2.2',
      statement: 'The client SHOULD repeat a report whose reply was lost unchanged.',
    },
    {
      id: 'CLIENT-CONDUCT.WITHIN-LIMITS',
      level: 'SHOULD',
      basis: 'rfc',
      clause: 'RFC 9110 §15.5.14',
      statement:
        'The client SHOULD speak HTTP on every connection, and keep the number and the length of its calls within what a service takes.',
    },
    {
      id: 'CLIENT-CONDUCT.WAITS-FOR-REPLY',
      level: 'MAY',
      statement:
        'The client MAY report again before it has waited two seconds for a reply; a person decides whether it is meant.',
    },
  ),
  ...overHttpsRequirements,
] as const;
