/** Matchers for token exchanges (section 5) and for using the issued tokens. */
import { type Exchange, isAccepted, replyLine, statusOf } from '../../contract/evidence.ts';
import { kindOfNoObject } from '../../contract/unreadable.ts';
import { broken, type Finding, undecided } from '../finding.ts';
import { issuesToken, jsonObjectIn } from '../json.ts';
import { controlMissing, groundMissing, isBrokenOff, OF_THE_STATE, ofAnswer, unanswered, unkept } from './answered.ts';
import type { Beside } from './refusal.ts';

/** Undecided if the part of a body that is not recorded may contain a token. */
function mayIssue(exchange: Exchange): Finding | null {
  const mayHold = exchange.issued.length > 0 || isAccepted(exchange);
  return mayHold ? unkept(exchange) : null;
}

/** A 4xx without a token, with an accepted control (section 5, point 2); 404 is about the client then. */
export const toBeRefusedToken = ofAnswer((exchange, { control }: Beside) => {
  const expected = `a refusal (4xx) without a token; the valid request was answered ${replyLine(control)}`;
  const status = statusOf(exchange);
  if (issuesToken(exchange)) {
    return broken(exchange, 'A token was issued where the request must be refused', expected, { control });
  }
  if (status < 400 || status >= 500) return broken(exchange, 'The reply is no refusal (4xx)', expected, { control });
  const missing = controlMissing(control, exchange) ?? mayIssue(exchange);
  if (missing || !OF_THE_STATE.includes(status)) return missing;
  const received = replyLine(exchange);
  const summary = `The request was refused, but for another reason than what it says: ${received}`;
  return undecided(exchange, summary, { expected, received, control });
});

/** No token is issued, whatever the status, with a control that got one; with another method, a break is fine. */
export function toIssueNoToken(exchange: Exchange, { control }: Beside): Finding | null {
  const silent = unanswered(exchange);
  if (silent && (exchange.request.method === 'POST' || !isBrokenOff(exchange))) return silent;
  if (issuesToken(exchange)) {
    return broken(exchange, 'A token was issued where none may be', 'a reply without a token', { control });
  }
  if (issuesToken(control)) return mayIssue(exchange);
  const summary = `The valid request got no token either (${replyLine(control)}), so the missing token proves nothing`;
  return undecided(exchange, summary, { control });
}

/** The body is a JSON object (RFC 8259 §4). */
export const toHoldJsonObject = ofAnswer((exchange) => {
  const unread = unkept(exchange);
  if (unread || jsonObjectIn(exchange)) return unread;
  const { text = '' } = exchange.reply?.body ?? {};
  const received = text.slice(0, 80) || 'no text';
  return broken(exchange, `The body is not a JSON object${kindOfNoObject(text)}`, 'a JSON object', { received });
});

/** The JSON object has a member as expected; `expected` in words, such as `a non-empty string`. */
export const toHaveMember = ofAnswer(
  (exchange, member: string, expected: string, holds: (value: unknown) => boolean) => {
    const unread = unkept(exchange);
    const value = jsonObjectIn(exchange)?.[member];
    if (unread || (value !== undefined && holds(value))) return unread;
    const [summary, received] =
      value === undefined
        ? [`The member ${member} is missing`, `no ${member}`]
        : [`The member ${member} must be ${expected}`, `${member}: ${JSON.stringify(value)}`];
    return broken(exchange, summary, `${member}: ${expected}`, { received });
  },
);

/** The member is absent or empty: some serialisers write every member of a class. */
export const toHaveNoMember = ofAnswer((exchange, member: string) => {
  const unread = unkept(exchange);
  if (unread || (jsonObjectIn(exchange)?.[member] ?? '') === '') return unread;
  const summary = `The reply has a member ${member} that must not be there`;
  return broken(exchange, summary, `no ${member}`, { received: `a member ${member}` });
});

/** The exchanges with which a conforming credential is compared. */
export interface BesideToken {
  readonly control?: Exchange;
  /** The same operation without a credential: shows whether a bad body is refused before the credential is checked. */
  readonly anonymous?: Exchange;
}

/**
 * The credential is accepted: any success or, if the body is open, the control's refusal where it differs from the one
 * without a credential. If a conforming call cannot be sent, only its token can be the cause (RFC 6750 §2.1).
 */
export function toBeAuthorized(exchange: Exchange, { control, anonymous }: BesideToken = {}): Finding | null {
  if (exchange.failure?.kind === 'not-sendable') {
    return { kind: 'broken', summary: `The token cannot be sent: ${exchange.failure.message}`, exchange };
  }
  const silent = unanswered(exchange);
  if (silent || isAccepted(exchange)) return silent;
  const missing = groundMissing(exchange);
  if (missing) return missing;
  const status = statusOf(exchange);
  const usual = control?.reply?.status ?? 0;
  const gotFurther = usual !== 0 && usual !== 401 && usual !== 403 && usual < 500;
  const expected = control ? `the same as for the run's token: ${replyLine(control)}` : 'success (2xx)';
  const more = { expected, received: replyLine(exchange), ...(control ? { control } : {}) };
  const isCredential = [401, 403].includes(status) && (gotFurther || !control);
  if (isCredential || (control && isAccepted(control) && [400, 404, 422, 500].includes(status))) {
    const summary = [400, 401, 403].includes(status)
      ? 'The service refused a credential that it must accept'
      : 'With this credential the service refused what it accepts with the usual one';
    return broken(exchange, summary, expected, more);
  }
  if (gotFurther && anonymous?.reply && status === usual) {
    if (anonymous.reply.status !== status) return null;
    const summary = 'The answer is the same with and without a token, and no profile shows an accepted body';
    return { kind: 'not-testable', summary, exchange, ...more };
  }
  return undecided(exchange, `It is unclear whether the credential was accepted: ${replyLine(exchange)}`, more);
}
