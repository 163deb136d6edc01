/** What a single exchange of the preflight tells: a good reply, or who is to blame. */
import {
  type Exchange,
  type ExchangeFailure,
  headerValues,
  isAccepted,
  isOutage,
  replyLine,
} from '../../contract/evidence.ts';
import { groundMissing } from '../matchers/answered.ts';
import { type Blame, bad, good, notTried, type PreflightStep } from './report.ts';

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
};

const NEXT_STEP: Readonly<Record<'network' | 'outage' | 'configuration' | 'service', string>> = {
  network: 'Check the network between this machine and the service: name, firewall, VPN, proxy (HTTPS_PROXY).',
  outage: 'Try again when the service is up; if it is slow only, raise network.timeoutMs in certification.yaml.',
  configuration: 'Supply more values in certification.yaml.',
  service: 'The run judges it.',
};
const NO_ID_STEP = 'Choose another values.reservationIdFrom.';
const NO_ZONE_STEP = 'Set LODGING_HOTEL_TIME_ZONE, or list the hotel in values.hotels of certification.yaml.';

/** The beginning of a reply's body on one line, for a person to recognise; secrets were replaced by the wire. */
function excerpt({ reply }: Exchange): string {
  const text = (reply?.body.text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (text === '') return '';
  return `: ${text.length > 160 ? `${text.slice(0, 160)}…` : text}`;
}

/** The step of an exchange that says nothing about the service; `null` where it does. */
function unanswered(name: string, exchange: Exchange): PreflightStep | null {
  const { failure, reply, request } = exchange;
  if (failure) {
    const blame = BLAME_OF_FAILURE[failure.kind] ?? 'service';
    const next = failure.kind === 'no-reservation-id' ? NO_ID_STEP : NEXT_STEP[blame as keyof typeof NEXT_STEP];
    return bad(name, blame, `${request.url}: ${failure.message}.`, next);
  }
  if (isOutage(reply?.status ?? 0)) {
    return bad(name, 'outage', `${request.url} is out of order: ${replyLine(exchange)}.`, NEXT_STEP.outage);
  }
  if (reply?.status !== 429) return null;
  const sentence = `${request.url} still says that the rate limit is met (429), after ${exchange.waits.length} waits.`;
  return bad(name, 'outage', sentence, 'Wait, then try again; set pace.requestsPerSecond in certification.yaml.');
}

/** Whether the client was refused in the words of OAuth (RFC 6749 §5.2): then the credentials are to blame. */
function refusesClient({ reply }: Exchange): boolean {
  if (![400, 401, 403].includes(reply?.status ?? 0)) return false;
  try {
    const body = JSON.parse(reply?.body.text ?? '') as { error?: unknown } | null;
    return body?.error === 'invalid_client' || body?.error === 'unauthorized_client';
  } catch {
    return false;
  }
}

/** Whether an exchange brought a token. */
export function hasToken(exchange: Exchange): boolean {
  return isAccepted(exchange) && exchange.issued.length > 0;
}

/** Whether a reply says that nothing is there, or nothing that takes a POST. */
export function isNowhere({ reply }: Exchange): boolean {
  return reply?.status === 404 || reply?.status === 405;
}

/** What a token request met. */
export function tokenStep(name: string, exchange: Exchange): PreflightStep {
  const without = unanswered(name, exchange);
  if (without) return without;
  const line = `${exchange.request.url} answered ${replyLine(exchange)}`;
  if (hasToken(exchange)) return good(name, `A token was issued (${exchange.issued[0]?.format}).`);
  if (refusesClient(exchange)) {
    return bad(
      name,
      'credentials',
      `The issuer refuses the client${excerpt(exchange)}.`,
      'Check LODGING_CLIENT_ID and LODGING_CLIENT_SECRET, and that they belong to this issuer and environment.',
    );
  }
  const setting = name === 'token-form' ? 'LODGING_AUTH_URL (unset: LODGING_BASE_URL)' : 'LODGING_BASE_URL';
  return bad(
    name,
    'service',
    `${line}, without a token${excerpt(exchange)}.`,
    `Check ${setting} and the credentials; if they are right, the service is wrong, and the run judges it.`,
  );
}

/** What to do about a call that lacked what it rests on. */
function missingStep({ request, guestAbsent }: Exchange): string {
  if (request.operation === 'check-in' || guestAbsent?.assumed) return NO_ZONE_STEP;
  return guestAbsent ? 'Look at the check-in first: without a guest in the house nothing can be told.' : NO_ID_STEP;
}

/** What a control met. @param values which of the integrator's values it rests on, in words */
export function controlStep(name: string, exchange: Exchange, values: string): PreflightStep {
  const without = unanswered(name, exchange);
  if (without) return without;
  const line = replyLine(exchange);
  if (isAccepted(exchange)) return good(name, `A valid call was accepted (${line}).`);
  const missing = groundMissing(exchange);
  if (missing) return bad(name, 'service', `${missing.summary}.`, missingStep(exchange));
  const status = exchange.reply?.status ?? 0;
  const refused = `A valid call was not accepted: ${line}${excerpt(exchange)}.`;
  if (status === 401 || status === 403) {
    return bad(name, 'service', refused, 'Check that LODGING_AUTH_URL issues tokens for this LODGING_BASE_URL.');
  }
  if (isNowhere(exchange) || (status >= 300 && status < 400)) {
    return bad(name, 'service', refused, `Check LODGING_BASE_URL: ${exchange.request.url} was called.`);
  }
  const advice = `Check ${values}. The run starts, but refusals prove nothing where the valid twin is refused too.`;
  return bad(name, 'service', refused, advice);
}

const LARGEST_SKEW_S = 60;

/** Compares the clocks, where a reply carries a date (RFC 9110 §6.6.1). */
export function clockStep(exchange: Exchange): PreflightStep {
  const [date] = headerValues(exchange.reply?.headers ?? [], 'date');
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return notTried('clock', 'The reply carries no Date to compare with.');
  const skew = Math.round((theirs - Date.parse(exchange.sentAt) - exchange.durationMs) / 1000);
  if (Math.abs(skew) <= LARGEST_SKEW_S) return good('clock', 'The clocks agree to within a minute.');
  const sentence = `The service's clock is ${Math.abs(skew)} s ${skew > 0 ? 'ahead of' : 'behind'} this machine's.`;
  return good('clock', sentence, 'Set the clock that is wrong: stays are dated and tokens refreshed by this one.');
}
