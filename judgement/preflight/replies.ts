/** What one preflight exchange shows: a good reply, or who is to blame. */
import { isTimeOver } from '../../cases/unsent.ts';
import {
  type Exchange,
  type ExchangeFailure,
  headerValues,
  isAccepted,
  isOutage,
  statusOf,
} from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { ReservationOperation } from '../../contract/words.ts';
import { jsonObjectIn } from '../json.ts';
import { alsoLater, groundMissing } from '../matchers/answered.ts';
import {
  hasToken,
  isNowhere,
  isOwnFault,
  isRedirect,
  isTaken,
  isWebPage,
  onOneLine,
  refusesClient,
  shownReply,
  shownStatus,
  wantsTls,
} from './reply-kinds.ts';
import { type Blame, bad, good, notTried, type PreflightStep } from './report.ts';
import { ANYWAY, addressSetting, adviceOn, hasOwnIssuer, slipOf } from './settings-named.ts';

const NO_ZONE_STEP = 'Set LODGING_HOTEL_TIME_ZONE, or list the hotel in values.hotels of certification.yaml.';
const NO_ID_STEP =
  'Set values.reservationIdFrom in certification.yaml to where the reservation ids of this service come from.';
const TIME_STEP = 'Raise pace.longestMinutes in certification.yaml, or leave it out.';
const OUTAGE_STEP =
  'Try again when the service is up; if it is slow only, raise network.timeoutMs in certification.yaml.';
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

function unanswered(name: string, exchange: Exchange): PreflightStep | null {
  const { failure, request } = exchange;
  if (failure) {
    const [blame, step] = OF_FAILURE[failure.kind] ?? (['service', JUDGED] as const);
    return bad(name, blame, `${request.url}: ${failure.message}.`, isTimeOver(failure.message) ? TIME_STEP : step);
  }
  const shown = { reply: shownReply(exchange) };
  // A proxy or a network's portal (RFC 9110 §15.5.8, RFC 6585 §6).
  if ([407, 511].includes(statusOf(exchange))) {
    const sentence = `Not the service but the network before it answers ${request.url}: ${shownStatus(exchange)}.`;
    return bad(name, 'network', sentence, PROXY_STEP, shown);
  }
  if (isOutage(statusOf(exchange))) {
    return bad(name, 'outage', `${request.url} is out of order: ${shownStatus(exchange)}.`, OUTAGE_STEP, shown);
  }
  if (statusOf(exchange) !== 429) return null;
  const sentence = `${request.url} still says that the rate limit is met (429), after ${exchange.waits.length} waits.`;
  return bad(name, 'outage', sentence, QUOTA_STEP, shown);
}

/** Replies from somewhere other than the operation called. `%`: the status, then the setting to look at. */
const ELSEWHERE: readonly (readonly [is: (exchange: Exchange) => boolean, says: string, next: string])[] = [
  [wantsTls, 'was called in plain http, and wants TLS', 'Write https:// in %, or another port.'],
  [
    isRedirect,
    'answers with a redirect (%), not as the service would',
    `Check %: set it to the address that the redirect leads to, unless that is a login page or a network's portal. ${ANYWAY}`,
  ],
  [
    (exchange) => isWebPage(exchange) && !isOwnFault(exchange) && !isNowhere(exchange),
    'answers with a web page (%), such as a login page, not as the service would',
    `Check %, and that neither a login nor a network's portal stands before it. ${ANYWAY}`,
  ],
  [
    isNowhere,
    'answers that there is nothing (%)',
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

/** The step of a token request. */
export function tokenStep(name: string, exchange: Exchange, context: RunContext): PreflightStep {
  const without = unanswered(name, exchange);
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
  return guestAbsent ? 'Look at the check-in first: without a guest in the house nothing can be told.' : NO_ID_STEP;
}

/** What refused calls are judged beside. */
export interface Beside {
  readonly context: RunContext;
  /** Seconds by which the service's clock is ahead of this machine's; 0 if unknown. */
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
    const next = `Set the clock that is wrong (they differ by ${Math.abs(skewS)} s): stays are dated by this machine's. ${ANYWAY}`;
    return bad(name, 'configuration', sentence, next, { ...reply, isSure });
  }
  const { text, isPointedAt } = adviceOn(exchange, operation, context);
  return bad(name, 'configuration', sentence, text, { ...reply, isSure: isSure && isPointedAt });
}

/** The step of a control. */
export function controlStep(name: string, exchange: Exchange, beside: Beside): PreflightStep {
  const without = unanswered(name, exchange);
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
  return good('clock', sentence, 'Set the clock that is wrong: stays are dated and tokens refreshed by this one.');
}
