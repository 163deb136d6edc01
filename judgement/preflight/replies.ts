/** What one preflight exchange shows: a good reply, or who is to blame. */
import { isTimeOver } from '../../cases/unsent.ts';
import { type Exchange, type ExchangeFailure, headerValues, isAccepted, isOutage } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { ReservationOperation } from '../../contract/words.ts';
import { alsoLater, groundMissing } from '../matchers/answered.ts';
import {
  hasToken,
  isNetworkLogin,
  isNowhere,
  isOwnFault,
  isRedirect,
  isTaken,
  isWebPage,
  jsonOf,
  onOneLine,
  refusesClient,
  shownReply,
  statusOf,
  wantsTls,
} from './reply-kinds.ts';
import { type Blame, bad, good, notTried, type PreflightStep } from './report.ts';
import { ANYWAY, addressSetting, adviceOn, hasOwnIssuer, slipOf } from './settings-named.ts';

const BLAME_OF_FAILURE: Readonly<Partial<Record<ExchangeFailure['kind'], Blame>>> = {
  dns: 'network',
  refused: 'network',
  tls: 'network',
  proxy: 'network',
  network: 'network',
  reset: 'outage',
  timeout: 'outage',
  'not-sent': 'outage',
  'pool-exhausted': 'configuration',
  'no-reservation-id': 'configuration',
};

const NEXT_STEP: Readonly<Record<'network' | 'outage' | 'configuration' | 'service', string>> = {
  network: 'Check the network between this machine and the service: name, firewall, VPN, proxy (HTTPS_PROXY).',
  outage: 'Try again when the service is up; if it is slow only, raise network.timeoutMs in certification.yaml.',
  configuration: 'Supply more values in certification.yaml.',
  service: 'The run judges it.',
};
const NO_ID_STEP =
  'Set values.reservationIdFrom in certification.yaml to where the reservation ids of this service come from.';
const NO_ZONE_STEP = 'Set LODGING_HOTEL_TIME_ZONE, or list the hotel in values.hotels of certification.yaml.';
const TIME_STEP = 'Raise pace.longestMinutes in certification.yaml, or leave it out.';
const PROXY_STEP =
  'Check network.proxy or HTTPS_PROXY: its login (http://user:password@proxy.example:3128) and whether it lets this host through; a host that is reached without it belongs in NO_PROXY.';

function failureStep({ kind, message }: ExchangeFailure, blame: Blame): string {
  if (kind === 'not-sent' && isTimeOver(message)) return TIME_STEP;
  if (kind === 'proxy') return PROXY_STEP;
  return kind === 'no-reservation-id' ? NO_ID_STEP : NEXT_STEP[blame as keyof typeof NEXT_STEP];
}

function unanswered(name: string, exchange: Exchange): PreflightStep | null {
  const { failure, reply, request } = exchange;
  if (failure) {
    const blame = BLAME_OF_FAILURE[failure.kind] ?? 'service';
    return bad(name, blame, `${request.url}: ${failure.message}.`, failureStep(failure, blame));
  }
  const shown = { reply: shownReply(exchange) };
  if (isNetworkLogin(exchange)) {
    const sentence = `Not the service but the network before it answers ${request.url}: ${statusOf(exchange)}.`;
    return bad(name, 'network', sentence, PROXY_STEP, shown);
  }
  if (isOutage(reply?.status ?? 0)) {
    return bad(name, 'outage', `${request.url} is out of order: ${statusOf(exchange)}.`, NEXT_STEP.outage, shown);
  }
  if (reply?.status !== 429) return null;
  const sentence = `${request.url} still says that the rate limit is met (429), after ${exchange.waits.length} waits.`;
  const next =
    'Wait until the quota is free again, or ask the provider for a larger one; then set pace.requestsPerSecond in certification.yaml.';
  return bad(name, 'outage', sentence, next, shown);
}

/** The step of a reply from somewhere other than the operation called; `null` if it may be the service's. */
function misplaced(name: string, exchange: Exchange, { target }: RunContext): PreflightStep | null {
  const { url } = exchange.request;
  const setting = addressSetting(exchange, target);
  const reply = { reply: shownReply(exchange) };
  const stop = (sentence: string, next: string) =>
    bad(name, 'configuration', sentence, slipOf(exchange, target) ?? next, reply);
  if (wantsTls(exchange)) {
    return stop(`${url} was called in plain http, and wants TLS.`, `Write https:// in ${setting}, or another port.`);
  }
  if (isRedirect(exchange)) {
    const sentence = `${url} answers with a redirect (${statusOf(exchange)}), not as the service would.`;
    return stop(
      sentence,
      `Check ${setting}: set it to the address that the redirect leads to, unless that is a login page or a network's portal. ${ANYWAY}`,
    );
  }
  if (isWebPage(exchange) && !isOwnFault(exchange) && !isNowhere(exchange)) {
    const sentence = `${url} answers with a web page (${statusOf(exchange)}), such as a login page, not as the service would.`;
    return stop(
      sentence,
      `Check ${setting}, and that neither a login nor a network's portal stands before it. ${ANYWAY}`,
    );
  }
  if (!isNowhere(exchange)) return null;
  return stop(
    `${url} answers that there is nothing (${statusOf(exchange)}).`,
    `Check ${setting}: host, path prefix (the suite itself adds /api/v1), environment. ${ANYWAY}`,
  );
}

const CREDENTIALS_STEP =
  'Check LODGING_CLIENT_ID and LODGING_CLIENT_SECRET, and that they belong to this issuer and environment.';

/** The step of a token request. */
export function tokenStep(name: string, exchange: Exchange, context: RunContext): PreflightStep {
  const without = unanswered(name, exchange);
  if (without) return without;
  if (hasToken(exchange)) return good(name, `A token was issued (${exchange.issued[0]?.format}).`);
  const status = statusOf(exchange);
  const reply = { reply: shownReply(exchange) };
  if (refusesClient(exchange)) {
    return bad(name, 'credentials', `The issuer refuses the client (${status}).`, CREDENTIALS_STEP, reply);
  }
  const elsewhere = misplaced(name, exchange, context);
  if (elsewhere) return elsewhere;
  const { url } = exchange.request;
  const slip = slipOf(exchange, context.target);
  // A server error, or a success without a token, is not a configuration problem.
  const isOwn = isOwnFault(exchange) || isAccepted(exchange) || (jsonOf(exchange) && exchange.reply?.status !== 403);
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
  const status = exchange.reply?.status ?? 0;
  const sentence = `The service refuses a valid ${operation} (${statusOf(exchange)})${alsoLater(exchange)}.`;
  const reply = { reply: shownReply(exchange) };
  const isOwnToken = status === 401 && !hasOwnIssuer(context.target);
  if (isOwnFault(exchange) || isOwnToken) return bad(name, 'service', sentence, NEXT_STEP.service, reply);
  if (status === 401) {
    const next = `Check that LODGING_AUTH_URL issues tokens for this LODGING_BASE_URL. ${ANYWAY}`;
    return bad(name, 'configuration', sentence, next, reply);
  }
  const missing = groundMissing(exchange);
  if (missing) {
    const isSure = operation === 'check-in';
    return bad(name, 'configuration', `${onOneLine(missing.summary)}.`, missingStep(exchange), { ...reply, isSure });
  }
  if (Math.abs(skewS) > LARGEST_SKEW_S) {
    const next = `Set the clock that is wrong (they differ by ${Math.abs(skewS)} s): stays are dated by this machine's. ${ANYWAY}`;
    return bad(name, 'configuration', sentence, next, { ...reply, isSure: operation === 'check-in' });
  }
  const { text, isPointedAt } = adviceOn(exchange, operation, context);
  return bad(name, 'configuration', sentence, text, { ...reply, isSure: operation === 'check-in' && isPointedAt });
}

/** The step of a control. */
export function controlStep(name: string, exchange: Exchange, beside: Beside): PreflightStep {
  const without = unanswered(name, exchange);
  if (without) return without;
  if (isTaken(exchange)) return good(name, `A valid call was accepted (${statusOf(exchange)}).`);
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
