/** Rules for all exchanges of a run, by operation, judged by `expect(await all()).toAllKeep(…)`. */
import { once } from '../cases/once.ts';
import type { RunSoFar } from '../cases/sequence.ts';
import { isInterruption, isOfRate, isRetryAfter } from '../cases/waiting.ts';
import {
  CUT_TWICE,
  type Exchange,
  type ExchangeFailure,
  headerValues,
  isAccepted,
  isRedirect,
  replyLine,
  statusOf,
} from '../contract/evidence.ts';
import { factsOf, successOf, tokenReplySchema } from '../contract/interface.ts';
import type { RunContext } from '../contract/run.ts';
import { validatorOf, violationsOf } from '../contract/validators.ts';
import type { Operation, ReservationOperation, TokenOperation } from '../contract/words.ts';
import { requestsOf, textSent } from './conforming.ts';
import { issuesToken, jsonObjectIn } from './json.ts';
import {
  guestDataIn,
  handedOver,
  insideIn,
  releaseInBody,
  releaseInFields,
  secretIn,
  tokensIssuedIn,
} from './leaks.ts';
import { unkept } from './matchers/answered.ts';
import type { Rule } from './matchers/record.ts';
import { membersOf } from './pinned.ts';

const isError = (exchange: Exchange) => statusOf(exchange) >= 400;
/** A server may say that it lacks a method or transfer coding (RFC 9110 §15.6.2, §15.6.6). */
const isFailure = (exchange: Exchange) =>
  statusOf(exchange) >= 500 && ![501, 505].includes(statusOf(exchange)) && !isOfRate(statusOf(exchange));

/** A Date and a clock may differ by this many milliseconds. */
const CLOCKS_DIFFER_MS = 60_000;

const where = (holds: (exchange: Exchange) => boolean) => (exchange: Exchange) =>
  holds(exchange) ? replyLine(exchange) : null;

function outOfTime({ reply, sentAt, durationMs }: Exchange): string | null {
  const [date] = headerValues(reply?.headers ?? [], 'date');
  const stated = Date.parse(date ?? '');
  // Its presence and form are another requirement.
  if (Number.isNaN(stated)) return null;
  const sent = Date.parse(sentAt);
  const isClose = stated >= sent - CLOCKS_DIFFER_MS && stated <= sent + durationMs + CLOCKS_DIFFER_MS;
  return isClose ? null : `Date: ${date}, for a request that was sent at ${sentAt}`;
}

/** Each `Retry-After` of a 429 or 503: of the answer, and of those that were waited out before it. */
function busyTimes({ waits, reply }: Exchange): string[] {
  const isBusy = (status: number) => isOfRate(status) || status === 503;
  const waited = waits.filter(({ status }) => isBusy(status)).flatMap(({ retryAfter }) => retryAfter ?? []);
  return reply && isBusy(reply.status) ? [...waited, ...headerValues(reply.headers, 'retry-after')] : waited;
}

/** Whether a request had its connection broken off, and an answer when it was sent again. */
const cameLater = ({ reply, waits }: Exchange) =>
  reply !== null && waits.some((wait) => wait.status === 0 && isInterruption(wait));

/** Why it may be the network that cut these replies short twice: it did so to as many others once. */
function cutByNetwork(cut: readonly Exchange[], all: readonly Exchange[]): string | null {
  const isCutTwice = ({ failure }: Exchange) => failure?.message.includes(CUT_TWICE);
  if (!cut.every(isCutTwice)) return null;
  return all.filter(cameLater).length >= all.filter(isCutTwice).length ? BREAKS_OFF : null;
}

/** Node's codes for a header section that is broken after a valid status line (RFC 9112 §5). */
const BROKEN_HEAD = /\(HPE_(?:CR_EXPECTED|INVALID_HEADER_TOKEN)\)$/;

const BREAKS_OFF =
  'but the network breaks connections off: as many other requests were answered only when they were sent again';

/** The rules for the exchanges of an operation, over a run. */
export function wholeRunRules(context: RunContext, operation: Operation, run: RunSoFar) {
  const requests = requestsOf(context, run);
  const { mustBeTaken } = requests;
  const isOther = (exchange: Exchange) => !mustBeTaken(exchange);
  const { path } = factsOf(operation, context.profile);
  // A service whose replies all have such a head may be read by clients that are more tolerant than this one.
  const isReadable = run.exchanges.some(({ request, reply }) => request.operation === operation && reply !== null);
  const isMisframed = ({ kind, message }: ExchangeFailure) =>
    kind === 'framing' || (isReadable && BROKEN_HEAD.test(message));
  // Routers may redirect a path that begins with two slashes, or has dot segments, to the clean one.
  const itsPath = new RegExp(`(?<![/.])${path}(?:\\?|$)`);
  const isAtItsPath = ({ request }: Exchange) => request.method === 'POST' && itsPath.test(request.url);
  return {
    lawfulSucceeds: {
      about: mustBeTaken,
      summary: 'The service failed (5xx) over a valid request',
      expected: 'any status below 500',
      unmet: where(isFailure),
    },
    wrongFailsNowhere: {
      about: isOther,
      summary: 'The service failed (5xx) where the request is at fault, or unusual',
      expected: 'any status below 500, or 501',
      unmet: where(isFailure),
    },
    lawfulStaysHere: {
      about: mustBeTaken,
      summary: 'The service redirects a valid request',
      expected: 'an answer, not a redirect (3xx)',
      unmet: where(isRedirect),
    },
    wrongStaysHere: {
      about: (exchange) => isOther(exchange) && isAtItsPath(exchange),
      summary: 'The service redirects a request that is at fault, or unusual',
      expected: 'an answer, not a redirect (3xx)',
      unmet: where(isRedirect),
    },
    errorKeepsSecrets: {
      about: isError,
      summary: 'An error holds a secret',
      expected: 'no secret and no token in an error',
      unmet: secretIn,
      readsBodies: true,
    },
    errorHandsNothingOver: {
      about: isError,
      summary: 'An error hands over a secret or a token that its request did not hold',
      expected: 'no secret and no token but what the request holds',
      // Of a long body the beginning: a conforming service may repeat a long request in its error.
      unmet: (exchange) => handedOver(exchange, tokensIssuedIn(run.exchanges)),
    },
    errorKeepsInsides: {
      about: isError,
      summary: 'An error shows the inside of the service',
      expected: 'no stack trace, no path of a file, no text of a query',
      unmet: insideIn,
      readsBodies: true,
    },
    errorKeepsGuest: {
      about: isError,
      summary: "An error repeats a guest's data",
      expected: "no name, number or folio of the request's guest in an error",
      unmet: guestDataIn,
      readsBodies: true,
    },
    framed: {
      about: isAtItsPath,
      summary: 'A reply is broken, or does not end where it says',
      expected:
        'valid header fields, a reply as long as its Content-Length or its chunks say, nothing behind it, and in the coding that it names',
      unmet: ({ failure }) => (failure && isMisframed(failure) ? failure.message : null),
      readsUnanswered: true,
      doubtful: (breaking) => cutByNetwork(breaking, run.exchanges),
    },
    fieldsNameNoRelease: {
      about: () => true,
      summary: 'A header field names the release of a software',
      expected: 'no release of a server or platform, its name at most',
      unmet: releaseInFields,
    },
    errorsNameNoRelease: {
      about: isError,
      summary: 'An error names the release of a software',
      expected: 'no release of a server, platform or database in an error',
      unmet: releaseInBody,
      readsBodies: true,
    },
    datesAreNow: {
      about: () => true,
      summary: "The header field Date is not the reply's time",
      expected: 'a Date within 60 seconds of the exchange',
      unmet: outOfTime,
    },
    retryAfter: {
      about: (exchange) => busyTimes(exchange).length > 0,
      summary: 'A Retry-After cannot be read',
      expected: 'a number of seconds, or a date as Mon, 01 Jun 2026 12:00:00 GMT',
      unmet: (exchange) => {
        const unread = busyTimes(exchange).find((value) => !isRetryAfter(value));
        return unread === undefined ? null : `Retry-After: ${unread}`;
      },
      readsUnanswered: true,
    },
  } satisfies Readonly<Record<string, Rule>>;
}

/** The rules for reports that are accepted or must be: section 4.1, or what the profile pins. */
export function reportRules(context: RunContext, operation: ReservationOperation, run: RunSoFar) {
  const requests = requestsOf(context, run);
  const { statuses, isEmpty } = successOf(operation, context.profile);
  const about = (exchange: Exchange) => isAccepted(exchange) && requests.isValid(exchange);
  return {
    accepted: {
      about: requests.isEveryday,
      summary: `The service did not accept a ${operation} request such as hotels send every day`,
      expected: 'success (2xx), as for the others like it',
      unmet: (exchange) => (isAccepted(exchange) ? null : replyLine(exchange)),
    },
    status: {
      about,
      summary: 'A valid report was accepted with another status',
      expected: statuses.join(' or '),
      unmet: where((exchange) => !statuses.includes(statusOf(exchange))),
    },
    noBody: {
      about,
      summary: 'A valid report was accepted with a body',
      expected: 'no body',
      unmet: ({ reply }) => (isEmpty && (reply?.body.bytes ?? 0) > 0 ? `${reply?.body.bytes} bytes` : null),
    },
  } satisfies Readonly<Record<string, Rule>>;
}

const REQUEST_TIMEOUT = 408;
const FORBIDDEN = 403;

/** Rejected by a gateway for pace (section 8 does not show how) or a timeout: the endpoint itself names an error. */
function isTurnedAway(exchange: Exchange): boolean {
  const status = exchange.reply?.status;
  return status === REQUEST_TIMEOUT || (status === FORBIDDEN && jsonObjectIn(exchange)?.['error'] === undefined);
}

/** How much two lives may differ, since lives and dates of replies are in whole seconds. */
const ROUNDED_SECONDS = 3;

/** By how many seconds a reply overstates its token's life, by the token's own claim; `null`: it does not say. */
function statedTooLong(exchange: Exchange): number | null {
  const { exp } = exchange.issued[0] ?? {};
  const [date = exchange.sentAt] = headerValues(exchange.reply?.headers ?? [], 'date');
  const stated = jsonObjectIn(exchange)?.['expires_in'];
  const isKnown = exp !== undefined && typeof stated === 'number' && !Number.isNaN(Date.parse(date));
  return isKnown ? stated - (exp - Date.parse(date) / 1000) : null;
}

/** How much the life of an earlier token is overstated, although it was right at first: so the clock is right. */
function tokensShownAgain(exchanges: readonly Exchange[]): (exchange: Exchange) => string | null {
  const first = once((tag: string) => exchanges.find(({ issued }) => issued[0]?.tag === tag));
  return (exchange) => {
    const [before, now] = [first(exchange.issued[0]?.tag ?? ''), exchange].map((each) => each && statedTooLong(each));
    const isLonger =
      Math.min(now ?? 0, (now ?? 0) - (before ?? Infinity)) > ROUNDED_SECONDS + exchange.durationMs / 1000;
    return isLonger ? `the token of an earlier reply, which has ${Math.round(now ?? 0)} seconds less` : null;
  };
}

/** The client that a token request names in its body, if the run knows it. */
function clientOf(exchange: Exchange, { clientId, profile: { token } }: RunContext): string | undefined {
  const sent = textSent(exchange);
  const named = membersOf(sent)['client_id'] ?? new URLSearchParams(sent).get('client_id');
  return [clientId, token?.shortLivedClient?.id, token?.secondClient?.id].find((id) => id === named);
}

export function tokenRules(context: RunContext, operation: TokenOperation, run: RunSoFar) {
  const requests = requestsOf(context, run);
  // After these the client may be locked out (RFC 6749 §2.3.1).
  const attempts = run.exchanges.filter((each) => !each.failure && requests.intentOf(each).wrongSecret);
  const firstAttempt = Math.min(...attempts.map(({ sentAt }) => Date.parse(sentAt)));
  const isMalformed = (exchange: Exchange) => requests.intentOf(exchange).malformed === true;
  const isError = ({ request: { method, url }, reply }: Exchange) =>
    method === 'POST' &&
    [400, 401].includes(reply?.status ?? 0) &&
    url.endsWith(factsOf(operation, context.profile).path);
  const lacks = (member: string) => (exchange: Exchange) => {
    if (unkept(exchange)) return null;
    const object = jsonObjectIn(exchange);
    if (!object && exchange.reply?.body.bytes) return `${replyLine(exchange)} with a body that is not a JSON object`;
    return (object?.[member] ?? '') === '' ? `${replyLine(exchange)} without ${member}` : null;
  };
  const isIssued = (exchange: Exchange) => isAccepted(exchange) && issuesToken(exchange);
  const otherOf = (exchange: Exchange) => {
    const client = clientOf(exchange, context);
    return client === context.clientId ? undefined : client;
  };
  // Without any token for another client, the secret that the run was given for it may be wrong.
  const hasGotOne = once((other: string) => run.exchanges.some((each) => isIssued(each) && otherOf(each) === other));
  const isKnown = (other?: string) => other === undefined || hasGotOne(other);
  const isAsShown = validatorOf(tokenReplySchema(operation));
  const code = { expected: 'error, an OAuth 2.0 error code', unmet: lacks('error'), readsBodies: true } as const;
  return {
    granted: {
      about: (exchange) =>
        requests.mustBeTaken(exchange) &&
        Date.parse(exchange.sentAt) + exchange.durationMs < firstAttempt &&
        !isTurnedAway(exchange) &&
        isKnown(otherOf(exchange)),
      summary: 'A valid token request got no token',
      expected: 'success (2xx) with a token, as for the others like it',
      unmet: (exchange) => {
        if (!isAccepted(exchange)) return replyLine(exchange);
        return issuesToken(exchange) || unkept(exchange) ? null : `${replyLine(exchange)} without a token`;
      },
      readsBodies: true,
    },
    members: {
      about: (exchange) => requests.isValid(exchange) && isIssued(exchange),
      summary: 'A reply with a token lacks a member that is shown, or gives it another type or value',
      expected: 'the members that the document shows, with their types and values',
      unmet: (exchange) => (unkept(exchange) || isAsShown(jsonObjectIn(exchange)) ? null : violationsOf(isAsShown)),
      readsBodies: true,
    },
    life: {
      about: isIssued,
      summary: 'A token that is handed out again is said to live as long as when it was new',
      expected: 'expires_in as what is left of the life of the token',
      unmet: tokensShownAgain(run.exchanges),
      readsBodies: true,
    },
    ownToken: {
      about: (exchange) => isIssued(exchange) && otherOf(exchange) !== undefined,
      summary: 'Two clients got the same token',
      expected: 'a token of its own',
      unmet: (exchange) => {
        const [own, [token]] = [clientOf(exchange, context), exchange.issued];
        // Of a reply that holds more than can be searched for secrets, no token is recorded.
        const isSame = ({ issued }: Exchange) => token !== undefined && issued[0]?.tag === token.tag;
        const other = run.exchanges.filter(isSame).find((each) => ![undefined, own].includes(clientOf(each, context)));
        return other ? `the token of ${other.id}` : null;
      },
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
      expected: 'error_description, text for people',
      unmet: lacks('error_description'),
      readsBodies: true,
    },
  } satisfies Readonly<Record<string, Rule>>;
}
