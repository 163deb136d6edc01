/** What one preflight exchange shows: a good reply, or who is to blame. */

import { lacksArrival } from '../../cases/reservation-id.ts';
import { isTimeOver } from '../../cases/unsent.ts';
import { isOfRate } from '../../cases/waiting.ts';
import {
  type Exchange,
  type ExchangeFailure,
  headerValues,
  isAccepted,
  isOutage,
  isRedirect,
  isUnreadable,
  replyLine,
  statusOf,
} from '../../contract/evidence.ts';
import { isOpen } from '../../contract/interface.ts';
import type { RunContext, Target } from '../../contract/run.ts';
import { cut, visible } from '../../contract/visible.ts';
import { momentOf, type ReservationOperation } from '../../contract/words.ts';
import { jsonObjectIn } from '../json.ts';
import { alsoLater, groundMissing } from '../matchers/answered.ts';
import { type Blame, bad, certificateStep, good, notTried, type PreflightStep } from './report.ts';

/** What to do if the settings are right after all. */
export const ANYWAY =
  'If that is right, the service is wrong: `npx lodging-certification certify --accept refused-controls` judges it.';

/** Whether the issuer has a separate address. */
export function hasOwnIssuer({ authUrl, baseUrl }: Target): boolean {
  return authUrl !== baseUrl;
}

/** The setting that decides where an exchange went. */
export function addressSetting({ request }: Exchange, target: Target): string {
  return request.operation === 'token-form' && hasOwnIssuer(target) ? 'LODGING_AUTH_URL' : 'LODGING_BASE_URL';
}

const SLIPS = {
  LODGING_AUTH_URL: /\/(oauth2(\/token)?|auth\/token|token)$/i,
  LODGING_BASE_URL: /\/(api(\/v1(\/.*)?)?|oauth2(\/token)?|auth\/token)$/i,
} as const;

/** What to do if an address already contains what the suite appends; `null` otherwise. */
export function slipOf(exchange: Exchange, target: Target): string | null {
  const setting = addressSetting(exchange, target) as keyof typeof SLIPS;
  const address = setting === 'LODGING_AUTH_URL' ? target.authUrl : target.baseUrl;
  const [path] = SLIPS[setting].exec(address) ?? [];
  if (path === undefined) return null;
  const added = path.startsWith('/api') ? '/api/v1/…' : 'the path of the token endpoint';
  return `Take ${path} off the end of ${setting}: the suite adds ${added} itself, and has called ${exchange.request.url}.`;
}

interface Named {
  readonly pattern: RegExp;
  readonly advice: (context: RunContext) => string;
}

const HOTEL: Named = {
  pattern: /hotel|property/i,
  advice: ({ values }) =>
    `Check LODGING_HOTEL_ID (or values.hotels in certification.yaml): the service must know hotel ${values.hotels[0]?.id}, and let this client report for it.`,
};
const ZONE: Named = {
  pattern: /[Tt]ime.?[Zz]one|[Oo]ffset|Date|\bdate|_date|\btime\b|[Ff]uture|\bpast\b/,
  advice: ({ values }) =>
    `Check LODGING_HOTEL_TIME_ZONE (or values.hotels in certification.yaml), now ${values.hotels[0]?.timeZone}: it gives the times of stays.`,
};
const STAYS: Named = {
  pattern: /confirmation|reservation|guest|folio|\bstay/i,
  advice: ({ values }) =>
    values.stays.length > 0
      ? 'Check values.stays in certification.yaml: the service must know these stays.'
      : 'Give stays that the service knows in values.stays of certification.yaml: made-up ones were refused.',
};
/** No setting can add what the document calls optional; a version in the reply's envelope does not ask for one. */
const VERSION: Named = {
  pattern: /api.?version(?!"?\s*:)/i,
  advice: () =>
    'The reply asks for api-version, which section 9 calls optional: no setting is missing; the service has to accept a report without it.',
};
const LIMITED: Named = {
  pattern: /room.?(?:number|type)|occupancy|nights|employee|supplier|loyalty|\bsource/i,
  advice: () =>
    "If the service limits what the reply names, say so in the profile (`fields`): the suite's own reports then stay within the limit.",
};
const ID_SOURCE: Named = {
  pattern: STAYS.pattern,
  advice: ({ values }) =>
    `Check values.reservationIdFrom in certification.yaml (now ${values.reservationIdFrom}): it says where a guest's reservation id comes from.`,
};

/** Settings that an operation depends on, likeliest first, for replies that name nothing. */
const RESTS_ON: Readonly<Record<ReturnType<typeof momentOf<ReservationOperation>>, readonly [Named, ...Named[]]>> = {
  arrival: [HOTEL, ZONE, STAYS],
  departure: [ID_SOURCE, HOTEL, ZONE],
  stay: [ID_SOURCE, HOTEL, ZONE],
  absence: [STAYS, HOTEL, ZONE],
};

/** Words that mean something else in a reply: addresses, paths, "hotel" in a member's name or before "time zone". */
const BESIDES = [/(https?:\/)?\/[^\s"'<>]*/g, /hotel.?(?=confirmation)/gi, /hotel(?:'?s)?(?= (?:local )?time.?zone)/gi];

/** The probable cause of a refusal; `isPointedAt`: the reply names the hotel or its zone, which affect every stay. */
export function adviceOn(exchange: Exchange, operation: ReservationOperation, context: RunContext) {
  const left = BESIDES.reduce((rest, each) => rest.replace(each, ' '), exchange.reply?.body.text ?? '');
  const candidates = RESTS_ON[momentOf(operation)];
  const pointed = [VERSION, HOTEL, ...candidates, LIMITED].find(({ pattern }) => pattern.test(left));
  const example = isOpen(operation) ? ` Check its example in profile operations.${operation} too.` : '';
  const unsaid =
    left.trim() === '' ? 'The reply gives no reason.' : 'Do what the reply says. If it says nothing useful:';
  const advice = pointed ? pointed.advice(context) : `${unsaid} ${candidates[0].advice(context)}`;
  const text = `${advice}${example} ${ANYWAY}`;
  return { text, isPointedAt: pointed === HOTEL || pointed === ZONE };
}

const LONGEST_SHOWN = 160;

/** Text of a reply on one terminal line. */
export function onOneLine(text: string): string {
  return cut(visible(text.replace(/[\p{Cc}\s]+/gu, ' ').trim()), LONGEST_SHOWN);
}

function firstLineOf({ reply }: Exchange): string {
  const lines = (reply?.body.text ?? '').split('\n').map(onOneLine);
  return lines.find((line) => line !== '') ?? '';
}

function bodyWords(exchange: Exchange): string {
  const { bytes = 0 } = exchange.reply?.body ?? {};
  return firstLineOf(exchange) || (bytes === 0 ? 'no body' : `a body of ${bytes} bytes that is not text`);
}

/** A summary of a reply: status, media type, redirect target, first body line. The wire has replaced secrets. */
export function shownReply(exchange: Exchange): string {
  const headers = exchange.reply?.headers ?? [];
  const [type = 'no media type'] = headerValues(headers, 'content-type').map(onOneLine);
  const location = headerValues(headers, 'location').map((to) => `, Location: ${onOneLine(to)}`);
  return `${shownStatus(exchange)}, ${type}${location.slice(0, 1).join('')}: ${bodyWords(exchange)}`;
}

/** `400 Bad Request` on one line. */
export const shownStatus = (exchange: Exchange): string => onOneLine(replyLine(exchange));

const TAG = 200;

/** A web page from its first tag on, without white space, declaration and comments before it. */
function withoutComments(text: string): string {
  const blank = /\s*/y;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const skip = (begin: string, end: string): boolean => {
    blank.lastIndex = at;
    blank.test(text);
    at = blank.lastIndex;
    const close = text.startsWith(begin, at) ? text.indexOf(end, at + begin.length) : -1;
    if (close >= 0) at = close + end.length;
    return close >= 0;
  };
  skip('<?xml', '>');
  while (skip('<!--', '-->'));
  return text.slice(at);
}

/** Whether the reply is a web page, whatever its media type: frameworks send a bare `OK` as text/html. */
export function isWebPage({ reply }: Exchange): boolean {
  return /^<(?:!doctype\s+html|html|head|body)\b/i.test(withoutComments(reply?.body.text ?? '').slice(0, TAG));
}

/** Whether a TLS server complains about plain http, in the words of nginx, Apache or Go. */
export function wantsTls({ reply }: Exchange): boolean {
  return (
    reply?.status === 400 &&
    /http request (was sent )?to an? (https|tls)|plain http request|speaking plain http to an ssl/i.test(
      reply.body.text ?? '',
    )
  );
}

/** Whether nothing is at the address, or nothing that accepts a POST. */
export const isNowhere = (exchange: Exchange): boolean => [404, 405].includes(statusOf(exchange));

/** Whether an exchange brought a token; a web page never does. */
export function hasToken(exchange: Exchange): boolean {
  return isAccepted(exchange) && exchange.issued.length > 0 && !isWebPage(exchange);
}

/** Whether an event was accepted: any 2xx that is not a web page. */
export function isTaken(exchange: Exchange): boolean {
  return isAccepted(exchange) && (exchange.reply?.status === 201 || !isWebPage(exchange));
}

/** Statuses below 500 that no integrator's value can cause: the service refuses the documented form. */
const FORM_REFUSED: readonly number[] = [406, 411, 413, 414, 415, 417, 426, 428, 431];

/** Whether a reply is clearly the service's own fault: a server error, or a refusal of what the document prescribes. */
export function isOwnFault(exchange: Exchange): boolean {
  const status = statusOf(exchange);
  return (status >= 500 && status !== 511) || FORM_REFUSED.includes(status);
}

/** Whether the credentials are to blame: an OAuth refusal (RFC 6749 §5.2), or a status that means nothing else. */
export function refusesClient(exchange: Exchange): boolean {
  const status = statusOf(exchange);
  if (isWebPage(exchange) || ![400, 401, 403].includes(status)) return false;
  const error = jsonObjectIn(exchange)?.['error'];
  return status === 401 || error === 'invalid_client' || error === 'unauthorized_client';
}

const NO_ZONE_STEP = 'Set LODGING_HOTEL_TIME_ZONE, or list the hotel in values.hotels of certification.yaml.';
const NO_ID_STEP =
  'Set values.reservationIdFrom in certification.yaml to the place where this service gives reservation ids.';
const ARRIVAL_STEP = 'Look at the check-in first: nothing can be judged without a checked-in guest.';
const TIME_STEP = 'Raise pace.longestMinutes in certification.yaml, or leave it out.';
const OUTAGE_STEP =
  'Try again when the service is up; if it is only slow, raise network.timeoutMs in certification.yaml.';
const UNREADABLE_STEP =
  'Look at the reply with `curl -i`, and fix what sends it: the service, or a proxy or gateway in front of it.';
const QUOTA_STEP =
  'Wait until the quota is free again, or ask the provider for a larger one; then set pace.requestsPerSecond in certification.yaml.';
const PROXY_STEP =
  'Check network.proxy or HTTPS_PROXY: its login (http://user:password@proxy.example:3128) and whether it lets this host through; a host that is reached without it belongs in NO_PROXY.';

type BlameAndStep = readonly [blame: Blame, nextStep: string];
const JUDGED = 'The run judges it.';
const OUTAGE: BlameAndStep = ['outage', OUTAGE_STEP];
const NETWORK: BlameAndStep = [
  'network',
  'Check the network between this machine and the service: name, firewall, VPN, proxy (HTTPS_PROXY).',
];

/** All other failures are the service's. */
const OF_FAILURE: Readonly<Partial<Record<ExchangeFailure['kind'], BlameAndStep>>> = {
  dns: NETWORK,
  refused: NETWORK,
  tls: NETWORK,
  network: NETWORK,
  proxy: ['network', PROXY_STEP],
  reset: OUTAGE,
  timeout: OUTAGE,
  'not-sent': OUTAGE,
  'pool-exhausted': ['configuration', 'Supply more values in certification.yaml.'],
  'no-reservation-id': ['configuration', NO_ID_STEP],
};

/** Blame by message, if the kind of failure leaves it open. */
const BY_MESSAGE: readonly (readonly [is: (message: string) => boolean, nextStep: string])[] = [
  [isTimeOver, TIME_STEP],
  [isUnreadable, UNREADABLE_STEP],
  [lacksArrival, ARRIVAL_STEP],
];

/** Behind a proxy the certificate is seen only once a request is sent. */
function certificateRefused(name: string, exchange: Exchange, { target }: RunContext): PreflightStep | null {
  const [, code] = /\(([A-Z_]+)\)$/.exec(exchange.failure?.kind === 'tls' ? exchange.failure.message : '') ?? [];
  const place = new URL(exchange.request.url).host;
  return code ? certificateStep(name, { place, code, setting: addressSetting(exchange, target) }) : null;
}

function unanswered(name: string, exchange: Exchange, context: RunContext): PreflightStep | null {
  const { failure, request } = exchange;
  if (failure) {
    const refused = certificateRefused(name, exchange, context);
    if (refused) return refused;
    const [blame, step] = OF_FAILURE[failure.kind] ?? (['service', JUDGED] as const);
    const [, next = step] = BY_MESSAGE.find(([is]) => is(failure.message)) ?? [];
    return bad(name, blame, `${request.url}: ${failure.message}.`, next);
  }
  const shown = { reply: shownReply(exchange) };
  // A proxy or a network's portal (RFC 9110 §15.5.8, RFC 6585 §6).
  if ([407, 511].includes(statusOf(exchange))) {
    const sentence = `The network, not the service, answers ${request.url}: ${shownStatus(exchange)}.`;
    return bad(name, 'network', sentence, PROXY_STEP, shown);
  }
  if (isOutage(statusOf(exchange))) {
    return bad(name, 'outage', `${request.url} is out of order: ${shownStatus(exchange)}.`, OUTAGE_STEP, shown);
  }
  if (!isOfRate(statusOf(exchange))) return null;
  const sentence = `${request.url} still says that the rate limit is exceeded (${statusOf(exchange)}), after ${exchange.waits.length} waits.`;
  return bad(name, 'outage', sentence, QUOTA_STEP, shown);
}

/** Replies from somewhere other than the operation called. `%`: the status, then the setting to look at. */
const ELSEWHERE: readonly (readonly [is: (exchange: Exchange) => boolean, says: string, next: string])[] = [
  [wantsTls, 'was called over plain http, but requires TLS', 'Write https:// in %, or another port.'],
  [
    isRedirect,
    'answers with a redirect (%), which a service would not send',
    `Check %: set it to the address that the redirect leads to, unless that is a login page or a network's portal. ${ANYWAY}`,
  ],
  [
    (exchange) => isWebPage(exchange) && !isOwnFault(exchange) && !isNowhere(exchange),
    'answers with a web page (%), perhaps a login page, which a service would not send',
    `Check %, and that there is no login or network portal in front of it. ${ANYWAY}`,
  ],
  [
    isNowhere,
    'says that nothing is there (%)',
    `Check %: host, path prefix (the suite itself adds /api/v1), environment. ${ANYWAY}`,
  ],
];

/** The step of a reply from somewhere other than the operation called; `null` if it may be the service's. */
function misplaced(name: string, exchange: Exchange, { target }: RunContext): PreflightStep | null {
  const [, says, next] = ELSEWHERE.find(([is]) => is(exchange)) ?? [];
  if (!says || !next) return null;
  const sentence = `${exchange.request.url} ${says.replace('%', () => shownStatus(exchange))}.`;
  const setting = addressSetting(exchange, target);
  const added = setting === 'LODGING_AUTH_URL' ? '/oauth2/token' : '/api/v1';
  const step = slipOf(exchange, target) ?? next.replace('%', setting).replace('/api/v1', added);
  return bad(name, 'configuration', sentence, step, { reply: shownReply(exchange) });
}

const CREDENTIALS_STEP =
  'Check LODGING_CLIENT_ID and LODGING_CLIENT_SECRET, and that they belong to this issuer and environment.';

export function tokenStep(name: string, exchange: Exchange, context: RunContext): PreflightStep {
  const without = unanswered(name, exchange, context);
  if (without) return without;
  if (hasToken(exchange)) return good(name, `A token was issued (${exchange.issued[0]?.format}).`);
  const status = shownStatus(exchange);
  const reply = { reply: shownReply(exchange) };
  if (refusesClient(exchange)) {
    return bad(name, 'credentials', `The issuer refuses the client (${status}).`, CREDENTIALS_STEP, reply);
  }
  const elsewhere = misplaced(name, exchange, context);
  if (elsewhere) return elsewhere;
  const { url } = exchange.request;
  const slip = slipOf(exchange, context.target);
  // A server error, or a success without a token, is not a configuration problem.
  const isOwn = isOwnFault(exchange) || isAccepted(exchange) || (jsonObjectIn(exchange) && statusOf(exchange) !== 403);
  if (isOwn && !slip) {
    const next = `It is judged; if ${name} is not offered, leave it out of claims in certification.yaml.`;
    return bad(name, 'service', `${url} answered ${status}, without a token.`, next, reply);
  }
  const setting = addressSetting(exchange, context.target);
  const next = `Check ${setting} and the credentials (LODGING_CLIENT_ID, LODGING_CLIENT_SECRET). ${ANYWAY}`;
  return bad(name, 'configuration', `${url} gives no token and no reason (${status}).`, slip ?? next, reply);
}

function missingStep({ request, guestAbsent }: Exchange): string {
  if (request.operation === 'check-in' || guestAbsent?.assumed) return NO_ZONE_STEP;
  return guestAbsent ? ARRIVAL_STEP : NO_ID_STEP;
}

/** The context in which refused calls are judged. */
export interface Beside {
  readonly context: RunContext;
  /** Seconds that the service's clock is ahead of this machine's; 0 if unknown. */
  readonly skewS: number;
}

function refused(name: string, exchange: Exchange, { context, skewS }: Beside): PreflightStep {
  const operation = exchange.request.operation as ReservationOperation;
  const status = statusOf(exchange);
  const sentence = `The service refuses a valid ${operation} (${shownStatus(exchange)})${alsoLater(exchange)}.`;
  const reply = { reply: shownReply(exchange) };
  const isOwnToken = status === 401 && !hasOwnIssuer(context.target);
  if (isOwnFault(exchange) || isOwnToken) return bad(name, 'service', sentence, JUDGED, reply);
  if (status === 401) {
    const next = `Check that LODGING_AUTH_URL issues tokens for this LODGING_BASE_URL. ${ANYWAY}`;
    return bad(name, 'configuration', sentence, next, reply);
  }
  const isSure = operation === 'check-in';
  const missing = groundMissing(exchange);
  if (missing) {
    return bad(name, 'configuration', `${onOneLine(missing.summary)}.`, missingStep(exchange), { ...reply, isSure });
  }
  if (Math.abs(skewS) > LARGEST_SKEW_S) {
    const next = `Correct the clock that is wrong (they differ by ${Math.abs(skewS)} s): this machine's clock dates stays. ${ANYWAY}`;
    return bad(name, 'configuration', sentence, next, { ...reply, isSure: true });
  }
  const { text, isPointedAt } = adviceOn(exchange, operation, context);
  return bad(name, 'configuration', sentence, text, { ...reply, isSure: isSure && isPointedAt });
}

export function controlStep(name: string, exchange: Exchange, beside: Beside): PreflightStep {
  const without = unanswered(name, exchange, beside.context);
  if (without) return without;
  if (isTaken(exchange)) return good(name, `A valid call was accepted (${shownStatus(exchange)}).`);
  const refusal = refused(name, exchange, beside);
  // A service may also answer 404 for an unknown hotel.
  const isOfValues = isNowhere(exchange) && (refusal.isSure || groundMissing(exchange) !== null);
  return isOfValues ? refusal : (misplaced(name, exchange, beside.context) ?? refusal);
}

const LARGEST_SKEW_S = 60;

/** Seconds the service's clock is ahead of this machine's; `null` if no reply has a date (RFC 9110 §6.6.1). */
export function skewOf(exchange: Exchange | undefined): number | null {
  const [date] = headerValues(exchange?.reply?.headers ?? [], 'date');
  const theirs = Date.parse(date ?? '');
  if (!exchange || Number.isNaN(theirs)) return null;
  return Math.round((theirs - Date.parse(exchange.sentAt) - exchange.durationMs) / 1000);
}

/** Compares the clocks as far as possible. */
export function clockStep(skewS: number | null): PreflightStep {
  if (skewS === null) return notTried('clock', 'The reply carries no Date to compare with.');
  if (Math.abs(skewS) <= LARGEST_SKEW_S) return good('clock', 'The clocks agree to within a minute.');
  const sentence = `The service's clock is ${Math.abs(skewS)} s ${skewS > 0 ? 'ahead of' : 'behind'} this machine's.`;
  return good(
    'clock',
    sentence,
    "Correct the clock that is wrong: this machine's clock dates stays and refreshes tokens.",
  );
}
