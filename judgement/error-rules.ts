/** Rules for error replies, applied to several together, so that one kind of error does not hide the others. */
import { type Exchange, headerValues, statusOf } from '../contract/evidence.ts';
import { asJsonObject } from '../contract/json.ts';
import { jsonIn } from './json.ts';
import { bodyText, traceIn } from './leaks.ts';
import { unanswered, unkept } from './matchers/answered.ts';
import type { Rule } from './matchers/record.ts';

const JSON_TYPE = /^(?:application|text)\/(?:json|[\w.!#$&^-]+\+json)\s*(?:;|$)/i;
const PROBLEM_TYPE = /^application\/problem\+json\s*(?:;|$)/i;

const typeOf = ({ reply }: Exchange) => headerValues(reply?.headers ?? [], 'content-type').join(', ');
const excerpt = (exchange: Exchange) => bodyText(exchange).slice(0, 120);

const objectOf = (exchange: Exchange) => asJsonObject(jsonIn(exchange));

const errors = (isOfKind: (exchange: Exchange) => boolean) => (exchange: Exchange) =>
  unanswered(exchange) !== null || (statusOf(exchange) >= 400 && isOfKind(exchange));

const hasBody = ({ reply }: Exchange) => reply?.body.bytes !== 0;

/** Member types of RFC 9457 §3.1. */
const MEMBERS = { type: 'string', title: 'string', status: 'number', detail: 'string', instance: 'string' };

function problemFault(exchange: Exchange): string | null {
  if (unkept(exchange)) return null;
  const problem = objectOf(exchange);
  if (!problem) return excerpt(exchange);
  const isWrong = ([name, type]: readonly [string, string]) =>
    problem[name] !== undefined && typeof problem[name] !== type;
  const [wrong] = Object.entries(MEMBERS).find(isWrong) ?? [];
  const isOtherStatus = 'status' in problem && problem['status'] !== exchange.reply?.status;
  const member = wrong ?? (isOtherStatus ? 'status' : null);
  return member && `${member}: ${JSON.stringify(problem[member])}`;
}

export const ERROR_RULES = {
  /** No stack trace or database message (RFC 9457 §5). */
  noTrace: {
    about: errors(() => true),
    summary: 'An error shows a stack trace',
    expected: 'no stack trace',
    unmet: traceIn,
    readsBodies: true,
  },
  /** An error declared as JSON is well-formed JSON in UTF-8 (RFC 8259 §2, §8.1). */
  wellFormed: {
    about: errors((exchange) => hasBody(exchange) && JSON_TYPE.test(typeOf(exchange))),
    summary: 'An error is no JSON',
    expected: 'a body as its Content-Type says',
    unmet: (exchange) => (unkept(exchange) || jsonIn(exchange) !== undefined ? null : excerpt(exchange)),
    readsBodies: true,
  },
  /** An error that is a JSON object declares it in Content-Type (RFC 9110 §8.3). */
  declared: {
    about: errors((exchange) => hasBody(exchange) && objectOf(exchange) !== null),
    summary: 'An error is JSON and does not say so',
    expected: 'the Content-Type of JSON',
    unmet: (exchange) => {
      const type = typeOf(exchange);
      if (JSON_TYPE.test(type)) return null;
      return type ? `Content-Type: ${type}` : 'no Content-Type';
    },
    readsBodies: true,
  },
  /** Problem details have correctly typed members and the reply's status (RFC 9457 §3.1). */
  problemDetails: {
    about: errors((exchange) => hasBody(exchange) && PROBLEM_TYPE.test(typeOf(exchange))),
    summary: 'The problem details are not as RFC 9457 says',
    expected: 'members as RFC 9457 has them',
    unmet: problemFault,
    readsBodies: true,
  },
} as const satisfies Readonly<Record<string, Rule>>;
