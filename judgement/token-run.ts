/** What must hold of all token requests of a run (sections 5 and 7), whichever test sent them. */
import type { RunSoFar } from '../cases/sequence.ts';
import { type Exchange, isAccepted, replyLine } from '../contract/evidence.ts';
import { operations } from '../contract/interface.ts';
import type { RunContext } from '../contract/run.ts';
import type { TokenOperation } from '../contract/words.ts';
import { requestsOf } from './conforming.ts';
import { issuesToken, jsonObjectIn } from './json.ts';
import { unkept } from './matchers/answered.ts';
import type { Rule } from './matchers/record.ts';

const REQUEST_TIMEOUT = 408;
const FORBIDDEN = 403;

/** Rejected by a gateway for pace (section 8 does not show how) or a timeout: the endpoint itself names an error. */
function isTurnedAway(exchange: Exchange): boolean {
  const status = exchange.reply?.status;
  return status === REQUEST_TIMEOUT || (status === FORBIDDEN && jsonObjectIn(exchange)?.['error'] === undefined);
}

/** The rules for the token requests of a run. */
export function tokenRules(context: RunContext, operation: TokenOperation, run: RunSoFar) {
  const requests = requestsOf(context, run);
  // After these the client may be locked out (RFC 6749 §2.3.1).
  const attempts = run.exchanges.filter((each) => !each.failure && requests.intentOf(each).wrongSecret);
  const firstAttempt = Math.min(...attempts.map(({ sentAt }) => Date.parse(sentAt)));
  const isMalformed = (exchange: Exchange) => requests.intentOf(exchange).malformed === true;
  const isError = ({ request: { operation: own, method, url }, reply }: Exchange) =>
    own === operation &&
    method === 'POST' &&
    [400, 401].includes(reply?.status ?? 0) &&
    url.endsWith(operations[operation].path);
  const lacks = (member: string) => (exchange: Exchange) => {
    if (unkept(exchange)) return null;
    const value = jsonObjectIn(exchange)?.[member] ?? '';
    return value === '' ? `${replyLine(exchange)} without ${member}` : null;
  };
  const code = { expected: 'error, an OAuth 2.0 error code', unmet: lacks('error'), readsBodies: true } as const;
  return {
    granted: {
      about: (exchange) =>
        exchange.request.operation === operation &&
        requests.mustBeTaken(exchange) &&
        Date.parse(exchange.sentAt) + exchange.durationMs < firstAttempt &&
        !isTurnedAway(exchange),
      summary: 'A valid token request got no token',
      expected: 'success (2xx) with a token, as for the others like it',
      unmet: (exchange) => {
        if (!isAccepted(exchange)) return replyLine(exchange);
        return issuesToken(exchange) || unkept(exchange) ? null : `${replyLine(exchange)} without a token`;
      },
      readsBodies: true,
    },
    code: {
      ...code,
      about: (exchange) => isError(exchange) && !isMalformed(exchange),
      summary: 'An error lacks error',
    },
    codeOfMalformed: {
      ...code,
      about: (exchange) => isError(exchange) && isMalformed(exchange),
      summary: 'An error over a malformed token request lacks error',
    },
    description: {
      about: isError,
      summary: 'An error lacks error_description',
      expected: 'error_description, a text for people',
      unmet: lacks('error_description'),
      readsBodies: true,
    },
  } satisfies Readonly<Record<string, Rule>>;
}
