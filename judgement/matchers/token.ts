/** Matchers for the token exchanges (section 5), and for the use of what they issue. */

import type { SecretRef } from '../../cases/call.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { isAccepted, replyLine } from '../../contract/evidence.ts';
import type { Finding } from '../finding.ts';
import { issuesToken, jsonObjectIn } from '../token-reply.ts';
import { controlMissing, groundMissing, unanswered, unkept } from './answered.ts';
import type { Beside } from './refusal.ts';

/**
 * Statuses that refuse for the method, the pace or the state of things, whatever the credentials. Beside an accepted
 * control 404 does not speak of the address, but of the client.
 */
const ANOTHER_REASON: readonly number[] = [405, 407, 408, 409, 410, 421, 423, 424, 425, 426, 428, 431, 451];

/** Undecided where what looks like a token came in a body of which the record does not tell what it was. */
function mayIssue(exchange: Exchange): Finding | null {
  const mayHold = exchange.issued.length > 0 || isAccepted(exchange);
  return mayHold ? unkept(exchange) : null;
}

/**
 * The token request is refused: a 4xx without a token, beside an accepted control. Which status a refusal has is a
 * requirement of its own (section 5, point 2).
 */
export function toBeRefusedToken(exchange: Exchange, { unlike }: Beside): Finding | null {
  const expected = `a refusal (4xx) without a token; the valid request was answered ${replyLine(unlike)}`;
  const status = exchange.reply?.status ?? 0;
  const silent = unanswered(exchange);
  if (silent) return silent;
  if (status < 400 || status >= 500 || issuesToken(exchange)) {
    const summary = issuesToken(exchange)
      ? 'A token was issued where the request must be refused'
      : 'The reply is no refusal (4xx)';
    return { kind: 'broken', summary, expected, received: replyLine(exchange), exchange, control: unlike };
  }
  const missing = controlMissing(unlike, exchange) ?? mayIssue(exchange);
  if (missing || !ANOTHER_REASON.includes(status)) return missing;
  const summary = `The request was refused, but for another reason than what it says: ${replyLine(exchange)}`;
  return { kind: 'undecided', summary, expected, received: replyLine(exchange), exchange, control: unlike };
}

/** No token is issued, whatever the status says, beside a control that got one. */
export function toIssueNoToken(exchange: Exchange, { unlike }: Beside): Finding | null {
  const silent = unanswered(exchange);
  if (silent) return silent;
  if (!issuesToken(exchange)) {
    const summary = `The valid request got no token either (${replyLine(unlike)}), so that none came proves nothing`;
    return issuesToken(unlike) ? mayIssue(exchange) : { kind: 'undecided', summary, exchange, control: unlike };
  }
  const expected = 'a reply without a token';
  const summary = 'A token was issued where none must be';
  return { kind: 'broken', summary, expected, received: replyLine(exchange), exchange, control: unlike };
}

/** The reply's body is a JSON object (RFC 8259 §4). */
export function toHoldJsonObject(exchange: Exchange): Finding | null {
  const silent = unanswered(exchange) ?? unkept(exchange);
  if (silent || jsonObjectIn(exchange)) return silent;
  const received = exchange.reply?.body.text?.slice(0, 80) || 'no text';
  return { kind: 'broken', summary: 'The body is no JSON object', expected: 'a JSON object', received, exchange };
}

/**
 * The reply's JSON object has a member that is as expected.
 * @param expected in words, such as `a non-empty string`
 */
export function toHaveMember(
  exchange: Exchange,
  member: string,
  expected: string,
  holds: (value: unknown) => boolean,
): Finding | null {
  const silent = unanswered(exchange) ?? unkept(exchange);
  const value = jsonObjectIn(exchange)?.[member];
  if (silent || (value !== undefined && holds(value))) return silent;
  return {
    kind: 'broken',
    summary: value === undefined ? `The member ${member} is missing` : `The member ${member} must be ${expected}`,
    expected: `${member}: ${expected}`,
    received: value === undefined ? `no ${member}` : `${member}: ${JSON.stringify(value)}`,
    exchange,
  };
}

/** The reply's body has no such member, or nothing in it: some serialisers write every member of a class. */
export function toHaveNoMember(exchange: Exchange, member: string): Finding | null {
  const silent = unanswered(exchange) ?? unkept(exchange);
  const value = jsonObjectIn(exchange)?.[member] ?? '';
  if (silent || value === '') return silent;
  const summary = `The reply has a member ${member} that must not be there`;
  return { kind: 'broken', summary, expected: `no ${member}`, received: `a member ${member}`, exchange };
}

/** The reply does not repeat a secret, whole or altered, in a header field or in its body. */
export function toEchoNo(exchange: Exchange, secret: SecretRef['secret']): Finding | null {
  const silent = unanswered(exchange);
  if (silent || !exchange.reply) return silent;
  const { headers, body } = exchange.reply;
  const mark = `<${secret}`;
  const field = headers.find(([, value]) => value.includes(mark))?.[0];
  const place = field ? `in the header field ${field}` : body.text?.includes(mark) ? 'in the body' : null;
  if (place === null) return unkept(exchange);
  const summary = `The reply repeats the ${secret.replaceAll('_', ' ')}`;
  return { kind: 'broken', summary, expected: `no ${secret} in the reply`, received: `it stands ${place}`, exchange };
}

/** The exchanges beside which a conforming credential is judged. */
export interface BesideToken {
  /** The same operation with the run's token, written in the usual way. */
  readonly like?: Exchange;
  /** The same operation without a credential: tells where an unacceptable body is refused before the credential is looked at. */
  readonly unlike?: Exchange;
}

/**
 * The credential is accepted: any success, or, where the body is open and even the control's is refused, the same
 * refusal as the control's and another one than without a credential. Without a control, a 401 or 403 is broken. What
 * keeps a call that is otherwise conforming from being sent can only be its token (RFC 6750 §2.1).
 */
export function toBeAuthorized(exchange: Exchange, { like, unlike }: BesideToken = {}): Finding | null {
  if (exchange.failure?.kind === 'not-sendable') {
    return { kind: 'broken', summary: `The token cannot be sent: ${exchange.failure.message}`, exchange };
  }
  const silent = unanswered(exchange);
  if (silent || isAccepted(exchange)) return silent;
  const missing = groundMissing(exchange);
  if (missing) return missing;
  const status = exchange.reply?.status ?? 0;
  const usual = like?.reply?.status ?? 0;
  const gotFurther = usual !== 0 && usual !== 401 && usual !== 403 && usual < 500;
  const expected = like ? `the same as for the run's token: ${replyLine(like)}` : 'success (2xx)';
  const finding = { expected, received: replyLine(exchange), exchange, ...(like ? { control: like } : {}) };
  const credential = [401, 403].includes(status) && (gotFurther || !like);
  if (credential || (like && isAccepted(like) && [400, 404, 422, 500].includes(status))) {
    const summary = [400, 401, 403].includes(status)
      ? 'The service refused a credential that it must accept'
      : 'With this credential the service did not accept what it accepts with the usual one';
    return { kind: 'broken', summary, ...finding };
  }
  if (gotFurther && unlike?.reply && status === usual) {
    if (unlike.reply.status !== status) return null;
    const summary = 'With and without a token the answer is the same, and no profile shows a body that is accepted';
    return { kind: 'not-testable', summary, ...finding };
  }
  return {
    kind: 'undecided',
    summary: `Whether the credential was accepted cannot be told: ${replyLine(exchange)}`,
    ...finding,
  };
}
